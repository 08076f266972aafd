"""Which node is alive, which looks after a table, and which want to hear of it: rows of PostgreSQL, by its clock.

A node renews its own row every second, one for all its tables; what it has belongs to it while that row holds, and when
it dies, others may take it a few seconds later. Nothing breaks if two believe that a table is theirs: the key of the
entries decides.

Who loads a table first writes that it wants to hear of it, then reads on; who has written an entry first commits, then
looks who wants to hear. So one of the two always sees the other, and a choice whose people are all at one node is told
to nobody: a notice costs the database as much as the choice.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncEngine

from posse.server.book.news import CHANNEL

LEASE: Final = 4.0
"""Seconds for which a node counts as alive."""
RENEW: Final = 1.0
"""Seconds after which it says so again."""
STRANGE: Final = 15.0
"""Seconds for which a node is believed to be there that has no row: an older program, which must hear of everything."""
PER_NOTICE: Final = 200
"""Entries in one notice, which holds at most 8,000 bytes."""

NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
ALIVE: Final = f"SELECT FROM nodes WHERE nodes.node = held.node AND nodes.until > {NOW}"
RENEWED: Final = text(
    f"INSERT INTO nodes (node, until) VALUES (:me, {NOW} + :lease) "
    "ON CONFLICT (node) DO UPDATE SET until = excluded.until"
)
OTHERS: Final = text(f"SELECT node FROM nodes WHERE until > {NOW}")
FORGET: Final = (
    text(f"DELETE FROM nodes WHERE until < {NOW} - 60000"),
    text("DELETE FROM homes WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.node = homes.node)"),
    text("DELETE FROM watched WHERE NOT EXISTS (SELECT FROM nodes WHERE nodes.node = watched.node)"),
)
TAKE: Final = (
    "INSERT INTO homes AS held (table_id, node) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET node = $2 "
    f"WHERE held.node = $2 OR NOT EXISTS ({ALIVE}) RETURNING table_id"
)
LET_GO: Final = "DELETE FROM homes WHERE table_id = $1 AND node = $2"
NEAR: Final = "INSERT INTO watched (table_id, node) VALUES ($1, $2) ON CONFLICT DO NOTHING"
FAR: Final = "DELETE FROM watched WHERE table_id = $1 AND node = $2"
WHO_HEARS: Final = (
    f"SELECT DISTINCT table_id FROM watched AS held WHERE table_id = ANY($1) AND node <> $2 AND EXISTS ({ALIVE})"
)
NOTIFY: Final = "SELECT pg_notify($1, $2)"

OURS: Final = text(
    f"NOT EXISTS (SELECT FROM watched AS held WHERE held.table_id = tables.id AND EXISTS ({ALIVE})) "
    "OR EXISTS (SELECT FROM watched WHERE watched.table_id = tables.id AND watched.node = :me)"
)
"""Of a row of `tables`: this node has it before it, or none has."""


Fetch = Callable[..., Awaitable[list[Any]]]
"""Carries a statement out with these values; the rows that it gives (`quills`)."""


class Leases:
    """What this node has."""

    def __init__(self, engine: AsyncEngine, node: str, fetch: Fetch) -> None:
        self.engine = engine
        self.fetch = fetch
        self.node = node
        self.notices = 0
        """Sent about entries."""
        self._renewed = time.monotonic()
        self._known: set[str] = {node}
        """Nodes that have a row."""
        self._strangers: dict[str, float] = {}
        """Nodes that don't, and until when they are believed to be there."""

    async def renew(self) -> bool:
        """Say that this node is alive; False, if something may have been missed: the others thought that it is not, or
        one of them has gone, perhaps before it told what it wrote."""
        began, before = time.monotonic(), self._known
        async with self.engine.begin() as connection:
            await connection.execute(RENEWED, {"me": self.node, "lease": int(LEASE * 1000)})
            self._known = {str(node) for (node,) in await connection.execute(OTHERS)}
        in_time = began - self._renewed < LEASE
        self._renewed = time.monotonic()
        return in_time and before <= self._known

    async def forget(self) -> None:
        """Whatever belonged to nodes that are gone."""
        await self._do(*FORGET)

    async def end(self) -> None:
        """This node stops: all that it has is free."""
        mine = (text(f"DELETE FROM {name} WHERE node = :me") for name in ("homes", "watched", "nodes"))
        await self._do(*mine)

    async def take(self, table: str) -> bool:
        """Look after a table, if nobody does who is alive."""
        return bool(await self.fetch(TAKE, table, self.node))

    async def let_go(self, table: str) -> None:
        """Another node may look after it."""
        await self.fetch(LET_GO, table, self.node)

    async def near(self, table: str) -> None:
        """From now on, hear of it; read on after this."""
        await self.fetch(NEAR, table, self.node)

    async def far(self, table: str) -> None:
        """Hear of it no more."""
        await self.fetch(FAR, table, self.node)

    def heard_of(self, node: str) -> None:
        """Another node has said something."""
        if node not in self._known:
            self._strangers[node] = time.monotonic() + STRANGE

    async def heard_elsewhere(self, tables: Iterable[str]) -> set[str]:
        """Those of the tables of which another node wants to hear."""
        now, wanted = time.monotonic(), set(tables)
        self._strangers = {node: until for node, until in self._strangers.items() if until > now}
        if self._strangers.keys() - self._known:
            return wanted
        return {str(table) for (table,) in await self.fetch(WHO_HEARS, sorted(wanted), self.node)}

    async def tell(self, written: set[tuple[str, int]]) -> None:
        """Tell the other nodes what was written, as far as they want to hear of it."""
        heard = await self.heard_elsewhere(table for table, _ in written)
        news = [f"{table}:{number}" for table, number in sorted(written) if table in heard]
        for start in range(0, len(news), PER_NOTICE):
            payload = self.node + " " + " ".join(news[start : start + PER_NOTICE])
            await self.fetch(NOTIFY, CHANNEL, payload)
            self.notices += 1

    async def _do(self, *statements: TextClause) -> None:
        async with self.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement, {"me": self.node})
