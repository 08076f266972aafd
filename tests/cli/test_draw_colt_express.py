"""The drawing of the train fits eighty columns, tells nothing by colour alone, and shows what a player needs."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from posse.cli.draw import draw
from posse.cli.main import words_of
from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.playout import random_step
from tests.cli.helpers import ANSI, widest

BOX = CATALOG["colt-express"]
WORDS = {lang: words_of(lang, BOX) for lang in ("en", "pl")}
NAMES = ["Ala", "Bartholomew Roberts", "曹操孟德曹操孟德", "[b]D[/b]", "Eve", "Franciszek"]


def positions(seats: int, seed: int, **options: object) -> Iterator[Game]:
    game = BOX.new(seats, Sampled.of(seed), options)
    yield game
    while game.pending is not None:
        random_step(game, game.chance)
        yield game


def printed(view: dict[str, Any], lang: str = "en", colour: bool = False) -> str:
    file = io.StringIO()
    console = Console(file=file, width=80, force_terminal=colour, color_system="256" if colour else None, markup=False)
    console.print(draw(view, WORDS[lang], NAMES[: view["seats"]]))
    return file.getvalue()


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seats", "expert"), [(2, False), (3, True), (4, False), (6, True)])
def test_every_position_fits_and_reads_the_same_without_colour(seats: int, expert: bool, lang: str) -> None:
    options = {"expert": True} if expert else {}
    for number, game in enumerate(positions(seats, seats, **options)):
        if number % 3:
            continue
        seat = number % (seats + 1)
        view = game.view(None if seat == seats else seat)
        coloured, plainly = printed(view, lang, colour=True), printed(view, lang)
        assert widest(coloured) <= 80
        assert ANSI.sub("", coloured) == plainly
        assert "\x1b" not in plainly


def test_the_train_with_bandits_loot_marshal_and_pile() -> None:
    game = next(positions(4, 5, bandits="dealt"))
    text = printed(game.view(0))
    for word in ("Round 1 of 5", "Loco", "4 Cab.", "★Marshal", "▣", "Neutral Bullets: 13", "Pile: –", "Your hand:"):
        assert word in text
    assert text.count("••••••") == 4 and text.count("╭") == 5
    assert "▸" in text and text.count(" 250") == 4, "everybody knows the starting Purses"
    assert "Your hand:" not in printed(game.view(None))
    mine = BOX.names["bandit"][game.view(0)["table"]["players"][0]["bandits"][0]]  # type: ignore[index]
    assert {"ghost": "GH", "belle": "BE", "cheyenne": "CH", "tuco": "TU", "django": "DJ", "doc": "DO"}[mine] in text


def test_face_down_cards_are_hidden_from_others_and_marked_for_their_owner() -> None:
    seen = set()
    for game in positions(3, 2):
        for seat in range(3):
            view: Any = game.view(seat)
            for entry in view["table"]["pile"]:
                if entry["face_down"]:
                    assert ("▒▒" if entry["card"] is None else "(") in printed(view)
                    seen.add(entry["card"] is None)
    assert seen == {True, False}


def test_the_end_shows_wealth_and_gunslingers() -> None:
    *_, game = positions(3, 4)
    view: Any = game.view(None)
    text = printed(view)
    for player in view["table"]["players"]:
        assert f"= {player['wealth']}" in text
    assert "!" in text


def test_a_crowd_is_counted_where_it_does_not_fit() -> None:
    game = next(positions(6, 3, bandits="dealt"))
    view: Any = game.view(0)
    view["table"]["train"][2] = [{"token": n, "kind": 0, "value": None, "open": False} for n in range(16)]
    assert "+" in printed(view) and widest(printed(view)) <= 80


def test_the_wealth_of_a_team_stands_once() -> None:
    *_, game = positions(2, 4)
    view: Any = game.view(None)
    text = printed(view)
    wealth = [player["wealth"] for player in view["table"]["players"]]
    assert [int(line.partition("= ")[2]) for line in text.splitlines() if "= " in line] == wealth


def test_no_card_is_carried_out_while_experts_choose_what_to_keep() -> None:
    for game in positions(3, 1, expert=True, bandits="dealt"):
        view: Any = game.view(0)
        now = "▸" in printed(view).partition("Pile:")[2].partition(" player")[0]
        keeping = any(question.kind.name == "keep" for question in game.questions())
        stealing = view["table"]["turn"] is None and view["table"]["resolved"] < len(view["table"]["pile"])
        assert now == (stealing and not keeping)


def test_six_bandits_and_loot_on_one_roof_are_all_to_be_seen() -> None:
    game = next(positions(6, 3, bandits="dealt"))
    view: Any = game.view(None)
    for bandit in view["table"]["bandits"]:
        bandit["place"] = 13
    view["table"]["train"][13] = [
        {"token": 3, "kind": 0, "value": 450, "open": False},
        {"token": 18, "kind": 1, "value": 500, "open": True},
        {"token": 24, "kind": 2, "value": 1000, "open": True},
    ]
    roof = printed(view).partition("╭")[0]
    for sign in ("Gh", "Be", "Ch", "Tu", "Dj", "Do", "450", "◆", "▣"):
        assert sign in roof
    assert "+" not in roof


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_who_can_still_be_picked_is_shown_with_the_ability(lang: str) -> None:
    for seats in (2, 6):
        for game in positions(seats, 1):
            view: Any = game.view(0)
            if view["table"]["rounds"]:
                break
            text = " ".join(printed(view, lang).split())
            picking = any(question.kind.name == "bandit" for question in game.questions())
            taken = [bandit["bandit"] for bandit in view["table"]["bandits"]]
            for number, name in enumerate(BOX.names["bandit"]):
                assert (WORDS[lang].text(f"board-skill-{name}") in text) == (picking and number not in taken)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_the_round_card_brings_at_the_end_is_shown(lang: str) -> None:
    game = next(positions(4, 5, bandits="dealt"))
    view: Any = game.view(0)
    for number, name in enumerate(BOX.names["happening"]):
        view["table"]["rounds"][-1]["event"] = number
        text = printed(view, lang)
        assert WORDS[lang].text(f"board-event-{name}") in " ".join(text.split()) and widest(text) <= 80


def test_what_ghost_hides_in_a_team_is_seen_to_be_his() -> None:
    game = next(positions(2, 1))
    view: Any = game.view(None)
    view["table"]["players"][1]["bandits"] = [3, 0]
    hidden = {"seat": 1, "card": None, "face_down": True, "by_ghost": True}
    view["table"]["pile"] = [hidden, {**hidden, "by_ghost": False}]
    assert "Pile: Gh ▒▒ › ▒▒ Bar…" in printed(view), "of a card in a Tunnel only the player is known"
