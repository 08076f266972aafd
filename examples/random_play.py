"""Everybody chooses at random: `python examples/random_play.py colt-express 4`."""

from __future__ import annotations

import sys

from posse.lab.pettingzoo import env


def main(game: str = "five-points", seats: int = 3) -> dict[str, float]:
    """Play a whole game; what it was worth to each player."""
    table = env(game, seats=seats)
    table.reset(seed=7)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        if ended or seen is None:
            rewards[agent] = reward
            table.step(None)
        else:
            table.step(table.action_space(agent).sample(seen["action_mask"]))
    return rewards


if __name__ == "__main__":
    words = sys.argv[1:]
    print(main(words[0], int(words[1])) if len(words) == 2 else main())
