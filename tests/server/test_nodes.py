"""Several nodes over one PostgreSQL: people at different nodes play one game, and see the same."""

from __future__ import annotations

import asyncio
import gc
from functools import partial
from pathlib import Path

import pytest

from posse.server import wire
from posse.server.client import Client
from posse.server.node import sweeping
from tests.server.host import asked, place, play_random, sqlite, until, until_true
from tests.server.test_play import same_as_server, set_table


@pytest.mark.parametrize(("game", "seats"), [("five-points", 2), ("standoff", 3)])
def test_one_table_at_two_nodes(postgres: str, game: str, seats: int) -> None:
    async def run() -> None:
        async with place(postgres, duty_interval=0.2) as one, place(postgres, duty_interval=0.2) as two:
            clients = [await (one, two)[n % 2].guest(f"guest {n}") for n in range(seats + 1)]
            table = await set_table(one, game, seats, clients)
            players = [play_random(client, table, n, 12) for n, client in enumerate(clients)]
            await asyncio.wait_for(asyncio.gather(*players), 60)
            for n, client in enumerate(clients):
                same_as_server((one, two)[n % 2], table, [client])
            for client in clients:
                await client.close()

    asyncio.run(run())


def test_nothing_is_refused_because_of_old_news(postgres: str) -> None:
    """A node that has not heard what another wrote reads it before it says no."""

    async def run() -> None:
        async with place(postgres) as one, place(postgres) as two:
            ann, bob = await one.guest("Ann"), await two.guest("Bob")
            table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]}))["table"]
            for client in (ann, bob):
                await client.watch(table)
            one.house._refreshing.add(table)  # so it is deaf
            await bob.ask(wire.Sit(table, 1))
            assert not one.house.tables[table].sitting.chairs[1].taken
            await ann.ask(wire.Start(table))
            assert ann.info[table].status == "playing"
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_is_here_is_known_at_all_nodes(postgres: str) -> None:
    """A person at another node is present, and so can't be voted away; when that node stops, they are not."""

    async def run() -> None:
        async with place(postgres) as one:
            ann = await one.guest("Ann")
            async with place(postgres) as two:
                bob = await two.guest("Bob")
                table = await set_table(one, "five-points", 2, [ann, bob])
                await until(lambda: ann.info[table].seats[1].present, ann)
                await until(lambda: bob.info[table].seats[0].present, bob)
            await until(lambda: not ann.info[table].seats[1].present, ann)
            while (question := ann.seen[table, 0].question) is not None:  # until it is Bob's turn: only then he is late
                await ann.answer(table, 0, question.choices[0].choice)
            await ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))
            await until(lambda: ann.info[table].seats[1].stand_in == "random", ann)
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_watches_is_counted_over_all_nodes(postgres: str) -> None:
    """Three nodes say the same number; when one of them stops, its spectators are gone."""

    async def run() -> None:
        async with place(postgres) as one, place(postgres) as two:
            ann, bob, cat = await one.guest("Ann"), await two.guest("Bob"), await two.guest("Cat")
            table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]}))["table"]
            for client in (ann, bob, cat):
                await client.watch(table)

            def counts(client: Client, count: int) -> bool:
                return client.info[table].watching == count

            async with place(postgres) as three:
                dan = await three.guest("Dan")
                await dan.watch(table)

                async def everywhere(count: int) -> None:
                    for client in (ann, bob, dan):
                        await until(partial(counts, client, count), client)

                await everywhere(3)
                await bob.ask(wire.Sit(table, 1))
                await everywhere(2)
                await bob.ask(wire.Stand(table, 1))
                await everywhere(3)
            await until(lambda: ann.info[table].watching == 2, ann)
            await cat.close()
            await until(lambda: ann.info[table].watching == 1, ann)
            for client in (ann, bob, dan):
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_database_that_is_away_when_somebody_comes_fills_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Who comes and goes is told to other nodes by a task of its own: its failure was a traceback each time."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2}))["table"]
            await ann.watch(table)

            async def breaks(_payload: str) -> None:
                raise OSError("no such file")

            monkeypatch.setattr(host.house.store, "shout", breaks)
            monkeypatch.setattr(host.house.store, "postgres", True)
            host.house.presence.changed(table)
            monkeypatch.setattr(host.house.store, "postgres", False)
            await until_true(lambda: any(record.name == "posse.presence" for record in caplog.records))
            await ann.close()

    asyncio.run(run())
    gc.collect()
    assert [record.levelname for record in caplog.records if record.name in ("asyncio", "posse.presence")] == [
        "WARNING"
    ]


