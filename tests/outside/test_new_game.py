"""`posse new-game`: what it makes is played at once, keeps the contract, and shows all its clauses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.helpers import run_for_result
from tests.outside.conftest import runner
from tests.outside.test_catalog import announce
from tests.outside.test_crazy_eights import CONTRACT


def test_the_stub_is_a_game(tmp_path: Path) -> None:
    place = tmp_path / "high-noon"
    made = run_for_result(["new-game", "high-noon", "--in", place])
    assert made.exit_code == 0 and "posse play high-noon" in made.stdout
    texts = [path.read_text("utf-8") for path in place.rglob("*") if path.is_file()]
    assert not [text for text in texts if "newgame" in text.casefold() or "NG-" in text]
    subprocess.run(
        [sys.executable, "-m", "ruff", "check", "--isolated", "--select", "E4,E7,F,B", "-q", place], check=True
    )
    announce(place / "src", "high-noon", "posse_high_noon:GAME")
    run = runner(place / "src")
    assert " passed" in run(*CONTRACT, "--game", "high-noon", cwd=tmp_path).stdout
    assert " passed" in run("pytest", "-q", "-c", place / "pyproject.toml", place / "tests", cwd=place).stdout
    assert "7/7" in run("posse", "rules", "high-noon", "--coverage", "--tests", place / "tests").stdout
    played = run("posse", "play", "high-noon", "--seats", "3", "--bot", "random", "--seed", "1", typed="1\n" * 9)
    assert "wins the round" in played.stdout


@pytest.mark.parametrize("name", ["five-points", "High Noon", "x--y", "7up"])
def test_a_name_must_be_free_and_plain(name: str, tmp_path: Path) -> None:
    refused = run_for_result(["new-game", name, "--in", tmp_path / "x"])
    assert refused.exit_code == 2 and "another name" in refused.stderr


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    refused = run_for_result(["new-game", "high-noon", "--in", tmp_path])
    assert refused.exit_code == 2 and "not empty" in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
