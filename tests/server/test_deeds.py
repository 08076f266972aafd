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
from posse.server.node.pruning import forget_tables, prune_guests
from posse.server.node.ratings import Fold, folded
from posse.server.table.results import result
from posse.server.wire.deeds import GameLine, PlayLine, Tally
from tests.server.host import Place, place, play_random, sqlite, until
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
            await ann.post("/api/me/moments", wish)
            assert await refused(Client(host.url, "").get("/api/me/deeds")) == "sign-in"
            going = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]})
            assert await refused(ann.post("/api/me/moments", {**wish, "table": going["table"]})) == "not-over"
            await forget_tables(host.house.store, [table])
            await prune_guests(host.house.store, 0)
            found = await ann.get("/api/me/deeds")
            assert found["games"] == found["moments"] == found["stats"] == []
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


# ---- rated


def test_a_rated_table_and_what_it_counts_for(tmp_path: Path) -> None:
    """One seat each, no hints, nothing taken back; ratings are the player's, until they want to be seen."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            about = {"game": "five-points", "seats": 2, "rated": True, "public": True}
            assert await refused(ann.post("/api/tables", {**about, "sit": [0, 1]})) == "rated-one-seat"
            table = str((await ann.post("/api/tables", {**about, "sit": [0]}))["table"])
            (listed,) = await bob.get("/api/tables")
            assert listed["rated"] and (await bob.get(f"/api/tables/{table}"))["rated"]
            await ann.watch(table)
            await bob.watch(table)
            assert await refused(ann.ask(wire.Sit(table, 1))) == "rated-one-seat"
            await bob.ask(wire.Sit(table, 1))
            await ann.ask(wire.Start(table))
            asked = host.house.tables[table].sitting.asked()[0]
            whose = ann if asked == 0 else bob
            await until(lambda: (table, asked) in whose.seen and whose.seen[table, asked].question, whose)
            assert await refused(whose.ask(wire.Hint(table, asked))) == "no-hints"
            assert await refused(whose.ask(wire.Imagine(table, asked))) == "no-hints"
            question = whose.seen[table, asked].question
            assert question is not None
            await whose.ask(wire.Answer(table, asked, 0, question.number, question.choices[0].choice))
            assert await refused(whose.ask(wire.Undo(table, asked))) == "rated-no-undo"
            await bob.ask(wire.Concede(table, 1))
            found = await deeds_of(ann, 1)
            assert found["games"][0]["kind"] == "rated"
            (mine,) = found["ratings"]
            (theirs,) = (await bob.get("/api/me/deeds"))["ratings"]
            assert (mine["pool"], mine["games"]) == ("people", 1)
            assert mine["points"] > theirs["points"]
            # Nobody sees it, until Ann says so.
            stranger = Client(host.url, "")
            assert await stranger.get("/api/honour") == []
            assert await refused(bob.get(f"/api/guests/{ann.guest}")) == "not-shown"
            await ann.post("/api/me/settings", {"honour": True})
            (board,) = await stranger.get("/api/honour")
            assert [line["name"] for line in board["best"]] == ["Ann"] and board["best"][0]["points"] == mine["points"]
            assert await refused(stranger.get(f"/api/guests/{ann.guest}")) == "not-shown"
            await ann.post("/api/me/settings", {"profile": "all"})
            seen = await stranger.get(f"/api/guests/{ann.guest}")
            assert seen["ratings"] == [mine] and seen["stats"][0]["rivals"] == []
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_ratings_are_what_the_results_make_of_them() -> None:
    """People and bots apart; in pieces or whole, the same; who held two seats, or is forgotten, is not rated."""

    def game(number: int, *who: str) -> GameLine:
        plays = [
            PlayLine(one, rank + 1, "" if one == "marshal" else one, "marshal" if one == "marshal" else "")
            for rank, one in enumerate(who)
        ]
        return GameLine(str(number), "deadwood", "rated", number, 0, 0, plays)

    games = [game(1, "ann", "bob"), game(2, "ann", "marshal", "marshal"), game(3, "bob", "bob"), game(4, "ann", "bob")]
    games.append(game(5, "", "bob"))
    whole = folded(Fold(), games)
    parts = folded(folded(Fold(), games[:2]), games[2:])
    assert whole.games == parts.games == 5
    people, bots = whole.standings["people"], whole.standings["bots"]
    assert {name: one.games for name, one in people.items()} == {"ann": 2, "bob": 3}
    assert {name: one.games for name, one in bots.items()} == {"ann": 1, "bot:marshal": 1}
    assert people["ann"].points > people["bob"].points and bots["ann"].points > bots["bot:marshal"].points
    assert [one.points for one in parts.standings["people"].values()] == [one.points for one in people.values()]
