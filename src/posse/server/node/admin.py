"""What an operator does to a house, open or not: the database is the same, and so are the lines that are written.

A table that is closed here is told to its people by the server that has it: over PostgreSQL at once, as any node hears
of another's entries; over SQLite with the next sweep, which finds that there are more entries than the lists say.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.kernel.catalog import Catalog
from posse.kernel.record import Record
from posse.server.book import ledger
from posse.server.book.addresses import async_url
from posse.server.book.gathering import TooLate
from posse.server.book.schema import ENTRIES, GUESTS, KEYS, METADATA, PASSKEYS, SEATS, TABLES
from posse.server.book.store import Store, now
from posse.server.book.upgrade import copy_file
from posse.server.book.ways import Ways
from posse.server.config import Mistake
from posse.server.node.opening import explain, trouble
from posse.server.table.requests import STAND_IN
from posse.server.table.sitting import OPEN, PLAYING, Sitting

Lines = list[ledger.AnyLine]
PAGE = 1000
"""Rows that are copied at once."""


@contextlib.asynccontextmanager
async def book(database: str) -> AsyncIterator[Store]:
    """The database of a house, which is there and up to date."""
    url = async_url(database)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise Mistake(f"There is no file {url.database}: give --database the one that `posse serve` uses.")
    store = Store(database, "admin")
    try:
        await _open(store, upgrade=False)
        yield store
    finally:
        await store.close()


async def _open(store: Store, upgrade: bool) -> None:
    try:
        await store.open(upgrade)
    except trouble(store.postgres) as problem:
        raise explain(store.url, problem) from problem


@dataclass(frozen=True)
class Listed:
    """A table as an operator sees it."""

    table: str
    game: str
    status: str
    changed: int
    bytes: int
    people: list[tuple[str, str]]
    """Names, and the guests behind them."""


async def tables(store: Store, catalog: Catalog, everything: bool = False) -> list[Listed]:
    """Tables at which something may still happen, or all; the last changed first."""
    wanted = select(TABLES.c.id).order_by(TABLES.c.changed.desc())
    if not everything:
        wanted = wanted.where(TABLES.c.status.in_((OPEN, PLAYING)))
    return [await _listed(store, catalog, row["id"]) for row in await store.rows(wanted)]


async def _listed(store: Store, catalog: Catalog, ident: str) -> Listed:
    size = select(func.sum(func.length(ENTRIES.c.body)).label("size")).where(ENTRIES.c.table_id == ident)
    count = int((await store.rows(size))[0]["size"] or 0)
    try:
        sitting = await sitting_of(store, catalog, ident)
    except Mistake:
        raise
    except Exception as problem:  # whatever is wrong with it, the others are listed
        return Listed(ident, "?", f"unreadable ({type(problem).__name__})", 0, count, [])
    people = [(chair.name, chair.guest or chair.bot) for chair in sitting.chairs if chair.taken]
    return Listed(ident, sitting.made.game, sitting.status, sitting.changed_at, count, people)


async def sitting_of(store: Store, catalog: Catalog, ident: str) -> Sitting:
    """A table, folded from its lines."""
    entries = await store.entries(ident)
    if not entries:
        raise Mistake(f"There is no table {ident}: `posse admin tables --all` lists them.")
    sitting = Sitting(ident, catalog)
    for _number, at, body in entries:
        sitting.fold(at, ledger.read(body))
    return sitting


async def guests(store: Store, name: str = "") -> list[tuple[str, str, int]]:
    """Guests whose names have this in them: who they are, what they are called, and when they came."""
    found = await store.rows(select(GUESTS).order_by(GUESTS.c.made.desc()))
    return [(row["id"], row["name"], row["made"]) for row in found if name.casefold() in row["name"].casefold()]


async def export(store: Store, catalog: Catalog, ident: str) -> list[str]:
    """A game on paper. One that is under way is not given out: its seed would tell what is to come."""
    sitting = await sitting_of(store, catalog, ident)
    record = sitting.old if sitting.table is None else sitting.table.record
    if record is None:
        raise Mistake(f"No game was played at table {ident}.")
    if sitting.status == PLAYING:
        raise Mistake(
            f"The game at table {ident} is under way, and its record would tell what is to come: close it first."
        )
    return record.lines()


async def finished(store: Store, catalog: Catalog, ident: str) -> tuple[Record, float | None] | None:
    """The paper of a game that was played to its end, and how many seconds it took; None if there is none.

    Only where everybody is at the table do seconds say anything; those in which the house was closed don't count.
    """
    began, gaps = 0, 0
    for _number, at, body in await store.entries(ident):
        for line in ledger.read(body):
            began = at if isinstance(line, ledger.Began) else began
            gaps += line.gap if isinstance(line, ledger.Woke) and began else 0
    sitting = await sitting_of(store, catalog, ident)
    if sitting.table is None or sitting.table.game.pending is not None:
        return None
    spent = (sitting.asked_at - began - gaps) / 1000
    return sitting.table.record, spent if sitting.made.settings.live else None


async def all_tables(store: Store) -> list[str]:
    """Every table, the oldest first."""
    return [row["id"] for row in await store.rows(select(TABLES.c.id).order_by(TABLES.c.made, TABLES.c.id))]


async def close(store: Store, catalog: Catalog, ident: str) -> None:
    """End a table, whatever its people say."""

    def closing(sitting: Sitting) -> Lines:
        if sitting.status not in (OPEN, PLAYING):
            raise Mistake(f"Table {ident} is {sitting.status}: nothing happens there any more.")
        return [ledger.Closed("operator")]

    await _write(store, catalog, ident, closing)


async def kick(store: Store, catalog: Catalog, guest: str) -> list[str]:
    """Send a guest away for good: sessions and links end, seats are given up. The tables that heard of it."""
    if not await store.rows(select(GUESTS.c.id).where(GUESTS.c.id == guest)):
        raise Mistake(f"There is no guest {guest}: `posse admin guests` lists them.")
    await store.execute(delete(KEYS).where(KEYS.c.guest == guest), delete(PASSKEYS).where(PASSKEYS.c.guest == guest))
    await Ways(store).drop_all(guest)
    going = TABLES.c.status.in_((OPEN, PLAYING))
    sits = select(TABLES.c.id).join(SEATS).where(going, SEATS.c.guest == guest)
    hosts = select(TABLES.c.id).where(going, TABLES.c.host == guest)
    found = sorted({row["id"] for wanted in (sits, hosts) for row in await store.rows(wanted)})
    return [table for table in found if await _write(store, catalog, table, lambda sitting: _without(sitting, guest))]


def _without(sitting: Sitting, guest: str) -> Lines:
    """A table that has not begun loses the guest, or its host; in a game, a bot plays on."""
    mine = [(seat, sitting.chairs[seat]) for seat in sitting.seats_of(guest)]
    if sitting.status == OPEN:
        return [ledger.Closed("operator")] if sitting.made.host == guest else [ledger.Stood(seat) for seat, _ in mine]
    if sitting.status != PLAYING:
        return []
    return [ledger.TakenOver(seat, chair.player or STAND_IN, "kicked") for seat, chair in mine if chair.why != "kicked"]


async def _write(store: Store, catalog: Catalog, ident: str, decide: Callable[[Sitting], Lines]) -> bool:
    """Write down what is decided, as any node does: who was first is looked at again. Whether there was anything."""
    while True:
        sitting = await sitting_of(store, catalog, ident)
        lines = decide(sitting)
        if not lines:
            return False
        with contextlib.suppress(TooLate):
            await store.append(ident, sitting.entries, ledger.write(lines), now())
            return True


# ---- copies


async def back_up(store: Store, copy: Path) -> None:
    """All of the house as one SQLite file, as it is at one moment, whoever plays meanwhile."""
    if copy.exists():
        raise Mistake(f"{copy} is there already: name a file that is not.")
    if not store.postgres:
        copy_file(Path(str(store.url.database)), copy)
        return
    unfinished = copy.with_name(copy.name + ".part")
    unfinished.unlink(missing_ok=True)
    target = Store(str(unfinished), "copy")
    try:
        await target.open()
        async with store.engine.connect() as source, target.engine.begin() as into:
            source = await source.execution_options(isolation_level="REPEATABLE READ")
            await _copy_rows(source, into)
    finally:
        await target.close()
    unfinished.replace(copy)


async def restore(copy: Path, database: str) -> None:
    """All that is in a copy, into a database that is empty."""
    target = Store(database, "copy")
    try:
        await _open(target, upgrade=True)
        async with book(str(copy)) as source, source.engine.connect() as rows, target.engine.begin() as into:
            for table in METADATA.sorted_tables:
                if (await into.execute(select(table).limit(1))).first() is not None:
                    raise Mistake("That database is not empty: nothing was restored. Give --database an empty one.")
            await _copy_rows(rows, into)
    finally:
        await target.close()


async def _copy_rows(source: AsyncConnection, into: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        wanted: Select[tuple[object, ...]] = select(table)
        async with source.stream(wanted) as rows:
            async for page in rows.partitions(PAGE):
                await into.execute(insert(table), [dict(row._mapping) for row in page])
