"""Whose turn it is, for those who don't look: made for the guest alone, and never told to anybody else."""

from __future__ import annotations

from typing import NamedTuple

from posse.server.table import asking
from posse.server.table.sitting import PLAYING, Sitting


class Turn(NamedTuple):
    """A guest is asked something, and has been since they last let others choose."""

    key: str
    """Stays the same while they answer one question after the other."""
    known: bool
    """Whether all may know that they are asked: in a reaction window nobody else may."""


def turns(sitting: Sitting) -> dict[str, Turn]:
    """All who are asked and have to answer themselves, by guest."""
    if sitting.status != PLAYING or sitting.paused or sitting.table is None:
        return {}
    found: dict[str, Turn] = {}
    for seat in sitting.asked():
        chair = sitting.chairs[seat]
        if chair.guest and not chair.player and chair.guest not in found and asking.put_to(sitting, seat) is not None:
            known = not sitting.window_is_open() and not asking.hides_choices(sitting)
            found[chair.guest] = Turn(_key(sitting, chair.guest), known)
    return found


def _key(sitting: Sitting, guest: str) -> str:
    """When it began: after which choice of somebody else. Answers in an open ballot don't count."""
    assert sitting.table is not None
    mine, entries = sitting.seats_of(guest), sitting.table.record.entries
    at = sitting.choices_shown()
    while at and entries[at - 1].seat in mine:
        at -= 1
    return f"{sitting.era}.{at}"
