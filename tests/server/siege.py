"""A siege: attacks of all kinds at once, from a process of their own, and honest tables that must not notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import time
from pathlib import Path

from posse.server import wire
from posse.server.client import Client, Lost
from tests.server.host import Process, play_random

PACE = 0.4
"""Seconds for which an honest player thinks."""


class Honest(Client):
    """A client that notes how long each choice took, from its sending to `done`, and when."""

    took: list[tuple[float, float]]

    async def ask(self, message: wire.FromClient) -> object:
        """As always, with a clock."""
        began = time.perf_counter()
        answer = await super().ask(message)
        if isinstance(message, wire.Answer):
            self.took.append((began, time.perf_counter() - began))
        return answer


async def honest_guest(url: str, name: str, took: list[tuple[float, float]]) -> Honest:
    guest = await Client.enter(url, name)
    client = Honest(url, guest.token, guest.guest, name)
    client.took = took
    await client.connect()
    return client


async def honest_pair(first: Honest, second: Honest, tables: list[str], end: float) -> None:
    """One game after the other."""
    while time.monotonic() < end:
        made = await first.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]})
        table = made["table"]
        for client in (first, second):
            await client.watch(table)
        await second.ask(wire.Sit(table, 1))
        await first.ask(wire.Start(table))
        tables.append(table)
        players = [play_random(client, table, n, pace=PACE) for n, client in enumerate((first, second))]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.gather(*players), max(0.1, end - time.monotonic()))
        for client in (first, second):
            with contextlib.suppress(Lost):
                await client.ask(wire.Leave(table))


async def besiege(server: Process, pairs: int, seconds: float, quiet: float = 0.0) -> list[tuple[float, float]]:
    """Play for so long, at first in quiet; how long after the attacks began each choice was made, and what it took."""
    took: list[tuple[float, float]] = []
    tables: list[str] = []
    people = [await honest_guest(server.url, f"guest {n}", took) for n in range(2 * pairs)]
    tokens = [(await Client.enter(server.url, "Eve")).token for _ in range(50)]
    end = time.monotonic() + seconds
    games = [asyncio.create_task(honest_pair(people[n], people[n + 1], tables, end)) for n in range(0, 2 * pairs, 2)]
    while not tables:
        await asyncio.sleep(0.05)
    await asyncio.sleep(quiet)
    plan = json.dumps({"url": server.url, "tokens": tokens, "table": tables[0], "seconds": seconds - quiet - 1})
    began = time.perf_counter()
    command = [sys.executable, "-m", "tests.server.attacks", plan]
    attack = await asyncio.create_subprocess_exec(*command, cwd=Path(__file__).parents[2])
    try:
        await asyncio.gather(*games)
        assert all(client.connected for client in people), "who plays is not sent away"
        assert await asyncio.wait_for(attack.wait(), 60) == 0
    finally:
        if attack.returncode is None:
            attack.kill()
            await attack.wait()
        for client in people:
            await client.close()
    return [(at - began, seconds) for at, seconds in took]
