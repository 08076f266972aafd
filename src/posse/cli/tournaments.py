"""A tournament in the terminal: a bar while it is played, then its tables. Ctrl-C shows what is done so far."""

from __future__ import annotations

import time
from typing import Final

from rich.table import Table
from rich.text import Text

from posse.cli.screen import Screen
from posse.cli.studying import bar_on
from posse.studies.crew import Crew
from posse.studies.standings import Share, Standings, standings
from posse.studies.tournament import Tournament
from posse.words import Words

NUMBERS: Final = (
    "cli-cup-rating", "cli-cup-wins", "cli-cup-interval", "cli-cup-fair", "cli-cup-interval", "cli-cup-ms",
    "cli-cup-p99",
)  # fmt: skip
MANY: Final = 4
"""With more players than that, the cross table leaves the intervals out: it would not fit."""


def run(study: Tournament, games: int, crew: Crew, stop: bool, screen: Screen, words: Words) -> int:
    """Play, and print the tables; the exit code."""
    began = time.perf_counter()
    before = len(study.rounds)
    interrupted = False
    count = len(study.plan.players)
    with bar_on(screen) as bar:
        task = bar.add_task(study.plan.game, total=study.rounds_for(games) * count, completed=before * count)
        try:
            for round_ in study.play(games, crew, stop):
                bar.update(task, advance=len(round_))
        except KeyboardInterrupt:
            interrupted = True
    seconds = time.perf_counter() - began
    show(study, screen, words)
    new = (len(study.rounds) - before) * count
    screen.show(words.text("cli-cup-speed", new=new, seconds=f"{seconds:.1f}", jobs=crew.workers), "dim")
    if study.results.file is not None:
        screen.show(words.text("cli-cup-file", file=str(study.results.file)), "dim")
    return 130 if interrupted else 0


def show(study: Tournament, screen: Screen, words: Words) -> None:
    """All tables."""
    say = words.text
    plan = study.plan
    screen.show(Text(say("title"), style="bold"))
    found = standings(study.results)
    screen.show(say("cli-cup", games=found.games, rounds=found.rounds, seats=plan.seats, seed=str(plan.seed)))
    if not found.games:
        return
    screen.show()
    screen.show(_table(found, words))
    screen.show()
    screen.show(_cross(found, words))
    screen.show()
    screen.show(say("cli-cup-certain" if study.settled() else "cli-cup-open"))
    screen.show(say("cli-cup-legend"), "dim")


def _table(found: Standings, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.text("cli-cup-player"), overflow="fold")
    for key in NUMBERS:
        table.add_column(words.text(key), justify="right", no_wrap=True)
    for number, one in enumerate(found.table, 1):
        row = [f"{number} {one.name}", f"{one.rating.mu:.1f} ±{2 * one.rating.sigma:.1f}"]
        row += [f"{100 * one.wins.rate:.1f}%", _between(one.wins), f"{one.fair.rate:.2f}"]
        row += [f"{one.fair.low:.2f}–{one.fair.high:.2f}", f"{one.clock.mean:.2f}", f"{one.clock.quantile(0.99):.2f}"]
        table.add_row(*row)
    return table


def _cross(found: Standings, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", title_justify="left")
    table.add_column(words.text("cli-cup-beats"), overflow="fold")
    names = [one.name for one in found.table]
    for number in range(1, len(names) + 1):
        table.add_column(str(number), justify="right")
    for number, name in enumerate(names, 1):
        cells = ["·" if other == name else _cell(found.cross[name, other], len(names)) for other in names]
        table.add_row(f"{number} {name}", *cells)
    return table


def _cell(share: Share, players: int) -> str:
    if not share.of:
        return ""
    rate = f"{100 * share.rate:.0f}%"
    return rate if players > MANY else f"{rate} ({100 * share.low:.0f}–{100 * share.high:.0f})"


def _between(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}%"
