"""The work shared out among the machines of a Ray cluster (extra `ray`); `crew` does it on this machine alone.

Posse must be installed on all of them, in the same version; so must the files of own players, under the same path.
Ray does a task again whose worker or machine has died, and makes anew what was lost with it.
"""

from __future__ import annotations

import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Any, Final

from posse.studies.crew import AHEAD, Crew, CrewLost, Result, Task

PATIENCE: Final = 10.0
FOR_EVER: Final = -1
"""How often Ray tries again after a death: always. A mistake of a player is no death and ends the study."""


class Cluster(Crew):
    """The workers of a cluster: `auto` is the one that runs on this machine, else its address."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is studied here
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of what is to come
        import ray  # here, so that this file can be looked at without the extra

        self._ray = ray
        _answers(address)
        if not ray.is_initialized():
            try:
                ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            except (ConnectionError, ValueError, RuntimeError) as problem:
                raise CrewLost(f"no Ray cluster at {address}: {str(problem).splitlines()[0]}") from problem
        super().__init__(max(1, int(ray.cluster_resources().get("CPU", 1))))

    def results(self, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """What the work makes of each task, in the order of the tasks."""
        ray = self._ray
        remote = ray.remote(max_retries=FOR_EVER)(work)
        waiting = iter(tasks)
        open_tasks: deque[Any] = deque()
        try:
            while True:
                room = AHEAD * self.workers - len(open_tasks)
                open_tasks.extend(remote.remote(task) for task in islice(waiting, room))
                if not open_tasks:
                    return
                try:
                    result: Result = ray.get(open_tasks[0])
                except ray.exceptions.RayTaskError as problem:
                    raise problem.cause from problem
                open_tasks.popleft()
                yield result
        finally:
            for left in open_tasks:
                ray.cancel(left, force=True)


def _answers(address: str) -> None:
    """Ray itself would knock at a closed door for many minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=PATIENCE).close()
        except OSError as problem:
            raise CrewLost(f"no Ray cluster at {address}: {problem.strerror or problem}") from problem
