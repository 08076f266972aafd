"""The ladder: on each rung one player among others who are all the next one below.

A round is one seed: the player above sits once on every seat, and once on none. So its wins are compared with those of
the one below in the same seats, with the same cards and roles; in games of sides, too. 1 is as good as the others, 2 is
twice as often.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from posse.games import CATALOG
from posse.studies.crew import Crew
from posse.studies.matches import Clock, Match, Plan, Played, play
from posse.studies.standings import Share, Standings, shares

PLAYERS: Final = ("random", "greenhorn", "drifter", "scout", "gunhand", "marshal")
"""From the lowest rung to the highest, the yardsticks among them."""


@dataclass(frozen=True)
class Rung:
    """How much better one is than the next below."""

    above: str
    below: str
    games: int
    """In which the one above has played."""
    times: Share
    """Its wins over those of the one below in the same seats."""
    clock: Clock
    """How long the one above has thought."""


def pairs(players: list[str]) -> list[tuple[str, str]]:
    """The rungs, from the lowest: (above, below); a level is compared with the level below and with the yardsticks.

    >>> pairs(["greenhorn:5", "drifter", "scout", "marshal"])
    [('drifter', 'greenhorn:5'), ('marshal', 'drifter'), ('marshal', 'scout')]
    """
    levels = [name for name in players if name.partition(":")[0] not in ("random", "scout")]
    found = [(above, below) for below, above in pairwise(levels)]
    for name in players:
        if name.partition(":")[0] == "random":
            found.insert(0, (levels[0], name))
        if name.partition(":")[0] == "scout":
            found.append((levels[-1], name))
    return found


def lineups(seats: int) -> list[list[int]]:
    """The games of a round: player 0 on each seat in turn, and then nowhere.

    >>> lineups(2)
    [[0, 1], [1, 0], [1, 1]]
    """
    return [[int(seat != mine) for seat in range(seats)] for mine in range(seats)] + [[1] * seats]


class Climb:
    """One rung under way."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        """Its first player is the one above."""
        self.rounds: list[list[Played]] = []

    def play(self, rounds: int, crew: Crew) -> Iterator[int]:
        """Play so many rounds; the games done, after each round."""
        each = lineups(self.plan.seats)
        matches = (Match(self.plan, number, lineup) for number in range(rounds) for lineup in each)
        begun: list[Played] = []
        for game in crew.results(play, matches):
            begun.append(game)
            if len(begun) == len(each):
                self.rounds.append(begun)
                begun = []
                yield len(each)

    def rung(self) -> Rung:
        """What the rounds tell."""
        rows = [[counted(games)] for games in self.rounds]
        clock = Clock()
        for games in self.rounds:
            for game in games[:-1]:
                clock.add(game.clocks[0])
        above, below = self.plan.players
        return Rung(above, below, len(rows) * self.plan.seats, shares(rows, 1)[0], clock)


def counted(games: list[Played]) -> tuple[float, float]:
    """One round: the wins of the one above on all seats, and those of the one below on the same."""
    won = sum(game.ranks[seat] == 1 for seat, game in enumerate(games[:-1]))
    return float(won), float(games[-1].ranks.count(1))


# ---- the page


def section(plan: Plan, told: str, rungs: list[Rung], found: Standings | None) -> str:
    """What is written down of a game: who is how much better than whom, and all against all."""
    ways = "".join(f", {name}={value}" for name, value in plan.options.items() if value != usual(plan, name))
    lines = [f"## {plan.game}, {plan.seats} seats{ways}", "", told, ""]
    lines += ["| one of these | among others all | games | wins as often, times | 95 % | ms a choice | p99 |"]
    lines += ["|---|---|---|---|---|---|---|"]
    for rung in rungs:
        times = f"{rung.times.rate:.2f} | {rung.times.low:.2f} to {rung.times.high:.2f}"
        spent = f"{rung.clock.mean:.1f} | {rung.clock.quantile(0.99):.1f}"
        lines += [f"| {rung.above} | {rung.below} | {rung.games} | {times} | {spent} |"]
    if found is not None and found.games:
        lines += ["", f"All against all, {found.games} games:", ""]
        lines += [
            "| player | rating | wins | of a fair share, times | 95 % | ms a choice | p99 |",
            "|---|---|---|---|---|---|---|",
        ]
        for one in found.table:
            fair = f"{one.fair.rate:.2f} | {one.fair.low:.2f} to {one.fair.high:.2f}"
            spent = f"{one.clock.mean:.1f} | {one.clock.quantile(0.99):.1f}"
            rating = f"{one.rating.mu:.1f} ± {2 * one.rating.sigma:.1f}"
            lines += [f"| {one.name} | {rating} | {100 * one.wins.rate:.1f} % | {fair} | {spent} |"]
    return "\n".join(lines) + "\n"


def usual(plan: Plan, name: str) -> object:
    """The usual value of an option."""
    return next(option.usual for option in CATALOG[plan.game].options if option.name == name)


OPENING: Final = """# How strong the bots are

Written by `posse ladder`, a section a table. On each rung one player sits among others who are all the next one below;
its wins are compared with those of the one below in the same seats with the same luck. Intervals are 95 % bootstrap
intervals over seeds; ratings are openskill's.
"""


def write(file: Path, text: str) -> None:
    """Put a section into the page, in the place of the one it has about the same table."""
    page = file.read_text("utf-8") if file.exists() else OPENING
    title = text.split("\n", 1)[0]
    opening, *sections = page.split("\n## ")
    kept = [one for one in sections if "## " + one.split("\n", 1)[0] != title]
    kept = sorted([*[one.rstrip("\n") + "\n" for one in kept], text[3:]])
    file.write_text("\n## ".join([opening.rstrip("\n") + "\n", *kept]), "utf-8")
