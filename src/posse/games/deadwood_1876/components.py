"""Cards, dice, Safes, establishments and characters (D76-001..014, and the table of chapter 5). Frozen data.

Whatever the rulebook shows only in pictures and nobody could verify is an assumption, marked a1..a8; this file is
the only place where such data stands, so that somebody with the box can correct it without touching a rule. The tables
of clauses.md show it to players, and a test compares them.
"""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1

# D76-003. Clockwise from the Gem (a1: the Bella Union comes second, the Grand Central last).
HOUSES: Final = ("gem", "bella", "grand")
GEM: Final = 0
GRAND: Final = 2

# D76-001. The colours of the stars have no effect (a8).
CHARACTERS: Final = (
    "swearengen", "calamity", "leroy", "johnson", "alice", "smith", "bullock", "star", "hickok",
)  # fmt: skip

# D76-004: from the strongest to the weakest.
GUNS: Final = ("messenger", "winchester", "colt", "derringer", "pepperbox")
MESSENGER: Final = 0
WINCHESTER: Final = 1
COLT: Final = 2
DERRINGER: Final = 3
PEPPERBOX: Final = 4
DICE: Final = (*GUNS, "negative")
"""The dice of a roll: those of the guns, and the Dagger's negative Pepperbox (D76-300)."""
NEGATIVE: Final = 5
NUMBERS: Final = ("zero", "one", "two", "three", "four")
"""What a die can show."""

# D76-005. Worked out from the odds that the rulebook prints (a2: the Messenger's best face is a 4).
FACES: Final = (
    (1, 2, 2, 3, 3, 4),
    (1, 1, 2, 2, 3, 3),
    (0, 1, 1, 2, 2, 3),
    (0, 0, 1, 1, 2, 2),
    (0, 0, 0, 1, 1, 2),
)
SIDES: Final = 6
PIPS: Final = [pips for faces in FACES for pips in faces]
"""The same in one line: gun * SIDES + face."""
BLACK: Final = MESSENGER
"""D76-007 (a3): the black die, rolled for who begins."""
RED: Final = COLT
"""D76-006: the red die of the Poker Deck."""

# D76-009. A Deadwood card is a number, gun * FIVE + item: cards with the same gun and item are alike.
ITEMS: Final = ("horse-white", "horse-brown", "duster", "stetson", "holster")
WHITE_HORSE: Final = 0
BROWN_HORSE: Final = 1
DUSTER: Final = 2
STETSON: Final = 3
HOLSTER: Final = 4
FIVE: Final = 5
"""Guns, and items."""
CARDS: Final = FIVE * FIVE

# D76-010, D76-011 (a4: which gun goes with which item, and that half of the Horses are white).
DEADWOOD: Final = (
    (1, 1, 2, 3, 3),
    (1, 1, 3, 2, 3),
    (1, 1, 2, 3, 3),
    (1, 1, 3, 2, 3),
    (1, 1, 2, 3, 3),
)
"""How many cards there are: a row for each gun, in it a number for each item."""

COPIES: Final = tuple([count for gun in DEADWOOD for count in gun])
"""The same by card."""

ALL_CARDS: Final = tuple([card for card in range(CARDS) for _ in range(COPIES[card])])

# D76-012. What a Safe can hold, its face. Two Safes with the same face are alike.
SAFES: Final = (
    "gold-1", "gold-2", "gold-3", "gold-4", "gold-5",
    "messenger", "winchester", "colt", "derringer", "pepperbox",
    "badge-1", "badge-2", "badge-3", "badge-4", "badge-5",
    "sarsaparilla", "cash", "dagger", "explosives", "poker",
)  # fmt: skip
SAFE_COPIES: Final = (2, 2, 2, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
"""How many Safes have each face (a5: the gold; a6: the Showdown Guns)."""
GOLD: Final = (1, 2, 3, 4, 5) + (0,) * 15
"""D76-013: the gold in each."""

FIRST_GUN: Final = 5
FIRST_BADGE: Final = 10
"""D76-014 (a7): the badges in the order in which they are called."""
BADGES: Final = 5
SARSAPARILLA: Final = 15
CASH: Final = 16
DAGGER: Final = 17
EXPLOSIVES: Final = 18
POKER: Final = 19
MYSTERIES: Final = (SARSAPARILLA, CASH, DAGGER, EXPLOSIVES, POKER)
STARRED: Final = (DAGGER, EXPLOSIVES, POKER)
"""D76-293: the starred Mystery Safes in the order in which they are resolved."""

# ---- what the number of players changes (chapter 5)

PLACES: Final = {2: 2, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4}
"""D76-035: stars that an establishment can hold."""
HAND: Final = {2: 4, 3: 4, 4: 4, 5: 4, 6: 4, 7: 4, 8: 3, 9: 3}
"""D76-037: cards in a hand."""
HEISTS: Final = {2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 2, 9: 2}
"""D76-039: Safes in the Heist stack."""
ROUNDS_PER_HEIST: Final = {2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1}
"""D76-060..062: rounds before each Heist, and after the last."""
HOUSES_OPEN: Final = {2: 2, 3: 2, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3}
"""D76-031: with 2 or 3 players the Grand Central Hotel is closed."""
HOUSES_AT_START: Final = {2: 2, 3: 2, 4: 2, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3}
"""D76-034: establishments in which the stars start."""

MOST_OWNERS: Final = 9
MOST_IN_ROW: Final = 8
"""Three Safes, and one more from each of five Badge turns (D76-188, D76-203)."""
LIMIT: Final = 3
"""D76-203: Safes that an owner may keep before the Badge Round."""
DUSTER_DRAWS: Final = 4
DUSTER_DISCARDS: Final = 3
BIGGEST_HAND: Final = 7


def card_of(gun: int, item: int) -> int:
    """The Deadwood card with this gun and this item.

    >>> gun_of(card_of(COLT, STETSON)) == COLT, item_of(card_of(COLT, STETSON)) == STETSON
    (True, True)
    """
    return gun * FIVE + item


def gun_of(card: int) -> int:
    """The gun on a Deadwood card."""
    return card // FIVE


def item_of(card: int) -> int:
    """The item on a Deadwood card."""
    return card % FIVE
