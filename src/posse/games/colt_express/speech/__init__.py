"""Questions and choices of Colt Express as sayings, for the seat that is asked. Refusals: `refusals`."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    DRAW_SIZE,
    ROOF,
    ROUND_TURNS,
    SIX,
    SPEEDING,
    TUNNEL,
    WAGON_LOOT,
    action_of,
    bandit_of,
    beside,
    level_of,
    location,
    loot_kind,
)
from posse.games.colt_express.rules.events import Pickpocketing, pickings, pickpockets
from posse.games.colt_express.rules.expert import how_many_kept
from posse.games.colt_express.rules.marshal import next_car
from posse.games.colt_express.rules.punch import Punch
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.sayings import (
    ASK_BANDIT,
    ASK_CABOOSE,
    ASK_DRAFT,
    ASK_FIRE,
    ASK_HIDE,
    ASK_KEEP,
    ASK_KEEP_TEAM,
    ASK_LOOT,
    ASK_MARSHAL,
    ASK_MOVE,
    ASK_PICKPOCKET,
    ASK_PLAN,
    ASK_PLAN_DRAW,
    ASK_PLAN_PLAY,
    ASK_PUNCH,
    ASK_ROB,
    ASK_SHOVE,
    ASK_SPEEDING,
    ASK_SPEEDING_DRAW,
    ASK_SPEEDING_PLAY,
    ASK_TAKE,
    ASK_TEAM_MARSHAL,
    ASK_WAGON,
    BANDIT,
    CABOOSE,
    CHOOSE_BANDIT,
    CHOOSE_CABOOSE,
    CHOOSE_FOR_TEAM,
    CHOOSE_TEAM_MARSHAL,
    CHOOSE_WAGON,
    DRAW,
    DRAW_CARDS,
    HIDE,
    KEEP,
    KEEP_SET,
    KEEP_TEAM_SET,
    KNOCK_OFF,
    KNOCKED_OFF,
    LEAVE,
    LEAVE_IT,
    LEAVE_PURSES,
    MARSHAL_TO,
    MARSHAL_WAY,
    MOVE_GOAL,
    MOVE_TO,
    PICKPOCKET,
    PLAN,
    PLAY_DOWN,
    PLAY_DOWN_OF,
    PLAY_HIDDEN,
    PLAY_UP,
    PLAY_UP_OF,
    PUNCH_AT,
    PUNCHED_ONE,
    ROB_KNOWN_PURSE,
    ROB_PURSE,
    ROB_TOKEN,
    RUN_TO,
    SHOOT_AT,
    SHOVE,
    SHOVE_TO,
    TAKE,
    TAKE_IT,
    TARGET,
    TEAM_MARSHAL,
    TOKEN,
    WAGON,
)
from posse.games.colt_express.state import Train
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase, Saying


def asking(train: Train, seat: int, kind: Kind) -> Phrase:
    """The open question."""
    frame = train.stack[-1]
    if isinstance(frame, Scheming):
        return ask_plan(train, seat, frame)
    if isinstance(frame, Punch):
        if kind is PUNCHED_ONE:
            return Phrase(ASK_PUNCH, (frame.bandit,))
        return Phrase(ASK_LOOT if kind is KNOCKED_OFF else ASK_TAKE if kind is TAKE else ASK_SHOVE, (frame.victim,))
    if isinstance(frame, Pickpocketing):
        return Phrase(ASK_PICKPOCKET, (pickpocket(train, frame),))
    if kind is KEEP:
        return Phrase(ASK_KEEP if train.seats > 2 else ASK_KEEP_TEAM, train.gangs[seat])
    if kind is WAGON:
        return Phrase(ASK_WAGON, (len(train.wagons) + 1,))
    for asked, saying in ((TEAM_MARSHAL, ASK_TEAM_MARSHAL), (CABOOSE, ASK_CABOOSE)):
        if kind is asked:
            return Phrase(saying)
    if kind is BANDIT:
        return Phrase(ASK_DRAFT if train.seats == 2 else ASK_BANDIT)
    actor = acting(train)
    return Phrase(ask_of_card(kind), (actor,))


def ask_plan(train: Train, seat: int, frame: Scheming) -> Phrase:
    """A go of Schemin'!: to play a card or draw, as far as there is a choice (CE-061..065, CE-163)."""
    question = train.question(seat)
    options = [] if question is None else question.options
    if options and max(options) >= HIDE:
        return Phrase(ASK_HIDE)
    turn = turn_kind(train)
    if turn == SPEEDING:
        ways, blanks = (ASK_SPEEDING, ASK_SPEEDING_DRAW, ASK_SPEEDING_PLAY), (frame.gone % 2 + 1,)
    else:
        ways, blanks = (ASK_PLAN, ASK_PLAN_DRAW, ASK_PLAN_PLAY), (turn,)
    both, draw_only, play_only = ways
    return Phrase(draw_only if options == [DRAW] else both if DRAW in options else play_only, blanks)


