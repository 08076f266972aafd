"""Bots think in other processes, each choice with a time budget; a bot that takes too long is answered for at random.

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
from typing import Any

from posse.bots import NoSuchBot, make, observe
from posse.kernel.catalog import Catalog
from posse.kernel.chance import Sampled
from posse.kernel.codec import dump, load
from posse.kernel.game import Game

log = logging.getLogger("posse.bots")


class Thinkers:
    """The worker processes, started when the first bot has to think."""

    def __init__(self, catalog: str, workers: int, milliseconds: int) -> None:
        self.catalog = catalog
        self.workers = workers
        self.milliseconds = milliseconds
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: Game, seat: int, level: str) -> int:
        """What a bot of that level chooses for the seat."""
        seed = secrets.randbits(62)
        if level == "random":
            return make("random", seed).choose(observe(game, seat))
        world = game.redeal(seat, Sampled.of(seed))
        world.log = None
        job = (self.catalog, dump(world), seat, level, self.milliseconds, seed)
        patience = self.milliseconds / 1000 * 3 + 20
        for _ in range(2):
            pool = self._workers()
            try:
                return await asyncio.wait_for(asyncio.wrap_future(pool.submit(think, *job)), patience)
            except (TimeoutError, BrokenProcessPool, RuntimeError):
                log.warning("a bot did not answer in time", extra={"level": level})
                self._give_up(pool)
        return make("random", seed).choose(observe(game, seat))

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


def think(catalog: str, world: dict[str, Any], seat: int, level: str, milliseconds: int, seed: int) -> int:
    """In a worker: choose, in a world that looks to the seat like the true one."""
    game = load(find_catalog(catalog)[world["game"]], world)
    try:
        bot = make(level if ":" in level else f"{level}:{milliseconds}ms", seed)
    except NoSuchBot:
        bot = make(level, seed)
    return bot.choose(observe(game, seat))
