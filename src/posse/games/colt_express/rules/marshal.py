"""Chapter "Marshal": his card (CE-112..115), meetings with him and Neutral Bullets (CE-140..153)."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import BACK, FORWARD, INSIDE, ROOF, location
from posse.games.colt_express.sayings import FLED, MARSHAL_MOVED, MARSHAL_RAGES, MET, SUPPLY_ENDED
from posse.games.colt_express.state import Train

ONLY_BACK: Final = [BACK]
ONLY_FORWARD: Final = [FORWARD]
EITHER_WAY: Final = [FORWARD, BACK]


def ways(train: Train, car: int) -> list[int]:
    """The directions in which one can leave a car without leaving the train (CE-102, CE-113, CE-139a, CE-151)."""
    if car == 0:
        return ONLY_BACK
    return ONLY_FORWARD if car == train.cars else EITHER_WAY


def next_car(car: int, way: int) -> int:
    """The car beside, forward or back."""
    return car + 1 if way == BACK else car - 1


def move_marshal(train: Train, way: int, angry: bool = False) -> None:
    """The Marshal moves one car; all bandits inside it are met together (CE-112, CE-115, CE-141, CE-191)."""
    train.marshal = next_car(train.marshal, way)
    train.tell(MARSHAL_RAGES if angry else MARSHAL_MOVED, train.marshal)
    inside = train.bandits_at(location(train.marshal, INSIDE))
    if inside:
        meet(train, inside)


def enter(train: Train, bandit: int) -> None:
    """A bandit has come to another place: if the Marshal is there, they meet (CE-140, CE-152)."""
    if train.at[bandit] == location(train.marshal, INSIDE):
        meet(train, [bandit])


def meet(train: Train, bandits: list[int]) -> None:
    """Bandits inside the Marshal's car get a Neutral Bullet each and flee to its roof (CE-140, CE-145, CE-149)."""
    shot = neutral_bullets(train, bandits)
    left = train.neutral + len(bandits)
    for bandit in bandits:
        train.at[bandit] = location(train.marshal, ROOF)
        left -= 1
        if shot:
            train.tell(MET, bandit, train.at[bandit], left)
        else:
            train.tell(FLED, bandit, train.at[bandit])


def neutral_bullets(train: Train, bandits: list[int]) -> bool:
    """One batch: a Neutral Bullet for each, or, if there are too few, for nobody ever again (CE-147, CE-148)."""
    if not bandits:
        return False
    if train.neutral < len(bandits):
        if train.neutral:
            train.removed += train.neutral
            train.neutral = 0
            train.tell(SUPPLY_ENDED)
        return False
    for bandit in bandits:
        train.deal_neutral(bandit)
    return True
