"""`python run.py play`: what `sh run play` does, where there is no sh (Windows). Needs Python 3.11 or later alone.

    python run.py play       open the page in your browser (python run.py play five-points: the page of a game)
    python run.py terminal   a game in the terminal (more words are handed on: five-points --lang pl)
    python run.py posse      any other command: python run.py posse rules five-points
    python run.py test       all tests that need neither a shell nor a compiler
    python run.py mutants    faults put into the rules, for the tests to notice (colt-express --jobs 2; --help)

`run.ps1` finds Python and calls this. On Linux and macOS `sh run` does more.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PAGE = ROOT / "src" / "posse" / "server" / "web" / "index.html"


def say(text: str) -> None:
    """A line for whoever has called us."""
    print(f"posse: {text}", file=sys.stderr)


def python() -> Path:
    """The Python of our own environment, which is made once."""
    found = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not found.exists():
        say("making .venv ...")
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    return found


def sources() -> Iterator[Path]:
    """What an installation, and the page in it, is made from."""
    yield from (ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    for folder, inside, files in os.walk(ROOT / "web"):
        inside[:] = [name for name in inside if name != "node_modules"]
        yield from (Path(folder) / name for name in files)


def fresh(stamp: Path) -> bool:
    """Whether nothing has changed since."""
    return stamp.is_file() and all(path.stat().st_mtime <= stamp.stat().st_mtime for path in sources())


def install(stamp: Path, *words: str) -> None:
    """Install Posse, unless it is there as it is now."""
    if PAGE.is_file() and fresh(stamp):
        return
    say("installing Posse and building its page (again when the page's sources change) ...")
    pip = [str(python()), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    subprocess.run([*pip, *words], cwd=ROOT, check=True)
    stamp.touch()
    if not PAGE.is_file():
        say("the page was not built: npm did not get what it is made with. A game without it: python run.py terminal")


def posse(*words: str) -> int:
    """A command of Posse; its exit code."""
    install(VENV / ".play", "-e", ".")
    env = {**os.environ, "POSSE_COMMAND": "python run.py posse"}
    return subprocess.run([str(python()), "-m", "posse", *words], cwd=ROOT, env=env).returncode


def words_for(command: str, rest: list[str]) -> list[str] | None:
    """The words of `posse` that a word of ours stands for."""
    if command == "play":
        if rest and not rest[0].startswith("-"):
            rest = ["--game", *rest]
        return ["serve", "--host", "127.0.0.1", "--open", *rest]
    return {"terminal": ["play", *rest], "posse": rest}.get(command)


TOOLS = {"test": ["pytest", "-q", "-n", "2"], "mutants": ["tools.mutants"]}
"""What runs with the tools for developing: the tests, interpreted; and faults for them to notice."""


def tool(words: list[str]) -> int:
    """One of these."""
    python()
    install(VENV / ".dev", "-e", ".", "--group", "dev")
    return subprocess.run([str(python()), "-m", *words], cwd=ROOT).returncode


def main(typed: list[str]) -> int:
    """Do what was typed."""
    if sys.version_info < (3, 11):  # noqa: UP036 (that is what we tell)
        say("Posse needs Python 3.11 or later.")
        return 1
    command, *rest = typed or ["help"]
    if command in TOOLS:
        return tool([*TOOLS[command], *rest])
    words = words_for(command, rest)
    if words is None:
        print(__doc__)
        return 0
    python()
    return posse(*words)


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as problem:
        say(f"this did not work: {' '.join(str(word) for word in problem.cmd)}")
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
