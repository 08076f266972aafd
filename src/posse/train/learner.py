"""How the net learns: it plays all seats of many tables, and what came of them tells which choices were good (PPO).

Every seat's hopes are told at every moment, by whoever is asked then; the next moment's hopes and, at the end, the
result say how far they were wrong, and whether a choice was better than expected. At some tables some seats are played
by the net as it was earlier, so that it does not forget how to beat itself.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

from posse.train.actors import HALVES, Actors, Arrays, Plan
from posse.train.net import Net, unpacked

STEPS = 32
"""Moments of every table between two lessons."""
TRUST = 0.95
"""How much the moments far ahead count against the next one's hopes (lambda), when hopes are learnt."""
NEAR = 0.8
"""The same, when choices are: what comes soon tells more about them, and less about luck."""
CLIP = 0.2
LESSONS = 3
"""How often each moment is learnt from."""
AT_ONCE = 8_192
"""Moments that are learnt from together."""
CURIOUS = (0.02, 0.004)
"""How much being undecided is worth, at the beginning and at the end."""
RATES = (1e-3, 1e-4)
"""How big the steps are, at the beginning and at the end."""
PAST_TABLES = 0.2
PAST_SELVES = 12


class Progress(NamedTuple):
    """How it goes."""

    seconds: float
    moments: int
    games: int
    undecided: float
    """Entropy of the choices, in nats."""
    surprise: float
    """Mean square of what hopes were wrong by."""
    against_past: float
    """Wins against the net as it was earlier, as a share of what equals would win."""


class Moments:
    """What was seen, chosen and hoped for in one half of the tables, moment by moment."""

    def __init__(self, arrays: Arrays, room: int, device: torch.device) -> None:
        tables = len(arrays.asked)

        def room_for(like: Any, kind: torch.dtype) -> Tensor:
            return torch.zeros((STEPS + 1, *like.shape), dtype=kind, device=device)

        self.at = 0
        self.places = room_for(arrays.places, torch.int16)
        self.values = room_for(arrays.values, torch.int16)
        self.masks = room_for(arrays.masks, torch.uint8)
        self.asked = room_for(arrays.asked, torch.int64)
        self.ended = room_for(arrays.ended, torch.bool)
        self.results = room_for(arrays.results, torch.float32)
        self.choices = room_for(arrays.choices, torch.int64)
        self.chances = torch.zeros((STEPS + 1, tables), device=device)
        self.hopes = torch.zeros((STEPS + 1, tables, room), device=device)
        """By seat, as the table counts them."""
        self.learns = torch.ones((STEPS + 1, tables), dtype=torch.bool, device=device)

    def begin_again(self) -> None:
        """The last moment becomes the first."""
        for array in vars(self).values():
            if isinstance(array, Tensor):
                array[0] = array[STEPS]
        self.at = 1

    def gains(self) -> tuple[Tensor, Tensor]:
        """For each moment but the last: what each seat should have hoped for, and what the choice was better by."""
        mine = self.asked[:STEPS].unsqueeze(2)
        better = (self.looking_back(NEAR) - self.hopes[:STEPS]).gather(2, mine).squeeze(2)
        return self.looking_back(TRUST), better

    def looking_back(self, trust: float) -> Tensor:
        """What each seat got in the end, as far as what is far ahead is trusted; else what the next moment hoped."""
        targets = torch.zeros_like(self.hopes[:STEPS])
        ahead = self.hopes[STEPS]
        for step in range(STEPS - 1, -1, -1):
            over = self.ended[step + 1].unsqueeze(1)
            ahead = torch.where(over, self.results[step + 1], (1 - trust) * self.hopes[step + 1] + trust * ahead)
            targets[step] = ahead
        return targets


def around(hopes: Tensor, asked: Tensor, seats: Tensor, back: bool = False) -> Tensor:
    """Hopes counted from the one who is asked, as the table counts seats; or back."""
    room = hopes.shape[-1]
    seat = torch.arange(room, device=hopes.device).expand_as(hopes)
    count, me = seats.unsqueeze(-1), asked.unsqueeze(-1)
    there = torch.where(seat < count, (seat + me if back else seat - me + count) % count, seat)
    return hopes.gather(-1, there)


