"""Chapter 9, coronation and passing (FP-090..096)."""

from __future__ import annotations

import pytest

from posse.games.five_points.sayings import COMPLETE, CROWNED, FILLED, NEW_LORD, OUT_OF_INFLUENCE, PASSED
from posse.kernel.game import GAME_OVER, NOT_ASKED
from tests.games.five_points.lay import (
    EVERY_SPOT,
    FULL,
    PASSING,
    advances_offered,
    asked,
    banish,
    card,
    changed,
    climb,
    climbing,
    facts,
    fill,
    lay,
    open_question,
    pass_turn,
    random_games,
    refused,
    row_of,
    standing,
    table,
    told,
    using,
    walk,
)


@pytest.mark.clauses("FP-090")
@pytest.mark.parametrize("place", [1, 2])
def test_the_first_card_at_the_top_is_crowned_and_the_pyramid_is_complete(place: int) -> None:
    game = lay(FULL[:5], hands={0: "rats", 1: "rats"})
    assert not table(game, None)["crowned"]
    climb(game, (5, place), (6, 1))
    crowned = "dandies" if place == 1 else "ladies"
    assert told(game, CROWNED) == [(card(crowned),)] and told(game, NEW_LORD) == []
    fill(game, 0, 1, 0, 1)
    assert row_of(game, 6) == crowned
    assert standing(game) == EVERY_SPOT and len(EVERY_SPOT) == 21
    assert table(game, None)["crowned"]


@pytest.mark.clauses("FP-090")
def test_every_game_is_crowned_once_with_all_21_spots_filled() -> None:
    for seats, seed in random_games(40):
        for game in walk(seats, seed):
            if [kind for _, kind in asked(game)] == ["turn"]:
                assert table(game, None)["crowned"] == ((6, 1) in standing(game)) == (len(standing(game)) == 21)
        assert len(told(game, CROWNED)) == 1


@pytest.mark.clauses("FP-091")
def test_after_the_coronation_a_turn_is_a_banishment_or_a_pass() -> None:
    game = lay(FULL, hands={0: "rats ladies", 1: "rats"})
    assert open_question(game).choices == [using("ladies"), using("rats"), PASSING]
    for row, place in EVERY_SPOT:
        if row < 6:
            goal = (row + 1, min(place, 6 - row))
            why = refused(game, 0, climbing((row, place), goal))
            assert (why.saying, why.clause) == (COMPLETE, "FP-091")


@pytest.mark.clauses("FP-091")
def test_no_advance_is_ever_offered_again() -> None:
    for seats, seed in random_games(40):
        crowned = False
        for game in walk(seats, seed):
            if [kind for _, kind in asked(game)] == ["turn"]:
                crowned = crowned or (6, 1) in standing(game)
                assert bool(advances_offered(game)) != crowned
                assert (PASSING in open_question(game).choices) == crowned


@pytest.mark.clauses("FP-092")
def test_a_player_may_pass_with_cards_in_hand_and_is_out() -> None:
    game = lay(FULL, hands={0: "rats rats", 1: "rats", 2: "dragons ladies"})
    before = facts(game)
    pass_turn(game)
    assert told(game, PASSED) == [(0, 2)]
    assert changed(before, game) == {"passed", "player"}, "he keeps his cards, the pyramid stands"
    assert [player["passed"] for player in table(game, None)["players"]] == [1, 0, 0]
    turns = []
    for _ in range(2):
        turns.append(game.player)
        banish(game, "rats" if game.player == 1 else "dragons", (1, 1), (1, 2))
    assert turns == [1, 2]
    assert refused(game, 0, using("rats")).saying is NOT_ASKED
    assert game.player == 2, "0 has passed, and 1 has spent his last card and was passed for"


@pytest.mark.clauses("FP-092", "FP-031")
def test_those_who_passed_are_skipped_on_the_way_round() -> None:
    hands = {0: "rats rats", 1: "ladies", 2: "dragons ladies", 3: "reapers"}
    game = lay(FULL, seats=4, hands=hands, passed=(1, 3), player=2)
    turns = []
    for gang in ("ladies", "rats", "dragons"):
        turns.append(game.player)
        banish(game, gang, (1, 1), (1, 2))
    assert turns == [2, 0, 2]


