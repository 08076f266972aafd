"""Chapter 14: Module 4, the eight new characters (BD-351..400)."""

from __future__ import annotations

from itertools import product

import pytest

from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import (
    ARROW,
    BY_BULLET,
    BY_DYNAMITE,
    BY_GATLING,
    CAUSES,
    CHARACTERS,
    COWARD,
    FACES_OF,
    IN_PILE,
    INDIANS,
    LOUDMOUTH,
    SHOTS,
)
from posse.games.bang_dice.sayings import (
    AIM,
    ARROW_GIVEN,
    ARROW_TAKEN,
    BREAK_ARROW,
    CHIEF_GIVEN,
    CHIEF_STOLEN,
    DROPPED,
    FROM_PILE,
    GAINED,
    GATLING_FIRES,
    GIVE_ARROW,
    GIVE_TO_OTHERS,
    GRINGO_ANGRY,
    INDIANS_ATTACK,
    LOST,
    SALOON_DIE,
    STEAL_CHIEF,
    TAKE_ARROW,
    TAKE_CHIEF,
    TAKE_OVER,
    TAKEN_OVER,
)
from posse.kernel.chance import Sampled
from tests.games.bang_dice.lay import (
    again,
    all_pass,
    answer,
    asked,
    faces,
    gained,
    lay,
    lose,
    offered,
    order,
    react,
    refused,
    resolve,
    roll,
    rolls,
    say,
    stop,
    take_turn,
    told,
)


@pytest.mark.clauses("BD-351")
@pytest.mark.parametrize(("dice", "chief"), list(product([False, True], repeat=2)))
def test_new_characters_come_with_the_modules_they_need(dice: bool, chief: bool) -> None:
    met: set[str] = set()
    for seed in range(60):
        options: dict[str, object] = {"new_characters": True, "saloon_dice": dice, "chief_arrow": chief}
        met |= {CHARACTERS[number] for number in saloon(GAME.new(8, Sampled.of(seed), options)).characters}
    assert set(CHARACTERS[:16]) <= met, "shuffled with the sixteen"
    assert {"bill-noface", "vera-custer", "fuente", "doc-holyday", "molly-stark"} <= met
    assert ({"jose-delgado", "tequila-joe"} <= met) == dice == bool({"jose-delgado", "tequila-joe"} & met)
    assert ("apache-kid" in met) == chief


# ---- José Delgado, Tequila Joe


@pytest.mark.clauses("BD-361", "BD-362")
@pytest.mark.parametrize(
    ("name", "die", "dice"),
    [
        ("jose-delgado", 0, 5), ("jose-delgado", LOUDMOUTH, 6), ("jose-delgado", COWARD, 5),
        ("tequila-joe", 0, 5), ("tequila-joe", LOUDMOUTH, 5), ("tequila-joe", COWARD, 6), ("kit-carlson", COWARD, 5),
    ],
)  # fmt: skip
def test_a_sixth_die(name: str, die: int, dice: int) -> None:
    game = take_turn(lay(f"sheriff:{name}", seats=4, saloon_dice=True, luck=[4] * 6))
    assert offered(game) == [0, 1, 2], "never both"
    say(game, SALOON_DIE, die)
    assert len(game.dice) == dice and game.saloon == die
    assert game.dice[:-1] == [4] * (dice - 1) and game.dice[-1] == FACES_OF[die][4]


@pytest.mark.clauses("BD-363")
def test_six_dice_change_no_threshold() -> None:
    game = roll(lay("sheriff:jose-delgado", seats=4, luck=[1, 1, 4, 4, 4, 3]), dice=6, saloon_die=LOUDMOUTH)
    assert len(offered(game)) == 16, "two Dynamite: four dice may be rolled"
    game = roll(lay("sheriff:jose-delgado", seats=4, luck=[1, 1, 4, 4, 4, 1]), dice=6, saloon_die=LOUDMOUTH)
    assert game.pending is None, "three Dynamite end it"
    game = resolve(lay("sheriff:jose-delgado", seats=4), "gatling dyn dyn arrow arrow gg")
    assert len(told(game, GATLING_FIRES)) == 1
    game = resolve(lay("sheriff:jose-delgado", seats=4), "dyn dyn arrow arrow arrow gg")
    assert not told(game, GATLING_FIRES)


