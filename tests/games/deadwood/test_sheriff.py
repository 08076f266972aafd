"""Chapter 9, the Sheriff (DW-160..173)."""

from __future__ import annotations

import pytest

from posse.games.deadwood.components import CHURCH_PLOT, CORNERS, PLOTS
from posse.games.deadwood.sayings import (
    FEE_PAID,
    MOVE_FROM,
    MOVE_TO,
    NO_DOLLAR,
    SHERIFF,
    SHERIFF_FORBIDS,
    SHERIFF_MOVED,
)
from tests.games.deadwood.lay import (
    asked,
    at,
    corner,
    goals,
    lay,
    plot,
    question,
    refused,
    refused_goal,
    spot,
    told,
    walk,
)
from tests.games.deadwood.moves import annex, answer, build, draw, go, grift, hire, home, lay_tile, move, post, send

OFFICE = "boss@sheriffs-office greenhorn"


@pytest.mark.clauses("DW-160", "DW-009")
@pytest.mark.parametrize("number", range(35))
def test_he_protects_the_three_plots_he_touches(number: int) -> None:
    game = lay()
    game.sheriff = number
    assert [p for p in range(PLOTS) if game.is_protected(p)] == sorted(CORNERS[number])


@pytest.mark.clauses("DW-161", "DW-163")
def test_a_plot_with_railroad_is_part_of_an_intersection_like_any_other() -> None:
    game = lay("bank@e1", {0: "boss"}, track="f1")
    go(game, "boss", "sheriffs-office")
    assert corner("e1 e2 f1") in question(game).options
    post(game, "e1 e2 f1")
    assert game.is_protected(plot("f1"))


@pytest.mark.clauses("DW-162", "DW-114")
def test_nobody_shoots_under_his_eyes() -> None:
    game = lay("bank@b3", {0: "boss boss@church", 1: "greenhorn@bank", 2: "boss"}, sheriff="a4 b3 b4")
    assert "bank" not in goals(game, "boss")
    game = lay("bank@b3 general-store@c3", {0: "boss boss@church", 1: "greenhorn@bank"}, sheriff="a4 b3 b4")
    go(game, "boss", "general-store")
    answer(game, MOVE_FROM, CHURCH_PLOT)
    assert at(game, "bank") not in question(game).options
    assert refused(game, MOVE_TO, at(game, "bank")).saying is SHERIFF_FORBIDS


@pytest.mark.clauses("DW-163", "DW-190")
def test_he_goes_only_where_there_is_a_building() -> None:
    game = lay("bank@f1", {0: "boss"})
    go(game, "boss", "sheriffs-office")
    built = {plot("a3"), plot("a4"), plot("a5"), plot("f1")}
    allowed = {number for number, three in enumerate(CORNERS) if built & set(three)}
    assert set(question(game).options) == allowed | {game.sheriff}
    bare = next(number for number in range(35) if number not in question(game).options)
    assert refused(game, SHERIFF, bare).clause == "DW-163"


@pytest.mark.clauses("DW-163", "DW-164")
def test_neither_railroad_nor_station_is_a_building_for_him() -> None:
    game = lay(cowboys={0: "boss"}, track="f1 e1 d1 c1 b1", stacks=("", "", ""))
    go(game, "boss", "sheriffs-office")
    for labels in ("e1 e2 f1", "b1 c1 b2", "a1 a2 b1"):
        assert corner(labels) not in question(game).options
    assert corner("a2 a3 b2") in question(game).options
    printed = {plot("a3"), plot("a4"), plot("a5")}
    bare = [number for number in question(game).options if not printed & set(CORNERS[number])]
    assert bare == [game.sheriff], "wherever of the three they lie"


@pytest.mark.clauses("DW-165", "DW-192")
def test_placing_a_cowboy_under_his_eyes_costs_a_dollar() -> None:
    game = lay("bank@b3", {0: "boss", 1: OFFICE}, sheriff="a4 b3 b4")
    send(game, "boss", "bank")
    assert game.money == [4, 6, 5] and told(game, FEE_PAID) == [(0, 1)]


@pytest.mark.clauses("DW-165")
def test_an_unprotected_building_costs_nothing() -> None:
    game = lay("bank@b3", {0: "boss", 1: OFFICE})
    send(game, "boss", "bank")
    assert game.money == [5, 5, 5]


@pytest.mark.clauses("DW-166")
def test_no_fee_for_an_empty_office_nor_for_its_controller() -> None:
    game = lay("bank@b3", {0: "boss"}, sheriff="a4 b3 b4")
    send(game, "boss", "bank")
    assert game.money == [5, 5, 5]
    game = lay("bank@b3", {0: f"{OFFICE} boss"}, sheriff="a4 b3 b4")
    send(game, "boss", "bank")
    assert game.money == [5, 5, 5]


@pytest.mark.clauses("DW-166")
def test_arriving_on_the_empty_office_is_free() -> None:
    game = lay(cowboys={0: "boss"}, sheriff="a4 b3 b4", money={0: 0})
    send(game, "boss", "sheriffs-office")
    assert game.money[0] == 0 and asked(game) == (0, "annex")


