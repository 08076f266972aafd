"""Many tables stepped together: numpy arrays in and out, the games in worker processes, the arrays in shared memory.

>>> import numpy as np
>>> with Batch("five-points", tables=8, seats=3, workers=0, seed=5) as batch:
...     luck = np.random.default_rng(1)
...     while not batch.ended.any():
...         batch.step(random_choices(batch, luck))
...     batch.rewards[batch.ended].shape[1]
3

The seat `asked[t]` chooses at table `t`; it sees `observations[t]` and may choose what is True in `masks[t]`. These are
`counts[t]` choices; `nth` gives any of them without a look at the whole mask. After a step, `ended` tells where a game
was over, `rewards` what it was worth to each seat, and the next game has begun there. Where only one thing can be
chosen it is, and nobody is asked. The arrays stay the same ones: a step writes into them.

No worker waits for whoever chooses if two batches take turns (`send`, `receive`): while the one is chosen for, the
other is played.
"""

from __future__ import annotations

import gc
from array import array
from collections.abc import Mapping
from multiprocessing.shared_memory import SharedMemory
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from posse.kernel.many import Many
from posse.lab.fields import Lines, read
from posse.lab.session import Rules
from posse.lab.workers import Array, Shapes, Signals, Workers, laid_out, room_for


class Setting(NamedTuple):
    """What a worker must know to set its tables."""

    game: str
    seats: int
    options: dict[str, object]
    tables: int
    seed: int


def shapes_of(rules: Rules, tables: int) -> Shapes:
    """What so many tables tell, and are told."""
    return {
        "rewards": (np.float32, (tables, rules.seats)),
        "choices": (np.int32, (tables,)),
        "begins": (np.int32, (tables,)),
        "counts": (np.int32, (tables,)),
        "observations": (np.int16, (tables, rules.sheet.size)),
        "asked": (np.int16, (tables,)),
        "offers": (np.uint16, (tables, rules.choices)),
        "masks": (np.bool_, (tables, rules.choices)),
        "ended": (np.bool_, (tables,)),
    }


class Share:
    """The tables of one worker: a range of all."""

    def __init__(self, rules: Rules, setting: Setting, arrays: dict[str, Array], first: int, last: int) -> None:
        mine = {name: array[first:last] for name, array in arrays.items()}
        self.choices, self.asked, self.ended = mine["choices"], mine["asked"], mine["ended"]
        self.rewards = mine["rewards"]
        self.many = Many(rules.box, rules.seats, rules.options, [setting.seed + table for table in range(first, last)])
        self.observations, self.masks = Lines(mine["observations"]), Lines(mine["masks"])
        self.offers = Offers(arrays, first, last)
        self.tell()

    def step(self) -> None:
        """Take the choices; write down what came of them."""
        many = self.many
        many.step(self.choices.tolist())
        self.ended[:] = False
        self.rewards[:] = 0
        for table, result in zip(many.ended, many.results, strict=True):
            self.ended[table] = True
            self.rewards[table] = result
        self.tell()

    def tell(self) -> None:
        """What is seen, and what may be chosen."""
        many = self.many
        self.asked[:] = many.asked
        self.observations.write(many.rows, many.row_ends)
        self.masks.write(many.offers, many.offer_ends)
        self.offers.write(many.offers, many.offer_ends)


class Offers:
    """What may be chosen at a worker's tables, one after the other without gaps, and where each table's begin."""

    def __init__(self, arrays: dict[str, Array], first: int, last: int) -> None:
        self.begins, self.counts = arrays["begins"][first:last], arrays["counts"][first:last]
        self.first = first * arrays["offers"].shape[1]
        self.flat = arrays["offers"][first:last].reshape(-1)

    def write(self, page: bytes, ends: list[int]) -> None:
        """Other offers: what a pen has ticked, and behind how many of them each table's end."""
        choices, _ = read(page)
        self.flat[: len(choices)] = choices
        behind = self.first + np.frombuffer(array("q", ends), np.int64)
        self.begins[0], self.begins[1:] = self.first, behind[:-1]
        self.counts[:] = behind - self.begins


