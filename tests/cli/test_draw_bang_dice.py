"""The drawing of BANG! The Dice Game: eighty columns, nothing by colour alone, and all that one needs to see."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from posse.cli.draw import bang_dice, draw
from posse.cli.main import words_of
from posse.games import CATALOG
from posse.games.bang_dice.sayings import AIM
from posse.kernel.chance import Sampled
from posse.kernel.playout import random_step
from tests.cli.helpers import ANSI, widest
from tests.games.bang_dice.lay import faces, lay, resolve, roll, rolls, say

GAME = CATALOG["bang-dice"]
WORDS = {lang: words_of(lang, GAME) for lang in ("en", "pl")}
NAMES = ["Ala", "Bartholomew Roberts", "曹操孟德曹操孟德", "[b]D[/b]", "Eve", "Florian", "Gil", "Hanna"]
ALL = {"saloon_dice": True, "chief_arrow": True, "new_characters": True}


def printed(view: dict[str, Any], lang: str = "en", colour: bool = False) -> str:
    file = io.StringIO()
    console = Console(file=file, width=80, force_terminal=colour, color_system="256" if colour else None, markup=False)
    console.print(draw(view, WORDS[lang], NAMES[: view["seats"]]))
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", range(3, 9))
def test_every_position_fits_and_reads_the_same_without_colour(seats: int, lang: str) -> None:
    options: dict[str, object] = {**ALL, "roles": "mixed" if seats > 3 else "base", "ghost": seats > 4}
    game = GAME.new(seats, Sampled.of(seats), options)
    number = 0
    while True:
        number += 1
        if number % 5 == 0 or game.pending is None:
            eye = number % (seats + 1)
            view = game.view(None if eye == seats else eye)
            coloured, plainly = printed(view, lang, colour=True), printed(view, lang)
            assert widest(coloured) <= 80
            assert ANSI.sub("", coloured) == plainly and "\x1b" not in plainly
        if game.pending is None:
            break
        random_step(game, game.chance)


def test_what_the_drawing_tells() -> None:
    game = roll(lay(seats=5, arrows={1: 2}, chief=2, life={0: 7}, out=(3,), luck=rolls("1 beer dyn gatling arrow")))
    text = printed(game.view(1))
    for piece in (
        "Jesse Jones",
        "♥" * 7 + "♡" * 4 + " 7/11",
        "↟↟",
        "⚑",
        "★",
        "†",
        "Outlaw?",
        "(1)",
        "c[_]",
        "2 re-rolls left",
    ):
        assert piece in text, piece
    assert "Outlaw?" not in printed(game.view(0)), "a role that lies face down is its owner's alone"
    assert text.count("⌖") == 3 and "Pile" in text


@pytest.mark.parametrize("life", range(1, 13))
def test_all_life_stays_within_its_frame(life: int) -> None:
    game = roll(lay("bear:jesse-jones outlaw renegade outlaw", life={0: life}, luck=rolls("1 1 1 1 1")))
    line = next(line for line in printed(game.view(0)).splitlines() if "♥" in line)
    assert str(life) in line and line.count("║") == 2


def test_hits_and_tokens_are_marked() -> None:
    game = resolve(lay(seats=5, ghost=3), "1 1 arrow arrow arrow")
    game.token_at, game.token, game.token_double = 1, faces("beer")[0], 1
    say(game, AIM, 1)
    text = printed(game.view(None), "pl")
    assert "✹" in text and "Piwko ×2" in text and "☁ Zjawa" in text


def test_no_two_faces_look_alike() -> None:
    pictures = [picture.strip() for picture, _ in bang_dice.PICTURES]
    assert len(set(pictures)) == len(pictures) == 12
    assert all(len(picture) <= 8 for picture in pictures)
