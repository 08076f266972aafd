"""What is at stake: games played on to their end, in several styles, and what came of them for each seat."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from posse.kernel.chance import Chance
from posse.kernel.game import Game
from posse.kernel.habits import Habits, play_on, prospects

STYLES: Final = 8
LESSONS: Final = 40
"""Games from which each style is learnt."""


class Styles:
    """Ways to play, each learnt from games of its own and then kept as it is.

    One way would have its quirks, and what seems a good choice could be good against those alone; and one that went
    on learning would make every game depend on those before it, so that no error could be reckoned.
    """

    def __init__(self, seats: int, total: int) -> None:
        self.all = [Habits(seats, total) for _ in range(STYLES)]
        self.lessons = 0

    @property
    def ready(self) -> bool:
        """Whether they have learnt enough."""
        return self.lessons >= STYLES * LESSONS

    def teach(self, world: Game, chance: Chance) -> None:
        """One game, from which one of them learns. The world is used up."""
        taken: list[int] = []
        habits = self.all[self.lessons % STYLES]
        habits.learn(taken, played_on(world, habits, chance, taken))
        self.lessons += 1


class Stakes(NamedTuple):
    """What a seat may expect."""

    won: float
    """The chance of the first place, with others or alone."""
    place: float
    points: float


class Tally:
    """Games that were played on from somewhere: how they went for each seat, summed."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0] * seats
        self.places = [0] * seats
        self.points = [0] * seats

    def add(self, game: Game) -> None:
        """One more, which is over."""
        ranks, scores = game.box.ranks(game), game.box.scores(game)
        self.games += 1
        for seat, rank in enumerate(ranks):
            self.wins[seat] += rank == 1
            self.places[seat] += rank
            self.points[seat] += scores[seat]

    def of(self, seat: int) -> Stakes:
        """What the seat may expect."""
        games = max(self.games, 1)
        return Stakes(self.wins[seat] / games, self.places[seat] / games, self.points[seat] / games)

    def all(self) -> list[Stakes]:
        """What each seat may expect."""
        return [self.of(seat) for seat in range(len(self.wins))]


def played_on(game: Game, habits: Habits, chance: Chance, taken: list[int]) -> list[float]:
    """Play to the end by habits, and write down what is taken; what the game was worth to each seat."""
    game.log = None
    game.chance = chance
    return prospects(game, play_on(game, habits, chance, taken))


def doubt(won: float, games: int) -> float:
    """The standard error of a share of so many games; never 0: after a few nobody is quite sure (Agresti, Coull).

    >>> round(doubt(0.5, 100), 3), round(doubt(1.0, 100), 3)
    (0.05, 0.01)
    """
    careful = (won * games + 1) / (games + 2)
    return math.sqrt(careful * (1 - careful) / (games + 2))
