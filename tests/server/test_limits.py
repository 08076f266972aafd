"""Everything is bounded, and whatever a stranger sends gets a clear error and changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from posse.server import wire
from posse.server.book.guests import Person
from posse.server.bounds.limits import LARGEST_FRAME, LARGEST_MESSAGE, SLOW_ADDRESS, SLOW_ALL, SLOW_GUEST
from posse.server.client import Client, Refused
from posse.server.node.crowd import Slow
from tests.server.host import Place, asked, place, play_random, sqlite, until_true
from tests.server.test_play import set_table


def nonsense(luck: random.Random, table: str, seen: dict[str, Any]) -> str | bytes:
    """A message that must not do anything: malformed, oversized, stale, for a foreign seat, or out of order."""
    right = {"type": "answer", "table": table, **seen}
    kind = luck.randrange(14)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    if kind == 1:
        return json.dumps(right)[: luck.randrange(1, 40)]
    if kind == 2:
        return json.dumps({**right, "padding": "x" * luck.randrange(LARGEST_MESSAGE, 3 * LARGEST_MESSAGE)})
    if kind == 3:
        return json.dumps({**right, "question": seen["question"] - luck.randrange(1, 5)})
    if kind == 4:
        return json.dumps({**right, "question": seen["question"] + luck.randrange(1, 10**9)})
    if kind == 5:
        return json.dumps({**right, "seat": luck.choice([1 - seen["seat"], 2, -1, 10**12])})
    if kind == 6:
        return json.dumps({**right, "era": luck.randrange(1, 10**6)})
    if kind == 7:
        return json.dumps({**right, "choice": luck.choice([-1, 10**15, 2**70, 10_000])})
    if kind == 8:
        return json.dumps(
            {**right, luck.choice(["seat", "choice", "era"]): luck.choice([None, "1", 1.5, [], {}, True])}
        )
    if kind == 9:
        return json.dumps({"type": luck.choice(["", "ANSWER", "made", "chose", "table", "update"]), "table": table})
    if kind == 10:
        return json.dumps({"type": luck.choice(["start", "close", "rematch", "resume"]), "table": table, "seat": 0})
    if kind == 11:
        return json.dumps({**right, "table": luck.choice(["", "x" * 30, "../..", "' OR 1=1 --", "\u0000"])})
    if kind == 12:
        return "[" * luck.randrange(1, 5000)
    return json.dumps(luck.choice([[], 7, "x", None, [right], {"type": "vote"}, {"type": "say", "table": table}]))


async def storm(host: Place, count: int, seed: int) -> None:
    """So many of them, from a player whose turn it is, in the middle of a game; then the game is played to its end."""
    ann, bob = await host.guest("Ann"), await host.guest("Bob")
    table = await set_table(host, "five-points", 2, [ann, bob])
    live = host.house.tables[table]
    before = live.sitting.entries
    luck = random.Random(seed)
    errors = 0
    client, seat = await asked([ann, bob], table)
    question = client.seen[table, seat].question
    assert question is not None
    right = {"seat": seat, "era": 0, "question": question.number, "choice": question.choices[0].choice}
    client.tap = []
    for _ in range(count // 50):
        for _ in range(50):
            await client.send_raw(nonsense(luck, table, right))
        await client.ask(wire.Ping())
        answers = [message for _, message in client.tap]
        assert all(isinstance(message, wire.Error | wire.Done) for message in answers), answers
        assert sum(isinstance(message, wire.Error) for message in answers) == 50
        assert all(m.text and m.words.key for m in answers if isinstance(m, wire.Error))
        errors += 50
        client.tap.clear()
    assert live.sitting.entries == before and errors == count // 50 * 50
    await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
    await ann.close()
    await bob.close()


def test_nonsense_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), rate=1e9) as host:
            await storm(host, 2000, 7)

    asyncio.run(run())


def test_what_is_too_large_is_refused_and_what_is_far_too_large_closes_the_door(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await Client.enter(host.url, "Ann")
            address, headers = host.url.replace("http", "ws") + "/ws", {"authorization": f"Bearer {ann.token}"}
            async with connect(address, additional_headers=headers) as socket:
                await socket.recv()
                for large in ("x" * (LARGEST_MESSAGE + 1), ["x" * 1000] * 200):
                    await socket.send(large)
                    assert "too-large" in str(await socket.recv())
                await socket.send('{"type":"ping","id":7}')
                assert '"id":7' in str(await socket.recv()), "the door is still open"
            for huge in ("x" * (LARGEST_FRAME + 1), ["x" * 1000] * 300, [""] * 600):
                async with connect(address, additional_headers=headers) as socket:
                    await socket.recv()
                    with contextlib.suppress(ConnectionClosed):
                        await socket.send(huge)
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    asyncio.run(asyncio.wait_for(run(), 30))


@pytest.mark.parametrize(
    "frames",
    [
        b"\x81\x02hi",  # not masked
        b"\xc1\x82\0\0\0\0hi",  # compressed, but that was not agreed
        b"\x80\x82\0\0\0\0hi",  # goes on with nothing
        b"\x01\x81\0\0\0\0a\x81\x81\0\0\0\0b",  # a message within another
        b"\x09\x81\0\0\0\0a",  # half a ping
        b"\x83\x81\0\0\0\0a",  # of no kind
    ],
)
def test_frames_that_are_no_frames(tmp_path: Path, frames: bytes) -> None:
    """The connection is closed with 1002; and pings in the middle of a message are answered."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await Client.enter(host.url, "Ann")
            reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
            wish = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
            head = f"GET /ws HTTP/1.1\r\nHost: x\r\n{wish}\r\nSec-WebSocket-Key: {'A' * 22}=="
            writer.write(f"{head}\r\nAuthorization: Bearer {ann.token}\r\n\r\n".encode())
            assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
            writer.write(b"\x01\x88\0\0\0\0" + b'{"type":' + b"\x89\x81\0\0\0\0p")
            await reader.readuntil(b"\x8a\x01p")
            writer.write(b"\x80\x8f\0\0\0\0" + b'"ping","id": 8}')
            await reader.readuntil(b'"id":8}]')
            writer.write(frames[:1])
            await asyncio.sleep(0.01)
            writer.write(frames[1:])
            goodbye = await reader.readexactly(4)
            assert (goodbye[0], goodbye[2:]) == (0x88, b"\x03\xea")
            writer.close()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_who_sends_too_fast_is_told_and_then_cut(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), rate=10.0) as host:
            ann = await host.guest("Ann")
            ann.tap = []
            for _ in range(400):
                try:
                    await ann.send_raw('{"type":"ping"}')
                except ConnectionClosed:
                    break
            await until_true(lambda: not ann.connected)
            assert any(isinstance(m, wire.Error) and m.words.key == "too-fast" for _, m in ann.tap)
            await ann.close()

    asyncio.run(run())


