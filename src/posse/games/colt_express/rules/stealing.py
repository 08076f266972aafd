"""Chapter "Stealin'!" (CE-090..097): the pile is carried out, card by card."""

from __future__ import annotations

from posse.games.colt_express.components import (
    FIRE,
    FLOOR,
    MARSHAL,
    MOVE,
    PUNCH,
    ROBBERY,
    action_of,
    bandit_of,
)
from posse.games.colt_express.rules.cards import put_back
from posse.games.colt_express.rules.fire import fire, targets
from posse.games.colt_express.rules.marshal import move_marshal, ways
from posse.games.colt_express.rules.move import change_floor, destinations, move
from posse.games.colt_express.rules.punch import Punch, in_reach
from posse.games.colt_express.rules.robbery import rob, robbable
from posse.games.colt_express.sayings import (
    MARSHAL_WAY,
    MOVE_GOAL,
    NO_BULLETS,
    NO_TARGET,
    NOBODY_TO_PUNCH,
    NOTHING_TO_ROB,
    RESOLVED,
    STEALING,
    TARGET,
    TOKEN,
    TURNED_UP,
)
from posse.games.colt_express.state import FACE_DOWN, Train, face_up
from posse.kernel.flow import Ask, Frame
from posse.kernel.game import telling


class Stealing(Frame):
    """The common pile is turned over and resolved from the first card played to the last.

    1 The next card is turned up. What leaves nothing open, or can't be done, is
      carried out at once.                                                         CE-090, CE-092, CE-094
    2 Its owner's bandit does it; what it leaves open its owner chooses: where
      to, which way, whom, what.                                                   CE-091, CE-093, CE-095
    3 The card goes back to its owner.                                             CE-096, CE-203
    """

    STEPS = ("turn_up", "act", "put_back")

    def turn_up(self, train: Train) -> None:
        while train.resolved < len(train.pile):
            card = turn_up(train)
            if not done_at_once(train, bandit_of(card), action_of(card)):
                return
            put_back(train, card)
        self.finish()  # the pile is resolved

    def act(self, train: Train) -> Ask | Punch:
        card = train.pile[train.resolved]
        bandit, action = bandit_of(card), action_of(card)
        if action == PUNCH:
            return Punch(bandit)
        kind = MOVE_GOAL if action == MOVE else TARGET if action == FIRE else TOKEN
        if action == MARSHAL:
            kind = MARSHAL_WAY
        return Ask(train.owner[bandit], kind, ways_to_do(train, bandit, action))

    def on_act(self, train: Train, choice: int) -> None:
        card = train.pile[train.resolved]
        do(train, bandit_of(card), action_of(card), choice)

    def put_back(self, train: Train) -> None:
        put_back(train, train.pile[train.resolved])
        self.restart()


def turn_up(train: Train) -> int:
    """The next card of the pile; a face-down one is shown to all only now (CE-092)."""
    card = train.pile[train.resolved]
    face_down = card >= FACE_DOWN
    if face_down:
        card = face_up(card)
        train.pile[train.resolved] = card
        train.came_to_light += 1
    tell_which_is_next(train, card, face_down)
    return card


@telling
def tell_which_is_next(train: Train, card: int, face_down: bool) -> None:
    """Which card is carried out now; before the first one, that the stealing begins."""
    if not train.resolved:
        train.tell(STEALING)
    if face_down:
        train.tell(TURNED_UP, train.owner[bandit_of(card)], bandit_of(card), action_of(card))
    else:
        train.tell(RESOLVED, bandit_of(card), action_of(card))


def done_at_once(train: Train, bandit: int, action: int) -> bool:
    """Do what leaves nothing open; what is impossible has no effect (CE-094). False: its owner has to choose."""
    if action == FLOOR:
        change_floor(train, bandit)
        return True
    if action == PUNCH:
        if in_reach(train, bandit):
            return False
        train.tell(NOBODY_TO_PUNCH, bandit)
        return True
    choices = ways_to_do(train, bandit, action)
    if len(choices) > 1:
        return False
    if choices:
        do(train, bandit, action, choices[0])
    elif action == ROBBERY:
        train.tell(NOTHING_TO_ROB, bandit, train.at[bandit])
    else:
        train.tell(NO_TARGET if train.bullets[bandit] else NO_BULLETS, bandit)
    return True


def ways_to_do(train: Train, bandit: int, action: int) -> list[int]:
    """Where to, which way, whom or what: all that the card's owner may choose; none if it can't be done (CE-095)."""
    if action == MOVE:
        return destinations(train, bandit)
    if action == MARSHAL:
        return ways(train, train.marshal)
    if action == ROBBERY:
        return robbable(train, train.at[bandit])
    return targets(train, bandit) if train.bullets[bandit] else []


def do(train: Train, bandit: int, action: int, choice: int) -> None:
    """Carry a card out as chosen."""
    if action == MOVE:
        move(train, bandit, choice)
    elif action == MARSHAL:
        move_marshal(train, choice)
    elif action == FIRE:
        fire(train, bandit, choice)
    else:
        rob(train, bandit, choice)
