"""Chapter 18, count of gold, who advances, Final Showdown (D76-260..281)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.rules.showdown import house_gold, leading_houses, who_advances
from posse.games.deadwood_1876.sayings import (
    ADVANCES,
    BOUT,
    BOUT_ROLLS,
    BOUT_TIED,
    GOLD_TIED,
    GOLD_TIED_AGAIN,
    HANDS_BACK,
    HIT,
    HOUSE_GOLD,
    OUT,
    SAFE_OPEN,
    STRANGER_HIT,
    STRANGER_OUT,
    WINS,
    WINS_ALONE,
    WINS_AS_STRANGER,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.game import ANSWERED, NOT_ASKED
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    cards,
    choose,
    lay,
    lay_down,
    options,
    played,
    refused,
    rig,
    row,
    safe,
    table,
    told,
    totals,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "colt-holster colt-brown pepperbox-white messenger-brown",
    3: "messenger-white messenger-duster winchester-stetson winchester-brown",
}


def count(rows: dict[int, str], stars: str, seats: int = 4, options: dict[str, object] | None = None) -> Town:
    """The table right after the Badge Round."""
    hands = {seat: names for seat, names in HANDS.items() if seat < seats}
    return lay(
        seats, hands=hands, rows=rows, stars=stars, rounds=8 if seats < 4 else 4, step="count_gold", options=options
    )


def shoot_out(first: str = "gold5", second: str = "gold4") -> Town:
    """Seats 0 and 1 fight."""
    return count({0: first, 1: second, 2: "badge1", 3: "badge2"}, "gem gem bella bella")


@pytest.mark.clauses("D76-260")
def test_all_safes_are_revealed_to_all() -> None:
    game = shoot_out()
    for eye in (0, 3, None):
        seen = table(game, eye)
        assert [owner["faces"] for owner in seen["owners"]] == [row(game, o) for o in range(4)]
    assert [values[1:] for values in told(game, SAFE_OPEN)] == [(seat, 0) for seat in range(4)]
    assert table(game, None)["owners"][0]["gold"] == 5
    two = count({0: "gold5", 1: "gold4", 2: "badge1"}, "gem bella bella", seats=2)
    assert [values[1:] for values in told(two, SAFE_OPEN)] == [(0, 0), (1, 0), (2, 1)], "the last is the Stranger"


@pytest.mark.clauses("D76-261", "D76-263")
def test_the_richest_establishment_advances_with_all_its_owners() -> None:
    game = count({0: "gold1", 1: "gold3", 2: "gold5", 3: "badge2 colt"}, "gem gem bella bella")
    assert told(game, HOUSE_GOLD) == [(0, 4), (1, 5)] and who_advances(game) == [2, 3]
    assert told(game, ADVANCES) == [(2, 0), (3, 0)] and game.fighters == (2, 3)


@pytest.mark.clauses("D76-261")
def test_gold_can_be_zero_or_negative() -> None:
    game = count({0: "badge1", 1: "badge2", 2: "badge3", 3: "badge4"}, "gem gem bella bella")
    game.extra = (-1, 0, 0, -2)
    assert [house_gold(game, house) for house in range(2)] == [-1, -2] and leading_houses(game) == [0]


@pytest.mark.clauses("D76-262")
def test_an_empty_establishment_can_not_advance() -> None:
    game = count({0: "badge1", 1: "badge2", 2: "badge3", 3: "badge4"}, "gem gem bella bella")
    game.extra = (-1, 0, -2, 0)
    assert leading_houses(game) == [0], "though the empty Grand Central has more than -1"
    assert 2 not in [house for house, _ in told(game, HOUSE_GOLD)]


@pytest.mark.clauses("D76-264")
def test_of_tied_establishments_the_one_with_fewer_stars_advances() -> None:
    game = count({0: "gold2", 1: "gold3", 2: "gold5", 3: "badge1"}, "gem gem bella grand")
    assert who_advances(game) == [2] and told(game, WINS_ALONE) == [(2,)]
    assert told(game, GOLD_TIED) == [()] and told(game, GOLD_TIED_AGAIN) == [], "and all are told why"
    assert told(shoot_out(), GOLD_TIED) == [], "where there is no tie there is nothing to tell"


@pytest.mark.clauses("D76-265", "D76-280")
def test_tied_on_both_counts_all_advance_together_and_fight_in_common() -> None:
    game = count({0: "gold2", 1: "gold3", 2: "gold5", 3: "badge1"}, "gem gem bella bella")
    assert game.fighters == (0, 1, 2, 3) and [seat for seat, _ in asked(game)] == [0, 1, 2, 3]
    assert game.hits == (0, 0, 0, 0) and game.sizes == [4] * 4
    assert told(game, GOLD_TIED_AGAIN) == [()] and told(game, GOLD_TIED) == []
    rows = {0: "gold2", 1: "gold3", 2: "gold5", 3: "badge1", 4: "gold4 gold1"}
    game = count(rows, "gem gem bella grand grand", seats=5)
    assert who_advances(game) == [2], "a tied but larger one does not"


@pytest.mark.clauses("D76-266")
def test_who_does_not_advance_is_out() -> None:
    game = shoot_out()
    assert asked(game) == [(0, "bout"), (1, "bout")]
    assert refused(game, 2, BOUT, card("colt-holster")).saying is NOT_ASKED
    for seed in range(10):
        over = played(6, seed)
        assert set(over.winners) <= set(who_advances(over))


@pytest.mark.clauses("D76-267", "D76-281")
def test_one_player_alone_wins_at_once() -> None:
    game = count({0: "gold5", 1: "gold3", 2: "gold1", 3: "badge1"}, "gem bella bella grand")
    assert game.winners == (0,) and game.pending is None and told(game, WINS_ALONE) == [(0,)]
    assert game.box.ranks(game) == [1, 2, 2, 2] and game.box.scores(game) == [1, 0, 0, 0], "gold is no score"


@pytest.mark.clauses("D76-268")
def test_several_fight_if_no_team_victory_applies() -> None:
    game = shoot_out("gold5", "gold4 colt")
    assert game.fighters == (0, 1) and asked(game)[0][1] == "bout"


@pytest.mark.clauses("D76-269", "D76-275", "D76-056")
def test_a_bout_is_chosen_secretly_shown_together_and_stays_on_the_table() -> None:
    game = shoot_out()
    assert options(game, 0) == sorted(cards(HANDS[0])), "cards are guns, nothing else"
    before = table(game, 1)
    choose(game, 0, "bout", card("messenger-stetson"))
    assert table(game, 1) == before and refused(game, 0, BOUT, card("colt-white")).saying is ANSWERED
    rig(game, "messenger4 colt1")
    choose(game, 1, "bout", card("colt-duster"))
    assert table(game, None)["laid"] == [(0, card("messenger-stetson")), (1, card("colt-duster"))]
    assert game.pile == [] and game.sizes[:2] == [3, 3], "not replaced"


@pytest.mark.clauses("D76-270", "D76-279", "D76-276")
def test_every_showdown_gun_joins_every_roll() -> None:
    game = shoot_out("gold5 winchester", "gold4")
    rig(game, "colt3 winchester2 colt1")
    lay_down(game, {0: "colt-white", 1: "colt-duster"})
    assert totals(game, BOUT_ROLLS) == [(5, 0, 0), (1, 1, 0)]
    rig(game, "derringer1 winchester3 derringer2")
    lay_down(game, {0: "derringer-duster", 1: "derringer-stetson"})
    assert totals(game, BOUT_ROLLS)[2:] == [(4, 0, 0), (2, 1, 0)]


@pytest.mark.clauses("D76-270", "D76-059", "D76-008")
def test_several_showdown_guns_roll_from_the_strongest_to_the_weakest() -> None:
    game = shoot_out("pepperbox gold5 winchester winchester", "gold4")
    rig(game, "colt3 winchester3 winchester2 pepperbox2 colt1")
    lay_down(game, {0: "colt-white", 1: "colt-duster"})
    assert totals(game, BOUT_ROLLS)[0] == (10, 0, 0)


@pytest.mark.clauses("D76-271", "D76-272", "D76-273")
def test_the_lowest_is_hit_and_only_those_tied_for_lowest_roll_again() -> None:
    game = count({0: "gold2", 1: "gold3", 2: "gold5", 3: "badge1"}, "gem gem bella bella")
    rig(game, "messenger2 colt0 colt0 messenger3 colt1 colt1 colt3 colt2")
    lay_down(game, {0: "messenger-stetson", 1: "colt-duster", 2: "colt-holster", 3: "messenger-white"})
    assert totals(game, BOUT_ROLLS)[4:] == [(1, 1, 0), (1, 2, 0), (3, 1, 0), (2, 2, 0)]
    assert len(told(game, BOUT_TIED)) == 2 and told(game, HIT) == [(2,)] and game.hits == (0, 0, 1, 0)
    assert table(game, None)["owners"][2]["hits"] == 1


@pytest.mark.clauses("D76-273", "D76-276", "D76-277")
def test_a_second_hit_is_the_end_and_the_last_alive_wins() -> None:
    game = count({0: "gold2", 1: "gold3", 2: "gold5 winchester", 3: "badge1"}, "gem gem bella bella")
    game.hits = (0, 1, 1, 1)
    rig(game, "messenger2 colt0 colt1 winchester2 messenger3")
    lay_down(game, {0: "messenger-stetson", 1: "colt-duster", 2: "colt-holster", 3: "messenger-white"})
    assert told(game, OUT) == [(1,)] and asked(game) == [(0, "bout"), (2, "bout"), (3, "bout")]
    rig(game, "winchester3 colt0 winchester1 messenger2")
    lay_down(game, {0: "winchester-duster", 2: "colt-brown", 3: "messenger-duster"})
    assert told(game, OUT)[1:] == [(2,)]
    rig(game, "colt3 winchester1")
    lay_down(game, {0: "colt-white", 3: "winchester-stetson"})
    assert game.winners == (0,) and told(game, WINS) == [(0,)] and game.pending is None


ONE_HIT_EACH = (
    "messenger1 pepperbox2 colt2 messenger2",
    "winchester3 pepperbox0 colt2 messenger4",
    "colt3 colt2 pepperbox0 winchester3",
    "derringer2 derringer2 messenger4 winchester1",
)
"""Four bouts with the cards of HANDS in their order: seat 0 is hit, then 1, 2, 3."""


def four_bouts(game: Town) -> None:
    for number, rolls in enumerate(ONE_HIT_EACH):
        assert told(game, HANDS_BACK) == []
        rig(game, rolls)
        lay_down(game, {seat: HANDS[seat].split()[number] for seat in range(4)})


@pytest.mark.clauses("D76-274")
def test_when_the_hands_are_empty_they_are_taken_back_and_all_know_them() -> None:
    game = count({0: "gold2", 1: "gold3", 2: "gold5", 3: "badge1"}, "gem gem bella bella")
    four_bouts(game)
    assert game.hits == (1, 1, 1, 1) and told(game, HANDS_BACK) == [()]
    assert game.sizes == [4] * 4 and game.laid == []
    for seat in range(4):
        assert game.hand(seat) == sorted(cards(HANDS[seat])), "the complete hand of the start"
        assert table(game, None)["owners"][seat]["shown"] == game.hand(seat)


@pytest.mark.clauses("D76-274", "D76-276")
def test_an_eliminated_fighter_takes_nothing_back() -> None:
    game = count({0: "gold2", 1: "gold3", 2: "gold5", 3: "badge1"}, "gem gem bella bella")
    game.hits = (0, 0, 0, 1)
    four_bouts(game)
    assert told(game, OUT) == [(3,)] and game.sizes == [4, 4, 4, 0]
    assert [entry // 25 for entry in game.laid] == [3] * 4
    assert asked(game) == [(0, "bout"), (1, "bout"), (2, "bout")]


@pytest.mark.clauses("D76-278")
@pytest.mark.parametrize("seats", range(2, 10))
def test_the_number_of_bouts(seats: int) -> None:
    for seed in range(12):
        game = played(seats, seed)
        if told(game, WINS) or told(game, WINS_AS_STRANGER):
            fighters = len(game.fighters)
            bouts = sum(len(told(game, saying)) for saying in (HIT, OUT, STRANGER_HIT, STRANGER_OUT))
            winner = next(owner for owner in game.fighters if game.hits[owner] < 2)
            assert bouts == 2 * fighters - 2 + game.hits[winner]


@pytest.mark.clauses("D76-281")
@pytest.mark.parametrize("seats", range(2, 10))
def test_the_result_is_the_set_of_winners(seats: int) -> None:
    for seed in range(6):
        game = played(seats, seed, {"peace": True})
        ranks = game.box.ranks(game)
        assert [seat for seat in range(seats) if ranks[seat] == 1] == list(game.winners)
        assert {rank for rank in ranks if rank != 1} <= {2}, "all others lose alike"
        assert len(game.winners) >= 1 or seats == 2


@pytest.mark.clauses("D76-140", "D76-275")
def test_in_the_showdown_only_bouts_are_asked() -> None:
    for game in walk(7, 5):
        if game.revealed and game.pending is not None:
            assert game.pending.kind is BOUT
    assert safe("gold1") == 0
