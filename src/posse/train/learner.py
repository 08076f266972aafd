"""How the net learns: it plays all seats of many tables, and what came of them tells which choices were good (PPO).

Every seat's hopes are told at every moment, by whoever is asked then; the next moment's hopes and, at the end, the
result say how far they were wrong, and whether a choice was better than expected. At some tables some seats are played
by the net as it was earlier, so that it does not forget how to beat itself.
"""

from __future__ import annotations

import copy
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor

from posse.train.actors import HALVES, Actors, Arrays
from posse.train.moments import STEPS, Moments, around
from posse.train.net import Net, unpacked
from posse.train.replayed import Replayed

CLIP = 0.2
LESSONS = 3
"""How often each moment is learnt from."""
AT_ONCE = 8_192
"""Moments that are learnt from together; fewer, where a lesson has not four times as many."""
CURIOUS = (0.02, 0.004)
"""How much being undecided is worth, at the beginning and at the end."""
RATES = (1e-3, 1e-4)
"""How big the steps are, at the beginning and at the end."""
PAST_TABLES = 0.2
PAST_SELVES = 12
SIGHT = ("places", "values", "masks", "asked", "ended", "results")
"""What the actors tell."""


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


class Learner:
    """Everything at once. `learn` takes as long as it is given."""

    def __init__(self, actors: Actors, width: int, device: str, seed: int) -> None:
        torch.manual_seed(seed)
        self.device = torch.device(device)
        self.actors = actors
        form = self.form = self.actors.form
        self.net = Net(form.inputs, width, form.choices, form.room).to(self.device)
        self.past_net = copy.deepcopy(self.net)
        self.past: list[dict[str, Tensor]] = []
        rate = torch.tensor(RATES[0], device=self.device) if device == "cuda" else RATES[0]
        gpu = device == "cuda"
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=rate, eps=1e-5, fused=gpu, capturable=gpu)
        self.seen = torch.zeros(form.inputs + 1, dtype=torch.int64, device=self.device)
        """How often each input was other than 0."""
        self.luck = np.random.default_rng(seed)
        self.halves: list[Moments] = []
        for half in range(HALVES):
            self.halves.append(self.moments_of(self.actors.wait(half)))
        self.moments = self.games = 0
        self.tally = torch.zeros(3, device=self.device)
        """Games, wins against the past, and how many equals would have won."""
        self.felt = torch.zeros(3, device=self.device)
        """Undecided, surprise, and in how many steps."""
        self.curious = torch.tensor(CURIOUS[0], device=self.device)
        self.sight = self.halves[0].one_moment()
        self.looking = Replayed(self.look_at_sight, self.device)
        heard = STEPS * sum(len(arrays.choices) for arrays in self.actors.halves)
        self.at_once = min(AT_ONCE, max(1, heard // 4))
        self.page = self.halves[0].a_page(self.at_once)
        kept = copy.deepcopy(self.net.state_dict())
        self.stepping = Replayed(self.step, self.device)
        self.forget_trial(kept)

    def moments_of(self, arrays: Arrays) -> Moments:
        """Room for what happens in that half; and which seats of it the past plays."""
        tables, room = arrays.results.shape
        past = (self.luck.random((tables, 1)) < PAST_TABLES) & (self.luck.random((tables, room)) < 0.5)
        return Moments(arrays, torch.from_numpy(past).to(self.device))

    def forget_trial(self, kept: dict[str, Tensor]) -> None:
        """Recording a step has taught the net something about nothing."""
        self.net.load_state_dict(kept)
        for state in self.optimizer.state.values():
            for number in state.values():
                if isinstance(number, Tensor):
                    number.zero_()
        self.felt.zero_()

    # ---- playing

    def learn(self, seconds: float, tell: Callable[[Progress], None]) -> None:
        """Play and learn for so long."""
        began, told, kept = time.monotonic(), 0.0, 0.0
        for half in range(HALVES):
            self.look(half)
        while (passed := time.monotonic() - began) < seconds:
            if passed - kept > seconds / 30 or not self.past:
                kept = passed
                self.past = [*self.past[-PAST_SELVES + 1 :], copy.deepcopy(self.net.state_dict())]
            self.past_net.load_state_dict(self.past[int(self.luck.integers(len(self.past)))])
            for _ in range(STEPS):
                for half in range(HALVES):
                    self.actors.wait(half)
                    self.look(half)
            self.lesson(passed / seconds)
            for moments in self.halves:
                moments.begin_again()
            if passed - told > 5:
                told = passed
                tell(self.progress(passed))
        for half in range(HALVES):
            self.actors.wait(half)
        self.actors.close()

    def progress(self, passed: float) -> Progress:
        """How it went since the last time."""
        games, won, fair = self.tally.tolist()
        undecided, surprise, steps = self.felt.tolist()
        self.games += int(games)
        self.tally.zero_()
        self.felt.zero_()
        return Progress(
            passed, self.moments, self.games, undecided / max(steps, 1), surprise / max(steps, 1), won / max(fair, 1.0)
        )

    def look(self, half: int) -> None:
        """Take down what is seen, choose, and let them play on."""
        arrays, moments, sight = self.actors.halves[half], self.halves[half], self.sight
        for name in SIGHT:
            sight[name].copy_(torch.from_numpy(getattr(arrays, name)))
        sight["seats"].copy_(moments.seats)
        sight["past"].copy_(moments.past)
        self.looking()
        moments.take_down(sight)
        arrays.choices[:] = sight["choices"].int().cpu().numpy()
        self.actors.go(half)
        self.moments += len(arrays.choices)

    def look_at_sight(self) -> None:
        """Choose, and tell what to hope for."""
        sight = self.sight
        with torch.no_grad():
            logits, hopes = self.net(sight["places"], sight["values"])
            before, _ = self.past_net(sight["places"], sight["values"])
            by_past = sight["past"].gather(1, sight["asked"].unsqueeze(1))
            logits = torch.where(by_past, before, logits)
            logits = logits.masked_fill(~unpacked(sight["masks"], self.form.choices), -1e9)
            luck = torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)
            choices = (logits - torch.log(-torch.log(luck))).argmax(1)
            sight["choices"].copy_(choices)
            sight["chances"].copy_(torch.log_softmax(logits, 1).gather(1, choices.unsqueeze(1)).squeeze(1))
            sight["hopes"].copy_(around(hopes, sight["asked"], sight["seats"]))
            sight["learns"].copy_(~by_past.squeeze(1))
            self.count_games()

    def count_games(self) -> None:
        """How many are over, and how the net did against itself as it was."""
        sight = self.sight
        over, past = sight["ended"].unsqueeze(1), sight["past"]
        there = (torch.arange(self.form.room, device=self.device) < sight["seats"].unsqueeze(1)) & over
        mixed = (past & there).any(1) & (~past & there).any(1)
        there = there & mixed.unsqueeze(1)
        won, now = (sight["results"] > 0.5) & there, ~past & there
        share = now.sum(1) / there.sum(1).clamp(min=1)
        self.tally += torch.stack([over.sum(), (won & now).sum(), (won.sum(1) * share).sum()])

    # ---- learning

    def lesson(self, passed: float) -> None:
        """Learn from all moments since the last lesson."""
        for group in self.optimizer.param_groups:
            rate = RATES[0] + (RATES[1] - RATES[0]) * passed
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate
        self.curious.fill_(CURIOUS[0] + (CURIOUS[1] - CURIOUS[0]) * passed)
        pages = [moments.pages() for moments in self.halves]
        book: dict[str, Tensor] = {name: torch.cat([page[name] for page in pages]) for name in pages[0]}
        better = book["better"]
        book["better"] = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(LESSONS):
            order = torch.randperm(len(better), device=self.device)
            for some in torch.split(order, self.at_once):
                if len(some) == self.at_once:
                    for name, array in book.items():
                        torch.index_select(array, 0, some, out=self.page[name])
                    self.stepping()
        self.seen += torch.bincount(book["places"].flatten().long() + 1, minlength=self.form.inputs + 2)[1:]

    def step(self) -> None:
        """One step downhill, from the page."""
        page = self.page
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
        loss = -gain - self.curious * undecided + wrong
        self.optimizer.zero_grad(set_to_none=False)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
        self.optimizer.step()
        self.felt += torch.stack([undecided.detach(), wrong.detach(), torch.ones_like(wrong)])
