"""Chapter "Setup" (DW-050..062): no questions, so plain functions."""

from __future__ import annotations

from posse.games.deadwood.components import (
    BOSS,
    CHURCH,
    CHURCH_PLOT,
    GREENHORN,
    NOBODY,
    OFFICE_PLOT,
    POOL_PER_PLAYER,
    RANCH,
    SHERIFFS_OFFICE,
    STACK_TILES,
    STARRED,
    START_MONEY,
    TOWN_HALL,
    TOWN_HALL_PLOT,
    X_SALOON,
    first_of_rank,
)
from posse.games.deadwood.sayings import FIRST_PLAYER, START_BUILDING, START_ROLL, START_ROLL_AGAIN
from posse.games.deadwood.state import FOR_FIRST_TURN, Town
from posse.kernel.playout import most_of


def set_table(town: Town) -> None:
    """Everything up to the first turn."""
    lay_buildings(town)
    outfit_gangs(town)
    town.first_player = town.player = roll_for_first(town)
    town.tell(FIRST_PLAYER, town.first_player)


def lay_buildings(town: Town) -> None:
    """Three buildings in their printed places, five on the stars, the rest in three stacks (DW-050..055)."""
    # DW-050
    stacks: list[list[int]] = []
    for tiles in STACK_TILES:
        stack = list(tiles)
        town.chance.shuffle(stack)
        stacks.append(stack)

    # DW-051: these three never move.
    town.plots[TOWN_HALL_PLOT] = TOWN_HALL
    town.plots[OFFICE_PLOT] = SHERIFFS_OFFICE
    town.plots[CHURCH_PLOT] = CHURCH

    # DW-052: four of the first stack and the Saloon.
    starred = [*stacks[0][:4], X_SALOON]
    town.chance.shuffle(starred)
    for plot, tile in zip(STARRED, starred, strict=True):
        town.plots[plot] = tile
        town.tell(START_BUILDING, tile, plot)
    town.stacks = (tuple(stacks[0][4:]), tuple(stacks[1]), tuple(stacks[2]))


def outfit_gangs(town: Town) -> None:
    """The Crime Pool, and what everyone starts with (DW-056..059)."""
    town.crime_pool = POOL_PER_PLAYER * town.seats
    town.in_the_box -= town.crime_pool
    for seat in range(town.seats):
        town.money[seat] = START_MONEY
        town.gain_cartridges(seat, 1)
        town.gain_pony(seat)
        for rank in range(GREENHORN, BOSS + 1):
            town.cowboys[first_of_rank(seat, rank)] = RANCH


def roll_for_first(town: Town) -> int:
    """The highest roll begins; those tied for it roll again among themselves (DW-060)."""
    town.take_up_dice(FOR_FIRST_TURN)
    rolling = list(range(town.seats))
    volley = 0
    while len(rolling) > 1:
        dice = [town.roll(volley, seat, NOBODY)[0] for seat in rolling]
        for seat, die in zip(rolling, dice, strict=True):
            town.tell(START_ROLL_AGAIN if volley else START_ROLL, seat, die)
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == most_of(dice)]
        volley += 1
    return rolling[0]
