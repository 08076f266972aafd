"""Questions, choices and refusals as sayings."""

from __future__ import annotations

from posse.kernel.events import Phrase
from posse_newgame.sayings import ASK_CARD, LAY, NOT_YOURS


def asking() -> Phrase:
    """The open question."""
    return Phrase(ASK_CARD)


def phrase(card: int) -> Phrase:
    """One of its answers, offered or not."""
    return Phrase(LAY, (card,))


def why_not(card: int) -> Phrase:
    """Why an answer is not offered."""
    return Phrase(NOT_YOURS, (card,))
