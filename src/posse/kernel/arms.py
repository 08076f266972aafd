"""A row of slot machines, one for each choice: which to try next, and which is the best (UCB1). Compiled for search."""

from __future__ import annotations

import math
from typing import Final

from posse.kernel.chance import Chance
from posse.kernel.game import Game
from posse.kernel.playout import tried

CURIOSITY: Final = 0.7
"""How much a choice that was tried little is favoured."""


class Arms:
    """How often each was tried, and what it has brought.

    >>> arms = Arms(3)
    >>> for _ in range(30):
    ...     arm = arms.most_promising()
    ...     arms.learn(arm, (0.1, 0.9, 0.2)[arm])
    >>> arms.best(), arms.tries[1] > arms.tries[0]
    (1, True)
    """

    def __init__(self, count: int) -> None:
        self.tries = [0] * count
        self.sums = [0.0] * count
        self.total = 0

    def most_promising(self) -> int:
        """The arm to try next: every arm once, then the best upper bound."""
        if self.total < len(self.tries):
            return self.total
        scale = CURIOSITY * math.sqrt(math.log(float(self.total)))
        best, most = 0, -1.0
        for arm in range(len(self.tries)):
            count = float(self.tries[arm])
            bound = self.sums[arm] / count + scale / math.sqrt(count)
            if bound > most:
                best, most = arm, bound
        return best

    def learn(self, arm: int, reward: float) -> None:
        """An arm has brought that much."""
        self.tries[arm] += 1
        self.sums[arm] += reward
        self.total += 1

    def explore(self, world: Game, seat: int, options: list[int], chance: Chance, times: int) -> None:
        """Try the most promising of a seat's options so many times, each in a copy of this world."""
        for _ in range(times):
            arm = self.most_promising()
            self.learn(arm, tried(world, seat, options[arm], chance))

    def best(self) -> int:
        """The arm with the best mean."""
        best, most = 0, -1.0
        for arm in range(len(self.tries)):
            if self.tries[arm] and self.sums[arm] / self.tries[arm] > most:
                best, most = arm, self.sums[arm] / self.tries[arm]
        return best
