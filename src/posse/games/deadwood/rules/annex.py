"""To annex a building is to carry out its ability once (DW-073..080). The abilities stand in `rules/abilities.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from posse.games.deadwood.components import KIND
from posse.games.deadwood.state import Town
from posse.kernel.flow import Frame

Ability: TypeAlias = "Callable[[Town, int, int, bool], Frame | None]"
"""What a kind of building does for (town, cowboy, plot, whether he came straight from a Laundry)."""

ABILITIES: Final[list[Ability]] = []
"""By kind of building; `rules/abilities.py` fills it, since abilities bring arrivals, and arrivals annex."""


def annex(town: Town, cowboy: int, plot: int, from_laundry: bool = False) -> Frame | None:
    """Carry out the ability of the building there for this cowboy's owner (DW-073)."""
    return ABILITIES[KIND[town.plots[plot]]](town, cowboy, plot, from_laundry)
