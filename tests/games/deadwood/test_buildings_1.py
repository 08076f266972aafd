"""Chapter 10, the buildings of the first stack (DW-203..235)."""

from __future__ import annotations

import pytest

from posse.games.deadwood.components import CHURCH_PLOT, NOBODY, TILE_NAMES
from posse.games.deadwood.rules.ending import to_the_last_dollar
from posse.games.deadwood.sayings import (
    BANK_USED,
    CASINO_NOTHING,
    COURT_CALLS,
    DRAWN_AT_DEPOT,
    EMPTY_STACK,
    HOTEL_PAID,
    MOVE_FROM,
    MOVE_TO,
    NO_MONEY,
    NO_SUCH_PLAYER,
    NOT_FROM_YOURSELF,
    NOT_MOVABLE,
    ROB,
    STACK_KIND,
    STAY,
)
from posse.kernel.chance import Scripted
from tests.games.deadwood.lay import asked, at, holder, lay, names_in, plot, question, refused, spot, tile, told
from tests.games.deadwood.moves import annex, answer, build, draw, flee, go, lay_tile, move, rob, send

# ---- General Store


@pytest.mark.clauses("DW-203", "DW-209")
def test_a_store_pays_a_dollar_and_moves_another_cowboy() -> None:
    """The worked example: from the Courthouse to the Bank, which he annexes; the Courthouse is left empty."""
    game = lay("general-store@b3 courthouse@b4 bank@b5", {0: "boss greenhorn@courthouse"})
    go(game, "boss", "general-store")
    assert game.money[0] == 6
    move(game, "courthouse", "bank")
    annex(game)
    assert (game.money[0], game.posters[0]) == (11, 1)
    assert holder(game, "courthouse") == NOBODY and not told(game, COURT_CALLS)
    assert holder(game, "general-store") == holder(game, "bank") == 0


@pytest.mark.clauses("DW-203")
def test_the_move_may_be_declined_and_is_skipped_if_there_is_none() -> None:
    game = lay("general-store@b3 bank@b5", {0: "boss greenhorn@bank"})
    go(game, "boss", "general-store")
    move(game, None)
    assert spot(game, 0, "greenhorn") == "bank" and asked(game) == (1, "turn")
    game = lay("general-store@b3 bank@b5", {0: "boss greenhorn@mine gunslinger"})
    go(game, "boss", "general-store")
    assert game.money[0] == 6 and asked(game) == (1, "turn"), "nobody to move"


@pytest.mark.clauses("DW-204")
def test_who_can_not_be_moved() -> None:
    game = lay(
        "general-store@b3 bank@b5",
        {0: "boss gunslinger greenhorn@mine gunslinger@dead greenhorn@bank", 1: "boss@church"},
    )
    go(game, "boss", "general-store")
    assert question(game).options == [at(game, "bank"), STAY]
    assert refused(game, MOVE_FROM, at(game, "general-store")).clause == "DW-204", "the one who annexes"
    assert refused(game, MOVE_FROM, CHURCH_PLOT).saying is NOT_MOVABLE, "somebody else's"


@pytest.mark.clauses("DW-205", "DW-020")
def test_one_on_the_other_store_may_be_moved() -> None:
    game = lay("general-store@b3 new-general-store@b4 bank@b5", {0: "boss greenhorn@new-general-store"})
    go(game, "boss", "general-store")
    move(game, "new-general-store", "bank")
    annex(game)
    assert game.money[0] == 11


@pytest.mark.clauses("DW-206")
def test_where_a_move_may_go() -> None:
    game = lay(
        "general-store@b3 bank@b5 hotel@c1 casino@c2 new-saloon@f1",
        {0: "boss greenhorn@bank gunslinger@hotel", 1: "boss@casino", 2: "boss@new-saloon"},
        sheriff="b1 c1 c2".replace("b1", "d1"),
        track="f2",
    )
    go(game, "boss", "general-store")
    answer(game, MOVE_FROM, at(game, "bank"))
    allowed = {TILE_NAMES[game.plots[p]] for p in question(game).options}
    assert allowed == {"town-hall", "sheriffs-office", "church", "new-saloon"}
    for label, clause in (("b5", "DW-113"), ("c1", "DW-113"), ("b3", "DW-113"), ("c2", "DW-114"), ("a1", "DW-111")):
        assert refused(game, MOVE_TO, plot(label)).clause == clause


