"""The work shared out: among processes here, or among the machines of a Ray cluster. Results come in order.

What is done depends on the task alone, never on who does it. So a worker that dies loses nothing: its tasks are done
again, by others, and come out the same.
"""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Final, TypeVar

from posse.studies import BadStudy

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD: Final = 4
"""So many tasks lie ready for each worker; more would be work in vain, should the study stop early."""
TRIES: Final = 2
"""A task that has killed so many crews is not tried again."""


class CrewLost(BadStudy):
    """The workers died again and again."""


class Crew:
    """Workers on this machine; with one, the work is done in this process."""

    def __init__(self, workers: int | None = None, apart: bool = False) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.apart = apart
        """Whether the work must not be done in this process, even by a single worker."""

    def results(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """What the work makes of each task, in the order of the tasks, as soon as it is known."""
        if self.workers == 1 and not self.apart:
            yield from map(work, tasks)
            return
        waiting = iter(tasks)
        open_tasks: deque[Task] = deque()
        deaths = 0
        while True:
            before = len(open_tasks)
            try:
                for result in self._one_crew(work, waiting, open_tasks):
                    deaths = 0
                    yield result
                return
            except BrokenProcessPool as problem:
                deaths += 1
                if deaths >= TRIES:
                    raise CrewLost(f"the workers died {deaths} times at the same {before} tasks") from problem

    def _one_crew(
        self, work: Callable[[Task], Result], waiting: Iterator[Task], open_tasks: deque[Task]
    ) -> Iterator[Result]:
        """As `results`, until a worker dies; what is not done then lies in `open_tasks`."""
        # Fresh processes rather than forks: progress bars have threads of their own.
        others = active_children()
        pool = ProcessPoolExecutor(self.workers, get_context("spawn"), leave_interrupts_to_the_parent)
        futures: deque[Future[Result]] = deque()
        try:
            futures.extend(pool.submit(work, task) for task in open_tasks)
            while True:
                for task in islice(waiting, AHEAD * self.workers - len(futures)):
                    open_tasks.append(task)
                    futures.append(pool.submit(work, task))
                if not futures:
                    return
                result = futures[0].result()
                futures.popleft()
                open_tasks.popleft()
                yield result
        finally:
            # Who stops in the middle (Ctrl-C, or the order is certain) does not wait for games that nobody will count.
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in active_children():
                if futures and worker not in others:
                    worker.terminate()


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that asked for the work ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
