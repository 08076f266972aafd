"""A server's days: restarts, tables put away and taken up, programs that join, the first byte, old rules."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from bench.loading import time_to_load

from posse.bots import make
from posse.kernel.record import Record, Table
from posse.server import wire
from posse.server.book import ledger
from posse.server.client import BotPlayer, Refused, join
from posse.server.errors import No
from posse.server.node.logs import JsonLines, PlainLines
from posse.server.serve import data_folder, greet
from posse.server.table import requests
from posse.server.table.sitting import OUTDATED, Sitting
from tests.server.host import Process, asked, place, play_random, sqlite, until, until_true
from tests.server.shelf import CATALOG
from tests.server.test_play import same_as_server, set_table


def test_exactly_where_it_was_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            jobs = [asyncio.create_task(play_random(client, table, 5, 0, 0.02)) for client in (ann, bob)]
            await asyncio.sleep(0.3)
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            await ann.ask(wire.Say(table, 0, "back in a minute"))
        async with place(sqlite(tmp_path)) as again:
            ann.url = bob.url = again.url
            for client in (ann, bob):
                await client.connect()
                await client.watch(table)
            same_as_server(again, table, [ann, bob])
            assert [line.text for line in bob.chat[table]] == ["back in a minute"]
            await asyncio.gather(play_random(ann, table, 6), play_random(bob, table, 7))
            same_as_server(again, table, [ann, bob])
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_is_told_to_stop_stops_even_when_news_come_at_that_moment(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            listening = asyncio.create_task(ann.news(60))
            await asyncio.sleep(0)
            ann._news.set()
            listening.cancel()
            with pytest.raises(asyncio.CancelledError):
                await listening
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_bots_go_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), bot_pause=0.05) as host:
            ann = await host.guest("Ann")
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "bots": ["random", "random"]})
            table = made["table"]
            await ann.watch(table)
            await ann.ask(wire.Start(table))
            await until(lambda: (table, None) in ann.seen and ann.seen[table, None].updates > 3, ann)
        async with place(sqlite(tmp_path)) as again:
            tables = again.house.tables
            await until_true(lambda: table in tables and tables[table].sitting.status == "over")
        await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_tables_are_put_away_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), idle=0.0, sweep_interval=0.05, note_interval=0.05) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            for client in (ann, bob):
                await client.ask(wire.Leave(table))
            await until_true(lambda: table not in host.house.tables)
            for client in (ann, bob):
                await client.watch(table)
            await asyncio.gather(play_random(ann, table, 6), play_random(bob, table, 7))
            same_as_server(host, table, [ann, bob])
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_long_table_loads_quickly(tmp_path: Path) -> None:
    """1,000 choices, from the database: less than 100 ms (of the processor, for the machine may be busy)."""
    _, used = asyncio.run(time_to_load(sqlite(tmp_path), 1000))
    assert used < 0.1


def test_a_file_has_one_server(tmp_path: Path) -> None:
    """A second one over the same file would not hear of the first one's tables. One that was killed is no hindrance."""
    first, second = Process(sqlite(tmp_path)), Process(sqlite(tmp_path))
    first.start()
    try:
        command = [sys.executable, "-m", "posse.server.serve", second.wish]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 2 and "Posse runs already" in done.stderr and "Traceback" not in done.stderr
        first.kill()
        second.start()
    finally:
        first.stop()
        second.stop()


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_the_system_allows_as_many_connections_as_we_do() -> None:
    program = (
        "import resource as r; from posse.server.serve import allow_files; "
        "hard = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (256, hard)); allow_files(5500); "
        "soft = r.getrlimit(r.RLIMIT_NOFILE)[0]; print(soft > 5000 or soft == hard)"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.check_output([sys.executable, "-c", program], env=env, text=True, timeout=60).strip() == "True"


def test_dead_tables_are_closed(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), dead_after=0.2, sweep_interval=0.1) as host:
            ann = await host.guest("Ann")
            table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2}))["table"]
            await ann.watch(table)
            await until(lambda: ann.info[table].status == "closed", ann)
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize("level", ["random", "scout:5"])
def test_a_program_joins(tmp_path: Path, level: str) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0], "public": False})
            table = made["table"]
            await ann.watch(table)
            player = BotPlayer(make(level), CATALOG)
            program = asyncio.create_task(asyncio.to_thread(join, host.url + made["link"], player, "Bot"))
            await until(lambda: bool(ann.info[table].seats[1].name), ann)
            await ann.ask(wire.Start(table))
            await play_random(ann, table, 3)
            assert await program == ann.info[table].ranks
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_rules_that_have_changed(tmp_path: Path) -> None:
    """A game of older rules is shown as such, and nothing can be played."""
    box = CATALOG["five-points"]
    sitting = Sitting("x", CATALOG)
    settings = ledger.Settings()
    header = {**Table.set(box, 2).record.header, "version": 0}
    sitting.fold(1, [ledger.Made("five-points", 2, {}, settings, "h"), ledger.Sat(0, "h", "Ann")])
    sitting.fold(2, [ledger.Began(header)])
    sitting.fold(3, [ledger.Chose(0, 1, [], [])])
    assert sitting.status == OUTDATED
    with pytest.raises(No, match="outdated"):
        requests.answer(sitting, "h", wire.Answer("x", 0, 0, 1, 1))


def test_the_record_of_a_game_of_older_rules_can_still_be_had(tmp_path: Path) -> None:
    """By those who played it; reading it closes the table, so that nobody plays on with what it tells."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob, eve = [await host.guest(name) for name in ("Ann", "Bob", "Eve")]
            table = await set_table(host, "five-points", 2, [ann, bob, eve])
            await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
            paper = await ann.text(f"/api/tables/{table}/record")
            older = await set_table(host, "five-points", 2, [ann, bob, eve])
            client, seat = await asked([ann, bob], older)
            question = client.seen[older, seat].question
            assert question is not None
            await client.answer(older, seat, question.choices[0].choice)
        box = CATALOG["five-points"]
        box.version += 1
        try:
            async with place(sqlite(tmp_path)) as again:
                for client in (ann, bob, eve):
                    client.url = again.url
                    await client.connect()
                    await client.watch(older)
                assert ann.info[older].status == "outdated"
                for path in (f"/api/tables/{older}/replay", f"/api/tables/{older}/record"):
                    with pytest.raises(Refused) as no:
                        await eve.text(path)
                    assert no.value.key == "outdated"
                lines = (await bob.text(f"/api/tables/{older}/record")).splitlines()
                assert len(Record.read(lines).entries) == 1
                await until(lambda: eve.info[older].status == "closed", eve)
                assert (await eve.text(f"/api/tables/{older}/record")).splitlines() == lines
                assert await ann.text(f"/api/tables/{table}/record") == paper
                for client in (ann, bob, eve):
                    await client.close()
        finally:
            box.version -= 1

    asyncio.run(asyncio.wait_for(run(), 60))


def test_the_greeting(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    greet("127.0.0.1", 7878, False)
    assert capsys.readouterr().out == "Posse is open at http://127.0.0.1:7878/\n"
    greet("0.0.0.0", 7878, True)
    out = capsys.readouterr().out
    assert "with a password" in out and "▀" in out, "a code for phones"
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder().name == "posse"


def test_logs_are_lines_to_read_or_of_json() -> None:
    import logging

    record = logging.makeLogRecord({"name": "posse", "levelname": "INFO", "msg": "a table", "table": "x"})
    line = json.loads(JsonLines().format(record))
    assert line["what"] == "a table" and line["table"] == "x" and line["from"] == "posse"
    assert PlainLines().format(record).endswith(" info posse: a table table=x")
