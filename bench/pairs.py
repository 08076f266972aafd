"""Two builds of the engine in turn on one core, for machines that are never quiet.

`python -m bench.pairs OTHER/.venv-compiled` holds the compiled engine of this folder (`sh run compile`) against that of
another one. Each does the same for a few hundredths of a second, then the other: what slows the machine for longer than
that slows both alike, so that their ratio can be told where neither of their rates can. What is done is what
bench/engine.py measures; `--games` and `--columns` choose from it.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, NamedTuple

from bench.engine import COLUMNS, ROOT, SEATS, Bench, machine
from posse.games import CATALOG
from posse.kernel import flow

SLICE = 0.03
"""About so many seconds of work between two looks at the other build."""
USUAL = "decisions/s,copies/s,tries/s"


class Slice(NamedTuple):
    """What a build did, and how long it took."""

    made: int
    seconds: float

    def rate(self) -> float:
        """In thousands a second."""
        return self.made / self.seconds / 1000


class Pair(NamedTuple):
    """The same slice of both builds."""

    before: Slice
    now: Slice

    def times(self) -> float:
        """How many times as much the second does in the same time."""
        return self.now.rate() / self.before.rate()


def row(pairs: list[Pair]) -> str:
    """The medians of both, and how they compare."""
    low, middle, high = statistics.quantiles([pair.times() for pair in pairs], n=4)
    before = statistics.median(pair.before.rate() for pair in pairs)
    now = statistics.median(pair.now.rate() for pair in pairs)
    return f"{before:,.1f} | {now:,.1f} | {middle:.2f} | {low:.2f} to {high:.2f}"


# ---- in a process of each build


def work(orders: Iterable[str], answers: IO[str]) -> None:
    """Lines with a game, a column and how often to do that; what was done, and how long it took."""
    if str(flow.__file__).endswith(".py"):
        raise SystemExit(f"{flow.__file__} is not compiled")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    bench = Bench(next(iter(CATALOG)))
    for order in orders:
        game, column, times = order.split()
        if game != bench.box.key:
            bench = Bench(CATALOG[game])
        measure = bench.measures()[COLUMNS.index(column)]
        began, made = time.perf_counter(), 0
        for _ in range(int(times)):
            made += measure()
        print(made, time.perf_counter() - began, file=answers, flush=True)


class Build:
    """A build at work in a process of its own. The source tree must not be in its way."""

    def __init__(self, venv: Path) -> None:
        program = "import sys; sys.path.append(sys.argv[1]); from bench.pairs import work; work(sys.stdin, sys.stdout)"
        python = venv / "bin" / "python"
        if not python.exists():
            raise SystemExit(f"{venv} is no environment: sh run compile makes .venv-compiled")
        words: list[str | Path] = [python, "-P", "-c", program, ROOT]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/")

    def do(self, game: str, column: str, times: int) -> Slice:
        """That much of it."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(game, column, times, file=self.process.stdin, flush=True)
        made, _, seconds = self.process.stdout.readline().partition(" ")
        if not seconds:
            raise SystemExit("one of the builds has ended; what it said is above")
        return Slice(int(made), float(seconds))


# ---- and beside them


def compared(before: Build, now: Build, game: str, column: str, slices: int) -> list[Pair]:
    """Both do the same, as often; who begins changes from pair to pair."""
    for build in (before, now):
        build.do(game, column, 1)  # positions are made, once
    times = max(1, round(SLICE / before.do(game, column, 1).seconds))
    now.do(game, column, 1)
    pairs: list[Pair] = []
    for number in range(slices):
        if number % 2:
            later, earlier = now.do(game, column, times), before.do(game, column, times)
        else:
            earlier, later = before.do(game, column, times), now.do(game, column, times)
        pairs.append(Pair(earlier, later))
        if earlier.made != later.made:
            raise SystemExit(f"the builds play other games of {game}: these can't be compared")
    return pairs


def table(other: Path, games: list[str], columns: list[str], slices: int) -> Iterator[str]:
    """Line by line."""
    before, now = Build(other), Build(ROOT / ".venv-compiled")
    yield "| game | seats | what | before, thousands/s | now | times | the middle half of the pairs |"
    yield "|---|---|---|---|---|---|---|"
    for game in games:
        for column in columns:
            told = row(compared(before, now, game, column, slices))
            yield f"| {game} | {SEATS[game]} | {column.removesuffix('/s')} | {told} |"


def several(text: str, known: Iterable[str], about: argparse.ArgumentParser) -> list[str]:
    """Names with commas between, all of them known."""
    found = [name.strip() for name in text.split(",")]
    if wrong := [name for name in found if name not in known]:
        about.error(f"no {', '.join(wrong)}; there are {', '.join(known)}")
    return found


def main(words: list[str] | None = None) -> None:
    """Measure and print."""
    about = argparse.ArgumentParser(prog="bench.pairs", description=(__doc__ or "").partition("\n")[0])
    about.add_argument("other", type=Path, help="the environment of the other build: its .venv-compiled")
    about.add_argument("--games", default=",".join(SEATS), help="with commas between")
    about.add_argument("--columns", default=USUAL, help=f"with commas between: {', '.join(COLUMNS)}")
    about.add_argument("--slices", type=int, default=100, help="pairs of each, 2 at least")
    asked = about.parse_args(words)
    if asked.slices < 2:
        about.error("--slices: two or more, or there is no middle half of them")
    games, columns = several(asked.games, SEATS, about), several(asked.columns, COLUMNS, about)
    print(f"{machine()}; {asked.slices} pairs of about {1000 * SLICE:.0f} ms each.\n")
    for line in table(asked.other.absolute(), games, columns, asked.slices):
        print(line, flush=True)


if __name__ == "__main__":
    main()
