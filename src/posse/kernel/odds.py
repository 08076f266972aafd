"""Chances of those who may win, by what speaks for each of them: the arithmetic of outlooks (`Box.outlook`)."""

from __future__ import annotations

import math


def chances_by(weights: list[float], traits: list[list[float]]) -> list[float]:
    """How likely each is to win, whose traits count so much (a conditional logit).

    >>> chances_by([0.0, 1.0], [[5.0, 2.0], [1.0, 2.0]])
    [0.5, 0.5]
    """
    logits: list[float] = []
    for mine in traits:
        logit: float = 0.0
        for place in range(len(mine)):
            logit += weights[place] * mine[place]
        logits.append(logit)
    return shares(logits)


def shares(logits: list[float]) -> list[float]:
    """What each gets of 1.

    >>> shares([5.0, 5.0]), shares([-1000.0, 0.0])
    ([0.5, 0.5], [0.0, 1.0])
    """
    most = max(logits)
    powers = [math.exp(logit - most) for logit in logits]
    total = sum(powers)
    return [power / total for power in powers]
