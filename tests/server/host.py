"""A real server for tests: uvicorn with real sockets on 127.0.0.1, in the test's own loop or in its own process."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvicorn

from posse.kernel.chance import Sampled
from posse.server.client import Client, Lost, Refused
from posse.server.config import Config
from posse.server.node.house import House
from posse.server.node.opening import bind
from posse.server.serve import hosted, link

SHELF = "tests.server.shelf:CATALOG"
QUICK: dict[str, Any] = {
    "bot_pause": 0.0,
    "away_after": 0.0,
    "rate": 5000.0,
    "guests_per_minute": 6000.0,
    "arrivals": 1000.0,
    "tables_watched": 10_000,
    "think": 30,
}


PATIENCE = 45.0
"""Seconds after which something that should happen at once is given up: a machine may be very busy."""
LATE = ("why-stale", "stale", "why-answered", "why-not-asked", "why-game-over", "over", "bot-plays")
"""Refusals that an honest client meets: somebody else was first, or time was up."""


class Place:
    """A server that runs in the test's own loop, so that a test can look into the house."""

    def __init__(self, url: str, house: House) -> None:
        self.url = url
        self.house = house

    async def guest(self, name: str) -> Client:
        """A guest with an open socket."""
        client = await Client.enter(self.url, name)
        await client.connect()
        return client


@contextlib.asynccontextmanager
async def place(database: str, where: str = "127.0.0.1", port: int = 0, **settings: Any) -> AsyncIterator[Place]:
    """A server, until the end of the block."""
    config = Config(**{"database": database, "catalog": SHELF, **QUICK, **settings})
    house = House(config)
    sock = bind(where, port)
    plan = hosted(house)
    plan.timeout_graceful_shutdown = 1
    server = uvicorn.Server(plan)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve([sock]))
    try:
        while not server.started:
            await asyncio.sleep(0.005)
            if task.done():
                task.result()
        yield Place(link(where, sock.getsockname()[1]), house)
    finally:
        server.should_exit = True
        try:
            await task
        finally:
            sock.close()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'posse.db'}"


class Process:
    """A server in its own process, to be killed."""

    def __init__(
        self, database: str, port: int = 0, module: str = "posse.server.serve", more: str = "", **settings: Any
    ) -> None:
        self.module = module
        self.more = more
        """A folder with packages that this server has, too."""
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        wish = {"host": "127.0.0.1", "port": self.port, "database": database, "catalog": SHELF, "quiet": True}
        plenty = {"tables_per_guest": 10_000, "makes_per_second": 100.0}
        self.wish = json.dumps({**QUICK, **plenty, **wish, **settings})
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        root = Path(__file__).parents[2]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root), str(root / "src"), *filter(None, [self.more])])}
        command = [sys.executable, "-m", self.module, self.wish]
        self.process = subprocess.Popen(command, cwd=root, env=env, stdout=subprocess.DEVNULL)
        for _ in range(3000):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            if self.process.poll() is not None:
                raise AssertionError("the server did not start")
            time.sleep(0.01)
        raise AssertionError("the server takes for ever")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


async def until(condition: Any, client: Client, seconds: float = PATIENCE) -> None:
    """Wait until something is true of what a client has seen."""
    end = time.monotonic() + seconds
    while not condition():
        left = end - time.monotonic()
        assert left > 0, "it never became true"
        with contextlib.suppress(TimeoutError):
            await client.news(left)


async def until_true(condition: Any) -> None:
    """Wait until something is true that no message tells of."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never became true"
        await asyncio.sleep(0.005)


async def play_random(client: Client, table: str, seed: int, breaks: int = 0, pace: float = 0.0) -> int:
    """Play all seats of ours at random to the end, with a break of the connection about once in `breaks` choices.

    Answers are sent until they are acknowledged. How many were.
    """
    luck = Sampled.of(seed)
    acknowledged = 0
    unsure: tuple[int, int, int, int] | None = None
    while True:
        try:
            if not client.connected:
                await client.connect()
                await client.watch(table)
            info = client.info[table]
            if info.status in ("over", "closed"):
                return acknowledged
            asked = [
                (seat, client.seen[table, seat])
                for seat in client.seats(table)
                if (table, seat) in client.seen and client.seen[table, seat].question is not None
            ]
            if not asked or info.status != "playing":
                await client.news(60)
                continue
            seat, seen = asked[luck.below(len(asked))]
            assert seen.question is not None
            place_ = (seat, seen.era, seen.question.number)
            if unsure is None or unsure[:3] != place_:
                choices = seen.question.choices
                unsure = (*place_, choices[luck.below(len(choices))].choice)
            if breaks and luck.below(breaks) == 0:
                asyncio.get_running_loop().call_later(luck.below(3) / 1000, client.drop)
            await client.answer(table, seat, unsure[3])
            acknowledged += 1
            unsure = None
            if pace:
                await asyncio.sleep(pace)
        except Refused as problem:
            if problem.key not in LATE:
                raise
            unsure = None
            await asyncio.sleep(0.01)
        except Lost:
            await asyncio.sleep(0.01)


async def asked(clients: list[Client], table: str) -> tuple[Client, int]:
    """Whoever is asked next."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for client in clients:
            for seat in client.seats(table):
                seen = client.seen.get((table, seat))
                if seen is not None and seen.question is not None:
                    return client, seat
        await asyncio.sleep(0.01)
    raise AssertionError("nobody is asked")
