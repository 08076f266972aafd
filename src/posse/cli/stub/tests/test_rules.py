"""Every clause, shown."""

from __future__ import annotations

import pytest

from posse.kernel.chance import Sampled
from posse.kernel.game import IllegalChoice
from posse_newgame import GAME
from posse_newgame.components import deck
from posse_newgame.state import Table


def new(seats: int, seed: int = 1) -> Table:
    game = GAME.new(seats, Sampled.of(seed))
    assert isinstance(game, Table)
    return game


@pytest.mark.clauses("NG-001", "NG-002", "NG-010")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deal(seats: int) -> None:
    game = new(seats)
    assert [len(hand) for hand in game.hands] == [5] * seats
    assert sorted([*game.aside, *[card for hand in game.hands for card in hand]]) == deck(seats)
    assert game.hands != new(seats, 2).hands


@pytest.mark.clauses("NG-011")
def test_a_hand_is_a_secret() -> None:
    game = new(3)
    assert GAME.view(game, 1)["hand"] == game.hands[1]
    assert GAME.view(game, None)["hand"] is None


@pytest.mark.clauses("NG-020", "NG-021", "NG-030")
def test_the_highest_card_wins() -> None:
    game = new(2)
    game.hands, game.aside = [[1, 3, 5, 7, 11], [0, 2, 4, 6, 8]], [9, 10]
    game.ask_again()
    with pytest.raises(IllegalChoice, match="why-not-yours"):
        game.play(0, 2)
    game.play(0, 1)
    assert game.laid == [-1, -1], "nothing is shown before all have laid"
    game.play(1, 8)
    assert game.laid == [1, 8] and game.won == [0, 1]
    for mine, other in ((3, 2), (5, 4), (7, 6), (11, 0)):
        game.play(0, mine)
        game.play(1, other)
    assert game.pending is None and game.won == [4, 1] and GAME.ranks(game) == [1, 2]
