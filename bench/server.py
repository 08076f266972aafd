"""How fast the server is: `python -m bench.server`. Server on one core, clients on another, loopback only.

Busy tables of two seats play The Five Points at random, then tables of four seats and a spectator Colt Express, with
durable storage on (SQLite in WAL, synchronous=FULL, a choice is acknowledged after its commit). Measured: choices a
second flat out; bytes that each viewer is sent for a choice, of everything that is sent; the time from a choice sent to
the scene received, flat out and at the rate of the best known framework; memory for each of 1,000 open tables; time to
the first byte; time to load a table of 1,000 choices. Results go to bench/SERVER.md.

`--against FOLDER` measures the server of another checkout in the same run, before each measure of this one. People wish
to be shown questions with a single answer: who does not waits two seconds once a game, however fast the server is.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

import psutil

import posse
from bench.lean import Asked, Lean, Message, post
from bench.loading import told
from posse.server import wire
from posse.server.client import Client

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "SERVER.md"
RIVAL = 2_800
"""Choices a second of the best known framework (TypeScript, in memory, nothing durable), measured on such a machine."""

BEGIN, END = "<!-- written by python -m bench.server -->", "<!-- end -->"
"""The part of the page that is written anew."""

MOST = 11_000
"""Choices a second for which tables are made beforehand."""

CLIENTS = (os.cpu_count() or 1) - 1
"""The core of the clients; the server has the first, and PostgreSQL the second, where there is a third."""


class Kind(NamedTuple):
    """What is played, with how many spectators, and how many choices a game has at least."""

    game: str
    seats: int
    watchers: int
    choices: int

    def __str__(self) -> str:
        more = f" and {self.watchers} spectator" if self.watchers else ""
        return f"{self.game}, {self.seats} seats{more}"


TWO = Kind("five-points", 2, 0, 60)
FOUR = Kind("colt-express", 4, 1, 150)


class Player(Lean):
    """One seat: it answers when the bench says so, and keeps the time each update took."""

    def __init__(self, bench: Bench, table: str, seat: int, token: str, starts: bool) -> None:
        super().__init__(token, seat, table)
        self.bench = bench
        self.starts = starts
        self.answered = -1
        self.sent_at = 0.0
        self.party: list[Player] = []
        """Who goes from table to table with this one, who hosts them."""

    def shaken(self) -> None:
        """Sit down."""
        self.send({"type": "watch", "table": self.table})

    def hear(self, message: Message, now: float) -> None:
        """Begin when everybody is there, answer when asked."""
        if message.shows():
            if self.sent_at:
                self.bench.took.append(now - self.sent_at)
                self.sent_at = 0.0
            question = message.asks()
            if question is not None and question.number != self.answered and self.seat >= 0:
                self.bench.asked(self, message.era, question)
        elif message.type == "table" and message.table == self.table:
            if message.status == "over" and self.seat == 0:
                self.bench.over(self)
        elif message.type == "done" and self.starts:
            self.starts = False
            self.send({"type": "singles", "table": self.table, "seat": 0, "show": True})
            self.send({"type": "start", "table": self.table})
        elif message.type == "error":
            self.bench.errors += 1

    def move(self, table: str) -> None:
        """To the next table, with the same people."""
        self.send({"type": "leave", "table": self.table})
        self.table = table
        self.answered = -1
        self.sent_at = 0.0
        self.starts = self.seat == 0
        self.send({"type": "watch", "table": table})

    def answer(self, era: int, question: Asked) -> None:
        """Choose at random."""
        self.answered = question.number
        self.sent_at = time.monotonic()
        self.choose(era, question)


class Bench:
    """Many tables, played for some seconds; whoever has finished a game goes on at the next table."""

    def __init__(self, url: str, tables: int, rate: float | None, kind: Kind = TWO) -> None:
        self.url = url
        self.tables = tables
        self.rate = rate
        self.kind = kind
        self.took: list[float] = []
        self.errors = 0
        self.waiting: list[tuple[Player, int, Asked]] = []
        names = range(kind.seats + kind.watchers)
        self.tokens = [post(url, "", "/api/guests", {"name": f"bench {number}"})["token"] for number in names]
        self.players: list[Player] = []
        self.going = True
        self.spare: list[str] = []
        self.short = False

    def asked(self, player: Player, era: int, question: Asked) -> None:
        """Answer at once, or when the metronome says so."""
        if not self.going:
            return
        if self.rate is None:
            player.answer(era, question)
        else:
            self.waiting.append((player, era, question))

    def over(self, player: Player) -> None:
        """All go on at a table that was made beforehand: what is measured is playing, not making tables."""
        if self.going and self.spare:
            table = self.spare.pop()
            for one in player.party:
                one.move(table)
        elif self.going:
            self.short = True

    async def prepare(self, count: int) -> None:
        """Make tables with all seats taken."""
        others = [Client(self.url, token) for token in self.tokens[1 : self.kind.seats]]
        for other in others:
            await other.connect()
        for _ in range(count):
            wish = {"game": self.kind.game, "seats": self.kind.seats, "sit": [0]}
            table = (await asyncio.to_thread(post, self.url, self.tokens[0], "/api/tables", wish))["table"]
            for seat, other in enumerate(others, 1):
                await other.ask(wire.Watch(table))
                await other.ask(wire.Sit(table, seat))
                await other.ask(wire.Singles(table, seat, True))
                await other.ask(wire.Leave(table))
            self.spare.append(table)
        for other in others:
            await other.close()

    async def open_table(self) -> None:
        """Send people to a table: spectators first, its host last."""
        loop, table = asyncio.get_running_loop(), self.spare.pop()
        host, port = self.url.removeprefix("http://").split(":")
        party: list[Player] = []
        for seat, token in reversed(list(enumerate(self.tokens))):
            player = Player(self, table, seat if seat < self.kind.seats else -1, token, seat == 0)
            player.party = party
            party.append(player)
            await loop.create_connection(lambda player=player: player, host, int(port))  # type: ignore[misc]
        self.players += party

    async def metronome(self) -> None:
        """So many choices a second, evenly."""
        assert self.rate is not None
        began, sent = time.perf_counter(), 0
        while self.going:
            due = int((time.perf_counter() - began) * self.rate)
            while sent < due and self.waiting:
                player, era, question = self.waiting.pop(random.randrange(len(self.waiting)))
                player.answer(era, question)
                sent += 1
            sent = max(sent, due - 50)
            await asyncio.sleep(0.001)

    async def run(self, seconds: float, server: Server) -> dict[str, float]:
        """Play, and give the figures after a second of warming up."""
        await self.prepare(self.tables + int((seconds + 2) * (self.rate or MOST) / self.kind.choices))
        for _ in range(self.tables):
            await self.open_table()
        metronome = asyncio.create_task(self.metronome()) if self.rate else None
        await asyncio.sleep(1.0)
        self.took.clear()
        began = time.perf_counter()
        client = psutil.Process()
        other = psutil.Process(server.process.pid)
        used, theirs = sum(client.cpu_times()[:2]), sum(other.cpu_times()[:2])
        batches = await asyncio.to_thread(server.commits)
        heard = sum(player.heard for player in self.players)
        await asyncio.sleep(seconds)
        took, elapsed = sorted(self.took), time.perf_counter() - began
        heard = sum(player.heard for player in self.players) - heard
        self.going = False
        if metronome:
            await metronome
        return {
            "rate": len(took) / elapsed,
            "bytes": heard / len(took) / len(self.tokens),
            "p50": took[len(took) // 2] * 1000,
            "p99": took[len(took) * 99 // 100] * 1000,
            "batch": len(took) / max(1, await asyncio.to_thread(server.commits) - batches),
            "errors": self.errors + 1_000_000 * self.short,
            "server": (sum(other.cpu_times()[:2]) - theirs) / elapsed,
            "client": (sum(client.cpu_times()[:2]) - used) / elapsed,
        }


class Server:
    """`posse serve` on the first core: of a checkout's sources, or of a folder into which Posse was installed."""

    def __init__(self, folder: str, database: str = "", source: Path = ROOT) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        wish: dict[str, Any] = {"host": "127.0.0.1", "port": self.port, "quiet": True}
        wish |= {"database": database or f"sqlite:///{folder}/bench.db", "rate": 1e9, "guests_per_minute": 1e9}
        wish |= {"tables_per_guest": 1_000_000, "idle": 3600.0, "makes_per_second": 1e9, "arrivals": 1e9}
        wish |= dict.fromkeys(("sockets_per_guest", "sockets_per_address", "tables_watched"), 1_000_000)
        began = time.perf_counter()
        command = [sys.executable, "-m", "posse.server.serve", json.dumps(wish)]
        path = source / "src" if (source / "src").is_dir() else source
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(path)})
        pin(self.process.pid, 0)
        while not self.answers():
            if self.process.poll() is not None:
                raise SystemExit(f"The server ended at once (exit status {self.process.returncode}); see above.")
            time.sleep(0.01)
        self.start_seconds = time.perf_counter() - began

    def answers(self) -> bool:
        """Whether it is open."""
        try:
            with urllib.request.urlopen(self.url + "/healthz", timeout=5) as answer:
                return bool(answer.read(1))
        except OSError:
            return False

    def commits(self) -> int:
        """Transactions so far."""
        with urllib.request.urlopen(self.url + "/metrics", timeout=30) as answer:
            page = answer.read().decode()
        return int(float(page.partition("\nposse_batches_total ")[2].split("\n")[0]))

    def memory(self) -> int:
        """Bytes that are its own."""
        return int(psutil.Process(self.process.pid).memory_full_info().uss)

    def stop(self) -> None:
        """Good night."""
        self.process.terminate()
        self.process.wait(30)


