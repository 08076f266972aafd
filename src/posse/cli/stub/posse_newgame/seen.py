"""The shape of what a seat sees."""

from __future__ import annotations

from typing import Annotated, TypedDict

from posse.kernel.seen import Between, BySeat, OneOf, SetOf

Card = Annotated[int, OneOf(30)]


class Player(TypedDict):
    """What all may know about a player."""

    laid: Card
    won: Annotated[int, Between(0, 5)]


class Table(TypedDict):
    """The table."""

    left: Annotated[int, Between(0, 5)]
    """Rounds to come."""
    gone: Annotated[list[int], SetOf(30)]
    players: Annotated[list[Player], BySeat()]
    hand: Annotated[list[int], SetOf(30)] | None
    """Mine; a spectator has none."""
