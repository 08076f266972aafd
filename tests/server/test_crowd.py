"""Many connections: whoever plays has a place, and a stranger's thousands keep nobody out."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import cast

import pytest

from posse.server import wire
from posse.server.bounds.arrivals import Caller, Door
from posse.server.bounds.limits import neighbours
from posse.server.client import Client, Refused
from posse.server.config import Config
from tests.server.attacks import text
from tests.server.host import Place, place, sqlite, until, until_true
from tests.server.test_foes import HANDSHAKE, raw_socket
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
    monkeypatch.setattr("posse.server.table.live.WATCHERS", 8)

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


def test_of_many_who_come_at_once_a_table_is_told_in_one_breath(tmp_path: Path) -> None:
    """Else each newcomer would cost a message to each onlooker: five hundred of them a quarter of a million."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        onlookers = [await host.guest(f"guest {number}") for number in range(12)]
        await asyncio.sleep(0.5)
        ann.tap = []
        await asyncio.gather(*(one.watch(table) for one in onlookers))
        await until(lambda: ann.info[table].watching == 12, ann)
        await asyncio.sleep(0.5)
        heard = [message for _, message in ann.tap if isinstance(message, wire.TableInfo)]
        assert 1 <= len(heard) <= 5
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


async def sit_from(host: Place, token: str, address: str, table: str, seat: int) -> asyncio.StreamWriter:
    """A socket from that address, at the table; it takes the seat if it is free."""
    reader, writer = await raw_socket(host, f"Authorization: Bearer {token}", f"X-Forwarded-For: {address}")
    await asyncio.wait_for(reader.readuntil(b"welcome"), 20)
    writer.write(text({"type": "watch", "table": table, "id": 1}) + text({"type": "sit", "table": table, "seat": seat}))
    await until_true(lambda: all(visitor.seated() for visitor in host.house.crowd))
    return writer