# ---- Apache Kid


@pytest.mark.clauses("BD-371", "BD-372")
def test_apache_kid_takes_the_chiefs_arrow_from_another_player() -> None:
    game = roll(lay("sheriff:apache-kid", seats=4, chief=2, luck=rolls("arrow arrow 2 2 2")))
    assert offered(game) == [FROM_PILE, STEAL_CHIEF]
    say(game, TAKE_ARROW, STEAL_CHIEF)
    assert game.chief == 0 and told(game, CHIEF_STOLEN) == [(0, 2)]
    assert game.pile == 8 and game.arrows[0] == 1, "it answered one Arrow, the other came from the pile"


@pytest.mark.clauses("BD-371", "BD-373")
def test_apache_kid_decides_arrow_by_arrow_and_only_against_another_player() -> None:
    game = roll(lay("sheriff:apache-kid", seats=4, chief=2, luck=rolls("arrow arrow 2 2 2")))
    say(game, TAKE_ARROW, FROM_PILE)
    assert offered(game) == [FROM_PILE, STEAL_CHIEF], "asked again for the second"
    say(game, TAKE_ARROW, FROM_PILE)
    assert game.chief == 2 and game.arrows[0] == 2
    game = roll(lay("sheriff:apache-kid", seats=4, chief=0, luck=rolls("arrow 2 2 2 2")))
    assert asked(game) == [(0, "reroll")] and game.arrows[0] == 1, "his own: nothing to choose"
    game = roll(lay("sheriff:apache-kid", seats=4, chief=IN_PILE, luck=rolls("arrow 2 2 2 2")))
    assert offered(game) == [FROM_PILE, TAKE_CHIEF]


# ---- Bill Noface


@pytest.mark.clauses("BD-376")
def test_bill_nofaces_arrows_act_after_his_last_roll() -> None:
    game = roll(lay("sheriff:bill-noface", seats=4, luck=rolls("arrow arrow arrow 2 2", "2", "arrow")))
    assert game.arrows[0] == 0
    again(game, 0)
    assert game.arrows[0] == 0, "re-rolled Arrows do nothing"
    again(game, 3)
    assert game.arrows[0] == 3 and game.pending is None, "every die that shows one now"


@pytest.mark.clauses("BD-376", "BD-377")
def test_bill_may_stop_early() -> None:
    game = roll(lay("sheriff:bill-noface", seats=4, luck=rolls("arrow arrow 2 2 2")))
    stop(game)
    assert game.arrows[0] == 2 and game.pending is None


@pytest.mark.clauses("BD-377", "BD-208")
def test_bills_bullet_and_broken_arrow_do_not_wait() -> None:
    game = roll(lay("sheriff:bill-noface", seats=4, luck=[0, 2, 2, 2, 2]), saloon_die=LOUDMOUTH)
    assert game.life[0] == 10 and game.arrows[0] == 0
    stop(game)
    assert order(game, LOST[4], ARROW_TAKEN) == [LOST[4], ARROW_TAKEN], "after a stop his Arrows come last"
    game = roll(lay("sheriff:bill-noface", seats=4, luck=[0, 2, 2, 2, 2]), rerolls=0, saloon_die=LOUDMOUTH)
    assert order(game, LOST[4], ARROW_TAKEN) == [ARROW_TAKEN, LOST[4]], "known to be last: as usual"
    game = roll(lay("sheriff:bill-noface", seats=4, arrows={1: 1, 2: 1}, luck=[0, 2, 2, 2, 2]), saloon_die=COWARD)
    assert asked(game) == [(0, "break-arrow")]
    say(game, BREAK_ARROW, 1)


