"""After a choice: whether a good bot would have taken another one, and who gains what by that.

The bot first searches as it does when it plays. If it would take something else, both choices are tried in the same
imagined worlds with the same luck, and the games are played on to their end. Only a difference that such pairs can't
show by chance is told. All of it comes from the seat's `Observation` at the moment of the choice.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from statistics import fmean, stdev
from typing import Final, NamedTuple

from posse.bots import ADVISER, LEVELS, Observation, Seeker
from posse.coach.stakes import Stakes, Styles, Tally, played_on
from posse.kernel.chance import Chance, Sampled
from posse.kernel.flow import NOT_YET, Ask
from posse.kernel.game import Game
from posse.kernel.habits import Habits
from posse.kernel.playout import take

SURE: Final = 3.0
"""Standard errors: a difference that is none is told once in 700 times."""
CLEARLY: Final = 0.04
"""How much more the better choice must be worth, where all of a game is worth 1."""
FEWEST: Final = 48
"""Pairs of games without which nothing is told."""
MOST: Final = 2000
"""More would tell no more."""
AHEAD: Final = 30
"""What follows is looked at for so many decisions, or until the seat has a choice again."""
OFTENER: Final = 0.2
"""How much more often something must follow to be told."""
TOLD: Final = 2
"""So many things that follow more often, and as many that follow less often."""

Sentence = tuple[str, tuple[int, ...]]
"""A saying's key, and what stands in its blanks."""


class Follows(NamedTuple):
    """Something that comes before the seat's next choice: how often after either of the two."""

    saying: str
    values: tuple[int, ...]
    mine: float
    better: float


class Coaching(NamedTuple):
    """What there is to say about a choice."""

    mine: int
    better: int
    gain: float
    """What the better one is worth more, from 0 to 1, and the standard error of that."""
    error: float
    pairs: int
    """So many games were played on after either."""
    after_mine: list[Stakes]
    after_better: list[Stakes]
    follows: list[Follows]


def coach(seen: Observation, mine: int, seed: int = 0, milliseconds: int = 0, tries: int = 0) -> Coaching | None:
    """What a good bot has to say about a choice; None, if it thinks the same or can't be sure.

    It takes so many milliseconds to search and twice as many to compare; or so many tries for either, and then says
    the same every time.
    """
    if len(seen.question.choices) == 1:
        return None
    began = time.perf_counter()
    seeker = Seeker(LEVELS[ADVISER], seed, tries, milliseconds)
    tree = seeker.tree(seen)
    seeker.grow(tree, seen, began)
    better = seeker.judgement(tree, seen.question.choices)[0].choice
    if said(seen, better) == said(seen, mine):
        return None
    pairs = Pairs(seen, mine, better)
    seconds = math.inf if tries else milliseconds / 1000
    began = time.perf_counter()
    while not pairs.styles.ready and time.perf_counter() < began + seconds / 2:
        pairs.teach(seeker.luck)
    while pairs.count < (tries or MOST) and time.perf_counter() < began + 2 * seconds:
        pairs.play(seeker.luck)
    return pairs.verdict()


def said(seen: Observation, choice: int) -> Sentence:
    """A choice in words: two that are told in the same words are no different choices to people."""
    world: Game = seen.imagine(Sampled.of(0))
    phrase = world.phrase(seen.seat, choice)
    return phrase.saying.key, phrase.values


class Pairs:
    """Two choices, tried side by side."""

    def __init__(self, seen: Observation, mine: int, better: int) -> None:
        self.seen = seen
        self.choices = (mine, better)
        world: Game = seen.imagine(Sampled.of(0))
        self.styles = Styles(world.seats, world.box.kinds.total)
        self.tallies = (Tally(world.seats), Tally(world.seats))
        self.heard: tuple[Counter[Sentence], Counter[Sentence]] = (Counter(), Counter())
        self.gains: list[list[float]] = [[] for _ in self.styles.all]
        """In each style, what the better choice was worth more."""

    @property
    def count(self) -> int:
        """How many pairs there are."""
        return sum(len(gains) for gains in self.gains)

    def teach(self, luck: Sampled) -> None:
        """A game from which the styles learn."""
        self.styles.teach(self.seen.imagine(luck.copy()), luck.copy())
        luck.below(2)

    def play(self, luck: Sampled) -> None:
        """One pair: the same world, the same luck, the same style, the one choice and the other."""
        world: Game = self.seen.imagine(luck.copy())
        luck.below(2)
        style = self.count % len(self.gains)
        mine, better = (self._one(side, style, world.copy(), luck.copy()) for side in (0, 1))
        luck.below(2)
        self.gains[style].append(better - mine)

    def _one(self, side: int, style: int, trial: Game, chance: Chance) -> float:
        seat, habits = self.seen.seat, self.styles.all[style]
        trial.chance = chance
        take(trial, seat, self.choices[side] - self.seen.question.kind.first)
        trial.log = []
        follow(trial, seat, habits)
        self.heard[side].update({(event.saying.key, event.values) for event in trial.events(seat)})
        hopes = played_on(trial, habits, chance, [])
        self.tallies[side].add(trial)
        return hopes[seat]

    def verdict(self) -> Coaching | None:
        """What these pairs show, if they do."""
        if self.count < FEWEST:
            return None
        every = [gain for gains in self.gains for gain in gains]
        gain = fmean(every)
        # Games in one style have something in common: the styles must agree, too.
        error = max(standard_error(every), standard_error([fmean(gains) for gains in self.gains]))
        if gain < CLEARLY or gain < SURE * error:
            return None
        mine, better = (tally.all() for tally in self.tallies)
        return Coaching(*self.choices, gain, error, self.count, mine, better, self.follows())

    def follows(self) -> list[Follows]:
        """What comes more often after the better choice, then what comes less often."""
        found = []
        for sentence in {*self.heard[0], *self.heard[1]}:
            mine, better = (heard[sentence] / self.count for heard in self.heard)
            both = (mine + better) / 2
            if abs(better - mine) >= max(OFTENER, SURE * math.sqrt(2 * both * (1 - both) / self.count)):
                found.append(Follows(*sentence, mine, better))
        found.sort(key=lambda one: (one.mine - one.better, one.saying, one.values))
        more = [one for one in found if one.better > one.mine][:TOLD]
        less = [one for one in reversed(found) if one.better < one.mine][:TOLD]
        return [*more, *less]


def follow(trial: Game, seat: int, habits: Habits) -> None:
    """Play on up to the seat's next choice."""
    for _ in range(AHEAD):
        question = None if trial.pending is None else trial.question(seat)
        if trial.pending is None or (question is not None and len(question.options) > 1):
            return
        step(trial, habits)


def step(game: Game, habits: Habits) -> None:
    """The open question answered by habit, for all who are asked."""
    pending, chance = game.pending, game.chance
    assert pending is not None
    first = pending.kind.first
    if isinstance(pending, Ask):
        game.answer(habits.pick(pending.seat, first, pending.options, chance))
        return
    answers = pending.answers
    for place, seat in enumerate(pending.seats):
        if answers[place] == NOT_YET:
            answers[place] = habits.pick(seat, first, pending.options[place], chance)
    game.vote(len(answers) - 1, answers[-1])  # all are in; the last one closes the ballot


def standard_error(numbers: list[float]) -> float:
    """Of their mean.

    >>> standard_error([1.0, 2.0, 3.0])
    0.5773502691896258
    """
    return stdev(numbers) / math.sqrt(len(numbers))
