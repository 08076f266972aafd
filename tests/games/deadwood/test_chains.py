"""Chains of effects at least four levels deep, in which somebody on the way flees, dies, or loses the building."""

from __future__ import annotations

import pytest

from posse.games.deadwood import GAME
from posse.games.deadwood.sayings import DRAWN
from posse.games.deadwood.state import BY_WIPEOUT, right
from posse.kernel.chance import Scripted
from posse.kernel.codec import digest, dumps, loads
from posse.kernel.flow import where
from tests.games.deadwood.lay import asked, holder, lay, names_in, question, spot, tile, told, walk
from tests.games.deadwood.moves import annex, build, confess, flee, go, hire, lay_tile, move, order, rob

LONG = "DaysInDeadwood.turn > Arrive.annex > GeneralStore.arrive"
"""How such a stack begins."""


@pytest.mark.clauses("DW-078", "DW-080", "DW-207", "DW-208", "DW-262", "DW-265")
def test_store_shootout_store_town_hall_track_and_a_neighbours_saloon() -> None:
    """The chain of the project's brief: every level waits for the one it started."""
    game = lay(
        "general-store@b3 new-general-store@b5 hotel@b2 undertaker@c3 saloon@e1 casino@f2",
        {
            0: "boss gunslinger@hotel boss@undertaker greenhorn",
            1: "greenhorn@new-general-store boss@saloon greenhorn",
            2: "boss@casino greenhorn",
        },
        dice=(6, 1, 1),
        posters={0: 1},
        stacks=("bank", "", ""),
    )
    game.chance = Scripted([5, 0])
    go(game, "boss", "general-store")
    move(game, "hotel", "new-general-store")
    assert game.posters[0] == 2 and spot(game, 1, "greenhorn") == "dead"
    assert game.money[0] == 5 + 1 + 1, "the Store, and the Undertaker for the death"
    annex(game)
    move(game, "undertaker", "town-hall")
    annex(game)
    assert game.posters[0] == 1
    lay_tile(game, "f1")
    order(game, "saloon")
    annex(game)
    assert where(game) == (
        "DaysInDeadwood.turn > Arrive.annex > GeneralStore.arrive > Arrive.annex > GeneralStore.arrive > Arrive.annex"
        " > TownHall.railroad > LayRailroad.extra_annex > ExtraAnnex.offer > Saloon.hire"
    )
    assert asked(game) == (1, "hire")
    hire(game, "boss")
    assert game.money[1] == 2 and spot(game, 1, "boss", 1) == "mine"
    assert asked(game) == (2, "annex")
    annex(game)
    rob(game, 0)
    assert game.money == [5 + 1 + 1 + 1 - 1, 2, 6]
    assert asked(game) == (0, "build")
    build(game, "bank", "b4")
    assert asked(game) == (1, "turn") and game.turns == 1


@pytest.mark.clauses("DW-078", "DW-123", "DW-207")
def test_a_defender_flees_in_the_middle_of_a_chain() -> None:
    game = lay(
        "general-store@b3 new-general-store@b5 hotel@b2 laundry@c3 bank@c4",
        {0: "boss gunslinger@hotel boss@laundry", 1: "greenhorn@new-general-store greenhorn@bank boss"},
        ponies={1: 2},
    )
    go(game, "boss", "general-store")
    move(game, "hotel", "new-general-store")
    assert where(game) == f"{LONG} > Arrive.shootout > Shootout.skedaddle"
    flee(game)
    annex(game)
    move(game, "laundry", "bank")
    assert where(game).count(">") == 6 and asked(game) == (1, "flee")
    flee(game)
    annex(game)
    assert [spot(game, 1, "greenhorn", which) for which in (0, 1)] == ["mine", "mine"]
    assert game.ponies[1] == 0 and game.posters[0] == 3
    assert game.money[0] == 5 + 1 + 1 + 5 and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-077", "DW-078", "DW-138")
def test_the_moved_cowboy_dies_and_the_outer_annexes_go_on() -> None:
    """The second Store's man dies; the railroad annexes under it and the new buildings are still carried out."""
    game = lay(
        "general-store@e1 new-general-store@b5 hotel@b2 bank@c4",
        {0: "boss greenhorn", 1: "boss@general-store greenhorn@hotel greenhorn", 2: "boss@bank greenhorn"},
        stacks=("casino", "", ""),
        dice=(1, 6),
    )
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    annex(game)
    move(game, "hotel", "bank")
    assert spot(game, 1, "greenhorn") == "dead" and holder(game, "bank") == 2
    assert asked(game) == (0, "build"), "back at the Town Hall of seat 0"
    build(game, "casino", "b3")
    assert asked(game) == (1, "turn") and game.posters[1] == 1


@pytest.mark.clauses("DW-077", "DW-259", "DW-272")
def test_a_player_on_the_way_loses_the_building_to_the_track() -> None:
    """The Store that began the chain is torn down by the tile at its end; its annex is over, its man at the Mine."""
    game = lay(
        "general-store@f1 hotel@b2 laundry@b5",
        {0: "boss gunslinger@hotel greenhorn", 1: "boss@laundry greenhorn"},
        stacks=("", "", ""),
    )
    go(game, "boss", "general-store")
    move(game, "hotel", "town-hall")
    annex(game)
    lay_tile(game, "f1")
    assert spot(game, 0, "boss") == "mine" and names_in(game, 1) == [], "drawn again at once, by part 3"
    assert asked(game) == (0, "build")
    build(game, "general-store", "b3")
    assert asked(game) == (1, "turn") and game.money[0] == 6