@pytest.mark.clauses("DW-166", "DW-167")
def test_a_store_move_out_of_the_office_is_free() -> None:
    game = lay("general-store@c3 bank@b3", {0: "boss boss@sheriffs-office"}, sheriff="a4 b3 b4", money={0: 0})
    go(game, "boss", "general-store")
    move(game, "sheriffs-office", "bank")
    assert game.money[0] == 1 and not told(game, FEE_PAID)


@pytest.mark.clauses("DW-167")
def test_a_store_move_under_his_eyes_costs_the_mover_a_dollar() -> None:
    game = lay("general-store@c3 bank@b3 hotel@f1", {0: "boss greenhorn@hotel", 1: OFFICE}, sheriff="a4 b3 b4")
    go(game, "boss", "general-store")
    assert game.money == [6, 5, 5]
    move(game, "hotel", "bank")
    assert game.money == [5, 6, 5] and asked(game) == (0, "annex")


@pytest.mark.clauses("DW-167")
def test_extra_annexes_hires_and_ways_home_cost_no_fee() -> None:
    game = lay("saloon@e1", {0: "boss", 1: f"{OFFICE} gunslinger@saloon", 2: "boss"}, sheriff="d1 e1 d2", seats=3)
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    annex(game)
    hire(game, "greenhorn")
    assert not told(game, FEE_PAID)
    game = lay("saloon@b3 bank@b4", {0: "boss@bank greenhorn@saloon", 1: OFFICE}, sheriff="a4 b3 b4")
    home(game, "bank", "saloon")
    assert not told(game, FEE_PAID) and game.money[0] == 5


@pytest.mark.clauses("DW-168")
def test_who_can_not_pay_may_not_enter() -> None:
    game = lay("bank@b3", {0: "boss", 1: OFFICE}, sheriff="a4 b3 b4", money={0: 0})
    assert "bank" not in goals(game, "boss")
    why = refused_goal(game, "boss", "b3")
    assert (why.saying, why.clause) == (NO_DOLLAR, "DW-168")
    game = lay("bank@b3", {0: "boss", 1: OFFICE}, sheriff="a4 b3 b4", money={0: 1})
    send(game, "boss", "bank")
    assert game.money[:2] == [0, 6]


@pytest.mark.clauses("DW-168", "DW-166")
def test_a_penniless_player_enters_where_no_fee_is_due() -> None:
    game = lay("bank@b3", {0: "boss", 1: "boss"}, sheriff="a4 b3 b4", money={0: 0})
    assert {"bank", "sheriffs-office"} <= goals(game, "boss")


@pytest.mark.clauses("DW-168", "DW-167")
def test_the_dollar_of_the_store_can_pay_the_fee() -> None:
    game = lay("general-store@c3 bank@b3 hotel@f1", {0: "boss greenhorn@hotel", 1: OFFICE}, sheriff="a4 b3 b4",
               money={0: 0})  # fmt: skip
    go(game, "boss", "general-store")
    move(game, "hotel", "bank")
    assert game.money[:2] == [0, 6]


@pytest.mark.clauses("DW-169", "DW-170")
def test_the_fee_is_due_at_the_church_too_which_stays_open() -> None:
    game = lay(cowboys={0: "boss", 1: f"{OFFICE} gunslinger@church"}, sheriff="a4 a5 b4")
    send(game, "boss", "church")
    assert game.money == [4, 6, 5] and asked(game) == (0, "annex")
    game = lay(cowboys={0: "boss", 1: OFFICE}, sheriff="a4 a5 b4", money={0: 0})
    assert "church" not in goals(game, "boss")


@pytest.mark.clauses("DW-171")
def test_he_does_not_stop_the_grifter_nor_a_way_home_nor_the_railroad() -> None:
    game = lay("grifter@c3 bank@b3", {0: "boss", 1: "greenhorn@bank boss"}, sheriff="a4 b3 b4")
    go(game, "boss", "grifter")
    grift(game, "bank", "ranch 1 boss")
    assert spot(game, 1, "greenhorn") == spot(game, 1, "boss") == "mine"
    game = lay("bank@f1", {0: "boss", 1: "greenhorn@bank boss"}, sheriff="e1 e2 f1")
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert spot(game, 1, "greenhorn") == "mine"


@pytest.mark.clauses("DW-171")
def test_a_new_building_on_a_protected_plot_is_protected() -> None:
    game = lay("stage-depot@b2", {0: "boss", 1: OFFICE, 2: "boss"}, sheriff="a4 b3 b4", top="hotel")
    go(game, "boss", "stage-depot")
    draw(game, 1)
    build(game, "hotel", "b3")
    go(game, "greenhorn", "church")
    send(game, "boss", "hotel")
    assert told(game, FEE_PAID) == [(2, 1)]


@pytest.mark.clauses("DW-172")
def test_he_stays_when_his_last_building_is_torn_down() -> None:
    game = lay("bank@f1", {0: "boss"}, sheriff="e1 e2 f1")
    here = game.sheriff
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert game.sheriff == here and not any(game.is_building(p) for p in CORNERS[here])


@pytest.mark.clauses("DW-173")
def test_only_his_office_moves_him() -> None:
    for seed in range(6):
        before = None
        for game in walk(3, seed):
            if before is not None and before != game.sheriff:
                assert game.log is not None
                assert any(event.saying is SHERIFF_MOVED for event in game.log[-40:])
            before = game.sheriff
