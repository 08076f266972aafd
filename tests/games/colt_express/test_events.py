"""Chapter 13, events (CE-190..199d), and the only one that asks (CE-274)."""

from __future__ import annotations

import pytest

from posse.games.colt_express.components import BOX, LOST, ON_CARD, SECOND_STRONGBOX
from posse.games.colt_express.rules.events import happen
from posse.games.colt_express.rules.scoring import wealth
from posse.games.colt_express.sayings import (
    BRAKED,
    EVENT,
    LEAVE,
    LEFT_ALONE,
    MARSHAL_STAYS,
    NO_CHANGE,
    NO_PURSE_HERE,
    PICKPOCKET,
    PICKPOCKETED,
    PICKPOCKETED_ONE,
    PURSE_LOST,
    RANSOM_PAID,
    REBELS_HIT,
    ROOF_SHOT,
    SUPPLY_ENDED,
    SWEPT,
    UNHARMED,
    WEALTH,
    YOU_FOUND,
    YOU_LOST,
)
from posse.games.colt_express.state import Train
from posse.kernel.chance import Sampled
from tests.games.colt_express.lay import (
    answer,
    asked,
    b,
    changed,
    facts,
    lay,
    offered,
    place,
    refused,
    steal,
    table,
    tokens,
    told,
    values_on,
    walk,
    where,
    whole_round,
    wounds,
)

ANGRY, SWIVEL, BRAKING, TAKE_IT_ALL, REBELLION, PICKPOCKETING, REVENGE, HOSTAGE = range(8)
ALL_FOUR = ("ghost", "belle", "cheyenne", "tuco")


def places(game: Train) -> list[str]:
    return [where(game, name) for name in ALL_FOUR]


def hits(game: Train) -> list[int]:
    return [wounds(game, seat) for seat in range(game.seats)]


@pytest.mark.clauses("CE-190", "CE-191")
def test_the_angry_marshal_shoots_his_roof_then_moves_towards_the_caboose() -> None:
    game = lay(at="ghost 1r, belle 1r, cheyenne 2r, tuco 3i", marshal=1)
    happen(game, ANGRY)
    assert hits(game) == [1, 1, 0, 0] and game.neutral == 11
    assert told(game, ROOF_SHOT) == [(b("ghost"), 12), (b("belle"), 11)], "with the Neutral Bullets left"
    assert places(game) == ["1r", "1r", "2r", "3i"], "they stay there"
    assert game.marshal == 2


@pytest.mark.clauses("CE-191")
def test_in_the_caboose_the_angry_marshal_shoots_and_stays() -> None:
    game = lay(at="ghost 4r, belle 3i, cheyenne 2r, tuco 3i", marshal=4)
    happen(game, ANGRY)
    assert game.marshal == 4 and hits(game) == [1, 0, 0, 0] and told(game, MARSHAL_STAYS)


@pytest.mark.clauses("CE-192")
def test_the_angry_marshal_meets_bandits_inside_the_new_car() -> None:
    game = lay(at="ghost 1r, belle 2i, cheyenne 2i, tuco 2r", marshal=1)
    happen(game, ANGRY)
    assert places(game) == ["1r", "2r", "2r", "2r"] and hits(game) == [1, 1, 1, 0]
    two = lay(at="ghost 1r, belle 2i, cheyenne 2i, tuco 4i", marshal=1, neutral=2)
    happen(two, ANGRY)
    assert hits(two) == [1, 0, 0, 0], "the second batch is a batch of its own, and too big"
    assert places(two)[1:3] == ["2r", "2r"] and two.neutral == 0
    first = lay(at="ghost 1r, belle 1r, cheyenne 2i, tuco 4i", marshal=1, neutral=1)
    happen(first, ANGRY)
    assert hits(first) == [0, 0, 0, 0] and first.removed == 13


@pytest.mark.clauses("CE-193")
def test_the_swivel_arm_sweeps_roofs_to_the_caboose_but_not_loot() -> None:
    game = lay(at="ghost 0r, belle 2r, cheyenne 2i, tuco 4r", loot={"2r": "jewel", "belle": "300"})
    happen(game, SWIVEL)
    assert places(game) == ["4r", "4r", "2i", "4r"]
    assert tokens(game, "2r") == ["jewel"] and tokens(game, "belle") == ["300"] and hits(game) == [0, 0, 0, 0]
    assert [values[0] for values in told(game, SWEPT)] == [b("ghost"), b("belle")], "Tuco stands there already"


