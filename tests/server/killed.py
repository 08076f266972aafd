"""Kills itself in the middle of an upgrade, before each of its statements and around its commit, each time in a child.

`python -m tests.server.killed DATABASE FROM`: DATABASE has `{n}` where the number of the kill goes; FROM is the schema
the database has before (empty: it is fresh). Prints how often it was killed. The upgrade that is not killed any more
ends it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from alembic import command
from sqlalchemy import Connection, Engine, event, text

from posse.server.book import upgrade
from posse.server.book.store import Store

OLD_TABLE = (
    "INSERT INTO tables (id, game, status, public, host, summary, made, changed) "
    "VALUES ('old', 'five-points', 'playing', true, 'h', '{}', 1, 1)"
)


def lay_out(connection: Connection, version: str) -> None:
    """The database as that version left it, with a table in it."""
    command.upgrade(upgrade.alembic_config(connection), version)
    connection.execute(text(OLD_TABLE))


async def begin(database: str, version: str) -> None:
    store = Store(database, "old")
    async with store.engine.begin() as connection:
        await connection.run_sync(lay_out, version)
    await store.engine.dispose()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def upgrade_and_die(database: str, kill: int) -> None:
    """Open the database; the process is killed before statement number `kill`, counting the commit and its end."""
    store = Store(database, "one")
    statements = 0

    def count(*_: object) -> None:
        nonlocal statements
        statements += 1
        if statements == kill:
            die()

    engine: Engine = store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", count)
    event.listen(engine, "commit", count)
    await store.open()
    count()
    await store.close()


def main(database: str, version: str) -> int:
    kill = 0
    while True:
        kill += 1
        here = database.replace("{n}", str(kill))
        child = os.fork()
        if child == 0:
            if version and ("{n}" in database or kill == 1):
                asyncio.run(begin(here, version))
            asyncio.run(upgrade_and_die(here, kill))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status):
            assert status == 0, f"it could not be opened after {kill - 1} kills"
            return kill - 1


if __name__ == "__main__":
    print(main(*sys.argv[1:3]))
