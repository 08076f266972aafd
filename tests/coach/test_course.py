"""The course of a game: chances from moment to moment, where they turned, and in which order moments are looked at."""

from __future__ import annotations

from itertools import pairwise

import pytest

from posse.coach import Course, Point, Stakes, chances, learnt
from posse.coach.course import GRID, LEAST, LOOKS, TURNS, spread
from posse.games import CATALOG
from posse.kernel.chance import Sampled, Seal
from posse.kernel.codec import digest
from posse.kernel.game import Game
from posse.kernel.record import Table
from tests.kernel.standoff import BET, DRINK, REACT, STANDOFF


def standoff() -> list[Game]:
    """All moments of an evening at which seat 0 is given every drink, and nobody reacts."""
    table = Table.set(STANDOFF, 3, seal=Seal.of(1))
    moments = [table.game.copy()]
    while table.game.pending is not None:
        question = table.game.questions()[0]
        first = {BET.first: BET.first, DRINK.first: DRINK.first}.get(question.kind.first, question.choices[-1])
        table.play(question.seat, first if question.kind.first != REACT.first else max(question.choices))
        moments.append(table.game.copy())
    return moments


def test_chances_rise_for_who_is_given_everything_and_end_with_the_result() -> None:
    moments, luck = standoff(), Sampled.of(1)
    styles = learnt(moments, luck)
    before = [digest(game) for game in moments]
    points = [chances(game, upto, styles, luck, games=80) for upto, game in enumerate(moments)]
    assert [digest(game) for game in moments] == before
    assert points[-1].games == 0 and [seat.won for seat in points[-1].seats] == [1.0, 0.0, 0.0]
    assert points[-1].error(0) == 0 < points[0].error(0)
    assert points[0].seats[0].won < points[len(points) // 2].seats[0].won + 0.1 < 1.2
    assert all(point.games == 80 for point in points[:-1])


def test_the_time_is_kept_but_for_the_least_games(monkeypatch: pytest.MonkeyPatch) -> None:
    moments, luck = standoff(), Sampled.of(1)
    styles = learnt(moments, luck)
    now = [0.0]

    def tick() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr("time.perf_counter", tick)
    assert chances(moments[0], 0, styles, luck, milliseconds=1).games == LEAST
    assert LEAST < chances(moments[0], 0, styles, luck, milliseconds=50).games < 2 * LEAST + 50


@pytest.mark.parametrize("choices", [0, 1, 2, 7, 24, 25, 300])
def test_a_grid_from_coarse_to_fine(choices: int) -> None:
    grid = spread(choices)
    assert sorted(grid) == sorted(set(grid)) and {0, choices} <= set(grid) <= set(range(choices + 1))
    assert len(grid) == min(choices + 1, GRID)
    assert grid[:3] == [0, choices, *([grid[2]] if choices > 1 else [])][: len(grid[:3])]


def pointed(upto: int, won: float, games: int = 400) -> Point:
    return Point(upto, games, [Stakes(won, 2 - won, 0.0), Stakes(1 - won, 1 + won, 0.0)])


def looked(course: Course, won: dict[int, float], games: int = 400) -> list[int]:
    """Look at all that it asks for; at each moment the chance is that of the last one named. In which order."""
    order = []
    while moments := course.next(1):
        order += moments
        upto = moments[0]
        course.add(pointed(upto, won[max(moment for moment in won if moment <= upto)], games))
        assert len(order) <= LOOKS
    return order


def test_a_turn_is_found_to_the_choice_before_anything_else_is_looked_at() -> None:
    course = Course(1000)
    order = looked(course, {0: 0.3, 617: 0.8})
    assert [turn.upto for turn in course.turns()] == [617]
    assert course.turns()[0].rises == [pytest.approx(0.5), pytest.approx(-0.5)]
    assert {616, 617} <= set(order[: GRID + 7]), "by halves"
    assert course.looks == LOOKS and len(course.known) == LOOKS


def test_what_is_in_doubt_is_looked_at_again() -> None:
    course = Course(40)
    order = looked(course, {0: 0.40, 21: 0.58}, games=40)
    assert order.count(20) > 1 and order.count(21) > 1
    assert [turn.upto for turn in course.turns()] == [21]
    assert course.known[20].games == 40 * order.count(20)


def test_noise_is_no_turn() -> None:
    course = Course(30)
    luck = Sampled.of(2)
    while moments := course.next(4):
        for upto in moments:
            wins = sum(luck.below(2) for _ in range(60))
            course.add(pointed(upto, wins / 60, 60))
    assert course.turns() == []


def test_only_the_greatest_are_told_in_order() -> None:
    course = Course(20)
    looked(course, {upto: 0.5 + (0.02 * upto if upto % 2 else 0.0) for upto in range(21)}, games=2000)
    turns = course.turns()
    assert len(turns) == TURNS and all(one.upto < two.upto for one, two in pairwise(turns))
    assert min(turn.upto for turn in turns) > 12


def test_a_game_that_was_played_is_looked_at_whole() -> None:
    table = Table.set(CATALOG["five-points"], 2, seal=Seal.of(2))
    luck = Sampled.of(3)
    while table.game.pending is not None:
        question = table.game.questions()[0]
        table.play(question.seat, question.choices[luck.below(len(question.choices))])
    games = [step.game.copy() for step in table.record.steps(table.box)]
    styles, course = learnt(games, luck), Course(len(games) - 1)
    for upto in course.next(9):
        course.add(chances(games[upto], upto, styles, luck, games=24))
    assert sorted(course.known)[-1] == len(games) - 1
    for point in course.known.values():
        assert sum(seat.won for seat in point.seats) >= 1.0 - 1e-9, "somebody always wins"