@pytest.mark.clauses("CE-194", "CE-151")
def test_braking_throws_roofs_one_car_forward() -> None:
    game = lay(at="ghost 0r, belle 1r, cheyenne 2i, tuco 4r", marshal=0)
    happen(game, BRAKING)
    assert places(game) == ["0r", "0r", "2i", "3r"]
    assert [values[0] for values in told(game, BRAKED)] == [b("belle"), b("tuco")]


@pytest.mark.clauses("CE-195")
@pytest.mark.parametrize("car", [0, 3])
def test_take_it_all_brings_the_second_strongbox_to_the_marshal(car: int) -> None:
    game = lay(at="ghost 1i, belle 1i, cheyenne 1i, tuco 4r", marshal=car, loot={"2i": "box"})
    assert table(game, 0)["second_strongbox_aside"]
    happen(game, TAKE_IT_ALL)
    assert game.loot[SECOND_STRONGBOX] == car * 2 and not table(game, 0)["second_strongbox_aside"]
    assert tokens(game, f"{car}i") == ["box"]
    game = steal("ghost robbery", at=f"ghost {car}i", marshal=2, loot={"4i": "box", f"{car}i": "box"})
    assert tokens(game, "ghost") == ["box"], "it can be robbed"


@pytest.mark.clauses("CE-195")
def test_take_it_all_comes_once_a_game_at_most() -> None:
    from posse.games.colt_express.components import FOR_FEW, FOR_MANY, ROUND_EVENT

    for cards in (FOR_FEW, FOR_MANY):
        assert [ROUND_EVENT[card] for card in cards].count(TAKE_IT_ALL) == 1
    for seed in range(10):
        *_, game = walk(3, seed)
        assert sum(values == (TAKE_IT_ALL,) for values in told(game, EVENT)) <= 1


@pytest.mark.clauses("CE-196")
def test_the_passengers_shoot_everybody_inside_the_locomotive_too() -> None:
    game = lay(at="ghost 0i, belle 2i, cheyenne 2r, tuco 4i", marshal=1)
    happen(game, REBELLION)
    assert hits(game) == [1, 1, 0, 1] and places(game) == ["0i", "2i", "2r", "4i"]
    assert game.neutral == 10
    told_left = lay(at="ghost 0i, belle 2i, cheyenne 2r, tuco 4i", marshal=1, neutral=3)
    happen(told_left, REBELLION)
    assert told(told_left, REBELS_HIT) == [(b("ghost"), 2), (b("belle"), 1), (b("tuco"), 0)], "with those left"
    few = lay(at="ghost 0i, belle 2i, cheyenne 2r, tuco 4i", marshal=1, neutral=2)
    happen(few, REBELLION)
    assert hits(few) == [0, 0, 0, 0] and few.neutral == 0, "one batch"


@pytest.mark.clauses("CE-147", "CE-148", "CE-190", "CE-196")
def test_where_no_neutral_bullets_are_left_all_hear_that_nobody_is_hit() -> None:
    for event in (ANGRY, REBELLION):
        empty = lay(at="ghost 1r, belle 1r, cheyenne 3i, tuco 4i", marshal=1, neutral=0)
        happen(empty, event)
        assert hits(empty) == [0, 0, 0, 0] and told(empty, UNHARMED, None) == [()] and not told(empty, SUPPLY_ENDED)
        few = lay(at="ghost 1r, belle 1r, cheyenne 3i, tuco 4i", marshal=1, neutral=1)
        happen(few, event)
        assert hits(few) == [0, 0, 0, 0] and told(few, UNHARMED, None) == told(few, SUPPLY_ENDED, None) == [()]
        enough = lay(at="ghost 1r, belle 1r, cheyenne 3i, tuco 4i", marshal=1, neutral=2)
        happen(enough, event)
        assert sum(hits(enough)) == 2 and not told(enough, UNHARMED) and not told(enough, NO_CHANGE)
    nobody = lay(at="ghost 2r, belle 2r, cheyenne 3i, tuco 4i", marshal=0, neutral=0)
    happen(nobody, ANGRY)
    assert not told(nobody, UNHARMED), "nobody is above him"


