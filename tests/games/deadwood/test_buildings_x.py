"""Chapter 10, the buildings marked X (DW-180..202)."""

from __future__ import annotations

import pytest

from posse.games.deadwood.components import BOSS, GREENHORN, NOBODY, OPEN, PLOT_NAMES, PLOTS, RAILROAD
from posse.games.deadwood.rules.new_buildings import NewBuildings, draw_one_of_each, plots_to_build_on
from posse.games.deadwood.rules.railroad import LayRailroad
from posse.games.deadwood.sayings import (
    BUILD,
    CONFESS,
    DRAWN,
    FIRST_POSTER,
    HIRE,
    HIRE_NOBODY,
    NO_PLOT,
    NO_TILE_FROM_STACK,
    NONE_TO_HIRE,
    NOT_BESIDE_BUILDING,
    NOT_OPEN,
    SHERIFF_MOVED,
    SHERIFF_STAYS,
    SHOOTOUT,
    TOO_DEAR,
    TOO_MANY_POSTERS,
    TOWN_HALL_USED,
)
from tests.games.deadwood.lay import (
    asked,
    at,
    changed,
    facts,
    goals,
    lay,
    names_in,
    options_as_plots,
    plot,
    question,
    refused,
    spot,
    table,
    tile,
    told,
)
from tests.games.deadwood.moves import annex, build, confess, go, hire, lay_tile, move, post, send

# ---- Church


@pytest.mark.clauses("DW-180")
@pytest.mark.parametrize(("posters", "left"), [(0, 0), (1, 0), (2, 1), (7, 6)])
def test_the_church_takes_one_poster(posters: int, left: int) -> None:
    game = lay(cowboys={0: "boss"}, posters={0: posters})
    box = game.in_the_box
    go(game, "boss", "church")
    assert game.posters[0] == left and game.in_the_box == box + posters - left
    assert game.crime_pool == 15, "to the box, not to the pool"


@pytest.mark.clauses("DW-181", "DW-182")
def test_everybody_may_be_in_church_one_cowboy_each() -> None:
    game = lay(cowboys=dict.fromkeys(range(5), "boss greenhorn"), seats=5, posters=dict.fromkeys(range(5), 2))
    for seat in range(5):
        assert asked(game) == (seat, "turn")
        go(game, "boss", "church")
    assert game.posters == [1] * 5 and NOBODY not in game.in_church
    assert "church" not in goals(game, "greenhorn") and not told(game, SHOOTOUT)


@pytest.mark.clauses("DW-183", "DW-222", "DW-223", "DW-225", "DW-221")
@pytest.mark.parametrize(
    ("laundries", "posters", "offered"),
    [("", 5, [1]), ("laundry", 5, [1, 2]), ("new-laundry", 5, [1, 2]), ("laundry new-laundry", 5, [1, 2, 3]),
     ("laundry new-laundry", 2, [1, 2]), ("laundry new-laundry", 1, [1]), ("laundry", 1, [1])],
)  # fmt: skip
def test_laundries_let_the_church_take_more(laundries: str, posters: int, offered: list[int]) -> None:
    theirs = " ".join(f"gunslinger@{name}" for name in laundries.split())
    game = lay("laundry@b3 new-laundry@b4", {0: f"boss {theirs}"}, posters={0: posters})
    go(game, "boss", "church")
    if offered == [1]:
        assert game.posters[0] == posters - 1, "nothing to choose"
        return
    assert question(game).options == offered
    confess(game, offered[-1])
    assert game.posters[0] == posters - offered[-1]


@pytest.mark.clauses("DW-225")
def test_the_first_poster_is_not_optional_and_the_others_are() -> None:
    game = lay("laundry@b3", {0: "boss gunslinger@laundry"}, posters={0: 4})
    go(game, "boss", "church")
    assert refused(game, CONFESS, 0).saying is FIRST_POSTER
    assert refused(game, CONFESS, 3).saying is TOO_MANY_POSTERS
    confess(game, 1)
    assert game.posters[0] == 3


