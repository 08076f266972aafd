"""A guest is forgotten: everything about them is deleted, and where others were concerned, too, nobody stands instead.

Games in which other people sit stay, for they are theirs as well; games against bots alone go.
"""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import Column, delete, select, update

from posse.server.book import ledger
from posse.server.book.guests import NAMELESS
from posse.server.book.redacting import NOBODY, Ghosts, rewrite, tables_with
from posse.server.book.schema import CALLS, GUESTS, KEYS, PASSKEYS, THEIR_OWN, TURNS, WAYS, WITH_OTHERS
from posse.server.book.ways import hosted
from posse.server.errors import No
from posse.server.node import leaving
from posse.server.node.calling import Calling
from posse.server.node.pruning import forget_tables
from posse.server.table.live import Live
from posse.server.table.requests import STAND_IN
from posse.server.table.sitting import OPEN, PLAYING, Sitting

OWN: Final[tuple[Column[str], ...]] = (
    CALLS.c.guest,
    TURNS.c.guest,
    WAYS.c.guest,
    PASSKEYS.c.guest,
    *THEIR_OWN,
    KEYS.c.guest,
    GUESTS.c.id,
)
"""Whose rows are one guest's alone, and which; in the order in which they can be deleted."""


class Left(leaving.Left, Protocol):
    """The house, as far as somebody is forgotten."""

    tables: dict[str, Live]
    calling: Calling

    async def table(self, ident: str) -> Live:
        """The table of that name, loaded if it was put away."""

    async def note_all(self) -> None:
        """Bring the lists up to date now."""


async def forget(house: Left, guest: str) -> None:
    """Everything about them. If the database fails on the way, they are still here and can ask again."""
    ghosts = Ghosts()
    await _leave_tables(house, guest, ghosts)
    await leaving.end(house, guest)
    channels = [delete(one).where(one.c.guest.in_(hosted(guest))) for one in (CALLS, TURNS, WAYS)]
    await house.store.execute(*channels, *[delete(column.table).where(column == guest) for column in OWN])
    await _leave_tables(house, guest, ghosts)  # what they did until this moment
    for who, name in WITH_OTHERS:
        rows = await house.store.rows(select(who.table.c.table_id).where(who == guest).distinct())
        for table in {str(row["table_id"]) for row in rows}:
            same = who == guest, who.table.c.table_id == table
            await house.store.execute(update(who.table).where(*same).values({who: ghosts.at(table), name: NOBODY}))
    await house.calling.learn()
    await house.store.tidy()


async def _leave_tables(house: Left, guest: str, ghosts: Ghosts) -> None:
    tables = await tables_with(house.store, guest)
    alone = [table for table in tables if not await _leave(house, table, guest, ghosts.at(table))]
    await house.note_all()
    for table in tables:
        if table in alone:
            await _put_down(house, table)
        else:
            await rewrite(house.store, table, guest, ghosts.at(table))


async def _leave(house: Left, table: str, guest: str, ghost: str) -> bool:
    """Go from a table; whether it is somebody else's, too."""
    others = True

    def decide(sitting: Sitting) -> list[ledger.AnyLine]:
        nonlocal others
        people = {chair.guest for chair in sitting.chairs if chair.guest and not chair.guest.startswith(NAMELESS)}
        others = bool(people - {guest})
        return [*_without(sitting, guest, others), ledger.Gone(guest, ghost)]

    try:
        await (await house.table(table)).write(decide)
    except No as problem:
        if problem.status == 503:
            raise
        # It can't be read, or is gone: its lines are rewritten as they are.
    return others


def _without(sitting: Sitting, guest: str, others: bool) -> list[ledger.AnyLine]:
    """What happens to a table that somebody leaves for good: who made it closes it before the game, in it a bot goes
    on for them."""
    mine = [(seat, sitting.chairs[seat]) for seat in sitting.seats_of(guest)]
    if sitting.status == PLAYING and others:
        return [ledger.TakenOver(seat, one.player or STAND_IN, "gone") for seat, one in mine if one.why != "conceded"]
    if sitting.status == PLAYING or (sitting.status == OPEN and sitting.made.host == guest):
        return [ledger.Closed("host")]
    return [ledger.Stood(seat) for seat, _ in mine] if sitting.status == OPEN else []


async def _put_down(house: Left, table: str) -> None:
    """A table that was nobody else's."""
    live = house.tables.pop(table, None)
    if live is not None:
        await live.minder.stop()
        for watcher in list(live.watchers):
            live.leave(watcher)
    await forget_tables(house.store, [table])
    if house.store.leases is not None:
        await house.store.leases.far(table)
