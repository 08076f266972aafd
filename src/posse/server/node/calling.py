"""Whom to call: it is their turn, they have not looked at the table for a while, and they wish to be called.

Who is asked is noted when lists are (`House.note_all`), of those only who can be called at all: where nobody can, this
costs nothing. One node claims a turn and writes the messages down; `posting` sends them. At most one a turn; in quiet
hours, and soon after the last one, turns wait and are told together.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from datetime import UTC, datetime, tzinfo
from typing import Any, Final, Protocol
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import Connection, delete, insert, select, text, update

from posse.server.book.schema import CALLS, GUESTS, SEATS, TABLES, TURNS
from posse.server.book.store import Store, now
from posse.server.book.ways import DISCORD, ON, SLACK, TABLE, Ways, settings_in
from posse.server.config import Config
from posse.server.errors import No
from posse.server.node.messages import INVITE, MOST_LINES, TURN, WAITS, Body, Place
from posse.server.table.live import Live
from posse.server.table.sitting import PLAYING
from posse.server.table.turns import Turn, turns
from posse.server.wire.settings import Settings

log = logging.getLogger("posse.calling")

LOOKING: Final = 60.0
"""Seconds since a page that looks at a table was last heard from: one that is hidden says nothing."""
SHARED: Final = (DISCORD, SLACK)
"""Others read there, too: what only the guest may know is not told."""
AGAIN: Final = 30.0
"""Seconds after which it is looked up anew who can be called: another node may have heard of it."""
AT_ONCE: Final = 500
NOTE: Final = text(
    "INSERT INTO turns (table_id, guest, turn, seen, called) VALUES (:table, :guest, :turn, :seen, 0) "
    "ON CONFLICT (table_id, guest) DO UPDATE SET turn = excluded.turn, seen = excluded.seen, called = 0 "
    "WHERE turns.turn <> excluded.turn"
)


class Callers(Protocol):
    """The house, as far as people are called."""

    config: Config
    store: Store
    tables: dict[str, Live]

    async def table(self, ident: str) -> Live:
        """The table of that name, loaded if it was put away."""

    def note(self, ident: str, seating: bool) -> None:
        """The lists must hear of this table."""


class Calling:
    """What one node knows about who is to be called."""

    def __init__(self, house: Callers) -> None:
        self.house = house
        self.store = house.store
        self.ways = Ways(house.store)
        self.reachable: set[str] = set()
        self._known_at = 0.0
        self._noted: dict[str, dict[str, Turn]] = {}
        """What was noted of tables here."""

    async def learn(self) -> None:
        """Who can be called."""
        self.reachable = await self.ways.reachable()
        self._known_at = time.monotonic()

    async def can_be_called(self, guest: str) -> None:
        """Somebody has found a way: what they are asked already counts, too."""
        self.reachable.add(guest)
        waits = select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat).join(SEATS)
        rows = await self.store.rows(waits.where(SEATS.c.guest == guest, TABLES.c.status == PLAYING))
        for ident in sorted({row["id"] for row in rows if row["waiting"] >> row["seat"] & 1})[:AT_ONCE]:
            await self.house.table(ident)
            self.house.note(ident, False)

    async def can_be_told(self, table: str) -> None:
        """A table has a channel of its own: what it waits for already counts, too."""
        self.reachable.add(TABLE + table)
        self._noted.pop(table, None)
        await self.house.table(table)
        self.house.note(table, False)

    # ---- noting

    async def note(self, tables: Iterable[Live]) -> None:
        """Something has happened at these tables."""
        changes: list[Any] = []
        fresh: dict[str, dict[str, Turn]] = {}
        for live in tables:
            ident = live.sitting.id
            asked = turns(live.sitting) if self.reachable else {}
            asked = {
                guest: turn for guest, turn in {**asked, **for_all(ident, asked)}.items() if guest in self.reachable
            }
            if asked == self._noted.get(ident, {}):
                continue
            fresh[ident] = asked
            changes.append(delete(TURNS).where(TURNS.c.table_id == ident, TURNS.c.guest.not_in(sorted(asked))))
            for guest, turn in asked.items():
                changes.append(NOTE.bindparams(table=ident, guest=guest, turn=turn.key, seen=now()))
        if changes:
            await self.store.execute(*changes)
        self._noted |= fresh

    async def look(self) -> None:
        """Who looks at a table need not be called."""
        since = time.monotonic() - LOOKING
        changes = []
        for ident in [ident for ident, asked in self._noted.items() if asked]:
            live = self.house.tables.get(ident)
            if live is None:
                del self._noted[ident]
                continue
            looking = {watcher.guest for watcher in live.watchers if watcher.active >= since}
            if any(turn.known and guest in looking for guest, turn in turns(live.sitting).items()):
                looking.add(TABLE + ident)
            here = looking & self._noted[ident].keys()
            if here:
                whose = TURNS.c.guest.in_(sorted(here)), TURNS.c.called == 0
                changes.append(update(TURNS).where(TURNS.c.table_id == ident, *whose).values(seen=now()))
        if changes:
            await self.store.execute(*changes)

    # ---- calling

    async def for_ever(self) -> None:
        """As long as the house is open."""
        while True:
            await asyncio.sleep(self.house.config.call_interval)
            try:
                if time.monotonic() - self._known_at > AGAIN:
                    await self.learn()
                if self.reachable:
                    await self.look()
                    await self.call()
            except Exception:
                log.exception("nobody could be called")

    async def call(self) -> None:
        """Write messages to all who are to be called now."""
        due = TURNS.c.called == 0, TURNS.c.seen < now() - int(self.house.config.call_after * 1000)
        wanted = select(TURNS.c.guest).where(*due).distinct().limit(AT_ONCE)
        for row in await self.store.rows(wanted):
            await self._call(row["guest"], due)

    async def _call(self, guest: str, due: tuple[Any, ...]) -> None:
        # A table's own channel speaks as its host does, by night, too: the channel is not the host's alone.
        table = guest.startswith(TABLE)
        whose = select(GUESTS).join(TABLES, TABLES.c.host == GUESTS.c.id).where(TABLES.c.id == guest[len(TABLE) :])
        rows = await self.store.rows(whose if table else select(GUESTS).where(GUESTS.c.id == guest))
        ways = [way for way in await self.ways.of(guest) if way["state"] == ON]
        if not rows or not ways:
            await self.store.execute(delete(TURNS).where(TURNS.c.guest == guest))
            return
        settings = settings_in(rows[0]["settings"])
        if not table and not self._is_time(settings, rows[0]["called"]):
            return
        found: list[tuple[Place, bool]] = []
        for turn in await self.store.rows(select(TURNS).where(TURNS.c.guest == guest, *due).order_by(TURNS.c.seen)):
            place = await self._place(turn)
            if place is None:  # old news
                await self.store.execute(delete(TURNS).where(_same(turn)))
            else:
                found.append(place)
        if found:
            await self.store.transact(lambda connection: _claim(connection, guest, settings, ways, found))

    def _is_time(self, settings: Settings, called: int) -> bool:
        """Neither night nor soon after the last message."""
        gather = self.house.config.call_gather if settings.gather is None else settings.gather * 60
        return called <= now() - int(gather * 1000) and not is_quiet(settings, datetime.now(UTC))

    async def invited(self, place: Place, by: str, guests: Iterable[str]) -> None:
        """Somebody has asked them to a table: a message to each who can be called now. The page tells them anyway."""
        for guest in self.reachable.intersection(guests):
            rows = await self.store.rows(select(GUESTS).where(GUESTS.c.id == guest))
            ways = [way for way in await self.ways.of(guest) if way["state"] == ON and way["kind"] not in SHARED]
            settings = settings_in(rows[0]["settings"]) if rows else Settings()
            if rows and ways and self._is_time(settings, rows[0]["called"]):
                body = Body(INVITE, settings.language or "en", [place], by)
                letters = [insert(CALLS).values(**letter(guest, way["id"], body)) for way in ways]
                await self.store.execute(*letters, update(GUESTS).where(GUESTS.c.id == guest).values(called=now()))

    async def _place(self, row: dict[str, Any]) -> tuple[Place, bool] | None:
        """The table of a turn, if that is still so, and whether all may know it."""
        try:
            live = await self.house.table(row["table_id"])
        except No:
            return None
        if self.store.postgres:
            await live.refresh()
        sitting, guest = live.sitting, row["guest"]
        asked = turns(sitting)
        turn = {**asked, **for_all(sitting.id, asked)}.get(guest)
        if turn is None or turn.key != row["turn"]:
            return None
        if guest.startswith(TABLE):
            who = [one for one, its in asked.items() if its.known]
            names = [chair.name for chair in sitting.chairs if chair.guest in who]
            return Place(sitting.id, turn.key, sitting.made.game, names[:1]), True
        names = [chair.name for chair in sitting.chairs if chair.taken and chair.guest != guest]
        return Place(sitting.id, turn.key, sitting.made.game, names[:MOST_LINES]), turn.known


def _same(row: dict[str, Any]) -> Any:
    return (TURNS.c.table_id == row["table_id"]) & (TURNS.c.guest == row["guest"]) & (TURNS.c.turn == row["turn"])


def _claim(
    connection: Connection,
    guest: str,
    settings: Settings,
    ways: list[dict[str, Any]],
    found: list[tuple[Place, bool]],
) -> None:
    """Those of the turns that no other node was first to call for, and a message for each way."""
    at = now()
    ours: list[tuple[Place, bool]] = []
    for place, known in found:
        same = _same({"table_id": place.table, "guest": guest, "turn": place.turn})
        if connection.execute(update(TURNS).where(same, TURNS.c.called == 0).values(called=at)).rowcount:
            ours.append((place, known))
    sent = False
    for way in ways:
        places = [place for place, known in ours if known or way["kind"] not in SHARED]
        if places:
            body = Body(WAITS if guest.startswith(TABLE) else TURN, settings.language or "en", places)
            connection.execute(insert(CALLS).values(**letter(guest, way["id"], body)))
            sent = True
    if sent:
        connection.execute(update(GUESTS).where(GUESTS.c.id == guest).values(called=at))


def for_all(ident: str, asked: dict[str, Turn]) -> dict[str, Turn]:
    """What the table's own channel may hear of it: the turn that all may know of, if there is one."""
    known = [turn for turn in asked.values() if turn.known]
    return {TABLE + ident: known[0]} if known else {}


def letter(guest: str, way: str, body: Body) -> dict[str, Any]:
    """A message that is to be sent now."""
    written = msgspec.json.encode(body).decode()
    return {"id": secrets.token_urlsafe(9), "guest": guest, "way": way, "body": written, "due": now(), "tries": 0}


def is_quiet(settings: Settings, at: datetime) -> bool:
    """Whether it is night for who has settled that.

    >>> night = Settings(quiet=[22 * 60, 8 * 60], zone="UTC")
    >>> [is_quiet(night, datetime(2026, 1, 1, hour, tzinfo=UTC)) for hour in (21, 22, 3, 8)]
    [False, True, True, False]
    """
    if not settings.quiet or len(settings.quiet) != 2 or settings.quiet[0] == settings.quiet[1]:
        return False
    first, last = settings.quiet
    local = at.astimezone(_zone(settings.zone or "UTC"))
    minute = local.hour * 60 + local.minute
    return first <= minute < last if first < last else not last <= minute < first


def _zone(name: str) -> tzinfo:
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):  # no such zone, or a machine that knows none
        return UTC
