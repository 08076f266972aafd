"""How fast the laboratory is: observations on one core, and batches of tables with observations on.

`python -m bench.lab` measures this build and, if `.venv-compiled` is there (`sh run compile`), the compiled one, and
writes both into bench/RESULTS.md, behind the engine's speeds. An observation is a row of numbers, laid out whole in an
array with those of other tables, and is taken at a question in the middle of a game. A decision of a batch is a choice
among several: it was seen, chosen at random by its mask, and stepped; workers and whoever chooses share the cores.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

from bench.engine import LAB, SEATS, machine, write_down
from posse.games import CATALOG
from posse.kernel import flow
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.pen import Pen
from posse.kernel.playout import playout
from posse.lab.batches import Batch, random_choices
from posse.lab.fields import Lines, Sheet

ROOT = Path(__file__).parents[1]
RUNS = 8
WORKERS = 2
TABLES = 512
Figures = dict[str, tuple[float, float]]


def observations(box: Box) -> float:
    """Rows a second, on one core."""
    seats = SEATS[box.key]
    sheet, luck, games = Sheet(box, seats), Sampled.of(5), []
    for number in range(40):
        game = box.new(seats, Sampled.of(number), log=False)
        playout(game, luck, 3 * number)
        if game.pending is not None:
            games.append(game)
    pen, lines, best = Pen(seats), Lines(np.zeros((len(games), sheet.size), np.int16)), 0.0
    for _ in range(RUNS):
        began, made = time.perf_counter(), 0
        while time.perf_counter() - began < 0.2:
            ends = []
            for game in games:
                game.write_numbers(0, pen)
                ends.append(pen.count())
            lines.write(pen.written(), ends)
            made += len(games)
        best = max(best, made / (time.perf_counter() - began))
    return best


def decisions(box: Box) -> float:
    """Decisions a second of a batch, choosing included."""
    luck, best = np.random.default_rng(1), 0.0
    with Batch(box.key, TABLES, seats=SEATS[box.key], workers=WORKERS) as batch:
        for _ in range(RUNS):
            began, made = time.perf_counter(), 0
            while time.perf_counter() - began < 0.5:
                batch.step(random_choices(batch, luck))
                made += TABLES
            best = max(best, made / (time.perf_counter() - began))
    return best


def here() -> Figures:
    """The figures of the build that runs this."""
    return {box.key: (observations(box), decisions(box)) for box in CATALOG}


def there(python: Path) -> Figures:
    """The figures of another build. The source tree must not be in its way."""
    program = "import sys, json; sys.path.append(sys.argv[1]); from bench.lab import here; print(json.dumps(here()))"
    script = f"if __name__ == '__main__':\n    {program.replace('; ', chr(10) + '    ')}\n"
    file = ROOT / "build" / "measure_lab.py"  # workers are spawned: they need a file to begin with
    file.parent.mkdir(exist_ok=True)
    file.write_text(script, encoding="utf-8")
    done = subprocess.run([python, "-P", file, ROOT], capture_output=True, text=True, check=True, cwd="/")
    figures: Figures = json.loads(done.stdout)
    return figures


def section(builds: dict[str, Figures], where: str) -> str:
    """The figures as a table, games down, builds across."""
    lines = [
        LAB,
        "",
        f"Observations on one core; batches of {TABLES} tables in {WORKERS} processes with observations on, chosen at",
        f"random by their masks; best of {RUNS} runs. Written by `python -m bench.lab`. Measured on: {where}.",
        "",
        "| game | seats | numbers in a row | build | observations/s | decisions/s in batches |",
        "|---|---|---|---|---|---|",
    ]
    for box in CATALOG:
        seats = SEATS[box.key]
        for build, figures in builds.items():
            seen, decided = figures[box.key]
            lines.append(
                f"| {box.key} | {seats} | {Sheet(box, seats).size:,} | {build} | {seen:,.0f} | {decided:,.0f} |"
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print, write down."""
    build = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    where = machine()
    builds = {build: here()}
    other = ROOT / ".venv-compiled" / "bin" / "python"
    if build == "interpreted" and other.exists():
        builds["compiled"] = there(other)
    text = section(builds, where)
    sys.stdout.write(text)
    write_down(LAB, text)


if __name__ == "__main__":
    main()
