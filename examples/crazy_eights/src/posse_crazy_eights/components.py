"""The pack: 52 cards, suit by suit, from the ace to the king."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
RANKS: Final = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king",
)  # fmt: skip
CARDS: Final = tuple(f"{rank}-of-{suit}" for suit in SUITS for rank in RANKS)
NOTHING: Final = -1
"""Where a card could be and is none."""

EIGHT: Final = RANKS.index("eight")
WORTH: Final = (1, 2, 3, 4, 5, 6, 7, 50, 9, 10, 10, 10, 10)
"""What a card in hand is worth to the winner, by rank (CE-030)."""
DEALS: Final = (1, 3)
"""How many deals a game may have (CE-040)."""


def suit_of(card: int) -> int:
    """Its suit."""
    return card // len(RANKS)


def rank_of(card: int) -> int:
    """Its rank: 0 is the ace, 12 the king."""
    return card % len(RANKS)


def hand_size(seats: int) -> int:
    """How many cards everybody gets (CE-010)."""
    return 7 if seats == 2 else 5
