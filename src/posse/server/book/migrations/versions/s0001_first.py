"""The first schema: tables, their entries, seats, guests and keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything is new, or was begun by a Posse that was killed before it could finish."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(24), nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("waiting", sa.Integer, nullable=False, server_default="0"),
        sa.Column("entries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"], if_not_exists=True)
    op.create_index("tables_by_host", "tables", ["host", "status"], if_not_exists=True)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(24), nullable=False),
        if_not_exists=True,
    )
    op.create_index("seats_by_guest", "seats", ["guest"], if_not_exists=True)
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("door", sa.String(64), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("keys_by_guest", "keys", ["guest"], if_not_exists=True)
    op.create_table(
        "house",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        if_not_exists=True,
    )
