"""Chapter 9: the sixteen characters of the base game (BD-101..122), each with every cause that touches it."""

from __future__ import annotations

import pytest

from posse.games.bang_dice.components import (
    BY_BULLET,
    BY_DYNAMITE,
    BY_GATLING,
    BY_SID,
    CAUSES,
    INDIANS,
    SHOTS,
)
from posse.games.bang_dice.rules.resolution import targets
from posse.games.bang_dice.sayings import (
    AIM,
    DISCARD,
    DISCARD_CHIEF,
    DOUBLED,
    DROP,
    GATLING_FIRES,
    GIVE_BEER,
    GRINGO_ANGRY,
    HEAL,
    INDIANS_ATTACK,
    LOST,
    NO_ARROW_THERE,
    NO_DOUBLING,
    NO_SUCH_TOKEN,
    NOBODY_HAS_CHIEF,
    SWAP,
    WASTED,
)
from tests.games.bang_dice.lay import (
    again,
    answer,
    asked,
    attack,
    gained,
    lay,
    lose,
    offered,
    order,
    refused,
    resolve,
    roll,
    rolls,
    say,
    stop,
    take_turn,
    told,
)

EVERY_CAUSE = pytest.mark.parametrize("cause", range(5), ids=CAUSES)


# ---- Bart Cassidy


@pytest.mark.clauses("BD-101", "BD-454")
@EVERY_CAUSE
def test_bart_cassidy_swaps_shots_and_gatlings_only(cause: int) -> None:
    game = lay("sheriff outlaw:bart-cassidy renegade outlaw", arrows={1: 1 if cause == INDIANS else 0})
    game.player = 1 if cause in (BY_DYNAMITE, BY_BULLET) else 0
    lose(game, cause, {1: 1})
    if cause in (SHOTS, BY_GATLING):
        assert asked(game) == [(1, "swap")]
        say(game, SWAP, 1)
        assert game.life[1] == 8 and game.arrows[1] == 1
    else:
        assert game.pending is None and game.life[1] == 7


@pytest.mark.clauses("BD-101")
@pytest.mark.parametrize("swapped", range(4))
def test_bart_swaps_as_many_points_as_he_likes(swapped: int) -> None:
    game = lose(lay("sheriff outlaw:bart-cassidy renegade outlaw"), SHOTS, {1: 3, 2: 1})
    for _ in range(swapped):
        say(game, SWAP, 1)
    if swapped < 3:
        say(game, SWAP, 0)
    assert game.life[1] == 8 - (3 - swapped) and game.arrows[1] == swapped
    assert game.life[2] == 7, "the others lose as usual"


@pytest.mark.clauses("BD-102")
@pytest.mark.parametrize(("pile", "most"), [(1, 0), (2, 1), (3, 2), (9, 3)])
def test_bart_never_takes_the_last_token(pile: int, most: int) -> None:
    game = lose(lay("sheriff outlaw:bart-cassidy renegade outlaw", arrows={2: 9 - pile}), SHOTS, {1: 3})
    swaps = 0
    while asked(game) == [(1, "swap")]:
        say(game, SWAP, 1)
        swaps += 1
    assert swaps == most and game.pile >= 1 and not told(game, INDIANS_ATTACK)
    assert game.life[1] == 8 - 3 + most


# ---- rolling and shooting


@pytest.mark.clauses("BD-103")
def test_black_jack_rolls_dynamite_again_below_three() -> None:
    game = roll(lay("sheriff:black-jack", seats=4, luck=rolls("dyn dyn 1 1 1", "1 dyn", "beer")))
    assert offered(game) == list(range(32))
    again(game, 0, 1)
    assert asked(game) == [(0, "reroll")]
    again(game, 1)
    assert game.pending is None, "no extra re-rolls"
    game = roll(lay("sheriff:black-jack", seats=4, luck=rolls("dyn dyn dyn 1 1")))
    assert game.pending is None


