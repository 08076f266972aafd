"""Train a player of The Five Points against random ones, with MaskablePPO: `pip install "posse[lab]" sb3-contrib`.

`python examples/train_ppo.py 100000` takes some minutes on a CPU and prints how often the player wins, as it learns.
"""

from __future__ import annotations

import sys
from typing import Any

from sb3_contrib import MaskablePPO

from posse.lab.gymnasium import Seat

SEATS = 2


def victories(model: Any, games: int) -> float:
    """The share of games against random players that are won; equal places count half."""
    table = Seat("five-points", seats=SEATS, bots="random")
    total = 0.0
    for number in range(games):
        seen, _ = table.reset(seed=1_000_000 + number)
        over = False
        while not over:
            choice, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=True)
            seen, reward, over, _, _ = table.step(choice)
        total += (reward + 1) / 2
    return total / games


def main(steps: int, games: int = 300, rounds: int = 4) -> list[float]:
    """Learn in so many rounds; the share of victories before the first and after each."""
    model = MaskablePPO("MlpPolicy", Seat("five-points", seats=SEATS), n_steps=1024, batch_size=256, seed=1)
    shares = [victories(model, games)]
    for number in range(rounds):
        print(f"after {number * steps // rounds} steps: {shares[-1]:.1%} won", flush=True)
        model.learn(steps // rounds, reset_num_timesteps=False)
        shares.append(victories(model, games))
    print(f"after {steps} steps: {shares[-1]:.1%} won")
    return shares


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
