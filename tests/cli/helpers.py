"""What the tests of the terminal share: running a command with typed lines, and reading what it printed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from rich.cells import cell_len
from typer.testing import CliRunner, Result

from posse.cli.main import app
from posse.cli.paper import read
from posse.games import CATALOG
from posse.kernel.codec import digest

Args = list[str | int | Path]

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ONES = "1\n" * 250
"""More answers than any game of The Five Points has questions."""


def run(*args: str | int | Path, typed: str = "", code: int = 0) -> str:
    """What `posse args...` prints when these lines come through the pipe; English unless told otherwise."""
    result = run_for_result(args, typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == code, result.output
    return result.stdout


def run_for_result(args: Sequence[str | int | Path], typed: str = "") -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env={"LC_ALL": "C.UTF-8"})


def play(*args: str | int | Path, typed: str = "", code: int = 0) -> str:
    """A game of The Five Points with a fixed seed and quick bots."""
    bots = [] if "--bots" in args and args[args.index("--bots") + 1] == 0 else ["--bot", "random"]
    return run("play", "five-points", "--seed", 7, *bots, *args, typed=typed, code=code)


def options(output: str) -> list[str]:
    """The sentences of the first question's options, without their numbers and places."""
    question = output[output.index("FP-050") :].partition("1–")[0]
    return [match[1] for match in re.finditer(r"^ *\d+  (?:[A-F]\d→[A-F]\d  )?(\w.*)$", question, re.MULTILINE)]


def widest(output: str) -> int:
    """The columns of the longest line, colours left out."""
    return max(cell_len(line) for line in ANSI.sub("", output).splitlines())


def digest_of(path: Path) -> str:
    """The state that a record leads to."""
    record = read(path)
    return digest(record.replay(CATALOG[record.header["game"]]).game)
