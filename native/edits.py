"""What all that is written for the compiler needs: edits, classes and what they descend from, calls."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import NamedTuple

SUBCLASSED = ("Box", "Dealer", "Flow", "Frame", "Game", "Window")
"""The classes of the kernel that a game builds on."""

Function = ast.FunctionDef
Classes = dict[str, ast.ClassDef]


class Edit(NamedTuple):
    """Lines `first` up to, but not including, `last` (counted from 0) become these."""

    first: int
    last: int
    lines: list[str]


def lineage(node: ast.ClassDef, classes: Classes) -> list[ast.ClassDef]:
    """The class and those it descends from, nearest first, as far as they are the engine's."""
    found = [node]
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            found += lineage(classes[base.id], classes)
    return found


def called(call: ast.Call) -> str:
    """What is called, as it is written."""
    return ast.unparse(call.func)


def calls(parts: Sequence[ast.AST]) -> list[ast.Call]:
    """All calls within these parts."""
    return [node for part in parts for node in ast.walk(part) if isinstance(node, ast.Call)]
