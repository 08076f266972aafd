"""Every message that passes the socket, in and out. docs/protocol.md and web/src/wire.ts are made from this file.

A frame from a client is one message; a frame from the server is a JSON array of messages. Each message has a `type`.
What a client asks carries an `id` of its own choosing, and exactly one `done`, `error` or answer with that id comes
back.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Seat = int | None
"""Through whose eyes: a seat, or null for a spectator."""


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """What all messages have."""


# ---- from a client


class Mark(msgspec.Struct, omit_defaults=True):
    """How far a client has come at a table, through whose eyes: it gets what happened since."""

    seat: Seat
    era: int
    events: int


class Watch(Message, tag="watch"):
    """Look at a table: all seats you own there, or as a spectator. Sent again after a break, with marks, it resumes."""

    table: str
    id: int = 0
    marks: list[Mark] = []
    chat: int = 0
    """How many chat messages you have."""


class Leave(Message, tag="leave"):
    """Stop looking at a table. Your seats stay yours."""

    table: str
    id: int = 0


class Sit(Message, tag="sit"):
    """Take a free seat of a table that has not begun. Several from one browser are fine (hotseat)."""

    table: str
    seat: int
    id: int = 0
    name: str = ""
    """A name for this seat only; else your own."""


class Stand(Message, tag="stand"):
    """Leave a seat before the game; the host may also clear a bot's seat or another's."""

    table: str
    seat: int
    id: int = 0


class SeatBot(Message, tag="bot"):
    """Put a bot on a free seat. The host's right."""

    table: str
    seat: int
    level: str
    id: int = 0


class Start(Message, tag="start"):
    """Begin; free seats must be filled first. The host's right."""

    table: str
    id: int = 0


class Answer(Message, tag="answer"):
    """Choose. Sent twice (after a break) it counts once: the second also gets `done`."""

    table: str
    seat: int
    era: int
    question: int
    choice: int
    id: int = 0


class Why(Message, tag="why"):
    """Ask why a choice is not offered; nothing is played. The answer is `reason`."""

    table: str
    seat: int
    choice: int
    id: int = 0


class Look(Message, tag="look"):
    """Ask what there is to know before answering the question put to your seat. The answer is `outlook`."""

    table: str
    seat: int
    id: int = 0


class Hint(Message, tag="hint"):
    """Ask what a bot would do on your seat, seeing what you see. The answer is `advice`, when it has thought.

    Also at tables with other people, unless the host has switched hints off.
    """

    table: str
    seat: int
    level: str = ""
    """Which bot; usually the best."""
    id: int = 0


class Imagine(Message, tag="imagine"):
    """Ask for a world that a seat of yours, which is asked something, could be in: for programs that search.

    All that the seat can't know is dealt anew, from nothing but luck and what it sees. The answer is `world`.
    """

    table: str
    seat: int
    id: int = 0


class Undo(Message, tag="undo"):
    """Take your last choice back. Free if nothing was revealed since; otherwise the others are asked."""

    table: str
    seat: int
    id: int = 0


class Propose(Message, tag="propose"):
    """Ask the others for a pause, for a bot to take over the seat `about`, or to close the table."""

    table: str
    seat: int
    what: Literal["pause", "takeover", "close"]
    id: int = 0
    about: int = -1
    level: str = ""


class Vote(Message, tag="vote"):
    """Agree to the open proposal, or not. One refusal ends it."""

    table: str
    seat: int
    proposal: int
    agree: bool
    id: int = 0


class Resume(Message, tag="resume"):
    """End a pause. Anybody with a seat may."""

    table: str
    seat: int
    id: int = 0


class Concede(Message, tag="concede"):
    """Give up. A bot plays your seat to the end; with only one player left, the game is over."""

    table: str
    seat: int
    id: int = 0


class Order(Message, tag="order"):
    """A standing order for the windows of one kind: `ask` me, `never`, or `always` the answer `choice`.

    `against` limits it to windows that a choice of that seat opened. Orders are kept secret.
    """

    table: str
    seat: int
    kind: str
    order: Literal["ask", "never", "always"]
    id: int = 0
    choice: int = -1
    against: int = -1


class Say(Message, tag="say"):
    """Chat: free text, or the key of a ready phrase that everybody reads in their own language."""

    table: str
    id: int = 0
    text: str = ""
    phrase: str = ""


class Close(Message, tag="close"):
    """Close a table that has not begun, or at which only you are left. The host's right."""

    table: str
    id: int = 0


class Rematch(Message, tag="rematch"):
    """The same people at a new table, when the game is over. `done` names the table."""

    table: str
    seat: int
    id: int = 0


class Ping(Message, tag="ping"):
    """Is anybody there? Answered by `done`."""

    id: int = 0


FromClient = (
    Watch
    | Leave
    | Sit
    | Stand
    | SeatBot
    | Start
    | Answer
    | Why
    | Look
    | Hint
    | Imagine
    | Undo
    | Propose
    | Vote
    | Resume
    | Concede
    | Order
    | Say
    | Close
    | Rematch
    | Ping
)


# ---- from the server


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
    """Why a bot stands in: away, clock or conceded."""
    present: bool = False
    clock: float | None = None
    """Seconds left, as of the last question that is closed."""


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
    clock: ClockInfo | None = None
    paused: bool = False
    proposal: Proposal | None = None
    commitment: str = ""
    """The promise about the seed."""
    seed: str = ""
    salt: str = ""
    """Both only when the game is over."""
    ranks: list[int] | None = None
    rematch: str = ""
    of: str = ""
    """The commitment of the game that this one goes on from."""


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


decode_client: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
decode_server: msgspec.json.Decoder[list[FromServer]] = msgspec.json.Decoder(list[FromServer])
encode = msgspec.json.Encoder().encode