def test_a_choice_is_told_to_nodes_that_have_the_table_before_them(postgres: str) -> None:
    """Where all people of a table are at one node, the others hear nothing; who comes there later sees all of it."""

    async def choose(clients: list[Client], table: str, times: int) -> None:
        for _ in range(times):
            client, seat = await asked(clients, table)
            question = client.seen[table, seat].question
            assert question is not None
            await client.answer(table, seat, question.choices[0].choice)

    async def run() -> None:
        async with place(postgres) as one, place(postgres) as two:
            leases = one.house.store.leases
            assert leases is not None
            ann, bob, cat = await one.guest("Ann"), await one.guest("Bob"), await two.guest("Cat")
            table = await set_table(one, "five-points", 2, [ann, bob])
            await choose([ann, bob], table, 5)
            assert leases.notices == 0 and table not in two.house.tables
            await cat.watch(table)
            before = cat.seen[table, None].updates
            await choose([ann, bob], table, 3)
            assert leases.notices > 0
            game = one.house.tables[table].sitting.game
            assert game is not None and game.log is not None
            public = sum(event.known_to(None) for event in game.log)
            await until(lambda: len(cat.seen[table, None].events) == public, cat)
            assert cat.seen[table, None].updates > before
            await asyncio.gather(ann.close(), bob.close(), cat.close())

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_made_a_table_lets_go_of_it_when_its_people_are_elsewhere(postgres: str) -> None:
    """A table is made at the node that the wish came to; its people come to the one that its name leads to. The first
    would hear of every choice for as long as it keeps tables that nobody looks at."""

    async def run() -> None:
        async with place(postgres) as one, place(postgres) as two:
            ann, bob = await two.guest("Ann"), await two.guest("Bob")
            host = Client(one.url, ann.token)
            wish = {"game": "five-points", "seats": 2}
            table, alone = [(await host.post("/api/tables", wish))["table"] for _ in range(2)]
            await one.house.note_all()
            for live in one.house.tables.values():
                live.idle_since = 0  # long ago
            for client in (ann, bob):
                await client.watch(table)
            await ann.ask(wire.Sit(table, 0))
            while await two.house.store.heard_elsewhere([table]):
                await asyncio.sleep(0.01)
            assert table not in one.house.tables and alone in one.house.tables
            leases = two.house.store.leases
            assert leases is not None and leases.notices == 1
            await bob.ask(wire.Sit(table, 1))
            await ann.ask(wire.Start(table))
            await two.house.store.close()  # all that was to be told is told
            assert leases.notices == 1
            await asyncio.gather(ann.close(), bob.close())

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_lists_are_left_to_the_node_that_has_the_table_before_it(postgres: str) -> None:
    """Every node looks for tables of which the lists are behind. While people play, they always are a little: a node
    that took such a table up would hear of every choice from then on."""

    async def run() -> None:
        async with place(postgres, note_interval=3600.0) as one, place(postgres, note_interval=3600.0) as two:
            ann, bob = await one.guest("Ann"), await one.guest("Bob")
            table = await set_table(one, "five-points", 2, [ann, bob])
            leases = one.house.store.leases
            assert leases is not None
            await leases.renew()  # this machine may be busy for longer than a lease lasts
            await sweeping.note_forgotten(two.house)
            assert table not in two.house.tables
            await leases.far(table)
            await sweeping.note_forgotten(two.house)
            assert table in two.house.tables, "nobody else would do it"
            await leases.near(table)
            two.house._noted.clear()
            await sweeping.note_forgotten(two.house)
            assert two.house.is_noted(table), "of those who have it, none waits for the other"
            await asyncio.gather(ann.close(), bob.close())

    asyncio.run(asyncio.wait_for(run(), 60))
