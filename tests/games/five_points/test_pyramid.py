"""Chapter 2, the pyramid (FP-010..014)."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.games.five_points import GAME
from posse.games.five_points.components import BELOW, GANGS, NEIGHBOURS, ROW, SPOTS
from posse.games.five_points.sayings import FIRST_IN_ROW, NO_NEIGHBOUR, NOT_ITSELF, VICTIM
from tests.games.five_points.lay import (
    EVERY_SPOT,
    FULL,
    Spot,
    around,
    asked,
    below,
    choose,
    climb,
    gang_on,
    lay,
    offered_spots,
    refused,
    row_of,
    show,
    spot,
    table,
    told,
)


@pytest.mark.clauses("FP-010")
def test_six_rows_get_shorter_by_one_from_the_base_to_the_top() -> None:
    assert Counter(ROW) == {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}
    assert [row for row, _ in EVERY_SPOT] == ROW
    assert len(table(lay(FULL), None)["pyramid"]) == 21


@pytest.mark.clauses("FP-011")
@pytest.mark.parametrize("at", EVERY_SPOT)
def test_a_spot_stands_over_the_gap_between_two(at: Spot) -> None:
    assert BELOW[spot(at)] == [spot(under) for under in below(at)]
    assert len(BELOW[spot(at)]) == (0 if at[0] == 1 else 2)


@pytest.mark.clauses("FP-011", "FP-064")
def test_the_two_cards_below_are_the_ones_that_can_move_up() -> None:
    for side, moved in enumerate(("LADIES", "TOUGHS")):
        game = lay(("BUTCHERS DRAGONS DANDIES LADIES TOUGHS RATS", "- - - REAPERS RASCALS"))
        climb(game, (2, 4), (3, 4), side)
        assert row_of(game, 2) == f"- - - {moved} RASCALS"
        assert row_of(game, 3) == "- - - REAPERS"


@pytest.mark.clauses("FP-012")
def test_neighbours_are_left_right_and_on_the_four_diagonals() -> None:
    for at in EVERY_SPOT:
        assert set(NEIGHBOURS[spot(at)]) == {spot(other) for other in around(at)}
        assert len(NEIGHBOURS[spot(at)]) == len(around(at))
    assert around((3, 2)) == {(3, 1), (3, 3), (4, 1), (4, 2), (2, 2), (2, 3)}
    assert around((1, 1)) == {(1, 2), (2, 1)}
    assert around((6, 1)) == {(5, 1), (5, 2)}


@pytest.mark.clauses("FP-012")
@pytest.mark.parametrize("at", EVERY_SPOT)
def test_an_agent_reaches_exactly_its_neighbours(at: Spot) -> None:
    gang = GANGS[gang_on(lay(FULL), at)]
    game = lay(FULL, hands={0: gang})
    choose(game, gang, at)
    assert offered_spots(game) == around(at)
    for other in set(EVERY_SPOT) - around(at):
        why = refused(game, 0, VICTIM.first + spot(other))
        expected = (NOT_ITSELF, "FP-070") if other == at else (NO_NEIGHBOUR, "FP-012")
        assert (why.saying, why.clause) == expected


@pytest.mark.clauses("FP-012")
def test_straight_above_and_straight_below_is_nobody() -> None:
    game = lay(FULL, hands={0: "toughs"})
    choose(game, "toughs", (3, 2))
    for on_one_line in ((5, 1), (1, 3)):
        why = refused(game, 0, VICTIM.first + spot(on_one_line))
        assert why.saying is NO_NEIGHBOUR


@pytest.mark.clauses("FP-013")
def test_streets_and_places_have_their_names_from_left_to_right() -> None:
    rows = [[SPOTS[spot(at)] for at in EVERY_SPOT if at[0] == row] for row in range(1, 7)]
    assert rows == [
        ["pell-street", "pearl-street", "bayard-street", "elm-street", "franklin-street", "leonard-street"],
        ["park-street", "mott-street", "chatham-square", "paradise-square", "centre-street"],
        ["mulberry-bend", "bandits-roost", "cow-bay", "bottle-alley"],
        ["orange-street", "cross-street", "anthony-street"],
        ["old-brewery", "bowery-theatre"],
        ["lord-of-the-underworld"],
    ]


@pytest.mark.clauses("FP-014", "FP-121")
def test_counted_from_the_top_the_heart_is_the_third_row_and_no_mans_land_the_second() -> None:
    """Row 4 has RASCALS butchers dragons, row 5 dandies ladies, row 6 rats."""
    worth = {"rascals": 1, "butchers": 1, "dragons": 1, "dandies": 2, "ladies": 2, "rats": 3}
    for gang, points in worth.items():
        game = lay(FULL, alliances={0: f"{gang} toughs reapers"})
        assert GAME.scores(game)[0] == points


@pytest.mark.clauses("FP-014", "FP-080")
@pytest.mark.parametrize(("row", "name"), [(4, "heart"), (5, "no-mans-land")])
def test_the_heart_and_no_mans_land_are_the_rows_that_make_players_show(row: int, name: str) -> None:
    game = lay(FULL[: row - 1], seats=2)
    climb(game, (row - 1, 1), (row, 1), *[0] * (row - 2))
    assert asked(game) == [(0, "reveal")]
    show(game, 0, "toughs")
    assert [GAME.names["row"][said] for (said,) in told(game, FIRST_IN_ROW)] == [name]
