"""What the server sends over the socket. See `wire`."""

from __future__ import annotations

from typing import Any

import msgspec

from posse.server.wire.asks import Message, Seat


class Words(msgspec.Struct, omit_defaults=True):
    """A sentence: a key of the word files, its blanks (name -> [type, number]), and the clause behind it."""

    key: str
    """A message of the word files."""
    clause: str = ""
    """The rule behind it, as in `/api/games/GAME/rules`."""
    args: dict[str, tuple[str, int]] = {}
    """Its blanks: name -> [type, number]."""
    told: bool = False
    """Of something that happened: not everybody knows it, but you do."""


class Choice(msgspec.Struct):
    """One thing that may be chosen."""

    choice: int
    """What to send."""
    value: int
    """The same, counted from the first choice of this kind."""
    words: Words
    """What it means."""


class Asked(msgspec.Struct, omit_defaults=True):
    """The question put to your seat."""

    number: int
    """Names the question, together with the era."""
    kind: str
    """The name of one of `GameInfo.kinds`."""
    words: Words
    """What is asked."""
    choices: list[Choice]
    """All that may be chosen."""
    window: float = 0.0
    """Seconds for which this moment stays open, if it passes by itself. It doesn't where you play alone among bots."""


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """What all may know about a seat."""

    name: str = ""
    """What the player is called; empty: the seat is free."""
    guest: str = ""
    """A name for the person that stays the same, not a key to anything."""
    bot: str = ""
    """The level of the bot that sits here."""
    stand_in: str = ""
    """The level of the bot that plays for the person."""
    why: str = ""
    """Why a bot stands in: away, late (there, and silent for longer than agreed), gone (late three times), clock,
    conceded or kicked. The seat is given back to who was away or late, when they `watch`."""
    present: bool = False
    """Whether the person looks at the table."""
    clock: float | None = None
    """Seconds left, as of the last question that is closed."""
    pledge: str = ""
    """The SHA-256 of the number that this seat adds to the luck."""
    nonce: str = ""
    """That number, once it is shown."""
    singles: bool = False
    """Whether the seat is shown questions with a single answer."""
    temper: str = ""
    """How the bot that plays here likes to play, where two choices promise the same: bold, careful or vengeful."""


class Proposal(msgspec.Struct, omit_defaults=True):
    """What a seat asks the others for."""

    number: int
    """To be sent with a `vote`."""
    what: str
    """undo, pause, takeover or close."""
    seat: int
    """Who asks for it."""
    about: int = -1
    """Whose seat a bot shall take over."""
    agreed: list[int] = []
    """Seats that have agreed."""


class ClockInfo(msgspec.Struct):
    """Seconds in the whole game, and more with each choice."""

    seconds: float
    """From 1 to 90 days."""
    increment: float = 0.0
    """From 0 to 7 days."""


class Welcome(Message, tag="welcome"):
    """The first message: who you are here."""

    guest: str
    """Your name for others, not a key to anything: the same as in `SeatInfo.guest`."""
    name: str
    version: str
    """The server's version."""


class TableInfo(Message, tag="table"):
    """All that everybody may know about a table besides the game on it. Sent when it changes."""

    table: str
    game: str
    """Its key."""
    status: str
    """open, playing, over, closed, or outdated (the rules have changed since)."""
    seats: list[SeatInfo]
    """One for each seat, in order."""
    options: dict[str, Any]
    """The game's options, as agreed."""
    host: str
    """The guest who made the table."""
    public: bool
    """Whether it is listed."""
    watch: bool
    """Whether people without a seat may watch."""
    live: bool
    """Everybody is at the table; false: it is played over days."""
    window: float
    """Seconds of a reaction window."""
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
    """Hexadecimal digits, as the salt."""
    salt: str = ""
    """Both only when the game is over."""
    ranks: list[int] | None = None
    """When the game is over: the place of each seat, 1 the best."""
    rematch: str = ""
    """The table where the same people go on."""
    of: str = ""
    """The commitment of the game that this one goes on from."""
    hushed: bool = False
    """Whether only those with a seat may talk."""
    watching: int = 0
    """Guests who look at the table and have no seat, and people without a name."""
    host_name: str = ""
    """What the host was called when the table was made."""
    closed: str = ""
    """Why it was closed: host, agreed, operator, dead (nothing happened for a month), or outdated."""
    rated: bool = False
    """Whether it counts for ratings."""
    cup: str = ""
    """The tournament whose table it is: whoever sits there may `start`."""


class Scene(msgspec.Struct):
    """What a seat sees now, and what it is asked."""

    view: dict[str, Any]
    """All that the seat sees, in the game's own form."""
    question: Asked | None
    """What it is asked now; null: nothing."""


class Update(Message, tag="update"):
    """The table through the eyes of one of your seats (null: a spectator), and what happened since the last update.

    `at` counts all events these eyes have seen: `at - len(events)` were there before. In a new `era` (something was
    taken back) or with `whole`, forget the events you have.
    """

    table: str
    seat: Seat
    """Whose eyes: a seat of yours, or null as a spectator."""
    era: int
    at: int
    """How many events these eyes have seen, these included."""
    events: list[Words]
    """What happened, in order."""
    scene: Scene | msgspec.Raw
    """What is there now."""
    whole: bool = False
    """These are all events from the beginning."""
    number: int = 0
    """Of this scene: a `change` with the next number goes on from it."""


