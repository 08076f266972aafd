"""Chapter 4, secrets (FP-040..044): what a view holds, and what a world dealt anew may know."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from posse.games.five_points.components import BOSS, GANGS
from posse.games.five_points.sayings import BANISHED, DRAWN, RESHUFFLED
from posse.games.five_points.state import District
from posse.kernel.chance import Sampled
from posse.kernel.codec import dumps
from tests.games.five_points.lay import (
    CLIMB_FIRST,
    EVERY_CARD,
    FULL,
    all_cards,
    asked,
    banish,
    card,
    cards,
    choose,
    climb,
    dealt,
    lay,
    new,
    played,
    random_games,
    table,
    told,
    using,
    walk,
)

EIGHT = "rats dragons ladies toughs dandies butchers reapers rascals"
BOSSES = "RATS RATS DRAGONS LADIES BUTCHERS TOUGHS REAPERS RASCALS"
INFLUENCE = "toughs toughs dandies dandies ladies rascals rascals reapers reapers reapers"
ALLIANCES = {0: "rats ladies reapers", 1: "dragons toughs rascals", 2: "dandies butchers dragons"}


def world_of(game: District, seat: int | None, seed: int) -> District:
    world: District = game.redeal(seat, Sampled.of(seed))
    return world


def eyes(game: District) -> list[int | None]:
    return [*range(game.seats), None]


def state(game: District) -> dict[str, Any]:
    """Everything there is about a game."""
    data: dict[str, Any] = json.loads(dumps(game))
    return data


# ---- what is open


@pytest.mark.clauses("FP-040")
def test_a_spectator_sees_what_lies_open_on_the_table_and_nothing_else() -> None:
    game = lay(
        FULL,
        hands={0: "rats rats", 1: "ladies"},
        alliances=ALLIANCES,
        shown={0: "reapers", 1: "toughs dragons"},
        spent="rascals toughs",
        deck="rats",
        passed=(2,),
    )
    banish(game, "rats", (1, 1), (1, 2))
    assert table(game, None) == {
        "pyramid": game.pyramid,
        "vacancy": -1,
        "deck": {"top": card("butchers"), "size": game.deck_size(), "bosses": 0, "reshuffled": 0},
        "spent": cards("rascals toughs rats"),
        "banished": cards("DRAGONS"),
        "first_player": 0,
        "player": 1,
        "crowned": True,
        "players": [
            {"influence": 1, "shown": cards("reapers"), "passed": 0, "points": None, "scored": None},
            {"influence": 1, "shown": sorted(cards("toughs dragons")), "passed": 0, "points": None, "scored": None},
            {"influence": 0, "shown": [], "passed": 1, "points": None, "scored": None},
        ],
        "yours": None,
    }


@pytest.mark.clauses("FP-040")
def test_all_seats_see_the_same_open_things_all_game_long() -> None:
    for seats, seed in random_games(10):
        for game in walk(seats, seed):
            open_things = [{**table(game, seat), "yours": None} for seat in eyes(game)]
            assert all(seen == table(game, None) for seen in open_things)
            assert open_things[0]["deck"]["size"] == game.deck_size()
            assert open_things[0]["pyramid"] == game.pyramid


# ---- what is private


@pytest.mark.clauses("FP-041")
def test_another_hand_and_other_hidden_alliances_look_the_same_from_outside() -> None:
    shown = {0: "reapers"}
    one = lay(hands={0: "rats rats", 1: "ladies"}, alliances=ALLIANCES, shown=shown)
    two = lay(
        hands={0: "toughs ladies", 1: "ladies"}, alliances={**ALLIANCES, 0: "toughs reapers butchers"}, shown=shown
    )
    for seat in (1, 2, None):
        assert one.view(seat) == two.view(seat)
        assert one.events(seat) == two.events(seat) == []
        assert one.question(1) is two.question(1) is None
    assert one.view(0) != two.view(0)
    assert table(one, 0)["yours"] == {
        "alliances": cards("rats ladies reapers"),
        "hidden": cards("rats ladies"),
        "influence": one.hand(0),
        "using": None,
        "agent": None,
    }


@pytest.mark.clauses("FP-041", "FP-070")
def test_an_influence_card_that_is_about_to_be_used_is_still_a_secret() -> None:
    game = lay(FULL, hands={0: "rats ladies", 1: "ladies", 2: "toughs"}, alliances=ALLIANCES)
    before: District = game.copy()
    game.play(0, using("rats"))
    picked: District = game.copy()
    named: District = before.copy()
    choose(named, "rats", (3, 3))
    for later in (picked, named):
        assert table(later, 0)["yours"]["using"] == card("rats")
        for seat in (1, 2, None):
            assert later.view(seat) == before.view(seat), "seen from outside the turn has only begun"
            assert state(world_of(later, seat, 5)) == state(world_of(before, seat, 5))
            assert asked(world_of(later, seat, 5)) == [(0, "turn")]
        assert asked(world_of(later, 0, 5)) == asked(later), "the player himself knows what he is doing"


@pytest.mark.clauses("FP-041")
def test_a_world_dealt_anew_keeps_what_the_seat_knows() -> None:
    for seats, seed in random_games(3):
        for number, game in enumerate(walk(seats, seed)):
            for seat in eyes(game):
                world = world_of(game, seat, number)
                assert world.view(seat) == game.view(seat)
                assert all_cards(world) == EVERY_CARD
                if seat is not None:
                    assert world.hand(seat) == game.hand(seat)
                    assert world.alliances_of(seat) == game.alliances_of(seat)
                assert [world.influence_left(s) for s in range(seats)] == [game.influence_left(s) for s in range(seats)]


@pytest.mark.clauses("FP-041", "FP-022", "FP-020")
def test_in_every_world_the_alliances_are_such_as_can_be_dealt() -> None:
    for seats, seed in random_games(3):
        for number, game in enumerate(walk(seats, seed)):
            if game.pending is None:
                continue
            for seat in eyes(game):
                world = world_of(game, seat, number)
                pairs = [gang for s in range(seats) for gang in world.alliances_of(s)[:2]]
                assert len(set(pairs)) == 2 * seats
                for other in range(seats):
                    assert len(set(world.alliances_of(other))) == 3
                    assert set(world.alliances_facing(other, up=1)) == set(game.alliances_facing(other, up=1))


@pytest.mark.clauses("FP-041")
def test_what_is_hidden_differs_from_world_to_world() -> None:
    game = lay(hands={0: "rats rats", 1: "ladies rats", 2: "toughs"}, alliances=ALLIANCES, shown={1: "toughs"})
    worlds = [world_of(game, 0, seed) for seed in range(200)]
    assert {gang for world in worlds for gang in world.alliances_of(1)} == set(range(8))
    assert all(card("toughs") in world.alliances_of(1) for world in worlds)
    hands = Counter(tuple(world.hand(2)) for world in worlds)
    assert len(hands) == 8, "any gang may be his one card"


@pytest.mark.clauses("FP-041")
def test_a_world_knows_nothing_of_the_real_hands() -> None:
    """Two tables that differ only in what seat 1 can't know give it the same worlds."""
    shown = {0: "reapers"}
    one = lay(hands={0: "rats rats", 1: "ladies"}, alliances=ALLIANCES, shown=shown, deck="RASCALS LADIES")
    other = {**ALLIANCES, 0: "toughs butchers reapers"}
    two = lay(hands={0: "toughs ladies", 1: "ladies"}, alliances=other, shown=shown, deck="RASCALS RATS")
    for seed in range(20):
        assert state(world_of(one, 1, seed)) == state(world_of(two, 1, seed))
        assert state(world_of(one, 0, seed)) != state(world_of(two, 0, seed))


