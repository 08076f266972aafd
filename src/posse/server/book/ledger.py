"""What is written down about a table, line by line. A table is nothing but its lines: fold them and it stands again.

Lines are only ever added. Several lines that belong together (three seats let a moment pass) are one entry of the
store, so that all of them are written or none.
"""

from __future__ import annotations

from typing import Any

import msgspec

ASK = -1
"""A standing order: ask me."""
NEVER = -2
"""A standing order: let every moment pass."""
VITAL = ("takeover", "close")
"""Proposals that keep a table from standing still: the book always has room for them."""


LIVE_PATIENCE = 300.0
SLOW_PATIENCE = 24 * 3600.0
"""Seconds that others wait for somebody, where nobody has said how long."""


class Line(msgspec.Struct, tag_field="do", omit_defaults=True, forbid_unknown_fields=False):
    """Something that happened at a table, as it is written down."""


class Clock(msgspec.Struct, frozen=True):
    """How long a seat may think: so many seconds in the whole game, and some more with each choice."""

    seconds: float
    increment: float = 0.0


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the host decided when making the table, besides the game's own options."""

    public: bool = True
    """Listed in the lobby; otherwise only those who know the link find it."""
    watch: bool = True
    """Whether people without a seat may watch."""
    live: bool = True
    """Everybody is at the table; a slow table is played over days."""
    window: float = 4.0
    """Seconds that a reaction window stays open at a live table, whether or not anybody can react."""
    clock: Clock | None = None
    hints: bool = True
    """Whether people may ask what a bot would do."""
    patience: float = 0.0
    """Seconds that a question may wait before the others may call a bot for who is asked; 0: the usual time."""
    rated: bool = False
    """It counts for the players' ratings: nobody holds two seats, takes back, or asks a bot."""
    cup: str = ""
    """The tournament whose table it is: who sits where is drawn, and any of them begins."""

    @property
    def waits(self) -> float:
        """The same, as it is at this table."""
        return self.patience or (LIVE_PATIENCE if self.live else SLOW_PATIENCE)


class Made(Line, tag="made"):
    """A table was made."""

    game: str
    seats: int
    options: dict[str, Any]
    settings: Settings
    host: str
    """The guest who made the table."""
    name: str = ""
    """What they were called then."""


class Sat(Line, tag="sat"):
    """A person took a seat."""

    seat: int
    guest: str
    name: str


class Seated(Line, tag="seated"):
    """A bot was put on a seat."""

    seat: int
    level: str


class Stood(Line, tag="stood"):
    """The seat is free again, whoever sat there."""

    seat: int


class Pledged(Line, tag="pledged"):
    """A seat's browser has promised a number for the luck: its SHA-256."""

    seat: int
    pledge: str


class Sealed(Line, tag="sealed"):
    """The seed is drawn; its promise is shown, and those who pledged show their numbers now."""

    seed: str
    salt: str


class Revealed(Line, tag="revealed"):
    """The number that a seat has pledged."""

    seat: int
    nonce: str


class Began(Line, tag="began"):
    """The game began."""

    header: dict[str, Any]
    """The header of the record: what was agreed, the seed and the promise about it."""
    copied: list[str] = []
    """Lines of a record that this game goes on from."""


class Chose(Line, tag="chose"):
    """A seat chose; the luck and the events that followed."""

    seat: int
    choice: int
    chance: list[int]
    events: list[Any]
    by: str = ""
    """Who chose, if not the person on the seat: `order`, `window`, `table` (there was one answer only), or the level
    of a bot."""


class Held(Line, tag="held"):
    """A seat has chosen, and the table keeps that to itself until the moment is over."""

    seat: int
    choice: int


class TookBack(Line, tag="back"):
    """The game stands again as after so many choices."""

    upto: int
    seat: int


class Proposed(Line, tag="proposed"):
    """A seat asks the others for something: undo, pause, takeover (of the seat `about`), close."""

    what: str
    seat: int
    about: int = -1
    level: str = ""
    why: str = ""
    """Why a bot shall take over: away, or late (there, and silent)."""
    upto: int = -1
    """Where taking back leads: to so many choices, whatever is chosen until all have agreed."""


class Agreed(Line, tag="agreed"):
    """A seat agrees to the open proposal."""

    seat: int


class Refused(Line, tag="refused"):
    """A seat does not agree: the proposal is off."""

    seat: int


class Paused(Line, tag="paused"):
    """The game stands still."""

    seat: int


class Resumed(Line, tag="resumed"):
    """The game goes on."""

    seat: int


class Conceded(Line, tag="conceded"):
    """A seat gave up."""

    seat: int
    level: str
    """The bot that plays the seat to the end."""


class TakenOver(Line, tag="takenover"):
    """A bot plays for a seat that is away, until its owner is back."""

    seat: int
    level: str
    why: str = ""


class GivenBack(Line, tag="givenback"):
    """The owner of the seat plays again."""

    seat: int


class Woke(Line, tag="woke"):
    """The house was closed for so many milliseconds, or its clock was set: nobody has thought in that time."""

    gap: int


class Ordered(Line, tag="ordered"):
    """A standing order for a kind of question: ASK, NEVER, or an answer's value; `against` one seat, or -1 any."""

    seat: int
    kind: str
    answer: int
    against: int = -1


class Wished(Line, tag="wished"):
    """A seat wants to be shown questions with a single answer, or no longer."""

    seat: int
    singles: bool


class Said(Line, tag="said"):
    """Somebody said something."""

    guest: str
    name: str
    seat: int = -1
    text: str = ""
    phrase: str = ""


class Muted(Line, tag="muted"):
    """The host asked a guest to be quiet, or all who have no seat (an empty name); or lets them talk again."""

    guest: str
    quiet: bool = True


class Kicked(Line, tag="kicked"):
    """The host sent a guest away for good."""

    guest: str


class Closed(Line, tag="closed"):
    """Nothing more happens at this table."""

    why: str = ""


class Rematched(Line, tag="rematched"):
    """The same people go on at another table."""

    table: str


class Gone(Line, tag="gone"):
    """Somebody was forgotten, at their wish: who they were is nobody any more, here called `ghost`."""

    guest: str
    ghost: str


class Weighed(Line, tag="weighed"):
    """The game is over, and somebody has asked how it went: the chances of all seats, moment by moment."""

    course: dict[str, Any]
    """As `letters.Chances` tells it."""


AnyLine = (
    Made
    | Sat
    | Seated
    | Stood
    | Pledged
    | Sealed
    | Revealed
    | Began
    | Chose
    | Held
    | TookBack
    | Proposed
    | Agreed
    | Refused
    | Paused
    | Resumed
    | Conceded
    | TakenOver
    | GivenBack
    | Woke
    | Ordered
    | Wished
    | Said
    | Muted
    | Kicked
    | Closed
    | Rematched
    | Gone
    | Weighed
)


def size(line: Said) -> int:
    """Bytes of something said, about, when it is sent."""
    return len((line.text + line.name).encode()) + 100


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[list[AnyLine]] = msgspec.json.Decoder(list[AnyLine])


def write(lines: list[AnyLine]) -> str:
    """An entry as it is stored."""
    return _encoder.encode(lines).decode()


def read(body: str) -> list[AnyLine]:
    """The lines of a stored entry."""
    return _decoder.decode(body)
