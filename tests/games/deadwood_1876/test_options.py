"""Chapter 19, team victories (D76-310..318) and the Horse Thief (D76-322..330)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876 import GAME
from posse.games.deadwood_1876.components import COLT, MESSENGER, PEPPERBOX
from posse.games.deadwood_1876.sayings import (
    FAIR,
    GAINED,
    GAINED_AS_THIEF,
    JOINED,
    KEPT,
    PEACE,
    ROBBED,
    ROLLED,
    SHARES,
    SPOILED,
    STOLEN,
    THIEF,
    TIED_WITH_THIEF,
    WHY_NO_WHITE_HORSE,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.box import BadTable
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    choose,
    duel,
    known,
    lay,
    nobody,
    options,
    refused,
    rig,
    rob,
    row,
    safe,
    safes,
    switched,
    table,
    told,
    totals,
    use,
    votes,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-brown derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "colt-white colt-holster pepperbox-white messenger-brown",
    3: "messenger-white messenger-duster winchester-stetson winchester-brown",
    4: "winchester-white derringer-holster messenger-holster pepperbox-holster",
}

# ---- team victories


def finish(
    rows: dict[int, str], on: str = "", stars: str | None = None, seats: int = 4, step: str = "starred_safes"
) -> Town:
    hands = {seat: names for seat, names in HANDS.items() if seat < seats}
    rounds = {2: 8, 3: 8, 8: 3, 9: 3}.get(seats, 4)
    return lay(seats, hands=hands, rows=rows, stars=stars, rounds=rounds, heists=2, step=step, options=switched(on))


@pytest.mark.clauses("D76-310")
def test_without_a_showdown_gun_those_who_advance_share_the_victory() -> None:
    rows = {0: "gold5", 1: "badge1", 2: "gold1 messenger", 3: "gold2 colt"}
    game = finish(rows, "peace")
    assert told(game, PEACE) == [()] and game.winners == (0, 1) and told(game, SHARES) == [(0,), (1,)]
    assert game.box.ranks(game) == [1, 1, 2, 2], "guns of those who are out do not matter"
    assert finish(rows).fighters == (0, 1), "without the option they fight"


@pytest.mark.clauses("D76-310")
def test_one_gun_between_them_is_enough_for_a_fight() -> None:
    assert finish({0: "gold5", 1: "pepperbox", 2: "gold1", 3: "gold2"}, "peace").fighters == (0, 1)


@pytest.mark.clauses("D76-310")
def test_a_cash_owner_counts_with_the_others() -> None:
    rows = {0: "gold5", 1: "badge1", 2: "cash", 3: "gold2"}
    assert finish(rows, "peace mysteries").winners == (0, 1, 2)
    assert finish(rows | {2: "cash colt"}, "peace mysteries").fighters == (0, 1, 2)


@pytest.mark.clauses("D76-311")
@pytest.mark.parametrize(
    ("own", "peace"),
    [("sarsaparilla colt", True), ("sarsaparilla colt derringer", False), ("sarsaparilla", True)],
)
def test_a_spoiled_gun_does_not_count(own: str, peace: bool) -> None:
    game = finish({0: f"gold5 {own}", 1: "badge1", 2: "gold1", 3: "gold2"}, "peace mysteries")
    assert bool(told(game, PEACE)) == peace and bool(game.fighters) != peace
    assert told(game, SPOILED) == ([(COLT, 0, 0)] if "colt" in own else [])


@pytest.mark.clauses("D76-311", "D76-312")
@pytest.mark.parametrize("form", [0, 1])
def test_a_dagger_counts_in_both_forms_and_is_never_spoiled(form: int) -> None:
    game = finish({0: "gold5 dagger sarsaparilla", 1: "badge1", 2: "gold1", 3: "gold2"}, "peace mysteries")
    choose(game, 0, "dagger", form)
    assert told(game, PEACE) == [] and game.fighters == (0, 1)


SIX = "gem gem bella bella grand grand"
POOR = {2: "gold1 badge1", 3: "colt badge2", 4: "badge3 messenger", 5: "gold1 pepperbox"}


@pytest.mark.clauses("D76-316")
def test_if_everyone_who_advances_has_gold_they_share_it() -> None:
    game = finish({0: "gold5 winchester", 1: "gold2 winchester", **POOR}, "fair_share", SIX, 6)
    assert told(game, FAIR) == [()] and game.winners == (0, 1), "guns or not"
    game = finish({0: "gold5 gold2", 1: "badge5 winchester", **POOR}, "fair_share", SIX, 6)
    assert told(game, FAIR) == [] and game.fighters == (0, 1), "one has no gold"
    assert finish({0: "gold5", 1: "gold2", **POOR}, "", SIX, 6).fighters == (0, 1), "without the option"


@pytest.mark.clauses("D76-316")
def test_negative_gold_is_no_gold() -> None:
    game = finish({0: "gold5 gold4", 1: "gold2 gold2", **POOR}, "fair_share", SIX, 6, "badge_round")
    assert game.fighters == () or game.winners
    game = lay(6, rows={0: "gold5", 1: "gold2", **POOR}, stars=SIX, rounds=4, step="turn", options={"fair_share": True})
    game.extra = (0, -2, 0, 0, 0, 0)
    game.stack[0].skip_to("count_gold")
    game.stack.pop()
    game.advance()
    assert game.fighters == (0, 1)


@pytest.mark.clauses("D76-316")
@pytest.mark.parametrize("seats", range(2, 10))
def test_fair_share_is_for_six_to_nine(seats: int) -> None:
    if seats < 6:
        with pytest.raises(BadTable):
            GAME.settle(seats, {"fair_share": True})
    else:
        assert GAME.settle(seats, {"fair_share": True})["fair_share"]


@pytest.mark.clauses("D76-317")
def test_a_cash_owner_is_asked_for_gold_too() -> None:
    rows = {0: "gold5 winchester", 1: "gold2", **POOR}
    assert finish(rows | {2: "cash"}, "fair_share cash", SIX, 6).fighters == (0, 1, 2)
    assert finish(rows | {2: "cash gold1"}, "fair_share cash", SIX, 6).winners == (0, 1, 2)


@pytest.mark.clauses("D76-318")
def test_one_of_the_two_team_victories_is_enough() -> None:
    both = "fair_share peace"
    assert finish({0: "gold5 gold4", 1: "badge5", **POOR}, both, SIX, 6).winners == (0, 1), "peace, not fair"
    assert finish({0: "gold5 colt", 1: "gold4", **POOR} | {3: "badge2"}, both, SIX, 6).winners == (0, 1), "fair"
    assert finish({0: "gold5 colt", 1: "badge5", **POOR} | {3: "badge2"}, both, SIX, 6).fighters == (0, 1)


# ---- Horse Thief

ROWS = {0: "gold1 badge1", 1: "gold5 colt", 2: "gold2 gold3", 3: "messenger gold4", 4: "badge2 badge3"}


def robbery(rows: dict[int, str] | None = None) -> Town:
    game = lay(5, hands=HANDS, rows=rows or ROWS, options={"horse_thief": True})
    rob(game, "messenger-stetson", 1, 1, "colt-duster")
    return game


@pytest.mark.clauses("D76-322")
@pytest.mark.parametrize("seats", [2, 3, 4, 9])
def test_horse_thieves_need_four_players(seats: int) -> None:
    if seats < 4:
        with pytest.raises(BadTable):
            GAME.settle(seats, {"horse_thief": True})
    else:
        kinds = {
            kind for seed in range(2) for game in walk(seats, seed, {"horse_thief": True}) for _, kind in asked(game)
        }
        assert "thief" in kinds


@pytest.mark.clauses("D76-322")
def test_no_thief_in_the_badge_round_in_a_duel_or_without_the_option() -> None:
    rows = ROWS | {0: "badge1 gold1"}
    game = lay(5, hands=HANDS, rows=rows, options={"horse_thief": True}, rounds=4, heists=3, step="badge_round")
    rob(game, "messenger-stetson", 1, 1, "colt-duster")
    assert asked(game)[0][1] == "help"
    game = lay(5, hands=HANDS, rows=ROWS, options={"horse_thief": True})
    duel(game, "messenger-stetson", 1, "colt-duster")
    assert asked(game)[0][1] == "help"
    game = lay(5, hands=HANDS, rows=ROWS)
    rob(game, "messenger-stetson", 1, 1, "colt-duster")
    assert asked(game)[0][1] == "help"


@pytest.mark.clauses("D76-323", "D76-324", "D76-330", "D76-058")
def test_after_both_guns_every_bystander_is_asked_and_only_white_horses_can_join() -> None:
    game = robbery()
    assert asked(game) == [(2, "thief"), (3, "thief"), (4, "thief")]
    assert options(game, 2) == [0, 1 + COLT, 1 + PEPPERBOX], "one Horse of two"
    assert options(game, 3) == [0, 1 + MESSENGER], "the brown one does not count"
    assert refused(game, 3, THIEF, 2).saying is WHY_NO_WHITE_HORSE
    choose(game, 2, "thief", 1 + COLT)
    assert told(game, JOINED) == []
    choose(game, 4, "thief", 0)
    choose(game, 3, "thief", 1 + MESSENGER)
    assert told(game, JOINED) == [(2, COLT), (3, MESSENGER)], "shown together, in seat order"


@pytest.mark.clauses("D76-325", "D76-326")
def test_any_number_can_join_and_thieves_have_nothing_to_do_with_holsters() -> None:
    game = robbery()
    votes(game, {2: 1 + COLT, 3: 1 + MESSENGER})
    assert asked(game) == [(4, "help")], "2 has a Holster and is not asked"
    game = robbery()
    rig(game, "messenger4 colt1 colt0 messenger1 winchester1")
    votes(game, {2: 1 + COLT, 3: 1 + MESSENGER, 4: 2})
    assert [owner for _, owner, _ in totals(game, ROLLED)] == [0, 1, 2, 3, 4], "all five roll, no window is left"


@pytest.mark.clauses("D76-327", "D76-087", "D76-059")
def test_only_those_tied_for_highest_roll_again() -> None:
    game = robbery()
    rig(game, "messenger3 colt1 colt1 messenger3 messenger2 messenger2 messenger1 messenger4")
    votes(game, {2: 1 + COLT, 3: 1 + MESSENGER})
    nobody(game)
    thrown = [(total, owner) for total, owner, _ in totals(game, ROLLED)]
    assert thrown == [(3, 0), (1, 1), (1, 2), (3, 3), (2, 0), (2, 3), (1, 0), (4, 3)], "a tie below is not rolled again"
    assert told(game, STOLEN) == [(3, 1)] and len(told(game, TIED_WITH_THIEF)) == 2


@pytest.mark.clauses("D76-328")
def test_a_thief_who_wins_is_a_robber() -> None:
    game = robbery()
    rig(game, "messenger1 colt1 colt3")
    votes(game, {2: 1 + COLT})
    nobody(game)
    assert sorted(row(game, 2)) == sorted(safes("gold2 gold3 gold5")) and known(game, 2, 2) == row(game, 2)
    assert row(game, 0) == safes("gold1 badge1") and row(game, 1) == safes("colt")
    assert len(told(game, GAINED_AS_THIEF)) == 1 and told(game, GAINED) == [], "the look rests on the thief's clause"
    game = robbery(ROWS | {2: "gold2 gold3 badge5"})
    rig(game, "messenger1 colt1 colt3")
    votes(game, {2: 1 + COLT})
    nobody(game)
    assert asked(game) == [(2, "give")], "Law 3"


@pytest.mark.clauses("D76-328")
@pytest.mark.parametrize(("dice", "winner"), [("messenger4 colt1 colt3", 0), ("messenger1 colt3 colt2", 1)])
def test_attacker_and_defender_can_win_against_a_thief(dice: str, winner: int) -> None:
    game = robbery()
    rig(game, dice)
    votes(game, {2: 1 + COLT})
    nobody(game)
    assert len(row(game, 2)) == 2
    assert told(game, ROBBED) == ([(0, 1, 0)] if winner == 0 else []) and bool(told(game, KEPT)) == (winner == 1)


@pytest.mark.clauses("D76-329")
def test_the_horse_is_discarded_and_replaced() -> None:
    game = robbery()
    rig(game, "messenger4 colt1 colt3")
    votes(game, {2: 1 + COLT})
    nobody(game)
    assert card("colt-white") in game.pile and game.sizes == [4] * 5 and asked(game) == [(1, "turn")]


@pytest.mark.clauses("D76-330")
def test_with_the_option_both_colours_still_ride() -> None:
    for name in ("colt-white", "colt-brown"):
        hand = f"{name} winchester-duster derringer-duster messenger-duster"
        game = lay(4, hands={0: hand}, options={"horse_thief": True}, stars="gem bella bella grand")
        use(game, name)
        assert game.stars[0] == 2
    assert table(game, None)["owners"][0]["house"] == 2 and safe("gold1") == 0
