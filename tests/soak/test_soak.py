"""The long runs, only with --soak: random games by the hundred thousand; the laws of secrecy the contract keeps itself.

A game that breaks is written down as a record, `broken-<game>-<seed>.posse`, which `posse replay` steps through and
which becomes a test.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.bots import make, observe
from posse.contract.walks import Setting, every_table, name_of, share
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled, Seal
from posse.kernel.playout import random_step
from posse.kernel.record import Table

GAMES = 100_000
"""Random games of each game, over all its seats and options."""


@pytest.fixture(autouse=True)
def _only_when_asked(soak: bool) -> None:
    if not soak:
        pytest.skip("takes minutes: --soak")


@every_table
def test_random_games_break_nothing(setting: Setting) -> None:
    box, seats, options = setting
    for seed in range(share(setting, GAMES) + 1):
        try:
            game = box.new(seats, Seal.of(seed).chance(), options, log=seed % 20 == 0)
            luck = Sampled.of(seed)
            while game.pending is not None:
                random_step(game, luck)
                if seed % 50 == 0:
                    box.check(game)
            box.check(game)
        except Exception as problem:
            path = write_down(setting, seed)
            raise AssertionError(f"{name_of(setting)} breaks with seed {seed}: see {path}") from problem


def write_down(setting: Setting, seed: int) -> Path:
    """Play the broken game again, on paper, as far as it goes."""
    box, seats, options = setting
    path = Path(f"broken-{box.key}-{seed}.posse")
    table = Table.set(box, seats, options, Seal.of(seed))
    luck = Sampled.of(seed)
    try:
        while table.game.pending is not None:
            for question in table.game.questions():
                table.play(question.seat, question.choices[luck.draw(len(question.choices))])
    finally:
        path.write_text("\n".join(table.record.lines()) + "\n", encoding="utf-8")
        return path  # noqa: B012 (the problem itself is raised by the caller)


@pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
def test_a_scout_wins_more_than_its_share(box: Box) -> None:
    """One scout among randoms, at a middle number of seats: clearly more than its share, by two standard errors."""
    seats = box.seats[len(box.seats) // 2]
    games = 300  # in BANG! and Deadwood 1876 its advantage is small: fewer games would not show it
    wins = 0.0
    for seed in range(games):
        game = box.new(seats, Sampled.of(seed), log=False)
        scout_seat = seed % seats
        bots = [make("scout:100" if seat == scout_seat else "random", seed * 10 + seat) for seat in range(seats)]
        while game.pending is not None:
            question = game.questions()[0]
            game.play(question.seat, bots[question.seat].choose(observe(game, question.seat)))
        ranks = box.ranks(game)
        wins += (ranks[scout_seat] == 1) / ranks.count(1)
    fair = 1 / seats
    assert wins / games > fair + 2 * (fair * (1 - fair) / games) ** 0.5, f"{wins} of {games}"
