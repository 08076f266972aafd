"""Chapter 4, words that the other clauses use (DW-070..080)."""

from __future__ import annotations

import pytest

from posse.games.deadwood.components import CHURCH_PLOT, NOBODY
from posse.games.deadwood.rules.railroad import pay_hotel
from posse.games.deadwood.sayings import (
    BUILD,
    DANCE,
    DECLINED,
    DONE,
    HIRE,
    HIRE_NOBODY,
    LOOK,
    LOOK_AT_NONE,
    MOVE_FROM,
    STAY,
)
from posse.games.deadwood.state import Town
from posse.kernel.flow import where
from tests.games.deadwood.lay import asked, goals, holder, lay, question, spot, tile, told
from tests.games.deadwood.moves import annex, answer, build, go, home, lay_tile, move, rob, send


@pytest.mark.clauses("DW-070")
@pytest.mark.parametrize(
    ("where_they_are", "alive"),
    [("boss", True), ("boss@bank", True), ("boss@mine", True), ("boss@church", True), ("boss@dead", False),
     ("boss@supply", False), ("boss@dead greenhorn@supply", False), ("boss@dead greenhorn@mine", True)],
)  # fmt: skip
def test_who_counts_as_alive(where_they_are: str, alive: bool) -> None:
    game = lay("bank@b3", {1: where_they_are})
    assert game.lives(1) is alive


@pytest.mark.clauses("DW-071", "DW-072")
def test_control_lasts_while_the_cowboy_stands_there() -> None:
    game = lay("hotel@b3", {0: "boss", 1: "boss@hotel greenhorn"}, seats=2)
    assert holder(game, "hotel") == 1
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert game.money[1] == 7, "the Hotel is paid"
    build_all(game)
    home(game, "hotel")
    assert holder(game, "hotel") == NOBODY
    pay_hotel(game, 2)
    assert game.money[1] == 7, "nobody is paid any more"


@pytest.mark.clauses("DW-071")
def test_nobody_controls_the_church() -> None:
    game = lay(cowboys={0: "boss@church greenhorn", 1: "boss@church"})
    assert game.controller(CHURCH_PLOT) == NOBODY
    assert game.in_church[:2] == [6, 15]


@pytest.mark.clauses("DW-073", "DW-074", "DW-075")
def test_an_annex_is_offered_to_who_arrives_alone_and_works_once() -> None:
    game = lay("hotel@b3")
    send(game, "boss", "hotel")
    assert asked(game) == (0, "annex")
    annex(game)
    assert game.money[0] == 7 and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-074", "DW-182")
def test_at_the_church_one_need_not_be_alone() -> None:
    game = lay(cowboys={0: "boss", 1: "boss@church", 2: "boss@church"}, posters={0: 1})
    go(game, "boss", "church")
    assert game.posters[0] == 0


@pytest.mark.clauses("DW-075")
def test_an_annex_declined_is_gone() -> None:
    game = lay("bank@b3", {0: "boss boss", 1: "boss"}, seats=2)
    send(game, "boss", "bank")
    annex(game, yes=False)
    assert game.money[0] == 5 and game.posters[0] == 0 and holder(game, "bank") == 0
    assert told(game, DECLINED) == [(0, tile("bank"))]
    send(game, "boss", "church")
    annex(game, yes=False)
    assert asked(game) == (0, "turn")
    assert "bank" not in goals(game, "boss"), "it can't be caught up on while he stands there"


@pytest.mark.clauses("DW-076")
def test_an_impossible_part_is_skipped_and_the_rest_still_happens() -> None:
    game = lay("bank@b3 gunsmith@b4", {0: "boss gunslinger", 1: "boss"}, seats=2, pool=0, cartridges={1: 20})
    go(game, "boss", "bank")
    assert (game.money[0], game.posters[0]) == (10, 0)
    game = lay("gunsmith@b4", {0: "boss"}, cartridges={1: 20})
    go(game, "boss", "gunsmith")
    assert (game.money[0], game.cartridges[0]) == (6, 0)