@pytest.mark.clauses("DW-221", "DW-222")
def test_the_laundry_of_an_opponent_does_not_help() -> None:
    game = lay("laundry@b3 new-laundry@b4", {0: "boss", 1: "boss@laundry greenhorn@new-laundry"}, posters={0: 5})
    go(game, "boss", "church")
    assert game.posters[0] == 4


@pytest.mark.clauses("DW-224", "DW-225")
@pytest.mark.parametrize(
    ("mine", "moved", "most"),
    [("laundry", "laundry", 2), ("laundry new-laundry", "laundry", 3), ("laundry new-laundry", "new-laundry", 3),
     ("hotel laundry", "hotel", 2), ("hotel", "hotel", 1), ("hotel laundry new-laundry", "hotel", 3),
     ("new-laundry hotel", "new-laundry", 2)],
)  # fmt: skip
def test_a_laundry_left_by_a_store_move_still_counts(mine: str, moved: str, most: int) -> None:
    theirs = " ".join(f"gunslinger@{name}" for name in mine.split())
    game = lay("general-store@c3 laundry@b3 new-laundry@b4 hotel@b5", {0: f"boss {theirs}"}, posters={0: 6})
    go(game, "boss", "general-store")
    move(game, moved, "church")
    annex(game)
    if most == 1:
        assert game.posters[0] == 5
    else:
        assert question(game).options == list(range(1, most + 1))


@pytest.mark.clauses("DW-225")
def test_a_laundry_just_left_counts_for_that_arrival_only() -> None:
    """Later, at the Station's annex, the Laundries are counted anew."""
    game = lay(
        "general-store@c1 laundry@b3", {0: "boss gunslinger@laundry"}, posters={0: 6}, track="f1 e2 d2 c3", seats=2
    )
    go(game, "boss", "general-store")
    move(game, "laundry", "church")
    annex(game)
    confess(game, 2)
    assert game.posters[0] == 4
    game.stack.append(LayRailroad(1))
    game.advance()
    lay_tile(game, "b4")
    annex(game)
    assert game.posters[0] == 3, "one poster now, without a question"


# ---- Saloon


@pytest.mark.clauses("DW-185", "DW-186")
@pytest.mark.parametrize(("who", "price"), [("greenhorn", 0), ("gunslinger", 1), ("boss", 3)])
@pytest.mark.parametrize("saloon", ["saloon", "new-saloon"])
def test_hiring_costs_by_rank_and_brings_a_cowboy_to_the_mine(who: str, price: int, saloon: str) -> None:
    game = lay(f"{saloon}@b3")
    go(game, "boss", saloon)
    hire(game, who)
    assert game.money[0] == 5 - price and spot(game, 0, who, 1) == "mine"


@pytest.mark.clauses("DW-185")
def test_hiring_is_optional() -> None:
    game = lay("saloon@b3")
    before = facts(game)
    go(game, "boss", "saloon")
    hire(game, None)
    assert changed(before, game) == {"cowboys", "held", "player", "turns"}


@pytest.mark.clauses("DW-187")
@pytest.mark.parametrize(("money", "ranks"), [(0, [0]), (1, [0, 1]), (2, [0, 1]), (3, [0, 1, 2]), (9, [0, 1, 2])])
def test_hiring_needs_the_full_price(money: int, ranks: list[int]) -> None:
    game = lay("saloon@b3", money={0: money})
    go(game, "boss", "saloon")
    assert question(game).options == [*ranks, HIRE_NOBODY]
    if money < 3:
        assert refused(game, HIRE, BOSS).saying is TOO_DEAR


