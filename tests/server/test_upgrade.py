"""The way from an older schema to the present one, and what happens to who is killed on it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, event, text

from posse.server.book import upgrade
from posse.server.book.schema import METADATA
from posse.server.book.store import Store
from tests.server.killed import begin, lay_out

ROOT = Path(__file__).parents[2]


def killed(database: str, version: str) -> int:
    """Kill an upgrade at each of its statements; how many there were."""
    words = [sys.executable, "-m", "tests.server.killed", database, version]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


async def opens(database: str, rows: list[str]) -> None:
    """The database is opened as if nothing had been, is as it should be, and has these tables."""
    store = Store(database, "two")
    await store.open()
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    assert [row["id"] for row in await store.rows(text("SELECT id FROM tables"))] == rows
    await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
@pytest.mark.parametrize(("version", "least"), [("", 10), ("0001", 3)])
def test_killed_at_any_statement_it_starts_again(tmp_path: Path, version: str, least: int) -> None:
    kills = killed(f"sqlite:///{tmp_path}/{{n}}.db", version)
    assert kills >= least
    for kill in range(1, kills + 1):
        asyncio.run(opens(f"sqlite:///{tmp_path}/{kill}.db", ["old"] if version else []))


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
@pytest.mark.parametrize(("version", "least"), [("", 10), ("0001", 3)])
def test_killed_at_any_statement_over_postgres(postgres: str, version: str, least: int) -> None:
    assert killed(postgres, version) >= least
    asyncio.run(opens(postgres, ["old"] if version else []))


@pytest.mark.parametrize("version", ["", "0001"])
def test_what_an_older_posse_left_half_made_is_finished(tmp_path: Path, version: str) -> None:
    """Before upgrades were one transaction, each statement was final by itself: such files are there."""

    def half(file: Path, statements: int) -> bool:
        engine = create_engine(f"sqlite:///{file}", isolation_level="AUTOCOMMIT")
        left = statements

        def count(*_: object) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise KeyboardInterrupt

        with engine.connect() as connection:
            if version:
                lay_out(connection, version)
            event.listen(engine, "before_cursor_execute", count)
            with contextlib.suppress(KeyboardInterrupt):
                command.upgrade(upgrade.alembic_config(connection), "0002")
        engine.dispose()
        return left < 0

    statements = 0
    while half(file := tmp_path / f"{statements}.db", statements):
        statements += 1
        asyncio.run(opens(f"sqlite:///{file}", ["old"] if version else []))
    assert statements > (4 if version else 10)


def test_a_copy_is_kept_of_what_is_upgraded(tmp_path: Path) -> None:
    file = tmp_path / "posse.db"
    asyncio.run(begin(f"sqlite:///{file}", "0001"))
    asyncio.run(opens(f"sqlite:///{file}", ["old"]))
    asyncio.run(opens(f"sqlite:///{file}", ["old"]))
    assert [copy.name for copy in tmp_path.glob("*.bak")] == ["posse.db.0001.bak"]
    with contextlib.closing(sqlite3.connect(tmp_path / "posse.db.0001.bak")) as copy:
        assert copy.execute("SELECT id FROM tables").fetchall() == [("old",)]
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


def test_nothing_is_kept_of_a_fresh_file(tmp_path: Path) -> None:
    asyncio.run(opens(f"sqlite:///{tmp_path / 'posse.db'}", []))
    assert not list(tmp_path.glob("*.bak"))
