"""The lists hear of what happens while they are written, too."""

from __future__ import annotations

import asyncio
from pathlib import Path

from posse.server import wire
from posse.server.book.noting import Rows, Seating
from tests.server.host import place, sqlite


def test_who_sits_down_while_the_lists_are_written_is_in_the_next_ones(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), note_interval=3600.0) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]})
            table = made["table"]
            await bob.ask(wire.Watch(table))
            write, noted = host.house.store.note_tables, []

            async def slowly(rows: Rows, seats: Seating) -> None:
                noted.append([sorted(sitting) for _, sitting in seats])
                if len(noted) == 1:
                    await bob.ask(wire.Sit(table, 1))
                await write(rows, seats)

            host.house.store.note_tables = slowly  # type: ignore[method-assign]
            for _ in range(3):
                await host.house.note_all()
            assert noted == [[[0]], [[0, 1]]]
            await ann.close()
            await bob.close()

    asyncio.run(run())
