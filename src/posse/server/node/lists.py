"""Lists of tables: the lobby's, and a guest's own."""

from __future__ import annotations

import logging
import time
from collections import Counter
from typing import Any, Final

import msgspec
from sqlalchemy import Select, func, select

from posse.server.book.guests import Person
from posse.server.book.schema import SEATS, TABLES
from posse.server.bounds.limits import LISTED, LISTED_AGAIN, LISTED_PER_HOST, SORTED
from posse.server.node.house import House
from posse.server.table.sitting import OPEN, PLAYING
from posse.server.wire.letters import TableLine

log = logging.getLogger("posse.lists")


def _listed(*columns: Any) -> Select[Any]:
    """Open tables first, then those that can be watched; a few of each host."""
    where = (TABLES.c.public.is_(True), TABLES.c.status.in_((OPEN, PLAYING)))
    newest = func.row_number().over(partition_by=TABLES.c.host, order_by=TABLES.c.changed.desc())
    shown = select(TABLES.c.id, newest.label("place")).where(*where).subquery()
    few = select(shown.c.id).where(shown.c.place <= LISTED_PER_HOST)
    return select(*columns).where(TABLES.c.id.in_(few)).order_by(TABLES.c.status, TABLES.c.changed.desc())


# Made once: that takes as long as asking it.
FIRST: Final = _listed(TABLES).limit(LISTED + 1)
NEWEST: Final = _listed(TABLES.c.id, TABLES.c.host).limit(SORTED)


async def public_tables(house: House) -> list[TableLine]:
    """What the lobby shows."""
    rows = await house.store.rows(FIRST)
    if len(rows) > LISTED:
        chosen = TABLES.c.id.in_(await _chosen(house))
        rows = await house.store.rows(select(TABLES).where(chosen).order_by(TABLES.c.status, TABLES.c.changed.desc()))
    return [line for row in rows if (line := _line(row)) is not None]


async def _chosen(house: House) -> list[str]:
    """More tables than the lobby has lines: somebody's many push nobody's few out of it."""
    if time.monotonic() > house.listed_until:
        house.listed_until = time.monotonic() + LISTED_AGAIN
        rows = await house.store.rows(NEWEST)
        house.listed = in_turn([(row["id"], house.crowd.path([row["host"]])) for row in rows])[:LISTED]
    return house.listed


def in_turn(tables: list[tuple[str, tuple[str, str, str]]]) -> list[str]:
    """Tables in an order in which networks have their turns, within each its addresses, and there the guests.

    >>> eve, ann = ("192.0.2", "192.0.2.66", "eve"), ("198.51.100", "198.51.100.1", "ann")
    >>> in_turn([("e1", eve), ("e2", eve), ("e3", eve), ("a", ann)])
    ['e1', 'a', 'e2', 'e3']
    """
    for depth in (3, 2, 1):
        had: Counter[tuple[str, ...]] = Counter()
        turns: list[int] = []
        for _, path in tables:
            turns.append(had[path[:depth]])
            had[path[:depth]] += 1
        tables = [tables[place] for place in sorted(range(len(tables)), key=turns.__getitem__)]
    return [table for table, _ in tables]


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
