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

from posse.bots.bot import Bot, Observation, observe
from posse.bots.random_bot import RandomBot
from posse.bots.scout import Scout

LEVELS = ("random", "scout")

__all__ = ["LEVELS", "Bot", "NoSuchBot", "Observation", "RandomBot", "Scout", "make", "observe"]


class NoSuchBot(Exception):
    """A name that no bot has."""


def make(name: str, seed: int = 0) -> Bot:
    """A bot by name: `random`, `scout`, `scout:500` (playouts a choice) or `scout:50ms` (time a choice)."""
    level, _, budget = name.partition(":")
    if level == "random" and not budget:
        return RandomBot(seed)
    if level == "scout":
        if not budget:
            return Scout(seed)
        if budget.isdecimal() and int(budget) > 0:
            return Scout(seed, playouts=int(budget))
        if budget.endswith("ms") and budget[:-2].isdecimal():
            return Scout(seed, milliseconds=int(budget[:-2]))
    raise NoSuchBot(f"no bot is called {name!r}; there are: random, scout, scout:PLAYOUTS, scout:TIMEms")
