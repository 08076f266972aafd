"""Actors on the machines of a Ray cluster (extra `ray`); those of `actors` are processes of this machine.

Posse must be installed on all of them, in the same version. Ray starts an actor again that has died with its worker or
machine: its tables begin anew, and what was under way there counts as undecided.
"""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple

from posse.kernel.tree import worth
from posse.lab.workers import Array, room_for
from posse.train.actors import HALVES, Actors, Arrays, Form, Plan, halves_of, halves_played, shapes_of

FOR_EVER: Final = -1
"""How often Ray starts an actor again, and asks it again."""
TOLD: Final = ("places", "values", "masks", "asked", "seats", "ended", "results")


class Sight(NamedTuple):
    """What an actor tells of one half of its tables."""

    life: str
    """In which of the actor's lives these are the tables."""
    arrays: dict[str, Array]


class Player:
    """An actor somewhere. It has both halves of its tables, and plays whenever it is asked."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.life = secrets.token_hex(8)
        form, mine = Form(plan.game), plan._replace(workers=1)
        memory = memoryview(bytearray(HALVES * room_for(shapes_of(form, mine))))
        self.arrays = halves_of(form, mine, memory)
        self.halves = list(halves_played(form, plan, self.arrays, number, 0))

    def look(self, half: int) -> Sight:
        """How it stands there."""
        return Sight(self.life, {name: getattr(self.arrays[half], name).copy() for name in TOLD})

    def step(self, half: int, life: str, choices: Array) -> Sight:
        """Take the choices, if they are for these very tables; tell what came of them."""
        arrays = self.arrays[half]
        if life == self.life:
            arrays.choices[:] = choices
            self.halves[half].step()
            return self.look(half)
        seats = int(arrays.seats[0])
        undecided = sum(worth(list(range(1, seats + 1)))) / seats
        told = self.look(half)
        told.arrays["ended"][:] = True
        told.arrays["results"][:, :seats] = undecided
        return told


class Distant(Actors):
    """All of them, as the learner holds them. Ray is connected to its cluster already."""

    def __init__(self, plan: Plan) -> None:
        import ray  # here, so that this file can be looked at without the extra

        self._ray = ray
        self.plan, self.form = plan, Form(plan.game)
        room = HALVES * room_for(shapes_of(self.form, plan))
        self.halves = halves_of(self.form, plan, memoryview(bytearray(room)))
        player = ray.remote(max_restarts=FOR_EVER, max_task_retries=FOR_EVER)(Player)
        self._players: list[Any] = [player.remote(plan, number) for number in range(plan.workers)]
        self._told: list[list[Any]] = [[one.look.remote(half) for one in self._players] for half in range(HALVES)]
        self._lives = [[""] * plan.workers for _ in range(HALVES)]

    def mine(self, number: int) -> slice:
        """The tables of one actor."""
        return slice(number * self.plan.tables, (number + 1) * self.plan.tables)

    def wait(self, half: int) -> Arrays:
        """That half, when all have played it."""
        for number, sight in enumerate(self._ray.get(self._told[half])):
            self._lives[half][number] = sight.life
            for name, array in sight.arrays.items():
                getattr(self.halves[half], name)[self.mine(number)] = array
        return self.halves[half]

    def go(self, half: int) -> None:
        """All may take the choices that were written there."""
        self._told[half] = [
            player.step.remote(half, self._lives[half][number], self.halves[half].choices[self.mine(number)].copy())
            for number, player in enumerate(self._players)
        ]

    def close(self) -> None:
        """Send them home."""
        for player in self._players:
            self._ray.kill(player)