@pytest.mark.clauses("BD-377", "BD-320")
def test_the_gambler_comes_before_bills_delayed_arrows() -> None:
    players = "sheriff:bill-noface gambler outlaw renegade deputy"
    game = roll(lay(players, luck=rolls("arrow arrow arrow arrow 2", "2 2 2 2 arrow")))
    all_pass(game)
    stop(game)
    react(game)
    react(game, 1)
    all_pass(game)
    assert game.arrows[0] == 1, "the four of the void roll never acted"


# ---- Vera Custer


@pytest.mark.clauses("BD-381", "BD-382")
@pytest.mark.parametrize(("hits", "lost"), [(1, 0), (2, 1), (3, 2), (5, 4)])
def test_vera_custer_loses_one_less_to_shots(hits: int, lost: int) -> None:
    game = lose(lay("sheriff outlaw:vera-custer renegade outlaw"), SHOTS, {1: hits, 2: 1})
    assert game.life[1] == 7 - lost and game.life[2] == 7


@pytest.mark.clauses("BD-381")
@pytest.mark.parametrize("cause", [INDIANS, BY_DYNAMITE, BY_GATLING, BY_BULLET], ids=lambda cause: CAUSES[cause])
def test_vera_is_not_spared_from_anything_else(cause: int) -> None:
    game = lay("sheriff outlaw:vera-custer renegade outlaw", arrows={1: 1})
    game.player = 1 if cause in (BY_DYNAMITE, BY_BULLET) else 0
    assert lose(game, cause).life[1] == 6


@pytest.mark.clauses("BD-382")
def test_a_double_one_costs_vera_one() -> None:
    game = resolve(lay("sheriff:kit-carlson outlaw:vera-custer renegade outlaw"), "11 arrow arrow arrow arrow")
    say(game, AIM, 1)
    say(game, AIM, 1)
    assert game.life[1] == 6


# ---- Fuente


@pytest.mark.clauses("BD-386", "BD-388")
def test_fuente_hands_on_one_arrow_of_a_roll() -> None:
    game = roll(lay("sheriff:fuente", seats=4, out=(3,), luck=rolls("arrow arrow arrow 2 2", "arrow")))
    assert asked(game) == [(0, "give-arrow")] and offered(game) == [0, 2, 3], "keep it, or any other living player"
    assert refused(game, GIVE_ARROW, 1).saying is GIVE_TO_OTHERS
    say(game, GIVE_ARROW, 0)
    assert asked(game) == [(0, "give-arrow")], "asked until she has given one away"
    say(game, GIVE_ARROW, 2)
    assert game.arrows == [2, 1, 0, 0] and asked(game) == [(0, "reroll")], "one gift a roll"
    again(game, 3)
    assert asked(game) == [(0, "give-arrow")], "the next roll is another one"
    say(game, GIVE_ARROW, 3)
    assert told(game, ARROW_GIVEN) == [(0, 1), (0, 2)]


@pytest.mark.clauses("BD-387")
def test_fuentes_gift_counts_with_its_receiver_in_the_attack_it_starts() -> None:
    game = roll(lay("sheriff:fuente", seats=4, arrows={1: 8}, luck=rolls("arrow 2 2 2 2")))
    assert game.pile == 0 and not told(game, INDIANS_ATTACK)
    say(game, GIVE_ARROW, 3)
    assert told(game, INDIANS_ATTACK) == [()] and game.life[0] == 9 and game.life[2] == 7


@pytest.mark.clauses("BD-387", "BD-388")
def test_fuente_may_hand_on_the_chiefs_arrow_just_taken() -> None:
    game = roll(lay("sheriff:fuente", seats=4, chief=IN_PILE, luck=rolls("arrow arrow 2 2 2")))
    say(game, TAKE_ARROW, TAKE_CHIEF)
    say(game, GIVE_ARROW, 2)
    assert game.chief == 1 and told(game, CHIEF_GIVEN) == [(0, 1)] and game.arrows[0] == 1


