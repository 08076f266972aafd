"""OpenSpiel's own test and one of its searches."""

from __future__ import annotations

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this platform")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from posse.games import CATALOG  # noqa: E402
from posse.kernel.box import Box  # noqa: E402
from posse.lab import openspiel  # noqa: E402
from tests.lab.test_pettingzoo import some_seats  # noqa: E402

every_game = pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
QUICK = ("five-points", "bang-dice")
"""OpenSpiel's test asks for every tensor of every player many times: long games with many seats are for the soak."""


@every_game
def test_its_own_test_of_a_game(box: Box, soak: bool) -> None:
    for players in some_seats(box) if soak or box.key in QUICK else box.seats[:1]:
        game = pyspiel.load_game(f"{openspiel.short_name(box)}(players={players},seed=5)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@every_game
def test_a_whole_game_by_its_interface(box: Box) -> None:
    for players in some_seats(box):
        play_a_whole_game(box, players)


def play_a_whole_game(box: Box, players: int) -> None:
    game = pyspiel.load_game(f"{openspiel.short_name(box)}(players={players},seed=3)")
    state = game.new_initial_state()
    luck = np.random.RandomState(2)
    while not state.is_terminal():
        twin = state.clone()
        actions = state.legal_actions()
        state.apply_action(actions[luck.randint(len(actions))])
        assert twin.is_chance_node() or twin.legal_actions() == actions
    assert len(state.returns()) == players


def test_what_is_not_offered_or_comes_too_late_is_refused() -> None:
    state = pyspiel.load_game("posse_five_points(players=2,seed=5)").new_initial_state()
    state.apply_action(0)
    wrong = next(one for one in range(91) if one not in state.legal_actions())
    for action in (wrong, 1_000_000):
        with pytest.raises(pyspiel.SpielError, match="not legal"):
            state.apply_action(action)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(pyspiel.SpielError, match="why-game-over"):
        state.apply_action(0)


def test_its_search_with_worlds_dealt_anew() -> None:
    game = pyspiel.load_game("posse_five_points(players=2,seed=5)")
    state = game.new_initial_state()
    state.apply_action(0)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=2.0, max_simulations=8, max_world_samples=4, random_state=luck, evaluator=evaluator
    )
    bot.set_resampler(lambda state, player: state.resample(player, luck.rand))
    assert bot.step(state) in state.legal_actions()


def test_options_are_handed_on() -> None:
    game = pyspiel.load_game("posse_colt_express", {"players": 4, "seed": 1, "options": "{'expert': true}"})
    assert game.rules.options["expert"] is True


def test_what_is_no_game_is_openspiels_error() -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("posse_whist")


@pytest.mark.parametrize("params", [{"players": 9}, {"options": "{'expert': 1}"}, {"options": "nonsense"}])
def test_what_is_no_table_is_openspiels_error(params: dict[str, object]) -> None:
    with pytest.raises(pyspiel.SpielError, match="posse_five_points"):
        pyspiel.load_game("posse_five_points", params)
