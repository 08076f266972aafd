"""Nodes that are alive, and the tables that they look after or have before them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What is lost with a crash of the database is said again by whoever it is about: PostgreSQL need not log it."""
    known = sa.inspect(op.get_bind()).get_table_names()
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    columns: dict[str, list[sa.Column[object]]] = {
        "nodes": [
            sa.Column("node", sa.String(16), primary_key=True),
            sa.Column("until", sa.BigInteger, nullable=False),
        ],
        "homes": [
            sa.Column("table_id", sa.String(24), primary_key=True),
            sa.Column("node", sa.String(16), nullable=False),
        ],
        "watched": [
            sa.Column("table_id", sa.String(24), primary_key=True),
            sa.Column("node", sa.String(16), primary_key=True),
        ],
    }
    for name in columns.keys() - set(known):
        op.create_table(name, *columns[name], prefixes=prefixes)
