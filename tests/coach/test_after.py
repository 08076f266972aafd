"""What a coach says about a choice: only what is clear, and why. That it tells no secret: `contract/test_secrecy`.

Standoff is made for it: whoever stands somebody else a drink gives a life away; on whom one bets changes nothing.
"""

from __future__ import annotations

from functools import cache

import pytest

from posse.bots import observe
from posse.coach import Coaching, coach
from posse.coach.after import Pairs, said
from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.codec import digest
from tests.kernel.standoff import BET, DRINK, STANDOFF, Standoff

TRIES = 200


def evening(seed: int = 1) -> Standoff:
    """Before the bets."""
    game = STANDOFF.new(3, Sampled.of(seed))
    assert isinstance(game, Standoff)
    return game


def bets_are_in(seed: int = 1) -> Standoff:
    """Seat 0 stands the first drink."""
    game = evening(seed)
    for seat in range(3):
        game.play(seat, BET.first + seat)
    return game


@cache
def generous() -> Coaching:
    """Seat 0 has stood seat 1 a drink."""
    told = coach(observe(bets_are_in(), 0), DRINK.first + 1, 1, tries=TRIES)
    assert told is not None
    return told


def test_what_is_given_away_is_told_and_who_gains_by_it() -> None:
    told = generous()
    assert (told.mine, told.better, told.pairs) == (DRINK.first + 1, DRINK.first, TRIES)
    assert told.gain > 3 * told.error > 0
    me, other = 0, 1
    assert told.after_better[me].won > told.after_mine[me].won
    assert told.after_better[me].place < told.after_mine[me].place
    assert told.after_better[me].points > told.after_mine[me].points
    assert told.after_better[other].won < told.after_mine[other].won, "whoever got the drink"


def test_what_follows_is_told_in_the_words_of_the_log() -> None:
    follows = {(one.saying, one.values): one for one in generous().follows}
    assert follows["event-gained", (0, 1)].better > follows["event-gained", (0, 1)].mine
    order = [one.better > one.mine for one in generous().follows]
    assert order == sorted(order, reverse=True), "first what comes more often"


def test_the_same_seed_says_the_same_and_the_game_stays_as_it_is() -> None:
    game = bets_are_in()
    before = digest(game)
    assert coach(observe(game, 0), DRINK.first + 1, 1, tries=TRIES) == generous()
    assert digest(game) == before


def test_nothing_is_said_about_the_choice_that_it_would_have_taken() -> None:
    assert coach(observe(bets_are_in(), 0), DRINK.first, 1, tries=TRIES) is None


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_said_where_nothing_depends_on_the_choice(seed: int) -> None:
    """Whatever a few games seem to show."""
    seen = observe(evening(seed), 0)
    assert coach(seen, BET.first + seed % 3, seed, tries=60) is None


def test_nothing_is_said_after_a_few_games() -> None:
    assert coach(observe(bets_are_in(), 0), DRINK.first + 1, 1, tries=20) is None


def test_nothing_is_said_where_there_was_no_choice() -> None:
    game = STANDOFF.new(3, Sampled.of(2), {"shy": True})
    honest = game.roles.index(0) if isinstance(game, Standoff) else -1
    seen = observe(game, honest)
    assert coach(seen, seen.question.choices[0], 1, milliseconds=1) is None


def test_a_quirk_of_one_style_is_nothing_that_is_sure() -> None:
    """All games in one style may say the same: if the others don't, it is the style, not the choice."""
    pairs = Pairs(observe(bets_are_in(), 0), DRINK.first + 1, DRINK.first)
    for style, gains in enumerate(pairs.gains):
        gains += [1.0 if style == 0 else 0.0] * 100
    assert pairs.verdict() is None
    for gains in pairs.gains:
        gains[:] = [0.2, 0.1] * 50
    assert pairs.verdict() is not None


def test_choices_in_the_same_words_are_the_same() -> None:
    game = CATALOG["bang-dice"].new(4, Sampled.of(3))
    seat = game.questions()[0].seat
    seen = observe(game, seat)
    assert {said(seen, choice)[0] for choice in seen.question.choices}
    assert said(seen, seen.question.choices[0]) == said(seen, seen.question.choices[0])
    assert said(seen, seen.question.choices[0]) != said(seen, seen.question.choices[-1])


def test_it_takes_no_longer_than_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a tenth of a millisecond with every look at it."""
    now = [0.0]

    def tick() -> float:
        now[0] += 0.0001
        return now[0]

    monkeypatch.setattr("time.perf_counter", tick)
    coach(observe(bets_are_in(), 0), DRINK.first + 1, 1, milliseconds=10)
    assert 0.02 < now[0] < 0.04
