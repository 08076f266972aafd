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
from posse.kernel.playout import tried

PLAYOUTS = 200
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
        while count < self.playouts or self.milliseconds is not None:
            if count % TRIES_PER_WORLD == 0:
                world = seen.imagine(self.luck.copy())
                self.luck.below(2)
            arm = arms.most_promising()
            arms.learn(arm, tried(world, seen.seat, options[arm], self.luck))
            count += 1
            if self.milliseconds is not None:
                now = time.monotonic()
                longest, before = max(longest, now - before), now
                if now + longest > began + self.milliseconds / 1000:
                    break
        return seen.question.choices[arms.best()]
