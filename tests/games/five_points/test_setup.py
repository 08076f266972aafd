"""Chapter 3, the setup (FP-020..031)."""

from __future__ import annotations

from collections import Counter

import pytest

from posse.games.five_points.components import BOSS, GANGS
from posse.games.five_points.sayings import BASE_LAID, DEALT, DEALT_INFLUENCE, FIRST_PLAYER
from posse.games.five_points.state import District
from posse.kernel.chance import Sampled
from tests.games.five_points.lay import (
    EVERY_CARD,
    all_cards,
    asked,
    cards,
    climb,
    dealt,
    gang_on,
    lay,
    new,
    random_games,
    row_of,
    standing,
    table,
    told,
)

EIGHT = "rats dragons ladies toughs dandies butchers reapers rascals"
BOSSES = "RATS RATS DRAGONS LADIES BUTCHERS TOUGHS REAPERS RASCALS"
HANDS = "toughs toughs dandies dandies ladies rats rats rats reapers dragons rascals rascals rascals rascals rascals"


def tables(each: int) -> list[District]:
    return [new(seats, Sampled.of(seed)) for seats, seed in random_games(each)]


def members(game: District) -> Counter[int]:
    return Counter(number for number in all_cards(game) if number < BOSS)


@pytest.mark.clauses("FP-020")
def test_the_first_two_alliances_of_all_come_from_eight_different_gangs() -> None:
    for game in tables(60):
        pairs = [gang for seat in range(game.seats) for gang in game.alliances_of(seat)[:2]]
        assert len(set(pairs)) == 2 * game.seats


@pytest.mark.clauses("FP-020", "FP-022")
def test_two_cards_of_the_eight_and_one_more_make_three_alliances() -> None:
    game = dealt(3, EIGHT, "ladies rats rascals", HANDS, BOSSES, 0)
    assert game.alliances_of(0) == cards("rats dragons ladies")
    assert game.alliances_of(1) == cards("ladies toughs rats")
    assert game.alliances_of(2) == cards("dandies butchers rascals")


@pytest.mark.clauses("FP-021")
def test_those_of_the_eight_that_were_not_dealt_rejoin_the_members() -> None:
    game = dealt(3, EIGHT, "ladies rats reapers", HANDS, BOSSES, 0)
    left = Counter(game.deck[game.drawn :])
    # Nobody was dealt reapers or rascals among the first two; six of each are in the game all the same.
    assert left[GANGS.index("reapers")] == 6 - 1 - 1
    assert left[GANGS.index("rascals")] == 6 - 5
    for other in tables(20):
        assert members(other) == Counter([*range(8)] * 6)


@pytest.mark.clauses("FP-022")
def test_a_third_card_of_a_gang_already_held_is_replaced_until_it_differs() -> None:
    game = dealt(3, EIGHT, "rats dragons rats ladies rats dandies toughs", HANDS, BOSSES, 0)
    assert game.alliances_of(0) == cards("rats dragons ladies"), "three cards put aside before one fits"
    assert game.alliances_of(1) == cards("ladies toughs rats")
    assert game.alliances_of(2) == cards("dandies butchers toughs"), "dandies put aside, toughs kept"
    assert all_cards(game) == EVERY_CARD


@pytest.mark.clauses("FP-022")
def test_everybody_has_three_different_gangs() -> None:
    for game in tables(60):
        for seat in range(game.seats):
            assert len(set(game.alliances_of(seat))) == 3


@pytest.mark.clauses("FP-023")
def test_a_player_gets_all_replacements_before_the_next_is_served() -> None:
    game = dealt(3, EIGHT, "rats butchers ladies dandies dragons", HANDS, BOSSES, 0)
    assert game.alliances_of(0)[2:] == cards("butchers"), "rats put aside, the very next card is his"
    assert game.alliances_of(1)[2:] == cards("dandies"), "ladies put aside"
    assert game.alliances_of(2)[2:] == cards("dragons")


@pytest.mark.clauses("FP-023")
def test_the_first_player_is_served_first() -> None:
    eight = cards(EIGHT)
    game = dealt(3, EIGHT, "ladies rats rascals", HANDS, BOSSES, first=1)
    assert game.first_player == 1
    for place, seat in enumerate([1, 2, 0]):
        assert game.alliances_of(seat)[:2] == eight[2 * place : 2 * place + 2]
    assert [game.alliances_of(seat)[2] for seat in (1, 2, 0)] == cards("ladies rats rascals")


@pytest.mark.clauses("FP-024")
def test_players_may_share_a_gang_by_the_third_card() -> None:
    game = dealt(3, EIGHT, "ladies rats rats", HANDS, BOSSES, 0)
    owners = [seat for seat in range(3) if GANGS.index("rats") in game.alliances_of(seat)]
    assert owners == [0, 1, 2]


@pytest.mark.clauses("FP-024", "FP-041")
def test_alliances_are_told_to_their_owner_alone() -> None:
    game = dealt(3, EIGHT, "ladies rats rascals", HANDS, BOSSES, 0)
    for seat in range(3):
        mine = [event.values for event in game.events(seat) if event.saying is DEALT]
        assert mine == [(seat, *game.alliances_of(seat))]
        assert table(game, seat)["yours"]["alliances"] == game.alliances_of(seat)
    assert not [event for event in game.events(None) if event.saying is DEALT]
    assert table(game, None)["yours"] is None
    assert all(player["shown"] == [] for player in table(game, 0)["players"])


