"""The database. SQLite by default, PostgreSQL to grow; the same statements for both.

Entries are only ever added, and their key (table, number) decides who was first: of two nodes that write the same
number, one hears that it came late. Those of many tables are written together (`gathering`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from posse.server.book.addresses import async_url, with_ssl
from posse.server.book.gathering import Awaited, Entry, Gathering, StoreClosed, Written, values
from posse.server.book.leases import Leases
from posse.server.book.news import SHOUTS, News, listen_for_ever
from posse.server.book.noting import Rows, Seating, note, note_lite
from posse.server.book.pulse import Pulse
from posse.server.book.quills import READ, WRITE, Quills
from posse.server.book.schema import ENTRIES, HOUSE, TABLES
from posse.server.book.upgrade import keep_old, migrate, must_be_current

T = TypeVar("T")

log = logging.getLogger("posse.store")

AT_ONCE: Final = 2
"""Batches on their way to PostgreSQL: while it commits one, the next need not wait."""
ROOM: Final = 1_000_000
"""Bytes without which a disk is full."""
BEAT: Final = text(
    "INSERT INTO house (name, value) VALUES ('pulse', :at) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
MIGRATING: Final = 712_019_376
"""The advisory lock that one node holds while it brings the schema up to date."""

IF_FREE: Final = "ON CONFLICT DO NOTHING RETURNING table_id, number"
READ_LITE: Final = text(READ.replace("$1", ":table").replace("$2", ":since"))


_SET: Final = time.time_ns() - time.monotonic_ns()
"""What the machine's clock showed when this process began, beyond the clock that nobody can set."""


def now() -> int:
    """Milliseconds since 1970, by a clock that runs evenly, whatever is done to the machine's meanwhile."""
    return (_SET + time.monotonic_ns()) // 1_000_000


@cache
def write_lite(entries: int) -> str:
    """So many at once, in SQLite's words; which it remembers, too.

    >>> write_lite(2)
    'INSERT INTO entries (table_id, number, at, body) VALUES (?,?,?,?),(?,?,?,?)'
    """
    return "INSERT INTO entries (table_id, number, at, body) VALUES " + ",".join(["(?,?,?,?)"] * entries)


