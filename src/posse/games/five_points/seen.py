"""What a seat sees of The Five Points: the shape of its view. The page's types are made from it.

Cards are 0..7 members of that gang, 8..15 its bosses; -1 is nobody or nothing.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from posse.kernel.seen import AtMost, Between, BySeat, Exactly, Follows, OneOf, Seat, SetOf

Card = Annotated[int, OneOf(16)]
Gang = Annotated[int, OneOf(8)]
Spot = Annotated[int, OneOf(21)]


class Deck(TypedDict):
    """The deck lies face up."""

    top: Card
    size: Annotated[int, Between(0, 64)]
    bosses: Annotated[int, Between(0, 16)]
    """How many bosses are still in it."""
    reshuffled: bool


class Scored(TypedDict):
    """A card that gives a player points at the end."""

    spot: Spot
    gang: Gang
    points: Annotated[int, Between(1, 3)]


class Player(TypedDict):
    """What all may know about a player."""

    influence: Annotated[int, Between(0, 5)]
    """How many influence cards are left."""
    shown: Annotated[list[int], SetOf(8)]
    """Gangs of the alliances that lie face up."""
    passed: bool
    points: Annotated[int, Between(0, 10)] | None
    """Told when the game is over."""
    scored: Annotated[list[Scored] | None, Follows()]
    """For which cards, the dearest first."""


class Yours(TypedDict):
    """What the seat alone knows."""

    alliances: Annotated[list[Gang], AtMost(3)]
    hidden: Annotated[list[int], SetOf(8)]
    """Those that still lie face down."""
    influence: Annotated[list[Annotated[int, Between(0, 6)]], Exactly(8)]
    """How many influence cards of each gang."""
    using: Gang | None
    """The gang of the influence card about to be used."""
    agent: Spot | None
    """The spot of the card that is influenced; -1 while it is being chosen."""


class District(TypedDict):
    """The table."""

    pyramid: Annotated[list[Card], Exactly(21)]
    """A card by spot."""
    vacancy: Spot
    """The spot being filled."""
    deck: Deck
    spent: Annotated[list[Gang], AtMost(16)]
    banished: Annotated[list[Card], AtMost(16)]
    first_player: Seat
    player: Seat
    crowned: bool
    players: Annotated[list[Player], BySeat()]
    yours: Yours | None