@pytest.mark.clauses("BD-104")
def test_calamity_janet_uses_each_symbol_as_either() -> None:
    game = lay("sheriff:calamity-janet", seats=6)
    assert targets(game, 0, 1) == targets(game, 0, 2) == [1, 2, 4, 5]
    resolve(game, "1 1 2 arrow arrow")
    for target in (1, 2, 5):
        say(game, AIM, target)
    assert [seat for seat, _, _ in told(game, LOST[2])] == [1, 2, 5]
    for alive, reach in ((4, [1, 2, 3]), (3, [1, 2]), (2, [1])):
        assert targets(lay("sheriff:calamity-janet", seats=5, out=tuple(range(alive, 5))), 0, 2) == reach


@pytest.mark.clauses("BD-105")
@EVERY_CAUSE
def test_el_gringo_punishes_shots_and_gatlings(cause: int) -> None:
    game = lay("sheriff outlaw:el-gringo renegade outlaw", arrows={1: 2 if cause == INDIANS else 0})
    game.player = 1 if cause in (BY_DYNAMITE, BY_BULLET) else 0
    lose(game, cause, {1: 2})
    punished = cause in (SHOTS, BY_GATLING)
    assert told(game, GRINGO_ANGRY) == ([(1, 0)] if punished else [])
    assert game.arrows[0] == int(punished), "one arrow for one loss event"


@pytest.mark.clauses("BD-106")
def test_el_gringos_arrow_comes_after_his_own_elimination_too() -> None:
    game = lay("sheriff outlaw:el-gringo renegade outlaw", arrows={0: 2})
    game.life[1] = 1
    resolve(game, "gatling gatling gatling arrow arrow")
    assert not game.alive[1] and game.arrows[0] == 1, "his own went back before"


@pytest.mark.clauses("BD-106")
def test_an_eliminated_shooter_takes_no_arrow() -> None:
    game = lay("sheriff outlaw:el-gringo renegade:molly-stark outlaw", player=2, life={2: 1})
    lose(game, SHOTS, {0: 1, 1: 1})
    while asked(game):
        answer(game, int(not told(game, GRINGO_ANGRY) and game.life[2] > 0))
    assert not game.alive[2] and game.life[1] == 6 and not told(game, GRINGO_ANGRY)


# ---- beer


@pytest.mark.clauses("BD-107")
@pytest.mark.parametrize(("life", "gain"), [(1, 2), (4, 2), (5, 1), (8, 1)])
def test_jesse_jones_and_his_beer(life: int, gain: int) -> None:
    game = resolve(lay("sheriff:jesse-jones", seats=4, life={0: life}), "beer arrow arrow arrow arrow")
    say(game, GIVE_BEER, 0)
    assert game.life[0] == life + gain


@pytest.mark.clauses("BD-107")
def test_jesse_gives_others_no_more_and_gets_no_more_from_them() -> None:
    game = resolve(lay("sheriff:jesse-jones", seats=4, life={0: 2, 1: 2}), "beer arrow arrow arrow arrow")
    say(game, GIVE_BEER, 1)
    assert game.life[1] == 3
    game = resolve(lay("sheriff:jesse-jones", seats=4, life={0: 2}, player=1), "beer arrow arrow arrow arrow")
    say(game, GIVE_BEER, 0)
    assert game.life[0] == 3


@pytest.mark.clauses("BD-108")
@pytest.mark.parametrize(("life", "beers", "after"), [(4, 2, 8), (4, 3, 10), (5, 2, 7), (3, 3, 9)])
def test_jesses_thirst_is_looked_at_once(life: int, beers: int, after: int) -> None:
    final = " ".join(["beer"] * beers + ["arrow"] * (5 - beers))
    game = resolve(lay("sheriff:jesse-jones", seats=4, life={0: life}), final)
    for _ in range(beers):
        say(game, GIVE_BEER, 0)
    assert game.life[0] == after


