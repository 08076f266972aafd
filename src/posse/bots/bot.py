"""Bot and Observation: what every bot is, and all that it gets to know."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from posse.kernel.chance import Chance, Sampled
from posse.kernel.choices import Question
from posse.kernel.game import Game
from posse.kernel.worlds import Worlds


class Observation:
    """What one seat sees when it is asked: its view, its question, and worlds it could be in.

    Made by `observe`. It holds no reference to the game: `imagine` re-deals a world that was itself dealt anew,
    which by the laws of secrecy is as good.
    """

    def __init__(self, question: Question, world: Game) -> None:
        self.question = question
        self._world = world
        self._worlds: dict[bool, Worlds] = {}

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.question.seat

    @cached_property
    def view(self) -> dict[str, object]:
        """What it sees: the same in any world that it could be in."""
        return self._world.view(self.seat)

    def imagine(self, chance: Chance) -> Any:
        """A whole game this seat could be in, given what it sees; play with it as you like."""
        return self._deal(chance, False)

    def suspect(self, chance: Chance) -> Any:
        """The same, but as likely as what the others have done so far makes it."""
        return self._deal(chance, True)

    def _deal(self, chance: Chance, suspicious: bool) -> Any:
        if suspicious not in self._worlds:
            self._worlds[suspicious] = Worlds(self._world, self.seat, suspicious)
        return self._worlds[suspicious].deal(chance)


def observe(game: Game, seat: int) -> Observation:
    """The observation of a seat that is asked now."""
    question = game.question(seat)
    if question is None:
        raise ValueError(f"seat {seat} is not asked anything")
    world: Game = game.redeal(seat, Sampled.of(0))
    world.log = None
    return Observation(question, world)


class Expected(NamedTuple):
    """A choice, and what the game is worth if it is taken, as far as somebody can tell: from 0 to 1."""

    choice: int
    worth: float | None = None
    tries: int = 0


class Bot:
    """Somebody who answers questions."""

    def choose(self, seen: Observation) -> int:
        """One of `seen.question.choices`."""
        raise NotImplementedError

    def weigh(self, seen: Observation) -> list[Expected]:
        """What it would take first, then what else it has thought about, the best first."""
        return [Expected(self.choose(seen))]
