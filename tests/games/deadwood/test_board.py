"""Chapter 2, the board (DW-030..042)."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from posse.games.deadwood.components import (
    BOOT_HILL,
    CHURCH_PLOT,
    COORDINATES,
    CORNERS,
    MINE,
    NEIGHBOURS,
    NOBODY,
    OFFICE_PLOT,
    OPEN,
    PLOT_NAMES,
    PLOTS,
    PRINTED,
    RAILROAD,
    RED_ROW,
    ROUTE_ROWS,
    ROW,
    ROW_SIZES,
    STARRED,
    STARS,
    TOWN_HALL_PLOT,
    plot_at,
)
from posse.games.deadwood.rules.railroad import LayRailroad
from posse.games.deadwood.sayings import TRACK
from tests.games.deadwood.lay import lay, plot, question, tile
from tests.games.deadwood.moves import answer, go, lay_tile


def centre(number: int) -> tuple[float, int]:
    """DW-032, written down once more."""
    row, column = COORDINATES[number]
    return column + (row - 1) / 2, row


@pytest.mark.clauses("DW-030", "DW-031", "DW-032")
def test_six_rows_shrink_by_one_and_are_shifted_by_half_a_plot() -> None:
    assert ROW_SIZES == (7, 6, 5, 4, 3, 2) and sum(ROW_SIZES) == PLOTS == len(PLOT_NAMES) == 27
    assert [centre(plot(label))[0] for label in ("a1", "b1", "c1", "d1", "e1", "f1")] == [0, 0.5, 1, 1.5, 2, 2.5]
    assert [centre(plot(label))[0] for label in ("a7", "b6", "c5", "d4", "e3", "f2")] == [6, 5.5, 5, 4.5, 4, 3.5]
    assert plot_at(1, 0) == plot("a1") and plot_at(6, 1) == plot("f2")
    assert plot_at(1, 7) == plot_at(7, 0) == plot_at(6, 2) == plot_at(3, -1) == NOBODY


@pytest.mark.clauses("DW-033")
def test_plots_are_adjacent_when_they_share_part_of_a_side() -> None:
    for one, two in combinations(range(PLOTS), 2):
        (x, row), (x2, row2) = centre(one), centre(two)
        beside = row == row2 and abs(x - x2) == 1
        above = abs(row - row2) == 1 and abs(x - x2) < 1
        assert (two in NEIGHBOURS[one]) == (one in NEIGHBOURS[two]) == (beside or above)


@pytest.mark.clauses("DW-033")
def test_neighbours_of_a_plot_in_the_middle_and_at_the_edges() -> None:
    assert {PLOT_NAMES[n] for n in NEIGHBOURS[plot("c3")]} == {"c2", "c4", "b3", "b4", "d2", "d3"}
    assert {PLOT_NAMES[n] for n in NEIGHBOURS[plot("a1")]} == {"a2", "b1"}
    assert {PLOT_NAMES[n] for n in NEIGHBOURS[plot("f1")]} == {"f2", "e1", "e2"}


@pytest.mark.clauses("DW-034")
def test_there_are_thirty_five_intersections_of_three_plots() -> None:
    pairwise = [
        list(three)
        for three in combinations(range(PLOTS), 3)
        if all(two in NEIGHBOURS[one] for one, two in combinations(three, 2))
    ]
    assert sorted(pairwise) == sorted(CORNERS) and len(CORNERS) == 35
    pointing_down = [three for three in CORNERS if ROW[three[0]] == ROW[three[1]]]
    assert len(pointing_down) == 20 and len(CORNERS) - len(pointing_down) == 15


@pytest.mark.clauses("DW-035", "DW-036", "DW-037")
@pytest.mark.parametrize("turns", list(product((0, 1), repeat=5)))
def test_the_line_climbs_a_row_with_each_tile_and_the_station_is_red(turns: tuple[int, ...]) -> None:
    game = lay(cowboys={0: "boss"}, seats=2, stacks=("", "", ""))
    for number, turn in enumerate(turns):
        game.stack.append(LayRailroad(0))
        game.advance()
        answer(game, TRACK, question(game).options[turn])
        assert ROW[game.track[-1]] == (6, 5, 4, 3, 2)[number]
        if number < 4:
            game.stack.clear()
    assert ROW[game.track[-1]] == RED_ROW and [ROW[p] for p in game.track[:4]] == list(ROUTE_ROWS)


@pytest.mark.clauses("DW-038", "DW-039", "DW-040")
def test_the_printed_board_is_one_table_that_the_rest_follows() -> None:
    assert PRINTED == {"town-hall": (1, 2), "sheriffs-office": (1, 3), "church": (1, 4)}
    assert STARS == ((2, 1), (2, 2), (2, 3), (2, 4), (3, 2))
    assert [plot_at(*place) for place in PRINTED.values()] == [TOWN_HALL_PLOT, OFFICE_PLOT, CHURCH_PLOT]
    assert STARRED == [plot_at(*star) for star in STARS] == [plot(p) for p in ("b2", "b3", "b4", "b5", "c3")]
    assert all(ROW[printed] == 1 for printed in (TOWN_HALL_PLOT, OFFICE_PLOT, CHURCH_PLOT))


@pytest.mark.clauses("DW-041")
@pytest.mark.parametrize("outskirts", [MINE, BOOT_HILL])
def test_the_outskirts_are_no_plots_and_border_on_nothing(outskirts: int) -> None:
    assert outskirts >= PLOTS
    assert all(outskirts not in around for around in NEIGHBOURS)
    assert all(outskirts not in corner for corner in CORNERS)


@pytest.mark.clauses("DW-042")
def test_a_plot_holds_one_thing_or_is_open() -> None:
    game = lay("bank@f1 hotel@e1", track="")
    assert game.plots.count(OPEN) == 27 - 5
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert game.plots[plot("f1")] == RAILROAD and tile("bank") not in game.plots