@pytest.mark.clauses("DW-076")
def test_optional_parts_are_those_that_say_may() -> None:
    game = lay("saloon@b3 general-store@b2 fortune-teller@b4 dance-hall@c3 bank@b5", {0: "boss greenhorn@bank"})
    for building, refuse in (
        ("saloon", (HIRE, HIRE_NOBODY)),
        ("general-store", (MOVE_FROM, STAY)),
        ("fortune-teller", (LOOK, LOOK_AT_NONE)),
        ("dance-hall", (DANCE, DONE)),
    ):
        twin = game.copy()
        go(twin, "boss", building)
        assert refuse[1] in question(twin).options
        answer(twin, *refuse)
        assert asked(twin) == (1, "turn")


@pytest.mark.clauses("DW-077")
def test_an_annex_that_has_begun_is_finished_without_its_cowboy() -> None:
    """The layer at the Town Hall is shot by a neighbour's Store, and still builds."""
    game = lay(
        "general-store@e1 bank@c1",
        {0: "greenhorn", 1: "boss@general-store boss@bank"},
        seats=2,
        dice=(6, 6),
        top="hotel new-saloon grifter",
    )
    go(game, "greenhorn", "town-hall")
    lay_tile(game, "f1")
    annex(game)
    move(game, "bank", "town-hall")
    assert spot(game, 0, "greenhorn") == "dead" and not game.lives(0)
    assert asked(game) == (1, "annex")
    annex(game, yes=False)
    assert asked(game) == (0, "build"), "no living cowboy, but the annex goes on"
    build(game, "hotel", "b3")
    build(game, "new-saloon", "b4")
    build(game, "grifter", "c3")
    assert asked(game) == (1, "turn")


@pytest.mark.clauses("DW-078")
def test_what_is_started_is_finished_before_the_first_goes_on() -> None:
    game = lay("general-store@b3 new-general-store@b4 bank@b5 hotel@c3", {0: "boss boss@bank gunslinger@hotel"})
    go(game, "boss", "general-store")
    move(game, "bank", "new-general-store")
    assert where(game) == "DaysInDeadwood.turn > Arrive.annex > GeneralStore.arrive > Arrive.annex"
    annex(game)
    move(game, "hotel", "bank")
    assert where(game).count("GeneralStore.arrive") == 2
    annex(game)
    assert (game.money[0], asked(game)) == (5 + 1 + 1 + 5, (1, "turn"))


@pytest.mark.clauses("DW-079")
def test_staying_gives_nothing_but_leaving_and_returning_does() -> None:
    game = lay("hotel@b3", {0: "boss boss", 1: "boss boss"}, seats=2)
    go(game, "boss", "hotel")
    go(game, "boss", "church")
    assert asked(game) == (0, "turn") and "hotel" not in goals(game, "boss")
    home(game, "hotel")
    home(game, "church")
    assert game.money == [7, 5]
    go(game, "boss", "hotel")
    assert game.money == [9, 5]


@pytest.mark.clauses("DW-080")
def test_in_a_chain_choices_and_gains_belong_to_the_owner_and_the_turn_to_the_turn_player() -> None:
    game = lay("casino@e1", {0: "boss", 1: "boss@casino boss", 2: "boss"}, top="hotel new-saloon grifter")
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert asked(game) == (1, "annex")
    annex(game)
    assert asked(game) == (1, "casino")
    rob(game, 0)
    assert game.money == [4, 6, 5]
    assert asked(game) == (0, "build") and game.player == 0
    build_all(game)
    assert asked(game) == (1, "turn")


def build_all(game: Town) -> None:
    """Put whatever was drawn on the first plots that will do."""
    while question(game).kind is BUILD:
        answer(game, BUILD, question(game).options[0])
