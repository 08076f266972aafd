"""Work that is the same every time: on a GPU it is recorded once, and the recording is played."""

from __future__ import annotations

from collections.abc import Callable

import torch

TRIALS = 3


class Replayed:
    """A function without arguments, over tensors that stay where they are. Making it carries it out a few times."""

    def __init__(self, work: Callable[[], None], device: torch.device) -> None:
        self._work: Callable[[], None] = work
        if device.type == "cuda":
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                for _ in range(TRIALS):
                    work()
            torch.cuda.current_stream().wait_stream(aside)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                work()
            self._work = graph.replay

    def __call__(self) -> None:
        self._work()


def machine() -> tuple[str, str]:
    """On what to learn, as torch calls it, and its name."""
    if torch.cuda.is_available():
        return "cuda", str(torch.cuda.get_device_name())
    return "cpu", "cpu"
