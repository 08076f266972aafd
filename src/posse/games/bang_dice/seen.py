"""What a seat sees of BANG! The Dice Game: the shape of its view. The page's types are made from it.

-1 is nobody, nothing, or face down.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from posse.kernel.seen import AtMost, Between, Bits, BySeat, Count, OneOf, Seat, SetOf, SomeSeats

Face = Annotated[int, OneOf(12)]


class Player(TypedDict):
    """One player; his role only if it lies face up or is the seat's own."""

    character: Annotated[int, OneOf(24)]
    life: Count
    most: Count
    arrows: Count
    chief: bool
    alive: bool
    shown: bool
    """Whether the role lies face up."""
    role: Annotated[int, OneOf(13)]
    """A card by its number."""
    team: Annotated[int, OneOf(4)]


class Aiming(TypedDict):
    """Faces that still have to act, and the hits so far by seat."""

    ones: Count
    twos: Count
    beers: Count
    gatlings: Count
    hits: Annotated[list[Count], BySeat()]
    doubled: bool
    thirsty: bool


class Losing(TypedDict):
    """Losses of life under way."""

    cause: Annotated[int, OneOf(5)]
    points: Annotated[list[Count], BySeat()]
    """By seat."""
    about: Seat
    """About whom Molly Stark is asked."""
    drops: Annotated[int, Between(-1, 99)]
    """What Pedro Ramirez may still drop."""


class Reach(TypedDict):
    """Whom the roller's shots can reach."""

    one: Annotated[list[Seat], SomeSeats()]
    two: Annotated[list[Seat], SomeSeats()]


class Token(TypedDict):
    """The Ghost's token."""

    at: Seat
    face: Face
    double: bool
    chosen: Face
    """The face that the Ghost is about to give."""


class Saloon(TypedDict):
    """The table."""

    player: Seat
    sheriff: Seat
    players: Annotated[list[Player], BySeat()]
    pile: Count
    chief_in_pile: bool
    dice: Annotated[list[Face], AtMost(6)]
    """Faces; -1 not rolled yet."""
    saloon: Annotated[int, OneOf(3)]
    """The last die is the Loudmouth (1) or the Coward (2)."""
    fresh: Annotated[int, Bits(6)]
    """Bits: rolled just now, while the others were kept; none after a stop."""
    rerolls: Count
    may_reroll: Annotated[int, Bits(6)]
    """Bits: dice that may be rolled again."""
    arrows_to_take: Count
    aiming: Aiming | None
    losing: Losing | None
    reach: Reach
    ghost: Seat
    token: Token
    lurking: Annotated[list[int], SetOf(13)]
    """Special roles that may still lie face down, as far as all know."""
    victory: Literal["renegade", "outlaws", "law", "hunter", "last-one", "draw"] | None
    """How the game was won: renegade, outlaws, law, hunter, last-one or draw; null before."""
    winners: Annotated[list[Seat], SomeSeats()] | None
