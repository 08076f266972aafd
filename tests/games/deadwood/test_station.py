"""Chapter 11, the Train Station (DW-267..271)."""

from __future__ import annotations

import pytest

from posse.games.deadwood.components import STATION
from posse.games.deadwood.sayings import (
    DRAWN,
    DRAWN_AT_DEPOT,
    FROM_CHURCH,
    NO_MORE_TILES,
    NOT_OWED_CHURCH,
    ORDER,
    TRACK,
)
from posse.games.deadwood.state import BY_STATION
from tests.games.deadwood.lay import asked, lay, names_in, options_as_plots, plot, question, refused, spot, told
from tests.games.deadwood.moves import LINE, annex, build, dance, go, lay_tile, move, order, town_hall_with


@pytest.mark.clauses("DW-267")
@pytest.mark.parametrize(("track", "offered"), [(LINE, {"b3", "b4"}), ("f1 e1 d1 c1", {"b1", "b2"})])
def test_the_station_continues_the_line_in_the_red_row(track: str, offered: set[str]) -> None:
    game = town_hall_with("", {}, track=track)
    assert options_as_plots(game) == offered
    assert refused(game, TRACK, plot("b6")).clause == "DW-267"


@pytest.mark.clauses("DW-268", "DW-257", "DW-259")
def test_a_building_under_the_station_is_destroyed() -> None:
    game = town_hall_with("bank@b1", {1: "boss@bank"}, track="f1 e1 d1 c1", money={0: 9})
    lay_tile(game, "b1")
    assert game.plots[plot("b1")] == STATION and spot(game, 1, "boss") == "mine" and names_in(game, 1) == ["bank"]


@pytest.mark.clauses("DW-270")
def test_beside_the_station_everybody_may_annex_twice() -> None:
    game = town_hall_with("laundry@b2", {1: "boss@laundry"}, track="f1 e1 d1 c1", money={0: 9})
    lay_tile(game, "b1")
    assert asked(game) == (1, "annex")
    annex(game)
    assert asked(game) == (1, "annex") and game.money[1] == 6
    annex(game)
    assert game.money[1] == 7 and game.pending is None


@pytest.mark.clauses("DW-270")
@pytest.mark.parametrize(("first", "second", "money"), [(False, True, 6), (True, False, 6), (False, False, 5)])
def test_each_of_the_two_may_be_declined_by_itself(first: bool, second: bool, money: int) -> None:
    game = town_hall_with("laundry@b2", {1: "boss@laundry"}, track="f1 e1 d1 c1", money={0: 9})
    lay_tile(game, "b1")
    annex(game, yes=first)
    annex(game, yes=second)
    assert game.money[1] == money


@pytest.mark.clauses("DW-270")
def test_the_second_one_is_gone_if_he_has_left() -> None:
    game = town_hall_with("dance-hall@b2", {1: "boss@dance-hall"}, track="f1 e1 d1 c1", money={0: 9})
    lay_tile(game, "b1")
    annex(game)
    dance(game, "dance-hall")
    assert game.money[1] == 6 and game.pending is None


@pytest.mark.clauses("DW-270", "DW-225")
def test_in_church_the_layer_orders_the_cowboys_and_each_has_two() -> None:
    game = town_hall_with(
        "", {1: "gunslinger@church", 2: "gunslinger@church"}, track=LINE, posters={1: 3, 2: 3}, money={0: 9}
    )
    lay_tile(game, "b4")
    assert asked(game) == (0, "order") and set(question(game).options) == {FROM_CHURCH + 1, FROM_CHURCH + 2}
    assert refused(game, ORDER, FROM_CHURCH + 0).saying is NOT_OWED_CHURCH
    order(game, "church 2")
    annex(game)
    assert asked(game) == (2, "annex"), "both of one cowboy follow one another"
    annex(game)
    assert asked(game) == (1, "annex")
    annex(game)
    annex(game, yes=False)
    assert game.posters == [0, 2, 1] and game.pending is None


