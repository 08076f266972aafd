"""One seat of a table: who sits there, and who plays for it at the moment."""

from __future__ import annotations

from typing import Final

LATE_FOR_GOOD = 3
"""How often the others call a bot for somebody who is there and silent before it stays to the end."""

BOT_NAMES: Final = ("Ada", "Buck", "Cora", "Dutch", "Etta", "Flint", "Gus", "Hattie", "Ike")
"""Bots are called by the letter of their seat, so that a log with several of them can be read."""


def bot_name(seat: int) -> str:
    """What the bot on a seat is called.

    >>> bot_name(3)
    'Dutch'
    """
    return BOT_NAMES[seat % len(BOT_NAMES)]


class Chair:
    """One seat: who sits there, and who plays for it at the moment."""

    def __init__(self) -> None:
        self.guest = ""
        self.name = ""
        self.bot = ""
        """The level of the bot that sits here."""
        self.stand_in = ""
        """The level of the bot that plays for a person who is away, out of time, or has conceded."""
        self.why = ""
        """Why somebody stands in: away, late, gone (late once too often), clock, conceded."""
        self.pledge = ""
        """The SHA-256 of a number that its browser will add to the luck."""
        self.nonce = ""
        """That number, once it is shown."""
        self.taken_over_at = 0
        """How many choices there were when a bot last took over: before that, nobody else takes anything back."""
        self.silences = 0
        """How often a bot took over because its person was there and silent."""
        self.whims = self.vital = self.taken_back = 0
        """How often it has ordered, paused or proposed; proposed what keeps a table going; taken back. All bounded."""
        self.orders: dict[tuple[str, int], int] = {}
        """Standing orders: (kind, against) -> ASK, NEVER or a value."""
        self.singles = False
        """Whether this seat wants to be shown questions with a single answer."""
        self.spent = 0
        """Milliseconds of thinking."""
        self.extra = 0
        """Milliseconds that increments have given."""
        self.shown_spent = 0
        self.shown_extra = 0
        """Both as they were when the open question was put: in a ballot, clocks must not tell who has answered."""

    @property
    def taken(self) -> bool:
        return bool(self.guest or self.bot)

    @property
    def player(self) -> str:
        """The level of the bot that answers for this seat now; empty if a person does."""
        return self.stand_in or self.bot

    @property
    def may_come_back(self) -> bool:
        """Whether its person gets the seat back from the bot that stands in, when they come."""
        return self.why in ("away", "late")
