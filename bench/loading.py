"""How long it takes to load a table from the database."""

from __future__ import annotations

import asyncio
import time

from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.record import Table
from posse.server.book import ledger
from posse.server.book.store import now
from posse.server.config import Config
from posse.server.node.house import House


def long_table(choices: int) -> list[str]:
    """The entries of a table with so many choices; games are short, so it is several, one after the other."""
    box, luck = CATALOG["five-points"], Sampled.of(1)
    bodies = [ledger.write([ledger.Made(box.key, 4, {}, ledger.Settings(), "h")])]
    played = 0
    while played < choices:
        table = Table.set(box, 4)
        bodies.append(ledger.write([ledger.Began(table.record.header)]))
        while table.game.pending is not None and played < choices:
            question = table.game.questions()[0]
            entry = table.play(question.seat, question.choices[luck.below(len(question.choices))])
            bodies.append(ledger.write([ledger.Chose(question.seat, entry.choice, entry.chance, entry.events)]))
            played += 1
    return bodies


async def time_to_load(database: str, choices: int) -> tuple[float, float]:
    """Seconds from the database to a table that can be played on: by the clock, and of the processor. Best of five."""
    house = House(Config(database))
    await house.open()
    first, *more = long_table(choices)
    row = {"id": "long", "game": "five-points", "status": "playing", "public": False, "host": "h", "summary": "{}"}
    await house.store.add_table({**row, "made": 0, "changed": now()}, first)
    await asyncio.gather(*[house.store.append("long", n, body, 0) for n, body in enumerate(more, 1)])
    tries: list[tuple[float, float]] = []
    for _ in range(5):
        began, used = time.perf_counter(), time.process_time()
        await house.load("long")
        tries.append((time.perf_counter() - began, time.process_time() - used))
    await house.close()
    return min(wall for wall, _ in tries), min(cpu for _, cpu in tries)


def told(database: str, choices: int = 1000) -> str:
    """The same in a line."""
    wall, cpu = (1000 * seconds for seconds in asyncio.run(time_to_load(database, choices)))
    return f"a table of {choices:,} choices is loaded from SQLite in {wall:.0f} ms ({cpu:.0f} of its own)"
