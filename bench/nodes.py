"""Four nodes over one PostgreSQL behind a real proxy: `python -m bench.nodes`. Results go to bench/SERVER.md.

- Flat out, where each who comes goes to the next node, and where the proxy keeps a table's people together as deploy/
  says: choices a second, notices (NOTIFY) and commits a choice, what a choice costs nodes and database.
- A node is killed while people play; then all nodes are restarted, one after the other; then, with `--older COMMIT`,
  nodes of that commit are replaced by this one's, one after the other. For each: the longest that anybody was without
  the table, from a socket that broke to the table shown again; the longest from a choice sent to its acknowledgement;
  and whether everything that was acknowledged is written down.

People come back as the page does: after 300 ms, a little more or less, then after twice that; who was told that the
node starts anew, within 100 ms, then after 150 ms and twice that. The proxy is the first of nginx, haproxy and caddy
that is installed, or `--proxy`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import platform
import random
import signal
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import psutil

from bench.fleet import COMMANDS, ROOT, Node, installed, postgres, proxy
from bench.lean import Asked, Lean, Message
from bench.server import FOUR, TWO, Bench, Kind, write_down
from posse.server.book import ledger

BEGIN, END = "<!-- written by python -m bench.nodes -->", "<!-- end of nodes -->"
FIRST_WAIT, LONGEST_WAIT, SOON, RESTART = 0.3, 8.0, 0.1, 1012
"""Seconds before somebody whose socket broke comes again, as web/src/lib/socket.svelte.ts has them."""
NODES = 4
SETTLING = 12.0
"""Seconds after which nodes have let go of tables that were made there and are played at elsewhere: once a sweep."""


class Guest(Lean):
    """One seat, or a spectator: comes back when the socket breaks, and says again what was not acknowledged."""

    def __init__(self, play: Play, table: str, seat: int, token: str) -> None:
        super().__init__(token, seat, table)
        self.play = play
        self.party: list[Guest] = []
        self.answered = -1
        self.sent: dict[int, tuple[str, int, float]] = {}
        """What was not acknowledged yet: at which table, the choice, and when it was sent."""
        self.lost_at = 0.0
        self.wait = FIRST_WAIT
        self.begins = self.leaving = False

    def shaken(self) -> None:
        """Look at the table."""
        self.send({"type": "watch", "table": self.table})

    def hear(self, message: Message, now: float) -> None:
        """Answer what is asked; note what was acknowledged, and how long one was away."""
        play = self.play
        if message.shows():
            if self.lost_at:
                play.away.append(now - self.lost_at)
                self.lost_at, self.wait = 0.0, FIRST_WAIT
            question = message.asks()
            if question is not None and question.number != self.answered and self.seat >= 0 and play.going:
                self.answered = question.number
                play.loop.call_later(play.pace * random.uniform(0.5, 1.5), self.answer, message.era, question)
        elif message.type == "done" and message.id in self.sent:
            table, choice, since = self.sent.pop(message.id)
            play.took.append(now - since)
            play.acknowledged[table][self.seat, choice] += 1
        elif message.type == "done" and self.begins:
            self.begins = False
            self.send({"type": "singles", "table": self.table, "seat": 0, "show": True})
            self.send({"type": "start", "table": self.table})
        elif message.type == "table" and message.status == "over" and self.seat == 0 and message.table == self.table:
            play.over(self)
        elif message.type == "error":
            play.errors[message.words.key if message.words else "?"] += 1

    def answer(self, era: int, question: Asked) -> None:
        """At random; unless the socket broke meanwhile: then it is asked again."""
        if self.lost_at or question.number != self.answered or not self.play.going:
            return
        since, choice = time.monotonic(), random.choice(question.choices)
        number = choice[0] if isinstance(choice, list) else choice.choice
        answer = {"type": "answer", "table": self.table, "seat": self.seat, "era": era, "question": question.number}
        self.sent[self.send({**answer, "choice": number})] = self.table, number, since

    def connection_lost(self, problem: Exception | None) -> None:
        """Come again."""
        self.answered = -1
        self.sent = {}
        if self.play.going and not self.leaving:
            self.lost_at = self.lost_at or time.monotonic()
            self.play.broken += 1
            if self.goodbye == RESTART and self.wait == FIRST_WAIT:
                self.play.loop.call_later(SOON * random.random(), self.come)
                self.wait = FIRST_WAIT / 2
                return
            self.play.loop.call_later(self.wait * random.uniform(0.75, 1.25), self.come)
            self.wait = min(self.wait * 2, LONGEST_WAIT)
        elif self.play.going:
            self.leaving = False
            self.come()

    def refused(self, head: bytes) -> None:
        """The proxy has no node for us: as if the socket broke."""
        self.play.errors[head.decode().split(" ")[1]] += 1
        self.transport.close()

    def come(self) -> None:
        """Through the proxy, with the table's name."""
        self.play.later(self.connect())

    async def connect(self) -> None:
        """Open the socket; if that can't be done, try again later."""
        try:
            await self.play.loop.create_connection(lambda: self, "127.0.0.1", self.play.port)
        except OSError:
            self.connection_lost(None)

    def move(self, table: str) -> None:
        """To another table: by another socket, for its address names the table."""
        self.table, self.begins, self.answered = table, self.seat == 0, -1
        self.leaving = True
        self.transport.close()


