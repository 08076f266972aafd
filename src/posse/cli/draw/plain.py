"""Any view as a tidy tree: for a game that nobody has drawn yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from posse.words import Words


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> RenderableType:
    """The table of the view, branch by branch; lists with one thing for each player stand under their names."""
    tree = Tree(Text(words.text("title"), style="bold"), guide_style="dim")
    for name, value in view["table"].items():
        _branch(tree, name, value, players)
    return tree


def _branch(tree: Tree, name: str, value: object, players: Sequence[str]) -> None:
    label = Text(name.replace("_", " "), style="bold")
    if isinstance(value, dict):
        twig = tree.add(label)
        for key, part in value.items():
            _branch(twig, str(key), part, players)
    elif _is_table(value):
        assert isinstance(value, list)
        tree.add(label).add(_rows(value, players if len(players) == len(value) else ()))
    else:
        tree.add(label.append(f": {_short(value)}", style="not bold"))


def _is_table(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _rows(rows: list[dict[str, Any]], names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    columns = list(dict.fromkeys(key for row in rows for key in row))
    for column in ["", *columns]:
        table.add_column(Text(column.replace("_", " ")))
    for number, row in enumerate(rows):
        name = names[number] if names else str(number + 1)
        table.add_row(Text(name), *[Text(_short(row.get(column, ""))) for column in columns])
    return table


def _short(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return ", ".join(_short(item) for item in value) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(item)}" for key, item in value.items())
    return str(value)