# ---- what nobody knows


@pytest.mark.clauses("FP-042", "FP-027")
def test_nobody_sees_below_the_top_of_the_deck() -> None:
    one, two = lay(deck="rats ladies toughs dragons"), lay(deck="rats dragons toughs ladies")
    for seat in (0, 1, 2, None):
        assert one.view(seat) == two.view(seat)
    deck = table(one, 0)["deck"]
    assert set(deck) == {"top", "size", "bosses", "reshuffled"} and deck["top"] == card("rats")


@pytest.mark.clauses("FP-042")
def test_the_order_below_the_top_is_dealt_anew_in_every_world() -> None:
    game = new(3, Sampled.of(4))
    for seat in (0, 1, 2, None):
        worlds = [world_of(game, seat, seed) for seed in range(60)]
        assert all(world.deck_top() == game.deck_top() for world in worlds)
        assert len({world.deck[world.drawn + 1] for world in worlds}) > 3
        assert len({world.deck[-1] for world in worlds}) > 3


# ---- what all can work out


@pytest.mark.clauses("FP-043")
def test_the_ten_bosses_missing_from_the_base_are_known_to_come_first() -> None:
    bosses = [number for number in EVERY_CARD if number >= BOSS]
    for seats, seed in random_games(40):
        game = new(seats, Sampled.of(seed))
        assert table(game, None)["deck"]["bosses"] == 10
        missing = sorted((Counter(bosses) - Counter(game.pyramid[:6])).elements())
        for seat in eyes(game):
            for table_ in (game, world_of(game, seat, seed)):
                assert sorted(table_.deck[table_.drawn : table_.drawn + 10]) == missing
                assert all(number < BOSS for number in table_.deck[table_.drawn + 10 :])


