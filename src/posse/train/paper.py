"""What came of it, on paper: weights that bots read without torch, and the card beside them."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
import torch

from posse.train.learner import Learner, Progress

RARE = 20
"""An input that was other than 0 less often says nothing yet, and is left out."""


def save(learner: Learner, folder: Path, about: dict[str, Any], progress: Progress | None = None) -> None:
    """Write `mind.npz` and `mind.json`, what one needs to go on, and a line of the curves."""
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
    if progress is not None:
        card["ratings"] = {"its own past": f"{progress.against_past:.2f} of a fair share"}
    (folder / "mind.json").write_text(json.dumps(card, indent=1) + "\n", "utf-8")
    states = {name: getattr(learner, name).state_dict() for name in ("net", "optimizer")}
    torch.save({**states, "seen": learner.seen, "games": learner.games, "moments": learner.moments}, folder / "kept.pt")
    if progress is not None:
        curve = folder / "curve.csv"
        if not curve.exists():
            curve.write_text(",".join(Progress._fields) + "\n", "utf-8")
        with curve.open("a", encoding="utf-8") as lines:
            lines.write(",".join(f"{number:.5g}" for number in progress) + "\n")


def go_on(learner: Learner, folder: Path) -> bool:
    """Take up what was kept there, if anything was."""
    if not (folder / "kept.pt").exists():
        return False
    kept = torch.load(folder / "kept.pt", map_location=learner.device, weights_only=True)
    learner.net.load_state_dict(kept["net"])
    if learner.optimizer.state:  # a recorded step looks at these very numbers
        for now, before in zip(learner.optimizer.state.values(), kept["optimizer"]["state"].values(), strict=True):
            for name, number in before.items():
                now[name].copy_(number)
    else:
        learner.optimizer.load_state_dict(kept["optimizer"])
    learner.seen.copy_(kept["seen"])
    learner.games, learner.moments = kept["games"], kept["moments"]
    return True