class Saying(msgspec.Struct, omit_defaults=True):
    """A sentence with blanks."""

    key: str
    """A message of the word files."""
    clause: str = ""
    """The rule behind it."""
    blanks: list[tuple[str, str]] = []
    """Each with its name and its type."""


class Sayings(Message, tag="sayings"):
    """All that can be said at tables of a game, once for a socket that takes changes.

    In a `change`, `[number, ...]` is a sentence: its number in this list, from 0, and what stands in its blanks.
    """

    game: str
    """Its key."""
    sayings: list[Saying]


class AskedBriefly(msgspec.Struct, omit_defaults=True):
    """The question put to your seat, as `Asked`."""

    number: int
    kind: str
    first: int
    """The first choice of this kind: the `value` of a choice is counted from it."""
    words: list[int]
    """What is asked: a sentence."""
    choices: list[list[int]]
    """All that may be chosen: each what to send, and then what it means, a sentence."""
    window: float = 0.0


class Change(Message, tag="change"):
    """Instead of `update`, for sockets that take changes: what is not as it was in the scene before.

    It goes on from the scene of the same seat, in the same era, whose `number` was less by one. If you don't have that
    one, `watch` again without a mark: everything comes whole.
    """

    table: str
    seat: Seat
    """Whose eyes: a seat of yours, or null as a spectator."""
    era: int
    at: int
    """How many events these eyes have seen, these included."""
    number: int
    """Of the scene that it makes."""
    events: list[list[int]] = []
    """What happened, in order: sentences. With -1 - number instead of its number: you know it, not everybody does."""
    view: dict[str, Any] = {}
    """What changed in `scene.view`: see above."""
    question: AskedBriefly | msgspec.Raw | msgspec.UnsetType | None = msgspec.UNSET
    """If there, `scene.question` is this now."""


class ChatLine(msgspec.Struct, omit_defaults=True):
    """Something said."""

    name: str
    at: int
    """Milliseconds since 1970."""
    seat: int = -1
    """Whose seat; -1: a spectator."""
    text: str = ""
    phrase: str = ""
    """The key of a ready phrase, instead of a text."""


class Chat(Message, tag="chat"):
    """Chat from message number `since` on."""

    table: str
    since: int
    """How many were said before these."""
    said: list[ChatLine]


class Done(Message, tag="done"):
    """What you asked for with that id has happened and is written down."""

    id: int
    table: str = ""
    """After `rematch`: the new table."""


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
    """The question's."""
    era: int
    final: list[int]
    """Choices that can't be taken back freely: they roll, draw or reveal, or hand knowledge on."""
    refused: list[NotOffered]
    """What is not offered, and why; the first 200."""


class Expects(msgspec.Struct):
    """What a bot expects of a choice."""

    choice: int
    worth: int
    """From 0, all is lost, to 100, certain to win: most of it for winning, the rest for the place and the lead."""


class Advice(Message, tag="advice"):
    """What a bot would answer to that question of your seat."""

    id: int
    number: int
    """The question's."""
    era: int
    choice: int
    expects: list[Expects] = []
    """What the bot expects of that choice and of the next best; of neither, if it has only one or has not thought."""


class Stake(msgspec.Struct):
    """What a seat may expect, by games that were played on to their end."""

    won: float
    """The share of games in which it has the first place, from 0 to 1."""
    place: float
    """Its place, on average."""
    points: float
    """What the game counts, on average; where it counts nothing, 1 for a victory."""


class Follows(msgspec.Struct):
    """Something that comes before the seat's next choice: the share of games, after the one choice and the other."""

    words: Words
    mine: float
    better: float


class Coached(Message, tag="coached", omit_defaults=True):
    """What a good bot thinks of that choice of your seat, from what the seat could see when it chose.

    Without `better` there is nothing to say: it would have done the same, or can't be sure. All else comes from as many
    games played on after either choice, in the same imagined worlds, with the same luck.
    """

    id: int
    number: int
    """The question's."""
    era: int
    choice: int
    """What you have chosen."""
    better: int | None = None
    """What it would have chosen, clearly better by more than chance can explain."""
    games: int = 0
    """So many were played on after either."""
    mine: list[Stake] = []
    """For each seat, after your choice; and after the better one."""
    instead: list[Stake] = []
    follows: list[Follows] = []
    """What comes more often after the better choice; then what comes less often."""


class World(Message, tag="world"):
    """A game that the seat could be in, as `posse.kernel.codec.load` reads it."""

    id: int
    world: dict[str, Any]


class Error(Message, tag="error"):
    """What you asked for has not happened. `words` says why, `text` the same in English."""

    id: int
    words: Words
    """Why, for programs."""
    text: str
    """Why, in English."""


FromServer = (
    Welcome | TableInfo | Update | Sayings | Change | Chat | Done | Reason | Outlook | Advice | Coached | World | Error
)
