"""What nodes hear of each other through PostgreSQL: entries that another has written, and what is only said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import asyncpg

CHANNEL: Final = "posse_entries"
SHOUTS: Final = "posse_shouts"

News = Callable[[str, int], None]
"""Hears that a table has an entry of that number, written by another node."""


async def listen_for_ever(
    dsn: str, node: str, news: News, lost: Callable[[], None], shouts: Callable[[str], None]
) -> None:
    """Hold a connection that listens; when it breaks, make another and say that news may have been missed."""
    import asyncpg  # only those who have PostgreSQL wait for it to load

    def heard(_connection: object, _pid: int, _channel: str, payload: object) -> None:
        writer, *items = str(payload).split(" ")
        if writer != node:
            for item in items:
                table, _, number = item.rpartition(":")
                news(table, int(number))

    ear: asyncpg.Connection[Any] | None = None
    while True:
        try:
            ear = await asyncpg.connect(dsn)
            await ear.add_listener(CHANNEL, heard)
            await ear.add_listener(SHOUTS, lambda _c, _p, _ch, payload: shouts(str(payload)))
            lost()
            while not ear.is_closed():
                await asyncio.sleep(0.5)
        except Exception:  # whatever it is, this node must hear of the others again
            await asyncio.sleep(0.5)
        finally:
            if ear is not None:
                ear.terminate()
