"""Processes that play many tables each, and the memory that they share with whoever asked for it.

Whoever wants something done tells all workers to go, does something else meanwhile, and waits until all are done. With
two lanes a worker does the work of the one while that of the other is looked at.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np
from numpy.typing import NDArray

PATIENCE = 1.0
"""Seconds after which one looks whether a worker is still alive."""
LINE = 64
"""Each array begins a cache line of its own."""

Array = NDArray[Any]
Shapes = dict[str, tuple[Any, tuple[int, ...]]]
"""For each array the kind of its numbers and its shape."""


def room_for(shapes: Shapes) -> int:
    """How many bytes these arrays take.

    >>> room_for({"asked": (np.int16, (3,)), "rows": (np.int16, (3, 32))})
    256
    """
    return sum(-(-np.dtype(kind).itemsize * int(np.prod(shape)) // LINE) * LINE for kind, shape in shapes.values())


def laid_out(shapes: Shapes, memory: memoryview, at: int = 0) -> dict[str, Array]:
    """The arrays by their names, one after the other in that memory from there on."""
    found: dict[str, Array] = {}
    for name, (kind, shape) in shapes.items():
        found[name] = np.frombuffer(memory, kind, int(np.prod(shape)), at).reshape(shape)
        at += room_for({name: (kind, shape)})
    return found


class Signals:
    """As a worker has them: when to go, and that it is done, lane by lane."""

    def __init__(self, go: list[Semaphore], done: list[Semaphore]) -> None:
        self.go, self.done = go, done


class Workers:
    """Processes that were told what to do: `target(*its part, the memory's name, signals)`."""

    def __init__(self, target: Callable[..., None], parts: list[tuple[Any, ...]], size: int, lanes: int = 1) -> None:
        self.memory = SharedMemory(create=True, size=size)
        self._all: list[tuple[Any, Signals]] = []
        spawn = multiprocessing.get_context("spawn")
        for part in parts:
            signals = Signals(*([spawn.Semaphore(0) for _ in range(lanes)] for _ in range(2)))
            process = spawn.Process(target=target, args=(*part, self.memory.name, signals), daemon=True)
            process.start()
            self._all.append((process, signals))

    @property
    def shared(self) -> memoryview:
        """The memory."""
        assert self.memory.buf is not None
        return self.memory.buf

    def go(self, lane: int = 0) -> None:
        """All may begin."""
        for _, signals in self._all:
            signals.go[lane].release()

    def wait(self, lane: int = 0) -> None:
        """Until all are done."""
        for process, signals in self._all:
            while not signals.done[lane].acquire(timeout=PATIENCE):
                if not process.is_alive():
                    raise RuntimeError("a worker has died; see what it said on standard error")

    def close(self) -> None:
        """When all have gone home, or were too slow to, and nothing here looks into the memory any more."""
        for process, _ in self._all:
            process.join(5 * PATIENCE)
            process.kill()
        self._all = []
        self.memory.unlink()
        self.memory.close()
