"""Dice (D76-005..008, D76-050, D76-059): every roll of the game is made here, before the eyes of all."""

from __future__ import annotations

from posse.games.deadwood_1876.components import NEGATIVE, PEPPERBOX, PIPS, SIDES
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state.packed import die_of, fallen, pips_of, throw_of, worth
from posse.kernel.events import Saying
from posse.kernel.game import telling


def roll(town: Town, die: int) -> int:
    """One die; each of its six faces is equally likely."""
    gun = PEPPERBOX if die == NEGATIVE else die
    return PIPS[gun * SIDES + town.chance.below(SIDES)]


def throws(town: Town) -> int:
    """How many throws lie on the table; those who were tied have thrown more than once."""
    return throw_of(town.dice[-1]) + 1 if town.dice else 0


def throw(town: Town, owner: int, dice: list[int]) -> int:
    """An owner rolls these dice, in this order, and all see every one of them (D76-050); the total.

    The dice stay where they fell until something else is rolled for (`town.dice.clear()`).
    """
    number = throws(town)
    total = 0
    for die in dice:
        pips = roll(town, die)
        town.dice.append(fallen(number, owner, die, pips))
        total += worth(die, pips)
    return total


def throw_and_tell(town: Town, owner: int, dice: list[int], rolled: tuple[Saying, ...]) -> int:
    """The same, told by the saying for one die, for two, and so on; several dice are told with their total."""
    total = throw(town, owner, dice)
    tell_the_throw(town, owner, len(dice), total, rolled)
    return total


@telling
def tell_the_throw(town: Town, owner: int, dice: int, total: int, rolled: tuple[Saying, ...]) -> None:
    """So many dice, the last ones on the table."""
    shown = [value for die in town.dice[-dice:] for value in (die_of(die), pips_of(die))]
    sums = [total] if dice > 1 else []
    town.tell(rolled[dice - 1], *sums, owner, int(not town.is_player(owner)), *shown)


def at_the_top(totals: list[int]) -> list[int]:
    """The places of the highest total."""
    best = totals[0]
    for pips in totals:
        if pips > best:
            best = pips
    return [place for place in range(len(totals)) if totals[place] == best]


def at_the_bottom(totals: list[int]) -> list[int]:
    """The places of the lowest total."""
    worst = totals[0]
    for pips in totals:
        if pips < worst:
            worst = pips
    return [place for place in range(len(totals)) if totals[place] == worst]
