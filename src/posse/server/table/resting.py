"""A table at rest: what is looked at while nothing happens to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from posse.server.table.sitting import Sitting


class AtRest:
    """`async with` it: the table is locked, and its sitting is as it is written down.

    A class, since mypyc knows no asynchronous generators.
    """

    def __init__(self, lock: asyncio.Lock, mended: Callable[[], Awaitable[Sitting]]) -> None:
        self.lock = lock
        self.mended = mended
        """Gives the sitting; loads it anew if it is not what is written down."""

    async def __aenter__(self) -> Sitting:
        await self.lock.acquire()
        try:
            return await self.mended()
        except BaseException:
            self.lock.release()
            raise

    async def __aexit__(self, *problem: object) -> None:
        self.lock.release()
