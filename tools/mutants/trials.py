"""One fault at a time in a copy of the sources, and the tests run against it."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.mutants.faults import GAMES, ROOT, Fault

COPIED: Final = ("pyproject.toml", "src/posse", "tests/__init__.py", "tests/conftest.py", "tests/games")
"""What the tests need of the sources."""

LAWS: Final = ("test_views.py", "test_numbers.py", "test_secrecy.py", "test_noninterference.py")
"""The files of the contract that say what a seat may see."""

LIMITED: Final = """
import sys
seconds, *words = sys.argv[1:]
try:
    import resource
    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
except ImportError:  # Windows has none: there the clock on the wall has to do
    pass
import pytest
sys.exit(pytest.main(words))
"""
"""What runs the tests: a rule that goes round in a circle, or eats up the memory, comes to an end."""

HOW: Final = ("-q", "-x", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist")
FAILED: Final = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


@dataclass(frozen=True)
class Verdict:
    """What the tests said to a fault."""

    outcome: str
    """`noticed`, `endless` (noticed, too: the tests came to no end) or `survived`."""
    by: str
    """The test that noticed it."""
    seconds: float
    said: str
    """All that was printed."""


def trial_tests(game: str, part: str, file: str, root: Path) -> list[str]:
    """The tests of a game, those most likely to notice a fault in this file first.

    These are the tests named like the chapter; for what seats see those about secrets, and the laws of the contract
    last, which take longest.
    """
    folder = root / "tests" / "games" / game
    chapter = Path(file).stem.partition("_")[0] if part == "rules" else "secrecy"
    found = sorted(folder.glob("test_*.py"), key=lambda path: (chapter not in path.stem, path.stem))
    if part == "secrets":
        contract = root / "src" / "posse" / "contract"
        found += [contract / name for name in LAWS]
    return [path.relative_to(root).as_posix() for path in found]


def digest_of_tests(game: str, part: str) -> str:
    """A name for the tests as they are now."""
    whole = hashlib.sha256()
    folder = ROOT / "tests" / "games" / game
    for path in sorted(folder.glob("*.py")) + [ROOT / name for name in trial_tests(game, part, "", ROOT)]:
        whole.update(path.read_bytes())
    return whole.hexdigest()[:12]


class Bench:
    """A copy of the sources in which faults are tried, one after the other."""

    def __init__(self, folder: Path) -> None:
        self.root = folder
        for name in COPIED:
            there = folder / name
            there.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, there, ignore=shutil.ignore_patterns("__pycache__", "web", "*.so"))
            else:
                shutil.copy(ROOT / name, there)

    def path(self, fault: Fault) -> Path:
        """Where the file is in this copy."""
        return self.root / GAMES.relative_to(ROOT) / fault.game / fault.file

    def sound(self, game: str, part: str) -> Verdict:
        """The tests of a game without any fault: they have to pass, and show how long they take."""
        return self.run(game, part, "", 3600)

    def try_out(self, fault: Fault, limit: int) -> Verdict:
        """The tests against a fault, which is gone again afterwards."""
        path = self.path(fault)
        sound = path.read_text(encoding="utf-8")
        self.write(path, fault.text)
        try:
            return self.run(fault.game, fault.part, fault.file, limit)
        finally:
            self.write(path, sound)

    def write(self, path: Path, text: str) -> None:
        """The file, without what Python has kept of it: it tells by size and second, and both can be the same."""
        path.write_text(text, encoding="utf-8")
        Path(importlib.util.cache_from_source(str(path))).unlink(missing_ok=True)

    def run(self, game: str, part: str, file: str, limit: int) -> Verdict:
        """The tests of a game, up to the first that fails."""
        words = [*HOW, f"--game={game.replace('_', '-')}", *trial_tests(game, part, file, self.root)]
        command = [sys.executable, "-c", LIMITED, str(limit), *words]
        env = {**os.environ, "PYTHONPATH": path_of(self.root), "COLUMNS": "200", "OPENBLAS_NUM_THREADS": "1"}
        began = time.monotonic()
        try:
            done = subprocess.run(command, cwd=self.root, env=env, capture_output=True, text=True, timeout=limit * 5)
        except subprocess.TimeoutExpired:
            return Verdict("endless", "", time.monotonic() - began, "")
        found = FAILED.search(done.stdout)
        by = found[1] if found else ""
        outcome = "survived" if done.returncode == 0 else "noticed" if done.returncode > 0 else "endless"
        return Verdict(outcome, by, time.monotonic() - began, done.stdout + done.stderr)


def path_of(root: Path) -> str:
    """Where Python looks: in the copy before anything else, never in the sources."""
    others = [name for name in os.environ.get("PYTHONPATH", "").split(os.pathsep) if name]
    kept = [name for name in others if Path(name).resolve() not in (ROOT, ROOT / "src")]
    return os.pathsep.join([str(root / "src"), str(root), *kept])
