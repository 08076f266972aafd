"""The ladder: each level beats the one below; what is written down about it."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from posse.cli import ladders
from posse.cli.screen import Screen
from posse.games import CATALOG
from posse.studies import ladder
from posse.studies.crew import Crew
from posse.studies.ladder import Climb, Rung
from posse.studies.matches import Clock, Plan, Played
from posse.studies.players import number_of
from posse.studies.standings import Share
from posse.words import Words
from tests.cli.helpers import run as posse

SEED = 3


def rung(above: str, below: str, rounds: int) -> Rung:
    climb = Climb(Plan.of("five-points", 2, {}, [above, below], SEED))
    assert list(climb.play(rounds, Crew(1))) == [3] * rounds
    return climb.rung()


# Tries instead of times, and few of them: the same games on every machine, in seconds.
@pytest.mark.parametrize(
    ("above", "below", "rounds", "at_least"),
    [
        ("greenhorn:24", "random", 3, 1.3),
        ("drifter:32", "greenhorn:8", 3, 1.3),
        ("gunhand:48", "drifter:16", 3, 1.3),
        ("marshal:64", "gunhand:16", 3, 1.3),
    ],
)
def test_no_level_is_weaker_than_the_one_below(above: str, below: str, rounds: int, at_least: float) -> None:
    found = rung(above, below, rounds)
    assert found.games == 2 * rounds
    assert found.times.rate >= at_least, f"{above} among {below}: {found.times}"


def test_wins_are_compared_in_the_same_seats_with_the_same_luck() -> None:
    def played(ranks: list[int]) -> Played:
        return Played(0, [], ranks, [], 0, {})

    won, of = ladder.counted([played([1, 2, 2]), played([2, 1, 1]), played([1, 1, 2]), played([1, 1, 2])])
    assert (won, of) == (2, 2)


def test_a_page_keeps_one_section_a_table(tmp_path: Path) -> None:
    page = tmp_path / "STRENGTH.md"
    one = Rung("marshal", "scout", 12, Share(24, 12, 1.5, 2.5), Clock())
    for game, told in (("five-points", "first"), ("deadwood", "other"), ("five-points", "again")):
        plan = Plan.of(game, 3, {}, ["marshal", "scout"], 1)
        ladder.write(page, ladder.section(plan, told, [one], None))
    text = page.read_text("utf-8")
    assert text.count("## five-points, 3 seats") == 1 and "first" not in text
    assert text.index("## deadwood") < text.index("## five-points")
    assert "| marshal | scout | 12 | 2.00 | 1.50 to 2.50 |" in text
    assert text.startswith("# How strong the bots are")


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    page = tmp_path / "STRENGTH.md"
    args: list[str | int | Path] = [
        "--players",
        "random,greenhorn:2",
        "-n",
        1,
        "--seats",
        2,
        "--seed",
        3,
        "--jobs",
        1,
        "--out",
        page,
    ]
    output = posse("ladder", "five-points", *args)
    assert "greenhorn:2" in output and "Written down" in output
    text = page.read_text("utf-8")
    assert "`posse ladder five-points --rounds 1 --seats 2 --players random,greenhorn:2 --seed 3`" in text
    assert "| greenhorn:2 | random | 2 |" in text and "All against all" in text


def test_seeds_are_machine_words() -> None:
    """Compiled luck takes no others: half of all tournaments fell over at once."""
    assert all(0 <= number_of("table", 7, number) < 1 << 63 for number in range(100))


def test_who_is_interrupted_keeps_the_rungs_that_are_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "STRENGTH.md"
    climb = Climb.play

    def until_bored(self: Climb, rounds: int, crew: Crew) -> Iterator[int]:
        yield from climb(self, rounds, crew)
        if self.plan.players[0].startswith("drifter"):
            raise KeyboardInterrupt

    monkeypatch.setattr(Climb, "play", until_bored)
    plan = Plan.of("five-points", 2, {}, ["random", "greenhorn:2", "drifter:2"], SEED)
    words = Words("en", CATALOG["five-points"], resources.files("posse.cli"))
    assert ladders.run(plan, 1, Crew(1), page, "a command", Screen(), words) == 130
    assert "| greenhorn:2 | random | 2 |" in page.read_text("utf-8")
    assert "| drifter:2 | greenhorn:2 | 2 |" in page.read_text("utf-8")
