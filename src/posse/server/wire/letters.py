"""What HTTP takes and gives, as JSON. The socket's messages are in `wire`."""

from __future__ import annotations

from typing import Any

import msgspec

from posse.server import wire
from posse.server.wire import company, cups, deeds, myself, settings
from posse.server.wire.company import InviteLine
from posse.server.wire.settings import Settings


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/guests: a name, and the password if the server has one."""

    name: str
    """1 to 32 characters."""
    password: str = ""


class Guest(msgspec.Struct, omit_defaults=True):
    """Who you are. The token is told once; browsers keep it in a cookie instead."""

    guest: str
    """A name for you that others see, not a key to anything."""
    name: str
    token: str = ""


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me: be called otherwise. Seats that you have taken keep the name you took them with."""

    name: str


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/follow and /api/me/whose: what stands behind `/me/` in a personal link."""

    link: str


class SignOut(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/leave: sign out here, or everywhere: then unused links are void, too. Sockets are closed."""

    everywhere: bool = False


class PersonalLink(msgspec.Struct):
    """A link that makes another device yours, when it is opened there: `/me/…`."""

    link: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables: make a table. `bots` names a level, or empty, for each seat; `sit` are seats you take."""

    game: str
    """A key of the catalog."""
    seats: int
    """One of `GameInfo.seats`."""
    options: dict[str, Any] = {}
    """Name -> value, of `GameInfo.options` for so many seats; those left out are as usual."""
    public: bool = True
    """Whether it is listed."""
    watch: bool = True
    """Whether people without a seat may watch."""
    live: bool = True
    """Everybody is at the table; false: it is played over days."""
    window: float = 4.0
    """Seconds of a reaction window, from 0.2 to 60."""
    clock: wire.ClockInfo | None = None
    hints: bool = True
    """Whether people may ask what a bot would do."""
    patience: float = 0.0
    """Seconds, 30 or more, that a question may wait before the others may call a bot for who is asked; 0: the usual
    time, five minutes, at a slow table a day."""
    rated: bool = False
    """It counts for ratings: nobody holds two seats, takes back, or asks what a bot would do."""
    bots: list[str] = []
    """For each seat a level of `GameInfo.levels`, or empty; may be shorter."""
    sit: list[int] = []
    """Seats that you take."""


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/ID/branch: go on from after so many choices, on that seat, against bots of a level."""

    upto: int
    seat: int
    level: str = "random"


