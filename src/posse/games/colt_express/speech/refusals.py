"""Why a choice of Colt Express is not offered, with the clause that says so."""

from __future__ import annotations

from posse.games.colt_express.components import (
    BELLE,
    GHOST,
    INSIDE,
    MOST_CARS,
    NOBODY,
    ROOF,
    TUCO,
    action_of,
    bandit_of,
    car_of,
    card_of,
    level_of,
    loot_kind,
)
from posse.games.colt_express.rules.fire import in_range
from posse.games.colt_express.rules.move import ROOF_REACH
from posse.games.colt_express.rules.punch import Punch
from posse.games.colt_express.sayings import (
    ALIKE,
    BANDIT,
    CHARMED,
    DRAW,
    HAS_NONE,
    HIDE,
    KEEP,
    KNOCKED_OFF,
    MARSHAL_AT_END,
    MARSHAL_WAY,
    MOVE_GOAL,
    MUST_MOVE,
    NEXT_CAR_ONLY,
    NO_HIDING,
    NO_PURSE_HERE,
    NOT_HELD,
    NOT_HERE,
    NOT_IN_HAND,
    NOT_IN_TEAM_HAND,
    NOT_ITSELF,
    NOT_ONESELF,
    NOT_PLAYING,
    NOT_YOUR_COLOUR,
    NOT_YOURS,
    NOTHING_AT_ALL,
    NOTHING_TO_DRAW,
    OFF_THE_TRAIN,
    ONE_CAR_INSIDE,
    OTHER_LEVEL,
    OUT_OF_SIGHT,
    PICKPOCKET,
    PLAN,
    PUNCHED_ONE,
    SAME_CAR,
    SAME_PLACE,
    SHOVE,
    SHOVE_AT_END,
    TAKEN,
    TAKEN_IN_DRAFT,
    TARGET,
    THREE_ROOFS,
    TOKEN,
    TOKEN_NOT_HERE,
    WAGON,
    WAGON_USED,
)
from posse.games.colt_express.speech import acting
from posse.games.colt_express.state import Train
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase


def why_not(train: Train, seat: int, kind: Kind, value: int) -> Phrase:
    """Why an answer is not offered."""
    if kind is PLAN:
        return why_not_plan(train, seat, value)
    if kind is MOVE_GOAL:
        return why_not_there(train, value)
    if kind is TARGET:
        return why_not_shoot(train, acting(train), value)
    if kind is TOKEN:
        here = train.loot[value] == train.at[acting(train)]
        return Phrase(ALIKE if here else TOKEN_NOT_HERE, (loot_kind(value),))
    if kind is KEEP:
        return Phrase(NOT_HELD)
    frame = train.stack[-1]
    if isinstance(frame, Punch):
        return why_not_punch(train, frame, kind, value)
    if kind is MARSHAL_WAY:
        return Phrase(MARSHAL_AT_END)
    if kind is PICKPOCKET:
        return Phrase(NO_PURSE_HERE)
    if kind is BANDIT:
        return Phrase(TAKEN_IN_DRAFT if train.seats == 2 else TAKEN, (value,))
    if kind is WAGON:
        return Phrase(WAGON_USED, (value,))
    return Phrase(NOT_YOURS, (value,))


def why_not_plan(train: Train, seat: int, value: int) -> Phrase:
    """Why this card can't be played, or none drawn (CE-061..064, CE-163)."""
    if value == DRAW:
        return Phrase(NOTHING_AT_ALL if train.expert else NOTHING_TO_DRAW)
    if value > DRAW:
        hidden = card_of(GHOST, value - HIDE)
        if GHOST not in train.gangs[seat] or train.hand[hidden]:
            return Phrase(NO_HIDING)
        value = hidden
    if bandit_of(value) not in train.gangs[seat]:
        return Phrase(NOT_YOUR_COLOUR, (bandit_of(value),))
    if train.seats == 2:
        return Phrase(NOT_IN_TEAM_HAND, (action_of(value), bandit_of(value)))
    return Phrase(NOT_IN_HAND, (action_of(value),))


def why_not_there(train: Train, car: int) -> Phrase:
    """Why the bandit can't move to that car (CE-100..103)."""
    place = train.at[acting(train)]
    if car > train.cars or car >= MOST_CARS:
        return Phrase(OFF_THE_TRAIN)
    if car == car_of(place):
        return Phrase(MUST_MOVE)
    assert level_of(place) == INSIDE or not -ROOF_REACH <= car - car_of(place) <= ROOF_REACH
    return Phrase(ONE_CAR_INSIDE if level_of(place) == INSIDE else THREE_ROOFS, (car,))


def why_not_shoot(train: Train, shooter: int, target: int) -> Phrase:
    """Why the shooter can't shoot at that bandit (CE-121..125, CE-185)."""
    here, there = train.at[shooter], train.at[target]
    if there == NOBODY:
        return Phrase(NOT_PLAYING, (target,))
    if target == shooter:
        return Phrase(NOT_ONESELF, (target,))
    if target == BELLE and target in in_range(train, shooter):
        return Phrase(CHARMED, (target,))
    if here == there and shooter == TUCO:
        return Phrase(SAME_PLACE, (target,))
    if car_of(here) == car_of(there):
        return Phrase(SAME_CAR, (target,))
    if level_of(here) != level_of(there):
        return Phrase(OTHER_LEVEL, (target,))
    return Phrase(OUT_OF_SIGHT if level_of(here) == ROOF else NEXT_CAR_ONLY, (target,))


def why_not_punch(train: Train, frame: Punch, kind: Kind, value: int) -> Phrase:
    """Why not this one, this loot, this way (CE-136..139a, CE-185)."""
    if kind is KNOCKED_OFF:
        return Phrase(HAS_NONE, (frame.victim, value))
    if kind is SHOVE:
        return Phrase(SHOVE_AT_END, (frame.victim,))
    assert kind is PUNCHED_ONE
    if train.at[value] == NOBODY:
        return Phrase(NOT_PLAYING, (value,))
    if value == frame.bandit:
        return Phrase(NOT_ITSELF, (value,))
    if value == BELLE and train.at[value] == train.at[frame.bandit]:
        return Phrase(CHARMED, (value,))
    return Phrase(NOT_HERE, (value,))
