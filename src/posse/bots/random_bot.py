"""Random: any choice, each equally likely. The yardstick for all others."""

from __future__ import annotations

from posse.bots.bot import Bot, Observation
from posse.kernel.chance import Sampled


class RandomBot(Bot):
    """Takes any choice."""

    def __init__(self, seed: int = 0) -> None:
        self.luck = Sampled.of(seed)

    def choose(self, seen: Observation) -> int:
        choices = seen.question.choices
        return choices[self.luck.below(len(choices))]