class TableLine(msgspec.Struct, omit_defaults=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    seats: list[wire.SeatInfo]
    live: bool
    changed: int
    """When something last happened: milliseconds since 1970."""
    rated: bool = False
    """Whether it counts for ratings."""
    yours: list[int] = []
    """Seats you own there."""
    turns: list[int] = []
    """Those of them that are asked something now."""


class Me(msgspec.Struct):
    """GET /api/me: who you are, and the tables where you sit or which you host."""

    guest: str
    name: str
    tables: list[TableLine]
    settings: Settings
    """What you have settled."""
    invites: list[InviteLine] = []
    """Tables to which somebody has asked you."""


class NewPlace(msgspec.Struct):
    """A table was made: its id, and its link on this server, `/t/…`."""

    table: str
    link: str


class Refusal(msgspec.Struct):
    """What was asked for has not happened: why, for programs, and the same in English."""

    words: wire.Words
    text: str


class OptionInfo(msgspec.Struct):
    """A way to play: its values for this number of seats, and the usual one."""

    name: str
    values: list[Any]
    usual: Any
    clause: str


class KindInfo(msgspec.Struct, omit_defaults=True):
    """A kind of question: its answers are the choices `first` to `first + size - 1`."""

    name: str
    first: int
    size: int
    window: bool = False
    """Asked in reaction windows: standing orders can answer it."""


class GameInfo(msgspec.Struct):
    """A game of the catalog. Options are given for each number of seats."""

    game: str
    version: int
    """Of its rules."""
    seats: list[int]
    """For how many it is."""
    options: dict[int, list[OptionInfo]]
    """For each number of seats, its options."""
    levels: list[str]
    """Bots that can be asked for."""
    choices: int
    """How many choices it numbers, from 0."""
    kinds: list[KindInfo]
    names: dict[str, list[str]]
    """For each type of blank in a sentence, the names of its numbers: `["gang", 5]` reads `gang-` + `names.gang[5]`."""
    title: dict[str, str]
    about: dict[str, str]
    """What it is called and what it is about, in each language: enough for a shelf, without all its words."""
    lesson: bool
    """Whether it can be learnt by playing."""
    board: bool = False
    """Whether it brings a board of its own for the page, at `/api/games/GAME/board/board.js`."""


class LessonMove(msgspec.Struct):
    """A choice that the lesson makes, the learner's or another's: what it brought, and what the learner sees then."""

    seat: int
    events: list[wire.Words]
    view: dict[str, Any]


class LessonStep(msgspec.Struct):
    """What the guide says, and what is done about it."""

    key: str
    """Its sentence, of `/api/games/GAME/lesson/words/LANGUAGE`."""
    point: list[str]
    """Things to point at, named as choices name them: `spot:12`."""
    scene: wire.Scene | msgspec.Raw
    """What the learner sees, and is asked; nothing, if there is only something to read."""
    meant: list[int]
    """The choice that goes on; several, if they are told in the same words."""
    reasons: dict[int, str]
    """For every other choice, the sentence about it."""
    moves: list[LessonMove]
    """What follows: the choice that is meant, and what the others do."""


class Lesson(msgspec.Struct):
    """GET /api/games/GAME/lesson: a first game with a guide, the same for everybody."""

    game: str
    seat: int
    """Where the learner sits."""
    players: list[str]
    """Who sits there; the learner may be called otherwise."""
    events: list[wire.Words]
    """What has happened before the first step."""
    steps: list[LessonStep]


class Tried(msgspec.Struct):
    """GET /api/games/GAME/lesson/try?step=N&choice=C: what comes of a choice at a step, counted from 0."""

    events: list[wire.Words]
    view: dict[str, Any]


class Figure(msgspec.Struct, omit_defaults=True):
    """GET /api/games/GAME/figures: by name, the positions that its guide shows."""

    scene: wire.Scene
    seat: wire.Seat
    """Through whose eyes."""
    shape: list[float]
    """Width by height, how large things are, and the same shape on a phone."""
    pick: list[str] = []
    """Things that are clicked already."""


class Moment(msgspec.Struct):
    """GET /api/tables/ID/replay: the table after so many choices, through the eyes of a seat."""

    table: str
    upto: int
    """After so many choices."""
    choices: int
    """How many there are."""
    seat: wire.Seat
    events: list[wire.Words]
    scene: wire.Scene


class ChancePoint(msgspec.Struct):
    """A moment of a game: what each seat could expect, by so many games played on from there (0: it was over)."""

    upto: int
    """After so many choices."""
    games: int
    seats: list[wire.Stake]


class ChanceTurn(msgspec.Struct, omit_defaults=True):
    """A choice that has turned the game, by more than the noise of the games."""

    upto: int
    """The game after this choice."""
    seat: int
    """Who has chosen."""
    words: wire.Words
    """What."""
    rises: list[float]
    """For each seat, by how much its chance to win rose, or fell: by the choice, and the luck that followed."""


class Chances(msgspec.Struct):
    """GET /api/tables/ID/chances: how a game went that is over, as far as is known; ask again while it is not done.

    The games are played on from the true positions, hidden cards and all, with new luck: so these are the chances as
    somebody knew them who saw everything but what was to come.
    """

    table: str
    choices: int
    points: list[ChancePoint]
    """In order."""
    turns: list[ChanceTurn]
    """The greatest, in order."""
    counts: bool
    """Whether the game counts points."""
    done: bool


class Story(msgspec.Struct):
    """GET /api/tables/ID/story: a game that is over, through the eyes of a seat, from its first moment to its last."""

    table: str
    seat: wire.Seat
    first: dict[str, Any]
    """What they saw before the first choice."""
    steps: list[dict[str, Any]]
    """What each choice has changed in that, as in `change`."""
    events: list[wire.Words]
    """All that they were told."""
    counts: list[int]
    """How much of it they had been told at the beginning, after the first choice, after the second and so on."""


OWN = (NewGuest, NewName, Link, SignOut, NewTable, Branch)
TAKEN = (*OWN, *settings.TAKEN, *deeds.TAKEN, *company.TAKEN, *cups.TAKEN, *myself.TAKEN)
"""What clients send: fields with a usual value may be left out."""

HEARD = (Guest, Me, PersonalLink, NewPlace, TableLine, GameInfo, Figure, Moment, Story, Chances, Lesson, Tried, Refusal)
GIVEN = (*HEARD, *settings.GIVEN, *deeds.GIVEN, *company.GIVEN, *cups.GIVEN, *myself.GIVEN)
"""What they get."""

OVER_HTTP = (*TAKEN, *GIVEN)
"""All of it, for the documents."""
