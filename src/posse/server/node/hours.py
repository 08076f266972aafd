"""The house's time. While it is open, it has a clock that nobody can set (`store.now`). What passed while it was
closed, or seems to have passed because somebody set the clock, is forgiven: nobody has thought, no table grew old.

Every node says now and then that the house is open. The first one to come after a silence measures it; all know it.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from posse.server.book import ledger
from posse.server.book.schema import HOUSE, TABLES
from posse.server.book.store import Store, now
from posse.server.table.sitting import PLAYING, Sitting

UNTIL, CLOSED = "open-until", "closed"
SAY = text(
    "INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)


class Closure(NamedTuple):
    """When the house was last closed, and for how long; less than nothing, if the clock was set back."""

    since: int = 0
    gap: int = 0

    def forgiven(self, sitting: Sitting) -> list[ledger.AnyLine]:
        """What is to be written down at a table whose question was open when the house closed."""
        owed = self.gap != 0 and sitting.status == PLAYING and sitting.written_at <= self.since
        return [ledger.Woke(self.gap)] if owed else []


async def say_open(store: Store) -> None:
    """The house is open."""
    await store.execute(SAY.bindparams(name=UNTIL, value=str(now())))


async def come_in(store: Store, unnoticed: float) -> Closure:
    """A node begins. A silence of more seconds than go `unnoticed` was a closure: tables are as old as they were."""
    at = now()
    async with store.engine.begin() as connection:
        said = await _value(connection, UNTIL)
        if said is None:
            await connection.execute(SAY, {"name": UNTIL, "value": str(at)})
            return Closure()
        gap = at - int(said)
        if abs(gap) > unnoticed * 1000:
            here = update(HOUSE).where(HOUSE.c.name == UNTIL, HOUSE.c.value == said).values(value=str(at))
            if (await connection.execute(here)).rowcount:  # no other node was first
                await connection.execute(SAY, {"name": CLOSED, "value": f"{said} {gap}"})
                await connection.execute(update(TABLES).values(changed=TABLES.c.changed + gap))
        closed = await _value(connection, CLOSED)
    return Closure() if closed is None else Closure(*map(int, closed.split(" ")))


async def _value(connection: AsyncConnection, name: str) -> str | None:
    return (await connection.execute(select(HOUSE.c.value).where(HOUSE.c.name == name))).scalar()
