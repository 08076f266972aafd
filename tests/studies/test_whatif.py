"""What if? Other numbers on the components, the same rules; and nobody else's game is changed by it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.playout import random_step
from posse.studies.changed import Job, do
from posse.studies.changes import BadChange, Knob, change_of, knobs
from posse.studies.crew import Crew
from posse.studies.stories import Numbered, Sim, simulated
from posse.studies.whatif import differences, outcome, play
from tests.cli.helpers import run as posse
from tests.cli.helpers import run_for_result, widest

LONGEST = 20_000
"""Steps of a random game, far more than any needs."""
EVERY = [(box.key, name) for box in CATALOG for name in knobs(box)]


def trial(task: tuple[str, int]) -> int:
    """Random games at the smallest and the largest table, the invariants kept at every question; steps in all."""
    key, games = task
    box = CATALOG[key]
    total = 0
    for seats in (box.seats[0], box.seats[-1]):
        for number in range(games):
            luck = Sampled.of(number)
            game = box.new(seats, luck)
            for _ in range(LONGEST):
                box.check(game)
                if game.pending is None:
                    break
                random_step(game, luck)
                total += 1
            assert game.pending is None, "it does not end"
    return total


def bullets(key: str) -> int:
    """How many bullets a bandit begins with, as the table shows it."""
    game = CATALOG[key].new(3, Sampled.of(1))
    while True:
        seen: Any = game.view(None)
        if len(seen["table"]["bandits"]) == 3:
            return int(max(one["bullets"] for one in seen["table"]["bandits"]))
        random_step(game, Sampled.of(1))


def apart(*jobs: Job) -> list[Any]:
    return list(Crew(1, apart=True).results(do, jobs))


def test_a_changed_game_is_changed_and_the_others_are_not() -> None:
    box = CATALOG["colt-express"]
    change = change_of(box, {"bullets": 2})
    assert apart(*[Job.of(change, "tests.studies.test_whatif:bullets", box.key)] * 2) == [2, 2]
    assert bullets(box.key) == 6
    assert apart(Job.of(None, "tests.studies.test_whatif:bullets", box.key)) == [6]


def test_what_is_not_changed_is_played_the_same() -> None:
    """The usual value, set as a change: every game is the same, and no difference is found."""
    box = CATALOG["bang-dice"]
    sim = Sim(box.key, 4, box.settle(4), ("random",) * 4, 7)
    pairs = list(play(sim, change_of(box, {"arrows": 9}), 6, Crew(1), Crew(1, apart=True)))
    assert [usual for usual, _ in pairs] == [outcome(Numbered(sim, number)) for number in range(6)]
    assert all(usual == changed for usual, changed in pairs)
    found = differences(pairs)
    assert found and all(one.usual == one.changed and not one.sure for one in found)


def test_differences_counted_anew() -> None:
    box = CATALOG["bang-dice"]
    sim = Sim(box.key, 4, box.settle(4), ("random",) * 4, 7)
    games = 12
    pairs = list(play(sim, change_of(box, {"life": 3}), games, Crew(1), Crew(1, apart=True)))
    found = {one.name: one for one in differences(pairs)}
    lengths = [len(simulated(Numbered(sim, number)).taken) for number in range(games)]
    choices = found["length", "choices"]
    assert choices.usual == pytest.approx(sum(lengths) / games)
    assert choices.sure and choices.changed < choices.usual, "who has three lives dies sooner"
    assert choices.low <= choices.changed - choices.usual <= choices.high
    for side in (0, 1):
        wins = sum(pair[side]["seat", 0, "wins"] for pair in pairs) / games
        assert (found["seat", 0].usual, found["seat", 0].changed)[side] == pytest.approx(wins)


@pytest.mark.parametrize(("key", "name"), EVERY)
def test_every_game_names_what_can_be_changed_and_bears_it(key: str, name: str, soak: bool) -> None:
    """One of each game here, and all of them with --soak: at both bounds the rules hold, to the end of the game."""
    box = CATALOG[key]
    knob = knobs(box)[name]
    changes = [change_of(box, {name: bound}) for bound in (knob.least, knob.most)]
    if soak or name == next(iter(knobs(box))):
        for change in changes if soak else changes[:1]:
            (steps,) = apart(Job.of(change, "tests.studies.test_whatif:trial", (key, 20 if soak else 2)))
            assert steps > 0


def test_every_game_can_be_changed() -> None:
    assert {key for key, _ in EVERY} == {"five-points", "colt-express", "deadwood", "bang-dice", "deadwood-1876"}


def test_a_number_a_row_or_numbers_by_players() -> None:
    row = Knob("gold", "GOLD", (0, 1, 2, 0), 0, 9, last=3)
    assert row.set(5) == (5, 5, 5, 0) and row.set([1, 2, 3]) == (1, 2, 3, 0) and row.set({"1": 7}) == (0, 7, 2, 0)
    seats = Knob("hand", "HAND", {2: 4, 3: 4}, 2, 5)
    assert seats.set(3) == {2: 3, 3: 3} and seats.set({"3": 5}) == {2: 4, 3: 5}


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"bullets": 7}, "bullets can be 1 to 6, not 7; it is 6"),
        ({"bullets": "many"}, "bullets can be 1 to 6, not 'many'"),
        ({"bullets": True}, "not True"),
        ({"horses": 3}, "colt-express has no 'horses' that could be changed; it has: bullets"),
        ({"purses": [1, 2]}, "purses is 10 numbers, not 2"),
        ({"purses": {"99": 1}}, "purses has no 99"),
        ({}, "nothing is changed"),
    ],
)
def test_an_impossible_change_gets_a_clear_sentence(wanted: dict[str, Any], why: str) -> None:
    with pytest.raises(BadChange) as problem:
        change_of(CATALOG["colt-express"], wanted)
    assert why in str(problem.value)


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "changes.toml"
    file.write_text("points = [1, 2, 9]\n", encoding="utf-8")
    args: list[str | int | Path] = ["whatif", "five-points", file, "-n", 6, "--seats", 2, "--seed", 7, "--jobs", 1]
    output = posse(*args, "--out", tmp_path / "page.html")
    html = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert html.count("<svg ") == 1 and "Changed: points" in html and "plays as number 2" in html
    assert "Changed: points = [1, 2, 9]" in output and "plays as number 2" in output and widest(output) <= 80
    assert "members  6–10  6" in posse("whatif", "five-points")
    file.write_text("points = 99", encoding="utf-8")
    refused = run_for_result(["whatif", "five-points", file])
    assert refused.exit_code == 2 and "points can be 0 to 9, not 99" in refused.stderr
    file.write_text("points", encoding="utf-8")
    assert "is not TOML" in run_for_result(["whatif", "five-points", file]).stderr
