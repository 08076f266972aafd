"""Chapter "Buildings", those marked X: Church, Saloon, Sheriff's Office, Town Hall (DW-180..202)."""

from __future__ import annotations

from posse.games.deadwood.components import BOSS, CORNERS, GREENHORN, HIRE_PRICE, MINE, NOBODY, SUPPLY, owner
from posse.games.deadwood.rules.new_buildings import NewBuildings, draw_one_of_each, tiles_matter
from posse.games.deadwood.rules.railroad import LayRailroad
from posse.games.deadwood.rules.sheriff import corners_for_sheriff
from posse.games.deadwood.sayings import (
    CHURCH_USED,
    CONFESS,
    HIRE,
    HIRE_NOBODY,
    NO_MORE_TILES,
    SALOON_HIRED,
    SALOON_NOBODY,
    SHERIFF,
    SHERIFF_MOVED,
    SHERIFF_STAYS,
    TOWN_HALL_USED,
)
from posse.games.deadwood.state import Town
from posse.kernel.flow import Ask, Frame


class Church(Frame):
    """Posters are returned to the box.

    1 One poster; with Laundries, more if the player likes.                DW-180, DW-222..225
    """

    STEPS = ("confess",)

    seat: int
    most: int
    """1 + the Laundries that count, as they were at the moment of annexing; never more than the posters."""

    def confess(self, town: Town) -> Ask:
        return Ask(self.seat, CONFESS, list(range(1, self.most + 1)))

    def on_confess(self, town: Town, posters: int) -> None:
        town.return_posters(self.seat, posters)
        town.tell(CHURCH_USED, self.seat, posters)


def church(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame | None:
    """With no poster: no effect (DW-180)."""
    seat = owner(cowboy)
    most = min(1 + town.laundries(seat) + int(from_laundry), town.posters[seat])
    if most:
        return Church(seat, most)
    town.tell(CHURCH_USED, seat, 0)
    return None


class Saloon(Frame):
    """One cowboy may be hired.

    1 The player pays for one of his own from the supply, who goes to the Abandoned Mine.   DW-185..187
    """

    STEPS = ("hire",)

    seat: int
    plot: int

    def hire(self, town: Town) -> Ask:
        options: list[int] = []
        for rank in range(GREENHORN, BOSS + 1):
            if town.money[self.seat] >= HIRE_PRICE[rank] and town.cowboy_at(self.seat, SUPPLY, rank) != NOBODY:
                options.append(rank)
        options.append(HIRE_NOBODY)
        return Ask(self.seat, HIRE, options)

    def on_hire(self, town: Town, rank: int) -> None:
        saloon = town.plots[self.plot]
        if rank == HIRE_NOBODY:
            town.tell(SALOON_NOBODY, self.seat, saloon)
            return
        town.money[self.seat] -= HIRE_PRICE[rank]
        town.cowboys[town.cowboy_at(self.seat, SUPPLY, rank)] = MINE
        town.tell(SALOON_HIRED, self.seat, saloon, rank, HIRE_PRICE[rank])


def saloon(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """DW-185."""
    return Saloon(owner(cowboy), plot)


class SheriffsOffice(Frame):
    """The Sheriff moves.

    1 The player puts him on an intersection with a building at it, or leaves him there.   DW-163, DW-190, DW-191
    """

    STEPS = ("move_sheriff",)

    seat: int

    def move_sheriff(self, town: Town) -> Ask:
        return Ask(self.seat, SHERIFF, corners_for_sheriff(town))

    def on_move_sheriff(self, town: Town, corner: int) -> None:
        if corner == town.sheriff:
            town.tell(SHERIFF_STAYS, self.seat)
            return
        town.sheriff = corner
        one, two, three = CORNERS[corner]
        town.tell(SHERIFF_MOVED, self.seat, one, two, three)


def sheriffs_office(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """DW-190."""
    return SheriffsOffice(owner(cowboy))


class TownHall(Frame):
    """Three things that must be done, in this order.

    1 One poster goes to the box, if the player has one.                   DW-195, DW-196
    2 A railroad tile is laid, or the Train Station; with everything it
      lets others do.                                                      DW-197, DW-254..272
    3 New buildings are placed, while they can matter.                     DW-198..202, DW-271
    """

    STEPS = ("return_poster", "railroad", "new_buildings")

    seat: int

    def return_poster(self, town: Town) -> None:
        posters = min(1, town.posters[self.seat])
        town.return_posters(self.seat, posters)
        town.tell(TOWN_HALL_USED, self.seat, posters)

    def railroad(self, town: Town) -> Frame | None:
        return None if town.station_lies() else LayRailroad(self.seat)

    def new_buildings(self, town: Town) -> Frame | None:
        if tiles_matter(town):
            return NewBuildings(self.seat, draw_one_of_each(town, self.seat))
        town.tell(NO_MORE_TILES)
        return None


def town_hall(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """DW-195."""
    return TownHall(owner(cowboy))
