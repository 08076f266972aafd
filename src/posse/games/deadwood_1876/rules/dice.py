"""Dice (D76-005..008, D76-059): every roll of the game is made here."""

from __future__ import annotations

from posse.games.deadwood_1876.components import PIPS
from posse.games.deadwood_1876.state import Town


def roll(town: Town, gun: int) -> int:
    """The die of this gun; each of its six faces is equally likely."""
    return PIPS[gun * 6 + town.chance.below(6)]


def total(town: Town, dice: list[int]) -> int:
    """The sum of these dice, taken in this order."""
    pips = 0
    for gun in dice:
        pips += roll(town, gun)
    return pips


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