class Store:
    """One database, and the writer that gathers appends."""

    def __init__(self, url: str, node: str) -> None:
        self.url = async_url(url)
        self.node = node
        self.postgres = self.url.get_backend_name() == "postgresql"
        # What is written must not turn up in the log when a statement fails: names, tokens' hashes, seeds.
        pool: dict[str, Any] = {"pool_size": 5, "connect_args": {"timeout": 10}} if self.postgres else {}
        self.engine: AsyncEngine = create_async_engine(with_ssl(self.url), hide_parameters=True, **pool)
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _sqlite_settings)
        self._quills = Quills(self.url.set(drivername="postgresql").render_as_string(hide_password=False))
        self.gathering = Gathering(self._write, self._tell_others, AT_ONCE if self.postgres else 1)
        self._listener: asyncio.Task[None] | None = None
        self.leases: Leases | None = Leases(self.engine, node, self._quills.fetch) if self.postgres else None
        """What this node has, if there may be others."""
        self._changes: set[asyncio.Task[Any]] = set()
        """Transactions under way beside the writer's."""
        self._thread = ThreadPoolExecutor(1, "posse-writer")
        self._turn = asyncio.Lock()
        """Of those one at a time goes to the writer's thread: choices wait for no more than that one."""
        self._lite: Connection | None = None
        self._pulse = Pulse(self._beat)

    # ---- opening and closing

    async def open(self, upgrade: bool = True) -> None:
        """Bring the schema up to date (or see that it is) and start writing."""
        if not self.postgres:
            file = Path(str(self.url.database))
            file.parent.mkdir(parents=True, exist_ok=True)
            if upgrade:
                await asyncio.to_thread(keep_old, file)
        async with self.engine.begin() as connection:
            if self.postgres:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            else:
                # Python's sqlite3 begins no transaction for a change of the schema: each would be final by itself.
                await connection.execute(text("BEGIN IMMEDIATE"))
            await connection.run_sync(migrate if upgrade else must_be_current)
        self.gathering.open()

    async def listen(self, news: News, lost: Callable[[], None], shouts: Callable[[str], None]) -> None:
        """Tell of entries that other nodes write; `lost` says that some news may have been missed."""
        if self.postgres:
            self._listener = asyncio.create_task(listen_for_ever(self._quills.dsn, self.node, news, lost, shouts))

    async def shout(self, payload: str) -> None:
        """Tell all nodes something that is not written down."""
        if self.postgres:
            await self.execute(text("SELECT pg_notify(:c, :p)").bindparams(c=SHOUTS, p=payload))

    async def heard_elsewhere(self, tables: list[str]) -> set[str]:
        """Those of the tables that other nodes have before them."""
        if self.leases is None or not tables:
            return set(tables)
        return await self.leases.heard_elsewhere(tables)

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        await self.gathering.close()
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await asyncio.gather(*self._changes, return_exceptions=True)
        if self.leases is not None:
            with contextlib.suppress(Exception):
                await self.leases.end()
            with contextlib.suppress(Exception):
                await self._quills.close()
        if self._lite is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._lite.close)
            self._lite.engine.dispose()
        self._thread.shutdown()
        await self.engine.dispose()

    # ---- entries

    async def append(self, table: str, number: int, body: str, at: int) -> None:
        """Write an entry down; returns when it is safe, raises `TooLate` if that number is taken."""
        entry = Awaited(table, number, at, body)
        self.gathering.add(entry)
        await entry.future

    async def _tell_others(self, written: Written) -> None:
        """Nobody waits for it."""
        if written and self.leases is not None:
            try:
                await self.leases.tell(written)
            except Exception as problem:
                log.warning("the other nodes could not be told", extra={"why": str(problem).split("\n")[0]})

    async def _write(self, batch: list[Entry]) -> Written:
        """One transaction. Which were written; None: all.

        In the order of their keys, so that two nodes never wait for each other in a circle.
        """
        if not self.postgres:
            write = partial(self._write_lite, write_lite(len(batch)), values(batch))
            return await asyncio.get_running_loop().run_in_executor(self._thread, write)
        batch.sort(key=lambda entry: (entry.table, entry.number))
        tables, numbers = [entry.table for entry in batch], [entry.number for entry in batch]
        times, bodies = [entry.at for entry in batch], [entry.body for entry in batch]
        written = await self._quills.fetch(WRITE, tables, numbers, times, bodies)
        return {(table, number) for table, number in written}

    def _write_lite(self, statement: str, rows: list[str | int]) -> Written:
        """In the writer's thread. None: all are written.

        One statement that commits by itself is one call into SQLite, past SQLAlchemy: every further call would have to
        wait for Python's lock, which the busy loop holds.
        """
        writer = self._lite_writer().connection.driver_connection
        assert isinstance(writer, sqlite3.Connection)
        try:
            writer.execute(statement, rows)
            return None
        except sqlite3.IntegrityError:
            some = writer.execute(f"{statement} {IF_FREE}", rows).fetchall()
            return {(str(table), int(number)) for table, number in some}

    def _lite_writer(self) -> Connection:
        if self._lite is None:
            lite = self.url.set(drivername="sqlite")
            engine = create_engine(lite, isolation_level="AUTOCOMMIT", hide_parameters=True)
            event.listen(engine, "connect", _sqlite_settings)
            self._lite = engine.connect()
        return self._lite

    async def _transact(self, work: Callable[[Connection], T]) -> T:
        """One transaction, finished whoever is no longer there to wait for it.

        One that is torn in the middle would keep the database locked until its connection is swept up. On SQLite all
        that is written is written in the writer's thread: choices never wait until another lets go of the file.
        """
        task = asyncio.create_task(self._transact_anyway(work))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _transact_anyway(self, work: Callable[[Connection], T]) -> T:
        if not self.postgres:
            async with self._turn:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact_lite, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    def _transact_lite(self, work: Callable[[Connection], T]) -> T:
        writer = self._lite_writer()
        writer.execute(text("BEGIN IMMEDIATE"))
        try:
            done = work(writer)
            writer.execute(text("COMMIT"))
        except BaseException:
            writer.execute(text("ROLLBACK"))
            raise
        return done

    async def entries(self, table: str, since: int = 0) -> list[tuple[int, int, str]]:
        """The entries of a table from that number on: (number, at, body)."""
        if self.postgres:
            return [(number, at, body) for number, at, body in await self._quills.fetch(READ, table, since)]
        async with self.engine.connect() as connection:
            found = await connection.execute(READ_LITE, {"table": table, "since": since})
            return [(int(n), int(at), str(body)) for n, at, body in found]

    # ---- tables

    async def add_table(self, row: dict[str, Any], body: str) -> None:
        """A new table with its first entry."""
        first = {"table_id": row["id"], "number": 0, "at": row["made"], "body": body}
        await self.execute(insert(TABLES).values(row), insert(ENTRIES).values(first))

    async def note_tables(self, rows: Rows, seats: Seating) -> None:
        """Bring the lists up to date: what the lobby shows, and who sits where."""
        await self._transact((note if self.postgres else note_lite)(rows, seats))

    async def rows(self, statement: Any) -> list[dict[str, Any]]:
        """The rows of a query."""
        async with self.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(statement)]

    async def execute(self, *statements: Any) -> int:
        """Carry out statements in one transaction; how many rows the last one has changed."""

        def carry_out(connection: Connection) -> int:
            return [connection.execute(statement).rowcount for statement in statements][-1]

        return await self._transact(carry_out)

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Something that looks before it writes, in one transaction."""
        return await self._transact(work)

    async def alive(self) -> None:
        """Raises if nothing can be written: the database does not answer, or its disk is full. Never waits for long."""
        await self._pulse.felt()

    async def _beat(self) -> None:
        """Write something."""
        if not self.gathering.is_open:
            raise StoreClosed("nothing is written any more")
        if not self.postgres:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._beat_lite)
            return
        async with self.engine.begin() as connection:
            await connection.execute(BEAT, {"at": str(now())})

    def _beat_lite(self) -> None:
        """In the writer's thread: when that is stuck, so is the game."""
        if shutil.disk_usage(Path(str(self.url.database)).parent).free < ROOM:
            raise StoreClosed("the disk is full")
        self._lite_writer().execute(BEAT, {"at": str(now())})

    async def tidy(self) -> None:
        """What was deleted is in no file any more: SQLite's log is emptied, if nobody reads it just now."""
        if not self.postgres:
            async with self._turn:
                await asyncio.get_running_loop().run_in_executor(self._thread, self._tidy_lite)

    def _tidy_lite(self) -> None:
        self._lite_writer().execute(text("PRAGMA wal_checkpoint(TRUNCATE)")).all()

    # ---- things all nodes share

    async def shared(self, name: str, fresh: str) -> str:
        """A value of the whole house: the one that was there first."""
        await self.execute(
            text("INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING").bindparams(
                name=name, value=fresh
            )
        )
        return str((await self.rows(select(HOUSE.c.value).where(HOUSE.c.name == name)))[0]["value"])

    async def mind(self, table: str) -> bool:
        """Whether this node looks after the table's bots and clocks: one of them does, until it lets go or dies."""
        try:
            return self.leases is None or await self.leases.take(table)
        except Exception:  # the database is away: whoever asks does so again
            return False

    async def let_go(self, table: str) -> None:
        """Another node may look after the table."""
        if self.leases is not None:
            with contextlib.suppress(Exception):  # when this node ends, it has nothing any more
                await self.leases.let_go(table)


def _sqlite_settings(connection: Any, _record: object) -> None:
    """WAL, so that readers and the writer don't wait for each other; FULL, so that a commit outlives a power cut; and
    what is deleted is overwritten."""
    cursor = connection.cursor()
    settings = "journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "secure_delete=ON"
    for pragma in settings:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
