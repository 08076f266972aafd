"""How fast others are, measured in the same way, on the same core, on the same day as this engine.

`python -m bench.peers` (`sh run bench --peers` installs them first: OpenSpiel, rlcard, PettingZoo) writes
them into bench/RESULTS.md. Their games are simpler than ours; what is compared is how fast something that is played can
be played. A decision is a choice among several, at random; a copy is taken in the middle of a game.
"""

from __future__ import annotations

import importlib.util
import os
import random
import sys
from collections.abc import Callable
from typing import Any

from bench.engine import PEERS, RUNS, Figure, machine, rate, write_down

Row = tuple[str, str, list[Figure | None]]
SPIEL = ("crazy_eights", "hearts", "liars_dice")
RLCARD = ("leduc-holdem", "gin-rummy", "uno")
CITED = """Cited, not measured here: TAG (Java) with its own Colt Express, 4 players: 622,000 decisions/s, 18,300
copies/s, 6,000 search tries/s (2026-11-16, aarch64, one quiet core, median of five runs between which Posse ran)."""


def figure(work: Callable[[], int]) -> Figure:
    """The median of some runs, and how far they lie apart."""
    runs = sorted(rate(work) for _ in range(RUNS))
    return Figure(runs[len(runs) // 2], (runs[-1] - runs[0]) / runs[len(runs) // 2])


# ---- OpenSpiel


def step(state: Any, luck: random.Random) -> int:
    """Luck or a choice at random; whether that was a choice among several."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(actions, odds)[0])
        return 0
    actions = state.legal_actions()
    state.apply_action(actions[luck.randrange(len(actions))])
    return int(len(actions) > 1)


def spiel(name: str) -> list[Row]:
    """A game of OpenSpiel, played from Python and by its own C++."""
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 3) for seat in range(game.num_players())]

    def play() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            made += step(state, luck)
        return made

    each = sum(play() for _ in range(200)) / 200
    middle = game.new_initial_state()
    for _ in range(30):
        if not middle.is_terminal():
            step(middle, luck)

    def play_there() -> int:
        for seed in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(20 * each)

    def copy() -> int:
        for _ in range(100):
            middle.clone()
        return 100

    return [
        ("OpenSpiel, from Python", name, [figure(play), figure(copy)]),
        ("OpenSpiel, its C++ bots", name, [figure(play_there), None]),
    ]


# ---- rlcard and PettingZoo


def rlcard_game(name: str) -> list[Row]:
    """A game of rlcard."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        seen = [state for states in trajectories for state in states[:-1] if isinstance(state, dict)]
        return sum(len(state["legal_actions"]) > 1 for state in seen)

    return [("rlcard", name, [figure(play), None])]


def pettingzoo_game() -> list[Row]:
    """A card game of PettingZoo."""
    from pettingzoo.classic import leduc_holdem_v4

    env, luck = leduc_holdem_v4.env(), random.Random(1)

    def play() -> int:
        env.reset(seed=luck.randrange(1 << 30))
        made = 0
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            actions = [number for number, may in enumerate(seen["action_mask"]) if may]
            made += len(actions) > 1
            env.step(actions[luck.randrange(len(actions))])
            assert agent
        return made

    return [("PettingZoo", "leduc_holdem_v4", [figure(play), None])]


def rows() -> list[Row]:
    """All that are installed."""
    found: list[Row] = []
    if importlib.util.find_spec("pyspiel"):
        found += [row for name in SPIEL for row in spiel(name)]
    if importlib.util.find_spec("rlcard"):
        found += [row for name in RLCARD for row in rlcard_game(name)]
        if importlib.util.find_spec("pygame"):
            found += pettingzoo_game()
    return found


def main() -> None:
    """Measure, print, write down."""
    where = machine()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    lines = [
        PEERS,
        "",
        f"One core, median of {RUNS} runs ± half their spread (`sh run bench --peers`). Measured on: {where}.",
        "",
        "| system | game | decisions/s | copies/s |",
        "|---|---|---|---|",
        *[
            f"| {system} | {game} | " + " | ".join("" if one is None else str(one) for one in figures) + " |"
            for system, game, figures in rows()
        ],
        "",
        CITED,
    ]
    text = "\n".join(lines) + "\n"
    sys.stdout.write(text)
    write_down(PEERS, text)


if __name__ == "__main__":
    main()
