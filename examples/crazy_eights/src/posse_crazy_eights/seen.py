"""The shape of what a seat sees; the laboratory makes its numbers of it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from posse.kernel.seen import Between, BySeat, OneOf, Seat, SetOf

Card = Annotated[int, OneOf(52)]
Hand = Annotated[list[int], SetOf(52)]


class Player(TypedDict):
    """What all may know about a player."""

    cards: Annotated[int, Between(0, 52)]
    points: Annotated[int, Between(0, 3000)]
    hand: Hand | None
    """Told when the game is over (CE-032)."""


class Yours(TypedDict):
    """What the seat alone knows."""

    hand: Hand
    drawn: Card
    """The card just drawn; -1 if none was."""


class Table(TypedDict):
    """The table."""

    top: Card
    suit: Annotated[int, OneOf(4)]
    pile: Hand
    """All that lies on it, in the order of the pack."""
    stock: Annotated[int, Between(0, 51)]
    deal: Annotated[int, Between(0, 3)]
    passes: Annotated[int, Between(0, 5)]
    player: Seat
    starter: Seat
    players: Annotated[list[Player], BySeat()]
    yours: Yours | None
