"""How fast the engine is: random play and copies, one core, events off, best of several runs.

`python -m bench.engine` measures this build and, if `.venv-compiled` is there (`sh run compile`), the compiled one,
and writes both into bench/RESULTS.md. A decision is an applied choice among several options; forced ones, which the
kernel plays, are not counted. A copy is taken in the middle of a game.
"""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from pathlib import Path

from posse.games import CATALOG
from posse.kernel import flow
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.playout import playout

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "RESULTS.md"
RUNS = 8
SEATS = {"five-points": 4, "colt-express": 4, "deadwood": 4, "bang-dice": 5, "deadwood-1876": 5}
ON = {"bang-dice": True}
"""Games measured with every module switched on."""

LAB = "# Speed of the laboratory"
"""Where `bench.lab` writes."""

Figures = dict[str, tuple[float, float, float]]


def options_of(box: Box, seats: int) -> dict[str, object]:
    """The usual options, or for some games the last value of each: everything in play."""
    if box.key not in ON:
        return box.settle(seats)
    return box.settle(seats, {option.name: option.allowed(seats)[-1] for option in box.options})


def measure(box: Box) -> tuple[float, float, float]:
    """Decisions a second, copies a second, and redeals a second."""
    seats = SEATS.get(box.key, box.seats[len(box.seats) // 2])
    options = options_of(box, seats)
    starts: list[Game] = [box.new(seats, Sampled.of(seed), options, log=False) for seed in range(40)]
    middles: list[Game] = [game.copy() for game in starts]
    luck = Sampled.of(77)
    for game in middles:
        playout(game, luck, 30)
    middles = [game for game in middles if game.pending is not None]
    decisions = copies = redeals = 0.0
    for _ in range(RUNS):
        began, made = time.perf_counter(), 0
        while time.perf_counter() - began < 0.25:
            for game in starts:
                made += playout(game.copy(), luck)
        decisions = max(decisions, made / (time.perf_counter() - began))
        began, made = time.perf_counter(), 0
        while time.perf_counter() - began < 0.1:
            for game in middles:
                for _ in range(25):
                    game.copy()
                made += 25
        copies = max(copies, made / (time.perf_counter() - began))
        began, made = time.perf_counter(), 0
        while time.perf_counter() - began < 0.1:
            for game in middles:
                game.redeal(0, luck)
                made += 1
        redeals = max(redeals, made / (time.perf_counter() - began))
    return decisions, copies, redeals


def here() -> Figures:
    """The figures of the build that runs this."""
    return {box.key: measure(box) for box in CATALOG}


def there(python: Path) -> Figures:
    """The figures of another build. The source tree must not be in its way."""
    program = "import sys, json; sys.path.append(sys.argv[1]); from bench.engine import here; print(json.dumps(here()))"
    done = subprocess.run([python, "-P", "-c", program, ROOT], capture_output=True, text=True, check=True, cwd="/")
    figures: Figures = json.loads(done.stdout)
    return figures


def table(builds: dict[str, Figures]) -> str:
    """The figures as a table, games down, builds across."""
    machine = f"{platform.machine()}, Python {platform.python_version()}, one core"
    lines = [
        "# Speed of the engine",
        "",
        f"Random play, events off, best of {RUNS} runs ({machine}). Written by `python -m bench.engine`.",
        "",
        "| game | seats | build | decisions/s | copies/s | redeals/s |",
        "|---|---|---|---|---|---|",
    ]
    for box in CATALOG:
        for build, figures in builds.items():
            row = " | ".join(f"{figure:,.0f}" for figure in figures[box.key])
            lines.append(f"| {box.key} | {SEATS.get(box.key, '')} | {build} | {row} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print, write down."""
    build = "interpreted" if str(flow.__file__).endswith(".py") else "compiled"
    builds = {build: here()}
    other = ROOT / ".venv-compiled" / "bin" / "python"
    if build == "interpreted" and other.exists():
        builds["compiled"] = there(other)
    text = table(builds)
    sys.stdout.write(text)
    _, heading, lab = RESULTS.read_text(encoding="utf-8").partition(LAB)
    RESULTS.write_text(f"{text}\n{heading}{lab}" if lab else text, encoding="utf-8")


if __name__ == "__main__":
    main()
