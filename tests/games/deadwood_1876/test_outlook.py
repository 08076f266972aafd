"""How a game stands, for searches: a chance for each player, by what decides games."""

from __future__ import annotations

import pytest

from posse.bots import LEVELS, Seeker, observe
from posse.games.deadwood_1876 import GAME, town
from posse.games.deadwood_1876.components import EMPTY
from posse.games.deadwood_1876.outlook import acts_for_stranger, chances
from posse.games.deadwood_1876.sayings import BOUT, TURN
from posse.games.deadwood_1876.state import Town
from posse.kernel.chance import Sampled
from posse.kernel.habits import Habits, foresee
from posse.kernel.playout import random_step
from posse.kernel.tree import EVEN, Outlooks
from tests.games.deadwood_1876.lay import ALL_ON, lay

PLAIN = {0: "gold1", 1: "gold2", 2: "gold2", 3: "gold3", 4: "gold1"}


@pytest.mark.parametrize("seats", range(2, 10))
def test_each_player_has_a_chance_and_together_they_have_one_game(seats: int) -> None:
    for seed, options in enumerate(({}, ALL_ON)):
        luck = Sampled.of(seats + 10 * seed)
        game = town(GAME.new(seats, luck, dict(options), log=False))
        while game.pending is not None:
            found = GAME.outlook(game)
            assert len(found) == seats and min(found) >= 0.0
            assert abs(sum(found) - 1.0) < 1e-9 or (seats == 2 and sum(found) < 1.0)
            random_step(game, luck)


def test_who_acts_for_the_stranger_wins_where_it_wins() -> None:
    rows = {0: "gold1", 1: "gold1", 2: "gold5"}
    with_it = chances(lay(2, rows=rows, stars="bella gem gem", rounds=8, heists=3))
    alone = chances(lay(2, rows=rows, stars="gem gem bella", rounds=8, heists=3))
    assert sum(with_it) == pytest.approx(1.0) and with_it[0] > 0.2, "the first player would fight as the Stranger"
    assert sum(alone) < 0.9, "nobody wins if the Stranger alone advances (D76-359)"
    assert acts_for_stranger(lay(2, stars="bella gem gem")) == 0
    assert acts_for_stranger(lay(2, stars="bella bella gem")) == EMPTY


def at_the_end(rows: dict[int, str], stars: str) -> list[float]:
    """What is told at the first turn of the Badge Round of a game with one Badge."""
    game = lay(5, rows=rows, stars=stars, rounds=4, heists=3, step="badge_round")
    assert game.pending is not None and game.pending.kind is TURN and GAME.settled(game)
    return chances(game)


def test_gold_is_good_and_so_are_guns_and_rich_neighbours() -> None:
    stars = "gem gem bella bella grand"
    before = at_the_end(PLAIN | {4: "gold1 badge5"}, stars)
    gold = at_the_end(PLAIN | {0: "gold1 gold5", 4: "gold1 badge5"}, stars)
    assert gold[0] > before[0] and gold[1] > before[1], "the whole house is richer"
    assert gold[2] < before[2] and gold[3] < before[3]
    gun = at_the_end(PLAIN | {2: "gold2 messenger", 4: "gold1 badge5"}, stars)
    assert gun[2] > before[2] and gun[3] < before[3], "they would fight each other"


def test_gold_is_worth_more_where_nobody_shares_the_house() -> None:
    rows = {0: "gold5", 1: "gold1", 2: "gold1", 3: "gold2", 4: "gold2 badge5"}
    alone = at_the_end(rows, "grand gem gem bella bella")
    shared = at_the_end(rows, "gem gem grand bella bella")
    assert alone[0] > shared[0]


def test_what_has_begun_is_played_on() -> None:
    luck = Sampled.of(4)
    game = town(GAME.new(5, luck, log=False))
    kinds = set()
    while game.pending is not None:
        kinds.add((game.pending.kind.name, GAME.settled(game)))
        if game.pending.kind is BOUT:
            assert GAME.settled(game) == (max(game.hits) == 0)
        random_step(game, luck)
    assert ("turn", True) in kinds
    assert {name for name, settled in kinds if settled} <= {"turn", "bout"}
    assert not GAME.settled(game)


def test_who_is_the_favourite_in_a_fight_wins_about_as_often_as_told() -> None:
    told, won = 0.0, 0
    fights = 0
    for seed in range(700):
        luck = Sampled.of(seed)
        game: Town = town(GAME.new(5, luck, log=False))
        while game.pending is not None and game.pending.kind is not BOUT:
            random_step(game, luck)
        if game.pending is None:
            continue
        found = chances(game)
        while game.pending is not None:
            random_step(game, luck)
        fights += 1
        told += max(found)
        won += game.winners == (found.index(max(found)),)
    assert fights > 200
    assert abs(told - won) / fights < 0.08


def test_a_search_learns_what_a_choice_changes_and_not_how_good_the_world_was() -> None:
    game = lay(5, rows=PLAIN, rounds=2, heists=2)
    habits = Habits(5, GAME.kinds.total)
    outlooks = Outlooks(habits)
    outlooks.begin(game)
    liked, hopes = outlooks.judge(game.copy(), 0, [1, 2])
    assert liked == [0.5, 0.5] and hopes == [EVEN] * 5, "nothing has happened yet"
    assert sum(outlooks.usual(seat) for seat in range(5)) == pytest.approx(sum(outlooks.before))
    trial = game.copy()
    assert game.pending is not None
    trial.answer(next(iter(trial.pending.options)))
    taken: list[int] = []
    foresee(trial, habits, trial.chance, taken)
    assert trial.pending is not None and trial.pending.kind is TURN and trial.player == 1, "no further than that"


def test_a_marshal_goes_by_it_and_a_drifter_does_not() -> None:
    game = lay(5, rows=PLAIN, rounds=2, heists=2)
    seen = observe(game, 0)
    for name, goes in (("marshal", True), ("drifter", False)):
        bot = Seeker(LEVELS[name], 3, tries=40)
        found = bot.weigh(seen)
        assert (bot.outlooks is not None) == goes
        assert all(one.worth is not None and 0.0 <= one.worth <= 1.0 for one in found if one.tries)
