"""The games that are held to the contract: all of the catalog, or those that `--game` names."""

from __future__ import annotations

from posse.games import CATALOG
from posse.kernel.box import Box

_games: list[Box] = list(CATALOG)


def only(keys: list[str]) -> None:
    """Leave it at these games. Before `walks` is imported, which sets the tables."""
    _games[:] = [CATALOG[key] for key in keys]


def games() -> list[Box]:
    """The games that are held to the contract."""
    return _games[:]
