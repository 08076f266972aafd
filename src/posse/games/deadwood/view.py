"""What a seat may see of Deadwood (DW-061, DW-062, DW-240), by allow-list; and one possible world for it, dealt anew.

Everything lies open but the order of the three stacks. Of these a seat knows which tiles they hold, whether the X
Saloon is on top, where tiles were put under them, and the whole order if it was the Fortune Teller's last customer.
"""

from __future__ import annotations

from typing import Final, Literal

from posse.games.deadwood import seen
from posse.games.deadwood.components import LAST_TURNS, NOBODY, STACKS, X_SALOON, first_cowboy, owner
from posse.games.deadwood.rules.buildings_1 import GeneralStore
from posse.games.deadwood.rules.buildings_3 import FortuneTeller
from posse.games.deadwood.rules.final_shootout import FinalShootout
from posse.games.deadwood.rules.new_buildings import NewBuildings
from posse.games.deadwood.rules.railroad import LayRailroad
from posse.games.deadwood.rules.shootout import Shootout
from posse.games.deadwood.state import Town, cowboy_with, tile_for
from posse.kernel.chance import Chance

DICE_FOR: Final[list[Literal["first-turn", "shootout", "gold", "final-shootout"]]] = [
    "first-turn", "shootout", "gold", "final-shootout",
]  # fmt: skip
"""By `Town.rolled_for`."""


def view(town: Town, seat: int | None) -> seen.Town:
    """The table as this seat sees it (None: a spectator)."""
    return {
        "plots": town.plots[:],
        "held": town.held[:],
        "sheriff": town.sheriff,
        "track": list(town.track),
        "owed": [(tile_for(right), cowboy_with(right)) for right in town.owed],
        "stacks": [stack_as_seen(town, stack, seat) for stack in range(STACKS)],
        "crime_pool": town.crime_pool,
        "in_the_box": town.in_the_box,
        "cartridge_supply": town.cartridge_supply,
        "pony_supply": town.pony_supply,
        "first_player": town.first_player,
        "player": town.player,
        "turns": town.turns,
        "last_turns": LAST_TURNS - town.alone if town.alone != NOBODY else None,
        "ending": town.ending,
        "winner": town.winner,
        "dice": dice_on_the_table(town),
        "accounts": [
            {"money": money, "premium": premium, "fine": fine, "total": money + premium - fine}
            for money, premium, fine in town.accounts
        ],
        "players": [
            {
                "money": town.money[player],
                "cartridges": town.cartridges[player],
                "ponies": town.ponies[player],
                "posters": town.posters[player],
                "cowboys": town.cowboys[first_cowboy(player) : first_cowboy(player + 1)],
                "in_church": town.in_church[player],
            }
            for player in range(town.seats)
        ],
        "going_on": going_on(town, seat),
    }


def dice_on_the_table(town: Town) -> seen.Dice:
    """The last dice that were rolled, and for what: each roll with its volley, who rolled, at whom, and the faces."""
    return {
        "about": DICE_FOR[town.rolled_for],
        "rolls": [
            {"volley": roll[0], "seat": roll[1], "at": roll[2], "faces": [face + 1 for face in roll[3:]]}
            for roll in town.rolls
        ],
    }


def stack_as_seen(town: Town, stack: int, seat: int | None) -> seen.Stack:
    """How many tiles, which, whether the top one shows an X, those at the bottom that all know (upwards), and the
    order if this seat knows it.
    """
    tiles, bottom = town.stacks[stack], town.known_bottom[stack]
    return {
        "size": len(tiles),
        "tiles": sorted(tiles),
        "x_on_top": back_is_seen(town, stack) and town.shows_x_saloon(stack),
        "bottom": list(tiles[len(tiles) - bottom :])[::-1],
        "known_by": town.knower[stack],
        "order": list(tiles) if knows(town, stack, seat) else None,
    }


def knows(town: Town, stack: int, seat: int | None) -> bool:
    """Whether the seat was the Fortune Teller's last customer for this stack (DW-240)."""
    return seat is not None and town.knower[stack] == seat


def back_is_seen(town: Town, stack: int) -> bool:
    """Whether the stack lies on the table, not in the hands of the Fortune Teller's customer (DW-062, DW-240)."""
    return not any(isinstance(frame, FortuneTeller) and frame.stack == stack for frame in town.stack)


def going_on(town: Town, seat: int | None) -> seen.GoingOn:
    """What the rules in progress show. All of it happens in the open, but for what a Fortune Teller's customer does."""
    shown: seen.GoingOn = {
        "shootout": None, "drawn": [], "layer": NOBODY, "store": None, "teller": None, "final": None,
    }  # fmt: skip
    for frame in town.stack:
        if isinstance(frame, Shootout):
            shown["shootout"] = {
                "attacker": frame.attacker,
                "defender": frame.defender,
                "plot": frame.plot,
                "dice": (frame.attacker_dice, frame.defender_dice),
            }
        elif isinstance(frame, NewBuildings):
            shown["drawn"] = list(frame.tiles)
        elif isinstance(frame, LayRailroad):
            shown["layer"] = frame.layer
        elif isinstance(frame, FortuneTeller):
            placed = frame.placed if frame.seat == seat else None
            shown["teller"] = {"seat": frame.seat, "stack": frame.stack, "placed": placed}
        elif isinstance(frame, GeneralStore):
            shown["store"] = {"seat": owner(frame.cowboy), "start": frame.start}
        elif isinstance(frame, FinalShootout):
            shown["final"] = {
                "tied": list(frame.tied),
                "champions": list(frame.champions),
                "dice": list(frame.dice),
                "wounds": list(frame.wounds),
                "targets": list(frame.targets),
                "volleys": list(frame.volleys),
                "rolled": list(frame.rolled),
                "shares": list(frame.shares),
            }
    return shown


# ---- a world that this seat could be in


def redeal(town: Town, seat: int | None, chance: Chance) -> None:
    """A new order for every stack above the tiles that all know; none for a stack that the seat knows.

    All orders are equally likely: a shuffled stack stays so whatever is drawn from it, and nobody learns what a
    Fortune Teller's customer made of his. But all see whether the top tile is the X Saloon.
    """
    for frame in town.stack:
        if isinstance(frame, FortuneTeller) and frame.seat != seat:
            # Whether he has begun to change the order is his secret (DW-240).
            frame.placed = 0
    stacks: list[tuple[int, ...]] = []
    for stack in range(STACKS):
        tiles = town.stacks[stack]
        if not knows(town, stack, seat):
            hidden = len(tiles) - town.known_bottom[stack]
            unseen = sorted(tiles[:hidden])
            chance.shuffle(unseen)
            if X_SALOON in unseen and back_is_seen(town, stack):
                unseen.remove(X_SALOON)
                unseen.insert(0 if town.shows_x_saloon(stack) else 1 + chance.below(len(unseen)), X_SALOON)
            tiles = (*unseen, *tiles[hidden:])
        stacks.append(tiles)
    town.stacks = tuple(stacks)
