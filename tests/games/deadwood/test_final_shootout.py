"""Chapter 14, The Final Shootout (DW-310..325)."""

from __future__ import annotations

from typing import Any

import pytest

from posse.games.deadwood import GAME
from posse.games.deadwood.components import BOSS, GREENHORN, GUNSLINGER, NOBODY
from posse.games.deadwood.rules.ending import Verdict
from posse.games.deadwood.sayings import (
    AIMED,
    ALL_DEAD,
    ALREADY_DEAD,
    CHAMPION,
    EVERYBODY_LOSES,
    FIRED,
    NO_CHAMPION,
    NO_ONE_TO_ENTER,
    NO_SUCH_PLAYER,
    NOT_AT_YOURSELF,
    NOT_SO_MANY_CARTRIDGES,
    NOT_SO_MANY_DICE,
    NOT_TIED,
    SHARE,
    SHARED_OUT,
    TAKE_DICE_AGAIN,
    TARGET,
    TIED,
    TIED_AGAIN,
    VOLLEY,
    WON_OF_THE_REST,
    WON_SHOOTOUT,
    WOUNDED_TWICE,
)
from posse.games.deadwood.state import Town
from posse.kernel.chance import Sampled, Scripted
from posse.words import Words
from tests.games.deadwood.lay import asked, dice, lay, question, refused, script_done, spot, table, told
from tests.games.deadwood.moves import aim, answer, enter, share, volley


def final(cowboys: dict[int, str], *dice: int, **more: Any) -> Town:
    """The verdict on a table where all have $5: everybody is tied."""
    return lay("bank@b3 undertaker@b4", cowboys, seats=more.pop("seats", len(cowboys)), dice=dice, start=Verdict(),
               over=True, **more)  # fmt: skip


@pytest.mark.clauses("DW-310", "DW-314")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_each_enters_a_living_cowboy_from_the_starting_player_on(first: int) -> None:
    game = final({0: "boss greenhorn", 1: "boss@bank gunslinger", 2: "boss@mine greenhorn"}, player=first)
    for step in range(3):
        assert asked(game) == ((first + step) % 3, "champion")
        enter(game, "boss")
    assert asked(game) == (first, "target")


@pytest.mark.clauses("DW-310")
def test_from_anywhere_but_boot_hill_and_the_supply() -> None:
    game = final({0: "boss@dead gunslinger@mine greenhorn@bank", 1: "boss greenhorn"})
    assert question(game).options == [GREENHORN, GUNSLINGER]
    assert refused(game, CHAMPION, BOSS).saying is NO_CHAMPION


@pytest.mark.clauses("DW-314")
def test_if_the_starting_player_is_not_in_it_the_next_clockwise_begins() -> None:
    game = final({0: "boss greenhorn", 1: "boss greenhorn", 2: "boss greenhorn"}, player=1, money={1: 4})
    assert asked(game) == (2, "champion")
    enter(game, "boss")
    assert asked(game) == (0, "champion")


@pytest.mark.clauses("DW-311")
def test_one_who_alone_can_enter_wins_without_a_shot() -> None:
    game = final({0: "boss@dead", 1: "greenhorn@mine boss", 2: "boss@supply"})
    assert game.pending is None and game.winner == 1 and GAME.ranks(game) == [2, 1, 2]


@pytest.mark.clauses("DW-311", "DW-322", "DW-323")
def test_if_none_can_enter_all_are_dead_and_the_next_richest_wins() -> None:
    game = final({0: "boss@dead", 1: "boss@dead", 2: "boss"}, money={2: 3})
    assert game.winner == 2 and told(game, ALL_DEAD) == [()]


@pytest.mark.clauses("DW-311")
def test_a_tied_player_without_cowboys_is_a_dead_participant() -> None:
    game = final({0: "boss", 1: "boss@dead", 2: "greenhorn"}, 1, 6, 1, seats=3)
    assert told(game, NO_ONE_TO_ENTER) == [(1,)]
    assert game.winner == 0 and spot(game, 2, "greenhorn") == "dead"


@pytest.mark.clauses("DW-312")
def test_any_number_of_cartridges_even_for_more_than_eight_dice() -> None:
    game = final({0: "boss", 1: "greenhorn"}, *(1,) * 12, 6, cartridges={0: 12, 1: 1})
    assert asked(game) == (0, "volley") and question(game).options == list(range(13))
    volley(game, 12)
    assert asked(game) == (1, "volley"), "first all cowboys, then all cartridges"
    assert refused(game, VOLLEY, 2).saying is NOT_SO_MANY_CARTRIDGES
    volley(game, 1)
    assert game.cartridges == [0, 0] and game.cartridge_supply == 20
    assert dice(game) == [(0, 1)] * 12 + [(0, 6)] and script_done(game) and game.winner == 0, "15 dice against 2"
    assert told(game, FIRED[7]) == [(0, 1, *(0,) * 8)], "as many at a time as the box has"
    assert told(game, FIRED[4]) == [(0, 1, 0, 0, 0, 0, 5)]


