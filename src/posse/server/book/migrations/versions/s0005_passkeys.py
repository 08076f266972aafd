"""Passkeys; and of sessions the device, since when, and when they were last used."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Sessions from before are of a device that nobody knows."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("keys")}
    if "device" not in known:
        op.add_column("keys", sa.Column("device", sa.String(40), nullable=False, server_default=""))
    for name in ("made", "seen"):
        if name not in known:
            op.add_column("keys", sa.Column(name, sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("door", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("passkeys_by_guest", "passkeys", ["guest"], if_not_exists=True)
    op.create_index("passkeys_by_credential", "passkeys", ["credential"], unique=True, if_not_exists=True)
