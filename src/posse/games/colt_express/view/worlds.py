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
    SIX,
    STATIONS,
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
)
from posse.games.colt_express.view.beliefs import inferred, pick_mixed
from posse.kernel.chance import Chance

TRIES: Final = 120
"""How often a hand is dealt again that does not fit what is known of it."""
BULLET: Final = -1
STEP: Final = 50
"""Dollars: Purses are worth so many times that."""


def redeal(train: Train, seat: int | None, chance: Chance) -> None:
    """Deal anew, in place: Round cards to come, values of Purses, hands, decks and face-down cards of others."""
    if not train.rounds:
        return
    redeal_rounds(train, chance)
    redeal_purses(train, train.seats if seat is None else seat, chance)
    unseen = unseen_actions(train)
    for other in range(train.seats):
        if other != seat:
            redeal_cards(train, other, unseen, chance)


def redeal_rounds(train: Train, chance: Chance) -> None:
    """The Round cards not yet revealed (CE-222)."""
    revealed = train.rounds[: train.round + 1]
    if len(revealed) == ROUNDS:
        return
    left = [card for card in round_set(train.seats) if card not in revealed]
    chance.shuffle(left)
    station = STATIONS[chance.below(len(STATIONS))]
    train.rounds = (*revealed, *left[: ROUNDS - 1 - len(revealed)], station)


# ---- Purses


def redeal_purses(train: Train, eye: int, chance: Chance) -> None:
    """Values for all Purses the eye is not shown, from those it can't place; what it remembers of mixed ones holds."""
    memory = train.memory[eye]
    mixed = mixed_tokens(memory)
    values = values_shown(train, eye, mixed)
    if mixed and not inferred(memory, tuple(values_left(values)))[0]:
        # Too much to think through: only what is shown counts.
        mixed = []
        values = values_shown(train, eye, mixed)
    if mixed:
        for purse, value in pick_mixed(memory, values_left(values), chance):
            values[purse] = value
    pool = values_left(values)
    unknown = [purse for purse in range(PURSES) if not values[purse]]
    for _ in range(TRIES):
        chance.shuffle(pool)
        for place in range(len(unknown)):
            values[unknown[place]] = pool[place]
        if least_was_lost(train, values):
            break
    train.value = tuple(values)
    forget_what_others_know(train, eye)


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


def least_was_lost(train: Train, values: list[int]) -> bool:
    """Whether what Marshal's Revenge took was no more than what it left (CE-199)."""
    for purse in range(PURSES):
        bandit = train.loot[purse] - LOST
        if bandit >= 0:
            for other in train.purses_at(ON_CARD + bandit):
                if values[other] < values[purse]:
                    return False
    return True


def forget_what_others_know(train: Train, eye: int) -> None:
    """Other seats know what is public and what they held and can follow; what else they infer, the eye can't know."""
    known, public = train.known, train.seats
    others = (1 << train.seats) - 1 & ~(1 << eye)
    for purse in range(PURSES):
        knowing = others if known[purse] >> public & 1 else train.held[purse] & others
        known[purse] = known[purse] & ~others | knowing
    train.memory = tuple([train.memory[other] if other in (eye, public) else () for other in range(train.seats + 1)])


# ---- cards


def redeal_cards(train: Train, seat: int, unseen: list[int], chance: Chance) -> None:
    """Another player's hand, deck, face-down cards and face-down discards, from the cards not seen elsewhere."""
    lead, first = train.lead, seat * PLACES
    cards = train.cards_of(seat)
    actions: list[int] = []
    for card in cards:
        for _ in range(unseen[card]):
            actions.append(card)
    bullets = train.bullets_received(seat) - lead[first + ON_TOP] - lead[first + SEEN_IN_HAND]
    bullets -= lead[first + SEEN_IN_DISCARD]
    hand = train.hand_size(seat) - lead[first + SEEN_IN_HAND]
    discard = 0
    if train.expert:
        discard = train.discard_size(seat) - train.actions_in(seat, train.open_discard) - lead[first + SEEN_IN_DISCARD]
    owner = train.owner
    places = [
        place for place, card in enumerate(train.pile) if card >= FACE_DOWN and owner[card % CARDS // SIX] == seat
    ]
    needed = actions_needed(train, seat)
    for attempt in range(TRIES):
        chance.shuffle(actions)
        if not could_be_hidden(train, seat, places, actions) and attempt < TRIES - 1:
            continue
        hidden = actions[: len(places)]
        sure = len(places) + (needed if attempt == TRIES - 1 else 0)
        rest = actions[sure:] + [BULLET] * bullets
        chance.shuffle(rest)
        rest = actions[len(places) : sure] + rest
        if not train.expert:
            break
        if hand - rest[:hand].count(BULLET) >= needed and fits_last_shuffle(train, seat, cards, rest[hand + discard :]):
            break
    for place, card in zip(places, hidden, strict=True):
        train.pile[place] = card + (BY_GHOST if train.pile[place] >= BY_GHOST else FACE_DOWN)
    for card in cards:
        train.hand[card] = train.deck[card] = 0
        if train.expert:
            train.discard[card] = train.open_discard[card]
    lead[first + IN_HAND] = lead[first + SEEN_IN_HAND] + put(rest, 0, hand, train.hand)
    lead[first + IN_DISCARD] = lead[first + SEEN_IN_DISCARD] + put(rest, hand, hand + discard, train.discard)
    lead[first + IN_DECK] = put(rest, hand + discard, len(rest), train.deck)
    if not train.expert:  # all saw these going back on the deck
        for place in range(train.resolved):
            card = train.pile[place]
            if owner[card // SIX] == seat:
                train.deck[card] += 1


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
            if train.pile[place] >= BY_GHOST and card // SIX != GHOST:
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


def actions_needed(train: Train, seat: int) -> int:
    """How many Action cards all know to be in a hand: those kept from the last round."""
    return train.kept[seat] if train.expert else 0


def fits_last_shuffle(train: Train, seat: int, cards: list[int], in_deck: list[int]) -> bool:
    """Expert: whether enough of the cards outside the deck could have been outside the last shuffle, too.

    What all knew of the discard pile when it became the deck is still in the deck, or was drawn from it since.
    """
    if not train.expert:
        return True
    outside = train.bullets_received(seat) - max(in_deck.count(BULLET), train.lead[seat * PLACES + STIRRED])
    for card in cards:
        outside += train.stock[card] - max(in_deck.count(card), train.stirred[card])
    return outside >= train.outside[seat]
