"""What a seat sees of Deadwood, as numbers: written in the order of `seen.py`, like its view."""

from __future__ import annotations

from typing import Final

from posse.games.deadwood.components import COWBOYS, LAST_TURNS, NOBODY, PLOTS, STACKS, TILES, first_cowboy, owner
from posse.games.deadwood.rules.buildings_1 import GeneralStore
from posse.games.deadwood.rules.buildings_3 import FortuneTeller
from posse.games.deadwood.rules.final_shootout import FinalShootout
from posse.games.deadwood.rules.new_buildings import NewBuildings
from posse.games.deadwood.rules.railroad import LayRailroad
from posse.games.deadwood.rules.shootout import Shootout
from posse.games.deadwood.state import Town, cowboy_with, tile_for
from posse.games.deadwood.view import DICE_FOR, back_is_seen, knows
from posse.kernel.pen import Pen

PLACES: Final = 31
CORNERS: Final = 36
TRACK: Final = 5
OWED: Final = 6
STACK: Final = 8
ROLLS: Final = 12
FACES: Final = 8
SHARES: Final = 25


def write(town: Town, seat: int | None, pen: Pen) -> None:
    """The table as this seat sees it (None: a spectator)."""
    for tile in town.plots:
        pen.name(tile, PLOTS)
    for cowboy in town.held:
        pen.thing(cowboy, COWBOYS)
    pen.name(town.sheriff, CORNERS)
    pen.names(list(town.track), TRACK, PLOTS)
    write_owed(town, pen)
    for stack in range(STACKS):
        write_stack(town, stack, seat, pen)
    pen.number(town.crime_pool)
    pen.number(town.in_the_box)
    pen.number(town.cartridge_supply)
    pen.number(town.pony_supply)
    pen.seat(town.first_player)
    pen.seat(town.player)
    pen.number(town.turns)
    pen.flag(town.alone != NOBODY)
    pen.number(LAST_TURNS - town.alone if town.alone != NOBODY else 0)
    pen.bits(town.ending, 6)
    pen.seat(town.winner)
    write_dice(town, pen)
    write_accounts(town, pen)
    pen.flag(True)
    began = pen.at
    for player in pen.everybody():
        pen.number(town.money[player])
        pen.number(town.cartridges[player])
        pen.number(town.ponies[player])
        pen.number(town.posters[player])
        for cowboy in range(first_cowboy(player), first_cowboy(player + 1)):
            pen.name(town.cowboys[cowboy], PLACES)
        pen.thing(town.in_church[player], COWBOYS)
    pen.leave_empty_seats(began)
    write_going_on(town, seat, pen)


def write_owed(town: Town, pen: Pen) -> None:
    """Annexes that the railroad still owes."""
    end = pen.at + 1 + OWED * (2 + pen.room * COWBOYS)
    for place in range(pen.first_told(len(town.owed), OWED), len(town.owed)):
        pen.number(tile_for(town.owed[place]))
        pen.thing(cowboy_with(town.owed[place]), COWBOYS)
    pen.at = end


def write_stack(town: Town, stack: int, seat: int | None, pen: Pen) -> None:
    """A stack of building tiles, and its order if these eyes know it."""
    tiles = list(town.stacks[stack])
    bottom = tiles[len(tiles) - town.known_bottom[stack] :]
    bottom.reverse()
    pen.number(len(tiles))
    pen.members(tiles, TILES)
    pen.flag(back_is_seen(town, stack) and town.shows_x_saloon(stack))
    pen.names(bottom, STACK, TILES)
    pen.seat(town.knower[stack])
    if knows(town, stack, seat):
        pen.flag(True)
        pen.names(tiles, STACK, TILES)
    else:
        pen.skip(2 + STACK * (TILES + 1))


def write_dice(town: Town, pen: Pen) -> None:
    """The last dice on the table: for what, and each roll with its volley, who rolled, at whom, and the faces."""
    pen.mark(town.rolled_for, len(DICE_FOR))
    end = pen.at + 1 + ROLLS * (1 + 2 * (pen.room + 1) + 1 + FACES)
    for place in range(pen.first_told(len(town.rolls), ROLLS), len(town.rolls)):
        roll = town.rolls[place]
        pen.number(roll[0])
        pen.seat(roll[1])
        pen.seat(roll[2])
        pen.numbers([face + 1 for face in roll[3:]], FACES)
    pen.at = end


def write_accounts(town: Town, pen: Pen) -> None:
    """What everybody's money comes to, when the game is over."""
    end = pen.at + 1 + 4 * pen.room
    if town.accounts:
        pen.flag(True)
        for player in pen.everybody():
            account = town.accounts[player]
            for number in account:
                pen.number(number)
            pen.number(account[0] + account[1] - account[2])
    pen.at = end


def write_going_on(town: Town, seat: int | None, pen: Pen) -> None:
    """What the rules in progress show."""
    cowboy, player = pen.room * COWBOYS + 1, pen.room + 1
    shootout = pen.at
    drawn = shootout + 1 + 2 * cowboy + PLOTS + 1 + 2
    layer = drawn + 1 + 3 * (TILES + 1)
    store = layer + 1
    teller = store + 1 + player + PLACES + 1
    final = teller + 1 + player + STACKS + 2 + 2
    laid_by = NOBODY
    for frame in town.stack:
        if isinstance(frame, Shootout):
            pen.at = shootout
            pen.flag(True)
            pen.thing(frame.attacker, COWBOYS)
            pen.thing(frame.defender, COWBOYS)
            pen.name(frame.plot, PLOTS)
            pen.number(frame.attacker_dice)
            pen.number(frame.defender_dice)
        elif isinstance(frame, NewBuildings):
            pen.at = drawn
            pen.names(list(frame.tiles), 3, TILES)
        elif isinstance(frame, LayRailroad):
            laid_by = frame.layer
        elif isinstance(frame, GeneralStore):
            pen.at = store
            pen.flag(True)
            pen.seat(owner(frame.cowboy))
            pen.name(frame.start, PLACES)
        elif isinstance(frame, FortuneTeller):
            pen.at = teller
            pen.flag(True)
            pen.seat(frame.seat)
            pen.name(frame.stack, STACKS + 1)
            pen.flag(frame.seat == seat)
            pen.number(frame.placed if frame.seat == seat else 0)
        elif isinstance(frame, FinalShootout):
            pen.at = final
            pen.flag(True)
            write_final_shootout(frame, pen)
    pen.at = layer
    pen.number(laid_by)


def write_final_shootout(frame: FinalShootout, pen: Pen) -> None:
    """The Final Shootout; all lists go by the places in `tied`."""
    end = pen.at + 1 + 5 * (pen.room + 1)
    pen.number(len(frame.tied))
    for seat in frame.tied:
        pen.seat(seat)
    pen.at = end
    end = pen.at + 1 + 5 * (pen.room * COWBOYS + 1)
    pen.number(len(frame.champions))
    for cowboy in frame.champions:
        pen.thing(cowboy, COWBOYS)
    pen.at = end
    for by_place in (frame.dice, frame.wounds, frame.targets, frame.volleys, frame.rolled):
        pen.numbers(list(by_place), 5)
    pen.numbers(list(frame.shares), SHARES)
