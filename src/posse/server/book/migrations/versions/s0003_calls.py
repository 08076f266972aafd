"""What guests have settled, how they want to be called, whose turn it is, and messages on their way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Everybody begins with nothing settled, and nobody is called."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("guests")}
    if "settings" not in known:
        op.add_column("guests", sa.Column("settings", sa.Text, nullable=False, server_default=""))
    if "called" not in known:
        op.add_column("guests", sa.Column("called", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "ways",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ways_by_guest", "ways", ["guest"], if_not_exists=True)
    op.create_index("ways_by_address", "ways", ["kind", "address"], if_not_exists=True)
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("turn", sa.String(24), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("called", sa.BigInteger, nullable=False, server_default="0"),
        if_not_exists=True,
    )
    op.create_index("turns_by_called", "turns", ["called", "seen"], if_not_exists=True)
    op.create_table(
        "calls",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("way", sa.String(24), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_index("calls_by_due", "calls", ["due"], if_not_exists=True)
