"""3: what is told is put together only where there is a log."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from native.edits import Edit, Function, called, calls

TELLING = "tell_"
"""So begin the names of functions that only tell."""

MARK = "telling"
"""The decorator of functions that only tell."""


def telling(tree: ast.Module, lines: list[str], changing: set[str]) -> list[Edit]:
    """`tell`, `whisper` and `tell_...` as statements of their own, only where there is a log."""
    edits = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_only_to_tell(node):
            only_tells(node, node.body, changing)
            edits.append(Edit(node.lineno - 2, node.lineno - 1, []))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.end_lineno is not None:
            table = who_tells(node.value)
            if table:
                only_tells(node, node.value.args, changing)
                said = ["    " + line for line in lines[node.lineno - 1 : node.end_lineno]]
                guard = " " * node.col_offset + f"if {table}.log is not None:"
                edits.append(Edit(node.lineno - 1, node.end_lineno, [guard, *said]))
    return edits


def is_only_to_tell(function: Function) -> bool:
    """Whether it says so, by its name and by its mark."""
    named = function.name.startswith(TELLING)
    assert named == (MARK in map(ast.unparse, function.decorator_list)), f"{function.name}: {TELLING} and @{MARK}"
    return named


def who_tells(call: ast.Call) -> str:
    """The table whose log that goes into; nothing if the call does something else."""
    table, _, verb = called(call).rpartition(".")
    if verb in ("tell", "whisper"):
        return table
    return ast.unparse(call.args[0]) if not table and verb.startswith(TELLING) else ""


def only_tells(node: ast.AST, parts: Sequence[ast.AST], changing: set[str]) -> None:
    """Nothing in there may change the table: it would not happen without a log."""
    done = changing & {called(one).rpartition(".")[2] for one in calls(parts)}
    assert not done, f"{done} changes the table and would not happen without a log: {ast.unparse(node)}"


def verbs_that_change(trees: Iterable[ast.Module]) -> set[str]:
    """The names of functions that change what lies on a table: that write to a field, or to a place in one."""
    return {
        function.name
        for tree in trees
        for function in ast.walk(tree)
        if isinstance(function, Function) and function.name != "__init__"
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del)
    }
