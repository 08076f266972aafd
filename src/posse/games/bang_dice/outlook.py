"""How a game stands: how likely each player is to win, as things truly lie, hidden roles too.

A model counted from games, for searches in imagined worlds, which play on only until the next turn begins. A side lives
by the life points of those who are left, above all of the Sheriff; the arrows before them will cost some.
"""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import DEPUTY, NOBODY, OUTLAW, SHERIFF
from posse.games.bang_dice.rules.rolling import Rolling, rerolls_of
from posse.games.bang_dice.sayings import GHOST_REROLL, REROLL
from posse.games.bang_dice.state import Saloon
from posse.kernel.odds import chances_by

LAW: Final = 0
OUTLAWS: Final = 1
RENEGADES: Final = 2
"""The sides; every Renegade is one of his own."""

# What decides, by how many are left: two, three, four, five, six and more. Counted by
# `python -m tools.outlook bang-dice --games 6000 --tries 40 --seed 2` (131,308 turns of games with 4 to 8 seats); those
# marshals went by what 1,737 games of marshals and scouts with 5 and 8 seats had told.

WEIGHTS: Final[list[list[float]]] = [
    [0.39, -0.40, 0.00, 0.00, -0.10, -0.10, -0.39, 0.49, -0.11, -0.16, -0.13, 0.53, -0.18, -0.06, -0.06, 0.97],
    [0.34, -0.39, 0.05, 1.12, -0.18, -0.06, -0.23, 0.26, 0.66, -0.17, -0.70, 0.33, -0.29, -0.07, 0.20, 0.53],
    [0.31, -0.34, 0.14, 0.47, -0.09, -0.15, 0.25, 0.19, 0.43, -0.17, -1.17, 0.32, -0.25, -0.08, 0.29, 0.31],
    [0.27, -0.37, 0.16, 0.30, -0.08, -0.14, 0.49, 0.19, 0.19, -0.17, -1.69, 0.33, -0.29, -0.01, 0.20, 0.24],
    [0.22, -0.20, 0.13, 0.04, -0.03, -0.12, 0.33, 0.14, 0.13, -0.13, -2.41, 0.35, -0.27, 0.01, 0.14, 0.15],
]
"""Of the Law: the Sheriff's life, whether that is little, the Deputies' life, how many of them are left, the arrows
before the Sheriff, and before all of them. Of the Outlaws: that they are, their life, how many are left, the arrows. Of
a Renegade: that he is, his life, his arrows, the life of all others, the Sheriff's. And of being at turn."""
LITTLE: Final = 2
TRAITS_OF_LAW: Final = 6
TRAITS_OF_OUTLAWS: Final = 4
TRAITS_OF_RENEGADES: Final = 5
GLANCES: Final = 40
"""So many tries by this model tell about as much as 600 games played to their end in thought, forty times as soon."""


def chances(table: Saloon) -> list[float]:
    """How likely each player is to win; nothing for three players, who hunt each other and were not counted."""
    if table.sheriff == NOBODY:
        return []
    won = chances_by(WEIGHTS[stage_of(table)], traits_of_all(table))
    return [0.0 if side == NOBODY else won[side] for side in sides_of(table)]


def settled(table: Saloon) -> bool:
    """Whether a turn has just begun: what its first roll shows can still be rolled again."""
    pending = table.pending
    if pending is None or table.sheriff == NOBODY or (pending.kind is not REROLL and pending.kind is not GHOST_REROLL):
        return False
    rolling = table.stack[-1]
    return isinstance(rolling, Rolling) and rolling.rerolls == rerolls_of(table)


def glances(table: Saloon) -> int:
    """How few looks at how the game stands will do; none for three players."""
    return 0 if table.sheriff == NOBODY else GLANCES


def stage_of(table: Saloon) -> int:
    """How far the game has come, a row of WEIGHTS."""
    return min(max(sum(table.alive), 2) - 2, len(WEIGHTS) - 1)


def sides_of(table: Saloon) -> list[int]:
    """The side of each player; NOBODY for a Renegade who is out."""
    found: list[int] = []
    renegades: int = 0
    for seat in range(table.seats):
        team = table.team(seat)
        if team in (SHERIFF, DEPUTY):
            found.append(LAW)
        elif team == OUTLAW:
            found.append(OUTLAWS)
        elif table.alive[seat]:
            found.append(RENEGADES + renegades)
            renegades += 1
        else:
            found.append(NOBODY)
    return found


def traits_of_all(table: Saloon) -> list[list[float]]:
    """What there is to say of each side, in the order of the weights."""
    sides = sides_of(table)
    count = max(max(sides) + 1, RENEGADES)
    life = [0.0] * count
    left = [0.0] * count
    arrows = [0.0] * count
    for seat in range(table.seats):
        side = sides[seat]
        if table.alive[seat] and side != NOBODY:
            life[side] = life[side] + float(table.life[seat])
            left[side] = left[side] + 1.0
            arrows[side] = arrows[side] + float(table.arrow_value(seat))
    sheriff = table.sheriff
    star = float(table.life[sheriff])
    low = 1.0 if table.life[sheriff] <= LITTLE else 0.0
    law = [star, low, life[LAW] - star, left[LAW] - 1.0, float(table.arrow_value(sheriff)), arrows[LAW]]
    outlaws = [1.0, life[OUTLAWS], left[OUTLAWS], arrows[OUTLAWS]]
    found = [law + [0.0] * (TRAITS_OF_OUTLAWS + TRAITS_OF_RENEGADES)]
    found.append([0.0] * TRAITS_OF_LAW + outlaws + [0.0] * TRAITS_OF_RENEGADES)
    everybody = sum(life)
    for side in range(RENEGADES, count):
        renegade = [1.0, life[side], arrows[side], everybody - life[side], star]
        found.append([0.0] * (TRAITS_OF_LAW + TRAITS_OF_OUTLAWS) + renegade)
    for side in range(count):
        found[side].append(1.0 if sides[table.player] == side else 0.0)
    return found
