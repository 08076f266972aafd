"""Chapter 13: the Bear, The Good, the Doctor and the Judge (BD-311..318, BD-330)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import BEAR, BY_BULLET, COWARD, FACES_OF, LIFE, LOUDMOUTH, SHOTS
from posse.games.bang_dice.sayings import (
    ACTED_ALREADY,
    AIMED,
    ARROW_TAKEN,
    BREAK_ARROW,
    DYNAMITE_EXPLODES,
    JUDGE_STOPS,
    LOST,
    NEW_SHERIFF,
    NO_SUCH_FACE,
    REVEALED,
    SHOWS_IT_ALREADY,
    TURN_DIE,
    TURNED,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.chance import Sampled
from tests.games.bang_dice.lay import (
    again,
    all_pass,
    asked,
    face,
    faces,
    gains,
    lay,
    lose,
    offered,
    order,
    play_on,
    react,
    refused,
    roll,
    rolls,
    say,
    stop,
    table,
    take_turn,
    told,
    winners,
)

SEVEN = "sheriff {} judge outlaw outlaw outlaw renegade"
"""A Deputy, the Judge at seat 2, and a full house."""


def turn(game: Saloon, die: int, name: str) -> None:
    say(game, TURN_DIE, die * 12 + face(name))


# ---- Bear


@pytest.mark.clauses("BD-311")
def test_the_bear_starts_with_three_extra_life() -> None:
    for seed in range(10):
        game = saloon(GAME.new(5, Sampled.of(seed), {"roles": "special", "saloon_dice": True}))
        assert game.roles[game.sheriff] == BEAR and game.shown[game.sheriff]
        assert game.life[game.sheriff] == game.most[game.sheriff] == LIFE[game.characters[game.sheriff]] + 3
        assert not told(game, REVEALED) and all(kind != "judge" for _, kind in asked(game))


# ---- The Good


def good(luck: list[int] | None = None, judge: bool = False) -> Saloon:
    players = "sheriff outlaw good outlaw judge outlaw renegade" if judge else "sheriff outlaw good outlaw renegade"
    return lay(players, player=2, life={0: 11, 2: 4}, luck=luck)


@pytest.mark.clauses("BD-312", "BD-313", "BD-462")
def test_the_good_becomes_sheriff() -> None:
    game = take_turn(good())
    assert asked(game) == [(2, "good")]
    react(game, 2)
    assert game.sheriff == 2 and told(game, NEW_SHERIFF) == [(2, 0)]
    assert (game.team(2), game.team(0)) == (0, 1), "Sheriff and Deputy"
    assert (game.life[0], game.life[2]) == (11, 4), "both keep their life"
    assert game.most[0] == 9 and game.most[2] == LIFE[game.characters[2]]
    gains(game, 0, 1)
    assert game.life[0] == 11, "above the maximum: kept, but not raised"
    seen = table(game, None)
    assert seen["sheriff"] == 2 and seen["players"][0]["team"] == 1


@pytest.mark.clauses("BD-313", "BD-462")
def test_later_losses_of_the_old_sheriff_come_off_normally() -> None:
    game = good()
    take_turn(game)
    react(game, 2)
    game.stack.clear()
    lose(game, SHOTS, {0: 3})
    assert game.life[0] == 8
    gains(game, 0, 2)
    all_pass(game)
    assert game.life[0] == 9, "up to the character's number"


@pytest.mark.clauses("BD-314")
def test_victory_looks_at_the_new_sheriff() -> None:
    game = good()
    take_turn(game)
    react(game, 2)
    game.stack.clear()
    game.player = 1
    lose(game, SHOTS, {0: 11})
    all_pass(game)
    assert not game.alive[0] and not game.over, "he was only a Deputy"
    lose(game, SHOTS, {2: 4})
    all_pass(game)
    assert winners(game) == {1, 3}


@pytest.mark.clauses("BD-314", "BD-061")
def test_the_old_sheriff_wins_with_the_new_one() -> None:
    game = good()
    take_turn(game)
    react(game, 2)
    game.stack.clear()
    lose(game, SHOTS, {1: 9, 3: 9, 4: 9})
    all_pass(game)
    assert winners(game) == {0, 2}


@pytest.mark.clauses("BD-312")
def test_the_good_is_asked_at_the_start_of_his_own_turn_only() -> None:
    game = take_turn(lay("sheriff outlaw good outlaw renegade", player=1))
    assert asked(game) == [(1, "good")] and game.questions()[0].options == [0], "the Outlaw can only pass"


@pytest.mark.clauses("BD-330", "BD-318")
def test_the_judge_stops_the_good() -> None:
    game = take_turn(good(judge=True))
    react(game, 2)
    react(game, 4)
    assert game.sheriff == 0 and game.most[0] == 11 and not told(game, NEW_SHERIFF)
    assert game.shown[2] and game.shown[4] and told(game, JUDGE_STOPS) == [(4, 2, 5)]


# ---- Doctor


@pytest.mark.clauses("BD-315")
@pytest.mark.parametrize("doctor", [1, 2])
def test_the_doctor_turns_a_die_before_it_acts(doctor: int) -> None:
    players = ["sheriff", "outlaw", "outlaw", "renegade", "outlaw"]
    players[doctor] = "doctor"
    game = roll(lay(" ".join(players), player=1, luck=rolls("arrow arrow 1 1 1")))
    react(game, doctor)
    assert game.arrows[1] == 0, "nothing has acted"
    turn(game, 0, "beer")
    assert told(game, TURNED) == [(doctor, 1, 0, 4)] and game.dice == faces("beer arrow 1 1 1")
    assert game.arrows[1] == 1


@pytest.mark.clauses("BD-315", "BD-464")
def test_the_doctor_turns_a_die_of_the_ghost() -> None:
    game = play_on(lay("sheriff doctor outlaw renegade outlaw", player=2, ghost=2, luck=rolls("arrow beer")))
    react(game, 1)
    assert len(offered(game)) == 10, "either die, five other faces each"
    turn(game, 1, "arrow")
    assert game.dice == faces("arrow arrow")


@pytest.mark.clauses("BD-316", "BD-406")
def test_the_doctor_turns_a_die_of_the_ghost_who_stops() -> None:
    game = play_on(lay("sheriff doctor outlaw renegade outlaw", player=2, ghost=2, luck=rolls("arrow beer")))
    all_pass(game)
    stop(game)
    react(game, 1)
    assert len(offered(game)) == 10, "no face has acted, not even the Arrow"
    turn(game, 0, "beer")
    all_pass(game)
    assert asked(game) == [(2, "haunt")] and game.arrows[2] == 0, "two of a kind: nothing to choose between"


@pytest.mark.clauses("BD-315")
def test_only_faces_of_that_die() -> None:
    game = roll(lay("sheriff doctor outlaw renegade outlaw", luck=[2, 2, 2, 2, 3]), saloon_die=LOUDMOUTH)
    react(game, 1)
    assert {value % 12 for value in offered(game) if value // 12 == 4} == set(FACES_OF[LOUDMOUTH]) - {8}
    assert refused(game, TURN_DIE, 4 * 12 + face("beer")).saying is NO_SUCH_FACE
    assert refused(game, TURN_DIE, 0 * 12 + face("bullet")).saying is NO_SUCH_FACE
    assert refused(game, TURN_DIE, 0 * 12 + face("1")).saying is SHOWS_IT_ALREADY


@pytest.mark.clauses("BD-316")
def test_kept_dice_that_have_acted_are_out_of_his_reach() -> None:
    game = roll(lay("sheriff doctor outlaw renegade outlaw", arrows={0: 2}, luck=[0, 1, 2, 2, 2, 3]), saloon_die=COWARD)
    react(game)
    again(game, 2)
    react(game, 1)
    dice = {value // 12 for value in offered(game)}
    assert dice == {1, 2, 3}, "not the kept Arrow, not the Broken arrow; locked Dynamite and kept shots are"
    assert refused(game, TURN_DIE, 0 * 12 + face("1")).saying is ACTED_ALREADY


@pytest.mark.clauses("BD-316")
def test_only_the_arrow_that_has_just_fallen_is_in_his_reach() -> None:
    game = roll(lay("sheriff:molly-stark doctor outlaw renegade outlaw", luck=rolls("arrow 1 1 1 1", "arrow")))
    react(game)
    again(game, 1)
    react(game, 1)
    assert {value // 12 for value in offered(game)} == {1, 2, 3, 4}, "the first Arrow was kept, the second is new"


@pytest.mark.clauses("BD-316", "BD-376")
def test_bills_kept_arrows_have_not_acted() -> None:
    players = "sheriff:bill-noface doctor outlaw renegade outlaw"
    game = roll(lay(players, luck=rolls("arrow 1 1 1 1", "2")))
    react(game)
    again(game, 1)
    react(game, 1)
    assert 0 in {value // 12 for value in offered(game)}


@pytest.mark.clauses("BD-317")
@pytest.mark.parametrize("name", ["arrow", "bullet", "broken"])
def test_a_turned_die_counts_as_just_rolled(name: str) -> None:
    kind = LOUDMOUTH if name == "bullet" else COWARD
    luck = [4, 4, 4, 4, 3, 5]
    game = roll(lay("sheriff doctor outlaw renegade outlaw", arrows={2: 1}, luck=luck), saloon_die=kind)
    react(game)
    again(game, 0)
    react(game, 1)
    turn(game, 4, name)
    assert game.arrows[0] == int(name == "arrow")
    assert game.life[0] == 11 - int(name == "bullet")
    assert game.arrows[2] == 1 - int(name == "broken")
    assert asked(game) == [(0, "reroll")] and 0b10000 in offered(game), "it may be rolled later as usual"


@pytest.mark.clauses("BD-316", "BD-452")
def test_the_doctor_may_also_turn_a_die_when_the_roller_stops() -> None:
    game = take_turn(lay("sheriff doctor outlaw renegade outlaw", luck=rolls("arrow 1 dyn 2 beer")))
    all_pass(game)
    assert game.arrows[0] == 1
    stop(game)
    assert asked(game)[0][1] == "doctor" and not told(game, AIMED)
    react(game, 1)
    assert {value // 12 for value in offered(game)} == {1, 2, 3, 4}, "but not the Arrow, which has acted"
    turn(game, 1, "beer")
    all_pass(game)
    assert game.dice == faces("arrow beer dyn 2 beer") and asked(game) == [(0, "aim")], "then the faces act"
    assert game.arrows[0] == 1


@pytest.mark.clauses("BD-316", "BD-317", "BD-208")
@pytest.mark.parametrize("name", ["arrow", "bullet", "broken"])
def test_what_the_doctor_turns_at_a_stop_acts_at_once(name: str) -> None:
    kind = LOUDMOUTH if name == "bullet" else COWARD
    game = lay("sheriff doctor outlaw renegade outlaw", arrows={2: 1}, luck=[0, 4, 4, 4, 3])
    roll(game, saloon_die=kind)
    all_pass(game)
    stop(game)
    react(game, 1)
    turn(game, 4, name)
    all_pass(game)
    if name == "broken":
        say(game, BREAK_ARROW, 2)
    assert game.arrows[0] == 1 + int(name == "arrow"), "the Arrow that has acted does not act again"
    assert game.life[0] == 11 - int(name == "bullet") and game.arrows[2] == 1 - int(name == "broken")
    assert game.pending is None, "rolling is over"


@pytest.mark.clauses("BD-316", "BD-377")
def test_bills_arrows_can_be_turned_at_his_stop_and_the_rest_of_them_act() -> None:
    game = roll(lay("sheriff:bill-noface doctor outlaw renegade outlaw", luck=rolls("arrow arrow 1 1 1")))
    all_pass(game)
    stop(game)
    react(game, 1)
    turn(game, 0, "beer")
    all_pass(game)
    assert game.arrows[0] == 1 and game.pending is None


@pytest.mark.clauses("BD-377", "BD-316")
def test_a_saloon_die_turned_at_bills_stop_acts_after_his_arrows() -> None:
    game = lay("sheriff:bill-noface doctor outlaw renegade outlaw", luck=[0, 2, 2, 2, 3])
    roll(game, saloon_die=LOUDMOUTH)
    all_pass(game)
    stop(game)
    react(game, 1)
    turn(game, 4, "bullet")
    all_pass(game)
    assert order(game, ARROW_TAKEN, LOST[BY_BULLET]) == [ARROW_TAKEN, LOST[BY_BULLET]] and game.pending is None


@pytest.mark.clauses("BD-316", "BD-317")
def test_a_stop_stays_a_stop_whatever_the_doctor_turns() -> None:
    game = take_turn(lay("sheriff doctor outlaw renegade outlaw", luck=rolls("dyn dyn 1 1 beer")))
    all_pass(game)
    stop(game)
    react(game, 1)
    turn(game, 4, "dyn")
    all_pass(game)
    assert told(game, DYNAMITE_EXPLODES) == [(0,)] and asked(game) == [(0, "aim")]
    game = take_turn(lay("sheriff doctor outlaw renegade outlaw", luck=rolls("dyn dyn 1 1 beer")))
    all_pass(game)
    stop(game)
    react(game, 1)
    turn(game, 0, "1")
    all_pass(game)
    assert asked(game) == [(0, "aim")], "unlocked, but he has stopped"


@pytest.mark.clauses("BD-316", "BD-310")
def test_no_doctor_is_asked_for_when_every_die_has_acted() -> None:
    game = roll(lay("sheriff doctor outlaw renegade outlaw", luck=rolls("arrow arrow arrow arrow arrow")))
    all_pass(game)
    stop(game)
    assert all(kind != "doctor" for _, kind in asked(game))


@pytest.mark.clauses("BD-316", "BD-320")
def test_at_a_stop_the_doctor_comes_before_the_gambler() -> None:
    players = "sheriff doctor gambler renegade outlaw"
    game = roll(lay(players, luck=rolls("1 1 1 1 1", "beer beer beer beer beer")))
    all_pass(game)
    stop(game)
    react(game, 1)
    turn(game, 0, "arrow")
    assert asked(game)[0][1] == "gambler" and game.arrows[0] == 0
    react(game, 2)
    all_pass(game)
    assert game.arrows[0] == 0 and game.dice == faces("beer beer beer beer beer"), "it never acted"


@pytest.mark.clauses("BD-317", "BD-024")
def test_dynamite_turned_on_and_off() -> None:
    game = roll(lay("sheriff doctor outlaw renegade outlaw", luck=rolls("dyn dyn 1 1 1")))
    react(game, 1)
    turn(game, 2, "dyn")
    all_pass(game)
    assert game.pending is None, "the third one ends the rolling"
    game = roll(lay("sheriff doctor outlaw renegade outlaw", luck=rolls("dyn dyn dyn 1 1")))
    react(game, 1)
    turn(game, 0, "beer")
    assert asked(game) == [(0, "reroll")] and 0b00001 in offered(game), "unlocked, and rolling goes on"


@pytest.mark.clauses("BD-318", "BD-330")
def test_the_judge_stops_the_doctor() -> None:
    game = roll(lay(SEVEN.format("doctor"), luck=rolls("arrow 1 1 1 1")))
    react(game, 1)
    react(game, 2)
    assert game.dice == faces("arrow 1 1 1 1") and game.arrows[0] == 1 and not told(game, TURNED)
    assert asked(game) == [(0, "reroll")] and game.shown[1] and game.shown[2]
    again(game, 1)
    assert asked(game) == [(0, "reroll")], "used up"


@pytest.mark.clauses("BD-318")
def test_the_judge_may_keep_still_and_judges_once() -> None:
    game = roll(lay(SEVEN.format("doctor"), luck=rolls("1 1 1 1 1")))
    react(game, 1)
    react(game)
    turn(game, 0, "2")
    assert game.dice[0] == face("2") and not game.shown[2]
