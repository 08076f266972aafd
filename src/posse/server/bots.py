"""Bots think in other processes, each choice with a time budget; for a bot that takes longer, chance answers.

A worker gets a world that was dealt anew for the bot's seat, never the true game.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import secrets
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final

from posse.bots import NoSuchBot, make, observe
from posse.kernel.catalog import Catalog
from posse.kernel.chance import Sampled
from posse.kernel.codec import dump, load
from posse.kernel.game import Game

log = logging.getLogger("posse.bots")


Job = tuple[str, dict[str, Any], int, str, int, int]
"""What `think` takes."""
LOADING: Final = 30.0
"""Seconds that a worker may take to start."""
GRACE: Final = 1.0
"""Seconds beyond its budget after which a bot is given up."""
PATIENCE: Final = 5.0
"""Seconds that a bot waits for a worker while people wait for it; after that, it does not think at all."""
LONG_PATIENCE: Final = 60.0
"""The same at a table that nobody looks at."""
KEPT: Final = 100
"""Shares whose turns are remembered although nobody waits there."""


Share = tuple[str, ...]
NOBODY: Final = ("", "", "")
"""For whom a bot thinks: a network, in it an address, there a guest (`Crowd.path`)."""


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


class Thinkers:
    """The worker processes, started when the first bot has to think. Whoever waits for them, the tables go on."""

    def __init__(self, catalog: str, workers: int, milliseconds: int) -> None:
        self.catalog = catalog
        self.workers = workers
        self.milliseconds = milliseconds
        self._pool: ProcessPoolExecutor | None = None
        self._queue = Queue(workers)

    async def think(self, game: Game, seat: int, level: str, whose: Share = NOBODY, watched: bool = True) -> int | None:
        """What a bot of that level chooses for the seat, for them; None, if it can't say in time."""
        if level == "random":
            return by_chance(game, seat)
        if not await self._queue.wait(whose, watched):
            log.warning("no worker was free for a bot", extra={"level": level})
            return None
        # Also when nobody wants the answer any more, somebody must see to it that the worker does not hang.
        return await asyncio.shield(asyncio.ensure_future(self._think(game, seat, level)))

    async def _think(self, game: Game, seat: int, level: str) -> int | None:
        try:
            if game.question(seat) is None:  # somebody else was quicker
                return None
            seed = secrets.randbits(62)
            world = game.redeal(seat, Sampled.of(seed))
            world.log = None
            return await self._in_worker((self.catalog, dump(world), seat, level, self.milliseconds, seed))
        finally:
            self._queue.leave()

    async def _in_worker(self, job: Job) -> int | None:
        """In a worker that is free. One that hangs or dies takes the whole pool with it; the others try again."""
        for _ in range(3):
            pool = self._workers()
            try:
                async with asyncio.timeout(LOADING):
                    await asyncio.wrap_future(pool.submit(find_catalog_there, self.catalog))
                thought = asyncio.wrap_future(pool.submit(think, *job))
            except (TimeoutError, BrokenProcessPool, RuntimeError):
                self._give_up(pool)
                continue
            try:
                async with asyncio.timeout(self.milliseconds / 1000 + GRACE):
                    return await thought
            except (BrokenProcessPool, RuntimeError):
                self._give_up(pool)
            except TimeoutError:
                self._give_up(pool)
                break
        log.warning("a bot did not answer in time", extra={"level": job[3]})
        return None

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, _settle_in, (os.getpid(),))
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()

    def close(self) -> None:
        """Send everybody home."""
        if self._pool is not None:
            self._give_up(self._pool)


def by_chance(game: Game, seat: int) -> int | None:
    """What somebody chooses who does not think; None, if the seat is not asked any more."""
    if game.question(seat) is None:
        return None
    return make("random", secrets.randbits(62)).choose(observe(game, seat))


def _settle_in(parent: int) -> None:
    """People come first; and a worker does not outlive a server that was killed."""
    os.nice(5)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


@cache
def find_catalog(address: str) -> Catalog:
    """The catalog at `module:name`."""
    module, _, name = address.partition(":")
    found = getattr(importlib.import_module(module), name)
    assert isinstance(found, Catalog)
    return found


def find_catalog_there(address: str) -> None:
    """In a worker: load the games, which takes a while the first time."""
    find_catalog(address)


def think(catalog: str, world: dict[str, Any], seat: int, level: str, milliseconds: int, seed: int) -> int:
    """In a worker: choose, in a world that looks to the seat like the true one.

    A seat that is asked although it has no choice is asked to hide that: it keeps a worker for as long as any other, or
    whoever waits for the next one would learn of it.
    """
    game = load(find_catalog(catalog)[world["game"]], world)
    question = game.question(seat)
    if question is not None and len(question.options) == 1:
        time.sleep(milliseconds / 1000)
    try:
        bot = make(level if ":" in level else f"{level}:{milliseconds}ms", seed)
    except NoSuchBot:
        bot = make(level, seed)
    return bot.choose(observe(game, seat))
