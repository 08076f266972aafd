"""Chapter 11, the railroad (DW-254..273)."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.deadwood.components import (
    CHURCH_PLOT,
    FIRST_TRACKS,
    NEIGHBOURS,
    OFFICE_PLOT,
    ONWARD,
    PLOT_NAMES,
    PLOTS,
    RAILROAD,
    ROW,
    STATION,
    TOWN_HALL_PLOT,
)
from posse.games.deadwood.rules.railroad import destroy, right
from posse.games.deadwood.sayings import (
    DESTROYED,
    DRAWN,
    DRAWN_AT_DEPOT,
    FROM_CHURCH,
    HOTEL_PAID,
    NEXT_IN_ORDER,
    NO_MORE_TILES,
    NOT_FROM_YOURSELF,
    NOT_OWED_CHURCH,
    ORDER,
    ROB,
    TO_THE_MINE,
    TRACK,
    TRACK_LAID,
)
from posse.games.deadwood.state import BY_STATION, Town
from posse.kernel.chance import Scripted
from tests.games.deadwood.lay import (
    asked,
    lay,
    names_in,
    options_as_plots,
    plot,
    question,
    refused,
    spot,
    told,
    walk,
)
from tests.games.deadwood.moves import annex, build, dance, go, grift, lay_tile, move, order

NOTHING_TO_BUILD = ("", "", "")
LINE = "f1 e2 d2 c3"
"""Four tiles; the Station comes to b3 or b4."""


def town_hall_with(board: str, cowboys: dict[int, str], **more: Any) -> Town:
    """Seat 0's boss annexes the Town Hall; the question is where the tile goes."""
    cowboys = {seat: "" if seat else "boss" for seat in range(3)} | cowboys
    cowboys = {seat: f"{names} greenhorn" for seat, names in cowboys.items()}
    game = lay(board, cowboys, **({"stacks": NOTHING_TO_BUILD} | more))
    go(game, "boss", "town-hall")
    return game


@pytest.mark.clauses("DW-254", "DW-218", "DW-257", "DW-259")
def test_choose_destroy_lay_pay_annex() -> None:
    game = town_hall_with(
        "bank@f1 hotel@e1 casino@e2", {1: "boss@bank gunslinger@hotel", 2: "boss@casino"}, stacks=("laundry", "", "")
    )
    assert game.log is not None
    start = len(game.log)
    lay_tile(game, "f1")
    order(game, "hotel")
    sayings = [event.saying for event in game.log[start:]]
    assert sayings == [TRACK_LAID, DESTROYED, TO_THE_MINE, HOTEL_PAID, NEXT_IN_ORDER], "told from the cause on"
    assert names_in(game, 1) == ["laundry", "bank"], "drawing comes after the extra annexes"


@pytest.mark.clauses("DW-255", "DW-347")
def test_always_two_plots_and_thirty_two_routes() -> None:
    routes: list[tuple[int, ...]] = [(first,) for first in FIRST_TRACKS]
    for _ in range(4):
        routes = [(*route, onward) for route in routes for onward in ONWARD[route[-1]]]
    assert len(set(routes)) == 32 and {ROW[route[-1]] for route in routes} == {2}
    assert {plot_name(p) for p in FIRST_TRACKS} == {"f1", "f2"}
    for row in (3, 4, 5, 6):
        for number in range(PLOTS):
            if ROW[number] == row:
                assert len(ONWARD[number]) == 2 and all(ROW[p] == row - 1 for p in ONWARD[number])


def plot_name(number: int) -> str:
    return PLOT_NAMES[number]


@pytest.mark.clauses("DW-255")
@pytest.mark.parametrize(
    ("track", "offered"), [("", {"f1", "f2"}), ("f1", {"e1", "e2"}), ("f2", {"e2", "e3"}), ("f1 e2", {"d2", "d3"})]
)
def test_the_line_goes_on_from_its_newest_tile(track: str, offered: set[str]) -> None:
    game = town_hall_with("", {}, track=track)
    assert options_as_plots(game) == offered
    assert refused(game, TRACK, plot("a1")).clause == "DW-255"


