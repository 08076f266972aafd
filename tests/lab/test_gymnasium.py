"""Gymnasium's own test, over every game."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from posse.bots import NoSuchBot
from posse.games import CATALOG
from posse.kernel.box import BadTable, Box
from posse.lab.gymnasium import Seat
from tests.lab.test_pettingzoo import some_seats

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)


class AnyChoice(gymnasium.ActionWrapper[Any, np.int64, np.int64]):
    """Whatever is chosen, something that is offered is taken: the checker knows no masks."""

    def action(self, action: np.int64) -> np.int64:
        offered = np.flatnonzero(self.unwrapped.action_masks())  # type: ignore[attr-defined]
        return np.int64(offered[int(action) % len(offered)])


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_interface(box: Box) -> None:
    for seats in some_seats(box):
        check_env(AnyChoice(Seat(box.key, seats=seats)), skip_render_check=True)


@every_game
def test_a_whole_game_against_bots(box: Box) -> None:
    table = AnyChoice(gymnasium.make(f"posse/{box.key}-v0", seats=box.seats[0]))
    _, info = table.reset(seed=11)
    over, reward = False, 0.0
    while not over:
        assert info["action_mask"].any()
        _, gained, over, cut, info = table.step(np.int64(7))
        reward += float(gained)
        assert not cut
    assert -1 <= reward <= 1


def test_what_is_not_offered_is_refused() -> None:
    table = gymnasium.make("posse/five-points-v0", seats=2)
    _, info = table.reset(seed=1)
    for wrong in (int((info["action_mask"] == 0).argmax()), -1, 1_000_000):
        with pytest.raises(gymnasium.error.InvalidAction, match="not offered"):
            table.step(wrong)
    assert table.step(int(info["action_mask"].argmax())), "nothing has changed"


def test_a_step_before_the_first_or_after_the_last_is_refused() -> None:
    table = gymnasium.make("posse/five-points-v0", seats=2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(np.int64(0))
    playing = AnyChoice(table)
    playing.reset(seed=2)
    while not playing.step(np.int64(3))[2]:
        pass
    with pytest.raises(gymnasium.error.ResetNeeded, match="over"):
        table.step(np.int64(0))
    for untouched in (Seat.render, Seat.action_masks, lambda seat: seat.step(np.int64(0))):
        with pytest.raises(gymnasium.error.ResetNeeded):
            untouched(Seat("five-points"))


def test_what_is_no_game_is_gymnasiums_error() -> None:
    with pytest.raises(gymnasium.error.NameNotFound):
        gymnasium.make("posse/whist-v0")
    with pytest.raises(gymnasium.error.NameNotFound, match="whist"):
        Seat("whist")


def test_what_is_no_table_is_told_before_the_first_game() -> None:
    with pytest.raises(BadTable):
        Seat("five-points", seats=9)
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        Seat("five-points", seats=2, seat=2)
    with pytest.raises(NoSuchBot):
        Seat("five-points", bots="sheriff")
