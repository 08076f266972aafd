"""Everything about me: to take away, and to be deleted, on both databases; nothing is left of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from sqlalchemy import String, Text, select

from posse.server import wire
from posse.server.book.schema import METADATA, SEATS, TABLES, WITH_OTHERS
from posse.server.client import Client
from posse.server.node.farewell import OWN
from tests.server.host import Place, asked, place, until, until_true
from tests.server.postman import Inbox, Service, post_office, service
from tests.server.test_calls import by_mail, in_browser
from tests.server.test_myself import Browser
from tests.server.test_people import choose, refused
from tests.server.test_play import set_table

NAME, MAIL = "Calamity Jane", "calamity@inbox.example"


async def lived(host: Place, inbox: Inbox, ours: Service) -> tuple[Client, Client, str, str]:
    """Somebody who has left traces everywhere; a game over with Bob, and one that goes on."""
    jane, bob = await host.guest(NAME), await host.guest("Bob")
    await by_mail(jane, inbox, MAIL)
    await in_browser(jane, ours, "/push/of-jane")
    await Browser(host, token=jane.token).add("Jane's key")
    await jane.post("/api/me/link", {})
    over = await set_table(host, "five-points", 2, [jane, bob])
    await jane.ask(wire.Say(over, text="I am " + NAME))
    await jane.ask(wire.Concede(over, jane.seats(over)[0]))
    await until(lambda: bob.info[over].status == "over", bob)
    await jane.post("/api/me/moments", {"table": over, "upto": 0, "note": "by Jane"})
    on = await set_table(host, "deadwood", 2, [bob, jane])
    await set_table(host, "five-points", 2, [jane], bots=["", "random"])
    await jane.post("/api/tables", {"game": "five-points", "seats": 3, "sit": [0]})
    open_table = (await bob.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]}))["table"]
    await jane.watch(open_table)
    await jane.ask(wire.Sit(open_table, 1))
    await jane.ask(wire.Say(open_table, text="here"))
    await jane.ask(wire.Stand(open_table, 1))
    await host.house.note_all()
    return jane, bob, over, on


async def next_asked(client: Client, table: str) -> tuple[Client, str, int]:
    """As `choose` wants it."""
    who, seat = await asked([client], table)
    return who, table, seat


async def all_rows(host: Place) -> str:
    """The whole database, as text."""
    found = [str(await host.house.store.rows(select(table))) for table in METADATA.sorted_tables]
    return "\n".join(found)


def test_nothing_is_left_of_me(database: str) -> None:
    async def run(inbox: Inbox, settings: dict[str, Any], ours: Service) -> None:
        async with place(database, services=(ours.url,), **settings) as host:
            jane, bob, over, on = await lived(host, inbox, ours)
            traces = (NAME, MAIL, "of-jane", jane.guest, "Jane's key", "by Jane")
            before = await all_rows(host)
            assert all(trace in before for trace in traces)
            assert await refused(jane.post("/api/me/forget", {"name": "Jane"})) == "not-your-name"
            await jane.post("/api/me/forget", {"name": NAME})
            await until_true(lambda: not jane.connected)
            left = await all_rows(host)
            assert [trace for trace in traces if trace in left] == []
            assert await Client(host.url, jane.token).get("/api/me") is None

            # What is Bob's, too, is still there; and his game goes on.
            record = await bob.text(f"/api/tables/{over}/record")
            assert "N. N." in record and NAME not in record and "Bob" in record
            info = await bob.get(f"/api/tables/{over}")
            assert [seat["name"] for seat in info["seats"]] == ["N. N.", "Bob"]
            assert info["seats"][0]["guest"] != (await bob.get(f"/api/tables/{on}"))["seats"][1]["guest"]
            await until(lambda: bob.info[on].seats[1].why == "gone", bob)
            assert bob.info[on].seats[1].name == "N. N."
            await choose(*await next_asked(bob, on))
            assert len(await host.house.store.rows(select(TABLES))) == 3, "what was nobody else's is gone"
            again = (await bob.ask(wire.Rematch(over, 1))).table
            await bob.watch(again)
            assert [seat.name for seat in bob.info[again].seats] == ["", "Bob"]
            for table in (over, on):  # folded from lines that were rewritten, it is the same as it became
                there, anew = host.house.tables[table].sitting, await host.house.load(table)
                assert [(c.guest, c.name) for c in there.chairs] == [(c.guest, c.name) for c in anew.chairs]
                assert (there.chat, there.made) == (anew.chat, anew.made)
            await bob.close()
        if database.startswith("sqlite"):
            folder = Path(database.removeprefix("sqlite:///")).parent
            raw = b"".join(file.read_bytes() for file in folder.iterdir())
            assert b"Bob" in raw
            assert [trace for trace in traces if trace.encode() in raw] == []

    with post_office() as (inbox, settings), service() as ours:
        asyncio.run(asyncio.wait_for(run(inbox, settings, ours), 120))


def test_everything_about_me_is_given_to_me(database: str) -> None:
    async def run(inbox: Inbox, settings: dict[str, Any], ours: Service) -> None:
        async with place(database, services=(ours.url,), **settings) as host:
            jane, bob, over, _on = await lived(host, inbox, ours)
            told = await jane.get("/api/me/export")
            (who,) = told["guests"]
            assert (who["id"], who["name"]) == (jane.guest, NAME)
            assert {(way["kind"], MAIL in way["address"] or "of-jane" in way["address"]) for way in told["ways"]} == {
                ("mail", True),
                ("push", True),
            }
            assert [key["name"] for key in told["passkeys"]] == ["Jane's key"]
            assert [moment["note"] for moment in told["moments"]] == ["by Jane"]
            tables = {table["table"]: table for table in told["tables"]}
            assert len(tables) == 5 and tables[over]["record"] == f"/api/tables/{over}/record"
            said = [line["text"] for line in tables[over]["lines"] if line["do"] == "said"]
            assert said == ["I am " + NAME]
            text = json.dumps(told)
            secrets = await host.house.store.rows(select(METADATA.tables["keys"]))
            assert [row for row in secrets if row["hash"] in text] == []
            assert "Bob" not in json.dumps(told["tables"]) and '"seed"' not in text and '"events"' not in text
            for client in (jane, bob):
                await client.close()

    with post_office() as (inbox, settings), service() as ours:
        asyncio.run(asyncio.wait_for(run(inbox, settings, ours), 120))


def test_whoever_adds_a_column_says_whose_it_is() -> None:
    """Wherever a guest is named, they are exported and deleted; or it is a line of a table, which is rewritten."""
    known = {*OWN, *(column for pair in WITH_OTHERS for column in pair), SEATS.c.guest, TABLES.c.host}
    harmless = {"id", "table_id", "game", "status", "node", "hash", "kind", "state", "door", "device", "value", "bot"}
    for table in METADATA.sorted_tables:
        mine = {column for column in known if column.table is table}
        for column in table.columns:
            if isinstance(column.type, String | Text) and column.name not in harmless and not mine:
                assert table.name in ("tables", "entries", "house", "results", "groups", "cups"), (
                    f"whose is {table.name}.{column.name}?"
                )
            if column.name in ("guest", "host", "friend", "other", "owner", "winner", "who"):
                assert column in known, f"{table.name}.{column.name}"


def test_other_nodes_forget_too(postgres: str) -> None:
    """Who looks at the table from another node is shown the new name, and that node remembers nobody."""

    async def run() -> None:
        async with place(postgres) as one, place(postgres) as two:
            jane, bob = await one.guest(NAME), await two.guest("Bob")
            table = await set_table(one, "five-points", 2, [jane, bob])
            elsewhere = Client(two.url, jane.token)
            await elsewhere.connect()
            await elsewhere.watch(table)
            await jane.post("/api/me/forget", {"name": NAME})
            await until_true(lambda: not elsewhere.connected)
            await until(lambda: bob.info[table].seats[0].name == "N. N.", bob)
            assert await elsewhere.get("/api/me") is None
            await choose(*await next_asked(bob, table))
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 90))
