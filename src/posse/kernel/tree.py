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
from posse.kernel.habits import LONGEST, STEP, Habits, expectations, foresee, play_on, prospects
from posse.kernel.many import asked_next
from posse.kernel.playout import playout, rewards, take

Judged: TypeAlias = tuple[list[float], list[float]]
"""How good each option seems (their chances to be taken, 1 in all), and what the game will be worth to each seat."""

Outcome: TypeAlias = Callable[[Game, int], list[float]]
"""What a game that is over was worth to each seat, so many decisions later."""

Judge: TypeAlias = Callable[[Game, int, list[int]], Judged]
"""Of a game in which a seat has these options."""

WIN: Final = 0.75
"""How much of what a game is worth is for winning; the rest is for the place."""

FAR: Final = 1000

EVEN: Final = 0.25
"""Of a choice after which a game stands as well as before (`Outlooks`); like what most games are worth to a seat."""


class Place:
    """Who is asked what there, what was met as an option, and how it went."""

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first
        """The number of the question's answer 0 among all choices of the game."""
        self.values: list[int] = []
        self.liked: list[float] = []
        """How good each option seemed, summed over the judgements."""
        self.judged: list[float] = []
        self.offered: list[int] = []
        """How often each could have been tried."""
        self.tries: list[int] = []
        self.sums: list[float] = []
        """What the game was worth to the seat after each."""
        self.total = 0
        self.sum = 0.0
        self.after: dict[int, Place] = {}

    def arm(self, value: int, likely: int) -> int:
        """Where a value stands, probably there; -1 if it was not met yet."""
        values = self.values
        if likely < len(values) and values[likely] == value:
            return likely
        for at in range(len(values)):
            if values[at] == value:
                return at
        return -1

    def arms(self, options: list[int]) -> list[int]:
        """Where these values stand; none at all if one of them was not judged yet."""
        found: list[int] = []
        for at in range(len(options)):
            arm = self.arm(options[at], at)
            if arm < 0:
                return []
            found.append(arm)
        return found

    def judge(self, options: list[int], liked: list[float]) -> None:
        """Somebody has said how good these seem."""
        for at in range(len(options)):
            arm = self.arm(options[at], at)
            if arm < 0:
                self.values.append(options[at])
                self.liked.append(liked[at])
                self.judged.append(1.0)
                self.offered.append(0)
                self.tries.append(0)
                self.sums.append(0.0)
            else:
                self.liked[arm] = self.liked[arm] + liked[at]
                self.judged[arm] = self.judged[arm] + 1.0

    def most_promising(self, arms: list[int], curiosity: float) -> int:
        """Which of these is tried next: by what it has brought, how good it seems, and how often it was passed over."""
        best: int = -1
        most: float = -1e9
        mean = self.sum / float(self.total) if self.total else 0.0
        for arm in arms:
            tries = self.tries[arm]
            offered = self.offered[arm] + 1
            self.offered[arm] = offered
            count = float(tries)
            worth = self.sums[arm] / count if tries else mean
            bound = worth + curiosity * math.sqrt(float(offered)) * self.liked[arm] / (self.judged[arm] * (count + 1.0))
            if bound > most:
                best, most = arm, bound
        return best


