"""`run` and `run.py` know the same words, and do the same for them."""

from __future__ import annotations

import os
import re
import subprocess
import time
from pathlib import Path

import pytest
import run

ROOT = Path(__file__).parents[1]
SCRIPT = (ROOT / "run").read_text(encoding="utf-8")


def test_the_words_are_the_same() -> None:
    for word in ("play", "terminal", "posse", "test"):
        assert f"python run.py {word}" in (run.__doc__ or "")
        assert re.search(rf"^    {word}\)", SCRIPT, re.MULTILINE)
    assert run.words_for("play", ["five-points", "--port", "1"]) == [
        "serve", "--host", "127.0.0.1", "--open", "--game", "five-points", "--port", "1",
    ]  # fmt: skip
    assert run.words_for("play", ["--port", "1"]) == ["serve", "--host", "127.0.0.1", "--open", "--port", "1"]
    assert run.words_for("terminal", ["deadwood"]) == ["play", "deadwood"]
    assert run.words_for("posse", ["games"]) == ["games"]
    assert run.words_for("dance", []) is None


def test_help_lists_every_word_that_it_knows() -> None:
    told = subprocess.run(["sh", ROOT / "run"], capture_output=True, text=True, check=True).stdout
    words = re.findall(r"^    ([a-z]+)\)", SCRIPT, re.MULTILINE)
    assert len(words) > 8
    for word in words:
        assert f"sh run {word}" in told
    assert "python run.py" in told


def test_what_has_changed_is_installed_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "web/src/main.ts", "web/node_modules/x.js"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    stamp = tmp_path / "stamp"
    assert not run.fresh(stamp)
    stamp.touch()
    assert run.fresh(stamp)
    later = time.time() + 10
    os.utime(tmp_path / "web" / "node_modules" / "x.js", (later, later))
    assert run.fresh(stamp)
    os.utime(tmp_path / "web" / "src" / "main.ts", (later, later))
    assert not run.fresh(stamp)
