"""Tables that go on by themselves (bots, clocks) are found after a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every game that was under way is looked after once, which sets the mark right."""
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "minded" not in known:
        op.add_column("tables", sa.Column("minded", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", sa.column("minded", sa.Boolean), sa.column("status", sa.String))
    op.execute(tables.update().where(tables.c.status == "playing").values(minded=sa.true()))