# ---- Indians, Gatling


@pytest.mark.clauses("BD-109")
@pytest.mark.parametrize(("arrows", "loss"), [(0, 0), (1, 1), (2, 1), (7, 1)])
def test_jourdonnais_loses_at_most_one_to_indians(arrows: int, loss: int) -> None:
    game = attack(lay("sheriff outlaw:jourdonnais renegade outlaw", arrows={1: arrows, 2: 2}))
    assert game.life[1] == 7 - loss and game.life[2] == 6


@pytest.mark.clauses("BD-109")
def test_jourdonnais_is_hit_like_anybody_else() -> None:
    game = lose(lay("sheriff outlaw:jourdonnais renegade outlaw"), SHOTS, {1: 3})
    assert game.life[1] == 4


@pytest.mark.clauses("BD-110", "BD-256")
def test_kit_carlson_discards_one_arrow_a_gatling() -> None:
    game = lay("sheriff:kit-carlson outlaw renegade outlaw", arrows={0: 2, 1: 1}, chief=2)
    resolve(game, "gatling gatling beer arrow arrow")
    say(game, GIVE_BEER, 0)
    assert offered(game) == [0, 1, 2, DISCARD_CHIEF], "own arrows too, and the Chief's"
    assert refused(game, DISCARD, 4).saying is NO_ARROW_THERE
    say(game, DISCARD, 1)
    say(game, DISCARD, DISCARD_CHIEF)
    assert game.pending is None and game.arrows == [1, 1, 0, 0] and game.chief == -1
    assert not told(game, GATLING_FIRES), "two are not enough to fire"


@pytest.mark.clauses("BD-110")
def test_kit_may_stop_and_others_have_no_such_power() -> None:
    game = lay("sheriff:kit-carlson outlaw renegade outlaw", arrows={1: 1}, chief=-1)
    resolve(game, "gatling gatling arrow arrow arrow")
    assert refused(game, DISCARD, DISCARD_CHIEF).saying is NOBODY_HAS_CHIEF
    say(game, DISCARD, 0)
    assert game.pending is None and game.arrows[1] == 1
    assert resolve(lay(seats=4, arrows={1: 1}), "gatling gatling arrow arrow arrow").pending is None


@pytest.mark.clauses("BD-110", "BD-111")
def test_kit_with_three_gatlings() -> None:
    game = lay("sheriff:kit-carlson outlaw:pedro-ramirez renegade outlaw", arrows={0: 2, 1: 2, 2: 1})
    resolve(game, "gatling gatling gatling arrow arrow")
    assert told(game, GATLING_FIRES) == [(0, 2)] and game.arrows[0] == 0 and not told(game, LOST[3])
    assert offered(game) == [0, 2, 3]
    say(game, DISCARD, 2)
    say(game, DISCARD, 2)
    assert not told(game, LOST[3]), "the losses come last"
    say(game, DISCARD, 3)
    assert game.life == [9, 7, 8, 7] and game.arrows == [0, 0, 0, 0]


@pytest.mark.clauses("BD-112")
def test_lucky_duke_rolls_four_times() -> None:
    game = take_turn(lay("sheriff:lucky-duke", seats=4, luck=rolls("1 1 1 1 1", "1", "1", "1")))
    for _ in range(3):
        again(game, 0)
    assert asked(game) == [(0, "aim")]


@pytest.mark.clauses("BD-113")
@EVERY_CAUSE
def test_paul_regret_fears_no_gatling(cause: int) -> None:
    game = lay("sheriff outlaw:paul-regret renegade outlaw", arrows={1: 1 if cause == INDIANS else 0})
    game.player = 1 if cause in (BY_DYNAMITE, BY_BULLET) else 0
    lose(game, cause, {1: 1})
    assert game.life[1] == (9 if cause == BY_GATLING else 8)


