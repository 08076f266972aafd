"""Random play, kept in the kernel so that it is compiled with the rules."""

from __future__ import annotations

from posse.kernel.chance import Chance
from posse.kernel.flow import NOT_YET, Ask
from posse.kernel.game import Game


def random_step(game: Game, chance: Chance) -> int:
    """Answer the open question at random, for everybody who is asked; how many of them had a real choice."""
    pending = game.pending
    if isinstance(pending, Ask):
        options = pending.options
        count = len(options)
        game.answer(options[chance.draw(count)])
        return 1 if count > 1 else 0
    assert pending is not None
    decisions = 0
    for place in range(len(pending.seats)):
        if pending.answers[place] == NOT_YET:
            options = pending.options[place]
            if len(options) > 1:
                decisions += 1
            game.vote(place, options[chance.draw(len(options))])
    return decisions


def playout(game: Game, chance: Chance, longest: int = 1_000_000) -> int:
    """Play on at random to the end; how many decisions among several options that took."""
    decisions = 0
    while game.pending is not None and decisions < longest:
        decisions += random_step(game, chance)
    return decisions


def take(game: Game, seat: int, value: int) -> None:
    """Answer the open question for one seat, by value. Unchecked: for search, where options are known to be legal."""
    pending = game.pending
    if isinstance(pending, Ask):
        game.answer(value)
    else:
        assert pending is not None
        game.vote(pending.seats.index(seat), value)


def rewards(ranks: list[int]) -> list[float]:
    """How well each seat has done, from 0 to 1: the share of the others it leaves behind, equals counting half.

    A game that nobody has won is lost for all.

    >>> rewards([1, 3, 1, 4])
    [0.8333333333333334, 0.3333333333333333, 0.8333333333333334, 0.0]
    >>> rewards([2, 2, 2])
    [0.0, 0.0, 0.0]
    """
    if 1 not in ranks:
        return [0.0] * len(ranks)
    others = len(ranks) - 1
    return [
        (sum(rank > mine for rank in ranks) + 0.5 * (sum(rank == mine for rank in ranks) - 1)) / others
        for mine in ranks
    ]
