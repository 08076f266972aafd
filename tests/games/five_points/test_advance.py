"""Chapter 6, advancing a card (FP-060..068)."""

from __future__ import annotations

import pytest

from posse.games.five_points.components import EMPTY
from posse.games.five_points.sayings import ADVANCED, DRAWN, FILLED, NO_SUPPORT, NOBODY_THERE, OCCUPIED, REFILL
from posse.games.five_points.state import District
from tests.games.five_points.lay import (
    BASE,
    EVERY_SPOT,
    FULL,
    Spot,
    advances_offered,
    asked,
    below,
    card,
    changed,
    climb,
    climbing,
    facts,
    fill,
    gang_on,
    lay,
    open_question,
    played,
    random_games,
    refused,
    row_of,
    spot,
    standing,
    table,
    told,
    walk,
)


def legal_climbs(game: District) -> set[int]:
    """FP-060..062 word for word: from (r,i) up-right to (r+1,i) with (r,i+1) behind it, up-left likewise."""
    there = set(standing(game))
    found: set[int] = set()
    for row, place in there:
        for goal, support in (((row + 1, place), (row, place + 1)), ((row + 1, place - 1), (row, place - 1))):
            if goal in EVERY_SPOT and goal not in there and support in there:
                found.add(climbing((row, place), goal))
    return found


@pytest.mark.clauses("FP-060")
def test_a_card_climbs_diagonally_to_either_side() -> None:
    for goal, row_two in (((2, 2), "- DANDIES - - -"), ((2, 3), "- - DANDIES - -")):
        game = lay(deck="rats")
        before = facts(game)
        climb(game, (1, 3), goal)
        assert row_of(game, 2) == row_two
        assert row_of(game, 1) == "BUTCHERS DRAGONS rats LADIES TOUGHS RATS", "the others stand as they stood"
        assert changed(before, game) == {"pyramid", "drawn", "advances", "highest_row", "player"}
        assert told(game, ADVANCED) == [(0, card("dandies"), spot((1, 3)), spot(goal))]


@pytest.mark.clauses("FP-060")
def test_any_gang_may_be_advanced_by_anybody() -> None:
    game = lay(alliances={0: "rats ladies reapers"}, hands={0: "rascals"})
    assert len(advances_offered(game)) == 10


@pytest.mark.clauses("FP-060")
def test_where_nobody_stands_nobody_climbs() -> None:
    game = lay((BASE, "REAPERS - - RASCALS -"))
    why = refused(game, 0, climbing((2, 2), (3, 2)))
    assert (why.saying, why.clause, why.values) == (NOBODY_THERE, "FP-060", (spot((2, 2)),))


@pytest.mark.clauses("FP-061")
def test_a_card_climbs_only_towards_a_neighbour() -> None:
    game = lay((BASE, "REAPERS RASCALS - DRAGONS -"))
    climbs = {climbing((2, 1), (3, 1)), climbing((2, 2), (3, 1))}
    assert {choice for choice in advances_offered(game) if choice >= climbing((2, 1), (3, 1))} == climbs
    for start, goal, missing in (((2, 2), (3, 2), (2, 3)), ((2, 4), (3, 3), (2, 3)), ((2, 4), (3, 4), (2, 5))):
        why = refused(game, 0, climbing(start, goal))
        assert (why.saying, why.clause, why.values) == (NO_SUPPORT, "FP-061", (spot(goal), spot(missing)))


@pytest.mark.clauses("FP-061")
def test_one_card_alone_in_its_row_can_not_climb() -> None:
    for place in range(1, 6):
        game = lay((BASE, " ".join("REAPERS" if i == place else "-" for i in range(1, 6))))
        assert max(advances_offered(game)) < climbing((2, 1), (3, 1))


@pytest.mark.clauses("FP-062")
def test_a_spot_that_holds_a_card_is_not_entered() -> None:
    game = lay((BASE, "- REAPERS - - -"))
    for start in ((1, 2), (1, 3)):
        why = refused(game, 0, climbing(start, (2, 2)))
        assert (why.saying, why.clause) == (OCCUPIED, "FP-062")
        assert why.values == (spot((2, 2)), card("reapers"))
    assert climbing((1, 2), (2, 1)) in advances_offered(game), "it may climb to the other side"


@pytest.mark.clauses("FP-060", "FP-061", "FP-062")
def test_at_every_turn_exactly_the_supported_climbs_are_offered() -> None:
    for seats, seed in random_games(40):
        for game in walk(seats, seed):
            if [kind for _, kind in asked(game)] == ["turn"]:
                assert advances_offered(game) == legal_climbs(game)


@pytest.mark.clauses("FP-063")
def test_the_base_can_climb_in_the_first_turn_and_one_row_only() -> None:
    for game in walk(3, 7):
        assert advances_offered(game) == {
            climbing((1, place + side), (2, place)) for place in range(1, 6) for side in (0, 1)
        }
        break


@pytest.mark.clauses("FP-063")
def test_one_advance_moves_one_card_by_one_row() -> None:
    for seats, seed in random_games(20):
        game = played(seats, seed)
        for _, _, start, goal in told(game, ADVANCED):
            rows = [row for row, _ in EVERY_SPOT]
            assert rows[goal] == rows[start] + 1
        assert len(told(game, ADVANCED)) == game.advances


