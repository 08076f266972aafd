"""Chapter 12, Heist (D76-160..170)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import EMPTY, gun_of, item_of
from posse.games.deadwood_1876.rules.dice import at_the_top, throw
from posse.games.deadwood_1876.rules.laws import GiveAway
from posse.games.deadwood_1876.rules.refill import refill
from posse.games.deadwood_1876.sayings import (
    HEIST,
    HEIST_BEGINS,
    HEIST_CARD,
    HEIST_ROLL,
    HEIST_TIED,
    HEIST_WON,
    SHUFFLED,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.flow import Ballot, Frame
from posse.kernel.game import telling


class Heist(Frame):
    """Everybody wants the next Safe of the stack.

    1 It is shown to all.                                                       D76-161
    2 All secretly choose a card, show them together and roll; the highest
      takes the Safe and shuffles.                                              D76-162..165
    3 Law 3.                                                                    D76-166
    4 The cards are discarded, and each draws one.                              D76-167
    """

    STEPS = ("show", "choose", "law_3", "replace")

    winner: int = EMPTY

    def show(self, town: Town) -> None:
        token = town.heists
        town.heists += 1
        town.show(token)
        town.tell(HEIST_BEGINS, town.content[token])

    def choose(self, town: Town) -> Ballot:
        seats = from_the_starter(town)
        return Ballot(HEIST, seats, [town.cards_to_play(seat) for seat in seats], final=True)

    def on_choose(self, town: Town, cards: list[int]) -> None:
        seats = from_the_starter(town)
        for place, seat in enumerate(seats):
            town.lay(seat, cards[place])
            town.tell(HEIST_CARD, seat, gun_of(cards[place]), item_of(cards[place]))
        winner = highest_gun(town, seats, [gun_of(card) for card in cards])
        token = town.heists - 1
        town.tell(HEIST_WON, winner, town.content[token])
        town.put_in_row(token, winner)
        if town.shuffle_row(winner):
            town.tell(SHUFFLED, winner)
        self.winner = winner

    def law_3(self, town: Town) -> GiveAway | None:
        return GiveAway(self.winner) if town.limit_reached(self.winner) else None

    def replace(self, town: Town) -> None:
        refill(town, town.starter)


def from_the_starter(town: Town) -> list[int]:
    """All seats, in seat order from the starting player (D76-056)."""
    return [(town.starter + step) % town.seats for step in range(town.seats)]


def highest_gun(town: Town, seats: list[int], guns: list[int]) -> int:
    """Each rolls one gun; those tied for highest roll again until one is left (D76-164)."""
    town.dice.clear()
    while True:
        pips = [throw(town, seat, [guns[place]]) for place, seat in enumerate(seats)]
        tell_the_rolls(town, seats, guns, pips)
        best = at_the_top(pips)
        if len(best) == 1:
            return seats[best[0]]
        town.tell(HEIST_TIED)
        seats = [seats[place] for place in best]
        guns = [guns[place] for place in best]


@telling
def tell_the_rolls(town: Town, seats: list[int], guns: list[int], pips: list[int]) -> None:
    """What each has rolled, and with which gun."""
    for place, seat in enumerate(seats):
        town.tell(HEIST_ROLL, seat, guns[place], pips[place])
