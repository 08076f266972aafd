"""Chapter 6, the Marshal (CE-140..153)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.rules.events import happen
from posse.games.colt_express.rules.marshal import neutral_bullets
from posse.games.colt_express.sayings import FLED, MET, SUPPLY_ENDED
from posse.games.colt_express.state import IN_DECK, PLACES
from tests.games.colt_express.lay import (
    answer,
    b,
    lay,
    punch,
    steal,
    tokens,
    told,
    walk,
    where,
    wounds,
)


@pytest.mark.clauses("CE-140")
@pytest.mark.parametrize(
    ("pile", "at", "value"),
    [
        ("ghost move", "ghost 2i", 1),
        ("ghost floor", "ghost 1r", None),
        ("django fire", "ghost 2i, django 3i, doc 4r, cheyenne 4r", None),
        ("doc marshal", "ghost 2i, doc 4r", 1),
    ],
)
def test_whoever_comes_to_be_inside_his_car_is_shot_and_flees(pile: str, at: str, value: int | None) -> None:
    game = steal(pile, bandits="ghost django doc cheyenne", at=at, marshal=1)
    if value is not None:
        answer(game, value)
    car = game.marshal
    assert where(game, "ghost") == f"{car}r" and game.received[6] == 1 and game.neutral == 12
    assert told(game, MET) == [(b("ghost"), car * 2 + 1, 12)], "with the Neutral Bullets left"


@pytest.mark.clauses("CE-140")
def test_by_a_punch_and_by_his_own_coming_in_an_event() -> None:
    game = punch("tuco", at="tuco 2i, ghost 2i", marshal=3)
    answer(game, 1)
    assert where(game, "ghost") == "3r" and wounds(game, 0) == 1
    angry = lay(at="ghost 2i, belle 2r, cheyenne 4i, tuco 4i", marshal=1)
    happen(angry, 0)
    assert where(angry, "ghost") == "2r" and wounds(angry, 0) == 1 and wounds(angry, 1) == 0


@pytest.mark.clauses("CE-141", "CE-145")
def test_all_inside_are_met_together_and_drop_nothing() -> None:
    game = steal(
        "tuco marshal",
        at="ghost 1i, belle 1i, cheyenne 1i, tuco 4r",
        loot={"ghost": "300", "belle": "jewel"},
        marshal=0,
    )
    assert [where(game, name) for name in ("ghost", "belle", "cheyenne")] == ["1r"] * 3
    assert [wounds(game, seat) for seat in range(4)] == [1, 1, 1, 0] and game.neutral == 10
    assert tokens(game, "ghost") == ["300"] and tokens(game, "belle") == ["jewel"]


@pytest.mark.clauses("CE-142", "CE-144")
def test_on_roofs_nobody_is_met() -> None:
    game = steal("tuco marshal", at="ghost 1r, belle 1r, cheyenne 4i, tuco 4r", marshal=0)
    assert game.marshal == 1 and [wounds(game, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert where(game, "ghost") == "1r"
    over = steal("ghost move", at="ghost 0r", marshal=1)
    answer(over, 1)
    assert wounds(over, 0) == 0
    assert all(0 <= position.marshal <= position.cars for position in walk(4, 4, bandits="dealt")), "a car, not a roof"


@pytest.mark.clauses("CE-143", "CE-283")
def test_nobody_is_ever_left_inside_and_his_loot_can_not_be_robbed() -> None:
    for seed in range(6):
        for game in walk(5, seed):
            assert game.marshal * 2 not in [place for place in game.at if place >= 0] or game.round < 0
    game = steal("ghost floor, ghost robbery", at="ghost 0r", marshal=0, loot={"0i": "box"})
    assert game.pending is None and tokens(game, "0i") == ["box"]


@pytest.mark.clauses("CE-146")
def test_neutral_bullets_are_bullets_like_any_others_but_nobodys() -> None:
    game = steal("ghost move", at="ghost 1i", marshal=0)
    answer(game, 0)
    assert game.lead[0 * PLACES + IN_DECK] == 1 and wounds(game, 0) == 1
    assert game.bullets[:4] == [6, 6, 6, 6], "nobody comes nearer to being the Gunslinger"


@pytest.mark.clauses("CE-147")
@pytest.mark.parametrize("supply", [1, 2])
def test_too_few_neutral_bullets_for_a_batch_nobody_gets_one_and_the_rest_leaves_the_game(supply: int) -> None:
    game = steal("tuco marshal, ghost move", at="ghost 1i, belle 1i, cheyenne 1i, tuco 4r", neutral=supply, marshal=0)
    assert [wounds(game, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert game.neutral == 0 and game.removed == 13
    assert len(told(game, SUPPLY_ENDED)) == 1 and len(told(game, FLED)) == 3
    assert [where(game, name) for name in ("ghost", "belle", "cheyenne")] == ["1r"] * 3, "they flee all the same"


@pytest.mark.clauses("CE-147", "CE-149")
def test_after_that_later_batches_get_nothing() -> None:
    game = lay(at="ghost 1i, belle 2i, cheyenne 3i, tuco 4i", neutral=3)
    happen(game, 4)
    assert game.neutral == 0 and sum(wounds(game, seat) for seat in range(4)) == 0
    assert neutral_bullets(game, [b("ghost")]) is False
    assert wounds(game, 0) == 0
    assert len(told(game, SUPPLY_ENDED)) == 1


@pytest.mark.clauses("CE-147")
def test_nobody_concerned_is_no_batch() -> None:
    game = lay(at="ghost 1r, belle 2r, cheyenne 3r, tuco 4r", neutral=1)
    happen(game, 4)
    assert game.neutral == 1, "a rebellion against nobody does not end the supply"


@pytest.mark.clauses("CE-148")
def test_just_enough_all_receive_and_the_supply_is_empty() -> None:
    game = steal("tuco marshal", at="ghost 1i, belle 1i, cheyenne 1i, tuco 4r", neutral=3, marshal=0)
    assert [wounds(game, seat) for seat in range(4)] == [1, 1, 1, 0]
    assert game.neutral == 0 and told(game, SUPPLY_ENDED) == [] and game.removed == 10
    happen(game, 4)
    assert sum(wounds(game, seat) for seat in range(4)) == 3


@pytest.mark.clauses("CE-149")
def test_without_a_bullet_to_take_bandits_still_flee() -> None:
    game = steal("ghost move", at="ghost 1i", marshal=0, neutral=0)
    answer(game, 0)
    assert where(game, "ghost") == "0r" and wounds(game, 0) == 0 and told(game, FLED) == [(b("ghost"), 1)]


@pytest.mark.clauses("CE-150")
def test_separate_causes_are_separate_batches() -> None:
    game = steal("ghost move, belle move", at="ghost 1i, belle 1i", marshal=0, neutral=1)
    answer(game, 0)
    assert game.neutral == 0 and wounds(game, 0) == 1, "a batch of one, and the supply has one"
    answer(game, 0)
    assert wounds(game, 1) == 0 and where(game, "belle") == "0r"


@pytest.mark.clauses("CE-151")
def test_nobody_leaves_the_train() -> None:
    for seed in range(6):
        for game in walk(6, seed):
            assert all(0 <= place // 2 <= game.cars for place in game.at if place >= 0)


@pytest.mark.clauses("CE-152")
def test_each_entering_is_a_new_meeting_and_one_action_brings_one_at_most() -> None:
    game = steal("ghost floor, ghost floor", at="ghost 1r", marshal=1)
    assert wounds(game, 0) == 2 and where(game, "ghost") == "1r"
    once = steal("tuco marshal", at="ghost 1i, tuco 4r", marshal=0)
    assert wounds(once, 0) == 1, "on the roof above him nothing more happens"


@pytest.mark.clauses("CE-153")
def test_he_moves_only_by_his_cards_and_when_angry() -> None:
    game = steal("ghost move, belle floor", at="ghost 2i, belle 1r", marshal=1)
    answer(game, 1)
    assert game.marshal == 1
    for event in (1, 2, 3, 4, 6, 7):
        quiet = lay(at="ghost 1r, belle 2i", marshal=1)
        happen(quiet, event)
        assert quiet.marshal == 1
