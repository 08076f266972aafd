"""Bots have a budget, and one that is slow delays nobody but its own table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from posse.server import wire
from posse.server.client import Client
from tests.server.host import place, sqlite, until
from tests.server.test_play import set_table


async def play_timed(clients: list[Client], table: str, choices: int) -> list[float]:
    """Play so many choices, the first that is offered; how long each took to be acknowledged."""
    took: list[float] = []
    while len(took) < choices:
        for client in clients:
            for seat in client.seats(table):
                seen = client.seen.get((table, seat))
                question = None if seen is None else seen.question
                if question is not None and client.info[table].status == "playing":
                    began = time.perf_counter()
                    await client.answer(table, seat, question.choices[0].choice)
                    took.append(time.perf_counter() - began)
        await asyncio.sleep(0.02)
    return took


def test_bots_that_think_for_ever_delay_nobody_else(tmp_path: Path) -> None:
    """Two tables of bots that never come to an end: chance answers for them, and people elsewhere notice nothing."""

    async def run() -> None:
        async with place(sqlite(tmp_path), catalog="tests.server.slow_shelf:CATALOG", think=50) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            slow: list[str] = []
            for _ in range(2):
                wish = {"game": "standoff", "seats": 3, "bots": ["scout"] * 3, "window": 0.3}
                slow.append((await ann.post("/api/tables", wish))["table"])
                await ann.watch(slow[-1])
                await ann.ask(wire.Start(slow[-1]))
            table = await set_table(host, "five-points", 2, [ann, bob])
            took = await play_timed([ann, bob], table, 40)
            # Who had to wait for a bot would wait for its budget and more than a second on top of it, each time.
            assert sorted(took)[20] < 0.5 and sorted(took)[35] < 1.0, took
            for one in slow:
                await until(lambda one=one: host.house.tables[one].sitting.choices() > 2, ann, 60)
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 120))
