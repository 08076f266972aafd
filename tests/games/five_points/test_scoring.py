"""Chapter 12, counting points (FP-120..125)."""

from __future__ import annotations

import pytest

from posse.games.five_points import GAME
from posse.games.five_points.sayings import ALL_SHOWN, POINTS_FOR, SCORED, SHARED, WON, WON_TIE
from posse.games.five_points.state import District
from posse.kernel.chance import Sampled
from tests.games.five_points.lay import (
    EVERY_SPOT,
    FULL,
    banish,
    card,
    cards,
    gang_on,
    lay,
    pass_turn,
    played,
    random_games,
    spot,
    table,
    told,
)

WORTH = {4: 1, 5: 2, 6: 3}
POOR = "toughs reapers butchers"
"""With FULL: worth 1 (butchers in row 4)."""


def finish(game: District) -> District:
    """All pass who still can."""
    while game.pending is not None:
        pass_turn(game)
    return game


def shared(game: District) -> list[tuple[int, ...]]:
    """What was told about a shared victory."""
    return [values for saying in SHARED.values() for values in told(game, saying)]


def counted(game: District, seat: int) -> int:
    """FP-121 word for word."""
    allies = game.alliances_of(seat)
    return sum(WORTH[at[0]] for at in EVERY_SPOT if at[0] >= 4 and gang_on(game, at) in allies)


@pytest.mark.clauses("FP-121", "FP-123")
def test_the_example_of_the_rulebook_is_six_against_five() -> None:
    """Rats at the top; dragons twice in row 5 and once in row 4, with rascals and reapers."""
    rows = (*FULL[:3], "dragons rascals reapers", "dragons dragons", "rats")
    alliances = {0: "ladies dragons reapers", 1: "rats rascals reapers"}
    game = finish(lay(rows, seats=2, alliances=alliances, hands={0: "toughs", 1: "toughs toughs"}))
    assert GAME.scores(game) == [6, 5]
    assert GAME.ranks(game) == game.view(None)["ranks"] == [1, 2]
    assert told(game, SCORED) == [(0, 6, 1), (1, 5, 2)]
    assert told(game, WON) == [(0, 6)] and shared(game) == []


@pytest.mark.clauses("FP-120", "FP-121")
def test_it_is_told_and_shown_which_card_gives_what() -> None:
    """The same example: alliances first, then every point they bring, then the totals and the winner."""
    rows = (*FULL[:3], "dragons rascals reapers", "dragons dragons", "rats")
    alliances = {0: "ladies dragons reapers", 1: "rats rascals reapers"}
    game = lay(rows, seats=2, alliances=alliances, hands={0: "toughs"})
    assert [player["scored"] for player in table(game, 0)["players"]] == [None, None], "secret until the end"
    finish(game)
    sources = {
        0: [("dragons", (5, 2), 2), ("dragons", (5, 1), 2), ("reapers", (4, 3), 1), ("dragons", (4, 1), 1)],
        1: [("rats", (6, 1), 3), ("reapers", (4, 3), 1), ("rascals", (4, 2), 1)],
    }
    assert game.log is not None
    news = [(event.saying, event.values) for event in game.log][-12:]
    expected = []
    for seat, brought in sources.items():
        expected.append((ALL_SHOWN, (seat, *sorted(cards(alliances[seat])))))
        expected += [(POINTS_FOR, (seat, card(gang), spot(at), points)) for gang, at, points in brought]
    assert news == [*expected, (SCORED, (0, 6, 1)), (SCORED, (1, 5, 0)), (WON, (0, 6))]
    for seat, player in enumerate(table(game, None)["players"]):
        assert player["scored"] == [
            {"spot": spot(at), "gang": card(gang), "points": points} for gang, at, points in sources[seat]
        ]


@pytest.mark.clauses("FP-120")
def test_at_the_end_all_alliances_are_shown_and_not_before() -> None:
    alliances = {0: "rats ladies toughs", 1: "dragons dandies toughs"}
    game = lay(FULL, seats=2, alliances=alliances, hands={0: "rats", 1: "rats"}, shown={0: "rats"})
    pass_turn(game)
    assert [player["shown"] for player in table(game, None)["players"]] == [cards("rats"), []]
    assert [player["points"] for player in table(game, 1)["players"]] == [None, None]
    pass_turn(game)
    shown = [player["shown"] for player in table(game, None)["players"]]
    assert shown == [sorted(cards(alliances[0])), sorted(cards(alliances[1]))]
    assert [player["points"] for player in table(game, None)["players"]] == [5, 3]


@pytest.mark.clauses("FP-121")
@pytest.mark.parametrize(("row", "place", "points"), [(4, 1, 1), (4, 2, 1), (4, 3, 1), (5, 1, 2), (5, 2, 2), (6, 1, 3)])
def test_each_spot_of_the_top_rows_has_its_worth(row: int, place: int, points: int) -> None:
    """Toughs everywhere in rows 4 to 6, and rats on that spot alone."""
    rows = [
        " ".join("rats" if (r, i) == (row, place) else "toughs" for i in range(1, 8 - r)) if r >= 4 else FULL[r - 1]
        for r in range(1, 7)
    ]
    alliances = {0: "rats dandies ladies", 1: "dragons dandies ladies"}
    game = finish(lay(tuple(rows), seats=2, alliances=alliances))
    assert GAME.scores(game) == [points, 0]


@pytest.mark.clauses("FP-121")
def test_a_gang_scores_on_every_spot_it_holds() -> None:
    rows = (*FULL[:3], "rats rats toughs", "ladies rats", "rats")
    game = finish(lay(rows, seats=2, alliances={0: "rats dandies reapers", 1: "ladies toughs reapers"}))
    assert GAME.scores(game) == [3 + 2 + 1 + 1, 2 + 1]


