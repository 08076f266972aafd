"""Chapter "Shootouts" (DW-120..144)."""

from __future__ import annotations

from typing import Final

from posse.games.deadwood.components import (
    CHURCH_PLOT,
    MINE,
    NOBODY,
    UNDERTAKER_TILE,
    owner,
    rank_of,
    strength,
)
from posse.games.deadwood.sayings import (
    DIED,
    DRIVEN_OFF,
    EXCHANGED_FIRE,
    FLED,
    FLEE,
    HIT_BY_SIX,
    LOAD,
    LOADED,
    NOBODY_HIT,
    OPENED_FIRE,
    OUT_OF_COWBOYS,
    POOL_WAS_EMPTY,
    SHOOTOUT,
    TOOK_DICE,
    UNDERTAKER_PAID,
    UNDERTAKER_SURVIVOR,
    WANTED,
    WOUNDED,
    WOUNDED_TWICE,
)
from posse.games.deadwood.state import FOR_SHOOTOUT, Town
from posse.kernel.choices import NO_YES
from posse.kernel.flow import Ask, Frame

DEADLY: Final = 2
"""DW-133: two wounds kill; a six counts as both at once."""

A_SIX: Final = 5
"""The face with six pips: faces are counted from 0."""

WOUNDS: Final = (0, 0, 0, 1, 1, DEADLY)
"""What each face does: 1 to 3 miss, 4 and 5 wound, 6 kills (DW-130..132)."""


class Shootout(Frame):
    """Two cowboys, one building.

    1 The attacker takes a wanted poster, if the pool has one.             DW-121, DW-122
    2 The defender may skedaddle on a pony.                                DW-123
    3 The attacker, then the defender may use one cartridge.               DW-125, DW-126
    4 The dice, and the dead.                                              DW-127..138
    5 Who stays.                                                           DW-139..142
    """

    STEPS = ("poster", "skedaddle", "attacker_loads", "defender_loads", "shoot", "settle")

    attacker: int
    defender: int
    plot: int
    attacker_dice: int
    defender_dice: int
    """How many dice each of them rolls (DW-127)."""

    def poster(self, town: Town) -> None:
        attacker, defender = owner(self.attacker), owner(self.defender)
        tile = town.plots[self.plot]
        town.tell(SHOOTOUT, attacker, rank_of(self.attacker), defender, rank_of(self.defender), tile)
        wanted = town.take_poster(attacker)
        town.tell(WANTED if wanted else POOL_WAS_EMPTY, attacker)

    def skedaddle(self, town: Town) -> Ask | None:
        defender = owner(self.defender)
        return Ask(defender, FLEE, NO_YES) if town.ponies[defender] else None

    def on_skedaddle(self, town: Town, flees: int) -> None:
        if flees:
            defender = owner(self.defender)
            town.spend_pony(defender)
            town.send(self.defender, MINE)
            town.tell(FLED, defender, rank_of(self.defender))
            self.skip_to("settle")

    def attacker_loads(self, town: Town) -> Ask | None:
        attacker = owner(self.attacker)
        return Ask(attacker, LOAD, NO_YES) if town.cartridges[attacker] else None

    def on_attacker_loads(self, town: Town, loads: int) -> None:
        if loads:
            load(town, owner(self.attacker))
            self.attacker_dice += 1

    def defender_loads(self, town: Town) -> Ask | None:
        defender = owner(self.defender)
        return Ask(defender, LOAD, NO_YES) if town.cartridges[defender] else None

    def on_defender_loads(self, town: Town, loads: int) -> None:
        if loads:
            load(town, owner(self.defender))
            self.defender_dice += 1

    def shoot(self, town: Town) -> None:
        attacker, defender = owner(self.attacker), owner(self.defender)
        town.tell(TOOK_DICE, attacker, self.attacker_dice, defender, self.defender_dice)
        attacker_wounds, defender_wounds = exchange_fire(
            town, self.attacker, self.defender, self.attacker_dice, self.defender_dice
        )
        attacker_dies, defender_dies = attacker_wounds >= DEADLY, defender_wounds >= DEADLY
        if attacker_dies:
            kill(town, self.attacker)
        if defender_dies:
            kill(town, self.defender)
        pay_undertaker(town, self.plot, attacker, defender, attacker_dies, defender_dies)

    def settle(self, town: Town) -> None:
        if town.cowboys[self.attacker] != self.plot:
            return
        if town.held[self.plot] == self.defender:
            town.send(self.attacker, MINE)
            town.tell(DRIVEN_OFF, owner(self.attacker), rank_of(self.attacker))
        else:
            town.held[self.plot] = self.attacker


