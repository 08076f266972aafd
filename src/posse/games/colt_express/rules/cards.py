"""Hands, decks and discard piles (CE-043, CE-061..065, CE-070, CE-096, CE-205..208): no questions, plain functions."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    BANDITS,
    DOC,
    DOCS_HAND,
    FULL_HAND,
    OWN_CARDS,
    SIX,
    TEAM_CARDS,
    action_of,
    bandit_of,
    card_of,
    first_card,
)
from posse.games.colt_express.sayings import RESHUFFLED, YOU_DREW, YOU_DREW_BULLETS
from posse.games.colt_express.state import IN_DECK, IN_DISCARD, IN_HAND, ON_TOP, PLACES, Train
from posse.kernel.events import Saying
from posse.kernel.game import telling


def full_hand(train: Train, seat: int) -> int:
    """How many cards a seat begins a round with: six, with Doc seven (CE-043, CE-160, CE-255)."""
    return DOCS_HAND if DOC in train.gangs[seat] else FULL_HAND


def draw(train: Train, seat: int, wanted: int, saying: Saying) -> None:
    """Take cards from the deck into hand, as many as there are (CE-063, CE-072, CE-207, CE-213).

    All are told in these words how many it was.
    """
    hand, deck, lead = train.hand, train.deck, train.lead
    gang, chance = train.gangs[seat], train.chance
    first = seat * PLACES
    drawn = bullets = taken = 0
    on_top = lead[first + ON_TOP]
    left = counted(deck, gang)
    size = how_many(left) + lead[first + IN_DECK]
    while drawn < wanted:
        if on_top:  # CE-212
            train.take_top_bullet(seat)
            on_top -= 1
            bullets += 1
        else:
            if not size:
                size = reshuffle(train, seat)
                if not size:
                    break
                left = counted(deck, gang)
            place = place_of(chance.below(size), left)
            size -= 1
            if place < 0:
                lead[first + IN_DECK] -= 1
                lead[first + IN_HAND] += 1
                bullets += 1
            else:
                card = card_at(place, gang)
                deck[card] -= 1
                hand[card] += 1
                left -= ONE_OF[place]
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
    for card in sorted([card_at(place_of(n, taken), train.gangs[seat]) for n in range(count)]):
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


# ---- the cards of a gang as one number: how often there is each kind, digit by digit, bandit by bandit

COPIES: Final = max(*OWN_CARDS, *TEAM_CARDS) + 1
"""So many are there at most of a card, and one: what a digit counts to."""
MOST: Final = (COPIES - 1) * SIX
BAGS: Final = COPIES**SIX
"""What a bandit's Action cards may be, one number for each."""
ONE_OF: Final[list[int]] = [COPIES**place for place in range(len(BANDITS) * SIX)]
"""One card of a kind, by its place in the gang."""


def _cards() -> list[list[int]]:
    """The kinds of cards that each number stands for, in their order."""
    return [[kind for kind in range(SIX) for _ in range(bag // COPIES**kind % COPIES)] for bag in range(BAGS)]


HOW_MANY: Final = [len(cards) for cards in _cards()]
KINDS: Final = [sum({1 << kind for kind in cards}) for cards in _cards()]
"""The kinds among them, as bits."""
IN_ORDER: Final = [kind for cards in _cards() for kind in (*cards, *[0] * (MOST - len(cards)))]
"""The cards of each number, MOST places apart."""


def counted(cards: list[int], gang: tuple[int, ...]) -> int:
    """The cards of a gang among these (hand, deck, discard pile)."""
    number, unit = 0, 1
    for bandit in gang:
        number += bag_of(cards, bandit) * unit
        unit *= BAGS
    return number


def bag_of(cards: list[int], bandit: int) -> int:
    """The same of one bandit.

    >>> from posse.games.colt_express.components import FIRE, MOVE, TUCO
    >>> hand = [0] * 36; hand[card_of(TUCO, MOVE)], hand[card_of(TUCO, FIRE)] = 2, 1
    >>> bag_of(hand, TUCO) == 2 * ONE_OF[MOVE] + ONE_OF[FIRE], KINDS[bag_of(hand, TUCO)] == 1 << MOVE | 1 << FIRE
    (True, True)
    """
    number = 0
    first = first_card(bandit)
    card = first + SIX
    while card > first:
        card -= 1
        number = number * COPIES + cards[card]
    return number


def how_many(number: int) -> int:
    """How many cards that is.

    >>> from posse.games.colt_express.components import FIRE, MOVE
    >>> how_many(2 * ONE_OF[FIRE] + ONE_OF[MOVE])
    3
    """
    count = 0
    while number:
        count += HOW_MANY[number % BAGS]
        number //= BAGS
    return count


def place_of(left: int, number: int) -> int:
    """Where in the gang the card belongs that lies below so many others of these; -1 is a Bullet.

    >>> from posse.games.colt_express.components import FIRE, MOVE
    >>> [place_of(left, 2 * ONE_OF[FIRE] + ONE_OF[MOVE]) for left in range(4)] == [MOVE, FIRE, FIRE, -1]
    True
    """
    place = 0
    while number:
        bag = number % BAGS
        count = HOW_MANY[bag]
        if left < count:
            return place + IN_ORDER[bag * MOST + left]
        left -= count
        number //= BAGS
        place += SIX
    return -1


def card_at(place: int, gang: tuple[int, ...]) -> int:
    """The card that belongs there.

    >>> from posse.games.colt_express.components import BELLE, FIRE, TUCO
    >>> card_at(SIX + FIRE, (TUCO, BELLE)) == card_of(BELLE, FIRE)
    True
    """
    return card_of(gang[place // SIX], place % SIX)