class Learner:
    """Everything at once. `learn` takes as long as it is given."""

    def __init__(self, plan: Plan, width: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.device = torch.device(device)
        self.actors = Actors(plan)
        form = self.form = self.actors.form
        self.net = Net(form.inputs, width, form.choices, form.room).to(self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=RATES[0], eps=1e-5, fused=device == "cuda")
        self.past: list[Net] = []
        self.seen = torch.zeros(form.inputs + 1, dtype=torch.int64, device=self.device)
        """How often each input was other than 0."""
        luck = np.random.default_rng(seed)
        tables = plan.workers * plan.tables
        self.halves: list[Moments] = []
        self.seats: list[Tensor] = []
        self.played_by_past: list[Tensor] = []
        for half in range(HALVES):
            arrays = self.actors.wait(half)
            self.halves.append(Moments(arrays, form.room, self.device))
            self.seats.append(torch.from_numpy(arrays.seats.astype(np.int64)).to(self.device))
            past = (luck.random((tables, 1)) < PAST_TABLES) & (luck.random((tables, form.room)) < 0.5)
            self.played_by_past.append(torch.from_numpy(past).to(self.device))
        self.moments = self.games = 0
        self.tally = torch.zeros(3, device=self.device)
        """Games, wins against the past, and how many equals would have won."""

    # ---- playing

    def learn(self, seconds: float, tell: Callable[[Progress], None]) -> None:
        """Play and learn for so long."""
        began, told, kept = time.monotonic(), 0.0, 0.0
        for half in range(HALVES):
            self.halves[half].at = 0
            self.look(half)
        while (passed := time.monotonic() - began) < seconds:
            if passed - kept > seconds / 30 or not self.past:
                kept = passed
                self.past = [*self.past[-PAST_SELVES + 1 :], copy.deepcopy(self.net).eval()]
            for _ in range(STEPS):
                for half in range(HALVES):
                    self.actors.wait(half)
                    self.look(half)
            undecided, surprise = self.lesson(passed / seconds)
            for moments in self.halves:
                moments.begin_again()
            if passed - told > 5:
                told = passed
                games, won, fair = self.tally.tolist()
                self.games += int(games)
                tell(Progress(passed, self.moments, self.games, undecided, surprise, won / max(fair, 1.0)))
                self.tally.zero_()
        for half in range(HALVES):
            self.actors.wait(half)
        self.actors.close()

    def look(self, half: int) -> None:
        """Take down what is seen, choose, and let them play on."""
        arrays, moments, seats = self.actors.halves[half], self.halves[half], self.seats[half]
        at = moments.at
        for name in ("places", "values", "masks", "asked", "ended", "results"):
            getattr(moments, name)[at] = torch.from_numpy(getattr(arrays, name)).to(self.device)
        with torch.no_grad():
            logits, hopes = self.net(moments.places[at], moments.values[at])
            by_past = self.played_by_past[half].gather(1, moments.asked[at].unsqueeze(1)).squeeze(1)
            if self.past:
                rows = by_past.nonzero().squeeze(1)
                past = self.past[int(torch.randint(len(self.past), ()))]
                logits[rows] = past(moments.places[at][rows], moments.values[at][rows])[0]
            logits = logits.masked_fill(~unpacked(moments.masks[at], self.form.choices), -1e9)
            choices = (logits - torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))).argmax(1)
        moments.choices[at] = choices
        moments.chances[at] = torch.log_softmax(logits, 1).gather(1, choices.unsqueeze(1)).squeeze(1)
        moments.hopes[at] = around(hopes, moments.asked[at], seats)
        moments.learns[at] = ~by_past
        moments.at += 1
        arrays.choices[:] = choices.int().cpu().numpy()
        self.actors.go(half)
        self.moments += len(choices)
        self.count_games(half, at)

    def count_games(self, half: int, at: int) -> None:
        """How many are over, and how the net did against itself as it was."""
        moments = self.halves[half]
        over = moments.ended[at]
        seat = torch.arange(self.form.room, device=self.device)
        there = (seat < self.seats[half].unsqueeze(1)) & over.unsqueeze(1)
        mixed = (self.played_by_past[half] & there).any(1) & (~self.played_by_past[half] & there).any(1)
        there &= mixed.unsqueeze(1)
        won = (moments.results[at] > 0.5) & there
        now = ~self.played_by_past[half] & there
        share = now.sum(1) / there.sum(1).clamp(min=1)
        self.tally += torch.stack([over.sum(), (won & now).sum(), (won.sum(1) * share).sum()])

    # ---- learning

    def lesson(self, passed: float) -> tuple[float, float]:
        """Learn from all moments since the last lesson."""
        for group in self.optimizer.param_groups:
            group["lr"] = RATES[0] + (RATES[1] - RATES[0]) * passed
        curious = CURIOUS[0] + (CURIOUS[1] - CURIOUS[0]) * passed
        pages = [self.page(half) for half in range(HALVES)]
        page = {name: torch.cat([one[name] for one in pages]) for name in pages[0]}
        better = page["better"]
        page["better"] = (better - better.mean()) / (better.std() + 1e-6)
        tally = torch.zeros(2, device=self.device)
        steps = 0
        for _ in range(LESSONS):
            order = torch.randperm(len(better), device=self.device)
            for some in torch.split(order, AT_ONCE):
                tally += self.step({name: array[some] for name, array in page.items()}, curious)
                steps += 1
        self.seen += torch.bincount(page["places"].flatten().long().clamp(min=-1) + 1, minlength=self.form.inputs + 2)[
            1:
        ]
        undecided, surprise = (tally / steps).tolist()
        return undecided, surprise

    def page(self, half: int) -> dict[str, Tensor]:
        """What is to be learnt from one half: the net's own moments."""
        moments, seats = self.halves[half], self.seats[half].expand(STEPS, -1)
        targets, better = moments.gains()
        learns = moments.learns[:STEPS]
        return {
            "places": moments.places[:STEPS][learns],
            "values": moments.values[:STEPS][learns],
            "masks": moments.masks[:STEPS][learns],
            "choices": moments.choices[:STEPS][learns],
            "chances": moments.chances[:STEPS][learns],
            "better": better[learns],
            "targets": around(targets, moments.asked[:STEPS], seats, back=True)[learns],
            "seats": seats[learns],
        }

    def step(self, page: dict[str, Tensor], curious: float) -> Tensor:
        """One step downhill."""
        logits, hopes = self.net(page["places"], page["values"])
        offered = unpacked(page["masks"], self.form.choices)
        logs = torch.log_softmax(logits.masked_fill(~offered, -1e9), 1)
        chance = logs.gather(1, page["choices"].unsqueeze(1)).squeeze(1)
        ratio = torch.exp(chance - page["chances"])
        better = page["better"]
        gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
        undecided = -(logs.exp() * logs.masked_fill(~offered, 0)).sum(1).mean()
        there = torch.arange(self.form.room, device=self.device) < page["seats"].unsqueeze(1)
        wrong = ((hopes - page["targets"]).square() * there).sum() / there.sum()
        loss = -gain - curious * undecided + wrong
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        return torch.stack([undecided.detach(), wrong.detach()])
