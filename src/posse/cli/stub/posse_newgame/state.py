"""What lies on the table, and small verbs on it."""

from __future__ import annotations

from posse.kernel.game import Game
from posse_newgame.components import NOTHING


class Table(Game):
    """Hands, the cards that nobody has, what was laid, and who won how often.

    What is declared here is copied, saved and loaded. A list is empty at first; `lay_out` makes room.
    """

    hands: list[list[int]]
    aside: list[int]
    laid: list[int]
    """The cards of the last round, by seat."""
    gone: list[int]
    """All cards that were laid."""
    won: list[int]
    """Rounds won, by seat."""

    def lay_out(self) -> Table:
        """Room for everything, and nothing there yet."""
        self.hands = [[] for _ in range(self.seats)]
        self.laid = [NOTHING] * self.seats
        self.won = [0] * self.seats
        return self

    def lay(self, seat: int, card: int) -> None:
        """A card goes from a hand to the table, for all to see."""
        self.hands[seat].remove(card)
        self.laid[seat] = card
        self.gone.append(card)
        self.came_to_light += 1
