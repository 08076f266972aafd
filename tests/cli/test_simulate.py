"""Many games: the numbers add up, and do not depend on who plays them."""

from __future__ import annotations

import pytest

from posse.cli.simulate import Plan, Tally, play_batch, run, wilson
from posse.studies.crew import Crew
from tests.cli.helpers import run as posse
from tests.cli.helpers import widest


def together(plan: Plan, games: int, jobs: int) -> Tally:
    total = Tally(plan.seats)
    for tally in run(plan, games, Crew(jobs)):
        total.add(tally)
    return total


def test_the_numbers_add_up() -> None:
    tally = together(Plan("five-points", 4, {}, (), 7), 120, 1)
    assert tally.games == 120
    assert sum(tally.won(seat) for seat in range(4)) == pytest.approx(120)
    assert all(sum(places.values()) == 120 for places in tally.places)
    assert tally.fewest <= tally.decisions / 120 <= tally.most
    assert 0 < tally.ties < 120


def test_shared_victories_are_shared_out() -> None:
    tally = Tally(3)
    tally.count(10, [1, 1, 3], [5, 5, 2])
    tally.count(20, [2, 1, 2], [1, 4, 1])
    assert [tally.won(seat) for seat in range(3)] == [0.5, 1.5, 0]
    assert (tally.ties, tally.fewest, tally.most, tally.decisions) == (1, 10, 20, 30)
    assert tally.scores == [6, 9, 3]


@pytest.mark.parametrize("bots", [(), ("random", "scout:2")])
def test_jobs_make_no_difference(bots: tuple[str, ...]) -> None:
    plan = Plan("five-points", 2, {}, bots, 3)
    games = 60 if not bots else 6
    assert together(plan, games, 1) == together(plan, games, 2)


def test_batches_are_the_same_games() -> None:
    plan = Plan("five-points", 3, {}, (), 1)
    halves = play_batch(plan, 0, 5)
    halves.add(play_batch(plan, 5, 10))
    assert halves == play_batch(plan, 0, 10)
    assert play_batch(plan, 0, 5) != play_batch(plan, 5, 10)


def test_wilson() -> None:
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    low, high = wilson(250, 1000)
    assert (round(low, 4), round(high, 4)) == (0.2242, 0.2778)


def test_the_report() -> None:
    output = posse("simulate", "five-points", "-n", 100, "--seats", 4, "--seed", 7, "--jobs", 1)
    assert "100 games with 4 seats (random), seed 7" in output
    assert "games/s" in output and "95%" in output
    rows = [line.split() for line in output.splitlines() if line.strip()[:1].isdigit() and "–" in line]
    assert [row[0] for row in rows] == ["1", "2", "3", "4"]
    assert sum(float(row[1].rstrip("%")) for row in rows) == pytest.approx(100, abs=0.3)
    assert widest(output) <= 80


def test_bots_in_polish() -> None:
    output = posse("simulate", "five-points", "-n", 2, "--seats", 2, "--bot", "scout:2", "--lang", "pl", "--jobs", 1)
    assert "2 gry, miejsc przy stole: 2 (scout:2, scout:2)" in output
