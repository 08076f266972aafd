"""Chapter 13: Outlaws and Renegades with special roles, each with and without the Judge (BD-319..330)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice.components import BY_DYNAMITE, FACES_OF, LOUDMOUTH, PAIRS, SHOTS
from posse.games.bang_dice.rules.turn import EndStep
from posse.games.bang_dice.sayings import (
    AIM,
    ANOTHER_TURN,
    CANCELLED,
    ELIMINATED,
    EXCHANGE,
    EXCHANGED,
    GAMBLER_ROLLS,
    GIVE_BEER,
    INDIANS_ATTACK,
    LOST,
    NOT_DYING,
    NOTHING_TO_EXCHANGE,
    OUT,
    OWN_EXCHANGED,
    RETURN_ALL,
    SALOON_DIE,
    SAVE,
    SAVED,
    TURN_BEGINS,
    TURN_DIE,
)
from posse.games.bang_dice.state import Saloon
from tests.games.bang_dice.lay import (
    all_pass,
    answer,
    asked,
    begin,
    face,
    faces,
    gained,
    gains,
    lay,
    lose,
    offered,
    play_on,
    react,
    refused,
    resolve,
    roll,
    rolls,
    say,
    stop,
    table,
    take_turn,
    told,
)


def all_pass_until(game: Saloon, kind: str) -> None:
    while asked(game) and asked(game)[0][1] != kind:
        react(game)


def turn(game: Saloon, die: int, name: str) -> None:
    say(game, TURN_DIE, die * 12 + face(name))


# ---- Gambler

FIVE = "sheriff gambler outlaw renegade deputy"


@pytest.mark.clauses("BD-319", "BD-320")
def test_the_gambler_voids_a_roll_known_to_be_last() -> None:
    game = take_turn(lay(FIVE, luck=rolls("dyn dyn dyn arrow arrow", "beer beer beer beer 2")))
    all_pass_until(game, "gambler")
    react(game, 1)
    all_pass(game)
    assert told(game, GAMBLER_ROLLS) == [(1, 0)] and game.dice == faces("beer beer beer beer 2")
    assert game.arrows[0] == 0 and game.life[0] == 11, "Arrows and Dynamite of the void roll did nothing"
    assert asked(game) == [(0, "aim")], "the result stands"


@pytest.mark.clauses("BD-319", "BD-320", "BD-203")
def test_the_gambler_at_a_stop_what_acted_stays() -> None:
    luck = [0, 2, 2, 2, 2, 4, 4, 4, 4, 5]
    game = take_turn(lay(FIVE, saloon_dice=True, luck=luck))
    say(game, SALOON_DIE, LOUDMOUTH)
    all_pass(game)
    assert game.arrows[0] == 1 and game.life[0] == 10
    stop(game)
    all_pass_until(game, "gambler")
    react(game, 1)
    all_pass(game)
    assert game.arrows[0] == 1 and game.life[0] == 10, "Arrow and Bullet have acted"
    assert game.dice == [4, 4, 4, 4, FACES_OF[LOUDMOUTH][5]], "the Saloon die is rolled, too"
    assert asked(game) == [(0, "give-beer")]


@pytest.mark.clauses("BD-319")
def test_the_gambler_may_turn_on_himself() -> None:
    game = roll(lay(FIVE, player=1, luck=rolls("1 1 1 1 1", "2 2 2 2 2")), rerolls=0)
    all_pass_until(game, "gambler")
    react(game, 1)
    all_pass(game)
    assert game.dice == faces("2 2 2 2 2") and game.pending is None


@pytest.mark.clauses("BD-321")
def test_after_the_gamblers_roll() -> None:
    """Doctor window, then what acts at once, no re-rolls, then resolution."""
    players = "sheriff gambler outlaw renegade doctor"
    game = take_turn(lay(players, luck=rolls("1 1 1 1 1", "arrow arrow beer beer beer")))
    all_pass(game)
    stop(game)
    all_pass_until(game, "gambler")
    react(game, 1)
    react(game)  # the Judge, if there is one
    assert asked(game)[0][1] == "doctor" and game.arrows[0] == 0
    react(game, 4)
    turn(game, 0, "beer")
    assert game.arrows[0] == 1
    all_pass(game)
    assert asked(game) == [(0, "give-beer")]


@pytest.mark.clauses("BD-318", "BD-330")
def test_the_judge_stops_the_gambler() -> None:
    game = take_turn(lay("sheriff gambler outlaw renegade judge", luck=rolls("1 1 1 1 1")))
    all_pass(game)
    stop(game)
    all_pass_until(game, "gambler")
    react(game, 1)
    react(game, 4)
    assert game.dice == faces("1 1 1 1 1") and asked(game) == [(0, "aim")], "the roll stands"


# ---- The Bad


@pytest.mark.clauses("BD-322")
def test_the_bad_cancels_a_beer_for_good() -> None:
    game = resolve(lay("sheriff bad outlaw renegade deputy", life={0: 5, 2: 5}), "beer beer arrow arrow arrow")
    say(game, GIVE_BEER, 0)
    react(game, 1)
    all_pass(game)
    assert game.life[0] == 5 and told(game, CANCELLED) == [(1, 0)]
    assert asked(game) == [(0, "give-beer")], "only the second Beer is left"
    say(game, GIVE_BEER, 2)
    assert game.life[2] == 6 and game.pending is None


@pytest.mark.clauses("BD-322", "BD-323")
@pytest.mark.parametrize("cause", ["suzy", "doc", "sam", "jesse", "sid"])
def test_the_bad_cancels_any_gain_as_a_whole(cause: str) -> None:
    character = {"suzy": "suzy-lafayette", "doc": "doc-holyday", "sam": "vulture-sam", "jesse": "jesse-jones"}
    name = character.get(cause, "sid-ketchum")
    game = lay(f"sheriff:{name} bad outlaw renegade outlaw deputy", life={0: 3, 4: 1}, shown=(2, 3, 4, 5), luck=[1] * 5)
    if cause == "sam":
        lose(game, SHOTS, {4: 1})
    elif cause == "jesse":
        resolve(game, "beer arrow arrow arrow arrow")
        say(game, GIVE_BEER, 0)
    elif cause == "doc":
        resolve(game, "1 1 1 arrow arrow")
        for _ in range(3):
            say(game, AIM, 5)
    elif cause == "suzy":
        game.dice = faces("beer arrow arrow arrow dyn")
        begin(game, EndStep())
    else:
        take_turn(game)
        answer(game, 0)
    assert asked(game) == [(1, "bad")]
    react(game, 1)
    assert game.life[0] <= 3 and not gained(game) and told(game, CANCELLED) == [(1, 0)]


@pytest.mark.clauses("BD-323", "BD-120")
def test_vulture_sams_gains_are_one_for_each_dead() -> None:
    game = lay("sheriff:vulture-sam bad outlaw renegade outlaw deputy", life={0: 3, 2: 1, 4: 1}, shown=(2, 3, 4, 5))
    lose(game, SHOTS, {2: 1, 4: 1})
    react(game, 1)
    assert game.life[0] == 5, "one cancelled, one gained"


@pytest.mark.clauses("BD-323")
def test_no_window_for_a_player_at_or_above_his_maximum() -> None:
    game = gains(lay("sheriff bad outlaw renegade deputy"), 2, 1)
    assert game.pending is None
    game = lay("sheriff bad outlaw renegade deputy", life={2: 8})
    game.most[2] = 7
    assert gains(game, 2, 1).pending is None


@pytest.mark.clauses("BD-323", "BD-326")
def test_being_saved_is_no_gain() -> None:
    game = lose(lay("sheriff bad outlaw left-hand deputy", life={2: 1}), SHOTS, {2: 1})
    react(game, 3)
    all_pass(game)
    assert game.life[2] == 2 and game.pending is None and not gained(game)


@pytest.mark.clauses("BD-318", "BD-330")
def test_the_judge_stops_the_bad() -> None:
    game = gains(lay("sheriff bad outlaw renegade judge", life={0: 5}), 0, 1)
    react(game, 1)
    react(game, 4)
    assert game.life[0] == 6, "the gain happens"


# ---- The Ugly


@pytest.mark.clauses("BD-324")
def test_the_ugly_exchanges_all_arrows_of_two_players() -> None:
    given = lay("sheriff ugly outlaw renegade deputy", player=1, arrows={0: 3, 1: 1}, chief=0, out=(4,), luck=[2] * 5)
    game = take_turn(given)
    all_pass_until(game, "ugly")
    react(game, 1)
    assert refused(game, EXCHANGE, PAIRS.index((2, 3))).saying is NOTHING_TO_EXCHANGE, "players 2 and 3 have none"
    assert refused(game, EXCHANGE, 3).saying is OUT
    say(game, EXCHANGE, 1)
    assert game.arrows[:3] == [0, 1, 3] and game.chief == 2 and told(game, EXCHANGED) == [(1, 0, 2)]
    assert game.pile == 5 and not told(game, INDIANS_ATTACK)


@pytest.mark.clauses("BD-324")
def test_the_ugly_may_choose_himself() -> None:
    game = take_turn(lay("sheriff ugly outlaw renegade deputy", player=1, arrows={1: 4}, luck=[2] * 5))
    all_pass_until(game, "ugly")
    react(game, 1)
    all_pass(game)
    say(game, EXCHANGE, 0)
    assert game.arrows[0] == 4


@pytest.mark.clauses("BD-324")
@pytest.mark.parametrize("other", [2, 3])
def test_the_ugly_gives_his_own_arrows_to_any_other(other: int) -> None:
    game = take_turn(lay("sheriff ugly outlaw renegade deputy", player=1, arrows={1: 2}, chief=1, luck=[2] * 5))
    all_pass_until(game, "ugly")
    react(game, 1)
    all_pass(game)
    say(game, EXCHANGE, PAIRS.index((1, other)))
    assert game.arrows[1] == 0 and game.arrows[other] == 2 and game.chief == other
    assert told(game, OWN_EXCHANGED) == [(1, other)]


@pytest.mark.clauses("BD-324", "BD-310")
def test_the_ugly_is_asked_for_where_no_other_role_can_show_at_the_start() -> None:
    players = "sheriff ugly right-hand renegade good"
    game = take_turn(lay(players, player=1, arrows={1: 4}, shown=(2, 4), luck=[2] * 5))
    assert asked(game) == [(1, "ugly")]


@pytest.mark.clauses("BD-318", "BD-330")
def test_the_judge_stops_the_ugly() -> None:
    game = take_turn(lay("sheriff ugly outlaw renegade judge", player=1, arrows={1: 4}, luck=rolls("1 1 1 1 1")))
    all_pass_until(game, "ugly")
    react(game, 1)
    react(game, 4)
    all_pass(game)
    assert game.arrows[1] == 4 and not told(game, EXCHANGED) and asked(game) == [(1, "reroll")]


# ---- Right Hand of the Devil


def end_of_turn(players: str, **given: object) -> Saloon:
    luck = rolls("beer dyn dyn gatling gatling")
    game = play_on(lay(players, player=1, saloon_dice=True, luck=luck, **given))  # type: ignore[arg-type]
    say(game, SALOON_DIE, 0)
    all_pass(game)
    stop(game)
    all_pass(game)
    say(game, GIVE_BEER, 0)
    all_pass_until(game, "right-hand")
    return game


@pytest.mark.clauses("BD-325")
def test_the_right_hand_takes_another_turn() -> None:
    game = end_of_turn("sheriff right-hand outlaw outlaw deputy")
    assert asked(game) == [(1, "right-hand")]
    react(game, 1)
    all_pass(game)
    assert asked(game) == [(1, "saloon-die")] and told(game, ANOTHER_TURN) == [(1,)], "with a new choice of die"
    say(game, SALOON_DIE, 0)
    while game.player == 1:
        all_pass(game)
        if game.player == 1:
            question = game.questions()[0]
            game.play(question.seat, question.choices[0])
    assert game.player == 2, "then play goes on from his seat"


@pytest.mark.clauses("BD-325")
def test_without_it_the_next_player_is_on() -> None:
    game = end_of_turn("sheriff right-hand outlaw outlaw deputy")
    react(game)
    assert asked(game) == [(2, "saloon-die")]


@pytest.mark.clauses("BD-325", "BD-117", "BD-451")
def test_the_second_turn_has_a_start_step_of_its_own() -> None:
    game = play_on(lay("sheriff right-hand:sid-ketchum outlaw outlaw deputy", player=1, luck=rolls("dyn dyn dyn 1 1")))
    all_pass(game)
    answer(game, 0)
    while not told(game, ANOTHER_TURN):
        kind = asked(game)[0][1]
        if kind == "right-hand":
            react(game, 1)
        elif game.pending is not None and len(asked(game)) >= 1 and hasattr(game.pending, "quiet"):
            react(game)
        else:
            answer(game, offered(game)[0])
    all_pass(game)
    assert asked(game) == [(1, "heal")]


@pytest.mark.clauses("BD-318", "BD-330")
def test_the_judge_stops_the_right_hand() -> None:
    game = end_of_turn("sheriff right-hand outlaw outlaw judge")
    react(game, 1)
    react(game, 4)
    assert asked(game) == [(2, "saloon-die")] and told(game, TURN_BEGINS) == [(1,)]


# ---- Left Hand of the Devil


@pytest.mark.clauses("BD-326")
@pytest.mark.parametrize("yes", [0, 1])
def test_the_left_hand_saves_somebody_with_two_life(yes: int) -> None:
    game = lose(lay("sheriff outlaw left-hand outlaw deputy", life={1: 1}, arrows={1: 3}), SHOTS, {1: 4})
    react(game, 2)
    all_pass(game)
    assert asked(game) == [(1, "return-all")], "all or none, and he chooses who was saved"
    say(game, RETURN_ALL, yes)
    assert game.life[1] == 2 and game.alive[1] and game.arrows[1] == (0 if yes else 3)
    assert told(game, SAVED) == [(2, 1, 2)] and not told(game, ELIMINATED)


@pytest.mark.clauses("BD-326", "BD-327")
def test_the_left_hand_saves_one_and_be_it_himself() -> None:
    game = lose(lay("sheriff outlaw left-hand outlaw deputy", life={1: 1, 2: 1, 3: 1}), SHOTS, {1: 1, 2: 1, 3: 1})
    react(game, 2)
    all_pass(game)
    assert offered(game) == [1, 2, 3] and refused(game, SAVE, 0).saying is NOT_DYING
    say(game, SAVE, 2)
    assert game.alive == [1, 0, 1, 0, 1] and game.life[2] == 2


@pytest.mark.clauses("BD-328", "BD-466")
def test_who_was_saved_was_not_eliminated() -> None:
    players = "sheriff outlaw:vulture-sam left-hand outlaw deputy outlaw"
    game = lay(players, life={0: 1, 1: 3}, player=1, ghost=-1)
    game.options["ghost"] = True
    lose(game, SHOTS, {0: 1})
    react(game, 2)
    all_pass(game)
    assert not game.over and game.alive[0] and game.life[0] == 2, "saving the Sheriff prevents the end"
    assert game.life[1] == 3 and game.ghost == -1, "no Vulture Sam, no Ghost"


@pytest.mark.clauses("BD-328")
def test_a_saved_active_player_continues_his_turn() -> None:
    game = resolve(lay("sheriff outlaw left-hand outlaw deputy", player=1, life={1: 1}), "dyn dyn dyn 1 1")
    react(game, 2)
    all_pass(game)
    assert asked(game) == [(1, "aim")] and game.life[1] == 2
    assert told(game, LOST[BY_DYNAMITE]) == [(1, 1, 0)]


@pytest.mark.clauses("BD-329", "BD-318")
@pytest.mark.parametrize("judge_dying", [False, True])
def test_the_judge_stops_the_left_hand(judge_dying: bool) -> None:
    game = lay("sheriff outlaw left-hand outlaw judge", life={1: 1, 4: 1})
    lose(game, SHOTS, {1: 1, 4: int(judge_dying)})
    react(game, 2)
    assert asked(game)[0][1] == "judge"
    react(game, 4)
    assert not game.alive[1] and bool(game.alive[4]) != judge_dying and not told(game, SAVED)


@pytest.mark.clauses("BD-330")
def test_a_stopped_card_and_the_judge_stay_face_up_and_are_used_up() -> None:
    game = gains(lay("sheriff bad outlaw renegade judge", life={0: 5}), 0, 1)
    react(game, 1)
    react(game, 4)
    gains(game, 0, 1)
    assert game.pending is None and game.life[0] == 7
    seen = table(game, None)["players"]
    assert (seen[1]["role"], seen[4]["role"]) == (9, 7)
