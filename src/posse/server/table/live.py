"""A table with people around it: what they ask of it is written down, then shown to each, through their own eyes.

All that changes a table passes its `scribe`. What a pair of eyes sees is sent only when it differs from what they saw
last: so an answer in a reaction window, which changes nothing for the others, sends them nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from posse.kernel.events import Event
from posse.server import wire
from posse.server.book import ledger
from posse.server.book.guests import Person
from posse.server.book.store import now
from posse.server.bounds.limits import WATCHERS, WATCHERS_PER_ADDRESS, WATCHERS_PER_GUEST, Comings
from posse.server.errors import No
from posse.server.table import consent, looks, requests, showing
from posse.server.table.home import Home
from posse.server.table.looks import Eyes, Look
from posse.server.table.minding import Minder
from posse.server.table.scribe import Scribe
from posse.server.table.sitting import PLAYING, Sitting

log = logging.getLogger("posse.tables")

SEATING = {ledger.Sat, ledger.Seated, ledger.Stood, ledger.Gone}
CHOICES = {ledger.Chose, ledger.Held}
MOMENT = 0.2
"""Seconds after which all hear who has come or gone."""


class Watcher(Protocol):
    """A connection, as a table knows it."""

    guest: str
    person: Person
    address: str
    active: float
    """When something was last heard from it."""
    folds: bool
    """Whether it takes changes, and knows these games' sayings."""
    knows: set[str]

    def make_way(self) -> None:
        """Go: somebody else needs the place."""

    def send(self, message: bytes) -> None:
        """Send soon; never waits."""