@pytest.mark.clauses("FP-093")
def test_a_player_without_influence_is_passed_for_when_his_turn_comes() -> None:
    game = lay(FULL, hands={0: "rats ladies", 2: "rats"})
    assert told(game, OUT_OF_INFLUENCE) == [], "his turn has not come"
    banish(game, "rats", (1, 1), (1, 2))
    assert told(game, OUT_OF_INFLUENCE) == [(1,)]
    assert asked(game) == [(2, "turn")]
    assert game.passed == [0, 1, 0]
    assert told(game, PASSED) == []


@pytest.mark.clauses("FP-093")
def test_whoever_spends_the_last_card_is_passed_for_only_in_his_next_turn() -> None:
    game = lay(FULL, seats=2, hands={0: "rats", 1: "ladies ladies"})
    banish(game, "rats", (1, 1), (1, 2))
    assert game.passed == [0, 0]
    banish(game, "ladies", (1, 1), (1, 2))
    assert game.passed == [1, 0] and asked(game) == [(1, "turn")]


@pytest.mark.clauses("FP-093", "FP-051")
def test_before_the_coronation_nobody_is_passed_for() -> None:
    game = lay(FULL[:5])
    assert asked(game) == [(0, "turn")] and game.passed == [0, 0, 0]
    assert told(game, OUT_OF_INFLUENCE) == []


@pytest.mark.clauses("FP-094")
@pytest.mark.parametrize(("side", "heir"), [(0, "dandies"), (1, "ladies")])
def test_a_card_of_row_five_follows_the_lord_in_the_same_turn(side: int, heir: str) -> None:
    game = lay(FULL, hands={0: "ladies", 1: "rats"})
    banish(game, "ladies", (5, 2), (6, 1))
    assert asked(game) == [(0, "refill")] and table(game, None)["crowned"]
    fill(game, side, 0, 0, 0, 0)
    assert row_of(game, 6) == heir
    assert asked(game) == [(1, "turn")] and PASSING in open_question(game).choices
    assert told(game, CROWNED) == [], "it is no second coronation"
    assert told(game, NEW_LORD) == [(card(heir),)]
    assert game.log is not None
    sayings = [event.saying for event in game.log]
    assert sayings.index(NEW_LORD) == sayings.index(FILLED) + 1, "as soon as it is there"


@pytest.mark.clauses("FP-094")
def test_the_top_is_never_empty_again_at_the_beginning_of_a_turn() -> None:
    fallen = 0
    for seats, seed in random_games(100):
        crowned = False
        for game in walk(seats, seed):
            if game.pending is None or [kind for _, kind in asked(game)] == ["turn"]:
                assert not crowned or (6, 1) in standing(game)
                crowned = crowned or (6, 1) in standing(game)
            elif crowned and (6, 1) not in standing(game):
                fallen += 1
                assert table(game, None)["crowned"]
    assert fallen, "some Lord was banished"


@pytest.mark.clauses("FP-095")
def test_the_game_ends_with_the_last_pass() -> None:
    game = lay(FULL, hands={0: "rats", 1: "rats", 2: "rats"})
    for seat in range(3):
        assert game.pending is not None and game.player == seat
        pass_turn(game)
    assert game.pending is None and game.questions() == [] and game.view(0)["over"]
    assert refused(game, 0, PASSING).saying is GAME_OVER


@pytest.mark.clauses("FP-095", "FP-093")
def test_without_any_influence_the_game_ends_with_the_coronation() -> None:
    game = lay(FULL[:5])
    climb(game, (5, 1), (6, 1), 0, 0, 0, 0)
    assert game.pending is None
    assert told(game, OUT_OF_INFLUENCE) == [(1,), (2,), (0,)], "in the order of their turns"


@pytest.mark.clauses("FP-096")
def test_the_last_player_goes_on_alone_until_he_passes() -> None:
    game = lay(FULL, seats=4, hands={0: "rats", 2: "ladies ladies ladies"}, passed=(1, 3))
    pass_turn(game)
    for left in (3, 2):
        assert asked(game) == [(2, "turn")] and game.influence_left(2) == left
        banish(game, "ladies", (1, 1), (1, 2))
    assert asked(game) == [(2, "turn")]
    pass_turn(game)
    assert game.pending is None and game.influence_left(2) == 1


@pytest.mark.clauses("FP-096", "FP-093")
def test_alone_with_the_last_card_spent_he_is_passed_for_and_the_game_ends() -> None:
    game = lay(FULL, seats=2, hands={0: "rats", 1: "rats"}, passed=(1,))
    banish(game, "rats", (1, 1), (1, 2))
    assert game.pending is None and told(game, OUT_OF_INFLUENCE) == [(0,)]
