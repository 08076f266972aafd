"""The games as environments of PettingZoo (AEC): every seat is an agent.

>>> table = env("five-points", seats=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     seen, reward, ended, cut, info = table.last()
...     table.step(None if ended else table.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from posse.kernel.game import Game
from posse.lab.pictures import Teller
from posse.lab.session import Rules, asked, legal, results, seed_of

Seen = dict[str, NDArray[Any]]


def env(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None, render_mode: str | None = None
) -> AECEnv[str, Seen, int | None]:
    """A table; wrong use is told in PettingZoo's own way."""
    table: AECEnv[str, Seen, int | None] = raw_env(game, seats, options, render_mode)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv[str, Seen, int | None], EzPickle):  # type: ignore[misc]  # noqa: N801 (so PettingZoo calls them)
    """A table without the wrappers."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode)
        super().__init__()
        self.rules = Rules(game, seats, options)
        self.metadata = {
            "render_modes": ["human", "ansi", "rgb_array"],
            "name": f"posse_{game.replace('-', '_')}_v{self.rules.box.version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self._space = spaces.Dict(
            {
                "observation": spaces.Box(self.rules.low, self.rules.high, dtype=np.int16),
                "action_mask": spaces.Box(0, 1, (self.rules.choices,), dtype=np.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(self.rules.choices) for agent in self.possible_agents}
        self._luck = np.random.default_rng()
        self._game: Game | None = None
        self._teller: Teller | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    @property
    def game(self) -> Game:
        """The game on the table."""
        assert self._game is not None, "call reset() first"
        return self._game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set the table anew; the same seed brings the same luck."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self._game = self.rules.new(seed_of(self._luck), log=self.render_mode is not None)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._go_on()

    def step(self, action: int | None) -> None:
        """The agent that is asked makes its choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.play(seat, int(action) if action is not None else None)
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _go_on(self) -> None:
        """Turn to whoever is asked next, or end the game."""
        seat = asked(self.game)
        if seat is None:
            for agent, result in zip(self.possible_agents, results(self.game), strict=True):
                self.rewards[agent] = result
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[seat]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        mask = np.zeros(self.rules.choices, np.int8)
        if agent == self.agent_selection and not self.terminations[agent]:
            mask[legal(self.game, self.possible_agents.index(agent))] = 1
        return mask

    def observe(self, agent: str) -> Seen:
        """What the agent sees, and what it may choose if it is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.rules.row(self.game, seat), "action_mask": self._mask(agent)}

    def render(self) -> Any:
        """The table: printed, as text, or as a picture, in the mode that was asked for."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        if self._teller is None:
            self._teller = Teller(self.game)
        if self.render_mode == "rgb_array":
            return self._teller.picture(self.game)
        text = self._teller.text(self.game)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is left behind."""
