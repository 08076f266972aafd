"""Chapter 11, the railroad (DW-254..273); its end, the Train Station, is in `test_station.py`."""

from __future__ import annotations

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
from posse.games.deadwood.rules.railroad import destroy
from posse.games.deadwood.sayings import (
    DESTROYED,
    HOTEL_PAID,
    NEXT_IN_ORDER,
    NOT_FROM_YOURSELF,
    ROB,
    TO_THE_MINE,
    TRACK,
    TRACK_LAID,
)
from posse.games.deadwood.state import right
from posse.kernel.chance import Scripted
from tests.games.deadwood.lay import (
    asked,
    names_in,
    options_as_plots,
    plot,
    refused,
    spot,
    told,
    walk,
)
from tests.games.deadwood.moves import annex, dance, grift, lay_tile, move, order, town_hall_with


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
