"""Bots think in other processes (`workers`), each with a time budget; for one that takes longer, chance answers."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final

from posse.bots import milliseconds
from posse.kernel.chance import Sampled
from posse.kernel.codec import dump
from posse.kernel.game import Game
from posse.server.node import workers
from posse.server.node.workers import GRACE, NICE, Gone, Job, Workers
from posse.server.table.home import Opinion, Share
from posse.server.table.minding import by_chance

log = logging.getLogger("posse.bots")


PATIENCE: Final = 5.0
"""Seconds that a bot waits for a worker while people wait for it; after that, it does not think at all."""
LONG_PATIENCE: Final = 60.0
"""The same at a table that nobody looks at."""
KEPT: Final = 100
"""Shares whose turns are remembered although nobody waits there."""


NOBODY: Final = ("", "", "")
"""Of whom nothing is known."""


class Wish:
    """A bot waits for a worker: for whom, and whether people wait with it."""

    def __init__(self, whose: Share, watched: bool) -> None:
        self.shares = [whose[:length] for length in range(1, len(whose) + 1)]
        self.watched = watched
        self.called: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Queue:
    """So many workers, shared fairly: the networks in turn, within a network its addresses, at an address its guests,
    and of a guest's tables those with people first; also where it is the turn of several.

    Who has many tables full of bots, or many names, or sits at many, waits for their own bots; nobody else does.
    """

    def __init__(self, workers: int) -> None:
        self.free = workers
        self._waiting: list[Wish] = []
        """In the order in which they came."""
        self._turn: dict[Share, int] = {}
        """Within each share, how many turns those have had who had theirs all the time."""
        self._turns: dict[Share, int] = {}
        """The same for each of them who has had more."""

    async def wait(self, whose: Share, watched: bool) -> bool:
        """Wait for a worker, who must be given back (`leave`). False, if that took too long."""
        wish = Wish(whose, watched)
        self._waiting.append(wish)
        self._call()
        try:
            async with asyncio.timeout(PATIENCE if watched else LONG_PATIENCE):
                await asyncio.shield(wish.called)
            return True
        except BaseException as problem:
            if wish in self._waiting:
                self._waiting.remove(wish)
            elif isinstance(problem, TimeoutError):  # called in the last moment
                return True
            else:
                self.leave()
            if isinstance(problem, TimeoutError):
                return False
            raise

    def leave(self) -> None:
        """The worker is free again."""
        self.free += 1
        self._call()

    def _call(self) -> None:
        while self.free and self._waiting:
            wish = self._next()
            self._waiting.remove(wish)
            self.free -= 1
            for share in wish.shares:
                had = self._had(share)
                self._turn[share[:-1]], self._turns[share] = had, had + 1
            self._forget()
            wish.called.set_result(None)

    def _next(self) -> Wish:
        """Of those whose turn it is, who came first (they wait in that order)."""
        left = self._waiting
        for depth in range(len(NOBODY)):
            turns = [(self._had(wish.shares[depth]), not wish.watched) for wish in left]
            share = left[turns.index(min(turns))].shares[depth]
            left = [wish for wish in left if wish.shares[depth] == share]
        return next((wish for wish in left if wish.watched), left[0])

    def _had(self, share: Share) -> int:
        return max(self._turn.get(share[:-1], 0), self._turns.get(share, 0))

    def _forget(self) -> None:
        """Shares in which nobody waits."""
        if len(self._turns) > 4 * len(self._waiting) + KEPT:
            waiting = {share for wish in self._waiting for share in wish.shares}
            self._turn = {share: turn for share, turn in self._turn.items() if not share or share in waiting}
            self._turns = {share: had for share, had in self._turns.items() if share in waiting}


class Pool:
    """Worker processes, started when the first has something to do. Whoever waits for them, the tables go on."""

    def __init__(self, catalog: str, workers: int, seconds: float, nice: int = NICE) -> None:
        self.catalog = catalog
        self.seconds = seconds
        """Who takes longer for a job is given up."""
        self._workers = Workers(catalog, workers, nice)
        self._queue = Queue(workers)

    async def _in_worker(self, job: Job) -> Any:
        """In a worker that is free. One that hangs is ended; after one that has died, another one tries."""
        for _ in range(3):
            if self._workers.closed:
                return None
            try:
                return await self._workers.think(job, self.seconds)
            except Gone:
                continue
            except TimeoutError:
                break
        log.warning("a bot did not answer in time", extra={"job": job[0].__name__})
        return None

    def close(self) -> None:
        """Send everybody home."""
        self._workers.close()


class Thinkers(Pool):
    """Those in which bots think about their next choice."""

    def __init__(self, catalog: str, workers: int, milliseconds: int) -> None:
        super().__init__(catalog, workers, milliseconds / 1000 + GRACE)
        self.milliseconds = milliseconds

    async def think(self, game: Game, seat: int, level: str, whose: Share = NOBODY, watched: bool = True) -> int | None:
        """What a bot of that level chooses for the seat, for them; None, if it can't say in time."""
        opinion = await self.opinion(game, seat, level, whose, watched)
        return None if opinion is None else opinion[0][0]

    async def opinion(
        self, game: Game, seat: int, level: str, whose: Share = NOBODY, watched: bool = True
    ) -> Opinion | None:
        """The same, with what it expects of its choice and of others."""
        if level == "random":
            choice = by_chance(game, seat)
            return None if choice is None else [(choice, None)]
        if not await self._queue.wait(whose, watched):
            log.warning("no worker was free for a bot", extra={"level": level})
            return None
        # Also when nobody wants the answer any more, somebody must see to it that the worker does not hang.
        return await asyncio.shield(asyncio.ensure_future(self._think(game, seat, level)))

    async def _think(self, game: Game, seat: int, level: str) -> Opinion | None:
        try:
            if game.question(seat) is None:  # somebody else was quicker
                return None
            seed = secrets.randbits(62)
            world = game.redeal(seat, Sampled.of(seed))
            world.log = None
            time = milliseconds(level, self.milliseconds)
            opinion: Opinion | None = await self._in_worker(
                (workers.think, (self.catalog, dump(world), seat, level, time, seed))
            )
            return opinion
        finally:
            self._queue.leave()
