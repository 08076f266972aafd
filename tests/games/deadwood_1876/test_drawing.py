"""The terminal's drawing: within eighty columns, from the view alone, and nothing by colour alone."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from posse.cli.draw import draw
from posse.cli.main import words_of
from posse.games import CATALOG
from posse.games.deadwood_1876.components import COLT
from tests.games.deadwood_1876.lay import ALL_ON, choose, lay, nobody, rig, rob, spot, use, votes, walk

BOX = CATALOG["deadwood-1876"]
WORDS = {lang: words_of(lang, BOX) for lang in ("en", "pl")}
NAMES = ["Ann", "Bartholomew Roberts", "曹操孟德曹操孟德", "[b]D[/b]", "Eve", "Finn", "Gus", "Hana", "Ivo"]
ANSI = re.compile(r"\x1b\[[0-9;]*m")
HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "colt-holster winchester-holster pepperbox-white messenger-brown",
    3: "colt-holster messenger-duster winchester-stetson winchester-brown",
}


def printed(view: dict[str, Any], lang: str = "en", colour: bool = False) -> str:
    file = io.StringIO()
    console = Console(file=file, width=80, force_terminal=colour, color_system="256" if colour else None, markup=False)
    console.print(draw(view, WORDS[lang], NAMES[: view["seats"]]))
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 5, 9])
def test_every_position_fits_and_reads_the_same_without_colour(seats: int, lang: str) -> None:
    for number, game in enumerate(walk(seats, seats, dict(ALL_ON))):
        if number % 4 and game.pending is not None:
            continue
        seat = number % (seats + 1)
        view = game.view(None if seat == seats else seat)
        plainly = printed(view, lang)
        assert max(cell_len(line) for line in plainly.splitlines()) <= 80
        assert ANSI.sub("", printed(view, lang, colour=True)) == plainly


def test_establishments_rows_hand_and_notes_are_drawn() -> None:
    game = lay(hands=HANDS, rows={0: "gold3 badge1", 1: "gold5 colt", 2: "gold2 gold2", 3: "messenger gold4"})
    text = printed(game.view(0))
    for word in ("Gem Theatre 2/2", "Bella Union 2/2", "Grand Central Hotel 0/2", "[$3][#1]", "[▒▒][▒▒]", "Your hand:"):
        assert word in text
    assert "Your hand:" not in printed(game.view(None)) and "[$3]" not in printed(game.view(1))
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 2))
    assert "[▒▒][Co]" in printed(game.view(0)) and "[▒▒]°" in printed(game.view(2))


def test_the_fight_under_way_is_drawn() -> None:
    game = lay(hands=HANDS)
    rob(game, "messenger-stetson", 1, 2, "colt-duster")
    assert "Robbery: Ann Messenger → Bartholomew Roberts [2] Colt" in printed(game.view(3))
    votes(game, {2: 1 + COLT, 3: 1 + COLT})
    assert "offers Ann a Colt" in printed(game.view(0))
    rig(game, "messenger4 colt3 colt0")
    choose(game, 0, "take", 3)
    nobody(game)
    assert "Robbery" not in printed(game.view(0))
    for eye in (0, None):
        text = " ".join(printed(game.view(eye)).split())
        assert "Last roll: Ann 7 (Messenger 4, Colt 3) Bartholomew Roberts 0 (Colt 0)" in text


def test_the_stranger_and_holsters_are_drawn() -> None:
    game = lay(2, holsters={(2, 1): "colt-holster", (0, 0): "derringer-holster"})
    text = printed(game.view(1))
    assert "Stranger" in text and "[▒▒+Co]" in text and "+Derringer" in text
    assert "Nieznajomy" in printed(game.view(1), "pl")
