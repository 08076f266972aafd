"""Chapter 10, Holsters with 4 to 9 players (D76-130..142)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import COLT, DERRINGER, PEPPERBOX, WINCHESTER
from posse.games.deadwood_1876.sayings import (
    ACCEPTED,
    FOR_DEFENDER,
    HELP,
    HELP_DEFENDER,
    OFFERED_ATTACKER,
    OFFERED_DEFENDER,
    ROLLED,
    TAKE,
    WHY_NO_HOLSTER,
    WHY_NO_OFFER,
)
from posse.games.deadwood_1876.state import Town
from posse.kernel.chance import Sampled
from tests.games.deadwood_1876.lay import (
    asked,
    card,
    choose,
    duel,
    lay,
    nobody,
    options,
    refused,
    rig,
    rob,
    row,
    table,
    told,
    totals,
    use,
    votes,
    walk,
)

HANDS = {
    0: "messenger-holster winchester-duster colt-white derringer-duster",
    1: "messenger-holster pepperbox-duster colt-duster derringer-stetson",
    2: "winchester-holster colt-holster pepperbox-white messenger-brown",
    3: "pepperbox-holster messenger-duster winchester-stetson winchester-brown",
    4: "derringer-holster winchester-holster colt-stetson pepperbox-stetson",
}


def under_attack(how: str = "rob") -> Town:
    game = lay(5, hands=HANDS)
    if how == "rob":
        rob(game, "winchester-duster", 1, 1, "colt-duster")
    else:
        duel(game, "winchester-duster", 1, "colt-duster")
    return game


@pytest.mark.clauses("D76-130", "D76-131", "D76-142")
@pytest.mark.parametrize("how", ["rob", "duel"])
def test_every_bystander_and_nobody_else_may_help(how: str) -> None:
    game = under_attack(how)
    assert asked(game) == [(2, "help"), (3, "help"), (4, "help")]
    assert game.question(0) is None and game.question(1) is None, "both fighters hold a Holster"
    assert game.stars[2] == game.stars[3] != game.stars[0], "from whatever establishment"


@pytest.mark.clauses("D76-132")
def test_one_moment_offers_every_own_holster_to_either_side_or_nothing() -> None:
    game = under_attack()
    assert options(game, 2) == [0, 1 + WINCHESTER, 1 + COLT, FOR_DEFENDER + WINCHESTER, FOR_DEFENDER + COLT]
    assert options(game, 3) == [0, 1 + PEPPERBOX, FOR_DEFENDER + PEPPERBOX]
    assert refused(game, 3, HELP, 1 + COLT).saying is WHY_NO_HOLSTER
    assert refused(game, 3, HELP, FOR_DEFENDER + COLT).values == (COLT,)
    choose(game, 2, "help", 1 + COLT)
    assert told(game, OFFERED_ATTACKER) == []
    choose(game, 4, "help", 0)
    choose(game, 3, "help", 1 + PEPPERBOX)
    assert told(game, OFFERED_ATTACKER) == [(2, COLT, 0), (3, PEPPERBOX, 0)], "shown together"


@pytest.mark.clauses("D76-132", "D76-134")
@pytest.mark.parametrize("how", ["rob", "duel"])
def test_where_nobody_helps_the_attacker_nobody_is_asked_twice(how: str) -> None:
    game = under_attack(how)
    rig(game, "winchester1 colt0")
    votes(game, {})
    assert totals(game, ROLLED) == [(1, 0, 0), (0, 1, 0)], "one moment, and the dice roll"
    game = under_attack(how)
    rig(game, "winchester1 colt0 derringer2")
    votes(game, {4: FOR_DEFENDER + DERRINGER})
    assert told(game, OFFERED_DEFENDER) == [(4, DERRINGER, 1)] and told(game, ACCEPTED) == [(1, 4, DERRINGER)]
    assert totals(game, ROLLED) == [(1, 0, 0), (2, 1, 0)]


@pytest.mark.clauses("D76-132", "D76-133", "D76-134")
def test_offers_to_both_sides_are_shown_together_and_the_defender_chooses_last() -> None:
    game = under_attack()
    votes(game, {2: 1 + COLT, 3: FOR_DEFENDER + PEPPERBOX})
    assert table(game, None)["doing"]["fight"]["offers"] == [(3, PEPPERBOX, 1)], "the attacker's one is in use"
    assert asked(game) == [(4, "help-defender")], "who has offered is not asked again"
    choose(game, 4, "help-defender", 1 + WINCHESTER)
    assert asked(game) == [(1, "take")] and options(game, 1) == [3, 4]
    rig(game, "winchester1 colt2 colt0 winchester3")
    choose(game, 1, "take", 4)
    assert totals(game, ROLLED)[:2] == [(3, 0, 0), (3, 1, 0)]


@pytest.mark.clauses("D76-133", "D76-139")
def test_of_several_the_attacker_must_choose_one_and_the_others_go_back() -> None:
    game = under_attack()
    votes(game, {2: 1 + COLT, 3: 1 + PEPPERBOX})
    assert asked(game) == [(0, "take")] and options(game, 0) == [2, 3], "before the second window"
    assert refused(game, 0, TAKE, 4).saying is WHY_NO_OFFER
    choose(game, 0, "take", 3)
    assert told(game, ACCEPTED) == [(0, 3, PEPPERBOX)]
    assert game.sizes == [3, 3, 4, 3, 4] and game.holds(2, card("colt-holster"))
    assert asked(game) == [(4, "help-defender")]
    rig(game, "winchester3 pepperbox2 colt0")
    before = game.hand(2)
    nobody(game)
    assert game.sizes == [4] * 5 and game.hand(2) == before, "a returned Holster draws nothing"
    assert sorted(game.pile) == sorted([card("winchester-duster"), card("colt-duster"), card("pepperbox-holster")])


@pytest.mark.clauses("D76-133")
def test_one_holster_must_be_used() -> None:
    game = under_attack()
    votes(game, {4: 1 + WINCHESTER})
    assert told(game, ACCEPTED) == [(0, 4, WINCHESTER)] and asked(game) != [(0, "take")]


@pytest.mark.clauses("D76-134", "D76-135")
def test_once_the_attacker_has_help_the_others_may_still_help_the_defender() -> None:
    game = under_attack()
    votes(game, {2: 1 + COLT, 3: 1 + PEPPERBOX})
    choose(game, 0, "take", 2)
    assert asked(game) == [(4, "help-defender")], "3 has offered, though it was returned"
    assert refused(game, 4, HELP_DEFENDER, 1 + COLT).clause == "D76-058", "no clause of the first moment"
    assert table(game, 4)["doing"]["fight"]["helps_attacker"] == COLT
    choose(game, 4, "help-defender", 1 + DERRINGER)
    assert told(game, OFFERED_DEFENDER) == [(4, DERRINGER, 1)] and told(game, ACCEPTED)[-1] == (1, 4, DERRINGER)


@pytest.mark.clauses("D76-134")
def test_the_defender_chooses_among_several_too() -> None:
    game = under_attack()
    votes(game, {2: FOR_DEFENDER + WINCHESTER, 3: FOR_DEFENDER + PEPPERBOX, 4: FOR_DEFENDER + DERRINGER})
    assert asked(game) == [(1, "take")] and options(game, 1) == [2, 3, 4]
    rig(game, "winchester1 colt3 derringer2")
    choose(game, 1, "take", 4)
    assert totals(game, ROLLED) == [(1, 0, 0), (5, 1, 0)]


@pytest.mark.clauses("D76-136")
def test_a_returned_holster_is_known_until_it_is_played_or_dusted() -> None:
    game = under_attack()
    votes(game, {2: 1 + COLT, 3: 1 + PEPPERBOX})
    choose(game, 0, "take", 3)
    rig(game, "winchester3 pepperbox2 colt0")
    nobody(game)
    for eye in (0, 1, 3, 4, None):
        assert table(game, eye)["owners"][2]["shown"] == [card("colt-holster")]
        world = game.redeal(eye, Sampled.of(3))
        assert world.holds(2, card("colt-holster"))
    game.player = 2
    game.lay(2, card("colt-holster"))
    assert table(game, None)["owners"][2]["shown"] == []


@pytest.mark.clauses("D76-136", "D76-230")
def test_a_duster_makes_all_forget_a_returned_holster() -> None:
    game = lay(5, hands=HANDS, player=1)
    game.shown = (25 + card("messenger-holster"), 50 + card("colt-holster"))
    assert table(game, None)["owners"][1]["shown"] == [card("messenger-holster")]
    use(game, "pepperbox-duster")
    assert table(game, None)["owners"][1]["shown"] == []
    assert table(game, None)["owners"][2]["shown"] == [card("colt-holster")], "the others' stay known"


@pytest.mark.clauses("D76-137", "D76-138")
def test_a_used_holster_adds_its_die_to_every_roll_rerolls_included() -> None:
    game = under_attack()
    votes(game, {2: 1 + COLT, 3: 1 + PEPPERBOX, 4: 1 + DERRINGER})
    rig(game, "winchester1 colt1 colt2 winchester3 colt0 colt1")
    choose(game, 0, "take", 2)
    assert [total for total, _, _ in totals(game, ROLLED)] == [2, 2, 3, 1], "one Holster only"


@pytest.mark.clauses("D76-140")
def test_no_holster_in_heists_and_in_the_showdown() -> None:
    for seats in (4, 5):
        for game in walk(seats, 6):
            for question in game.questions():
                if question.kind.name in ("help", "help-defender"):
                    names = [type(frame).__name__ for frame in game.stack]
                    assert "Heist" not in names and "FinalShowdown" not in names


@pytest.mark.clauses("D76-141", "D76-187")
def test_holsters_help_in_the_badge_round() -> None:
    game = lay(5, hands=HANDS, rows={0: "badge1 gold1"}, rounds=4, step="badge_round")
    assert asked(game) == [(0, "turn")]
    rob(game, "winchester-duster", 1, 1, "colt-duster")
    votes(game, {2: 1 + COLT})
    assert told(game, ACCEPTED) == [(0, 2, COLT)]


@pytest.mark.clauses("D76-139")
def test_who_offers_nothing_keeps_everything() -> None:
    game = under_attack()
    rig(game, "winchester3 colt0")
    hands = [game.hand(seat) for seat in (2, 3, 4)]
    nobody(game)
    assert [game.hand(seat) for seat in (2, 3, 4)] == hands and len(row(game, 0)) == 3
