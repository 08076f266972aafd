"""Dice are public: each die of each roll is told to all, and lies where everybody sees it (D76-050)."""

from __future__ import annotations

import pytest

from posse.games.deadwood_1876.components import BLACK, COLT, DERRINGER, MESSENGER, NEGATIVE, PEPPERBOX, WINCHESTER
from posse.games.deadwood_1876.sayings import (
    BOUT_ROLLS,
    HEIST_ROLL,
    POKER_ROLL,
    RED_ROLL,
    ROLLED,
    ROLLED_BLACK,
)
from posse.kernel.events import EVERYONE
from tests.games.deadwood_1876.lay import (
    EVERY_OPTION,
    card,
    choose,
    lay,
    lay_down,
    nobody,
    played,
    rig,
    rob,
    table,
    told,
    votes,
    walk,
)

HANDS = {
    0: "messenger-stetson winchester-duster colt-white derringer-duster",
    1: "pepperbox-stetson pepperbox-duster colt-duster derringer-stetson",
    2: "colt-holster winchester-holster pepperbox-white messenger-brown",
    3: "derringer-holster messenger-duster winchester-stetson winchester-brown",
}
THROWS = (*ROLLED, *BOUT_ROLLS, HEIST_ROLL, POKER_ROLL, RED_ROLL, ROLLED_BLACK)

pytestmark = pytest.mark.clauses("D76-050")


def throw(owner: int, dice: list[int], pips: list[int], total: int, again: bool = False) -> dict[str, object]:
    return {"owner": owner, "dice": dice, "pips": pips, "total": total, "again": again}


def test_a_fight_shows_every_die_gun_by_gun_and_who_rolls_again() -> None:
    game = lay(hands=HANDS)
    rob(game, "messenger-stetson", 1, 1, "colt-duster")
    rig(game, "messenger2 colt1 colt3 messenger4 colt0 colt2")
    votes(game, {2: 1 + COLT})
    nobody(game)
    assert told(game, ROLLED[1]) == [(3, 0, 0, MESSENGER, 2, COLT, 1), (4, 0, 0, MESSENGER, 4, COLT, 0)]
    assert told(game, ROLLED[0]) == [(1, 0, COLT, 3), (1, 0, COLT, 2)]
    for eye in (0, 3, None):
        assert table(game, eye)["dice"] == [
            throw(0, [MESSENGER, COLT], [2, 1], 3),
            throw(1, [COLT], [3], 3),
            throw(0, [MESSENGER, COLT], [4, 0], 4, again=True),
            throw(1, [COLT], [2], 2, again=True),
        ]


def test_a_heist_shows_everybodys_die_until_something_else_is_rolled_for() -> None:
    game = lay(hands=HANDS, rounds=1, step="heist")
    rig(game, "messenger4 pepperbox0 winchester1 derringer2")
    lay_down(game, {0: "messenger-stetson", 1: "pepperbox-duster", 2: "winchester-holster", 3: "derringer-holster"})
    fallen = [
        throw(0, [MESSENGER], [4], 4),
        throw(1, [PEPPERBOX], [0], 0),
        throw(2, [WINCHESTER], [1], 1),
        throw(3, [DERRINGER], [2], 2),
    ]
    assert table(game, None)["dice"] == fallen and told(game, HEIST_ROLL)[2] == (2, WINCHESTER, 1)
    rob(game, "colt-white", 1, 1, "pepperbox-stetson")
    assert table(game, None)["dice"] == fallen, "not taken up before the next roll"
    rig(game, "colt3 pepperbox0")
    nobody(game)
    assert table(game, None)["dice"] == [throw(0, [COLT], [3], 3), throw(1, [PEPPERBOX], [0], 0)]


def test_a_bout_shows_card_showdown_guns_and_the_negative_pepperbox() -> None:
    rows = {0: "colt gold5 dagger", 1: "gold1", 2: "", 3: ""}
    game = lay(hands=HANDS, rows=rows, rounds=4, step="starred_safes", options={"dagger": True})
    choose(game, 0, "dagger", 1)
    rig(game, "messenger4 colt2 pepperbox1 derringer2")
    lay_down(game, {0: "messenger-stetson", 1: "derringer-stetson"})
    assert told(game, BOUT_ROLLS[2]) == [(5, 0, 0, MESSENGER, 4, COLT, 2, NEGATIVE, 1)]
    assert told(game, BOUT_ROLLS[0]) == [(1, 0, DERRINGER, 2)]
    assert table(game, None)["dice"][0] == throw(0, [MESSENGER, COLT, NEGATIVE], [4, 2, 1], 5)


def test_poker_shows_the_gun_and_the_red_die() -> None:
    rows = {0: "poker", 1: "gold1", 2: "", 3: ""}
    game = lay(hands=HANDS, rows=rows, rounds=4, step="starred_safes", options={"poker": True})
    rig(game, "messenger3 colt2")
    choose(game, 0, "poker", card("messenger-stetson"))
    assert told(game, POKER_ROLL) == [(0, MESSENGER, 3)] and told(game, RED_ROLL) == [(2,)]
    assert table(game, 2)["dice"] == [throw(0, [MESSENGER], [3], 3), throw(0, [COLT], [2], 2)]


@pytest.mark.parametrize("seats", range(2, 10))
def test_every_roll_of_a_game_is_told_to_all_and_seen_by_all(seats: int) -> None:
    """At every question, the dice in the view are the last ones of the log, and none fell unseen."""
    met = 0
    for game in walk(seats, 50 + seats, dict(EVERY_OPTION)):
        seen = table(game, None)["dice"]
        assert all(table(game, seat)["dice"] == seen for seat in range(seats))
        thrown = [event for event in game.log or () if event.saying in THROWS]
        assert all(event.audience == EVERYONE for event in thrown)
        for rolled, event in zip(reversed(seen), reversed(thrown), strict=False):
            said = event.args().items()
            assert [pips for _, (kind, pips) in said if kind == "pips"] == rolled["pips"]
            assert [die for _, (kind, die) in said if kind == "die"] in ([], rolled["dice"])
            assert [owner for _, (kind, owner) in said if kind == "seat"] in ([], [rolled["owner"]])
            met += 1
    assert met


@pytest.mark.clauses("D76-043", "D76-346")
def test_the_black_die_is_seen_too() -> None:
    for seats in (2, 6):
        game = next(game for game in walk(seats, 4) if game.pending is not None and game.pending.kind.name == "turn")
        fallen = table(game, None)["dice"]
        assert [rolled["owner"] for rolled in fallen][:seats] == list(range(seats))
        assert all(rolled["dice"] == [BLACK] for rolled in fallen)
    assert played(2, 4).dice, "the last dice of a game stay on the table"
