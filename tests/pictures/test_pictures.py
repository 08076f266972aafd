"""Pictures of tables: they can be drawn at every moment, show what has changed, and nothing that is hidden."""

from __future__ import annotations

import io
from xml.etree import ElementTree

import pytest
from PIL import Image

from posse.contract.walks import Setting, positions, settings
from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.pictures import invitation, picture, words_for
from posse.pictures.raster import animation, png
from posse.words import Words

NAMES = ["Ann", 'Bo <"&\x07', "Zażółć Gęślą Jaźń z Dalekiego Zachodu", "💥", "", "Eve", "Finn", "Gus", "Hal"]
GAMES = [box.key for box in CATALOG]
BOOKS: dict[tuple[str, str], Words] = {}


def drawn(game: Game, language: str = "en", players: list[str] | None = None) -> str:
    box, view = game.box, game.view(None)
    book = BOOKS.setdefault((box.key, language), words_for(box, language))
    return picture(box, view, players or NAMES[: game.seats], book)


FEW = settings()[::3]
"""Tables with other seats and options; all of them are for the contract's tests."""


@pytest.mark.parametrize("setting", FEW, ids=lambda setting: f"{setting[0].key}-{setting[1]}")
def test_at_every_moment_there_is_one_and_nothing_hidden_is_in_it(setting: Setting) -> None:
    for number, game in positions(setting, 60, log=False):
        language = ("en", "pl")[number % 2]
        svg = drawn(game, language)
        ElementTree.fromstring(svg)
        if game.pending is not None:
            assert drawn(game.redeal(None, Sampled.of(number)), language) == svg


@pytest.mark.parametrize("key", GAMES)
def test_what_all_see_is_in_it(key: str) -> None:
    """Another board is another picture, so are other names and another language; the size is what messengers want."""
    game = CATALOG[key].new(CATALOG[key].seats[-1], Sampled.of(1))
    svgs = [drawn(game)]
    for _ in range(12):
        question = game.questions()[0]
        game.play(question.seat, question.choices[0])
        svgs.append(drawn(game))
    others = [drawn(game, "pl"), drawn(game, players=["Zed"] * game.seats)]
    assert len({svgs[0], svgs[-1], *others}) == 4
    seen = [png(svg) for svg in (svgs[0], svgs[-1])]
    assert seen[0] != seen[1]
    for data in seen:
        with Image.open(io.BytesIO(data)) as image:
            assert (image.format, image.size) == ("PNG", (1200, 630))
            assert len(image.convert("RGB").getcolors(1 << 20) or []) > 50  # something is drawn on it


def test_a_game_of_another_package_has_its_title_and_its_people(monkeypatch: pytest.MonkeyPatch) -> None:
    box = CATALOG["five-points"]
    svg = invitation(box, ["Ann", "", "Bo"], words_for(box, "en"))
    assert "Ann" in svg and "2 seats" not in svg and "1 seat is free" in svg and 'stroke-dasharray="2.5 1.8"' in svg
    assert "1 miejsce jest wolne" in invitation(box, ["Ann", "", "Bo"], words_for(box, "pl"))
    monkeypatch.setattr("posse.pictures.DRAWINGS", {})
    told = drawn(box.new(3, Sampled.of(1)), players=["Ann", "Bo", "Cy"])
    assert "Cy" in told and "Gangs" in told and ElementTree.fromstring(told) is not None


def test_several_moments_move() -> None:
    box = CATALOG["five-points"]
    game = box.new(2, Sampled.of(1))
    svgs = [drawn(game)]
    for _ in range(4):
        question = game.questions()[0]
        game.play(question.seat, question.choices[0])
        svgs.append(drawn(game))
    with Image.open(io.BytesIO(animation(list(dict.fromkeys(svgs))))) as image:
        assert (image.format, image.size) == ("GIF", (800, 420))
        assert getattr(image, "n_frames", 1) == len(set(svgs)) > 2
