"""Chapter 8, the shootout (DW-120..144)."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.deadwood.components import BOSS, GUNSLINGER, NOBODY, RANKS
from posse.games.deadwood.invariants import dead
from posse.games.deadwood.sayings import (
    DIED,
    EXCHANGED_FIRE,
    FEE_PAID,
    FLED,
    HIT_BY_SIX,
    LOADED,
    NOBODY_HIT,
    OPENED_FIRE,
    POOL_WAS_EMPTY,
    SENT,
    SHOOTOUT,
    TOOK_DICE,
    WANTED,
    WOUNDED,
    WOUNDED_TWICE,
)
from posse.games.deadwood.state import Town
from posse.kernel.flow import where
from tests.games.deadwood.lay import asked, at, dice, facts, holder, lay, script_done, spot, table, tile, told, walk
from tests.games.deadwood.moves import annex, flee, go, load, move, send


def duel(attacker: str, defender: str, *dice: int, bullets: str = "", **more: Any) -> Town:
    """Seat 0 attacks seat 1 at the Bank; `bullets` says who uses a cartridge: `a`, `d`, `ad`."""
    game = lay(
        "bank@b3",
        {0: f"{attacker} greenhorn", 1: f"{defender}@bank greenhorn", 2: "boss"},
        cartridges={0: int("a" in bullets), 1: int("d" in bullets)},
        dice=dice,
        **more,
    )
    send(game, attacker, "bank")
    for _ in bullets:
        load(game)
    return game


@pytest.mark.clauses("DW-120", "DW-121")
def test_arriving_where_an_opponent_stands_starts_a_shootout_and_costs_a_poster() -> None:
    game = lay("bank@b3", {0: "boss", 1: "boss@bank"}, ponies={1: 1})
    send(game, "boss", "bank")
    assert where(game) == "DaysInDeadwood.turn > Arrive.shootout > Shootout.skedaddle"
    assert told(game, SHOOTOUT) == [(0, BOSS, 1, BOSS, tile("bank"))]
    assert (game.posters, game.crime_pool) == ([1, 0, 0], 14)


@pytest.mark.clauses("DW-120")
def test_no_shootout_in_an_empty_building() -> None:
    game = lay("bank@b3")
    send(game, "boss", "bank")
    assert asked(game) == (0, "annex") and game.posters[0] == 0


@pytest.mark.clauses("DW-121")
def test_the_poster_stays_even_if_the_defender_flees() -> None:
    game = lay("hotel@b3", {0: "boss", 1: "boss@hotel"}, ponies={1: 1})
    send(game, "boss", "hotel")
    flee(game)
    annex(game)
    assert game.posters == [1, 0, 0]


@pytest.mark.clauses("DW-122", "DW-290")
def test_an_empty_pool_gives_no_poster_and_the_shootout_goes_on() -> None:
    game = lay("hotel@b3", {0: "boss", 1: "greenhorn@hotel"}, pool=0, dice=(6, 1))
    send(game, "boss", "hotel")
    assert game.posters[0] == 0 and told(game, POOL_WAS_EMPTY) == [(0,)]
    assert spot(game, 1, "greenhorn") == "dead" and asked(game) == (0, "annex")


@pytest.mark.clauses("DW-123")
def test_the_defender_may_flee_on_a_pony() -> None:
    game = lay("bank@b3", {0: "boss", 1: "gunslinger@bank boss"}, ponies={1: 2}, cartridges={0: 1, 1: 1})
    send(game, "boss", "bank")
    assert asked(game) == (1, "flee")
    flee(game)
    assert spot(game, 1, "gunslinger") == "mine" and spot(game, 0, "boss") == "bank"
    assert (game.ponies[1], game.pony_supply) == (1, 9)
    assert game.cartridges == [1, 1, 0] and not dice(game), "neither cartridges nor dice"
    assert asked(game) == (0, "annex") and holder(game, "bank") == 0


@pytest.mark.clauses("DW-123")
def test_without_a_pony_nobody_asks_and_a_pony_need_not_be_used() -> None:
    game = duel("boss", "greenhorn", 1, 1, 1, 1)
    assert not told(game, FLED) and spot(game, 0, "boss") == "mine"
    game = lay("bank@b3", {0: "boss greenhorn", 1: "greenhorn@bank"}, ponies={1: 1}, dice=(1, 1, 1, 1))
    send(game, "boss", "bank")
    flee(game, yes=False)
    assert game.ponies[1] == 1 and spot(game, 1, "greenhorn") in ("bank", "ranch")


@pytest.mark.clauses("DW-124")
def test_the_attacker_can_not_flee() -> None:
    game = lay("bank@b3", {0: "boss", 1: "boss@bank"}, ponies={0: 3}, cartridges={0: 1, 1: 1}, dice=(1,) * 6)
    send(game, "boss", "bank")
    assert asked(game) == (0, "load"), "his ponies are no way out"
    load(game, yes=False)
    load(game, yes=False)
    assert game.ponies[0] == 3


@pytest.mark.clauses("DW-125")
def test_first_the_attacker_then_knowing_it_the_defender_loads() -> None:
    game = lay("bank@b3", {0: "boss", 1: "gunslinger@bank"}, cartridges={0: 1, 1: 1}, dice=(1,) * 6)
    send(game, "boss", "bank")
    assert asked(game) == (0, "load")
    load(game)
    assert asked(game) == (1, "load")
    assert table(game, 1)["going_on"]["shootout"]["dice"] == (4, 2), "he knows what he is up against"
    load(game, yes=False)
    assert game.cartridges == [0, 1, 0] and script_done(game)


@pytest.mark.clauses("DW-125")
def test_only_who_has_a_cartridge_is_asked() -> None:
    game = lay("bank@b3", {0: "boss", 1: "gunslinger@bank"}, cartridges={1: 1}, dice=(1,) * 5)
    send(game, "boss", "bank")
    assert asked(game) == (1, "load")


@pytest.mark.clauses("DW-126")
def test_one_cartridge_at_most_and_it_returns_to_the_supply() -> None:
    game = lay("bank@b3", {0: "boss", 1: "greenhorn@bank"}, cartridges={0: 5, 1: 5}, dice=(1,) * 6)
    send(game, "boss", "bank")
    load(game)
    load(game)
    assert game.cartridges[:2] == [4, 4] and game.cartridge_supply == 12
    assert script_done(game) and len(told(game, LOADED)) == 2


@pytest.mark.clauses("DW-127", "DW-128", "DW-129")
@pytest.mark.parametrize("attacker", [0, 1, 2])
@pytest.mark.parametrize("defender", [0, 1, 2])
@pytest.mark.parametrize("bullets", ["", "a", "d", "ad"])
def test_dice_are_strength_and_cartridge_and_all_of_them_are_rolled_if_nobody_dies(
    attacker: int, defender: int, bullets: str
) -> None:
    mine, his = attacker + 1 + ("a" in bullets), defender + 1 + ("d" in bullets)
    game = duel(RANKS[attacker], RANKS[defender], *(1,) * (mine + his), bullets=bullets)
    assert script_done(game) and told(game, TOOK_DICE) == [(0, mine, 1, his)]
    shooters = [seat for seat, _ in dice(game)]
    opening = abs(mine - his)
    assert shooters[:opening] == [0 if mine > his else 1] * opening, "the difference first"
    assert shooters[opening:] == [0, 1] * min(mine, his), "then one die each"


@pytest.mark.clauses("DW-128", "DW-144")
def test_three_dice_against_one_open_with_two_and_then_one_each() -> None:
    game = duel("boss", "greenhorn", 1, 4, 2, 3)
    assert script_done(game) and spot(game, 1, "greenhorn") == "bank" and spot(game, 0, "boss") == "mine"
    game = duel("boss", "greenhorn", 1, 6)
    assert script_done(game) and spot(game, 1, "greenhorn") == "dead", "no exchange after a death"
    game = duel("greenhorn", "boss", 5, 4)
    assert script_done(game) and spot(game, 0, "greenhorn") == "dead", "the defender can be the stronger one"


@pytest.mark.clauses("DW-130", "DW-131", "DW-132")
@pytest.mark.parametrize("face", range(1, 7))
def test_what_a_die_does(face: int) -> None:
    game = duel("greenhorn", "greenhorn", face, 1)
    assert spot(game, 1, "greenhorn") == ("dead" if face == 6 else "bank")
    assert told(game, EXCHANGED_FIRE) == [(0, face - 1, 1, 0)] and dice(game) == [(0, face), (1, 1)]
    assert len(told(game, WOUNDED)) == (face in (4, 5))
    assert len(told(game, NOBODY_HIT)) == (face < 4)
    assert len(told(game, HIT_BY_SIX)) == (face == 6)


@pytest.mark.clauses("DW-133", "DW-134")
def test_a_first_wound_does_nothing_and_a_second_kills() -> None:
    game = duel("greenhorn", "greenhorn", 5, 4)
    assert spot(game, 0, "greenhorn") == "mine" and spot(game, 1, "greenhorn") == "bank"
    game = duel("gunslinger", "greenhorn", 5, 4, 1)
    assert spot(game, 1, "greenhorn") == "dead", "a wound of the opening and one of the exchange"


@pytest.mark.clauses("DW-133")
def test_two_wounds_in_one_roll_kill() -> None:
    game = duel("boss", "greenhorn", 4, 5)
    assert spot(game, 1, "greenhorn") == "dead" and script_done(game)


@pytest.mark.clauses("DW-128")
def test_the_whole_opening_roll_is_thrown_at_once() -> None:
    game = duel("boss", "greenhorn", 6, 1)
    assert script_done(game), "both dice fall though the first kills"


@pytest.mark.clauses("DW-135", "DW-142")
def test_both_can_die_in_one_exchange() -> None:
    game = duel("greenhorn", "greenhorn", 6, 6)
    assert spot(game, 0, "greenhorn") == spot(game, 1, "greenhorn") == "dead"
    assert holder(game, "bank") == NOBODY and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-136")
def test_no_more_dice_after_a_death() -> None:
    game = duel("boss", "boss", 6, 1)
    assert script_done(game) and asked(game) == (0, "annex")
    game = duel("boss", "boss", 1, 1, 2, 6)
    assert script_done(game) and spot(game, 0, "boss") == "dead"


@pytest.mark.clauses("DW-137")
def test_wounds_do_not_outlast_the_shootout() -> None:
    game = lay("bank@b3", {0: "gunslinger boss", 1: "greenhorn@bank boss"}, dice=(4, 4, 5, 4, 1, 1, 1, 1), seats=2)
    send(game, "gunslinger", "bank")
    annex(game)
    assert game.cowboys[3] == at(game, "bank"), "wounded once, and alive"
    send(game, "boss", "bank")
    assert spot(game, 0, "gunslinger") == "bank", "the old wound and a new one do not add up"
    assert script_done(game)


@pytest.mark.clauses("DW-138", "DW-102")
def test_the_dead_stay_dead() -> None:
    for seed in range(5):
        buried: set[int] = set()
        for game in walk(3, seed):
            now = set(dead(game))
            assert buried <= now
            buried = now


@pytest.mark.clauses("DW-139")
def test_the_winner_stays_and_may_annex() -> None:
    game = duel("boss", "greenhorn", 6, 1)
    assert holder(game, "bank") == 0 and asked(game) == (0, "annex")
    annex(game)
    assert (game.money[0], game.posters[0]) == (10, 2)


@pytest.mark.clauses("DW-140")
def test_an_attacker_who_kills_nobody_goes_to_the_mine_without_a_pony() -> None:
    game = duel("boss", "boss", *(2,) * 6, ponies={0: 1})
    assert spot(game, 0, "boss") == "mine" and game.ponies[0] == 1
    assert holder(game, "bank") == 1 and game.money[1] == 5, "the defender does not annex again"


@pytest.mark.clauses("DW-140")
def test_one_moved_by_a_store_goes_to_the_mine_not_back() -> None:
    game = lay("general-store@b3 hotel@b4 bank@b5", {0: "boss greenhorn@hotel", 1: "greenhorn@bank"}, dice=(1, 1))
    go(game, "boss", "general-store")
    move(game, "hotel", "bank")
    assert spot(game, 0, "greenhorn") == "mine" and holder(game, "hotel") == NOBODY
    assert game.posters[0] == 1


@pytest.mark.clauses("DW-141")
def test_a_dead_attacker_leaves_the_defender_in_place() -> None:
    game = duel("greenhorn", "boss", 6, 1)
    assert spot(game, 0, "greenhorn") == "dead" and holder(game, "bank") == 1
    assert game.money[1] == 5 and game.posters == [1, 0, 0] and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-143")
def test_wild_bill_at_the_bank() -> None:
    """The worked example: 3 and 4 wound Alfie once; both wound in the exchange, and Alfie dies of his second."""
    game = lay("bank@b3", {0: "boss", 1: "gunslinger@bank"}, cartridges={0: 1, 1: 1}, dice=(3, 4, 4, 4))
    send(game, "boss", "bank")
    load(game)
    load(game, yes=False)
    assert script_done(game)
    assert spot(game, 1, "gunslinger") == "dead" and spot(game, 0, "boss") == "bank"
    assert (game.posters[0], game.cartridges[:2]) == (1, [0, 1])
    annex(game)
    assert (game.money[0], game.posters[0], game.crime_pool) == (10, 2, 13)


@pytest.mark.clauses("DW-128", "DW-129", "DW-133")
def test_the_dice_of_both_sides_are_told_and_lie_open_volley_by_volley() -> None:
    """Wild Bill's shootout as everybody reads it: each volley with its faces, then what it did."""
    game = duel("boss", "gunslinger", 3, 4, 4, 4, bullets="a")
    assert game.log is not None
    shots = [(event.saying, event.values) for event in game.log]
    first = shots.index((OPENED_FIRE[1], (0, 1, 2, 3)))
    assert shots[first + 1 : -1] == [
        (WOUNDED, (1, GUNSLINGER)),
        (EXCHANGED_FIRE, (0, 3, 1, 3)),
        (WOUNDED_TWICE, (1, GUNSLINGER)),
        (WOUNDED, (0, BOSS)),
    ]
    assert shots[-1] == (DIED, (1, GUNSLINGER))
    for seat in (0, 1, 2, None):
        assert table(game, seat)["dice"] == {
            "about": "shootout",
            "rolls": [
                {"volley": 0, "seat": 0, "at": 1, "faces": [3, 4]},
                {"volley": 1, "seat": 0, "at": 1, "faces": [4]},
                {"volley": 1, "seat": 1, "at": 0, "faces": [4]},
            ],
        }