@pytest.mark.parametrize("people", [1, 2], ids=["alone", "among one's own"])
def test_tables_of_one_s_own_keep_no_place_in_a_full_house(tmp_path: Path, people: int) -> None:
    """Nobody goes who plays with somebody from elsewhere, however long they think; sockets at own tables do."""

    async def run() -> None:
        async with place(sqlite(tmp_path), sockets=12, sockets_per_address=10, sockets_per_guest=20) as host:
            ann, bob = await Client.enter(host.url, "Ann"), await Client.enter(host.url, "Bob")
            table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2}))["table"]
            lines = [await sit_from(host, ann.token, "198.51.100.1", table, 0)]
            lines.append(await sit_from(host, bob.token, "198.51.100.2", table, 1))
            eves = [await Client.enter(host.url, f"Eve {number}") for number in range(2)]
            wish = {"game": "five-points", "seats": 2}
            own = [(await eves[0].post("/api/tables", wish))["table"] for _ in range(2)]
            for number in range(10):  # five sockets of a guest at a table
                seat, where = (0, own[number // 5]) if people == 1 else (number % 2, own[0])
                lines.append(await sit_from(host, eves[seat].token, f"2001:db8::{number:x}", where, seat))
            assert len(host.house.crowd) == 12
            cat = await Client.enter(host.url, "Cat")
            lines.append(await welcomed(host, cat.token, "198.51.100.7"))
            here = {visitor.person.id for visitor in host.house.crowd}
            assert {ann.guest, bob.guest, cat.guest} <= here and len(host.house.crowd) == 12
            for line in lines:
                line.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_an_address_with_very_many_places_makes_way_for_one_with_few(tmp_path: Path) -> None:
    """Where all play with people from elsewhere: a few addresses with names enough could hold a whole house."""

    async def run() -> None:
        async with place(sqlite(tmp_path), sockets=8, sockets_per_address=10, sockets_per_guest=20) as host:
            eves = [await Client.enter(host.url, f"Eve {number}") for number in range(2)]
            lines = []
            for number in range(4):
                table = (await eves[0].post("/api/tables", {"game": "five-points", "seats": 2}))["table"]
                for seat in range(2):
                    lines.append(await sit_from(host, eves[seat].token, f"192.0.2.{seat}", table, seat))
                assert len(host.house.crowd) == 2 * number + 2
            assert all(visitor.in_company(True) for visitor in host.house.crowd)
            cat = await Client.enter(host.url, "Cat")
            lines.append(await welcomed(host, cat.token, "198.51.100.7"))
            assert sorted(visitor.address for visitor in host.house.crowd).count("198.51.100.7") == 1
            for line in lines:
                line.close()

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


def test_of_several_forwarded_lines_the_last_counts(tmp_path: Path) -> None:
    """A client may send such a line itself; a proxy adds its own, to the same line or below."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            eve = await Client.enter(host.url, "Eve")
            bearer = f"Authorization: Bearer {eve.token}"
            for lines in (
                ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-For: 192.0.2.66"],
                ["X-Forwarded-For: 203.0.113.9, 192.0.2.66"],
                [
                    "X-Forwarded-For: 203.0.113.9",
                    "x-forwarded-for: 198.51.100.1, 192.0.2.66",
                    "X-Forwarded-For: 127.0.0.1",
                ],
            ):
                reader, writer = await raw_socket(host, bearer, *lines)
                await asyncio.wait_for(reader.readuntil(b"welcome"), 20)
                assert [visitor.address for visitor in host.house.crowd] == ["192.0.2.66"]
                writer.close()
                await until_true(lambda: not len(host.house.crowd))
            reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
            forged = "X-Forwarded-For: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.66"
            writer.write(f"GET /metrics HTTP/1.1\r\nHost: x\r\n{forged}\r\nConnection: close\r\n\r\n".encode())
            assert b" 403 " in await asyncio.wait_for(reader.readline(), 20), "nobody says that they are the operator"
            writer.close()

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
HALF_BODY = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"


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


@pytest.mark.parametrize("end", ["socket", "rubbish", "gone"])
def test_who_goes_before_all_is_answered_fills_no_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """Each request that was still to be answered was a traceback, with the loop that servers have. So was the answer
    written into a socket that was asked for behind them: browsers never do that."""
    loop = pytest.importorskip("uvloop")
    monkeypatch.setattr("posse.server.bounds.arrivals.LOG_EVERY", 1e9)  # what is logged is counted anew

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            eve = await Client.enter(host.url, "Eve")
            knock = f"GET /ws HTTP/1.1\r\nHost: x\r\n{HANDSHAKE}\r\nAuthorization: Bearer {eve.token}\r\n\r\n"
            last = {"socket": knock.encode(), "rubbish": b"rubbish\r\n\r\n", "gone": b""}[end]
            for _ in range(20):
                reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
                writer.write(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 3 + last)
                if end == "gone":
                    await asyncio.sleep(0.001)
                    writer.transport.abort()
                with contextlib.suppress(ConnectionError):
                    assert b" 101 " not in await asyncio.wait_for(reader.read(), 20)
                writer.close()
            await until_true(lambda: not host.house.door.callers)
            await asyncio.sleep(0.2)
            assert not len(host.house.crowd)
            cut = {"socket": "many requests", "rubbish": "no request"}.get(end)
            assert cut is None or host.house.door.cut[cut] == 20

    with asyncio.Runner(loop_factory=loop.new_event_loop) as runner:
        runner.run(asyncio.wait_for(run(), 60))
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("start", [HALF, HALF_BODY], ids=["head", "body"])
def test_half_requests_do_not_fill_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bytes) -> None:
    """The first of them go; whole requests are answered, and the log says so."""
    monkeypatch.setattr("posse.server.bounds.arrivals.REQUESTS", 20)

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


class Peer:
    """A caller, as the door knows it."""

    def __init__(self, peer: str, stage: str = "head") -> None:
        self.peer = peer
        self.near = neighbours(peer)
        self.gone = ""
        self.at = stage

    def stage(self) -> str:
        return self.at

    def hang_up(self, why: str) -> None:
        self.gone = why


def knock(peers: list[Peer]) -> None:
    """They come, one after the other."""
    door = Door(Config("sqlite://"))
    for peer in peers:
        door.come(cast(Caller, peer))
        for gone in [one for one in door.callers if one.gone]:  # type: ignore[attr-defined]
            door.go(gone)


def test_a_line_has_as_many_connections_as_one_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """The half of an IPv6 address that its owner chooses makes nobody somebody else."""
    monkeypatch.setattr("posse.server.bounds.arrivals.REQUESTS_PER_ADDRESS", 5)
    peers = [Peer(f"2001:db8::{number:x}") for number in range(1, 9)] + [Peer("2001:db8:0:1::1"), Peer("192.0.2.7")]
    knock(peers)
    assert [peer.gone for peer in peers] == ["address full"] * 3 + [""] * 7


def test_who_reads_slowly_at_many_lines_keeps_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all places are taken by answers, the address goes first that has most of them."""
    monkeypatch.setattr("posse.server.bounds.arrivals.REQUESTS", 9)
    slow = [Peer(f"192.0.2.{number % 2}", "answer") for number in range(8)]
    ann, ben, again = Peer("198.51.100.1", "answer"), Peer("198.51.100.2"), Peer("192.0.2.1", "answer")
    knock([*slow, ann, ben, again])
    assert [peer.gone for peer in slow] == ["full"] + [""] * 7
    assert (ann.gone, ben.gone, again.gone) == ("", "", "full")
    knock([*(crowd := [Peer("192.0.2.1", "answer") for _ in range(9)]), again := Peer("192.0.2.1", "answer")])
    assert not any(peer.gone for peer in crowd)
    assert again.gone == "full"


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
    monkeypatch.setattr("posse.server.bounds.arrivals.SECONDS", {"head": 0.6, "body": 0.6, "answer": 0.6})

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
