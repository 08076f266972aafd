"""Friends, invitations to tables, and groups that meet again and again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Nobody has any yet."""
    op.create_table(
        "friends",
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("friend", sa.String(24), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("friends_by_friend", "friends", ["friend"], if_not_exists=True)
    op.create_table(
        "invites",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("asker", sa.String(24), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("invites_by_guest", "invites", ["guest"], if_not_exists=True)
    op.create_table(
        "groups",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.String(24), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(24), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("guest", sa.String(24), primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("members_by_guest", "members", ["guest"], if_not_exists=True)
