"""What is true of the table at every question: chapter 15 of the clauses, and lemmas of those before it."""

from __future__ import annotations

from itertools import pairwise

from posse.games.deadwood.components import (
    BOOT_HILL,
    CARTRIDGES,
    CHURCH,
    CHURCH_PLOT,
    CORNERS,
    NOBODY,
    OFFICE_PLOT,
    ONWARD,
    PLOTS,
    PONIES,
    POSTERS,
    RAILROAD,
    RAILROAD_TILES,
    ROW,
    SHERIFFS_OFFICE,
    STACK,
    STACKS,
    STATION,
    SUPPLY,
    TILES,
    TOWN_HALL,
    TOWN_HALL_PLOT,
    owner,
)
from posse.games.deadwood.rules.new_buildings import NewBuildings
from posse.games.deadwood.rules.shootout import Shootout
from posse.games.deadwood.rules.turn import turn_options
from posse.games.deadwood.state import Town, cowboy_with
from posse.kernel.flow import RulesError, where


def check(town: Town) -> None:
    """Raise `RulesError` with the clause that is broken."""
    for clause, holds in lemmas(town):
        if not holds:
            raise RulesError(f"{clause} does not hold, at {where(town)}: {town.plots} {town.cowboys}")


def lemmas(town: Town) -> list[tuple[str, bool]]:
    """The clauses, and whether each holds now."""
    seats = range(town.seats)
    counters = [town.crime_pool, town.in_the_box, town.cartridge_supply, town.pony_supply]
    counters += [*town.posters, *town.cartridges, *town.ponies]
    return [
        ("DW-007", town.posters_everywhere() == POSTERS),
        ("DW-340", town.cartridge_supply + sum(town.cartridges) == CARTRIDGES),
        ("DW-340", town.pony_supply + sum(town.ponies) == PONIES),
        ("DW-013", min(counters) >= 0),
        ("DW-343", min(town.money) >= 0),
        ("DW-341", all(0 <= place <= SUPPLY for place in town.cowboys)),
        ("DW-342", all(at_home(town, cowboy) for cowboy in range(len(town.cowboys)))),
        ("DW-342", all(one_of_each_player(town, plot) for plot in range(PLOTS))),
        ("DW-344", tiles_complete(town)),
        ("DW-258", town.plots[TOWN_HALL_PLOT] == TOWN_HALL and town.plots[OFFICE_PLOT] == SHERIFFS_OFFICE),
        ("DW-258", town.plots[CHURCH_PLOT] == CHURCH),
        ("DW-345", line_is_straight(town)),
        ("DW-346", 0 <= town.sheriff < len(CORNERS)),
        ("DW-263", all(town.cowboys[cowboy_with(right)] < PLOTS for right in town.owed)),
        ("DW-062", all(0 <= town.known_bottom[stack] <= len(town.stacks[stack]) for stack in range(STACKS))),
        ("DW-301", town.alone == NOBODY or bool(town.ending) or len(town.living()) == 1),
        ("DW-348", all(can_act(town, seat) for seat in seats)),
    ]


def at_home(town: Town, cowboy: int) -> bool:
    """Whether the two sides of the record agree: where a cowboy is, and who holds a building."""
    place = town.cowboys[cowboy]
    if place >= PLOTS:
        return cowboy not in town.held and cowboy not in town.in_church
    if place == CHURCH_PLOT:
        return town.in_church[owner(cowboy)] == cowboy and town.is_building(place)
    attacking = any(isinstance(frame, Shootout) and frame.attacker == cowboy for frame in town.stack)
    return town.is_building(place) and (town.held[place] == cowboy or attacking)


def one_of_each_player(town: Town, plot: int) -> bool:
    """No two of one player on a building; no two at all but in the Church and while they shoot (DW-342)."""
    there = [owner(cowboy) for cowboy, place in enumerate(town.cowboys) if place == plot]
    fighting = any(isinstance(frame, Shootout) and frame.plot == plot for frame in town.stack)
    return len(there) == len(set(there)) and (len(there) < 2 or plot == CHURCH_PLOT or (fighting and len(there) == 2))


def tiles_complete(town: Town) -> bool:
    """Every tile on the board, in its stack, or drawn and being placed, and only there."""
    drawn = [tile for frame in town.stack if isinstance(frame, NewBuildings) for tile in frame.tiles]
    on_board = [tile for tile in town.plots if 0 <= tile < TILES]
    stacked = [tile for stack in town.stacks for tile in stack]
    fits = all(STACK[tile] == number for number, stack in enumerate(town.stacks) for tile in stack)
    return fits and sorted([*drawn, *on_board, *stacked]) == list(range(TILES))


def line_is_straight(town: Town) -> bool:
    """Rows 6, 5, 4, 3, then the Station in row 2, each next to the one before (DW-345)."""
    track = town.track
    rows = [ROW[plot] for plot in track] == [6, 5, 4, 3, 2][: len(track)]
    joined = all(after in ONWARD[before] for before, after in pairwise(track))
    tiles = [town.plots[plot] for plot in track] == ([RAILROAD] * RAILROAD_TILES + [STATION])[: len(track)]
    return rows and joined and tiles and town.plots.count(RAILROAD) + town.plots.count(STATION) == len(track)


def can_act(town: Town, seat: int) -> bool:
    """Whoever has a living cowboy has a legal action, when his turn comes (DW-093, DW-348)."""
    if not town.lives(seat) or len(town.stack) != 1 or town.sheriff not in range(len(CORNERS)):
        return True
    turn = town.player
    town.player = seat
    options = turn_options(town)
    town.player = turn
    return bool(options)


def dead(town: Town) -> list[int]:
    """Who lies on Boot Hill: from there nobody comes back (DW-341)."""
    return [cowboy for cowboy, place in enumerate(town.cowboys) if place == BOOT_HILL]
