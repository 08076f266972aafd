"""The server's long runs, only with --soak: 200 games with breaks, 100 kills on each house, 100,000 bad messages.

Each alone, and with another number: `pytest -n 0 --soak --times 20 tests/soak/test_server_soak.py -k kills_on_sqlite`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.conftest import postgres, postgres_server
from tests.server.crashes import survive
from tests.server.host import Place, Process, place, play_random, sqlite
from tests.server.shelf import CATALOG
from tests.server.test_limits import storm
from tests.server.test_play import same_as_server, set_table

__all__ = ["postgres", "postgres_server"]

GAMES = 200
KILLS = 100
MESSAGES = 100_000
AT_ONCE = 20
"""Tables at a time: most of the time they wait, for windows to close and for guests to come back."""


@pytest.fixture
def times(request: pytest.FixtureRequest) -> int:
    """How often, if somebody has said so."""
    return int(request.config.getoption("--times"))


@pytest.fixture(autouse=True)
def _only_when_asked(soak: bool) -> None:
    if not soak:
        pytest.skip("takes minutes: --soak")


def test_games_with_breaks(tmp_path: Path, times: int) -> None:
    """Whole random games of every game by real clients that lose their connection about once in six choices."""
    boxes = list(CATALOG)

    async def one(host: Place, number: int) -> None:
        box = boxes[number % len(boxes)]
        seats = box.seats[number // len(boxes) % len(box.seats)]
        clients = [await host.guest(f"guest {n}") for n in range(seats + 1)]
        table = await set_table(host, box.key, seats, clients)
        players = [play_random(client, table, number * 10 + n, 6) for n, client in enumerate(clients)]
        await asyncio.wait_for(asyncio.gather(*players), 600)
        same_as_server(host, table, clients)
        for client in clients:
            await client.close()

    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=20.0) as host:
            for start in range(0, times or GAMES, AT_ONCE):
                await asyncio.gather(*[one(host, number) for number in range(start, start + AT_ONCE)])

    asyncio.run(run())


def test_a_hundred_kills_on_sqlite(tmp_path: Path, times: int) -> None:
    assert asyncio.run(survive([Process(sqlite(tmp_path))], kills=times or KILLS, tables=4, seed=11))


def test_a_hundred_kills_on_postgres(postgres: str, times: int) -> None:
    assert asyncio.run(survive([Process(postgres)], kills=times or KILLS, tables=4, seed=12))


def test_a_hundred_kills_of_one_of_three_nodes(postgres: str, times: int) -> None:
    nodes = [Process(postgres, sweep_interval=1.0, duty_interval=0.5) for _ in range(3)]
    assert asyncio.run(survive(nodes, kills=times or KILLS, tables=6, seed=13))


def test_a_hundred_thousand_bad_messages(tmp_path: Path, times: int) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), rate=1e9) as host:
            await storm(host, times or MESSAGES, 99)

    asyncio.run(run())
