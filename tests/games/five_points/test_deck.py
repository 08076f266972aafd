"""Chapter 11, when the deck runs out (FP-110..113)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from posse.games.five_points.components import BOSS, EMPTY
from posse.games.five_points.sayings import BANISHED, DRAWN, RESHUFFLED
from posse.kernel.chance import Scripted
from tests.games.five_points.lay import (
    BANISH_FIRST,
    CLIMB_FIRST,
    EVERY_CARD,
    FULL,
    all_cards,
    asked,
    banish,
    card,
    cards,
    changed,
    climb,
    facts,
    lay,
    luck_for,
    played,
    random_games,
    row_of,
    table,
    told,
    walk,
)


@pytest.mark.clauses("FP-110")
def test_when_a_card_is_needed_the_discard_pile_is_shuffled_and_becomes_the_deck() -> None:
    luck = Scripted(luck_for(cards("rats ladies toughs"), cards("toughs rats ladies")))
    game = lay(seats=4, deck_ends=True, spent="rats ladies toughs", luck=luck)
    assert table(game, None)["deck"] == {"top": EMPTY, "size": 0, "bosses": 0, "reshuffled": 0}
    climb(game, (1, 1), (2, 1))
    assert told(game, RESHUFFLED) == [(3,)]
    assert row_of(game, 1) == "toughs DRAGONS DANDIES LADIES TOUGHS RATS"
    assert table(game, None)["deck"] == {"top": card("rats"), "size": 2, "bosses": 0, "reshuffled": 1}
    assert game.spent == [] and table(game, None)["spent"] == []
    climb(game, (1, 3), (2, 3))
    assert row_of(game, 1) == "toughs DRAGONS rats LADIES TOUGHS RATS"
    assert all_cards(game) == EVERY_CARD


@pytest.mark.clauses("FP-110")
def test_while_the_deck_has_cards_the_discard_pile_is_left_alone() -> None:
    game = lay(seats=4, deck="reapers", deck_ends=True, spent="rats ladies toughs")
    before = facts(game)
    climb(game, (1, 1), (2, 1))
    assert "spent" not in changed(before, game) and told(game, RESHUFFLED) == []
    assert row_of(game, 1).startswith("reapers")


@pytest.mark.clauses("FP-111")
def test_the_card_used_in_this_turn_is_shuffled_and_the_victim_is_not() -> None:
    luck = Scripted(luck_for(cards("ladies rats"), cards("rats ladies")))
    game = lay(FULL, seats=4, hands={0: "rats", 1: "toughs"}, deck_ends=True, spent="ladies", luck=luck)
    gone = len(game.banished)
    banish(game, "rats", (1, 3), (1, 4))
    assert told(game, RESHUFFLED) == [(2,)]
    assert row_of(game, 1) == "BUTCHERS DRAGONS DANDIES rats TOUGHS RATS", "the very card that was spent"
    assert list(game.deck[game.drawn :]) == cards("ladies")
    assert game.banished[gone:] == cards("LADIES"), "the victim stays out"


@pytest.mark.clauses("FP-111")
def test_an_influence_card_alone_is_enough_to_fill_the_base() -> None:
    game = lay(FULL, seats=4, hands={0: "rats", 1: "toughs"}, deck_ends=True)
    banish(game, "rats", (1, 3), (1, 4))
    assert row_of(game, 1) == "BUTCHERS DRAGONS DANDIES rats TOUGHS RATS"
    assert game.deck_size() == 0 and game.spent == [] and asked(game) == [(1, "turn")]


@pytest.mark.clauses("FP-112", "FP-110", "FP-111")
@pytest.mark.parametrize("policy", [BANISH_FIRST, CLIMB_FIRST], ids=["banish-first", "climb-first"])
def test_with_four_players_who_spend_everything_the_31st_card_comes_from_the_discard_pile(
    policy: Callable[..., None],
) -> None:
    for seed in range(25):
        for game in walk(4, seed, policy):
            if told(game, RESHUFFLED) == []:
                assert game.deck_size() == 30 - len(told(game, DRAWN))
        spent = sorted(values[1] for values in told(game, BANISHED))
        assert len(spent) == 16 and len(told(game, DRAWN)) == 31
        assert told(game, RESHUFFLED) == [(16,)], "once, with all influence cards"
        last = told(game, DRAWN)[-1][0]
        assert sorted([last, *game.deck[game.drawn :]]) == spent
        assert len(game.banished) == 16 and game.spent == []
        assert all(number < BOSS for number in game.deck)
        events = [event.saying for event in game.log or []]
        assert events.index(RESHUFFLED) == len(events) - 1 - events[::-1].index(DRAWN) - 1, "just before that card"


@pytest.mark.clauses("FP-112")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("policy", [BANISH_FIRST, CLIMB_FIRST], ids=["banish-first", "climb-first"])
def test_with_fewer_players_the_deck_is_never_empty(seats: int, policy: Callable[..., None]) -> None:
    left = {2: 42 - 25, 3: 34 - 30}[seats]
    for seed in range(10):
        for game in walk(seats, seed, policy):
            assert game.deck_size() >= left
        assert game.deck_size() == left and told(game, RESHUFFLED) == []


@pytest.mark.clauses("FP-112")
def test_in_random_games_the_deck_is_made_anew_only_after_16_spent_cards() -> None:
    for seats, seed in random_games(100):
        game = played(seats, seed)
        again = bool(told(game, RESHUFFLED))
        assert again == (seats == 4 and len(told(game, BANISHED)) == 16)


@pytest.mark.clauses("FP-113")
def test_a_deck_that_has_become_empty_changes_nothing_by_itself() -> None:
    luck = Scripted(luck_for(cards("rats ladies"), cards("ladies rats")))
    game = lay(seats=4, deck="reapers", deck_ends=True, spent="rats ladies", luck=luck)
    climb(game, (1, 1), (2, 1))
    assert table(game, None)["deck"] == {"top": EMPTY, "size": 0, "bosses": 0, "reshuffled": 0}
    assert game.spent == cards("rats ladies") and told(game, RESHUFFLED) == []
    assert asked(game) == [(1, "turn")], "the game goes on"
    climb(game, (1, 3), (2, 3))
    assert told(game, RESHUFFLED) == [(2,)]
    assert row_of(game, 1) == "reapers DRAGONS ladies LADIES TOUGHS RATS"


@pytest.mark.clauses("FP-113")
def test_after_the_30th_card_of_four_the_deck_lies_empty_until_the_next_is_needed() -> None:
    seen = 0
    for seed in range(20):
        for game in walk(4, seed, CLIMB_FIRST):
            if len(told(game, DRAWN)) == 30 and asked(game) and asked(game)[0][1] == "turn":
                seen += 1
                assert game.deck_size() == 0 and len(game.spent) == 15 and not told(game, RESHUFFLED)
    assert seen == 20