def pin(process: int, core: int) -> None:
    """Onto one core, where the system can."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process, {core})


def memory_of_tables(server: Server, tables: int) -> float:
    """Bytes for each open table with two seats, begun."""

    async def fill(count: int) -> None:
        bench = Bench(server.url, 0, None)
        bench.asked = lambda *_: None  # type: ignore[method-assign]
        await bench.prepare(count)
        for _ in range(count):
            await bench.open_table()
        await asyncio.sleep(0.5)
        before.append(server.memory())

    before: list[int] = []

    async def both() -> None:
        await fill(20)
        await fill(tables)

    asyncio.run(both())
    return (before[1] - before[0]) / tables


def write_down(lines: list[str], begin: str = BEGIN, end: str = END) -> None:
    """Into the part of the page that is ours; what people have written around it stays."""
    page = RESULTS.read_text(encoding="utf-8")
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    figures = "".join(f"- {line}\n" for line in lines)
    RESULTS.write_text(f"{before}{begin}\n\n{figures}\n{end}{after}", encoding="utf-8")


def measure(server: Server, tables: int, rate: float | None, kind: Kind, seconds: float) -> str:
    """One line."""
    figures = asyncio.run(Bench(server.url, tables, rate, kind).run(seconds, server))
    return (
        f"{tables} busy tables ({kind}), {'flat out' if rate is None else f'at {rate:.0f}/s'}: "
        f"{figures['rate']:,.0f} choices/s, {figures['bytes']:,.0f} bytes a choice and viewer, "
        f"p50 {figures['p50']:.1f} ms, p99 {figures['p99']:.1f} ms, {figures['errors']:.0f} errors, "
        f"{figures['batch']:.0f} choices a commit, "
        f"server {figures['server']:.0%}, clients {figures['client']:.0%} of their cores, "
        f"{figures['rate'] / figures['server']:,.0f} choices for a second of the server's time"
    )


def over_postgres(folder: Path, given: argparse.Namespace) -> list[str]:
    """Flat out over SQLite and over a PostgreSQL of our own, one after the other."""
    from bench.fleet import postgres

    lines = []
    pin(0, min(1, CLIENTS))  # what we start stays there
    with postgres(folder / "postgres") as (address, _):
        pin(0, CLIENTS)
        for what, database in (("SQLite", ""), ("PostgreSQL", address)):
            server = Server(f"{folder}/beside", database, given.source)
            try:
                lines.append(f"over {what}: " + measure(server, given.tables, *PLANS["flat"], given.seconds))
                print(lines[-1], flush=True)
            finally:
                server.stop()
    return lines


PLANS: dict[str, tuple[float | None, Kind]] = {
    "flat": (None, TWO),
    "paced": (float(RIVAL), TWO),
    "four": (None, FOUR),
    "half": (4_000.0, TWO),
    "half-four": (2_000.0, FOUR),
}
"""How fast, and what; the last two are half of what issue 21 asks for flat out."""


def main() -> None:
    """Measure, print, write down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--open", type=int, default=1000, help="tables for the measure of memory")
    parser.add_argument("--database", default="", help="SQLAlchemy address; SQLite if empty")
    parser.add_argument("--only", default="", help="flat, paced, four, half, half-four, postgres or memory")
    here = Path(posse.__file__).parents[1]  # compiled, where this runs in .venv-compiled
    parser.add_argument("--source", default=here, type=Path, help="where the server's package is")
    parser.add_argument("--against", default=None, type=Path, help="another checkout, to be measured beside it")
    given = parser.parse_args()
    pin(0, CLIENTS)
    lines = [f"Python {platform.python_version()}, {platform.machine()}, one core for the server, one for the clients."]
    houses = [("before: ", given.against), ("", given.source)] if given.against else [("", given.source)]
    with tempfile.TemporaryDirectory() as folder:
        for number, name in enumerate(name for name in PLANS if given.only in ("", name)):
            for what, source in houses:
                place = f"{folder}/{number}{bool(what)}"
                server = Server(place, given.database, source)
                try:
                    if number == 0:
                        lines.append(f"{what}first byte after {server.start_seconds:.2f} s")
                    lines.append(what + measure(server, given.tables, *PLANS[name], given.seconds))
                    print(lines[-1], flush=True)
                finally:
                    server.stop()
        if given.only in ("", "postgres"):
            lines += over_postgres(Path(folder), given)
        if given.only in ("", "memory"):
            server = Server(f"{folder}/memory", given.database, given.source)
            try:
                each = memory_of_tables(server, given.open) / 1024
                lines.append(f"memory: {each:.1f} kB for each of {given.open} tables")
            finally:
                server.stop()
        lines.append(told(f"sqlite:///{folder}/long.db"))
    print("\n".join(lines))
    if not given.only:
        write_down(lines)


if __name__ == "__main__":
    main()
