"""Chapter 3: rolling (BD-021..028)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice.sayings import (
    AIM,
    ARROW_TAKEN,
    BEER_GIVEN,
    DYNAMITE_EXPLODES,
    GATLING_FIRES,
    GIVE_BEER,
    LOCKED,
    LOST,
    NO_SUCH_DIE,
    REROLL,
    ROLLED,
)
from tests.games.bang_dice.lay import (
    again,
    asked,
    faces,
    lay,
    offered,
    order,
    refused,
    resolve,
    roll,
    rolls,
    say,
    stop,
    take_turn,
    told,
)


@pytest.mark.clauses("BD-021")
def test_the_first_roll_is_with_all_dice_and_two_more_may_follow() -> None:
    game = roll(lay(seats=4, luck=rolls("1 1 1 1 1", "2 2", "beer beer beer beer beer")))
    assert game.dice == faces("1 1 1 1 1") and offered(game) == list(range(32))
    again(game, 1, 3)
    assert game.dice == faces("1 2 1 2 1") and game.fresh == 0b01010
    again(game, 0, 1, 2, 3, 4)
    assert game.dice == faces("beer beer beer beer beer")
    assert game.pending is None, "three rolls in all"


@pytest.mark.clauses("BD-021")
@pytest.mark.parametrize("rolled", [1, 2])
def test_one_may_stop_after_any_roll(rolled: int) -> None:
    game = roll(lay(seats=4, luck=rolls("1 1 1 1 1", "2")))
    if rolled == 2:
        again(game, 4)
    stop(game)
    assert game.pending is None and game.dice == faces("1 1 1 1 " + "12"[rolled - 1])


@pytest.mark.clauses("BD-021")
def test_dice_that_are_not_there_can_not_be_rolled() -> None:
    game = roll(lay(seats=4, luck=rolls("1 1 1 1 1")))
    assert refused(game, REROLL, 0b100000).saying is NO_SUCH_DIE


@pytest.mark.clauses("BD-022")
def test_a_die_once_kept_may_be_rolled_later() -> None:
    game = roll(lay(seats=4, luck=rolls("1 1 1 1 1", "2", "beer")))
    again(game, 0)
    assert 0b00010 in offered(game), "die 1 was kept"
    again(game, 1)
    assert game.dice == faces("2 beer 1 1 1")


@pytest.mark.clauses("BD-023")
def test_dynamite_is_locked() -> None:
    game = roll(lay("sheriff:kit-carlson", seats=4, luck=rolls("dyn 1 dyn 1 1", "dyn")))
    assert all(mask & 0b00101 == 0 for mask in offered(game)) and len(offered(game)) == 8
    for mask in (0b00001, 0b00101, 0b11111):
        why = refused(game, REROLL, mask)
        assert (why.saying, why.clause) == (LOCKED, "BD-023")


@pytest.mark.clauses("BD-024", "BD-028")
@pytest.mark.parametrize("first", ["dyn dyn dyn 1 1", "dyn dyn dyn dyn 1", "dyn dyn dyn dyn dyn"])
def test_three_dynamite_end_the_rolling(first: str) -> None:
    for name in ("kit-carlson", "black-jack", "lucky-duke"):
        game = roll(lay(f"sheriff:{name}", seats=4, luck=rolls(first)))
        assert game.pending is None and game.dice == faces(first)


@pytest.mark.clauses("BD-024")
def test_two_dynamite_do_not_but_a_third_in_a_later_roll_does() -> None:
    game = roll(lay(seats=4, luck=rolls("dyn dyn 1 1 1", "dyn")))
    assert asked(game) == [(0, "reroll")]
    again(game, 2)
    assert game.pending is None


@pytest.mark.clauses("BD-025", "BD-030")
def test_arrows_act_after_the_roll_they_fall_in_and_not_again() -> None:
    game = roll(lay(seats=4, luck=rolls("arrow arrow 1 1 1", "arrow", "1")))
    assert game.arrows == [2, 0, 0, 0], "before the decision to re-roll"
    again(game, 2)
    assert game.arrows == [3, 0, 0, 0], "the kept ones did not act again"
    again(game, 0)
    assert game.arrows == [3, 0, 0, 0], "a re-rolled arrow is not given back"


@pytest.mark.clauses("BD-026", "BD-211")
def test_faces_are_resolved_in_their_order() -> None:
    final = "gatling gatling gatling beer 1"
    game = resolve(lay(seats=4, life={2: 5}), final)
    say(game, AIM, 1)
    say(game, GIVE_BEER, 2)
    assert order(game, LOST[2], BEER_GIVEN, GATLING_FIRES) == [LOST[2], BEER_GIVEN, GATLING_FIRES]
    game = resolve(lay(seats=4), "dyn dyn dyn 1 beer")
    assert order(game, DYNAMITE_EXPLODES, LOST[1]) == [DYNAMITE_EXPLODES, LOST[1]]
    assert asked(game) == [(0, "aim")]
    say(game, AIM, 1)
    assert asked(game) == [(0, "give-beer")]


@pytest.mark.clauses("BD-026")
def test_ones_and_twos_are_resolved_together() -> None:
    game = resolve(lay(seats=5), "1 2 1 2 arrow")
    for target in (1, 4, 2, 3):
        assert not told(game, LOST[2]), "nobody is hit before all are aimed"
        say(game, AIM, target)
    assert [seat for seat, _, _ in told(game, LOST[2])] == [1, 2, 3, 4]


@pytest.mark.clauses("BD-027")
def test_nothing_may_be_declined() -> None:
    game = resolve(lay(seats=4), "1 2 beer arrow arrow")
    assert offered(game) == [1, 3]
    say(game, AIM, 3)
    assert asked(game) == [(0, "give-beer")] and offered(game) == [0, 1, 2, 3], "the only target of a 2 is hit"
    say(game, GIVE_BEER, 0)
    assert game.life == [11, 8, 8, 7], "given to somebody who is full: wasted, not kept"
    game = resolve(lay(seats=4), "gatling gatling gatling arrow arrow")
    assert game.pending is None and len(told(game, GATLING_FIRES)) == 1, "a Gatling must fire"
    game = resolve(lay("sheriff:willy-the-kid", seats=4), "gatling gatling dyn arrow arrow")
    assert len(told(game, GATLING_FIRES)) == 1


@pytest.mark.clauses("BD-028")
@pytest.mark.parametrize(
    ("first", "rerolls", "known"),
    [
        ("1 1 1 1 1", 2, False),
        ("1 1 1 1 1", 0, True),
        ("dyn dyn dyn 1 1", 2, True),
        ("dyn dyn 1 1 1", 1, False),
        ("dyn dyn dyn dyn dyn", 2, True),
    ],
)
def test_when_a_roll_is_known_to_be_the_last(first: str, rerolls: int, known: bool) -> None:
    """The Gambler's window comes before anybody is asked to roll again exactly if it is."""
    game = roll(lay("sheriff outlaw gambler renegade", luck=rolls(first)), rerolls)
    assert asked(game)[0][1] == ("gambler" if known else "reroll")
    if not known:
        stop(game)
        assert asked(game)[0][1] == "gambler", "it becomes the last by stopping"


@pytest.mark.clauses("BD-025")
def test_arrows_of_every_roll_of_a_turn() -> None:
    game = take_turn(lay(seats=4, luck=rolls("arrow 1 1 1 1", "arrow arrow", "arrow")))
    again(game, 1, 2)
    again(game, 3)
    assert game.arrows[0] == 4 and len(told(game, ARROW_TAKEN)) == 4
    assert [len(told(game, saying)) for saying in ROLLED.values()] == [1, 1, 0, 0, 1]
