"""Chapter "Schemin'!" (CE-060..087), and Ghost, who is at work here (CE-163..168)."""

from __future__ import annotations

from posse.games.colt_express.components import (
    DRAW_SIZE,
    GHOST,
    ROUND_TURNS,
    SIX,
    SPEEDING,
    STANDARD,
    SWITCHING,
    TUNNEL,
)
from posse.games.colt_express.rules.cards import draw
from posse.games.colt_express.sayings import (
    DRAW,
    DREW,
    HID,
    HIDE,
    PLAN,
    PLAYED,
    PLAYED_DOWN,
    TURN_BEGINS,
    YOU_PLAYED,
)
from posse.games.colt_express.state import FACE_DOWN, IN_DECK, ON_TOP, PLACES, Train
from posse.kernel.flow import Ask, Frame


class Scheming(Frame):
    """The common pile is built, turn after turn of the Round card.

    1 The player whose go it is plays an Action card on the pile or draws three
      cards; each player once a turn, in a Speeding-up turn twice in a row.        CE-060..066, CE-080..087
    """

    STEPS = ("go",)
    FIELDS = ("turn", "gone")

    def __init__(self, turn: int = 0, gone: int = 0) -> None:
        super().__init__()
        self.turn = turn
        """Which turn of the Round card it is."""
        self.gone = gone
        """How many goes this turn has seen."""

    def copy(self) -> Scheming:
        twin = Scheming(self.turn, self.gone)
        twin.at = self.at
        return twin

    def go(self, train: Train) -> Ask | None:
        turns = ROUND_TURNS[train.rounds[train.round]]
        if self.turn == len(turns):
            return None
        kind = turns[self.turn]
        seat = planner(train, kind, self.gone)
        return Ask(seat, PLAN, plans(train, seat, self.may_hide(kind)))

    def on_go(self, train: Train, choice: int) -> None:
        turns = ROUND_TURNS[train.rounds[train.round]]
        kind = turns[self.turn]
        seat = planner(train, kind, self.gone)
        if choice == DRAW:
            cards = draw(train, seat, DRAW_SIZE)
            train.tell(DREW, seat, cards)
        else:
            lay(train, seat, choice, kind)
        self.gone += 1
        if self.gone == (2 * train.seats if kind == SPEEDING else train.seats):
            self.turn += 1
            self.gone = 0
            announce(train, self.turn)
        if self.turn < len(turns):
            self.skip_to("go")
            if may_be_forced(train, planner(train, turns[self.turn], self.gone)):
                train.came_to_light += 1

    def may_hide(self, kind: int) -> bool:
        """Whether this is a player's first go of the round, and its card would lie open (CE-163..166)."""
        if self.turn or kind == TUNNEL:
            return False
        return kind != SPEEDING or self.gone % 2 == 0


def announce(train: Train, turn: int) -> None:
    """Say which turn of the Round card begins (CE-045)."""
    turns = ROUND_TURNS[train.rounds[train.round]]
    if train.log is not None and turn < len(turns):
        train.tell(TURN_BEGINS, turn + 1, turns[turn])


def planner(train: Train, kind: int, gone: int) -> int:
    """Whose go it is after so many goes of a turn (CE-060, CE-080..086)."""
    if kind == SPEEDING:
        gone //= 2
    elif kind == SWITCHING:
        gone = -gone
    return (train.first_player + gone) % train.seats


def plans(train: Train, seat: int, may_hide: bool) -> list[int]:
    """What a player may do: play any Action card in hand, or draw if there is something to draw (CE-061..065)."""
    hand = train.hand
    options: list[int] = []
    hidden: list[int] = []
    for bandit in train.gangs[seat]:
        first = bandit * SIX
        for action in range(SIX):
            if hand[first + action]:
                options.append(first + action)
                if may_hide and bandit == GHOST:
                    hidden.append(HIDE + action)
    if can_draw(train, seat):
        options.append(DRAW)
    if hidden:
        options += hidden
    return options


def can_draw(train: Train, seat: int) -> bool:
    """Whether deck or, for experts, discard pile holds a card (CE-064, CE-208)."""
    lead = train.lead
    if lead[seat * PLACES + IN_DECK] or lead[seat * PLACES + ON_TOP]:
        return True
    deck = train.deck
    for bandit in train.gangs[seat]:
        for card in range(bandit * SIX, bandit * SIX + SIX):
            if deck[card]:
                return True
    return train.expert == 1 and train.discard_size(seat) > 0


def may_be_forced(train: Train, seat: int) -> bool:
    """Whether, for all that others know, this hand could be nothing but Bullets (CE-065).

    Such a player must draw and is not asked; so the next question shows something.
    """
    wounds = train.bullets_received(seat)
    return wounds > 0 and train.hand_size(seat) <= wounds


def lay(train: Train, seat: int, choice: int, kind: int) -> None:
    """Play a card from hand on the common pile, open or face-down (CE-067, CE-080, CE-081, CE-163)."""
    card = choice - HIDE + GHOST * SIX if choice >= HIDE else choice
    train.hand[card] -= 1
    if train.expert and train.kept[seat]:
        train.kept[seat] -= 1
    face_down = kind == TUNNEL or choice >= HIDE
    train.pile.append(card + FACE_DOWN if face_down else card)
    if train.log is None:
        return
    if not face_down:
        train.tell(PLAYED, seat, card // SIX, card % SIX)
    else:
        train.tell(HID if kind == STANDARD else PLAYED_DOWN, seat)
        train.whisper(seat, YOU_PLAYED, card // SIX, card % SIX)