@pytest.mark.clauses("BD-114")
@EVERY_CAUSE
def test_pedro_ramirez_drops_an_arrow_for_each_point(cause: int) -> None:
    game = lay("sheriff outlaw:pedro-ramirez renegade outlaw", arrows={1: 3})
    game.player = 1 if cause in (BY_DYNAMITE, BY_BULLET) else 0
    lose(game, cause, {1: 2})
    lost = {INDIANS: 3, SHOTS: 2}.get(cause, 1)
    assert game.life[1] == 8 - lost, "he still loses the points"
    if cause == INDIANS:
        assert game.pending is None, "in an attack all arrows go back anyway"
        return
    for _ in range(lost):
        assert asked(game) == [(1, "drop")]
        say(game, DROP, 1)
    assert game.pending is None and game.arrows[1] == 3 - lost and game.pile == 6 + lost


@pytest.mark.clauses("BD-114", "BD-256")
def test_pedro_may_stop_and_picks_which() -> None:
    game = lose(lay("sheriff outlaw:pedro-ramirez renegade outlaw", arrows={1: 1}, chief=1), SHOTS, {1: 3})
    assert offered(game) == [0, 1, 2]
    say(game, DROP, 2)
    assert game.chief == -1 and refused(game, DROP, 2).saying is NO_SUCH_TOKEN
    say(game, DROP, 0)
    assert game.pending is None and game.arrows[1] == 1


@pytest.mark.clauses("BD-114")
def test_pedro_without_arrows_or_losses_is_not_asked() -> None:
    assert lose(lay("sheriff outlaw:pedro-ramirez renegade outlaw"), SHOTS, {1: 1}).pending is None
    game = lay("sheriff outlaw:pedro-ramirez renegade outlaw", arrows={1: 2})
    assert lose(game, SHOTS, {2: 1}).pending is None


@pytest.mark.clauses("BD-114", "BD-310")
@pytest.mark.parametrize(("savior", "hangs_on"), [("renegade", False), ("left-hand", True)])
def test_pedro_at_zero_is_asked_only_if_he_may_be_saved(savior: str, hangs_on: bool) -> None:
    players = f"sheriff outlaw:pedro-ramirez {savior} outlaw"
    game = lose(lay(players, life={1: 1}, arrows={1: 2}), SHOTS, {1: 1})
    assert ((1, "drop") in asked(game)) == hangs_on, "by what is public, whoever holds the card"


@pytest.mark.clauses("BD-115", "BD-116")
@pytest.mark.parametrize(
    ("alive", "one", "two"),
    [
        (8, [1, 2, 6, 7], [2, 3, 5, 6]),
        (6, [1, 2, 4, 5], [2, 3, 4]),
        (5, [1, 2, 3, 4], [2, 3]),
        (4, [1, 2, 3], [1, 2, 3]),
        (3, [1, 2], [1, 2]),
        (2, [1], [1]),
    ],
)
def test_rose_doolan_reaches_further(alive: int, one: list[int], two: list[int]) -> None:
    game = lay("sheriff:rose-doolan", seats=8, out=tuple(range(alive, 8)))
    assert targets(game, 0, 1) == one and targets(game, 0, 2) == two


@pytest.mark.clauses("BD-117")
def test_sid_ketchum_heals_at_the_start_of_his_turn() -> None:
    game = take_turn(lay("sheriff:sid-ketchum", seats=4, life={0: 5, 2: 3}, out=(3,)))
    assert asked(game) == [(0, "heal")] and offered(game) == [0, 1, 2], "he must, and anybody living will do"
    say(game, HEAL, 2)
    assert game.life[2] == 4
    game = take_turn(lay("sheriff:sid-ketchum", seats=4, life={0: 5}))
    say(game, HEAL, 0)
    assert game.life[0] == 6
    game = take_turn(lay("sheriff:sid-ketchum", seats=4))
    say(game, HEAL, 1)
    assert told(game, WASTED[BY_SID]) == [(1,)]


