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


def test_a_side_that_is_not_there_has_no_chance() -> None:
    traits = np.array([[[1.0], [1.0], [np.nan]], [[1.0], [1.0], [1.0]]])
    won = np.array([[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]])
    _, chances = outlook.likelihood(traits, won, np.array([2.0]))
    assert chances[0].tolist() == [0.5, 0.5, 0.0] and chances[1].tolist() == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize(("game", "last"), [("bang-dice", "3"), ("colt-express", "4"), ("deadwood-1876", "5")])
def test_the_same_seed_counts_the_same(
    game: str, last: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one_try = outlook.GAMES[game]._replace(leads=tuple(lead[-1:] for lead in outlook.GAMES[game].leads))
    monkeypatch.setitem(outlook.GAMES, game, one_try)
    pages = []
    for _ in range(2):
        outlook.main([game, "--games", "3", "--seats", "5", "--players", "random", "--tries", "0", "--seed", "5"])
        pages.append(capsys.readouterr().out)
    assert pages[0] == pages[1]
    stages = [line.partition(":")[0] for line in pages[0].splitlines()]
    assert stages == sorted(stages) and stages[-1] == last
