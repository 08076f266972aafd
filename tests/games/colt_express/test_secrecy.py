"""Chapter 15, hidden information (CE-220..229)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from posse.games.colt_express.components import ON_CARD, PURSE_VALUES, STATIONS
from posse.games.colt_express.rules.purses import MIXED, SAW, lose_blind, see
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.rules.stealing import Stealing
from posse.games.colt_express.sayings import PLAYED, YOU_FOUND, YOU_LOST
from posse.games.colt_express.state import FACE_DOWN, IN_HAND, PLACES, Train
from posse.kernel.chance import Sampled
from tests.games.colt_express.lay import (
    answer,
    b,
    begin,
    card,
    lay,
    place,
    plan,
    punch,
    scheme,
    steal,
    table,
    told,
    walk,
)

HANDS = {
    "ghost": "move move floor fire fire robbery",
    "belle": "move floor floor fire punch bullet",
    "cheyenne": "move fire robbery robbery punch marshal",
    "tuco": "move move fire fire punch marshal",
}


def card_of(game: Train, seat: int | None, name: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = [bandit for bandit in table(game, seat)["bandits"] if bandit["bandit"] == b(name)]
    return found[0]


def worlds(game: Train, seat: int | None, count: int = 200) -> list[Train]:
    return [game.redeal(seat, Sampled.of(seed)) for seed in range(count)]


@pytest.mark.clauses("CE-220")
def test_what_lies_open_is_seen_by_all_alike() -> None:
    game = scheme(hands=HANDS, at="ghost 1i, belle 2r", marshal=3, bullets={"tuco": 4}, neutral=7,
                  loot={"2i": "300 jewel", "tuco": "400 jewel box"})  # fmt: skip
    plan(game, "fire")
    views = [table(game, seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        for open_to_all in ("wagons", "cars", "marshal", "neutral", "removed", "rounds", "first_player", "players"):
            assert view[open_to_all] == views[0][open_to_all], open_to_all
        assert [bandit["place"] for bandit in view["bandits"]] == [place("1i"), place("2r"), 8, 8]
        assert view["players"][3]["hand"] == 6 and view["players"][3]["deck"] == 4
        assert view["bandits"][3]["bullets"] == 4 and view["players"][0]["received"][7] == 2
        assert view["pile"] == [{"seat": 0, "card": card("ghost fire"), "face_down": False, "by_ghost": False}]
        assert (view["bandits"][3]["purses"], view["bandits"][3]["jewels"], view["bandits"][3]["strongboxes"]) == (
            1,
            1,
            1,
        )
        assert [token["kind"] for token in view["train"][place("2i")]] == [0, 1]


@pytest.mark.clauses("CE-221", "CE-226")
def test_hands_purses_and_face_down_cards_are_their_owners_alone() -> None:
    game = begin(lay(hands=HANDS, loot={"tuco": "400 500"}), Scheming((1,)))
    plan(game, "robbery")
    own = table(game, 0)["yours"]
    assert dict(zip(own["cards"], own["hand"], strict=True))[card("ghost fire")] == 2
    assert table(game, 0)["pile"][0]["card"] == card("ghost robbery")
    assert card_of(game, 3, "tuco")["purse_values"] == [400, 500], "the owner may look at any time"
    for other in (0, 1, 2, None):
        assert card_of(game, other, "tuco")["purse_values"] == []
    for other in (1, 2, 3):
        assert table(game, other)["pile"][0]["card"] is None
        assert table(game, other)["yours"]["cards"] == game.cards_of(other)
    assert table(game, None)["yours"] is None


@pytest.mark.clauses("CE-222")
def test_nobody_knows_decks_unowned_purses_and_round_cards_to_come() -> None:
    game = scheme(hands=HANDS, loot={"2i": "300 500"}, rounds="braking tunnel bridge angry hostage")
    values, stations, coming, decks = set(), set(), set(), set()
    for world in worlds(game, 0):
        values.add(world.value[0])
        stations.add(world.rounds[4])
        coming.add(world.rounds[1])
        decks.add(tuple(world.deck[card("belle move") : card("belle move") + 6]))
        assert world.rounds[0] == game.rounds[0]
        assert world.hand[:6] == game.hand[:6] and world.deck[:6] == game.deck[:6], "own cards are known"
    assert values == {250, 300, 350, 400, 450, 500}
    assert stations == set(STATIONS) and coming == set(range(7)) - {game.rounds[0]}
    assert len(decks) > 10


@pytest.mark.clauses("CE-223")
def test_a_purse_once_held_is_known_as_long_as_it_can_be_followed() -> None:
    """Ghost holds a 450, drops it, Belle robs it, Cheyenne snatches it: Ghost and Belle know it all the way."""
    game = lay(at="ghost 2i, tuco 2i, belle 3i, cheyenne 3i", loot={"ghost": "450"}, luck=Sampled.of(1),
               pile="tuco punch, belle move, belle robbery")  # fmt: skip
    begin(game, Stealing())
    answer(game, 1)
    answer(game, 2)
    assert game.pending is None and game.loot[0] == ON_CARD + b("belle")
    assert told(game, YOU_LOST, 0) == [(450,)] and told(game, YOU_FOUND, 1) == [(450,)]
    for seat, known in ((0, [450]), (1, [450]), (2, []), (3, []), (None, [])):
        assert card_of(game, seat, "belle")["purse_values"] == known
    taken = lay(at="cheyenne 2i, belle 2i", loot={"belle": "450"})
    taken.known[0] = 0b11
    begin(taken, Stealing())
    see(taken, 2, 0)
    assert taken.known[0] == 0b111


@pytest.mark.clauses("CE-223")
def test_everybody_knows_a_starting_purse_wherever_it_goes() -> None:
    game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "250!"})
    answer(game, 1)
    for seat in (0, 1, 2, 3, None):
        assert [token["value"] for token in table(game, seat)["train"][place("2r")]] == [250]


@pytest.mark.clauses("CE-224")
def test_a_blind_loss_breaks_the_trail_of_all_purses_on_that_card_for_all_but_the_loser() -> None:
    for seed in range(12):
        game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "250! 400 300"}, luck=Sampled.of(seed))
        game.known[1] |= 1 << 3  # Tuco's player had held the 400 once
        assert card_of(game, 3, "ghost")["purse_values"] == [250, 400]
        assert card_of(game, 2, "ghost")["purse_values"] == [250]
        answer(game, 1)
        for seat in (1, 2, 3, None):
            assert [token["value"] for token in table(game, seat)["train"][place("2r")]] == [None]
            assert card_of(game, seat, "ghost")["purse_values"] == []
            assert card_of(game, seat, "ghost")["purses"] == 2
        (fell,) = table(game, 0)["train"][place("2r")]
        assert fell["value"] == told(game, YOU_LOST, 0)[0][0], "the loser is shown which"
        assert sorted([*card_of(game, 0, "ghost")["purse_values"], fell["value"]]) == [250, 300, 400]
        assert fell["token"] == 2, "the number is always the same: it tells nothing"


@pytest.mark.clauses("CE-224")
def test_purses_known_to_have_one_value_stay_known() -> None:
    game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "250! 250!"}, luck=Sampled.of(1))
    answer(game, 1)
    for seat in (0, 1, 2, 3, None):
        assert [token["value"] for token in table(game, seat)["train"][place("2r")]] == [250]
        assert card_of(game, seat, "ghost")["purse_values"] == [250]
    single = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "400 jewel"})
    single.known[0] |= 1 << 3
    answer(single, 0)
    answer(single, 1)
    assert [token["value"] for token in table(single, 3)["train"][place("2r")]] == [400], "one Purse can be followed"


@pytest.mark.clauses("CE-224")
def test_whoever_then_holds_the_lost_purse_sees_it() -> None:
    game = steal("tuco punch, tuco robbery", at="tuco 2r, ghost 2r", loot={"ghost": "250! 400"}, luck=Sampled.of(2))
    answer(game, 1)
    (value,) = card_of(game, 3, "tuco")["purse_values"]
    assert value == told(game, YOU_LOST, 0)[0][0]
    assert card_of(game, 1, "tuco")["purse_values"] == []


@pytest.mark.clauses("CE-228")
def test_the_others_only_know_that_one_of_the_two_is_the_250() -> None:
    game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "250! 400"}, luck=Sampled.of(3))
    answer(game, 1)
    for seat in (1, 3, None):
        fell: Counter[bool] = Counter()
        for world in worlds(game, seat, 400):
            assert 250 in world.value[:2], "one of the two is the starting Purse"
            fell[world.value[1] == 250] += 1
            assert sorted(world.value) == sorted(PURSE_VALUES)
        chance = 1 / 2 + 1 / 2 * 7 / 17
        assert abs(fell[True] / 400 - chance) < 0.08, (
            "as likely the one as the other; the unknown one may be a 250, too"
        )
    assert {world.value[:2] for world in worlds(game, 0)} == {game.value[:2]}, "Ghost's player knows both"


@pytest.mark.clauses("CE-228", "CE-223")
def test_looking_at_one_of_two_mixed_purses_tells_the_other() -> None:
    for seed in range(6):
        game = steal(
            "tuco punch, tuco robbery", at="tuco 2r, ghost 2r", loot={"ghost": "250! 400"}, luck=Sampled.of(seed)
        )
        answer(game, 1)
        (found,) = card_of(game, 3, "tuco")["purse_values"]
        left = {world.value[0] for world in worlds(game, 3, 60)}
        if found == 250:
            assert len(left) > 3, "it was the starting one, or another 250: the other may be anything"
        else:
            assert left == {250}
        assert game.memory[3] == (MIXED, 2, 0, 250, 1, 0, SAW, 1, found)


@pytest.mark.clauses("CE-228", "CE-004")
def test_the_odds_of_a_mixed_purse_are_the_right_ones() -> None:
    """Everybody knows 250 and 300 lie on the card and saw a third go there; one of three falls."""
    game = lay(loot={"ghost": "250! 300! 500"}, luck=Sampled.of(1))
    lose_blind(game, b("ghost"))
    fell = Counter(world.value[2] for world in worlds(game, 1, 3000))
    pool = list(PURSE_VALUES)
    pool.remove(250)
    pool.remove(300)
    for value in (250, 300, 350, 400, 450, 500):
        chance = (value in (250, 300)) / 3 + pool.count(value) / len(pool) / 3
        assert abs(fell[value] / 3000 - chance) < 0.035, (value, fell[value])


@pytest.mark.clauses("CE-228")
def test_two_mixings_are_remembered_one_after_the_other() -> None:
    """The 250 fell or stayed; what fell went to Tuco's 300 and one of these fell again."""
    game = lay(loot={"ghost": "250! 500", "tuco": "300!"}, luck=Sampled.of(5))
    lose_blind(game, b("ghost"))
    game.loot[1] = ON_CARD + b("tuco")
    see(game, 3, 1)
    lose_blind(game, b("tuco"))
    for world in worlds(game, 1, 120):
        assert {250, 300} <= set(world.value[:3]), "wherever they are now"
    seen = {world.value[:3] for world in worlds(game, 1, 300)}
    assert len({values[0] for values in seen}) > 3 and len({values[1] for values in seen}) > 3
    tucos = {world.value[:3] for world in worlds(game, 3, 200)}
    assert all(values[1:] == game.value[1:3] for values in tucos), "Tuco's player holds and sees both"


