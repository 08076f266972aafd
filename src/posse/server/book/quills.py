"""PostgreSQL for what is written and asked with every choice: asyncpg's own connections, past SQLAlchemy.

Each statement is a transaction by itself: one way to the database and back, prepared the first time.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import asyncpg

WRITE: Final = (
    "INSERT INTO entries (table_id, number, at, body) "
    "SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[]) AS fresh (table_id, number, at, body) "
    "WHERE EXISTS (SELECT FROM tables WHERE id = fresh.table_id) "  # another node may have pruned it
    "ON CONFLICT DO NOTHING RETURNING table_id, number"
)
READ: Final = "SELECT number, at, body FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number"


MOST: Final = 8
"""Connections of a node beside those of SQLAlchemy: when thousands come back at once, they wait for each other."""


class Quills:
    """As many connections as were ever in use at the same moment, but few; one that has broken is left behind."""

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self._free: list[asyncpg.Connection[Any]] = []
        self._room = asyncio.Semaphore(MOST)

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """Carry it out; the rows that it gives."""
        async with self._room:
            connection = await self._take()
            try:
                return await connection.fetch(statement, *values)
            finally:
                self._free.append(connection)

    async def _take(self) -> asyncpg.Connection[Any]:
        while self._free:
            connection = self._free.pop()
            if not connection.is_closed():
                return connection
        import asyncpg  # only those who have PostgreSQL wait for it to load

        return await asyncpg.connect(self.dsn, timeout=10)

    async def close(self) -> None:
        """Nothing more is written."""
        while self._free:
            await self._free.pop().close()
