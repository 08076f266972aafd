"""Many games at once: how long they are, and who wins them.

Game number i of a simulation has the same luck whichever process plays it, and everything is counted in whole
numbers, so that the outcome does not depend on how the work was shared.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from posse.bots import Bot, make, observe
from posse.cli.screen import Screen
from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.playout import playout
from posse.studies.crew import Crew
from posse.words import Words

BATCHES: Final = 200
"""Into so many parts a simulation is cut, if it is large."""
SURE: Final = 1.959964
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True)
class Plan:
    """What is played."""

    key: str
    seats: int
    options: dict[str, object]
    bots: tuple[str, ...]
    """A bot for each seat; empty: everybody plays at random, and fast."""
    seed: int


@dataclass
class Tally:
    """What came out, in whole numbers."""

    seats: int
    games: int = 0
    decisions: int = 0
    fewest: int = 0
    most: int = 0
    ties: int = 0
    """Games with several winners."""
    wins: list[dict[int, int]] = field(default_factory=list)
    """For each seat: how often it won together with how many in all."""
    places: list[dict[int, int]] = field(default_factory=list)
    """For each seat: how often it had which place."""
    scores: list[int] = field(default_factory=list)
    """For each seat: the sum of its scores."""

    def __post_init__(self) -> None:
        self.wins = self.wins or [{} for _ in range(self.seats)]
        self.places = self.places or [{} for _ in range(self.seats)]
        self.scores = self.scores or [0] * self.seats

    def count(self, decisions: int, ranks: list[int], scores: list[int]) -> None:
        """One more game."""
        self.fewest = min(self.fewest, decisions) if self.games else decisions
        self.most = max(self.most, decisions)
        self.games += 1
        self.decisions += decisions
        winners = ranks.count(1)
        self.ties += winners > 1
        for seat, rank in enumerate(ranks):
            self.scores[seat] += scores[seat]
            self.places[seat][rank] = self.places[seat].get(rank, 0) + 1
            if rank == 1:
                self.wins[seat][winners] = self.wins[seat].get(winners, 0) + 1

    def add(self, other: Tally) -> None:
        """The games of another tally, too."""
        if not other.games:
            return
        self.fewest = min(self.fewest, other.fewest) if self.games else other.fewest
        self.most = max(self.most, other.most)
        self.games += other.games
        self.decisions += other.decisions
        self.ties += other.ties
        for seat in range(self.seats):
            self.scores[seat] += other.scores[seat]
            for mine, more in ((self.wins, other.wins), (self.places, other.places)):
                for key, count in more[seat].items():
                    mine[seat][key] = mine[seat].get(key, 0) + count

    def won(self, seat: int) -> float:
        """How many games the seat won; a victory shared by k counts 1/k."""
        return sum(count / winners for winners, count in sorted(self.wins[seat].items()))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which a win rate lies with 95 % certainty (Wilson, 1927).

    >>> [round(edge, 3) for edge in wilson(50, 100)]
    [0.404, 0.596]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    shrink = 1 + SURE**2 / games
    middle = (rate + SURE**2 / (2 * games)) / shrink
    half = SURE * math.sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


# ---- playing


def play_batch(plan: Plan, first: int, last: int) -> Tally:
    """The games from number `first` to before `last`."""
    box = CATALOG[plan.key]
    tally = Tally(plan.seats)
    for number in range(first, last):
        luck = Sampled.of((plan.seed << 40) + number)
        game = box.new(plan.seats, luck, plan.options, log=False)
        if plan.bots:
            bots = [make(name, (plan.seed << 40) + number * 16 + seat) for seat, name in enumerate(plan.bots)]
            decisions = _play_with(game, bots)
        else:
            decisions = playout(game, luck)
        tally.count(decisions, box.ranks(game), box.scores(game))
    return tally


def _play_with(game: Game, bots: list[Bot]) -> int:
    """To the end, every seat with its bot; how many decisions among several options that took."""
    decisions = 0
    while questions := game.questions():
        for question in questions:
            decisions += len(question.options) > 1
            game.play(question.seat, bots[question.seat].choose(observe(game, question.seat)))
    return decisions


def play_part(part: tuple[Plan, int, int]) -> Tally:
    """The same, for a crew."""
    return play_batch(*part)


def run(plan: Plan, games: int, crew: Crew) -> Iterator[Tally]:
    """The tallies of all batches."""
    size = max(1, math.ceil(games / BATCHES))
    return crew.results(play_part, [(plan, first, min(first + size, games)) for first in range(0, games, size)])


def simulate(plan: Plan, games: int, crew: Crew, screen: Screen, words: Words) -> int:
    """Play, with a bar on a terminal, and print what came out; the exit code. Ctrl-C prints what is done so far."""
    total = Tally(plan.seats)
    began = time.perf_counter()
    interrupted = False
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.console, transient=True, disable=not screen.console.is_terminal) as bar:
        task = bar.add_task(plan.key, total=games)
        try:
            for tally in run(plan, games, crew):
                total.add(tally)
                bar.update(task, advance=tally.games)
        except KeyboardInterrupt:
            interrupted = True
    seconds = time.perf_counter() - began
    report(plan, total, seconds, crew.workers, screen, words)
    return 130 if interrupted else 0


# ---- the report


def report(plan: Plan, tally: Tally, seconds: float, jobs: int, screen: Screen, words: Words) -> None:
    """The tally as a plain table."""
    players = ", ".join(plan.bots) or "random"
    say = words.text
    screen.show(Text(say("title"), style="bold"))
    screen.show(say("cli-simulated", games=tally.games, seats=plan.seats, bots=players, seed=str(plan.seed)))
    if not tally.games:
        return
    mean = f"{tally.decisions / tally.games:.1f}"
    screen.show(say("cli-decisions", mean=mean, fewest=tally.fewest, most=tally.most))
    screen.show(say("cli-ties", ties=tally.ties, share=f"{100 * tally.ties / tally.games:.1f}"))
    screen.show()
    screen.show(_by_seat(plan, tally, words))
    screen.show(say("cli-shares"), "dim")
    screen.show(say("cli-speed", speed=f"{tally.games / seconds:.0f}", seconds=f"{seconds:.1f}", jobs=jobs))


def _by_seat(plan: Plan, tally: Tally, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(words.text("cli-seat"), justify="right")
    if plan.bots:
        table.add_column(words.text("cli-bot"))
    for key in ("cli-wins", "cli-interval", "cli-mean-score"):
        table.add_column(words.text(key), justify="right")
    ranks = sorted({rank for places in tally.places for rank in places})
    for rank in ranks:
        table.add_column(f"{rank}.", justify="right")
    for seat in range(plan.seats):
        won = tally.won(seat)
        low, high = wilson(won, tally.games)
        row = [str(seat + 1), *([plan.bots[seat]] if plan.bots else []), f"{100 * won / tally.games:.1f}%"]
        row += [f"{100 * low:.1f}–{100 * high:.1f}%", f"{tally.scores[seat] / tally.games:.2f}"]
        row += [f"{100 * tally.places[seat].get(rank, 0) / tally.games:.0f}%" for rank in ranks]
        table.add_row(*row)
    return table