@pytest.mark.clauses("FP-043")
def test_as_long_as_a_boss_is_left_the_next_card_is_one() -> None:
    for seats, seed in random_games(60):
        for game in walk(seats, seed):
            left = game.deck[game.drawn :]
            count = sum(number >= BOSS for number in left)
            assert count == table(game, 0)["deck"]["bosses"]
            if not told(game, RESHUFFLED):
                assert count == max(0, 10 - len(told(game, DRAWN)))
            assert all(number >= BOSS for number in left[:count])


@pytest.mark.clauses("FP-043")
def test_of_a_deck_made_of_spent_cards_only_the_order_is_unknown() -> None:
    for seed in range(5):
        game = played(4, seed, CLIMB_FIRST)
        spent = Counter(values[1] for values in told(game, BANISHED))
        known = sorted((spent - Counter([told(game, DRAWN)[-1][0]])).elements())
        orders = set()
        for seat in eyes(game):
            for luck in range(5):
                world = world_of(game, seat, luck)
                assert sorted(world.deck[world.drawn :]) == sorted(game.deck[game.drawn :]) == known
                assert world.deck_top() == game.deck_top()
                orders.add(world.deck[world.drawn :])
        assert len(orders) > 1


@pytest.mark.clauses("FP-043")
def test_in_the_middle_of_a_game_too_a_deck_of_spent_cards_is_dealt_anew_from_these() -> None:
    game = lay(
        seats=4,
        hands={0: "dragons", 1: "butchers"},
        alliances={**ALLIANCES, 3: "reapers rascals rats"},
        spent="rats ladies toughs rascals",
        deck_ends=True,
        luck=Sampled.of(3),
    )
    climb(game, (1, 1), (2, 1))
    assert told(game, RESHUFFLED) == [(4,)]
    for seat in eyes(game):
        for seed in range(10):
            world = world_of(game, seat, seed)
            assert sorted(world.deck[world.drawn :]) == sorted(game.deck[game.drawn :])
            assert all_cards(world) == EVERY_CARD and world.view(seat) == game.view(seat)


@pytest.mark.clauses("FP-044", "FP-025")
def test_a_duplicate_that_was_put_aside_leaves_no_knowledge() -> None:
    """The same deal twice, once with two duplicates put aside on the way: same views, events and worlds."""
    plain = dealt(2, EIGHT, "ladies reapers", INFLUENCE, BOSSES, 0)
    aside = dealt(2, EIGHT, "rats dragons ladies toughs reapers", INFLUENCE, BOSSES, 0)
    assert plain.alliances == aside.alliances and plain.influence == aside.influence
    for seat in eyes(plain):
        assert plain.view(seat) == aside.view(seat)
        assert [repr(event) for event in plain.events(seat)] == [repr(event) for event in aside.events(seat)]
        for seed in range(10):
            assert dumps(world_of(plain, seat, seed)) == dumps(world_of(aside, seat, seed))


@pytest.mark.clauses("FP-044")
def test_worlds_follow_the_deal_also_where_a_duplicate_was_seen() -> None:
    """The duplicate may be anywhere: in the other's hand, or among his alliances."""
    game = dealt(2, EIGHT, "rats rats ladies reapers", INFLUENCE, BOSSES, 0)
    worlds = [world_of(game, 0, seed) for seed in range(200)]
    rats = GANGS.index("rats")
    assert {world.hand(1)[rats] > 0 for world in worlds} == {True, False}
    assert {rats in world.alliances_of(1) for world in worlds} == {True, False}
