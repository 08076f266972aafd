"""One seat against bots, as an environment of Gymnasium. What may be chosen, a mask tells.

Wrong use gets Gymnasium's own errors: `NameNotFound` for what is no game, `InvalidAction` for what is not offered,
`ResetNeeded` before the first reset and after the end.

>>> import gymnasium
>>> table = gymnasium.make("posse/five-points-v0", seats=2)
>>> seen, info = table.reset(seed=3)
>>> int(info["action_mask"].sum()) > 0
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, NameNotFound, ResetNeeded
from numpy.typing import NDArray

from posse.bots import Bot, make, observe
from posse.games import CATALOG
from posse.kernel.catalog import NoSuchGame
from posse.kernel.game import Game
from posse.lab.pictures import Teller
from posse.lab.session import Rules, asked, legal, results, seed_of

Row = NDArray[np.float32]


class Seat(gymnasium.Env[Row, np.int64]):
    """My seat at a table of bots. An observation is a row of numbers between 0 and 1."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: str = "random",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        try:
            self.rules = Rules(game, seats, options)
        except NoSuchGame as problem:
            raise NameNotFound(str(problem)) from None
        make(bots)  # who is no bot is told now, not in the first game
        if seat is not None and seat not in range(self.rules.seats):
            raise ValueError(f"seat {seat}: seats are 0 to {self.rules.seats - 1} at this table")
        self.render_mode = render_mode
        self.bots = bots
        self.fixed_seat = seat
        """Mine; None: another one in each game."""
        self.seat = seat or 0
        self.observation_space = spaces.Box(0.0, 1.0, (self.rules.sheet.size,), np.float32)
        self.action_space = spaces.Discrete(self.rules.choices)
        self._low = self.rules.low.astype(np.float32)
        self._span = np.maximum(1.0, self.rules.high.astype(np.float32) - self._low)
        self._game: Game | None = None
        self._others: list[Bot] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        if self.fixed_seat is None:
            self.seat = int(self.np_random.integers(self.rules.seats))
        self._game = self.rules.new(seed_of(self.np_random), log=self.render_mode is not None)
        self._others = [make(self.bots, seed_of(self.np_random)) for _ in range(self.rules.seats)]
        self._wait()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        game = self.game
        if game.pending is None:
            raise ResetNeeded("the game is over: call reset() before the next step()")
        if int(action) not in legal(game, self.seat):
            raise InvalidAction(f"choice {action} is not offered now; see info['action_mask']")
        game.play(self.seat, int(action))
        self._wait()
        over = game.pending is None
        reward = results(game)[self.seat] if over else 0.0
        return self._seen(), reward, over, False, self._info()

    @property
    def game(self) -> Game:
        """The game on the table."""
        if self._game is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        return self._game

    def action_masks(self) -> NDArray[np.bool_]:
        """What I may choose now: the name under which sb3-contrib's MaskablePPO looks for it."""
        return self.rules.mask(self.game, self.seat).astype(np.bool_)

    def render(self) -> Any:
        game = self.game
        if self.render_mode is None:
            return None
        teller = Teller(game)
        return teller.picture(game) if self.render_mode == "rgb_array" else teller.text(game)

    def _wait(self) -> None:
        """The bots play until I am asked, or the game is over."""
        game = self.game
        while (seat := asked(game)) is not None and seat != self.seat:
            if self.bots == "random":  # who looks at nothing need not be shown a world
                offered = legal(game, seat)
                choice = offered[int(self.np_random.integers(len(offered)))]
            else:
                choice = self._others[seat].choose(observe(game, seat))
            game.play(seat, choice)

    def _seen(self) -> Row:
        row: Row = (self.rules.row(self.game, self.seat) - self._low) / self._span
        return row.astype(np.float32)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}


for _box in CATALOG:
    gymnasium.register(
        f"posse/{_box.key}-v0", entry_point="posse.lab.gymnasium:Seat", kwargs={"game": _box.key}, order_enforce=True
    )
