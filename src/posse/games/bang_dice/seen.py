"""What a seat sees of BANG! The Dice Game: the shape of its view. The page's types are made from it.

-1 is nobody, nothing, or face down.
"""

from __future__ import annotations

from typing import TypedDict


class Player(TypedDict):
    """One player; his role only if it lies face up or is the seat's own."""

    character: int
    life: int
    most: int
    arrows: int
    chief: bool
    alive: bool
    shown: bool
    """Whether the role lies face up."""
    role: int
    """A card by its number."""
    team: int


class Aiming(TypedDict):
    """Faces that still have to act, and the hits so far by seat."""

    ones: int
    twos: int
    beers: int
    gatlings: int
    hits: list[int]
    doubled: bool
    thirsty: bool


class Losing(TypedDict):
    """Losses of life under way."""

    cause: int
    points: list[int]
    """By seat."""
    about: int
    """About whom Molly Stark is asked."""
    drops: int
    """What Pedro Ramirez may still drop."""


class Reach(TypedDict):
    """Whom the roller's shots can reach."""

    one: list[int]
    two: list[int]


class Token(TypedDict):
    """The Ghost's token."""

    at: int
    face: int
    double: bool
    chosen: int
    """The face that the Ghost is about to give."""


class Saloon(TypedDict):
    """The table."""

    player: int
    sheriff: int
    players: list[Player]
    pile: int
    chief_in_pile: bool
    dice: list[int]
    """Faces; -1 not rolled yet."""
    saloon: int
    """The last die is the Loudmouth (1) or the Coward (2)."""
    fresh: int
    """Bits: rolled just now, while the others were kept; none after a stop."""
    rerolls: int
    may_reroll: int
    """Bits: dice that may be rolled again."""
    arrows_to_take: int
    aiming: Aiming | None
    losing: Losing | None
    reach: Reach
    ghost: int
    token: Token
    lurking: list[int]
    """Special roles that may still lie face down, as far as all know."""
    victory: str | None
    """How the game was won: renegade, outlaws, law, hunter, last-one or draw; null before."""
    winners: list[int] | None
