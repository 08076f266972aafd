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
    for word in ("play", "terminal", "posse", "test", "mutants"):
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


PYTHON = """#!/bin/sh
case "$*" in
    *"pip wheel"*) echo "compile: $POSSE_COMPILE"; mkdir -p build/fast; : >build/fast/posse.whl ;;
    *"-m venv"*) mkdir -p "$3/bin"; cp .venv/bin/python "$3/bin/python"; echo 'echo fast "$@"' >"$3/bin/posse"
                 chmod +x "$3/bin/posse" ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A place that looks like an installed checkout, with a Python that only notes what it should do."""
    for name in ("pyproject.toml", "hatch_build.py", "native/native.h", "web/x.ts", "src/posse/x.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "run").write_text(SCRIPT, encoding="utf-8")
    for name, text in (("python", PYTHON), ("posse", 'echo slow "$@"\n'), ("cc", "")):
        program = tmp_path / (".venv/bin" if name != "cc" else "tools") / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(text)
        program.chmod(0o755)
    (tmp_path / ".venv" / ".play").touch()
    return tmp_path


def played(place: Path, **more: str) -> tuple[str, str]:
    """What `sh run terminal` prints there, and what it says besides."""
    env = {**os.environ, "CI": "", "PATH": f"{place / 'tools'}{os.pathsep}{os.environ['PATH']}", **more}
    done = subprocess.run(["sh", place / "run", "terminal"], env=env, capture_output=True, text=True, check=True)
    return done.stdout.strip(), done.stderr


def test_the_fast_engine_is_built_beside_the_first_game(checkout: Path) -> None:
    built = checkout / ".venv-fast" / ".fast"
    for unwanted in ({"CI": "true"}, {"POSSE_COMPILE": "0"}):
        assert played(checkout, **unwanted) == ("slow play", "")
    out, said = played(checkout)
    assert out == "slow play" and said.count("\n") == 1 and "in the background, for the next start" in said
    wait_for(built, checkout / "build" / "fast.pid")
    assert "compile: 1" in (checkout / "build" / "fast.log").read_text()
    assert played(checkout) == ("fast play", "")
    later = time.time() + 10
    os.utime(checkout / "src" / "posse" / "x.py", (later, later))
    out, said = played(checkout)
    assert out == "slow play" and "in the background" in said, "what has changed is not what was compiled"
    wait_for(built, checkout / "build" / "fast.pid")


def wait_for(file: Path, gone: Path) -> None:
    end = time.monotonic() + 60
    while gone.exists() or not file.exists():
        assert time.monotonic() < end
        time.sleep(0.02)


ANY = """#!/bin/sh
case "${0##*/} $*" in
    *"$FAILS"*) exit 3 ;;
    "uv venv"*) mkdir -p .venv-compiled && cp -r .venv/bin .venv-compiled ;;
esac
"""


@pytest.mark.parametrize("fails", ["mypy", "web run", "web test", "uv build", "-n 3", "smoke", "nothing"])
def test_whatever_fails_also_in_the_background_fails_all(checkout: Path, fails: str) -> None:
    names = [f".venv/bin/{name}" for name in ("python", "posse", "ruff", "mypy", "uv")]
    for name in (*names, "tools/npm", "tools/chromium", "tools/cc"):
        (checkout / name).write_text(ANY)
        (checkout / name).chmod(0o755)
    for name in ("src/posse/server/web/index.html", ".venv/.dev"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).touch()
    env = {**os.environ, "CI": "true", "PATH": f"{checkout / 'tools'}:{os.environ['PATH']}", "FAILS": fails}
    done = subprocess.run(["sh", checkout / "run", "test"], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == (0 if fails == "nothing" else 3), done.stderr
