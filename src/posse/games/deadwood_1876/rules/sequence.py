"""Chapter 7, the sequence of the game (D76-060..063)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import ROUNDS_PER_HEIST
from posse.games.deadwood_1876.rules.badges import BadgeRound
from posse.games.deadwood_1876.rules.heist import Heist
from posse.games.deadwood_1876.rules.mysteries import StarredSafes
from posse.games.deadwood_1876.rules.setup import SetUp
from posse.games.deadwood_1876.rules.showdown import FinalShowdown, decide, reveal_all
from posse.games.deadwood_1876.rules.turn import Turn
from posse.games.deadwood_1876.state import Town
from posse.kernel.flow import Frame


class Deadwood(Frame):
    """The whole game.

    1 Setup.                                                                    D76-030..045
    2 A turn, and 3 the next, clockwise; a round ends with the player to the
      starter's right.                                                          D76-044, D76-060..062
    4 After each round (two with 2 or 3 players) a Heist, while there is one,
      5 and the next round.                                                     D76-160, D76-168
    6 After the last round the Badge Round.                                     D76-180
    7 Starred Mystery Safes (option).                                           D76-292
    8 All Safes are revealed, the gold is counted; who advances may have won.   D76-260..268
    9 Otherwise those who advance fight.                                        D76-269..281
    """

    STEPS = (
        "set_up", "turn", "next_player", "heist", "next_round", "badge_round", "starred_safes", "count_gold",
        "showdown",
    )  # fmt: skip

    def set_up(self, town: Town) -> SetUp:
        return SetUp()

    def turn(self, town: Town) -> Turn:
        return Turn()

    def next_player(self, town: Town) -> None:
        town.player = (town.player + 1) % town.seats
        if town.player != town.starter:
            self.skip_to("turn")
            return
        town.rounds += 1
        if not town.law_3():
            self.skip_to("badge_round")
        elif town.rounds % ROUNDS_PER_HEIST[town.seats]:
            self.skip_to("turn")

    def heist(self, town: Town) -> Heist:
        return Heist()

    def next_round(self, town: Town) -> None:
        self.skip_to("turn")

    def badge_round(self, town: Town) -> BadgeRound:
        return BadgeRound()

    def starred_safes(self, town: Town) -> StarredSafes:
        return StarredSafes()

    def count_gold(self, town: Town) -> None:
        reveal_all(town)
        decide(town)

    def showdown(self, town: Town) -> FinalShowdown | None:
        return FinalShowdown() if town.fighters else None
