"""Drawings stay within eighty columns and tell nothing by colour alone."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from posse.cli.draw import draw, plain
from posse.cli.main import words_of
from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.playout import random_step
from tests.cli.helpers import ANSI, widest

BOX = CATALOG["five-points"]
WORDS = {lang: words_of(lang, BOX) for lang in ("en", "pl")}
NAMES = ["Ala", "Bartholomew Roberts", "曹操孟德曹操孟德", "[b]D[/b]"]


def positions(seats: int, seed: int) -> Iterator[Game]:
    game = BOX.new(seats, Sampled.of(seed))
    yield game
    while game.pending is not None:
        random_step(game, game.chance)
        yield game


def printed(view: dict[str, Any], lang: str = "en", colour: bool = True, drawing: Any = draw) -> str:
    file = io.StringIO()
    console = Console(file=file, width=80, force_terminal=colour, color_system="256" if colour else None, markup=False)
    console.print(drawing(view, WORDS[lang], NAMES[: view["seats"]]))
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_fits_and_reads_the_same_without_colour(seats: int, lang: str) -> None:
    for number, game in enumerate(positions(seats, seats)):
        seat = number % (seats + 1)
        view = game.view(None if seat == seats else seat)
        coloured, plainly = printed(view, lang), printed(view, lang, colour=False)
        assert widest(coloured) <= 80
        assert ANSI.sub("", coloured) == plainly
        assert "\x1b" not in plainly


def test_no_color_leaves_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    view = BOX.new(3, Sampled.of(1)).view(0)
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "38;5" in printed(view)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "38;5" not in printed(view)
    assert ANSI.sub("", printed(view)) == printed(view, colour=False)


def test_what_the_drawing_tells() -> None:
    game = BOX.new(4, Sampled.of(2))
    text = printed(game.view(1), colour=False)
    for word in ("A1", "F1", "Pell", "Throne", "3 points", "2 points", "1 point", "deck: 30 cards", "10 bosses"):
        assert word in text
    assert text.count("★╗") == 7, "six bosses in the base, and one on the deck"
    assert "Your alliances:" in text and "Your influence:" in text
    assert "Your alliances:" not in printed(game.view(None), colour=False)
    asked = game.questions()[0].seat
    assert f"▸{NAMES[asked][:3]}" in text


def test_vacancies_agents_and_passing_are_marked() -> None:
    seen = set()
    for seed in range(3):
        for game in positions(3, seed):
            for seat in range(3):
                view = game.view(seat)
                table: Any = view["table"]
                if seat == 0 and table["vacancy"] >= 0:
                    assert "vacant" in printed(view, colour=False)
                    seen.add("vacant")
                if table["yours"]["agent"] not in (None, -1):
                    assert "┏" in printed(view, colour=False)
                    seen.add("agent")
                if seat == 0 and any(player["passed"] for player in table["players"]) and not view["over"]:
                    assert " out" in printed(view, colour=False)
                    seen.add("out")
    assert seen == {"vacant", "agent", "out"}


def test_any_view_can_be_drawn_plainly() -> None:
    for game in list(positions(4, 5))[::7]:
        text = printed(game.view(0), colour=False, drawing=plain.draw)
        assert widest(text) <= 80
        assert "pyramid" in text and "influence" in text
    odd = {"game": "poker", "seats": 2, "table": {"pot": 3, "deep": {"er": {"est": [1, [2, {"x": None}]]}}, "none": []}}
    assert "est: 1, 2, x –" in printed(odd, colour=False)


def test_the_end_shows_what_each_alliance_gave() -> None:
    *_, game = positions(3, 4)
    view: Any = game.view(None)
    text = printed(view, colour=False).splitlines()
    for player, line in zip(view["table"]["players"], text[1:4], strict=True):
        assert f" = {player['points']}" in line
        points = [sum(one["points"] for one in player["scored"] if one["gang"] == gang) for gang in player["shown"]]
        drawn = line.partition(" = ")[0].split()[-3:]
        assert [int(part[1:]) for part in drawn] == points
