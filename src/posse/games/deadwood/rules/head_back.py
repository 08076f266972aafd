"""Chapter "Head Back to the Ranch" (DW-100..103)."""

from __future__ import annotations

from posse.games.deadwood.components import MINE, PLOTS, RANCH, first_cowboy, rank_of
from posse.games.deadwood.sayings import DONE, FROM_MINE, HOME, WENT_HOME, WENT_HOME_MINE
from posse.games.deadwood.state import Town
from posse.kernel.events import Saying
from posse.kernel.flow import Ask, Frame


class HeadBack(Frame):
    """Having taken one cowboy home, the player may take more.

    1 Another one from a building or the Abandoned Mine, or nobody else; again while there is one.   DW-100, DW-101
    """

    STEPS = ("another",)

    seat: int

    def another(self, town: Town) -> Ask | None:
        out = out_on_the_board(town, self.seat)
        if not out:
            return None
        out.append(DONE)
        return Ask(self.seat, HOME, out)

    def on_another(self, town: Town, choice: int) -> None:
        if choice != DONE:
            take_home(town, self.seat, choice, WENT_HOME, WENT_HOME_MINE)
            self.skip_to("another")


def out_on_the_board(town: Town, seat: int) -> list[int]:
    """The seat's cowboys on buildings (by plot) and at the Mine (27 + rank, each rank once)."""
    cowboys = town.cowboys
    found: list[int] = []
    for cowboy in range(first_cowboy(seat), first_cowboy(seat + 1)):
        place = cowboys[cowboy]
        if place < PLOTS:
            found.append(place)
        elif place == MINE:
            value = FROM_MINE + rank_of(cowboy)
            if value not in found:
                found.append(value)
    return found


def take_home(town: Town, seat: int, choice: int, from_building: Saying, from_mine: Saying) -> None:
    """One cowboy back to the Ranch: nothing annexed, control lost at once (DW-103)."""
    if choice < FROM_MINE:
        cowboy = town.own_cowboy_on(seat, choice)
        town.tell(from_building, seat, rank_of(cowboy), town.plots[choice])
    else:
        cowboy = town.cowboy_at(seat, MINE, choice - FROM_MINE)
        town.tell(from_mine, seat, choice - FROM_MINE)
    town.send(cowboy, RANCH)
