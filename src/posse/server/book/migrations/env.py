"""Alembic runs this: on the connection that `posse.server.book.store` hands over, never on one of its own."""

from __future__ import annotations

from alembic import context

from posse.server.book.schema import METADATA


def run() -> None:
    """Bring the schema up to date."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
    with context.begin_transaction():
        context.run_migrations()


# Only Alembic gives the context a configuration; whoever else imports this file wants nothing of it.
if hasattr(context, "config"):
    run()
