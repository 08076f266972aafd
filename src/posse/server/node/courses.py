"""How games went that are over: found out while somebody looks, moment by moment; then written down with the table."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from posse.coach import Course
from posse.kernel.box import Box
from posse.kernel.events import Phrase
from posse.server.book import ledger
from posse.server.node.study import Study
from posse.server.table import coaching, showing
from posse.server.table.home import Moved, Share
from posse.server.table.live import Live
from posse.server.wire import letters

AT_ONCE: Final = 4
"""Moments of one job: who waits for the next one does not wait for long."""
KEPT: Final = 32
"""Games of which is remembered what was found out, although it is not all."""
UNWATCHED: Final = 20.0
"""Seconds after which nobody looks any more who has not asked how far it is."""
PATIENCE: Final = 10
"""How often in a row nobody may have had the time."""


class Found:
    """What is known about one game."""

    def __init__(self, choices: int, now: float) -> None:
        self.course = Course(choices)
        self.moves: dict[int, Moved] = {}
        self.asked = now
        self.running = False


class Courses:
    """Of all games that somebody looks at."""

    def __init__(self) -> None:
        self.found: dict[str, Found] = {}

    def ask(
        self, live: Live, study: Study, whose: Share, later: Callable[[Coroutine[Any, Any, None]], None]
    ) -> letters.Chances:
        """What is known by now; from now on more is found out, for a while."""
        sitting = live.sitting
        if sitting.course is not None:
            return msgspec.convert(sitting.course, letters.Chances)
        found = self.found.pop(sitting.id, None) or Found(sitting.choices(), time.monotonic())
        self.found[sitting.id] = found  # the last of them
        found.asked = time.monotonic()
        if not found.running:
            found.running = True
            later(self._find(live, study, whose, found))
        self._forget()
        return told(sitting.id, sitting.box, found, False)

    def _forget(self) -> None:
        resting = [ident for ident, found in self.found.items() if not found.running]
        for ident in resting[: max(0, len(self.found) - KEPT)]:
            del self.found[ident]

    async def _find(self, live: Live, study: Study, whose: Share, found: Found) -> None:
        try:
            await self._look(live, study, whose, found)
        finally:
            found.running = False

    async def _look(self, live: Live, study: Study, whose: Share, found: Found) -> None:
        assert live.sitting.table is not None
        lines = tuple(live.sitting.table.record.lines())
        failed = 0
        while moments := found.course.next(AT_ONCE):
            if time.monotonic() > found.asked + UNWATCHED or failed > PATIENCE:
                return
            moves = await study.points(lines, moments, secrets.randbits(62), whose)
            if moves is None:
                failed += 1
                await asyncio.sleep(1)
                continue
            failed = 0
            for move in moves:
                found.course.add(move.point)
                found.moves[move.point.upto] = move
        whole = msgspec.to_builtins(told(live.sitting.id, live.sitting.box, found, True))
        await live.write(lambda sitting: [] if sitting.course is not None else [ledger.Weighed(whole)])
        self.found.pop(live.sitting.id, None)


def told(ident: str, box: Box, found: Found, done: bool) -> letters.Chances:
    """What is known, for the wire."""
    course = found.course
    known = [course.known[upto] for upto in sorted(course.known)]
    points = [letters.ChancePoint(one.upto, one.games, coaching.stakes(one.seats)) for one in known]
    turns = []
    for turn in course.turns():
        move = found.moves[turn.upto]
        words = showing.words(Phrase(box.sayings[move.saying], move.values))
        turns.append(letters.ChanceTurn(turn.upto, move.seat, words, [coaching.share(rise) for rise in turn.rises]))
    counts = any(seat.points > 1 for one in known for seat in one.seats)
    return letters.Chances(ident, course.choices, points, turns, counts, done)