def test_who_is_too_fast_hears_which_message_it_was(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), rate=5.0) as host:
            ann = await host.guest("Ann")
            several = [asyncio.wait_for(ann.ask(wire.Ping()), 20) for _ in range(20)]
            answers = await asyncio.gather(*several, return_exceptions=True)
            refused = [answer for answer in answers if isinstance(answer, Refused)]
            assert refused and {answer.key for answer in refused} == {"too-fast"}
            assert not any(isinstance(answer, TimeoutError) for answer in answers)
            await ann.close()

    asyncio.run(run())


def test_going_and_coming_again_has_its_price(tmp_path: Path) -> None:
    """Each time one is shown everything; else eighteen messages of the twenty at once would be nine whole tables."""

    async def run() -> None:
        async with place(sqlite(tmp_path), rate=10.0) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            eve = await host.guest("Eve")
            shown = 0
            with contextlib.suppress(Refused):
                for _ in range(9):
                    await eve.ask(wire.Watch(table))
                    shown += 1
                    await eve.ask(wire.Leave(table))
            assert 1 <= shown <= 4
            for client in (ann, bob, eve):
                await client.close()

    asyncio.run(run())


class Deaf:
    """A socket that never reads, as the crowd knows it."""

    def __init__(self, guest: str, address: str, size: int, plays: bool = False) -> None:
        self.person, self.address, self.size, self.plays = Person(guest, guest), address, size, plays
        self.tables: dict[str, Any] = {}
        self.active = 0.0

    def waiting(self) -> int:
        return self.size

    def in_company(self, elsewhere: bool) -> bool:
        return False

    def seated(self) -> bool:
        return self.plays

    def make_way(self) -> None: ...

    def end(self) -> None: ...

    def cut_off(self) -> None:
        self.size = 0


