"""Count anew what decides games (`outlook.py` of a game): `python -m tools.outlook GAME`.

Bots play; at every moment of which an outlook tells it is written down what there is to say of each side, and in the
end which has won. The weights printed are those under which what happened was the most likely (conditional logit, a
little held back), stage by stage. The same seed, the same table.
What a pip and a hit are worth in Deadwood 1876's Final Showdown (A_PIP, A_HIT) is not counted here.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from posse.bots import make, observe
from posse.games import CATALOG, bang_dice, colt_express, deadwood_1876
from posse.games.bang_dice import outlook as bang
from posse.games.colt_express import outlook as colt
from posse.games.deadwood_1876 import outlook as town
from posse.games.deadwood_1876.state import Town
from posse.kernel.chance import Sampled
from posse.kernel.codec import dumps, loads
from posse.kernel.game import Game

HELD_BACK = 1.0
"""So much is taken off for a weight of 1: what few games say is not believed at once."""

Numbers = NDArray[np.float64]


class Counted(NamedTuple):
    """What is counted of a game."""

    table: Callable[[Game], Any]
    seats: str
    """How many play, usually: with commas between."""
    stages: int
    stage: Callable[[Any], int]
    sides: Callable[[Any], list[int]]
    """Of each seat; -1 if it can't win any more."""
    traits: Callable[..., list[list[float]]]
    """What there is to say of each side."""
    leads: tuple[tuple[float, ...], ...] = ()
    """What else the traits ask for: how surely gold and pips lead, say. All combinations of these are tried."""


def by_seat(table: Game) -> list[int]:
    """The sides where everybody plays for themselves."""
    return [*range(table.seats)]


def before_the_fight(table: Town) -> int:
    """The stage; none in the Final Showdown."""
    return -1 if table.fighters else town.stage_of(table)


TOWN_LEADS = ((0.1, 0.3, 0.6, 1.0, 1.5, 2.0, 3.0), (0.3, 0.6, 1.0, 1.4, 2.0))

GAMES = {
    "bang-dice": Counted(
        bang_dice.saloon, "4,5,6,7,8", len(bang.WEIGHTS), bang.stage_of, bang.sides_of, bang.traits_of_all
    ),
    "colt-express": Counted(
        colt_express.train, "2,3,4,5,6", len(colt.WEIGHTS), colt.stage_of, by_seat, colt.traits_of_all
    ),
    "deadwood-1876": Counted(
        deadwood_1876.town, "5", len(town.WEIGHTS), before_the_fight, by_seat, town.traits_of_all, TOWN_LEADS
    ),
}  # fmt: skip


class Moment(NamedTuple):
    """A table as it was, and what each seat got of the victory."""

    table: Any
    won: list[float]


def played(key: str, seats: list[int], players: list[str], tries: int, seed: int) -> tuple[list[str], list[float]]:
    """All moments of a game of which its outlook tells; who plays where changes from game to game."""
    box, count = CATALOG[key], seats[seed % len(seats)]
    names = [players[(seed + seat) % len(players)] for seat in range(count)]
    bots = [make(f"{name}:{tries}" if tries else name, 16 * seed + seat) for seat, name in enumerate(names)]
    game = box.new(count, Sampled.of(seed), log=False)
    seen: list[str] = []
    while game.pending is not None:
        if box.settled(game):
            seen.append(dumps(game))
        question = game.questions()[0]
        choices = question.choices
        game.play(
            question.seat, choices[0] if len(choices) == 1 else bots[question.seat].choose(observe(game, question.seat))
        )
    ranks = box.ranks(game)
    return seen, [float(rank == 1) for rank in ranks]


