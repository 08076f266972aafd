"""Where a database is, as operators write it and as our drivers take it."""

from __future__ import annotations

import os
import re
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from posse.server.config import Mistake

ADDRESS: Final = re.compile(r"\w[\w+.-]*://|(sqlite|postgres(ql)?)(\+\w+)?:")
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
WANTED: Final = "Give --database a file (games.db) or postgresql://name:password@machine/database"


def async_url(url: str) -> URL:
    """A database's address as people write it, with the driver that we use. What is no address is a file for SQLite.

    >>> async_url("games/posse.db").render_as_string()
    'sqlite+aiosqlite:///games/posse.db'
    """
    if not ADDRESS.match(url):
        return URL.create("sqlite+aiosqlite", database=os.path.expanduser(url))
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as problem:
        raise Mistake(f"{WANTED}; what was given can't be read as an address.") from problem
    kind = parsed.get_backend_name()
    if kind not in DRIVERS:
        raise Mistake(f"{WANTED}; {kind} is neither.")
    if kind == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise Mistake(f"{WANTED}; {url} names no file, and games are to outlive the server.")
    return parsed.set(drivername=DRIVERS[kind])


def with_ssl(url: URL) -> URL:
    """`sslmode`, as PostgreSQL's own programs take it, in the word of our driver."""
    mode = url.query.get("sslmode")
    if mode is None:
        return url
    return url.difference_update_query(["sslmode"]).update_query_pairs([("ssl", str(mode))])
