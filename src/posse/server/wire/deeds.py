"""What HTTP takes and gives about games that are over: results, statistics, moments worth keeping."""

from __future__ import annotations

from typing import Annotated

import msgspec

from posse.server.wire.asks import Seat


class PlayLine(msgspec.Struct, omit_defaults=True):
    """One seat of a game that is over."""

    name: str
    rank: int
    """1 the best."""
    guest: str = ""
    bot: str = ""
    """The level of the bot that sat there."""
    role: str = ""
    """What the seat was: the key of a name of the game."""
    left: bool = False
    """Whether a bot finished it for them."""


class GameLine(msgspec.Struct, omit_defaults=True):
    """A game that is over."""

    table: str
    game: str
    kind: str
    """friendly, rated, or what-if (it went on from another game and counts for nothing)."""
    ended: int
    """When: milliseconds since 1970."""
    length: int
    """Milliseconds from the deal to the end."""
    choices: int
    plays: list[PlayLine]
    """In the order of the seats."""
    live: bool = True
    yours: list[int] = []
    """Your seats."""


class Tally(msgspec.Struct):
    """How often, and how often with success."""

    played: int = 0
    won: int = 0


class Rival(msgspec.Struct, omit_defaults=True):
    """Somebody whom you have played against."""

    name: str
    guest: str
    played: int = 0
    ahead: int = 0
    """How often you ended before them."""
    behind: int = 0


class GameDeeds(msgspec.Struct):
    """What you did in one game. Where you held several seats, it does not count."""

    game: str
    all: Tally
    length: int
    """Milliseconds of a live game, on average; 0: there was none."""
    choices: int
    """Of all seats in a game, on average."""
    seats: dict[int, Tally]
    """By seat, counted from 0."""
    roles: dict[str, Tally]
    bots: dict[str, Tally]
    """By level: how often one sat there, and how often you ended before it."""
    rivals: list[Rival]
    """People, those first whom you met most often."""


class MomentLine(msgspec.Struct):
    """A moment of a game that you have kept."""

    moment: str
    table: str
    game: str
    upto: int
    """After so many choices."""
    seat: Seat
    """Through whose eyes."""
    note: str
    made: int


class RatingLine(msgspec.Struct):
    """A rating, from rated games."""

    game: str
    pool: str
    """people: from games among people alone; bots: from games with bots."""
    points: int
    """What is as good as certain of the strength: newcomers have 1000."""
    games: int


class HonourLine(msgspec.Struct, omit_defaults=True):
    """Somebody on the board of honour."""

    name: str
    points: int
    games: int
    guest: str = ""
    bot: str = ""
    """The level, if it is a bot."""


class Honours(msgspec.Struct):
    """GET /api/honour: for each game and pool, the best of those who want to stand there."""

    game: str
    pool: str
    best: list[HonourLine]


class Deeds(msgspec.Struct):
    """GET /api/me/deeds: what you did, as only you see it."""

    games: list[GameLine]
    """The last first."""
    stats: list[GameDeeds]
    moments: list[MomentLine]
    ratings: list[RatingLine]


class Somebody(msgspec.Struct):
    """GET /api/guests/GUEST: what somebody shows of themselves."""

    guest: str
    name: str
    stats: list[GameDeeds]
    """Without those whom they have played against."""
    ratings: list[RatingLine]


class NewMoment(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/moments: keep a moment of a game that is over."""

    table: str
    upto: int
    seat: Seat = None
    note: Annotated[str, msgspec.Meta(max_length=200)] = ""


class MomentName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/moments/drop: keep it no longer."""

    moment: str


TAKEN = (NewMoment, MomentName)
GIVEN = (Deeds, Honours, Somebody)
