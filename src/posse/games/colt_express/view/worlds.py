"""A world that a seat could be in: everything it can't know is dealt anew (CE-228)."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    CARDS,
    GHOST,
    LOST,
    ON_CARD,
    PURSE_VALUES,
    PURSES,
    ROUNDS,
    STATIONS,
    bandit_of,
    round_set,
)
from posse.games.colt_express.rules.purses import mixed_tokens
from posse.games.colt_express.state import (
    BY_GHOST,
    FACE_DOWN,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    ON_TOP,
    PLACES,
    SEEN_IN_DISCARD,
    SEEN_IN_HAND,
    STIRRED,
    Train,
    face_up,
)
from posse.games.colt_express.view.beliefs import inferred
from posse.kernel.chance import Chance, Lots
from posse.kernel.game import Game
from posse.kernel.worlds import Dealer

TRIES: Final = 120
"""How often a hand is dealt again that does not fit what is known of it."""
BULLET: Final = -1
STEP: Final = 50
"""Dollars: Purses are worth so many times that."""


class TrainDealer(Dealer):
    """Deals anew Round cards to come, values of Purses, hands, decks and face-down cards of others."""

    def __init__(self, train: Train, seat: int | None) -> None:
        super().__init__(train.box, seat)
        self.revealed = train.rounds[: train.round + 1]
        self.rounds_left = [card for card in round_set(train.seats) if card not in self.revealed]
        self.purses = HiddenPurses(train, train.seats if seat is None else seat)
        unseen = unseen_actions(train)
        self.others = [HiddenCards(train, other, unseen) for other in range(train.seats) if other != seat]
        if train.rounds:
            forget_what_others_know(train, self.purses.eye)
            for other in self.others:
                other.pick_up(train)

    def deal(self, world: Game, chance: Chance) -> None:
        assert isinstance(world, Train)
        if not world.rounds:
            return
        self.deal_rounds(world, chance)
        self.purses.deal(world, chance)
        for other in self.others:
            other.deal(world, chance)

    def deal_rounds(self, train: Train, chance: Chance) -> None:
        """The Round cards not yet revealed (CE-222)."""
        revealed = self.revealed
        if len(revealed) == ROUNDS:
            return
        left = self.rounds_left[:]
        chance.shuffle(left)
        station = STATIONS[chance.below(len(STATIONS))]
        train.rounds = (*revealed, *left[: ROUNDS - 1 - len(revealed)], station)


# ---- Purses


class HiddenPurses:
    """What an eye (a seat, or the number of seats for a spectator) knows of the values of Purses."""

    def __init__(self, train: Train, eye: int) -> None:
        self.eye = eye
        memory = train.memory[eye]
        self.mixed = mixed_tokens(memory)
        """The Purses that were mixed before its eyes."""
        self.values = values_shown(train, eye, self.mixed)
        self.arrangements: list[tuple[int, ...]] = []
        """What these can be, by what it remembers; 0 is any that it can't place."""
        self.lots = Lots([])
        if self.mixed:
            self.arrangements, weights = inferred(memory, tuple(values_left(self.values)))
            self.lots = Lots(weights)
            if not self.arrangements:
                # Too much to think through: only what is shown counts.
                self.mixed = []
                self.values = values_shown(train, eye, self.mixed)
        self.pool, self.unknown = values_left(self.values), without_value(self.values)
        self.taken = [
            (purse, train.purses_at(train.loot[purse] - LOST + ON_CARD))
            for purse in range(PURSES)
            if train.loot[purse] >= LOST
        ]
        """What Marshal's Revenge took, and what it left on the same card."""

    def deal(self, train: Train, chance: Chance) -> None:
        """Values for all Purses the eye is not shown, from those it can't place, and as it remembers mixed ones."""
        values, pool, unknown = self.values[:], self.pool[:], self.unknown
        if self.mixed:
            arrangement = self.arrangements[self.lots.draw(chance)]
            for place, purse in enumerate(self.mixed):
                values[purse] = arrangement[place]
            pool, unknown = values_left(values), without_value(values)
        for _ in range(TRIES):
            chance.shuffle(pool)
            for place in range(len(unknown)):
                values[unknown[place]] = pool[place]
            if self.least_was_taken(values):
                break
        train.value = tuple(values)

    def least_was_taken(self, values: list[int]) -> bool:
        """Whether what Marshal's Revenge took was no more than what it left (CE-199)."""
        for purse, left in self.taken:
            for other in left:
                if values[other] < values[purse]:
                    return False
        return True


