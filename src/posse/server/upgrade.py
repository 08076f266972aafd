"""From an older schema of the database to the present one. Forwards only."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0002"
"""The newest migration."""


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; forwards only. One that is up to date is left alone, without loading Alembic."""
    known = inspect(connection).has_table("alembic_version")
    if known and connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD:
        return
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Alembic's settings, for this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(resources.files("posse.server.migrations")))
    config.attributes["connection"] = connection
    return config
