"""What is in the box."""

from __future__ import annotations

from typing import Final

ROUNDS: Final = 5
"""As many cards as everybody gets (NG-010)."""
MOST_SEATS: Final = 5
CARDS: Final = tuple(str(number) for number in range(1, (ROUNDS + 1) * MOST_SEATS + 1))
"""The names of the cards, by number; the higher the stronger."""
NOTHING: Final = -1


def deck(seats: int) -> list[int]:
    """The cards that so many play with (NG-002)."""
    return list(range((ROUNDS + 1) * seats))
