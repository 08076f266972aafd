"""Several people at one screen: a curtain between them, and nothing of anybody else's secrets behind it."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from posse.cli.main import words_of
from posse.cli.play import Sitting
from posse.cli.screen import Screen
from posse.cli.seating import players, set_table
from posse.games import CATALOG
from posse.kernel.chance import Sampled, Seal
from posse.kernel.game import Game
from posse.kernel.playout import random_step
from posse.kernel.record import Table
from tests.cli.helpers import ONES, Args, play, run

NAMES = ["Annie", "Jesse", "Clara", "Cole"]
BOX = CATALOG["five-points"]
WORDS = words_of("en", BOX)


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def behind_curtains(output: str) -> list[tuple[int, str]]:
    """What was printed for whom."""
    parts = re.split(r"Pass the keyboard to (\w+)\.", output)
    return [(NAMES.index(name), text) for name, text in zip(parts[1::2], parts[2::2], strict=True)]


@cache
def whole_game(seats: int) -> str:
    """What is printed from the first curtain to the result, when everybody always takes the first answer."""
    return play("--seats", seats, "--bots", 0, typed=ONES)


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_sees_the_cards_of_another(seats: int) -> None:
    output = whole_game(seats)
    dealt = Table.set(BOX, seats, None, Seal.of(7)).game
    alliances = [[WORDS.text(f"cli-gang-{gang}") for gang in _alliances(dealt, seat)] for seat in range(seats)]
    seen = behind_curtains(output.partition("place  player")[0])
    assert {seat for seat, _ in seen} == set(range(seats))
    for seat, text in seen:
        for line in text.splitlines():
            if line.startswith("Your alliances:"):
                assert [name for name in alliances[seat] if name in line] == alliances[seat]
        for other in range(seats):
            assert other == seat or f"{NAMES[other]} is secretly allied" not in text


def _alliances(game: Game, seat: int) -> list[str]:
    table = game.view(seat)["table"]
    assert isinstance(table, dict)
    return [BOX.names["gang"][gang] for gang in table["yours"]["alliances"]]


@pytest.mark.parametrize("steps", [0, 1, 5, 12, 20, 30])
def test_a_screen_depends_on_nothing_but_what_its_seat_may_know(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a world where all that the seat can't know was dealt anew, the screen is the same, letter by letter."""
    game = BOX.new(3, Sampled.of(steps))
    for _ in range(steps):
        random_step(game, game.chance)
    seat = game.questions()[0].seat
    world = game.redeal(seat, Sampled.of(99))
    assert world.view(seat) == game.view(seat)
    assert world.view((seat + 1) % 3) != game.view((seat + 1) % 3)
    assert screen_of(game, seat, monkeypatch) == screen_of(world, seat, monkeypatch)


def screen_of(game: Game, seat: int, monkeypatch: pytest.MonkeyPatch) -> str:
    """All that this seat can get the screen to show, before a choice is made."""
    table = set_table(BOX, players(3, 0, [], [], True), seed=1)
    table.game = game
    screen = Screen()
    screen.console = Console(file=io.StringIO(), width=80, markup=False, highlight=False)
    monkeypatch.setattr("sys.stdin", io.StringIO("\nlog\nall\nhint\nwhy 20\n?\nquit\n"))
    Sitting(table, WORDS, screen).play()
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_on_a_terminal_the_screen_and_what_was_scrolled_away_are_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    table = set_table(BOX, players(2, 0, [], [], True), seed=7)
    screen = Screen()
    screen.console = Console(file=io.StringIO(), width=80, force_terminal=True, markup=False, highlight=False)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n1\n1\n1\n"))
    Sitting(table, WORDS, screen).play()
    file = screen.console.file
    assert isinstance(file, io.StringIO)
    output = file.getvalue()
    wiped = r"\x1b\[2J[^A-Za-z]*\x1b\[H\x1b\[3J"
    for curtain in re.finditer("Pass the keyboard", output):
        before, after = output[: curtain.start()], output[curtain.start() :]
        last_secret = before.rfind("Your alliances")
        assert last_secret < 0 or re.search(wiped, before[last_secret:]), "wiped before the curtain"
        assert re.search(wiped, after.partition("Your alliances")[0]) or "Your alliances" not in after


def test_one_person_needs_no_curtain() -> None:
    assert "Pass the keyboard" not in play("--seats", 3, typed="1\n" * 6)


def test_who_has_no_choice_finds_nothing_but_enter_behind_the_curtain() -> None:
    """The curtain falls for everybody who is asked, whatever they hold."""
    args: Args = ["play", "bang-dice", "--seats", 4, "--bots", 2, "--bot", "random", "--option", "roles=mixed"]
    output = run(*args, "--seed", 5, typed="1\n" * 40)
    singles = [text for _, text in behind_curtains(output) if re.search(r"^\w+, Enter or \?:", text, re.MULTILINE)]
    assert singles, "somebody had no choice"
    before, _, _ = output.partition("Enter or ?:")
    typed = before.count("press Enter when") + len(re.findall(r"1–\d+ or \?:", before))
    entered = run(*args, "--seed", 5, typed="1\n" * typed + "\n")
    assert entered.startswith(before) and entered.count("Enter or ?:") == 1, "Enter was the answer"


def test_a_secret_ballot_asks_everybody_behind_a_curtain() -> None:
    output = whole_game(3)
    assert "place  player" in output
    asked = [seat for seat, text in behind_curtains(output) if "You must show one of your alliances" in text]
    assert len(asked) == 4, "two reveals, two players each"
    assert len(set(asked[:2])) == 2
