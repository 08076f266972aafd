"""Chapter "Fire" (CE-120..131), with Tuco (CE-170..172), Django (CE-174..178) and Belle (CE-185..188)."""

from __future__ import annotations

from posse.games.colt_express.components import (
    BACK,
    BELLE,
    DJANGO,
    FORWARD,
    INSIDE,
    ROOF,
    SIX,
    TUCO,
    beside,
    car_of,
    level_of,
    other_floor,
)
from posse.games.colt_express.rules.marshal import enter
from posse.games.colt_express.sayings import FIRED, NOT_PUSHED, PUSHED
from posse.games.colt_express.state import Train


def in_range(train: Train, shooter: int) -> list[int]:
    """Everybody the shooter could hit, Belle's charm apart (CE-121..125, CE-170, CE-171)."""
    at = train.at
    place = at[shooter]
    found = next_cars(train, place) if level_of(place) == INSIDE else nearest_roofs(train, place)
    if shooter == TUCO:
        found += [bandit for bandit in range(SIX) if at[bandit] == other_floor(place)]
    return found


def next_cars(train: Train, place: int) -> list[int]:
    """The bandits inside the two cars beside (CE-121)."""
    at, front, back = train.at, beside(place, FORWARD), beside(place, BACK)
    return [bandit for bandit in range(SIX) if at[bandit] >= 0 and (at[bandit] == front or at[bandit] == back)]


def nearest_roofs(train: Train, place: int) -> list[int]:
    """The bandits on the nearest roof that holds any, in both directions (CE-122, CE-123, CE-126)."""
    at = train.at
    before, behind = -1, 99
    for where in at:
        if where > 0 and level_of(where) == ROOF:
            if before < where < place:
                before = where
            elif place < where < behind:
                behind = where
    return [bandit for bandit in range(SIX) if at[bandit] > 0 and (at[bandit] == before or at[bandit] == behind)]


def charmed(targets: list[int]) -> list[int]:
    """Belle is no target if there is another (CE-185..188)."""
    if len(targets) > 1 and BELLE in targets:
        targets.remove(BELLE)
    return targets


def targets(train: Train, shooter: int) -> list[int]:
    """Whom the shooter may choose."""
    return charmed(in_range(train, shooter))


def fire(train: Train, shooter: int, target: int) -> None:
    """The target's player takes one of the shooter's Bullets; Django's shot pushes (CE-120, CE-174)."""
    train.shoot(shooter, target)
    train.tell(FIRED, shooter, target, train.bullets[shooter])
    if shooter == DJANGO:
        push(train, train.at[shooter], target)


def push(train: Train, origin: int, target: int) -> None:
    """The target is moved one car away from the shot, if the train goes on there (CE-174..177)."""
    way = BACK if train.at[target] > origin else FORWARD
    goal = beside(train.at[target], way)
    if not 0 <= car_of(goal) <= train.cars:
        train.tell(NOT_PUSHED, target)
        return
    train.at[target] = goal
    train.tell(PUSHED, target, way, goal)
    enter(train, target)
