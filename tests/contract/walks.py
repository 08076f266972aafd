"""Random walks through every game of the catalog: the tables to set, and the positions met on the way.

A new game joins the contract by being in the catalog; nothing here knows one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game

Setting = tuple[Box, int, dict[str, object]]


@cache
def settings() -> list[Setting]:
    """Every game with every number of seats, over a pairwise cover of its options."""
    return [(box, seats, options) for box in CATALOG for seats in box.seats for options in pairwise(box, seats)]


def pairwise(box: Box, seats: int) -> list[dict[str, object]]:
    """Few sets of options in which every two values of two options meet."""
    names = [option.name for option in box.options]
    values = [option.allowed(seats) for option in box.options]
    wanted = {
        ((i, a), (j, b)) for i, j in combinations(range(len(names)), 2) for a in values[i] for b in values[j]
    } or {((i, a), (i, a)) for i in range(len(names)) for a in values[i]}
    cover: list[dict[str, object]] = []
    candidates = list(product(*values)) if len(names) < 9 else []
    while wanted and candidates:
        best = max(candidates, key=lambda row: sum(row[i] == a and row[j] == b for (i, a), (j, b) in wanted))
        wanted = {((i, a), (j, b)) for (i, a), (j, b) in wanted if best[i] != a or best[j] != b}
        cover.append(dict(zip(names, best, strict=True)))
    return cover or [box.settle(seats)]


def name_of(setting: Setting) -> str:
    box, seats, options = setting
    switched = [f"{name}={value}" for name, value in options.items()]
    return "-".join([box.key, str(seats), *switched])


every_table = pytest.mark.parametrize("setting", settings(), ids=name_of)


def new_game(setting: Setting, seed: int, log: bool = True) -> Game:
    box, seats, options = setting
    return box.new(seats, Sampled.of(seed), options, log)


def walk(setting: Setting, seed: int, log: bool = True) -> Iterator[Game]:
    """The same game at each of its questions, and after each vote of a ballot; last, when it is over.

    Votes come in random order, as they would from people.
    """
    game = new_game(setting, seed, log)
    luck = Sampled.of(seed + 1_000_003)
    yield game
    while game.pending is not None:
        seat, choice = random_choice(game, luck)
        game.play(seat, choice)
        yield game


def random_choice(game: Game, luck: Sampled) -> tuple[int, int]:
    """Anybody who is asked, and anything this seat may choose."""
    questions = game.questions()
    question = questions[luck.below(len(questions))]
    return question.seat, question.choices[luck.below(len(question.choices))]


def share(setting: Setting, total: int) -> int:
    """What falls to one table of a total for its whole game: a game with many options takes no longer to test."""
    tables = sum(other[0] is setting[0] for other in settings()) or len(setting[0].seats)
    return max(1, total // tables)


def positions(setting: Setting, total: int, first_seed: int = 0, log: bool = True) -> Iterator[tuple[int, Game]]:
    """Positions out of random games, spread over their whole length, numbered; this table's share of the total."""
    wanted = share(setting, total)
    seed = first_seed
    number = 0
    while number < wanted:
        length = sum(1 for _ in walk(setting, seed, log=False))
        stride = max(1, length // (wanted - number + 1))
        for at, game in enumerate(walk(setting, seed, log)):
            # From another place in each game, and always its end.
            if at % stride == seed % stride or game.pending is None:
                number += 1
                yield number, game
        seed += 1
