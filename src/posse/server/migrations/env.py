"""Alembic runs this: on the connection that `posse.server.store` hands over, never on one of its own."""

from __future__ import annotations

from alembic import context

from posse.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
