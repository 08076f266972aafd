"""Tournaments."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "cups",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("cups_by_state", "cups", ["state"], if_not_exists=True)
    op.create_table(
        "entrants",
        sa.Column("cup_id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("runs", sa.Boolean, nullable=False),
        sa.Column("plays", sa.Boolean, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("entrants_by_guest", "entrants", ["guest"], if_not_exists=True)
    op.create_table(
        "pairs",
        sa.Column("cup_id", sa.String(24), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_index("pairs_by_guest", "pairs", ["guest"], if_not_exists=True)
