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
