"""Drawings of the table. A drawing gets the view of a seat and the words, never the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from rich.console import RenderableType

from posse.cli.draw import bang_dice, colt_express, deadwood, deadwood_1876, five_points, plain
from posse.games import CATALOG, HOUSE
from posse.kernel.events import Phrase
from posse.words import Words

Drawing = Callable[[dict[str, Any], Words, Sequence[str]], RenderableType]

DRAWINGS: Final[dict[str, Drawing]] = {
    "five-points": five_points.draw,
    "colt-express": colt_express.draw,
    "deadwood": deadwood.draw,
    "bang-dice": bang_dice.draw,
    "deadwood-1876": deadwood_1876.draw,
}
"""The games that have a drawing of their own; any other is drawn plainly."""

MARKS: Final[dict[str, Callable[[Phrase], str]]] = {"five-points": five_points.mark, "deadwood": deadwood.mark}
"""Where a choice lies on the drawing, for those that have such places."""

LEGENDS: Final[dict[str, str]] = {
    "five-points": "cli-legend-five-points",
    "colt-express": "cli-legend-colt-express",
    "deadwood": "cli-legend-deadwood",
    "bang-dice": "cli-legend-bang-dice",
    "deadwood-1876": "cli-legend-deadwood-1876",
}
"""The words that explain a drawing."""


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> RenderableType:
    """The table as in this view."""
    key = view["game"]
    drawing: Drawing | None = DRAWINGS.get(key) or getattr(brought(key), "draw", None)
    return (drawing or plain.draw)(view, words, players)


def mark(key: str, phrase: Phrase) -> str:
    """Where on the drawing of this game a choice lies: `A1→B1`; empty where a drawing has no such names."""
    marking = MARKS.get(key) or getattr(brought(key), "mark", None)
    return "" if marking is None else str(marking(phrase))


def legend(key: str) -> str:
    """The words that explain the drawing of this game; empty where there are none."""
    return LEGENDS.get(key) or str(getattr(brought(key), "LEGEND", ""))


@cache
def brought(key: str) -> ModuleType | None:
    """The room `draw` of a game of another package: draw(view, words, players), perhaps mark(phrase) and LEGEND."""
    if key in HOUSE or key not in CATALOG:
        return None
    room = f"{type(CATALOG[key]).__module__}.draw"
    return None if find_spec(room) is None else import_module(room)
