"""`posse train`, as it is typed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from posse.bots.mind import read
from posse.cli.main import app
from posse.games import CATALOG


def test_without_torch_one_sentence_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    done = CliRunner().invoke(app, ["train", "five-points", "--folder", str(tmp_path)])
    assert done.exit_code != 0 and "posse[train]" in done.output


def test_a_net_learns_is_kept_goes_on_and_bots_read_it(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="too large for CI")
    words = ["train", "five-points", "--folder", str(tmp_path), "--minutes", "0.05", "--workers", "1", "--tables", "8"]
    done = CliRunner().invoke(app, [*words, "--width", "16", "--lang", "en"])
    assert done.exit_code == 0 and "weights" in done.output
    first = json.loads((tmp_path / "mind.json").read_text("utf-8"))
    assert read(CATALOG["five-points"], tmp_path).card["moments"] > 0
    done = CliRunner().invoke(app, [*words, "--width", "16", "--lang", "en"])
    assert done.exit_code == 0 and "Going on" in done.output
    assert json.loads((tmp_path / "mind.json").read_text("utf-8"))["moments"] > first["moments"]


def test_it_learns_with_few_tables_too() -> None:
    torch = pytest.importorskip("torch", reason="too large for CI")
    from posse.train.actors import Actors, Plan, longest_row
    from posse.train.learner import Learner
    from posse.train.settings import settings_of

    box = CATALOG["five-points"]
    learner = Learner(Actors(Plan(box.key, settings_of(box, 2, 1), 1, 4, 1, longest_row(box))), 16, "cpu", 1)
    before = [weight.clone() for weight in learner.net.parameters()]
    learner.learn(0.5, lambda _: None)
    assert any(not torch.equal(was, now) for was, now in zip(before, learner.net.parameters(), strict=True))