class Play:
    """Tables that are played at through the proxy."""

    def __init__(self, url: str, kind: Kind, pace: float) -> None:
        self.port = int(url.rpartition(":")[2])
        self.bench = Bench(url, 0, None, kind)
        self.pace = pace
        self.loop = asyncio.get_running_loop()
        self.going = True
        self.guests: list[Guest] = []
        self.took: list[float] = []
        self.away: list[float] = []
        self.broken = 0
        self.errors: Counter[str] = Counter()
        self.acknowledged: dict[str, Counter[tuple[int, int]]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.short = False

    def later(self, job: Any) -> None:
        """Do it beside everything else."""
        task = self.loop.create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def next_table(self) -> str:
        """One that was made beforehand."""
        table = self.bench.spare.pop()
        self.acknowledged[table] = Counter()
        return table

    def over(self, host: Guest) -> None:
        """All of them go to the next table."""
        if self.going and self.bench.spare:
            table = self.next_table()
            for guest in host.party:
                guest.move(table)
        elif self.going:
            self.short = True

    async def begin(self, tables: int, spare: int) -> None:
        """So many tables are played at, and others wait."""
        await self.bench.prepare(tables + spare)
        for _ in range(tables):
            table = self.next_table()
            party: list[Guest] = []
            for number, token in reversed(list(enumerate(self.bench.tokens))):
                seat = number if number < self.bench.kind.seats else -1
                guest = Guest(self, table, seat, token)
                guest.begins, guest.party = seat == 0, party
                party.append(guest)
                await guest.connect()
            self.guests += party
        await asyncio.sleep(1.0)

    def forget(self) -> None:
        """Measure from now on."""
        self.took, self.away, self.broken = [], [], 0

    async def end(self) -> None:
        """All have what they asked for, or a while has passed."""
        self.going = False
        for _ in range(100):
            if not any(guest.sent for guest in self.guests):
                break
            await asyncio.sleep(0.1)
        for guest in self.guests:
            guest.transport.abort()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def figures(self) -> str:
        """How it was for people."""
        away = "no socket broke"
        if gone := sorted(self.away):
            half, last = gone[len(gone) // 2], gone[-1]
            away = f"{len(gone)} sockets broke and came back, half within {half:.2f} s, the last after {last:.2f} s"
        slow = sorted(self.took)
        return (
            f"{len(slow)} choices acknowledged, p50 {slow[len(slow) // 2] * 1000:.0f} ms, "
            f"slowest {slow[-1]:.2f} s; {away}; refused: {dict(self.errors) or 'nothing'}"
            + (" (tables ran out)" if self.short else "")
        )


async def lost(database: str, play: Play) -> int:
    """How many choices were acknowledged and are not written down."""
    import asyncpg

    connection = await asyncpg.connect(database)
    missing = 0
    for table, acknowledged in play.acknowledged.items():
        rows = await connection.fetch("SELECT body FROM entries WHERE table_id = $1", table)
        lines = (line for row in rows for line in ledger.read(row["body"]))
        chosen = Counter((line.seat, line.choice) for line in lines if isinstance(line, ledger.Chose | ledger.Held))
        missing += sum((acknowledged - chosen).values())
    await connection.close()
    return missing


async def commits(database: str) -> int:
    """Transactions of the database so far."""
    import asyncpg

    connection = await asyncpg.connect(database)
    await asyncio.sleep(1.1)  # its statistics are as old as that
    found = await connection.fetchval("SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()")
    await connection.close()
    return int(found)


def processor(pid: int) -> float:
    """Seconds that a process and all its children have used."""
    main = psutil.Process(pid)
    total = sum(main.cpu_times()[:4])  # of those that have ended, too
    for process in main.children(recursive=True):
        with contextlib.suppress(psutil.NoSuchProcess):
            total += sum(process.cpu_times()[:2])
    return total


class Fleet:
    """PostgreSQL, nodes and a proxy."""

    def __init__(self, given: argparse.Namespace, folder: Path, database: str, pid: int) -> None:
        self.given = given
        self.folder = folder
        self.database = database
        self.pid = pid
        self.nodes: list[Node] = []

    @contextlib.asynccontextmanager
    async def playing(self, kind: Kind, pace: float, together: bool = True, spare: int = 0) -> AsyncIterator[Play]:
        """People play, as long as this lasts."""
        with proxy(self.given.proxy, self.folder, self.nodes, together) as url:
            play = Play(url, kind, pace)
            await play.begin(self.given.tables, spare)
            play.forget()
            yield play
            await play.end()

    async def rate(self, together: bool) -> str:
        """Flat out."""
        given, nodes = self.given, self.nodes
        async with self.playing(TWO, 0.0, together, given.tables * 8) as play:
            await asyncio.sleep(SETTLING)
            before = await commits(self.database)
            used, base = sum(node.processor() for node in nodes), processor(self.pid)
            told = sum(node.counted("posse_notices_total") for node in nodes)
            play.forget()
            began = time.perf_counter()
            await asyncio.sleep(given.seconds)
            count, elapsed = len(play.took), time.perf_counter() - began
            used, base = sum(node.processor() for node in nodes) - used, processor(self.pid) - base
            told = sum(node.counted("posse_notices_total") for node in nodes) - told
            after = await commits(self.database)
            entries = len(play.took)
        missing = await lost(self.database, play)
        where = "a table's people at one node" if together else "each at the next node"
        return (
            f"{where}: {count / elapsed:,.0f} choices/s, {told / count:.2f} NOTIFYs and "
            f"{(after - before) / entries:.2f} commits a choice; a choice costs nodes {used / count * 1e6:,.0f} µs and "
            f"PostgreSQL {base / count * 1e6:,.0f} µs of a processor; {missing} acknowledged and lost; "
            f"refused: {dict(play.errors) or 'nothing'}" + (" (tables ran out)" if play.short else "")
        )

    async def while_playing(self, what: str, happens: Callable[[], str]) -> str:
        """People play; something happens to the nodes; how it was for them."""
        async with self.playing(FOUR, self.given.pace, True, self.given.tables * 3) as play:
            await asyncio.sleep(2)
            said = await asyncio.to_thread(happens)
            await asyncio.sleep(4)
        return f"{what}: {play.figures()}; {await lost(self.database, play)} acknowledged and lost{said}"

    def kill(self) -> str:
        """The node that has most sockets; it stays away."""
        busiest = max(self.nodes, key=lambda node: node.counted("posse_connections"))
        busiest.stop(signal.SIGKILL)
        time.sleep(6)
        return ""

    def restart(self) -> str:
        """Each in turn, when the one before is there again."""
        for node in self.nodes:
            node.stop()
            node.start()
            time.sleep(1)
        return ""

    def upgrade(self) -> str:
        """Nodes of an older commit are replaced, each in turn; then one of them tries to come back."""
        older = self.nodes[0].source
        for node in self.nodes:
            node.stop()
            node.source = ROOT
            node.start()
            time.sleep(1)
        again = Node(self.database, older)
        said = "it came back" if again.start() else again.said.decode().strip().splitlines()[-1]
        again.stop()
        return f". The older one, started again beside them: {said}"


def checkout(commit: str, folder: Path) -> Path:
    """The sources of a commit."""
    folder.mkdir()
    tree = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True).stdout
    subprocess.run(["tar", "x", "-C", str(folder)], input=tree, check=True)
    return folder


async def new_database(address: str, name: str) -> str:
    """Empty."""
    import asyncpg

    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return address.replace("/postgres?", f"/{name}?")


def measured(given: argparse.Namespace, folder: Path, address: str, pid: int) -> list[str]:
    """All of it, line by line."""
    lines: list[str] = []

    def say(line: str) -> None:
        print(line, flush=True)
        lines.append(line)

    def with_nodes(name: str, source: Path, jobs: list[Callable[[Fleet], Any]]) -> None:
        fleet = Fleet(given, folder, asyncio.run(new_database(address, name)), pid)
        fleet.nodes = [Node(fleet.database, source) for _ in range(NODES)]
        try:
            for job in jobs:
                for node in fleet.nodes:
                    if node.process is None or node.process.poll() is not None:
                        node.start()
                say(asyncio.run(job(fleet)))
        finally:
            for node in fleet.nodes:
                node.stop()

    jobs: dict[str, Callable[[Fleet], Any]] = {
        "before": lambda fleet: fleet.rate(False),
        "after": lambda fleet: fleet.rate(True),
        "kill": lambda fleet: fleet.while_playing("a node killed", fleet.kill),
        "restart": lambda fleet: fleet.while_playing("all nodes restarted in turn", fleet.restart),
    }
    with_nodes("fleet", given.source, [job for name, job in jobs.items() if given.only in ("", name)])
    if given.older and given.only in ("", "older"):
        what = f"nodes of {given.older} replaced in turn by this one's"
        source = checkout(given.older, folder / "older")
        with_nodes("older", source, [lambda fleet: fleet.while_playing(what, fleet.upgrade)])
    return lines


def main() -> None:
    """Measure, print, write down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pace", type=float, default=0.25, help="seconds before a choice, where nodes come and go")
    parser.add_argument("--proxy", choices=sorted(COMMANDS), default=next(filter(installed, COMMANDS), "nginx"))
    parser.add_argument("--older", default="", help="a commit whose nodes are replaced by this one's")
    parser.add_argument("--only", default="", help="before, after, kill, restart or older; nothing is written down")
    parser.add_argument("--source", default=ROOT, type=Path, help="where the nodes' package is")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        with postgres(folder / "postgres") as (address, pid):
            lines = measured(given, folder, address, pid)
    where = f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores for everything"
    load = f"load {os.getloadavg()[0]:.0f}"
    top = f"{where}, {load}; {NODES} nodes, PostgreSQL, {given.proxy}, {given.tables} tables."
    if not given.only:
        write_down([top, *lines], BEGIN, END)


if __name__ == "__main__":
    main()
