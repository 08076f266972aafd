"""The weights of an outlook are counted from games: `python -m tools.outlook`."""

from __future__ import annotations

import numpy as np
import pytest
from tools import outlook


def test_what_decides_is_found_out() -> None:
    luck = np.random.default_rng(3)
    true = np.array([1.5, -0.5, 0.0])
    traits = luck.normal(size=(4000, 5, 3))
    logits = traits @ true
    winners = (logits + luck.gumbel(size=logits.shape)).argmax(axis=1)
    won = np.eye(5)[winners]
    likely, weights = outlook.fitted(traits, won)
    assert np.abs(weights - true).max() < 0.1
    assert likely > outlook.likelihood(traits, won, np.zeros(3))[0]


def test_the_same_seed_counts_the_same(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "LEADS", ((1.0, 2.0), (1.0,)))
    pages = []
    for _ in range(2):
        outlook.main(["--games", "3", "--players", "random", "--tries", "0", "--seed", "5"])
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]
    assert [line.partition(":")[0] for line in pages[0].splitlines()] == ["0", "1", "2", "3", "4", "5"]
