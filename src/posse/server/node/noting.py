"""The lists hear what has happened at tables, every second or so, a few tables at a time."""

from __future__ import annotations

from typing import Final, Protocol

from posse.server import wire
from posse.server.book.store import Store
from posse.server.node.annals import Annals
from posse.server.node.calling import Calling
from posse.server.table import showing
from posse.server.table.live import Live
from posse.server.table.sitting import Sitting

AT_ONCE: Final = 100
"""Tables that are noted together: others play meanwhile."""


class Noted(Protocol):
    """The house, as far as its tables are noted."""

    store: Store
    annals: Annals
    calling: Calling


async def note(house: Noted, tables: list[Live]) -> None:
    """Bring the lists up to date."""
    for first in range(0, len(tables), AT_ONCE):
        await _note(house, tables[first : first + AT_ONCE])


async def _note(house: Noted, some: list[Live]) -> None:
    tables = [live for live in some if not live.broken]
    if not tables:
        return
    moved = [live for live in tables if not live.seats_noted]
    rows = [row(live.sitting, live.minder.wanted()) for live in tables]
    seats = [(live.sitting.id, _seating(live.sitting)) for live in moved]
    for live in moved:
        live.seats_noted = True  # as they are now: who sits down meanwhile is noted the next time
    try:
        await house.annals.note(tables)
        await house.store.note_tables(rows, seats)
        await house.calling.note(tables)
    except BaseException:
        for live in moved:
            live.seats_noted = False
        raise


def row(sitting: Sitting, minded: bool) -> dict[str, object]:
    """The table as the lists know it."""
    return {
        "id": sitting.id,
        "status": sitting.status,
        "summary": wire.encode(showing.table_line(sitting)).decode(),
        "waiting": sum(1 << seat for seat in sitting.asked()),
        "minded": minded,
        "entries": sitting.entries,
        "changed": sitting.changed_at,
    }


def _seating(sitting: Sitting) -> dict[int, str]:
    return {seat: chair.guest for seat, chair in enumerate(sitting.chairs) if chair.guest}
