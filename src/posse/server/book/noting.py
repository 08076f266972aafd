"""The lists of tables, brought up to date: what the lobby shows, and who sits where. Caches of what the lines say."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, text, update

from posse.server.book.schema import SEATS, TABLES

Rows = Sequence[Mapping[str, object]]
Seating = Sequence[tuple[str, dict[int, str]]]
"""Of some tables, who sits where."""

STAND_UP_LITE: Final = text("DELETE FROM seats WHERE table_id IN (SELECT value FROM json_each(:tables))")
SIT_DOWN_LITE: Final = text(
    "INSERT INTO seats (table_id, seat, guest) SELECT value->>0, value->>1, value->>2 FROM json_each(:members)"
)


def note(rows: Rows, seats: Seating) -> Callable[[Connection], None]:
    """What brings the lists up to date, in a transaction."""
    names = [name for name in rows[0] if name != "id"]
    changes: dict[str, Any] = {name: bindparam(f"new_{name}") for name in names}
    change = update(TABLES).where(TABLES.c.id == bindparam("the_id")).values(changes)
    fresh = [{"the_id": row["id"], **{f"new_{name}": row[name] for name in names}} for row in rows]
    members = [{"table_id": t, "seat": s, "guest": g} for t, sitting in seats for s, g in sitting.items()]

    def work(connection: Connection) -> None:
        connection.execute(change, fresh)
        if seats:
            connection.execute(delete(SEATS).where(SEATS.c.table_id.in_([table for table, _ in seats])))
        if members:
            connection.execute(insert(SEATS), members)

    return work


def note_lite(rows: Rows, seats: Seating) -> Callable[[Connection], None]:
    """The same for SQLite: a statement for all rows, not one for each.

    After every one the writer's thread would have to wait for Python's lock, which the busy loop holds: for a hundred
    tables that was up to 60 ms, for which all choices waited.
    """
    names = [name for name in rows[0] if name != "id"]
    fields = ", ".join(f"value->>'{name}' AS {name}" for name in rows[0])
    values = ", ".join(f"{name} = fresh.{name}" for name in names)
    fresh = f"SELECT {fields} FROM json_each(:rows)"
    change = text(f"UPDATE tables SET {values} FROM ({fresh}) AS fresh WHERE tables.id = fresh.id")
    everything, tables = _json(rows), _json([table for table, _ in seats])
    members = _json([(table, seat, guest) for table, sitting in seats for seat, guest in sitting.items()])

    def work(connection: Connection) -> None:
        connection.execute(change, {"rows": everything})
        if seats:
            connection.execute(STAND_UP_LITE, {"tables": tables})
            connection.execute(SIT_DOWN_LITE, {"members": members})

    return work


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
