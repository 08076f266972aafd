"""Chapters "Move" (CE-100..105) and "Floor Change" (CE-108, CE-109)."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import ROOF, location
from posse.games.colt_express.rules.marshal import enter
from posse.games.colt_express.sayings import CLIMBED, MOVED
from posse.games.colt_express.state import Train

ROOF_REACH: Final = 3


def destinations(train: Train, bandit: int) -> list[int]:
    """The cars a bandit can move to: the next ones inside, up to three away on the roofs (CE-100..103)."""
    car, level = train.at[bandit] // 2, train.at[bandit] % 2
    reach = ROOF_REACH if level == ROOF else 1
    nearest, farthest = max(0, car - reach), min(train.cars, car + reach)
    return [goal for goal in range(nearest, farthest + 1) if goal != car]


def move(train: Train, bandit: int, car: int) -> None:
    """The bandit goes to that car, on its level (CE-104, CE-105)."""
    start = train.at[bandit]
    train.at[bandit] = location(car, start % 2)
    train.tell(MOVED, bandit, start, train.at[bandit])
    enter(train, bandit)


def change_floor(train: Train, bandit: int) -> None:
    """From inside to the roof or down again, in the same car (CE-108, CE-109)."""
    train.at[bandit] ^= 1
    train.tell(CLIMBED, bandit, train.at[bandit])
    enter(train, bandit)