@pytest.mark.clauses("DW-256", "DW-273")
def test_the_gold_mine_goes_under_the_second_stack_and_its_cowboy_to_the_mine() -> None:
    game = town_hall_with("gold-mine@f2", {1: "boss@gold-mine"}, stacks=("", "new-saloon new-laundry", ""))
    assert options_as_plots(game) == {"f1", "f2"}
    lay_tile(game, "f2")
    assert spot(game, 1, "boss") == "mine" and game.plots[plot("f2")] == RAILROAD
    assert names_in(game, 2) == ["new-laundry", "gold-mine"]


@pytest.mark.clauses("DW-256")
@pytest.mark.parametrize("occupied", [True, False])
@pytest.mark.parametrize("sheriff", ["e1 e2 f1", "a6 a7 b6"])
def test_a_tile_lies_on_anything_occupied_or_not_protected_or_not(occupied: bool, sheriff: str) -> None:
    game = town_hall_with("bank@f1", {1: "boss@bank" if occupied else ""}, sheriff=sheriff)
    lay_tile(game, "f1")
    assert game.plots[plot("f1")] == RAILROAD and names_in(game, 1) in (["bank"], [])


@pytest.mark.clauses("DW-257")
@pytest.mark.parametrize(
    ("building", "stack"), [("bank", 1), ("saloon", 1), ("new-saloon", 2), ("gold-mine", 2), ("grifter", 3)]
)
def test_a_destroyed_building_goes_under_the_stack_of_its_back(building: str, stack: int) -> None:
    game = town_hall_with(f"{building}@f1", {}, stacks=("hotel", "new-laundry", "courthouse"))
    destroy(game, plot("f1"))
    assert names_in(game, stack)[-1] == building and len(names_in(game, stack)) == 2


@pytest.mark.clauses("DW-258", "DW-266")
def test_no_route_touches_the_three_printed_buildings_but_the_station() -> None:
    printed = {TOWN_HALL_PLOT, OFFICE_PLOT, CHURCH_PLOT}
    for number in range(PLOTS):
        if ROW[number] >= 3:
            assert not printed & set(NEIGHBOURS[number])
    assert all(ROW[p] == 1 for p in printed)
    assert printed & set(NEIGHBOURS[plot("b3")]) and printed & set(NEIGHBOURS[plot("b4")])


@pytest.mark.clauses("DW-260")
def test_railroad_stays_and_nothing_is_built_on_it() -> None:
    for seed in range(5):
        laid: tuple[int, ...] = ()
        for game in walk(3, seed):
            assert game.track[: len(laid)] == laid
            assert all(game.plots[p] in (RAILROAD, STATION) for p in game.track)
            laid = game.track


@pytest.mark.clauses("DW-261", "DW-264")
def test_every_cowboy_beside_the_new_tile_may_annex_and_nobody_else() -> None:
    game = town_hall_with(
        "hotel@e1 laundry@f2 casino@d1 undertaker@e2", {1: "boss@hotel gunslinger@casino", 2: "boss@laundry"}
    )
    lay_tile(game, "f1")
    assert options_as_plots(game) == {"e1", "f2"}, "not the empty Undertaker, not the Casino two steps away"
    order(game, "laundry")
    assert asked(game) == (2, "annex")
    annex(game)
    assert asked(game) == (1, "annex"), "the last one needs no choice"
    annex(game)
    assert game.money == [5, 5 + 2 + 2, 6]


@pytest.mark.clauses("DW-264")
def test_older_tiles_give_nothing_again() -> None:
    game = town_hall_with("hotel@f2", {1: "boss@hotel"}, track="f1")
    lay_tile(game, "e1")
    assert game.owed == () and not told(game, NEXT_IN_ORDER), "the Hotel is beside f1, not beside e1"


@pytest.mark.clauses("DW-262")
def test_the_layer_orders_and_each_owner_decides() -> None:
    game = town_hall_with("casino@e1 laundry@f2 hotel@e2", {1: "boss@casino", 2: "boss@laundry gunslinger@hotel"})
    lay_tile(game, "f1")
    assert asked(game) == (0, "order")
    order(game, "hotel")
    assert asked(game) == (2, "annex")
    annex(game, yes=False)
    assert asked(game) == (0, "order") and options_as_plots(game) == {"e1", "f2"}
    order(game, "casino")
    annex(game)
    assert asked(game) == (1, "casino")
    assert refused(game, ROB, 1).saying is NOT_FROM_YOURSELF


