"""Lists of tables: the lobby's, and a guest's own."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec
from sqlalchemy import Select, func, select

from posse.server.guests import Person
from posse.server.house import House
from posse.server.letters import TableLine
from posse.server.limits import LISTED_PER_HOST
from posse.server.schema import SEATS, TABLES
from posse.server.sitting import OPEN, PLAYING

log = logging.getLogger("posse.lists")


def _listed() -> Select[Any]:
    """Open tables first, then those that can be watched; a few of each host."""
    where = (TABLES.c.public.is_(True), TABLES.c.status.in_((OPEN, PLAYING)))
    newest = func.row_number().over(partition_by=TABLES.c.host, order_by=TABLES.c.changed.desc())
    shown = select(TABLES.c.id, newest.label("place")).where(*where).subquery()
    few = select(shown.c.id).where(shown.c.place <= LISTED_PER_HOST)
    return select(TABLES).where(TABLES.c.id.in_(few)).order_by(TABLES.c.status, TABLES.c.changed.desc()).limit(100)


LISTED: Final = _listed()
"""Made once: that takes as long as asking it."""


async def public_tables(house: House) -> list[TableLine]:
    """What the lobby shows."""
    return [line for row in await house.store.rows(LISTED) if (line := _line(row)) is not None]


async def tables_of(house: House, person: Person) -> list[TableLine]:
    """A guest's own page: tables where they sit or which they host, and where it is their turn."""
    await house.note_all()
    sits = select(TABLES, SEATS.c.seat).join(SEATS).where(SEATS.c.guest == person.id)
    rows = await house.store.rows(sits.order_by(TABLES.c.changed.desc()).limit(400))
    found: dict[str, TableLine] = {}
    for row in rows:
        line = found.get(row["id"]) or _line(row)
        if line is None:
            continue
        found[row["id"]] = line
        line.yours.append(row["seat"])
        if row["waiting"] >> row["seat"] & 1:
            line.turns.append(row["seat"])
    hosts = select(TABLES).where(TABLES.c.host == person.id, TABLES.c.status.in_((OPEN, PLAYING))).limit(100)
    for row in await house.store.rows(hosts):
        if row["id"] not in found and (line := _line(row)) is not None:
            found[row["id"]] = line
    return list(found.values())


def _line(row: dict[str, Any]) -> TableLine | None:
    """A table in a list; None, if what is written about it can't be read."""
    try:
        return msgspec.json.decode(row["summary"], type=TableLine)
    except msgspec.DecodeError:
        log.warning("a table can't be listed", extra={"table": row["id"]})
        return None
