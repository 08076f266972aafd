"""Two nodes behind a real proxy, as deploy/ configures it: all people of a table are at one node, or, when that is
away, at the other. Only where the proxy is installed (on Debian: apt install nginx haproxy caddy).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from posse.server import wire
from posse.server.client import Client, Lost
from tests.server.host import Place, free_port, place

DEPLOY = Path(__file__).parents[2] / "deploy"
COMMANDS = {
    "nginx.conf": ("nginx", "-g", "daemon off;", "-c"),
    "haproxy.cfg": ("haproxy", "-f"),
    "Caddyfile": ("caddy", "run", "--adapter", "caddyfile", "--config"),
}
TABLES = 6


@pytest.fixture(params=sorted(COMMANDS))
def config(request: pytest.FixtureRequest) -> str:
    if shutil.which(COMMANDS[request.param][0]) is None:
        pytest.skip(f"{COMMANDS[request.param][0]} is not installed")
    return str(request.param)


@contextlib.contextmanager
def proxy(config: str, folder: Path, nodes: list[Place]) -> Iterator[str]:
    """The proxy over these nodes, as its configuration says, at a port of its own."""
    port = free_port()
    text = (DEPLOY / config).read_text(encoding="utf-8").replace("8080", str(port))
    text = text.replace("/tmp/posse-nginx.pid", str(folder / "pid"))
    mine = "".join(
        f"{what}_temp_path {folder / what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    text = text.replace("http {", "http {" + mine, 1)
    if config == "Caddyfile":
        text = "{\n\tadmin off\n}\n" + text
    for known, node in zip(("127.0.0.1:7878", "127.0.0.1:7879"), nodes, strict=True):
        assert known in text
        text = text.replace(known, node.url.removeprefix("http://"))
    (folder / config).write_text(text, encoding="utf-8")
    process = subprocess.Popen([*COMMANDS[config], str(folder / config)], env={**os.environ, "HOME": str(folder)})
    try:
        while process.poll() is None:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
        assert process.poll() is None, "the proxy did not start"
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait()


async def come(url: str, name: str, table: str = "") -> Client:
    """Somebody who comes through the proxy, to that table."""
    client = await Client.enter(url, name)
    if table:
        await go_to(client, table)
    return client


async def go_to(client: Client, table: str) -> None:
    client.wishes = f"?changes&table={table}"
    await client.connect()
    await client.watch(table)


def home_of(nodes: list[Place], table: str) -> list[int]:
    """How many look at the table at each node."""
    return [len(node.house.tables[table].watchers) if table in node.house.tables else 0 for node in nodes]


@contextlib.asynccontextmanager
async def two_nodes(postgres: str) -> AsyncIterator[tuple[list[Place], contextlib.AsyncExitStack]]:
    async with place(postgres) as one, contextlib.AsyncExitStack() as second:
        two = await second.enter_async_context(place(postgres))
        yield [one, two], second


def test_all_people_of_a_table_are_at_one_node(postgres: str, config: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with two_nodes(postgres) as (nodes, second):
            with proxy(config, tmp_path, nodes) as url:
                ann = await come(url, "Ann")
                wish = {"game": "five-points", "seats": 2, "sit": [0]}
                tables = [(await ann.post("/api/tables", wish))["table"] for _ in range(TABLES)]
                guests = [[await come(url, f"guest {n}", table) for n in range(3)] for table in tables]
                homes = [home_of(nodes, table) for table in tables]
                assert all(sorted(home) == [0, 3] for home in homes), homes
                assert len({home.index(3) for home in homes}) == 2, f"tables are spread over both: {homes}"
                away = next(number for number, home in enumerate(homes) if home[1] == 3)
                await second.aclose()
                await play_on(guests[away], tables[away])
                assert home_of(nodes[:1], tables[away]) == [3]
                await asyncio.gather(*(client.close() for table in guests for client in table))

    asyncio.run(asyncio.wait_for(run(), 120))


async def play_on(guests: list[Client], table: str) -> None:
    """The node has gone: all come again, to another one, and sit down there."""
    for client in guests:
        await come_again(client, table)
    await guests[0].ask(wire.Sit(table, 1))


def test_a_node_that_comes_back_has_its_tables_again(postgres: str, config: str, tmp_path: Path) -> None:
    """A node that comes back gets its tables again. What nginx made of four restarts in turn (deploy/nginx.conf) shows
    only in `python -m bench.nodes`: here requests other than sockets end, too."""

    async def run() -> None:
        async with two_nodes(postgres) as (nodes, second), contextlib.AsyncExitStack() as again:
            with proxy(config, tmp_path, nodes) as url:
                ann = await come(url, "Ann")
                wish = {"game": "five-points", "seats": 2}
                tables = [(await ann.post("/api/tables", wish))["table"] for _ in range(TABLES)]
                guests = [await come(url, "guest", table) for table in tables]
                there = [table for table in tables if home_of(nodes, table)[1]]
                await second.aclose()
                for guest, table in zip(guests, tables, strict=True):
                    await come_again(guest, table)
                back = await again.enter_async_context(place(postgres, port=int(nodes[1].url.rpartition(":")[2])))
                seen = await come(url, "Eve", there[0])
                while not home_of([back], there[0])[0]:  # until the proxy has noticed
                    await come_again(seen, there[0])
                for guest, table in zip(guests, tables, strict=True):
                    await go_to(guest, table)
                assert [home_of([back], table)[0] > 0 for table in tables] == [table in there for table in tables]
                await asyncio.gather(*(client.close() for client in [*guests, seen]))

    asyncio.run(asyncio.wait_for(run(), 120))


async def come_again(client: Client, table: str) -> None:
    """The node has gone, and the proxy may notice it only now."""
    for _ in range(100):
        with contextlib.suppress(Lost):
            await go_to(client, table)
            return
        await asyncio.sleep(0.1)
