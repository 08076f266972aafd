"""Chapter 14, the three Laws (D76-200..211)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import HEISTS, LIMIT
from posse.games.deadwood_1876.sayings import GAVE, GIVE_TO, RECEIVED, WHY_GIVER, WHY_NOT_FEWEST
from posse.games.deadwood_1876.state import Town
from tests.games.deadwood_1876.lay import (
    asked,
    choose,
    defend,
    known,
    lay,
    nobody,
    notes,
    options,
    refused,
    rig,
    rob,
    row,
    safe,
    safes,
    table,
    tags,
    told,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
}


def fourth(rows: dict[int, str], seats: int = 4, victim: int = 1) -> Town:
    """Seat 0 robs a fourth Safe and must give one away."""
    hands = HANDS | ({victim: HANDS[1]} if victim < seats else {})
    if victim != 1 and victim < seats:
        hands = {0: HANDS[0], victim: HANDS[1]}
    game = lay(seats, hands=hands, rows=rows)
    rob(game, "messenger-stetson", victim, 1)
    defend(game, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0", 0, 0, 0)
    nobody(game)
    return game


@pytest.mark.clauses("D76-200")
@pytest.mark.parametrize("seats", [2, 3, 5, 9])
def test_a_row_changes_its_order_only_when_its_owner_gains_a_safe(seats: int) -> None:
    for seed in range(3):
        before: list[list[tuple[int, int]]] | None = None
        for game in walk(seats, seed):
            if game.rounds + game.heists == 0:
                continue
            now = [[(tag, face) for tag, face in zip(tags(game, o), row(game, o), strict=True)] for o in range(seats)]
            if before is not None:
                for owner in range(seats):
                    same = [pair for pair in now[owner] if pair in before[owner]]
                    assert same == [pair for pair in before[owner] if pair in same]
            before = now


@pytest.mark.clauses("D76-203")
@pytest.mark.parametrize("seats", range(2, 10))
def test_nobody_keeps_more_than_three_before_the_badge_round(seats: int) -> None:
    for game in walk(seats, 14):
        if game.law_3() and asked(game) and asked(game)[0][1] in ("turn", "heist"):
            assert max(len(tokens) for tokens in game.rows) <= LIMIT


@pytest.mark.clauses("D76-204", "D76-207", "D76-208")
def test_the_fourth_safe_makes_one_of_the_four_go_to_the_poorest() -> None:
    game = fourth({0: "gold1 badge1 badge2", 1: "gold5 colt gold4", 2: "gold2 gold3", 3: "messenger"})
    assert asked(game) == [(0, "give")] and options(game, 0) == [0, 1, 2, 3], "the new one included"
    place = row(game, 0).index(safe("gold5"))
    rest = [face for face in row(game, 0) if face != safe("gold5")]
    old = tags(game, 3)
    choose(game, 0, "give", place)
    assert told(game, GAVE) == [(0, place + 1, 3, 0)], "the owner with one Safe; nobody is asked"
    assert row(game, 3) == safes("messenger gold5") and tags(game, 3)[:1] == old, "at the right end, not shuffled"
    assert row(game, 0) == rest, "the others are not shuffled again"
    assert told(game, RECEIVED) == [(3, safe("gold5"))] and known(game, 3, 3) == row(game, 3)
    assert known(game, 0, 3) == [-1, safe("gold5")], "the giver remembers"
    assert known(game, 2, 3) == [-1, -1]
    assert table(game, 2)["owners"][0]["seen"] == [[tags(game, 3)[1]]], "all see which Safe moved"


@pytest.mark.clauses("D76-205")
def test_the_robbed_player_can_be_the_poorest_after_the_loss() -> None:
    game = fourth({0: "gold1 badge1 badge2", 1: "gold5 colt", 2: "gold2 gold3", 3: "messenger gold4"})
    choose(game, 0, "give", 0)
    assert told(game, GAVE)[0][2] == 1, "counted after the gain"


@pytest.mark.clauses("D76-206")
def test_of_several_the_giver_chooses() -> None:
    game = fourth({0: "gold1 badge1 badge2", 1: "gold5 colt gold4", 2: "gold2 gold3", 3: "messenger badge3"})
    choose(game, 0, "give", 2)
    assert asked(game) == [(0, "give-to")] and options(game, 0) == [1, 2, 3]
    game = fourth({0: "gold1 badge1 badge2", 1: "gold5 colt gold4", 2: "gold2", 3: "messenger"})
    choose(game, 0, "give", 2)
    assert options(game, 0) == [2, 3]
    assert refused(game, 0, GIVE_TO, 0).saying is WHY_GIVER
    why = refused(game, 0, GIVE_TO, 1)
    assert (why.saying, why.values) == (WHY_NOT_FEWEST, (1, 0))
    choose(game, 0, "give-to", 3)
    assert len(row(game, 3)) == 2 and len(row(game, 2)) == 1


@pytest.mark.clauses("D76-205", "D76-208", "D76-349", "D76-352")
def test_the_stranger_counts_and_sees_nothing() -> None:
    game = fourth({0: "gold1 badge1 badge2", 1: "gold5 colt gold4", 2: "gold2"}, seats=2)
    assert asked(game) == [(0, "give")]
    choose(game, 0, "give", 1)
    given = row(game, 2)[1]
    assert len(row(game, 2)) == 2 and told(game, RECEIVED) == []
    assert known(game, 0, 2) == [-1, given] and known(game, 1, 2) == [-1, -1]


@pytest.mark.clauses("D76-207", "D76-090")
def test_all_four_are_shuffled_before_the_choice() -> None:
    game = fourth({0: "gold1 badge1 badge2", 1: "gold5 colt", 2: "gold2 gold3", 3: "messenger"})
    assert row(game, 0) != safes("gold1 badge1 badge2 gold5")
    assert known(game, 1, 0) == [-1] * 4 and dict(notes(game, 1))[safe("gold5")] == tags(game, 0)


@pytest.mark.clauses("D76-209")
@pytest.mark.parametrize("seats", range(2, 10))
def test_law_three_never_chains(seats: int) -> None:
    owners = 3 if seats == 2 else seats
    assert 4 + 3 * (owners - 1) > 2 * owners + HEISTS[seats]
    for seed in range(3):
        for game in walk(seats, seed):
            assert sum(type(frame).__name__ == "GiveAway" for frame in game.stack) <= 1
            assert not game.law_3() or sum(len(tokens) > 3 for tokens in game.rows) <= 1


@pytest.mark.clauses("D76-210")
def test_a_safe_received_triggers_nothing() -> None:
    game = fourth({0: "gold1 badge1 badge2", 1: "gold5 colt gold4", 2: "gold2 gold3", 3: "messenger derringer"})
    choose(game, 0, "give", 0)
    before = tags(game, 2)
    choose(game, 0, "give-to", 2)
    assert tags(game, 2)[:2] == before and len(row(game, 2)) == 3
    assert asked(game) == [(1, "turn")]


@pytest.mark.clauses("D76-211", "D76-352")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_three_owners_each_has_three_after_the_last_heist(seats: int) -> None:
    for seed in range(5):
        for game in walk(seats, seed):
            if game.heists == 3 and game.law_3() and asked(game)[0][1] == "turn":
                assert [len(tokens) for tokens in game.rows] == [3, 3, 3]


@pytest.mark.clauses("D76-211")
def test_then_a_robber_gives_one_back_to_the_robbed_owner() -> None:
    game = fourth({0: "gold1 badge1 badge2", 1: "gold5 colt gold4", 2: "gold2 gold3 messenger"}, seats=3)
    choose(game, 0, "give", 3)
    assert told(game, GAVE) == [(0, 4, 1, 0)] and [len(tokens) for tokens in game.rows] == [3, 3, 3]
