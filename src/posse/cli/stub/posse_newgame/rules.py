"""The rules. A rule that can stop for a question is a Frame; its steps stand in the order of the rulebook."""

from __future__ import annotations

from posse.kernel.flow import Ballot, Frame
from posse_newgame.components import ROUNDS, deck
from posse_newgame.sayings import CARD, DEALT, LAID, WON
from posse_newgame.state import Table


class NewGame(Frame):
    """The whole game.

    1 Cards are dealt.                           NG-010
    2 All lay a card at once.                    NG-020
    3 The highest wins the round; the next one.  NG-021, NG-030
    """

    STEPS = ("deal", "lay", "count")

    def deal(self, table: Table) -> None:
        """Everybody gets as many cards as there are rounds; the rest is put aside unseen (NG-010)."""
        cards = deck(table.seats)
        table.chance.shuffle(cards)
        for seat in range(table.seats):
            table.hands[seat] = sorted(cards[seat * ROUNDS : (seat + 1) * ROUNDS])
        table.aside = cards[table.seats * ROUNDS :]
        table.came_to_light += 1
        table.tell(DEALT, ROUNDS)

    def lay(self, table: Table) -> Ballot:
        """Everybody chooses a card, unseen by the others (NG-020)."""
        return Ballot(CARD, list(range(table.seats)), [hand[:] for hand in table.hands])

    def on_lay(self, table: Table, cards: list[int]) -> None:
        """All cards are shown at once."""
        for seat, card in enumerate(cards):
            table.lay(seat, card)
            table.tell(LAID, seat, card)

    def count(self, table: Table) -> None:
        """The highest card wins the round (NG-021)."""
        winner = table.laid.index(max(table.laid))
        table.won[winner] += 1
        table.tell(WON, winner)
        if table.hands[0]:
            self.skip_to("lay")


def ranks(table: Table) -> list[int]:
    """Most rounds win; equal ones share their place (NG-030)."""
    return [1 + sum(other > mine for other in table.won) for mine in table.won]
