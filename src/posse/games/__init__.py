"""The games of the house. A game joins by standing in this catalog; all else in the house finds it here."""

from __future__ import annotations

from typing import Final

from posse.games import bang_dice, colt_express, deadwood, deadwood_1876, five_points
from posse.kernel.catalog import Catalog

CATALOG: Final[Catalog] = Catalog(
    five_points.GAME,
    colt_express.GAME,
    deadwood.GAME,
    bang_dice.GAME,
    deadwood_1876.GAME,
)
