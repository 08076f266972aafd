"""What came of it, on paper: weights that bots read without torch, and the card beside them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from posse.train.learner import Learner

RARE = 20
"""An input that was other than 0 less often says nothing yet, and is left out."""


def save(learner: Learner, folder: Path, about: dict[str, Any]) -> None:
    """Write `mind.npz` and `mind.json`."""
    form, net = learner.form, learner.net
    state = {name: array.detach().float().cpu().numpy() for name, array in net.state_dict().items()}
    kept = np.flatnonzero(learner.seen.cpu().numpy()[: form.inputs] >= RARE)
    arrays = {
        "inputs": kept.astype(np.int32),
        "first": state["first.weight"].T[kept].astype(np.float16),
        **{
            f"{name}{part}": state[f"{layer}.{word}"].astype(np.float16 if part == "" else np.float32)
            for name, layer in (("second", "second"), ("third", "third"), ("policy", "policy"), ("value", "value"))
            for part, word in (("", "weight"), ("_bias", "bias"))
        },
        "first_bias": state["first.bias"].astype(np.float32),
    }
    folder.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(folder / "mind.npz", **arrays)
    card = {
        "game": form.box.key,
        "version": form.box.version,
        "row": form.row,
        "room": form.room,
        "choices": form.choices,
        "games": learner.games,
        "moments": learner.moments,
        "date": datetime.now(UTC).date().isoformat(),
        **about,
    }
    (folder / "mind.json").write_text(json.dumps(card, indent=1) + "\n", "utf-8")
