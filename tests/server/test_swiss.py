"""Swiss pairing: everybody sits once, byes go round, and nobody meets anybody again while that can be avoided."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from posse.server.node.swiss import Met, Round, again, drawn, sizes

PEOPLE = st.integers(2, 64)


@settings(deadline=None, max_examples=30)
@given(PEOPLE, st.integers(2, 9), st.integers(2, 9))
def test_tables_are_of_a_size_that_the_game_has(people: int, seats: int, fewest: int) -> None:
    allowed = range(fewest, 10)
    found = sizes(people, seats, allowed)
    assert sum(found) <= people
    if found:
        assert set(found) <= set(allowed) and max(found) <= seats and max(found) - min(found) <= 1
    if people >= seats >= fewest:
        assert found and people - sum(found) < seats


def played(people: int, seats: int, rounds: int, allowed: range, seed: int) -> list[Round]:
    """A tournament in which luck decides."""
    luck = random.Random(seed)
    names = [str(number) for number in range(people)]
    points: Counter[str] = Counter()
    byes: Counter[str] = Counter()
    met: Met = Counter()
    found = []
    for _ in range(rounds):
        order = sorted(names, key=lambda one: (-points[one], luck.random()))
        one = drawn(order, met, byes, seats, allowed)
        found.append(one)
        byes.update(one.byes)
        points.update(one.byes)
        for table in one.tables:
            points[luck.choice(table)] += 1
            met.update(frozenset(pair) for pair in combinations(table, 2))
    return found


@settings(deadline=None, max_examples=30)
@given(PEOPLE, st.integers(2, 6), st.integers(0, 9))
def test_everybody_sits_once_and_byes_go_round(people: int, seats: int, seed: int) -> None:
    byes: Counter[str] = Counter()
    names = {str(number) for number in range(people)}
    for one in played(people, seats, 5, range(2, 7), seed):
        there = [name for table in one.tables for name in table] + one.byes
        assert sorted(there) == sorted(names)
        byes.update(one.byes)
        assert not byes or max(byes.values()) - min(byes[name] for name in names) <= 1


@settings(deadline=None, max_examples=30)
@given(PEOPLE, st.integers(0, 9))
def test_two_by_two_nobody_meets_again(people: int, seed: int) -> None:
    """As long as nobody has met half of the others there is always such a round, and it is found."""
    met: Met = Counter()
    for one in played(people, 2, min(12, max(1, people // 2)), range(2, 3), seed):
        for table in one.tables:
            assert again(met, table) == 0
        met.update(frozenset(table) for table in one.tables)


@settings(deadline=None, max_examples=30)
@given(st.integers(6, 40), st.integers(3, 5), st.integers(0, 9))
def test_no_two_could_change_places_to_meet_fewer_again(people: int, seats: int, seed: int) -> None:
    met: Met = Counter()
    for one in played(people, seats, 4, range(2, 6), seed):
        whole = sum(again(met, table) for table in one.tables)
        for a, b in combinations(range(len(one.tables)), 2):
            for i in range(len(one.tables[a])):
                for j in range(len(one.tables[b])):
                    tables = [list(table) for table in one.tables]
                    tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
                    assert sum(again(met, table) for table in tables) >= whole
        met.update(frozenset(pair) for table in one.tables for pair in combinations(table, 2))


def test_leaders_sit_together() -> None:
    order = [str(number) for number in range(8)]
    assert drawn(order, Counter(), {}, 4, [4]).tables == [order[:4], order[4:]]
    assert drawn(order[:5], Counter(), {"4": 1}, 2, [2]).byes == ["3"]