@pytest.mark.clauses("DW-312")
def test_cowboys_then_cartridges_then_targets() -> None:
    game = final(dict.fromkeys(range(3), "boss greenhorn"), cartridges={0: 1, 1: 1, 2: 1})
    kinds = []
    while question(game).kind is not TARGET:
        kinds.append(asked(game))
        answer(game, question(game).kind, question(game).options[0])
    assert kinds == [(seat, "champion") for seat in range(3)] + [(seat, "volley") for seat in range(3)]


@pytest.mark.clauses("DW-313")
def test_no_poster_no_pony_no_sheriff_and_no_undertaker() -> None:
    game = final({0: "boss@bank", 1: "greenhorn@church", 2: "boss@undertaker"}, 1, 6, ponies={1: 3}, money={2: 4},
                 sheriff="a4 b3 b4")  # fmt: skip
    assert game.winner == 0 and game.posters == [0, 0, 0] and game.ponies[1] == 3 and game.money == [5, 5, 4]


@pytest.mark.clauses("DW-315")
@pytest.mark.parametrize(("dice", "winner"), [((6, 1), 0), ((1, 6), 1), ((4, 1, 5, 1), 0), ((3, 5, 2, 4), 1)])
def test_faces_and_wounds_are_those_of_every_shootout(dice: tuple[int, ...], winner: int) -> None:
    game = final({0: "gunslinger", 1: "gunslinger"}, *dice)
    assert game.winner == winner and script_done(game)
    assert spot(game, 1 - winner, "gunslinger") == "dead"


@pytest.mark.clauses("DW-316")
def test_two_cowboys_open_with_the_difference_and_need_no_targets() -> None:
    game = final({0: "greenhorn", 1: "boss"}, 2, 3, 1, 6)
    assert dice(game) == [(1, 2), (1, 3), (0, 1), (1, 6)] and game.winner == 1 and script_done(game)
    assert not told(game, AIMED)


@pytest.mark.clauses("DW-317", "DW-314")
def test_three_name_their_targets_in_order_before_any_dice() -> None:
    game = final(dict.fromkeys(range(3), "boss"), player=2)
    assert game.pending is not None
    assert asked(game) == (2, "target") and question(game).options == [0, 1]
    assert refused(game, TARGET, 2).saying is NOT_AT_YOURSELF
    assert refused(game, TARGET, 3).saying is NO_SUCH_PLAYER
    aim(game, 0)
    assert asked(game) == (0, "target")
    aim(game, 1)
    assert asked(game) == (1, "target") and not dice(game)


@pytest.mark.clauses("DW-317")
def test_nobody_shoots_at_one_who_takes_no_part() -> None:
    game = final(dict.fromkeys(range(4), "boss"), money={3: 4})
    assert refused(game, TARGET, 3).saying is NOT_TIED


@pytest.mark.clauses("DW-315", "DW-319")
def test_the_dice_of_the_final_shootout_lie_open_volley_by_volley() -> None:
    game = final({0: "boss", 1: "greenhorn", 2: "greenhorn"}, 1, 4, 1, 1, 1)
    aim(game, 2)
    aim(game, 0)
    aim(game, 0)
    game.chance = Scripted([0, 3, 0, 0, 0], Sampled.of(1))
    share(game, 1)
    for seat in (0, 1, 2, None):
        shown = table(game, seat)["dice"]
        assert shown["about"] == "final-shootout"
        assert shown["rolls"][:5] == [
            {"volley": 0, "seat": 0, "at": 1, "faces": [1]},
            {"volley": 0, "seat": 0, "at": 2, "faces": [4]},
            {"volley": 1, "seat": 0, "at": 2, "faces": [1]},
            {"volley": 1, "seat": 1, "at": 0, "faces": [1]},
            {"volley": 1, "seat": 2, "at": 0, "faces": [1]},
        ]
    three = final({0: "greenhorn", 1: "greenhorn"}, 1, 1, 1, 1, 6, 1)
    assert [roll["volley"] for roll in table(three, None)["dice"]["rolls"]] == [0, 0, 1, 1, 2, 2]


@pytest.mark.clauses("DW-318")
def test_a_first_roll_may_be_divided() -> None:
    """4 dice against 1 and 1: three of them, two at the named target and one at the other."""
    game = final({0: "boss", 1: "greenhorn", 2: "greenhorn"}, 5, 4, 6, cartridges={0: 1})
    volley(game, 1)
    aim(game, 1)
    aim(game, 0)
    aim(game, 0)
    assert asked(game) == (0, "share") and question(game).options == [0, 1, 2], "three at one enemy is no division"
    share(game, 1)
    assert told(game, SHARED_OUT) == [(0, 1, 2)]
    assert game.winner == 0 and script_done(game), "two wounds for the target, a six for the other"