@pytest.mark.clauses("DW-270", "DW-271", "DW-197")
def test_the_town_hall_beside_the_station_gives_part_one_and_no_tiles_that_nobody_can_enter() -> None:
    game = town_hall_with("", {}, track=LINE, posters={0: 3}, stacks=("hotel bank", "", ""), money={0: 9})
    lay_tile(game, "b3")
    assert game.posters[0] == 2, "part 1 of the annex that laid it"
    annex(game)
    assert game.posters[0] == 1 and asked(game) == (0, "annex"), "his second annex"
    annex(game)
    assert game.posters[0] == 0 and len(game.track) == 5 and game.pending is None
    assert not told(game, DRAWN) and len(told(game, NO_MORE_TILES)) == 3, "no part 3, three times"


@pytest.mark.clauses("DW-271", "DW-203")
def test_beside_the_station_part_three_is_done_while_a_store_is_still_owed_an_annex() -> None:
    """The Town Hall's new Bank is there for the man whom the General Store moves afterwards."""
    game = town_hall_with(
        "general-store@b4 laundry@a7",
        {1: "boss@general-store gunslinger@laundry"},
        track=LINE, posters={0: 3}, stacks=("bank", "", ""), money={0: 30},
    )  # fmt: skip
    lay_tile(game, "b3")
    order(game, "town-hall")
    annex(game)
    assert asked(game) == (0, "build")
    build(game, "bank", "b5")
    annex(game, yes=False)
    annex(game)
    move(game, "laundry", "bank")
    annex(game)
    assert game.money[1] == 5 + 1 + 5
    annex(game)
    move(game, None)
    assert game.pending is None and len(told(game, NO_MORE_TILES)) == 1, "the layer's own part 3 comes too late"


@pytest.mark.clauses("DW-271", "DW-227", "DW-239")
@pytest.mark.parametrize(("building", "money"), [("stage-depot", 2), ("fortune-teller", 1)])
def test_beside_the_station_nobody_is_asked_for_tiles_that_cannot_matter(building: str, money: int) -> None:
    game = town_hall_with(f"{building}@b2", {1: f"boss@{building}"}, track="f1 e1 d1 c1", money={0: 20})
    lay_tile(game, "b1")
    for paid in (1, 2):
        annex(game)
        assert game.money[1] == 5 + paid * money
    assert game.pending is None and not told(game, DRAWN_AT_DEPOT)
    assert len(told(game, NO_MORE_TILES)) == 3, "his two, and the layer's part 3"


@pytest.mark.clauses("DW-271", "DW-292")
def test_the_game_is_over_after_the_annexes_of_the_station() -> None:
    game = town_hall_with("laundry@b2", {1: "boss@laundry"}, track="f1 e1 d1 c1", money={1: 9}, stacks=("bank", "", ""))
    lay_tile(game, "b1")
    annex(game)
    assert game.pending is not None
    annex(game)
    assert game.pending is None and game.ending == BY_STATION and game.winner == 1
    assert not told(game, DRAWN), "part 3 is left out"


@pytest.mark.clauses("DW-271")
def test_annexes_owed_by_an_earlier_tile_are_carried_out_after_the_station() -> None:
    """The fourth tile lets a Store send a man to the Town Hall, who lays the Station; then the Laundry's turn comes."""
    game = lay(
        "general-store@c2 laundry@c4 hotel@a7",
        {0: "boss greenhorn", 1: "boss@general-store boss@hotel greenhorn", 2: "boss@laundry greenhorn"},
        track="f1 e1 d2",
        stacks=("bank casino", "", ""),
        dice=(6, 1),
        money={2: 20},
    )
    go(game, "boss", "town-hall")
    lay_tile(game, "c3")
    order(game, "general-store")
    annex(game)
    move(game, "hotel", "town-hall")
    annex(game)
    assert asked(game) == (1, "track")
    lay_tile(game, "b4")
    assert asked(game) == (2, "annex") and game.ending == BY_STATION
    annex(game)
    annex(game)
    assert game.money[2] == 22
    assert asked(game) == (2, "annex"), "for the earlier tile"
    annex(game)
    assert game.money[2] == 23 and game.pending is None
    assert not told(game, DRAWN), "no Store is owed anything: no part 3 for either of them"
