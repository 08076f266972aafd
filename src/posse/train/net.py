"""The net that learns: from what a seat sees, how good each choice is and what each seat may hope for.

Its first layer reads a row of which most numbers are 0; numbers are taken by their size (1, 3, 7 are 1, 2, 3), so that
money and bullets can stand side by side. Two more layers, then two heads: a number for each choice of the game, and for
each seat, mine first, what the game will be worth to it.
"""

from __future__ import annotations

import torch
from torch import Tensor, nn


class Net(nn.Module):  # type: ignore[misc]
    """See the module's text. `posse.bots.mind` does the same without torch."""

    def __init__(self, inputs: int, width: int, choices: int, seats: int) -> None:
        super().__init__()
        self.inputs = inputs
        self.first = nn.Linear(inputs + 1, width)  # the last input is for what is not there
        nn.init.normal_(self.first.weight, std=0.08)
        self.second = nn.Linear(width, width)
        self.third = nn.Linear(width, width)
        self.policy = nn.Linear(width, choices)
        nn.init.normal_(self.policy.weight, std=0.01)
        self.value = nn.Linear(width, seats)
        nn.init.zeros_(self.value.weight)
        nn.init.constant_(self.value.bias, 0.3)

    def forward(self, places: Tensor, values: Tensor) -> tuple[Tensor, Tensor]:
        """Numbers for choices, and for seats from mine on; of rows as places and values."""
        rows = torch.zeros(len(places), self.inputs + 1, dtype=torch.bfloat16, device=places.device)
        at = places.long()
        at = torch.where(at < 0, self.inputs, at)
        rows.scatter_(1, at, sized(values).to(torch.bfloat16))
        with torch.autocast(places.device.type, torch.bfloat16):
            hidden = torch.relu(self.first(rows))
            hidden = hidden + torch.relu(self.second(hidden))
            hidden = (hidden + torch.relu(self.third(hidden))).float()
        return self.policy(hidden), self.value(hidden)


def sized(values: Tensor) -> Tensor:
    """Whole numbers by their size."""
    numbers = values.float()
    return torch.sign(numbers) * torch.log2(1 + numbers.abs())


def unpacked(masks: Tensor, choices: int) -> Tensor:
    """Bits as truths, one for each choice."""
    shifts = torch.arange(7, -1, -1, device=masks.device, dtype=torch.uint8)
    bits: Tensor = (masks.unsqueeze(-1) >> shifts) & 1
    return bits.flatten(1)[:, :choices].bool()
