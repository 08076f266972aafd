"""Chapter "Buildings", the first stack: Gunsmith to Undertaker (DW-203..235)."""

from __future__ import annotations

from posse.games.deadwood.components import COWBOYS, PLOTS, STACKS, first_cowboy, owner
from posse.games.deadwood.rules.arrive import Arrive
from posse.games.deadwood.rules.new_buildings import NewBuildings, draw_and_show, tiles_matter
from posse.games.deadwood.rules.sheriff import destinations
from posse.games.deadwood.sayings import (
    BANK_USED,
    BLACKSMITH_USED,
    CASINO_NOTHING,
    CASINO_USED,
    DEPOT_USED,
    DRAWN_AT_DEPOT,
    GUNSMITH_USED,
    HOTEL_USED,
    LAUNDRY_USED,
    MOVE_FROM,
    MOVE_TO,
    NO_MORE_TILES,
    ROB,
    STACK_KIND,
    STAY,
    STORE_USED,
    UNDERTAKER_USED,
)
from posse.games.deadwood.state import Town
from posse.kernel.flow import Ask, Frame


def gunsmith(town: Town, cowboy: int, plot: int, from_laundry: bool) -> None:
    """$1 and two cartridges, as far as the supply has them (DW-013, DW-210)."""
    seat = owner(cowboy)
    town.money[seat] += 1
    cartridges = town.gain_cartridges(seat, 2)
    town.tell(GUNSMITH_USED, seat, town.plots[plot], cartridges)


def bank(town: Town, cowboy: int, plot: int, from_laundry: bool) -> None:
    """$5 and a poster, if the Crime Pool has one (DW-211, DW-212)."""
    seat = owner(cowboy)
    town.money[seat] += 5
    poster = town.take_poster(seat)
    town.tell(BANK_USED, seat, int(poster))


def blacksmith(town: Town, cowboy: int, plot: int, from_laundry: bool) -> None:
    """$1 and a pony, if the supply has one (DW-013, DW-213)."""
    seat = owner(cowboy)
    town.money[seat] += 1
    ponies = town.gain_pony(seat)
    town.tell(BLACKSMITH_USED, seat, town.plots[plot], ponies)


class Casino(Frame):
    """A dollar from an opponent.

    1 The player picks one who has money, and takes $1.                    DW-214
    """

    STEPS = ("pick",)

    seat: int

    def pick(self, town: Town) -> Ask | None:
        rich = [other for other in range(town.seats) if other != self.seat and town.money[other]]
        if rich:
            return Ask(self.seat, ROB, rich)
        town.tell(CASINO_NOTHING, self.seat)
        return None

    def on_pick(self, town: Town, other: int) -> None:
        town.money[other] -= 1
        town.money[self.seat] += 1
        town.tell(CASINO_USED, self.seat, other)


def casino(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """DW-214."""
    return Casino(owner(cowboy))


class GeneralStore(Frame):
    """Another cowboy of the player moves.

    1 One on another building, or nobody.                                  DW-203..205
    2 To a building, as from the Ranch: fee, shootout, annex.              DW-206..208
    """

    STEPS = ("who", "where_to", "arrive")

    cowboy: int
    """The one who annexes, and who is not moved."""
    start: int = STAY
    goal: int = STAY

    def who(self, town: Town) -> Ask | None:
        places = movable(town, self.cowboy)
        if not places or not destinations(town, owner(self.cowboy)):
            return None
        places.append(STAY)
        return Ask(owner(self.cowboy), MOVE_FROM, places)

    def on_who(self, town: Town, plot: int) -> None:
        self.start = plot

    def where_to(self, town: Town) -> Ask | None:
        if self.start == STAY:
            return None
        return Ask(owner(self.cowboy), MOVE_TO, destinations(town, owner(self.cowboy)))

    def on_where_to(self, town: Town, plot: int) -> None:
        self.goal = plot

    def arrive(self, town: Town) -> Frame | None:
        if self.goal == STAY:
            return None
        return Arrive(town.own_cowboy_on(owner(self.cowboy), self.start), self.goal)


def movable(town: Town, cowboy: int) -> list[int]:
    """Plots with another cowboy of the same player on a building; one on the other Store, too (DW-204, DW-205)."""
    first = first_cowboy(owner(cowboy))
    found: list[int] = []
    for other in range(first, first + COWBOYS):
        if other != cowboy and town.cowboys[other] < PLOTS:
            found.append(town.cowboys[other])
    return found


def general_store(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """$1, then the move (DW-203)."""
    seat = owner(cowboy)
    town.money[seat] += 1
    town.tell(STORE_USED, seat, town.plots[plot])
    return GeneralStore(cowboy)


def hotel(town: Town, cowboy: int, plot: int, from_laundry: bool) -> None:
    """$2 (DW-216). What it earns with the railroad: `railroad.pay_hotel`."""
    town.money[owner(cowboy)] += 2
    town.tell(HOTEL_USED, owner(cowboy))


def laundry(town: Town, cowboy: int, plot: int, from_laundry: bool) -> None:
    """$1 (DW-220). What it does for the Church: `buildings_x.church`."""
    town.money[owner(cowboy)] += 1
    town.tell(LAUNDRY_USED, owner(cowboy), town.plots[plot])


class StageDepot(Frame):
    """A new building.

    1 The player picks a stack that is not empty, before he sees its tile;
      the tile is drawn and placed, while it can matter.                   DW-227, DW-228, DW-271
    """

    STEPS = ("pick_stack",)

    seat: int

    def pick_stack(self, town: Town) -> Ask | None:
        stacks = [stack for stack in range(STACKS) if town.stacks[stack]]
        if not tiles_matter(town):
            town.tell(NO_MORE_TILES)
            return None
        return Ask(self.seat, STACK_KIND, stacks) if stacks else None

    def on_pick_stack(self, town: Town, stack: int) -> Frame:
        return NewBuildings(self.seat, (draw_and_show(town, self.seat, stack, DRAWN_AT_DEPOT),), at_depot=True)


def stage_depot(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """$2, then the tile (DW-227). Its premium: `ending.to_the_last_dollar`."""
    seat = owner(cowboy)
    town.money[seat] += 2
    town.tell(DEPOT_USED, seat)
    return StageDepot(seat)


def undertaker(town: Town, cowboy: int, plot: int, from_laundry: bool) -> None:
    """$1 (DW-231). What the dead bring: `shootout.pay_undertaker`."""
    town.money[owner(cowboy)] += 1
    town.tell(UNDERTAKER_USED, owner(cowboy))