@pytest.mark.clauses("CE-228", "CE-007")
@pytest.mark.parametrize("options", [{}, {"expert": True}])
def test_every_imagined_world_has_the_right_cards_and_purses(options: dict[str, object]) -> None:
    for number, game in enumerate(walk(4, 12, **options)):
        if game.round < 0 or number % 5:
            continue
        world = game.redeal(number % 4, Sampled.of(number))
        game.box.check(world)
        assert sorted(world.value) == sorted(PURSE_VALUES)
        for purse in range(18):
            if game.known[purse] >> (number % 4) & 1:
                assert world.value[purse] == game.value[purse]


@pytest.mark.clauses("CE-228", "CE-062")
def test_an_imagined_face_down_card_is_an_action_its_player_still_may_have_played() -> None:
    game = begin(lay(hands=HANDS, pile="belle robbery, belle robbery"), Scheming((1, 0), 0, 1))
    plan(game, "punch")
    found = Counter(world.pile[2] - FACE_DOWN for world in worlds(game, 0))
    assert set(found) == {card(f"belle {name}") for name in ("move", "floor", "fire", "punch", "marshal")}
    assert all(world.lead[1 * PLACES + IN_HAND] <= 1 for world in worlds(game, 0, 40))


@pytest.mark.clauses("CE-225")
def test_the_log_of_open_plays_stays() -> None:
    *_, game = walk(3, 2)
    for seat in (0, 1, 2, None):
        assert told(game, PLAYED, seat) == told(game, PLAYED, 0) and len(told(game, PLAYED, seat)) > 20