@pytest.mark.clauses("BD-388")
def test_one_gift_a_roll_also_if_an_attack_came_in_between() -> None:
    game = roll(lay("sheriff:fuente", seats=4, arrows={1: 7}, luck=rolls("arrow arrow arrow 2 2")))
    say(game, GIVE_ARROW, 2)
    assert told(game, INDIANS_ATTACK) == [()], "she was not asked again about the second and the third"
    assert asked(game) == [(0, "reroll")] and game.arrows[0] == 1


@pytest.mark.clauses("BD-388", "BD-316")
def test_what_the_doctor_turns_at_a_stop_is_a_roll_of_its_own_for_fuente() -> None:
    players = "sheriff:fuente outlaw outlaw renegade doctor"
    game = roll(lay(players, luck=rolls("arrow 2 2 2 2")))
    react(game)
    say(game, GIVE_ARROW, 3)
    stop(game)
    react(game, 4)
    answer(game, 12 + ARROW)
    all_pass(game)
    assert asked(game) == [(0, "give-arrow")]
    say(game, GIVE_ARROW, 2)
    assert game.arrows == [0, 1, 1, 0, 0] and game.pending is None


@pytest.mark.clauses("BD-388")
def test_dice_turned_by_the_doctor_and_the_gamblers_roll_count_for_fuente() -> None:
    players = "sheriff:fuente gambler outlaw renegade doctor"
    game = roll(lay(players, luck=rolls("2 2 2 2 2", "arrow 2 2 2 2")))
    react(game, 4)
    answer(game, 0)
    assert asked(game) == [(0, "give-arrow")]
    say(game, GIVE_ARROW, 3)
    stop(game)
    react(game, 1)
    all_pass(game)
    assert asked(game) == [(0, "give-arrow")], "a roll of its own"


# ---- Doc Holyday


@pytest.mark.clauses("BD-391")
@pytest.mark.parametrize(
    ("final", "gain"),
    [("1 2 arrow dyn dyn", 0), ("1 1 2 dyn dyn", 2), ("11 2 dyn dyn arrow", 2), ("1 1 1 1 1", 2), ("22 dyn", 0)],
)
def test_doc_holyday_gains_for_three_shots(final: str, gain: int) -> None:
    game = resolve(lay("sheriff:doc-holyday", seats=5, life={0: 4}), final)
    while game.pending is not None:
        say(game, AIM, offered(game)[0])
    assert game.life[0] == 4 + gain and len(gained(game)) == gain // 2


@pytest.mark.clauses("BD-391")
def test_docs_gain_comes_after_the_shots_and_before_beer() -> None:
    game = resolve(lay("sheriff:doc-holyday", seats=5, life={0: 4}), "1 1 1 beer arrow")
    for _ in range(3):
        say(game, AIM, 1)
    assert asked(game) == [(0, "give-beer")] and game.life[0] == 6
    assert order(game, LOST[2], GAINED[4]) == [LOST[2], GAINED[4]]


@pytest.mark.clauses("BD-392")
def test_shots_that_cost_nothing_count_and_el_gringo_comes_first() -> None:
    players = "sheriff:doc-holyday outlaw:vera-custer renegade outlaw:bart-cassidy outlaw:el-gringo"
    game = resolve(lay(players, life={0: 4}), "1 1 2 arrow arrow")
    for target in (1, 4, 3):
        say(game, AIM, target)
    answer(game, 1)
    assert game.life == [6, 7, 9, 8, 6] and order(game, GRINGO_ANGRY, GAINED[4]) == [GRINGO_ANGRY, GAINED[4]]


# ---- Molly Stark


