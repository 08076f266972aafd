"""A report in the making: games are counted as they come, then the page is written. Ctrl-C writes what is done."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Final

from posse.cli.screen import Screen
from posse.cli.sources import Wanted
from posse.cli.studying import bar_on
from posse.studies.counts import Numbers, TableOf, Work, add_up, count_all
from posse.studies.crew import Crew
from posse.studies.page import page, words_of
from posse.studies.results import Results
from posse.studies.standings import standings
from posse.studies.stories import Numbered, Story
from posse.words import Words

TOGETHER: Final = 10
"""Games that a worker counts at once, if there is not more to do in them."""


def run(wanted: Wanted, out: Path, chances: int, crew: Crew, screen: Screen, language: str) -> int:
    """Count, write the page; the exit code."""
    words = Words(language, None, resources.files("posse.cli"))
    whole: dict[TableOf, Numbers] = {}
    code = 0
    with bar_on(screen) as bar:
        task = bar.add_task(str(out), total=wanted.total())
        try:
            for part in crew.results(count_all, shared_out(wanted.tasks(), chances)):
                whole = add_up([whole, part])
                bar.advance(task, sum(n["games",] + n["unfinished",] for n in part.values()))
        except KeyboardInterrupt:
            code = 130
    cups = {Path(what).name: standings(Results(Path(what))) for what in wanted.what if what.endswith(".jsonl")}
    left_out = sum(numbers["unfinished",] for numbers in whole.values())
    out.write_text(page(whole, cups, told(wanted), words_of(language), left_out), encoding="utf-8")
    games = sum(numbers["games",] for numbers in whole.values())
    screen.show(words.text("cli-reported", games=games, file=str(out)))
    return code


def shared_out(tasks: Iterable[Story | Numbered], chances: int) -> Iterator[Work]:
    """The games in small parts; in the first of each game, chances are looked at, too."""
    looked: Counter[str] = Counter()
    part: list[Story | Numbered] = []
    for task in tasks:
        game = task.sim.game if isinstance(task, Numbered) else task.game
        looked[game] += 1
        if looked[game] <= chances:
            yield Work((task,), True)
        else:
            part.append(task)
        if len(part) == TOGETHER:
            yield Work(tuple(part))
            part = []
    if part:
        yield Work(tuple(part))


def told(wanted: Wanted) -> str:
    """The command that makes the same page."""
    words = ["posse", "report", *(Path(what).name for what in wanted.what)]
    if wanted.total() is not None:
        words += ["--games", str(wanted.games)]
        words += [] if wanted.seats is None else ["--seats", str(wanted.seats)]
        words += [word for bot in wanted.bots for word in ("--bot", bot)]
        words += [word for option in wanted.options for word in ("--option", option)]
        words += ["--seed", str(wanted.seed)]
    return shlex.join(words)
