"""The database: who was first, group commit, and the way from the first schema to the present one."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from posse.server.book import store as store_module
from posse.server.book import upgrade
from posse.server.book.addresses import async_url
from posse.server.book.gathering import TooLate
from posse.server.book.schema import METADATA, SEATS, TABLES
from posse.server.book.store import Store, now
from tests.server.host import sqlite, until_true

VERSIONS = Path(store_module.__file__).parent / "migrations" / "versions"


def row(ident: str) -> dict[str, object]:
    return {
        "id": ident,
        "game": "five-points",
        "status": "open",
        "public": True,
        "host": "h",
        "summary": "{}",
        "made": now(),
        "changed": now(),
    }


def test_the_key_decides_who_was_first(database: str) -> None:
    async def run() -> None:
        one, two = Store(database, "one"), Store(database, "two")
        await one.open()
        await two.open()
        for n in range(20):
            await one.add_table(row(f"t{n}"), "[]")

        async def race(store: Store, table: str) -> list[int]:
            won = []
            for number in range(1, 11):
                try:
                    await store.append(table, number, f'["{store.node}"]', now())
                    won.append(number)
                except TooLate:
                    pass
            return won

        jobs = [race(store, f"t{n}") for n in range(20) for store in (one, two)]
        results = await asyncio.gather(*jobs)
        for n in range(20):
            first, second = results[2 * n], results[2 * n + 1]
            assert sorted(first + second) == list(range(1, 11))
            for number, _at, body in (await one.entries(f"t{n}"))[1:]:
                assert ("one" in body) == (number in first)
        await one.close()
        await two.close()

    asyncio.run(run())


def test_appends_share_transactions(database: str) -> None:
    async def run() -> None:
        store = Store(database, "one")
        await store.open()
        for n in range(50):
            await store.add_table(row(f"t{n}"), "[]")
        await asyncio.gather(*[store.append(f"t{n}", 1, "[]", now()) for n in range(50)])
        assert store.gathering.written == 50 and store.gathering.batches < 10
        await store.close()

    asyncio.run(run())


def test_choices_wait_for_one_other_transaction_at_most(tmp_path: Path) -> None:
    """A stranger's hundred new links stood before them in the one thread that writes."""

    async def run() -> None:
        store = Store(sqlite(tmp_path), "one")
        await store.open()
        await store.add_table(row("t"), "[]")
        others = [asyncio.create_task(store._transact(lambda _: time.sleep(0.1))) for _ in range(20)]
        await asyncio.sleep(0.05)
        await store.append("t", 1, "[]", now())
        assert sum(task.done() for task in others) < 10
        await asyncio.gather(*others)
        await store.close()

    asyncio.run(run())


def test_what_was_begun_is_written_though_nobody_waits_for_it(database: str) -> None:
    async def run() -> None:
        store = Store(database, "one")
        await store.open()
        for n in range(20):
            name = f"n{n}"
            make = text("INSERT INTO house (name, value) VALUES (:name, 'here')").bindparams(name=name)
            change = text("UPDATE house SET value = 'there' WHERE name = :name").bindparams(name=name)
            waiting = asyncio.create_task(store.execute(make, change))
            await asyncio.sleep(n / 5000)
            waiting.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await waiting
        await store.close()
        again = Store(database, "two")
        await again.open()
        rows = await again.rows(text("SELECT value FROM house"))
        assert [row["value"] for row in rows] == ["there"] * 20
        await again.close()

    asyncio.run(run())


