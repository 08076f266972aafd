"""The Action cards of a gang as one number: how often there is each kind, digit by digit, bandit by bandit.

Searches draw cards all the time: so they need not walk through the gang for every card.
"""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import OWN_CARDS, SIX, card_of, first_card

BASE: Final = max(OWN_CARDS) + 1
"""A digit counts up to two (CE-007)."""
MOST: Final = (BASE - 1) * SIX
BAGS: Final = BASE**SIX
"""What Action cards of one bandit there may be, a number for each: a bag. The lowest digit is the first kind."""
ONE_OF: Final[list[int]] = [BASE**place for place in range(2 * SIX)]
"""One card of a kind, by its place in the gang."""


def _bags() -> list[list[int]]:
    """The kinds of cards in each bag, in their order."""
    return [[kind for kind in range(SIX) for _ in range(bag // BASE**kind % BASE)] for bag in range(BAGS)]


HOW_MANY: Final = [len(kinds) for kinds in _bags()]
KINDS_IN: Final = [sum({1 << kind for kind in kinds}) for kinds in _bags()]
"""The kinds in each, as bits."""
IN_ORDER: Final = [kind for kinds in _bags() for kind in (*kinds, *[0] * (MOST - len(kinds)))]
"""The cards of each, MOST places for a bag."""


def as_number(cards: list[int], gang: tuple[int, ...]) -> int:
    """The cards of a gang among these (hand, deck, discard pile), as one number."""
    number, unit = 0, 1
    for bandit in gang:
        number += bag_of(cards, bandit) * unit
        unit *= BAGS
    return number


def bag_of(cards: list[int], bandit: int) -> int:
    """One bandit's part of it: a bag.

    >>> from posse.games.colt_express.components import FIRE, MOVE, TUCO
    >>> hand = [0] * 36; hand[card_of(TUCO, MOVE)], hand[card_of(TUCO, FIRE)] = 2, 1
    >>> bag_of(hand, TUCO) == 2 * ONE_OF[MOVE] + ONE_OF[FIRE], KINDS_IN[bag_of(hand, TUCO)] == 1 << MOVE | 1 << FIRE
    (True, True)
    """
    number = 0
    first = first_card(bandit)
    card = first + SIX
    while card > first:
        card -= 1
        number = number * BASE + cards[card]
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


def place_of(above: int, number: int) -> int:
    """Where in the gang the card belongs that has so many of these above it; -1 if these are no more: it is a Bullet.

    >>> from posse.games.colt_express.components import FIRE, MOVE
    >>> [place_of(above, 2 * ONE_OF[FIRE] + ONE_OF[MOVE]) for above in range(4)] == [MOVE, FIRE, FIRE, -1]
    True
    """
    place = 0
    while number:
        bag = number % BAGS
        count = HOW_MANY[bag]
        if above < count:
            return place + IN_ORDER[bag * MOST + above]
        above -= count
        number //= BAGS
        place += SIX
    return -1


def card_at(place: int, gang: tuple[int, ...]) -> int:
    """The card at a place in the gang, in the order of `Train.cards_of`.

    >>> from posse.games.colt_express.components import BELLE, FIRE, TUCO
    >>> card_at(SIX + FIRE, (TUCO, BELLE)) == card_of(BELLE, FIRE)
    True
    """
    return card_of(gang[place // SIX], place % SIX)
