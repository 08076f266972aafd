"""Everything that is kept about a guest, as plain data for them to take away."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from sqlalchemy import select

from posse.server.book.redacting import tables_with
from posse.server.book.schema import ENTRIES, SEATS, TABLES, WAYS, WITH_OTHERS
from posse.server.book.store import Store, now
from posse.server.book.ways import hosted
from posse.server.node.farewell import OWN
from posse.server.table.sitting import OVER

SECRET: Final = {"keys": {"hash", "door"}, "passkeys": {"door"}, "calls": {"body"}}
"""What would open something, or is a message on its way."""
DONE: Final = {"chose", "held", "back", "proposed", "agreed", "refused", "paused", "resumed", "conceded", "ordered"}
"""Lines of a table that a seat has written; the luck and the events that followed are not the person's."""
NOT_MINE: Final = {"chance", "events", "header", "copied", "seed", "salt"}


async def everything(store: Store, guest: str) -> dict[str, Any]:
    """By table of the database, as it is kept; of games, what the guest has done there."""
    told: dict[str, Any] = {"format": "posse-me", "version": 1, "made": now()}
    for column in (*OWN, *(who for who, _name in WITH_OTHERS)):
        rows = await store.rows(select(column.table).where(column == guest))
        hidden = SECRET.get(column.table.name, set())
        seen = [{name: value for name, value in row.items() if name not in hidden} for row in rows]
        told.setdefault(column.table.name, []).extend(seen)
    told["ways"] += await store.rows(select(WAYS).where(WAYS.c.guest.in_(hosted(guest))))  # of tables they set
    for row in told["guests"]:
        row["settings"] = msgspec.json.decode(row["settings"] or "{}")
    told["tables"] = [await _table(store, table, guest) for table in await tables_with(store, guest)]
    return told


async def _table(store: Store, table: str, guest: str) -> dict[str, Any]:
    rows = await store.rows(select(TABLES.c.game, TABLES.c.status, TABLES.c.host).where(TABLES.c.id == table))
    seats = await store.rows(select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.guest == guest))
    about: dict[str, Any] = {"table": table, "seats": [row["seat"] for row in seats]}
    for row in rows:
        about |= {"game": row["game"], "status": row["status"], "host": row["host"] == guest}
        if row["status"] == OVER:
            about["record"] = f"/api/tables/{table}/record"
    entries = await store.rows(
        select(ENTRIES.c.at, ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
    )
    about["lines"] = await asyncio.to_thread(mine, [(row["at"], row["body"]) for row in entries], guest)
    return about


def mine(entries: list[tuple[int, str]], guest: str) -> list[dict[str, Any]]:
    """The lines that name the guest, and those that they have written from a seat."""
    found: list[dict[str, Any]] = []
    seats: set[int] = set()
    for at, body in entries:
        for line in msgspec.json.decode(body):
            named = guest in (line.get("guest"), line.get("host"))
            if line["do"] in ("sat", "seated", "stood"):
                seats.discard(line["seat"])
                if named:
                    seats.add(line["seat"])
            if named or (line["do"] in DONE and line["seat"] in seats and not line.get("by")):
                found.append({"at": at} | {name: value for name, value in line.items() if name not in NOT_MINE})
    return found
