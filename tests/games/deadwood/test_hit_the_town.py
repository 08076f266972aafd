"""Chapter 7, Hit the Town (DW-110..117)."""

from __future__ import annotations

import pytest

from posse.games.deadwood.components import BOSS, CHURCH_PLOT, PLOT_NAMES, PLOTS, owner
from posse.games.deadwood.rules.shootout import Shootout
from posse.games.deadwood.sayings import DONE, NONE_ON_RANCH, OWN_THERE, SHERIFF_FORBIDS, TURN
from tests.games.deadwood.lay import asked, at, goals, lay, refused, refused_goal, spot, walk
from tests.games.deadwood.moves import annex, flee, go, send


@pytest.mark.clauses("DW-110", "DW-115")
@pytest.mark.parametrize("label", [name for name in PLOT_NAMES if name not in ("a3", "a4", "a5")])
def test_a_cowboy_goes_from_the_ranch_to_a_building_anywhere(label: str) -> None:
    game = lay(f"hotel@{label}", {0: "boss boss"}, sheriff="a3 a4 b3")
    send(game, "boss", "hotel")
    assert spot(game, 0, "boss") == "hotel" and spot(game, 0, "boss", 1) == "ranch", "exactly one goes"


@pytest.mark.clauses("DW-110")
def test_only_ranks_on_the_ranch_can_be_sent() -> None:
    game = lay("hotel@b3", {0: "boss gunslinger@mine greenhorn@supply greenhorn@dead greenhorn@church"})
    assert goals(game, "boss") == {"hotel", "town-hall", "sheriffs-office"}
    for name in ("gunslinger", "greenhorn"):
        assert goals(game, name) == set()
        assert refused_goal(game, name, "b3").saying is NONE_ON_RANCH


@pytest.mark.clauses("DW-111")
def test_neither_an_open_plot_nor_railroad_can_be_entered() -> None:
    game = lay("hotel@b3", track="f1 e1")
    for label in ("a1", "b2", "f1", "e1"):
        assert refused_goal(game, "boss", label).clause == "DW-111"
    assert goals(game) == {"hotel", "town-hall", "sheriffs-office", "church"}


@pytest.mark.clauses("DW-111")
def test_the_mine_and_boot_hill_are_no_answers() -> None:
    assert TURN.size == 3 * PLOTS + DONE, "27 plots for each rank, and nothing else to send to"


@pytest.mark.clauses("DW-112", "DW-164")
def test_the_station_can_not_be_entered() -> None:
    game = lay("hotel@b3", track="f1 e1 d1 c1 b1")
    assert refused_goal(game, "boss", "b1").clause == "DW-112"


@pytest.mark.clauses("DW-113")
@pytest.mark.parametrize("cowboy", ["greenhorn", "boss boss"])
@pytest.mark.parametrize("building", ["hotel", "church", "town-hall"])
def test_nobody_goes_where_he_has_a_cowboy(building: str, cowboy: str) -> None:
    game = lay("hotel@b3", {0: f"boss {cowboy}@{building}"})  # the first of a gang, or the last
    assert building not in goals(game, "boss")
    why = refused(game, TURN, BOSS * PLOTS + at(game, building))
    assert (why.saying, why.clause) == (OWN_THERE, "DW-113")


@pytest.mark.clauses("DW-114", "DW-162")
def test_a_protected_opponent_can_not_be_visited() -> None:
    game = lay("hotel@b3 bank@b4 casino@c3", {0: "boss", 1: "boss@hotel greenhorn@bank"}, sheriff="b3 b4 c3")
    assert goals(game, "boss") == {"casino", "town-hall", "sheriffs-office", "church"}
    assert refused_goal(game, "boss", "b3").saying is SHERIFF_FORBIDS
    assert refused_goal(game, "boss", "b4").clause == "DW-114"


@pytest.mark.clauses("DW-114", "DW-170")
def test_the_protected_church_is_open_to_all() -> None:
    game = lay(cowboys={0: "boss", 1: "boss@church boss"}, sheriff="a4 a5 b4", posters={0: 1})
    go(game, "boss", "church")
    assert game.posters[0] == 0 and game.in_church[:2] == [6, 15]


@pytest.mark.clauses("DW-116")
def test_fee_shootout_and_annex_come_in_this_order() -> None:
    """The fee is gone before the question to annex; there is no fee for a fight, which the Sheriff forbids."""
    game = lay("bank@b3 hotel@b4", {0: "boss", 1: "boss@sheriffs-office"}, sheriff="a4 b3 b4")
    send(game, "boss", "bank")
    assert game.money[:2] == [4, 6] and asked(game) == (0, "annex")
    annex(game)
    assert game.money[0] == 9
    game = lay("bank@b3", {0: "boss", 1: "greenhorn@bank"}, ponies={1: 1})
    send(game, "boss", "bank")
    assert spot(game, 0, "boss") == spot(game, 1, "greenhorn") == "bank", "placed before the shootout"
    assert asked(game) == (1, "flee")
    flee(game)
    assert asked(game) == (0, "annex")


@pytest.mark.clauses("DW-116", "DW-120")
def test_no_annex_for_somebody_driven_off() -> None:
    game = lay("bank@b3", {0: "greenhorn boss", 1: "greenhorn@bank"}, dice=(1, 1))
    send(game, "greenhorn", "bank")
    assert asked(game) == (1, "turn") or asked(game) == (2, "turn")
    assert game.money[0] == 5 and spot(game, 0, "greenhorn") == "mine"


@pytest.mark.clauses("DW-117", "DW-342")
def test_no_building_but_the_church_holds_two_when_the_shooting_is_over() -> None:
    crowded = 0
    for seed in range(6):
        for game in walk(4, seed):
            fighting = [frame.plot for frame in game.stack if isinstance(frame, Shootout)]
            for number in range(PLOTS):
                there = [cowboy for cowboy, place in enumerate(game.cowboys) if place == number]
                crowded += len(there) > 1
                assert len(there) < 2 or number == CHURCH_PLOT or number in fighting
                assert len({owner(cowboy) for cowboy in there}) == len(there)
    assert crowded
