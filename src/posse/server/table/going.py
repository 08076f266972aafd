"""Somebody is forgotten: at their tables nobody of that name sits any more."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

import msgspec

from posse.kernel.record import Record, Table
from posse.server.book import ledger
from posse.server.book.redacting import NOBODY, SILENCE
from posse.server.table.chairs import Chair


class Shared(Protocol):
    """A sitting, as far as it knows who people are."""

    made: ledger.Made
    chairs: list[Chair]
    table: Table | None
    old: Record | None
    chat: list[tuple[int, ledger.Said]]
    chat_size: int
    early: Counter[str]
    muted: set[str]
    kicked: set[str]

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest."""


def forget(sitting: Shared, guest: str, ghost: str) -> None:
    """The sitting as it is folded from lines without them (`book.redacting`)."""
    record = sitting.old if sitting.table is None else sitting.table.record
    for seat in sitting.seats_of(guest):
        sitting.chairs[seat].guest, sitting.chairs[seat].name = ghost, NOBODY
        if record is not None:
            record.header["players"][seat]["name"] = NOBODY
    if sitting.made.host == guest:
        sitting.made = msgspec.structs.replace(sitting.made, host=ghost, name=NOBODY)
    sitting.chat = [(at, _silent(said, ghost) if said.guest == guest else said) for at, said in sitting.chat]
    sitting.chat_size = sum(ledger.size(said) for _, said in sitting.chat)
    sitting.early[ghost] += sitting.early.pop(guest, 0)
    for group in (sitting.muted, sitting.kicked):
        if guest in group:
            group.remove(guest)
            group.add(ghost)


def _silent(said: ledger.Said, ghost: str) -> ledger.Said:
    return msgspec.structs.replace(said, guest=ghost, name=NOBODY, text=SILENCE, phrase="")
