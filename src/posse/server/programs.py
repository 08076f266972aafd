"""Somebody else's program on a seat: it is told what the seat sees, line by line, and answers with a number.

Each line is JSON. When the seat is asked something the program reads

    {"game": "five-points", "seat": 1, "view": {...}, "events": ["what happened since"], "asked": "Which card?",
     "choices": [{"choice": 17, "text": "..."}, ...]}

and writes the `choice` it takes, on a line of its own. If that is refused, the same comes again with `"refused"`: why.
In the end it reads `{"game": ..., "seat": 1, "over": true, "ranks": [2, 1]}`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import shlex
from asyncio.subprocess import PIPE, Process
from functools import cache

from posse.kernel.box import Box
from posse.kernel.catalog import Catalog
from posse.kernel.events import Phrase
from posse.server import wire
from posse.server.client import Client, Refused
from posse.words import Words

REFUSALS = 10
"""So often in a row a program may choose what is not offered."""


PATIENCE = 3.0
"""Seconds that a program may take to end, when nothing more is asked."""


class BadProgram(Exception):
    """A program that can't be started, or does not do as it should."""


class Spoken:
    """Turns the server's words into sentences."""

    def __init__(self, box: Box, language: str = "en") -> None:
        self.box = box
        self.words = Words(language, box)

    def say(self, words: wire.Words, names: list[str]) -> str:
        """A sentence."""
        saying = self.box.sayings[words.key]
        return self.words.say(Phrase(saying, tuple(words.args[name][1] for name, _ in saying.fields)), names)


@cache
def spoken_in(box: Box) -> Spoken:
    """The sentences of a game: reading its words takes a while, once."""
    return Spoken(box)


def names_at(info: wire.TableInfo) -> list[str]:
    """What those at a table are called."""
    return [seat.name or f"seat {number}" for number, seat in enumerate(info.seats)]


class Program:
    """A running program that plays; a player for `posse.server.client.play`."""

    def __init__(self, command: str, catalog: Catalog) -> None:
        self.command = command
        self.catalog = catalog
        self._process: Process | None = None
        self._told = 0
        self._refused = ""
        self._refusals = 0

    async def choose(self, client: Client, table: str, seat: int) -> int:
        """Tell it what it is asked, and read what it takes."""
        info, seen = client.info[table], client.seen[table, seat]
        assert seen.question is not None
        spoken, names = spoken_in(self.catalog[info.game]), names_at(info)
        line: dict[str, object] = {
            "game": info.game,
            "seat": seat,
            "view": seen.view,
            "events": [spoken.say(event, names) for event in seen.events[self._told :]],
            "asked": spoken.say(seen.question.words, names),
            "choices": [{"choice": one.choice, "text": spoken.say(one.words, names)} for one in seen.question.choices],
        }
        if self._refused:
            line["refused"] = self._refused
        self._told, self._refused = len(seen.events), ""
        answer = await self._exchange(line)
        try:
            return int(answer)
        except ValueError:
            raise BadProgram(f"{self.command!r} wrote {answer[:80]!r}, which is no choice") from None

    def accepted(self) -> None:
        """What it chose was taken."""
        self._refusals = 0

    def refused(self, problem: Refused) -> None:
        """What it chose was not taken, and it will be told why."""
        self._refused = str(problem)
        self._refusals += 1
        if self._refusals > REFUSALS:
            raise BadProgram(f"{self.command!r} was refused {self._refusals} times in a row: {problem}")

    async def over(self, client: Client, table: str, seat: int) -> None:
        """The game is over: tell it, and let it go."""
        info = client.info[table]
        process = await self._running()
        with contextlib.suppress(ConnectionError):
            await self._tell(process, {"game": info.game, "seat": seat, "over": True, "ranks": info.ranks})

    async def close(self) -> None:
        """Let it end, or end it."""
        process = self._process
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            async with asyncio.timeout(PATIENCE):
                await gone(process)
        except TimeoutError:
            process.kill()
            await gone(process)

    async def _exchange(self, line: dict[str, object]) -> str:
        process = await self._running()
        assert process.stdout is not None
        with contextlib.suppress(ConnectionError):
            await self._tell(process, line)
        answer = await process.stdout.readline()
        if not answer:
            raise BadProgram(f"{self.command!r} has ended without an answer")
        return answer.decode(errors="replace").strip()

    async def _tell(self, process: Process, line: dict[str, object]) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(line).encode() + b"\n")
        await process.stdin.drain()

    async def _running(self) -> Process:
        if self._process is None:
            try:
                words = shlex.split(self.command)
                self._process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE)
            except (OSError, ValueError) as problem:
                raise BadProgram(f"{self.command!r} is no bot, and no program that can be started: {problem}") from None
        return self._process


async def gone(process: Process) -> None:
    """Wait for its end; while somebody still writes into a pipe, that pipe must be read."""
    assert process.stdout is not None
    while await process.stdout.read(1 << 16):
        pass
    await process.wait()
