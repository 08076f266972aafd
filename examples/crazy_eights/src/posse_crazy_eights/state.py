"""What lies on the table, and small verbs on it."""

from __future__ import annotations

from posse.kernel.box import Box
from posse.kernel.chance import Chance
from posse.kernel.game import Game
from posse_crazy_eights.components import EIGHT, NOTHING, WORTH, rank_of, suit_of


class Table(Game):
    """The stock, the pile, and everybody's hand."""

    FACTS = ("hands", "stock", "pile", "suit", "player", "starter", "deal", "passes", "drawn", "points")

    def __init__(self, box: Box, seats: int, options: dict[str, object], chance: Chance) -> None:
        super().__init__(box, seats, options, chance)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """In the order of the pack: in which order cards came tells nobody anything."""
        self.stock: list[int] = []
        """Face down; the top is its end."""
        self.pile: list[int] = []
        """Face up; the top is its end."""
        self.suit = 0
        """The suit that counts."""
        self.player = 0
        self.starter = 0
        self.deal = 0
        """How many deals there were, this one included."""
        self.passes = 0
        """How many have passed, one after another."""
        self.drawn = NOTHING
        """The card that the player has just drawn."""
        self.points: list[int] = [0] * seats

    def copy(self) -> Table:
        """A twin that shares only what never changes."""
        twin = Table(self.box, self.seats, self.options, self.chance.copy())
        self.copy_table_to(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock, twin.pile, twin.points = self.stock[:], self.pile[:], self.points[:]
        twin.suit, twin.player, twin.starter = self.suit, self.player, self.starter
        twin.deal, twin.passes, twin.drawn = self.deal, self.passes, self.drawn
        return twin

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
