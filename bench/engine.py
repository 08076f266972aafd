"""How fast the engine is, on one core: random play, copies, worlds dealt anew, and search.

`python -m bench.engine` measures this build and, if `.venv-compiled` is there (`sh run compile`), the compiled one,
and writes both into bench/RESULTS.md. Each figure is the median of several runs, between which the others are
measured, and how far the runs lie apart: (largest - smallest) / median.

- A decision is an applied choice among several options; forced ones, which the kernel plays, are not counted.
- "as at a table": with the log that people read and the luck that they can check.
- Positions are taken from whole games, from the first question to the last.
- Copies are dropped at once, or a thousand are kept, as a search does.
- Worlds are dealt anew for every seat in turn, 16 from a position, as a search does it.
- A try is what the scout does: a copy of a world, a choice, random play to the end, and who has won.
"""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from posse.bots import observe
from posse.bots.scout import Scout
from posse.games import CATALOG
from posse.kernel import flow
from posse.kernel.box import Box
from posse.kernel.chance import Sampled, Seeded
from posse.kernel.game import Game
from posse.kernel.playout import playout, random_step
from posse.kernel.worlds import Worlds

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "RESULTS.md"
RUNS = 7
SECONDS = 0.15
GAMES = 30
STAGES = 8
KEPT = 1000
WORLDS = 16
TRIES = 64
SEATS = {"five-points": 4, "colt-express": 4, "deadwood": 4, "bang-dice": 5, "deadwood-1876": 5}
ON = {"bang-dice": True}
"""Games measured with every module switched on."""

LAB = "# Speed of the laboratory"
"""Where `bench.lab` writes."""
PEERS = "# Peers"
"""Where `bench.peers` writes."""

COLUMNS = (
    "decisions/s",
    "with set-up",
    "as at a table",
    "copies/s",
    "kept",
    "worlds/s",
    "late worlds/s",
    "ranks/s",
    "tries/s",
)


class Figure(NamedTuple):
    """The median of some runs, and how far they lie apart."""

    median: float
    spread: float

    def __str__(self) -> str:
        return f"{self.median:,.0f} ±{50 * self.spread:.0f}%"


Figures = dict[str, list[Figure]]


def options_of(box: Box, seats: int) -> dict[str, object]:
    """The usual options, or for some games the last value of each: everything in play."""
    if box.key not in ON:
        return box.settle(seats)
    return box.settle(seats, {option.name: option.allowed(seats)[-1] for option in box.options})


class Bench:
    """A game with positions from its whole length; each method does some work and says how much."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.seats = SEATS.get(box.key, box.seats[len(box.seats) // 2])
        self.options = options_of(box, self.seats)
        self.luck = Sampled.of(77)
        self.starts = [self.new(seed) for seed in range(GAMES)]
        self.ends: list[Game] = []
        self.stages: list[list[Game]] = [[] for _ in range(STAGES)]
        """Positions, from the beginning of games to their end."""
        for start in self.starts:
            path = self.path(start.copy())
            for stage, positions in enumerate(self.stages):
                positions.append(path[len(path) * stage // STAGES])
        self.positions = [game for positions in self.stages for game in positions]
        self.turn = 0

    def new(self, seed: int) -> Game:
        return self.box.new(self.seats, Sampled.of(seed), self.options, log=False)

    def path(self, game: Game) -> list[Game]:
        """The positions of a game that is played to its end."""
        found: list[Game] = []
        while game.pending is not None:
            found.append(game.copy())
            random_step(game, self.luck)
        self.ends.append(game)
        return found

    # ---- what is measured, in the order of COLUMNS

    def measures(self) -> list[Callable[[], int]]:
        return [
            self.play,
            self.set_up_and_play,
            self.play_as_at_a_table,
            self.copy,
            self.copy_and_keep,
            lambda: self.redeal(self.positions),
            lambda: self.redeal(self.stages[-1]),
            self.rank,
            self.search,
        ]

    def play(self) -> int:
        return sum(playout(game.copy(), self.luck) for game in self.starts)

    def set_up_and_play(self) -> int:
        self.turn += GAMES
        return sum(playout(self.new(self.turn + number), self.luck) for number in range(GAMES))

    def play_as_at_a_table(self) -> int:
        self.turn += 1
        made = 0
        for number in range(4):
            luck = Seeded(b"%16d" % (4 * self.turn + number))
            made += playout(self.box.new(self.seats, luck, self.options), self.luck)
        return made

    def copy(self) -> int:
        for game in self.positions:
            for _ in range(10):
                game.copy()
        return 10 * len(self.positions)

    def copy_and_keep(self) -> int:
        kept: list[Game] = []
        while len(kept) < KEPT:
            kept += [game.copy() for game in self.positions]
        return len(kept)

    def redeal(self, games: list[Game]) -> int:
        for game in games:
            self.turn += 1
            worlds = Worlds(game, self.turn % self.seats)
            for _ in range(WORLDS):
                worlds.deal(self.luck)
        return WORLDS * len(games)

    def rank(self) -> int:
        for game in self.ends:
            for _ in range(10):
                self.box.ranks(game)
        return 10 * len(self.ends)

    def search(self) -> int:
        self.turn += 1
        scout = Scout(self.turn, TRIES)
        made = 0
        for game in self.positions[self.turn % GAMES :: GAMES]:
            question = game.questions()[0]
            if len(question.options) > 1:
                scout.choose(observe(game, question.seat))
                made += TRIES
        return made


def rate(work: Callable[[], int], seconds: float = SECONDS) -> float:
    """How much of it is done in a second."""
    began, made = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        made += work()
    return made / (time.perf_counter() - began)


def measure(box: Box) -> list[Figure]:
    """All figures of a game."""
    measures = Bench(box).measures()
    runs = [[rate(work) for work in measures] for _ in range(RUNS)]
    columns = list(zip(*runs, strict=True))
    medians = [statistics.median(column) for column in columns]
    return [Figure(m, (max(c) - min(c)) / m) for m, c in zip(medians, columns, strict=True)]


def here() -> Figures:
    """The figures of the build that runs this, on one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return {box.key: measure(box) for box in CATALOG}


