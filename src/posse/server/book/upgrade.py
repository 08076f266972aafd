"""From an older schema of the database to the present one. Forwards only, in one transaction: all of it, or nothing.

What was killed on the way (or before there was that transaction, left half-made) is brought there by the next start.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from posse.server.config import Mistake

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0008"
"""The newest migration."""


def migrate(connection: Connection) -> None:
    """Bring the schema up to date. One that is up to date is left alone, without loading Alembic."""
    version = version_of(connection)
    if version == HEAD:
        return
    if version > HEAD:
        raise Mistake(
            f"This database was made by a newer Posse (its schema is {version}, this program knows {HEAD}). "
            "Start that newer Posse, or give this one a database of its own with --database."
        )
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def must_be_current(connection: Connection) -> None:
    """Only a server upgrades a database, when it is started."""
    version = version_of(connection)
    if version != HEAD:
        raise Mistake(
            f"The schema of this database is {version or 'not there'}, this program needs {HEAD}: "
            "start `posse serve` of this version over it first."
        )


def version_of(connection: Connection) -> str:
    """The schema that the database has; empty: none yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings, for this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("posse.server.book.migrations")))
    config.attributes["connection"] = connection
    return config


def keep_old(file: Path) -> Path | None:
    """Before a SQLite file is upgraded, a copy of it beside it. None if it is fresh, or up to date."""
    if not file.exists():
        return None
    with closing(sqlite3.connect(file)) as connection:
        try:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError:
            return None  # fresh: there is no such table
    if found is None or found[0] >= HEAD:
        return None
    copy = file.with_name(f"{file.name}.{found[0]}.bak")
    copy_file(file, copy)
    return copy


def copy_file(file: Path, copy: Path) -> None:
    """A SQLite file as it is at one moment, whoever writes to it meanwhile. The copy is there when it is whole."""
    unfinished = copy.with_name(copy.name + ".part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    os.replace(unfinished, copy)
