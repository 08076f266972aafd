"""Somebody who means no good: floods, foreign pages, peeping, and tables that are to be brought to a standstill."""

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

from posse.kernel.game import Game
from posse.server import requests, wire
from posse.server.client import Client, Lost, Refused
from posse.server.errors import No
from posse.server.limits import LONGEST_CHAT, LONGEST_TEXT, QUEUE
from posse.server.sockets import LARGEST_FRAME, Socket
from posse.server.store import Store, StoreClosed, now
from tests.kernel.standoff import THIEF
from tests.server.host import Place, asked, place, play_random, sqlite, until, until_true
from tests.server.test_people import choose, refused, told
from tests.server.test_play import set_table
from tests.server.test_windows import evening

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
    return [connection.socket for connection in host.house.open_sockets]  # type: ignore[attr-defined]


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
                sitting.fold(now(), requests.say(sitting, ann.guest, "Ann" * 10, said))
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


def test_two_rematches_at_once_are_one(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        await ann.ask(wire.Concede(table, 0))
        await until(lambda: bob.info[table].status == "over", bob)
        one, two = await asyncio.gather(ann.ask(wire.Rematch(table, 0)), bob.ask(wire.Rematch(table, 1)))
        assert one.table == two.table
        mine = [line["table"] for line in (await ann.get("/api/me"))["tables"] if line["status"] == "open"]
        assert mine == [one.table]

    told(tmp_path, story)


def test_a_bot_that_is_sent_away_and_called_again_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taken over, given back before the bot has chosen, and taken over again: the same question is still open."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        other = bob if client is ann else ann
        live = host.house.tables[table]

        async def call_a_bot() -> None:
            await client.close()
            await until(lambda: not other.info[table].seats[seat].present, other)
            await other.ask(wire.Propose(table, 1 - seat, "takeover", 0, seat, "random"))
            await until(lambda: other.info[table].seats[seat].stand_in == "random", other)

        sent_away = asyncio.Event()

        async def think(game: Game, seat: int, _level: str) -> int:
            await sent_away.wait()
            question = game.question(seat)
            return -1 if question is None else question.choices[0]

        monkeypatch.setattr(host.house.bots, "think", think)
        await call_a_bot()
        await client.connect()
        await client.watch(table)
        sent_away.set()
        await until_true(lambda: not live.minder.busy)
        assert not live.sitting.choices(), "the bot has nothing to do here any more"
        await call_a_bot()
        await until_true(lambda: live.sitting.choices() > 0)

    told(tmp_path, story)


def test_who_is_back_is_not_voted_away(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        cat = await host.guest("Cat")
        table = await set_table(host, "five-points", 3, [ann, bob, cat])
        await cat.close()
        await until(lambda: not ann.info[table].seats[2].present, ann)
        await ann.ask(wire.Propose(table, 0, "takeover", 0, 2, "random"))
        await until(lambda: bob.info[table].proposal is not None, bob)
        proposal = bob.info[table].proposal
        assert proposal is not None
        await cat.connect()
        await cat.watch(table)
        assert await refused(bob.ask(wire.Vote(table, 1, proposal.number, True))) == "no-proposal"
        assert not bob.info[table].seats[2].stand_in
        await cat.close()

    told(tmp_path, story)


def test_when_two_of_three_are_away_the_third_can_go_on(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        cat = await host.guest("Cat")
        table = await set_table(host, "five-points", 3, [ann, bob, cat])
        await cat.close()
        await bob.close()
        await until(lambda: not any(seat.present for seat in ann.info[table].seats[1:]), ann)
        for seat in (1, 2):
            await ann.ask(wire.Propose(table, 0, "takeover", 0, seat, "random"))
            await until(lambda seat=seat: ann.info[table].seats[seat].stand_in == "random", ann)

    told(tmp_path, story)


def test_time_can_not_be_won_by_taking_back(tmp_path: Path) -> None:
    """What a choice has added to the clock goes when the choice goes."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], clock={"seconds": 60.0, "increment": 30.0})
        client, seat = await asked([ann, bob], table)
        question = client.seen[table, seat].question
        assert question is not None
        final = set((await client.ask(wire.Look(table, seat))).final)
        free = next(choice.choice for choice in question.choices if choice.choice not in final)
        for era in range(3):
            await client.answer(table, seat, free)
            await client.ask(wire.Undo(table, seat))
            await until(lambda era=era: client.seen[table, seat].era == era + 1, client)
        clock = client.info[table].seats[seat].clock
        assert clock is not None and clock <= 60.0

    told(tmp_path, story)


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
                await until(lambda c=client, s=seat: c.seen[table, s].question is not None, client)
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
            await until_true(lambda: len(host.house.open_sockets) == 3)
            await inside[0].connect()
            await inside[0].ask(wire.Ping())
            for client in (*several, ann):
                with contextlib.suppress(Lost):
                    await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_nobody_is_taken_over_who_has_just_gone(tmp_path: Path) -> None:
    """A page that is loaded again is away for a moment; a slow table waits for a day."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        quick = await set_table(host, "five-points", 2, [ann, bob])
        slow = await set_table(host, "five-points", 2, [ann, bob], live=False)
        await bob.close()
        for table in (quick, slow):
            await until(lambda table=table: not ann.info[table].seats[1].present, ann)
            wish = wire.Propose(table, 0, "takeover", 0, 1, "random")
            assert await refused(ann.ask(wish)) == "not-away"
        host.house.tables[quick].left[bob.guest] -= 3_600_000
        host.house.tables[slow].sitting.asked_at -= 24 * 3_600_000
        for table in (quick, slow):
            await ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))
            assert ann.info[table].seats[1].stand_in == "random"

    told(tmp_path, story, away_after=3600.0)


def test_who_signed_out_at_another_node_is_out(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.guests.REMEMBERED", 0.0)

    async def run() -> None:
        async with place(postgres) as one, place(postgres) as two:
            ann = await Client.enter(one.url, "Ann")
            elsewhere = Client(two.url, ann.token)
            assert (await elsewhere.get("/api/me"))["name"] == "Ann"
            await ann.post("/api/me/leave", {})
            assert await elsewhere.get("/api/me") is None

    asyncio.run(asyncio.wait_for(run(), 60))


def test_minding_goes_on_when_the_database_is_back(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that could not ask for its duty asks again."""

    async def run() -> None:
        async with place(postgres, duty_interval=0.05) as host:
            ann = await host.guest("Ann")
            wish = {"game": "five-points", "seats": 2, "bots": ["random", "random"]}
            table = (await ann.post("/api/tables", wish))["table"]
            await ann.watch(table)
            store = host.house.store
            engine, tries = store.engine, []

            class Away:
                def execution_options(self, **_options: object) -> Any:
                    tries.append(1)
                    raise OSError("nobody there")

                def __getattr__(self, name: str) -> Any:
                    return getattr(engine, name)

            monkeypatch.setattr(store, "engine", Away())
            await ann.ask(wire.Start(table))
            await until_true(lambda: len(tries) > 1)
            monkeypatch.setattr(store, "engine", engine)
            await until_true(lambda: host.house.tables[table].sitting.choices() > 2)
            await ann.close()

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


def test_what_could_not_be_written_down_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that ended only in memory is not over: no seed, no record."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        append = host.house.store.append

        async def fail(*_: object) -> None:
            raise StoreClosed

        monkeypatch.setattr(host.house.store, "append", fail)
        assert await refused(ann.ask(wire.Concede(table, 0))) == "try-again"
        monkeypatch.setattr(host.house.store, "append", append)
        assert await refused(ann.text(f"/api/tables/{table}/record")) == "not-over"
        assert not (await ann.get(f"/api/tables/{table}")).get("seed")
        client, seat = await asked([ann, bob], table)
        await choose(client, table, seat)

    told(tmp_path, story)


def test_who_could_not_begin_to_watch_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        await bob.ask(wire.Leave(table))
        await until(lambda: not ann.info[table].seats[1].present, ann)
        await ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))
        append = host.house.store.append

        async def fail(*_: object) -> None:
            raise StoreClosed

        monkeypatch.setattr(host.house.store, "append", fail)
        assert await refused(bob.watch(table)) == "try-again"
        monkeypatch.setattr(host.house.store, "append", append)
        live = host.house.tables[table]
        assert 1 not in live.present()
        await bob.watch(table)
        assert 1 in live.present()
        await bob.close()
        await until_true(lambda: 1 not in live.present())

    told(tmp_path, story)


def test_a_book_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can make a table that takes for ever to be read; but the game is played to its end."""
    monkeypatch.setattr("posse.server.tables.MOST_ENTRIES", 12)
    monkeypatch.setattr("posse.server.requests.MOST_TAKEN_BACK", 0)

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        await choose(client, table, seat)
        assert await refused(client.ask(wire.Undo(table, seat))) == "book-full"
        for n in range(7):
            await ann.ask(wire.Order(table, 0, "turn", ("ask", "never")[n % 2]))
        assert await refused(ann.ask(wire.Order(table, 0, "turn", "always", 0, 0))) == "book-full"
        assert await refused(bob.ask(wire.Say(table, 0, "hello"))) == "book-full"
        await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
        assert ann.info[table].status == "over"

    told(tmp_path, story)


def test_a_slow_window_lasts_a_day_whatever_happens_to_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0, tables_per_guest=5000) as host:
            players = [await host.guest(f"player {n}") for n in range(3)]
            watcher = await host.guest("watcher")
            this = await evening(players, watcher, THIEF, [], live=False)
            await players[2].ask(wire.Order(this.table, 2, "react", "ask"))
            await this.answer(0, 0)
            await until_true(lambda: host.house.tables[this.table].sitting.window_is_open())
            for client in [*players, watcher]:
                await client.close()
            longer_ago = text("UPDATE entries SET at = at - 24 * 3600 * 1000")
            await host.house.store.execute(longer_ago)
        async with place(sqlite(tmp_path)) as again:
            await until_true(lambda: this.table in again.house.tables)
            sitting = again.house.tables[this.table].sitting
            await until_true(lambda: not sitting.window_is_open())

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_watches_already_is_told_nothing_twice(tmp_path: Path) -> None:
    """A second `watch` may cross with news: its marks are older than what the same connection was sent since."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        seen = client.seen[table, seat]
        before = wire.Mark(seat, seen.era, len(seen.events))
        await choose(client, table, seat)
        await until(lambda: len(seen.events) > before.events, client)
        await client.ask(wire.Watch(table, 0, [before]))
        await client.ask(wire.Watch(table))
        other = bob if client is ann else ann
        await asyncio.gather(play_random(client, table, 1), play_random(other, table, 2))

    told(tmp_path, story)