@pytest.mark.clauses("DW-207")
def test_a_move_is_an_arrival_with_shootout_and_annex() -> None:
    game = lay("general-store@b3 hotel@b4 bank@b5", {0: "boss gunslinger@hotel", 1: "greenhorn@bank"}, dice=(6, 1))
    game.chance = Scripted([5])
    go(game, "boss", "general-store")
    move(game, "hotel", "bank")
    assert game.posters[0] == 1 and spot(game, 1, "greenhorn") == "dead"
    annex(game)
    assert (game.money[0], game.posters[0]) == (11, 2)


@pytest.mark.clauses("DW-208")
def test_stores_chain_and_the_chain_ends() -> None:
    game = lay(
        "general-store@b3 new-general-store@b4 bank@b5 hotel@c1",
        {0: "boss greenhorn@bank gunslinger@hotel"},
    )
    go(game, "boss", "general-store")
    move(game, "bank", "new-general-store")
    annex(game)
    assert set(question(game).options) == {at(game, "general-store"), at(game, "hotel"), STAY}
    answer(game, MOVE_FROM, at(game, "general-store"))
    assert at(game, "general-store") not in question(game).options, "not back onto the one just left"
    assert at(game, "new-general-store") not in question(game).options, "nor onto one he holds"
    answer(game, MOVE_TO, at(game, "bank"))
    annex(game)
    assert game.money[0] == 5 + 1 + 1 + 5 and asked(game) == (1, "turn")


# ---- the rest of the first stack


@pytest.mark.clauses("DW-210", "DW-213", "DW-216", "DW-220", "DW-231")
@pytest.mark.parametrize(
    ("building", "money", "cartridges", "ponies"),
    [("gunsmith", 1, 2, 0), ("new-gunsmith", 1, 2, 0), ("blacksmith", 1, 0, 1), ("new-blacksmith", 1, 0, 1),
     ("hotel", 2, 0, 0), ("laundry", 1, 0, 0), ("new-laundry", 1, 0, 0), ("undertaker", 1, 0, 0)],
)  # fmt: skip
def test_buildings_that_simply_give(building: str, money: int, cartridges: int, ponies: int) -> None:
    game = lay(f"{building}@b3")
    go(game, "boss", building)
    assert (game.money, game.cartridges, game.ponies) == ([5 + money, 5, 5], [cartridges, 0, 0], [ponies, 0, 0])
    assert game.posters == [0, 0, 0] and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-211", "DW-212")
@pytest.mark.parametrize(("pool", "posters"), [(15, 1), (1, 1), (0, 0)])
def test_the_bank_gives_five_dollars_and_a_poster(pool: int, posters: int) -> None:
    game = lay("bank@b3", pool=pool, money={0: 9})
    go(game, "boss", "bank")
    assert told(game, BANK_USED) == [(0, posters)]
    assert game.posters[0] == posters and game.crime_pool == pool - posters


@pytest.mark.clauses("DW-214")
def test_the_casino_takes_a_dollar_from_one_who_has_money() -> None:
    game = lay("casino@b3", seats=4, money={1: 0, 2: 1})
    go(game, "boss", "casino")
    assert question(game).options == [2, 3]
    assert refused(game, ROB, 0).saying is NOT_FROM_YOURSELF
    assert refused(game, ROB, 1).saying is NO_MONEY
    assert refused(game, ROB, 4).saying is NO_SUCH_PLAYER
    rob(game, 2)
    assert game.money == [6, 0, 0, 5]


@pytest.mark.clauses("DW-214")
def test_the_casino_finds_nobody_with_money() -> None:
    game = lay("casino@b3", money={1: 0, 2: 0})
    go(game, "boss", "casino")
    assert game.money == [5, 0, 0] and told(game, CASINO_NOTHING) == [(0,)]


@pytest.mark.clauses("DW-217", "DW-254", "DW-269")
@pytest.mark.parametrize(("track", "label", "paid"), [("", "f2", 2), ("f2", "e3", 2), ("f2 e3 d4 c5", "b6", 4)])
def test_the_hotel_is_paid_for_every_tile_wherever_it_is(track: str, label: str, paid: int) -> None:
    game = lay("hotel@b2", {0: "boss", 1: "boss@hotel boss"}, track=track, stacks=("", "", ""), sheriff="a3 a4 b3")
    go(game, "boss", "town-hall")
    lay_tile(game, label)
    assert told(game, HOTEL_PAID) == [(1, paid)]


@pytest.mark.clauses("DW-217", "DW-072")
def test_an_empty_hotel_earns_nothing() -> None:
    game = lay("hotel@b2", {0: "boss"})
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert not told(game, HOTEL_PAID) and game.money == [5, 5, 5]


