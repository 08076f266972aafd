"""Chapter 10, what is always true (FP-100..104), by code of its own; and the watch that the game keeps itself."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from posse.games.five_points.components import EMPTY
from posse.games.five_points.invariants import check
from posse.games.five_points.sayings import ADVANCED, BANISHED, CROWNED, DRAWN, OUT_OF_INFLUENCE, PASSED
from posse.games.five_points.state import District
from posse.kernel.chance import Sampled
from posse.kernel.flow import RulesError
from tests.games.five_points.lay import (
    BANISH_FIRST,
    BASE,
    CLIMB_FIRST,
    EVERY_CARD,
    FULL,
    advances_offered,
    all_cards,
    asked,
    below,
    climb,
    lay,
    played,
    random_games,
    spot,
    standing,
    told,
    walk,
)

GAMES = 70
"""Games with two, three and four players each, for every lemma."""


def between_turns(game: District) -> bool:
    return game.pending is None or [kind for _, kind in asked(game)] == ["turn"]


@pytest.mark.clauses("FP-100")
def test_every_card_stands_on_two_cards() -> None:
    for seats, seed in random_games(GAMES):
        for game in walk(seats, seed):
            if between_turns(game):
                there = set(standing(game))
                assert {(1, place) for place in range(1, 7)} <= there
                assert all(set(below(at)) <= there for at in there)


@pytest.mark.clauses("FP-101")
def test_every_advance_adds_one_card_and_a_game_has_fifteen() -> None:
    for seats, seed in random_games(GAMES):
        for game in walk(seats, seed):
            if between_turns(game):
                assert len(standing(game)) == 6 + len(told(game, ADVANCED))
        assert len(told(game, ADVANCED)) == 15


@pytest.mark.clauses("FP-102")
def test_before_the_coronation_somebody_can_always_advance() -> None:
    for seats, seed in random_games(GAMES):
        for game in walk(seats, seed):
            if between_turns(game) and not told(game, CROWNED):
                assert game.pending is not None and advances_offered(game)


@pytest.mark.clauses("FP-102")
@pytest.mark.parametrize("rows", [FULL[:height] for height in range(1, 6)])
def test_over_full_rows_the_next_row_is_open(rows: tuple[str, ...]) -> None:
    width = 7 - len(rows)
    assert len(advances_offered(lay(rows))) == 2 * (width - 1)


@pytest.mark.clauses("FP-103")
def test_a_turn_draws_one_card_and_a_pass_draws_none() -> None:
    for seats, seed in random_games(GAMES):
        for game in walk(seats, seed):
            if between_turns(game):
                turns = len(told(game, ADVANCED)) + len(told(game, BANISHED))
                assert len(told(game, DRAWN)) == turns <= {2: 25, 3: 30, 4: 31}[seats]
        assert len(told(game, PASSED)) + len(told(game, OUT_OF_INFLUENCE)) == seats


@pytest.mark.clauses("FP-103")
@pytest.mark.parametrize(("seats", "most"), [(2, 25), (3, 30), (4, 31)])
@pytest.mark.parametrize("policy", [BANISH_FIRST, CLIMB_FIRST], ids=["banish-first", "climb-first"])
def test_the_longest_games_draw_just_as_many(seats: int, most: int, policy: Callable[..., None]) -> None:
    for seed in range(10):
        game = played(seats, seed, policy)
        assert len(told(game, DRAWN)) == most
        assert sum(game.influence) == 0


@pytest.mark.clauses("FP-104", "FP-002")
def test_no_card_is_lost_and_none_is_there_twice() -> None:
    for seats, seed in random_games(GAMES // 2):
        for game in walk(seats, seed):
            everything = all_cards(game)
            assert len(everything) == 64 and everything == EVERY_CARD


# ---- the game's own watch


def lose_a_card(game: District) -> None:
    game.deck = game.deck[:-1]


def take_the_ground_away(game: District) -> None:
    game.pyramid[spot((1, 1))] = EMPTY


def forget_an_advance(game: District) -> None:
    game.advances -= 1


def pass_too_early(game: District) -> None:
    game.passed[1] = 1


def show_everything(game: District) -> None:
    game.shown[:3] = [1, 1, 1]


def reshuffle_with_three(game: District) -> None:
    game.reshuffled = 1


def put_a_boss_below(game: District) -> None:
    game.deck = (*game.deck[1:], game.deck[0])


@pytest.mark.parametrize(
    ("breaking", "clause"),
    [
        (lose_a_card, "FP-104"),
        (take_the_ground_away, "FP-100"),
        (forget_an_advance, "FP-101"),
        (pass_too_early, "FP-088"),
        (show_everything, "FP-085"),
        (reshuffle_with_three, "FP-112"),
        (put_a_boss_below, "FP-043"),
    ],
)
def test_a_table_broken_by_hand_is_noticed(breaking: Callable[[District], None], clause: str) -> None:
    game = lay((BASE, "REAPERS RASCALS - - -"), hands={0: "rats"})
    check(game)
    breaking(game)
    with pytest.raises(RulesError, match=clause):
        check(game)


def test_a_second_vacancy_is_noticed() -> None:
    game = lay((BASE, "REAPERS RASCALS - - -"), hands={0: "rats"})
    climb(game, (2, 1), (3, 1))
    check(game)
    game.pyramid[spot((1, 1))] = EMPTY
    with pytest.raises(RulesError, match="FP-"):
        check(game)


def test_the_watch_finds_nothing_in_good_games() -> None:
    for seats, seed in random_games(15):
        for game in walk(seats, seed):
            check(game)
    for seed in range(5):
        for policy in (BANISH_FIRST, CLIMB_FIRST):
            for game in walk(4, seed, policy):
                check(game)


def test_the_watch_finds_nothing_in_what_a_seat_imagines() -> None:
    """Also once the deck was made anew: a world dealt anew has forgotten what was drawn before (FP-112)."""
    for policy in (BANISH_FIRST, CLIMB_FIRST):
        for game in walk(4, 3, policy):
            for seat in (0, 2, None):
                check(game.redeal(seat, Sampled.of(game.drawn)))
        assert game.reshuffled
