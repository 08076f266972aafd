"""Chapter 5, setup (D76-030..045)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876 import GAME
from posse.games.deadwood_1876.components import HAND, HEISTS, HOUSES_OPEN, MYSTERIES, PLACES
from posse.games.deadwood_1876.rules.setup import safes_in_use
from posse.games.deadwood_1876.sayings import (
    BLACK_TIED,
    CHARACTER,
    DEALT,
    DEALT_ALIKE,
    PASS_ON,
    ROLLED_BLACK,
    ROW,
    ROW_ALIKE,
    STARTS,
    WHY_CLOSED,
    WHY_TAKEN,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled, Scripted
from posse.kernel.game import ANSWERED
from tests.games.deadwood_1876.lay import (
    ALL_ON,
    asked,
    choose,
    dice,
    known,
    lay,
    new,
    notes,
    options,
    played,
    refused,
    row,
    safe,
    table,
    tags,
    told,
    totals,
    use,
    walk,
)

EVERY = range(2, 10)


def rows_of(game: Town) -> list[list[int]]:
    return [row(game, seat) for seat in range(game.seats)]


def at_the_pass(seats: int, seed: int = 3) -> Town:
    game = new(seats, seed)
    for seat in range(seats):
        if asked(game) == [(seat, "character")]:  # the ninth has no choice
            choose(game, seat, "character", seat)
    return game


@pytest.mark.clauses("D76-030")
def test_two_to_nine_players() -> None:
    assert list(GAME.seats) == list(EVERY)
    for seats in (1, 10):
        with pytest.raises(BadTable):
            GAME.new(seats, Sampled.of(1))


@pytest.mark.clauses("D76-030", "D76-044")
@pytest.mark.parametrize("seats", EVERY)
def test_turns_go_clockwise_and_the_order_never_changes(seats: int) -> None:
    turns: list[int] = []
    last = -1
    for game in walk(seats, 4):
        if game.pending is not None and game.pending.kind.name == "turn" and game.law_3() and game.asked != last:
            last = game.asked
            turns.append(game.player)
    rounds = len(turns) // seats
    assert turns == [(game.starter + step) % seats for step in range(seats)] * rounds
    assert turns[-1] == (game.starter - 1) % seats, "the player at the starter's right is the last of every round"


@pytest.mark.clauses("D76-031")
@pytest.mark.parametrize("seats", [2, 3])
def test_small_games_have_no_grand_central(seats: int) -> None:
    for game in walk(seats, 5):
        assert all(star < 2 for star in game.stars)
    assert table(game, None)["houses"] == 2
    game = lay(3, stars="gem bella bella", hands={0: "colt-white colt-duster colt-stetson colt-holster"})
    choose(game, 0, "turn", 25 * 2 + 10)  # a Duel, so that the question of a destination comes up in words
    assert HOUSES_OPEN[3] == 2 and WHY_CLOSED.clause == "D76-031"


@pytest.mark.clauses("D76-032")
def test_a_character_can_be_taken_once() -> None:
    game = new(3, 1)
    assert asked(game) == [(0, "character")]
    choose(game, 0, "character", 4)
    assert asked(game) == [(1, "character")] and 4 not in options(game, 1)
    why = refused(game, 1, CHARACTER, 4)
    assert (why.saying, why.values) == (WHY_TAKEN, (4,))


@pytest.mark.clauses("D76-033")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [(2, [1, 1]), (3, [2, 1]), (5, [2, 2, 1]), (6, [2, 2, 2]), (7, [3, 2, 2]), (8, [3, 3, 2]), (9, [3, 3, 3])],
)
def test_stars_go_round_the_establishments_from_the_gem(seats: int, expected: list[int]) -> None:
    seen = set()
    for seed in range(12):
        game = new(seats, seed)
        assert [game.stars.count(house) for house in range(len(expected))] == expected
        seen.add(tuple(game.stars))
    assert len(seen) > 1, "in random order"


@pytest.mark.clauses("D76-034")
def test_four_stars_start_in_two_establishments_and_the_third_can_be_entered() -> None:
    for seed in range(10):
        assert sorted(new(4, seed).stars) == [0, 0, 1, 1]
    game = lay(4, hands={0: "colt-white colt-duster colt-stetson colt-holster"})
    use(game, "colt-white")
    assert game.stars[0] == 2, "the only one with a free place"


@pytest.mark.clauses("D76-035")
@pytest.mark.parametrize("seats", EVERY)
def test_no_establishment_ever_holds_more_than_its_places(seats: int) -> None:
    assert PLACES == {2: 2, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4}
    for seed in range(3):
        for game in walk(seats, seed):
            assert max(game.stars.count(house) for house in range(3)) <= PLACES[seats]


@pytest.mark.clauses("D76-037")
@pytest.mark.parametrize("seats", EVERY)
def test_everyone_has_a_hand_and_the_rest_is_the_deck(seats: int) -> None:
    game = new(seats, 2)
    size = 4 if seats < 8 else 3
    assert HAND[seats] == size and game.sizes == [size] * seats
    assert game.deck_size() == 50 - seats * size and table(game, None)["deck"] == game.deck_size()
    for seat in range(seats):
        assert table(game, seat)["yours"]["hand"] == game.hand(seat)
    assert table(game, None)["yours"] is None


@pytest.mark.clauses("D76-038")
def test_mystery_safes_stay_in_the_box_unless_they_are_chosen() -> None:
    for seed in range(5):
        assert not set(new(4, seed).content) & set(MYSTERIES)
        with_two = new(4, seed, {"cash": True, "dagger": True}).content
        assert set(with_two) & set(MYSTERIES) == {safe("cash"), safe("dagger")} and len(with_two) == 22


@pytest.mark.clauses("D76-039")
@pytest.mark.parametrize("seats", EVERY)
def test_the_heist_stack_then_two_safes_each_and_the_rest_unseen(seats: int) -> None:
    game = at_the_pass(seats)
    stack = 3 if seats < 8 else 2
    assert HEISTS[seats] == stack == game.heist_stack()
    assert [len(game.rows[seat]) for seat in range(seats)] == [2] * seats
    assert min(game.rows[0]) == stack, "dealt after the stack"
    for eye in [*range(seats), None]:
        faces = sorted(face for face, _ in notes(game, eye))
        assert faces == (sorted(row(game, eye)) if eye is not None else [])
    in_play = {2: 9, 3: 9, 4: 11, 5: 13, 6: 15, 7: 17, 8: 18, 9: 20}[seats]
    final = played(seats, 3)
    assert sum(map(len, final.rows)) + len(final.opened) == in_play
    assert len(table(final, None)["aside"]) == 20 - in_play


@pytest.mark.clauses("D76-040", "D76-056")
def test_all_pass_at_the_same_time_and_see_nothing_before() -> None:
    game = at_the_pass(4)
    assert asked(game) == [(seat, "pass-on") for seat in range(4)]
    before = [table(game, seat) for seat in range(4)]
    choose(game, 3, "pass-on", 1)
    assert refused(game, 3, PASS_ON, 0).saying is ANSWERED
    choose(game, 0, "pass-on", 0)
    for seat in (1, 2):
        assert table(game, seat) == before[seat], "nothing of the others' choices is seen"
    assert game.view(1)["answered"] == 2 and game.view(1)["your_answer"] is None


@pytest.mark.clauses("D76-040", "D76-041", "D76-042")
@pytest.mark.parametrize("seats", EVERY)
def test_one_safe_goes_to_the_left_and_the_pair_is_shuffled(seats: int) -> None:
    orders = set()
    for seed in range(8):
        game = at_the_pass(seats, seed)
        old = [row(game, seat) for seat in range(seats)]
        for seat in range(seats):
            assert options(game, seat) == [0, 1], "compulsory: there is no third way"
            choose(game, seat, "pass-on", seat % 2)
        for seat in range(seats):
            kept, received = old[seat][1 - seat % 2], old[seat - 1][(seat - 1) % seats % 2]
            assert sorted(row(game, seat)) == sorted([kept, received])
            assert known(game, seat, seat) == row(game, seat)
            orders.add(row(game, seat) == [kept, received])
        assert "pass-on" not in [kind for _, kind in asked(game)], "once"
    assert orders == {True, False}, "shuffled"


@pytest.mark.clauses("D76-040", "D76-041")
def test_everybody_is_told_the_own_two_safes_and_whether_they_are_alike() -> None:
    alike = 0
    for seed in range(12):
        game = at_the_pass(9, seed)
        dealt = [sorted(row(game, seat)) for seat in range(9)]
        for seat in range(9):
            choose(game, seat, "pass-on", 0)
        assert game.log is not None
        for pairs, two, same in ((dealt, DEALT, DEALT_ALIKE), ([sorted(r) for r in rows_of(game)], ROW, ROW_ALIKE)):
            for event in [event for event in game.log if event.saying in (two, same)]:
                seat, *faces = event.values
                assert event.audience == 1 << seat
                assert sorted(faces * 2 if event.saying is same else faces) == pairs[seat]
                alike += event.saying is same
    assert alike


@pytest.mark.clauses("D76-041", "D76-053")
def test_the_giver_knows_what_was_passed_and_not_where_it_lies() -> None:
    game = at_the_pass(5, 11)
    given = row(game, 1)[0]
    for seat in range(5):
        choose(game, seat, "pass-on", 0)
    assert (given, sorted(tags(game, 2))) in [(face, sorted(where)) for face, where in notes(game, 1)]
    assert known(game, 1, 2) == [-1, -1]
    assert all(given in maybe for maybe in table(game, 1)["owners"][2]["maybe"])
    assert known(game, 3, 2) == [-1, -1] and notes(game, None) == []


@pytest.mark.clauses("D76-043", "D76-059")
def test_the_highest_black_die_begins_and_ties_roll_again() -> None:
    game = at_the_pass(4)
    for seat in range(3):
        choose(game, seat, "pass-on", 0)
    shuffles = [0] * 4
    game.chance = Scripted([*shuffles, *dice("messenger3 messenger4 messenger1 messenger4 messenger2 messenger3")])
    choose(game, 3, "pass-on", 0)
    assert totals(game, (ROLLED_BLACK,)) == [
        (3, 0, 0), (4, 1, 0), (1, 2, 0), (4, 3, 0), (2, 1, 0), (3, 3, 0),
    ]  # fmt: skip
    assert told(game, BLACK_TIED) == [()]
    assert told(game, STARTS) == [(3,)] and game.starter == game.player == 3
    assert asked(game) == [(3, "turn")], "the last step of setup"


@pytest.mark.clauses("D76-036")
def test_a_team_is_whoever_shares_an_establishment_now() -> None:
    """Who is whose partner changes nothing for a Robbery, a Holster or a Stetson; a Duel asks only where stars are."""
    together = lay(4, stars="gem gem bella bella")
    apart = lay(4, stars="gem bella gem bella")
    assert options(together, 0) == options(apart, 0)


@pytest.mark.clauses("D76-045")
def test_played_cards_stay_known_and_dusted_ones_only_to_their_player() -> None:
    hands = {0: "colt-duster messenger-stetson winchester-stetson pepperbox-white"}
    game = lay(hands=hands, deck="derringer-duster derringer-stetson derringer-white derringer-brown")
    use(game, "colt-duster")
    for _ in range(3):
        choose(game, 0, "discard", options(game, 0)[0])
    assert table(game, 1)["pile"] == [12, -1, -1, -1] == table(game, None)["pile"]
    mine = table(game, 0)["pile"]
    assert mine[0] == 12 and -1 not in mine


@pytest.mark.clauses("D76-045", "D76-153")
def test_after_a_reshuffle_all_know_which_seen_cards_are_in_the_deck() -> None:
    hands = {0: "colt-stetson messenger-stetson winchester-stetson pepperbox-white"}
    game = lay(hands=hands, deck_ends=True)
    pile = sorted([*game.pile, 13])
    use(game, "colt-stetson")
    choose(game, 0, "look", options(game, 0)[0])
    choose(game, 0, "look", options(game, 0)[0])
    assert table(game, 2)["reshuffled"] == pile and game.deck_size() == len(pile) - 1
    assert table(game, 2)["pile"] == []


def test_the_safes_in_use_are_all_there() -> None:
    assert len(safes_in_use(new(4, 1, dict(ALL_ON)))) == 25
