"""Whole games as their updates go over the wire, for the page's own tests: `python -m tests.web.told` writes them.

One line for each game and each pair of eyes, seat 0 and a spectator: the game, and its updates after each choice.
"""

from __future__ import annotations

import sys

import msgspec

from posse.contract.walks import random_choice
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.server import wire
from posse.server.table import showing

SEED = 3


class Told(msgspec.Struct):
    update: msgspec.Raw
    by: int | None
    """Who has chosen something; null before the first choice."""


class Whole(msgspec.Struct):
    game: str
    seat: int | None
    told: list[Told]


def whole_games(box: Box) -> list[Whole]:
    """A game with as many as can play, each of whom chooses at random."""
    game, luck = box.new(max(box.seats), Sampled.of(SEED)), Sampled.of(SEED + 1)
    tales = [Whole(box.key, 0, []), Whole(box.key, None, [])]
    log = game.log
    assert log is not None
    shown, by = 0, None
    while True:
        for tale in tales:
            eyes = tale.seat
            question = None if eyes is None else game.question(eyes)
            news = showing.events(log[shown:], eyes)
            scene = showing.scene(game, eyes, question)
            update = wire.Update("t", eyes, 0, showing.count(log, eyes), news, scene, not tale.told)
            tale.told.append(Told(msgspec.Raw(wire.encode(update)), by))
        shown = len(log)
        if game.pending is None:
            return tales
        by, choice = random_choice(game, luck)
        game.play(by, choice)


if __name__ == "__main__":
    for box in CATALOG:
        for tale in whole_games(box):
            sys.stdout.buffer.write(wire.encode(tale) + b"\n")
