"""A game that has no picture of its own: its poster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from posse.pictures.ink import colour, rect
from posse.pictures.sheet import BOARD_HEIGHT, BOARD_WIDTH, Board, Line, poster
from posse.words import Words


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> Board:
    """The poster, and at the end who has won."""
    ranks = view["ranks"] or [0] * len(players)
    lines = [Line(words.text("picture-place", n=rank) if rank else "", won=rank == 1) for rank in ranks]
    return Board(on_wood(view["game"]), lines)


def on_wood(game: str) -> str:
    """The poster, nailed to a wall."""
    high = BOARD_HEIGHT - 40
    return rect(0, 0, BOARD_WIDTH, BOARD_HEIGHT, colour("wood")) + poster(
        game, (BOARD_WIDTH - high * 292 / 392) / 2, 20, high
    )
