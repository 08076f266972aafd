"""At which tables one learns: half of them as they are usually set, the others with all seat counts and options."""

from __future__ import annotations

import random

from posse.kernel.box import Box
from posse.train.actors import Setting

USUAL = {"bang-dice": 5, "deadwood-1876": 5}
"""Most games are usually played by four."""


def settings_of(box: Box, count: int, seed: int) -> list[Setting]:
    """So many tables: every other one the usual one, then all numbers of seats in turn, with any options."""
    luck = random.Random(seed)
    usual = min(USUAL.get(box.key, 4), box.seats[-1])
    found: list[Setting] = []
    for number in range(count):
        turn = number // 2
        if number % 2 == 0:
            found.append(Setting(usual, {}))
            continue
        seats = box.seats[turn % len(box.seats)]
        options: dict[str, object] = {}
        if turn // len(box.seats) % 2:
            options = {option.name: luck.choice(option.allowed(seats)) for option in box.options}
        found.append(Setting(seats, options))
    return found
