"""Players that are programs. They see an observation of their seat, never the game, and know no game by name.

>>> from posse.games import CATALOG
>>> from posse.kernel.chance import Sampled
>>> game = CATALOG["five-points"].new(2, Sampled.of(1))
>>> seat = game.questions()[0].seat
>>> bot = make("scout:20", seed=7)
>>> bot.choose(observe(game, seat)) in game.question(seat).choices
True
"""

from __future__ import annotations

from posse.bots.bot import Bot, Expected, Observation, observe
from posse.bots.levels import LEVELS, TEMPERS, temper_of
from posse.bots.random_bot import RandomBot
from posse.bots.scout import PLAYOUTS, Scout
from posse.bots.seeker import Seeker

YARDSTICKS = ("random", "scout")
"""For the laboratory: everybody is measured against them."""
BOTS = (*LEVELS, *YARDSTICKS)
ADVISER = "marshal"
"""Who is asked what to do."""

__all__ = [
    "ADVISER", "BOTS", "LEVELS", "TEMPERS", "YARDSTICKS", "Bot", "Expected", "NoSuchBot", "Observation", "RandomBot",
    "Scout", "Seeker", "make", "milliseconds", "observe",
    "temper_of",
]  # fmt: skip


def milliseconds(name: str, most: int) -> int:
    """How long a bot of that name thinks about a choice, where it has no longer than that.

    >>> milliseconds("drifter", 1000), milliseconds("marshal", 300), milliseconds("scout", 300)
    (150, 300, 300)
    """
    return min(LEVELS[name].milliseconds, most) if name in LEVELS else most


class NoSuchBot(Exception):
    """A name that no bot has."""


def make(name: str, seed: int = 0, temper: str = "") -> Bot:
    """A bot by name: a level (`drifter`) or a yardstick (`scout`), by tries (`drifter:500`) or time (`scout:50ms`)."""
    level, _, budget = name.partition(":")
    if level == "random" and not budget:
        return RandomBot(seed)
    tries = int(budget) if budget.isdecimal() else 0
    time = int(budget[:-2]) if budget.endswith("ms") and budget[:-2].isdecimal() else 0
    if not budget or tries or time:
        if level in LEVELS:
            return Seeker(LEVELS[level], seed, tries, time, temper)
        if level == "scout":
            return Scout(seed, tries or PLAYOUTS, time or None)
    known = ", ".join(BOTS)
    raise NoSuchBot(f"no bot is called {name!r}; there are: {known}; NAME:TRIES and NAME:TIMEms, too")
