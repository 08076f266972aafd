"""Chapter 8, the first card in rows 4 and 5 (FP-080..088)."""

from __future__ import annotations

import pytest

from posse.games.five_points.components import ROW
from posse.games.five_points.sayings import (
    ADVANCED,
    FILLED,
    FIRST_IN_ROW,
    NO_ALLIANCE,
    REVEAL,
    SHOWN,
    SHOWN_ALREADY,
    SPARED,
)
from posse.games.five_points.state import District
from posse.kernel.game import ANSWERED, NOT_ASKED
from tests.games.five_points.lay import (
    BASE,
    FULL,
    asked,
    banish,
    card,
    cards,
    changed,
    climb,
    facts,
    fill,
    lay,
    open_question,
    pass_turn,
    played,
    random_games,
    refused,
    show,
    table,
    told,
    walk,
)

ALLIANCES = {0: "rats ladies reapers", 1: "rats toughs rascals", 2: "dragons toughs dandies", 3: "ladies rats toughs"}
LOW = (BASE, "REAPERS RASCALS BUTCHERS DRAGONS DANDIES", "LADIES TOUGHS RATS REAPERS")
"""Three full rows: the next card above them is the first in row 4."""


def before_row_four(seats: int, player: int, hands: dict[int, str] | None = None) -> District:
    return lay(LOW, seats=seats, player=player, alliances=ALLIANCES, hands=hands)


def revealing(game: District) -> list[int]:
    """The seats that are asked for an alliance; nobody may be asked anything else."""
    assert all(kind == "reveal" for _, kind in asked(game))
    return [seat for seat, _ in asked(game)]


@pytest.mark.clauses("FP-080")
def test_the_first_card_in_row_four_makes_players_show_and_the_second_does_not() -> None:
    game = before_row_four(2, 0)
    climb(game, (3, 1), (4, 1), 0, 0)
    assert revealing(game) == [0]
    show(game, 0, "rats")
    assert asked(game) == [(1, "turn")]
    climb(game, (3, 2), (4, 2), 0, 0)
    assert asked(game) == [(0, "turn")], "row 4 has been entered before"


@pytest.mark.clauses("FP-080")
def test_the_first_card_in_row_five_does_it_once_more() -> None:
    game = lay((*LOW, "RASCALS butchers dragons"), seats=2, alliances=ALLIANCES, shown={0: "rats"})
    climb(game, (4, 1), (5, 1), 0, 0, 0)
    assert revealing(game) == [0]
    show(game, 0, "ladies")
    climb(game, (4, 2), (5, 2), 0, 0, 0)
    assert asked(game) == [(0, "turn")]


@pytest.mark.clauses("FP-080")
def test_a_lower_row_makes_nobody_show() -> None:
    game = lay(LOW[:2], seats=2)
    climb(game, (2, 1), (3, 1), 0)
    assert asked(game) == [(1, "turn")]


@pytest.mark.clauses("FP-080")
def test_a_row_that_was_emptied_by_a_banishment_counts_as_entered() -> None:
    """The only card of row 4 is banished; the spot is filled in the same turn, and nobody shows anything."""
    game = lay((*LOW, "- butchers -"), seats=2, alliances=ALLIANCES, shown={0: "rats"}, hands={0: "toughs"})
    banish(game, "toughs", (3, 2), (4, 2), 0, 0, 0)
    assert asked(game) == [(1, "turn")]
    assert told(game, SHOWN) == []


@pytest.mark.clauses("FP-080")
def test_each_of_the_two_happens_exactly_once_in_a_game() -> None:
    for seats, seed in random_games(40):
        game = played(seats, seed)
        assert [row for (row,) in told(game, FIRST_IN_ROW)] == [3, 4], "the names of rows 4 and 5, counted from 0"
        assert len(told(game, SHOWN)) == 2 * (1 if seats == 2 else seats - 1)


