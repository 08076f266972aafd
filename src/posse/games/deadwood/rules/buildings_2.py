"""Chapter "Buildings", the second stack: the Gold Mine; its five others are copies (DW-017, DW-020, DW-237)."""

from __future__ import annotations

from posse.games.deadwood.components import GOLD, NOBODY, owner
from posse.games.deadwood.sayings import GOLD_DUG
from posse.games.deadwood.state import FOR_GOLD, Town


def gold_mine(town: Town, cowboy: int, plot: int, from_laundry: bool) -> None:
    """What a die gives (DW-237)."""
    town.take_up_dice(FOR_GOLD)
    face = town.roll(0, owner(cowboy), NOBODY)[0]
    town.money[owner(cowboy)] += GOLD[face]
    town.tell(GOLD_DUG, owner(cowboy), face, GOLD[face])
