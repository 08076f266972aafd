"""How games ended, and moments that somebody wants to find again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Nothing is known yet: the house takes in what is over when it is open (`node.annals`)."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("live", sa.Boolean, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("length", sa.BigInteger, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_index("results_by_kind", "results", ["kind", "game", "ended"], if_not_exists=True)
    op.create_table(
        "plays",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("role", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        if_not_exists=True,
    )
    op.create_index("plays_by_guest", "plays", ["guest"], if_not_exists=True)
    op.create_table(
        "moments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("upto", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("moments_by_guest", "moments", ["guest"], if_not_exists=True)