class Tree:
    """Grown from a question that a seat is asked."""

    def __init__(self, seat: int, first: int, judge: Judge, curiosity: float, habits: Habits | None = None) -> None:
        self.root = Place(seat, first)
        self.judge = judge
        self.curiosity = curiosity
        self.habits = habits
        """What learns from the choices on the way, too."""
        self.outcome: Outcome = prospects
        """In the same coin as the judge's."""
        self.tries = 0
        self.deepest = FAR
        """After so many choices the judge is asked."""
        self.squares: list[float] = []
        """At the root, for each option: what came of it squared, and what was in it for the best of the others."""
        self.rivals: list[float] = []
        self.begun: list[int] = []
        """How many tries of this tree began there."""

    def grow(self, game: Game) -> None:
        """One try, in a world that is used up by it.

        It ends at the first place where an option was not judged yet: a judge may play the game to its end, so that
        nothing can follow.
        """
        path: list[Place] = []
        taken: list[int] = []
        place = self.root
        seat = place.seat
        while True:
            options = options_of(game, seat)
            arms = place.arms(options)
            if not arms or len(path) == self.deepest:
                liked, hopes = self.judge(game, seat, options)
                place.judge(options, liked)
                place.total += 1
                place.sum += hopes[seat]
                break
            arm = place.most_promising(arms, self.curiosity)
            path.append(place)
            taken.append(arm)
            value = place.values[arm]
            take(game, seat, value)
            seat = asked_next(game)
            if seat < 0:
                hopes = self.outcome(game, len(path))
                break
            pending = game.pending
            assert pending is not None
            place = self.step(place, value, seat, pending.kind.first)
        self.learn(path, taken, hopes)

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
        slots: list[int] = []
        habits = self.habits
        for at in range(len(path)):
            place, arm = path[at], arms[at]
            mine = hopes[place.seat]
            place.tries[arm] = place.tries[arm] + 1
            place.sums[arm] = place.sums[arm] + mine
            place.total += 1
            place.sum += mine
            if habits is not None:
                slots.append(place.seat * habits.total + place.first + place.values[arm])
        if habits is not None:
            habits.learn(slots, hopes)
        if path:
            self.remember(arms[0], hopes)
        self.tries += 1

    def remember(self, arm: int, hopes: list[float]) -> None:
        """What came of a try that began there, beyond its worth: for those who choose by more than that."""
        self.make_room()
        seat = self.root.seat
        most: float = 0.0
        for other in range(len(hopes)):
            if other != seat and hopes[other] > most:
                most = hopes[other]
        self.squares[arm] = self.squares[arm] + hopes[seat] * hopes[seat]
        self.rivals[arm] = self.rivals[arm] + most
        self.begun[arm] = self.begun[arm] + 1

    def make_room(self) -> None:
        """For what is remembered of each option of the root."""
        while len(self.squares) < len(self.root.values):
            self.squares.append(0.0)
            self.rivals.append(0.0)
            self.begun.append(0)

    def best(self) -> int:
        """What was tried most at the root; of equals, what has brought more."""
        root = self.root
        best: int = 0
        for arm in range(len(root.values)):
            more = root.tries[arm] - root.tries[best]
            if more > 0 or (more == 0 and root.sums[arm] > root.sums[best]):
                best = arm
        return root.values[best]


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


def result(game: Game, decisions: int) -> list[float]:
    """What nets are taught to hope for (`posse.train`); of two ways to it, the shorter is worth a little more."""
    return [share - STEP * float(min(decisions, LONGEST)) for share in worth(game.box.ranks(game))]


def by_playout(game: Game, _seat: int, options: list[int]) -> Judged:
    """A judge that knows nothing: all options seem the same, and random play tells the worth."""
    decisions = playout(game, game.chance)
    return [1.0 / len(options)] * len(options), prospects(game, decisions)


class Playouts:
    """A judge that knows as little at first, and plays better and better: by habits learnt in this search."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits

    def judge(self, game: Game, _seat: int, options: list[int]) -> Judged:
        """The game is played to its end."""
        taken: list[int] = []
        decisions = play_on(game, self.habits, game.chance, taken)
        hopes = prospects(game, decisions)
        self.habits.learn(taken, hopes)
        return [1.0 / len(options)] * len(options), hopes


class Outlooks:
    """A judge for games that can tell how they stand (`Box.outlook`): it plays on by habits only until that is settled.

    What it hopes is what has become better or worse since the world was imagined: how good or bad that was to begin
    with says nothing about a choice. `begin` is to be told of every world.
    """

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.before: list[float] = []
        """What this world was worth to each seat."""
        self.sums: list[float] = [0.0] * habits.seats
        """The same of all worlds, summed."""
        self.worlds = 0

    def begin(self, world: Game) -> None:
        """The next tries are in this world."""
        self.before = expectations(world.box.outlook(world), 0)
        self.worlds += 1
        for seat in range(len(self.sums)):
            self.sums[seat] = self.sums[seat] + self.before[seat]

    def usual(self, seat: int) -> float:
        """What the worlds were worth to a seat, on average: to be added to what came of a choice, less EVEN."""
        return self.sums[seat] / float(max(self.worlds, 1))

    def judge(self, game: Game, _seat: int, options: list[int]) -> Judged:
        """The game is played on until it says how it stands."""
        taken: list[int] = []
        hopes = self.since(foresee(game, self.habits, game.chance, taken))
        self.habits.learn(taken, hopes)
        return [1.0 / len(options)] * len(options), hopes

    def outcome(self, game: Game, decisions: int) -> list[float]:
        """What came of a game that is over."""
        return self.since(prospects(game, decisions))

    def since(self, hopes: list[float]) -> list[float]:
        """How much better that is than at first, EVEN being neither better nor worse."""
        return [hopes[seat] - self.before[seat] + EVEN for seat in range(len(hopes))]
