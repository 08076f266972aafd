"""The rules: a game is some deals, a deal is turns."""

from __future__ import annotations

from posse.kernel.flow import Ask, Frame
from posse_crazy_eights.components import CARDS, EIGHT, NOTHING, SUITS, hand_size, rank_of, suit_of
from posse_crazy_eights.sayings import (
    BEGINS,
    BLOCKED,
    DEALT,
    DRAW,
    DRAWN,
    DREW,
    FEWEST,
    KEEP,
    LAY,
    NAMED,
    PASSED,
    PLAYED,
    SUIT,
    TURN,
    TURNED,
    WENT_OUT,
    YOU_DREW,
)
from posse_crazy_eights.state import Table


class CrazyEights(Frame):
    """The whole game.

    1 Cards are dealt, one is turned.                   CE-010..013
    2 A turn; then the next player's, until the end.    CE-020..025
    3 Who has gone out is paid.                         CE-030, CE-031
    4 The next deal, if there is one.                   CE-040
    """

    STEPS = ("deal", "turn", "next_player", "pay", "next_deal")

    def deal(self, table: Table) -> None:
        """Shuffle, deal, turn a card (CE-010..013)."""
        table.starter = (table.starter + 1) % table.seats if table.deal else table.chance.below(table.seats)
        table.player = table.starter
        table.deal += 1
        table.passes = 0
        table.stock = list(range(len(CARDS)))
        table.chance.shuffle(table.stock)
        table.hands = [[] for _ in range(table.seats)]
        for seat in range(table.seats):
            for _ in range(hand_size(table.seats)):
                table.take(seat)
        table.pile = [table.stock.pop()]
        table.suit = suit_of(table.pile[0])
        table.tell(DEALT, hand_size(table.seats))
        table.tell(TURNED, table.pile[0])
        table.tell(BEGINS, table.starter)

    def turn(self, table: Table) -> Turn:
        """The player's turn."""
        return Turn()

    def next_player(self, table: Table) -> None:
        """To the left, unless the deal is over (CE-013)."""
        if not table.deal_is_over():
            table.player = (table.player + 1) % table.seats
            self.skip_to("turn")

    def pay(self, table: Table) -> None:
        """Whoever has gone out gets what the others hold (CE-030), else whoever holds the least (CE-031)."""
        worth = [table.worth(seat) for seat in range(table.seats)]
        out = not all(table.hands)
        if not out:
            table.tell(BLOCKED)
        least = min(worth)
        if worth.count(least) == 1:
            winner, won = worth.index(least), sum(worth) - table.seats * least
            table.points[winner] += won
            table.tell(WENT_OUT if out else FEWEST, winner, won)

    def next_deal(self, table: Table) -> None:
        """As many as the table agreed on (CE-040); after the last, all hands lie open (CE-032)."""
        table.came_to_light += 1
        if table.deal != table.options["deals"]:
            self.restart()


class Turn(Frame):
    """A turn: a card is played or drawn, the one drawn may be played, and after an eight a suit is named.

    Whether somebody could do anything else is their secret, so they are asked in any case (`always`).
    """

    STEPS = ("choose", "use_drawn", "name_suit")

    laid: int = NOTHING
    """The card that was played in this turn."""

    def choose(self, table: Table) -> Ask:
        """Play or draw (CE-020, CE-023)."""
        fitting = [card for card in table.hands[table.player] if table.fits(card)]
        return Ask(table.player, TURN, [*fitting, DRAW], always=True)

    def on_choose(self, table: Table, choice: int) -> None:
        """Do it."""
        if choice != DRAW:
            self.play(table, choice)
        elif table.stock:
            draw(table)
        else:
            table.passes += 1
            table.tell(PASSED, table.player)

    def use_drawn(self, table: Table) -> Ask | None:
        """The card that was drawn may be played at once, if it fits (CE-024)."""
        if table.drawn == NOTHING:
            return None
        return Ask(table.player, DRAWN, [KEEP, LAY] if table.fits(table.drawn) else [KEEP], always=True)

    def on_use_drawn(self, table: Table, choice: int) -> None:
        """Play or keep it."""
        card = table.drawn
        table.drawn = NOTHING
        if choice == LAY:
            self.play(table, card)

    def name_suit(self, table: Table) -> Ask | None:
        """After an eight, unless it was the last card (CE-022)."""
        if self.laid == NOTHING or rank_of(self.laid) != EIGHT or not table.hands[table.player]:
            return None
        return Ask(table.player, SUIT, list(range(len(SUITS))))

    def on_name_suit(self, table: Table, suit: int) -> None:
        """That suit counts."""
        table.suit = suit
        table.tell(NAMED, table.player, suit)

    def play(self, table: Table, card: int) -> None:
        """Lay a card on the pile."""
        self.laid = card
        table.lay(table.player, card)
        table.tell(PLAYED, table.player, card)


def draw(table: Table) -> None:
    """The player takes the top card of the stock (CE-024)."""
    table.drawn = table.take(table.player)
    table.tell(DREW, table.player)
    table.whisper(table.player, YOU_DREW, table.drawn)


def ranks(table: Table) -> list[int]:
    """Most points win; equal ones share their place (CE-040)."""
    return [1 + sum(other > mine for other in table.points) for mine in table.points]
