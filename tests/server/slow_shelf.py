"""A game at which bots think for ever: in a worker, to say who has won takes an hour."""

from __future__ import annotations

import multiprocessing
import time

from posse.games import CATALOG as REAL
from posse.kernel.catalog import Catalog
from posse.kernel.game import Game
from tests.kernel.standoff import StandoffBox


class Slow(StandoffBox):
    def ranks(self, game: Game) -> list[int]:
        if multiprocessing.parent_process() is not None:
            time.sleep(3600)
        return super().ranks(game)


CATALOG = Catalog(*REAL, Slow())