@pytest.mark.clauses("FP-064", "FP-065")
@pytest.mark.parametrize(
    ("sides", "rows"),
    [
        ((0, 0), ("REAPERS LADIES - -", "BUTCHERS RASCALS TOUGHS DRAGONS DANDIES", "rats DRAGONS DANDIES LADIES")),
        ((0, 1), ("REAPERS LADIES - -", "DRAGONS RASCALS TOUGHS DRAGONS DANDIES", "BUTCHERS rats DANDIES LADIES")),
        ((1, 0), ("RASCALS LADIES - -", "REAPERS DRAGONS TOUGHS DRAGONS DANDIES", "BUTCHERS rats DANDIES LADIES")),
        ((1, 1), ("RASCALS LADIES - -", "REAPERS DANDIES TOUGHS DRAGONS DANDIES", "BUTCHERS DRAGONS rats LADIES")),
    ],
)
def test_the_active_player_chooses_who_moves_up_down_to_the_base(sides: tuple[int, int], rows: tuple[str, ...]) -> None:
    second = "REAPERS RASCALS TOUGHS DRAGONS DANDIES"
    game = lay((BASE, second, "BUTCHERS LADIES - -"), deck="rats ladies", seats=2)
    climb(game, (3, 1), (4, 1), *sides)
    assert (row_of(game, 3), row_of(game, 2)) == rows[:2]
    assert row_of(game, 1) == rows[2] + " TOUGHS RATS"
    assert row_of(game, 4) == "BUTCHERS - -"
    assert len(told(game, FILLED)) == 2 and len(told(game, DRAWN)) == 1


@pytest.mark.clauses("FP-064")
def test_both_sides_are_asked_even_if_one_gang_stands_on_both() -> None:
    left, right = (lay(("rats RATS DANDIES LADIES TOUGHS rats", "REAPERS RASCALS - - -")) for _ in range(2))
    for side, game in enumerate((left, right)):
        climb(game, (2, 1), (3, 1))
        assert open_question(game).choices == [REFILL.first, REFILL.first + 1]
        assert asked(game) == [(0, "refill")]
        fill(game, side)
    assert gang_on(left, (2, 1)) == gang_on(right, (2, 1)) == card("rats")
    top = lay(("rats RATS DANDIES LADIES TOUGHS rats", "REAPERS RASCALS - - -")).deck_top()
    assert left.pyramid[spot((1, 1))] == top and right.pyramid[spot((1, 2))] == top
    assert left.pyramid != right.pyramid, "the vacancy went on from another spot"


@pytest.mark.clauses("FP-065", "FP-027")
def test_the_base_gets_the_top_of_the_deck_and_the_next_card_comes_to_light() -> None:
    game = lay(deck="rats ladies reapers")
    size, light = game.deck_size(), game.came_to_light
    climb(game, (1, 6), (2, 5))
    assert game.came_to_light > light, "which can't be taken back"
    assert row_of(game, 1).endswith("TOUGHS rats")
    assert table(game, None)["deck"]["top"] == card("ladies")
    assert game.deck_size() == size - 1
    assert told(game, DRAWN) == [(card("rats"), spot((1, 6)))]


@pytest.mark.clauses("FP-064", "FP-066", "FP-068")
def test_one_vacancy_at_a_time_goes_down_row_by_row_over_cards_that_are_there() -> None:
    for seats, seed in random_games(40):
        filled: list[Spot] = []
        before: set[Spot] = set()
        for game in walk(seats, seed):
            there = set(standing(game))
            if asked(game) and asked(game)[0][1] == "refill":
                vacancy = EVERY_SPOT[table(game, None)["vacancy"]]
                assert {under for at in there for under in below(at)} - there <= {vacancy}, "no other hole"
                assert before - there == {vacancy}, "exactly one spot that held a card is empty"
                assert set(below(vacancy)) <= there and len(below(vacancy)) == 2
                assert asked(game) == [(game.player, "refill")]
                assert not filled or vacancy in below(filled[-1])
                filled.append(vacancy)
            else:
                assert table(game, None)["vacancy"] == EMPTY
                filled, before = [], there


@pytest.mark.clauses("FP-067")
def test_a_spot_that_never_held_a_card_stays_empty() -> None:
    game = lay((BASE, "REAPERS RASCALS - - -"))
    climb(game, (2, 1), (3, 1), 0)
    assert row_of(game, 2) == "BUTCHERS RASCALS - - -"
    assert row_of(game, 3) == "REAPERS - - -"
    assert asked(game) == [(1, "turn")], "nothing else is left to fill"


@pytest.mark.clauses("FP-067")
def test_only_advances_bring_cards_to_new_spots() -> None:
    for seats, seed in random_games(20):
        game = played(seats, seed)
        goals = [values[3] for values in told(game, ADVANCED)]
        assert sorted(goals) == list(range(6, 21)), "each spot above the base is entered by one advance"
        for _, _, _, goal in told(game, FILLED):
            assert goal in goals


@pytest.mark.clauses("FP-068", "FP-064")
def test_moving_up_needs_no_support_beside_the_vacancy() -> None:
    """The card from the far right of the base moves up although no card stands to its right."""
    game = lay((BASE, "- - - DRAGONS DANDIES"))
    climb(game, (2, 5), (3, 4), 1)
    assert row_of(game, 2) == "- - - DRAGONS RATS"
    assert row_of(game, 3) == "- - - DANDIES"


@pytest.mark.clauses("FP-061", "FP-062")
def test_in_a_full_pyramid_but_for_the_top_two_climbs_are_left() -> None:
    game = lay(FULL[:5])
    assert advances_offered(game) == {climbing((5, 1), (6, 1)), climbing((5, 2), (6, 1))}
