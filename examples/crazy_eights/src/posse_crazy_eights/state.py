"""What lies on the table, and small verbs on it."""

from __future__ import annotations

from posse.kernel.game import Game
from posse_crazy_eights.components import EIGHT, NOTHING, WORTH, rank_of, suit_of


class Table(Game):
    """The stock, the pile, and everybody's hand."""

    hands: list[list[int]]
    """In the order of the pack: in which order cards came tells nobody anything."""
    stock: list[int]
    """Face down; the top is its end."""
    pile: list[int]
    """Face up; the top is its end."""
    suit: int = 0
    """The suit that counts."""
    player: int = 0
    starter: int = 0
    deal: int = 0
    """How many deals there were, this one included."""
    passes: int = 0
    """How many have passed, one after another."""
    drawn: int = NOTHING
    """The card that the player has just drawn."""
    points: list[int]

    def lay_out(self) -> Table:
        """Room for everything, and nothing there yet."""
        self.hands = [[] for _ in range(self.seats)]
        self.points = [0] * self.seats
        return self

    # ---- looking

    def fits(self, card: int) -> bool:
        """Whether it may be played now (CE-021, CE-022)."""
        return rank_of(card) in (EIGHT, rank_of(self.pile[-1])) or suit_of(card) == self.suit

    def worth(self, seat: int) -> int:
        """What the cards in this hand are worth (CE-030)."""
        return sum(WORTH[rank_of(card)] for card in self.hands[seat])

    def deal_is_over(self) -> bool:
        """Whether somebody has no cards, or nobody can go on (CE-030, CE-031)."""
        return not all(self.hands) or self.passes == self.seats

    # ---- doing

    def take(self, seat: int) -> int:
        """The top card of the stock comes into a hand."""
        card = self.stock.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.came_to_light += 1
        return card

    def lay(self, seat: int, card: int) -> None:
        """A card goes from a hand to the pile, for all to see."""
        self.hands[seat].remove(card)
        self.pile.append(card)
        self.suit = suit_of(card)
        self.passes = 0
        self.came_to_light += 1