@pytest.mark.clauses("BD-117")
def test_nobody_else_heals_and_sid_only_in_his_own_turn() -> None:
    game = take_turn(lay("sheriff outlaw:sid-ketchum", seats=4))
    assert asked(game) == [(0, "reroll")]


@pytest.mark.clauses("BD-118")
def test_slab_doubles_one_shot_with_a_beer() -> None:
    game = resolve(lay("sheriff:slab-the-killer", seats=4, life={0: 5}), "1 1 beer beer arrow")
    assert offered(game) == [1, 3, DOUBLED + 1, DOUBLED + 3]
    say(game, AIM, DOUBLED + 1)
    assert offered(game) == [1, 3] and refused(game, AIM, DOUBLED + 3).saying is NO_DOUBLING, "once a turn"
    say(game, AIM, 1)
    assert game.life[1] == 9 - 3
    say(game, GIVE_BEER, 0)
    assert game.life[0] == 6 and game.pending is None, "the spent Beer heals nobody"


@pytest.mark.clauses("BD-118")
def test_slab_needs_a_beer_and_others_can_not() -> None:
    game = resolve(lay("sheriff:slab-the-killer", seats=4), "1 1 arrow arrow arrow")
    assert offered(game) == [1, 3]
    game = resolve(lay("sheriff:willy-the-kid", seats=4), "1 1 beer arrow arrow")
    assert refused(game, AIM, DOUBLED + 1).clause == "BD-118"


@pytest.mark.clauses("BD-119")
@pytest.mark.parametrize(
    ("final", "gain"), [("beer dyn gatling arrow dyn", 2), ("1 dyn gatling arrow dyn", 0), ("2 2 2 2 2", 0)]
)
def test_suzy_lafayette_gains_for_a_turn_without_shots(final: str, gain: int) -> None:
    game = take_turn(lay("sheriff:suzy-lafayette", seats=4, life={0: 5}, luck=rolls(final)))
    stop(game)
    while game.pending is not None:
        answer(game, offered(game)[-1])
    assert game.life[0] == 5 + gain
    assert bool(gained(game)) == bool(gain)


@pytest.mark.clauses("BD-120")
@pytest.mark.parametrize("dead", [1, 2])
def test_vulture_sam_gains_two_for_each_eliminated_player(dead: int) -> None:
    game = lay("sheriff outlaw:vulture-sam renegade outlaw outlaw deputy", life={1: 3, 2: 1, 3: 1})
    lose(game, SHOTS, dict.fromkeys(range(2, 2 + dead), 1))
    assert game.life[1] == 3 + 2 * dead


@pytest.mark.clauses("BD-120")
def test_vulture_sam_must_live_himself() -> None:
    game = lose(lay("sheriff outlaw:vulture-sam renegade outlaw", life={1: 1, 2: 1}), SHOTS, {1: 1, 2: 1})
    assert game.life[1] == 0 and not gained(game)


@pytest.mark.clauses("BD-121")
@pytest.mark.parametrize(
    ("final", "fires"), [("gatling dyn dyn arrow arrow", 0), ("gatling gatling dyn arrow arrow", 1)]
)
def test_willy_the_kid_needs_two_gatlings(final: str, fires: int) -> None:
    game = resolve(lay("sheriff:willy-the-kid", seats=4), final)
    assert len(told(game, GATLING_FIRES)) == fires
    game = resolve(lay("sheriff:willy-the-kid", seats=4), "gatling gatling gatling gatling gatling")
    assert game.life[1] == 8, "still once a turn"


@pytest.mark.clauses("BD-122")
def test_powers_need_no_announcement() -> None:
    game = lay("sheriff outlaw:paul-regret renegade:bart-cassidy outlaw")
    lose(game, BY_GATLING)
    assert game.life[1] == 9, "always on"
    assert asked(game) == [(2, "swap")], "where it says may, the owner decides now"
    assert order(game, LOST[3]) == []
