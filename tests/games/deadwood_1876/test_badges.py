"""Chapter 13, Badge Round (D76-180..194)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import FIRST_BADGE
from posse.games.deadwood_1876.sayings import BADGE_MISSING, BADGE_SHOWN, BADGES_CALLED, SAFE_OPEN
from posse.games.deadwood_1876.state import Town
from posse.kernel.chance import Sampled
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    choose,
    duel,
    known,
    lay,
    nobody,
    notes,
    options,
    rig,
    rob,
    row,
    safe,
    safes,
    spot,
    table,
    told,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "colt-holster colt-brown pepperbox-white messenger-brown",
    3: "messenger-white messenger-duster winchester-stetson winchester-brown",
}


def badge_round(rows: dict[int, str], seats: int = 4, stars: str | None = None) -> Town:
    hands = {seat: names for seat, names in HANDS.items() if seat < seats}
    rounds = 8 if seats < 4 else 4
    return lay(seats, hands=hands, rows=rows, rounds=rounds, heists=3, step="badge_round", stars=stars)


def lose_a_duel(game: Town) -> None:
    """A turn that changes nothing."""
    seat = game.player
    duel(game, f"{first_card(game, seat)}", (seat + 1) % game.seats)
    if asked(game)[0][1] == "defend":
        choose(game, asked(game)[0][0], "defend", options(game, asked(game)[0][0])[0])
    game.chance = Sampled.of(2)
    nobody(game)
    if asked(game) and asked(game)[0][1] == "send":
        choose(game, seat, "send", options(game, seat)[0])


def first_card(game: Town, seat: int) -> str:
    from posse.games.deadwood_1876.components import GUNS, ITEMS

    number = game.hand(seat)[0]
    return f"{GUNS[number // 5]}-{ITEMS[number % 5]}"


@pytest.mark.clauses("D76-180", "D76-181", "D76-182", "D76-183")
def test_badges_are_called_in_order_and_whoever_owns_one_has_a_turn_at_once() -> None:
    game = badge_round({0: "badge4 gold1", 1: "gold2 gold3", 2: "badge2 gold4", 3: "gold5 badge1"})
    assert told(game, BADGES_CALLED) == [()] and told(game, BADGE_SHOWN) == [(3, safe("badge1"))]
    assert asked(game) == [(3, "turn")] and row(game, 3) == safes("gold5"), "nobody was asked whether"
    lose_a_duel(game)
    assert told(game, BADGE_SHOWN)[1:] == [(2, safe("badge2"))] and asked(game) == [(2, "turn")]
    lose_a_duel(game)
    assert told(game, BADGE_MISSING) == [(safe("badge3"),)] and asked(game) == [(0, "turn")]
    lose_a_duel(game)
    assert told(game, BADGE_MISSING) == [(safe("badge3"),), (safe("badge5"),)] and game.called == 5
    assert game.revealed == 1


@pytest.mark.clauses("D76-184")
def test_one_player_with_several_badges_has_a_turn_for_each_at_its_call() -> None:
    game = badge_round({0: "badge1 badge3 gold1", 1: "badge2 gold3", 2: "gold4", 3: "gold5"})
    turns = []
    while asked(game) and asked(game)[0][1] == "turn":
        turns.append(game.player)
        lose_a_duel(game)
    assert turns == [0, 1, 0]


@pytest.mark.clauses("D76-185", "D76-189")
def test_a_badge_stolen_before_its_call_gives_its_turn_to_the_thief() -> None:
    game = badge_round({0: "badge1 gold1", 1: "badge2 gold3", 2: "gold4 gold2", 3: "gold5 colt"})
    assert asked(game) == [(0, "turn")]
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    nobody(game)
    assert told(game, BADGE_SHOWN) == [(0, safe("badge1")), (0, safe("badge2"))] and asked(game) == [(0, "turn")]
    assert row(game, 1) == safes("gold3") and row(game, 0) == safes("gold1")


@pytest.mark.clauses("D76-186")
def test_a_revealed_badge_is_spent() -> None:
    game = badge_round({0: "badge1 gold1", 1: "badge2 gold3", 2: "gold4 gold2", 3: "gold5 colt"})
    shown = table(game, None)["owners"][0]
    assert shown["open"] == [safe("badge1")] and len(shown["row"]) == 1
    lose_a_duel(game)
    assert asked(game) == [(1, "turn")]
    choose(game, 1, "turn", card("pepperbox-stetson"))
    assert [s for s in options(game, 1) if s // 8 == 0] == [spot(0, 1)], "it can't be viewed"
    assert table(game, None)["badges"][0] == "shown"
    assert safe("badge1") not in row(game, 0)


@pytest.mark.clauses("D76-187")
def test_an_extra_turn_is_a_normal_turn_with_refill() -> None:
    game = badge_round({0: "badge1 gold1", 1: "gold2 gold3", 2: "gold4 badge5", 3: "gold5 colt"})
    assert {value // 25 for value in options(game, 0)} == {0, 1, 2}
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    assert {kind for _, kind in asked(game)} == {"help"}
    rig(game, "messenger4 pepperbox0")
    nobody(game)
    assert game.sizes == [4] * 4


@pytest.mark.clauses("D76-188", "D76-203")
def test_law_three_is_off() -> None:
    game = badge_round({0: "badge1 gold1 gold2 colt", 1: "gold5 gold3", 2: "gold4 badge5", 3: "messenger"})
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    nobody(game)
    assert len(row(game, 0)) == 4 and asked(game)[0][1] != "give"


@pytest.mark.clauses("D76-188")
def test_a_row_can_grow_to_eight_and_no_further() -> None:
    longest = 0
    for seed in range(30):
        for game in walk(4, seed):
            longest = max(longest, max(len(tokens) for tokens in game.rows))
    assert 4 <= longest <= 8


@pytest.mark.clauses("D76-189", "D76-200")
def test_a_safe_gained_is_still_looked_at_and_shuffled_in() -> None:
    game = badge_round({0: "badge1 gold1 gold2", 1: "gold5 gold3", 2: "gold4 badge5", 3: "messenger"})
    old = set(game.tags)
    rob(game, "messenger-stetson", 1, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0", 2, 1)
    nobody(game)
    assert sorted(row(game, 0)) == sorted(safes("gold1 gold2 gold5")) and known(game, 0, 0) == row(game, 0)
    assert not {game.tags[token] for token in game.rows[0]} & old


@pytest.mark.clauses("D76-190")
def test_a_badge_taken_from_the_stranger_after_its_call_has_no_effect() -> None:
    game = badge_round({0: "badge2 gold1", 1: "gold5 gold3", 2: "badge1 gold2"}, 2, "gem bella bella")
    assert told(game, BADGE_MISSING) == [(safe("badge1"),)] and asked(game) == [(0, "turn")]
    rob(game, "messenger-stetson", 2, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    defend_if_asked(game)
    assert safe("badge1") in row(game, 0), "it is only a worthless Safe now"
    assert [seat for seat, face in told(game, BADGE_SHOWN) if face == safe("badge1")] == []
    assert told(game, BADGE_SHOWN) == [(0, safe("badge2"))] and game.called == 5


def defend_if_asked(game: Town) -> None:
    if asked(game) and asked(game)[0][1] == "defend":
        choose(game, asked(game)[0][0], "defend", options(game, asked(game)[0][0])[0])


@pytest.mark.clauses("D76-192", "D76-353")
def test_a_badge_of_the_stranger_is_called_for_a_player_who_stole_it_in_time() -> None:
    game = badge_round({0: "badge1 gold1", 1: "gold5 gold3", 2: "badge2 gold2"}, 2, "gem bella bella")
    rob(game, "messenger-stetson", 2, 1, "pepperbox-stetson")
    rig(game, "messenger4 pepperbox0")
    defend_if_asked(game)
    assert told(game, BADGE_SHOWN) == [(0, safe("badge1")), (0, safe("badge2"))]


@pytest.mark.clauses("D76-193")
def test_without_any_badge_the_round_passes_and_the_game_goes_on() -> None:
    game = badge_round({0: "gold1 gold1", 1: "gold2 gold3", 2: "gold4 colt", 3: "gold5 derringer"})
    assert [face for (face,) in told(game, BADGE_MISSING)] == [FIRST_BADGE + n for n in range(5)]
    assert game.revealed == 1 and told(game, SAFE_OPEN)


@pytest.mark.clauses("D76-194")
def test_a_skipped_call_tells_all_that_the_badge_is_out_of_play() -> None:
    game = badge_round({0: "badge5 gold1", 1: "gold2 gold3", 2: "gold4 colt", 3: "gold5 derringer"})
    assert asked(game) == [(0, "turn")] and table(game, 2)["badges"][:4] == ["missing"] * 4
    aside = set(table(game, None)["aside"])
    for eye in (0, 3, None):
        for face, where in notes(game, eye):
            if FIRST_BADGE <= face < FIRST_BADGE + 4:
                assert set(where) <= aside
        for seed in range(5):
            world = game.redeal(eye, Sampled.of(seed))
            held = [face for owner in range(4) for face in world.held(owner)]
            assert not any(safe(f"badge{n}") in held for n in range(1, 5))


@pytest.mark.clauses("D76-194", "D76-353")
def test_with_two_players_a_missing_badge_may_be_the_strangers() -> None:
    game = badge_round({0: "badge5 gold1", 1: "gold2 gold3", 2: "badge1 colt"}, 2, "gem bella bella")
    seen = set()
    for seed in range(60):
        world = game.redeal(1, Sampled.of(seed))
        assert safe("badge1") not in [*world.held(0), *world.held(1)]
        seen.add(safe("badge1") in world.held(2))
    assert seen == {True, False}