def work(setting: Setting, first: int, last: int, name: str, signals: Signals) -> None:
    """A worker's life."""
    gc.disable()  # tables form no circles
    memory = SharedMemory(name)
    assert memory.buf is not None
    step_by_step(setting, first, last, memory.buf, signals)
    memory.close()  # nothing looks into it any more


def step_by_step(setting: Setting, first: int, last: int, memory: memoryview, signals: Signals) -> None:
    """A step whenever the worker is told to go, until its choices are below 0."""
    rules = Rules(setting.game, setting.seats, setting.options)
    share = Share(rules, setting, laid_out(shapes_of(rules, setting.tables), memory), first, last)
    signals.done[0].release()
    while signals.go[0].acquire() and share.choices[0] >= 0:
        share.step()
        signals.done[0].release()


class Batch:
    """So many tables, shared out among so many processes; 0: they are played right here.

    Processes are spawned, so a script that uses them needs `if __name__ == "__main__":`.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        workers: int = 0,
        seed: int = 0,
    ) -> None:
        if tables < max(1, workers):
            raise ValueError(f"{tables} tables can't be shared out among {workers} workers")
        self.rules = rules = Rules(game, seats, options)
        self.tables = tables
        setting = Setting(game, rules.seats, rules.options, tables, seed)
        shapes = shapes_of(rules, tables)
        shares = [(setting, tables * n // workers, tables * (n + 1) // workers) for n in range(workers)]
        self._workers = Workers(work, shares, room_for(shapes)) if workers else None
        memory = self._workers.shared if self._workers else memoryview(bytearray(room_for(shapes)))
        arrays = laid_out(shapes, memory)
        self.observations: NDArray[np.int16] = arrays["observations"]
        self.masks: NDArray[np.bool_] = arrays["masks"]
        self.asked: NDArray[np.int16] = arrays["asked"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.ended: NDArray[np.bool_] = arrays["ended"]
        self.counts: NDArray[np.int32] = arrays["counts"]
        self._begins, self._offers = arrays["begins"], arrays["offers"].reshape(-1)
        self._choices = arrays["choices"]
        self._every = np.arange(tables)
        self._here = None if workers else Share(rules, setting, arrays, 0, tables)
        self.receive()

    def nth(self, places: NDArray[np.integer[Any]]) -> NDArray[np.uint16]:
        """Of the choices that each table has, the one at that place (from 0 to below `counts`)."""
        chosen: NDArray[np.uint16] = self._offers[self._begins + places]
        return chosen

    def step(self, choices: NDArray[np.integer[Any]]) -> None:
        """The seats that are asked take these choices, one a table; the arrays tell what came of it."""
        self.send(choices)
        self.receive()

    def send(self, choices: NDArray[np.integer[Any]]) -> None:
        """Only begin the step: whoever has something else to do meanwhile calls `receive` before the next one."""
        if not self.masks[self._every, choices].all():
            table = int(np.flatnonzero(~self.masks[self._every, choices])[0])
            raise ValueError(f"choice {choices[table]} is not offered at table {table}; see masks")
        self._choices[:] = choices
        if self._workers is not None:
            self._workers.go()
        if self._here is not None:
            self._here.step()

    def receive(self) -> None:
        """Wait until the step that was begun is done."""
        if self._workers is not None:
            self._workers.wait()

    def close(self) -> None:
        """Send the workers home. The arrays are gone then."""
        if self._workers is not None:
            self._choices[:] = -1
            self._workers.go()
            del self._choices, self.observations, self.masks, self.asked, self.rewards, self.ended
            del self._begins, self._offers, self.counts
            self._workers.close()
        self._workers = None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def random_choices(batch: Batch, luck: np.random.Generator) -> NDArray[np.uint16]:
    """For each table any of the choices it has."""
    return batch.nth((luck.random(batch.tables) * batch.counts).astype(np.int32))
