"""Forgetting: what nobody can use any more, and, if the operator says so (`--keep`), what is old."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import delete, exists, literal, select

from posse.server.book import company, cups
from posse.server.book.guests import DAY, SESSION_DAYS
from posse.server.book.schema import (
    ENTRIES,
    GUESTS,
    INVITES,
    KEYS,
    MOMENTS,
    PASSKEYS,
    PLAYS,
    RESULTS,
    SEATS,
    TABLES,
    THEIR_OWN,
    TURNS,
    WAYS,
)
from posse.server.book.store import Store, now
from posse.server.book.ways import MAIL, NEW, TABLE
from posse.server.table.sitting import OPEN, PLAYING

AT_ONCE: Final = 50
"""Tables forgotten in one transaction: others wait for it."""


async def prune_guests(store: Store, keep: float) -> None:
    """Forget keys that open nothing any more and guests who have none: nobody can be them again.

    With `keep`, also guests who came in longer ago than so many days, and neither sit at a table nor made one.
    """
    there = exists(select(KEYS.c.guest).where(KEYS.c.guest == GUESTS.c.id))
    by_mail = exists(select(WAYS.c.guest).where(WAYS.c.guest == GUESTS.c.id, WAYS.c.kind == MAIL, WAYS.c.state != NEW))
    by_passkey = exists(select(PASSKEYS.c.guest).where(PASSKEYS.c.guest == GUESTS.c.id))
    changes = [
        delete(KEYS).where(KEYS.c.expires < now()),
        delete(WAYS).where(WAYS.c.state == NEW, WAYS.c.made < now() - DAY),
    ]
    if keep:
        long_ago = now() - int(keep * DAY)
        sits = exists(select(SEATS.c.guest).where(SEATS.c.guest == GUESTS.c.id))
        hosts = exists(select(TABLES.c.host).where(TABLES.c.host == GUESTS.c.id))
        was_here = KEYS.c.expires > long_ago + SESSION_DAYS * DAY
        lately = exists(select(KEYS.c.guest).where(KEYS.c.guest == GUESTS.c.id, was_here))
        gone = select(GUESTS.c.id).where(GUESTS.c.made < long_ago, ~sits, ~hosts, ~lately)
        changes.append(delete(KEYS).where(KEYS.c.guest.in_(gone)))
        changes.append(delete(WAYS).where(WAYS.c.guest.in_(gone)))
        changes.append(delete(PASSKEYS).where(PASSKEYS.c.guest.in_(gone)))
    # Who comes in this moment has no key yet.
    changes.append(delete(GUESTS).where(~there, ~by_mail, ~by_passkey, GUESTS.c.made < now() - DAY))
    nobody = WAYS.c.guest.not_in(select(GUESTS.c.id)), WAYS.c.guest.not_in(select(literal(TABLE) + TABLES.c.id))
    changes += [delete(WAYS).where(*nobody), delete(PASSKEYS).where(PASSKEYS.c.guest.not_in(select(GUESTS.c.id)))]
    changes += [delete(column.table).where(column.not_in(select(GUESTS.c.id))) for column in THEIR_OWN]
    await store.execute(*changes, *company.stale(OPEN), *cups.stale())


async def prune_tables(store: Store, keep: float, here: Collection[str]) -> int:
    """Forget some of the tables that were over or closed so many days ago, but for those in use `here`; how many."""
    old = TABLES.c.status.not_in((OPEN, PLAYING)), TABLES.c.changed < now() - int(keep * DAY)
    rows = await store.rows(select(TABLES.c.id).where(*old).order_by(TABLES.c.changed).limit(AT_ONCE + len(here)))
    gone = [row["id"] for row in rows if row["id"] not in here][:AT_ONCE]
    if gone:
        await forget_tables(store, gone)
    return len(gone)


async def forget_tables(store: Store, gone: list[str]) -> None:
    """These were never there."""
    await store.execute(
        delete(ENTRIES).where(ENTRIES.c.table_id.in_(gone)),
        delete(SEATS).where(SEATS.c.table_id.in_(gone)),
        delete(TURNS).where(TURNS.c.table_id.in_(gone)),
        *[delete(one).where(one.c.table_id.in_(gone)) for one in (PLAYS, RESULTS, MOMENTS, INVITES)],
        delete(TABLES).where(TABLES.c.id.in_(gone)),
    )
