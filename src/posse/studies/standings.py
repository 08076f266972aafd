"""What the games of a tournament tell: wins and fair shares, who beats whom, with intervals, and time a choice.

A seat has won if the game gives it place 1; in games of sides that is every seat of the side that won. A player's fair
share is what its seats would have won if, in each of its games, all seats had been equally likely to. Who beats
whom: over all pairs of their seats in the same game, a better place counts 1, the same 1/2.

Intervals are 95 % bootstrap intervals over rounds (percentiles, 2,000 resamples, always the same luck): the games of a
round share a seed, so they are drawn together.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import NormalDist, fmean, stdev
from typing import Final

import numpy as np
from numpy.typing import NDArray

from posse.kernel.playout import reward
from posse.studies.matches import Clock, Played
from posse.studies.ratings import Rating, rated
from posse.studies.results import Results

RESAMPLES: Final = 2000
AT_ONCE: Final = 100
SURE: Final = 0.95
FIRST_LOOK: Final = 16
"""No order is certain before so many rounds."""


@dataclass(frozen=True)
class Share:
    """So many of so many, and the interval in which the true share lies."""

    won: float
    of: float
    low: float
    high: float

    @property
    def rate(self) -> float:
        return self.won / self.of if self.of else 0.0


@dataclass(frozen=True)
class Standing:
    """One player's line of the table."""

    name: str
    seats: int
    """Seats held, all games together."""
    wins: Share
    """Of the seats held, those that won."""
    fair: Share
    """Wins over the fair share: 1 is as good as the average of those present, 2 twice as good."""
    reward: float
    """The mean share of the others left behind."""
    rating: Rating
    clock: Clock


@dataclass(frozen=True)
class Standings:
    """The table of a tournament, the best first, and for each pair how often the first beats the second."""

    table: list[Standing]
    cross: dict[tuple[str, str], Share]
    games: int
    rounds: int


def standings(results: Results) -> Standings:
    """The table of all games in a file, of whatever plan."""
    names = list(dict.fromkeys(name for plan in results.plans for name in plan.players))
    rounds = [
        (plan.players, games) for plan, section in zip(results.plans, results.rounds, strict=True) for games in section
    ]
    pairs = [(one, other) for one in names for other in names if one != other]
    counted = [_count(players, games, names, pairs) for players, games in rounds]
    columns = shares([row for row, _ in counted], 2 * len(names) + len(pairs))
    ratings = rated([(players, game) for players, games in rounds for game in games], names)
    table: list[Standing] = []
    for number, name in enumerate(names):
        clock = Clock()
        rewards: list[float] = []
        for _, seen in counted:
            if name in seen:
                clock.add(seen[name][0])
                rewards += seen[name][1]
        share, fair = columns[2 * number], columns[2 * number + 1]
        mean = fmean(rewards) if rewards else 0.0
        table.append(Standing(name, len(rewards), share, fair, mean, ratings[name], clock))
    table.sort(key=lambda standing: (-standing.fair.rate, -standing.reward))
    cross = dict(zip(pairs, columns[2 * len(names) :], strict=True))
    return Standings(table, cross, sum(len(games) for _, games in rounds), len(rounds))


def _count(
    players: Sequence[str], games: list[Played], names: list[str], pairs: list[tuple[str, str]]
) -> tuple[list[tuple[float, float]], dict[str, tuple[Clock, list[float]]]]:
    """One round as (won, of) for each column: wins of seats, wins of fair shares, pairs; and clocks and rewards."""
    wins = dict.fromkeys(names, 0)
    held = dict.fromkeys(names, 0)
    fair = dict.fromkeys(names, 0.0)
    beaten = dict.fromkeys(pairs, 0.0)
    met = dict.fromkeys(pairs, 0)
    seen: dict[str, tuple[Clock, list[float]]] = {name: (Clock(), []) for name in players}
    for game in games:
        sits = [players[who] for who in game.lineup]
        winners = game.ranks.count(1)
        for who, clock in game.clocks.items():
            seen[players[who]][0].add(clock)
        for seat, name in enumerate(sits):
            wins[name] += game.ranks[seat] == 1
            held[name] += 1
            fair[name] += winners / len(sits)
            seen[name][1].append(reward(game.ranks, seat))
            for place, other in enumerate(sits):
                if other != name:
                    mine, theirs = game.ranks[seat], game.ranks[place]
                    beaten[name, other] += 1 if mine < theirs else 0.5 if mine == theirs else 0
                    met[name, other] += 1
    row: list[tuple[float, float]] = []
    for name in names:
        row += [(wins[name], held[name]), (wins[name], fair[name])]
    return row + [(beaten[pair], met[pair]) for pair in pairs], seen


def shares(rows: list[list[tuple[float, float]]], columns: int) -> list[Share]:
    """Each column's share over all rounds, with its bootstrap interval."""
    if not rows:
        return [Share(0, 0, 0, 1)] * columns
    counts: NDArray[np.float64] = np.array(rows, dtype=np.float64)
    won, of = counts[:, :, 0], counts[:, :, 1]
    luck = np.random.default_rng(22)
    drawn: list[NDArray[np.float64]] = []
    for _ in range(RESAMPLES // AT_ONCE):
        times = luck.multinomial(len(rows), [1 / len(rows)] * len(rows), AT_ONCE).astype(np.float64)
        with np.errstate(invalid="ignore", divide="ignore"):
            drawn.append((times @ won) / (times @ of))
    edges = np.nanquantile(_filled(np.concatenate(drawn)), [(1 - SURE) / 2, (1 + SURE) / 2], axis=0)
    return [
        Share(float(won[:, c].sum()), float(of[:, c].sum()), float(edges[0, c]), float(edges[1, c]))
        for c in range(columns)
    ]


def _filled(drawn: NDArray[np.float64]) -> NDArray[np.float64]:
    """A column in which nobody ever met has no share: 0, so that quantiles can be taken."""
    drawn[:, np.isnan(drawn).all(axis=0)] = 0
    return drawn


# ---- is the order certain?


def looks(rounds: int) -> int:
    """Which look at the order this is: the first after 16 rounds, then whenever there are half as many more; else 0.

    >>> [rounds for rounds in range(100) if looks(rounds)]
    [16, 24, 36, 54, 81]
    """
    at, number = FIRST_LOOK, 1
    while at < rounds:
        at, number = math.ceil(at * 1.5), number + 1
    return number if at == rounds else 0


def certain(rounds: list[list[Played]], players: int) -> bool:
    """Whether the order of the players is certain, at this look.

    Neighbours in the order are compared by their wins in each round, pair by pair with the same luck. The chance to be
    wrong anywhere, at any look, is 5 %: look number j may use 5 % / (j (j + 1)) of it, shared by the neighbours.
    """
    look = looks(len(rounds))
    if not look:
        return False
    wins = [[_wins(games, who) for games in rounds] for who in range(players)]
    order = sorted(range(players), key=lambda who: -sum(wins[who]))
    allowed = (1 - SURE) / (look * (look + 1)) / (players - 1)
    width = NormalDist().inv_cdf(1 - allowed / 2)
    for better, worse in pairwise(order):
        differences = [one - other for one, other in zip(wins[better], wins[worse], strict=True)]
        if fmean(differences) <= width * stdev(differences) / math.sqrt(len(differences)):
            return False
    return True


def _wins(games: list[Played], who: int) -> int:
    return sum(game.ranks[seat] == 1 for game in games for seat, sits in enumerate(game.lineup) if sits == who)
