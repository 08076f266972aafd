"""The course of a game that is over: the chances of each seat from moment to moment, and where they turned.

After the end nothing is secret: the games are played on from the true positions, hidden cards and all, with new dice.
So the chances are those of somebody who sees everything and does not know what comes.
"""

from __future__ import annotations

import math
import time
from itertools import pairwise
from typing import Final, NamedTuple

from posse.coach.stakes import STYLES, Stakes, Styles, Tally, doubt, played_on
from posse.kernel.chance import Sampled
from posse.kernel.game import Game

GRID: Final = 25
"""So many moments are looked at first, spread evenly."""
LOOKS: Final = 200
"""So often a moment is looked at in all: between two where something has happened, and again where it is in doubt."""
GAMES: Final = 400
"""So many games are played on each time, if there is time."""
LEAST: Final = 40
"""Without regard to the time."""
TURNED: Final = 0.12
"""A turn is a chance that changes by so much, and by more than the noise of the games."""
MAYBE: Final = 1.5
SURE: Final = 4.0
"""Standard errors: of a hundred choices after which nothing changes for anybody, hardly one seems a turn."""
ENOUGH: Final = 2000
"""Games after which a moment is not looked at again."""
TURNS: Final = 6
"""So many are told, the greatest."""


class Point(NamedTuple):
    """A moment: after so many choices, from so many games, what each seat may expect."""

    upto: int
    games: int
    """0: the game is over, and nothing is to be expected."""
    seats: list[Stakes]

    def error(self, seat: int) -> float:
        """The standard error of its chance to win."""
        return doubt(self.seats[seat].won, self.games) if self.games else 0.0


class Turn(NamedTuple):
    """A choice that has turned the game: the `upto`th, and for each seat what its chance to win rose by."""

    upto: int
    rises: list[float]


def chances(game: Game, upto: int, styles: Styles, luck: Sampled, milliseconds: int = 0, games: int = GAMES) -> Point:
    """What each seat may expect there, in so many games or so many milliseconds."""
    tally = Tally(game.seats)
    if game.pending is None:
        tally.add(game)
        return Point(upto, 0, tally.all())
    until = time.perf_counter() + milliseconds / 1000 if milliseconds else math.inf
    while tally.games < games and (tally.games < LEAST or time.perf_counter() < until):
        trial: Game = game.copy()
        played_on(trial, styles.all[tally.games % STYLES], luck.copy(), [])
        luck.below(2)
        tally.add(trial)
    return Point(upto, tally.games, tally.all())


def learnt(moments: list[Game], luck: Sampled) -> Styles:
    """Styles for a game, learnt from moments all over it."""
    going = [game for game in moments if game.pending is not None]
    styles = Styles(moments[0].seats, moments[0].box.kinds.total)
    while not styles.ready:
        styles.teach(going[styles.lessons * 7 % len(going)].copy(), luck.copy())
        luck.below(2)
    return styles


def change(before: Point, after: Point) -> tuple[float, float]:
    """By how much a chance has changed between two moments, the most of all seats; in standard errors, too."""
    most, sure = 0.0, 0.0
    for seat in range(len(before.seats)):
        by = abs(after.seats[seat].won - before.seats[seat].won)
        error = math.hypot(before.error(seat), after.error(seat))
        if by > most:
            most, sure = by, by / error if error else math.inf
    return most, sure


class Course:
    """What is known so far about a game of so many choices."""

    def __init__(self, choices: int) -> None:
        self.choices = choices
        self.known: dict[int, Point] = {}
        self.looks = 0

    def add(self, point: Point) -> None:
        """A moment was looked at, perhaps again."""
        before = self.known.get(point.upto)
        self.known[point.upto] = point if before is None else together(before, point)
        self.looks += 1

    def next(self, most: int) -> list[int]:
        """Which moments are worth a look: a grid, the middle of where much happens, what is in doubt, all others.

        >>> Course(8).next(3)
        [0, 8, 4]
        """
        room = min(most, LOOKS - self.looks)
        grid = [moment for moment in spread(self.choices) if moment not in self.known]
        return (grid or self._open() or self._rest())[: max(room, 0)]

    def _open(self) -> list[int]:
        """Between which two moments a turn must be; or which have to be looked at again to know whether it is one."""
        found: list[tuple[float, int]] = []
        for before, after, by, sure in self._changes():
            if by < TURNED or sure < MAYBE:
                continue
            if after - before > 1:
                found.append((-by, (before + after) // 2))
            elif sure < SURE:
                found += [(-by, moment) for moment in (before, after) if 0 < self.known[moment].games < ENOUGH]
        return list(dict.fromkeys(moment for _, moment in sorted(found)))

    def _rest(self) -> list[int]:
        """Something may have come and gone: the widest gaps first."""
        gaps = [(before - after, (before + after) // 2) for before, after in pairwise(sorted(self.known))]
        return [moment for width, moment in sorted(gaps) if width < -1]

    def _changes(self) -> list[tuple[int, int, float, float]]:
        pairs = pairwise(sorted(self.known))
        return [(before, after, *change(self.known[before], self.known[after])) for before, after in pairs]

    def turns(self) -> list[Turn]:
        """Where the game turned, in order: single choices."""
        found = [
            (by, after)
            for before, after, by, sure in self._changes()
            if after - before == 1 and by >= TURNED and sure >= SURE
        ]
        return [self._turn(after) for after in sorted(after for _, after in sorted(found, reverse=True)[:TURNS])]

    def _turn(self, upto: int) -> Turn:
        pairs = zip(self.known[upto].seats, self.known[upto - 1].seats, strict=True)
        return Turn(upto, [now.won - then.won for now, then in pairs])


def together(one: Point, other: Point) -> Point:
    """Two looks at the same moment."""
    games = one.games + other.games
    if not games:
        return one
    seats = [
        Stakes(*[(mine * one.games + theirs * other.games) / games for mine, theirs in zip(first, second, strict=True)])
        for first, second in zip(one.seats, other.seats, strict=True)
    ]
    return Point(one.upto, games, seats)


def spread(choices: int) -> list[int]:
    """The ends, then the middle, then the middles between: a grid of moments, or all, the coarse ones first.

    >>> spread(4), len(spread(300))
    ([0, 4, 2, 1, 3], 25)
    """
    steps = min(choices, GRID - 1)
    if not steps:
        return [0]
    order, stride = [0, steps], 1 << (steps - 1).bit_length()
    while stride > 1:
        order += range(stride // 2, steps, stride)
        stride //= 2
    return [round(at * choices / steps) for at in dict.fromkeys(order)]
