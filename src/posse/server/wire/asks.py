"""What a client may send over the socket. See `wire`."""

from __future__ import annotations

from typing import Literal

import msgspec

Seat = int | None
"""Through whose eyes: a seat, or null for a spectator."""


class Message(msgspec.Struct, tag_field="type", omit_defaults=True, forbid_unknown_fields=True):
    """What all messages have."""


class Mark(msgspec.Struct, omit_defaults=True):
    """How far a client has come at a table, through whose eyes: it gets what happened since."""

    seat: Seat
    """Through whose eyes: a seat of yours, or null as a spectator."""
    era: int
    """The era of the last update."""
    events: int
    """How many events of it you have: its `at`."""


class Watch(Message, tag="watch"):
    """Look at a table: all seats you own there, or as a spectator. Sent again after a break, with marks, it resumes."""

    table: str
    id: int = 0
    marks: list[Mark] = []
    """How far you had come, if you were here before."""
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


class Pledge(Message, tag="pledge"):
    """Promise a number for the luck, before the game: the SHA-256 (hex) of 16 random bytes of yours.

    When the host begins, the server shows the promise about its seed (`commitment`, the table still open); then show
    the bytes with `reveal`, within 5 seconds. The dice follow from all of them.
    """

    table: str
    seat: int
    pledge: str
    """64 hexadecimal digits, small letters."""
    id: int = 0


class Reveal(Message, tag="reveal"):
    """Show the 16 bytes (hex) that you pledged, when the table shows its commitment. The last one begins the game."""

    table: str
    seat: int
    nonce: str
    """32 hexadecimal digits, small letters."""
    id: int = 0


class Answer(Message, tag="answer"):
    """Choose. Sent twice (after a break) it counts once: the second also gets `done`."""

    table: str
    seat: int
    era: int
    """The `era` of the update that asked."""
    question: int
    """The `number` of its question."""
    choice: int
    """The `choice` of one of its choices."""
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
    """Ask what a bot would do on your seat, seeing what you see. The answer is `advice`, when it has thought, or the
    error `no-advice`, if none had the time to.

    Also at tables with other people, unless the host has switched hints off. One at a time for each guest.
    """

    table: str
    seat: int
    level: str = ""
    """Which bot; usually the best."""
    id: int = 0


class Coach(Message, tag="coach"):
    """Ask what a good bot thinks of a choice that your seat is about to make: send it, then `answer`.

    It thinks about what the seat sees now, while the game goes on. The answer is `coached`, some seconds later. Also at
    tables with other people, unless the host has switched hints off. Three at a time for each guest.
    """

    table: str
    seat: int
    choice: int
    """The `choice` that you will send."""
    id: int = 0


class Imagine(Message, tag="imagine"):
    """Ask for a world that a seat of yours, which is asked something, could be in: for programs that search.

    All that the seat can't know is dealt anew, from nothing but luck and what it sees. The answer is `world`.
    """

    table: str
    seat: int
    id: int = 0


class Undo(Message, tag="undo"):
    """Take your last choice back. Free if nothing was revealed and nobody else chose since; otherwise all other people
    are asked.

    Never past a die or a shuffle (it would be known beforehand), nor past the moment at which a bot took over
    somebody else's seat; and not while a bot stands in for somebody who would have to agree.
    """

    table: str
    seat: int
    id: int = 0


class Propose(Message, tag="propose"):
    """Ask the others for a pause, for a bot to take over the seat `about`, or to close the table.

    Somebody is late whose turn it is and who has not looked at a live table for half a minute, or has let the others
    wait for the table's `patience`, looking or not. About a takeover, those decide who are there; it is off when the
    owner of the seat comes back or chooses. The owner has the seat back on sending `watch`; who was called late
    three times, no more. A table is closed only if everybody agrees who plays or may come back.
    """

    table: str
    seat: int
    what: Literal["pause", "takeover", "close"]
    id: int = 0
    about: int = -1
    """For a takeover: whose seat."""
    level: str = ""
    """For a takeover: which bot; usually `random`."""


class Vote(Message, tag="vote"):
    """Agree to the open proposal, or not. One refusal ends it."""

    table: str
    seat: int
    proposal: int
    """The `number` of `table.proposal`."""
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
    """The name of one of `GameInfo.kinds` whose `window` is true."""
    order: Literal["ask", "never", "always"]
    id: int = 0
    choice: int = -1
    """For `always`: which choice, of this kind."""
    against: int = -1
    """A seat; -1: all."""


class Singles(Message, tag="singles"):
    """Be shown questions with a single answer, or not (as usual): then the table gives that answer.

    It gives it at once where you play alone among bots; else at the end of a window, or after a pause of two seconds
    (less if windows are shorter), for which answers of others to such questions are kept back, too. At a slow table,
    and where one guest has several seats, all questions are shown.
    """

    table: str
    seat: int
    show: bool
    id: int = 0


class Say(Message, tag="say"):
    """Chat: free text, or the key of a ready phrase that everybody reads in their own language."""

    table: str
    id: int = 0
    text: str = ""
    """Up to 300 characters."""
    phrase: str = ""
    """Instead of a text: one of `/api/phrases`."""


class Mute(Message, tag="mute"):
    """Ask somebody to be quiet, or (`quiet` false) let them talk again. The host's right.

    It is about who sits on `seat`, or who said message number `said` of the chat; with neither, about all who have no
    seat.
    """

    table: str
    seat: int = -1
    said: int = -1
    """A number of the chat, from 0."""
    quiet: bool = True
    """Whether they shall be silent."""
    id: int = 0


class Kick(Message, tag="kick"):
    """Send somebody away from the table for good: who sits on `seat`, or who said message number `said`.

    The host's right; but who has a seat in a game that has begun stays.
    """

    table: str
    seat: int = -1
    said: int = -1
    """A number of the chat, from 0."""
    id: int = 0


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


class Numbered(msgspec.Struct):
    """What is read of a message that is refused unread."""

    id: int = 0


FromClient = (
    Watch
    | Leave
    | Sit
    | Stand
    | SeatBot
    | Start
    | Pledge
    | Reveal
    | Answer
    | Why
    | Look
    | Hint
    | Coach
    | Imagine
    | Undo
    | Propose
    | Vote
    | Resume
    | Concede
    | Order
    | Singles
    | Say
    | Mute
    | Kick
    | Close
    | Rematch
    | Ping
)