@pytest.mark.clauses("BD-396", "BD-400")
@pytest.mark.parametrize("cause", range(5), ids=CAUSES)
@pytest.mark.parametrize("own_turn", [False, True])
def test_molly_stark_steps_in_for_anybody_and_any_cause(cause: int, own_turn: bool) -> None:
    game = lay("sheriff outlaw:molly-stark renegade outlaw", arrows={0: 1} if cause == INDIANS else {})
    if own_turn and cause in (SHOTS, BY_GATLING, INDIANS):
        game.player = 1
    elif cause == BY_GATLING:
        game.player = 2
    lose(game, cause, {0: 1})
    assert asked(game) == [(1, "take-over")]
    while asked(game):
        say(game, TAKE_OVER, int(not told(game, TAKEN_OVER)))
    own = int(cause == BY_GATLING and game.player != 1)
    assert sum(points for _, _, points in told(game, TAKEN_OVER)) == 1
    assert game.life[1] == 8 - 1 - own


@pytest.mark.clauses("BD-396")
def test_molly_may_decline_and_is_not_asked_about_herself() -> None:
    game = lose(lay("sheriff outlaw:molly-stark renegade outlaw"), SHOTS, {0: 1, 1: 1})
    say(game, TAKE_OVER, 0)
    assert game.pending is None and game.life[:2] == [10, 7]


@pytest.mark.clauses("BD-397")
def test_molly_is_asked_victim_by_victim_clockwise_and_takes_all_or_nothing() -> None:
    game = lose(lay("sheriff outlaw renegade:molly-stark outlaw deputy", player=3), SHOTS, {0: 2, 1: 1, 4: 1})
    for taken in (1, 0, 1):
        say(game, TAKE_OVER, taken)
    assert told(game, TAKEN_OVER) == [(2, 4, 1), (2, 1, 1)], "4, then 0, then 1"
    assert game.life[2] == 6 and game.life[0] == 9


@pytest.mark.clauses("BD-397", "BD-398", "BD-400")
@pytest.mark.parametrize(
    ("life", "own", "loss", "taken"), [(8, 0, 3, 3), (2, 0, 3, 2), (3, 1, 3, 2), (1, 0, 1, 1), (5, 0, 12, 5)]
)
def test_mollys_capacity(life: int, own: int, loss: int, taken: int) -> None:
    game = lay("sheriff outlaw:molly-stark renegade outlaw", life={1: life})
    lose(game, SHOTS, {1: own, 0: loss})
    say(game, TAKE_OVER, 1)
    assert told(game, TAKEN_OVER) == [(1, 0, taken)], "overkill included"
    assert game.life[1] == life - own - taken and game.life[0] == max(0, 11 - (loss - taken))
    assert bool(game.alive[1]) == (life - own - taken > 0), "she may eliminate herself"


@pytest.mark.clauses("BD-398")
def test_molly_without_capacity_is_not_asked() -> None:
    game = lose(lay("sheriff outlaw:molly-stark renegade outlaw", life={1: 2}), SHOTS, {1: 2, 0: 1})
    assert game.pending is None
    game = lose(lay("sheriff outlaw renegade:molly-stark outlaw", life={2: 1}, player=3), SHOTS, {0: 1, 1: 1})
    say(game, TAKE_OVER, 1)
    assert game.pending is None, "what she took counts"


@pytest.mark.clauses("BD-399")
def test_what_molly_loses_the_victim_does_not() -> None:
    players = "sheriff outlaw:el-gringo renegade:molly-stark outlaw:pedro-ramirez"
    game = lose(lay(players, arrows={3: 2}), SHOTS, {1: 1, 3: 1})
    say(game, TAKE_OVER, 1)
    say(game, TAKE_OVER, 1)
    assert game.pending is None and not told(game, GRINGO_ANGRY) and not told(game, DROPPED)
    assert told(game, LOST[SHOTS]) == [(2, 2, 6)], "the cause stays the same"


@pytest.mark.clauses("BD-400")
def test_molly_takes_hits_she_dealt_herself() -> None:
    game = resolve(lay("sheriff outlaw:molly-stark renegade outlaw", player=1), "1 arrow arrow arrow arrow")
    say(game, AIM, 0)
    say(game, TAKE_OVER, 1)
    assert game.life[:2] == [11, 7] and game.dice == faces("1 arrow arrow arrow arrow")
