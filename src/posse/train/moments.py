"""What was seen, chosen and hoped for, moment by moment, on the machine that learns."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from posse.train.actors import Arrays

STEPS = 64
"""Moments of every table between two lessons."""
TRUST = 0.95
"""How much what came of it counts against what the seat itself hoped when it was asked next (lambda)."""
NEAR = 0.9
"""The same, when choices are learnt: what comes soon tells more about them, and less about luck."""

KINDS = {
    "places": torch.int16,
    "values": torch.int16,
    "masks": torch.uint8,
    "asked": torch.int64,
    "ended": torch.bool,
    "results": torch.float32,
    "choices": torch.int64,
}


class Moments:
    """Of one half of the tables."""

    def __init__(self, arrays: Arrays, past: Tensor) -> None:
        self.past = past
        """Which seats are played by the net as it was."""
        device = past.device
        self.seats = torch.from_numpy(arrays.seats.astype(np.int64)).to(device)
        self.at = 0
        tables, room = arrays.results.shape
        shapes = {name: getattr(arrays, name).shape for name in KINDS}
        self.told = {name: torch.zeros((STEPS + 1, *shapes[name]), dtype=KINDS[name], device=device) for name in KINDS}
        self.told["chances"] = torch.zeros((STEPS + 1, tables), device=device)
        self.told["hopes"] = torch.zeros((STEPS + 1, tables, room), device=device)  # as the table counts seats
        self.told["learns"] = torch.ones((STEPS + 1, tables), dtype=torch.bool, device=device)

    def one_moment(self) -> dict[str, Tensor]:
        """Room for one."""
        sight = {name: torch.zeros_like(array[0]) for name, array in self.told.items()}
        return {**sight, "seats": self.seats.clone(), "past": self.past.clone()}

    def take_down(self, sight: dict[str, Tensor]) -> None:
        """Remember a moment."""
        for name, array in self.told.items():
            array[self.at] = sight[name]
        self.at += 1

    def begin_again(self) -> None:
        """The last moment becomes the first."""
        for array in self.told.values():
            array[0] = array[STEPS]
        self.at = 1

    def looking_back(self, trust: float) -> tuple[Tensor, Tensor]:
        """What the one who was asked should have hoped for, and whether that is known yet.

        Known by what the same seat hoped when it was asked next, or got: others don't know its secrets, so what they
        hope for it says nothing about what it should have done.
        """
        hopes, results, ended, asked = (self.told[name] for name in ("hopes", "results", "ended", "asked"))
        ahead = torch.zeros_like(hopes[0])
        known = torch.zeros_like(ahead, dtype=torch.bool)
        targets, certain = [ahead[:, 0]] * STEPS, [known[:, 0]] * STEPS
        for step in range(STEPS, -1, -1):
            mine = asked[step].unsqueeze(1)
            hoped = hopes[step].gather(1, mine)
            if step == STEPS:
                ahead = ahead.scatter(1, mine, hoped)
            else:
                over = ended[step + 1].unsqueeze(1)
                ahead, known = torch.where(over, results[step + 1], ahead), known | over
                target = ahead.gather(1, mine)
                targets[step], certain[step] = target.squeeze(1), known.gather(1, mine).squeeze(1)
                ahead = ahead.scatter(1, mine, (1 - trust) * hoped + trust * target)
                # What comes before a moment whose target is not known yet still has its hopes to go by.
                ahead = torch.where(known.scatter(1, mine, True) & ~known, ahead.scatter(1, mine, hoped), ahead)
            known = known.scatter(1, mine, True)
        return torch.stack(targets), torch.stack(certain)

    def in_the_end(self) -> Tensor:
        """What each seat got, or may hope for as far as one has seen."""
        hopes, results, ended = self.told["hopes"], self.told["results"], self.told["ended"]
        targets, ahead = torch.zeros_like(hopes[:STEPS]), hopes[STEPS]
        for step in range(STEPS - 1, -1, -1):
            ahead = torch.where(ended[step + 1].unsqueeze(1), results[step + 1], ahead)
            targets[step] = ahead
        return targets

    def pages(self) -> dict[str, Tensor]:
        """What is to be learnt: the net's own moments, what should have been hoped, how much better choices were."""
        told, seats = self.told, self.seats.expand(STEPS, -1)
        asked = told["asked"][:STEPS]
        near, certain = self.looking_back(NEAR)
        better = near - told["hopes"][:STEPS].gather(2, asked.unsqueeze(2)).squeeze(2)
        mine = self.looking_back(TRUST)[0].unsqueeze(2)
        targets = around(self.in_the_end().scatter(2, asked.unsqueeze(2), mine), asked, seats, back=True)
        learns = told["learns"][:STEPS] & certain
        page = {name: told[name][:STEPS][learns] for name in ("places", "values", "masks", "choices", "chances")}
        return {**page, "better": better[learns], "targets": targets[learns], "seats": seats[learns]}

    def a_page(self, length: int) -> dict[str, Tensor]:
        """Room for one page of so many moments."""
        return {
            name: torch.zeros((length, *array.shape[1:]), dtype=array.dtype, device=array.device)
            for name, array in self.pages().items()
        }


def around(hopes: Tensor, asked: Tensor, seats: Tensor, back: bool = False) -> Tensor:
    """Hopes counted from the one who is asked, as the table counts seats; or back."""
    room = hopes.shape[-1]
    seat = torch.arange(room, device=hopes.device).expand_as(hopes)
    count, me = seats.unsqueeze(-1), asked.unsqueeze(-1)
    there = torch.where(seat < count, (seat + me if back else seat - me + count) % count, seat)
    return hopes.gather(-1, there)
