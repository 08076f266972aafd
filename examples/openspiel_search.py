"""OpenSpiel's information-set tree search at a table of The Five Points, against a player who chooses at random."""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import posse.lab.openspiel  # noqa: F401 (registers the games)


def main(simulations: int = 30) -> list[float]:
    """Play a whole game; what it was worth to the search, and to the other."""
    luck = np.random.RandomState(1)
    game = pyspiel.load_game("posse_five_points(players=2,seed=5)")
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=2.0,
        max_simulations=simulations,
        max_world_samples=simulations,
        random_state=luck,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
    )
    bot.set_resampler(lambda state, player: state.resample(player, luck.rand))
    state = game.new_initial_state()
    while not state.is_terminal():
        searching = state.current_player() == 0
        state.apply_action(bot.step(state) if searching else luck.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 30))