@pytest.mark.clauses("DW-318")
def test_the_question_counts_the_dice_that_are_left() -> None:
    game = final(dict.fromkeys(range(4), "greenhorn"), *(1,) * 9, cartridges={0: 5})
    volley(game, 5)
    for target in (1, 0, 0, 0):
        aim(game, target)
    assert asked(game) == (0, "share") and game.asking(0).values == (5, 2, 1)
    share(game, 2)
    assert asked(game) == (0, "share") and game.asking(0).values == (3, 3, 1), "three left, aimed at seat 1"
    assert "3 dice left" in Words("en", GAME).say(game.asking(0))


@pytest.mark.clauses("DW-318")
def test_undivided_all_dice_go_to_the_named_target() -> None:
    game = final({0: "boss", 1: "greenhorn", 2: "greenhorn"}, 4, 4, 1, 6)
    aim(game, 2)
    aim(game, 0)
    aim(game, 0)
    share(game, 0)
    assert spot(game, 2, "greenhorn") == "dead"
    assert told(game, FIRED[1]) == [(0, 2, 3, 3)] and told(game, WOUNDED_TWICE) == [(2, GREENHORN)]
    assert game.winner == 1, "then one die each"


@pytest.mark.clauses("DW-318")
def test_a_division_among_four_can_leave_the_target_out_but_not_be_for_one_other_alone() -> None:
    game = final({0: "boss", 1: "greenhorn", 2: "greenhorn", 3: "greenhorn"}, *(1,) * 2, cartridges={0: 0})
    for target in (1, 0, 0, 0):
        aim(game, target)
    assert asked(game) == (0, "share") and question(game).options == [0, 1]
    share(game, 1)
    assert asked(game) == (0, "share") and question(game).options == [0, 1], "the rest for another enemy, or the target"
    assert refused(game, SHARE, 2).saying is NOT_SO_MANY_DICE
    game.chance = Scripted([0] * 6, Sampled.of(1))
    share(game, 1)
    assert told(game, SHARED_OUT) == [(0, 1, 2), (0, 1, 3)]


@pytest.mark.clauses("DW-318", "DW-314")
def test_those_who_roll_together_announce_first_in_order() -> None:
    game = final({0: "greenhorn", 1: "boss", 2: "boss"}, player=2)
    for target in (0, 1, 0):
        aim(game, target)
    assert asked(game) == (2, "share")
    share(game, 0)
    assert asked(game) == (1, "share") and not dice(game)


@pytest.mark.clauses("DW-319", "DW-325")
@pytest.mark.parametrize(
    ("dice", "rolls"),
    [((5, 3, 1), [(0, 2), (0, 2), (1, 2), (0, 1), (1, 1), (2, 1)]),
     ((4, 4, 2), [(0, 2), (1, 2), (0, 1), (1, 1), (2, 1), (0, 1), (1, 1), (2, 1)]),
     ((2, 2, 2), [(0, 1), (1, 1), (2, 1), (0, 1), (1, 1), (2, 1)])],
)  # fmt: skip
def test_those_with_most_dice_roll_down_to_the_next(dice: tuple[int, ...], rolls: list[tuple[int, int]]) -> None:
    """The test vectors, with everybody missing: who rolls how many, in this order."""
    bullets = {seat: count - 1 for seat, count in enumerate(dice)}
    game = final(dict.fromkeys(range(3), "greenhorn"), cartridges=bullets)
    game.chance = Scripted([0] * sum(dice), Sampled.of(1))
    for seat in range(3):
        if bullets[seat]:
            volley(game, bullets[seat])
    for target in (1, 0, 0):
        aim(game, target)
    assert (asked(game) == (0, "share")) is (dice != (2, 2, 2)), "nothing to divide with one die each"
    while game.pending is not None and question(game).kind is SHARE:
        share(game, 0)
    shown = table(game, 1)["dice"]["rolls"]
    assert [(roll["seat"], len(roll["faces"])) for roll in shown][: len(rolls)] == rolls


@pytest.mark.clauses("DW-319")
def test_the_dice_of_one_who_dies_in_a_roll_still_count_and_then_are_out() -> None:
    game = final({0: "gunslinger", 1: "gunslinger", 2: "gunslinger"}, 6, 6, 1)
    for target in (1, 0, 0):
        aim(game, target)
    assert spot(game, 0, "gunslinger") == spot(game, 1, "gunslinger") == "dead"
    assert game.winner == 2 and script_done(game)


