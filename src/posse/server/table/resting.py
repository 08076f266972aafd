"""A table at rest: one thing happens to it after the other, and what is looked at while nothing does."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from posse.server.table.sitting import Sitting


class Lock:
    """One after the other. As asyncio's, but what is free is taken without a coroutine: every choice passes here.

    Whoever lets go hands it to the one who has waited for longest, so that nobody comes in between.
    """

    def __init__(self) -> None:
        self.held = False
        self._line: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Now, if it is free."""
        if self.held:
            return False
        self.held = True
        return True

    async def wait(self) -> None:
        """As soon as it is one's turn."""
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.let_go()
            raise

    def let_go(self) -> None:
        """It is the next one's, or free."""
        while self._line:
            turn = self._line.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        await self.wait()

    async def __aexit__(self, *problem: object) -> None:
        self.let_go()


class AtRest:
    """`async with` it: the table is locked, and its sitting is as it is written down.

    A class, since mypyc knows no asynchronous generators.
    """

    def __init__(self, lock: Lock, mended: Callable[[], Awaitable[Sitting]]) -> None:
        self.lock = lock
        self.mended = mended
        """Gives the sitting; loads it anew if it is not what is written down."""

    async def __aenter__(self) -> Sitting:
        await self.lock.wait()
        try:
            return await self.mended()
        except BaseException:
            self.lock.let_go()
            raise

    async def __aexit__(self, *problem: object) -> None:
        self.lock.let_go()
