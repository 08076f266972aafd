"""The shape of every view. A game adds the shape of its own part: `seen.py` in its folder.

Such files are not compiled: mypyc would not keep what types the fields have, and the page's types are made from that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class View(TypedDict):
    """All that a seat may see, as plain data."""

    game: str
    seats: int
    you: int | None
    """Whose eyes these are; null for a spectator."""
    options: dict[str, object]
    asked: list[int]
    """The seats that are asked something, as far as these eyes may know."""
    answered: int
    """How many have answered in an open ballot."""
    your_answer: int | None
    over: bool
    ranks: list[int] | None
    """The place of each seat, when the game is over."""
    table: Mapping[str, object]
    """The game's own part."""
