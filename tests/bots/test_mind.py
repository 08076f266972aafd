"""Minds: what was learnt about a game, read without torch."""

from __future__ import annotations

import json
import logging
import math
from importlib import resources
from pathlib import Path

import numpy as np
import pytest

from posse.bots import LEVELS, Seeker, observe
from posse.bots.mind import Mind, OldMind, mind_of, read
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.many import asked_next
from posse.kernel.playout import random_step
from posse.kernel.tree import options_of
from posse.lab.fields import Sheet

LEARNT = ["deadwood"]


def position(box: Box, seats: int, steps: int, seed: int = 1) -> tuple[Game, int]:
    """Somewhere in a random game, and who is asked there."""
    luck = Sampled.of(seed)
    game = box.new(seats, luck, log=False)
    for _ in range(steps):
        random_step(game, luck)
    return game, asked_next(game)


def by_hand(mind: Mind, game: Game, seat: int) -> list[float]:
    """The layers one number after the other, as `posse.train.net` has them."""
    assert game.pending is not None
    row = Sheet(game.box, mind.room).of(game, seat).tolist()
    hidden = mind.by_kind[game.pending.kind.first].astype(float)
    for place, number in enumerate(row):
        if number:
            hidden = hidden + math.copysign(math.log2(abs(number) + 1), number) * mind.first[mind.where[place]]
    hidden = np.maximum(hidden, 0)
    for layer, bias in ((mind.second, mind.second_bias), (mind.third, mind.third_bias)):
        hidden = hidden + np.maximum(hidden @ layer.astype(float) + bias, 0)
    return list(map(float, hidden))


@pytest.mark.parametrize("key", LEARNT)
def test_a_thought_is_what_the_layers_say(key: str) -> None:
    box = CATALOG[key]
    mind = mind_of(box)
    assert mind is not None
    game, seat = position(box, box.seats[-1], 40)
    assert game.pending is not None
    thought = mind.think(game, seat, game.pending.kind.first)
    assert np.allclose(thought, by_hand(mind, game, seat), rtol=1e-3, atol=1e-3)


@pytest.mark.parametrize("key", LEARNT)
def test_chances_are_chances_and_hopes_go_by_the_seats_of_the_table(key: str) -> None:
    box = CATALOG[key]
    mind = mind_of(box)
    assert mind is not None
    for seats in (box.seats[0], box.seats[-1]):
        game, seat = position(box, seats, 20)
        assert game.pending is not None
        options = options_of(game, seat)
        liked, hopes = mind.judge(game, seat, options)
        assert len(liked) == len(options) and math.isclose(sum(liked), 1, rel_tol=1e-4) and min(liked) >= 0
        assert len(hopes) == seats and all(-0.5 < hope < 1.5 for hope in hopes)
        thought = mind.think(game, seat, game.pending.kind.first)
        mine = float((thought @ mind.value + mind.value_bias)[0])
        assert math.isclose(hopes[seat], mine, rel_tol=1e-5)


def test_what_was_learnt_beats_random_players() -> None:
    """By its likings alone, without a search; a random player would win one in four."""
    box, seats, games, least = CATALOG["deadwood"], 4, 4, 3
    mind = mind_of(box)
    assert mind is not None
    wins = 0
    for number in range(games):
        luck = Sampled.of(number)
        game = box.new(seats, luck, log=False)
        while (seat := asked_next(game)) >= 0:
            options = options_of(game, seat)
            choice = luck.below(len(options))
            if seat == number % seats:
                liked, _ = mind.judge(game, seat, options)
                choice = liked.index(max(liked))
            assert game.pending is not None
            game.play(seat, game.pending.kind.first + options[choice])
        wins += box.ranks(game)[number % seats] == 1
    assert wins >= least


def test_weights_for_other_rules_are_refused_and_the_search_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    box = CATALOG["deadwood"]
    home = resources.files(type(box).__module__)
    card = json.loads((home / "mind.json").read_text("utf-8"))
    (tmp_path / "mind.json").write_text(json.dumps({**card, "version": card["version"] - 1}), "utf-8")
    (tmp_path / "mind.npz").write_bytes((home / "mind.npz").read_bytes())
    with pytest.raises(OldMind, match=f"version {card['version'] - 1} of deadwood"):
        read(box, tmp_path)
    mind_of.cache_clear()
    monkeypatch.setattr("posse.bots.mind.resources.files", lambda _: tmp_path)
    with caplog.at_level(logging.WARNING, "posse.bots"):
        game, seat = position(box, 4, 6)
        bot = Seeker(LEVELS["marshal"], 1, tries=10)
        assert bot.choose(observe(game, seat)) in game.questions()[0].choices
    assert "search without them" in caplog.text
    mind_of.cache_clear()


def test_cards_say_what_the_weights_were_made_from() -> None:
    for key in LEARNT:
        home = resources.files(type(CATALOG[key]).__module__)
        card = json.loads((home / "mind.json").read_text("utf-8"))
        assert card["game"] == key and card["games"] > 100_000 and card["seconds"] > 0 and card["date"]
        assert all("of a fair share" in told for told in card["ratings"].values()), "how good it is"
        assert len((home / "mind.npz").read_bytes()) <= 3_000_000
