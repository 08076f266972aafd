"""Tournaments: tables make themselves, round after round, each once; standings come of the results."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

from posse.server import wire
from posse.server.book import cups
from posse.server.client import Client
from posse.server.node import cups as hall
from posse.server.wire.cups import CupSeat, CupTable
from tests.server.host import Place, place
from tests.server.test_people import refused

WISH = {"name": "Autumn cup", "game": "five-points", "seats": 2, "rounds": 2}


async def played(host: Place, people: dict[str, Client], table: dict[str, Any]) -> None:
    """Whoever sits first begins, and the other one gives up."""
    first, second = (people[seat["guest"]] for seat in table["seats"])
    ident = table["table"]
    await first.watch(ident)
    await second.watch(ident)
    seats = [seat.guest for seat in first.info[ident].seats]
    assert await refused(first.ask(wire.Stand(ident, seats.index(first.guest)))) == "cup-seats"
    await second.ask(wire.Start(ident))
    await second.ask(wire.Concede(ident, seats.index(second.guest)))
    await host.house.note_all()


def test_two_rounds_with_a_bye(database: str) -> None:
    async def run() -> None:
        async with place(database, sweep_interval=1000.0) as host:
            clients = [await host.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")]
            people = {client.guest: client for client in clients}
            ann, bob = clients[0], clients[1]
            assert await refused(ann.post("/api/cups", {**WISH, "seats": 9})) == "bad-table"
            cup = (await ann.post("/api/cups", WISH))["cup"]
            address = f"/api/cups/{cup}"
            assert await refused(ann.post(f"{address}/begin", {})) == "cup-few"
            for client in (*clients, bob):
                found = await client.post(f"{address}/enter", {})
            assert len(found["standings"]) == 5 and not found["runs"] and found["entered"]
            assert await refused(bob.post(f"{address}/begin", {})) == "not-host"
            found = await ann.post(f"{address}/begin", {})
            assert await refused(bob.post(f"{address}/enter", {})) == "cup-begun"
            assert (found["state"], found["round"], len(found["tables"])) == ("playing", 1, 3)
            sat = [line["table"] for line in (await bob.get("/api/me"))["tables"]]
            assert len(sat) == sum(
                bob.guest in str(table["seats"]) and table["table"] != "" for table in found["tables"]
            )
            first = [table for table in found["tables"] if table["table"]]
            await played(host, people, first[0])
            assert (await ann.get(address))["round"] == 1
            await played(host, people, first[1])
            # However many nodes find that a round is over, one makes the next.
            await asyncio.gather(*[hall.go_on(host.house) for _ in range(4)])
            found = await Client(host.url, "").get(address)
            second = [table for table in found["tables"] if table["round"] == 2]
            assert found["round"] == 2 and len(second) == 3
            met = [{seat["guest"] for seat in table["seats"]} for table in first]
            for table in second:
                assert {seat["guest"] for seat in table["seats"]} not in met
                if table["table"]:
                    await played(host, people, table)
            byes = [table["seats"][0]["guest"] for table in found["tables"] if not table["table"]]
            assert len(set(byes)) == 2
            found = await ann.get(address)
            assert found["state"] == "over"
            points = [line["points"] for line in found["standings"]]
            assert sum(points) == 6.0 and all(one >= other for one, other in pairwise(points))
            assert [line["name"] for line in await bob.get("/api/cups")] == ["Autumn cup"]
            for client in clients:
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_who_leaves_is_drawn_no_more_and_a_table_that_is_closed_counts_for_nothing(database: str) -> None:
    async def run() -> None:
        async with place(database, sweep_interval=1000.0) as host:
            clients = [await host.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan")]
            people = {client.guest: client for client in clients}
            ann, bob = clients[0], clients[1]
            cup = (await ann.post("/api/cups", {**WISH, "rounds": 5, "rated": False}))["cup"]
            for client in clients:
                await client.post(f"/api/cups/{cup}/enter", {})
            found = await ann.post(f"/api/cups/{cup}/begin", {})
            mine = next(table for table in found["tables"] if bob.guest in str(table["seats"]))
            other = next(table for table in found["tables"] if table is not mine)
            await played(host, people, other)
            await ann.watch(mine["table"])
            await ann.ask(wire.Close(mine["table"]))
            found = await bob.post(f"/api/cups/{cup}/leave", {})
            assert found["round"] == 2 and not found["entered"]
            assert bob.guest not in str([table for table in found["tables"] if table["round"] == 2])
            assert [table["status"] for table in found["tables"] if table["round"] == 1].count("closed") == 1
            for client in clients[2:]:
                await client.post(f"/api/cups/{cup}/leave", {})
            for table in (await ann.get(f"/api/cups/{cup}"))["tables"]:
                if table["status"] == "open":
                    await ann.watch(table["table"])
                    await ann.ask(wire.Close(table["table"]))
            await host.house.note_all()
            assert (await ann.get(f"/api/cups/{cup}"))["state"] == "over"
            for client in clients:
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_standings() -> None:
    """Points are the share of those left behind; a bye is won; between equals, who had the better rivals."""

    def table(number: int, *seats: tuple[str, int]) -> CupTable:
        return CupTable(number, f"t{number}", "over", [CupSeat(who, who, rank) for who, rank in seats])

    people = [{"guest": who, "name": who, "plays": who != "eve"} for who in ("ann", "bob", "cleo", "dan", "eve", "fay")]
    tables = [
        table(1, ("ann", 1), ("bob", 2), ("cleo", 2)),
        CupTable(1, "", "bye", [CupSeat("dan", "dan", 0)]),
        table(2, ("dan", 1), ("ann", 2)),
        CupTable(2, "t9", "open", [CupSeat("bob", "bob", 0), CupSeat("eve", "eve", 0)]),
    ]
    found = cups.standings(people, tables)
    assert [(line.name, line.points) for line in found] == [
        ("dan", 2.0), ("ann", 1.0), ("bob", 0.25), ("cleo", 0.25), ("fay", 0.0),
    ]  # fmt: skip
    assert found[0].byes == 1 and found[1].against == 2.5
    assert cups.met(tables)[frozenset(("bob", "eve"))] == 1 and cups.met(tables)[frozenset(("bob", "dan"))] == 0
