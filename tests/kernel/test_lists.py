"""Compiled, lists and tuples that nobody needs any more are kept and used again (lists.h): each once, and whole."""

from __future__ import annotations

import gc

from posse.games.deadwood_1876 import GAME, town
from posse.kernel.chance import Sampled
from posse.kernel.choices import Kind, Kinds, Question
from posse.kernel.flow import NOT_YET, Ballot

KIND = Kind("card", 40, "X-1")
KINDS = Kinds(KIND)


def some(count: int) -> list[list[int]]:
    """So many lists, each as long, that grew one by one: with more room than items."""
    return [[number + 0 for number in range(count)] for _ in range(count)]


def lists_in_use() -> list[list[int]]:
    """Lists of all lengths that the kernel has made, all at the same time."""
    votes = [Ballot(KIND, list(range(count)), []).copy() for count in range(40)]
    asked = [Question(1, 0, KIND, list(range(count))) for count in range(40)]
    return [ballot.answers for ballot in votes] + [question.choices for question in asked]


def test_lists_that_were_let_go_are_used_again_once() -> None:
    for count in (1, 5, 8, 16, 20, 24, 30, 32, 39):
        lists_in_use()
        for _ in range(40):
            Ballot(KIND, [0], some(count)).copy()  # lists in a list: when it is kept itself, they have been before
        found = lists_in_use()
        assert len({id(one) for one in found}) == len(found)
        assert found[:40] == [[NOT_YET] * length for length in range(40)]
        assert found[40:] == [list(range(length)) for length in range(40)]


def test_tuples_that_were_let_go_are_used_again_once() -> None:
    table = town(GAME.new(3, Sampled.of(1), log=False))
    safes = len(table.content)
    for _ in range(3):
        tables = [table.copy() for _ in range(300)]
        for card, one in enumerate(tables):
            one.attach(card % safes, card)
        gc.collect()
        for card, one in enumerate(tables):
            expected = list(table.holsters)
            expected[card % safes] = card
            assert one.holsters == tuple(expected), "some of these cards are no small numbers"
        assert len({id(one.holsters) for one in tables}) == len(tables)