def load(town: Town, seat: int) -> None:
    """One cartridge, back to the supply (DW-125, DW-126)."""
    town.spend_cartridges(seat, 1)
    town.tell(LOADED, seat)


def exchange_fire(town: Town, attacker: int, defender: int, attack: int, defence: int) -> tuple[int, int]:
    """All the dice of two cowboys, volley by volley; the wounds of the attacker and of the defender (DW-127..136)."""
    town.take_up_dice(FOR_SHOOTOUT)
    attacker_wounds = defender_wounds = 0
    # DW-128: who has more dice opens fire.
    if attack > defence:
        defender_wounds = open_fire(town, attacker, defender, attack - defence)
    elif defence > attack:
        attacker_wounds = open_fire(town, defender, attacker, defence - attack)
    volley = 0
    # DW-136: until one of them is dead, or there are no more dice.
    while volley < min(attack, defence) and attacker_wounds < DEADLY and defender_wounds < DEADLY:
        # DW-129: one die each, at the same time.
        volley += 1
        attacker_roll = town.roll(volley, owner(attacker), owner(defender))
        defender_roll = town.roll(volley, owner(defender), owner(attacker))
        town.tell(EXCHANGED_FIRE, owner(attacker), attacker_roll[0], owner(defender), defender_roll[0])
        wounds_before = attacker_wounds + defender_wounds
        defender_wounds = strike(town, defender, defender_wounds, attacker_roll)
        attacker_wounds = strike(town, attacker, attacker_wounds, defender_roll)
        if attacker_wounds + defender_wounds == wounds_before:
            town.tell(NOBODY_HIT)
    return attacker_wounds, defender_wounds


def open_fire(town: Town, shooter: int, target: int, dice: int) -> int:
    """The one with more dice rolls the difference, all at once; the target's wounds (DW-128)."""
    faces = town.roll(0, owner(shooter), owner(target), dice)
    town.tell(OPENED_FIRE[dice - 1], owner(shooter), owner(target), *faces)
    wounds = strike(town, target, 0, faces)
    if not wounds:
        town.tell(NOBODY_HIT)
    return wounds


def strike(town: Town, cowboy: int, wounds: int, faces: list[int]) -> int:
    """The dice of one roll at a cowboy who has so many wounds; how many he has then (DW-130..133)."""
    more = sum([WOUNDS[face] for face in faces])
    if more:
        saying = HIT_BY_SIX if A_SIX in faces else WOUNDED if wounds + more < DEADLY else WOUNDED_TWICE
        town.tell(saying, owner(cowboy), rank_of(cowboy))
    return wounds + more


def kill(town: Town, cowboy: int) -> None:
    """To Boot Hill (DW-138). If he was his gang's last and the game goes on, it does so without them (DW-094)."""
    seat = owner(cowboy)
    town.bury(cowboy)
    town.tell(DIED, seat, rank_of(cowboy))
    if town.to_the_last and not town.lives(seat):
        town.tell(OUT_OF_COWBOYS, seat)


def pay_undertaker(
    town: Town, plot: int, attacker: int, defender: int, attacker_died: bool, defender_died: bool
) -> None:
    """$1 for each cowboy killed (DW-232, DW-233); at the Undertaker's own, to the survivor (DW-234, DW-235)."""
    deaths = int(attacker_died) + int(defender_died)
    if not deaths:
        return
    if town.plots[plot] == UNDERTAKER_TILE:
        if deaths == 1:
            survivor = defender if attacker_died else attacker
            town.money[survivor] += 1
            town.tell(UNDERTAKER_SURVIVOR, survivor)
        return
    controller = town.controller_of(UNDERTAKER_TILE)
    if controller != NOBODY:
        town.money[controller] += deaths
        town.tell(UNDERTAKER_PAID, controller, deaths)


def shootout_at(town: Town, cowboy: int, plot: int) -> Shootout | None:
    """The shootout with an opponent who stands there; never at the Church (DW-120, DW-127, DW-181)."""
    if plot == CHURCH_PLOT or town.held[plot] == cowboy:
        return None
    defender = town.held[plot]
    return Shootout(cowboy, defender, plot, strength(cowboy), strength(defender))
