"""Chapter "Taking a street or place" (FP-060..068), and the deck that runs out (FP-110..113)."""

from __future__ import annotations

from typing import Final

from posse.games.five_points.components import ABOVE_BASE, BELOW, TOP
from posse.games.five_points.sayings import (
    ADVANCED,
    CROWNED,
    DRAWN,
    FILLED,
    NEW_LORD,
    REFILL,
    RESHUFFLED,
    goal_of,
    side_of,
)
from posse.games.five_points.state import District
from posse.kernel.choices import NO_YES
from posse.kernel.flow import Ask, Frame

LEFT_RIGHT: Final = NO_YES


def advance_of(choice: int) -> tuple[int, int]:
    """The spot that a card climbs from and the one it climbs to."""
    goal = goal_of(choice)
    return BELOW[goal][side_of(choice)], goal


def advance(district: District, choice: int) -> FillVacancy:
    """A card climbs diagonally to an empty spot; what it leaves must be filled (FP-060, FP-063)."""
    start, goal = advance_of(choice)
    district.tell(ADVANCED, district.player, district.gang_at(start), start, goal)
    district.move(start, goal)
    district.advances += 1
    if district.crowned():
        district.tell(CROWNED, district.gang_at(goal))
    return FillVacancy(start)


class FillVacancy(Frame):
    """The active player fills a vacated spot, and the one that this vacates, down to the base.

    1 Above row 1, one of the two cards below moves up, the player's choice; again for the spot it left.  FP-064
    2 In row 1, the top card of the deck is laid down.                                                    FP-065
    """

    STEPS = ("from_below", "from_deck")

    vacancy: int

    def from_below(self, district: District) -> Ask | None:
        if self.vacancy < ABOVE_BASE:
            return None
        return Ask(district.player, REFILL, LEFT_RIGHT)

    def on_from_below(self, district: District, side: int) -> None:
        start, goal = BELOW[self.vacancy][side], self.vacancy
        district.tell(FILLED, district.player, district.gang_at(start), start, goal)
        district.move(start, goal)
        if goal == TOP:
            district.tell(NEW_LORD, district.gang_at(goal))  # FP-094
        self.vacancy = start
        self.skip_to("from_below")

    def from_deck(self, district: District) -> None:
        if not district.deck_size():
            reshuffle(district)
        district.pyramid[self.vacancy] = district.draw()
        district.tell(DRAWN, district.gang_at(self.vacancy), self.vacancy)


def reshuffle(district: District) -> None:
    """The spent influence cards become the deck, only when a card is needed (FP-110, FP-111, FP-113)."""
    cards = district.spent
    district.tell(RESHUFFLED, len(cards))
    district.chance.shuffle(cards)
    district.deck = tuple(cards)
    district.drawn = 0
    district.reshuffled = 1
    district.spent = []
