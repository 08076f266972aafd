"""Facts that belong together, in one number: what packs them, and what takes them apart.

What lies on the table is kept in lists of such numbers: a list of numbers is copied and compared at once. What is noted
of Safes is packed in `notes.py`, what can be chosen in `sayings.py`.
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import CARDS, FIVE, NEGATIVE

# ---- somebody's card: played, or in hand where all know of it; in the pile


def seats_card(seat: int, card: int) -> int:
    """A card, and whose it is or was.

    >>> whose_card(seats_card(3, 17)), which_card(seats_card(3, 17))
    (3, 17)
    """
    return seat * CARDS + card


def whose_card(packed: int) -> int:
    """The seat."""
    return packed // CARDS


def which_card(packed: int) -> int:
    """The card; also of a card in the pile, whoever has seen it, and of one held or buried (`Town.mine`)."""
    return packed % CARDS


def unseen_card(seat: int, card: int) -> int:
    """A card in the pile that only the seat has seen, which discarded it (D76-045); any other is its plain number.

    >>> only_seen_by(unseen_card(3, 17)), only_seen_by(17)
    (3, -1)
    """
    return seats_card(seat + 1, card)


def only_seen_by(packed: int) -> int:
    """The only seat that has seen a card in the pile; EMPTY (-1) if all have."""
    return whose_card(packed) - 1


BURIED: Final = CARDS
"""In `Town.mine`, a card that was hidden in the pile is its number + BURIED."""

# ---- somebody's gun: on a Holster offered, or on a thief's Horse


def seats_gun(seat: int, gun: int) -> int:
    """A gun, and who brings it into a fight.

    >>> whose_gun(seats_gun(3, 2)), which_gun(seats_gun(3, 2))
    (3, 2)
    """
    return seat * FIVE + gun


def whose_gun(packed: int) -> int:
    """The seat."""
    return packed // FIVE


def which_gun(packed: int) -> int:
    """The gun."""
    return packed % FIVE


# ---- a Safe that lies open


def owners_safe(owner: int, token: int) -> int:
    """A Safe, and whose row it was in.

    >>> whose_safe(owners_safe(3, 17)), which_safe(owners_safe(3, 17))
    (3, 17)
    """
    return owner << 5 | token


def whose_safe(packed: int) -> int:
    """The owner."""
    return packed >> 5


def which_safe(packed: int) -> int:
    """The Safe."""
    return packed & 31


# ---- a die as it fell


def fallen(throw: int, owner: int, die: int, pips: int) -> int:
    """In which throw, whose, which die, what it shows.

    >>> red = fallen(1, 3, 2, 4)
    >>> throw_of(red), thrower_of(red), die_of(red), pips_of(red)
    (1, 3, 2, 4)
    """
    return throw << 10 | owner << 6 | die << 3 | pips


def throw_of(packed: int) -> int:
    """Which throw it was, from 0 on: each owner's is one, and so is each that is rolled again."""
    return packed >> 10


def thrower_of(packed: int) -> int:
    """The owner who rolled it."""
    return packed >> 6 & 15


def die_of(packed: int) -> int:
    """The die, one of DICE."""
    return packed >> 3 & 7


def pips_of(packed: int) -> int:
    """What it shows."""
    return packed & 7


def counted(packed: int) -> int:
    """What it adds to the total."""
    return worth(die_of(packed), pips_of(packed))


def worth(die: int, pips: int) -> int:
    """What a die that shows so many pips adds: the Dagger's negative Pepperbox takes away (D76-300).

    >>> worth(2, 4), worth(NEGATIVE, 2)
    (4, -2)
    """
    return -pips if die == NEGATIVE else pips
