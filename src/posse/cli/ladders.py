"""The ladder in the terminal: rung after rung with a bar, then a table; and the page that keeps it."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

from rich.table import Table
from rich.text import Text

from posse.cli.screen import Screen
from posse.cli.studying import bar_on
from posse.kernel import game as kernel_game
from posse.studies import ladder
from posse.studies.crew import Crew
from posse.studies.matches import Plan
from posse.studies.standings import standings
from posse.studies.tournament import Tournament
from posse.words import Words


def run(plan: Plan, rounds: int, crew: Crew, out: Path | None, command: str, screen: Screen, words: Words) -> int:
    """Play every rung and all against all, print the table, write the page; the exit code.

    The page is written anew after each rung, and when it is interrupted: what was found out by then is kept.
    """
    rungs: list[ladder.Rung] = []
    pairs = ladder.pairs(list(plan.players))
    whole = Tournament(plan)
    games = rounds * (plan.seats + 1)

    def keep() -> None:
        if out is not None:
            ladder.write(out, ladder.section(plan, f"`{command}`: {conditions()}", rungs, standings(whole.results)))

    with bar_on(screen) as bar:
        task = bar.add_task(plan.game, total=games * (len(pairs) + 1))
        try:
            for above, below in pairs:
                climb = ladder.Climb(Plan.of(plan.game, plan.seats, plan.options, [above, below], plan.seed))
                try:
                    for done in climb.play(rounds, crew):
                        bar.advance(task, done)
                finally:
                    if climb.rounds:
                        rungs.append(climb.rung())
                        keep()
            for round_ in whole.play(games, crew, stop_when_certain=False):
                bar.advance(task, len(round_))
        except KeyboardInterrupt:
            keep()
            return 130
    keep()
    screen.show(Text(words.text("title"), style="bold"))
    screen.show(_table(rungs, words))
    if out is not None:
        screen.show(words.text("cli-ladder-file", file=str(out)), "dim")
    return 0


def conditions() -> str:
    """Where and how this is played."""
    built = "interpreted" if str(kernel_game.__file__).endswith(".py") else "compiled"
    load = f", load {os.getloadavg()[0]:.1f} after" if hasattr(os, "getloadavg") else ""
    day = datetime.now(UTC).date().isoformat()
    return f"{built}, Python {platform.python_version()}, {os.cpu_count()} cores{load}, {day}."


def _table(rungs: list[ladder.Rung], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("cli-ladder-above", "cli-ladder-below"):
        table.add_column(words.text(key), overflow="fold")
    for key in ("cli-ladder-games", "cli-ladder-times", "cli-cup-interval", "cli-cup-ms", "cli-cup-p99"):
        table.add_column(words.text(key), justify="right", no_wrap=True)
    for rung in rungs:
        times, clock = rung.times, rung.clock
        row = [str(rung.games), f"{times.rate:.2f}", f"{times.low:.2f}–{times.high:.2f}"]
        table.add_row(rung.above, rung.below, *row, f"{clock.mean:.1f}", f"{clock.quantile(0.99):.1f}")
    return table
