"""Chapter "Stealin'!" (CE-090..097): the pile is carried out, card by card."""

from __future__ import annotations

from posse.games.colt_express.components import FIRE, FLOOR, MARSHAL, MOVE, PUNCH, SIX
from posse.games.colt_express.rules.cards import put_back
from posse.games.colt_express.rules.fire import fire, targets
from posse.games.colt_express.rules.marshal import move_marshal, ways
from posse.games.colt_express.rules.move import change_floor, destinations, move
from posse.games.colt_express.rules.punch import Punch
from posse.games.colt_express.rules.robbery import rob, robbable
from posse.games.colt_express.sayings import (
    MARSHAL_WAY,
    MOVE_GOAL,
    NO_BULLETS,
    NO_TARGET,
    NOTHING_TO_ROB,
    RESOLVED,
    STEALING,
    TARGET,
    TOKEN,
    TURNED_UP,
)
from posse.games.colt_express.state import FACE_DOWN, Train
from posse.kernel.flow import Ask, Frame


class Stealing(Frame):
    """The common pile is turned over and resolved from the first card played to the last.

    1 The next card is turned up.                                                  CE-090, CE-092
    2 Its owner's bandit does it, if it can; what it leaves open its owner
      chooses: where to, which way, whom, what.                                    CE-091, CE-093..095
    3 The card goes back to its owner.                                             CE-096, CE-203
    """

    STEPS = ("turn_up", "act", "put_back")

    def copy(self) -> Stealing:
        twin = Stealing()
        twin.at = self.at
        return twin

    def turn_up(self, train: Train) -> None:
        if train.resolved == len(train.pile):
            self.at = len(self.STEPS)
            return
        card = train.pile[train.resolved]
        if train.log is not None and not train.resolved:
            train.tell(STEALING)
        if card >= FACE_DOWN:
            card -= FACE_DOWN
            train.pile[train.resolved] = card
            train.came_to_light += 1
            train.tell(TURNED_UP, train.owner[card // SIX], card // SIX, card % SIX)
        elif train.log is not None:
            train.tell(RESOLVED, card // SIX, card % SIX)

    def act(self, train: Train) -> Ask | Punch | None:
        card = train.pile[train.resolved]
        bandit, action = card // SIX, card % SIX
        if action == MOVE:
            return Ask(train.owner[bandit], MOVE_GOAL, destinations(train, bandit))
        if action == FLOOR:
            change_floor(train, bandit)
            return None
        if action == FIRE:
            return aim(train, bandit)
        if action == PUNCH:
            return Punch(bandit)
        if action == MARSHAL:
            return Ask(train.owner[bandit], MARSHAL_WAY, ways(train, train.marshal))
        tokens = robbable(train, train.at[bandit])
        if tokens:
            return Ask(train.owner[bandit], TOKEN, tokens)
        train.tell(NOTHING_TO_ROB, bandit, train.at[bandit])
        return None

    def on_act(self, train: Train, choice: int) -> None:
        card = train.pile[train.resolved]
        bandit, action = card // SIX, card % SIX
        if action == MOVE:
            move(train, bandit, choice)
        elif action == FIRE:
            fire(train, bandit, choice)
        elif action == MARSHAL:
            move_marshal(train, choice)
        else:
            rob(train, bandit, choice)

    def put_back(self, train: Train) -> None:
        put_back(train, train.pile[train.resolved])
        train.resolved += 1
        self.skip_to("turn_up")


def aim(train: Train, shooter: int) -> Ask | None:
    """Whom to shoot; without Bullets or targets nothing happens (CE-127, CE-128, CE-130)."""
    if not train.bullets[shooter]:
        train.tell(NO_BULLETS, shooter)
        return None
    found = targets(train, shooter)
    if not found:
        train.tell(NO_TARGET, shooter)
        return None
    return Ask(train.owner[shooter], TARGET, found)
