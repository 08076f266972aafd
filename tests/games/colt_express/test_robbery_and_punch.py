"""Robbery (CE-132..135), Punch (CE-136..139c) and Cheyenne (CE-180..184)."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.games.colt_express.components import ON_CARD
from posse.games.colt_express.rules.stealing import Stealing
from posse.games.colt_express.sayings import (
    ALIKE,
    CHARMED,
    DROPPED_BLIND,
    HAS_NONE,
    KNOCKED_OFF,
    NOBODY_TO_PUNCH,
    NOT_HERE,
    NOT_ITSELF,
    NOT_PLAYING,
    NOTHING_TO_ROB,
    PUNCHED_ONE,
    ROB_KNOWN_PURSE,
    ROB_PURSE,
    ROBBED,
    ROBBED_PURSE,
    SHOVE,
    SHOVE_AT_END,
    SNATCHED,
    SNATCHED_BLIND,
    TOKEN,
    TOKEN_NOT_HERE,
    YOU_FOUND,
    YOU_LOST,
)
from posse.kernel.chance import Sampled
from tests.games.colt_express.lay import (
    answer,
    asked,
    b,
    begin,
    changed,
    facts,
    lay,
    offered,
    offered_bandits,
    place,
    punch,
    question,
    refused,
    steal,
    table,
    tokens,
    told,
    values_on,
    where,
    wounds,
)

FORWARD, BACK = 0, 1


# ---- Robbery


@pytest.mark.clauses("CE-132", "CE-133")
def test_one_token_of_choice_from_the_very_location() -> None:
    game = steal("ghost robbery", at="ghost 2i", loot={"2i": "300 400 jewel", "2r": "450", "1i": "box"})
    assert offered(game) == [0, 1, 18]
    for elsewhere in (2, 24):
        assert refused(game, 0, TOKEN, elsewhere).saying is TOKEN_NOT_HERE
    answer(game, 1)
    assert tokens(game, "ghost") == ["400"] and tokens(game, "2i") == ["300", "jewel"] and tokens(game, "2r") == ["450"]
    assert told(game, ROBBED_PURSE, 3) == [(b("ghost"), 2, 2, place("2i"))] and not told(game, ROBBED)


@pytest.mark.clauses("CE-132", "CE-134")
@pytest.mark.parametrize(("token", "kind"), [(0, 0), (18, 1)])
def test_a_lone_purse_and_a_jewel_need_no_number(token: int, kind: int) -> None:
    game = steal("ghost robbery", at="ghost 2i", loot={"2i": "300 jewel", "2r": "450"})
    answer(game, token)
    assert told(game, ROBBED, 3) == [(b("ghost"), kind, place("2i"))] and not told(game, ROBBED_PURSE)


@pytest.mark.clauses("CE-133", "CE-094")
@pytest.mark.parametrize("start", ["2r", "3i", "0i"])
def test_nothing_here_no_effect_and_the_other_level_is_out_of_reach(start: str) -> None:
    game = steal("ghost robbery", at=f"ghost {start}", marshal=4, loot={"2i": "300", "3r": "jewel"})
    assert game.pending is None and tokens(game, "ghost") == []
    assert told(game, NOTHING_TO_ROB) == [(b("ghost"), place(start))]


@pytest.mark.clauses("CE-132")
def test_a_robber_on_a_roof_takes_what_fell_there() -> None:
    game = steal("ghost robbery", at="ghost 2r", loot={"2i": "300", "2r": "jewel"})
    assert tokens(game, "ghost") == ["jewel"] and tokens(game, "2i") == ["300"]


@pytest.mark.clauses("CE-134", "CE-135")
def test_the_value_of_a_purse_is_hidden_until_taken_and_then_only_the_owner_sees_it() -> None:
    game = steal("ghost robbery, tuco floor", at="ghost 2i", loot={"2i": "300 500"})
    assert [entry["value"] for entry in table(game, 0)["train"][place("2i")]] == [None, None]
    assert [game.phrase(0, choice).saying for choice in question(game).choices] == [ROB_PURSE, ROB_PURSE]
    answer(game, 1)
    assert values_on(game, 0, "ghost") == [500]
    for other in (1, 2, 3, None):
        assert values_on(game, other, "ghost") == []
    assert told(game, YOU_FOUND, 0) == [(500,)] and told(game, YOU_FOUND, 1) == []


@pytest.mark.clauses("CE-134", "CE-223")
def test_tokens_in_the_train_are_followed_one_by_one() -> None:
    """Ghost dropped a Purse he knows among others: he, and only he, still knows which one it is."""
    game = steal("tuco punch, ghost move", at="ghost 2i, tuco 2i", loot={"2i": "350 250", "ghost": "450"})
    answer(game, FORWARD)
    answer(game, 2)
    assert [entry["value"] for entry in table(game, 0)["train"][place("2i")]] == [None, None, 450]
    assert [entry["value"] for entry in table(game, 3)["train"][place("2i")]] == [None, None, None]
    known = lay(at="ghost 2i", loot={"2i": "300! 400"}, pile="ghost robbery")
    begin(known, Stealing())
    assert [known.phrase(0, choice).saying for choice in question(known).choices] == [ROB_KNOWN_PURSE, ROB_PURSE]


# ---- Punch


@pytest.mark.clauses("CE-136")
def test_the_target_is_another_bandit_at_the_very_location() -> None:
    game = steal("tuco punch", at="tuco 2r, ghost 2r, cheyenne 2r, belle 2i", loot={"ghost": "300"})
    assert asked(game) == [(3, "punched")] and offered_bandits(game) == {"ghost", "cheyenne"}
    assert refused(game, 3, PUNCHED_ONE, b("belle")).saying is NOT_HERE
    stranger = refused(game, 3, PUNCHED_ONE, b("doc"))
    assert stranger.saying is NOT_PLAYING and stranger.clause == "CE-020"
    assert refused(game, 3, PUNCHED_ONE, b("tuco")).saying is NOT_ITSELF


@pytest.mark.clauses("CE-136", "CE-094")
def test_nobody_here_no_effect() -> None:
    game = steal("tuco punch", at="tuco 2r, ghost 2i, cheyenne 3r, belle 1r")
    assert game.pending is None and told(game, NOBODY_TO_PUNCH) == [(b("tuco"),)]


@pytest.mark.clauses("CE-185", "CE-186")
def test_belle_is_punched_only_if_nobody_else_is_there() -> None:
    game = steal("tuco punch", at="tuco 2r, ghost 2r, cheyenne 2r, belle 2r")
    assert offered_bandits(game) == {"ghost", "cheyenne"}
    assert refused(game, 3, PUNCHED_ONE, b("belle")).saying is CHARMED
    alone = steal("tuco punch", at="tuco 2r, belle 2r, ghost 1i, cheyenne 1i")
    assert asked(alone) == [(3, "shove")]
    answer(alone, BACK)
    assert where(alone, "belle") == "3r"


@pytest.mark.clauses("CE-137")
@pytest.mark.parametrize(("kind", "name"), [(0, "300"), (1, "jewel"), (2, "box")])
def test_the_puncher_picks_a_kind_and_it_falls_where_the_puncher_stands(kind: int, name: str) -> None:
    game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "300 jewel box", "2r": "250"})
    assert asked(game) == [(3, "knocked-off")] and offered(game) == [0, 1, 2]
    answer(game, kind)
    answer(game, FORWARD)
    assert tokens(game, "2r") == sorted(["250", name]) and tokens(game, "2i") == []
    assert sorted([*tokens(game, "ghost"), name]) == ["300", "box", "jewel"]
    assert where(game, "ghost") == "1r" and tokens(game, "tuco") == []


@pytest.mark.clauses("CE-137")
def test_only_kinds_the_target_has_and_it_can_not_be_waived() -> None:
    game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "300 jewel"})
    assert offered(game) == [0, 1]
    why = refused(game, 3, KNOCKED_OFF, 2)
    assert why.saying is HAS_NONE
    only = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "jewel"})
    answer(only, BACK)
    assert tokens(only, "2r") == ["jewel"], "with one kind nobody is asked"


@pytest.mark.clauses("CE-138", "CE-275")
def test_a_purse_is_lost_at_random_whatever_the_puncher_knows() -> None:
    lost: Counter[str] = Counter()
    for seed in range(300):
        game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "250! 400 500"}, luck=Sampled.of(seed))
        answer(game, BACK)
        (value,) = tokens(game, "2r")
        lost[value] += 1
        assert sorted([*tokens(game, "ghost"), value]) == ["250", "400", "500"]
        assert [entry["value"] for entry in table(game, 3)["train"][place("2r")]] == [None]
        assert told(game, YOU_LOST, 0) == [(int(value),)] and told(game, YOU_LOST, 3) == []
        assert told(game, DROPPED_BLIND, None) == [(b("ghost"), 3, place("2r"))], "that luck decided is told"
    assert all(70 < count < 130 for count in lost.values()), lost


@pytest.mark.clauses("CE-139a")
@pytest.mark.parametrize(("start", "ways"), [("0r", [BACK]), ("2r", [FORWARD, BACK]), ("4r", [FORWARD])])
def test_the_target_is_knocked_to_the_next_car_on_its_level(start: str, ways: list[int]) -> None:
    for way in ways:
        game = punch("tuco", at=f"tuco {start}, ghost {start}", marshal=2)
        if len(ways) > 1:
            assert offered(game) == ways
            answer(game, way)
        else:
            assert game.pending is None, "there is only one way"
        car = int(start[0]) + (1 if way == BACK else -1)
        assert where(game, "ghost") == f"{car}r", "also without loot"
        assert where(game, "tuco") == start


@pytest.mark.clauses("CE-139a")
def test_knocking_off_the_train_is_refused() -> None:
    game = punch("cheyenne", at="cheyenne 4r, ghost 4r", loot={"ghost": "300"})
    assert asked(game) == [(2, "take")]
    answer(game, 0)
    assert game.pending is None and where(game, "ghost") == "3r"
    assert SHOVE.size == 2 and SHOVE_AT_END.clause == "CE-139a"


@pytest.mark.clauses("CE-139b", "CE-272")
def test_the_puncher_decides_everything_before_anything_happens() -> None:
    game = steal(
        "cheyenne punch", at="cheyenne 2i, ghost 2i, tuco 2i", loot={"ghost": "300 450 jewel"}, luck=Sampled.of(1)
    )
    before = facts(game)
    for kind, value in (("punched", b("ghost")), ("knocked-off", 0), ("take", 1), ("shove", BACK)):
        assert asked(game) == [(2, kind)]
        assert changed(before, game) == set(), "nothing falls, nobody moves before the last answer"
        answer(game, value)
    assert where(game, "ghost") == "3i" and len(tokens(game, "cheyenne")) == 1


@pytest.mark.clauses("CE-139c", "CE-140")
def test_a_punch_into_the_marshal() -> None:
    """The loot falls in the puncher's car; the target gets a Bullet and ends on the roof of the Marshal's car."""
    game = punch("tuco", at="tuco 2i, ghost 2i", marshal=1, loot={"ghost": "300"})
    answer(game, FORWARD)
    assert tokens(game, "2i") == ["300"] and tokens(game, "1i") == [] == tokens(game, "1r")
    assert where(game, "ghost") == "1r" and wounds(game, 0) == 1 and game.received[6] == 1
    keys = [event.saying.key for event in game.log or []]
    assert keys.index("event-dropped") < keys.index("event-shoved") < keys.index("event-met")
    roof = punch("tuco", at="tuco 2r, ghost 2r", marshal=1)
    answer(roof, FORWARD)
    assert wounds(roof, 0) == 0, "on the roof nobody meets him"


# ---- Cheyenne


@pytest.mark.clauses("CE-180", "CE-181", "CE-183", "CE-184")
def test_cheyenne_may_take_the_purse() -> None:
    game = punch("cheyenne", at="cheyenne 2i, ghost 2i", marshal=1, loot={"ghost": "350"})
    assert asked(game) == [(2, "take")]
    answer(game, 1)
    answer(game, FORWARD)
    assert tokens(game, "cheyenne") == ["350"] and tokens(game, "ghost") == [] == tokens(game, "2i")
    assert game.loot[0] == ON_CARD + b("cheyenne"), "straight from card to card"
    assert values_on(game, 2, "cheyenne") == [350], "she may look at it"
    assert values_on(game, 1, "cheyenne") == []
    assert told(game, SNATCHED, 1) == [(b("cheyenne"), b("ghost"))]
    assert where(game, "ghost") == "1r" and wounds(game, 0) == 1, "moved in any case, and met"


@pytest.mark.clauses("CE-181", "CE-180")
def test_cheyenne_may_let_it_fall() -> None:
    game = punch("cheyenne", at="cheyenne 2i, ghost 2i", loot={"ghost": "350"})
    answer(game, 0)
    answer(game, BACK)
    assert tokens(game, "2i") == ["350"] and tokens(game, "cheyenne") == []


@pytest.mark.clauses("CE-181")
def test_she_decides_before_the_purse_is_drawn() -> None:
    game = punch("cheyenne", at="cheyenne 2i, ghost 2i", loot={"ghost": "350 500 250!"}, luck=[])
    answer(game, 1)
    assert asked(game) == [(2, "shove")], "and no die has fallen: the luck of this table is an empty page"
    lucky = punch("cheyenne", at="cheyenne 2i, ghost 2i", loot={"ghost": "350 500 250!"}, luck=Sampled.of(1))
    answer(lucky, 1)
    answer(lucky, BACK)
    assert told(lucky, SNATCHED_BLIND, None) == [(b("cheyenne"), b("ghost"), 3)]
    two = punch("cheyenne", at="cheyenne 2i, ghost 2i", loot={"ghost": "350 500"}, luck=Sampled.of(1))
    answer(two, 1)
    answer(two, BACK)
    assert told(two, SNATCHED_BLIND, None) == [(b("cheyenne"), b("ghost"), 2)]


@pytest.mark.clauses("CE-182")
@pytest.mark.parametrize(("loot", "kind"), [("350 jewel", 1), ("350 box", 2)])
def test_jewels_and_strongboxes_always_fall(loot: str, kind: int) -> None:
    game = punch("cheyenne", at="cheyenne 2r, ghost 2r", loot={"ghost": loot})
    answer(game, kind)
    assert asked(game) == [(2, "shove")]
    answer(game, BACK)
    assert tokens(game, "2r") == [loot.split()[1]] and tokens(game, "cheyenne") == []


@pytest.mark.clauses("CE-181")
def test_nobody_else_can_take_a_purse() -> None:
    game = punch("tuco", at="tuco 2r, ghost 2r", loot={"ghost": "350"})
    assert asked(game) == [(3, "shove")]


@pytest.mark.clauses("CE-134")
def test_of_two_jewels_the_second_is_as_good_and_not_offered() -> None:
    game = steal("ghost robbery", at="ghost 2i", loot={"2i": "300 jewel jewel"})
    assert refused(game, 0, TOKEN, 19).saying is ALIKE
    both = steal("ghost robbery", at="ghost 2i", loot={"2i": "300 box box"})
    assert offered(both) == [0, 24], "nor the second Strongbox"
