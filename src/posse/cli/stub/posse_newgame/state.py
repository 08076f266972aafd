"""What lies on the table, and small verbs on it."""

from __future__ import annotations

from posse.kernel.box import Box
from posse.kernel.chance import Chance
from posse.kernel.game import Game
from posse_newgame.components import NOTHING


class Table(Game):
    """Hands, the cards that nobody has, what was laid, and who won how often."""

    FACTS = ("hands", "aside", "laid", "gone", "won")
    """All of it, by name: what is missing here is lost when a game is saved."""

    def __init__(self, box: Box, seats: int, options: dict[str, object], chance: Chance) -> None:
        super().__init__(box, seats, options, chance)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.aside: list[int] = []
        self.laid = [NOTHING] * seats
        """The cards of the last round, by seat."""
        self.gone: list[int] = []
        """All cards that were laid."""
        self.won = [0] * seats
        """Rounds won, by seat."""

    def copy(self) -> Table:
        """A twin that shares nothing that changes."""
        twin = Table(self.box, self.seats, self.options, self.chance.copy())
        self.copy_table_to(twin)
        twin.hands = [hand[:] for hand in self.hands]
        twin.aside, twin.laid = self.aside[:], self.laid[:]
        twin.gone, twin.won = self.gone[:], self.won[:]
        return twin

    def lay(self, seat: int, card: int) -> None:
        """A card goes from a hand to the table, for all to see."""
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.gone.append(card)
        self.came_to_light += 1
