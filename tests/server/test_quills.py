"""What is written and asked with every choice, over a real PostgreSQL."""

from __future__ import annotations

import asyncio

from posse.server.book.quills import MOST, Quills

OTHERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


def test_however_many_come_at_once_a_node_takes_few_connections(postgres: str) -> None:
    async def crowd() -> int:
        quills = Quills(postgres)
        try:
            await asyncio.gather(*(quills.fetch("SELECT pg_sleep(0.01)") for _ in range(10 * MOST)))
            [[others]] = await quills.fetch(OTHERS)
            return 1 + int(others)
        finally:
            await quills.close()

    assert asyncio.run(crowd()) <= MOST