@pytest.mark.clauses("FP-080", "FP-081", "FP-082")
def test_all_know_why_and_who_is_spared_before_anybody_chooses_what_to_show() -> None:
    game = before_row_four(3, 0)
    climb(game, (3, 1), (4, 1), 0)
    assert told(game, FIRST_IN_ROW) == [], "the vacancies come first"
    fill(game, 0)
    assert revealing(game) == [0, 1]
    for seat in (0, 1, 2, None):
        news = [(event.saying, event.values) for event in game.events(seat)[-2:]]
        assert news == [(FIRST_IN_ROW, (3,)), (SPARED, (2,))]
    show(game, 0, "rats")
    show(game, 1, "rats")
    assert told(game, FIRST_IN_ROW) == [(3,)] and told(game, SPARED) == [(2,)]


@pytest.mark.clauses("FP-081")
@pytest.mark.parametrize(
    ("seats", "player", "concerned"),
    [
        (2, 0, [0]),
        (2, 1, [1]),
        (3, 0, [0, 1]),
        (3, 1, [1, 2]),
        (3, 2, [0, 2]),
        (4, 0, [0, 1, 2]),
        (4, 1, [1, 2, 3]),
        (4, 2, [0, 2, 3]),
        (4, 3, [0, 1, 3]),
    ],
)
def test_all_but_the_player_on_the_right_show_and_of_two_only_the_active_one(
    seats: int, player: int, concerned: list[int]
) -> None:
    game = before_row_four(seats, player)
    climb(game, (3, 4), (4, 3), 1, 1)
    assert revealing(game) == concerned
    for seat in set(range(seats)) - set(concerned):
        assert refused(game, seat, REVEAL.first + game.alliances_of(seat)[0]).saying is NOT_ASKED
    for question in game.questions():
        assert sorted(question.options) == sorted(game.alliances_of(question.seat)), "each chooses among his three"
    chosen = {seat: game.alliances_of(seat)[seat % 3] for seat in concerned}
    for seat, gang in chosen.items():
        game.play(seat, REVEAL.first + gang)
    shown = [table(game, None)["players"][seat]["shown"] for seat in range(seats)]
    assert shown == [[chosen[seat]] if seat in chosen else [] for seat in range(seats)]
    assert asked(game) == [((player + 1) % seats, "turn")]
    assert told(game, SPARED) == [(seat,) for seat in range(seats) if seat not in concerned]


@pytest.mark.clauses("FP-081")
def test_an_alliance_that_one_does_not_have_can_not_be_shown() -> None:
    game = before_row_four(3, 0)
    climb(game, (3, 1), (4, 1), 0, 0)
    why = refused(game, 0, REVEAL.first + card("dragons"))
    assert (why.saying, why.clause, why.values) == (NO_ALLIANCE, "FP-081", (card("dragons"),))


@pytest.mark.clauses("FP-082")
def test_alliances_are_shown_after_the_vacancies_are_filled_and_before_the_next_turn() -> None:
    game = before_row_four(3, 0)
    climb(game, (3, 1), (4, 1))
    assert asked(game) == [(0, "refill")]
    fill(game, 0)
    assert asked(game) == [(0, "refill")]
    size = game.deck_size()
    fill(game, 0)
    assert revealing(game) == [0, 1] and game.deck_size() == size - 1, "the base is full again"
    show(game, 0, "rats")
    show(game, 1, "rats")
    assert asked(game) == [(1, "turn")]


@pytest.mark.clauses("FP-083", "FP-041")
def test_nothing_is_seen_before_the_last_has_chosen() -> None:
    game = before_row_four(4, 0)
    climb(game, (3, 1), (4, 1), 0, 0)
    other_way: District = game.copy()
    show(game, 2, "dragons")
    show(other_way, 2, "toughs")
    for seat in (0, 1, 3, None):
        assert game.view(seat) == other_way.view(seat), "which one was chosen is a secret"
        assert all(player["shown"] == [] for player in table(game, seat)["players"])
    assert game.view(2)["your_answer"] == card("dragons")
    assert refused(game, 2, REVEAL.first + card("toughs")).saying is ANSWERED
    show(game, 1, "rats")
    assert told(game, SHOWN) == []
    show(game, 0, "reapers")
    assert told(game, SHOWN) == [(0, card("reapers")), (1, card("rats")), (2, card("dragons"))]


