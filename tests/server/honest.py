"""Honest tables in a process of their own: `python -m tests.server.honest PLAN`. Lean clients, so that what is measured
is the server's time; how late this process itself was is told beside it.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from functools import partial
from typing import Any
from urllib.parse import urlsplit

from bench.lean import Asked, Lean, Message, post

EVERY = 0.02
"""Seconds between two looks at how late this process is."""


class Notes:
    """What all players of this process have seen."""

    def __init__(self, pace: float, end: float) -> None:
        self.pace = pace
        self.end = end
        self.took: list[tuple[float, float]] = []
        """When each choice was sent, and the seconds until it was acknowledged."""
        self.lags: list[tuple[float, float]] = []
        self.errors: Counter[str] = Counter()
        self.kept: Counter[str] = Counter()
        """Choices that were acknowledged, by table: none of them may be lost."""
        self.unanswered = 0
        """Choices of which nothing was heard until the end."""

    async def watch_own_lag(self) -> None:
        """How much later than it should this process comes to its work."""
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self.lags.append((due, time.monotonic() - due))


class Player(Lean):
    """One seat: thinks for a while, then answers at random."""

    def __init__(self, notes: Notes, token: str, seat: int) -> None:
        super().__init__(token, seat)
        self.notes = notes
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: dict[int, asyncio.Future[None]] = {}
        self._answered = (0, -1)
        self._sent: dict[int, tuple[float, str]] = {}
        """Choices that were not answered yet: when they were sent, and to which table."""

    def itself(self) -> Player:
        """As asyncio wants to hear it."""
        return self

    def shaken(self) -> None:
        """It may begin."""
        self.open.set_result(None)

    def connection_lost(self, problem: Exception | None) -> None:
        """Who plays is not sent away: that is counted."""
        if time.monotonic() < self.notes.end:
            self.notes.errors["lost"] += 1

    def hear(self, message: Message, now: float) -> None:
        """An answer to something, or something to answer."""
        if message.type in ("done", "error"):
            sent = self._sent.pop(message.id, None)
            if message.type == "error":
                self.notes.errors[message.words.key if message.words else "?"] += 1
            elif sent is not None:
                self.notes.took.append((sent[0], now - sent[0]))
                self.notes.kept[sent[1]] += 1
            waiting = self._waiting.pop(message.id, None)
            if waiting is not None:
                waiting.set_result(None)
        elif message.table != self.table:
            return
        elif message.shows() and (question := message.asks()) is not None:
            place = message.era, question.number
            if place != self._answered:
                self._answered = place
                think = self.notes.pace * random.uniform(0.5, 1.5)
                asyncio.get_running_loop().call_later(think, self._answer, self.table, message.era, question)
        elif message.type == "table" and message.status == "over" and not self.over.done():
            self.over.set_result(None)

    async def ask(self, message: dict[str, Any]) -> None:
        """Send, and wait for the answer."""
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[self.send(message)] = answered
        await answered

    async def sit_at(self, table: str) -> None:
        """Another table."""
        self.table, self._answered = table, (0, -1)
        self.over = asyncio.get_running_loop().create_future()
        await self.ask({"type": "watch", "table": table})

    def _answer(self, table: str, era: int, question: Asked) -> None:
        if table == self.table and time.monotonic() < self.notes.end:
            sent = time.monotonic()
            self._sent[self.choose(era, question)] = sent, table

    async def last_answers(self) -> None:
        """Wait for what is still to be acknowledged."""
        for _ in range(100):
            if self._sent:
                await asyncio.sleep(0.1)
        self.notes.unanswered += len(self._sent)


async def pair(url: str, notes: Notes) -> None:
    """Two people, one game after the other."""
    loop, where = asyncio.get_running_loop(), urlsplit(url)
    players = []
    for seat in range(2):
        token = (await asyncio.to_thread(post, url, "", "/api/guests", {"name": f"honest {seat}"}))["token"]
        player = Player(notes, token, seat)
        await loop.create_connection(partial(Player.itself, player), str(where.hostname), where.port or 80)
        await player.open
        players.append(player)
    first, second = players
    while time.monotonic() < notes.end:
        wish = {"game": "five-points", "seats": 2, "sit": [0]}
        table = (await asyncio.to_thread(post, url, first.token, "/api/tables", wish))["table"]
        for player in players:
            await player.sit_at(table)
        await second.ask({"type": "sit", "table": table, "seat": 1})
        await first.ask({"type": "start", "table": table})
        if not notes.took:
            print(table, flush=True)
        await asyncio.wait((first.over,), timeout=max(0.1, notes.end - time.monotonic()))
        for player in players:
            player.send({"type": "leave", "table": table})
    for player in players:
        await player.last_answers()


async def play(url: str, pairs: int, pace: float, end: float) -> Notes:
    """So many tables, until then."""
    notes = Notes(pace, end)
    lag = asyncio.create_task(notes.watch_own_lag())
    await asyncio.gather(*(pair(url, notes) for _ in range(pairs)))
    lag.cancel()
    return notes


def main() -> None:
    """A plan is JSON: url, pairs, pace, end. Prints a table as soon as it is played at, and what was seen."""
    notes = asyncio.run(play(**json.loads(sys.argv[1])))
    seen = {"took": notes.took, "lags": notes.lags, "errors": notes.errors, "kept": notes.kept}
    print(json.dumps({**seen, "unanswered": notes.unanswered}))


if __name__ == "__main__":
    main()
