"""New buildings: part 3 of the Town Hall and the Stage Depot's tile (DW-198..202, DW-227, DW-228, DW-271)."""

from __future__ import annotations

from posse.games.deadwood.components import GENERAL_STORE, KIND, NEIGHBOURS, OPEN, PLOTS, STACK, STACKS, TILES
from posse.games.deadwood.sayings import BUILD, BUILT, DRAWN, NO_PLOT, NO_PLOT_AT_DEPOT, plot_for, to_plot, which_goes
from posse.games.deadwood.state import Town, cowboy_with
from posse.kernel.events import Saying
from posse.kernel.flow import Ask, Frame


class NewBuildings(Frame):
    """Drawn tiles are placed, in the order the player likes.

    1 One of them goes on an open plot adjacent to a building; again for the others. If there is no such plot, each
      goes under its stack.                                                DW-199..202, DW-228
    """

    STEPS = ("build",)

    seat: int
    tiles: tuple[int, ...]
    """Drawn and not yet placed; all have seen them."""
    at_depot: bool = False
    """Whether it is the Stage Depot's tile (DW-227), and not part 3 of the Town Hall."""

    def build(self, town: Town) -> Ask | None:
        plots = plots_to_build_on(town)
        options: list[int] = []
        for tile in self.tiles:
            options += [to_plot(STACK[tile], plot) for plot in plots]
        if options:
            return Ask(self.seat, BUILD, options)
        for tile in self.tiles:
            town.put_under(tile)
            town.tell(NO_PLOT_AT_DEPOT if self.at_depot else NO_PLOT, tile, STACK[tile] + 1)
        self.tiles = ()
        return None

    def on_build(self, town: Town, choice: int) -> None:
        stack, plot = which_goes(choice), plot_for(choice)
        tile = tile_of_stack(self.tiles, stack)
        self.tiles = tuple([other for other in self.tiles if other != tile])
        town.plots[plot] = tile
        town.tell(BUILT, self.seat, tile, plot)
        self.skip_to("build")


def tile_of_stack(tiles: tuple[int, ...], stack: int) -> int:
    """The drawn tile that came from this stack; OPEN if there is none."""
    for tile in tiles:
        if STACK[tile] == stack:
            return tile
    return OPEN


def plots_to_build_on(town: Town) -> list[int]:
    """Open plots adjacent to a building; railroad and Station do not count as one (DW-200, DW-201)."""
    plots = town.plots
    found: list[int] = []
    for plot in range(PLOTS):
        if plots[plot] == OPEN:
            for other in NEIGHBOURS[plot]:
                if 0 <= plots[other] < TILES:
                    found.append(plot)
                    break
    return found


def tiles_matter(town: Town) -> bool:
    """Whether somebody can still come to a new building; if not, none is drawn (DW-271).

    Once the Station lies, only a General Store brings a cowboy to another building, by an annex that is still owed.
    """
    if not town.station_lies():
        return True
    owed = [town.plots[town.cowboys[cowboy_with(right)]] for right in town.owed]
    return GENERAL_STORE in [KIND[tile] for tile in owed]


def draw_and_show(town: Town, seat: int, stack: int, drawn: Saying) -> int:
    """The top tile of a stack, shown to all (DW-062, DW-198, DW-227)."""
    tile = town.draw(stack)
    town.tell(drawn, seat, tile, stack + 1)
    return tile


def draw_one_of_each(town: Town, seat: int) -> tuple[int, ...]:
    """The top tile of each stack; an empty one gives none (DW-198)."""
    drawn: list[int] = []
    for stack in range(STACKS):
        if town.stacks[stack]:
            drawn.append(draw_and_show(town, seat, stack, DRAWN))
    return tuple(drawn)
