"""Count anew what decides games of Deadwood 1876 (src/posse/games/deadwood_1876/outlook.py): `python -m tools.outlook`.

Bots play; at every turn it is written down what there is to say of each player, and in the end who has won. The weights
printed are those under which what happened was the most likely (conditional logit, a little held back), stage by stage;
with them, how surely the leading establishment advances and the strongest there wins. The same seed, the same table.
What a pip and a hit are worth in the Final Showdown (A_PIP, A_HIT) is not counted here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from posse.bots import make, observe
from posse.games.deadwood_1876 import GAME, outlook, town
from posse.games.deadwood_1876.state import Town
from posse.kernel.chance import Sampled
from posse.kernel.codec import dumps, loads

SEATS = 5
STAGES = len(outlook.WEIGHTS)
LEADS = ((0.1, 0.3, 0.6, 1.0, 1.5, 2.0, 3.0), (0.3, 0.6, 1.0, 1.4, 2.0))
"""How surely gold and pips may lead: all pairs of these are tried."""
HELD_BACK = 1.0
"""So much is taken off for a weight of 1: what few games say is not believed at once."""

Numbers = NDArray[np.float64]


class Moment(NamedTuple):
    """A turn of a game, as it was, and what each seat got of the victory."""

    table: Town
    won: list[float]


def played(players: list[str], tries: int, seed: int) -> tuple[list[str], list[float]]:
    """All turns of a game; who plays where changes from game to game."""
    names = [players[(seed + seat) % len(players)] for seat in range(SEATS)]
    bots = [make(f"{name}:{tries}" if tries else name, SEATS * seed + seat) for seat, name in enumerate(names)]
    game = town(GAME.new(SEATS, Sampled.of(seed), log=False))
    seen: list[str] = []
    while game.pending is not None:
        if GAME.settled(game) and not game.fighters:
            seen.append(dumps(game))
        question = game.questions()[0]
        choices = question.choices
        game.play(
            question.seat, choices[0] if len(choices) == 1 else bots[question.seat].choose(observe(game, question.seat))
        )
    ranks = GAME.ranks(game)
    return seen, [float(rank == 1) / max(ranks.count(1), 1) for rank in ranks]


def likelihood(traits: Numbers, won: Numbers, weights: Numbers) -> tuple[float, Numbers]:
    """The logarithm of how likely that was, and each seat's chance."""
    logits = traits @ weights
    logits -= logits.max(axis=1, keepdims=True)
    chances = np.exp(logits)
    chances /= chances.sum(axis=1, keepdims=True)
    return float((won * np.log(chances + 1e-12)).sum() - HELD_BACK * (weights**2).sum()), chances


def fitted(traits: Numbers, won: Numbers) -> tuple[float, Numbers]:
    """The most likely weights, by Newton's method, and how likely they make it."""
    weights = np.zeros(traits.shape[2])
    share = won.sum(axis=1, keepdims=True)
    for _ in range(30):
        _, chances = likelihood(traits, won, weights)
        mean = np.einsum("ns,nsk->nk", chances, traits)
        slope = np.einsum("ns,nsk->k", won - share * chances, traits) - 2 * HELD_BACK * weights
        apart = traits - mean[:, None, :]
        bend = np.einsum("ns,nsk,nsl->kl", share * chances, apart, apart) + 2 * HELD_BACK * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return likelihood(traits, won, weights)[0], weights


def counted(found: list[Moment]) -> Iterator[tuple[int, float, float, Numbers, int, float]]:
    """For each stage: how surely gold and pips lead, the weights, of how many turns, and how likely a turn was."""
    for stage in range(STAGES):
        here = [moment for moment in found if outlook.stage_of(moment.table) == stage]
        won = np.array([moment.won for moment in here])
        best: tuple[float, float, float, Numbers] | None = None
        for gold, pips in product(*LEADS):
            traits = np.array([outlook.traits_of_all(moment.table, gold, pips) for moment in here])
            likely, weights = fitted(traits, won)
            if best is None or likely > best[0]:
                best = likely, gold, pips, weights
        assert best is not None
        yield stage, best[1], best[2], best[3], len(here), best[0] / len(here)


def main(words: list[str] | None = None) -> None:
    """Play, count, print."""
    about = argparse.ArgumentParser(prog="tools.outlook", description=(__doc__ or "").partition("\n")[0])
    about.add_argument("--games", type=int, default=800)
    about.add_argument("--players", default="scout,drifter", help="levels, with commas between")
    about.add_argument("--tries", type=int, default=24, help="of a choice; 0: as many as they like")
    about.add_argument("--seed", type=int, default=1)
    about.add_argument("--jobs", type=int, default=1)
    asked = about.parse_args(words)
    play = partial(played, asked.players.split(","), asked.tries)
    seeds = range(asked.seed * 1_000_000, asked.seed * 1_000_000 + asked.games)
    with ProcessPoolExecutor(asked.jobs) as crew:
        games = crew.map(play, seeds, chunksize=10)
        found = [Moment(town(loads(GAME, text)), won) for seen, won in games for text in seen]
    for stage, gold, pips, weights, turns, likely in counted(found):
        row = ", ".join(f"{weight:.2f}" for weight in weights)
        print(f"{stage}: gold leads {gold}, pips lead {pips}: [{row}],  # {turns} turns, {likely:.4f}", flush=True)


if __name__ == "__main__":
    main()
