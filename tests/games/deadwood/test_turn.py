"""Chapters 5 and 6, the turn and Head Back to the Ranch (DW-090..103)."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.deadwood.components import (
    BOSS,
    CHURCH_PLOT,
    CORNERS,
    GREENHORN,
    GUNSLINGER,
    MINE,
    NOBODY,
    OFFICE_PLOT,
    PLOTS,
    TOWN_HALL_PLOT,
    UNDERTAKER_TILE,
)
from posse.games.deadwood.sayings import (
    ASK_TURN,
    ASK_TURN_RANCH,
    ASK_TURN_TOWN,
    DONE,
    FROM_MINE,
    GANG_WIPED_OUT,
    HOME,
    HOME_FIRST,
    MUST_GO_HOME,
    NONE_AT_MINE,
    NONE_OF_YOURS,
    OUT_OF_COWBOYS,
    TURN,
    WENT_HOME,
)
from posse.games.deadwood.state import BY_WIPEOUT, Town
from tests.games.deadwood.lay import asked, at, changed, facts, holder, lay, question, refused, spot, told
from tests.games.deadwood.moves import annex, answer, court, go, home, homeward, publish, rob, send


@pytest.mark.clauses("DW-090")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turns_go_round_clockwise(first: int) -> None:
    game = lay("hotel@b3", seats=4, player=first)
    for step in range(8):
        assert asked(game) == ((first + step) % 4, "turn")
        if step < 4:
            send(game, "boss", "church")
            annex(game, yes=False)
        else:
            home(game, "church")


@pytest.mark.clauses("DW-091")
def test_a_turn_is_one_cowboy_to_town_or_some_home() -> None:
    game = lay("hotel@b3", {0: "boss gunslinger@hotel greenhorn@mine"})
    town_choices = {BOSS * PLOTS + p for p in (2, 3, 4)}
    assert set(question(game).options) == town_choices | {HOME_FIRST + at(game, "hotel"), HOME_FIRST + FROM_MINE}
    send(game, "boss", "church")
    annex(game, yes=False)
    assert asked(game) == (1, "turn"), "and then the turn is over"


@pytest.mark.clauses("DW-092")
def test_nobody_passes() -> None:
    game = lay(cowboys={0: "boss"})
    assert question(game).kind is TURN
    assert all(value < HOME_FIRST + DONE for value in question(game).options), "there is no such answer"
    assert TURN.size == HOME_FIRST + DONE


@pytest.mark.clauses("DW-093", "DW-348")
@pytest.mark.parametrize("where_he_stands", range(35))
def test_somebody_penniless_always_finds_an_unprotected_building(where_he_stands: int) -> None:
    """Opponents on all three printed buildings, one of them collecting fees, and nothing else on the board."""
    game = lay(
        cowboys={0: "boss", 1: "boss@sheriffs-office greenhorn@town-hall gunslinger@church"},
        money={0: 0},
        sheriff="a6 a7 b6",
    )
    game.sheriff = where_he_stands
    game.ask_again()
    guarded = CORNERS[where_he_stands]
    free = [p for p in (TOWN_HALL_PLOT, OFFICE_PLOT, CHURCH_PLOT) if p not in guarded]
    assert free and set(question(game).options) == {BOSS * PLOTS + p for p in free}


@pytest.mark.clauses("DW-094")
def test_a_player_without_living_cowboys_is_passed_over() -> None:
    game = lay("hotel@b3", {0: "boss", 1: "boss@dead", 2: "boss"})
    send(game, "boss", "church")
    annex(game, yes=False)
    assert asked(game) == (2, "turn")
    send(game, "boss", "church")
    annex(game, yes=False)
    assert game.player == 0


@pytest.mark.clauses("DW-094", "DW-291")
def test_all_are_told_when_a_gang_has_nobody_left_and_the_game_goes_on() -> None:
    cowboys = {0: "greenhorn boss", 1: "greenhorn@hotel boss@dead boss@supply", 2: "boss greenhorn"}
    game = lay("hotel@b3", cowboys, dice=(6, 1))
    send(game, "greenhorn", "hotel")
    assert told(game, OUT_OF_COWBOYS) == [(1,)] and asked(game) == (0, "annex")
    cowboys[1] += " gunslinger@mine"
    game = lay("hotel@b3", cowboys, dice=(6, 1))
    send(game, "greenhorn", "hotel")
    assert not told(game, OUT_OF_COWBOYS), "one at the Mine lives"
    del cowboys[1]
    game = lay("hotel@b3", {**cowboys, 1: "greenhorn@hotel"}, dice=(6, 1), wipeout="any")
    send(game, "greenhorn", "hotel")
    annex(game, yes=False)
    assert not told(game, OUT_OF_COWBOYS) and told(game, GANG_WIPED_OUT) == [(1,)], "there it is the end"


@pytest.mark.clauses("DW-094")
def test_the_last_survivor_takes_every_turn() -> None:
    game = lay("hotel@b3", {0: "boss greenhorn", 1: "boss@dead", 2: "boss@supply"})
    for number in range(4):
        assert asked(game) == (0, "turn") and game.turns == number
        send(game, "boss", "church") if number % 2 == 0 else home(game, "church")
        if number % 2 == 0:
            annex(game, yes=False)


@pytest.mark.clauses("DW-094")
def test_the_dead_still_lose_money_get_posters_and_answer_in_court() -> None:
    def dead_one(board: str, **more: Any) -> Town:
        return lay(board, {0: "boss boss", 1: "boss@dead", 2: "boss"}, posters={1: 2}, **more)

    game = dead_one("casino@b3")
    go(game, "boss", "casino")
    rob(game, 1)
    assert game.money[1] == 4
    game = dead_one("newspaper@b3")
    go(game, "boss", "newspaper")
    publish(game, 1)
    assert game.posters[1] == 3
    game = dead_one("courthouse@b3")
    go(game, "boss", "courthouse")
    assert asked(game) == (1, "court")
    court(game, "pay")
    assert game.money[1] == 3 and asked(game) == (2, "turn")


@pytest.mark.clauses("DW-094", "DW-291")
@pytest.mark.parametrize(("wipeout", "over"), [("all", False), ("any", True)])
def test_the_first_gang_wiped_out_ends_the_game_or_not(wipeout: str, over: bool) -> None:
    game = lay("hotel@b3", {0: "boss greenhorn", 1: "greenhorn@hotel", 2: "boss"}, dice=(6, 6, 1), wipeout=wipeout)
    send(game, "boss", "hotel")
    annex(game)
    assert not game.lives(1)
    assert (game.pending is None) is over
    assert game.ending == (BY_WIPEOUT if over else 0)


@pytest.mark.clauses("DW-092")
def test_a_turn_with_one_way_out_says_that_it_was_forced() -> None:
    game = lay("hotel@b3", {0: "boss@hotel", 1: "boss greenhorn@church"}, seats=2)
    assert asked(game) == (1, "turn"), "nobody on his Ranch, one cowboy out: nothing to ask"
    assert told(game, MUST_GO_HOME) == [(0,)] and spot(game, 0, "boss") == "ranch"
    assert game.log is not None and [event.saying for event in game.log] == [MUST_GO_HOME, WENT_HOME]
    home(game, "church")
    assert told(game, MUST_GO_HOME) == [(0,)], "seat 1 could have done something else"


@pytest.mark.clauses("DW-091", "DW-101", "DW-110")
def test_the_question_speaks_only_of_what_can_be_done() -> None:
    assert lay().asking(0).saying is ASK_TURN_TOWN
    assert lay(cowboys={0: "boss greenhorn@church"}).asking(0).saying is ASK_TURN
    assert lay(cowboys={0: "boss@mine greenhorn@church"}).asking(0).saying is ASK_TURN_RANCH


@pytest.mark.clauses("DW-100", "DW-103")
def test_heading_back_takes_any_mix_of_cowboys() -> None:
    where_all = "boss@hotel gunslinger@church greenhorn@mine greenhorn@mine boss@bank boss"
    game = lay("hotel@b3 bank@b4", {0: where_all})
    before = facts(game)
    home(game, "mine greenhorn", "hotel", "church")
    assert (spot(game, 0, "boss"), spot(game, 0, "gunslinger"), spot(game, 0, "greenhorn")) == ("ranch",) * 3
    assert (spot(game, 0, "boss", 1), spot(game, 0, "greenhorn", 1)) == ("bank", "mine"), "the others stay"
    assert changed(before, game) == {"cowboys", "held", "in_church", "player", "turns"}
    assert holder(game, "hotel") == NOBODY and holder(game, "bank") == 0


@pytest.mark.clauses("DW-100")
def test_heading_back_can_take_everybody() -> None:
    game = lay("hotel@b3", {0: "boss@hotel gunslinger@church greenhorn@mine greenhorn@mine"})
    home(game, "hotel", "church", "mine greenhorn")
    assert spot(game, 0, "greenhorn", 1) == "mine"
    game = lay("hotel@b3", {0: "boss@hotel gunslinger@church greenhorn@mine greenhorn@mine"})
    answer(game, TURN, HOME_FIRST + at(game, "hotel"))
    for name in ("church", "mine greenhorn", "mine greenhorn"):
        answer(game, HOME, homeward(game, name))
    assert all(place >= PLOTS and place != MINE for place in game.cowboys[:9])
    assert asked(game) == (1, "turn"), "with nobody left nobody is asked about"


@pytest.mark.clauses("DW-101")
def test_nobody_heads_back_with_no_cowboy() -> None:
    game = lay(cowboys={0: "boss gunslinger@dead greenhorn@supply"})
    assert all(value < HOME_FIRST for value in question(game).options)
    assert refused(game, TURN, HOME_FIRST + 0).clause == "DW-100"
    assert refused(game, TURN, HOME_FIRST + FROM_MINE).saying is NONE_AT_MINE


@pytest.mark.clauses("DW-101", "DW-100")
def test_the_first_one_taken_is_the_choice_and_only_then_one_may_stop() -> None:
    game = lay(cowboys={0: "boss@church boss@mine greenhorn"})
    assert HOME_FIRST + DONE not in question(game).options
    answer(game, TURN, HOME_FIRST + CHURCH_PLOT)
    assert set(question(game).options) == {FROM_MINE + BOSS, DONE}


@pytest.mark.clauses("DW-102")
def test_the_dead_are_not_taken_home() -> None:
    game = lay(cowboys={0: "boss@dead gunslinger@dead greenhorn@mine boss"})
    homes = [value - HOME_FIRST for value in question(game).options if value >= HOME_FIRST]
    assert homes == [FROM_MINE + GREENHORN]
    home(game, "mine greenhorn")
    assert spot(game, 0, "boss") == "dead"


@pytest.mark.clauses("DW-100")
def test_nobody_takes_home_the_cowboys_of_others() -> None:
    game = lay("bank@b3", {0: "boss greenhorn@mine", 1: "boss@bank gunslinger@mine greenhorn@church"})
    assert refused(game, TURN, HOME_FIRST + at(game, "bank")).saying is NONE_OF_YOURS
    assert refused(game, TURN, HOME_FIRST + CHURCH_PLOT).saying is NONE_OF_YOURS
    assert refused(game, TURN, HOME_FIRST + FROM_MINE + GUNSLINGER).saying is NONE_AT_MINE


@pytest.mark.clauses("DW-103")
def test_heading_back_annexes_nothing_and_control_is_lost_at_once() -> None:
    game = lay("undertaker@b3 bank@b4", {0: "boss@undertaker", 1: "boss", 2: "greenhorn@bank"}, dice=(6, 6))
    assert game.controller_of(UNDERTAKER_TILE) == NOBODY, "his only move was to head back"
    assert game.money[0] == 5
    send(game, "boss", "bank")
    assert game.money[0] == 5, "nothing for the dead any more"