@pytest.mark.clauses("DW-128")
def test_the_dice_lie_there_until_others_are_rolled() -> None:
    game = duel("greenhorn", "boss", 6, 1, seats=3)
    assert dice(game) == [(1, 6), (1, 1)]
    go(game, "greenhorn", "church")
    assert dice(game) == [(1, 6), (1, 1)], "the next turn rolls none"
    game = lay("bank@b3 gold-mine@b4", {0: "greenhorn", 1: "greenhorn@bank boss", 2: "boss"}, dice=(1, 1, 5))
    send(game, "greenhorn", "bank")
    go(game, "boss", "gold-mine")
    assert table(game, 0)["dice"] == {
        "about": "gold",
        "rolls": [{"volley": 0, "seat": 1, "at": NOBODY, "faces": [5]}],
    }


@pytest.mark.clauses("DW-120", "DW-121", "DW-165")
def test_what_happens_is_told_in_the_order_of_cause_and_effect() -> None:
    game = lay("bank@b3 hotel@b4", {0: "boss", 1: "boss@sheriffs-office", 2: "greenhorn@bank"}, sheriff="a5 b4 b5",
               dice=(6, 1))  # fmt: skip
    send(game, "boss", "hotel")
    assert game.log is not None
    assert [event.saying for event in game.log] == [SENT, FEE_PAID]
    game = duel("boss", "greenhorn", 6, 1)
    assert game.log is not None
    assert [event.saying for event in game.log][:3] == [SENT, SHOOTOUT, WANTED]


@pytest.mark.clauses("DW-123", "DW-125")
def test_bystanders_are_not_touched_by_a_shootout() -> None:
    game = lay("bank@b3 hotel@b4", {0: "boss", 1: "greenhorn@bank", 2: "boss@hotel greenhorn"}, dice=(6, 1))
    before = facts(game)
    send(game, "boss", "bank")
    annex(game, yes=False)
    assert game.cowboys[18:] == before["cowboys"][18:] and game.money == [5, 5, 5] and holder(game, "hotel") == 2
