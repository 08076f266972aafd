"""Train a player of The Five Points against random ones, with MaskablePPO: `pip install "posse[lab]" sb3-contrib`.

`python examples/train_ppo.py 60000` takes some minutes on a CPU and prints how often the player wins, as it learns:
45 % before it has learnt anything, 60 % after 48,000 steps.
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

from posse.lab.gymnasium import Seat

SEATS = 2
HOW = {
    "gamma": 1.0,  # what counts is the end
    "learning_rate": 1e-3,
    "ent_coef": 0.01,
    "n_steps": 1024,
    "batch_size": 256,
    "n_epochs": 6,
    "policy_kwargs": {"net_arch": [128, 128], "activation_fn": torch.nn.ReLU},
}


def table() -> gymnasium.Env[Any, Any]:
    """One seat against random players; numbers by their size (1, 3, 7 are 1, 2, 3), so that a net can use them."""
    seat = Seat("five-points", seats=SEATS, bots="random")
    assert seat.observation_space.shape is not None
    space = gymnasium.spaces.Box(-16, 16, seat.observation_space.shape, np.float32)
    return gymnasium.wrappers.TransformObservation(seat, sized, space)


def sized(row: Any) -> Any:
    """Whole numbers by their size."""
    return (np.sign(row) * np.log2(1 + np.abs(row.astype(np.float32)))).astype(np.float32)


def victories(model: Any, games: int) -> float:
    """The share of games against random players that are won; equal places count half."""
    place = table()
    total = 0.0
    for number in range(games):
        seen, _ = place.reset(seed=1_000_000 + number)
        over, reward = False, 0.0
        while not over:
            masks = place.get_wrapper_attr("action_masks")()
            choice, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, reward, over, _, _ = place.step(choice)  # type: ignore[assignment]
        total += (reward + 1) / 2
    return total / games


def main(steps: int, games: int = 300, rounds: int = 4) -> list[float]:
    """Learn in so many rounds; the share of victories before the first and after each."""
    model = MaskablePPO("MlpPolicy", table(), seed=1, **HOW)
    shares = [victories(model, games)]
    for number in range(rounds):
        print(f"after {number * steps // rounds} steps: {shares[-1]:.1%} won", flush=True)
        model.learn(steps // rounds, reset_num_timesteps=False)
        shares.append(victories(model, games))
    print(f"after {steps} steps: {shares[-1]:.1%} won")
    return shares


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60_000)
