"""A tree of what may be chosen next, grown in imagined worlds; compiled with the rules.

Information-set tree search: every try goes down through a world of its own, so what nobody can know is different each
time, and what is learnt about a choice is learnt over all of them. At each question whoever is asked takes what has
been best for them so far, or seems promising and was tried little (PUCT). Where the tree ends, a judge says what the
game will be worth to each seat, and which of the choices there seem good.

A place in the tree is known by what was chosen on the way and by who is asked what there; the luck on the way is
averaged.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, TypeAlias

from posse.kernel.flow import Ask
from posse.kernel.game import Game
from posse.kernel.many import asked_next
from posse.kernel.playout import playout, rewards, take

Judged: TypeAlias = tuple[list[float], list[float]]
"""How good each option seems (their chances to be taken, 1 in all), and what the game will be worth to each seat."""

Judge: TypeAlias = Callable[[Game, int, list[int]], Judged]
"""Of a game in which a seat has these options."""

WIN: Final = 0.75
"""How much of what a game is worth is for winning; the rest is for the place."""


class Place:
    """Who is asked what there, what was met as an option, and how it went."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first
        """The number of the question's answer 0 among all choices of the game."""
        self.values: list[int] = []
        self.liked: list[float] = []
        """How good each option seemed, summed over the judgements."""
        self.judged: list[int] = []
        self.tries: list[int] = []
        self.sums: list[float] = []
        """What the game was worth to the seat after each."""
        self.total = 0
        self.sum = 0.0
        self.after: dict[int, Place] = {}

    def arm(self, value: int) -> int:
        """Where a value stands; -1 if it was not met yet."""
        values = self.values
        for at in range(len(values)):
            if values[at] == value:
                return at
        return -1

    def judge(self, options: list[int], liked: list[float]) -> None:
        """Somebody has said how good these seem."""
        for at in range(len(options)):
            arm = self.arm(options[at])
            if arm < 0:
                self.values.append(options[at])
                self.liked.append(liked[at])
                self.judged.append(1)
                self.tries.append(0)
                self.sums.append(0.0)
            else:
                self.liked[arm] = self.liked[arm] + liked[at]
                self.judged[arm] = self.judged[arm] + 1

    def most_promising(self, options: list[int], curiosity: float) -> int:
        """The arm to try next among these options; -1 if one of them was not judged yet."""
        best: int = -1
        most: float = -1e9
        mean = self.sum / float(self.total) if self.total else 0.0
        scale = curiosity * math.sqrt(float(self.total + 1))
        for option in options:
            arm = self.arm(option)
            if arm < 0:
                return -1
            tries = self.tries[arm]
            worth = self.sums[arm] / tries if tries else mean
            bound = worth + scale * (self.liked[arm] / self.judged[arm]) / (tries + 1)
            if bound > most:
                best, most = arm, bound
        return best


class Tree:
    """Grown from a question that a seat is asked."""

    def __init__(self, seat: int, first: int, judge: Judge, curiosity: float) -> None:
        self.root = Place(seat, first)
        self.judge = judge
        self.curiosity = curiosity
        self.tries = 0

    def grow(self, game: Game) -> None:
        """One try, in a world that is used up by it."""
        path: list[Place] = []
        arms: list[int] = []
        hopes: list[float] = []
        place = self.root
        seat = place.seat
        while True:
            options = options_of(game, seat)
            arm = place.most_promising(options, self.curiosity)
            if arm < 0 or place.total == 0:
                liked, hopes = self.judge(game, seat, options)
                place.judge(options, liked)
                if place.total == 0:
                    place.total, place.sum = 1, hopes[seat]
                    break
                arm = place.most_promising(options, self.curiosity)
            path.append(place)
            arms.append(arm)
            value = place.values[arm]
            take(game, seat, value)
            seat = asked_next(game)
            if seat < 0:
                hopes = worth(game.box.ranks(game))
                break
            pending = game.pending
            assert pending is not None
            place = self.step(place, value, seat, pending.kind.first)
        self.learn(path, arms, hopes)

    def step(self, place: Place, value: int, seat: int, first: int) -> Place:
        """The place after a choice, where a seat is asked something."""
        key = (value * 16 + seat) * 65536 + first
        there = place.after.get(key)
        if there is None:
            there = Place(seat, first)
            place.after[key] = there
        return there

    def learn(self, path: list[Place], arms: list[int], hopes: list[float]) -> None:
        """What came of a try, told to all places on its way."""
        for at in range(len(path)):
            place, arm = path[at], arms[at]
            mine = hopes[place.seat]
            place.tries[arm] = place.tries[arm] + 1
            place.sums[arm] = place.sums[arm] + mine
            place.total += 1
            place.sum += mine
        self.tries += 1


def options_of(game: Game, seat: int) -> list[int]:
    """What a seat that is asked may answer."""
    pending = game.pending
    if isinstance(pending, Ask):
        return pending.options
    assert pending is not None
    return pending.options[pending.seats.index(seat)]


def worth(ranks: list[int]) -> list[float]:
    """What a game was worth to each seat, from 0 to 1: most of it for winning, the rest for those left behind.

    >>> worth([1, 2, 3])
    [1.0, 0.125, 0.0]
    """
    shares = rewards(ranks)
    return [(WIN if ranks[seat] == 1 else 0.0) + (1.0 - WIN) * shares[seat] for seat in range(len(ranks))]


def by_playout(game: Game, _seat: int, options: list[int]) -> Judged:
    """A judge that knows nothing: all options seem the same, and random play tells the worth."""
    playout(game, game.chance)
    return [1.0 / len(options)] * len(options), worth(game.box.ranks(game))
