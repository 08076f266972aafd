"""Chapter 11: Module 2, the Indian Chief's Arrow (BD-251..258)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice.components import BY_BULLET, IN_PILE, SHOTS
from posse.games.bang_dice.rules.arrows import Arrows
from posse.games.bang_dice.sayings import (
    CHIEF_NOT_IN_PILE,
    CHIEF_TAKEN,
    FROM_PILE,
    INDIANS_ATTACK,
    NO_THEFT,
    RETURN_ALL,
    SPARED_CHIEF,
    SWAP,
    TAKE_ARROW,
    TAKE_CHIEF,
)
from tests.games.bang_dice.lay import (
    asked,
    attack,
    begin,
    lay,
    lose,
    offered,
    react,
    refused,
    resolve,
    roll,
    rolls,
    say,
    told,
)


@pytest.mark.clauses("BD-251")
def test_the_attack_comes_with_the_tenth_token() -> None:
    game = roll(lay(seats=4, chief=IN_PILE, arrows={1: 8}, life={1: 9}, luck=rolls("arrow arrow 2 2 2")))
    say(game, TAKE_ARROW, FROM_PILE)
    assert told(game, CHIEF_TAKEN) == [(0,)], "the only one left must be taken"
    assert told(game, INDIANS_ATTACK) == [()]
    assert game.life[0] == 11 - 3


@pytest.mark.clauses("BD-252")
def test_whoever_takes_an_arrow_may_take_the_chiefs() -> None:
    game = roll(lay(seats=4, chief=IN_PILE, luck=rolls("arrow arrow 2 2 2")))
    assert asked(game) == [(0, "take-arrow")] and offered(game) == [FROM_PILE, TAKE_CHIEF]
    assert refused(game, TAKE_ARROW, 2).saying is NO_THEFT
    say(game, TAKE_ARROW, TAKE_CHIEF)
    assert asked(game) == [(0, "reroll")], "for the second Arrow there is nothing to choose"
    assert game.chief == 0 and game.arrows[0] == 1 and game.pile == 8, "it answers one Arrow"


@pytest.mark.clauses("BD-252")
def test_the_chiefs_arrow_is_offered_only_from_the_pile() -> None:
    game = roll(lay("sheriff:apache-kid", seats=4, chief=1, new_characters=True, luck=rolls("arrow 2 2 2 2")))
    assert offered(game) == [0, 2] and refused(game, TAKE_ARROW, TAKE_CHIEF).saying is CHIEF_NOT_IN_PILE
    assert asked(roll(lay(seats=4, chief=1, luck=rolls("arrow 2 2 2 2")))) == [(0, "reroll")]


@pytest.mark.clauses("BD-253", "BD-254")
@pytest.mark.parametrize(
    ("arrows", "lost"),
    [
        ({0: 2, 1: 1}, (2, 3, 0, 0)),
        ({0: 3, 1: 1}, (3, 3, 0, 0)),
        ({0: 4, 1: 1}, (4, 3, 0, 0)),
        ({0: 1}, (1, 0, 0, 0)),
        ({0: 2}, (2, 2, 0, 0)),
    ],
)
def test_the_chiefs_arrow_counts_two_and_spares_only_the_one_with_most(
    arrows: dict[int, int], lost: tuple[int, ...]
) -> None:
    game = lay("sheriff outlaw:willy-the-kid renegade outlaw", arrows=arrows, chief=1)
    before = game.life[:]
    attack(game)
    spared = arrows.get(1, 0) + 2 > arrows.get(0, 0)
    expected = [*lost]
    if spared:
        expected[1] = 0
    assert [one - two for one, two in zip(before, game.life, strict=True)] == expected
    assert bool(told(game, SPARED_CHIEF)) == spared


@pytest.mark.clauses("BD-254", "BD-255", "BD-031")
def test_the_example_of_the_rulebook_with_four_players() -> None:
    """Two, four with the Chief's Arrow, one and three arrows: who has the four loses nothing and gives all back."""
    players = "sheriff:jesse-jones outlaw:willy-the-kid renegade:black-jack outlaw:slab-the-killer"
    game = lay(players, arrows={0: 1, 1: 2, 2: 1, 3: 3}, chief=1)
    game.pile = 1  # the example counts eight tokens besides the Chief's Arrow; one more lies somewhere else
    begin(game, Arrows(0, 1, True))
    assert told(game, INDIANS_ATTACK) == [()] and told(game, SPARED_CHIEF) == [(1,)]
    assert game.life == [11 - 2, 8, 8 - 1, 8 - 3]
    assert game.arrows == [0, 0, 0, 0] and game.chief == IN_PILE


