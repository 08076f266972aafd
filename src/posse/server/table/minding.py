"""What a table does by itself: windows that close, bots that choose, clocks that run out.

Of several nodes, one has the duty to look after a table (the store decides). `look` is called after every change; it
starts what is to be done about the open question, once, and forgets it when another question is open.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Collection, Coroutine, Iterator
from typing import Any, Protocol

from posse.bots import make, milliseconds, observe
from posse.kernel.game import Game
from posse.server.book import ledger
from posse.server.book.store import Store, now
from posse.server.errors import No
from posse.server.table import asking, luck, requests, windows
from posse.server.table.home import Home
from posse.server.table.sitting import PLAYING, Sitting

log = logging.getLogger("posse.minding")

Stamp = tuple[int, int]
"""An era and a question's number: what is open."""


RETRY = 1.0
"""Seconds after which a duty that failed is tried again."""


class Looking(Protocol):
    """Somebody who looks at the table."""

    guest: str


class Minded(Protocol):
    """A table (`live.Live`), as far as it is looked after."""

    sitting: Sitting
    home: Home
    store: Store

    @property
    def watchers(self) -> Collection[Looking]:
        """Who looks at it."""

    async def write_anyway(self, decide: Callable[[Sitting], list[ledger.AnyLine]]) -> bool:
        """Decide, write down, show; finished whoever waits for it."""


def stamp_of(sitting: Sitting) -> Stamp | None:
    """What is open now; None if nothing is waited for."""
    if sitting.sealed:
        return -1, sitting.seals
    if sitting.status != PLAYING or sitting.paused or sitting.game is None:
        return None
    return sitting.era, sitting.game.asked


def _people(live: Minded) -> Iterator[str]:
    """Whose table it is: its host's, or else theirs who sit there or look on."""
    sitting = live.sitting
    yield sitting.made.host
    yield from (chair.guest for chair in sitting.chairs if chair.guest)
    yield from (watcher.guest for watcher in live.watchers)


def by_chance(game: Game, seat: int) -> int | None:
    """What somebody chooses who does not think; None, if the seat is not asked any more."""
    if game.question(seat) is None:
        return None
    return make("random", secrets.randbits(62)).choose(observe(game, seat))


