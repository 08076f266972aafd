"""Lines without somebody who wants to be forgotten.

Entries are only ever added, with this one exception: whoever is deleted goes from the lines as well. What they chose
stays, for the game is the others', too; their name, what they said and what they could be known by does not.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Connection, bindparam, select, update

from posse.server.book.guests import NAMELESS
from posse.server.book.schema import ENTRIES, SEATS, TABLES
from posse.server.book.store import Store

NOBODY: Final = "N. N."
"""What those are called who were forgotten, in every language."""
SILENCE: Final = "…"
"""What they said."""


class Ghosts:
    """Who stands where somebody was: another one at each table, so that no two games tell that it was the same."""

    def __init__(self) -> None:
        self._salt = secrets.token_bytes(16)

    def at(self, table: str) -> str:
        """The one at that table. Nobody can come in as them."""
        return NAMELESS + hashlib.sha256(self._salt + table.encode()).hexdigest()[:16]


def redact(line: dict[str, Any], guest: str, ghost: str, seats: set[int]) -> dict[str, Any]:
    """A line as it is without the guest; `seats` are those they have when it is written, kept up to date here."""
    if line["do"] in ("sat", "seated", "stood"):
        seats.discard(line["seat"])
        if line.get("guest") == guest:
            seats.add(line["seat"])
    if line["do"] == "began":
        players = [{**one, "name": NOBODY} if s in seats else one for s, one in enumerate(line["header"]["players"])]
        return {**line, "header": {**line["header"], "players": players}}
    for field in ("guest", "host"):
        if line.get(field) == guest:
            line = {**line, field: ghost}
            line |= {"name": NOBODY} if "name" in line else {}
            line |= {"text": SILENCE, "phrase": ""} if line["do"] == "said" else {}
    return line


def redacted(entries: Iterable[tuple[int, int, str]], guest: str, ghost: str) -> Iterator[dict[str, Any]]:
    """The entries of a table that are to be written anew."""
    seats: set[int] = set()
    for number, _at, body in entries:
        lines: list[dict[str, Any]] = msgspec.json.decode(body)
        fresh = [redact(line, guest, ghost, seats) for line in lines]
        if fresh != lines:
            yield {"the_number": number, "the_body": msgspec.json.encode(fresh).decode()}


async def tables_with(store: Store, guest: str) -> list[str]:
    """All tables that know the guest: who sits there, made them, said something or was sent away."""
    # Guests' names have letters that stand for any other in LIKE.
    knows = ENTRIES.c.body.contains(guest, autoescape=True)
    found: set[str] = set()
    for wanted in (
        select(ENTRIES.c.table_id.label("id")).where(knows).distinct(),
        select(SEATS.c.table_id.label("id")).where(SEATS.c.guest == guest),
        select(TABLES.c.id).where(TABLES.c.host == guest),
    ):
        found |= {str(row["id"]) for row in await store.rows(wanted)}
    return sorted(found)


async def rewrite(store: Store, table: str, guest: str, ghost: str) -> None:
    """A table's lines, and what lists say of it, without the guest."""
    rows = list(redacted(await store.entries(table), guest, ghost))
    same: tuple[ColumnElement[bool], ...] = ENTRIES.c.table_id == table, ENTRIES.c.number == bindparam("the_number")
    here = TABLES.c.id == table

    def write(connection: Connection) -> None:
        if rows:
            connection.execute(update(ENTRIES).where(*same).values(body=bindparam("the_body")), rows)
        connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.guest == guest).values(guest=ghost))
        connection.execute(update(TABLES).where(here, TABLES.c.host == guest).values(host=ghost))
        summary = connection.execute(select(TABLES.c.summary).where(here)).scalar()
        if summary and guest in summary:
            told = msgspec.json.decode(summary)
            told["seats"] = [
                {**one, "guest": ghost, "name": NOBODY} if one.get("guest") == guest else one for one in told["seats"]
            ]
            connection.execute(update(TABLES).where(here).values(summary=msgspec.json.encode(told).decode()))

    await store.transact(write)
