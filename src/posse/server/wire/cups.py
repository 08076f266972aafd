"""What HTTP takes and gives about tournaments."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec


class NewCup(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/cups: a tournament, in rounds by the Swiss system. You run it; whoever has its link may enter."""

    name: Annotated[str, msgspec.Meta(max_length=200)]
    game: str
    seats: int
    """At a table; with fewer where people don't come out even."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=12)]
    options: dict[str, Any] = {}
    live: bool = True
    rated: bool = True


class CupLine(msgspec.Struct):
    """A tournament in a list."""

    cup: str
    name: str
    game: str
    state: str
    """open (it can be entered), playing or over."""
    round: int
    rounds: int


class CupScore(msgspec.Struct):
    """How somebody stands."""

    guest: str
    name: str
    points: float
    """For each round from 0 to 1: the share of the others at the table whom one has left behind; a bye is 1."""
    against: float
    """The points of those whom one has played against, in sum: it decides between equals."""
    games: int
    byes: int
    gone: bool
    """Who has left plays no more."""


class CupSeat(msgspec.Struct):
    """Somebody at a table of a tournament."""

    guest: str
    name: str
    rank: int
    """0: not over yet."""


class CupTable(msgspec.Struct):
    """A table of a tournament; without a name for it, those who sit out."""

    round: int
    table: str
    status: str
    """As that of a table; `bye`."""
    seats: list[CupSeat]


class Cup(msgspec.Struct):
    """GET /api/cups/ID: a tournament, for whoever has its link."""

    cup: str
    name: str
    game: str
    seats: int
    rounds: int
    round: int
    """0: it has not begun."""
    state: str
    live: bool
    rated: bool
    runs: bool
    """Whether you run it."""
    entered: bool
    """Whether you play in it."""
    standings: list[CupScore]
    tables: list[CupTable]
    """The last round first."""


TAKEN = (NewCup,)
GIVEN = (CupLine, Cup)
