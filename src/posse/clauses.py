"""The rules of a game as numbered clauses, and which of them a test shows.

`clauses.md` lies in the game's folder, `clauses.pl.md` beside it: headings `## 1. Material` are chapters, bullets
`- **FP-001** text` are clauses (lines that belong to one are indented by two spaces), and `(note)` after the id
marks what no test can show. Tables and sub-headings between the bullets are part of the document only. A
chapter with the line `<!-- for those who test the rules -->` is for them: who plays sees it only by asking for its id.

What is not plainly the rulebook's says so in brackets behind the clause, with the reason: `[ruling: the text is silent
about ties]` where we had to decide, `[picture: from photographs of the board]` for a fact that stood in a picture, and
`[doubtful: could also mean the next player]` for a reading that somebody with the book might dispute.

A test says what it shows by `@pytest.mark.clauses("FP-060", "FP-061")`, on itself, on its class or on its module.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from posse.kernel.box import Box
from posse.words import game_folder

CHAPTER: Final = re.compile(r"^## +(.+?) *$")
CLAUSE: Final = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-\d+[a-z]?)\*\* *(\((?:note|uwaga)\) *)?(.*)$")
ASIDE: Final = "<!-- for those who test the rules -->"

MARK: Final = re.compile(r"\s*\[(\w+): ([^\]]+)\]")
MARKS: Final = {
    "ruling": "ruling", "picture": "picture", "doubtful": "doubtful",
    "ustalenie": "ruling", "rysunek": "picture", "wątpliwe": "doubtful",
}  # fmt: skip
"""The marks of a clause, by the word that each language has for them."""

Tests = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class BadClauses(Exception):
    """A rulebook or a marker of a test that can't be read."""


@dataclass(frozen=True)
class Mark:
    """What about a clause is not plainly the rulebook's."""

    kind: str
    """`ruling`, `picture` or `doubtful`."""
    why: str


@dataclass(frozen=True)
class Clause:
    """One statement of the rules."""

    id: str
    text: str
    note: bool
    """Whether it only explains, so that no test could show it."""
    chapter: str
    marks: tuple[Mark, ...] = ()
    """Where it comes from, if not plainly from the rulebook."""
    aside: bool = False
    """Whether it is for those who test the rules, and nobody needs it to play."""


@dataclass(frozen=True)
class Coverage:
    """Which clauses of a game are shown by tests."""

    clauses: list[Clause]
    tests: dict[str, list[str]]
    """The tests that name each id."""
    unknown: list[str]
    """Ids that tests name and no rulebook has."""

    @property
    def missing(self) -> list[Clause]:
        """The clauses that no test shows and that are no notes."""
        return [clause for clause in self.clauses if not clause.note and clause.id not in self.tests]

    @property
    def notes(self) -> list[Clause]:
        """The clauses that need no test."""
        return [clause for clause in self.clauses if clause.note]

    @property
    def complete(self) -> bool:
        """Whether every clause is shown, and every id is one."""
        return not self.missing and not self.unknown


# ---- the rulebook


def document(box: Box, language: str) -> str:
    """The whole rulebook of a game as Markdown, in English where the language has none; empty if there is none."""
    for name in (f"clauses.{language}.md", "clauses.md"):
        file = game_folder(box) / name
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def read_clauses(box: Box, language: str = "en") -> list[Clause]:
    """The clauses of a game, in the order of the rulebook."""
    return parse(document(box, language))


def parse(text: str) -> list[Clause]:
    r"""The clauses in a document.

    >>> parse("## 1. Play\n- **X-1** Roll,\n  then move.\n### More\n- **X-2** (note) Have fun.\n")[0].text
    'Roll,\nthen move.'
    >>> parse("- **X-3** Ties are shared. [ruling: the text is silent]")[0].marks
    (Mark(kind='ruling', why='the text is silent'),)
    """
    clauses: list[Clause] = []
    chapter = ""
    aside = inside = False
    for line in text.splitlines():
        if heading := CHAPTER.match(line):
            chapter, aside = heading[1], False
        aside = aside or line == ASIDE
        if bullet := CLAUSE.match(line):
            clauses.append(Clause(bullet[1], bullet[3], bool(bullet[2]), chapter, aside=aside))
            inside = True
        elif inside and line.startswith("  "):
            clauses[-1] = replace(clauses[-1], text=f"{clauses[-1].text}\n{line[2:]}")
        else:
            inside = False
    clauses = [_with_marks(clause) for clause in clauses]
    twice = sorted({clause.id for clause in clauses if sum(other.id == clause.id for other in clauses) > 1})
    if twice:
        raise BadClauses(f"clauses that stand in the rulebook twice: {', '.join(twice)}")
    return clauses


def _with_marks(clause: Clause) -> Clause:
    """The clause with its marks taken out of its text."""
    marks: list[Mark] = []
    for word, why in MARK.findall(clause.text):
        if word not in MARKS:
            raise BadClauses(f"{clause.id} has a mark that nobody knows: {word} (known: {', '.join(MARKS)})")
        marks.append(Mark(MARKS[word], " ".join(why.split())))
    return replace(clause, text=MARK.sub("", clause.text), marks=tuple(marks))


def prefix_of(clauses: list[Clause]) -> str:
    """What the ids of a game begin with: `FP` of `FP-001`; empty without clauses."""
    return clauses[0].id.partition("-")[0] if clauses else ""


# ---- the tests


def marked_in(folder: Path) -> dict[str, list[str]]:
    """For each id that a marker in this folder names, the tests that carry it, as pytest calls them."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        place = path.relative_to(folder).as_posix()
        for ids, test in _marks(tree.body, place, _module_ids(tree)):
            for clause in ids:
                tests = found.setdefault(clause, [])
                if test not in tests:
                    tests.append(test)
    return found


def coverage(box: Box, folder: Path, others: Iterable[Box] = ()) -> Coverage:
    """Which clauses of a game the tests in this folder show.

    An id with the prefix of one of the other games is that game's business; any other unknown id is a mistake.
    """
    clauses = read_clauses(box)
    marked = marked_in(folder)
    known = {clause.id for clause in clauses}
    elsewhere = {prefix_of(read_clauses(other)) for other in others if other.key != box.key} - {""}
    unknown = [clause for clause in sorted(marked) if clause not in known and clause.partition("-")[0] not in elsewhere]
    return Coverage(clauses, {clause: tests for clause, tests in marked.items() if clause in known}, unknown)


def _marks(body: list[ast.stmt], place: str, inherited: list[str]) -> Iterator[tuple[list[str], str]]:
    """Every test in this body with the ids it carries: its own and those of what it stands in."""
    for node in body:
        if not isinstance(node, Tests):
            continue
        name = f"{place}::{node.name}"
        own = inherited + [id for decorator in node.decorator_list for id in _ids(decorator, place)]
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                yield from _marks(node.body, name, own)
        elif node.name.startswith("test"):
            yield own, name


def _module_ids(tree: ast.Module) -> list[str]:
    """The ids in `pytestmark = ...` of a module, which count for all its tests."""
    values = [
        node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)
    ]
    return [clause for value in values for clause in _ids(value, "pytestmark")]


def _ids(node: ast.AST, place: str) -> list[str]:
    """The ids of all `pytest.mark.clauses(...)` in an expression, also those inside `pytest.param(marks=...)`."""
    ids: list[str] = []
    for call in ast.walk(node):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "clauses"):
            continue
        for argument in call.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise BadClauses(f"{place}, line {argument.lineno}: write the ids of clauses out as plain strings")
            ids.append(argument.value)
    return ids