@pytest.mark.clauses("DW-187")
def test_hiring_needs_one_in_the_supply_and_the_dead_are_not_there() -> None:
    everybody = "boss boss@dead boss@mine gunslinger gunslinger gunslinger greenhorn greenhorn@dead"
    game = lay("saloon@b3", {0: everybody})
    go(game, "boss", "saloon")
    assert question(game).options == [GREENHORN, HIRE_NOBODY]
    assert refused(game, HIRE, BOSS).saying is NONE_TO_HIRE
    hire(game, "greenhorn")
    assert spot(game, 0, "greenhorn", 1) == "dead" and spot(game, 0, "greenhorn", 2) == "mine"


# ---- Sheriff's Office


@pytest.mark.clauses("DW-190", "DW-173")
def test_the_office_moves_the_sheriff() -> None:
    game = lay("bank@b3", {0: "boss"})
    go(game, "boss", "sheriffs-office")
    post(game, "a4 b3 b4")
    assert game.is_protected(plot("b3")) and not game.is_protected(plot("a7"))
    assert told(game, SHERIFF_MOVED) == [(0, plot("a4"), plot("b3"), plot("b4"))]


@pytest.mark.clauses("DW-191")
def test_the_sheriff_may_stay_even_where_no_building_is_left() -> None:
    game = lay(cowboys={0: "boss"}, sheriff="e1 e2 f1")
    go(game, "boss", "sheriffs-office")
    post(game, "e1 e2 f1")
    assert told(game, SHERIFF_STAYS) == [(0,)]


@pytest.mark.clauses("DW-192")
def test_the_controller_of_the_office_collects_from_each_opponent() -> None:
    game = lay("bank@b3 hotel@b4", {0: "boss@sheriffs-office boss greenhorn"}, sheriff="a4 b3 b4")
    go(game, "boss", "bank")
    send(game, "boss", "hotel")
    assert game.money == [5 + 5 + 1, 4, 5]


# ---- Town Hall


@pytest.mark.clauses("DW-195", "DW-254")
def test_poster_railroad_and_new_buildings_in_this_order() -> None:
    game = lay("casino@e1", {0: "boss", 1: "boss@casino boss"}, posters={0: 2}, top="hotel new-saloon grifter")
    go(game, "boss", "town-hall")
    assert game.posters[0] == 1 and asked(game) == (0, "track") and game.track == ()
    lay_tile(game, "f1")
    assert asked(game) == (1, "annex") and names_in(game, 1)[0] == "hotel", "nothing is drawn yet"
    annex(game, yes=False)
    assert asked(game) == (0, "build") and told(game, DRAWN) == [
        (0, tile("hotel"), 1), (0, tile("new-saloon"), 2), (0, tile("grifter"), 3),
    ]  # fmt: skip


@pytest.mark.clauses("DW-196", "DW-076")
def test_without_a_poster_the_other_parts_still_happen() -> None:
    game = lay(cowboys={0: "boss"})
    go(game, "boss", "town-hall")
    assert told(game, TOWN_HALL_USED) == [(0, 0)] and asked(game) == (0, "track")


@pytest.mark.clauses("DW-197")
def test_after_four_tiles_the_station_is_placed() -> None:
    game = lay(cowboys={0: "boss"}, track="f1 e1 d1 c1", stacks=("", "", ""), money={0: 9})
    go(game, "boss", "town-hall")
    assert options_as_plots(game) == {"b1", "b2"}
    lay_tile(game, "b1")
    assert game.station_lies() and game.pending is None


@pytest.mark.clauses("DW-197", "DW-271")
def test_with_the_station_on_the_board_part_two_does_nothing() -> None:
    game = lay(cowboys={0: "boss"}, track="f1 e1 d1 c1 b1", posters={0: 2})
    go(game, "boss", "town-hall")
    assert game.posters[0] == 1 and len(game.track) == 5 and not told(game, DRAWN)
    assert asked(game) == (1, "turn")


@pytest.mark.clauses("DW-198")
@pytest.mark.parametrize(
    ("stacks", "drawn"),
    [(("hotel bank", "gold-mine", "grifter"), "hotel gold-mine grifter"), (("", "gold-mine", ""), "gold-mine"),
     (("hotel", "", "grifter"), "hotel grifter"), (("", "", ""), "")],
)  # fmt: skip
def test_the_top_of_each_stack_is_drawn(stacks: tuple[str, str, str], drawn: str) -> None:
    game = lay(cowboys={0: "boss"}, stacks=stacks)
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert [values[1] for values in told(game, DRAWN)] == [tile(name) for name in drawn.split()]


