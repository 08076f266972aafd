"""Chapters "Move" (CE-100..105) and "Floor Change" (CE-108, CE-109)."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import LOCATIONS, MOST_CARS, ROOF, car_of, level_of, location, other_floor
from posse.games.colt_express.rules.marshal import enter
from posse.games.colt_express.sayings import CLIMBED, MOVED, RAN
from posse.games.colt_express.state import Train

ROOF_REACH: Final = 3


def _reached() -> list[list[int]]:
    """For every length of train and every location in it: the cars in reach."""
    table: list[list[int]] = []
    for cars in range(MOST_CARS):
        for place in range(LOCATIONS):
            car, reach = car_of(place), ROOF_REACH if level_of(place) == ROOF else 1
            table.append([goal for goal in range(cars + 1) if goal != car and -reach <= goal - car <= reach])
    return table


REACHED: Final = _reached()


def destinations(train: Train, bandit: int) -> list[int]:
    """The cars a bandit can move to: the next ones inside, up to three away on the roofs (CE-100..103)."""
    return REACHED[train.cars * LOCATIONS + train.at[bandit]]


def move(train: Train, bandit: int, car: int) -> None:
    """The bandit goes to that car, on its level (CE-104, CE-105)."""
    start = train.at[bandit]
    train.at[bandit] = location(car, level_of(start))
    train.tell(RAN if level_of(start) == ROOF else MOVED, bandit, start, train.at[bandit])
    enter(train, bandit)


def change_floor(train: Train, bandit: int) -> None:
    """From inside to the roof or down again, in the same car (CE-108, CE-109)."""
    train.at[bandit] = other_floor(train.at[bandit])
    train.tell(CLIMBED, bandit, train.at[bandit])
    enter(train, bandit)
