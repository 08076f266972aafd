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
from posse.games.colt_express.rules.cards import full_hand
from posse.games.colt_express.sayings import PLAN
from posse.games.colt_express.state import IN_HAND, PLACES, Train
from posse.kernel.odds import chances_by
from posse.kernel.playout import least_of

# What decides, by the round that begins. Counted by COMMAND

WEIGHTS: Final[list[list[float]]] = [
    [0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.05, 0.31, 0.00, 0.13, 0.01],
    [1.43, -0.08, -0.00, 0.25, -0.09, -0.06, 0.07, 0.10, 0.26, 0.12, 0.23, -0.40],
    [1.58, 0.01, 0.18, 0.24, -0.10, -0.06, 0.33, 0.12, 0.64, 0.07, 0.38, -0.43],
    [1.88, 0.27, 0.41, 0.27, -0.08, -0.08, 0.27, 0.15, 0.74, 0.36, 0.54, -0.40],
    [2.51, 0.83, 0.99, 0.30, -0.06, -0.14, 0.24, 0.18, 1.22, 0.43, 0.41, -0.36],
]
"""Of a thousand dollars on the Character card; of having the fewest own Bullets left alone, or with others, and of each
fewer than any of the others has; of each Bullet received, and of those in hand; of being on a roof; of each car between
the bandit and the Marshal; of the dearest token at hand, and on the other floor; of what lies in the train, the nearer
the more; and of how far behind the Locomotive the bandit is."""
DOLLARS: Final = 1000.0


def chances(train: Train) -> list[float]:
    """How likely each player is to win; nothing for teams of two bandits, which were not counted."""
    if train.seats == 2 or train.round < 0:
        return []
    return chances_by(WEIGHTS[stage_of(train)], traits_of_all(train))


def settled(train: Train) -> bool:
    """Whether a round begins: its first card is to be played."""
    pending = train.pending
    if pending is None or pending.kind is not PLAN or train.pile or train.seats == 2:
        return False
    return train.hand_size(train.first_player) <= full_hand(train, train.first_player)


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
        bandit = train.gangs[seat][0]
        at = train.at[bandit]
        car, roof = car_of(at), float(level_of(at))
        fewer = fewest_of_others(train, seat) - train.bullets[bandit]
        traits = [money[seat], 1.0 if fewer > 0 else 0.0, 1.0 if fewer == 0 else 0.0, float(fewer)]
        traits += [float(train.bullets_received(seat)), float(train.lead[seat * PLACES + IN_HAND])]
        traits += [roof, float(abs(train.marshal - car)), dearest[at], dearest[other_floor(at)]]
        within_reach: float = 0.0
        for wagon in range(train.cars + 1):
            within_reach += lying[location(wagon, INSIDE)] / (1.0 + float(abs(wagon - car)) + roof)
        traits += [within_reach, float(car) / float(train.cars)]
        found.append(traits)
    return found


def fewest_of_others(train: Train, seat: int) -> int:
    """How many own Bullets are left to whoever of the others has the fewest (CE-232)."""
    return least_of([train.bullets[train.gangs[other][0]] for other in range(train.seats) if other != seat])
