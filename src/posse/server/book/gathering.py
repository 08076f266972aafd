"""Entries on their way into the book: those of many tables share one transaction (group commit).

While one is being written, the next gather. Who adds an entry is called when it is safe, in the same breath as all
others of its batch: no future or task an entry, since every choice passes here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger("posse.store")

LARGEST_BATCH: Final = 500
BETWEEN_COMMITS: Final = 0.010
ENOUGH: Final = 50
"""Seconds from one commit's beginning to the next, unless so many entries wait: a busy server collects more for each
commit, an idle one writes at once."""

Written = set[tuple[str, int]] | None
"""The tables and numbers of those that were written; None: all."""


class TooLate(Exception):
    """Somebody else has written an entry of that number."""


class StoreClosed(Exception):
    """The server is shutting down, or the database has gone; nothing was written."""


class Entry:
    """Lines of one table that are written together."""

    def __init__(self, table: str, number: int, at: int, body: str) -> None:
        self.table = table
        self.number = number
        self.at = at
        self.body = body

    def done(self, problem: Exception | None) -> None:
        """It is safe (None), or this is why it is not written; said once."""
        raise NotImplementedError


class Awaited(Entry):
    """One for which somebody waits."""

    def __init__(self, table: str, number: int, at: int, body: str) -> None:
        super().__init__(table, number, at, body)
        self.future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(self, problem: Exception | None) -> None:
        """Wake them, if they are still there."""
        if self.future.done():
            return
        if problem is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(problem)


class Gathering:
    """Entries that wait, and the batches that are being written."""

    def __init__(
        self,
        write: Callable[[list[Entry]], Awaitable[Written]],
        tell_others: Callable[[Written], Awaitable[None]],
        at_once: int,
    ) -> None:
        self._write = write
        self._tell_others = tell_others
        self._room = at_once
        """How many more batches may be on their way at the same time."""
        self._queue: list[Entry] = []
        self.is_open = False
        self._next: asyncio.Handle | None = None
        """Looks again, when it is time for the next batch."""
        self._hurried = False
        self._earliest = 0.0
        """When the next batch is to be written, unless it has grown large before."""
        self._batches: set[asyncio.Task[None]] = set()
        self.batches = 0
        self.written = 0

    def open(self) -> None:
        """Write from now on."""
        self.is_open = True

    async def close(self) -> None:
        """Write what waits, for some seconds; then no more."""
        for _ in range(500):
            if not self._queue:
                break
            await asyncio.sleep(0.01)
        self.is_open = False
        if self._next is not None:
            self._next.cancel()
        left, self._queue = self._queue, []
        for entry in left:
            _tell(entry, StoreClosed())
        await asyncio.gather(*self._batches, return_exceptions=True)

    def add(self, entry: Entry) -> None:
        """Write an entry down, and tell it when that is done."""
        if not self.is_open:
            raise StoreClosed()
        self._queue.append(entry)
        if self._room and (self._next is None or (len(self._queue) >= ENOUGH and not self._hurried)):
            self._look_soon()

    def _look_soon(self) -> None:
        """When it is time; at once, if enough wait. What comes in the same turn of the loop comes along."""
        loop = asyncio.get_running_loop()
        if self._next is not None:
            self._next.cancel()
        self._hurried = len(self._queue) >= ENOUGH or loop.time() >= self._earliest
        self._next = loop.call_soon(self._begin) if self._hurried else loop.call_at(self._earliest, self._begin)

    def _begin(self) -> None:
        """The next batch."""
        self._next, self._hurried = None, False
        self._earliest = asyncio.get_running_loop().time() + BETWEEN_COMMITS
        batch, self._queue = self._queue[:LARGEST_BATCH], self._queue[LARGEST_BATCH:]
        self._room -= 1
        task = asyncio.create_task(self._write_batch(batch))
        self._batches.add(task)
        task.add_done_callback(self._batches.discard)
        if self._queue and self._room:
            self._look_soon()

    async def _write_batch(self, batch: list[Entry]) -> None:
        """One transaction, whose writers then hear of it; last the other nodes."""
        written: Written = set()
        try:
            written = await self._write(batch)
        except Exception as problem:
            for entry in batch:
                _tell(entry, StoreClosed(f"the database did not write: {problem}"))
        else:
            self._answer(batch, written)
        finally:
            self._room += 1
            if self._queue and self._next is None and self.is_open:
                self._look_soon()
        await self._tell_others(written)

    def _answer(self, batch: list[Entry], written: Written) -> None:
        """Tell each what became of it."""
        self.batches += 1
        self.written += len(batch) if written is None else len(written)
        for entry in batch:
            here = written is None or (entry.table, entry.number) in written
            _tell(entry, None if here else TooLate())


def values(batch: list[Entry]) -> list[str | int]:
    """What is written of each, one after the other."""
    found: list[str | int] = []
    for entry in batch:
        found += (entry.table, entry.number, entry.at, entry.body)
    return found


def _tell(entry: Entry, problem: Exception | None) -> None:
    """One after the other; whatever goes wrong with one is not the next one's affair."""
    try:
        entry.done(problem)
    except Exception:
        log.exception("what was written could not be told", extra={"table": entry.table})
