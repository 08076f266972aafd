"""Whole games over real sockets: what everybody ends with is what the server has, with and without breaks."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from posse.kernel.record import Record
from posse.server import wire
from posse.server.client import Client
from posse.server.table import showing
from tests.server.host import Place, place, play_random, sqlite, until
from tests.server.shelf import CATALOG


async def set_table(
    host: Place, game: str, seats: int, clients: list[Client], singles: bool = False, **wish: object
) -> str:
    """A table with these people on its first seats, begun; all of them have seen that.

    With `singles` they answer everything by hand, so that nothing waits for a pause.
    """
    made = await clients[0].post("/api/tables", {"game": game, "seats": seats, "window": 0.3, **wish})
    table = str(made["table"])
    for seat, client in enumerate(clients[:seats]):
        await client.watch(table)
        await client.ask(wire.Sit(table, seat))
        if singles:
            await client.ask(wire.Singles(table, seat, True))
    for client in clients[seats:]:
        await client.watch(table)
    await clients[0].ask(wire.Start(table))
    for seat, client in enumerate(clients if wish.get("watch", True) else clients[:seats]):
        eyes = (table, seat if seat < seats else None)
        await until(partial(client.seen.__contains__, eyes), client)
    return table


def same_as_server(host: Place, table: str, clients: list[Client]) -> None:
    """Every pair of eyes has seen exactly what the server would show it from the beginning."""
    sitting = host.house.tables[table].sitting
    game = sitting.game
    assert game is not None and game.log is not None
    for client in clients:
        several: list[int | None] = [*client.seats(table)] or [None]
        for eyes in several:
            seen = client.seen[table, eyes]
            assert seen.events == showing.events(game.log, eyes)
            assert seen.view == msgspec.json.decode(wire.encode(game.view(eyes)))


@pytest.mark.parametrize("breaks", [0, 8])
@pytest.mark.parametrize("game", [box.key for box in CATALOG])
def test_a_whole_game(tmp_path: Path, game: str, breaks: int) -> None:
    async def run() -> None:
        box = CATALOG[game]
        seats = box.seats[0]
        async with place(sqlite(tmp_path)) as host:
            clients = [await host.guest(f"guest {n}") for n in range(seats + 1)]
            table = await set_table(host, game, seats, clients, singles=bool(breaks))
            players = [play_random(client, table, n, breaks) for n, client in enumerate(clients)]
            await asyncio.wait_for(asyncio.gather(*players), 60)
            same_as_server(host, table, clients)
            paper = Record.read((await clients[0].text(f"/api/tables/{table}/record")).splitlines())
            paper.check(box)
            info = clients[0].info[table]
            assert info.ranks == box.ranks(paper.replay(box).game)
            assert paper.seal().keeps(info.commitment) and info.seed == paper.header["seed"]
            for client in clients:
                await client.close()

    asyncio.run(run())


def test_two_seats_from_one_browser(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0, 1]})
            table = made["table"]
            await ann.watch(table)
            await ann.ask(wire.Start(table))
            await asyncio.wait_for(play_random(ann, table, 1), 30)
            same_as_server(host, table, [ann])
            await ann.close()

    asyncio.run(run())
