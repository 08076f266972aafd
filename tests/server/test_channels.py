"""A channel of a table's own: it hears whose turn it is, once a turn, and nothing that not all may know."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from sqlalchemy import select

from posse.server.book.schema import WAYS
from posse.server.node.calling import for_all
from posse.server.node.pruning import prune_guests
from posse.server.table.turns import Turn
from tests.server.host import asked, place, sqlite, until_true
from tests.server.postman import HOUSE, Service, service
from tests.server.test_calls import SOON
from tests.server.test_people import refused
from tests.server.test_play import set_table


def test_a_table_tells_its_channel_whose_turn_it_is(tmp_path: Path) -> None:
    async def run(ours: Service) -> None:
        async with place(sqlite(tmp_path), services=(ours.url,), address=HOUSE, **SOON) as host:
            ann, bob = await host.guest("Ann"), await host.guest("<@everyone>")
            await ann.post("/api/me/settings", {"language": "pl"})
            table = await set_table(host, "five-points", 2, [ann, bob], live=False)
            path = f"/api/tables/{table}/channel"
            wish = {"kind": "discord", "address": f"{ours.url}/discord/topic"}
            assert await ann.get(path) == {"way": None, "hooks": True}
            assert await refused(bob.post(path, wish)) == "not-host" and await refused(bob.get(path)) == "not-host"
            for bad in ("http://127.0.0.1:1/x", f"{ours.url}@evil.example/", "nonsense"):
                assert await refused(ann.post(path, {**wish, "address": bad})) == "bad-way"
            who, _ = await asked([ann, bob], table)
            await ann.post(path, {**wish, "address": f"{ours.url}/discord/old"})
            assert (await ann.post(path, wish))["way"]["state"] == "on"
            await prune_guests(host.house.store, 0.0)  # it belongs to no guest, but to a table
            await until_true(lambda: any(path == "/discord/topic" for path, _, _ in ours.got))
            ways = await host.house.store.rows(select(WAYS))
            assert [way["address"] for way in ways] == [f"{ours.url}/discord/topic"]
            mine, theirs = [(await one.get("/api/me/export"))["ways"] for one in (ann, bob)]
            assert [way["address"] for way in mine] == [f"{ours.url}/discord/topic"] and theirs == []
            told = [json.loads(body) for path, _, body in ours.got if path == "/discord/topic"]
            name = r"\<@everyone\>" if who is bob else "Ann"
            assert len(told) == 1 and f"kolej gracza {name}" in told[0]["content"]
            assert told[0]["allowed_mentions"] == {"parse": []}
            assert told[0]["content"].endswith(f"<{HOUSE}/t/{table}>")
            assert (await ann.post(path, {**wish, "address": ""}))["way"] is None
            assert await host.house.store.rows(select(WAYS)) == []
            await ann.close()
            await bob.close()

    with service() as ours:
        asyncio.run(asyncio.wait_for(run(ours), 60))


def test_of_a_secret_question_it_hears_nothing() -> None:
    assert for_all("table", {"ann": Turn("0.3", False), "bob": Turn("0.3", False)}) == {}
    assert for_all("table", {"ann": Turn("0.3", True)}) == {"t:table": Turn("0.3", True)}
