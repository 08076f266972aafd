"""What can be wrong with a source: every place where Cosmic Ray would change it, and every statement left out."""

from __future__ import annotations

import ast
import difflib
import hashlib
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.operators.provider import OperatorProvider

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src" / "posse" / "games"

PARTS: Final = {"rules": ("rules", "state"), "secrets": ("view",)}
"""The rooms of a game, each a file or a folder, that faults are put into."""

NO_FAULTS: Final = ("_Is", "_IsNot", "_Is_Eq", "_IsNot_NotEq", "VariableReplacer", "VariableInserter")
"""Operators by the end of their name: `is` for `==` is the same for small numbers; the last two need names."""


class LeaveOut:
    """An operator like Cosmic Ray's: a statement that does something is not there."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """The statement, if it is one that can be missing: a call, a change of something, a return."""
        if node.type == "simple_stmt" and self.does_something(node.children[0]):
            yield node.start_pos, node.end_pos

    def does_something(self, statement: Any) -> bool:
        """A new name that is never given is an error at once, and teaches nothing: only what changes counts."""
        if statement.type == "expr_stmt":
            sign = getattr(statement.children[1], "value", "")
            return sign not in ("", "=") or (sign == "=" and statement.children[0].type != "name")
        return statement.type in ("atom_expr", "return_stmt") or getattr(statement, "value", "") == "return"

    def mutate(self, node: Any, index: int) -> Any:
        """`pass` in its place."""
        first = node.children[0].get_first_leaf()
        node.children[0] = parso.python.tree.Keyword("pass", first.start_pos, first.prefix)
        return node


@dataclass(frozen=True)
class Fault:
    """One change to one file."""

    game: str
    part: str
    file: str
    """From the game's folder: `rules/fire.py`."""
    where: str
    """The function it is in: `Train.shoot`."""
    line: int
    operator: str
    was: str
    now: str
    text: str
    """The whole file with the fault."""

    @property
    def number(self) -> str:
        """Its name: the same as long as the file is the same."""
        return hashlib.sha256(f"{self.game} {self.file} {self.text}".encode()).hexdigest()[:12]


@cache
def operators() -> dict[str, Any]:
    """All operators by name."""
    provider = OperatorProvider()
    made = {name: provider[name]() for name in provider if not name.endswith(NO_FAULTS)}
    return {**made, "LeaveOut": LeaveOut()}


def sources(game: str, part: str) -> list[Path]:
    """The files of a game's rooms."""
    found: list[Path] = []
    for room in PARTS[part]:
        folder = GAMES / game / room
        found += sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]
    return found


Spot = tuple[Path, tuple[int, int], str, int]
"""A file, a place in it, an operator, and which of its occurrences."""


def spots(paths: list[Path]) -> Iterator[Spot]:
    """Every place in these files at which an operator changes something."""
    for path in paths:
        count = dict.fromkeys(operators(), 0)
        for node in ast_nodes(get_ast(path.read_text(encoding="utf-8"))):
            for name, operator in operators().items():
                for start, _ in operator.mutation_positions(node):
                    yield path, start, name, count[name]
                    count[name] += 1


def faults(game: str, part: str, seed: int) -> Iterator[Fault]:
    """The faults of a game in random order: one at every place before there is a second at any."""
    luck = random.Random(f"{seed} {game} {part}")
    places: dict[object, list[Spot]] = {}
    for spot in spots(sources(game, part)):
        places.setdefault(spot[:2], []).append(spot)
    rows = list(places.values())
    luck.shuffle(rows)
    for row in rows:
        luck.shuffle(row)
    met: set[str] = set()
    while rows:
        for row in rows:
            fault = next_fault(game, part, row, met)
            if fault is not None:
                met.add(fault.number)
                yield fault
        rows = [row for row in rows if row]


def next_fault(game: str, part: str, row: list[Spot], met: set[str]) -> Fault | None:
    """The next at one place that changes the program and was not there yet."""
    while row:
        fault = made(game, part, row.pop())
        if fault is not None and fault.number not in met:
            return fault
    return None


def made(game: str, part: str, spot: Spot) -> Fault | None:
    """The fault at a spot; None if what comes out is no Python, or the same program (other types, other words)."""
    path, (line, _), name, occurrence = spot
    before = path.read_text(encoding="utf-8")
    after = mutate_code(before, operators()[name], occurrence)
    if after is None or program(after) in ("", program(before)):
        return None
    was, now = changed_lines(before, after)
    file = path.relative_to(GAMES / game).as_posix()
    return Fault(game, part, file, place_in(path, line), line, name, was, now, after)


def program(text: str) -> str:
    """What is left of a source without its types and `strict`; nothing if it can't be compiled."""
    try:
        tree = ast.parse(text)
        compile(tree, "fault", "exec")
    except SyntaxError:
        return ""
    return ast.dump(Untyped().visit(tree))


class Untyped(ast.NodeTransformer):
    """A program without what it says about types, and about lists that are always as long as each other."""

    def visit_keyword(self, node: ast.keyword) -> ast.AST | None:
        """`zip(..., strict=True)` would notice a fault; it does nothing."""
        return None if node.arg == "strict" else self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """An argument."""
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A name that is declared."""
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """What a function gives."""
        node.returns = None
        return self.generic_visit(node)


def changed_lines(before: str, after: str) -> tuple[str, str]:
    """The lines that differ, as they were and as they are."""
    old, new = before.splitlines(), after.splitlines()
    was: list[str] = []
    now: list[str] = []
    for kind, start, end, first, last in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            was += old[start:end]
            now += new[first:last]
    return tidy(was), tidy(now)


def tidy(lines: list[str]) -> str:
    """Lines without the spaces around them."""
    return "\n".join(" ".join(line.split()) for line in lines)


@cache
def scopes(path: Path) -> list[tuple[int, int, str]]:
    """Every function and class of a file: its first and last line, and its name."""
    found: list[tuple[int, int, str]] = []

    def look(node: ast.AST, outer: str) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                name = f"{outer}{child.name}"
                found.append((child.lineno, child.end_lineno or child.lineno, name))
                look(child, f"{name}.")

    look(ast.parse(path.read_text(encoding="utf-8")), "")
    return found


def place_in(path: Path, line: int) -> str:
    """The innermost function or class around a line."""
    return next((name for first, last, name in reversed(scopes(path)) if first <= line <= last), "")