@pytest.mark.clauses("DW-199")
def test_all_drawn_tiles_are_seen_and_placed_in_any_order() -> None:
    game = lay(cowboys={0: "boss"}, stacks=("hotel", "gold-mine", "grifter"))
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert set(table(game, 1)["going_on"]["drawn"]) == {tile("hotel"), tile("gold-mine"), tile("grifter")}
    assert {value // PLOTS for value in question(game).options} == {0, 1, 2}
    build(game, "grifter", "b3")
    assert refused(game, BUILD, 2 * PLOTS + plot("a1")).saying is NO_TILE_FROM_STACK
    build(game, "hotel", "b4")
    build(game, "gold-mine", "c3")
    assert at(game, "gold-mine") == plot("c3") and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-200")
def test_a_new_building_goes_beside_a_building_and_one_just_placed_counts() -> None:
    game = lay(cowboys={0: "boss"}, stacks=("hotel", "gold-mine", ""))
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    beside = {"a2", "a6", "b2", "b3", "b4", "b5"}
    assert {PLOT_NAMES[value % PLOTS] for value in question(game).options} == beside
    assert refused(game, BUILD, plot("c3")).saying is NOT_BESIDE_BUILDING
    assert refused(game, BUILD, plot("a4")).saying is NOT_OPEN
    build(game, "hotel", "b2")
    assert {PLOT_NAMES[value % PLOTS] for value in question(game).options} == beside - {"b2"} | {"b1", "c1", "c2"}


@pytest.mark.clauses("DW-200")
def test_railroad_and_station_do_not_make_a_neighbour() -> None:
    game = lay(track="f1 e1 d1 c1 b1")
    assert {PLOT_NAMES[p] for p in plots_to_build_on(game)} == {"a2", "a6", "b2", "b3", "b4", "b5"}


@pytest.mark.clauses("DW-201")
def test_route_rows_and_red_row_may_be_built_on() -> None:
    game = lay("bank@c2 hotel@e2")
    assert {"b2", "c1", "d1", "e1", "f1", "f2", "a2"} <= {PLOT_NAMES[p] for p in plots_to_build_on(game)}


@pytest.mark.clauses("DW-202", "DW-199")
def test_what_finds_no_plot_goes_under_its_stack_and_the_order_decides_what() -> None:
    game = lay(cowboys={0: "boss"}, stacks=("hotel bank", "gold-mine new-saloon", ""), track="f1 e1 d1 c1 b1")
    for number in range(PLOTS):
        if game.plots[number] == OPEN and number != plot("b3"):
            game.plots[number] = RAILROAD
    game.stack.append(NewBuildings(0, draw_one_of_each(game, 0)))
    game.advance()
    assert set(question(game).options) == {plot("b3"), PLOTS + plot("b3")}
    twin = game.copy()
    build(game, "hotel", "b3")
    assert names_in(game, 2) == ["new-saloon", "gold-mine"] and names_in(game, 1) == ["bank"]
    build(twin, "gold-mine", "b3")
    assert names_in(twin, 1) == ["bank", "hotel"] and names_in(twin, 2) == ["new-saloon"]


@pytest.mark.clauses("DW-202")
def test_open_plots_without_a_building_beside_them_do_not_count() -> None:
    game = lay(cowboys={0: "boss"}, stacks=("hotel", "", ""))
    for number in plots_to_build_on(game):
        game.plots[number] = RAILROAD
    assert OPEN in game.plots
    game.stack.append(NewBuildings(0, (game.draw(0),)))
    game.advance()
    assert names_in(game, 1) == ["hotel"] and told(game, NO_PLOT) == [(tile("hotel"), 1)]
