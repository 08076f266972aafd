"""Games that are over already, for pages that look back."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from posse.server import wire
from posse.server.client import Client
from tests.server.host import play_random


def finished_game(url: str, game: str, seats: int) -> tuple[str, str]:
    """A table where a person has played against bots to the end, and the person's token."""

    async def play() -> tuple[str, str]:
        client = await Client.enter(url, "Cleo")
        bots = ["", *["random"] * (seats - 1)]
        made = await client.post("/api/tables", {"game": game, "seats": seats, "bots": bots, "sit": [0], "window": 0.3})
        table = str(made["table"])
        await client.connect()
        await client.watch(table)
        await client.ask(wire.Start(table))
        await play_random(client, table, 1)
        await client.close()
        return table, client.token

    # In a thread of its own: Playwright's loop runs in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(asyncio.wait_for(play(), 60))).result()
