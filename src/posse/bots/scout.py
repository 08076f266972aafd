"""Scout: a fair Monte-Carlo player for any game.

It imagines worlds its seat could be in, tries a choice in one of them, plays on at random to the end, and keeps
count of how well its seat did. The more promising a choice, the more often it is tried (UCB1). In the end it takes
the choice with the best mean.
"""

from __future__ import annotations

import math
import time

from posse.bots.bot import Bot, Observation
from posse.kernel.chance import Sampled
from posse.kernel.playout import playout, rewards, take

PLAYOUTS = 200
CURIOSITY = 0.7
"""How much a choice that was tried little is favoured."""
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
        tries = [0] * len(options)
        sums = [0.0] * len(options)
        until = math.inf if self.milliseconds is None else time.monotonic() + self.milliseconds / 1000
        count = 0
        while self._goes_on(count, until):
            if count % TRIES_PER_WORLD == 0:
                world = seen.imagine(self.luck.copy())
                self.luck.below(2)
            arm = most_promising(tries, sums)
            trial = world.copy()
            take(trial, seen.seat, options[arm])
            playout(trial, self.luck)
            tries[arm] += 1
            sums[arm] += rewards(trial.box.ranks(trial))[seen.seat]
            count += 1
        means = [total / tried if tried else -1.0 for total, tried in zip(sums, tries, strict=True)]
        return seen.question.choices[means.index(max(means))]

    def _goes_on(self, count: int, until: float) -> bool:
        if self.milliseconds is None:
            return count < self.playouts
        return count == 0 or time.monotonic() < until


def most_promising(tries: list[int], sums: list[float]) -> int:
    """The arm to try next: every arm once, then the best upper bound (UCB1)."""
    if 0 in tries:
        return tries.index(0)
    scale = CURIOSITY * math.sqrt(math.log(sum(tries)))
    bounds = [total / tried + scale / math.sqrt(tried) for total, tried in zip(sums, tries, strict=True)]
    return bounds.index(max(bounds))