@pytest.mark.clauses("CE-046")
@pytest.mark.parametrize(
    ("event", "at"),
    [
        (SWIVEL, "ghost 4r, belle 3i, cheyenne 2i, tuco 4r"),
        (BRAKING, "ghost 0r, belle 3i, cheyenne 2i, tuco 0r"),
        (REBELLION, "ghost 0r, belle 3r, cheyenne 2r, tuco 4r"),
        (REVENGE, "ghost 1r, belle 3r, cheyenne 2i, tuco 4i"),
        (HOSTAGE, "ghost 1r, belle 3r, cheyenne 2i, tuco 4i"),
    ],
)
def test_an_event_that_changes_nothing_is_told_as_such(event: int, at: str) -> None:
    game = lay(at=at, marshal=1, loot={"ghost": "jewel", "belle": "300"})
    before = facts(game)
    happen(game, event)
    assert changed(before, game) == set() and told(game, NO_CHANGE, None) == [()]
    stirring = lay(at="ghost 1r, belle 2i, cheyenne 0r, tuco 4i", marshal=1, loot={"ghost": "300"})
    happen(stirring, event)
    assert not told(stirring, NO_CHANGE)


# ---- the Station


def pickpocketing(**kwargs: object) -> Train:
    return whole_round("event", now=4, rounds="braking tunnel bridge angry pickpocketing", **kwargs)


@pytest.mark.clauses("CE-197", "CE-198", "CE-274")
def test_bandits_alone_may_take_a_purse_from_the_first_player_clockwise() -> None:
    game = pickpocketing(
        first=2, at="ghost 1i, belle 2i, cheyenne 2r, tuco 4i",
        loot={"1i": "300 jewel", "2i": "400 450", "2r": "350", "4i": "jewel box"},
    )  # fmt: skip
    assert asked(game) == [(2, "pickpocket")] and offered(game) == [3, LEAVE]
    answer(game, 3)
    assert asked(game) == [(0, "pickpocket")], "Tuco finds no Purse"
    assert offered(game) == [0, LEAVE], "Jewels can't be taken"
    assert refused(game, 0, PICKPOCKET, 1).saying is NO_PURSE_HERE
    answer(game, LEAVE)
    assert asked(game) == [(1, "pickpocket")] and offered(game) == [1, 2, LEAVE]
    answer(game, 2)
    assert game.pending is None
    assert tokens(game, "cheyenne") == ["350"] and tokens(game, "ghost") == [] and tokens(game, "belle") == ["450"]
    assert tokens(game, "2i") == ["400"] and tokens(game, "1i") == ["300", "jewel"]
    assert told(game, PICKPOCKETED) == [(b("cheyenne"), place("2r"))]
    assert told(game, PICKPOCKETED_ONE) == [(b("belle"), 2, 2, place("2i"))], "of several, all hear which"
    assert told(game, LEFT_ALONE) == [(b("ghost"), place("1i"))] and not told(game, NO_CHANGE)
    assert told(game, YOU_FOUND, 1) == [(450,)]


@pytest.mark.clauses("CE-197")
def test_the_value_is_not_seen_before() -> None:
    game = pickpocketing(at="ghost 1i, belle 4i, cheyenne 4i, tuco 4i", loot={"1i": "300 500"})
    assert [entry["value"] for entry in table(game, 0)["train"][place("1i")]] == [None, None]


@pytest.mark.clauses("CE-197", "CE-198")
def test_alone_means_no_other_bandit_on_the_same_level_of_the_car() -> None:
    game = pickpocketing(
        at="ghost 1i, belle 1i, cheyenne 2i, tuco 2r", marshal=1, loot={"1i": "300", "2i": "400", "2r": "350"}
    )
    assert asked(game) == [(2, "pickpocket")], "Ghost and Belle are not alone; Cheyenne is, with Tuco above her"
    answer(game, LEAVE)
    assert asked(game) == [(3, "pickpocket")]
    answer(game, LEAVE)
    assert game.pending is None
    guarded = pickpocketing(at="ghost 1r, belle 4i, cheyenne 4i, tuco 4i", marshal=1, loot={"1r": "300"})
    assert asked(guarded) == [(0, "pickpocket")], "the Marshal does not count"


