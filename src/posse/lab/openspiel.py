"""The games for OpenSpiel: `pyspiel.load_game("posse_colt_express(players=4)")` after this module was imported.

Luck is sampled: the first node draws the seed, whatever falls later follows from it. `resample` deals a state anew for
the searches that need it (information-set tree search). A tensor is the row of numbers of `posse.lab.fields`: what the
seat sees now. The information state's string holds all that the seat was ever told besides.

>>> import pyspiel
>>> game = pyspiel.load_game("posse_five_points(players=3,seed=5)")
>>> state = game.new_initial_state()
>>> state.apply_action(0)  # the luck is drawn
>>> len(state.legal_actions()) > 0
True
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from posse.games import CATALOG
from posse.kernel.box import BadTable, Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game, IllegalChoice
from posse.lab.session import Rules, asked, legal, results

LONGEST = 100_000
"""Choices in one game; none came near it."""


def short_name(box: Box) -> str:
    """What OpenSpiel calls the game."""
    return f"posse_{box.key.replace('-', '_')}"


def type_of(box: Box) -> Any:
    """What OpenSpiel wants to know of a game."""
    return pyspiel.GameType(
        short_name=short_name(box),
        long_name=f"Posse: {box.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=box.seats[-1],
        min_num_players=box.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": box.seats[0], "seed": 0, "options": "{}"},
    )


class PosseGame(pyspiel.Game):  # type: ignore[misc]
    """A game with so many players; `options` is JSON, with ' for "."""

    def __init__(self, box: Box, params: dict[str, Any]) -> None:
        players = params.get("players", box.seats[0])
        try:
            options = json.loads(params.get("options", "{}").replace("'", '"'))
            self.rules = Rules(box.key, players, options)
        except (BadTable, json.JSONDecodeError) as problem:
            raise pyspiel.SpielError(f"{short_name(box)}: {problem}") from None
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.choices,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(box), info, params)
        self.luck = random.Random(params.get("seed", 0) or None)

    def new_initial_state(self) -> PosseState:
        """Before the luck is drawn."""
        return PosseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees."""
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class PosseState(pyspiel.State):  # type: ignore[misc]
    """A game at one of its questions."""

    def __init__(self, game: PosseGame, table: Game | None = None) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.luck = game.luck
        self.table = table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = asked(self.table)
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.table is None else sorted(legal(self.table, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.rules.new(self.luck.getrandbits(62), log=True)
        else:
            try:
                self.table.play(self.current_player(), action)
            except IllegalChoice as problem:
                raise pyspiel.SpielError(f"action {action} is not legal: {problem}") from None

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return "the luck is drawn"
        kind = self.rules.box.kinds.of(action)
        return f"{kind.name} {action - kind.first}"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.pending is None

    def returns(self) -> list[float]:
        return results(self.table) if self.table is not None and self.is_terminal() else [0.0] * self.rules.seats

    def __str__(self) -> str:
        return "before the deal" if self.table is None else told(self.table, None, recall=False)

    def resample(self, player: int, luck: Callable[[], float]) -> PosseState:
        """A state that looks the same to the player, dealt anew: for searches that may know no more than the player."""
        assert self.table is not None
        return PosseState(self.get_game(), self.table.redeal(player, Sampled.of(int(luck() * (1 << 52)))))


class Observer:
    """What a player sees: as a tensor, and in words."""

    def __init__(self, rules: Rules, kind: Any) -> None:
        self.rules = rules
        self.recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(rules.sheet.size, np.float32)
        self.dict = {"seen": self.tensor}

    def set_from(self, state: PosseState, player: int) -> None:
        """Fill the tensor."""
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[:] = self.rules.row(state.table, player)

    def string_from(self, state: PosseState, player: int) -> str:
        """The same, exactly, as text."""
        return "before the deal" if state.table is None else told(state.table, player, self.recall)


def told(table: Game, seat: int | None, recall: bool) -> str:
    """What the seat sees, or with `recall` all that it was ever told, too."""
    question = None if seat is None else table.question(seat)
    asks = None if question is None else [question.kind.name, question.options]
    events = [repr(event) for event in table.events(seat)] if recall else []
    return json.dumps([table.view(seat), asks, events], sort_keys=True)


def _register(box: Box) -> None:
    class Loaded(PosseGame):
        """A class, as OpenSpiel's own games are: what is registered outlives Python, and a function can't die then."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(box, dict(params or {}))

    pyspiel.register_game(type_of(box), Loaded)


for _box in CATALOG:
    _register(_box)
