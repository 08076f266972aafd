"""Many connections: whoever plays has a place, and a stranger's thousands keep nobody out."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from posse.server import wire
from posse.server.client import Client, Refused
from tests.server.host import Place, place, sqlite, until_true
from tests.server.test_foes import raw_socket
from tests.server.test_people import told
from tests.server.test_play import set_table


async def several(host: Place, client: Client, count: int) -> list[Client]:
    """More sockets of the same guest."""
    more = [Client(host.url, client.token) for _ in range(count)]
    for one in more:
        await one.connect()
    return more


async def welcomed(host: Place, token: str, address: str) -> asyncio.StreamWriter:
    """A socket of a guest behind a proxy, which says where it comes from."""
    reader, writer = await raw_socket(host, f"Authorization: Bearer {token}", f"X-Forwarded-For: {address}")
    await asyncio.wait_for(reader.readuntil(b"welcome"), 20)
    return writer


def test_players_find_a_place_at_a_table_full_of_onlookers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.tables.WATCHERS", 8)

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        onlookers = []
        for _ in range(2):
            onlookers += await several(host, await Client.enter(host.url, "Eve"), 5)
        await ann.close()
        for one in onlookers:  # they come as soon as there is a place
            with contextlib.suppress(Refused):
                await one.watch(table)
        await ann.connect()
        await ann.watch(table)
        assert 0 in host.house.tables[table].present()
        for one in onlookers:
            await one.close()

    told(tmp_path, story)


def test_a_guest_has_few_sockets_at_a_table(tmp_path: Path) -> None:
    """The one goes that has been silent for longest: a reload finds its place, whatever hangs in a tunnel."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        mine = await several(host, ann, 7)
        for one in mine:
            await one.watch(table)
        await until_true(lambda: sum(w.guest == ann.guest for w in host.house.tables[table].watchers) == 5)
        assert mine[-1].connected
        await until_true(lambda: not ann.connected)
        for one in mine:
            await one.close()

    told(tmp_path, story)


def test_one_address_can_not_take_all_the_sockets(tmp_path: Path) -> None:
    """Of fifty guests of one address those go first who sit nowhere and say nothing; others come in all the same."""

    async def run() -> None:
        async with place(sqlite(tmp_path), sockets=30, sockets_per_address=10, sockets_per_guest=5) as host:
            ann = await host.guest("Ann")
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]})
            await ann.watch(made["table"])
            tokens = [(await Client.enter(host.url, "Eve")).token for _ in range(10)]
            lines = [await welcomed(host, token, "192.0.2.66") for token in tokens for _ in range(4)]
            assert len(host.house.crowd) <= 11
            for street in range(8):
                lines += [await welcomed(host, token, f"2001:db8:0:{street}::1") for token in tokens[:5]]
            assert len(host.house.crowd) == 30
            bob = await Client.enter(host.url, "Bob")
            lines.append(await welcomed(host, bob.token, "198.51.100.7"))
            await ann.ask(wire.Ping())
            assert ann.connected, "who has a seat is not sent away"
            for line in lines:
                line.close()
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_new_sockets_from_one_address_come_slowly(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), arrivals=0.1) as host:
            eve = await Client.enter(host.url, "Eve")
            first = await welcomed(host, eve.token, "192.0.2.66")
            reader, writer = await raw_socket(host, f"Authorization: Bearer {eve.token}", "X-Forwarded-For: 192.0.2.66")
            assert b" 429 " in await reader.readline()
            for line in (first, writer, await welcomed(host, eve.token, "192.0.2.67")):
                line.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_several_sockets_may_not_send_more_than_one(tmp_path: Path) -> None:
    """Nor look at more tables."""

    async def run() -> None:
        async with place(sqlite(tmp_path), rate=10.0, tables_watched=2) as host:
            ann = await host.guest("Ann")
            both = [ann, *await several(host, ann, 1)]
            tables = [(await ann.post("/api/tables", {"game": "five-points", "seats": 2}))["table"] for _ in range(3)]
            await both[0].watch(tables[0])
            await both[1].watch(tables[1])
            with pytest.raises(Exception, match="too many tables"):
                await both[1].watch(tables[2])
            for one in both:
                one.tap = []
                for _ in range(15):
                    await one.send_raw('{"type":"ping","id":1}')
            await until_true(lambda: sum(len(one.tap or []) for one in both) == 30)
            errors = [m for one in both for _, m in one.tap or [] if isinstance(m, wire.Error)]
            assert len(errors) >= 5 and {error.words.key for error in errors} == {"too-fast"}
            for one in both:
                await one.close()

    asyncio.run(asyncio.wait_for(run(), 60))


HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_BODY = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 20\r\n\r\n{"


async def half_requests(
    host: Place, count: int, start: bytes = HALF
) -> list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Requests that never end."""
    lines = []
    for _ in range(count):
        reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
        writer.write(start)
        lines.append((reader, writer))
    return lines


def test_who_goes_in_the_midst_of_a_request_fills_no_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            for _, writer in await half_requests(host, 20, HALF_BODY.replace(b"/api/guests", b"/api/me/leave")):
                writer.close()
            await until_true(lambda: not host.house.door.callers)

    asyncio.run(asyncio.wait_for(run(), 60))
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("start", [HALF, HALF_BODY], ids=["head", "body"])
def test_half_requests_do_not_fill_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bytes) -> None:
    """The first of them go; whole requests are answered, and the log says so."""
    monkeypatch.setattr("posse.server.door.REQUESTS", 20)

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            lines = await half_requests(host, 60, start)
            await until_true(lambda: sum(reader.at_eof() or bool(reader.exception()) for reader, _ in lines) == 40)
            ann = await host.guest("Ann")
            await ann.ask(wire.Ping())
            assert host.house.door.cut["full"] >= 40
            for _, writer in lines:
                writer.close()
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize(
    "start",
    [
        HALF,
        b"",
        HALF_BODY,
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET ",
    ],
    ids=["head", "nothing", "body", "second"],
)
def test_who_takes_too_long_is_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, start: bytes
) -> None:
    """Also who sends a letter now and then."""
    monkeypatch.setattr("posse.server.door.SECONDS", {"head": 0.6, "body": 0.6, "answer": 0.6})

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
            writer.write(start)
            for _ in range(20):
                await asyncio.sleep(0.1)
                writer.write(b"x" if start else b"")
            with contextlib.suppress(ConnectionError):
                assert b" 201 " not in await asyncio.wait_for(reader.read(), 20)
            writer.close()

    asyncio.run(asyncio.wait_for(run(), 60))
    assert "cut at the door" in caplog.text


def test_a_head_without_end_is_not_read_to_its_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
            writer.write(HALF + b"x\r\n")
            with contextlib.suppress(ConnectionError):
                for _ in range(200):
                    writer.write(b"X-More: " + b"x" * 1000 + b"\r\n")
                    await writer.drain()
                assert not await asyncio.wait_for(reader.read(), 20)
            assert host.house.door.cut["long head"] == 1
            writer.close()

    asyncio.run(asyncio.wait_for(run(), 60))
