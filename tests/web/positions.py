"""Positions of every game for the page's own tests: `python -m tests.web.positions` writes them, a line each game.

Games with as few and as many as can play, as they come in the box and with every option, seen from seat 0 now and then;
with them the words of the game, and what everything is for that its rules page doesn't tell.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from posse.contract.walks import random_choice
from posse.games import CATALOG
from posse.guide import page, shown
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.server import wire
from posse.server.table import showing
from posse.words import Words, game_texts

SEED = 52
"""Games in which everything comes up."""
OFTEN = 5
"""A position after so many choices."""


class Positions(msgspec.Struct):
    game: str
    names: dict[str, tuple[str, ...]]
    words: list[str]
    wanted: dict[str, str]
    """The sentences that are not on the rules page, by the things they are about."""
    scenes: list[msgspec.Raw]


def told_elsewhere(box: Box) -> set[str]:
    """The things that the guide or the card shows with their sentences."""
    found: set[str] = set()
    for name in ("guide", "card"):
        for how, what in shown(page(box, name, "en")):
            if how == "things":
                kind, _, some = what.partition("/")
                names = box.names[kind]
                found |= {f"{kind}-{names[int(one)]}" for one in (some.split(",") if some else range(len(names)))}
    return found


def scenes(box: Box, seats: int, options: dict[str, Any]) -> Iterator[msgspec.Raw]:
    game, luck = box.new(seats, Sampled.of(SEED), options), Sampled.of(SEED + 1)
    for number in range(10_000):
        if number % OFTEN == 0 or game.pending is None:
            yield msgspec.Raw(wire.encode(showing.scene(game, 0, game.question(0))))
        if game.pending is None:
            return
        game.play(*random_choice(game, luck))


def positions(box: Box) -> Positions:
    words = Words("en", box)
    told = {words.what(thing) for thing in told_elsewhere(box)}
    wanted = {thing: words.what(thing) for thing in words.things if words.what(thing) not in told}
    plays: list[msgspec.Raw] = []
    for seats in (min(box.seats), max(box.seats)):
        every = {one.name: one.allowed(seats)[-1] for one in box.options}
        for options in ({}, every):
            plays += scenes(box, seats, options)
    texts = [file.read_text(encoding="utf-8") for file in game_texts(box, "en")]
    return Positions(box.key, dict(box.names), texts, wanted, plays)


if __name__ == "__main__":
    for box in CATALOG:
        sys.stdout.buffer.write(wire.encode(positions(box)) + b"\n")