@pytest.mark.clauses("FP-121", "FP-122")
def test_points_are_counted_so_in_every_game() -> None:
    for seats, seed in random_games(80):
        game = played(seats, seed)
        scores = GAME.scores(game)
        assert scores == [counted(game, seat) for seat in range(seats)]
        assert all(0 <= points <= 10 for points in scores)


@pytest.mark.clauses("FP-122")
def test_ten_points_are_the_most_and_can_be_had_by_several() -> None:
    rows = (*FULL[:3], "rats toughs ladies", "rats toughs", "ladies")
    alliances = dict.fromkeys(range(2), "rats toughs ladies")
    game = finish(lay(rows, seats=2, alliances=alliances))
    assert GAME.scores(game) == [10, 10], "both score on every spot"


@pytest.mark.clauses("FP-121")
def test_an_empty_spot_is_worth_nothing_to_anybody() -> None:
    """Also while the pyramid grows: no gang stands for nobody."""
    for seed in range(5):
        game = GAME.new(4, Sampled.of(seed))
        assert GAME.scores(game) == [0, 0, 0, 0]


@pytest.mark.clauses("FP-122")
def test_rows_one_to_three_score_nothing() -> None:
    rows = (
        "rats rats rats LADIES TOUGHS RATS",
        "REAPERS RASCALS RATS DRAGONS DANDIES",
        "reapers toughs REAPERS reapers",
    )
    game = finish(lay((*rows, *FULL[3:5], "toughs"), seats=2, alliances={0: "rats reapers butchers", 1: POOR}))
    assert GAME.scores(game) == [1, 1 + 3], "butchers in row 4; for the second also toughs at the top"


@pytest.mark.clauses("FP-123")
def test_most_points_win_whatever_is_left_in_hand() -> None:
    alliances = {0: "rats toughs reapers", 1: "dandies toughs reapers", 2: POOR}
    game = finish(lay(FULL, alliances=alliances, hands={1: "ladies ladies", 2: "ladies ladies ladies"}))
    assert GAME.scores(game) == [3, 2, 1]
    assert GAME.ranks(game) == [1, 2, 3]
    assert told(game, WON) == [(0, 3)]


@pytest.mark.clauses("FP-123")
def test_a_tie_goes_to_whoever_has_more_influence_left() -> None:
    alliances = {0: "dandies toughs reapers", 1: "ladies toughs reapers", 2: POOR}
    hands = {0: "rats", 1: "rats rats", 2: "dragons dragons dragons"}
    game = finish(lay(FULL, alliances=alliances, hands=hands))
    assert GAME.scores(game) == [2, 2, 1]
    assert GAME.ranks(game) == [2, 1, 3], "three cards do not help the one with fewer points"
    assert told(game, WON_TIE) == [(1, 2, 2)], "what decided is told"
    assert told(game, WON) == shared(game) == []


@pytest.mark.clauses("FP-124")
def test_those_who_are_equal_in_both_share_the_victory() -> None:
    alliances = {0: "dandies toughs reapers", 1: "ladies toughs reapers", 2: "dandies toughs reapers", 3: POOR}
    hands = {0: "rats rats", 1: "rats", 2: "dragons dragons", 3: "ladies ladies"}
    game = finish(lay(FULL, seats=4, alliances=alliances, hands=hands))
    assert GAME.scores(game) == [2, 2, 2, 1]
    assert GAME.ranks(game) == [1, 3, 1, 4]
    assert shared(game) == [(0, 2, 2, 2)] and told(game, WON) == told(game, WON_TIE) == []


@pytest.mark.clauses("FP-124")
def test_even_all_may_share_it() -> None:
    game = finish(lay(FULL, alliances=dict.fromkeys(range(3), "rats dandies reapers")))
    assert GAME.ranks(game) == [1, 1, 1]
    assert shared(game) == [(0, 1, 2, 5, 0)] and told(game, WON) == []


@pytest.mark.clauses("FP-123", "FP-124")
def test_in_every_game_exactly_the_best_by_points_and_cards_win() -> None:
    together = tied = 0
    for seats, seed in random_games(80):
        game = played(seats, seed)
        standing = [(counted(game, seat), game.influence_left(seat)) for seat in range(seats)]
        winners = [seat for seat in range(seats) if standing[seat] == max(standing)]
        assert [seat for seat, rank in enumerate(GAME.ranks(game)) if rank == 1] == winners
        together += len(winners) > 1
        equal = [points for points, _ in standing].count(max(standing)[0])
        tied += equal > len(winners) == 1
        how = SHARED[len(winners)] if len(winners) > 1 else WON_TIE if equal > 1 else WON
        ((*named, _),) = told(game, how) if how is WON else [values[:-1] for values in told(game, how)]
        assert named == winners
        assert len(shared(game)) + len(told(game, WON)) + len(told(game, WON_TIE)) == 1
    assert together and tied, "some victory was shared, and cards decided another"


@pytest.mark.clauses("FP-125")
def test_cards_of_an_early_passer_count_to_the_end() -> None:
    """0 passes first with two cards; 1 has as many, uses one and passes with the other: the tie goes to 0."""
    alliances = {0: "dandies toughs reapers", 1: "ladies toughs reapers"}
    game = lay(FULL, seats=2, alliances=alliances, hands={0: "rats rats", 1: "rats rats"})
    pass_turn(game)
    banish(game, "rats", (1, 1), (1, 2))
    pass_turn(game)
    assert GAME.scores(game) == [2, 2]
    assert [game.influence_left(seat) for seat in range(2)] == [2, 1]
    assert GAME.ranks(game) == [1, 2] and told(game, WON_TIE) == [(0, 2, 2)]
