"""The facts on the table of The Five Points, and small verbs on them."""

from __future__ import annotations

from typing import Final

from posse.games.five_points.components import (
    ADVANCES_TO_THE_TOP,
    ALLIANCES,
    BOSSES_PER_GANG,
    EMPTY,
    GANGS,
    HEART_OF_THE_DISTRICT,
    MEMBERS_PER_GANG,
    NO_MANS_LAND,
    ROW,
    SPOTS,
    gang_of,
)
from posse.kernel.game import Game

EIGHT: Final = len(GANGS)


class District(Game):
    """The district with its pyramid, the deck, and what everyone holds."""

    pyramid: list[int]
    """The card on each spot."""
    deck: tuple[int, ...] = ()
    """The deck in its order; the first `drawn` of it are gone."""
    drawn: int = 0
    reshuffled: int = 0
    """1 after the spent cards became the deck (FP-110)."""
    influence: list[int]
    """Influence cards in hand, counted: seat * EIGHT + gang."""
    alliances: tuple[int, ...] = ()
    """Three gangs for each seat: seat * 3 + 0..2. As they were dealt, which their owner saw; sorted at the end."""
    shown: list[int]
    """1 for each alliance that lies face up, in the same order."""
    spent: list[int]
    """The discard pile: influence cards used (FP-075)."""
    banished: list[int]
    """Cards removed from the game (FP-076)."""
    first_player: int = 0
    player: int = 0
    """Whose turn it is."""
    passed: list[int]
    """1 for each seat that takes no more turns."""
    advances: int = 0
    highest_row: int = 1
    """The highest row that a card has entered."""
    reveals_done: int = 0

    def lay_out(self) -> District:
        """Room for everything, and nothing there yet."""
        self.pyramid = [EMPTY] * len(SPOTS)
        self.influence = [0] * (EIGHT * self.seats)
        self.shown = [0] * (ALLIANCES * self.seats)
        self.passed = [0] * self.seats
        return self

    # ---- looking

    def gang_at(self, spot: int) -> int:
        """The gang whose card lies on this spot."""
        return gang_of(self.pyramid[spot])

    def crowned(self) -> bool:
        """Whether there is a Lord of the Underworld (FP-090)."""
        return self.advances == ADVANCES_TO_THE_TOP

    def deck_size(self) -> int:
        """How many cards the deck still has."""
        return len(self.deck) - self.drawn

    def deck_top(self) -> int:
        """The card that lies face up on the deck (FP-027); EMPTY if there is none."""
        return self.deck[self.drawn] if self.drawn < len(self.deck) else EMPTY

    def hand(self, seat: int) -> list[int]:
        """The influence cards of a seat, counted by gang."""
        return self.influence[seat * EIGHT : seat * EIGHT + EIGHT]

    def influence_left(self, seat: int) -> int:
        """How many influence cards a seat still holds."""
        left: int = 0
        for held in range(seat * EIGHT, seat * EIGHT + EIGHT):
            left += self.influence[held]
        return left

    def alliances_of(self, seat: int) -> list[int]:
        """The three gangs of a seat."""
        return list(self.alliances[seat * ALLIANCES : seat * ALLIANCES + ALLIANCES])

    def alliances_facing(self, seat: int, up: int) -> list[int]:
        """The alliances of a seat that lie face up (1) or face down (0)."""
        first = seat * ALLIANCES
        return [self.alliances[i] for i in range(first, first + ALLIANCES) if self.shown[i] == up]

    def reveal_is_due(self) -> bool:
        """Whether a row that makes players show an alliance was entered for the first time (FP-080)."""
        if self.reveals_done == 0:
            return self.highest_row >= HEART_OF_THE_DISTRICT
        return self.reveals_done == 1 and self.highest_row >= NO_MANS_LAND

    # ---- doing

    def move(self, start: int, goal: int) -> None:
        """A card moves to an empty spot, leaving a vacancy."""
        self.pyramid[goal] = self.pyramid[start]
        self.pyramid[start] = EMPTY
        if ROW[goal] > self.highest_row:
            self.highest_row = ROW[goal]

    def draw(self) -> int:
        """Take the top card of the deck; the next one comes to light (FP-027)."""
        card = self.deck[self.drawn]
        self.drawn += 1
        self.came_to_light += 1
        return card

    def spend(self, seat: int, gang: int) -> None:
        """An influence card goes to the discard pile, face up (FP-075)."""
        self.influence[seat * EIGHT + gang] -= 1
        self.spent.append(gang)
        self.came_to_light += 1

    def banish(self, spot: int) -> None:
        """A card leaves the game (FP-076)."""
        self.banished.append(self.pyramid[spot])
        self.pyramid[spot] = EMPTY

    def show(self, seat: int, gang: int) -> None:
        """An alliance is turned face up and stays so (FP-084)."""
        for i in range(seat * ALLIANCES, seat * ALLIANCES + ALLIANCES):
            if self.alliances[i] == gang:
                self.shown[i] = 1

    def lay_alliances_open(self) -> None:
        """All alliances are turned up (FP-120): sorted, since in what order they were dealt stays secret."""
        laid: list[int] = []
        for seat in range(self.seats):
            laid += sorted(self.alliances_of(seat))
        self.alliances = tuple(laid)
        self.shown = [1] * (ALLIANCES * self.seats)
        self.came_to_light += 1

    def cards_everywhere(self) -> list[int]:
        """All cards, wherever they lie."""
        cards = [*self.pyramid, *self.deck[self.drawn :], *self.alliances, *self.spent, *self.banished]
        for held, count in enumerate(self.influence):
            cards += [held % EIGHT] * count
        return [card for card in cards if card != EMPTY]

    def complete(self) -> bool:
        """Whether no card is lost and none is there twice (FP-104)."""
        cards = self.cards_everywhere()
        counts = [cards.count(card) for card in range(2 * EIGHT)]
        return counts == [MEMBERS_PER_GANG] * EIGHT + [BOSSES_PER_GANG] * EIGHT
