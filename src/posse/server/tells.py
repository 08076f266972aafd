"""What the server sends over the socket. See `wire`."""

from __future__ import annotations

from typing import Any

import msgspec

from posse.server.asks import Message, Seat


class Words(msgspec.Struct, omit_defaults=True):
    """A sentence: a key of the word files, its blanks (name -> [type, number]), and the clause behind it."""

    key: str
    clause: str = ""
    args: dict[str, tuple[str, int]] = {}


class Choice(msgspec.Struct):
    """One thing that may be chosen."""

    choice: int
    value: int
    words: Words


class Asked(msgspec.Struct, omit_defaults=True):
    """The question put to your seat."""

    number: int
    kind: str
    words: Words
    choices: list[Choice]
    window: float = 0.0
    """Seconds for which this moment stays open, if it passes by itself."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """What all may know about a seat."""

    name: str = ""
    guest: str = ""
    """A name for the person that stays the same, not a key to anything."""
    bot: str = ""
    stand_in: str = ""
    why: str = ""
    """Why a bot stands in: away, late (there, and silent for longer than agreed), gone (late three times), clock,
    conceded or kicked. The seat is given back to who was away or late, when they `watch`."""
    present: bool = False
    clock: float | None = None
    """Seconds left, as of the last question that is closed."""
    pledge: str = ""
    """The SHA-256 of the number that this seat adds to the luck."""
    nonce: str = ""
    """That number, once it is shown."""


class Proposal(msgspec.Struct, omit_defaults=True):
    """What a seat asks the others for."""

    number: int
    what: str
    seat: int
    about: int = -1
    agreed: list[int] = []


class ClockInfo(msgspec.Struct):
    """Seconds in the whole game, and more with each choice."""

    seconds: float
    increment: float = 0.0


class Welcome(Message, tag="welcome"):
    """The first message: who you are here."""

    guest: str
    name: str
    version: str


class TableInfo(Message, tag="table"):
    """All that everybody may know about a table besides the game on it. Sent when it changes."""

    table: str
    game: str
    status: str
    """open, playing, over, closed, or outdated (the rules have changed since)."""
    seats: list[SeatInfo]
    options: dict[str, Any]
    host: str
    public: bool
    watch: bool
    live: bool
    window: float
    hints: bool
    """Whether `hint` is answered here."""
    patience: float
    """Seconds that a question may wait before the others may call a bot for who is asked."""
    clock: ClockInfo | None = None
    paused: bool = False
    proposal: Proposal | None = None
    commitment: str = ""
    """The promise about the seed: SHA-256(seed + salt). While the table is still open: show what you pledged now."""
    seed: str = ""
    salt: str = ""
    """Both only when the game is over."""
    ranks: list[int] | None = None
    rematch: str = ""
    of: str = ""
    """The commitment of the game that this one goes on from."""
    watching: int = 0
    """Guests who look at the table and have no seat."""
    closed: str = ""
    """Why it was closed: host, agreed, operator, dead (nothing happened for a month), or outdated."""


class Scene(msgspec.Struct):
    """What a seat sees now, and what it is asked."""

    view: dict[str, Any]
    question: Asked | None


class Update(Message, tag="update"):
    """The table through the eyes of one of your seats (null: a spectator), and what happened since the last update.

    `at` counts all events these eyes have seen: `at - len(events)` were there before. In a new `era` (something was
    taken back) or with `whole`, forget the events you have.
    """

    table: str
    seat: Seat
    era: int
    at: int
    events: list[Words]
    scene: Scene | msgspec.Raw
    whole: bool = False


class ChatLine(msgspec.Struct, omit_defaults=True):
    """Something said."""

    name: str
    at: int
    seat: int = -1
    text: str = ""
    phrase: str = ""


class Chat(Message, tag="chat"):
    """Chat from message number `since` on."""

    table: str
    since: int
    said: list[ChatLine]


class Done(Message, tag="done"):
    """What you asked for with that id has happened and is written down."""

    id: int
    table: str = ""


class Reason(Message, tag="reason"):
    """Why a choice is not offered; null: it is."""

    id: int
    words: Words | None


class NotOffered(msgspec.Struct):
    """An answer to the question that can't be chosen now, in words (null: it has none at this table), and why."""

    choice: int
    words: Words | None
    reason: Words


class Outlook(Message, tag="outlook"):
    """About the question put to your seat, from nothing but what the seat may know."""

    id: int
    number: int
    era: int
    final: list[int]
    """Choices that can't be taken back freely: they roll, draw or reveal, or hand knowledge on."""
    refused: list[NotOffered]
    """What is not offered, and why; the first 200."""


class Advice(Message, tag="advice"):
    """What a bot would answer to that question of your seat."""

    id: int
    number: int
    era: int
    choice: int


class World(Message, tag="world"):
    """A game that the seat could be in, as `posse.kernel.codec.load` reads it."""

    id: int
    world: dict[str, Any]


class Error(Message, tag="error"):
    """What you asked for has not happened. `words` says why, `text` the same in English."""

    id: int
    words: Words
    text: str


FromServer = Welcome | TableInfo | Update | Chat | Done | Reason | Outlook | Advice | World | Error
