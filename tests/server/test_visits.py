"""Requests that anybody may send without a name: many at once, or one after the other, hold up nobody."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest
from starlette.types import Message, Receive, Scope, Send

from posse.server.bounds.limits import ANSWERED_AT_ONCE, COSTLY
from posse.server.bounds.turnstile import Turnstile
from posse.server.client import Client
from posse.server.config import Config
from posse.server.door.security import Guard
from tests.server.host import Place
from tests.server.test_people import refused, told
from tests.server.test_play import set_table

TINY = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


async def answers(host: Place, data: bytes) -> int:
    """How many answers come to this, before the server hangs up or has nothing more to say."""
    reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
    writer.write(data)
    got = b""
    try:
        while chunk := await asyncio.wait_for(reader.read(65_536), 2):
            got += chunk
    except (TimeoutError, OSError):
        pass
    writer.close()
    return got.count(b"HTTP/1.1 ")


def test_a_thousand_requests_in_one_breath_are_not_even_read(tmp_path: Path) -> None:
    """They were parsed all together, and each had its place in memory: the loop stood still meanwhile."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        assert await answers(host, TINY * 4) == 4
        assert await answers(host, TINY * 900) == 0
        assert await answers(host, TINY.replace(b"\r\n", b"\n") * 900) <= 1

    told(tmp_path, story)


def test_an_address_may_ask_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.door.security.VISITS_AT_ONCE", 12.0)
    monkeypatch.setattr("posse.server.door.security.VISITS_A_SECOND", 0.001)

    async def story(host: Place, ann: Client, bob: Client) -> None:
        for _ in range(10):  # two have come in already
            await ann.text("/api/games/deadwood/rules")
        assert await refused(ann.text("/api/games/deadwood/rules")) == "too-fast"

    told(tmp_path, story)


def test_addresses_take_turns() -> None:
    """A thousand requests of one address were begun at once, and whoever came next waited for all of them."""

    async def run() -> None:
        stile = Turnstile(4, 3)
        done: list[str] = []

        async def visit(near: str) -> None:
            await stile.enter(near)
            await asyncio.sleep(0)
            done.append(near)
            stile.leave(near)

        gone = asyncio.create_task(visit("gone"))
        await asyncio.gather(*[visit("eve") for _ in range(50)], *[visit("ann") for _ in range(3)], visit("bob"))
        gone.cancel()
        assert max(place for place, near in enumerate(done) if near != "eve") < 12
        assert not stile.inside
        assert not stile.waiting

    asyncio.run(run())


def test_who_gives_up_waiting_leaves_no_gap() -> None:
    async def run() -> None:
        stile = Turnstile(1, 1)
        await stile.enter("ann")
        lines = [asyncio.create_task(stile.enter(near)) for near in ("bob", "eve")]
        await asyncio.sleep(0)
        lines[0].cancel()
        await asyncio.sleep(0)
        stile.leave("ann")
        await asyncio.wait_for(lines[1], 10)
        assert stile.inside == {"eve": 1}

    asyncio.run(run())


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_only_so_many_are_worked_on_and_who_reads_slowly_is_none_of_them(method: str) -> None:
    """Nor is a request that drips in, or one whose work fails."""
    working = most = 0

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal working, most
        while (await receive()).get("more_body"):
            pass
        working += 1
        most = max(most, working)
        await asyncio.sleep(0.001)
        working -= 1
        if scope["path"] == "/broken":
            raise ValueError
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await asyncio.sleep(10 if scope["path"] == "/slow" else 0)

    async def visit(guard: Guard, near: str, path: str) -> None:
        async def receive() -> Message:
            if path == "/drips":
                await asyncio.sleep(10)
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Message) -> None:
            pass

        with contextlib.suppress(ValueError):
            await guard(
                {"type": "http", "method": method, "path": path, "client": (near, 1), "headers": []}, receive, send
            )

    async def run() -> None:
        guard = Guard(app, Config("sqlite://"))
        kinds = ["/slow", "/broken"] + (["/drips"] if method == "POST" else [])
        before = [asyncio.create_task(visit(guard, "192.0.2.1", path)) for path in kinds * 20]
        await asyncio.wait_for(asyncio.gather(*[visit(guard, f"192.0.2.{n % 9}", "/quick") for n in range(60)]), 60)
        for task in before:
            task.cancel()
        await asyncio.gather(*before, return_exceptions=True)
        assert not guard.stile.inside

    asyncio.run(run())
    assert most == ANSWERED_AT_ONCE


def test_a_game_played_again_costs_more(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        purse = host.house.askers.of(ann.guest)
        purse.rate, before = 0.0, purse.left
        await ann.get(f"/api/tables/{table}/replay?upto=0&seat=0")
        assert purse.left == before - COSTLY

    told(tmp_path, story)


def test_words_come_packed_to_those_who_can_unpack(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        ask = b"GET /api/words/en HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
        for more, packed in ((b"Accept-Encoding: gzip\r\n", True), (b"", False)):
            reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
            writer.write(ask + more + b"\r\n")
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
            assert (b"content-encoding: gzip" in head.lower()) is packed
            assert (b"too-fast" in body) is not packed
            writer.close()

    told(tmp_path, story)
