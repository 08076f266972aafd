"""What happens to a table: one thing after the other, and nothing is shown before it is written down."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from posse.server.book import ledger
from posse.server.book.gathering import Entry, StoreClosed, TooLate
from posse.server.book.store import Store, now
from posse.server.errors import No
from posse.server.table.home import Home
from posse.server.table.resting import AtRest, Lock
from posse.server.table.sitting import Sitting

log = logging.getLogger("posse.tables")

Decide = Callable[[Sitting], list[ledger.AnyLine]]
Then = Callable[[Exception | None], None]
"""Is told that it is written down and shown (None), or why not."""
ATTEMPTS = 20
"""How often a node tries again when others were first. Each time it looks at the new state first."""


class Scribe:
    """Writes down what is asked of a table (`live.Live`)."""

    def __init__(self, sitting: Sitting, home: Home) -> None:
        self.sitting = sitting
        self.home = home
        self.store: Store = home.store
        self.gathering = home.store.gathering
        self.lock = Lock()
        self.broken = False
        """Something was played here that is not written down: load the table anew before anything else."""

    async def write_anyway(self, decide: Decide) -> bool:
        """`write` for callers that may be cancelled by what they write: it is finished without them."""
        return await asyncio.shield(asyncio.ensure_future(self.write(decide)))

    async def write(self, decide: Decide) -> bool:
        """Decide, write down, show. False if there was nothing to write."""
        async with self.lock:
            for _ in range(ATTEMPTS):
                if self.broken:
                    await self._load_anew()
                try:
                    lines = decide(self.sitting)
                except No:
                    # What speaks against it may be old news: another node may have written more.
                    if self.store.postgres and await self._read_on():
                        continue
                    raise
                if not lines:
                    return False
                at, number = now(), self.sitting.entries
                self.broken = True
                written = self.sitting.fold(at, lines)
                try:
                    await self.store.append(self.sitting.id, number, ledger.write(written), at)
                except TooLate:
                    self.home.metrics.late += 1
                    continue
                except StoreClosed as problem:
                    raise No("try-again", 503) from problem
                self._written(written)
                return True
        raise No("try-again", 503)

    def is_at_rest(self) -> bool:
        """Whether nothing is being written, and the sitting is what is written down."""
        return not self.lock.held and not self.broken

    def write_at_once(self, lines: list[ledger.AnyLine], then: Then) -> None:
        """The same for lines that were decided while the table `is_at_rest`; no task waits for it, `then` is called.

        Most choices are written so. If it fails, whoever asked may ask again, with `write`.
        """
        self.lock.take()
        try:
            at, number = now(), self.sitting.entries
            self.broken = True
            self.gathering.add(Writing(self, number, at, self.sitting.fold(at, lines), then))
        except BaseException:
            self.lock.let_go()
            raise

    def settle(self, written: list[ledger.AnyLine], then: Then, problem: Exception | None) -> None:
        """That is done: it is safe (None), or this is why it is not written."""
        try:
            if problem is None:
                self._written(written)
            elif isinstance(problem, TooLate):
                self.home.metrics.late += 1
        except Exception as bug:
            log.exception("a table could not be shown", extra={"table": self.sitting.id})
            problem = bug
        finally:
            self.lock.let_go()
        then(problem)

    def _written(self, lines: list[ledger.AnyLine]) -> None:
        """Now all may know."""
        self.broken = False
        self.home.note(self.sitting.id, self._changed(lines))

    def at_rest(self) -> AtRest:
        """The sitting as it is written down, while nothing happens to it."""
        return AtRest(self.lock, self._mended)

    async def _mended(self) -> Sitting:
        """The sitting as it is written down."""
        if self.broken:
            await self._load_anew()
        return self.sitting

    async def refresh(self) -> None:
        """Take in what other nodes have written."""
        async with self.at_rest():
            await self._read_on()

    async def _read_on(self) -> bool:
        """Take in entries that are not ours; whether there were any."""
        news = await self.store.entries(self.sitting.id, self.sitting.entries)
        for _number, at, body in news:
            self._changed(self.sitting.fold(at, ledger.read(body)))
        return bool(news)

    async def _load_anew(self) -> None:
        self.sitting = await self.home.load(self.sitting.id)
        self.broken = False
        self._stands_anew()

    def _changed(self, lines: list[ledger.AnyLine]) -> bool:
        """Tell everybody who must know; whether it may be about who sits where."""
        raise NotImplementedError

    def _stands_anew(self) -> None:
        """Another sitting is at the table now: show everybody that."""
        raise NotImplementedError


class Writing(Entry):
    """Lines that a table has taken in and that are not safe yet."""

    def __init__(self, scribe: Scribe, number: int, at: int, lines: list[ledger.AnyLine], then: Then) -> None:
        super().__init__(scribe.sitting.id, number, at, ledger.write(lines))
        self.scribe = scribe
        self.lines = lines
        self.then = then

    def done(self, problem: Exception | None) -> None:
        """Show it, or not."""
        self.scribe.settle(self.lines, self.then, problem)
