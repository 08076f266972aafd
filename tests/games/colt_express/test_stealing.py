"""Chapter 5, Stealin'! (CE-090..097): Move, Floor Change, the Marshal's card (CE-100..115); questions (CE-272)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.rules.move import destinations
from posse.games.colt_express.rules.stealing import Stealing
from posse.games.colt_express.sayings import (
    MARSHAL_AT_END,
    MARSHAL_WAY,
    MOVE_GOAL,
    MOVE_TO,
    MOVED,
    MUST_MOVE,
    NO_TARGET,
    NOBODY_TO_PUNCH,
    NOTHING_TO_ROB,
    OFF_THE_TRAIN,
    ONE_CAR_INSIDE,
    RAN,
    RESOLVED,
    RUN_TO,
    THREE_ROOFS,
    TURNED_UP,
)
from posse.games.colt_express.state import IN_DECK, ON_TOP, PLACES
from tests.games.colt_express.lay import (
    answer,
    asked,
    b,
    begin,
    card,
    changed,
    facts,
    lay,
    offered,
    place,
    refused,
    steal,
    table,
    tokens,
    told,
    walk,
    where,
    wounds,
)


@pytest.mark.clauses("CE-090", "CE-091")
def test_the_first_card_played_is_resolved_first_and_completely() -> None:
    game = steal("tuco floor, ghost floor, tuco floor, belle floor", at="tuco 2i, ghost 3i, belle 4r, cheyenne 4i")
    assert told(game, RESOLVED) == [(b(name), 1) for name in ("tuco", "ghost", "tuco", "belle")]
    assert [where(game, name) for name in ("tuco", "ghost", "belle", "cheyenne")] == ["2i", "3r", "4i", "4i"]
    late = steal("tuco move, ghost floor", at="tuco 2i, ghost 3i")
    assert asked(late) == [(3, "move")] and where(late, "ghost") == "3i", "not before Tuco has moved"
    answer(late, 1)
    assert where(late, "ghost") == "3r"


@pytest.mark.clauses("CE-092")
def test_a_face_down_card_is_shown_only_when_its_turn_has_come() -> None:
    game = steal("(tuco move), (ghost move), belle floor", at="tuco 2i, ghost 3i, belle 4i")
    assert told(game, TURNED_UP, None) == [(3, b("tuco"), 0)]
    pile = table(game, 1)["pile"]
    assert [entry["card"] for entry in pile] == [card("tuco move"), None, card("belle floor")]
    answer(game, 3)
    assert told(game, TURNED_UP, None)[-1] == (0, b("ghost"), 0)


@pytest.mark.clauses("CE-093", "CE-103")
def test_what_is_possible_must_be_done() -> None:
    game = steal("tuco move, tuco fire", at="tuco 2i, ghost 4i, belle 4i, cheyenne 4i")
    assert offered(game) == [1, 3], "no answer lets Tuco stay"
    answer(game, 3)
    assert asked(game) == [(3, "target")] and set(offered(game)) == {b("ghost"), b("cheyenne")}


@pytest.mark.clauses("CE-094")
def test_what_is_impossible_has_no_effect_and_the_game_goes_on() -> None:
    game = lay(pile="tuco fire, tuco robbery, tuco punch, ghost floor", at="tuco 1i, ghost 4i, belle 4i, cheyenne 4i")
    before = facts(game)
    begin(game, Stealing())
    assert told(game, NO_TARGET) and told(game, NOTHING_TO_ROB) and told(game, NOBODY_TO_PUNCH)
    assert changed(before, game) == {"at", "deck", "resolved"}, "only Ghost has climbed, and the cards are back"
    assert where(game, "ghost") == "4r"


@pytest.mark.clauses("CE-095", "CE-272")
@pytest.mark.parametrize(
    ("pile", "at", "seat", "kind"),
    [
        ("ghost move", "ghost 2i", 0, "move"),
        ("belle marshal", "belle 3r", 1, "marshal"),
        ("tuco fire", "tuco 2i, ghost 1i, cheyenne 3i", 3, "target"),
        ("cheyenne robbery", "cheyenne 2i", 2, "token"),
        ("tuco punch", "tuco 3r, ghost 3r, cheyenne 3r", 3, "punched"),
    ],
)
def test_where_there_are_several_ways_the_owner_of_the_card_chooses(pile: str, at: str, seat: int, kind: str) -> None:
    game = steal(pile, at=at, marshal=4 if "belle" not in pile else 1, loot={"2i": "300 jewel"})
    assert asked(game) == [(seat, kind)]
    assert len(offered(game)) > 1


@pytest.mark.clauses("CE-272")
def test_a_floor_change_asks_nothing() -> None:
    assert steal("tuco floor", at="tuco 2i").pending is None


@pytest.mark.clauses("CE-096")
def test_a_resolved_card_returns_to_its_owner() -> None:
    game = steal("tuco floor, ghost move", at="tuco 2i, ghost 2i")
    assert game.resolved == 1
    assert game.deck[card("tuco floor")] == 2, "the Floor Change is back"
    assert game.deck[card("ghost move")] == 1, "the Move is still being resolved"
    answer(game, 1)
    assert game.deck[card("ghost move")] == 2 and game.pending is None
    assert game.deck[card("tuco move")] == 2, "everyone gets the own card"


@pytest.mark.clauses("CE-097", "CE-120")
def test_a_bullet_goes_at_once_on_the_deck_of_who_is_hit() -> None:
    game = steal("tuco fire, ghost move", at="tuco 2i, belle 3i, ghost 4r, cheyenne 0r")
    assert asked(game) == [(0, "move")]
    assert game.lead[1 * PLACES + IN_DECK] == 1 and game.hand_size(1) == 0
    expert = steal("tuco fire, ghost move", at="tuco 2i, belle 3i, ghost 4r, cheyenne 0r", expert=True)
    assert expert.lead[1 * PLACES + ON_TOP] == 1
    met = steal("belle move", at="belle 1i, ghost 4i, cheyenne 4i, tuco 4i", expert=True)
    answer(met, 0)
    assert met.lead[1 * PLACES + ON_TOP] == 1, "the Marshal's too"


# ---- Move


@pytest.mark.clauses("CE-100", "CE-102")
@pytest.mark.parametrize(("start", "goals"), [("0i", [1]), ("1i", [0, 2]), ("3i", [2, 4]), ("5i", [4])])
def test_inside_one_goes_to_the_next_car(start: str, goals: list[int]) -> None:
    game = lay(bandits="ghost belle cheyenne tuco doc", at=f"ghost {start}")
    assert destinations(game, b("ghost")) == goals


@pytest.mark.clauses("CE-101", "CE-102")
@pytest.mark.parametrize(
    ("start", "goals"),
    [("0r", [1, 2, 3]), ("1r", [0, 2, 3, 4]), ("3r", [0, 1, 2, 4, 5, 6]), ("4r", [1, 2, 3, 5, 6]), ("6r", [3, 4, 5])],
)
def test_on_roofs_one_goes_up_to_three_cars_and_nobody_blocks(start: str, goals: list[int]) -> None:
    crowd = ", ".join(
        f"{name} {car}r" for name, car in zip(("belle", "cheyenne", "tuco", "django", "doc"), range(5), strict=True)
    )
    game = steal("ghost move", bandits="ghost belle cheyenne tuco django doc", at=f"{crowd}, ghost {start}", marshal=6)
    assert offered(game) == goals
    answer(game, goals[0])
    assert where(game, "ghost") == f"{goals[0]}r"
    assert told(game, RAN) == [(b("ghost"), int(start[0]) * 2 + 1, goals[0] * 2 + 1)] and not told(game, MOVED)


@pytest.mark.clauses("CE-100", "CE-101")
def test_a_move_cites_the_rule_of_its_level() -> None:
    inside = steal("ghost move", at="ghost 2i", marshal=4)
    assert inside.phrase(0, MOVE_GOAL.first + 1).saying is MOVE_TO and MOVE_TO.clause == "CE-100"
    answer(inside, 1)
    assert told(inside, MOVED) == [(b("ghost"), place("2i"), place("1i"))] and MOVED.clause == "CE-100"
    roof = steal("ghost move", at="ghost 2r", marshal=4)
    assert roof.phrase(0, MOVE_GOAL.first + 1).saying is RUN_TO and RUN_TO.clause == RAN.clause == "CE-101"


@pytest.mark.clauses("CE-100", "CE-101", "CE-102", "CE-103")
def test_moves_that_are_refused_and_why() -> None:
    inside = steal("ghost move", at="ghost 2i")
    assert refused(inside, 0, MOVE_GOAL, 2).saying is MUST_MOVE
    assert refused(inside, 0, MOVE_GOAL, 4).saying is ONE_CAR_INSIDE
    assert refused(inside, 0, MOVE_GOAL, 5).saying is OFF_THE_TRAIN
    roof = steal("ghost move", at="ghost 0r")
    assert refused(roof, 0, MOVE_GOAL, 4).saying is THREE_ROOFS
    assert refused(roof, 0, MOVE_GOAL, 0).saying is MUST_MOVE


@pytest.mark.clauses("CE-102", "CE-103")
def test_a_move_with_one_way_is_made_without_asking() -> None:
    game = steal("ghost move", at="ghost 4i", marshal=1)
    assert game.pending is None and where(game, "ghost") == "3i"


@pytest.mark.clauses("CE-104")
@pytest.mark.parametrize("start", ["2i", "2r"])
def test_a_move_keeps_the_level(start: str) -> None:
    game = steal("ghost move", at=f"ghost {start}", marshal=4, bandits="ghost belle tuco")
    answer(game, 1)
    assert where(game, "ghost") == f"1{start[-1]}"


@pytest.mark.clauses("CE-105", "CE-104")
def test_moving_inside_into_the_marshals_car_is_legal_and_ends_on_its_roof() -> None:
    game = steal("ghost move", at="ghost 2i", marshal=1)
    assert 1 in offered(game)
    answer(game, 1)
    assert where(game, "ghost") == "1r" and wounds(game, 0) == 1 and game.neutral == 12


# ---- Floor Change


@pytest.mark.clauses("CE-108")
@pytest.mark.parametrize(("start", "end"), [("2i", "2r"), ("2r", "2i"), ("0r", "0i"), ("4i", "4r")])
def test_a_floor_change_keeps_the_car(start: str, end: str) -> None:
    game = steal("ghost floor", at=f"ghost {start}", marshal=1)
    assert game.pending is None and where(game, "ghost") == end
    assert wounds(game, 0) == 0


@pytest.mark.clauses("CE-109", "CE-140")
def test_climbing_down_to_the_marshal_ends_on_the_roof_with_a_bullet() -> None:
    game = steal("ghost floor", at="ghost 1r, belle 1r", marshal=1)
    assert where(game, "ghost") == "1r" and wounds(game, 0) == 1
    assert wounds(game, 1) == 0, "Belle stood on the roof and was not met"


# ---- Marshal


@pytest.mark.clauses("CE-112", "CE-114")
@pytest.mark.parametrize(("way", "car"), [(0, 1), (1, 3)])
def test_the_owner_moves_the_marshal_one_car_from_wherever_he_is(way: int, car: int) -> None:
    game = steal("ghost marshal", at="ghost 4r, belle 4i, cheyenne 4i, tuco 4i", marshal=2)
    assert offered(game) == [0, 1]
    answer(game, way)
    assert game.marshal == car and where(game, "ghost") == "4r"


@pytest.mark.clauses("CE-113")
@pytest.mark.parametrize(("start", "end"), [(0, 1), (4, 3)])
def test_at_an_end_of_the_train_he_can_go_only_one_way_and_must(start: int, end: int) -> None:
    game = steal("ghost marshal", at="ghost 2i, belle 2i, cheyenne 2i, tuco 2r", marshal=start)
    assert game.pending is None and game.marshal == end


@pytest.mark.clauses("CE-113")
def test_the_marshal_never_stays_or_leaves_the_train() -> None:
    assert MARSHAL_WAY.size == 2 and MARSHAL_AT_END.clause == "CE-113"
    for position in walk(3, 9):
        assert 0 <= position.marshal <= max(position.cars, 0)


@pytest.mark.clauses("CE-115", "CE-141")
def test_bandits_inside_the_car_he_enters_are_met() -> None:
    game = steal("ghost marshal", at="ghost 3i, belle 3i, cheyenne 3r, tuco 2i", marshal=2, loot={"ghost": "300"})
    answer(game, 1)
    assert [where(game, name) for name in ("ghost", "belle", "cheyenne", "tuco")] == ["3r", "3r", "3r", "2i"]
    assert [wounds(game, seat) for seat in range(4)] == [1, 1, 0, 0]
    assert tokens(game, "ghost") == ["300"]
