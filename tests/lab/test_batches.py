"""Many tables together: the same games as one by one, in this process or in others."""

from __future__ import annotations

import numpy as np
import pytest

from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.lab.batches import Batch, random_choices
from posse.lab.session import Rules, asked, legal, results

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)


def play_forced(game: Game) -> None:
    """Nobody is asked where only one thing can be chosen."""
    while (seat := asked(game)) is not None and len(legal(game, seat)) == 1:
        game.play(seat, legal(game, seat)[0])


@every_game
def test_the_same_as_one_table_by_itself(box: Box) -> None:
    rules, luck = Rules(box.key), np.random.default_rng(4)
    games = [box.new(rules.seats, Sampled.of(70 + table), log=False) for table in range(2)]
    with Batch(box.key, tables=2, seed=70) as batch:
        ended = 0
        for _ in range(3_000):
            for table, game in enumerate(games):
                play_forced(game)
                if game.pending is None:
                    ended += 1
                    assert batch.ended[table]
                    assert batch.rewards[table] == pytest.approx(results(game))
                    # The luck of the table goes on.
                    games[table] = game = box.new(rules.seats, game.chance, log=False)
                    play_forced(game)
                else:
                    assert not batch.ended[table]
                    assert not batch.rewards[table].any()
                seat = asked(game)
                assert seat is not None
                assert seat == batch.asked[table]
                assert (rules.row(game, seat) == batch.observations[table]).all()
                assert (rules.mask(game, seat) == batch.masks[table]).all()
            if ended >= 2:
                return
            choices = random_choices(batch, luck)
            for table, game in enumerate(games):
                game.play(int(batch.asked[table]), int(choices[table]))
            batch.step(choices)
    raise AssertionError("no two games came to an end")


def test_other_processes_play_the_same_games(capfd: pytest.CaptureFixture[str]) -> None:
    with (
        Batch("colt-express", 5, seats=3, options={"expert": True}, seed=9) as here,
        Batch("colt-express", 5, seats=3, options={"expert": True}, seed=9, workers=2) as there,
    ):
        luck = np.random.default_rng(2)
        for _ in range(40):
            assert (here.observations == there.observations).all()
            assert (here.masks == there.masks).all()
            assert (here.asked == there.asked).all()
            assert (here.ended == there.ended).all()
            choices = random_choices(here, luck)
            here.step(choices)
            there.send(choices)
            there.receive()
    assert capfd.readouterr().err == ""  # the workers went home in peace


@pytest.mark.parametrize("workers", [0, 2])
def test_any_choice_that_is_offered_is_taken_at_random(workers: int) -> None:
    luck = np.random.default_rng(1)
    with Batch("five-points", tables=5, seats=3, workers=workers) as batch:
        for _ in range(20):
            batch.step(random_choices(batch, luck))
        offered = [set(np.flatnonzero(mask).tolist()) for mask in batch.masks]
        taken = [random_choices(batch, luck).tolist() for _ in range(400)]
        assert [set(choices) for choices in zip(*taken, strict=True)] == offered
        assert batch.counts.tolist() == [len(choices) for choices in offered]


def test_wrong_use_is_told() -> None:
    with pytest.raises(ValueError, match="shared out"):
        Batch("five-points", tables=1, workers=2)
    with Batch("five-points", tables=2) as batch:
        before = batch.observations.copy()
        with pytest.raises(ValueError, match="not offered at table 0"):
            batch.step(np.flatnonzero(~batch.masks[0])[:1].repeat(2))
        assert (before == batch.observations).all()
