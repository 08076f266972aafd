"""Chapter 9, Duel (D76-110..120)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import PLACES
from posse.games.deadwood_1876.sayings import (
    ANSWERS,
    CHALLENGE,
    DEFENDS,
    NO_ROOM,
    RIDE,
    ROLLED,
    SEND,
    SENT,
    STOOD,
    SWAPPED,
    WHY_FULL,
    WHY_NO_OWNER,
    WHY_SAME_HOUSE,
    WHY_SENT_NOWHERE,
    WHY_YOURSELF,
)
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    changed,
    choose,
    duel,
    facts,
    house,
    lay,
    nobody,
    options,
    refused,
    rig,
    told,
    totals,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white",
    1: "pepperbox-stetson pepperbox-duster colt-duster",
    2: "winchester-white colt-brown pepperbox-white",
    3: "messenger-white messenger-duster winchester-stetson",
}


@pytest.mark.clauses("D76-110", "D76-111")
def test_anybody_else_can_be_challenged_wherever_the_star_is() -> None:
    game = lay(5, hands={}, stars="gem gem bella bella grand")
    choose(game, 0, "turn", options(game, 0)[-1])
    assert options(game, 0) == [1, 2, 3, 4]
    assert refused(game, 0, CHALLENGE, 0).saying is WHY_YOURSELF
    assert refused(game, 0, CHALLENGE, 7).saying is WHY_NO_OWNER


@pytest.mark.clauses("D76-112")
def test_the_defender_lays_a_card_and_ties_are_rolled_again() -> None:
    game = lay(hands=HANDS)
    duel(game, "messenger-stetson", 2)
    assert asked(game) == [(2, "defend")] and len(options(game, 2)) == 3
    choose(game, 2, "defend", card("colt-brown"))
    assert len(told(game, ANSWERS)) == 1 and told(game, DEFENDS) == []
    assert {kind for _, kind in asked(game)} == {"help"}
    rig(game, "messenger2 colt2 messenger3 colt1")
    nobody(game)
    assert [total for total, _, _ in totals(game, ROLLED)] == [2, 2, 3, 1]


@pytest.mark.clauses("D76-113", "D76-118", "D76-119", "D76-036")
def test_stars_in_two_establishments_change_places() -> None:
    game = lay(hands=HANDS, stars="gem gem bella grand")
    before = facts(game)
    duel(game, "messenger-stetson", 2, "colt-brown")
    rig(game, "messenger4 colt1")
    nobody(game)
    assert game.stars == [1, 0, 0, 2]
    assert told(game, SWAPPED) == [(0, 1, 0, 2, 0)]
    assert changed(before, game) <= {"stars", "hands", "sizes", "drawn", "pile", "fresh", "since", "player", "dice"}, (
        "no Safe is touched"
    )


@pytest.mark.clauses("D76-114", "D76-116")
def test_a_loser_in_the_own_establishment_is_sent_away_and_the_place_is_chosen_after_the_roll() -> None:
    game = lay(hands=HANDS, stars="gem gem bella grand")
    duel(game, "messenger-stetson", 1, "colt-duster")
    rig(game, "messenger4 colt1")
    nobody(game)
    assert totals(game, ROLLED) and asked(game) == [(0, "send")]
    assert options(game, 0) == [house("bella"), house("grand")], "both have a free place, and staying is none"
    assert refused(game, 0, SEND, house("gem")).saying is WHY_SENT_NOWHERE
    choose(game, 0, "send", house("grand"))
    assert game.stars == [0, 2, 1, 2] and told(game, SENT) == [(0, 2, 1, 0)]


@pytest.mark.clauses("D76-114", "D76-035")
def test_a_full_establishment_is_no_destination() -> None:
    hands = {seat: names for seat, names in HANDS.items() if seat < 2}
    game = lay(6, hands=hands, stars="gem gem bella bella bella grand")
    duel(game, "messenger-stetson", 1, "colt-duster")
    rig(game, "messenger4 colt1")
    nobody(game)
    assert game.stars[1] == 2, "the only one with a free place, so nobody is asked"


@pytest.mark.clauses("D76-035", "D76-220")
def test_a_full_establishment_is_refused_with_its_name() -> None:
    game = lay(
        9, hands={0: "colt-white colt-duster colt-stetson"}, stars="gem bella bella bella bella grand grand gem gem"
    )
    choose(game, 0, "turn", card("colt-white"))
    assert game.stars[0] == house("grand"), "the only free place"
    game = lay(6, hands={0: "colt-white colt-duster colt-stetson"})
    choose(game, 0, "turn", card("colt-white"))
    game.stars[1] = game.stars[4] = house("bella")
    why = refused(game, 0, RIDE, house("gem"))
    assert why.saying is WHY_SAME_HOUSE
    assert game.box.why_not(game, 0, RIDE, house("bella")).saying is WHY_FULL


@pytest.mark.clauses("D76-115")
def test_with_eight_players_a_win_may_have_no_effect() -> None:
    hands = {0: "messenger-stetson winchester-duster colt-white", 1: "pepperbox-stetson pepperbox-duster colt-duster"}
    game = lay(8, hands=hands, stars="gem gem bella bella bella grand grand grand")
    duel(game, "messenger-stetson", 1, "colt-duster")
    rig(game, "messenger4 colt1")
    nobody(game)
    assert game.stars == [0, 0, 1, 1, 1, 2, 2, 2] and told(game, NO_ROOM) == [(1, 0)]
    assert asked(game) == [(1, "turn")]


@pytest.mark.clauses("D76-117")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_lost_duel_changes_nothing(owner: int) -> None:
    game = lay(hands=HANDS, stars="gem gem bella grand")
    duel(game, "messenger-stetson", owner)
    choose(game, owner, "defend", card("colt-duster" if owner == 1 else "colt-brown"))
    rig(game, "messenger1 colt3")
    nobody(game)
    assert game.stars == [0, 0, 1, 2] and told(game, STOOD) == [(owner, 0)]


@pytest.mark.clauses("D76-118")
def test_no_duel_moves_a_safe() -> None:
    for seed in range(4):
        rows: tuple[tuple[int, ...], ...] = ()
        duelling = False
        for game in walk(5, seed):
            names = [type(frame).__name__ for frame in game.stack]
            if "Duel" in names:
                if duelling:
                    assert game.rows == rows
                rows, duelling = game.rows, True
            else:
                duelling = False


@pytest.mark.clauses("D76-120")
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_with_one_free_place_there_is_never_a_choice_of_destination(seats: int) -> None:
    houses = 2 if seats < 4 else 3
    for seed in range(4):
        for game in walk(seats, seed):
            assert all(question.kind.name not in ("ride", "send") for question in game.questions())
            if game.pending is not None and game.pending.kind.name == "turn":
                assert houses * PLACES[seats] - len(game.stars) == 1