class Minder:
    """Looks after one table."""

    def __init__(self, live: Minded) -> None:
        self.live = live
        self.on_duty = False
        self._asking_for_duty: asyncio.Task[None] | None = None
        self._stamp: Stamp | None = None
        self._jobs: dict[tuple[str, int], asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Whether the table goes on without people: it must not be put away."""
        return self._stamp is not None and bool(self._jobs)

    def wanted(self) -> bool:
        """Whether there is, or may be any moment, something to look after."""
        sitting = self.live.sitting
        if stamp_of(sitting) is None or not self._anything_to_do(sitting):
            return False
        if sitting.sealed:
            return True
        bots = any(sitting.chairs[seat].player for seat in sitting.asked())
        return bots or windows.concerns(sitting) or sitting.made.settings.clock is not None

    def look(self) -> None:
        """See to the open question."""
        stamp = stamp_of(self.live.sitting)
        if stamp != self._stamp:
            self._drop()
            self._stamp = stamp
        if stamp is None or self.live.home.closing:
            return
        sitting = self.live.sitting
        if not self._anything_to_do(sitting):
            return
        if not self.on_duty:
            if self._asking_for_duty is None and self.wanted():
                self._asking_for_duty = asyncio.create_task(self._get_duty())
            return
        if sitting.sealed:
            self._start("seal", -1, self._seal(stamp))
        if windows.concerns(sitting):
            self._start("answers", -1, self._answers(stamp))
        for seat in sitting.asked():
            chair = sitting.chairs[seat]
            if chair.player:
                self._start("bot " + chair.player, seat, self._bot(stamp, seat, chair.player))
            elif sitting.made.settings.clock is not None and not sitting.window_is_open():
                self._start("clock", seat, self._clock(stamp, seat))

    def _anything_to_do(self, sitting: Sitting) -> bool:
        """Quickly: a table of people without clocks needs nobody, except where it answers for them or is sealed."""
        if sitting.made.settings.clock is not None or windows.concerns(sitting) or sitting.sealed:
            return True
        return any(chair.stand_in or chair.bot for chair in sitting.chairs)

    def _start(self, what: str, seat: int, job: Coroutine[Any, Any, None]) -> None:
        if (what, seat) in self._jobs:
            job.close()
        else:
            self._jobs[what, seat] = asyncio.create_task(self._carefully((what, seat), job))

    async def _carefully(self, key: tuple[str, int], job: Coroutine[Any, Any, None]) -> None:
        """Do it; if that fails (the database was away), do it again a little later: no table may stay stuck."""
        try:
            await job
            self._forget(key)
            return
        except No as problem:
            log.warning("minding failed", extra={"table": self.live.sitting.id, "why": problem.key})
        except Exception:
            log.exception("minding broke", extra={"table": self.live.sitting.id})
        await asyncio.sleep(RETRY)
        self._forget(key)
        self.look()

    def _forget(self, key: tuple[str, int]) -> None:
        """This job is done, and may have to be done again: a bot that was sent away may be called back."""
        if self._jobs.get(key) is asyncio.current_task():
            del self._jobs[key]

    def _drop(self) -> None:
        """Forget what was to be done about an older question; what is being written is finished (`write_anyway`)."""
        if not self._jobs:
            return
        me = asyncio.current_task()
        for task in self._jobs.values():
            if task is not me:
                task.cancel()
        self._jobs = {}

    async def stop(self) -> None:
        """Let go of the table."""
        self._drop()
        self._stamp = None
        if self._asking_for_duty is not None:
            self._asking_for_duty.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._asking_for_duty
            self._asking_for_duty = None
        if self.on_duty:
            self.on_duty = False
            await self.live.store.let_go(self.live.sitting.id)

    async def _get_duty(self) -> None:
        while not await self.live.store.mind(self.live.sitting.id):
            await asyncio.sleep(self.live.home.config.duty_interval)
        self.on_duty = True
        self._asking_for_duty = None
        self.look()

    # ---- the duties

    def _current(self, sitting: Sitting, stamp: Stamp) -> bool:
        return stamp_of(sitting) == stamp

    async def _seal(self, stamp: Stamp) -> None:
        """Those who don't show the number that they pledged add nothing to the luck."""
        await asyncio.sleep(luck.PATIENCE)
        await self.live.write_anyway(lambda s: luck.waited_enough(s) if self._current(s, stamp) else [])

    async def _answers(self, stamp: Stamp) -> None:
        """What the table answers for people. Where one plays alone, everything else waits for that person."""
        live = self.live
        await live.write_anyway(lambda s: windows.answers_at_once(s) if self._current(s, stamp) else [])
        # Who played with others when this was asked may be alone by now: what was held back is still to be played.
        waiting = live.sitting.holds > 0 or not asking.alone(live.sitting)
        while waiting:
            await self._wait_for_answers(stamp)
            await live.write_anyway(lambda s: windows.answers_at_the_end(s) if self._current(s, stamp) else [])
            # Somebody may have answered while that was written.
            waiting = bool(live.sitting.held) and self._current(live.sitting, stamp)

    async def _wait_for_answers(self, stamp: Stamp) -> None:
        """As long as people may answer; meanwhile the table seems to hear some who have no choice."""
        live, clock = self.live, asyncio.get_running_loop().time
        began, seconds = clock(), windows.seconds(live.sitting, now())
        for part, seat in windows.seeming(live.sitting):
            await asyncio.sleep(began + part * seconds - clock())
            await live.write_anyway(
                lambda s, seat=seat: windows.seems_to_answer(s, seat) if self._current(s, stamp) else []  # type: ignore[misc]
            )
        await asyncio.sleep(began + seconds - clock())

    async def _bot(self, stamp: Stamp, seat: int, level: str) -> None:
        """Think, then choose; after a fixed time, where it must not show who had a choice."""
        live, config = self.live, self.live.home.config
        sitting = live.sitting
        assert sitting.game is not None
        window = sitting.window_is_open()
        pause = config.bot_pause
        if asking.hides_choices(sitting):
            pause = max(pause, milliseconds(level, config.think) / 500)
        if window:
            pause = min(pause, 0.75 * sitting.made.settings.window)
        whose, watched = live.home.crowd.path(_people(live)), bool(live.watchers)
        thinking = asyncio.create_task(live.home.bots.think(sitting.game, seat, level, whose, watched))
        try:
            await asyncio.sleep(pause)
            # In a window, who has not made up its mind by then lets the moment pass: no choice of the game is -1.
            choice = -1 if window and not thinking.done() else await thinking
        finally:
            thinking.cancel()

        def decide(sitting: Sitting) -> list[ledger.AnyLine]:
            if not self._current(sitting, stamp) or sitting.chairs[seat].player != level:
                return []
            assert sitting.game is not None
            question = sitting.game.question(seat)
            if question is None:
                return []
            taken = by_chance(sitting.game, seat) if choice is None else choice
            if taken not in question.choices:
                taken = question.choices[0]
            assert taken is not None
            return [ledger.Chose(seat, taken, [], [], level)]

        await live.write_anyway(decide)

    async def _clock(self, stamp: Stamp, seat: int) -> None:
        """When the seat's time is up, a bot plays on for it."""
        live = self.live
        clock, chair = live.sitting.made.settings.clock, live.sitting.chairs[seat]
        assert clock is not None
        left = clock.seconds * 1000 + chair.extra - chair.spent - live.sitting.waited(now())
        await asyncio.sleep(max(0.0, left / 1000))

        def decide(sitting: Sitting) -> list[ledger.AnyLine]:
            waiting = self._current(sitting, stamp) and asking.put_to(sitting, seat) is not None
            return [ledger.TakenOver(seat, requests.STAND_IN, "clock")] if waiting else []

        await live.write_anyway(decide)
