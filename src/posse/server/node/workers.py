"""The processes in which bots think. One that hangs or dies is ended, and another one takes its place.

A worker gets a world that was dealt anew for the bot's seat, never the true game.
"""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing.connection import Connection
from typing import Any, Final

from posse.bots import NoSuchBot, make, observe, temper_of
from posse.kernel.catalog import Catalog
from posse.kernel.codec import load
from posse.kernel.flow import Ballot
from posse.server.table.home import Opinion

Job = tuple[Callable[..., Any], tuple[Any, ...]]
"""A function of some module, and what it takes."""
SPAWN: Final = multiprocessing.get_context("spawn")
LOADING: Final = 30.0
"""Seconds that a worker may take to start."""
NICE: Final = 5
"""People come first, then bots: they give way by so much."""
GRACE: Final = 1.0
"""Seconds beyond its budget after which a bot is given up."""


class Gone(Exception):
    """The worker has died, or was ended: whoever waited asks another."""


class Worker:
    """One process. It does one job at a time."""

    def __init__(self, catalog: str, threads: ThreadPoolExecutor, nice: int) -> None:
        self._threads = threads
        self._ours, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=work, args=(theirs, catalog, os.getpid(), nice), daemon=True)
        self._process.start()
        theirs.close()  # so that we hear when the process has gone
        self.ready = False

    async def load(self) -> None:
        """Wait until it has loaded the games."""
        async with asyncio.timeout(LOADING):
            await asyncio.get_running_loop().run_in_executor(self._threads, self._hear)
        self.ready = True

    async def think(self, job: Job, seconds: float) -> Any:
        """Do the job in so many seconds. Who is not waited for any more must be ended."""
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, job)

    def end(self) -> None:
        """Whatever it does."""
        self._process.kill()
        threading.Thread(target=self._process.join, daemon=True).start()

    def _ask(self, job: Job) -> Any:
        try:
            self._ours.send(job)
        except OSError as problem:
            raise Gone from problem
        return self._hear()

    def _hear(self) -> Any:
        try:
            return self._ours.recv()
        except (EOFError, OSError) as problem:
            raise Gone from problem


class Workers:
    """So many at most, started when they are needed."""

    def __init__(self, catalog: str, most: int, nice: int = NICE) -> None:
        self.catalog = catalog
        self.nice = nice
        self.all: list[Worker] = []
        self.closed = False
        self._free: list[Worker] = []
        self._threads = ThreadPoolExecutor(most, "posse-bots")
        """Each waits for one of them."""

    async def think(self, job: Job, seconds: float) -> Any:
        """In a worker that is free, or in a new one: whoever asks has seen to it that there are not too many."""
        worker = self._free.pop() if self._free else self._start()
        try:
            if not worker.ready:
                await worker.load()
            answer = await worker.think(job, seconds)
        except BaseException:
            self._end(worker)
            raise
        self._free.append(worker)
        return answer

    def _start(self) -> Worker:
        worker = Worker(self.catalog, self._threads, self.nice)
        self.all.append(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        worker.end()
        if worker in self.all:
            self.all.remove(worker)

    def close(self) -> None:
        """Send everybody home."""
        self.closed = True
        for worker in list(self.all):
            self._end(worker)
        self._free = []
        self._threads.shutdown(wait=False)


# ---- in a worker


def work(asked: Connection, catalog: str, parent: int, nice: int) -> None:
    """Load the games, which takes a while; then do jobs until nobody has any more."""
    settle_in(parent, nice)
    find_catalog(catalog)
    asked.send(None)
    while True:
        try:
            function, what = asked.recv()
        except EOFError:
            return
        asked.send(function(*what))


def settle_in(parent: int, nice: int) -> None:
    """People come first; who stops the server by the keyboard stops it, not us; and nobody outlives a server that was
    killed."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def think(catalog: str, world: dict[str, Any], seat: int, level: str, milliseconds: int, seed: int) -> Opinion:
    """In a worker: weigh what can be chosen, in a world that looks to the seat like the true one.

    A seat that is asked although it has no choice is asked to hide that: it keeps a worker for as long as any other, or
    whoever waits for the next one would learn of it. So where that may be, everybody does, also who is done sooner.
    """
    began = time.monotonic()
    game = load(find_catalog(catalog)[world["game"]], world)
    try:
        bot = make(level if ":" in level else f"{level}:{milliseconds}ms", seed, temper_of(seat))
    except NoSuchBot:
        bot = make(level, seed)
    opinion = [(one.choice, one.worth) for one in bot.weigh(observe(game, seat))]
    pending = game.pending
    if isinstance(pending, Ballot) or (pending is not None and pending.always):
        time.sleep(max(0.0, began + milliseconds / 1000 - time.monotonic()))
    return opinion


@cache
def find_catalog(address: str) -> Catalog:
    """The catalog at `module:name`."""
    module, _, name = address.partition(":")
    found = getattr(importlib.import_module(module), name)
    assert isinstance(found, Catalog)
    return found
