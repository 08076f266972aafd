"""Somebody who means no good: floods, foreign pages, peeping."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from posse.server import wire
from posse.server.book.store import Store, now
from posse.server.bounds.limits import LARGEST_FRAME, LONGEST_CHAT, LONGEST_TEXT, QUEUE
from posse.server.client import Client, Lost, Refused
from posse.server.door.sockets import Socket
from posse.server.errors import No
from posse.server.table import manners
from tests.server.host import Place, asked, place, sqlite, until, until_true
from tests.server.test_people import choose, refused, told
from tests.server.test_play import set_table

HANDSHAKE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
)


async def raw_socket(host: Place, *headers: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket without a client that reads."""
    reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"), limit=4096)
    lines = "\r\n".join(["GET /ws HTTP/1.1", "Host: x", HANDSHAKE, *headers])
    writer.write(f"{lines}\r\n\r\n".encode())
    return reader, writer


def sockets_of(host: Place) -> list[Socket]:
    return [connection.socket for connection in host.house.crowd]  # type: ignore[attr-defined]


async def pour(writer: asyncio.StreamWriter, data: bytes, most: int) -> None:
    """So many bytes, or as many as the server takes."""
    with contextlib.suppress(OSError, TimeoutError):
        for _ in range(most // len(data)):
            writer.write(data)
            await asyncio.wait_for(writer.drain(), 1.0)


def test_pings_that_nobody_reads_the_answers_of(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            eve = await Client.enter(host.url, "Eve")
            _reader, writer = await raw_socket(host, f"Authorization: Bearer {eve.token}")
            await until_true(lambda: bool(sockets_of(host)))
            (socket,) = sockets_of(host)
            pings = (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 500
            most = 0
            pouring = asyncio.create_task(pour(writer, pings, 24 * QUEUE))
            while not pouring.done():
                most = max(most, socket.waiting())
                await asyncio.sleep(0.001)
            assert most < 2 * QUEUE
            writer.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_large_messages_do_not_pile_up(tmp_path: Path) -> None:
    """What waits to be heard is bounded in bytes, not only in messages."""

    async def run() -> None:
        async with place(sqlite(tmp_path), rate=1.0) as host:
            eve = await Client.enter(host.url, "Eve")
            _reader, writer = await raw_socket(host, f"Authorization: Bearer {eve.token}")
            await until_true(lambda: bool(sockets_of(host)))
            (socket,) = sockets_of(host)
            size = LARGEST_FRAME - 100
            large = b"\x81\xff" + size.to_bytes(8, "big") + b"\0\0\0\0" + b"x" * size
            most = 0
            pouring = asyncio.create_task(pour(writer, large, 60 * LARGEST_FRAME))
            while not pouring.done():
                most = max(most, sum(map(len, socket._in)))
                await asyncio.sleep(0.001)
            assert most <= 4 * LARGEST_FRAME
            writer.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_long_chat_keeps_nobody_from_the_table(tmp_path: Path) -> None:
    """As much as may be said, in the widest letters there are."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        sitting = host.house.tables[table].sitting
        said = wire.Say(table, 0, "\N{PISTOL}" * LONGEST_TEXT)
        with contextlib.suppress(No):
            for _ in range(LONGEST_CHAT):
                sitting.fold(now(), manners.say(sitting, ann.guest, "Ann" * 10, said))
        assert len(sitting.chat) > 100
        cat = await host.guest("Cat")
        await cat.watch(table)
        assert len(cat.chat[table]) == len(sitting.chat)
        await cat.close()

    told(tmp_path, story)


def test_who_may_not_watch_sees_nothing_once_the_game_begins(tmp_path: Path) -> None:
    """Also who came while there were seats to take."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        eve = await host.guest("Eve")
        table = await set_table(host, "five-points", 2, [ann, bob, eve], watch=False)
        await until(lambda: eve.info[table].status == "playing", eve)
        client, seat = await asked([ann, bob], table)
        await choose(client, table, seat)
        await ann.ask(wire.Say(table, 0, "just between us"))
        assert await refused(eve.ask(wire.Say(table, 0, "hello"))) == "not-watching"
        assert (table, None) not in eve.seen and not eve.chat.get(table)
        assert await refused(eve.watch(table)) == "not-watching"
        assert ann.info[table].watching == 0
        await eve.close()

    told(tmp_path, story)


def test_basic_credentials_do_not_excuse_a_foreign_page(tmp_path: Path) -> None:
    """A browser can be made to send them (ws://name:word@host/ws); only a bearer token shows a program."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await Client.enter(host.url, "Ann")
            address = host.url.replace("http", "ws") + "/ws"
            headers = {"cookie": f"posse_guest={ann.token}", "origin": "http://evil.example"}
            for word in ("Basic eDp5", "", "bearer", "Bearer "):
                with pytest.raises(InvalidStatus):
                    await connect(address, additional_headers={**headers, "authorization": word})

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.parametrize("origin", ["http://[", "null", "", "http://[::1"])
def test_origins_that_are_none(tmp_path: Path, origin: str) -> None:
    """They are refused, and the connection does not stay open."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await Client.enter(host.url, "Ann")
            reader, writer = await raw_socket(host, f"Cookie: posse_guest={ann.token}", f"Origin: {origin}")
            answer = await asyncio.wait_for(reader.read(), 20)
            assert answer.startswith(b"HTTP/1.1 403 ")
            writer.close()
            reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
            head = f"POST /api/me/link HTTP/1.1\r\nHost: x\r\nOrigin: {origin}\r\nContent-Length: 0"
            writer.write(f"{head}\r\nCookie: posse_guest={ann.token}\r\nConnection: close\r\n\r\n".encode())
            answer = await asyncio.wait_for(reader.read(), 20)
            assert answer.startswith(b"HTTP/1.1 403 ")
            writer.close()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_tables_made_at_the_same_moment_are_counted(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        wish = {"game": "five-points", "seats": 2}
        made = await asyncio.gather(*[ann.post("/api/tables", wish) for _ in range(12)], return_exceptions=True)
        assert sum(isinstance(one, dict) for one in made) == 3
        assert {one.key for one in made if isinstance(one, Refused)} == {"too-many-tables"}

    told(tmp_path, story, tables_per_guest=3)


def test_metrics_are_for_the_operator(tmp_path: Path) -> None:
    """They count what happens in windows, too; and people in the same network are guests."""

    async def run() -> None:
        async with place(sqlite(tmp_path), metrics_token="sesame") as host:
            for word, status in (("x", 403), ("sesame", 200)):
                reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
                head = "GET /metrics HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\nConnection: close"
                writer.write(f"{head}\r\nAuthorization: Bearer {word}\r\n\r\n".encode())
                assert (await asyncio.wait_for(reader.read(), 20)).startswith(f"HTTP/1.1 {status} ".encode())
                writer.close()

    asyncio.run(run())


def test_the_order_of_secret_answers_can_not_be_replayed(tmp_path: Path) -> None:
    """While the game goes on, no moment within a ballot is shown: it would tell who had answered before whom."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        cat = await host.guest("Cat")
        people = [ann, bob, cat]

        async def bets(order: list[int]) -> list[Any]:
            table = await set_table(host, "standoff", 3, people)
            for seat in order:
                client = people[seat]
                await asked([client], table)
                await choose(client, table, seat)
            await asked(people, table)
            moments = [await cat.get(f"/api/tables/{table}/replay?upto={n}&seat=2") for n in range(4)]
            return [(moment["scene"]["question"] is None, moment["scene"]["view"]["asked"]) for moment in moments]

        assert await bets([0, 1, 2]) == await bets([2, 1, 0])
        await cat.close()

    told(tmp_path, story)


def test_one_guest_has_one_hint_at_a_time(tmp_path: Path) -> None:
    """However many tables they have: bots elsewhere wait for the same workers."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        tables = []
        for _ in range(3):
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0, 1]})
            tables.append(made["table"])
            await ann.watch(tables[-1])
            await ann.ask(wire.Start(tables[-1]))
        seats = [(await asked([ann], table))[1] for table in tables]
        hints = [ann.ask(wire.Hint(table, seat)) for table, seat in zip(tables, seats, strict=True)]
        answers = await asyncio.gather(*hints, return_exceptions=True)
        assert sum(isinstance(answer, wire.Advice) for answer in answers) == 1

    told(tmp_path, story, think=200)


def test_nobody_fills_the_chat_alone(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        said = [ann.ask(wire.Say(table, 0, str(n))) for n in range(100)]
        answers = await asyncio.gather(*said, return_exceptions=True)
        assert {answer.key for answer in answers if isinstance(answer, Refused)} == {"too-fast"}
        assert len(host.house.tables[table].sitting.chat) < 50
        await bob.ask(wire.Say(table, 0, "excuse me"))

    told(tmp_path, story)


def test_names_of_tables_that_are_none(database: str) -> None:
    async def run() -> None:
        async with place(database) as host:
            eve = await host.guest("Eve")
            for name in ("\0", "a\0b", "", "x" * 25, "ż", "../x"):
                assert await refused(eve.ask(wire.Watch(name))) == "no-such-table"
            assert await refused(eve.get("/api/tables/a%00b")) == "no-such-table"
            await eve.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_one_guest_can_not_take_all_the_sockets(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), sockets_per_guest=3) as host:
            eve, ann = await Client.enter(host.url, "Eve"), await Client.enter(host.url, "Ann")
            several = [Client(host.url, eve.token) for _ in range(4)]
            for client in several:
                await client.connect()
            await until_true(lambda: sum(client.connected for client in several) == 3)
            inside = [client for client in several if client.connected]
            for client in inside:
                await client.ask(wire.Ping())
            await ann.connect()
            await ann.ask(wire.Ping())
            await inside[0].close()
            await until_true(lambda: len(host.house.crowd) == 3)
            await inside[0].connect()
            await inside[0].ask(wire.Ping())
            for client in (*several, ann):
                with contextlib.suppress(Lost):
                    await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_signed_out_at_another_node_is_out(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.book.guests.REMEMBERED", 0.05)

    async def run() -> None:
        async with place(postgres) as one, place(postgres) as two:
            ann = await Client.enter(one.url, "Ann")
            elsewhere = Client(two.url, ann.token)
            assert (await elsewhere.get("/api/me"))["name"] == "Ann"
            await elsewhere.connect()
            await elsewhere.ask(wire.Ping())
            await ann.post("/api/me/leave", {})
            await until_true(lambda: not elsewhere.connected)
            await asyncio.sleep(0.1)
            assert await elsewhere.get("/api/me") is None

    asyncio.run(asyncio.wait_for(run(), 60))


def test_failed_statements_tell_no_secrets(database: str) -> None:
    async def run() -> None:
        store = Store(database, "one")
        await store.open()
        try:
            with pytest.raises(SQLAlchemyError) as problem:
                await store.execute(text("INSERT INTO nowhere VALUES (:name)").bindparams(name="Calamity"))
            assert "nowhere" in str(problem.value) and "Calamity" not in str(problem.value)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(run(), 60))
