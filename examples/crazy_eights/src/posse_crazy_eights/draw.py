"""The table in the terminal: the pile and the stock, everybody's cards and points, one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from posse.words import Words
from posse_crazy_eights.components import rank_of, suit_of

LEGEND: Final = "board-legend"
"""The words that explain it."""

SIGNS: Final = "♣♦♥♠"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
STYLES: Final = ("", "red", "red", "")


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> RenderableType:
    """The table as the seat of this view sees it."""
    table = view["table"]
    counts = words.text("board-counts", suit=words.name("suit", table["suit"]))
    stock = (words.text("board-stock", n=table["stock"]), "dim")
    lines = [Text.assemble("  ", card(table["top"]), "   ", counts, "   ", stock)]
    for seat, player in enumerate(table["players"]):
        mark = "▸" if seat == table["player"] and not view["over"] else " "
        told = [words.text("board-cards", n=player["cards"]), words.text("board-points", n=player["points"])]
        lines.append(Text(f"{mark} {players[seat]}  ").append(", ".join(told), style="dim"))
        if player["hand"]:
            lines.append(hand("    ", player["hand"]))
    if table["yours"] is not None:
        lines.append(hand(f"  {words.text('board-hand')}: ", table["yours"]["hand"]))
    return Group(*lines)


def hand(before: str, cards: list[int]) -> Text:
    """Cards in a row."""
    line = Text(before)
    for one in cards:
        line.append(card(one)).append(" ")
    return line


def card(number: int) -> Text:
    """`8♠`."""
    suit = suit_of(number)
    return Text(f"{RANKS[rank_of(number)]}{SIGNS[suit]}", style=f"bold {STYLES[suit]}".strip())
