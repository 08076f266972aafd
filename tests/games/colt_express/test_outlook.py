"""How a game stands, for searches: a chance for each player, by what decides games."""

from __future__ import annotations

import pytest

from posse.bots import LEVELS, Seeker, observe
from posse.games.colt_express import GAME
from posse.games.colt_express.outlook import chances, duel_of_guns, settled
from posse.games.colt_express.sayings import PLAN
from tests.games.colt_express.lay import lay, new, place, scheme, walk

EVERYWHERE = "ghost 4i, belle 3i, cheyenne 4i, tuco 3i"


@pytest.mark.parametrize("options", [{}, {"expert": True}])
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_player_has_a_chance_and_together_they_have_one_game(seats: int, options: dict[str, object]) -> None:
    for game in walk(seats, seats, **(options if seats > 2 else {})):
        found = GAME.outlook(game)
        if game.round < 0:
            assert found == [], "nobody knows yet what there is to rob"
        else:
            assert len(found) == seats and min(found) > 0.0 and sum(found) == pytest.approx(1.0)


def test_a_team_has_what_both_have_and_no_gunslinger() -> None:
    gangs = "tuco cheyenne django doc"
    at = "tuco 4i, cheyenne 3i, django 4i, doc 3i"
    before = chances(lay(gangs, seats=2, at=at, now=3))
    rich = [chances(lay(gangs, seats=2, at=at, now=3, loot={name: "jewel"})) for name in gangs.split()]
    assert rich[0] == pytest.approx(rich[1]) and rich[0][0] > before[0]
    assert rich[2] == pytest.approx(rich[3]) and rich[2][1] > before[1]
    assert duel_of_guns(lay(gangs, seats=2, bullets={"tuco": 1}), 0) == [0.0, 0.0, 0.0]
    assert duel_of_guns(lay(bullets={"belle": 1}), 1) == [1.0, 0.0, 5.0]


def test_it_is_settled_when_a_round_begins() -> None:
    for seed in range(5):
        for seats, expert in ((2, True), (4, False), (5, True)):
            options: dict[str, object] = {"expert": expert} if seats > 2 else {}
            began = [game.round for game in walk(seats, seed, **options) if GAME.settled(game)]
            assert began == [0, 1, 2, 3, 4]
    for game in walk(4, 9):
        if GAME.settled(game):
            assert game.pending is not None and game.pending.kind is PLAN and not game.pile
            assert game.questions()[0].seat == game.first_player


def test_what_one_has_is_good_and_the_later_the_better() -> None:
    poor = [chances(lay(at=EVERYWHERE, now=now))[0] for now in (1, 4)]
    rich = [chances(lay(at=EVERYWHERE, now=now, loot={"ghost": "jewel"}))[0] for now in (1, 4)]
    assert rich[0] > poor[0] and rich[1] - poor[1] > rich[0] - poor[0]


def test_so_is_what_lies_at_hand_and_to_be_the_gunslinger() -> None:
    before = chances(lay(at=EVERYWHERE, now=3))
    loot = chances(lay(at=EVERYWHERE, now=3, loot={"4i": "jewel"}))
    assert loot[0] > before[0] and loot[2] > before[2]
    assert loot[1] < before[1] and loot[3] < before[3]
    shots = chances(lay(at=EVERYWHERE, now=3, bullets={"belle": 3}))
    assert shots[1] > before[1] and max(shots[0], shots[2], shots[3]) < before[0]
    hurt = lay(at=EVERYWHERE, now=3)
    hurt.take_bullet(3, 0)
    assert chances(hurt)[3] < before[3]


def test_a_marshal_goes_by_it_once_the_train_is_there_and_a_drifter_does_not() -> None:
    game = scheme(at=EVERYWHERE, hands={"ghost": "move floor robbery fire punch marshal"})
    assert settled(game) and place("4i") == game.at[0]
    for name, goes in (("marshal", True), ("drifter", False)):
        bot = Seeker(LEVELS[name], 3, tries=40)
        found = bot.weigh(observe(game, 0))
        assert (bot.outlooks is not None) == goes
        assert all(one.worth is not None and 0.0 <= one.worth <= 1.0 for one in found if one.tries)
    bot = Seeker(LEVELS["marshal"], 3, tries=8)
    picking = new(4)
    bot.weigh(observe(picking, picking.questions()[0].seat))
    assert bot.outlooks is None