def test_news_reach_the_other_nodes(postgres: str) -> None:
    async def run() -> None:
        one, two = Store(postgres, "one"), Store(postgres, "two")
        await one.open()
        await two.open()
        heard: list[tuple[str, int]] = []
        shouts: list[str] = []
        ready = asyncio.Event()
        await two.listen(lambda table, number: heard.append((table, number)), ready.set, shouts.append)
        await ready.wait()
        assert one.leases is not None and two.leases is not None
        await one.leases.renew()
        await one.add_table(row("t"), "[]")
        await one.append("t", 1, "[]", now())
        await two.leases.near("t")
        await one.append("t", 2, "[]", now())
        await asyncio.gather(*one._changes)
        assert one.leases.notices == 0, "who is not alive hears nothing"
        await two.leases.renew()
        await one.append("t", 3, "[]", now())
        await until_true(lambda: bool(heard))
        assert heard == [("t", 3)]
        await two.leases.far("t")
        await one.append("t", 4, "[]", now())
        two.leases.heard_of("old")
        one.leases.heard_of("old")
        await asyncio.gather(*one._changes)
        await one.append("t", 5, "[]", now())
        await until_true(lambda: len(heard) == 2)
        assert heard[1] == ("t", 5), "while an older node is about, everybody hears of everything"
        await one.shout("hello")
        await until_true(lambda: bool(shouts))
        assert shouts == ["hello"]
        assert await one.mind("t") and await one.mind("t") and not await two.mind("t")
        await one.let_go("t")
        assert await two.mind("t") and not await one.mind("t")
        await one.execute(text("UPDATE nodes SET until = 0 WHERE node = 'two'"))
        assert await one.mind("t"), "who has died looks after nothing"
        await one.leases.forget()
        assert [row["table_id"] for row in await one.rows(text("SELECT * FROM homes"))] == ["t"]
        await one.close()
        await two.close()

    asyncio.run(run())


def test_migrations_go_forwards_only() -> None:
    numbers = sorted(file.name[1:5] for file in VERSIONS.glob("s*.py"))
    assert numbers[-1] == upgrade.HEAD and len(set(numbers)) == len(numbers)
    for file in VERSIONS.glob("s*.py"):
        functions = [node.name for node in ast.parse(file.read_text()).body if isinstance(node, ast.FunctionDef)]
        assert functions == ["upgrade"], file


def test_from_the_first_schema_on(database: str) -> None:
    """A database as the first version left it, with a table in it, comes to the present schema with everything."""

    def first(connection: Connection) -> None:
        from alembic import command

        command.upgrade(upgrade.alembic_config(connection), "0001")
        connection.execute(
            text(
                "INSERT INTO tables (id, game, status, public, host, summary, made, changed) "
                "VALUES ('old', 'five-points', 'playing', true, 'h', '{}', 1, 1)"
            )
        )

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def run() -> None:
        store = Store(database, "one")
        async with store.engine.begin() as connection:
            await connection.run_sync(first)
        await store.open()
        rows = await store.rows(text("SELECT id, minded FROM tables"))
        assert rows == [{"id": "old", "minded": True}] or rows == [{"id": "old", "minded": 1}]
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(run())


def test_a_database_that_is_up_to_date_is_left_alone(tmp_path: Path) -> None:
    async def run() -> None:
        for _ in range(2):
            store = Store(f"sqlite:///{tmp_path / 'deeper' / 'posse.db'}", "one")
            await store.open()
            await store.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("sqlite:///x.db", "sqlite+aiosqlite"),
        ("games/postgres.db", "sqlite+aiosqlite"),
        ("postgresql://h/d", "postgresql+asyncpg"),
        ("postgres://h/d", "postgresql+asyncpg"),
    ],
)
def test_addresses(given: str, driver: str) -> None:
    assert async_url(given).drivername == driver


def test_lists_are_brought_up_to_date_for_many_tables_at_once(database: str) -> None:
    async def run() -> None:
        store = Store(database, "one")
        await store.open()
        for ident in ("one", "two", "other"):
            await store.add_table(row(ident), "[]")
        fresh = {"status": "playing", "summary": '{"it\'s": "Łódź"}', "waiting": 5, "minded": True, "entries": 7}
        rows = [{"id": ident, **fresh, "changed": at} for ident, at in (("one", 1 << 40), ("two", 2))]
        await store.note_tables(rows, [("one", {0: "ann", 3: "bob"}), ("two", {1: "ann"})])
        await store.note_tables(rows[:1], [("one", {3: "eve"})])
        await store.note_tables(rows[1:], [])
        tables = {one["id"]: one for one in await store.rows(select(TABLES))}
        for ident, changed in (("one", 1 << 40), ("two", 2)):
            assert tables[ident] == {**tables[ident], **fresh, "changed": changed, "game": "five-points", "host": "h"}
        assert tables["other"]["status"] == "open" and not tables["other"]["minded"]
        seats = {(one["table_id"], one["seat"], one["guest"]) for one in await store.rows(select(SEATS))}
        assert seats == {("one", 3, "eve"), ("two", 1, "ann")}
        await store.close()

    asyncio.run(run())
