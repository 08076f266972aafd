"""Many tables stepped together: numpy arrays in and out, the games in worker processes, the arrays in shared memory.

>>> import numpy as np
>>> with Batch("five-points", tables=8, seats=3, workers=0, seed=5) as batch:
...     luck = np.random.default_rng(1)
...     while not batch.ended.any():
...         batch.step(random_choices(batch.masks, luck))
...     batch.rewards[batch.ended].shape[1]
3

The seat `asked[t]` chooses at table `t`; it sees `observations[t]` and may choose what is True in `masks[t]`. After a
step, `ended` tells where a game was over, `rewards` what it was worth to each seat, and the next game has begun there.
Where only one thing can be chosen it is, and nobody is asked. The arrays stay the same ones: a step writes into them.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from posse.kernel.many import Many
from posse.lab.session import Rules

PATIENCE = 1.0
"""Seconds after which one looks whether a worker is still alive."""


class Setting(NamedTuple):
    """What a worker must know to set its tables."""

    game: str
    seats: int
    options: dict[str, object]
    tables: int
    seed: int


class Arrays:
    """One piece of memory, and what lies where in it."""

    def __init__(self, rules: Rules, tables: int, memory: memoryview) -> None:
        at = 0

        def part(kind: Any, *shape: int) -> NDArray[Any]:
            nonlocal at
            count = int(np.prod(shape))
            array: NDArray[Any] = np.frombuffer(memory, kind, count, at).reshape(shape)
            at += -(-array.nbytes // 64) * 64  # each begins a cache line of its own
            return array

        self.rewards = part(np.float32, tables, rules.seats)
        self.choices = part(np.int32, tables)
        self.observations = part(np.int16, tables, rules.sheet.size)
        self.asked = part(np.int16, tables)
        self.masks = part(np.bool_, tables, rules.choices)
        self.ended = part(np.bool_, tables)

    @staticmethod
    def size(rules: Rules, tables: int) -> int:
        """How many bytes that is, or a few more."""
        return tables * (4 * rules.seats + 4 + 2 * rules.sheet.size + 2 + rules.choices + 1) + 6 * 64


class Share:
    """The tables of one worker: a range of all."""

    def __init__(self, rules: Rules, setting: Setting, arrays: Arrays, first: int, last: int) -> None:
        mine = slice(first, last)
        self.choices = arrays.choices[mine]
        self.asked = arrays.asked[mine]
        self.ended = arrays.ended[mine]
        self.rewards = arrays.rewards[mine]
        self.many = Many(
            rules.box,
            rules.seats,
            rules.options,
            [setting.seed + table for table in range(first, last)],
            rules.sheet.nothing,
            arrays.observations[mine].reshape(-1).view(np.uint8).data,
            arrays.masks[mine].reshape(-1).view(np.uint8).data,
        )
        self.asked[:] = self.many.asked

    def step(self) -> None:
        """Take the choices; write down what came of them."""
        many = self.many
        many.step(self.choices.tolist())
        self.asked[:] = many.asked
        self.ended[:] = False
        self.rewards[:] = 0
        for table, result in zip(many.ended, many.results, strict=True):
            self.ended[table] = True
            self.rewards[table] = result


def work(setting: Setting, name: str, first: int, last: int, go: Semaphore, done: Semaphore) -> None:
    """A worker's life."""
    memory = SharedMemory(name)
    assert memory.buf is not None
    step_by_step(setting, memory.buf, first, last, go, done)
    memory.close()  # nothing looks into it any more


def step_by_step(setting: Setting, memory: memoryview, first: int, last: int, go: Semaphore, done: Semaphore) -> None:
    """A step whenever the worker is told to go, until its choices are below 0."""
    rules = Rules(setting.game, setting.seats, setting.options)
    share = Share(rules, setting, Arrays(rules, setting.tables, memory), first, last)
    done.release()
    while go.acquire() and share.choices[0] >= 0:
        share.step()
        done.release()


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
        self._memory = SharedMemory(create=True, size=Arrays.size(rules, tables)) if workers else None
        memory = self._memory.buf if self._memory else memoryview(bytearray(Arrays.size(rules, tables)))
        assert memory is not None
        self._arrays = arrays = Arrays(rules, tables, memory)
        self.observations: NDArray[np.int16] = arrays.observations
        self.masks: NDArray[np.bool_] = arrays.masks
        self.asked: NDArray[np.int16] = arrays.asked
        self.rewards: NDArray[np.float32] = arrays.rewards
        self.ended: NDArray[np.bool_] = arrays.ended
        self._every = np.arange(tables)
        self._here = None if workers else Share(rules, setting, arrays, 0, tables)
        self._workers: list[tuple[Any, Semaphore, Semaphore]] = []
        spawn = multiprocessing.get_context("spawn")
        for worker in range(workers):
            assert self._memory is not None
            first, last = tables * worker // workers, tables * (worker + 1) // workers
            go, done = spawn.Semaphore(0), spawn.Semaphore(0)
            process = spawn.Process(target=work, args=(setting, self._memory.name, first, last, go, done), daemon=True)
            process.start()
            self._workers.append((process, go, done))
        self._wait()

    def step(self, choices: NDArray[np.integer[Any]]) -> None:
        """The seats that are asked take these choices, one a table; the arrays tell what came of it."""
        self.send(choices)
        self._wait()

    def send(self, choices: NDArray[np.integer[Any]]) -> None:
        """Only begin the step: whoever has something else to do meanwhile calls `receive` before the next one."""
        if not self.masks[self._every, choices].all():
            table = int(np.flatnonzero(~self.masks[self._every, choices])[0])
            raise ValueError(f"choice {choices[table]} is not offered at table {table}; see masks")
        self._arrays.choices[:] = choices
        for _, go, _ in self._workers:
            go.release()
        if self._here is not None:
            self._here.step()

    def receive(self) -> None:
        """Wait until the step that was begun is done."""
        self._wait()

    def _wait(self) -> None:
        for process, _, done in self._workers:
            while not done.acquire(timeout=PATIENCE):
                if not process.is_alive():
                    raise RuntimeError("a worker has died; see what it said on standard error")

    def close(self) -> None:
        """Send the workers home. The arrays are gone then."""
        self._arrays.choices[:] = -1
        for process, go, _ in self._workers:
            go.release()
            process.join()
        if self._memory is not None:
            del self._arrays, self.observations, self.masks, self.asked, self.rewards, self.ended
            self._memory.unlink()
            self._memory.close()
        self._workers, self._memory = [], None

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        if self._workers or self._memory is not None:
            self.close()


def random_choices(masks: NDArray[np.bool_], luck: np.random.Generator) -> NDArray[np.int64]:
    """For each table any of the choices it has."""
    tables, width = masks.shape
    offered = np.flatnonzero(masks)
    begin = np.searchsorted(offered, np.arange(tables + 1) * width)
    picked = begin[:-1] + (luck.random(tables) * (begin[1:] - begin[:-1])).astype(np.int64)
    chosen: NDArray[np.int64] = offered[picked] % width
    return chosen
