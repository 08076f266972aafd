"""Two versions of a game, played on the same seeds by the same bots: what changes, and how sure that is.

Intervals are 95 % bootstrap intervals of the difference over games (percentiles, 2,000 resamples, always the same
luck): a seed is drawn with its games of both versions, so that what they have in common cancels out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from posse.studies.changed import Change, Job, do
from posse.studies.counts import Name, Numbers, count_live
from posse.studies.crew import Crew
from posse.studies.standings import AT_ONCE, RESAMPLES
from posse.studies.stories import Numbered, Sim

OUTCOME: Final = "posse.studies.whatif:outcome"
TOGETHER: Final = 50
"""Games of both versions that a cluster's worker plays before it tells of them."""
Part = tuple[float, float]
"""So much of so many."""


def outcome(task: Numbered) -> Numbers:
    """All numbers of one game of a simulation, choices left out."""
    numbers = count_live(task)
    for name in [name for name in numbers if name[0] in ("heat", "out")]:
        del numbers[name]
    return numbers


def play(sim: Sim, change: Change, games: int, crew: Crew, changed: Crew) -> Iterator[tuple[Numbers, Numbers]]:
    """The numbers of each game as it is, and as it would be. The second crew works in processes of its own."""
    usual = (Job.of(None, OUTCOME, Numbered(sim, number)) for number in range(games))
    other = (Job.of(change, OUTCOME, Numbered(sim, number)) for number in range(games))
    for pair in zip(crew.results(do, usual), changed.results(do, other), strict=True):
        yield cast("tuple[Numbers, Numbers]", pair)


def play_on(cluster: Crew, sim: Sim, change: Change, games: int) -> Iterator[tuple[Numbers, Numbers]]:
    """The same on a cluster, whose workers serve everybody: each part has a process of its own there."""
    parts = [(sim, change, first, min(first + TOGETHER, games)) for first in range(0, games, TOGETHER)]
    for pairs in cluster.results(play_part, parts):
        yield from pairs


def play_part(part: tuple[Sim, Change, int, int]) -> list[tuple[Numbers, Numbers]]:
    """The games from one number to before another, both versions."""
    sim, change, first, last = part
    tasks = [Numbered(sim, number) for number in range(first, last)]
    jobs = [Job.of(change, OUTCOME, task) for task in tasks]
    changed = cast("list[Numbers]", list(Crew(1, apart=True).results(do, jobs)))
    return list(zip([outcome(task) for task in tasks], changed, strict=True))


@dataclass(frozen=True)
class Difference:
    """Something that was measured in both versions."""

    name: Name
    usual: float
    changed: float
    low: float
    high: float

    @property
    def sure(self) -> bool:
        """Whether it has changed at all."""
        return self.low > 0 or self.high < 0


def differences(pairs: list[tuple[Numbers, Numbers]]) -> list[Difference]:
    """All that can be compared."""
    if not pairs:
        return []
    measured = [(_measures(usual), _measures(changed)) for usual, changed in pairs]
    names = sorted({name for both in measured for one in both for name in one}, key=_order)
    none: Part = (0.0, 0.0)
    table = np.array([[[one.get(name, none) for name in names] for one in both] for both in measured], dtype=np.float64)
    sums = table.sum(axis=0)
    with np.errstate(invalid="ignore", divide="ignore"):
        means = sums[:, :, 0] / sums[:, :, 1]
        edges = np.nanquantile(_drawn(table), [0.025, 0.975], axis=0)
    found: list[Difference] = []
    for at, name in enumerate(names):
        if sums[0, at, 1] and sums[1, at, 1]:
            usual, changed, low, high = (float(x) for x in (means[0, at], means[1, at], edges[0, at], edges[1, at]))
            found.append(Difference(name, usual, changed, low, high))
    return found


def _drawn(table: NDArray[np.float64]) -> NDArray[np.float64]:
    games = len(table)
    luck = np.random.default_rng(22)
    drawn: list[NDArray[np.float64]] = []
    for _ in range(RESAMPLES // AT_ONCE):
        times = luck.multinomial(games, [1 / games] * games, AT_ONCE).astype(np.float64)
        sums = np.einsum("tg,gvnp->tvnp", times, table)
        means = sums[..., 0] / sums[..., 1]
        drawn.append(means[:, 1] - means[:, 0])
    return np.nan_to_num(np.concatenate(drawn))


def _measures(numbers: Numbers) -> dict[Name, Part]:
    """What is measured in one game: lengths, how many won together, and for seats and traits how many of them won."""
    found: dict[Name, Part] = {}
    for name, times in numbers.items():
        if name[0] == "length" and times:
            found[name[:2]] = (float(name[2]), 1.0)
        elif name[0] == "winners" and times:
            found["winners",] = (float(name[1]), 1.0)
        elif name[-1] == "seats" and name[0] in ("seat", "order", "trait"):
            found[name[:-1]] = (float(numbers[(*name[:-1], "wins")]), float(times))
    return found


def _order(name: Name) -> tuple[int, Name]:
    """Lengths first, then who wins: seats, the order of play, traits."""
    return ("length", "winners", "seat", "order", "trait").index(str(name[0])), name
