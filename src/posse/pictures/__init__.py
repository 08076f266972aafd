"""Pictures of tables, for links and for keeping: a sheet of 1200 by 630 with the board and those who play.

Whoever draws gets a view, names and words, never the game. For links it is a spectator's view: nothing hidden is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import resources
from typing import Any, Final

from posse.kernel.box import Box
from posse.pictures import bang_dice, colt_express, deadwood, deadwood_1876, five_points, plain
from posse.pictures.sheet import Board, Line, Names, sheet
from posse.words import Words

Drawing = Callable[[dict[str, Any], Words, Sequence[str]], Board]

DRAWINGS: Final[dict[str, Drawing]] = {
    "five-points": five_points.draw,
    "colt-express": colt_express.draw,
    "deadwood": deadwood.draw,
    "deadwood-1876": deadwood_1876.draw,
    "bang-dice": bang_dice.draw,
}
"""The games that have a picture of their own; any other gets its poster."""


def words_for(box: Box, language: str) -> Words:
    """The words of a game and of its picture."""
    return Words(language, box, resources.files("posse.pictures"))


def picture(box: Box, view: dict[str, Any], players: Sequence[str], words: Words) -> str:
    """The table as in this view, as SVG."""
    board = DRAWINGS.get(box.key, plain.draw)(view, words, players)
    return sheet(Names(words.text("title"), players), board, [] if view["over"] else view["asked"])


def invitation(box: Box, players: Sequence[str], words: Words) -> str:
    """A table that waits for people, or a game (no players): its poster, and which seats are free (an empty name)."""
    free = sum(not name for name in players)
    lines = [Line(out=False) for _ in players]
    names = [name or words.text("picture-free") for name in players]
    told = words.text("picture-open", n=free) if players else ""
    board = Board(plain.on_wood(box.key), lines, told)
    return sheet(Names(words.text("title"), names, words.text("about")), board, [], [bool(name) for name in players])
