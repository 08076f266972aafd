"""Swiss pairing for tables of two or more: sort by points, nobody meets anybody again if that can be avoided, byes.

Plain lists in, plain lists out; who they are and what they play is not known here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from math import ceil
from typing import NamedTuple

Met = Counter[frozenset[str]]
"""How often two have sat at one table."""


class Round(NamedTuple):
    """Who sits with whom, the leaders first, and who sits out."""

    tables: list[list[str]]
    byes: list[str]


def sizes(people: int, seats: int, allowed: Collection[int]) -> list[int]:
    """Tables for so many people: as many of `seats` as can be, evenly filled, and as few byes as can be.

    >>> sizes(10, 4, range(2, 5)), sizes(7, 4, range(3, 5)), sizes(5, 2, [2]), sizes(5, 4, [4])
    ([4, 3, 3], [4, 3], [2, 2], [4])
    """
    for playing in range(people, 0, -1):
        tables = ceil(playing / seats)
        found = [playing // tables + (number < playing % tables) for number in range(tables)]
        if all(size in allowed for size in found):
            return found
    return []


def drawn(order: Sequence[str], met: Met, byes: Mapping[str, int], seats: int, allowed: Collection[int]) -> Round:
    """A round. `order` has everybody, the leaders first; of those with fewest byes the last sit out."""
    found = sizes(len(order), seats, allowed)
    out = sorted(range(len(order)), key=lambda place: (byes.get(order[place], 0), -place))[: len(order) - sum(found)]
    resting = {order[place] for place in out}
    left = [one for one in order if one not in resting]
    tables = []
    for size in found:
        table = [left.pop(0)]
        while len(table) < size:
            best = min(left, key=lambda one: (again(met, [*table, one]), left.index(one)))
            table.append(best)
            left.remove(best)
        tables.append(table)
    return Round(_mended(tables, met), [one for one in order if one in resting])


def again(met: Met, table: Sequence[str]) -> int:
    """How often those at a table have met before, in sum."""
    return sum(met[frozenset(pair)] for pair in combinations(table, 2))


def _mended(tables: list[list[str]], met: Met) -> list[list[str]]:
    """Two change places as long as fewer meet again by it: those first who sit nearest to each other.

    For tables of two that is enough: while nobody has met half of the others, it ends with nobody meeting again.
    """
    swaps = _swaps(tables)
    while any(again(met, table) for table in tables):
        swap = next((one for one in swaps if _gain(tables, met, *one) > 0), None)
        if swap is None:
            break
        _change(tables, *swap)
    return tables


Place = tuple[int, int]


def _swaps(tables: list[list[str]]) -> list[tuple[Place, Place]]:
    places = [(table, seat) for table, people in enumerate(tables) for seat in range(len(people))]
    found = [(one, other) for one, other in combinations(places, 2) if one[0] != other[0]]
    return sorted(found, key=lambda swap: swap[1][0] - swap[0][0])


def _gain(tables: list[list[str]], met: Met, one: Place, other: Place) -> int:
    before = again(met, tables[one[0]]) + again(met, tables[other[0]])
    if not before:
        return 0
    _change(tables, one, other)
    after = again(met, tables[one[0]]) + again(met, tables[other[0]])
    _change(tables, one, other)
    return before - after


def _change(tables: list[list[str]], one: Place, other: Place) -> None:
    (a, i), (b, j) = one, other
    tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
