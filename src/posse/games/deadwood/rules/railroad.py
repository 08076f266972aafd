"""Chapter "Railroad" (DW-254..273)."""

from __future__ import annotations

from posse.games.deadwood.components import (
    CHURCH_PLOT,
    FIRST_TRACKS,
    HOTEL_TILE,
    MINE,
    NEIGHBOURS,
    NOBODY,
    ONWARD,
    RAILROAD,
    RAILROAD_TILES,
    STACK,
    STATION,
    owner,
    rank_of,
)
from posse.games.deadwood.rules.annex import annex
from posse.games.deadwood.sayings import (
    ANNEX,
    DECLINED,
    DESTROYED,
    FROM_CHURCH,
    HOTEL_PAID,
    NEXT_AT_STATION,
    NEXT_IN_ORDER,
    ORDER,
    STATION_LAID,
    TO_THE_MINE,
    TRACK,
    TRACK_LAID,
)
from posse.games.deadwood.state import BY_STATION, Town, cowboy_with, right, tile_for
from posse.kernel.choices import NO_YES
from posse.kernel.flow import Ask, Frame


class LayRailroad(Frame):
    """The next railroad tile, or the Train Station after four of them.

    1 The player picks one of the two plots at the end of the line.        DW-255, DW-267
      What stands there is destroyed; the tile is put down; the Hotel is
      paid; the cowboys next to it get their rights.                       DW-254, DW-261, DW-263, DW-268..270
    2 He names whose extra annex is next.                                  DW-262, DW-270
    3 That one is carried out, with all it starts; again from 2 while
      one is owed.                                                         DW-261, DW-272
    """

    STEPS = ("choose_plot", "name_next", "extra_annex", "until_none_is_owed")

    layer: int
    tile: int = NOBODY
    """Which tile of the line this is: 0..3, and 4 for the Station."""
    cowboy: int = NOBODY
    """Whose extra annex is next."""

    def choose_plot(self, town: Town) -> Ask:
        return Ask(self.layer, TRACK, ends_of_the_line(town))

    def on_choose_plot(self, town: Town, plot: int) -> None:
        self.tile = len(town.track)
        station = self.tile == RAILROAD_TILES
        if station:
            town.tell(STATION_LAID, self.layer, plot)
            town.ending |= BY_STATION
        else:
            town.tell(TRACK_LAID, self.layer, self.tile + 1, plot)
        destroy(town, plot)
        town.plots[plot] = STATION if station else RAILROAD
        town.track = (*town.track, plot)
        pay_hotel(town, 4 if station else 2)
        give_rights(town, self.tile)

    def name_next(self, town: Town) -> Ask | None:
        places = [place_in_order(town, cowboy) for cowboy in cowboys_owed(town, self.tile)]
        return Ask(self.layer, ORDER, places) if places else None

    def on_name_next(self, town: Town, place: int) -> None:
        self.cowboy = town.held[place] if place < FROM_CHURCH else town.in_church[place - FROM_CHURCH]
        saying = NEXT_IN_ORDER if self.tile < RAILROAD_TILES else NEXT_AT_STATION
        town.tell(saying, owner(self.cowboy), town.plots[town.cowboys[self.cowboy]])

    def extra_annex(self, town: Town) -> Frame | None:
        return None if self.cowboy == NOBODY else ExtraAnnex(self.cowboy, self.tile)

    def until_none_is_owed(self, town: Town) -> None:
        if self.cowboy != NOBODY:
            self.cowboy = NOBODY
            self.skip_to("name_next")


class ExtraAnnex(Frame):
    """A cowboy next to a new railroad tile may annex his building; next to the Station, twice.

    1 His owner annexes or not; again if he is owed another one.           DW-261, DW-270
    """

    STEPS = ("offer",)

    cowboy: int
    tile: int

    def offer(self, town: Town) -> Ask | None:
        if right(self.tile, self.cowboy) not in town.owed:
            return None
        return Ask(owner(self.cowboy), ANNEX, NO_YES)

    def on_offer(self, town: Town, yes: int) -> Frame | None:
        owed = list(town.owed)
        owed.remove(right(self.tile, self.cowboy))
        town.owed = tuple(owed)
        self.skip_to("offer")
        plot = town.cowboys[self.cowboy]
        if yes:
            return annex(town, self.cowboy, plot)
        town.tell(DECLINED, owner(self.cowboy), town.plots[plot])
        return None


def ends_of_the_line(town: Town) -> list[int]:
    """The two plots for the next tile (DW-255, DW-267)."""
    return ONWARD[town.track[-1]] if town.track else FIRST_TRACKS


def destroy(town: Town, plot: int) -> None:
    """A building under a tile goes under its stack, its cowboy to the Mine (DW-257, DW-259)."""
    if not town.is_building(plot):
        return
    tile, cowboy = town.plots[plot], town.held[plot]
    town.tell(DESTROYED, tile, STACK[tile] + 1)
    if cowboy != NOBODY:
        town.send(cowboy, MINE)
        town.tell(TO_THE_MINE, owner(cowboy), rank_of(cowboy))
    town.put_under(tile)


def pay_hotel(town: Town, money: int) -> None:
    """To whoever controls the Hotel when the tile is put down (DW-217, DW-218, DW-269)."""
    seat = town.controller_of(HOTEL_TILE)
    if seat != NOBODY:
        town.money[seat] += money
        town.tell(HOTEL_PAID, seat, money)


def give_rights(town: Town, tile: int) -> None:
    """Every cowboy next to the new tile is owed an annex, next to the Station two (DW-261, DW-263, DW-270)."""
    owed = list(town.owed)
    for plot in NEIGHBOURS[town.track[tile]]:
        cowboys = town.in_church if plot == CHURCH_PLOT else [town.held[plot]]
        for cowboy in cowboys:
            if cowboy != NOBODY:
                owed.append(right(tile, cowboy))
                if tile == RAILROAD_TILES:
                    owed.append(right(tile, cowboy))
    town.owed = tuple(owed)


def cowboys_owed(town: Town, tile: int) -> list[int]:
    """Whose annexes for this tile are still to come."""
    cowboys: list[int] = []
    for owed in town.owed:
        if tile_for(owed) == tile and cowboy_with(owed) not in cowboys:
            cowboys.append(cowboy_with(owed))
    return cowboys


def place_in_order(town: Town, cowboy: int) -> int:
    """How the layer names him: by his plot, or in the Church by his owner (DW-262, DW-270)."""
    plot = town.cowboys[cowboy]
    return FROM_CHURCH + owner(cowboy) if plot == CHURCH_PLOT else plot
