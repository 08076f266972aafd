"""Every clause of every game is shown by a test that names it, and no test names a clause that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from posse.clauses import Clause, coverage, read_clauses
from posse.games import CATALOG
from posse.kernel.box import Box

TESTS = Path(__file__).parent / "games"
BOARDS = Path(__file__).parents[1] / "web" / "src" / "games"

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)

CITED = re.compile(r"\b[A-Z][A-Z0-9]*-\d{3}[a-z]?\b")

HOW_MANY = {"five-points": 80, "colt-express": 233, "deadwood": 237, "bang-dice": 185, "deadwood-1876": 245}
"""So many clauses each rulebook came to: none may be lost on the way."""


def kinds_of_marks(clause: Clause) -> tuple[str, list[str]]:
    return clause.id, [mark.kind for mark in clause.marks]


@every_game
def test_every_clause_has_a_test(box: Box) -> None:
    found = coverage(box, TESTS, CATALOG)
    assert not found.missing, f"no test shows {found.missing}"
    assert not found.unknown, f"tests name clauses that are not there: {found.unknown}"


@every_game
def test_no_clause_is_lost(box: Box) -> None:
    clauses = read_clauses(box, "en")
    assert len({clause.id for clause in clauses}) == len(clauses) == HOW_MANY[box.key]
    assert sum(clause.note for clause in clauses) <= len(clauses) // 20, "a note is for what no program can show"


@every_game
def test_both_languages_have_the_same_clauses(box: Box) -> None:
    english, polish = read_clauses(box, "en"), read_clauses(box, "pl")
    assert [(clause.id, clause.note) for clause in polish] == [(clause.id, clause.note) for clause in english]
    assert [kinds_of_marks(clause) for clause in polish] == [kinds_of_marks(clause) for clause in english]
    assert [number(clause.chapter) for clause in polish] == [number(clause.chapter) for clause in english]
    for here, there in zip(polish, english, strict=True):
        assert set(CITED.findall(here.text)) >= set(CITED.findall(there.text)), f"{here.id} cites other clauses"
        assert here.text != there.text, f"{here.id} is not translated"


@every_game
def test_the_page_cites_clauses_that_are_there(box: Box) -> None:
    known = {clause.id for clause in read_clauses(box, "en")}
    sources = [path.read_text() for path in (BOARDS / box.key).rglob("*") if path.suffix in (".ts", ".svelte")]
    assert {cited for source in sources for cited in CITED.findall(source)} <= known


def number(chapter: str) -> str:
    """The number of a chapter: `3` of `3. Setup`."""
    return chapter.partition(".")[0]