def ask_of_card(kind: Kind) -> Saying:
    """What the owner of a card is asked when it is resolved (CE-272)."""
    if kind is MOVE_GOAL:
        return ASK_MOVE
    if kind is MARSHAL_WAY:
        return ASK_MARSHAL
    return ASK_FIRE if kind is TARGET else ASK_ROB


def phrase(train: Train, seat: int, kind: Kind, value: int) -> Phrase:
    """One of its answers."""
    if kind is PLAN:
        return plan(train, seat, value)
    if kind is KEEP:
        return keep(train, seat, how_many_kept(train, seat, value))
    if kind is TOKEN:
        return token(train, seat, value)
    if kind is PICKPOCKET:
        return Phrase(LEAVE_PURSES) if value == LEAVE else token(train, seat, value)
    if kind is MOVE_GOAL:
        level = level_of(train.at[acting(train)])
        return Phrase(RUN_TO if level == ROOF else MOVE_TO, (location(value, level),))
    if kind is MARSHAL_WAY:
        return Phrase(MARSHAL_TO, (value, next_car(train.marshal, value)))
    if kind is TARGET:
        return Phrase(SHOOT_AT, (value, train.at[value]))
    frame = train.stack[-1]
    if kind is SHOVE and isinstance(frame, Punch):
        return Phrase(SHOVE_TO, (value, beside(train.at[frame.victim], value)))
    if kind is TAKE:
        return Phrase(TAKE_IT if value else LEAVE_IT)
    if kind is WAGON:
        return Phrase(CHOOSE_WAGON, (value, *WAGON_LOOT[value]))
    if kind is BANDIT and train.seats == 2:
        return Phrase(CHOOSE_FOR_TEAM, (value,))
    return Phrase(NAMED[kind.name], (value,))


NAMED: Final = {
    BANDIT.name: CHOOSE_BANDIT,
    TEAM_MARSHAL.name: CHOOSE_TEAM_MARSHAL,
    CABOOSE.name: CHOOSE_CABOOSE,
    PUNCHED_ONE.name: PUNCH_AT,
    KNOCKED_OFF.name: KNOCK_OFF,
}
"""Choices that only name a bandit or a kind of loot."""


def plan(train: Train, seat: int, value: int) -> Phrase:
    """A go of Schemin'! in words."""
    if value == DRAW:
        return Phrase(DRAW_CARDS, (min(DRAW_SIZE, train.deck_size(seat) + train.discard_size(seat)),))
    if value >= HIDE:
        return Phrase(PLAY_HIDDEN, (value - HIDE,))
    bandit, action = bandit_of(value), action_of(value)
    face_down = turn_kind(train) == TUNNEL
    if train.seats == 2:
        return Phrase(PLAY_DOWN_OF if face_down else PLAY_UP_OF, (action, bandit))
    return Phrase(PLAY_DOWN if face_down else PLAY_UP, (action,))


def keep(train: Train, seat: int, counts: list[int]) -> Phrase:
    """A set of cards to keep, a team's bandit by bandit (CE-201, CE-273)."""
    if train.seats > 2:
        return Phrase(KEEP_SET, (sum(counts), *counts))
    one, two = train.gangs[seat]
    return Phrase(KEEP_TEAM_SET, (sum(counts), one, *counts[:SIX], two, *counts[SIX:]))


def token(train: Train, seat: int, value: int) -> Phrase:
    """A token to take: Purses lie side by side and are counted from the left (CE-134)."""
    if value >= len(train.known):
        return Phrase(ROB_TOKEN, (loot_kind(value), train.worth(value)))
    number = train.purses_at(train.loot[value]).index(value) + 1
    if train.known[value] >> seat & 1:
        return Phrase(ROB_KNOWN_PURSE, (number, train.value[value]))
    return Phrase(ROB_PURSE, (number,))


def turn_kind(train: Train) -> int:
    """The kind of turn that Schemin'! is in."""
    frame = train.stack[-1]
    assert isinstance(frame, Scheming)
    return ROUND_TURNS[train.rounds[train.round]][frame.turn]


def acting(train: Train) -> int:
    """The bandit whose card is being resolved."""
    return bandit_of(train.pile[train.resolved])


def pickpocket(train: Train, frame: Pickpocketing) -> int:
    """The bandit that may take a Purse."""
    return next(bandit for bandit in pickpockets(train)[frame.done :] if pickings(train, bandit))
