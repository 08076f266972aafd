"""One process more, for those who want to learn from what was played: coaching, and the course of a game.

It gives way to bots and to everything else on the machine, so that nobody waits for it; those who want something of it
share it as they share the bots. A coach gets a world that was dealt anew for the seat; a game that is over has no
secrets, and is sent as it is on paper.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from posse.bots import observe
from posse.coach import Coaching, Point, Styles, chances, coach, learnt
from posse.kernel.chance import Sampled
from posse.kernel.codec import load
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.server.node.bots import Pool
from posse.server.node.workers import Job, find_catalog
from posse.server.table.home import Moved, Share, Studied

NICE: Final = 15
LONGEST: Final = 30.0
"""Seconds after which a job is given up: to play a long game again and to learn from it takes some."""
SHARE: Final = 10
"""A moment of a game gets one part of so many of the time in which a bot chooses."""


class Study(Pool):
    """One worker, and who waits for it."""

    def __init__(self, catalog: str, milliseconds: int) -> None:
        super().__init__(catalog, 1, LONGEST, NICE)
        self.milliseconds = milliseconds

    async def coach(self, world: dict[str, Any], seat: int, choice: int, seed: int, whose: Share) -> Studied:
        """What a good bot has to say about a choice, in a world dealt anew for the seat."""
        job = (coached, (self.catalog, world, seat, choice, self.milliseconds, seed))
        found: list[Coaching | None] | None = await self._in_turn(job, whose, True)
        return Studied(found is not None, None if found is None else found[0])

    async def points(self, lines: tuple[str, ...], moments: list[int], seed: int, whose: Share) -> list[Moved] | None:
        """The chances at moments of a game on paper; None, if nobody had the time."""
        job = (looked_at, (self.catalog, lines, moments, max(self.milliseconds // SHARE, 1), seed))
        found: list[Moved] | None = await self._in_turn(job, whose, False)
        return found

    async def work(self, function: Callable[..., Any], what: tuple[Any, ...], whose: Share) -> Any:
        """Something else that may wait, of the catalog and of this; None, if nobody had the time."""
        return await self._in_turn((function, (self.catalog, *what)), whose, True)

    async def _in_turn(self, job: Job, whose: Share, watched: bool) -> Any:
        if not await self._queue.wait(whose, watched):
            return None
        return await asyncio.shield(asyncio.ensure_future(self._done(job)))

    async def _done(self, job: Job) -> Any:
        try:
            return await self._in_worker(job)
        finally:
            self._queue.leave()


# ---- in the worker


def coached(
    catalog: str, world: dict[str, Any], seat: int, choice: int, milliseconds: int, seed: int
) -> list[Coaching | None]:
    """In a list, so that nothing to say is something else than no answer."""
    game = load(find_catalog(catalog)[world["game"]], world)
    return [coach(observe(game, seat), choice, seed, milliseconds)]


def looked_at(catalog: str, lines: tuple[str, ...], moments: list[int], milliseconds: int, seed: int) -> list[Moved]:
    """Each of these moments, with the choice that led there."""
    record, games, styles = played_again(catalog, lines)
    luck = Sampled.of(seed)
    return [moved(record, games, chances(games[upto], upto, styles, luck, milliseconds)) for upto in moments]


def moved(record: Record, games: list[Game], point: Point) -> Moved:
    """A point, who chose what to come there, and that in words."""
    if not point.upto:
        return Moved(point, -1, "", ())
    entry = record.entries[point.upto - 1]
    said = games[point.upto - 1].phrase(entry.seat, entry.choice)
    return Moved(point, entry.seat, said.saying.key, said.values)


@lru_cache(maxsize=2)
def played_again(catalog: str, lines: tuple[str, ...]) -> tuple[Record, list[Game], Styles]:
    """All moments of a game, and how it is played on from them."""
    record = Record.read(lines)
    games = [table.game.copy() for table in record.steps(find_catalog(catalog)[record.header["game"]])]
    return record, games, learnt(games, Sampled.of(0))
