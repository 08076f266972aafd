"""Fire (CE-120..131), with Tuco (CE-170..172), Django (CE-174..178) and Belle (CE-185..189)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import BANDITS
from posse.games.colt_express.rules.events import happen
from posse.games.colt_express.rules.fire import targets
from posse.games.colt_express.sayings import (
    CHARMED,
    FIRED,
    NEXT_CAR_ONLY,
    NO_BULLETS,
    NO_TARGET,
    NOT_ONESELF,
    NOT_PLAYING,
    NOT_PUSHED,
    OTHER_LEVEL,
    OUT_OF_SIGHT,
    PUSHED,
    SAME_CAR,
    TARGET,
)
from posse.games.colt_express.state import ON_TOP, PLACES
from tests.games.colt_express.lay import (
    SIX_OF_THEM,
    answer,
    asked,
    b,
    card,
    lay,
    offered_bandits,
    refused,
    steal,
    tokens,
    told,
    where,
    wounds,
)

PLAIN = "ghost cheyenne tuco django doc"
"""Everybody but Belle."""


def in_sight(shooter: str, at: str, bandits: str = PLAIN) -> set[str]:
    return {BANDITS[target] for target in targets(lay(bandits=bandits, at=at), b(shooter))}


@pytest.mark.clauses("CE-120")
def test_the_target_gets_one_of_the_shooters_own_bullets() -> None:
    game = steal("ghost fire", bandits=PLAIN, at="ghost 2i, cheyenne 1i, tuco 3i, django 5i, doc 5i")
    answer(game, b("tuco"))
    assert game.bullets[b("ghost")] == 5 and game.bullets[b("tuco")] == 6
    assert game.received[2 * 8 + b("ghost")] == 1 == wounds(game, 2)
    assert [wounds(game, seat) for seat in (0, 1, 3, 4)] == [0, 0, 0, 0]
    assert told(game, FIRED) == [(b("ghost"), b("tuco"), 5)]


@pytest.mark.clauses("CE-121", "CE-124", "CE-125")
def test_from_inside_one_hits_the_insides_of_the_two_next_cars() -> None:
    at = "ghost 2i, cheyenne 1i, tuco 3i, django 4i, doc 2i"
    assert in_sight("ghost", at) == {"cheyenne", "tuco"}
    assert in_sight("ghost", "ghost 2i, cheyenne 1r, tuco 3r, django 2r, doc 0i") == set()
    assert in_sight("ghost", "ghost 0i, cheyenne 1i, tuco 1i, django 2i, doc 5i") == {"cheyenne", "tuco"}


@pytest.mark.clauses("CE-122", "CE-123", "CE-126")
@pytest.mark.parametrize(
    ("at", "seen"),
    [
        ("ghost 2r, cheyenne 3r, tuco 3r, django 4r, doc 1i", {"cheyenne", "tuco"}),
        ("ghost 2r, cheyenne 5r, tuco 0r, django 4i, doc 1i", {"cheyenne", "tuco"}),
        ("ghost 0r, cheyenne 5r, tuco 0r, django 5r, doc 3i", {"cheyenne", "django"}),
        ("ghost 3r, cheyenne 2r, tuco 1r, django 4r, doc 5r", {"cheyenne", "django"}),
        ("ghost 3r, cheyenne 3r, tuco 3r, django 3i, doc 2i", set()),
    ],
)
def test_from_a_roof_the_nearest_roof_with_bandits_in_each_direction(at: str, seen: set[str]) -> None:
    assert in_sight("ghost", at) == seen


@pytest.mark.clauses("CE-131", "CE-123", "CE-124")
def test_the_example_of_three_roofs() -> None:
    at = "ghost 1r, tuco 2r, cheyenne 2r, doc 3r, django 5i"
    assert in_sight("ghost", at) == {"tuco", "cheyenne"}
    assert in_sight("tuco", at) == {"ghost", "doc"}
    assert in_sight("doc", at) == {"tuco", "cheyenne"}


@pytest.mark.clauses("CE-121", "CE-122", "CE-124", "CE-125")
def test_shots_that_are_refused_and_why() -> None:
    inside = steal("ghost fire", bandits=PLAIN, at="ghost 2i, cheyenne 1i, tuco 3i, django 4i, doc 2i")
    for name, why in (("django", NEXT_CAR_ONLY), ("doc", SAME_CAR), ("ghost", NOT_ONESELF), ("belle", NOT_PLAYING)):
        assert refused(inside, 0, TARGET, b(name)).saying is why
    assert NOT_PLAYING.clause == "CE-020", "it is no rule of shooting"
    roof = steal("ghost fire", bandits=PLAIN, at="ghost 2r, cheyenne 1r, tuco 3r, django 4r, doc 4i")
    assert refused(roof, 0, TARGET, b("django")).saying is OUT_OF_SIGHT
    assert refused(roof, 0, TARGET, b("doc")).saying is OTHER_LEVEL


@pytest.mark.clauses("CE-127", "CE-094")
def test_without_a_target_the_bullet_stays() -> None:
    game = steal("ghost fire", bandits=PLAIN, at="ghost 2i, cheyenne 2i, tuco 2r, django 4i, doc 5r")
    assert game.pending is None and game.bullets[b("ghost")] == 6
    assert told(game, NO_TARGET) == [(b("ghost"),)]


@pytest.mark.clauses("CE-128")
def test_without_bullets_nothing_happens_not_even_djangos_push() -> None:
    game = steal("django fire", bandits=PLAIN, at="django 2i, ghost 3i, cheyenne 1i", bullets={"django": 0})
    assert told(game, NO_BULLETS) == [(b("django"),)] and told(game, PUSHED) == []
    assert where(game, "ghost") == "3i" and game.bullets[b("django")] == 0
    last = steal("ghost fire, ghost fire", bandits=PLAIN, at="ghost 2i, cheyenne 3i", bullets={"ghost": 1})
    assert len(told(last, FIRED)) == 1 and len(told(last, NO_BULLETS)) == 1, "the last one, then none"


@pytest.mark.clauses("CE-129")
def test_the_marshal_is_no_target() -> None:
    game = steal("ghost fire", bandits=PLAIN, at="ghost 2i, cheyenne 5i, tuco 5i, django 5i, doc 5i", marshal=1)
    assert game.pending is None and told(game, NO_TARGET)
    assert TARGET.size == 6, "only bandits can be named"


@pytest.mark.clauses("CE-130", "CE-093")
def test_with_a_target_the_shot_is_compulsory() -> None:
    game = steal("ghost fire", bandits=PLAIN, at="ghost 2i, cheyenne 1i, tuco 5i, django 5i, doc 5i")
    assert game.pending is None and wounds(game, 1) == 1


# ---- Tuco


@pytest.mark.clauses("CE-170", "CE-171")
@pytest.mark.parametrize(
    ("at", "seen"),
    [
        ("tuco 2i, ghost 2r, cheyenne 3i, django 3r, doc 2i", {"ghost", "cheyenne"}),
        ("tuco 2r, ghost 2i, cheyenne 5r, django 3i, doc 2r", {"ghost", "cheyenne"}),
        ("tuco 0r, ghost 0i, cheyenne 0i, django 5i, doc 5i", {"ghost", "cheyenne"}),
        ("tuco 0i, ghost 0r, cheyenne 5i, django 5i, doc 5i", {"ghost"}),
        ("tuco 2i, ghost 1r, cheyenne 3r, django 5i, doc 2i", set()),
    ],
)
def test_tuco_also_shoots_through_the_roof_of_his_own_car(at: str, seen: set[str]) -> None:
    assert in_sight("tuco", at) == seen


@pytest.mark.clauses("CE-170")
def test_tuco_through_the_roof_in_the_locomotive() -> None:
    game = steal("tuco fire", at="tuco 0i, ghost 0r, belle 4i, cheyenne 4i", marshal=2)
    assert game.pending is None and wounds(game, 0) == 1 and where(game, "ghost") == "0r"
    up = steal("tuco fire", at="tuco 0r, ghost 0i, belle 0r, cheyenne 4i", marshal=2)
    assert up.pending is None and wounds(up, 0) == 1 and wounds(up, 1) == 0
    other = steal("ghost fire", at="tuco 0r, ghost 0i, belle 4i, cheyenne 4i", marshal=2)
    assert told(other, NO_TARGET), "only Tuco can"


@pytest.mark.clauses("CE-172")
def test_tuco_can_not_shoot_himself_and_the_marshal_below_does_not_hinder_him() -> None:
    assert "tuco" not in in_sight("tuco", "tuco 2i, ghost 2r")
    game = steal("tuco fire", at="tuco 1r, ghost 3r, belle 4i, cheyenne 4i", marshal=1)
    assert game.pending is None and wounds(game, 0) == 1
    assert where(game, "tuco") == "1r" and game.marshal == 1


# ---- Django


@pytest.mark.clauses("CE-174")
@pytest.mark.parametrize(
    ("django", "target", "end"), [("2i", "3i", "4i"), ("2i", "1i", "0i"), ("1r", "4r", "5r"), ("4r", "3r", "2r")]
)
def test_djangos_shot_pushes_the_target_one_car_away(django: str, target: str, end: str) -> None:
    game = steal("django fire", bandits=PLAIN, at=f"django {django}, ghost {target}, cheyenne 5i, tuco 5i, doc 5i",
                 marshal=3)  # fmt: skip
    assert where(game, "ghost") == end and wounds(game, 0) == 1
    way = 1 if end > target else 0
    assert told(game, PUSHED) == [(b("ghost"), way, int(end[0]) * 2 + "ir".index(end[1]))], "0 forward, 1 back"


@pytest.mark.clauses("CE-175", "CE-151")
@pytest.mark.parametrize(("django", "target"), [("1i", "0i"), ("4i", "5i"), ("2r", "5r"), ("3r", "0r")])
def test_at_the_end_of_the_train_the_target_stays_but_is_hit(django: str, target: str) -> None:
    game = steal("django fire", bandits=PLAIN, at=f"django {django}, ghost {target}, cheyenne 2i, tuco 2i, doc 2i",
                 marshal=3)  # fmt: skip
    if game.pending is not None:
        answer(game, b("ghost"))
    assert where(game, "ghost") == target and wounds(game, 0) == 1
    assert told(game, NOT_PUSHED) == [(b("ghost"),)]


@pytest.mark.clauses("CE-176", "CE-140", "CE-178")
def test_django_pushes_into_the_marshal() -> None:
    """First Django's Bullet, then the Marshal's on top of it, then the roof of that car."""
    game = steal("django fire", bandits=PLAIN, at="django 3i, ghost 2i, cheyenne 5i, tuco 5i, doc 5i", marshal=1,
                 loot={"ghost": "300 jewel"}, expert=True)  # fmt: skip
    assert where(game, "ghost") == "1r"
    assert game.received[0 * 8 + b("django")] == 1 and game.received[0 * 8 + 6] == 1
    assert game.lead[0 * PLACES + ON_TOP] == 2 and game.neutral == 12
    assert tokens(game, "ghost") == ["300", "jewel"], "the push drops no loot"
    assert game.marshal == 1
    keys = [event.saying.key for event in game.log or []]
    assert keys.index("event-fired") < keys.index("event-pushed") < keys.index("event-met")


@pytest.mark.clauses("CE-177", "CE-178")
def test_pushed_along_the_roofs_above_the_marshal_nothing_more_happens() -> None:
    game = steal("django fire", bandits=PLAIN, at="django 3r, ghost 2r, cheyenne 5i, tuco 5i, doc 5i", marshal=1,
                 loot={"ghost": "300"})  # fmt: skip
    assert where(game, "ghost") == "1r" and wounds(game, 0) == 1 and game.neutral == 13
    assert tokens(game, "ghost") == ["300"]


# ---- Belle


@pytest.mark.clauses("CE-185", "CE-187")
@pytest.mark.parametrize(
    ("at", "allowed"),
    [
        ("ghost 2i, belle 1i, cheyenne 3i, tuco 5i", {"cheyenne"}),
        ("ghost 2i, belle 1i, cheyenne 1i, tuco 3i", {"cheyenne", "tuco"}),
        ("ghost 2r, belle 5r, cheyenne 0r, tuco 0r", {"cheyenne", "tuco"}),
    ],
)
def test_belle_is_no_target_while_others_are_in_sight(at: str, allowed: set[str]) -> None:
    assert in_sight("ghost", at, "ghost belle cheyenne tuco django") == allowed


@pytest.mark.clauses("CE-185")
def test_the_refusal_names_belles_charm() -> None:
    game = steal("ghost fire", at="ghost 2i, belle 1i, cheyenne 3i, tuco 3i")
    assert offered_bandits(game) == {"cheyenne", "tuco"}
    why = refused(game, 0, TARGET, b("belle"))
    assert why.saying is CHARMED and why.clause == "CE-185"


@pytest.mark.clauses("CE-186", "CE-093")
def test_belle_alone_in_sight_must_be_hit() -> None:
    game = steal("ghost fire", at="ghost 2i, belle 1i, cheyenne 4i, tuco 4i")
    assert game.pending is None and wounds(game, 1) == 1


@pytest.mark.clauses("CE-187", "CE-170")
def test_tucos_roof_shots_count_as_other_targets() -> None:
    assert in_sight("tuco", "tuco 2i, ghost 2r, belle 3i, cheyenne 4i", "ghost belle cheyenne tuco") == {"ghost"}
    assert in_sight("tuco", "tuco 2i, belle 2r, ghost 3i, cheyenne 4i", "ghost belle cheyenne tuco") == {"ghost"}
    assert in_sight("tuco", "tuco 2i, belle 2r, ghost 4i, cheyenne 4i", "ghost belle cheyenne tuco") == {"belle"}


@pytest.mark.clauses("CE-188")
def test_belle_still_blocks_the_sight_along_the_roofs() -> None:
    at = "ghost 2r, belle 3r, cheyenne 4r, tuco 0r"
    assert in_sight("ghost", at, "ghost belle cheyenne tuco") == {"tuco"}, "not Cheyenne behind her"
    alone = "ghost 0r, belle 1r, cheyenne 2r, tuco 3r"
    assert in_sight("ghost", alone, "ghost belle cheyenne tuco") == {"belle"}


@pytest.mark.clauses("CE-189")
def test_belle_has_no_protection_from_marshal_and_events() -> None:
    game = steal("ghost marshal", at="ghost 4i, belle 1i, cheyenne 1i, tuco 4r", marshal=0)
    assert wounds(game, 1) == wounds(game, 2) == 1 and where(game, "belle") == "1r"
    revolt = lay(at="ghost 4r, belle 1i, cheyenne 4r, tuco 4r")
    happen(revolt, 4)
    assert wounds(revolt, 1) == 1
    assert SIX_OF_THEM.split().count("belle") == 1, "there is one Belle only"


@pytest.mark.clauses("CE-091", "CE-120")
def test_a_shot_is_asked_of_the_shooters_player_only() -> None:
    game = steal("tuco fire", at="tuco 2i, ghost 1i, cheyenne 3i, belle 4i")
    assert asked(game) == [(3, "target")] and game.pile == [card("tuco fire")]
