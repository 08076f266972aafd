"""The bots that every game has for free: legal, fair, reproducible, and scout better than random."""

from __future__ import annotations

import time

import pytest

from posse.bots import LEVELS, Bot, NoSuchBot, RandomBot, Scout, Seeker, make, observe
from posse.games import CATALOG
from posse.kernel.arms import Arms
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)


def play(game: Game, bots: list[Bot]) -> list[int]:
    """The game to its end; the ranks."""
    while game.pending is not None:
        question = game.questions()[0]
        game.play(question.seat, bots[question.seat].choose(observe(game, question.seat)))
    return game.box.ranks(game)


@every_game
@pytest.mark.parametrize("name", ["random", "scout:4", "greenhorn:3", "marshal:3"])
def test_bots_play_whole_games(box: Box, name: str) -> None:
    seats = box.seats[0]
    game = box.new(seats, Sampled.of(1), log=False)
    play(game, [make(name, seat) for seat in range(seats)])
    assert game.pending is None


@pytest.mark.parametrize("name", ["scout:30", "greenhorn:20", "marshal:20"])
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    box = CATALOG["five-points"]

    def choices(seed: int) -> list[int]:
        game = box.new(3, Sampled.of(1), log=False)
        bot = make(name, seed)
        return [bot.choose(observe(game, game.questions()[0].seat)) for _ in range(6)]

    assert choices(4) == choices(4)
    assert choices(4) != choices(5) or name == "marshal:20"  # it may be sure


def test_scout_beats_random() -> None:
    box = CATALOG["five-points"]
    wins = 0.0
    for seed in range(100, 112):
        bots: list[Bot] = [make("random", 10 * seed + seat) for seat in range(4)]
        bots[seed % 4] = make("scout:80", seed)
        ranks = play(box.new(4, Sampled.of(seed), log=False), bots)
        wins += (ranks[seed % 4] == 1) / ranks.count(1)
    assert wins >= 6, f"{wins} of 12, and 3 would be its share"


def test_a_time_budget_is_kept() -> None:
    game = CATALOG["five-points"].new(4, Sampled.of(2), log=False)
    bot = make("scout:200ms")
    began, worked = time.monotonic(), time.process_time()
    bot.choose(observe(game, game.questions()[0].seat))
    assert time.monotonic() - began > 0.1, "it stops when another try could take as long as the longest so far"
    assert time.process_time() - worked < 1, "however long others kept it waiting"


def test_every_arm_is_tried_before_one_is_tried_twice() -> None:
    assert next_of([1, 0, 0], [1.0, 0.0, 0.0]) == 1
    assert next_of([1, 1, 1], [0.0, 1.0, 0.5]) == 1
    assert next_of([100, 1], [55.0, 0.5]) == 1


def next_of(tries: list[int], sums: list[float]) -> int:
    """Which arm is tried next after so many tries."""
    arms = Arms(len(tries))
    arms.tries, arms.sums, arms.total = tries, sums, sum(tries)
    return arms.most_promising()


def test_bots_are_called_by_name() -> None:
    assert isinstance(make("random"), RandomBot)
    scout = make("scout:500")
    assert isinstance(scout, Scout) and scout.playouts == 500
    for name in LEVELS:
        assert isinstance(make(name), Seeker)
    for name in ("oracle", "scout:many", "scout:0", "random:5", "scout:-3", "marshal:0", "marshal:soon", "drifter:0ms"):
        with pytest.raises(NoSuchBot, match="there are: greenhorn, drifter, gunhand, marshal, random, scout"):
            make(name)


def test_only_a_seat_that_is_asked_observes() -> None:
    game = CATALOG["five-points"].new(3, Sampled.of(2))
    idle = (game.questions()[0].seat + 1) % 3
    with pytest.raises(ValueError, match="not asked"):
        observe(game, idle)
