"""`posse admin` at a house that is open: what it does is heard by the people there. And forgetting what is old."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select, text, update

from posse.kernel.record import Record
from posse.server import wire
from posse.server.book.guests import DAY
from posse.server.book.schema import ENTRIES, GUESTS, KEYS, SEATS, TABLES
from posse.server.book.store import Store, now
from posse.server.client import Client, Lost, Refused
from posse.server.node.pruning import prune_guests, prune_tables
from tests.cli.helpers import run_for_result
from tests.server.host import PATIENCE, Place, place, play_random, sqlite, until, until_true
from tests.server.test_play import set_table


async def admin(*args: object, code: int = 0) -> str:
    """What `posse admin` says; a process of its own would say the same, but takes a second to start."""
    result = await asyncio.to_thread(run_for_result, ["admin", *map(str, args)])
    assert result.exit_code == code, (result.output, result.exception)
    return result.stdout if code == 0 else result.stderr


async def two_at_a_table(host: Place) -> tuple[Client, Client, str]:
    ann, bob = await host.guest("Ann"), await host.guest("Bob")
    return ann, bob, await set_table(host, "five-points", 2, [ann, bob])


def test_a_table_is_closed_and_its_people_are_told(database: str) -> None:
    async def run() -> None:
        async with place(database, sweep_interval=0.2) as host:
            ann, bob, table = await two_at_a_table(host)
            listed = await admin("tables", "--database", database)
            assert table in listed and "playing" in listed and "Ann" in listed and ann.guest in listed
            assert "under way" in await admin("export", table, "--database", database, code=2)
            await admin("close", table, "--database", database)
            for client in (ann, bob):
                await until(lambda client=client: client.info[table].status == "closed", client)
                assert client.info[table].closed == "operator"
            assert "closed" in await admin("close", table, "--database", database, code=2)
            await until_true(lambda: host.house.tables[table].seats_noted)
            assert table not in await admin("tables", "--database", database)
            assert table in await admin("tables", "--all", "--database", database)
            paper = Record.read((await admin("export", table, "--database", database)).splitlines())
            assert [player["name"] for player in paper.header["players"]] == ["Ann", "Bob"]
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_what_is_asked_before_the_server_has_heard_of_it_is_refused(tmp_path: Path) -> None:
    """Over SQLite, nothing is told until the next sweep: the number of the entry is taken all the same."""

    async def run() -> None:
        async with place(sqlite(tmp_path), sweep_interval=600.0) as host:
            ann, bob, table = await two_at_a_table(host)
            await admin("close", table, "--database", sqlite(tmp_path))
            with pytest.raises(Refused) as no:
                await ann.ask(wire.Concede(table, 0))
            assert no.value.key == "closed"
            await until(lambda: bob.info[table].status == "closed", bob)
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 120))


async def listed(host: Place, guest: str, tables: set[str]) -> None:
    """Wait until the lists know that the guest sits at these tables: that is noted from time to time."""
    sits = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
    async with asyncio.timeout(PATIENCE):
        while {row["table_id"] for row in await host.house.store.rows(sits)} != tables:
            await asyncio.sleep(0.05)


def test_a_guest_is_kicked(database: str) -> None:
    async def run() -> None:
        async with place(database, sweep_interval=0.2) as host:
            ann, bob, table = await two_at_a_table(host)
            waits = (await bob.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]}))["table"]
            await bob.watch(waits)
            await listed(host, bob.guest, {table, waits})
            assert bob.guest in await admin("guests", "bo", "--database", database)
            told = await admin("kick", bob.guest, "--database", database)
            assert table in told and waits in told
            await until(lambda: ann.info[table].seats[1].stand_in == "random", ann)
            assert ann.info[table].seats[1].why == "kicked"
            host.house.guests._known.clear()  # as after a minute
            with pytest.raises((Refused, Lost)):
                await bob.post("/api/tables", {"game": "five-points", "seats": 2})
            stays = await admin("kick", "nobody", "--database", database, code=2)
            assert "There is no guest nobody" in stays
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_copy_of_everything_can_be_served(database: str, tmp_path: Path) -> None:
    """Made while people play; a game goes on in it where it was. From there, into any other database."""
    copy, again = tmp_path / "copy.db", f"sqlite:///{tmp_path / 'again.db'}"

    async def run() -> None:
        async with place(database) as host:
            ann, bob, table = await two_at_a_table(host)
            await admin("backup", copy, "--database", database)
            assert "is there already" in await admin("backup", copy, "--database", database, code=2)
            assert not list(tmp_path.glob("*.part"))
            await ann.close()
            await bob.close()
        await admin("restore", copy, "--database", again)
        assert "not empty" in await admin("restore", copy, "--database", again, code=2)
        async with place(again) as host:
            for client in (ann, bob):
                client.url = host.url
                await client.connect()
                await client.watch(table)
            await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
            assert ann.info[table].status == "over"
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_a_copy_goes_into_postgres(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob, table = await two_at_a_table(host)
            await ann.close()
            await bob.close()
            await admin("backup", tmp_path / "copy.db", "--database", sqlite(tmp_path))
        await admin("restore", tmp_path / "copy.db", "--database", postgres)
        assert table in await admin("tables", "--database", postgres)

    asyncio.run(asyncio.wait_for(run(), 120))


def test_mistakes_of_an_operator(tmp_path: Path) -> None:
    async def run() -> None:
        missing = tmp_path / "missing.db"
        assert "There is no file" in await admin("tables", "--database", missing, code=2)
        assert not missing.exists()
        old = tmp_path / "old.db"
        old.touch()
        assert "start `posse serve`" in await admin("tables", "--database", old, code=2)
        async with place(sqlite(tmp_path)):
            assert "There is no table x" in await admin("close", "x", "--database", sqlite(tmp_path), code=2)

    asyncio.run(run())


# ---- forgetting


async def old_things(store: Store) -> None:
    """Tables and guests of a hundred days ago, and of today."""
    rows: list[dict[str, object]] = []
    for ident, status, days in [("old", "over", 100), ("new", "over", 1), ("going", "playing", 100)]:
        at = now() - days * DAY
        row = {"id": ident, "game": "g", "status": status, "public": True, "host": "host", "summary": "{}"}
        rows.append({**row, "made": at, "changed": at})
        await store.add_table(rows[-1], "[]")
    await store.note_tables(
        [{"id": row["id"], "changed": row["changed"]} for row in rows], [("going", {0: "sits"}), ("old", {0: "sat"})]
    )
    guests = [
        ("sits", 100, 265),
        ("sat", 100, 265),
        ("host", 100, 265),
        ("late", 100, 360),
        ("new", 1, 364),
        ("ended", 2, -1),
    ]
    for guest, made, left in guests:
        await store.execute(GUESTS.insert().values(id=guest, name=guest, made=now() - made * DAY))
        key = {"hash": guest, "guest": guest, "kind": "session", "door": "", "expires": now() + left * DAY}
        await store.execute(KEYS.insert().values(**key))


async def left(store: Store) -> tuple[set[str], set[str]]:
    tables = {row["id"] for row in await store.rows(select(TABLES.c.id))}
    assert tables == {row["table_id"] for row in await store.rows(select(ENTRIES.c.table_id))}
    assert tables >= {row["table_id"] for row in await store.rows(select(SEATS.c.table_id))}
    return tables, {row["id"] for row in await store.rows(select(GUESTS.c.id))}


def test_what_is_old_is_forgotten_if_the_operator_says_so(database: str) -> None:
    async def run() -> None:
        store = Store(database, "one")
        await store.open()
        await old_things(store)
        await prune_guests(store, 0)
        assert await left(store) == ({"old", "new", "going"}, {"sits", "sat", "host", "late", "new"}), "as usual"
        assert await prune_tables(store, 30, {"old"}) == 0, "somebody looks at it"
        assert await prune_tables(store, 30, ()) == 1
        assert await prune_tables(store, 30, ()) == 0
        await prune_guests(store, 30)
        assert await left(store) == ({"new", "going"}, {"sits", "host", "late", "new"})
        await store.close()

    asyncio.run(run())


def test_a_server_forgets(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), keep=30.0, sweep_interval=0.1, idle=0.1) as host:
            ann, bob, table = await two_at_a_table(host)
            await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
            await asyncio.sleep(1.2)
            assert (await ann.get(f"/api/tables/{table}"))["status"] == "over"
            await ann.close()
            await bob.close()
            await until_true(lambda: table not in host.house.tables)
            await host.house.store.execute(update(TABLES).values(changed=now() - 31 * DAY))
            for _ in range(300):
                if not await host.house.store.rows(text("SELECT id FROM tables")):
                    break
                await asyncio.sleep(0.05)
            with pytest.raises(Refused) as no:
                await ann.get(f"/api/tables/{table}")
            assert no.value.key == "no-such-table"

    asyncio.run(asyncio.wait_for(run(), 120))


def test_who_writes_at_a_table_that_another_node_forgot_is_told(postgres: str) -> None:
    """And what others write at the same moment is not lost with it."""

    async def run() -> None:
        async with place(postgres) as host:
            ann, bob, table = await two_at_a_table(host)
            other = await set_table(host, "five-points", 2, [bob, ann])
            for name in ("entries", "seats"):
                await host.house.store.execute(text(f"DELETE FROM {name} WHERE table_id = '{table}'"))
            await host.house.store.execute(text(f"DELETE FROM tables WHERE id = '{table}'"))
            said = await asyncio.gather(
                ann.ask(wire.Say(table, 0, "hello?")), bob.ask(wire.Say(other, 0, "hello!")), return_exceptions=True
            )
            assert isinstance(said[0], Refused) and said[0].key == "no-such-table"
            assert isinstance(said[1], wire.Done)
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 60))