@pytest.mark.clauses("DW-320")
def test_a_target_stays_until_it_is_dead_and_then_another_is_named() -> None:
    game = final({0: "gunslinger", 1: "gunslinger", 2: "gunslinger", 3: "gunslinger"}, 6, 1, 1, 1)
    for target in (1, 2, 0, 0):
        aim(game, target)
    assert spot(game, 1, "gunslinger") == "dead"
    assert asked(game) == (0, "target") and question(game).options == [2, 3], "only he must name another"
    assert refused(game, TARGET, 1).saying is ALREADY_DEAD
    game.chance = Scripted([0, 0, 5] + [0] * 20, Sampled.of(1))
    aim(game, 3)
    assert told(game, AIMED).count((2, 0)) == 1, "the others keep theirs"


@pytest.mark.clauses("DW-320")
def test_only_the_first_roll_is_divided() -> None:
    """5, 3, 1: the first player's second roll of two dice goes to his target without a question."""
    game = final(dict.fromkeys(range(3), "greenhorn"), cartridges={0: 4, 1: 2})
    game.chance = Scripted([0] * 9, Sampled.of(1))
    volley(game, 4)
    volley(game, 2)
    for target in (1, 0, 0):
        aim(game, target)
    assert asked(game) == (0, "share")
    share(game, 1)
    assert asked(game) == (1, "share"), "his own first roll; seat 0 has had one"
    assert len(dice(game)) == 2


@pytest.mark.clauses("DW-321")
def test_when_the_dice_run_out_survivors_take_their_strength_again() -> None:
    game = final({0: "greenhorn", 1: "greenhorn"}, 1, 4, 1, 1, 6, 1, cartridges={0: 0})
    assert told(game, TAKE_DICE_AGAIN) == [(), ()]
    assert script_done(game) and game.winner == 0
    wounded = final({0: "greenhorn", 1: "greenhorn"}, 4, 1, 5, 2)
    assert wounded.winner == 0 and script_done(wounded), "wounds stay"


@pytest.mark.clauses("DW-321", "DW-317", "DW-318")
def test_the_next_round_has_new_targets_and_a_new_first_roll() -> None:
    game = final({0: "boss", 1: "greenhorn", 2: "greenhorn"}, *(1,) * 5, cartridges={})
    for target in (1, 0, 0):
        aim(game, target)
    share(game, 0)
    assert told(game, TAKE_DICE_AGAIN) == [()] and asked(game) == (0, "target")
    for target in (2, 0, 0):
        aim(game, target)
    assert asked(game) == (0, "share")
    assert table(game, None)["going_on"]["final"]["dice"] == [3, 1, 1], "strength, without cartridges"


@pytest.mark.clauses("DW-322")
def test_the_last_one_alive_wins() -> None:
    game = final({0: "boss", 1: "boss", 2: "boss"}, 1, 6, money={2: 3})
    assert game.winner == 1 and told(game, WON_SHOOTOUT) == [(1,)] and GAME.ranks(game) == [2, 1, 3]


@pytest.mark.clauses("DW-322", "DW-323")
def test_if_all_are_dead_the_richest_of_the_others_wins() -> None:
    game = final({0: "boss", 1: "boss", 2: "boss", 3: "boss"}, 6, 6, money={2: 3, 3: 4})
    assert game.winner == 3 and told(game, WON_OF_THE_REST) == [(3, 4)] and GAME.ranks(game) == [2, 2, 4, 1]


@pytest.mark.clauses("DW-323")
def test_tied_outsiders_hold_a_final_shootout_of_their_own() -> None:
    game = final({0: "boss", 1: "boss", 2: "boss", 3: "boss", 4: "boss"}, 6, 6, 6, 1, money={2: 3, 3: 3, 4: 1})
    assert game.winner == 2 and told(game, TIED) == [(5,)] and told(game, TIED_AGAIN) == [(3,)]
    game = final({0: "boss", 1: "boss", 2: "boss", 3: "boss", 4: "boss"}, 6, 6, 6, 6, money={2: 3, 3: 3, 4: 1})
    assert game.winner == 4, "the next richest, alone"


@pytest.mark.clauses("DW-324")
def test_if_nobody_survives_everybody_loses() -> None:
    game = final({0: "boss", 1: "boss"}, 6, 6)
    assert game.pending is None and game.winner == NOBODY and told(game, EVERYBODY_LOSES) == [()]
    assert GAME.ranks(game) == [2, 2], "nobody has the first place"
    game = final({0: "boss", 1: "boss", 2: "boss", 3: "boss"}, 6, 6, 6, 6, money={2: 3, 3: 3})
    assert game.winner == NOBODY
    game = final({0: "boss@dead", 1: "boss@dead"})
    assert game.winner == NOBODY
    assert told(game, NO_ONE_TO_ENTER) == [(0,), (1,)], "the log says why"
