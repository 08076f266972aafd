"""People without a name: they may look where anybody may, do nothing else, and keep nobody out."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from posse.server import wire
from posse.server.client import Client
from tests.server.host import Place, place, sqlite, until, until_true
from tests.server.test_people import choose, refused, told
from tests.server.test_play import set_table


async def nobody(host: Place) -> Client:
    client = Client(host.url, "")
    await client.connect()
    return client


def test_who_has_no_name_sees_what_a_spectator_sees(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        eve, zoe = await host.guest("Eve"), await nobody(host)
        await eve.watch(table)
        await zoe.watch(table)
        asked = next(client for client in (ann, bob) for (_, seat) in client.seen if client.seen[table, seat].question)
        await choose(asked, table, 0 if asked is ann else 1)
        await until(lambda: eve.seen[table, None].updates > 1, eve)
        await until(lambda: zoe.seen[table, None].updates > 1, zoe)
        assert list(zoe.seen) == [(table, None)]
        assert zoe.seen[table, None].view == eve.seen[table, None].view and zoe.seen[table, None].view["you"] is None
        assert zoe.seen[table, None].events == eve.seen[table, None].events
        await until(lambda: ann.info[table].watching == 2, ann)
        await zoe.close()
        await until(lambda: ann.info[table].watching == 1, ann)
        await eve.close()

    told(tmp_path, story)


def test_an_invitation_names_the_game_the_host_and_the_seats(tmp_path: Path) -> None:
    """Also of a host who has not sat down, and while somebody else does."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        made = await ann.post("/api/tables", {"game": "five-points", "seats": 3, "bots": ["", "", "random"]})
        zoe = await nobody(host)
        await zoe.watch(made["table"])
        info = zoe.info[made["table"]]
        assert (info.game, info.host_name, info.status, info.live) == ("five-points", "Ann", "open", True)
        assert [bool(seat.guest or seat.bot) for seat in info.seats] == [False, False, True]
        await bob.watch(made["table"])
        await bob.ask(wire.Sit(made["table"], 1))
        await until(lambda: zoe.info[made["table"]].seats[1].name == "Bob", zoe)
        await zoe.close()

    told(tmp_path, story)


def test_who_has_no_name_can_do_nothing_but_look(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        other = str((await ann.post("/api/tables", {"game": "five-points", "seats": 2}))["table"])
        zoe = await nobody(host)
        await zoe.watch(table)
        asks: list[Any] = [
            wire.Sit(other, 0), wire.Stand(table, 0), wire.SeatBot(other, 0, "random"), wire.Start(other),
            wire.Answer(table, 0, 0, 0, 0), wire.Look(table, 0), wire.Hint(table, 0), wire.Imagine(table, 0),
            wire.Undo(table, 0), wire.Concede(table, 0), wire.Say(table, text="hello"), wire.Close(table),
            wire.Rematch(table, 0),
        ]  # fmt: skip
        for ask in asks:
            assert await refused(zoe.ask(ask)) == "sign-in", ask
        assert await refused(zoe.watch(other)) == "too-many-watched", "one table is enough for one socket"
        assert await refused(zoe.post("/api/tables", {"game": "five-points", "seats": 2})) == "sign-in"
        assert await refused(zoe.post(f"/api/tables/{table}/branch", {"upto": 0, "seat": 0})) == "sign-in"
        await zoe.close()

    told(tmp_path, story)


def test_a_table_of_which_only_players_know_stays_theirs(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], watch=False)
        zoe = await nobody(host)
        assert await refused(zoe.watch(table)) == "not-watching"
        assert await refused(zoe.get(f"/api/tables/{table}/replay?upto=0")) == "not-watching"
        assert await refused(zoe.get(f"/api/tables/{table}/record")) == "not-watching"
        await zoe.close()

    told(tmp_path, story)


def test_a_moment_opens_without_a_name_and_through_nobodys_eyes(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        zoe, eve = Client(host.url, ""), await Client.enter(host.url, "Eve")
        moment = f"/api/tables/{table}/replay?upto=0"
        assert await zoe.get(moment) == await eve.get(moment)
        assert await refused(zoe.get(moment + "&seat=0")) == await refused(eve.get(moment + "&seat=0"))
        assert await refused(zoe.get(f"/api/tables/{table}/record")) == "not-over"

    told(tmp_path, story)


def test_a_house_with_a_password_shows_strangers_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), password="sesame") as host:
            ann = await Client.enter(host.url, "Ann", "sesame")
            table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]}))["table"]
            zoe = Client(host.url, "")
            for path in ("", "/replay", "/record"):
                assert await refused(zoe.get(f"/api/tables/{table}{path}")) == "sign-in"
            async with connect(host.url.replace("http", "ws") + "/watch") as socket:
                with pytest.raises(ConnectionClosed) as end:
                    await socket.recv()
            assert end.value.rcvd is not None and end.value.rcvd.code == 4401

    asyncio.run(run())


def test_the_nameless_of_one_address_ask_as_much_as_one_guest(tmp_path: Path) -> None:
    """A new socket, or a request without one, is no new purse."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        for _ in range(4):
            zoe = await nobody(host)
            await zoe.watch(table)
            await zoe.close()
        stranger = Client(host.url, "")
        answers = await asyncio.gather(
            *(stranger.get(f"/api/tables/{table}/replay?upto=0") for _ in range(60)), return_exceptions=True
        )
        assert sum(isinstance(answer, Exception) for answer in answers) > 30
        assert await ann.get("/api/me"), "who has a name is not kept out"

    told(tmp_path, story, rate=5.0)


def test_who_has_a_name_finds_a_place_among_the_nameless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a full table, and at a full house: the nameless go first, and never for one of their own but at the door."""
    monkeypatch.setattr("posse.server.table.live.WATCHERS", 3)

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        eve = await host.guest("Eve")
        await eve.watch(table)
        crowd = [await nobody(host) for _ in range(3)]
        for one in crowd[:2]:
            await one.watch(table)
        assert await refused(crowd[2].watch(table)) == "too-many-watchers"
        fay = await host.guest("Fay")
        await fay.watch(table)
        await until_true(lambda: not crowd[0].connected)
        assert eve.connected and crowd[1].connected
        more = [await host.guest(name) for name in ("Gil", "Hal", "Ida", "Joe")]  # there is room for eight
        await until_true(lambda: not crowd[1].connected and not crowd[2].connected)
        late = await nobody(host)
        await until_true(lambda: not late.connected)
        assert all(one.connected for one in (ann, bob, eve, fay, *more))
        for one in (eve, fay, late, *crowd, *more):
            await one.close()

    told(tmp_path, story, sockets=8)


def test_a_nameless_flood_sends_no_named_onlooker_away(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        eve = await host.guest("Eve")
        await eve.watch(table)
        flood = [await nobody(host) for _ in range(30)]
        await until_true(lambda: len(host.house.crowd) == 6)
        assert ann.connected and bob.connected and eve.connected
        for one in (eve, *flood):
            await one.close()

    told(tmp_path, story, sockets_per_address=6)