def values_shown(train: Train, eye: int, mixed: list[int]) -> list[int]:
    """The value of each Purse that the eye is shown and that was not mixed; 0 for all others."""
    values = [0] * PURSES
    for purse in range(PURSES):
        if train.known[purse] >> eye & 1 and purse not in mixed:
            values[purse] = train.value[purse]
    return values


def values_left(values: list[int]) -> list[int]:
    """The values of all Purses but these, in their order; 0 is none."""
    placed = [0] * (PURSE_VALUES[-1] // STEP + 1)
    value: int
    for value in values:
        placed[value // STEP] += 1
    left: list[int] = []
    for value in PURSE_VALUES:
        if placed[value // STEP]:
            placed[value // STEP] -= 1
        else:
            left.append(value)
    return left


def without_value(values: list[int]) -> list[int]:
    """The Purses that have none."""
    return [purse for purse in range(PURSES) if not values[purse]]


def forget_what_others_know(train: Train, eye: int) -> None:
    """Other seats know what is public and what they held and can follow; what else they infer, the eye can't know."""
    known, public = train.known, train.seats
    others = (1 << train.seats) - 1 & ~(1 << eye)
    for purse in range(PURSES):
        knowing = others if known[purse] >> public & 1 else train.held[purse] & others
        known[purse] = known[purse] & ~others | knowing
    train.memory = tuple([train.memory[other] if other in (eye, public) else () for other in range(train.seats + 1)])


# ---- cards


class HiddenCards:
    """What all know of the cards of a player: hand, deck, face-down cards and face-down discards."""

    def __init__(self, train: Train, seat: int, unseen: list[int]) -> None:
        lead, first = train.lead, seat * PLACES
        self.seat = seat
        self.cards = train.cards_of(seat)
        self.actions = [card for card in self.cards for _ in range(unseen[card])]
        """Action cards not seen elsewhere."""
        self.bullets = train.bullets_received(seat) - lead[first + ON_TOP] - lead[first + SEEN_IN_HAND]
        self.bullets -= lead[first + SEEN_IN_DISCARD]
        self.hand = train.hand_size(seat) - lead[first + SEEN_IN_HAND]
        """How many cards in hand, and how many face-down discards, nobody else has seen."""
        self.discard = 0
        if train.expert:
            seen = train.actions_in(seat, train.open_discard) + lead[first + SEEN_IN_DISCARD]
            self.discard = train.discard_size(seat) - seen
        self.places = [place for place, card in enumerate(train.pile) if card >= FACE_DOWN and of(train, card) == seat]
        """Where face-down cards lie in the common pile."""
        self.needed = train.kept[seat] if train.expert else 0
        """How many Action cards all know to be in the hand: those kept from the last round."""

    def pick_up(self, train: Train) -> None:
        """Leave only what all know to be in the deck and the discard pile, in the train that worlds are copies of."""
        for card in self.cards:
            train.hand[card] = train.deck[card] = 0
            if train.expert:
                train.discard[card] = train.open_discard[card]
        if not train.expert:  # all saw these going back on the deck
            for place in range(train.resolved):
                card = train.pile[place]
                if of(train, card) == self.seat:
                    train.deck[card] += 1

    def deal(self, train: Train, chance: Chance) -> None:
        """Deal all these cards anew."""
        places, hand, lead, first = self.places, self.hand, train.lead, self.seat * PLACES
        rest = self.shuffled(train, chance)
        for number, place in enumerate(places):
            train.pile[place] = rest[number] + (BY_GHOST if train.pile[place] >= BY_GHOST else FACE_DOWN)
        hand += len(places)
        discard = hand + self.discard
        lead[first + IN_HAND] = lead[first + SEEN_IN_HAND] + put(rest, len(places), hand, train.hand)
        lead[first + IN_DISCARD] = lead[first + SEEN_IN_DISCARD] + put(rest, hand, discard, train.discard)
        lead[first + IN_DECK] = put(rest, discard, len(rest), train.deck)

    def shuffled(self, train: Train, chance: Chance) -> list[int]:
        """The cards in a new order, as far as possible one that fits what is known of them.

        First those that lie face-down in the common pile; then the hand, face-down discards, and the deck.
        """
        hidden = len(self.places)
        actions = self.actions[:]
        for attempt in range(TRIES):
            chance.shuffle(actions)
            if not could_be_hidden(train, self.seat, self.places, actions) and attempt < TRIES - 1:
                continue
            sure = hidden + (self.needed if attempt == TRIES - 1 else 0)
            rest = actions[sure:] + [BULLET] * self.bullets
            chance.shuffle(rest)
            rest = actions[hidden:sure] + rest
            if not train.expert or self.fits(train, rest):
                break
        return actions[:hidden] + rest

    def fits(self, train: Train, rest: list[int]) -> bool:
        """Expert: whether hand and deck can be these."""
        hand = self.hand
        if hand - rest[:hand].count(BULLET) < self.needed:
            return False
        return fits_last_shuffle(train, self.seat, self.cards, rest[hand + self.discard :])


def of(train: Train, card: int) -> int:
    """The seat of a card in the common pile."""
    return train.owner[bandit_of(face_up(card))]


def put(cards: list[int], first: int, last: int, place: list[int]) -> int:
    """Count Action cards, from the first up to the last, into a place; how many Bullets were among them."""
    bullets: int = 0
    for number in range(first, last):
        card: int = cards[number]
        if card == BULLET:
            bullets += 1
        else:
            place[card] += 1
    return bullets


def could_be_hidden(train: Train, seat: int, places: list[int], cards: list[int]) -> bool:
    """Put first what may lie face-down at these places of the pile; False if these cards can't, in this order.

    What Ghost hid is his (CE-254). What was laid before the discard pile was shuffled is nothing that all knew to be
    in that pile (CE-228).
    """
    before = train.shuffled_at[seat] if train.expert else 0
    laid = train.pile[:before]
    for number, place in enumerate(places):
        for at in range(number, len(cards)):
            card = cards[at]
            if train.pile[place] >= BY_GHOST and bandit_of(card) != GHOST:
                continue
            if place < before:
                outside = train.stock[card] - train.stirred[card] - laid.count(card) - cards[:number].count(card)
                if outside < 1:
                    continue
            cards[number], cards[at] = card, cards[number]
            break
        else:
            return False
    return True


def unseen_actions(train: Train) -> list[int]:
    """How many of each Action card do not lie open."""
    left = list(train.stock)
    for place in range(train.resolved if train.expert else 0, len(train.pile)):
        card = train.pile[place]
        if card < FACE_DOWN:
            left[card] -= 1
    if train.expert:
        for card in range(CARDS):
            left[card] -= train.open_discard[card]
    return left


def fits_last_shuffle(train: Train, seat: int, cards: list[int], in_deck: list[int]) -> bool:
    """Expert: whether enough of the cards outside the deck could have been outside the last shuffle, too.

    What all knew of the discard pile when it became the deck is still in the deck, or was drawn from it since.
    """
    outside = train.bullets_received(seat) - max(in_deck.count(BULLET), train.lead[seat * PLACES + STIRRED])
    for card in cards:
        outside += train.stock[card] - max(in_deck.count(card), train.stirred[card])
    return outside >= train.outside[seat]
