"""Chapters 15 to 17, Horse, Duster and Stetson (D76-220..247)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.sayings import (
    ASK_LOOK_ONCE,
    CHANGED_HAND,
    DISCARD,
    DISCARDED,
    LOOK,
    LOOKED,
    RIDE,
    RODE,
    SAW,
    TIPPED,
    TIPPED_ONCE,
    TURN,
    WHY_HORSE_NOWHERE,
    WHY_LOOKED_AT,
    WHY_NOT_IN_HAND,
    WHY_OWN_SAFE,
    WHY_SAME_HOUSE,
)
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    cards,
    changed,
    choose,
    facts,
    house,
    known,
    lay,
    options,
    refused,
    row,
    safe,
    spot,
    table,
    tags,
    told,
    use,
    uses,
    walk,
)

HAND = "messenger-stetson winchester-duster colt-white colt-brown"


# ---- Horse


@pytest.mark.clauses("D76-220", "D76-221")
def test_a_horse_takes_the_star_to_another_establishment_with_a_free_place() -> None:
    game = lay(4, hands={0: HAND}, stars="gem bella bella grand")
    use(game, "colt-white")
    assert game.stars[0] == house("grand"), "the only free place"
    game = lay(6, hands={0: HAND})
    use(game, "colt-brown")
    assert asked(game) == [(0, "ride")] and options(game, 0) == [house("bella"), house("grand")]
    assert refused(game, 0, RIDE, house("gem")).saying is WHY_SAME_HOUSE
    choose(game, 0, "ride", house("bella"))
    assert game.stars[0] == house("bella") and told(game, RODE) == [(0, 2, 1, 1)]


@pytest.mark.clauses("D76-222")
@pytest.mark.parametrize(
    ("seats", "stars"),
    [
        (2, "gem bella bella"),
        (3, "gem bella bella"),
        (5, "gem bella bella grand grand"),
        (7, "gem bella bella bella grand grand grand"),
        (8, "gem gem bella bella bella grand grand grand"),
        (9, "gem bella bella bella bella grand grand grand grand"),
    ],
)
def test_without_a_free_place_a_card_is_no_horse(seats: int, stars: str) -> None:
    game = lay(seats, hands={0: HAND}, stars=stars)
    assert not {card("colt-white"), card("colt-brown")} & set(uses(game, 0))
    assert refused(game, 0, TURN, card("colt-white")).saying is WHY_HORSE_NOWHERE
    assert card("colt-white") in uses(game, 1), "it is still a gun"


@pytest.mark.clauses("D76-222")
@pytest.mark.parametrize("seats", [4, 6])
def test_with_four_and_six_there_is_always_a_place(seats: int) -> None:
    for seed in range(4):
        for game in walk(seats, seed):
            if asked(game) and asked(game)[0][1] == "turn":
                assert game.free_houses(game.stars[game.player])


@pytest.mark.clauses("D76-223", "D76-330")
@pytest.mark.parametrize("name", ["colt-white", "colt-brown"])
def test_both_colours_ride_alike(name: str) -> None:
    game = lay(4, hands={0: HAND}, stars="gem bella bella grand")
    before = facts(game)
    use(game, name)
    assert changed(before, game) == {"stars", "hands", "drawn", "pile", "fresh", "since", "player"}


# ---- Duster


@pytest.mark.clauses("D76-230", "D76-231")
@pytest.mark.parametrize(("seats", "bigger"), [(2, 7), (4, 7), (7, 7), (8, 6), (9, 6)])
def test_a_duster_is_four_cards_more_and_three_away(seats: int, bigger: int) -> None:
    hand = HAND if seats < 8 else "messenger-stetson winchester-duster colt-white"
    deck = "pepperbox-white pepperbox-brown derringer-white derringer-brown"
    game = lay(seats, hands={0: hand}, deck=deck)
    use(game, "winchester-duster")
    assert game.pile == [card("winchester-duster")], "discarded first"
    assert game.sizes[0] == bigger and set(cards(deck)) <= set(game.hand(0))
    for left in (3, 2, 1):
        assert asked(game) == [(0, "discard")] and game.sizes[0] == bigger - 3 + left
        choose(game, 0, "discard", options(game, 0)[-1])
    assert game.sizes[0] == (4 if seats < 8 else 3) and asked(game) == [(1, "turn")]


@pytest.mark.clauses("D76-232")
def test_the_discards_are_free_to_choose_and_hidden() -> None:
    deck = "pepperbox-white pepperbox-brown derringer-white derringer-brown"
    one, two = lay(hands={0: HAND}, deck=deck), lay(hands={0: HAND}, deck=deck)
    for game, names in ((one, "pepperbox-white derringer-brown colt-white"), (two, "messenger-stetson colt-brown")):
        use(game, "winchester-duster")
        assert len(options(game, 0)) == 7, "old cards and new ones"
        assert refused(game, 0, DISCARD, card("messenger-duster")).saying is WHY_NOT_IN_HAND
        for number in cards(names):
            choose(game, 0, "discard", number)
    choose(two, 0, "discard", card("pepperbox-white"))
    for eye in (1, 2, 3, None):
        assert one.view(eye)["table"] == two.view(eye)["table"]
        assert [event.saying for event in one.events(eye)].count(DISCARDED) == 0
        assert table(one, eye)["pile"] == [card("winchester-duster"), -1, -1, -1], "only their number"
    assert told(one, CHANGED_HAND) == [(0, 1)] and table(one, 0)["pile"][1] == card("pepperbox-white")


# ---- Stetson


@pytest.mark.clauses("D76-240", "D76-242", "D76-246")
def test_a_stetson_looks_at_two_safes_one_after_the_other() -> None:
    rows = {0: "gold1 badge1", 1: "gold5 colt", 2: "gold2 gold3", 3: "messenger gold4"}
    game = lay(hands={0: HAND}, rows=rows)
    before = [tags(game, owner) for owner in range(4)]
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 1))
    assert told(game, SAW) == [(0, safe("gold5"), 1, 1, 0)], "seen before the second is chosen"
    assert spot(1, 2) in options(game, 0) and spot(1, 1) not in options(game, 0)
    assert refused(game, 0, LOOK, spot(1, 1)).saying is WHY_LOOKED_AT
    choose(game, 0, "look", spot(1, 2))
    assert known(game, 0, 1) == [safe("gold5"), safe("colt")]
    assert [tags(game, owner) for owner in range(4)] == before, "everything stays in its place"
    assert told(game, LOOKED) == [(0, 1, 1, 0), (0, 2, 1, 0)], "and all see which ones"
    assert [event.saying for event in game.events(2)].count(LOOKED) == 2
    assert asked(game) == [(1, "turn")]


@pytest.mark.clauses("D76-240")
def test_the_two_may_belong_to_different_owners() -> None:
    game = lay(hands={0: HAND})
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 1))
    choose(game, 0, "look", spot(3, 2))
    assert known(game, 0, 3)[1] == row(game, 3)[1] and known(game, 0, 3)[0] == -1


@pytest.mark.clauses("D76-241", "D76-335")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_it_is_one(seats: int) -> None:
    game = lay(seats, hands={0: HAND})
    use(game, "messenger-stetson")
    assert game.asking(0).saying is ASK_LOOK_ONCE
    choose(game, 0, "look", spot(2, 2))
    assert asked(game) == [(1, "turn")] and known(game, 0, 2)[1] == row(game, 2)[1]
    assert len(told(game, TIPPED_ONCE)) == 1 and told(game, TIPPED) == []


@pytest.mark.clauses("D76-243")
def test_own_safes_are_not_offered() -> None:
    game = lay(hands={0: HAND})
    use(game, "messenger-stetson")
    assert all(value // 8 != 0 for value in options(game, 0))
    assert refused(game, 0, LOOK, spot(0, 1)).saying is WHY_OWN_SAFE


@pytest.mark.clauses("D76-244")
@pytest.mark.parametrize("seats", range(2, 10))
def test_there_are_always_enough_safes_to_look_at(seats: int) -> None:
    for game in walk(seats, 23):
        if asked(game) and asked(game)[0][1] == "turn":
            others = sum(len(game.rows[owner]) for owner in range(game.owners()) if owner != game.player)
            assert others >= (1 if seats < 4 else 2)


@pytest.mark.clauses("D76-245")
def test_stack_safes_aside_and_open_badges_can_not_be_viewed() -> None:
    game = lay(hands={0: HAND}, rows={0: "badge1 gold1", 1: "badge2 gold2"}, rounds=4, step="badge_round")
    use(game, "messenger-stetson")
    lying = [spot(owner, place + 1) for owner in (1, 2, 3) for place in range(len(game.rows[owner]))]
    assert options(game, 0) == lying, "what lies face down before another owner, and nothing else"


@pytest.mark.clauses("D76-247")
def test_a_safe_with_a_holster_can_be_viewed_and_keeps_it() -> None:
    game = lay(3, hands={0: HAND}, holsters={(1, 1): "derringer-holster"})
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 1))
    assert known(game, 0, 1)[0] == row(game, 1)[0]
    assert table(game, None)["owners"][1]["holsters"][0] == card("derringer-holster")
