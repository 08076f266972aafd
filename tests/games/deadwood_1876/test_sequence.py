"""Chapter 7, the sequence of the game and the turn (D76-060..070)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import HOLSTER, item_of
from posse.games.deadwood_1876.sayings import (
    BADGE_SHOWN,
    BADGES_CALLED,
    DUEL,
    HEIST_BEGINS,
    HOUSE_GOLD,
    ITEM,
    ROBBERY,
    SAFE_OPEN,
    TURN,
    WHY_HOLSTER_OUT_OF_TURN,
    WHY_NOT_IN_HAND,
)
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    cards,
    choose,
    duel,
    lay,
    nobody,
    options,
    played,
    refused,
    rig,
    rob,
    spot,
    table,
    told,
    use,
    uses,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-holster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
}


@pytest.mark.clauses("D76-060", "D76-061", "D76-062", "D76-160", "D76-191", "D76-335")
@pytest.mark.parametrize("seats", range(2, 10))
def test_rounds_and_heists_alternate_and_the_badge_round_follows_the_last(seats: int) -> None:
    """The number of turns before each Heist, and after the last one."""
    moments: list[int] = []
    turns, heists, last = 0, 0, -1
    for game in walk(seats, 9):
        if game.heists > heists:
            moments.append(turns)
            heists = game.heists
        if game.pending is not None and game.asked != last and game.pending.kind.name == "turn" and game.law_3():
            turns += 1
            last = game.asked
    every = {2: 2, 3: 2}.get(seats, 1) * seats
    number = 3 if seats < 8 else 2
    assert moments == [every * (n + 1) for n in range(number)], "the Heists"
    assert turns == every * (number + 1), "8, 4 or 3 turns for each"
    assert game.log is not None
    sayings = [event.saying for event in game.log]
    assert sayings.index(BADGES_CALLED) > max(n for n, saying in enumerate(sayings) if saying is HEIST_BEGINS)


@pytest.mark.clauses("D76-063")
def test_after_the_badges_come_stars_reveal_and_count() -> None:
    for seed in range(6):
        game = played(6, seed, {"dagger": True, "explosives": True, "poker": True})
        assert game.log is not None
        keys = [event.saying.key for event in game.log]
        order = ["event-badges-called", "event-badge-shown", "event-star-shown", "event-safe-open", "event-house-gold"]
        found = [keys.index(key) for key in order if key in keys]
        assert found == sorted(found) and told(game, SAFE_OPEN) and told(game, HOUSE_GOLD)
        last_badge = max((n for n, event in enumerate(game.log) if event.saying is BADGE_SHOWN), default=0)
        assert last_badge < keys.index("event-safe-open")


@pytest.mark.clauses("D76-064")
def test_a_turn_is_exactly_one_card_and_nobody_can_pass() -> None:
    game = lay(hands=HANDS)
    assert asked(game) == [(0, "turn")]
    assert set(uses(game, ROBBERY)) == set(uses(game, DUEL)) == set(cards(HANDS[0]))
    assert refused(game, 0, TURN, card("colt-duster")).saying is WHY_NOT_IN_HAND
    use(game, "colt-white")
    assert asked(game) == [(1, "turn")], "one card, and the next has the turn"


@pytest.mark.clauses("D76-065", "D76-066")
def test_items_of_horse_duster_and_stetson_on_the_own_turn_and_no_holster() -> None:
    game = lay(hands=HANDS)
    assert set(uses(game, ITEM)) == set(cards("messenger-stetson colt-white derringer-duster"))
    why = refused(game, 0, TURN, ITEM * 25 + card("winchester-holster"))
    assert (why.saying, why.clause) == (WHY_HOLSTER_OUT_OF_TURN, "D76-066")
    assert card("winchester-holster") in uses(game, ROBBERY), "its gun can be used"


@pytest.mark.clauses("D76-065", "D76-169")
@pytest.mark.parametrize("seats", [4, 5, 9])
def test_out_of_turn_nobody_is_offered_an_item_but_a_holster_or_a_white_horse(seats: int) -> None:
    kinds = set()
    for game in walk(seats, 13, {"horse_thief": True}):
        for question in game.questions():
            if question.seat != game.player and game.law_3():
                kinds.add(question.kind.name)
    allowed = {"character", "pass-on", "defend", "thief", "help", "help-defender", "take", "heist"}
    assert kinds <= allowed | {"give", "give-to"}
    assert {"defend", "heist", "help"} <= kinds


@pytest.mark.clauses("D76-067")
def test_a_gun_starts_a_robbery_or_a_duel() -> None:
    game = lay(hands=HANDS)
    choose(game, 0, "turn", ROBBERY * 25 + card("colt-white"))
    assert asked(game) == [(0, "rob")]
    game = lay(hands=HANDS)
    choose(game, 0, "turn", DUEL * 25 + card("colt-white"))
    assert asked(game) == [(0, "challenge")]


@pytest.mark.clauses("D76-068")
def test_a_played_card_is_seen_by_all_gun_and_item() -> None:
    game = lay(hands=HANDS)
    rob(game, "winchester-holster", 1, 1, "colt-duster")
    for eye in (0, 1, 2, 3, None):
        assert table(game, eye)["laid"] == [(0, card("winchester-holster")), (1, card("colt-duster"))]
    rig(game, "winchester1 colt3")
    nobody(game)
    assert table(game, None)["pile"] == cards("winchester-holster colt-duster")


@pytest.mark.clauses("D76-069")
@pytest.mark.parametrize("seats", [2, 4, 9])
def test_the_turn_ends_with_full_hands_and_the_next_player(seats: int) -> None:
    for game in walk(seats, 17):
        if game.pending is not None and game.pending.kind.name == "turn":
            assert game.sizes == [4 if seats < 8 else 3] * seats


@pytest.mark.clauses("D76-070", "D76-085")
def test_the_order_in_a_turn_with_a_fight() -> None:
    hands = {
        **HANDS,
        2: "messenger-holster winchester-duster colt-stetson pepperbox-white",
        3: "messenger-holster colt-holster derringer-holster winchester-white",
    }
    game = lay(hands=hands, options={"horse_thief": True})
    rob(game, "messenger-stetson", 1, 1)
    assert asked(game) == [(1, "defend")]
    choose(game, 1, "defend", card("colt-duster"))
    assert {kind for _, kind in asked(game)} == {"thief"}
    for seat in (2, 3):
        choose(game, seat, "thief", 0)
    assert {kind for _, kind in asked(game)} == {"help"}
    choose(game, 2, "help", 1)
    choose(game, 3, "help", 1)
    assert asked(game) == [(0, "take")]
    assert game.laid and game.pile == [], "nothing is discarded before the end"
    rig(game, "messenger4 messenger4 colt0")
    choose(game, 0, "take", 3)
    assert asked(game) == [(1, "turn")], "nobody is left for the second window: rolled, discarded, refilled"
    assert len(game.pile) == 3 and game.sizes == [4] * 4


@pytest.mark.clauses("D76-066", "D76-130")
def test_a_holster_is_never_a_turn_with_four_or_more() -> None:
    for seats in (4, 6, 9):
        for game in walk(seats, 19):
            for question in game.questions():
                if question.kind is TURN:
                    assert not any(v < 25 and item_of(v) == HOLSTER for v in question.options)


def test_a_duel_and_a_look_end_a_turn_too() -> None:
    game = lay(hands=HANDS)
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 1))
    choose(game, 0, "look", spot(2, 1))
    assert asked(game) == [(1, "turn")]
    duel(game, "colt-duster", 0)
    assert asked(game) == [(0, "defend")] and options(game, 0)