@pytest.mark.clauses("FP-083")
def test_the_order_of_answers_makes_no_difference() -> None:
    one, two = before_row_four(3, 1), before_row_four(3, 1)
    for game, order in ((one, (1, 2)), (two, (2, 1))):
        climb(game, (3, 1), (4, 1), 0, 0)
        for seat in order:
            show(game, seat, "toughs")
    assert facts(one) == facts(two)
    assert told(one, SHOWN) == told(two, SHOWN)


@pytest.mark.clauses("FP-084")
def test_the_second_time_another_alliance_must_be_shown() -> None:
    shown = {0: "rats", 2: "dragons"}
    game = lay((*LOW, "RASCALS butchers dragons"), alliances=ALLIANCES, shown=shown)
    climb(game, (4, 1), (5, 1), 0, 0, 0)
    assert revealing(game) == [0, 1]
    assert [question.options for question in game.questions()] == [
        cards("ladies reapers"),
        cards("rats toughs rascals"),
    ]
    why = refused(game, 0, REVEAL.first + card("rats"))
    assert (why.saying, why.clause, why.values) == (SHOWN_ALREADY, "FP-084", (card("rats"),))
    before = facts(game)
    show(game, 0, "reapers")
    show(game, 1, "rascals")
    assert [player["shown"] for player in table(game, None)["players"]] == [
        sorted(cards("rats reapers")),
        cards("rascals"),
        cards("dragons"),
    ]
    assert changed(before, game) == {"shown", "reveals_done", "player"}, "the alliances still belong to their owners"


@pytest.mark.clauses("FP-084", "FP-121")
def test_an_alliance_that_lies_open_still_scores() -> None:
    alliances = {0: "rats toughs reapers", 1: "dandies toughs reapers"}
    hidden = lay(FULL, seats=2, alliances=alliances)
    shown = lay(FULL, seats=2, alliances=alliances, shown={0: "rats toughs"})
    assert hidden.box.scores(hidden) == shown.box.scores(shown) == [3, 2]


@pytest.mark.clauses("FP-084")
def test_what_was_shown_stays_so() -> None:
    for seats, seed in random_games(30):
        lying: list[int] = [0] * 3 * seats
        for game in walk(seats, seed):
            assert all(now >= then for now, then in zip(game.shown, lying, strict=True))
            lying = game.shown[:]


@pytest.mark.clauses("FP-085")
def test_everybody_keeps_a_secret_alliance_to_the_end() -> None:
    for seats, seed in random_games(60):
        for game in walk(seats, seed):
            if game.pending is not None:
                assert all(len(player["shown"]) <= 2 for player in table(game, None)["players"])
                assert all(table(game, seat)["yours"]["hidden"] for seat in range(seats))


@pytest.mark.clauses("FP-086")
def test_no_card_that_fills_a_vacancy_is_the_first_in_its_row() -> None:
    for seats, seed in random_games(60):
        game = played(seats, seed)
        entered = {1}
        assert game.log is not None
        for event in game.log:
            if event.saying is ADVANCED:
                entered.add(ROW[event.values[3]])
            elif event.saying is FILLED:
                assert ROW[event.values[3]] in entered
        assert entered == {1, 2, 3, 4, 5, 6}


@pytest.mark.clauses("FP-087")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_coronation_makes_nobody_show(seats: int) -> None:
    hands = dict.fromkeys(range(seats), "rats")
    game = lay(FULL[:5], seats=seats, hands=hands)
    before = facts(game)
    climb(game, (5, 2), (6, 1), 0, 0, 0, 0)
    assert asked(game) == [(1, "turn")]
    assert "shown" not in changed(before, game)
    pass_turn(game)
    assert open_question(game).kind.name == "turn"


@pytest.mark.clauses("FP-088")
def test_nobody_has_passed_when_alliances_are_shown() -> None:
    seen = 0
    for seats, seed in random_games(60):
        for game in walk(seats, seed):
            if "reveal" in [kind for _, kind in asked(game)]:
                seen += 1
                assert not any(player["passed"] for player in table(game, None)["players"])
    assert seen == 2 * 3 * 60
