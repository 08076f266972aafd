"""Whether the database lives: something is written, at most once a second, and nobody waits for it for long.

And whether the loop comes round: what holds it up holds up everybody.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

OFTEN: Final = 1.0
"""Seconds between two beats, however many want to feel them."""
PATIENCE: Final = 2.0
"""Seconds after which there is none."""
HOPELESS: Final = 10.0
"""Seconds after which a beat is given up, so that the next can be tried."""

EVERY: Final = 0.05
"""Seconds between two looks at how late the loop is."""


async def note_lag(observe: Callable[[float], None]) -> None:
    """For ever: how much later than it should the loop comes to its work."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        observe(max(0.0, loop.time() - due))


class Pulse:
    """Feels whether something beats."""

    def __init__(self, beat: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._beat = beat
        self._last: asyncio.Task[None] | None = None
        self._at = 0.0

    async def felt(self) -> None:
        """Raises if it does not beat."""
        loop = asyncio.get_running_loop()
        if self._last is None or (self._last.done() and loop.time() > self._at + OFTEN):
            self._last, self._at = loop.create_task(asyncio.wait_for(self._beat(), HOPELESS)), loop.time()
            self._last.add_done_callback(lambda task: task.cancelled() or task.exception())
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._last)