@pytest.mark.clauses("DW-263")
def test_who_leaves_loses_the_right_even_if_he_returns() -> None:
    """The Dance Hall beside the tile takes its own man and the Casino's home before their turn."""
    game = town_hall_with("dance-hall@e1 laundry@f2 hotel@e2", {1: "boss@dance-hall boss@laundry gunslinger@hotel"})
    lay_tile(game, "f1")
    order(game, "dance-hall")
    annex(game)
    dance(game, "laundry", "-")
    assert asked(game) == (1, "annex"), "only the Hotel is left"
    assert game.owed == (right(0, 12),)
    annex(game)
    assert game.money[1] == 5 + 2 + 1 + 2


@pytest.mark.clauses("DW-263")
def test_a_right_is_gone_after_leaving_and_coming_back() -> None:
    """Store moves the Laundry's man to the Bank; the second Store moves him back: he annexes by arriving, not again."""
    game = town_hall_with(
        "general-store@e1 laundry@f2 new-general-store@e2 bank@b5",
        {1: "boss@general-store gunslinger@laundry boss@new-general-store"},
    )
    lay_tile(game, "f1")
    order(game, "general-store")
    annex(game)
    move(game, "laundry", "bank")
    annex(game, yes=False)
    assert asked(game) == (1, "annex"), "the new Store is the only one left"
    annex(game)
    move(game, "bank", "laundry")
    annex(game, yes=False)
    assert game.owed == () and asked(game) != (1, "annex")


@pytest.mark.clauses("DW-263")
def test_who_comes_meanwhile_gets_no_right_from_the_tile() -> None:
    game = town_hall_with("general-store@e1 laundry@f2 hotel@b5", {1: "boss@general-store gunslinger@hotel"})
    lay_tile(game, "f1")
    annex(game)
    move(game, "hotel", "laundry")
    annex(game)
    assert game.money[1] == 5 + 2 + 1 + 1, "Hotel for the tile, Store, Laundry once"
    assert game.owed == ()


@pytest.mark.clauses("DW-263", "DW-246")
def test_a_grifted_cowboy_loses_his_right() -> None:
    game = town_hall_with("grifter@e1 laundry@f2", {1: "boss@grifter", 2: "boss@laundry gunslinger"})
    lay_tile(game, "f1")
    order(game, "grifter")
    annex(game)
    grift(game, "laundry", "ranch 2 gunslinger")
    assert game.owed == () and game.money[2] == 5


@pytest.mark.clauses("DW-265", "DW-272")
def test_another_owner_acts_fully_and_lays_the_next_tile_himself() -> None:
    game = town_hall_with(
        "general-store@e1 hotel@b5", {1: "boss@general-store boss@hotel"}, dice=(6, 1), posters={1: 1}
    )
    game.chance = Scripted([5, 0, 0, 0, 0, 0])
    lay_tile(game, "f1")
    annex(game)
    move(game, "hotel", "town-hall")
    assert game.posters == [0, 2, 0], "the attack's poster is his"
    assert spot(game, 0, "boss") == "dead"
    annex(game)
    assert game.posters[1] == 1 and asked(game) == (1, "track"), "the next tile, from the newest one"
    assert options_as_plots(game) == {"e1", "e2"}
    lay_tile(game, "e2")
    assert game.track == (plot("f1"), plot("e2"))
    assert asked(game) == (1, "annex"), "his Store is beside the second tile, too"


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


@pytest.mark.clauses("DW-272")
def test_a_cowboy_beside_two_tiles_may_annex_once_for_each() -> None:
    game = town_hall_with(
        "general-store@f2 laundry@e2 hotel@b5", {1: "boss@general-store boss@hotel gunslinger@laundry"}
    )
    game.chance = Scripted([5, 0, 0, 0, 0, 0])
    lay_tile(game, "f1")
    order(game, "general-store")
    annex(game)
    move(game, "hotel", "town-hall")
    annex(game)
    lay_tile(game, "e1")
    assert asked(game) == (1, "annex"), "the Laundry for the second tile"
    annex(game)
    assert asked(game) == (1, "annex"), "and for the first"
    annex(game)
    assert game.money[1] == 5 + 2 + 1 + 1 + 1
