"""The example, installed as a stranger would, where only these tests look."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "crazy_eights"

Run = Callable[..., subprocess.CompletedProcess[str]]


def install(package: Path, folder: Path) -> Path:
    """Build the package without a network, and put it there."""
    words = ["-q", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    subprocess.run([sys.executable, "-m", "pip", "install", *words, "--target", folder, package], check=True)
    return folder


def runner(folder: Path, **settings: str) -> Run:
    """Runs a program of Python in a house that has what is installed there, too; with these in its environment."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "src"), str(folder)])
    env = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C.UTF-8", **settings}

    def run(*words: str | Path, typed: str = "", code: int = 0, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", *map(str, words)]
        done = subprocess.run(command, input=typed, env=env, cwd=cwd, capture_output=True, text=True, timeout=300)
        assert done.returncode == code, done.stdout + done.stderr
        return done

    return run


@pytest.fixture(scope="session")
def eights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the example is installed."""
    return install(EXAMPLE, tmp_path_factory.mktemp("eights"))


@pytest.fixture(scope="session")
def run(eights: Path) -> Run:
    """Programs in a house with the example."""
    return runner(eights)
