"""Random walks through every game of the catalog: the tables to set, and the positions met on the way.

A new game joins the contract by being in the catalog, or by `--game`; nothing here knows one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import pytest

from posse.contract.chosen import games
from posse.kernel import flow
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game

COMPILED = not str(flow.__file__).endswith(".py")
"""Whether the engine was compiled: it has less to tell about itself then."""

Setting = tuple[Box, int, dict[str, object]]


@cache
def settings() -> list[Setting]:
    """Every game, over a pairwise cover of its numbers of seats and its options: every two values meet at a table."""
    return [(box, seats, options) for box in games() for seats, options in pairwise(box)]


def pairwise(box: Box) -> list[tuple[int, dict[str, object]]]:
    """Few tables at which every number of seats meets every value of every option, and these one another."""
    names = ["seats", *[option.name for option in box.options]]
    tables = [
        (seats, values) for seats in box.seats for values in product(*[option.allowed(seats) for option in box.options])
    ]
    number: dict[object, int] = {}
    meetings: list[int] = []
    for seats, values in tables:
        facts = list(zip(names, (seats, *values), strict=True))
        pairs = [*combinations(facts, 2)] if len(facts) > 1 else [(facts[0], facts[0])]
        # The meetings at a table as the bits of one number, so that many tables are compared quickly.
        meetings.append(sum(1 << number.setdefault(repr(pair), len(number)) for pair in pairs))
    missing = (1 << len(number)) - 1
    cover: list[tuple[int, dict[str, object]]] = []
    while missing:
        best = max(range(len(tables)), key=lambda at: (meetings[at] & missing).bit_count())
        missing &= ~meetings[best]
        seats, values = tables[best]
        cover.append((seats, dict(zip(names[1:], values, strict=True))))
    return sorted(cover, key=lambda table: table[0])


def name_of(setting: Setting) -> str:
    box, seats, options = setting
    switched = [f"{name}={value}" for name, value in options.items()]
    return "-".join([box.key, str(seats), *switched])


def sample() -> list[str]:
    """Every third table of each game, the first and the last among them, by name."""
    kept: list[str] = []
    for box in games():
        names = [name_of(setting) for setting in settings() if setting[0] is box]
        kept += names[::3] + names[-1:]
    return kept


every_game = pytest.mark.parametrize("box", games(), ids=lambda box: box.key)
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


def plays_open(setting: Setting) -> bool:
    """Whether everybody sees everything at this table: no role, hand or deck is hidden from anybody."""
    game = new_game(setting, 1)
    return all(game.view(seat)["table"] == game.view(None)["table"] for seat in range(game.seats))


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


def imagined(game: Game, seat: int | None, seed: int, number: int) -> Game:
    """A world the seat could be in, imagined in one of two ways: by the rules alone, or by what others did, too."""
    world: Game = game.suspect(seat, Sampled.of(seed)) if number % 2 else game.redeal(seat, Sampled.of(seed))
    return world
