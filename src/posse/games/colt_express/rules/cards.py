"""Hands, decks and discard piles (CE-043, CE-061..065, CE-070, CE-096, CE-205..208): no questions, plain functions."""

from __future__ import annotations

from posse.games.colt_express.components import (
    DOC,
    DOCS_HAND,
    FULL_HAND,
    SIX,
    action_of,
    bandit_of,
    first_card,
)
from posse.games.colt_express.sayings import RESHUFFLED, YOU_DREW, YOU_DREW_BULLETS
from posse.games.colt_express.state import IN_DECK, IN_DISCARD, IN_HAND, ON_TOP, PLACES, Train
from posse.games.colt_express.state.bags import ONE_OF, as_number, card_at, how_many, place_of
from posse.kernel.events import Saying
from posse.kernel.game import telling


def full_hand(train: Train, seat: int) -> int:
    """How many cards a seat begins a round with: six, with Doc seven (CE-043, CE-160, CE-255)."""
    return DOCS_HAND if DOC in train.gangs[seat] else FULL_HAND


def draw(train: Train, seat: int, wanted: int, saying: Saying) -> None:
    """Take cards from the deck into hand, as many as there are (CE-063, CE-072, CE-207, CE-213).

    `saying` tells all how many it was.
    """
    hand, deck, lead = train.hand, train.deck, train.lead
    gang, chance = train.gangs[seat], train.chance
    first = seat * PLACES
    drawn = bullets = taken = 0
    on_top = lead[first + ON_TOP]
    # The deck, and what is taken, as numbers: quicker than lists (state/bags.py).
    undrawn = as_number(deck, gang)
    size = how_many(undrawn) + lead[first + IN_DECK]
    while drawn < wanted:
        if on_top:  # CE-212
            train.draw_top_bullet(seat)
            on_top -= 1
            bullets += 1
        else:
            if not size:
                size = reshuffle(train, seat)
                if not size:
                    break
                undrawn = as_number(deck, gang)
            # The top card of a shuffled deck: any that is left, each as likely; below 0 it is a Bullet.
            place = place_of(chance.below(size), undrawn)
            size -= 1
            if place < 0:
                train.draw_bullet(seat)
                bullets += 1
            else:
                card = card_at(place, gang)
                deck[card] -= 1
                hand[card] += 1
                undrawn -= ONE_OF[place]
                taken += ONE_OF[place]
        drawn += 1
    tell_the_cards(train, seat, saying, taken, bullets)
    if drawn:
        train.came_to_light += 1


@telling
def tell_the_cards(train: Train, seat: int, saying: Saying, taken: int, bullets: int) -> None:
    """All see how many; the player sees the cards drawn, and in what order they came does not matter (CE-072)."""
    count = how_many(taken)
    train.tell(saying, seat, count + bullets)
    cards = [card_at(place_of(above, taken), train.gangs[seat]) for above in range(count)]
    for card in sorted(cards):
        train.whisper(seat, YOU_DREW, action_of(card), bandit_of(card))
    if bullets:
        train.whisper(seat, YOU_DREW_BULLETS, bullets)


def reshuffle(train: Train, seat: int) -> int:
    """Expert: the discard pile becomes the deck; how many cards that is (CE-207)."""
    size = train.discard_size(seat)
    if size:
        train.remember_discard(seat)
        for card in train.cards_of(seat):
            train.deck[card], train.discard[card] = train.discard[card], 0
        lead, first = train.lead, seat * PLACES
        lead[first + IN_DECK], lead[first + IN_DISCARD] = lead[first + IN_DISCARD], 0
        train.tell(RESHUFFLED, seat, size)
    return size


def put_away(train: Train, seat: int) -> None:
    """Basic game: unplayed cards go back on the deck (CE-070)."""
    hand, deck, lead = train.hand, train.deck, train.lead
    for bandit in train.gangs[seat]:
        first = first_card(bandit)
        for card in range(first, first + SIX):
            if hand[card]:
                deck[card] += hand[card]
                hand[card] = 0
    lead[seat * PLACES + IN_DECK] += lead[seat * PLACES + IN_HAND]
    lead[seat * PLACES + IN_HAND] = 0


def put_back(train: Train, card: int) -> None:
    """A resolved card returns to its owner: on the deck, or on the discard pile for all to see (CE-096, CE-203)."""
    train.resolved += 1
    if train.expert:
        train.discard[card] += 1
        train.open_discard[card] += 1
    else:
        train.deck[card] += 1
