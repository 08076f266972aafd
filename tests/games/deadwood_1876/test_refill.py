"""Chapter 11, refill and deck (D76-150..155)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import COLT, EMPTY
from posse.games.deadwood_1876.sayings import RESHUFFLED
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    cards,
    choose,
    lay,
    nobody,
    options,
    rig,
    rob,
    spot,
    told,
    use,
    votes,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "colt-holster colt-brown pepperbox-white messenger-brown",
    3: "messenger-white messenger-duster winchester-stetson winchester-brown",
}
DECK = "messenger-holster winchester-holster derringer-holster pepperbox-holster"


@pytest.mark.clauses("D76-150", "D76-151")
def test_whoever_used_a_card_draws_one_in_seat_order_from_the_player() -> None:
    game = lay(hands=HANDS, deck=DECK, player=1)
    rob(game, "colt-duster", 0, 1, "derringer-duster")
    votes(game, {2: 1 + COLT})
    rig(game, "colt3 colt3 derringer0")
    nobody(game)
    new = cards(DECK)
    assert new[0] in game.hand(1) and new[1] in game.hand(2) and new[2] in game.hand(0)
    assert game.hand(3) == sorted(cards(HANDS[3])), "the bystander who did nothing"
    assert sorted(game.pile) == sorted(cards("colt-duster derringer-duster colt-holster"))
    assert game.sizes == [4] * 4


@pytest.mark.clauses("D76-150")
@pytest.mark.parametrize("seats", range(2, 10))
def test_all_hands_are_full_at_every_turn(seats: int) -> None:
    for game in walk(seats, 3):
        if asked(game) and asked(game)[0][1] in ("turn", "heist"):
            assert game.sizes == [4 if seats < 8 else 3] * seats and game.laid == []


@pytest.mark.clauses("D76-152", "D76-234")
def test_after_a_duster_nothing_more_is_drawn() -> None:
    game = lay(hands=HANDS, deck=DECK)
    size = game.deck_size()
    use(game, "winchester-duster")
    for _ in range(3):
        choose(game, 0, "discard", options(game, 0)[0])
    assert game.deck_size() == size - 4 and game.sizes == [4] * 4 and asked(game) == [(1, "turn")]


@pytest.mark.clauses("D76-153", "D76-155")
def test_an_empty_deck_is_made_anew_of_the_pile_when_a_card_is_needed() -> None:
    game = lay(hands=HANDS, deck="messenger-holster", deck_ends=True)
    piled = len(game.pile)
    rob(game, "colt-white", 1, 1, "derringer-stetson")
    rig(game, "colt0 derringer2")
    nobody(game)
    assert card("messenger-holster") in game.hand(0), "the last card of the old deck"
    assert told(game, RESHUFFLED) == [(piled + 2,)], "with the cards of the finished turn"
    assert game.pile == [] and game.deck_size() == piled + 1
    held = sorted(number for seat in range(4) for number in game.hand(seat))
    assert sorted([*held, *game.deck[game.drawn :]]) == sorted([*held, *game.deck[game.drawn :]])
    game.box.check(game)


@pytest.mark.clauses("D76-153", "D76-233")
def test_a_duster_goes_on_drawing_after_the_reshuffle() -> None:
    game = lay(hands=HANDS, deck="messenger-holster colt-holster", deck_ends=True)
    before = len(game.pile)
    use(game, "winchester-duster")
    assert told(game, RESHUFFLED) == [(before + 1,)], "the Duster itself is in it"
    assert game.sizes[0] == 7 and asked(game) == [(0, "discard")]
    assert {card("messenger-holster"), card("colt-holster")} <= set(game.hand(0))
    assert game.deck_size() == before + 1 - 2


@pytest.mark.clauses("D76-154")
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_deck_and_pile_are_never_both_empty(seats: int) -> None:
    for seed in range(6):
        for game in walk(seats, seed):
            assert game.deck_size() + len(game.pile) >= 50 - 28 - 15 - 8
            assert sum(number != EMPTY for number in game.holsters) <= 15


@pytest.mark.clauses("D76-155")
def test_attached_holsters_are_no_part_of_a_reshuffle() -> None:
    hands = {0: "messenger-stetson winchester-duster colt-white derringer-duster"}
    game = lay(3, hands=hands, holsters={(0, 1): "messenger-holster", (1, 0): "colt-holster"}, deck_ends=True)
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(1, 1))
    assert told(game, RESHUFFLED)
    assert sorted(number for number in game.holsters if number != EMPTY) == sorted(
        cards("messenger-holster colt-holster")
    )
    assert game.deck.count(card("messenger-holster")) == 2 and game.deck.count(card("colt-holster")) <= 2
    game.box.check(game)


@pytest.mark.clauses("D76-344", "D76-150")
def test_who_attaches_a_holster_draws_a_card() -> None:
    hands = {0: "messenger-holster winchester-duster colt-white derringer-duster"}
    game = lay(3, hands=hands, deck="pepperbox-white")
    use(game, "messenger-holster")
    choose(game, 0, "attach", spot(0, 1))
    assert card("pepperbox-white") in game.hand(0) and game.pile == [] and game.sizes == [4] * 3
