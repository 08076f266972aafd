"""7, 8, 9: constants worked out, `+=` in full, sayings by name."""

from __future__ import annotations

import ast
import importlib

from native.edits import Edit, calls

# ---- 7: constants


def constants(tree: ast.Module, values: dict[str, object]) -> list[Edit]:
    """The constants of a module whose values are whole numbers, worked out."""
    return [
        Edit(node.lineno - 1, node.end_lineno or 0, [f"{node.target.id}: Final = {values[node.target.id]}"])
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if ast.unparse(node.annotation).startswith("Final") and type(values.get(node.target.id)) is int
    ]


def of_any_length(tree: ast.Module, values: dict[str, object], lines: list[str]) -> list[Edit]:
    """The constants of a module that are rows of whole numbers, or rows of such rows, declared with any length."""
    edits = []
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            note = note_of(values.get(ast.unparse(node.target)))
            if note.startswith("tuple"):
                line = lines[node.lineno - 1].replace(": Final =", f": Final[{note}] =", 1)
                edits.append(Edit(node.lineno - 1, node.lineno, [line]))
    return edits


def note_of(value: object) -> str:
    """The type of a whole number, or of a row of the same; nothing of anything else.

    >>> note_of(((1, 0), (3, 0))), note_of((1, "two")), note_of(())
    ('tuple[tuple[int, ...], ...]', '', '')
    """
    if type(value) is tuple:
        (note, *others) = {note_of(part) for part in value} or {""}
        return f"tuple[{note}, ...]" if note and not others else ""
    return "int" if type(value) is int else ""


# ---- 8: += in lists


def in_full(tree: ast.Module) -> list[Edit]:
    """`money[seat] += 1` as `money[seat] = money[seat] + 1`, where that calls nothing twice."""
    edits = []
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript):
            whole = ast.Assign([node.target], ast.BinOp(node.target, node.op, node.value))
            if not calls([node.target]) and node.lineno == node.end_lineno:
                line = " " * node.col_offset + ast.unparse(ast.fix_missing_locations(whole))
                edits.append(Edit(node.lineno - 1, node.lineno, [line]))
    return edits


# ---- 9: sayings


def sayings(tree: ast.Module, values: dict[str, object]) -> list[Edit]:
    """All sayings of a module by their names."""
    return [
        Edit(node.lineno - 1, node.lineno, [f"SAYINGS: Final = ({', '.join(said(values))})"])
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node) == "SAYINGS: Final = all_sayings(globals())"
    ]


def said(values: dict[str, object]) -> list[str]:
    """The names of a module under which there are sayings, each as it stands in a list of them."""
    events = importlib.import_module("posse.kernel.events")
    found = [name for name, value in values.items() if name != "SAYINGS" and events.all_sayings({name: value})]
    return [name if isinstance(values[name], events.Saying) else in_list(name, values[name]) for name in found]


def in_list(name: str, value: object) -> str:
    """What has several parts, as parts of a list."""
    return f"*{name}.values()" if isinstance(value, dict) else f"*{name}"
