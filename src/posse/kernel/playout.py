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
    answers = pending.answers
    decisions = 0
    for place in range(len(answers)):
        if answers[place] == NOT_YET:
            options = pending.options[place]
            if len(options) > 1:
                decisions += 1
                answers[place] = options[chance.draw(len(options))]
            else:
                answers[place] = options[0]
    # All are in; the last one closes the ballot.
    game.vote(len(answers) - 1, answers[-1])
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


def least_of(numbers: list[int]) -> int:
    """The least of some numbers. Python's own `min`, of a list, is not compiled; in rules that matters."""
    found = numbers[0]
    for number in numbers:
        if number < found:
            found = number
    return found


def most_of(numbers: list[int]) -> int:
    """The greatest of some numbers, for the same reason.

    >>> least_of([3, 1, 2]), most_of([1, 3, 2])
    (1, 3)
    """
    found = numbers[0]
    for number in numbers:
        if number > found:
            found = number
    return found


def places(most: list[int], then: list[int]) -> list[int]:
    """The place of each seat, 1 being the best: by the first number and, where that is equal, by the second.

    >>> places([5, 9, 5, 5], [1, 0, 2, 1])
    [3, 1, 2, 3]
    """
    found: list[int] = []
    for seat in range(len(most)):
        place, mine, mine_then = 1, most[seat], then[seat]
        for other in range(len(most)):
            its = most[other]
            if its > mine or (its == mine and then[other] > mine_then):
                place += 1
        found.append(place)
    return found


def reward(ranks: list[int], seat: int) -> float:
    """How well a seat has done, from 0 to 1: the share of the others it leaves behind, equals counting half.

    A game that nobody has won is lost for all.

    >>> [round(reward([1, 3, 1, 4], seat), 2) for seat in range(4)]
    [0.83, 0.33, 0.83, 0.0]
    >>> reward([2, 2, 2], 0)
    0.0
    """
    if 1 not in ranks:
        return 0.0
    mine, halves = ranks[seat], -1  # -1: nobody is an equal of itself
    for rank in ranks:
        halves += 2 if rank > mine else 1 if rank == mine else 0
    return 0.5 * float(halves) / float(len(ranks) - 1)


def rewards(ranks: list[int]) -> list[float]:
    """How well each seat has done."""
    return [reward(ranks, seat) for seat in range(len(ranks))]


def tried(world: Game, seat: int, value: int, chance: Chance) -> float:
    """How well the seat does in a copy of this world, if it takes that choice and all goes on at random."""
    trial: Game = world.copy()
    take(trial, seat, value)
    playout(trial, chance)
    return reward(trial.box.ranks(trial), seat)
