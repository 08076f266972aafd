"""Two builds of the engine in turn on one core, for machines that are never quiet.

`python -m bench.pairs OTHER/.venv-compiled` holds the compiled engine of this folder (`sh run compile`) against that of
another one. Each works for a few hundredths of a second, then the other does the same: what else the machine is doing
slows both alike, so that their ratio can be told where neither of their rates can. What is done is what bench/engine.py
measures; `--games` and `--columns` choose from it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, NamedTuple

from bench.engine import COLUMNS, ROOT, SEATS, Bench, machine, rate
from posse.games import CATALOG

SLICE = 0.03
"""Seconds of work between two looks at the other build."""
USUAL = "decisions/s,copies/s,tries/s"


class Pair(NamedTuple):
    """What two builds did in slices that followed each other."""

    before: list[float]
    now: list[float]

    def row(self) -> str:
        """The medians in thousands a second, and how often as much the one does in the time of the other."""
        ratios = [now / before for before, now in zip(self.before, self.now, strict=True)]
        low, middle, high = statistics.quantiles(ratios, n=4)
        medians = f"{statistics.median(self.before) / 1000:,.1f} | {statistics.median(self.now) / 1000:,.1f}"
        return f"{medians} | {middle:.2f} | {low:.2f} to {high:.2f}"


def work(orders: Iterable[str], answers: IO[str]) -> None:
    """In a process of each build: for every line with a game and a column, a slice of that; how much a second."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    known: dict[str, Bench] = {}
    for order in orders:
        game, column = order.split()
        if game not in known:
            known = {game: Bench(CATALOG[game])}
        measure = known[game].measures()[COLUMNS.index(column)]
        print(rate(measure, SLICE), file=answers, flush=True)


class Build:
    """A build at work in a process of its own. The source tree must not be in its way."""

    def __init__(self, venv: Path) -> None:
        program = "import sys; sys.path.append(sys.argv[1]); from bench.pairs import work; work(sys.stdin, sys.stdout)"
        words: list[str | Path] = [venv / "bin" / "python", "-P", "-c", program, ROOT]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/")

    def rate(self, game: str, column: str) -> float:
        """How much it does a second."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(game, column, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"{self.process.args!r} has ended: is there a compiled Posse (sh run compile)?")
        return float(answer)


def compared(other: Path, games: list[str], columns: list[str], slices: int) -> Iterator[str]:
    """The lines of the table."""
    yield "| game | seats | what | before, thousands/s | now | times | the middle half of the pairs |"
    yield "|---|---|---|---|---|---|---|"
    before, now = Build(other), Build(ROOT / ".venv-compiled")
    for game in games:
        for column in columns:
            for build in (before, now):
                build.rate(game, column)  # the first time, positions are made
            rates = [(before.rate(game, column), now.rate(game, column)) for _ in range(slices)]
            pair = Pair([one for one, _ in rates], [other for _, other in rates])
            yield f"| {game} | {SEATS[game]} | {column.removesuffix('/s')} | {pair.row()} |"


def main(words: list[str] | None = None) -> None:
    """Measure and print."""
    about = argparse.ArgumentParser(prog="bench.pairs", description=(__doc__ or "").partition("\n")[0])
    about.add_argument("other", type=Path, help="the environment of the other build: its .venv-compiled")
    about.add_argument("--games", default=",".join(SEATS), help="with commas between")
    about.add_argument("--columns", default=USUAL, help=f"with commas between: {', '.join(COLUMNS)}")
    about.add_argument("--slices", type=int, default=100, help="pairs of each")
    asked = about.parse_args(words)
    print(f"{machine()}; {asked.slices} pairs of {1000 * SLICE:.0f} ms each.\n")
    columns = [column.strip() for column in asked.columns.split(",")]
    for line in compared(asked.other.absolute(), asked.games.split(","), columns, asked.slices):
        print(line, flush=True)


if __name__ == "__main__":
    main()
