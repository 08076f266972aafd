"""Chapter "Hit the Town" (DW-110..117): also how a General Store's move ends (DW-207)."""

from __future__ import annotations

from posse.games.deadwood.components import KIND, LAUNDRY, PLOTS, owner, rank_of
from posse.games.deadwood.rules.annex import annex
from posse.games.deadwood.rules.sheriff import pay_fee
from posse.games.deadwood.rules.shootout import shootout_at
from posse.games.deadwood.sayings import ANNEX, DECLINED, MOVED, SENT
from posse.games.deadwood.state import Town
from posse.kernel.choices import NO_YES
from posse.kernel.flow import Ask, Frame


class Arrive(Frame):
    """A cowboy comes to a building.

    1 The Sheriff's fee is paid, if it is due, and he is placed there.     DW-116, DW-165
    2 Where an opponent's cowboy stands, they shoot it out.                DW-116, DW-120
    3 If he is alone there, or at the Church, his owner may annex.         DW-074, DW-075, DW-182
    """

    STEPS = ("go", "shootout", "annex")

    cowboy: int
    plot: int
    from_laundry: bool = False
    """Whether a General Store moved him here from a Laundry (DW-224)."""

    def go(self, town: Town) -> None:
        seat, start = owner(self.cowboy), town.cowboys[self.cowboy]
        if start < PLOTS:
            self.from_laundry = KIND[town.plots[start]] == LAUNDRY
            town.tell(MOVED, seat, rank_of(self.cowboy), town.plots[start], town.plots[self.plot])
        else:
            town.tell(SENT, seat, rank_of(self.cowboy), town.plots[self.plot])
        # Paid before he leaves where he was: that can be the Sheriff's Office (DW-166).
        pay_fee(town, seat, self.plot)
        town.place(self.cowboy, self.plot)

    def shootout(self, town: Town) -> Frame | None:
        return shootout_at(town, self.cowboy, self.plot)

    def annex(self, town: Town) -> Ask | None:
        if town.cowboys[self.cowboy] != self.plot:
            return None
        return Ask(owner(self.cowboy), ANNEX, NO_YES)

    def on_annex(self, town: Town, yes: int) -> Frame | None:
        if yes:
            return annex(town, self.cowboy, self.plot, self.from_laundry)
        town.tell(DECLINED, owner(self.cowboy), town.plots[self.plot])
        return None
