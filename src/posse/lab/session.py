"""A game in which one seat after the other is asked: what the libraries of others expect.

In a ballot those who are asked answer one by one, in an order that tells nothing, and none of them is shown what
another has answered: views don't tell it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.flow import NOT_YET, Ask
from posse.kernel.game import Game
from posse.kernel.playout import rewards
from posse.lab.fields import Sheet


class Rules:
    """A game with so many seats and these options: what can be chosen, and how wide a row of numbers is."""

    def __init__(self, key: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.box: Box = CATALOG[key]
        self.seats = self.box.seats[0] if seats is None else seats
        self.options = self.box.settle(self.seats, dict(options or {}))
        self.sheet = Sheet(self.box, self.seats)
        self.choices = self.box.kinds.total
        low, high = self.sheet.bounds()
        self.low: NDArray[np.int16] = np.frombuffer(low, dtype=np.int16)
        self.high: NDArray[np.int16] = np.frombuffer(high, dtype=np.int16)

    def __deepcopy__(self, memo: object) -> Rules:
        """Itself: nothing here ever changes. OpenSpiel copies whatever a state holds."""
        return self

    def new(self, seed: int, log: bool = False) -> Game:
        """A game with this luck."""
        return self.box.new(self.seats, Sampled.of(seed), dict(self.options), log)

    def row(self, game: Game, seat: int) -> NDArray[np.int16]:
        """What the seat sees."""
        return self.sheet.of(game, seat)

    def mask(self, game: Game, seat: int) -> NDArray[np.int8]:
        """1 for every choice that the seat has now."""
        mask = np.zeros(self.choices, np.int8)
        mask[legal(game, seat)] = 1
        return mask


def asked(game: Game) -> int | None:
    """The seat that answers next; None when the game is over."""
    pending = game.pending
    if pending is None or isinstance(pending, Ask):
        return None if pending is None else pending.seat
    return pending.seats[pending.answers.index(NOT_YET)]


def legal(game: Game, seat: int) -> list[int]:
    """What the seat may choose now."""
    question = game.question(seat)
    return [] if question is None else question.choices


def results(game: Game) -> list[float]:
    """What a finished game is worth to each seat: 1 for leaving all others behind, -1 for being left behind by all."""
    return [2 * share - 1 for share in rewards(game.box.ranks(game))]


def seed_of(luck: Any) -> int:
    """A seed from a generator of numpy."""
    return int(luck.integers(1 << 62))
