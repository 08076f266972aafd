"""Sessions of guests: on which devices they are signed in, and when they were last there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, select, update

from posse.server.book.schema import KEYS
from posse.server.book.store import Store, now
from posse.server.wire.myself import Session

SHOWN: Final = 16
"""Letters of a session's hash that name it: enough to tell one's own apart."""


async def of(store: Store, guest: str) -> list[dict[str, Any]]:
    """The sessions of a guest that have not run out, the last seen first."""
    mine = KEYS.c.guest == guest, KEYS.c.kind == "session", KEYS.c.expires >= now()
    return await store.rows(select(KEYS).where(*mine).order_by(KEYS.c.seen.desc(), KEYS.c.made.desc(), KEYS.c.hash))


def info(row: dict[str, Any], here: str, lately: Collection[str]) -> Session:
    """A session as its guest sees it."""
    seen = now() if row["hash"] == here or row["hash"] in lately else int(row["seen"])
    return Session(row["hash"][:SHOWN], row["device"], int(row["made"]), seen, row["hash"] == here)


async def end(store: Store, guest: str, but: str = "", only: str = "") -> list[str]:
    """End the guest's session of that name, or all but one; links that were not used go with all. Which were ended."""

    def ending(connection: Connection) -> list[str]:
        mine = KEYS.c.guest == guest, KEYS.c.kind == "session"
        ours = [str(row.hash) for row in connection.execute(select(KEYS.c.hash).where(*mine))]
        gone = [one for one in ours if (one[:SHOWN] == only if only else one != but)]
        for one in gone:
            connection.execute(delete(KEYS).where(KEYS.c.hash == one))
        if not only:
            connection.execute(delete(KEYS).where(KEYS.c.guest == guest, KEYS.c.kind.in_(("link", "mail"))))
        return gone

    return await store.transact(ending)


async def note_seen(store: Store, sessions: Collection[str]) -> None:
    """These were used in the last minute, or are now."""
    if not sessions:
        return
    change = update(KEYS).where(KEYS.c.hash == bindparam("the_hash")).values(seen=now())
    some = [{"the_hash": one} for one in sorted(sessions)]
    await store.transact(lambda connection: connection.execute(change, some).rowcount)
