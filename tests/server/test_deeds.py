"""What somebody did: results are written once, whoever writes them, and survive whatever happens to the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from posse.server import wire
from posse.server.book import annals
from posse.server.book.schema import PLAYS, RESULTS
from posse.server.client import Client
from posse.server.table.results import result
from posse.server.wire.deeds import GameLine, PlayLine, Tally
from tests.server.host import Place, place, play_random, sqlite
from tests.server.test_people import refused


async def played(client: Client, **wish: Any) -> str:
    """A game against a bot, to its end."""
    about = {"game": "five-points", "seats": 2, "bots": ["", "random"], "sit": [0], **wish}
    table = str((await client.post("/api/tables", about))["table"])
    await client.watch(table)
    await client.ask(wire.Start(table))
    await play_random(client, table, 1)
    return table


async def deeds_of(client: Client, games: int) -> dict[str, Any]:
    """What somebody did, as soon as there are so many games."""
    for _ in range(900):
        found = dict(await client.get("/api/me/deeds"))
        if len(found["games"]) >= games:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("not so many games were ever written down")


async def rows(host: Place) -> tuple[int, int]:
    counts = [await host.house.store.rows(select(func.count().label("n")).select_from(t)) for t in (RESULTS, PLAYS)]
    return counts[0][0]["n"], counts[1][0]["n"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_game_is_kept_once(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    """Also when two nodes write it, when it was forgotten, and when the house is opened anew."""
    database = sqlite(tmp_path) if kind == "sqlite" else str(request.getfixturevalue("postgres"))

    async def run() -> None:
        async with place(database) as host:
            ann = await host.guest("Ann")
            table = await played(ann)
            found = await ann.get("/api/me/deeds")
            (line,) = found["games"]
            assert line["table"] == table and line["yours"] == [0] and line["plays"][0]["name"] == "Ann"
            ranks = (await ann.get(f"/api/tables/{table}"))["ranks"]
            assert [play["rank"] for play in line["plays"]] == ranks
            assert found["stats"][0]["all"] == {"played": 1, "won": int(ranks[0] == 1)}
            assert found["stats"][0]["bots"] == {"random": {"played": 1, "won": int(ranks[0] < ranks[1])}}
            again = result(await host.house.load(table))
            assert again is not None
            await asyncio.gather(*[annals.write(host.house.store, [again]) for _ in range(3)])
            assert await rows(host) == (1, 2)
            # As a database from before there were results.
            await host.house.store.execute(delete(PLAYS), delete(RESULTS))
            token = ann.token
            await ann.close()
        async with place(database, sweep_interval=0.05) as host:
            ann = Client(host.url, token)
            assert (await deeds_of(ann, 1))["games"] == [line]
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_moments_are_mine(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await played(ann, watch=False)
            wish = {"table": table, "upto": 3, "seat": 0, "note": " the  stab "}
            (kept,) = await ann.post("/api/me/moments", wish)
            assert (kept["upto"], kept["seat"], kept["note"], kept["game"]) == (3, 0, "the stab", "five-points")
            (kept,) = await ann.post("/api/me/moments", {**wish, "note": ""})
            assert await refused(bob.post("/api/me/moments", wish)) == "not-watching"
            assert await refused(ann.post("/api/me/moments", {**wish, "upto": 9999})) == "bad-moment"
            await bob.post("/api/me/moments/drop", {"moment": kept["moment"]})
            assert (await ann.get("/api/me/deeds"))["moments"] == [kept]
            assert await ann.post("/api/me/moments/drop", {"moment": kept["moment"]}) == []
            assert await refused(Client(host.url, "").get("/api/me/deeds")) == "sign-in"
            going = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]})
            assert await refused(ann.post("/api/me/moments", {**wish, "table": going["table"]})) == "not-over"
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_giving_up_is_a_result_and_what_goes_on_from_there_is_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            about = {"game": "bang-dice", "seats": 4, "bots": ["", *["random"] * 3], "sit": [0], "window": 0.2}
            table = str((await ann.post("/api/tables", about))["table"])
            await ann.watch(table)
            await ann.ask(wire.Start(table))
            await ann.ask(wire.Concede(table, 0))
            (line,) = (await deeds_of(ann, 1))["games"]
            assert line["plays"][0]["left"] and line["plays"][0]["rank"] == 4
            assert {play["role"] for play in line["plays"]} >= {"role-sheriff", "role-renegade"}
            fresh = (await ann.post(f"/api/tables/{table}/branch", {"upto": 1, "seat": 1, "level": "random"}))["table"]
            await ann.watch(fresh)
            await ann.ask(wire.Concede(fresh, 1))
            found = await deeds_of(ann, 2)
            assert [one["kind"] for one in found["games"]] == ["what-if", "friendly"]
            assert found["stats"][0]["all"]["played"] == 1
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_statistics() -> None:
    """By seat, role, level and rival; who held two seats counts for nothing."""

    def game(mine: int, *plays: PlayLine, kind: str = "friendly", live: bool = True, more: int = -1) -> GameLine:
        yours = [mine] if more < 0 else [mine, more]
        return GameLine("t", "bang-dice", kind, 0, 60_000, 10, list(plays), live, yours)

    me, bob = PlayLine("Me", 1, "me", role="role-sheriff"), PlayLine("Bob", 2, "bob")
    lost, bot = PlayLine("Me", 3, "me", role="role-outlaw"), PlayLine("Ada", 1, bot="marshal")
    (found,) = annals.deeds(
        [
            game(0, me, bob, bot),
            game(1, bob, lost, bot, live=False),
            game(0, me, bob, kind="what-if"),
            game(0, me, bob, more=1),
        ]
    )
    assert found.all == Tally(2, 1) and found.length == 60_000 and found.choices == 10
    assert found.seats == {0: Tally(1, 1), 1: Tally(1, 0)}
    assert found.roles == {"role-outlaw": Tally(1, 0), "role-sheriff": Tally(1, 1)}
    assert found.bots == {"marshal": Tally(2, 0)}
    (rival,) = found.rivals
    assert (rival.name, rival.played, rival.ahead, rival.behind) == ("Bob", 2, 1, 1)
