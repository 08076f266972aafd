"""How strong people are, by openskill (Plackett-Luce), from rated games in the order in which they ended.

Nothing of it is written down: a rating is what the results make of it. Each node folds them once, and then only those
that have come since. Games among people and games with bots are rated apart; in the latter, bots are rated by level.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select

from posse.server.book.annals import lines
from posse.server.book.schema import RESULTS
from posse.server.book.store import Store
from posse.server.wire.deeds import GameLine

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

PEOPLE, BOTS = "people", "bots"
POOLS: Final = (PEOPLE, BOTS)
BOT: Final = "bot:"
"""How the name of a bot begins among the rated: `bot:marshal`. No guest's does."""
FIRST: Final = 1000
STEP: Final = 40


@dataclass
class Standing:
    """One who is rated."""

    skill: PlackettLuceRating
    games: int = 0

    @property
    def points(self) -> int:
        """What is as good as certain, as a number that people like: it begins with 1000 and grows with certainty."""
        return round(FIRST + STEP * self.skill.ordinal())


@dataclass
class Fold:
    """The rated games of one kind, as far as they are folded."""

    games: int = 0
    last: int = 0
    standings: dict[str, dict[str, Standing]] = field(default_factory=lambda: {pool: {} for pool in POOLS})


class Ratings:
    """What one node knows about who is how strong."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._folds: dict[str, Fold] = {}
        self._turn = asyncio.Lock()

    async def of(self, game: str) -> dict[str, dict[str, Standing]]:
        """Everybody's, by pool."""
        async with self._turn:
            fold = self._folds.get(game, Fold())
            rated = RESULTS.c.kind == "rated", RESULTS.c.game == game
            count = select(func.count().label("n")).select_from(RESULTS).where(*rated)
            there = int((await self.store.rows(count))[0]["n"])
            if there == fold.games:
                return fold.standings
            fresh = await self._since(rated, fold.last)
            if fold.games + len(fresh) != there:  # one that ended before others was written after them
                fold, fresh = Fold(), await self._since(rated, -1)
            self._folds[game] = await asyncio.to_thread(folded, fold, fresh)
            return self._folds[game].standings

    async def _since(self, rated: tuple[Any, ...], last: int) -> list[GameLine]:
        wanted = select(RESULTS).where(*rated, RESULTS.c.ended > last)
        return await lines(self.store, wanted.order_by(RESULTS.c.ended, RESULTS.c.table_id))


def folded(fold: Fold, games: list[GameLine]) -> Fold:
    """With these games."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    for game in games:
        fold.games += 1
        fold.last = game.ended
        names = [play.guest or (BOT + play.bot if play.bot else "") for play in game.plays]
        people = {play.guest for play in game.plays if play.guest}
        if len(names) < 2 or len(people) != sum(bool(play.guest) for play in game.plays):
            continue
        pool = fold.standings[BOTS if any(play.bot for play in game.plays) else PEOPLE]
        before = [pool.get(name) or Standing(model.rating()) for name in names]
        after = model.rate([[one.skill] for one in before], ranks=[play.rank for play in game.plays])
        for name in set(names) - {""}:  # who was forgotten is nobody; several bots of a level are one
            skills = [skill for one, (skill,) in zip(names, after, strict=True) if one == name]
            mean = model.rating(fmean(skill.mu for skill in skills), fmean(skill.sigma for skill in skills))
            pool[name] = Standing(mean, before[names.index(name)].games + 1)
    return fold