def rows_of(counted: Counted, moments: list[Moment], leads: tuple[float, ...]) -> tuple[Numbers, Numbers]:
    """The traits of all sides, and what each got of the victory; nothing (NaN) where there are fewer sides."""
    told = [counted.traits(moment.table, *leads) for moment in moments]
    most = max(len(sides) for sides in told)
    traits = np.full((len(told), most, len(told[0][0])), np.nan)
    won = np.zeros((len(told), most))
    for at, moment in enumerate(moments):
        traits[at, : len(told[at])] = told[at]
        for seat, side in enumerate(counted.sides(moment.table)):
            if side >= 0:
                won[at, side] = max(won[at, side], moment.won[seat])
    decided = won.sum(axis=1) > 0
    return traits[decided], won[decided] / won[decided].sum(axis=1, keepdims=True)


def likelihood(traits: Numbers, won: Numbers, weights: Numbers) -> tuple[float, Numbers]:
    """The logarithm of how likely that was, and each side's chance."""
    logits = traits @ weights
    logits -= np.nanmax(logits, axis=1, keepdims=True)
    chances = np.nan_to_num(np.exp(logits))
    chances /= chances.sum(axis=1, keepdims=True)
    return float((won * np.log(chances + 1e-12)).sum() - HELD_BACK * (weights**2).sum()), chances


def fitted(traits: Numbers, won: Numbers) -> tuple[float, Numbers]:
    """The most likely weights, by Newton's method, and how likely they make it."""
    weights = np.zeros(traits.shape[2])
    present = np.nan_to_num(traits)
    for _ in range(30):
        _, chances = likelihood(traits, won, weights)
        mean = np.einsum("ns,nsk->nk", chances, present)
        slope = np.einsum("ns,nsk->k", won - chances, present) - 2 * HELD_BACK * weights
        apart = (present - mean[:, None, :]) * np.sqrt(chances)[:, :, None]
        bend = np.einsum("nsk,nsl->kl", apart, apart, optimize=True) + 2 * HELD_BACK * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return likelihood(traits, won, weights)[0], weights


class Row(NamedTuple):
    """What decides at a stage."""

    stage: int
    leads: tuple[float, ...]
    weights: Numbers
    moments: int
    likely: float
    """The logarithm of how likely the end was, of a moment."""


def counted_of(counted: Counted, found: list[Moment]) -> Iterator[Row]:
    """What decides at each stage of which there are moments."""
    for stage in range(counted.stages):
        here = [moment for moment in found if counted.stage(moment.table) == stage]
        best: Row | None = None
        for leads in product(*counted.leads) if here else ():
            traits, won = rows_of(counted, here, leads)
            likely, weights = fitted(traits, won)
            if best is None or likely / len(won) > best.likely:
                best = Row(stage, leads, weights, len(won), likely / len(won))
        if best is not None:
            yield best


def main(words: list[str] | None = None) -> None:
    """Play, count, print."""
    about = argparse.ArgumentParser(prog="tools.outlook", description=(__doc__ or "").partition("\n")[0])
    about.add_argument("game", choices=sorted(GAMES))
    about.add_argument("--games", type=int, default=800)
    about.add_argument("--seats", help="how many play, with commas between: game after game")
    about.add_argument("--players", default="marshal", help="levels, with commas between")
    about.add_argument("--tries", type=int, default=40, help="of a choice; 0: as many as they like")
    about.add_argument("--seed", type=int, default=1)
    about.add_argument("--jobs", type=int, default=1)
    asked = about.parse_args(words)
    counted = GAMES[asked.game]
    seats = [int(seats) for seats in (asked.seats or counted.seats).split(",")]
    play = partial(played, asked.game, seats, asked.players.split(","), asked.tries)
    seeds = range(asked.seed * 1_000_000, asked.seed * 1_000_000 + asked.games)
    with ProcessPoolExecutor(asked.jobs) as crew:
        games = crew.map(play, seeds, chunksize=10)
        found = [Moment(counted.table(loads(CATALOG[asked.game], text)), won) for seen, won in games for text in seen]
    for row in counted_of(counted, found):
        weights = ", ".join(f"{weight:.2f}" for weight in row.weights)
        leads = "".join(f" {lead}" for lead in row.leads)
        print(f"{row.stage}:{leads} [{weights}],  # {row.moments} moments, {row.likely:.4f}", flush=True)


if __name__ == "__main__":
    main()
