"""What a seat sees of The Five Points: the shape of its view. The page's types are made from it.

Cards are 0..7 members of that gang, 8..15 its bosses; -1 is nobody or nothing.
"""

from __future__ import annotations

from typing import TypedDict


class Deck(TypedDict):
    """The deck lies face up."""

    top: int
    size: int
    bosses: int
    """How many bosses are still in it."""
    reshuffled: bool


class Scored(TypedDict):
    """A card that gives a player points at the end."""

    spot: int
    gang: int
    points: int


class Player(TypedDict):
    """What all may know about a player."""

    influence: int
    """How many influence cards are left."""
    shown: list[int]
    """Gangs of the alliances that lie face up."""
    passed: bool
    points: int | None
    """Told when the game is over."""
    scored: list[Scored] | None
    """For which cards, the dearest first."""


class Yours(TypedDict):
    """What the seat alone knows."""

    alliances: list[int]
    hidden: list[int]
    """Those that still lie face down."""
    influence: list[int]
    """How many influence cards of each gang."""
    using: int | None
    """The gang of the influence card about to be used."""
    agent: int | None
    """The spot of the card that is influenced; -1 while it is being chosen."""


class District(TypedDict):
    """The table."""

    pyramid: list[int]
    """A card by spot."""
    vacancy: int
    """The spot being filled."""
    deck: Deck
    spent: list[int]
    banished: list[int]
    first_player: int
    player: int
    crowned: bool
    players: list[Player]
    yours: Yours | None
