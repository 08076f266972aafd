"""Chapter 5, a turn before the coronation (FP-050..052)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import posse.games.five_points as five_points
from posse.games.five_points.sayings import ASK_ADVANCE, ASK_CROWNED, ASK_TURN, NO_PASSING_YET, TURN
from posse.kernel.game import NOT_ASKED, OTHER_QUESTION
from tests.games.five_points.lay import (
    BASE,
    FULL,
    PASSING,
    asked,
    banish,
    climb,
    climbing,
    facts,
    fill,
    lay,
    open_question,
    random_games,
    refused,
    show,
    using,
    walk,
)


@pytest.mark.clauses("FP-050")
def test_a_turn_is_an_advance_or_a_banishment() -> None:
    game = lay(hands={0: "rats ladies"})
    climbs = [climbing((1, place), (2, place)) for place in range(1, 6)]
    climbs += [climbing((1, place + 1), (2, place)) for place in range(1, 6)]
    assert sorted(open_question(game).choices) == sorted([*climbs, using("ladies"), using("rats")])
    assert asked(game) == [(0, "turn")], "nobody else is asked"


@pytest.mark.clauses("FP-050")
def test_after_the_one_action_it_is_the_next_players_turn() -> None:
    advanced, banished = lay(hands={0: "rats ladies"}), lay(hands={0: "rats ladies"})
    climb(advanced, (1, 1), (2, 1))
    banish(banished, "rats", (1, 1), (1, 2))
    for game in (advanced, banished):
        assert asked(game) == [(1, "turn")]
        assert refused(game, 0, using("ladies")).saying is NOT_ASKED
        assert refused(game, 0, climbing((1, 3), (2, 3))).clause == "", "what the other is asked is not his to know"
    assert advanced.influence_left(0) == 2 and advanced.advances == 1
    assert banished.influence_left(0) == 1 and banished.advances == 0


@pytest.mark.clauses("FP-051")
@pytest.mark.parametrize("height", range(1, 6))
def test_nobody_passes_before_the_coronation(height: int) -> None:
    for hands in ({}, {0: "rats"}):
        game = lay(FULL[:height], hands=hands)
        why = refused(game, 0, PASSING)
        assert (why.saying, why.clause) == (NO_PASSING_YET, "FP-051")


@pytest.mark.clauses("FP-051")
def test_passing_is_refused_until_the_turn_after_the_coronation() -> None:
    game = lay(FULL[:5], hands={0: "rats", 1: "rats", 2: "rats"})
    assert refused(game, 0, PASSING).saying is NO_PASSING_YET
    climb(game, (5, 1), (6, 1))
    assert refused(game, 0, PASSING).saying is OTHER_QUESTION, "the vacancy comes first"
    fill(game, 0, 0, 0, 0)
    assert PASSING in open_question(game).choices


@pytest.mark.clauses("FP-052")
def test_the_turn_goes_on_until_the_last_vacancy_is_filled() -> None:
    game = lay(FULL[:2])
    climb(game, (2, 2), (3, 2))
    assert asked(game) == [(0, "refill")] and game.player == 0
    fill(game, 1)
    assert asked(game) == [(1, "turn")] and game.player == 1


@pytest.mark.clauses("FP-052")
def test_the_turn_goes_on_until_alliances_are_shown() -> None:
    game = lay(FULL[:3])
    climb(game, (3, 1), (4, 1), 0, 0)
    assert asked(game) == [(0, "reveal"), (1, "reveal")] and game.player == 0
    show(game, 1, "toughs")
    assert asked(game) == [(0, "reveal")] and game.player == 0
    show(game, 0, "dragons")
    assert asked(game) == [(1, "turn")]


@pytest.mark.clauses("FP-050")
def test_whatever_is_not_offered_is_refused_with_a_clause_and_changes_nothing() -> None:
    """Every choice the game knows, by every seat, at every question of some random games."""
    text = (Path(five_points.__file__).parent / "clauses.md").read_text(encoding="utf-8")
    clauses = set(re.findall(r"\*\*(FP-\d+)\*\*", text))
    total = five_points.GAME.kinds.total
    for seats, seed in random_games(4):
        for game in walk(seats, seed):
            before = facts(game)
            for question in game.questions():
                for choice in range(total):
                    why = game.why_not(question.seat, choice)
                    if choice in question.choices:
                        assert why is None
                        assert game.phrase(question.seat, choice).args() is not None
                    else:
                        assert why is not None and why.clause in clauses
                        why.args()
            for seat in range(seats):
                if game.pending is not None and game.question(seat) is None:
                    assert game.why_not(seat, TURN.first) is not None
            assert facts(game) == before


@pytest.mark.clauses("FP-050", "FP-077")
def test_without_influence_cards_only_advances_are_left() -> None:
    game = lay((BASE, "- REAPERS - - -"))
    assert all(choice < using("butchers") for choice in open_question(game).choices)
    assert len(open_question(game).choices) == 8
    assert game.asking(0).saying is ASK_ADVANCE, "nothing is said of cards that he does not have"
    assert lay(hands={0: "rats"}).asking(0).saying is ASK_TURN
    assert lay(FULL, hands={0: "rats"}).asking(0).saying is ASK_CROWNED