@pytest.mark.clauses("CE-226")
def test_no_choice_shows_a_purse_to_another_player() -> None:
    game = steal("ghost move", at="ghost 2i", loot={"ghost": "400"})
    assert card_of(game, 0, "ghost")["purse_values"] == [400], "at any time"
    assert all(card_of(game, seat, "ghost")["purse_values"] == [] for seat in (1, 2, 3, None))
    kinds = {kind.name for kind in game.box.kinds.all}
    assert kinds == {
        "bandit", "team-marshal", "wagon", "caboose", "plan", "keep", "move", "marshal", "target", "token", "punched",
        "knocked-off", "take", "shove", "pickpocket",
    }  # fmt: skip


@pytest.mark.clauses("CE-229")
def test_a_spectator_sees_what_all_see_and_no_more() -> None:
    for number, game in enumerate(walk(3, 3)):
        if number % 4:
            continue
        spectator = table(game, None)
        assert spectator["yours"] is None
        for seat in range(3):
            seen = table(game, seat)
            for bandit, own in zip(spectator["bandits"], seen["bandits"], strict=True):
                left = list(own["purse_values"])
                for value in bandit["purse_values"]:
                    left.remove(value)
            for mine, theirs in zip(seen["train"], spectator["train"], strict=True):
                for token, other in zip(mine, theirs, strict=True):
                    assert other["value"] in (None, token["value"])


@pytest.mark.clauses("CE-223", "CE-228")
def test_in_an_imagined_world_others_know_what_they_were_seen_to_hold() -> None:
    game = steal("ghost punch, tuco move", at="ghost 2i, belle 2i, tuco 2r", loot={"belle": "400"})
    answer(game, 1)
    for world in worlds(game, 3, 20):
        assert [token["value"] for token in table(world, 1)["train"][place("2i")]] == [world.value[0]]
        assert [token["value"] for token in table(world, 2)["train"][place("2i")]] == [None]
