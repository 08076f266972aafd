"""Questions, choices and refusals as sayings."""

from __future__ import annotations

from posse.kernel.choices import Kind
from posse.kernel.events import Phrase
from posse_crazy_eights.sayings import (
    ASK_DRAWN,
    ASK_SUIT,
    ASK_TURN,
    DOES_NOT_FIT,
    DRAW,
    DRAWING,
    DRAWN,
    DRAWN_DOES_NOT_FIT,
    KEEP,
    KEEPING,
    LAYING,
    NAMING,
    NOT_YOURS,
    PASSING,
    PLAY,
    TURN,
)
from posse_crazy_eights.state import Table


def asking(table: Table, kind: Kind) -> Phrase:
    """The open question."""
    if kind is TURN:
        return Phrase(ASK_TURN, (table.suit,))
    return Phrase(ASK_DRAWN, (table.drawn,)) if kind is DRAWN else Phrase(ASK_SUIT)


def phrase(table: Table, kind: Kind, value: int) -> Phrase:
    """One of its answers, offered or not."""
    if kind is TURN:
        if value != DRAW:
            return Phrase(PLAY, (value,))
        return Phrase(DRAWING if table.stock else PASSING)
    if kind is DRAWN:
        return Phrase(KEEPING if value == KEEP else LAYING, (table.drawn,))
    return Phrase(NAMING, (value,))


def why_not(table: Table, seat: int, kind: Kind, value: int) -> Phrase:
    """Why an answer is not offered."""
    if kind is DRAWN:
        return Phrase(DRAWN_DOES_NOT_FIT, (table.suit,))
    if value not in table.hands[seat]:
        return Phrase(NOT_YOURS, (value,))
    return Phrase(DOES_NOT_FIT, (value, table.suit, table.pile[-1]))
