"""Chapter 1, the material (FP-001..005)."""

from __future__ import annotations

import pytest

from posse.games.five_points import GAME
from posse.games.five_points.components import GANGS
from posse.games.five_points.sayings import INFLUENCE_FIRST
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled
from tests.games.five_points.lay import (
    EVERY_CARD,
    FULL,
    advances_offered,
    all_cards,
    banish,
    cards,
    choose,
    lay,
    new,
    offered_spots,
    open_question,
    using,
)


@pytest.mark.clauses("FP-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_can_play(seats: int) -> None:
    game = new(seats, Sampled.of(1))
    assert game.seats == seats
    assert len(game.alliances) == 3 * seats


@pytest.mark.clauses("FP-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_or_more_can_not(seats: int) -> None:
    with pytest.raises(BadTable):
        GAME.new(seats, Sampled.of(1))


@pytest.mark.clauses("FP-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_gangs_have_two_bosses_and_six_members_each(seats: int) -> None:
    game = new(seats, Sampled.of(5))
    assert len(set(GANGS)) == 8
    assert len(EVERY_CARD) == 64
    assert all_cards(game) == EVERY_CARD


@pytest.mark.clauses("FP-004")
def test_a_boss_is_an_ordinary_card_once_the_table_is_set() -> None:
    """The same game with members in the place of bosses: same offers, same refusals, same points."""
    as_members = (*FULL[:2], *[row.lower() for row in FULL[2:]])
    hands = {0: "toughs dandies rascals", 1: "rats"}
    bosses, members = lay(FULL, hands=hands), lay(as_members, hands=hands)
    assert open_question(bosses).choices == open_question(members).choices
    for game in (bosses, members):
        choose(game, "rascals", (4, 1))
    assert offered_spots(bosses) == offered_spots(members)
    for game in (bosses, members):
        game.play(0, open_question(game).choices[0])
    assert GAME.scores(bosses) == GAME.scores(members)


@pytest.mark.clauses("FP-004")
def test_a_boss_matches_an_influence_card_and_an_alliance_of_its_gang() -> None:
    game = lay(FULL, hands={0: "rascals"}, alliances={0: "rascals toughs reapers"})
    choose(game, "rascals", (4, 1))
    assert (5, 1) in offered_spots(game), "the agent RASCALS is a boss, and the card a member"
    assert GAME.scores(game)[0] == 1, "RASCALS on Orange Street"


@pytest.mark.clauses("FP-005")
def test_cards_of_one_gang_are_one_choice() -> None:
    game = lay(hands={0: "rats rats ladies"})
    influence = [choice for choice in open_question(game).options if choice >= INFLUENCE_FIRST]
    assert influence == [using("ladies"), using("rats")]
    assert len(advances_offered(game)) == 10


@pytest.mark.clauses("FP-005")
def test_of_two_equal_cards_one_is_spent_and_the_other_serves_as_well() -> None:
    game = lay(seats=2, hands={0: "rats rats", 1: "ladies"})
    banish(game, "rats", (1, 3), (1, 4))
    assert game.spent == cards("rats")
    banish(game, "ladies", (1, 3), (1, 4))
    assert using("rats") in open_question(game).choices
    banish(game, "rats", (1, 3), (1, 4))
    assert game.spent == cards("rats ladies rats")
    assert game.influence == [0] * 16