@pytest.mark.clauses("DW-218", "DW-254")
def test_a_hotel_torn_down_by_the_tile_earns_nothing() -> None:
    game = lay("hotel@f1", {0: "boss", 1: "boss@hotel"})
    go(game, "boss", "town-hall")
    lay_tile(game, "f1")
    assert not told(game, HOTEL_PAID) and spot(game, 1, "boss") == "mine"


@pytest.mark.clauses("DW-227", "DW-228")
def test_the_stage_depot_pays_and_builds_one_tile() -> None:
    game = lay("stage-depot@b3", {0: "boss"}, stacks=("hotel bank", "gold-mine", ""))
    go(game, "boss", "stage-depot")
    assert game.money[0] == 7 and question(game).options == [0, 1]
    assert refused(game, STACK_KIND, 2).saying is EMPTY_STACK
    assert not told(game, DRAWN_AT_DEPOT), "the stack is chosen before its tile is seen"
    draw(game, 2)
    assert told(game, DRAWN_AT_DEPOT) == [(0, tile("gold-mine"), 2)]
    assert plot("a1") not in question(game).options
    build(game, "gold-mine", "c3")
    assert at(game, "gold-mine") == plot("c3") and names_in(game, 1) == ["hotel", "bank"]


@pytest.mark.clauses("DW-228")
def test_the_stage_depot_with_all_stacks_empty() -> None:
    game = lay("stage-depot@b3", {0: "boss"}, stacks=("", "", ""))
    go(game, "boss", "stage-depot")
    assert game.money[0] == 7 and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-229", "DW-295")
@pytest.mark.parametrize(("track", "premium"), [("", 10), ("f1 e1 d1 c1", 10), ("f1 e1 d1 c1 b1", 0)])
def test_the_stage_depot_earns_ten_if_no_station_was_built(track: str, premium: int) -> None:
    game = lay("stage-depot@b4", {0: "boss", 1: "boss@stage-depot"}, track=track)
    to_the_last_dollar(game)
    assert game.money == [5, 5 + premium, 5]


# ---- Undertaker


@pytest.mark.clauses("DW-232", "DW-233")
@pytest.mark.parametrize(("dice", "paid"), [((6, 1), 1), ((1, 6), 1), ((6, 6), 2), ((1, 1), 0), ((4, 5), 0)])
@pytest.mark.parametrize("undertaker", [0, 1, 2])
def test_the_undertaker_earns_with_every_death_elsewhere(dice: tuple[int, int], paid: int, undertaker: int) -> None:
    cowboys = {0: "greenhorn boss", 1: "greenhorn@bank boss", 2: "greenhorn boss"}
    cowboys[undertaker] += " gunslinger@undertaker"
    game = lay("bank@b3 undertaker@b4", cowboys, dice=dice)
    send(game, "greenhorn", "bank")
    assert game.money[undertaker] == 5 + paid
    assert sum(game.money) == 15 + paid, "nobody else"


@pytest.mark.clauses("DW-232", "DW-072")
def test_an_empty_undertaker_earns_nothing() -> None:
    game = lay("bank@b3 undertaker@b4", {0: "greenhorn", 1: "greenhorn@bank boss"}, dice=(6, 6))
    send(game, "greenhorn", "bank")
    assert game.money == [5, 5, 5]


@pytest.mark.clauses("DW-234", "DW-235")
@pytest.mark.parametrize(
    ("dice", "attacker", "defender"), [((6, 1), 1, 0), ((1, 6), 0, 1), ((6, 6), 0, 0), ((1, 1), 0, 0)]
)
def test_at_the_undertaker_itself_the_survivor_is_paid_once(
    dice: tuple[int, int], attacker: int, defender: int
) -> None:
    game = lay("undertaker@b4", {0: "greenhorn boss", 1: "greenhorn@undertaker boss"}, dice=dice)
    send(game, "greenhorn", "undertaker")
    assert game.money == [5 + attacker, 5 + defender, 5]
    if attacker:
        assert asked(game) == (0, "annex"), "paid before he annexes"
        annex(game)
        assert game.money[0] == 7


@pytest.mark.clauses("DW-234")
def test_nobody_is_paid_for_a_defender_who_flees_from_the_undertaker() -> None:
    game = lay("undertaker@b4", {0: "greenhorn", 1: "boss@undertaker"}, ponies={1: 1})
    send(game, "greenhorn", "undertaker")
    flee(game)
    assert game.money == [5, 5, 5]
