"""Scout: a fair Monte-Carlo player for any game.

It imagines worlds its seat could be in, tries a choice in one of them, plays on at random to the end, and keeps
count of how well its seat did. The more promising a choice, the more often it is tried (UCB1). In the end it takes
the choice with the best mean.
"""

from __future__ import annotations

import time

from posse.bots.bot import Bot, Observation
from posse.kernel.arms import Arms
from posse.kernel.chance import Sampled

PLAYOUTS = 200
ENOUGH = 1_000_000_000
"""More than anybody has the time for."""
TRIES_PER_WORLD = 4
"""Tries that share one imagined world, each on a copy of it: dealing a world costs more than a try."""


class Scout(Bot):
    """Tries choices in imagined worlds, so many `playouts` a choice, or for so many `milliseconds`."""

    def __init__(self, seed: int = 0, playouts: int = PLAYOUTS, milliseconds: int | None = None) -> None:
        self.luck = Sampled.of(seed)
        self.playouts = playouts
        self.milliseconds = milliseconds

    def choose(self, seen: Observation) -> int:
        options = seen.question.options
        if len(options) == 1:
            return seen.question.choices[0]
        arms = Arms(len(options))
        began = before = time.monotonic()
        longest = 0.0
        count = 0
        # By the clock, it looks at it after every try.
        most, step = (self.playouts, TRIES_PER_WORLD) if self.milliseconds is None else (ENOUGH, 1)
        while count < most:
            if count % TRIES_PER_WORLD == 0:
                world = seen.imagine(self.luck.copy())
                self.luck.below(2)
            arms.explore(world, seen.seat, options, self.luck, min(step, most - count))
            count += step
            if self.milliseconds is not None:
                now = time.monotonic()
                longest, before = max(longest, now - before), now
                if now + longest > began + self.milliseconds / 1000:
                    break
        return seen.question.choices[arms.best()]