@pytest.mark.parametrize(
    ("guests", "addresses", "most"), [(1, 1, SLOW_GUEST), (500, 1, SLOW_ADDRESS), (500, 500, SLOW_ALL)]
)
def test_slow_readers_together_keep_little(guests: int, addresses: int, most: int) -> None:
    slow = Slow()
    deaf = [Deaf(f"g{n % guests}", f"a{n % addresses}", 900_000, plays=n == 0) for n in range(500)]
    for one in deaf:
        for gone in slow.note(one):
            gone.cut_off()
    assert most - 900_000 < sum(one.size for one in deaf) <= most
    assert deaf[0].size, "who plays goes last"
    for one in deaf:
        slow.forget(one)
    assert not slow._members and not slow._sums


def test_who_has_read_meanwhile_is_not_cut() -> None:
    slow = Slow()
    deaf = [Deaf("g", "a", 900_000) for _ in range(2)]
    assert not [gone for one in deaf for gone in slow.note(one)]
    deaf[0].size = 0
    assert slow.note(Deaf("g", "a", 900_000)) == []


def test_who_reads_too_slowly_is_cut_and_resumes(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), rate=1e9) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            live = host.house.tables[table]
            watcher = next(w for w in live.watchers if w.guest == bob.guest)
            for _ in range(5000):
                watcher.send(b'{"type":"done","id":%d}' % 10**300)
            assert host.house.metrics.cut == 1
            await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
            await ann.close()
            await bob.close()

    asyncio.run(run())


def test_pages_from_elsewhere(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await Client.enter(host.url, "Ann")
            address = host.url.replace("http", "ws") + "/ws"
            cookie = {"cookie": f"posse_guest={ann.token}"}
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers={**cookie, "origin": "http://evil.example"})
            async with connect(address, additional_headers={**cookie, "origin": host.url}) as socket:
                assert "welcome" in str(await socket.recv())
            async with connect(address) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()

    asyncio.run(run())


def test_bounds(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), tables_per_guest=3, guests_per_minute=4.0) as host:
            ann = await Client.enter(host.url, "Ann")
            for _ in range(3):
                await ann.post("/api/tables", {"game": "five-points", "seats": 2})
            for wish, key in [
                ({"game": "five-points", "seats": 2}, "too-many-tables"),
                ({"game": "five-points", "seats": 2, "window": 1e9}, "bad-table"),
                ({"game": "five-points", "seats": 2, "bots": ["random"] * 5}, "no-such-seat"),
                ({"game": "five-points", "seats": 2, "options": {"x": "y" * 20_000}}, "too-large"),
            ]:
                with pytest.raises(Refused) as problem:
                    await ann.post("/api/tables", wish)
                assert problem.value.key == key
            for name in ("", "   ", "x" * 33):
                with pytest.raises(Refused, match="name"):
                    await Client.enter(host.url, name)
            # On a very slow machine, one more may come in in the meantime, but not all of them.
            several = [Client.enter(host.url, "Eve") for _ in range(5)]
            answers = await asyncio.gather(*several, return_exceptions=True)
            assert any(isinstance(answer, Refused) and answer.key == "too-fast" for answer in answers)

    asyncio.run(run())


def test_headers_health_and_metrics(tmp_path: Path) -> None:
    import urllib.request

    def get(url: str) -> tuple[dict[str, str], str]:
        with urllib.request.urlopen(url, timeout=10) as answer:
            return {k.lower(): v for k, v in answer.headers.items()}, answer.read().decode()

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            headers, text = await asyncio.to_thread(get, host.url + "/")
            assert "default-src 'self'" in headers["content-security-policy"] and "Posse" in text
            assert (await asyncio.to_thread(get, host.url + "/healthz"))[1] == "ok\n"
            assert "posse_choices_total" in (await asyncio.to_thread(get, host.url + "/metrics"))[1]
            assert "why-stale" in (await asyncio.to_thread(get, host.url + "/api/words/pl"))[1]
            assert "title" in (await asyncio.to_thread(get, host.url + "/api/games/five-points/words/en"))[1]
            assert "FP-" in (await asyncio.to_thread(get, host.url + "/api/games/five-points/rules?lang=pl"))[1]

            request = urllib.request.Request(
                host.url + "/api/guests", b'{"name":"Ann"}', {"origin": host.url, "content-type": "application/json"}
            )
            with await asyncio.to_thread(urllib.request.urlopen, request) as answer:
                cookie = answer.headers["set-cookie"].lower()
                assert "httponly" in cookie and "samesite=lax" in cookie
                assert "token" not in json.loads(answer.read()), "a browser keeps it in the cookie only"

    asyncio.run(run())
