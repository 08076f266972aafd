"""Chapter 21, the Stranger (D76-346..368)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import COLT, HEISTS, MESSENGER, MYSTERIES, PLACES
from posse.games.deadwood_1876.rules.showdown import showdown_guns, who_advances
from posse.games.deadwood_1876.sayings import (
    ACTS,
    ADVANCES_BY_CASH,
    ASK_DEFEND_STRANGER_SAFE,
    ASK_DEFEND_STRANGER_STAR,
    BADGE_SHOWN,
    BOUT_ROLLS,
    CAME,
    DEFENDS_STRANGER,
    HIT,
    NOBODY_WINS,
    OUT,
    PEACE,
    PEACE_ALONE,
    ROBS,
    ROLLED,
    ROLLED_BLACK,
    ROLLED_FOR_STRANGER,
    SENT,
    STAR_SHOWN,
    STARTS,
    STRANGER_HIT,
    STRANGER_LEAVES,
    STRANGER_OUT,
    SWAPPED,
    WINS_ALONE,
    WINS_ALONE_OF_TWO,
    WINS_AS_STRANGER,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.chance import Scripted
from tests.games.deadwood_1876.lay import (
    ALL_ON,
    asked,
    card,
    choose,
    defend,
    dice,
    duel,
    known,
    lay,
    lay_down,
    new,
    options,
    rig,
    rob,
    row,
    safe,
    safes,
    spot,
    table,
    tags,
    told,
    totals,
    use,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-holster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
}
ROWS = {0: "gold1 badge1", 1: "gold5 colt", 2: "gold2 gold3"}


def two(stars: str | None = None, player: int = 0, holsters: dict[tuple[int, int], str] | None = None) -> Town:
    return lay(2, hands=HANDS, rows=ROWS, stars=stars, player=player, holsters=holsters)


def finish(rows: dict[int, str], stars: str, **options: object) -> Town:
    return lay(
        2, hands=HANDS, rows=rows, stars=stars, rounds=8, heists=3, step="starred_safes",
        options={**ALL_ON, **options},
    )  # fmt: skip


# ---- arrival


@pytest.mark.clauses("D76-346", "D76-007")
def test_the_higher_black_die_brings_the_stranger_and_who_begins_is_another_roll() -> None:
    game = new(2, 5)
    for seat in range(2):
        choose(game, seat, "character", seat)
    choose(game, 0, "pass-on", 0)
    arrival = dice("messenger2 messenger2 messenger1 messenger3")
    game.chance = Scripted([0, 0, *arrival, *dice("messenger4 messenger1")])
    choose(game, 1, "pass-on", 0)
    assert totals(game, (ROLLED_FOR_STRANGER,)) == [(2, 0, 0), (2, 1, 0), (1, 0, 0), (3, 1, 0)]
    assert asked(game) == [(1, "stranger")] and options(game, 1) == [2, 3, 4, 5, 6, 7, 8]
    choose(game, 1, "stranger", 7)
    assert told(game, CAME) == [(1, 7, game.stars[1])] and game.stars[2] == game.stars[1]
    assert told(game, STARTS) == [(0,)] and totals(game, (ROLLED_BLACK,)) == [(4, 0, 0), (1, 1, 0)]


@pytest.mark.clauses("D76-347", "D76-052")
def test_the_stranger_gets_two_of_the_leftovers_unseen_and_after_the_pass() -> None:
    for seed in range(8):
        game = new(2, seed)
        while asked(game)[0][1] != "turn":
            seat, kind = asked(game)[0]
            assert kind == "stranger" or not game.rows[2], "no part in the pass"
            choose(game, seat, kind, options(game, seat)[0])
        assert len(game.rows[2]) == 2 and min(game.rows[2]) == HEISTS[2] + 4
        assert not set(row(game, 2)) & set(MYSTERIES), "none that was removed"
        for eye in (0, 1, None):
            assert known(game, eye, 2) == [-1, -1]


@pytest.mark.clauses("D76-348")
def test_the_stranger_never_acts_and_never_shuffles() -> None:
    for seed in range(4):
        before: list[int] = []
        for game in walk(2, seed):
            assert all(question.seat in (0, 1) for question in game.questions())
            if len(game.characters) == 3 and not game.revealed:
                now = tags(game, 2)
                kept = [tag for tag in before if tag in now]
                assert now[: len(kept)] == kept, "what comes, comes to the right end"
                before = now


@pytest.mark.clauses("D76-348", "D76-053")
def test_notes_about_the_strangers_safes_stay_exact() -> None:
    game = two()
    use(game, "messenger-stetson")
    choose(game, 0, "look", spot(2, 2))
    assert known(game, 0, 2) == [-1, safe("gold3")]
    rob(game, "pepperbox-stetson", 2, 1)
    rig(game, "pepperbox2 colt0")
    defend(game, "colt-white")
    assert known(game, 0, 2) == [safe("gold3")], "it moved up"


# ---- robbed, viewed, challenged


@pytest.mark.clauses("D76-350")
def test_who_defends_for_the_stranger_is_told_what_is_attacked() -> None:
    game = two()
    rob(game, "messenger-stetson", 2, 2)
    asking = game.asking(1)
    assert asking.saying is ASK_DEFEND_STRANGER_SAFE and asking.values == (0, MESSENGER, 2)
    game = two()
    duel(game, "colt-white", 2)
    asking = game.asking(1)
    assert asking.saying is ASK_DEFEND_STRANGER_STAR and asking.values == (0, COLT)


@pytest.mark.clauses("D76-349", "D76-035")
def test_the_stranger_is_an_owner_like_a_player() -> None:
    game = two(stars="gem bella bella")
    assert game.free_houses(0) == [], "it takes up a place"
    choose(game, 0, "turn", 25 + card("messenger-stetson"))
    assert {spot(2, 1), spot(2, 2)} <= set(options(game, 0))
    game = two()
    choose(game, 0, "turn", 50 + card("messenger-stetson"))
    assert options(game, 0) == [1, 2]


@pytest.mark.clauses("D76-350", "D76-089")
def test_the_other_player_defends_with_the_own_hand_and_never_looks() -> None:
    game = two()
    rob(game, "messenger-stetson", 2, 1)
    assert told(game, ROBS)[0][-2:] == (2, 1) and asked(game) == [(1, "defend")]
    assert known(game, 1, 2) == [-1, -1], "no right to look"
    rig(game, "messenger4 pepperbox0")
    defend(game, "pepperbox-stetson")
    assert told(game, DEFENDS_STRANGER)[0][0] == 1 and totals(game, ROLLED) == [(4, 0, 0), (0, 2, 1)]
    assert safe("gold2") in row(game, 0) and game.sizes == [4, 4], "and draws a card"
    assert safe("gold2") not in [face for face, _ in table(game, 1)["notes"]], "nor afterwards"


@pytest.mark.clauses("D76-350")
@pytest.mark.parametrize("player", [0, 1])
def test_either_player_must_defend_for_the_stranger(player: int) -> None:
    game = two(player=player)
    choose(game, player, "turn", 50 + game.hand(player)[0])
    choose(game, player, "challenge", 2)
    assert asked(game) == [(1 - player, "defend")]


@pytest.mark.clauses("D76-351", "D76-363", "D76-331")
def test_the_strangers_holsters_help_whoever_defends_and_the_defenders_own_do_not() -> None:
    holsters = {
        (2, 1): "colt-holster",
        (2, 0): "derringer-holster",
        (1, 0): "messenger-holster",
        (1, 1): "messenger-holster",
    }
    game = two(holsters=holsters)
    rob(game, "messenger-stetson", 2, 1)
    rig(game, "messenger4 pepperbox1 colt2")
    defend(game, "pepperbox-stetson")
    assert totals(game, ROLLED) == [(4, 0, 0), (3, 2, 1)]
    assert table(game, None)["owners"][1]["holster"] == card("messenger-holster")
    game = two(holsters=holsters)
    duel(game, "messenger-stetson", 2)
    rig(game, "messenger4 pepperbox1 derringer2")
    defend(game, "pepperbox-stetson")
    assert totals(game, ROLLED) == [(4, 0, 0), (3, 2, 1)]


@pytest.mark.clauses("D76-364")
def test_a_duel_moves_the_strangers_star_and_never_the_defenders() -> None:
    game = two(stars="gem gem bella")
    duel(game, "messenger-stetson", 2)
    rig(game, "messenger4 pepperbox0")
    defend(game, "pepperbox-stetson")
    assert game.stars == [1, 0, 0] and told(game, SWAPPED)[0][-2:] == (2, 1)
    game = two(stars="gem bella gem")
    duel(game, "messenger-stetson", 2)
    rig(game, "messenger4 pepperbox0")
    defend(game, "pepperbox-stetson")
    assert game.stars == [0, 1, 1] and told(game, SENT) == [(0, 1, 2, 1)]
    game = two(stars="gem bella gem")
    duel(game, "messenger-stetson", 2)
    rig(game, "messenger1 pepperbox2")
    defend(game, "pepperbox-stetson")
    assert game.stars == [0, 1, 0]


@pytest.mark.clauses("D76-352")
def test_nine_safes_make_three_for_each_owner() -> None:
    assert HEISTS[2] + 2 * 3 == 9


# ---- the end


@pytest.mark.clauses("D76-353")
def test_badges_and_starred_safes_of_the_stranger_do_nothing() -> None:
    game = lay(
        2, hands=HANDS, rows={0: "gold1", 1: "gold2", 2: "badge1 dagger explosives poker"}, stars="gem bella gem",
        rounds=8, heists=3, step="badge_round", options=dict(ALL_ON),
    )  # fmt: skip
    assert told(game, BADGE_SHOWN) == [] and told(game, STAR_SHOWN) == []
    assert game.dagger == 0 and game.extra == (0, 0, 0) and game.revealed == 1


@pytest.mark.clauses("D76-354")
def test_the_strangers_gold_cash_and_sarsaparilla_count() -> None:
    game = finish({0: "gold1", 1: "gold2", 2: "gold5 cash"}, "gem bella gem")
    assert who_advances(game) == [0, 2], "1 + 5 against 2"
    game = finish({0: "gold1", 1: "gold2", 2: "sarsaparilla messenger colt gold5"}, "gem bella gem")
    assert showdown_guns(game, 2) == [2]


@pytest.mark.clauses("D76-355")
def test_a_player_who_advances_alone_wins() -> None:
    game = finish({0: "gold5", 1: "gold2", 2: "gold1"}, "gem bella bella")
    assert game.winners == (0,) and told(game, WINS_ALONE_OF_TWO) == [(0,)] and told(game, WINS_ALONE) == []


@pytest.mark.clauses("D76-356")
def test_two_players_without_the_stranger_fight_as_usual() -> None:
    game = finish({0: "gold5", 1: "gold2 colt", 2: "gold1"}, "gem gem bella")
    assert game.fighters == (0, 1) and asked(game) == [(0, "bout"), (1, "bout")]


def against_the_stranger(rows: dict[int, str] | None = None) -> Town:
    return finish(rows or {0: "gold5", 1: "gold2 messenger", 2: "gold1 winchester"}, "gem bella gem")


@pytest.mark.clauses("D76-357", "D76-365", "D76-266")
def test_the_other_player_is_the_stranger_with_the_own_hand_and_the_strangers_guns() -> None:
    game = against_the_stranger()
    assert game.fighters == (0, 2) and told(game, ACTS) == [(1,)]
    assert asked(game) == [(0, "bout"), (1, "bout")] and table(game, None)["doing"]["bout"]["acting"] == 1
    rig(game, "messenger4 pepperbox0 winchester1")
    lay_down(game, {0: "messenger-stetson", 1: "pepperbox-stetson"})
    assert totals(game, BOUT_ROLLS) == [(4, 0, 0), (1, 2, 1)], "the own Messenger is not used"
    assert told(game, STRANGER_HIT) == [()] and told(game, HIT) == [] and game.hits == (0, 0, 1), (
        "marked on the Stranger's card"
    )
    rig(game, "winchester3 pepperbox0 winchester1")
    lay_down(game, {0: "winchester-holster", 1: "pepperbox-duster"})
    assert told(game, STRANGER_OUT) == [()] and told(game, OUT) == [] and game.winners == (0,)


@pytest.mark.clauses("D76-357", "D76-365")
def test_whoever_wins_as_the_stranger_wins_the_game() -> None:
    game = against_the_stranger()
    game.hits = (1, 0, 1)
    rig(game, "messenger1 pepperbox2 winchester3")
    lay_down(game, {0: "messenger-stetson", 1: "pepperbox-stetson"})
    assert told(game, OUT) == [(0,)] and game.winners == (1,) and told(game, WINS_AS_STRANGER) == [(1,)]
    assert game.box.ranks(game) == [2, 1]


@pytest.mark.clauses("D76-358", "D76-354")
def test_mystery_effects_follow_the_safes() -> None:
    rows = {0: "gold5", 1: "gold2 sarsaparilla messenger", 2: "gold1 winchester"}
    game = against_the_stranger(rows)
    rig(game, "messenger4 pepperbox0 winchester1")
    lay_down(game, {0: "messenger-stetson", 1: "pepperbox-stetson"})
    assert totals(game, BOUT_ROLLS)[1] == (1, 2, 1), "the acting player's Sarsaparilla spoils nothing"
    game = against_the_stranger({0: "gold5", 1: "gold2 messenger", 2: "gold1 sarsaparilla winchester"})
    rig(game, "messenger4 pepperbox1")
    lay_down(game, {0: "messenger-stetson", 1: "pepperbox-stetson"})
    assert totals(game, BOUT_ROLLS)[1] == (1, 2, 1), "the Stranger's does"


@pytest.mark.clauses("D76-358")
def test_the_acting_players_dagger_has_no_effect() -> None:
    game = against_the_stranger({0: "gold5", 1: "dagger", 2: "gold1 winchester"})
    choose(game, 1, "dagger", 0)
    rig(game, "messenger4 pepperbox0 winchester1")
    lay_down(game, {0: "messenger-stetson", 1: "pepperbox-stetson"})
    assert totals(game, BOUT_ROLLS)[1] == (1, 2, 1)


@pytest.mark.clauses("D76-359", "D76-281")
def test_the_stranger_alone_means_that_nobody_wins() -> None:
    game = finish({0: "gold1", 1: "gold2", 2: "gold5"}, "gem gem bella")
    assert game.winners == () and told(game, NOBODY_WINS) == [()] and game.pending is None
    assert game.box.ranks(game) == [2, 2]


@pytest.mark.clauses("D76-360", "D76-367")
def test_if_all_three_advance_the_stranger_leaves() -> None:
    game = finish({0: "cash", 1: "gold2", 2: "gold5"}, "gem bella bella")
    assert told(game, STRANGER_LEAVES) == [()] and game.fighters == (0, 1)
    assert told(game, ADVANCES_BY_CASH) == [(0, 0)]


@pytest.mark.clauses("D76-361", "D76-310")
def test_peace_between_one_player_and_the_stranger() -> None:
    game = finish({0: "gold5", 1: "gold2 messenger", 2: "gold1"}, "gem bella gem", peace=True)
    assert told(game, PEACE_ALONE) == [(0,)] and game.winners == (0,), "the other player's gun does not count"
    game = finish({0: "gold5", 1: "gold2", 2: "gold1 colt"}, "gem bella gem", peace=True)
    assert game.fighters == (0, 2)


@pytest.mark.clauses("D76-366", "D76-310")
def test_the_stranger_leaves_before_the_team_victory_is_checked() -> None:
    game = finish({0: "cash", 1: "gold2", 2: "gold5 messenger"}, "gem bella bella", peace=True)
    assert told(game, PEACE) == [()] and game.winners == (0, 1)


@pytest.mark.clauses("D76-362", "D76-264")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_tie_always_sends_the_single_star(seats: int) -> None:
    rows = {0: "gold5", 1: "gold3", 2: "gold2"}
    hands = HANDS if seats == 2 else {}
    game = lay(seats, hands=hands, rows=rows, stars="gem bella bella", rounds=8, heists=3, step="count_gold")
    assert who_advances(game) == [0] and game.winners == (0,)
    for step in walk(seats, 3):
        if -1 not in step.stars:
            assert sorted(step.stars.count(house) for house in (0, 1)) == [1, 2] and PLACES[seats] == 2


CASH = [
    # stars of A, B, Stranger; gold of A, B, Stranger; who fights; without the Stranger
    ("gem bella gem", "cash", "gold5", "gold1", (0, 1)),
    ("gem gem bella", "cash", "gold1", "gold5", (0, 2)),
    ("gem bella bella", "cash", "gold5", "gold1", (0, 1)),
    ("gem bella gem", "cash gold5", "gold1", "gold2", (0, 2)),
    ("gem gem bella", "cash gold5", "gold1", "gold2", (0, 1)),
]


@pytest.mark.clauses("D76-367", "D76-297")
@pytest.mark.parametrize(("stars", "mine", "other", "stranger", "fighters"), CASH)
@pytest.mark.parametrize("seat", [0, 1])
def test_cash_of_a_player(
    seat: int, stars: str, mine: str, other: str, stranger: str, fighters: tuple[int, int]
) -> None:
    a, b, s = stars.split()
    rows = {seat: mine, 1 - seat: other, 2: stranger}
    game = finish(rows, f"{a} {b} {s}" if seat == 0 else f"{b} {a} {s}")
    swap = {0: seat, 1: 1 - seat, 2: 2}
    assert set(game.fighters) == {swap[owner] for owner in fighters}


@pytest.mark.clauses("D76-367", "D76-298")
def test_cash_of_a_player_who_leads_alone_adds_nobody() -> None:
    assert finish({0: "cash gold5", 1: "gold1", 2: "gold2"}, "gem bella bella").winners == (0,)


@pytest.mark.clauses("D76-368", "D76-354")
def test_cash_of_the_stranger() -> None:
    game = finish({0: "gold5", 1: "gold1", 2: "cash"}, "gem bella bella")
    assert game.fighters == (0, 2) and told(game, ADVANCES_BY_CASH) == [(2, 1)] and told(game, ACTS) == [(1,)]
    game = finish({0: "gold5", 1: "gold1", 2: "cash"}, "gem gem bella")
    assert game.fighters == (0, 1) and told(game, STRANGER_LEAVES) == [()]
    game = finish({0: "gold1", 1: "gold2", 2: "cash gold5"}, "gem gem bella")
    assert told(game, NOBODY_WINS) == [()], "leading alone, Cash adds nobody"
    game = finish({0: "gold5", 1: "gold1", 2: "cash gold2"}, "gem bella gem")
    assert game.fighters == (0, 2), "leading with one player anyway"
    assert safes("cash") == [16]
