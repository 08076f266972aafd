"""How a game stands: how likely each player is to win, as things truly lie.

A model counted from games, for searches in imagined worlds, which play on only until the next round begins. What is in
the own hands counts, the more the later; then who will be the Gunslinger, what lies within reach, and where the Marshal
and the others are.
"""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    INSIDE,
    LOCATIONS,
    ON_CARD,
    SIX,
    TOKENS,
    car_of,
    level_of,
    location,
    other_floor,
)
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.sayings import PLAN
from posse.games.colt_express.state import IN_HAND, PLACES, Train
from posse.kernel.odds import chances_by
from posse.kernel.playout import least_of

# What decides, by the round that begins. Counted by
# `python -m tools.outlook colt-express --games 4000 --seats 3,4,5,6 --tries 40 --seed 2`; those marshals went by what
# 8,000 games of marshals and scouts with 4 seats had told.

WEIGHTS: Final[list[list[float]]] = [
    [-0.00, 0.00, -0.00, 0.00, 0.00, 0.00, 0.00, -0.25, 0.24, 0.00, 0.11, 0.53],
    [1.18, -0.07, 0.14, 0.20, -0.11, -0.10, 0.09, 0.01, 0.22, 0.01, 0.40, -0.06],
    [1.47, 0.18, 0.32, 0.19, -0.09, -0.08, 0.33, 0.06, 0.52, 0.09, 0.39, -0.23],
    [1.75, 0.05, 0.48, 0.29, -0.06, -0.11, 0.24, 0.09, 0.66, 0.34, 0.37, -0.45],
    [2.51, 0.53, 0.99, 0.37, -0.04, -0.11, 0.27, 0.15, 1.39, 0.39, 0.41, -0.44],
]
"""Of a thousand dollars on the Character card; of having the fewest own Bullets left alone, or with others, and of each
fewer than any of the others has; of each Bullet received, and of those in hand; of being on a roof; of each car between
the bandit and the Marshal; of the dearest token at hand, and on the other floor; of what lies in the train, the nearer
the more; and of how far behind the Locomotive the bandit is."""
DOLLARS: Final = 1000.0
PLACING: Final = 6
"""So many traits, the last, come of where a bandit is."""


def chances(train: Train) -> list[float]:
    """How likely each player is to win; nothing before the train is there."""
    if train.round < 0:
        return []
    return chances_by(WEIGHTS[stage_of(train)], traits_of_all(train))


def settled(train: Train) -> bool:
    """Whether a round begins: its first card is to be played."""
    if train.pending is None or train.pending.kind is not PLAN:
        return False
    scheming = train.stack[-1]
    return isinstance(scheming, Scheming) and scheming.turn == 0 and scheming.gone == 0


def stage_of(train: Train) -> int:
    """How far the game has come, a row of WEIGHTS: the round."""
    return train.round


def traits_of_all(train: Train) -> list[list[float]]:
    """What there is to say of each player, in the order of the weights."""
    money = [0.0] * train.seats
    lying = [0.0] * LOCATIONS
    dearest = [0.0] * LOCATIONS
    for token in range(TOKENS):
        place = train.loot[token]
        if place < LOCATIONS:
            worth = float(train.worth(token)) / DOLLARS
            lying[place] = lying[place] + worth
            dearest[place] = max(dearest[place], worth)
        elif place < ON_CARD + SIX:
            seat = train.owner[place - ON_CARD]
            money[seat] = money[seat] + float(train.worth(token)) / DOLLARS
    found: list[list[float]] = []
    for seat in range(train.seats):
        traits = [money[seat], *duel_of_guns(train, seat)]
        traits += [float(train.bullets_received(seat)), float(train.lead[seat * PLACES + IN_HAND])]
        found.append(traits + lay_of_the_train(train, train.gangs[seat], lying, dearest))
    return found


def lay_of_the_train(train: Train, gang: tuple[int, ...], lying: list[float], dearest: list[float]) -> list[float]:
    """What there is to say of the places where a gang's bandits are, on average over them."""
    found = [0.0] * PLACING
    each = 1.0 / float(len(gang))
    for bandit in gang:
        at = train.at[bandit]
        car, roof = car_of(at), float(level_of(at))
        within_reach: float = 0.0
        for wagon in range(train.cars + 1):
            within_reach += lying[location(wagon, INSIDE)] / (1.0 + float(abs(wagon - car)) + roof)
        traits = [roof, float(abs(train.marshal - car)), dearest[at], dearest[other_floor(at)], within_reach]
        traits.append(float(car) / float(train.cars))
        for place in range(len(traits)):
            found[place] = found[place] + each * traits[place]
    return found


def duel_of_guns(train: Train, seat: int) -> list[float]:
    """Who will be the Gunslinger (CE-232); nothing in games of teams (CE-258)."""
    if train.seats == 2:
        return [0.0, 0.0, 0.0]
    left = [train.bullets[gang[0]] for gang in train.gangs]
    fewer = least_of(left[:seat] + left[seat + 1 :]) - left[seat]
    return [1.0 if fewer > 0 else 0.0, 1.0 if fewer == 0 else 0.0, float(fewer)]