@pytest.mark.clauses("DW-263", "DW-272")
def test_a_right_dies_with_the_building_that_a_later_tile_destroys() -> None:
    """The first tile owes the Laundry an annex; before its turn the second tile tears it down."""
    game = lay(
        "general-store@f2 laundry@e1 hotel@b5",
        {0: "boss greenhorn", 1: "boss@general-store boss@hotel greenhorn", 2: "boss@laundry greenhorn"},
        stacks=("", "", ""),
        dice=(6, 1),
    )
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    order(game, "general-store")
    annex(game)
    move(game, "hotel", "town-hall")
    annex(game)
    assert asked(game) == (1, "track") and list(game.owed) == [right(0, 24)]
    lay_tile(game, "e1")
    assert not game.owed and spot(game, 2, "boss") == "mine"
    assert game.money[2] == 5, "he never gets to annex"
    assert told(game, DRAWN)[0] == (1, tile("laundry"), 1), "seat 1's part 3 comes first"


@pytest.mark.clauses("DW-077", "DW-080", "DW-094", "DW-291", "DW-292")
@pytest.mark.parametrize("wipeout", ["all", "any"])
def test_the_layer_dies_out_and_still_orders_the_rest(wipeout: str) -> None:
    game = lay(
        "general-store@e1 laundry@f2 undertaker@e2 hotel@b5",
        {0: "greenhorn", 1: "boss@general-store boss@hotel greenhorn", 2: "boss@laundry boss@undertaker greenhorn"},
        stacks=("", "", "grifter"),
        dice=(6, 1, 1),
        wipeout=wipeout,
        money={2: 20},
    )
    go(game, "greenhorn", "town-hall")
    lay_tile(game, "f1")
    order(game, "general-store")
    annex(game)
    move(game, "hotel", "town-hall")
    assert not game.lives(0) and (game.ending == BY_WIPEOUT) is (wipeout == "any")
    assert game.money[2] == 21, "the Undertaker"
    annex(game, yes=False)
    assert asked(game) == (0, "order"), "the order is still his to set"
    order(game, "undertaker")
    annex(game)
    annex(game)
    assert asked(game) == (0, "build")
    build(game, "grifter", "b3")
    assert (game.pending is None) is (wipeout == "any")


@pytest.mark.clauses("DW-078", "DW-224", "DW-207")
def test_two_stores_and_a_laundry_end_in_church() -> None:
    game = lay(
        "general-store@b3 new-general-store@b5 laundry@b2 new-laundry@c3",
        {0: "boss gunslinger@laundry gunslinger@new-laundry greenhorn"},
        posters={0: 5},
    )
    go(game, "boss", "general-store")
    move(game, "laundry", "new-general-store")
    annex(game)
    move(game, "new-laundry", "church")
    annex(game)
    assert question(game).options == [1, 2], "the Laundry just left counts, the one left before does not"
    confess(game, 2)
    assert game.posters[0] == 3 and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-140", "DW-078")
def test_an_attacker_driven_off_ends_his_branch_of_the_chain_only() -> None:
    game = lay(
        "general-store@e1 laundry@e2 hotel@b5 bank@b4",
        {0: "boss greenhorn", 1: "boss@general-store greenhorn@hotel greenhorn@laundry", 2: "greenhorn@bank greenhorn"},
        stacks=("", "", ""),
        dice=(2, 3),
    )
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    order(game, "general-store")
    annex(game)
    move(game, "hotel", "bank")
    assert spot(game, 1, "greenhorn") == "mine" and asked(game) == (1, "annex")
    annex(game)
    assert game.money[1] == 5 + 2 + 1 + 1, "Hotel for the tile, Store, and still the Laundry"


@pytest.mark.clauses("DW-272", "DW-262")
def test_inner_tile_and_its_annexes_come_before_the_rest_of_the_outer_one() -> None:
    game = lay(
        "general-store@e1 casino@f2 laundry@e2 hotel@b5",
        {0: "boss greenhorn", 1: "boss@general-store boss@hotel greenhorn", 2: "boss@casino boss@laundry greenhorn"},
        stacks=("bank gunsmith", "", ""),
        dice=(6, 1),
    )
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    order(game, "general-store")
    annex(game)
    move(game, "hotel", "town-hall")
    annex(game)
    lay_tile(game, "e2")
    assert spot(game, 2, "boss", 1) == "mine", "the Laundry is under the second tile"
    assert asked(game) == (1, "order"), "the second tile is seat 1's to order"
    order(game, "casino")
    assert asked(game) == (2, "annex")
    annex(game, yes=False)
    assert asked(game) == (1, "annex"), "the Store is beside the second tile, too"
    annex(game, yes=False)
    assert asked(game) == (1, "build"), "the inner part 3"
    build(game, "bank", "b3")
    assert asked(game) == (2, "annex"), "the rest of the outer tile: the Casino"
    annex(game)
    rob(game, 1)
    assert asked(game) == (0, "build"), "and the outer part 3 at last"


@pytest.mark.clauses("DW-078")
def test_a_game_saved_in_the_middle_of_a_chain_goes_on_the_same() -> None:
    deepest = 0
    for seed in range(30):
        for game in walk(4, seed):
            if len(game.stack) > 6:
                deepest = max(deepest, len(game.stack))
                assert digest(loads(GAME, dumps(game))) == digest(game)
    assert deepest >= 7
