"""Chapter 16, end and scoring (CE-230..237)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.rules.scoring import final_scoring, gunslingers, ranks, wealth
from posse.games.colt_express.sayings import COUNTED, IS_GUNSLINGER, RANSOM_COUNTED, SHARED, WEALTH, WON, WON_TIE
from posse.games.colt_express.state import Train
from tests.games.colt_express.lay import b, lay, table, told, walk, whole_round


def scored(**kwargs: object) -> Train:
    game = lay(**{"bandits": "ghost belle tuco", **kwargs})  # type: ignore[arg-type]
    final_scoring(game)
    return game


@pytest.mark.clauses("CE-230")
def test_after_the_event_of_round_five_it_is_over_and_all_loot_is_shown() -> None:
    game = whole_round("event", bandits="ghost belle tuco", now=4, loot={"ghost": "300 400", "2i": "500"})
    assert game.pending is None and game.stack == []
    for seat in (0, 1, 2, None):
        bandits = table(game, seat)["bandits"]
        assert bandits[0]["purse_values"] == [300, 400]
        assert [entry["value"] for entry in table(game, seat)["train"][4]] == [500]
    assert table(game, None)["players"][0]["wealth"] == 700 + 1000


@pytest.mark.clauses("CE-231")
def test_wealth_is_tokens_ransom_and_prize() -> None:
    game = lay(bandits="ghost belle tuco", loot={"ghost": "250! 450 jewel box"}, bullets={"belle": 4})
    assert wealth(game, 0) == 250 + 450 + 500 + 1000
    game.ransom = (250, 0, 0, 0, 0, 0)
    assert wealth(game, 0) == 2450
    assert wealth(game, 1) == 1000 and wealth(game, 2) == 0


@pytest.mark.clauses("CE-230", "CE-231", "CE-199c")
def test_it_is_told_which_token_ransom_and_prize_gave_what_before_the_totals() -> None:
    game = lay(bandits="ghost belle tuco", loot={"ghost": "250! 450 jewel", "tuco": "box"}, bullets={"belle": 4})
    game.ransom = (250, 0, 0, 0, 0, 0)
    final_scoring(game)
    ghost, tuco = b("ghost"), b("tuco")
    assert [(event.saying, event.values) for event in game.log or []] == [
        (COUNTED, (0, ghost, 0, 250)),
        (COUNTED, (0, ghost, 0, 450)),
        (COUNTED, (0, ghost, 1, 500)),
        (RANSOM_COUNTED, (0, ghost, 250)),
        (COUNTED, (2, tuco, 2, 1000)),
        (IS_GUNSLINGER, (1, 4)),
        (WEALTH, (0, 1450, game.bullets_received(0))),
        (WEALTH, (1, 1000, game.bullets_received(1))),
        (WEALTH, (2, 1000, game.bullets_received(2))),
        (WON, (0, 1450)),
    ]


@pytest.mark.clauses("CE-232")
@pytest.mark.parametrize(
    ("left", "titles"), [((3, 4, 5), [0]), ((2, 2, 6), [0, 1]), ((0, 0, 0), [0, 1, 2]), ((6, 6, 5), [2])]
)
def test_the_gunslinger_has_the_fewest_bullets_left_and_ties_all_get_the_prize(
    left: tuple[int, int, int], titles: list[int]
) -> None:
    game = scored(bullets=dict(zip(("ghost", "belle", "tuco"), left, strict=True)))
    assert gunslingers(game) == titles
    assert [wealth(game, seat) for seat in range(3)] == [1000 if seat in titles else 0 for seat in range(3)]
    assert told(game, IS_GUNSLINGER) == [(seat, min(left)) for seat in titles]


@pytest.mark.clauses("CE-233")
def test_if_nobody_fired_all_are_gunslingers() -> None:
    game = scored()
    assert gunslingers(game) == [0, 1, 2]
    assert ranks(game) == [1, 1, 1]


@pytest.mark.clauses("CE-234")
def test_the_richest_wins() -> None:
    game = scored(loot={"ghost": "300", "belle": "box", "tuco": "jewel 250!"})
    assert ranks(game) == [3, 1, 2]
    assert told(game, WON) == [(1, 2000)]
    assert [values[1] for values in told(game, WEALTH)] == [1300, 2000, 1750]


@pytest.mark.clauses("CE-235", "CE-146")
def test_a_tie_goes_to_whoever_received_fewer_bullets_from_whomever() -> None:
    game = scored(loot={"ghost": "jewel", "belle": "jewel"}, hands={"ghost": "bullet"})
    assert ranks(game) == [2, 1, 3] and told(game, WON_TIE) == [(1, 1500, 0)] and told(game, WON) == []
    shot = scored(loot={"ghost": "jewel", "belle": "500"}, bullets={"ghost": 5, "belle": 5, "tuco": 5})
    assert ranks(shot) == [1, 1, 3], "one each"
    richer = scored(loot={"ghost": "jewel 250!", "belle": "jewel"}, hands={"ghost": "bullet bullet bullet"})
    assert ranks(richer)[0] == 1, "Bullets only break ties"


@pytest.mark.clauses("CE-236")
def test_still_tied_the_victory_is_shared() -> None:
    game = scored(loot={"ghost": "jewel", "tuco": "jewel"})
    assert ranks(game) == [1, 3, 1]
    assert told(game, WON) == [] and told(game, SHARED[2]) == [(0, 2, 1500, 0)]


@pytest.mark.clauses("CE-237")
def test_places_below_the_first_follow_the_same_order() -> None:
    game = scored(
        bandits="ghost belle tuco doc django", loot={"ghost": "box", "belle": "300", "tuco": "300", "doc": "250!"},
        hands={"belle": "bullet"}, bullets={},
    )  # fmt: skip
    assert ranks(game) == [1, 3, 2, 4, 5]
    for seed in range(5):
        *_, end = walk(4, seed)
        order = sorted(range(4), key=lambda seat: (-wealth(end, seat), end.bullets_received(seat)))
        places = ranks(end)
        assert [places[seat] for seat in order] == sorted(places)
