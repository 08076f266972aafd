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
QUEUE: Final = 5.0
"""Seconds that a bot waits for a worker; if all are busy for longer, it does not think at all."""


class Thinkers:
    """The worker processes, started when the first bot has to think. Whoever waits for them, the tables go on."""

    def __init__(self, catalog: str, workers: int, milliseconds: int) -> None:
        self.catalog = catalog
        self.workers = workers
        self.milliseconds = milliseconds
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)

    async def think(self, game: Game, seat: int, level: str) -> int:
        """What a bot of that level chooses for the seat; something at random if it can't make up its mind in time."""
        if game.question(seat) is None:  # somebody else was quicker
            return -1
        seed = secrets.randbits(62)
        by_chance = make("random", seed).choose(observe(game, seat))
        if level == "random":
            return by_chance
        world = game.redeal(seat, Sampled.of(seed))
        world.log = None
        job = (self.catalog, dump(world), seat, level, self.milliseconds, seed)
        try:
            await asyncio.wait_for(self._free.acquire(), QUEUE)
        except TimeoutError:
            log.warning("no worker was free for a bot", extra={"level": level})
            return by_chance
        # Also when nobody wants the answer any more, somebody must see to it that the worker does not hang.
        return await asyncio.shield(asyncio.ensure_future(self._think(job, by_chance)))

    async def _think(self, job: Job, by_chance: int) -> int:
        try:
            return await self._in_worker(job, by_chance)
        finally:
            self._free.release()

    async def _in_worker(self, job: Job, by_chance: int) -> int:
        """In a worker that is free. One that hangs or dies takes the whole pool with it; the others try again."""
        for _ in range(3):
            pool = self._workers()
            try:
                await asyncio.wait_for(asyncio.wrap_future(pool.submit(find_catalog_there, self.catalog)), LOADING)
                thought = asyncio.wrap_future(pool.submit(think, *job))
            except (TimeoutError, BrokenProcessPool, RuntimeError):
                self._give_up(pool)
                continue
            try:
                return await asyncio.wait_for(thought, self.milliseconds / 1000 + GRACE)
            except (BrokenProcessPool, RuntimeError):
                self._give_up(pool)
            except TimeoutError:
                self._give_up(pool)
                break
        log.warning("a bot did not answer in time", extra={"level": job[3]})
        return by_chance

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
    """In a worker: choose, in a world that looks to the seat like the true one."""
    game = load(find_catalog(catalog)[world["game"]], world)
    try:
        bot = make(level if ":" in level else f"{level}:{milliseconds}ms", seed)
    except NoSuchBot:
        bot = make(level, seed)
    return bot.choose(observe(game, seat))
