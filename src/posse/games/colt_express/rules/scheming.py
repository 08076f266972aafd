"""Chapter "Schemin'!" (CE-060..087), and Ghost, who is at work here (CE-163..168)."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    BANDITS,
    DRAW_SIZE,
    GHOST,
    ROUND_TURNS,
    SIX,
    SPEEDING,
    STANDARD,
    SWITCHING,
    TUNNEL,
    action_of,
    bandit_of,
    card_of,
    first_card,
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
from posse.games.colt_express.state import BY_GHOST, FACE_DOWN, IN_DECK, ON_TOP, PLACES, Train
from posse.games.colt_express.state.bags import KINDS_IN, bag_of
from posse.kernel.flow import Ask, Frame
from posse.kernel.game import telling

ALL_KINDS: Final = 1 << SIX


def _plans() -> list[list[int]]:
    """For every bandit, all kinds of cards that may be in hand, without and with drawing: what there is to choose."""
    table: list[list[int]] = []
    for bandit in range(len(BANDITS)):
        for kinds in range(ALL_KINDS):
            cards = [card_of(bandit, action) for action in range(SIX) if kinds >> action & 1]
            table += [cards, [*cards, DRAW]]
    return table


PLANS: Final = _plans()


class Scheming(Frame):
    """The common pile is built, turn after turn of the Round card.

    1 The player whose go it is plays an Action card on the pile or draws three
      cards; each player once a turn, in a Speeding-up turn twice in a row.        CE-060..066, CE-080..087
    """

    STEPS = ("go",)

    turns: tuple[int, ...]
    """The turns printed on the Round card."""
    turn: int = 0
    """Which of them it is."""
    gone: int = 0
    """How many goes this turn has seen."""

    def go(self, train: Train) -> Ask | None:
        if self.turn == len(self.turns):
            return None
        kind = self.turns[self.turn]
        seat = planner(train, kind, self.gone)
        # Also a hand of nothing but Bullets is asked: who must draw (CE-065) is nobody else's business.
        return Ask(seat, PLAN, plans(train, seat, self.may_hide(kind)), always=True)

    def on_go(self, train: Train, choice: int) -> None:
        kind = self.turns[self.turn]
        seat = planner(train, kind, self.gone)
        if choice == DRAW:
            draw(train, seat, DRAW_SIZE, DREW)
        else:
            lay(train, seat, choice, kind)
        self.gone += 1
        if self.gone == (2 * train.seats if kind == SPEEDING else train.seats):
            self.turn += 1
            self.gone = 0
            announce(train, self.turn)
        if self.turn < len(self.turns):
            self.repeat()

    def may_hide(self, kind: int) -> bool:
        """Whether this is a player's first go of the round, and its card would lie open (CE-163..166)."""
        if self.turn or kind == TUNNEL:
            return False
        return kind != SPEEDING or self.gone % 2 == 0


def announce(train: Train, turn: int) -> None:
    """Say which turn of the Round card begins (CE-045)."""
    turns = ROUND_TURNS[train.rounds[train.round]]
    if turn < len(turns):
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
    gang = train.gangs[seat]
    if len(gang) == 1 and not (may_hide and gang[0] == GHOST):
        return usual_plans(train, gang[0], can_draw(train, seat))
    options: list[int] = []
    for bandit in gang:
        options += usual_plans(train, bandit, 0)
    if can_draw(train, seat):
        options.append(DRAW)
    if may_hide and GHOST in gang:
        options += [HIDE + action for action in range(SIX) if train.hand[card_of(GHOST, action)]]
    return options


def usual_plans(train: Train, bandit: int, drawing: int) -> list[int]:
    """To play one of a bandit's cards in hand or, if that can be done (1), to draw."""
    kinds_in_hand = KINDS_IN[bag_of(train.hand, bandit)]
    return PLANS[(bandit * ALL_KINDS + kinds_in_hand) * 2 + drawing]


def can_draw(train: Train, seat: int) -> int:
    """1 if deck or, for experts, discard pile holds a card (CE-064, CE-208)."""
    deck = train.deck
    for bandit in train.gangs[seat]:
        card = first_card(bandit)
        end = card + SIX
        while card < end:
            if deck[card]:
                return 1
            card += 1
    lead = train.lead
    if lead[seat * PLACES + IN_DECK] or lead[seat * PLACES + ON_TOP]:
        return 1
    return 1 if train.expert and train.discard_size(seat) else 0


def lay(train: Train, seat: int, choice: int, kind: int) -> None:
    """Play a card from hand on the common pile, open or face-down (CE-067, CE-080, CE-081, CE-163)."""
    card = card_of(GHOST, choice - HIDE) if choice >= HIDE else choice
    train.leave_hand(card)
    face_down = kind == TUNNEL or choice >= HIDE
    if choice >= HIDE:
        train.pile.append(card + BY_GHOST)
    else:
        train.pile.append(card + FACE_DOWN if face_down else card)
    tell_what_is_played(train, seat, card, kind, face_down)


@telling
def tell_what_is_played(train: Train, seat: int, card: int, kind: int, face_down: bool) -> None:
    """All see an open card; a face-down one only who has played it."""
    if not face_down:
        train.tell(PLAYED, seat, bandit_of(card), action_of(card))
    else:
        train.tell(HID if kind == STANDARD else PLAYED_DOWN, seat)
        train.whisper(seat, YOU_PLAYED, bandit_of(card), action_of(card))