@pytest.mark.clauses("BD-255")
def test_after_the_attack_it_goes_back_with_the_others() -> None:
    for holder, arrows in ((1, {0: 1}), (1, {0: 5})):
        game = attack(lay(seats=4, arrows=arrows, chief=holder))
        assert game.chief == IN_PILE and game.pile == 9


@pytest.mark.clauses("BD-256")
def test_gatling_and_elimination_and_the_left_hand_return_it() -> None:
    game = resolve(lay(seats=4, chief=0), "gatling gatling gatling arrow arrow")
    assert game.chief == IN_PILE
    game = lose(lay(seats=5, chief=1, life={1: 1}), SHOTS, {1: 1})
    assert game.chief == IN_PILE
    game = lose(lay("sheriff outlaw left-hand outlaw", chief=1, life={1: 1}), SHOTS, {1: 1})
    react(game, 2)
    assert asked(game) == [(1, "return-all")]
    say(game, RETURN_ALL, 1)
    assert game.chief == IN_PILE and game.life[1] == 2


@pytest.mark.clauses("BD-257")
def test_bart_may_swap_for_the_chiefs_arrow() -> None:
    game = lose(lay("sheriff outlaw:bart-cassidy renegade outlaw", chief=IN_PILE), SHOTS, {1: 1})
    assert offered(game) == [0, 1, 2]
    say(game, SWAP, 2)
    assert game.chief == 1 and game.life[1] == 8


@pytest.mark.clauses("BD-257", "BD-102")
def test_bart_never_takes_it_as_the_last_token() -> None:
    game = lose(lay("sheriff outlaw:bart-cassidy renegade outlaw", chief=IN_PILE, arrows={2: 9}), SHOTS, {1: 1})
    assert game.pending is None and game.life[1] == 7 and game.chief == IN_PILE
    game = lose(lay("sheriff outlaw:bart-cassidy renegade outlaw", chief=IN_PILE, arrows={2: 8}), SHOTS, {1: 2})
    say(game, SWAP, 2)
    assert game.pending is None and game.life[1] == 7 and game.pile == 1


@pytest.mark.clauses("BD-257")
def test_whoever_el_gringo_punishes_may_choose_it() -> None:
    game = lose(lay("sheriff outlaw:el-gringo renegade outlaw", chief=IN_PILE), SHOTS, {1: 1})
    assert asked(game) == [(0, "take-arrow")]
    say(game, TAKE_ARROW, TAKE_CHIEF)
    assert game.chief == 0


@pytest.mark.clauses("BD-258")
@pytest.mark.parametrize(("others", "loss"), [(1, 0), (2, 1), (5, 1)])
def test_jourdonnais_with_the_chiefs_arrow(others: int, loss: int) -> None:
    game = attack(lay("sheriff outlaw:jourdonnais renegade outlaw", arrows={0: others}, chief=1))
    assert game.life[1] == 7 - loss


@pytest.mark.clauses("BD-254")
def test_the_chief_spares_nobody_from_anything_else() -> None:
    game = lose(lay(seats=4, player=1, chief=1), BY_BULLET)
    assert game.life[1] == 7
