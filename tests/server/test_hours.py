"""Time and ruin: the machine's clock decides nothing, and one table that can't be read holds nobody up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from pathlib import Path

import pytest

from posse.server import wire
from posse.server.client import Client
from tests.server.host import Place, asked, place, sqlite, until_true
from tests.server.test_people import choose, refused, told
from tests.server.test_play import set_table

HOUR = 3_600_000
MONTH = 31 * 24 * HOUR
CLOCK = {"seconds": 600.0, "increment": 0.0}


def test_the_machine_s_clock_is_set_while_the_house_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour costs nobody an hour, a month closes no table; and backwards it gives nobody time."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], clock=CLOCK)
        honest_ns, honest = time.time_ns, time.time
        for jump in (HOUR, MONTH, -MONTH):
            monkeypatch.setattr(time, "time_ns", lambda jump=jump: honest_ns() + jump * 1_000_000)
            monkeypatch.setattr(time, "time", lambda jump=jump: honest() + jump / 1000)
            client, seat = await asked([ann, bob], table)
            await choose(client, table, seat)
            await asyncio.sleep(0.2)
            sitting = host.house.tables[table].sitting
            assert sitting.status == "playing" and not any(chair.stand_in for chair in sitting.chairs)
            assert all(chair.spent < 120_000 for chair in sitting.chairs)

    told(tmp_path, story, sweep_interval=0.05)


def set_clocks(folder: Path, ahead: int) -> None:
    """From now on, clocks show so much more than they did: all that is written down is so much longer ago."""
    with contextlib.closing(sqlite3.connect(folder / "posse.db")) as book, book:
        book.execute(f"UPDATE entries SET at = at - {ahead}")
        book.execute(f"UPDATE tables SET changed = changed - {ahead}, made = made - {ahead}")
        book.execute(f"UPDATE house SET value = CAST(value AS INTEGER) - {ahead} WHERE name = 'open-until'")


@pytest.mark.parametrize("ahead", [HOUR, MONTH, -HOUR])
def test_the_house_was_closed(tmp_path: Path, ahead: int) -> None:
    """For a month, or for a minute with the clock set meanwhile: it can't tell, and nobody pays for it."""

    async def run() -> None:
        async with place(sqlite(tmp_path), sweep_interval=0.05) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob], clock=CLOCK)
            waiting = (await ann.post("/api/tables", {"game": "five-points", "seats": 2}))["table"]
            client, seat = await asked([ann, bob], table)
            await choose(client, table, seat)
        for _ in range(2):
            set_clocks(tmp_path, ahead)
            async with place(sqlite(tmp_path), sweep_interval=0.05) as again:
                for client in (ann, bob):
                    client.url = again.url
                    await client.connect()
                    await client.watch(table)
                await asyncio.sleep(0.3)
                client, seat = await asked([ann, bob], table)
                await choose(client, table, seat)
                sitting = again.house.tables[table].sitting
                assert sitting.status == "playing" and not any(chair.stand_in for chair in sitting.chairs)
                assert all(chair.spent < 120_000 for chair in sitting.chairs)
                assert (await ann.get(f"/api/tables/{waiting}"))["status"] == "open"
                for client in (ann, bob):
                    await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_table_that_can_not_be_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Bots at all other tables go on; the log names the table once, and who asks for it is told."""

    async def run() -> None:
        tables: list[str] = []
        async with place(sqlite(tmp_path), bot_pause=0.2) as host:
            ann = await host.guest("Ann")
            for _ in range(6):
                wish = {"game": "five-points", "seats": 2, "bots": ["random", "random"]}
                tables.append((await ann.post("/api/tables", wish))["table"])
                await ann.watch(tables[-1])
                await ann.ask(wire.Start(tables[-1]))
        spoilt = sorted(tables)[:2]
        with contextlib.closing(sqlite3.connect(tmp_path / "posse.db")) as book, book:
            book.execute("UPDATE entries SET body = '[{]' WHERE number = 1 AND table_id = ?", [spoilt[0]])
            book.execute("UPDATE entries SET body = '[]' WHERE number = 0 AND table_id = ?", [spoilt[1]])
            book.execute("UPDATE tables SET summary = '' WHERE id = ?", [spoilt[0]])
        async with place(sqlite(tmp_path), sweep_interval=0.05) as again:
            for table in set(tables) - set(spoilt):
                await until_true(lambda table=table: table in again.house.tables)
                await until_true(lambda table=table: again.house.tables[table].sitting.status == "over")
            await asyncio.sleep(0.5)
            ann.url = again.url
            await ann.connect()
            assert await refused(ann.watch(spoilt[0])) == "unreadable"
            assert await refused(ann.get(f"/api/tables/{spoilt[0]}")) == "unreadable"
            assert spoilt[0] not in [line["table"] for line in await ann.get("/api/tables")]
            assert (await ann.get("/api/me"))["tables"]
            await ann.close()
        for table in spoilt:
            named = [r for r in caplog.records if r.levelno == logging.ERROR and getattr(r, "table", "") == table]
            assert len(named) == 1, "once, not at every sweep"

    with caplog.at_level(logging.WARNING):
        asyncio.run(asyncio.wait_for(run(), 60))
