"""Chapter 8, Robbery (D76-080..093)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.sayings import (
    GAINED,
    KEPT,
    ROB,
    ROBBED,
    ROLLED,
    TIED,
    TURN,
    WHY_NO_SAFE_LEFT,
    WHY_NO_SAFE_THERE,
    WHY_NOT_YOUR_OWN,
)
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    cards,
    changed,
    choose,
    facts,
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
    spot,
    table,
    tags,
    told,
    totals,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "winchester-white colt-brown pepperbox-white messenger-brown",
    3: "messenger-white messenger-duster winchester-stetson winchester-brown",
}
ROWS = {0: "gold1 badge1", 1: "gold5 colt gold4", 2: "gold2", 3: "messenger gold3"}


@pytest.mark.clauses("D76-080", "D76-081")
def test_any_face_down_safe_of_another_owner_can_be_named() -> None:
    game = lay(hands=HANDS, rows=ROWS, stars="gem gem bella bella")
    choose(game, 0, "turn", 25 + card("messenger-stetson"))
    every = [spot(1, 1), spot(1, 2), spot(1, 3), spot(2, 1), spot(3, 1), spot(3, 2)]
    assert options(game, 0) == every, "of the own establishment and of the other"
    assert refused(game, 0, ROB, spot(0, 1)).saying is WHY_NOT_YOUR_OWN
    assert table(game, None)["laid"] == [(0, card("messenger-stetson"))]


@pytest.mark.clauses("D76-082", "D76-186")
def test_a_revealed_badge_is_no_target() -> None:
    game = lay(4, hands=HANDS, rows=ROWS | {0: "gold1", 3: "badge1 gold3"}, rounds=4, step="badge_round")
    assert asked(game) == [(3, "turn")] and table(game, None)["owners"][3]["open"] == [safe("badge1")]
    choose(game, 3, "turn", 25 + card("messenger-white"))
    rob_targets = options(game, 3)
    assert spot(3, 1) not in rob_targets and len(rob_targets) == 5
    game.player = 0
    assert len(game.rows[3]) == 1, "only the gold is left in the row"


@pytest.mark.clauses("D76-083")
def test_an_owner_without_face_down_safes_can_not_be_robbed() -> None:
    game = lay(hands=HANDS, rows=ROWS | {2: ""})
    choose(game, 0, "turn", 25 + card("messenger-stetson"))
    assert not any(spot(2, place) in options(game, 0) for place in range(1, 9))
    why = refused(game, 0, ROB, spot(2, 1))
    assert (why.saying, why.values) == (WHY_NO_SAFE_THERE, (2, 0, 1))


@pytest.mark.clauses("D76-083")
def test_without_any_safe_to_rob_there_is_only_the_duel() -> None:
    game = lay(hands=HANDS, rows={0: "gold1 gold2 gold3", 1: "", 2: "", 3: ""})
    assert not any(25 <= value < 50 for value in options(game, 0))
    assert refused(game, 0, TURN, 25 + card("messenger-stetson")).saying is WHY_NO_SAFE_LEFT
    assert any(value >= 50 for value in options(game, 0))


@pytest.mark.clauses("D76-084")
def test_the_defender_must_lay_any_card_after_seeing_the_gun() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 2)
    assert asked(game) == [(1, "defend")]
    assert options(game, 1) == sorted(cards(HANDS[1])), "of free choice; there is no way out"
    assert table(game, 1)["doing"]["fight"]["gun"] == 0


@pytest.mark.clauses("D76-086", "D76-088")
def test_all_roll_after_the_windows_are_closed() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 2, "colt-duster")
    assert totals(game, ROLLED) == [] and {kind for _, kind in asked(game)} == {"help"}
    rig(game, "messenger2 colt1")
    nobody(game)
    assert totals(game, ROLLED) == [(2, 0, 0), (1, 1, 0)]


@pytest.mark.clauses("D76-087")
def test_equal_totals_are_rolled_again_with_the_same_cards() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 2, "colt-duster")
    rig(game, "messenger2 colt2 messenger1 colt1 messenger1 colt3")
    nobody(game)
    assert [total for total, _, _ in totals(game, ROLLED)] == [2, 2, 1, 1, 1, 3] and len(told(game, TIED)) == 2
    assert told(game, KEPT) == [(1, 0)]


@pytest.mark.clauses("D76-089", "D76-090", "D76-091")
def test_a_robber_gets_the_safe_looks_and_shuffles() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    others = [tags(game, owner) for owner in range(4)]
    rob(game, "messenger-stetson", 1, 2, "colt-duster")
    rig(game, "messenger4 colt1", 0, 0)
    nobody(game)
    assert sorted(row(game, 0)) == sorted(safes("gold1 badge1 colt"))
    assert row(game, 1) == safes("gold5 gold4"), "the others keep their order"
    assert tags(game, 1) == [others[1][0], others[1][2]] and tags(game, 2) == others[2]
    assert known(game, 0, 0) == row(game, 0) and told(game, GAINED) == [(0, safe("colt"))]
    assert told(game, ROBBED) == [(0, 1, 0)]
    assert [event.saying for event in game.events(2)].count(GAINED) == 0, "nobody else looks"
    assert known(game, 1, 0) == [-1] * 3 and safe("colt") in [face for face, _ in notes(game, 1)]


@pytest.mark.clauses("D76-090")
def test_the_row_really_is_shuffled() -> None:
    orders = set()
    for number in range(6):
        game = lay(hands=HANDS, rows=ROWS)
        rob(game, "messenger-stetson", 1, 2, "colt-duster")
        rig(game, "messenger4 colt1", number % 3, number % 2)
        nobody(game)
        orders.add(tuple(row(game, 0)))
    assert len(orders) == 6


@pytest.mark.clauses("D76-092")
def test_law_three_follows_a_robbery() -> None:
    game = lay(hands=HANDS, rows={0: "gold1 badge1 badge2", 1: "gold5 colt", 2: "gold2 gold4", 3: "messenger gold3"})
    rob(game, "messenger-stetson", 1, 2, "colt-duster")
    rig(game, "messenger4 colt1")
    nobody(game)
    assert asked(game) == [(0, "give")] and len(game.rows[0]) == 4


@pytest.mark.clauses("D76-093")
def test_a_defence_that_holds_changes_nothing_but_cards() -> None:
    game = lay(hands=HANDS, rows=ROWS)
    before = facts(game)
    rob(game, "messenger-stetson", 1, 2, "colt-duster")
    rig(game, "messenger1 colt3")
    nobody(game)
    assert changed(before, game) <= {"hands", "drawn", "pile", "fresh", "since", "player", "dice"}
    assert told(game, KEPT) == [(1, 0)] and asked(game) == [(1, "turn")]


@pytest.mark.clauses("D76-080")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_every_neighbour_can_be_robbed_and_bystanders_keep_theirs(owner: int) -> None:
    game = lay(hands=HANDS, rows=ROWS)
    before = [row(game, other) for other in range(4)]
    rob(game, "messenger-stetson", owner, 1)
    choose(game, owner, "defend", options(game, owner)[-1])
    game.chance = lay().chance
    nobody(game)
    for other in range(4):
        if other not in (0, owner):
            assert row(game, other) == before[other]
