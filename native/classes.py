"""4, 5, 6: what the compiler is told of classes, and a pen's ink."""

from __future__ import annotations

import ast

from native.edits import SUBCLASSED, Classes, Edit, lineage

# ---- 4: no circles


def without_circles(tree: ast.Module, classes: Classes) -> list[Edit]:
    """The decorators of tables, frames, questions, luck and what has happened."""
    edits = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names = [one.name for one in lineage(node, classes)]
            if {"Ask", "Ballot", "Frame", "Chance", "Flow", "Phrase", "Entry"} & set(names):
                leaf = node.name not in (*SUBCLASSED, "Chance") and not any(
                    isinstance(base, ast.Name) and base.id == node.name
                    for other in classes.values()
                    for base in other.bases
                )
                kept = ", free_list_len=1" if leaf else ""
                edits.append(Edit(node.lineno - 1, node.lineno - 1, [f"@mypyc_attr(acyclic=True{kept})"]))
    return edits


# ---- 6: games of other packages


def open_to_others(tree: ast.Module) -> list[Edit]:
    """The decorators of what games subclass."""
    return [
        Edit(node.lineno - 1, node.lineno - 1, ["@mypyc_attr(allow_interpreted_subclasses=True)"])
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name in SUBCLASSED
    ]


# ---- 5: rows

INK = {
    "self.ink: list[int] = []": "self.ink = BytesWriter()",
    "return len(self.ink)": "return len(self.ink) // 4",
    "del self.ink[count:]": "if len(self.ink) > 4 * count: self.ink.truncate(4 * count)",
    "page = pack(f'<{len(self.ink)}I', *self.ink)": "page = self.ink.getvalue()",
    "self.ink.clear()": "self.ink.truncate(0)",
}
"""What a pen does with its ink, and the same with a BytesWriter."""


def native_rows(tree: ast.Module) -> list[Edit]:
    """What a pen does with its ink."""
    return [
        Edit(node.lineno - 1, node.lineno, [" " * node.col_offset + made])
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and (made := with_writer(node))
    ]


def with_writer(node: ast.stmt) -> str:
    """The same with a BytesWriter; nothing where it is not about ink."""
    text = ast.unparse(node)
    if text.startswith("self.ink.append("):
        assert isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        return f"write_i32_le(self.ink, i32({ast.unparse(node.value.args[0])}))"
    return INK.get(text, "")
