"""Mind: what a net has learnt about a game (`posse.train`), run by numpy.

From what a seat sees it says how good each of its choices seems, and what the game will be worth to each seat.
"""

from __future__ import annotations

import json
import logging
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from posse.kernel.box import Box
from posse.kernel.game import Game
from posse.kernel.pen import Pen
from posse.kernel.tree import Judged

log = logging.getLogger("posse.bots")

Floats = NDArray[np.float32]


class OldMind(Exception):
    """Weights that were made for other rules, or for another game."""


class Mind:
    """The layers of `posse.train.net`, and where each number of a row goes in the first of them."""

    def __init__(self, box: Box, weights: dict[str, NDArray[Any]], card: dict[str, Any]) -> None:
        if (card["game"], card["version"]) != (box.key, box.version):
            raise OldMind(
                f"these weights are for version {card['version']} of {card['game']}; this is {box.version} of {box.key}"
            )
        self.card = card
        self.room: int = card["room"]
        self.row: int = card["row"]
        kept = weights["inputs"]
        self.where = np.full(self.row + len(box.kinds.all), len(kept), np.intp)
        """For each number of a row its place in the first layer; the last place is for those that say nothing."""
        self.where[kept] = np.arange(len(kept))
        floats = {name: array.astype(np.float32) for name, array in weights.items() if name != "inputs"}
        width = floats["first"].shape[1]
        self.first: Floats = np.concatenate([floats["first"], np.zeros((1, width), np.float32)])
        self.first_bias = floats["first_bias"]
        self.by_kind = {
            kind.first: self.first_bias + self.first[self.where[self.row + number]]
            for number, kind in enumerate(box.kinds.all)
        }
        self.second, self.second_bias = np.ascontiguousarray(floats["second"].T), floats["second_bias"]
        self.third, self.third_bias = np.ascontiguousarray(floats["third"].T), floats["third_bias"]
        self.policy, self.policy_bias = floats["policy"], floats["policy_bias"]
        self.value, self.value_bias = np.ascontiguousarray(floats["value"].T), floats["value_bias"]

    def think(self, game: Game, seat: int, first: int) -> Floats:
        """What it makes of what the seat sees, asked a question whose choices begin there."""
        pen = Pen(self.room)
        game.write_numbers(seat, pen)
        written = np.sort(np.frombuffer(pen.written(), "<u4"))
        at, values = self.where[written >> 16], written.astype(np.int16).astype(np.float32)
        sized = np.sign(values) * np.log2(np.abs(values) + 1)
        hidden = np.maximum(sized @ self.first[at] + self.by_kind[first], 0)
        hidden = hidden + np.maximum(hidden @ self.second + self.second_bias, 0)
        thought: Floats = hidden + np.maximum(hidden @ self.third + self.third_bias, 0)
        return thought

    def likes(self, thought: Floats, choices: list[int]) -> Floats:
        """How good each of these choices seems: their chances to be taken."""
        liked = self.policy[choices] @ thought + self.policy_bias[choices]
        raised = np.exp(liked - liked.max())
        chances: Floats = raised / raised.sum()
        return chances

    def hopes(self, thought: Floats, seat: int, seats: int) -> list[float]:
        """What the game will be worth to each seat, from 0 to 1."""
        mine: list[float] = (thought @ self.value + self.value_bias)[:seats].tolist()
        return mine[seats - seat :] + mine[: seats - seat]

    def judge(self, game: Game, seat: int, options: list[int]) -> Judged:
        """For a tree: how good each option seems, and what the game will be worth to each seat."""
        assert game.pending is not None
        first = game.pending.kind.first
        thought = self.think(game, seat, first)
        liked: list[float] = self.likes(thought, [first + option for option in options]).tolist()
        return liked, self.hopes(thought, seat, game.seats)


def read(box: Box, folder: Traversable) -> Mind:
    """The weights in that folder (`mind.npz`) and the card beside them (`mind.json`)."""
    card = json.loads((folder / "mind.json").read_text("utf-8"))
    with (folder / "mind.npz").open("rb") as file, np.load(file) as arrays:
        return Mind(box, dict(arrays), card)


@cache
def mind_of(box: Box) -> Mind | None:
    """What was learnt about a game, if its package brings it and it is for these rules."""
    try:
        folder = resources.files(type(box).__module__)
    except TypeError:  # a game on trial, which is no package
        return None
    if not (folder / "mind.npz").is_file():
        return None
    try:
        return read(box, folder)
    except OldMind as problem:
        log.warning("%s; its bots search without them", problem)
        return None