def there(python: Path) -> Figures:
    """The figures of another build. The source tree must not be in its way."""
    program = "import sys, json; sys.path.append(sys.argv[1]); from bench.engine import here; print(json.dumps(here()))"
    done = subprocess.run([python, "-P", "-c", program, ROOT], capture_output=True, text=True, check=True, cwd="/")
    return {key: [Figure(*figure) for figure in figures] for key, figures in json.loads(done.stdout).items()}


def machine() -> str:
    """What this was measured on, and when."""
    cpu = platform.processor() or platform.machine()
    about = Path("/proc/cpuinfo")
    if about.exists():
        names = [line.partition(":")[2].strip() for line in about.read_text().splitlines() if "model name" in line]
        cpu = names[0] if names else cpu
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout
    load = f"load {os.getloadavg()[0]:.1f} before" if hasattr(os, "getloadavg") else "load unknown"
    day = time.strftime("%Y-%m-%d")
    return f"{cpu}, {os.cpu_count()} cores, Python {platform.python_version()}, {day}, commit {commit.strip()}, {load}"


def table(builds: dict[str, Figures], where: str) -> str:
    """The figures as a table, games down, builds across."""
    lines = [
        "# Speed of the engine",
        "",
        f"One core, median of {RUNS} runs ± half their spread; bench/engine.py says what each column is, and wrote",
        f"this (`python -m bench.engine`). Measured on: {where}.",
        "",
        f"| game | seats | build | {' | '.join(COLUMNS)} |",
        "|---|---|---|" + "---|" * len(COLUMNS),
    ]
    for box in CATALOG:
        for build, figures in builds.items():
            row = " | ".join(map(str, figures[box.key]))
            lines.append(f"| {box.key} | {SEATS.get(box.key, '')} | {build} | {row} |")
    return "\n".join(lines) + "\n"


def write_down(heading: str, text: str) -> None:
    """Put a chapter into RESULTS.md in place of the old one."""
    chapters = [chapter for chapter in RESULTS.read_text(encoding="utf-8").split("\n# ") if chapter.strip()]
    chapters = [chapter if chapter.startswith("# ") else f"# {chapter}" for chapter in chapters]
    headings = [chapter.splitlines()[0] for chapter in chapters]
    if heading in headings:
        chapters[headings.index(heading)] = text
    else:
        chapters.append(text)
    RESULTS.write_text("\n\n".join(chapter.rstrip() for chapter in chapters) + "\n", encoding="utf-8")


def main() -> None:
    """Measure, print, write down."""
    build = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    where = machine()
    builds = {build: here()}
    other = ROOT / ".venv-compiled" / "bin" / "python"
    if build == "interpreted" and other.exists():
        builds["compiled"] = there(other)
    text = table(builds, where)
    sys.stdout.write(text)
    write_down("# Speed of the engine", text)


if __name__ == "__main__":
    main()
