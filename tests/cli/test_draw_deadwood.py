"""The drawing of Deadwood: within eighty columns, the same without colour, and true to the table."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from posse.cli.draw import draw, mark
from posse.cli.draw.deadwood import _corner, _touching, label
from posse.cli.main import words_of
from posse.games import CATALOG
from posse.games.deadwood.components import CORNERS, PLOT_NAMES, TILE_NAMES
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.playout import random_step
from tests.cli.helpers import ANSI, widest

BOX = CATALOG["deadwood"]
WORDS = {lang: words_of(lang, BOX) for lang in ("en", "pl")}
NAMES = ["Ala", "Bartholomew Roberts", "曹操孟德曹操孟德", "[b]D[/b]", "Éowyn"]


def positions(seats: int, seed: int) -> Iterator[Game]:
    game = BOX.new(seats, Sampled.of(seed))
    yield game
    while game.pending is not None:
        random_step(game, game.chance)
        yield game


def printed(view: dict[str, Any], lang: str = "en", colour: bool = True) -> str:
    file = io.StringIO()
    console = Console(file=file, width=80, force_terminal=colour, color_system="256" if colour else None, markup=False)
    console.print(draw(view, WORDS[lang], NAMES[: view["seats"]]))
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_fits_and_reads_the_same_without_colour(seats: int, lang: str) -> None:
    for number, game in enumerate(positions(seats, seats)):
        if number % 15 and game.pending is not None:
            continue
        seat = number % (seats + 1)
        view = game.view(None if seat == seats else seat)
        coloured, plainly = printed(view, lang), printed(view, lang, colour=False)
        assert widest(coloured) <= 80
        assert ANSI.sub("", coloured) == plainly


def test_plots_and_corners_are_those_of_the_board() -> None:
    assert [label(plot).lower() for plot in range(27)] == list(PLOT_NAMES)
    assert [_touching(number) for number in range(35)] == CORNERS
    assert len({_corner(number) for number in range(35)}) == 35


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_short_names_fit_a_plot(lang: str) -> None:
    short = [WORDS[lang].text(f"cli-building-{name}") for name in TILE_NAMES]
    assert max(len(name) for name in short) <= 10 and len(set(short)) == 25


def test_what_the_drawing_tells() -> None:
    game = BOX.new(3, Sampled.of(2))
    text = printed(game.view(1), colour=False)
    for word in ("A1", "F2", "Town Hall", "Sheriff", "Church", "Saloon", "Boot Hill", "Abandoned Mine"):
        assert word in text
    assert "Crime Pool: 15" in text and "1 (5), 2 (6), 3 (6)" in text
    assert text.count("★") == 5, "three plots, the corner itself, and its explanation"
    assert "A4★" in text and "B3★" in text and "B4★" in text
    asked = game.questions()[0].seat
    assert f"▸{'●▲■'[asked]}" in text


def test_cowboys_track_and_dead_are_seen() -> None:
    seen = set()
    for seed in range(12):
        for game in positions(3, seed):
            table: Any = game.view(None)["table"]
            if table["track"] and "rail" not in seen:
                assert "1 railroad" in printed(game.view(0), colour=False)
                seen.add("rail")
            if table["going_on"]["shootout"] and "fight" not in seen:
                assert "Shootout (" in printed(game.view(0), colour=False)
                seen.add("fight")
            if table["dice"]["about"] == "shootout" and "dice" not in seen:
                roll = table["dice"]["rolls"][0]
                faces = " ".join(str(face) for face in roll["faces"])
                assert f"Dice of the last shootout: {'●▲■'[roll['seat']]}{faces}" in printed(game.view(0), colour=False)
                seen.add("dice")
            if table["going_on"]["drawn"] and "drawn" not in seen:
                assert "To be built now" in printed(game.view(0), colour=False)
                seen.add("drawn")
            for seat in range(3):
                known: Any = game.view(seat)["table"]
                if any(stack["order"] for stack in known["stacks"]) and "order" not in seen:
                    assert "You know stack" in printed(game.view(seat), colour=False)
                    assert "You know stack" not in printed(game.view(None), colour=False)
                    seen.add("order")
    assert seen == {"rail", "fight", "dice", "drawn", "order"}


def test_the_end_shows_what_the_money_comes_to() -> None:
    *_, game = positions(2, 5)
    table: Any = game.view(None)["table"]
    text = printed(game.view(None), colour=False)
    for account in table["accounts"]:
        sum_of = "{money} + Stage Depot {premium} − fine {fine} = {total} dollars".format(**account)
        assert sum_of in text


def test_an_x_on_top_and_the_last_turns_are_told() -> None:
    view: Any = BOX.new(2, Sampled.of(1)).view(None)
    assert "by the X" not in printed(view, colour=False)
    view["table"]["stacks"][0]["x_on_top"] = True
    view["table"]["last_turns"] = 2
    text = printed(view, colour=False)
    assert "On top of stack 1, by the X on its back: Saloon" in text and "2 turns are left" in text


def test_choices_name_their_plots() -> None:
    game = BOX.new(2, Sampled.of(1))
    question = game.questions()[0]
    assert mark("deadwood", game.phrase(question.seat, question.kind.first)) == "A1", "an open plot, by its name"
