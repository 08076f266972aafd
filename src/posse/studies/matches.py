"""A plan, its line-ups, and a game played by one of them.

A round is one seed, and as many games with it as there are players. Its line-ups are so made that every player sits
once on every seat: with the same luck each has had the same cards, the same role and the same place in the order of
play. Who sits beside whom, and who is missing or sits there twice, is drawn anew for each round.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from posse.bots import Bot, RandomBot, observe
from posse.games import CATALOG
from posse.kernel.box import BadTable
from posse.kernel.choices import Question
from posse.kernel.game import Game, IllegalChoice
from posse.studies.players import BadPlayer, luck_of, number_of, player

FINENESS: Final = math.log(1.04)
"""Times are counted in classes, each 4 % wider than the one before."""


@dataclass(frozen=True)
class Plan:
    """What is played, and by whom. The same plan, the same games, whoever plays them and in whatever order."""

    game: str
    seats: int
    options: dict[str, object]
    players: tuple[str, ...]
    seed: int

    @staticmethod
    def of(game: str, seats: int, options: dict[str, object], players: list[str], seed: int) -> Plan:
        """A plan that can be played: everything in it is known and fits together."""
        if len(players) < 2:
            raise BadTable("a tournament needs two players or more; name them with commas between: scout:50,random")
        twice = [name for name in players if players.count(name) > 1]
        if twice:
            raise BadTable(f"{twice[0]} is named twice; each player has as many seats as the others anyway")
        settled = CATALOG[game].settle(seats, options)
        for name in players:
            player(name, 0)
        return Plan(game, seats, settled, tuple(players), seed)

    def lineups(self, number: int) -> list[list[int]]:
        """Who sits where in the games of this round: players by their numbers.

        >>> plan = Plan("five-points", 4, {}, ("a", "b", "c"), 7)
        >>> [sorted(seat) for seat in zip(*plan.lineups(0))]
        [[0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2]]
        """
        luck = luck_of("seating", self.seed, number)
        count = len(self.players)
        first: list[int] = []
        while len(first) < self.seats:
            everybody = list(range(count))
            luck.shuffle(everybody)
            first += everybody
        return [[(who + shift) % count for who in first[: self.seats]] for shift in range(count)]


@dataclass
class Clock:
    """How long a player has thought: choices among several options, milliseconds, and how many took how long."""

    choices: int = 0
    total: float = 0.0
    classes: dict[int, int] = field(default_factory=dict)

    def count(self, milliseconds: float) -> None:
        """One more choice."""
        at = math.ceil(math.log(max(milliseconds, 1e-4)) / FINENESS)
        self.choices += 1
        self.total += milliseconds
        self.classes[at] = self.classes.get(at, 0) + 1

    def add(self, other: Clock) -> None:
        """The choices of another clock, too."""
        self.choices += other.choices
        self.total += other.total
        for at, count in other.classes.items():
            self.classes[at] = self.classes.get(at, 0) + count

    @property
    def mean(self) -> float:
        """Milliseconds a choice."""
        return self.total / self.choices if self.choices else 0.0

    def quantile(self, share: float) -> float:
        """So large a share of the choices took so many milliseconds or less; at most 4 % too much.

        >>> clock = Clock()
        >>> for milliseconds in range(1, 101):
        ...     clock.count(milliseconds)
        >>> 99 <= clock.quantile(0.99) < 99 * 1.04
        True
        """
        seen = 0
        for at in sorted(self.classes):
            seen += self.classes[at]
            if seen >= share * self.choices:
                return math.exp(at * FINENESS)
        return 0.0

    def data(self) -> list[Any]:
        """The clock as it stands in a file: [choices, milliseconds, [class, count, class, count, ...]]."""
        return [self.choices, round(self.total, 3), [n for pair in sorted(self.classes.items()) for n in pair]]

    @staticmethod
    def read(data: list[Any]) -> Clock:
        """The clock that stands in a file."""
        pairs = data[2]
        return Clock(data[0], data[1], dict(zip(pairs[::2], pairs[1::2], strict=True)))


@dataclass
class Played:
    """One game of a tournament."""

    round: int
    lineup: list[int]
    """The player on each seat."""
    ranks: list[int]
    """The place of each seat as the game itself gives it: 1 has won, alone, with others, or as its side."""
    scores: list[int]
    choices: int
    """Choices among several options, of all seats together."""
    clocks: dict[int, Clock]
    """For each player."""
    taken: list[int] = field(default_factory=list)
    """Every choice, also where there was only one: seat, choice, seat, choice, and so on."""

    def data(self) -> dict[str, Any]:
        """The game as it stands in a file."""
        clocks = {str(who): clock.data() for who, clock in sorted(self.clocks.items())}
        told = {"round": self.round, "lineup": self.lineup, "ranks": self.ranks, "scores": self.scores}
        return {**told, "choices": self.choices, "clocks": clocks, "taken": self.taken}

    @staticmethod
    def read(data: dict[str, Any]) -> Played:
        """The game that stands in a file."""
        clocks = {int(who): Clock.read(clock) for who, clock in data["clocks"].items()}
        told = (data["round"], data["lineup"], data["ranks"], data["scores"], data["choices"])
        return Played(*told, clocks, data.get("taken", []))

    def same(self, other: Played) -> bool:
        """Whether it is the same game, however long they thought."""
        return {**self.data(), "clocks": 0} == {**other.data(), "clocks": 0}


@dataclass(frozen=True)
class Match:
    """One game that is to be played: the plan, the round, and who sits where."""

    plan: Plan
    round: int
    lineup: list[int]


def play(match: Match) -> Played:
    """Play a game. A seat's player has the same luck, whoever it is."""
    plan, number, lineup = match.plan, match.round, match.lineup
    box = CATALOG[plan.game]
    game = box.new(plan.seats, luck_of("table", plan.seed, number), dict(plan.options), log=False)
    bots = [player(plan.players[who], number_of("bot", plan.seed, number, seat)) for seat, who in enumerate(lineup)]
    clocks = {who: Clock() for who in lineup}
    choices = 0
    taken: list[int] = []
    for question in asked(game):
        seat = question.seat
        choice, took = answer(game, question, bots[seat], plan.players[lineup[seat]])
        if len(question.options) > 1:
            clocks[lineup[seat]].count(took)
            choices += 1
        game.play(seat, choice)
        taken += (seat, choice)
    return Played(number, lineup, box.ranks(game), box.scores(game), choices, clocks, taken)


def asked(game: Game) -> Iterator[Question]:
    """All questions to the end, one after the other; each must be answered before the next is taken."""
    while questions := game.questions():
        yield from questions


def answer(game: Game, question: Question, bot: Bot, name: str) -> tuple[int, float]:
    """What the player takes, and how many milliseconds that took; a choice that is not offered is its mistake."""
    if type(bot) is RandomBot:  # looks at nothing, so nothing is shown to it: many times as fast
        return question.choices[bot.luck.below(len(question.choices))], 0.0
    seen = observe(game, question.seat)
    began = time.perf_counter()
    try:
        choice = bot.choose(seen)
    except Exception as problem:
        raise BadPlayer(f"{name} gave up at {question}: {type(problem).__name__}: {problem}") from problem
    took = 1000 * (time.perf_counter() - began)
    why = game.why_not(question.seat, choice)
    if why is not None:
        raise BadPlayer(f"{name} took {choice!r} at {question}: {IllegalChoice(why, question.choices, plan_at(game))}")
    return choice, took


def plan_at(game: Game) -> str:
    """Where a game is, for those who look for a mistake."""
    return f"{game.box.key} with {game.seats} seats"