@pytest.mark.clauses("CE-199", "CE-199a")
def test_the_marshals_revenge_takes_the_least_valuable_purse_of_those_on_his_roof() -> None:
    game = whole_round(
        "event", now=4, rounds="braking tunnel bridge angry revenge", marshal=2,
        at="ghost 2r, belle 2r, cheyenne 2i, tuco 3r",
        loot={"ghost": "500 300 350 jewel", "belle": "jewel box", "cheyenne": "250!", "tuco": "250!"},
    )  # fmt: skip
    assert game.pending is None
    assert tokens(game, "ghost") == ["350", "500", "jewel"]
    assert tokens(game, "belle") == ["box", "jewel"], "Jewels and Strongboxes are safe"
    assert tokens(game, "cheyenne") == ["250"] and tokens(game, "tuco") == ["250"]
    assert told(game, PURSE_LOST, None) == [(b("ghost"),)]
    assert told(game, YOU_LOST, 0) == [(300,)] and told(game, YOU_LOST, 1) == [], "unseen by the others"
    lost = [purse for purse in range(18) if game.loot[purse] >= LOST]
    assert len(lost) == 1 and game.loot[lost[0]] == LOST + b("ghost") > BOX
    assert values_on(game, 1, "ghost") == values_on(game, None, "ghost") == [350, 500], "the others are shown to all"


@pytest.mark.clauses("CE-199a")
def test_of_equal_lowest_purses_one_is_lost() -> None:
    game = lay(at="ghost 2r, belle 4i, cheyenne 4i, tuco 4i", marshal=2, loot={"ghost": "300 300 400"})
    happen(game, REVENGE)
    assert tokens(game, "ghost") == ["300", "400"]


@pytest.mark.clauses("CE-199b", "CE-199c", "CE-231")
def test_the_ransom_is_for_everybody_in_or_on_the_locomotive() -> None:
    game = lay(at="ghost 0i, belle 0r, cheyenne 1r, tuco 1i", marshal=2, bullets={"tuco": 5})
    happen(game, HOSTAGE)
    assert game.ransom == (250, 250, 0, 0, 0, 0)
    assert [wealth(game, seat) for seat in range(4)] == [250, 250, 0, 1000], "Tuco is the Gunslinger"
    assert game.loot == lay(at="ghost 0i").loot, "no token is needed"
    assert [values[0] for values in told(game, RANSOM_PAID)] == [b("ghost"), b("belle")]


@pytest.mark.clauses("CE-199c")
def test_the_ransom_is_not_limited_by_the_tokens_in_the_box() -> None:
    six = "ghost belle cheyenne tuco django doc"
    game = lay(bandits=six, at=", ".join(f"{name} 0r" for name in six.split()), marshal=2)
    happen(game, HOSTAGE)
    assert game.ransom == (250,) * 6


@pytest.mark.clauses("CE-199d")
def test_the_station_event_comes_before_scoring() -> None:
    game = whole_round("event", now=4, at="ghost 0r, belle 4i, cheyenne 4i, tuco 4i", marshal=2, bullets={"tuco": 5})
    assert game.pending is None
    assert told(game, WEALTH)[0] == (0, 250, 1), "the ransom counts; the Bullet is Tuco's"
    keys = [event.saying.key for event in game.log or []]
    assert keys.index("event-ransom") < keys.index("event-wealth")


@pytest.mark.clauses("CE-274")
@pytest.mark.parametrize("event", [ANGRY, SWIVEL, BRAKING, TAKE_IT_ALL, REBELLION, REVENGE, HOSTAGE, 8])
def test_no_other_event_asks_anybody(event: int) -> None:
    game = lay(at="ghost 1r, belle 2i, cheyenne 0r, tuco 4r", marshal=1, loot={"ghost": "300"})
    before = facts(game)
    happen(game, event)
    assert game.pending is None and game.stack == []
    assert (changed(before, game) == set()) == (event == 8), "tunnel and bridge bring nothing"


@pytest.mark.clauses("CE-046", "CE-197")
def test_pickpocketing_that_concerns_nobody_ends_the_game_at_once() -> None:
    game = pickpocketing(at="ghost 1i, belle 1i, cheyenne 1i, tuco 4i", loot={"1i": "300"}, luck=Sampled.of(1))
    assert game.pending is None and told(game, EVENT) == [(PICKPOCKETING,)] and told(game, NO_CHANGE) == [()]
    assert game.loot[0] == place("1i") < ON_CARD
