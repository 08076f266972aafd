"""The games: those of the house, and those that installed packages bring. All else in the house finds them here."""

from __future__ import annotations

from typing import Final

from posse.games import bang_dice, colt_express, deadwood, deadwood_1876, five_points
from posse.kernel.catalog import Catalog
from posse.kernel.outside import with_those_of_others

HOUSE: Final[Catalog] = Catalog(
    five_points.GAME,
    colt_express.GAME,
    deadwood.GAME,
    bang_dice.GAME,
    deadwood_1876.GAME,
)

CATALOG: Final[Catalog] = with_those_of_others(HOUSE)
