"""Chapter 4: arrows and the Indian attack (BD-030..035)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice.components import BY_DYNAMITE
from posse.games.bang_dice.sayings import ARROW_TAKEN, INDIANS_ATTACK, LOST
from tests.games.bang_dice.lay import again, asked, attack, lay, lose, play_on, roll, rolls, told


@pytest.mark.clauses("BD-030")
def test_each_arrow_is_one_token_from_the_pile_for_the_active_player() -> None:
    game = roll(lay(seats=5, player=2, luck=rolls("arrow 1 arrow 2 arrow")))
    assert game.arrows == [0, 0, 3, 0, 0] and game.pile == 6
    assert told(game, ARROW_TAKEN) == [(2,)] * 3, "one at a time"


@pytest.mark.clauses("BD-031", "BD-032")
def test_the_last_token_brings_the_indians() -> None:
    game = lay(seats=4, arrows={0: 3, 1: 4, 3: 1}, luck=rolls("arrow 1 1 1 1"))
    roll(game)
    assert told(game, INDIANS_ATTACK) == [()]
    assert game.life == [11 - 4, 8 - 4, 9, 8 - 1]
    assert game.arrows == [0] * 4 and game.pile == 9, "and all arrows go back"
    assert asked(game) == [(0, "reroll")], "then the player goes on"


@pytest.mark.clauses("BD-031")
def test_one_token_left_is_no_attack() -> None:
    game = roll(lay(seats=4, arrows={1: 4, 3: 3}, luck=rolls("arrow 1 1 1 1")))
    assert game.pile == 1 and not told(game, INDIANS_ATTACK) and game.life[1] == 8


@pytest.mark.clauses("BD-032")
def test_arrows_left_over_come_from_the_full_pile() -> None:
    game = roll(lay(seats=4, arrows={1: 7}, luck=rolls("arrow arrow arrow arrow 1"), life={1: 8}))
    assert game.life == [11 - 2, 1, 9, 8]
    assert game.arrows == [2, 0, 0, 0] and game.pile == 7


@pytest.mark.clauses("BD-033", "BD-057")
def test_the_eliminated_take_no_more_arrows() -> None:
    game = lay("sheriff outlaw renegade outlaw", player=1, arrows={0: 6, 1: 2}, life={1: 3})
    game.chance = lay(luck=rolls("arrow arrow arrow 1 1"), seats=4).chance
    game.options["saloon_dice"] = False
    roll(game)
    assert not game.alive[1] and game.pending is None
    assert game.arrows == [0] * 4 and game.pile == 9, "two Arrows were never taken"


@pytest.mark.clauses("BD-034")
def test_nobody_gets_rid_of_arrows_during_the_attack() -> None:
    game = attack(lay("sheriff:pedro-ramirez outlaw:kit-carlson", seats=4, arrows={0: 4, 1: 5}))
    assert game.pending is None and game.life[0] == 6, "four arrows, four points"
    assert game.life[1] == 2 and game.pile == 9


@pytest.mark.clauses("BD-035")
def test_an_attack_leaves_a_full_pile_for_the_next_arrow() -> None:
    game = roll(lay(seats=4, arrows={1: 8}, life={1: 9}, luck=rolls("arrow arrow 1 1 1", "arrow")))
    assert game.pile == 8 and game.arrows[0] == 1
    again(game, 2)
    assert game.pile == 7


@pytest.mark.clauses("BD-031", "BD-043")
def test_the_eliminated_have_no_part_in_an_attack() -> None:
    game = attack(lay(seats=5, arrows={0: 5, 1: 4}, out=(2,)))
    assert [seat for seat, _, _ in told(game, LOST[0])] == [0, 1]
    assert game.life[2] == 0 and not game.alive[2]


@pytest.mark.clauses("BD-054")
def test_arrows_of_the_eliminated_go_back_without_an_attack() -> None:
    game = lose(lay(seats=5, player=1, life={1: 1}, arrows={1: 3, 2: 2}), BY_DYNAMITE)
    assert not game.alive[1] and game.arrows == [0, 0, 2, 0, 0] and game.pile == 7
    assert not told(game, INDIANS_ATTACK)


@pytest.mark.clauses("BD-032")
def test_the_next_player_starts_with_what_the_attack_left() -> None:
    game = lay(seats=4, arrows={1: 8}, life={1: 9}, luck=rolls("arrow 1 1 1 1"), saloon_dice=True)
    play_on(game)
    game.play(0, 0)
    assert game.arrows == [0] * 4 and game.pile == 9
