"""What the house does every few seconds: put away what nobody looks at, take up what nobody looks after.

Each table is its own try: one that can't be read is named in the log, and holds nobody up.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Protocol

from sqlalchemy import func, select

from posse.kernel.catalog import Catalog
from posse.server.book import ledger
from posse.server.book.leases import OURS, RENEW, Leases
from posse.server.book.schema import ENTRIES, TABLES
from posse.server.book.store import Store, now
from posse.server.config import Config
from posse.server.errors import No
from posse.server.node import cups, hours
from posse.server.node.annals import Annals
from posse.server.node.pruning import prune_guests, prune_tables
from posse.server.table.live import Live
from posse.server.table.sitting import OPEN, PLAYING, Sitting

log = logging.getLogger("posse.sweeping")

FORGETTING = 30
"""Renewals after which what dead nodes have left is forgotten."""


class Swept(Protocol):
    """The house, as far as it is swept."""

    config: Config
    store: Store
    tables: dict[str, Live]
    unreadable: set[str]
    prune_at: float
    annals: Annals
    catalog: Catalog

    async def table(self, ident: str) -> Live:
        """The table of that name, loaded if it was put away."""

    def note(self, ident: str, seating: bool) -> None:
        """The lists must hear of this table."""

    def lay(self, host: str, lines: list[ledger.AnyLine]) -> tuple[Sitting, dict[str, Any], str]:
        """A table that begins with these lines."""

    def is_noted(self, ident: str) -> bool:
        """Whether the lists will hear of the table in a moment."""


async def stay_alive(leases: Leases, lost: Callable[[], None]) -> None:
    """Say again and again that this node is there, and forget what dead ones have left."""
    for rounds in count(1):
        await asyncio.sleep(RENEW)
        try:
            if not await leases.renew():
                lost()
            if rounds % FORGETTING == 0:
                await leases.forget()
        except Exception:
            log.exception("the other nodes may think that this one is dead")


async def for_ever(house: Swept) -> None:
    """As long as the house is open."""
    while True:
        for job in (wake, note_forgotten, close_dead, put_away, prune, take_in, cups.go_on):
            try:
                await job(house)
            except Exception:
                log.exception("sweeping failed", extra={"job": job.__name__})
        with contextlib.suppress(Exception):  # the jobs have said what is wrong with the database
            await hours.say_open(house.store)
        await asyncio.sleep(house.config.sweep_interval)


@contextlib.contextmanager
def alone(table: str) -> Iterator[None]:
    """Whatever goes wrong at this table is its own affair."""
    try:
        yield
    except No as problem:
        log.warning("a table was left out", extra={"table": table, "why": problem.key})
    except Exception:
        log.exception("a table broke", extra={"table": table})


async def wake(house: Swept) -> None:
    """Tables with bots or clocks that no node looks after."""
    minded = select(TABLES.c.id).where(TABLES.c.status == PLAYING, TABLES.c.minded.is_(True))
    for ident in await _idents(house, minded):
        with alone(ident):
            if ident not in house.tables and await house.store.mind(ident):
                try:
                    live = await house.table(ident)
                except BaseException:
                    await house.store.let_go(ident)
                    raise
                live.minder.on_duty = True
                live.minder.look()


async def note_forgotten(house: Swept) -> None:
    """Tables whose last changes the lists don't know. What another node has before it is left to that one: who plays
    there is ahead of the lists all the time."""
    written = select(func.max(ENTRIES.c.number) + 1).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
    behind = select(TABLES.c.id).where(TABLES.c.status.in_((OPEN, PLAYING)), TABLES.c.entries < written).limit(500)
    if house.store.leases is not None:
        behind = behind.where(OURS.bindparams(me=house.store.leases.node))
    for ident in await _idents(house, behind):
        if house.is_noted(ident):
            continue  # it is being played at: they hear of it in a moment
        with alone(ident):
            live = await house.table(ident)
            await live.refresh()  # the operator may have written something (`admin`)
            house.note(ident, True)


async def close_dead(house: Swept) -> None:
    """Tables at which nothing has happened for a long time."""
    long_ago = now() - int(house.config.dead_after * 1000)
    going = TABLES.c.status.in_((OPEN, PLAYING))
    dead = select(TABLES.c.id, TABLES.c.entries).where(going, TABLES.c.changed < long_ago).limit(100)
    counts = {row["id"]: int(row["entries"]) for row in await house.store.rows(dead)}
    for ident in counts.keys() - house.unreadable:
        with alone(ident):
            live = await house.table(ident)

            def decide(sitting: Sitting, ident: str = ident) -> list[ledger.AnyLine]:
                same = sitting.status in (OPEN, PLAYING) and sitting.entries == counts[ident]
                return [ledger.Closed("dead")] if same else []

            await live.write(decide)


async def put_away(house: Swept) -> None:
    """Tables that nobody looks at come back when they are wanted."""
    for live in list(house.tables.values()):
        await let_go(house, live, house.config.idle)


async def let_go(house: Swept, live: Live, idle: float) -> None:
    """Put a table away that nobody has looked at for so many seconds."""
    ident = live.sitting.id
    quiet = not live.watchers and not live.minder.busy and not live.lock.held and not house.is_noted(ident)
    if quiet and live.idle_since < now() - int(idle * 1000) and house.tables.get(ident) is live:
        del house.tables[ident]
        with alone(ident):
            await live.minder.stop()
            if house.store.leases is not None and ident not in house.tables:
                await house.store.leases.far(ident)


async def prune(house: Swept) -> None:
    """Forget what nobody can use any more and, if the operator wants that, what is old."""
    keep = house.config.keep
    if keep and await prune_tables(house.store, keep, house.tables):
        return  # more of them with the next sweep
    if time.monotonic() >= house.prune_at:
        house.prune_at = time.monotonic() + house.config.prune_interval
        await prune_guests(house.store, keep)


async def take_in(house: Swept) -> None:
    """Games that were over before their results were kept."""
    await house.annals.take_in()


async def _idents(house: Swept, statement: object) -> list[str]:
    """Those that can be read."""
    return [row["id"] for row in await house.store.rows(statement) if row["id"] not in house.unreadable]
