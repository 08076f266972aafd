"""Chapter "Buildings", the second stack: the Gold Mine; its five others are copies (DW-017, DW-020, DW-237)."""

from __future__ import annotations

from posse.games.deadwood.components import GOLD, owner
from posse.games.deadwood.sayings import GOLD_DUG
from posse.games.deadwood.state import Town


def gold_mine(town: Town, cowboy: int, plot: int, from_laundry: bool) -> None:
    """What a die gives (DW-237)."""
    face = town.chance.below(6)
    town.money[owner(cowboy)] += GOLD[face]
    town.tell(GOLD_DUG, owner(cowboy), face + 1, GOLD[face])