@pytest.mark.clauses("FP-026", "FP-041")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_told_the_influence_cards_he_is_dealt_and_nobody_else(seats: int) -> None:
    game = new(seats, Sampled.of(seats))
    saying = DEALT_INFLUENCE[4 if seats == 4 else 5]
    for seat in range(seats):
        held = [gang for gang, count in enumerate(game.hand(seat)) for _ in range(count)]
        assert [event.values for event in game.events(seat) if event.saying is saying] == [(seat, *held)]
    assert not [event for event in game.events(None) if event.saying is saying]


@pytest.mark.clauses("FP-028", "FP-030")
def test_luck_is_told_who_begins_and_which_bosses_are_the_base() -> None:
    game = new(3, Sampled.of(1))
    public = [(event.saying, event.values) for event in game.events(None)]
    base = tuple(gang_on(game, (1, place)) for place in range(1, 7))
    assert public == [(FIRST_PLAYER, (game.first_player,)), (BASE_LAID, base)]


@pytest.mark.clauses("FP-025")
def test_a_card_put_aside_may_come_back_as_an_influence_card() -> None:
    """Five rats are left for the third card; all but one are put aside, and all of these dealt as influence."""
    influence = "rats rats rats rats toughs dandies dandies dandies dandies ladies"
    game = dealt(2, EIGHT, "rats rats rats rats ladies reapers", influence, BOSSES, 0)
    assert game.alliances_of(0) == cards("rats dragons ladies")
    assert game.hand(0)[GANGS.index("rats")] == 4
    assert members(game) == Counter([*range(8)] * 6)


@pytest.mark.clauses("FP-026")
@pytest.mark.parametrize(("seats", "size"), [(2, 5), (3, 5), (4, 4)])
def test_four_players_get_four_influence_cards_and_fewer_get_five(seats: int, size: int) -> None:
    for seed in range(20):
        game = new(seats, Sampled.of(seed))
        assert [game.influence_left(seat) for seat in range(seats)] == [size] * seats


@pytest.mark.clauses("FP-026")
def test_influence_is_dealt_from_the_members_and_kept_apart_from_the_alliances() -> None:
    game = dealt(3, EIGHT, "ladies rats rascals", HANDS, BOSSES, 0)
    dealt_cards = cards(HANDS)
    for seat in range(3):
        mine = Counter(dealt_cards[5 * seat : 5 * seat + 5])
        assert game.hand(seat) == [mine[gang] for gang in range(8)]
        assert table(game, seat)["yours"]["influence"] == game.hand(seat)
        assert table(game, seat)["players"][seat]["influence"] == 5


@pytest.mark.clauses("FP-027")
def test_sixteen_bosses_lie_on_the_rest_of_the_members_and_the_top_is_seen() -> None:
    game = dealt(3, EIGHT, "ladies rats rascals", HANDS, BOSSES, 0)
    assert list(game.deck[:8]) == cards(BOSSES)
    assert sorted(game.deck[:16]) == [BOSS + gang for gang in range(8) for _ in range(2)]
    assert all(number < BOSS for number in game.deck[16:])
    assert table(game, 1)["deck"]["top"] == table(game, None)["deck"]["top"] == cards("REAPERS")[0]


@pytest.mark.clauses("FP-028")
def test_the_top_six_are_laid_from_left_to_right() -> None:
    game = dealt(3, EIGHT, "ladies rats rascals", HANDS, BOSSES, 0)
    assert row_of(game, 1) == "RATS RATS DRAGONS LADIES BUTCHERS TOUGHS"
    assert standing(game) == [(1, place) for place in range(1, 7)]


@pytest.mark.clauses("FP-029")
@pytest.mark.parametrize(("seats", "size"), [(2, 42), (3, 34), (4, 30)])
def test_the_deck_after_the_setup(seats: int, size: int) -> None:
    for seed in range(60):
        game = new(seats, Sampled.of(seed))
        left = game.deck[game.drawn :]
        assert len(left) == table(game, None)["deck"]["size"] == size
        assert [number >= BOSS for number in left] == [True] * 10 + [False] * (size - 10)


@pytest.mark.clauses("FP-030")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_may_be_drawn_as_the_first_player(seats: int) -> None:
    begins = Counter[int]()
    for seed in range(60 * seats):
        game = new(seats, Sampled.of(seed))
        begins[game.first_player] += 1
        assert asked(game) == [(game.first_player, "turn")]
        assert told(game, FIRST_PLAYER) == [(game.first_player,)]
    assert all(begins[seat] > 30 for seat in range(seats)), "60 expected for each"


@pytest.mark.clauses("FP-031")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_clockwise(seats: int) -> None:
    game = lay(seats=seats, player=1)
    turns = []
    for place in range(1, 6):
        turns.append(game.player)
        climb(game, (1, place), (2, place))
    assert turns == [(1 + turn) % seats for turn in range(5)]
    assert asked(game) == [((1 + 5) % seats, "turn")]
