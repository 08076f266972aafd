"""The shape of every view. A game adds the shape of its own part: `seen.py` in its folder.

The page's types are made from it. Beside a type stands what the laboratory needs to make numbers of it
(`posse.lab.fields`):

    gang: Annotated[int, OneOf(8)]
    points: Annotated[list[Annotated[int, Between(0, 20)]], BySeat()]

Such files are not compiled: mypyc would not keep what types the fields have.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, NamedTuple, TypedDict


class Between(NamedTuple):
    """A whole number."""

    low: int
    high: int


class OneOf(NamedTuple):
    """A name by its number, 0 to size - 1; -1 is nobody, nothing, or not known."""

    size: int


class Bits(NamedTuple):
    """A set as the bits of a number."""

    size: int


class AtMost(NamedTuple):
    """A list that has at most so many items; of a longer one the last are told."""

    most: int


class Exactly(NamedTuple):
    """A list that always has so many items."""

    size: int


class SetOf(NamedTuple):
    """A list of different names in no order of their own."""

    size: int


class BySeat(NamedTuple):
    """A list that goes by the seats, and by so many others who are no players; or it is empty."""

    more: int = 0


class SomeSeats(NamedTuple):
    """A list of different seats in no order of their own; so many others, too."""

    more: int = 0


class SeatBits(NamedTuple):
    """A set of seats as the bits of a number."""


class ByKey(NamedTuple):
    """A list of dicts, each with another number (0 to size - 1) under this key."""

    key: str
    size: int


class Scattered(NamedTuple):
    """So many lists of such dicts: each number stands in one of them at most."""

    lists: int
    key: str
    size: int


class Follows(NamedTuple):
    """Follows from what stands elsewhere in the view: for people's convenience."""


class ASeat(NamedTuple):
    """A seat, or one of so many others who are no players; -1 is nobody."""

    more: int = 0


class SeatThing(NamedTuple):
    """A thing of which each seat has so many: seat * each + thing; -1 is none."""

    each: int


Seat = Annotated[int, ASeat()]
Count = Annotated[int, Between(0, 99)]
"""A small number of things, where the rules set no narrower bound."""


class View(TypedDict):
    """All that a seat may see, as plain data."""

    game: str
    seats: int
    you: Seat | None
    """Whose eyes these are; null for a spectator."""
    options: dict[str, object]
    asked: Annotated[list[Seat], SomeSeats()]
    """The seats that are asked something, as far as these eyes may know."""
    answered: Count
    """How many have answered in an open ballot."""
    your_answer: int | None
    over: bool
    ranks: Annotated[list[Count], BySeat()] | None
    """The place of each seat, when the game is over."""
    table: Mapping[str, object]
    """The game's own part."""
