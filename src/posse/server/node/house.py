"""All tables of this process: made, found, kept up to date with the other nodes, and put away when nobody looks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import string
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import func, select

from posse.kernel.box import BadTable
from posse.kernel.catalog import NoSuchGame
from posse.kernel.record import BadRecord, Table
from posse.server import wire
from posse.server.book import ledger
from posse.server.book.guests import NAMELESS, Guests, Person
from posse.server.book.passkeys import Passkeys
from posse.server.book.pulse import note_lag
from posse.server.book.schema import TABLES
from posse.server.book.store import Store, now
from posse.server.bounds.arrivals import Door
from posse.server.bounds.limits import FRAMES, Buckets, Guesses, Near
from posse.server.config import Config
from posse.server.errors import No
from posse.server.node import hours, leaving, noting, sweeping
from posse.server.node.annals import Annals
from posse.server.node.bots import Thinkers
from posse.server.node.calling import Calling
from posse.server.node.courses import Courses
from posse.server.node.crowd import Crowd
from posse.server.node.metrics import Metrics
from posse.server.node.pictures import Pictures
from posse.server.node.postbag import Postbag
from posse.server.node.posting import Posting
from posse.server.node.presence import AGAIN, Presence
from posse.server.node.ratings import Ratings
from posse.server.node.study import Study
from posse.server.node.workers import find_catalog
from posse.server.table import requests
from posse.server.table.chairs import bot_name
from posse.server.table.live import Live
from posse.server.table.sitting import OPEN, OVER, PLAYING, Sitting
from posse.server.wire import letters

log = logging.getLogger("posse.house")

LONG = 0.03
"""Seconds after which others have their turn while a long table is loaded."""
JUST_NOW = 2.0
"""Seconds for which a table that was loaded or left is kept, whoever plays elsewhere."""
LETTERS = frozenset(string.ascii_letters + string.digits + "-_")
"""Of which names of tables are made."""


class House:
    """One node: its tables, its store, its guests and its bots."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.catalog = find_catalog(config.catalog)
        self.node = secrets.token_hex(4)
        self.store = Store(config.database, self.node)
        self.guests = Guests(self.store, config.password)
        self.passkeys = Passkeys(self.store, self.guests)
        self.bots = Thinkers(config.catalog, config.workers, config.think)
        self.study = Study(config.catalog, config.think)
        self.courses = Courses()
        self.pictures = Pictures(self.study)
        self.metrics = Metrics()
        self.tables: dict[str, Live] = {}
        self.presence = Presence(self.node, self.store, self.tables, self.later)
        self.annals = Annals(self)
        self.ratings = Ratings(self.store)
        self.calling = Calling(self)
        self.posting = Posting(self)
        self.unreadable: set[str] = set()
        """Tables that could not be read when somebody wanted to: the log has said why."""
        self.closure = hours.Closure()
        """When the house was last closed."""
        self.newcomers = Near(config.guests_per_minute / 60, config.guests_per_minute)
        self.makers = Buckets(config.makes_per_second, 30 * config.makes_per_second)
        self.askers = Buckets(config.rate, 2 * config.rate)
        """Messages and requests, by guest: however many sockets they have."""
        self.frames = Buckets(FRAMES * config.rate, 2 * FRAMES * config.rate)
        """What is read from their sockets."""
        self.talkers = Buckets(1.0, 20.0)
        """What is said, by guest."""
        self.strangers = Near(0.5, 10.0)
        """What is said by those who have no seat, by address."""
        self.builders = Near(config.makes_per_second / 5, 60 * config.makes_per_second)
        """New tables, by address."""
        self.papers = Buckets(1 / 60, 5)
        """What takes long and is seldom wanted, by guest: everything about oneself, and being forgotten."""
        self.telling = asyncio.Lock()
        """Held while a whole game is told (`door.stories`)."""
        self.guesses = Guesses()
        self.closing = False
        self.crowd = Crowd(config)
        self.postbag = Postbag()
        self.door = Door(config)
        self.hinting: set[str] = set()
        """Guests for whom a bot thinks about a hint."""
        self.coaching: list[str] = []
        """Those for whom it thinks about a choice; for some about several."""
        self.listed: list[str] = []
        """What the lobby shows while there are more tables than it has lines, chosen anew after `listed_until`."""
        self.listed_until = 0.0
        self._adding = asyncio.Lock()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._noted: set[str] = set()
        self._noting = asyncio.Lock()
        self._refreshing: set[str] = set()
        self.prune_at = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the book, and take up what was going on."""
        await self.store.open()
        if self.store.leases is not None:
            await self.store.leases.renew()
        self.closure = await hours.come_in(self.store, 2 * self.config.sweep_interval)
        await self.guests.open()
        await self.posting.open()
        await self.calling.learn()
        await self.store.listen(self._news, self._news_were_lost, partial(leaving.hear, self))
        self.later(self._note_for_ever())
        self.later(sweeping.for_ever(self))
        self.later(self._say_who_is_here())
        if self.store.leases is not None:
            self.later(sweeping.stay_alive(self.store.leases, self._news_were_lost))
        self.later(leaving.see_out_for_ever(self))
        self.later(self.door.watch_for_ever())
        self.later(note_lag(self.metrics.lag.observe))
        self.later(self.calling.for_ever())
        self.later(self.posting.for_ever())

    async def close(self) -> None:
        """Stop looking after tables and write the rest down."""
        self.closing = True
        with contextlib.suppress(Exception):
            await self.presence.leave()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.tables.values()):
            await live.minder.stop()
        with contextlib.suppress(Exception):
            await self.note_all()
            await hours.say_open(self.store)
        self.bots.close()
        self.study.close()
        await self.posting.close()
        await self.store.close()

    def later(self, job: Coroutine[Any, Any, None]) -> None:
        """Do something soon, without anybody waiting for it."""
        if self.closing:
            job.close()
            return
        task: asyncio.Task[None] = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- finding and making tables

    async def table(self, ident: str) -> Live:
        """The table of that name, loaded if it was put away."""
        live = self.tables.get(ident)
        if live is not None:
            return live
        task = self._loading.get(ident)
        if task is None:
            task = self._loading[ident] = asyncio.create_task(self._load_live(ident))
            task.add_done_callback(lambda _task: self._loading.pop(ident, None))
        return await asyncio.shield(task)

    async def _load_live(self, ident: str) -> Live:
        live = Live(await self.load(ident), self)
        if self.store.leases is not None:
            await self.store.leases.near(ident)
            await live.refresh()
        await live.write(self.closure.forgiven)
        self.tables[ident] = live
        live.minder.look()
        return live

    async def load(self, ident: str) -> Sitting:
        """A table folded from all its entries."""
        if not 0 < len(ident) <= 24 or not LETTERS.issuperset(ident):
            raise No("no-such-table", 404)
        entries = await self.store.entries(ident)
        if not entries:
            raise No("no-such-table", 404)
        sitting = Sitting(ident, self.catalog)
        began = time.perf_counter()
        for number, at, body in entries:
            try:
                sitting.fold(at, ledger.read(body))
            except Exception as problem:
                if ident not in self.unreadable:
                    log.exception("a table can't be read", extra={"table": ident, "entry": number})
                self.unreadable.add(ident)
                raise No("unreadable", 500) from problem
            if time.perf_counter() - began > LONG:
                await asyncio.sleep(0)
                began = time.perf_counter()
        self.unreadable.discard(ident)
        return sitting

    async def make_table(self, person: Person, wish: letters.NewTable) -> str:
        """A new table, with the bots that were asked for."""
        try:
            box = self.catalog[wish.game]
            options = box.settle(wish.seats, wish.options)
        except NoSuchGame as problem:
            raise No("no-such-game", 404, str(problem)) from problem
        except (BadTable, TypeError) as problem:
            raise No("bad-table", 400, str(problem)) from problem
        if not 0.2 <= wish.window <= 60 or not _clock_is_sane(wish.clock) or not _patience_is_sane(wish.patience):
            raise No("bad-table")
        clock = None if wish.clock is None else ledger.Clock(wish.clock.seconds, wish.clock.increment)
        if wish.rated and len(set(wish.sit)) > 1:
            raise No("rated-one-seat", 409)
        hints = wish.hints and not wish.rated
        settings = ledger.Settings(
            wish.public, wish.watch, wish.live, wish.window, clock, hints, wish.patience, wish.rated
        )
        lines: list[ledger.AnyLine] = [ledger.Made(wish.game, wish.seats, options, settings, person.id, person.name)]
        if len(wish.bots) > wish.seats or any(not 0 <= seat < wish.seats for seat in wish.sit):
            raise No("no-such-seat", 404)
        lines += [ledger.Seated(seat, requests.known_bot(bot)) for seat, bot in enumerate(wish.bots) if bot]
        taken = {seat for seat, bot in enumerate(wish.bots) if bot}
        lines += [ledger.Sat(seat, person.id, person.name) for seat in sorted(set(wish.sit) - taken)]
        return await self.add(person, lines)

    async def add(self, person: Person, lines: list[ledger.AnyLine]) -> str:
        """A new table that begins with these lines."""
        if not self.makers.take(person.id):
            raise No("too-fast", 429)
        async with self._adding:  # so that those made at the same moment are counted
            return await self._add(person, lines)

    async def _add(self, person: Person, lines: list[ledger.AnyLine]) -> str:
        going = select(func.count()).where(TABLES.c.host == person.id, TABLES.c.status.in_((OPEN, PLAYING)))
        if int((await self.store.rows(going))[0]["count_1"]) >= self.config.tables_per_guest:
            raise No("too-many-tables", 429, most=self.config.tables_per_guest)
        sitting, row, body = self.lay(person.id, lines)
        await self.store.add_table(row, body)
        if self.store.leases is not None:
            await self.store.leases.near(sitting.id)
        live = self.tables[sitting.id] = Live(sitting, self)
        self.note(sitting.id, True)
        live.minder.look()
        return sitting.id

    def lay(self, host: str, lines: list[ledger.AnyLine]) -> tuple[Sitting, dict[str, Any], str]:
        """A table that begins with these lines: itself, its row, its first entry; nothing is written yet."""
        sitting = Sitting(secrets.token_urlsafe(9), self.catalog)
        at = sitting.made_at = now()
        written = sitting.fold(at, lines)
        about = {"host": host, "made": at, "public": sitting.made.settings.public, "game": sitting.made.game}
        return sitting, {**noting.row(sitting, False), **about}, ledger.write(written)

    async def rematch(self, person: Person, live: Live, message: wire.Rematch) -> str:
        """The same people and bots at a new table; the asker is its host."""
        old = live.sitting
        requests.own(old, person.id, message.seat)
        if old.status != OVER:
            raise No("not-over", 409)
        if old.rematch:
            return old.rematch
        made = old.made
        alone = msgspec.structs.replace(made.settings, cup="")
        lines: list[ledger.AnyLine] = [ledger.Made(made.game, made.seats, made.options, alone, person.id, person.name)]
        for seat, chair in enumerate(old.chairs):
            if not chair.guest.startswith(NAMELESS):  # who was forgotten leaves a free seat
                lines.append(ledger.Seated(seat, chair.bot) if chair.bot else ledger.Sat(seat, chair.guest, chair.name))
        fresh = await self.add(person, lines)
        await live.write(lambda sitting: [] if sitting.rematch else [ledger.Rematched(fresh)])
        if live.sitting.rematch != fresh:  # somebody else was first
            await self.tables[fresh].write(lambda _: [ledger.Closed("host")])
        return live.sitting.rematch

    async def branch(self, person: Person, ident: str, wish: letters.Branch) -> str:
        """Go on from any moment of a game that is over, at a new table, against bots."""
        old = (await self.table(ident)).sitting
        requests.may_look(old, person.id)
        requests.known_bot(wish.level)
        if old.status != OVER or old.table is None:
            raise No("not-over", 409)
        if not 0 <= wish.upto < old.choices() or not 0 <= wish.seat < len(old.chairs):
            raise No("bad-moment", 404)
        return await self.go_on(person, old.table, wish.upto, wish.seat, wish.level)

    async def go_on(self, person: Person, old: Table, upto: int, seat: int, level: str) -> str:
        """A new table that goes on from there with luck of its own: the person on that seat, bots on all others."""
        game, seats, options = old.box.key, old.game.seats, old.game.options
        lines: list[ledger.AnyLine] = [
            ledger.Made(game, seats, options, ledger.Settings(public=False), person.id, person.name),
            ledger.Sat(seat, person.id, person.name),
        ]
        lines += [ledger.Seated(other, level) for other in range(seats) if other != seat]
        names: list[dict[str, object]] = [{"name": bot_name(other), "bot": level} for other in range(seats)]
        names[seat] = {"name": person.name}
        try:
            table = old.branch(upto, players=names)
        except BadRecord as problem:
            raise No("bad-moment", 404, str(problem)) from problem
        lines.append(ledger.Began(table.record.header, [entry.line() for entry in table.record.entries]))
        return await self.add(person, lines)

    # ---- lists

    def note(self, ident: str, seating: bool) -> None:
        """The lists must hear of this table; if the `seating` may have changed, also of who sits there."""
        self._noted.add(ident)
        if seating and ident in self.tables:
            self.tables[ident].seats_noted = False

    def is_noted(self, ident: str) -> bool:
        """Whether the lists will hear of the table in a moment."""
        return ident in self._noted

    async def _note_for_ever(self) -> None:
        while True:
            await asyncio.sleep(self.config.note_interval)
            try:
                await self.note_all()
            except Exception:
                log.exception("lists could not be brought up to date")

    async def note_all(self) -> None:
        """Bring the lists up to date now."""
        async with self._noting:
            noted = self._noted
            self._noted = noted & self._loading.keys()
            # In one order at all nodes, so that two of them never wait for each other in a circle.
            tables = [self.tables[ident] for ident in sorted(noted) if ident in self.tables]
            try:
                await noting.note(self, tables)
            except Exception:
                self._noted |= noted
                raise

    # ---- other nodes, and time

    def _news(self, ident: str, number: int) -> None:
        live = self.tables.get(ident)
        if live is not None and number >= live.sitting.entries and ident not in self._refreshing:
            self._refreshing.add(ident)
            self.later(self._refresh(live))

    async def _refresh(self, live: Live, near: bool = False) -> None:
        self._refreshing.discard(live.sitting.id)
        if not near:  # people play elsewhere at a table that was made here: no need to hear of every choice
            await sweeping.let_go(self, live, JUST_NOW)
            if self.tables.get(live.sitting.id) is not live:
                return
        try:
            if near and self.store.leases is not None:  # the database may have forgotten that
                await self.store.leases.near(live.sitting.id)
            await live.refresh()
        except Exception:
            log.exception("news of another node could not be read", extra={"table": live.sitting.id})

    def _news_were_lost(self) -> None:
        for live in list(self.tables.values()):
            self.later(self._refresh(live, near=True))

    async def _say_who_is_here(self) -> None:
        while self.store.postgres:
            await asyncio.sleep(AGAIN)
            try:
                await self.presence.say_all()
            except Exception:
                log.exception("the other nodes could not be told who is here")


def _clock_is_sane(clock: wire.ClockInfo | None) -> bool:
    return clock is None or (1 <= clock.seconds <= 90 * 24 * 3600 and 0 <= clock.increment <= 7 * 24 * 3600)


def _patience_is_sane(seconds: float) -> bool:
    return seconds == 0 or 30 <= seconds <= 30 * 24 * 3600
