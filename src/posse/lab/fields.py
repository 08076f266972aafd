"""What a seat sees, as a row of small whole numbers: each with its name and its bounds.

A game says in `seen.py` what its view holds; this reads it. Seats are counted from the one who looks: 0 is me, 1 who
comes after me. What is not there (a seat too many, a card not laid yet) is 0.

>>> from posse.games import CATALOG
>>> from posse.kernel.chance import Sampled
>>> box = CATALOG["five-points"]
>>> sheet = Sheet(box, seats=4)
>>> row = sheet.row(box.new(4, Sampled.of(1)).view(2))
>>> len(row) == sheet.size
True
>>> row[sheet.field("table.pyramid[0]").first]  # "none" of what can lie on the first spot
0
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from posse.kernel.box import Box
from posse.kernel.game import Game
from posse.kernel.pen import NOWHERE, Pen
from posse.lab.shapes import Look, Shape, shape_of_view


def read(page: bytes) -> tuple[NDArray[np.uint32], NDArray[np.int16]]:
    """The places that a pen has written at, and what.

    >>> pen = Pen(room=2)
    >>> pen.skip(7)
    >>> pen.number(-3)
    >>> places, values = read(pen.written())
    >>> places.tolist(), values.tolist()
    ([7], [-3])
    """
    written: NDArray[np.uint32] = np.frombuffer(page, "<u4")
    return written >> np.uint32(16), written.astype(np.int16)


class Field(NamedTuple):
    """Some neighbours in the row: a number, or a set of which each member is 0 or 1."""

    name: str
    first: int
    size: int
    low: int
    high: int


class Sheet:
    """How the views of a game become rows of numbers, at tables of up to so many seats."""

    def __init__(self, box: Box, seats: int | None = None) -> None:
        self.box = box
        self.seats = box.seats[-1] if seats is None else seats
        self.shape: Shape = shape_of_view(box, self.seats)
        self.size = self.shape.size
        self.fields: list[Field] = []
        at = 0
        for name, size, low, high in self.shape.fields(""):
            self.fields.append(Field(name, at, size, low, high))
            at += size
        assert at == self.size <= NOWHERE
        self._by_name = {field.name: field for field in self.fields}

    def field(self, name: str) -> Field:
        """A field by its name."""
        return self._by_name[name]

    def of(self, game: Game, seat: int | None) -> NDArray[np.int16]:
        """What the seat sees as numbers, straight from the table: the same as the row of its view, sooner."""
        pen = Pen(self.seats)
        game.write_numbers(seat, pen)
        row = np.zeros(self.size, np.int16)
        places, values = read(pen.written())
        row[places] = values
        return row

    def row(self, view: dict[str, object]) -> array[int]:
        """The view as numbers."""
        row = array("h", bytes(2 * self.size))
        you, seats = view["you"], view["seats"]
        assert isinstance(seats, int)
        self.shape.write(row, 0, view, Look(you if isinstance(you, int) else 0, seats))
        return row

    def bounds(self) -> tuple[array[int], array[int]]:
        """The lowest and the highest that each number of a row can be."""
        low, high = array("h"), array("h")
        for field in self.fields:
            low.extend([field.low] * field.size)
            high.extend([field.high] * field.size)
        return low, high


class Lines:
    """An array of which each line holds a row of numbers; only what was written is wiped off again."""

    def __init__(self, array: NDArray[Any]) -> None:
        self.flat = array.reshape(-1)
        assert self.flat.size < 1 << 32
        self.first: NDArray[np.uint32] = np.arange(len(array), dtype=np.uint32) * np.uint32(array.shape[1])
        self.last: NDArray[np.intp] = np.zeros(0, np.intp)

    def write(self, page: bytes, ends: list[int]) -> None:
        """Other rows: what a pen has written, and behind how many numbers each ends."""
        places, values = read(page)
        behind: NDArray[np.int64] = np.frombuffer(array("q", ends), np.int64)  # soon made: numpy takes lists one by one
        counts = behind.copy()
        counts[1:] -= behind[:-1]
        at: NDArray[np.intp] = (np.repeat(self.first, counts) + places).astype(np.intp)
        self.flat[self.last] = 0
        self.flat[at] = values
        self.last = at
