"""What can be inferred about Purses that were mixed (CE-224, CE-228): every world a memory allows, with its weight.

A memory (see rules/purses.py) is read from its beginning. A world says for each Purse in it what value it has; 0 is a
value not yet drawn from those the eye can't place. Mixing turns each world into all its rearrangements; a look keeps
the worlds that agree, and draws a value where none was drawn.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from posse.games.colt_express.rules.purses import MIXED, mixed_tokens

MOST_WORLDS: Final = 3000
"""Beyond this many, the least likely are forgotten."""
MOST_KEPT: Final = 200

_inferred: Final[dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[list[tuple[int, ...]], list[int]]]] = {}


def inferred(memory: tuple[int, ...], pool: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[int]]:
    """A value for each Purse of a memory, 0 where it may be any that is left, in every world, and the worlds' weights.

    The pool is what the eye can't place, the values that it once saw in mixed Purses included. All that is remembered,
    because a thinking bot asks for the same again and again.
    """
    found = _inferred.get((memory, pool))
    if found is None:
        if len(_inferred) > MOST_KEPT:
            _inferred.clear()
        found = infer(memory, pool)
        _inferred[memory, pool] = found
    return found


def infer(memory: tuple[int, ...], pool: tuple[int, ...]) -> tuple[list[tuple[int, ...]], list[int]]:
    """Read the memory; then weigh each world by the ways to draw from the pool what looks have found."""
    tokens = mixed_tokens(memory)
    worlds: dict[tuple[int, ...], int] = {(0,) * len(tokens): 1}
    entered: list[int] = []
    given: list[int] = []
    i = 0
    while i < len(memory):
        if memory[i] == MIXED:
            end = i + 2 + 2 * memory[i + 1]
            places: list[int] = []
            for j in range(i + 2, end, 2):
                place = tokens.index(memory[j])
                places.append(place)
                if place not in entered:
                    entered.append(place)
                    if memory[j + 1]:
                        given.append(memory[j + 1])
                        worlds = {put(world, place, memory[j + 1]): weight for world, weight in worlds.items()}
            worlds = rearranged(worlds, places)
            i = end
        else:
            worlds = looked(worlds, tokens.index(memory[i + 1]), memory[i + 2])
            i += 3
    return weighed(worlds, list(pool), given)


def put(world: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The world with this value at this place."""
    return (*world[:place], value, *world[place + 1 :])


def rearranged(worlds: dict[tuple[int, ...], int], places: list[int]) -> dict[tuple[int, ...], int]:
    """Every world with the values at these places in every order, each order equally likely."""
    found: dict[tuple[int, ...], int] = {}
    for world, weight in worlds.items():
        orders: dict[tuple[int, ...], int] = {}
        arrange([world[place] for place in places], (), 1, orders)
        for order, ways in orders.items():
            new = list(world)
            for place, value in zip(places, order, strict=True):
                new[place] = value
            key = tuple(new)
            found[key] = found.get(key, 0) + weight * ways
    if len(found) > MOST_WORLDS:
        likely = sorted(found.items(), key=heaviest)[:MOST_WORLDS]
        found = dict(likely)
    return found


def heaviest(item: tuple[tuple[int, ...], int]) -> tuple[int, tuple[int, ...]]:
    """For sorting: the most likely worlds first."""
    return (-item[1], item[0])


def arrange(left: list[int], done: tuple[int, ...], ways: int, orders: dict[tuple[int, ...], int]) -> None:
    """All different orders of some values, each with the number of permutations that give it.

    >>> orders: dict[tuple[int, ...], int] = {}
    >>> arrange([250, 0, 0], (), 1, orders)
    >>> orders
    {(250, 0, 0): 2, (0, 250, 0): 2, (0, 0, 250): 2}
    """
    if not left:
        orders[done] = ways
        return
    tried: list[int] = []
    for place, value in enumerate(left):
        if value not in tried:
            tried.append(value)
            arrange(left[:place] + left[place + 1 :], (*done, value), ways * left.count(value), orders)


def looked(worlds: dict[tuple[int, ...], int], place: int, value: int) -> dict[tuple[int, ...], int]:
    """The worlds that agree with a look at one Purse."""
    found: dict[tuple[int, ...], int] = {}
    for world, weight in worlds.items():
        if world[place] in (0, value):
            key = put(world, place, value)
            found[key] = found.get(key, 0) + weight
    return found


def weighed(
    worlds: dict[tuple[int, ...], int], pool: list[int], given: list[int]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Each world with the ways to draw from the pool what was not given; as many draws from it for each world."""
    for value in given:
        if value in pool:
            pool.remove(value)
    known: list[tuple[int, ...]] = []
    weights: list[int] = []
    most = max([0, *[len(world) - world.count(0) for world in worlds]]) - len(given)
    for world, weight in sorted(worlds.items()):
        drawn = [value for value in world if value]
        for value in given:
            if value in drawn:
                drawn.remove(value)
        left = pool[:]
        for value in drawn:
            weight *= left.count(value)
            if weight:
                left.remove(value)
        for rest in range(most - len(drawn)):
            weight *= len(left) - rest
        if weight:
            known.append(world)
            weights.append(weight)
    shared = gcd(*weights)
    return known, [weight // shared for weight in weights]
