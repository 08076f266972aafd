"""PettingZoo's own tests, over every game."""

from __future__ import annotations

import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from posse.games import CATALOG
from posse.kernel.box import BadTable, Box
from posse.kernel.catalog import NoSuchGame
from posse.lab.pettingzoo import env

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)


def some_seats(box: Box) -> list[int]:
    """The least, a middle and the most."""
    return sorted({box.seats[0], box.seats[len(box.seats) // 2], box.seats[-1]})


@every_game
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")  # advice about shapes, given to every game with a mask
def test_the_interface(box: Box, soak: bool) -> None:
    for seats in some_seats(box):
        api_test(env(box.key, seats), num_cycles=1_000 if soak else 40)


@every_game
def test_the_same_seed_brings_the_same_game(box: Box) -> None:
    for seats in some_seats(box):
        seed_test(lambda seats=seats: env(box.key, seats), num_cycles=30)


@every_game
def test_a_table_can_be_looked_at(box: Box) -> None:
    render_test(lambda render_mode: env(box.key, render_mode=render_mode))


@every_game
def test_a_whole_game_ends_with_everybodys_reward(box: Box) -> None:
    table = env(box.key)
    table.reset(seed=5)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter(100_000):
        seen, reward, ended, cut, info = table.last()
        assert seen is not None
        assert (seen["action_mask"] == info["action_mask"]).all()
        assert not cut
        if ended:
            rewards[agent] = reward
            table.step(None)
        else:
            table.action_space(agent).seed(len(rewards))
            table.step(table.action_space(agent).sample(seen["action_mask"]))
    assert len(rewards) == box.seats[0]
    assert all(-1 <= reward <= 1 for reward in rewards.values())


def test_what_is_not_offered_ends_the_game_as_pettingzoo_does() -> None:
    table = env("five-points")
    table.reset(seed=1)
    seen, *_ = table.last()
    assert seen is not None
    table.step(int((seen["action_mask"] == 0).argmax()))
    assert all(table.terminations.values())
    assert min(table.rewards.values()) == -1


def test_a_step_before_the_first_is_pettingzoos_error() -> None:
    with pytest.raises(AssertionError, match="reset"):
        env("five-points").step(0)
    with pytest.raises(AssertionError, match="reset"):
        env("five-points").observe("seat_0")


def test_a_choice_that_is_none_or_comes_too_late_is_pettingzoos_error() -> None:
    table = env("five-points", seats=2)
    table.reset(seed=1)
    for wrong in (None, -1, 1_000_000):
        with pytest.raises(AssertionError, match="not in action space"):
            table.step(wrong)
    for agent in table.agent_iter():
        seen, _, ended, *_ = table.last()
        if ended:
            break
        assert seen is not None
        table.step(table.action_space(agent).sample(seen["action_mask"]))
    with pytest.raises(ValueError, match="only valid action is None"):
        table.step(0)


@every_game
def test_its_own_measure_of_speed(box: Box, soak: bool, capsys: pytest.CaptureFixture[str]) -> None:
    if not soak:
        pytest.skip("five seconds a game: in the soak")
    performance_benchmark(env(box.key))
    assert "turns per second" in capsys.readouterr().out


def test_what_is_no_game_or_no_table_is_told() -> None:
    with pytest.raises(NoSuchGame):
        env("whist")
    with pytest.raises(BadTable):
        env("five-points", seats=9)