class Live(Scribe):
    """One table in this process."""

    def __init__(self, sitting: Sitting, home: Home) -> None:
        super().__init__(sitting, home)
        self.watchers: dict[Watcher, tuple[Eyes, ...]] = {}
        self.audience: dict[Eyes, list[Watcher]] = {}
        """The same the other way round."""
        self.looks: dict[Eyes, Look] = {}
        self.known: looks.Known | None = None
        """What all have seen last."""
        self.logged = 0
        """How many events of the game's log have been shown."""
        self.logged_era = 0
        self.said = len(sitting.chat)
        self.info = b""
        self.proposal: ledger.Proposed | None = None
        """What they were told that somebody asks for."""
        self.minder = Minder(self)
        self.idle_since = self.loaded_at = now()
        self.left: dict[str, int] = {}
        """When guests were last seen to go away."""
        self.seats_noted = False
        """Whether the lists know who sits here."""
        self.recorded = False
        """Whether the annals know how it ended."""
        self.comings: Comings | None = None
        """What strangers have written lately, while the game has not begun."""
        self._telling = False
        self._mark_shown()

    # ---- in

    def _stands_anew(self) -> None:
        self._eyes_anew()
        self.show(True)
        self._see_out()
        self.minder.look()

    def _changed(self, lines: list[ledger.AnyLine]) -> bool:
        """Tell everybody who must know; whether it may be about who sits where."""
        if all(type(line) in CHOICES for line in lines):
            self.home.metrics.choices += sum(type(line) is ledger.Chose for line in lines)
            sitting = self.sitting
            clock, lapsed = sitting.made.settings.clock is not None, sitting.proposal is not self.proposal
            self.show(clock or lapsed or sitting.status != PLAYING)
            self.minder.look()
            return False
        seating = any(type(line) in SEATING for line in lines)
        self._eyes_anew()
        if seating:
            self.home.presence.changed(self.sitting.id)
        self.show(True)
        self._see_out()
        self.minder.look()
        return seating

    # ---- out

    def present(self) -> set[int]:
        """Seats whose people look at the table, here or at another node."""
        here = {watcher.guest for watcher in self.watchers} | self.home.presence.at(self.sitting.id)
        return {seat for seat, chair in enumerate(self.sitting.chairs) if chair.guest and chair.guest in here}

    def away(self) -> set[int]:
        """Seats whose people have not looked at the table for a while."""
        before = now() - int(self.home.config.away_after * 1000)
        return {
            seat
            for seat, chair in enumerate(self.sitting.chairs)
            if chair.guest and self.left.get(chair.guest, self.loaded_at) <= before
        } - self.present()

    def late(self) -> set[int]:
        """Seats whose turn it is and whose people keep the others waiting longer than agreed, or left a live table.

        A reaction window passes by itself: in it nobody is late.
        """
        sitting = self.sitting
        if sitting.paused or sitting.window_is_open():
            return set()
        asked = {seat for seat in sitting.asked() if not sitting.chairs[seat].player}
        settings, waited = sitting.made.settings, (now() - sitting.asked_at) / 1000
        if waited >= settings.waits:
            return asked
        return asked & self.away() if settings.live and waited >= self.home.config.away_after else set()

    def spectators(self) -> set[str]:
        """Guests without a seat who look at the table at this node."""
        return {watcher.guest for watcher in self.watchers} - {chair.guest for chair in self.sitting.chairs}

    def watching(self) -> int:
        """How many guests without a seat look at the table, here or at another node."""
        return len(self.spectators()) + self.home.presence.spectators(self.sitting.id)

    def show(self, info: bool) -> None:
        """Send everybody what is new to them."""
        if info:
            self._show_info()
        if len(self.sitting.chat) > self.said:
            self._show_chat()
        if self.sitting.game is not None and self.watchers:
            self._show_game()
        self._mark_shown()

    def _all_shown(self) -> bool:
        """Whether all that has happened was shown to those who look."""
        game = self.sitting.game
        return game is not None and (self.logged_era, self.logged) == (self.sitting.era, len(game.log or ()))

    def _mark_shown(self) -> None:
        game = self.sitting.game
        self.logged = 0 if game is None else len(game.log or ())
        self.logged_era = self.sitting.era

    def _show_info(self) -> None:
        info = self._info()
        self.proposal = self.sitting.proposal
        if info != self.info:
            self.info = info
            for watcher in self.watchers:
                watcher.send(info)

    def _info(self) -> bytes:
        return wire.encode(showing.table_info(self.sitting, self.present(), self.watching()))

    def _show_chat(self) -> None:
        message = wire.Chat(self.sitting.id, self.said, showing.chat_lines(self.sitting, self.said))
        self.said = len(self.sitting.chat)
        encoded = wire.encode(message)
        for watcher in self.watchers:
            watcher.send(encoded)

    def _show_game(self) -> None:
        sitting, era = self.sitting, self.sitting.era
        log = self._log()
        news = log[self.logged :] if era == self.logged_era else None
        known = self._known()
        moment = looks.Moment(sitting, news or [], known)
        for eyes, watchers in self.audience.items():
            before = self.looks.get(eyes)
            if before is None or before.era != era or news is None:
                for watcher in watchers:
                    watcher.send(self._whole(eyes, watcher.folds))
                continue
            fresh, question, sight = moment.heard(eyes), looks.asked(sitting, eyes), known.sight(eyes)
            view, asks = sight.since(before.sight, known.seen), before.question != question
            if not fresh and not view and not asks:
                before.sight = sight
                continue
            look = self.looks[eyes] = Look(era, before.at + len(fresh), before.number + 1, sight, question)
            change = update = b""
            for watcher in watchers:
                if watcher.folds:
                    change = change or moment.change(eyes, look, view, asks, fresh)
                else:
                    update = update or looks.update(sitting, eyes, look, fresh)
                watcher.send(change if watcher.folds else update)

    def _known(self) -> looks.Known:
        """What all see now."""
        self.known = looks.known(self.sitting, self.known)
        return self.known

    def _log(self) -> list[Event]:
        game = self.sitting.game
        assert game is not None and game.log is not None
        return game.log

    def _whole(self, eyes: Eyes, folds: bool, mark: wire.Mark | None = None, looking: bool = False) -> bytes:
        """Everything for these eyes, or everything since the mark they had come to; for those who fold changes into it,
        numbered.

        Who is `looking` has been sent all of it, whatever their mark says: that news may still be on its way.
        """
        sitting, log, era = self.sitting, self._log(), self.sitting.era
        look, question, sight = self.looks.get(eyes), looks.asked(sitting, eyes), self._known().sight(eyes)
        at = look.at if look is not None and self._all_shown() else showing.count(log, eyes)
        if look is None or not look.shows(era, at, sight, question):
            look = self.looks[eyes] = Look(era, at, 1 if look is None else look.number + 1, sight, question)
        number = look.number if folds else 0
        if mark is not None and mark.era == era and 0 <= mark.events <= at:
            news = [] if looking else showing.last(log, eyes, at - mark.events)
            return looks.update(sitting, eyes, look, news, False, number)
        if look.whole is not None and folds in look.whole:
            return look.whole[folds]
        whole = looks.update(sitting, eyes, look, log, True, number)
        if eyes is None:
            look.whole = {**(look.whole or {}), folds: whole}
        return whole

    # ---- people

    def eyes_of(self, guest: str) -> tuple[Eyes, ...]:
        """Through whose eyes a guest looks: all seats of theirs, or a spectator's; none, if they may not look."""
        return tuple(self.sitting.seats_of(guest)) or ((None,) if requests.looks(self.sitting, guest) else ())

    async def watch(self, watcher: Watcher, message: wire.Watch) -> None:
        """Begin to look, or go on where one was."""
        if self.store.postgres or self.broken:
            await self.refresh()
        async with self.lock:
            requests.may_look(self.sitting, watcher.guest)
            if watcher not in self.watchers:
                self._make_room(watcher)
            looking = watcher in self.watchers
            self.watchers[watcher] = eyes = self.eyes_of(watcher.guest)
            self._gather()
            box = self.sitting.box
            if watcher.folds and box.key not in watcher.knows:
                watcher.knows.add(box.key)
                watcher.send(showing.sayings(box))
            info = self._info()
            watcher.send(info)
            if info != self.info:
                self.tell_who_is_here()
            since = message.chat if 0 <= message.chat <= len(self.sitting.chat) else 0
            if len(self.sitting.chat) > since:
                watcher.send(wire.encode(wire.Chat(self.sitting.id, since, showing.chat_lines(self.sitting, since))))
            if self.sitting.game is not None:
                marks = {mark.seat: mark for mark in message.marks}
                for one in eyes:
                    watcher.send(self._whole(one, watcher.folds, marks.get(one), looking))
        self.home.presence.changed(self.sitting.id)
        if consent.come_back(self.sitting, watcher.guest):
            await self.write(lambda sitting: consent.come_back(sitting, watcher.guest))
        self.minder.look()

    def _make_room(self, watcher: Watcher) -> None:
        """For one more. Who has a seat always finds a place; of one's own sockets here the most silent one goes."""
        mine = [other for other in self.watchers if other.guest == watcher.guest]
        if len(mine) >= WATCHERS_PER_GUEST:
            silent = min(mine, key=lambda other: other.active)
            self.leave(silent)
            silent.make_way()
        elif not self.sitting.seats_of(watcher.guest):
            others = [other for other, eyes in self.watchers.items() if None in eyes]
            near = [other for other in others if other.address == watcher.address]
            crowded = near if len(near) >= WATCHERS_PER_ADDRESS else others if len(others) >= WATCHERS else []
            if crowded:
                self._send_off(crowded, watcher)

    def _send_off(self, crowded: list[Watcher], watcher: Watcher) -> None:
        """Who has no name makes way for who has one."""
        nameless = [other for other in crowded if other.person.nameless]
        if watcher.person.nameless or not nameless:
            raise No("too-many-watchers", 429)
        silent = min(nameless, key=lambda other: other.active)
        self.leave(silent)
        silent.make_way()

    def leave(self, watcher: Watcher) -> None:
        """Look no more."""
        if self.watchers.pop(watcher, None) is not None:
            self._gather()
            self.looks = {eyes: look for eyes, look in self.looks.items() if eyes in self.audience}
            self.idle_since = now()
            self.went(watcher.guest)
            self.home.presence.changed(self.sitting.id)
            if self.watchers:
                self.tell_who_is_here()

    def went(self, guest: str) -> None:
        """Somebody looks at the table no more, here or at another node."""
        if any(chair.guest == guest for chair in self.sitting.chairs):
            self.left[guest] = now()

    def tell_who_is_here(self) -> None:
        """Somebody came or went. All hear of it in a moment: of hundreds who come at once, not hundreds of times."""
        if not self._telling:
            self._telling = True
            self.home.later(self._tell_who_is_here())

    async def _tell_who_is_here(self) -> None:
        await asyncio.sleep(MOMENT)
        self._telling = False
        async with self.lock:
            if not self.broken:
                self._show_info()

    def _eyes_anew(self) -> None:
        for watcher in self.watchers:
            self.watchers[watcher] = self.eyes_of(watcher.guest)
        self._gather()

    def _see_out(self) -> None:
        """Who came to an open table and may not watch the game goes when it begins; who is sent away goes at once."""
        for watcher in [watcher for watcher, eyes in self.watchers.items() if not eyes]:
            if watcher.guest in self.sitting.kicked:
                watcher.send(wire.encode(wire.Error(0, wire.Words("kicked"), No("kicked").text())))
            self.leave(watcher)

    def _gather(self) -> None:
        self.audience = {}
        for watcher, several in self.watchers.items():
            for eyes in several:
                self.audience.setdefault(eyes, []).append(watcher)
