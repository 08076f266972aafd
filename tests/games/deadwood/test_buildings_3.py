"""Chapter 10, the buildings of the second and third stack (DW-237..253)."""

from __future__ import annotations

import pytest

from posse.games.deadwood.components import BOSS, GUNSLINGER, MINE, PLOTS
from posse.games.deadwood.sayings import (
    COURT_CAN_NOT_PAY,
    COURT_NOTHING,
    COURT_PAID,
    COURT_TOOK,
    FROM_RANCH,
    GRIFT,
    GRIFTED_RANCH,
    NO_SUCH_PLAYER,
    OWN_MARK,
    SHOOTOUT,
)
from posse.games.deadwood.state import BY_POOL
from tests.games.deadwood.lay import asked, lay, question, refused, spot, told
from tests.games.deadwood.moves import court, dance, go, grift, publish, wire

# ---- Gold Mine


@pytest.mark.clauses("DW-237")
@pytest.mark.parametrize(("face", "money"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 5)])
def test_the_gold_mine_pays_by_the_die(face: int, money: int) -> None:
    game = lay("gold-mine@b3", dice=(face,))
    go(game, "boss", "gold-mine")
    assert game.money == [5 + money, 5, 5]


# ---- the third stack: Courthouse, Grifter, Newspaper, Dance Hall, Telegraph Office


@pytest.mark.clauses("DW-241", "DW-244")
def test_everybody_answers_in_court_from_the_annexing_player_on() -> None:
    game = lay("courthouse@b3", seats=4, posters={0: 1, 1: 2, 2: 1, 3: 3}, player=2)
    go(game, "boss", "courthouse")
    for seat in (2, 3, 0, 1):
        assert asked(game) == (seat, "court")
        court(game, "pay")
    assert game.money == [4, 3, 4, 2] and game.crime_pool == 20


@pytest.mark.clauses("DW-241", "DW-242")
def test_the_poster_instead_is_one_however_many_one_holds() -> None:
    game = lay("courthouse@b3", posters={0: 4, 1: 1})
    go(game, "boss", "courthouse")
    court(game, "poster")
    court(game, "poster")
    assert game.posters == [5, 2, 0] and game.money == [5, 5, 5] and game.crime_pool == 13


@pytest.mark.clauses("DW-242")
def test_who_can_not_pay_in_full_must_take_the_poster() -> None:
    game = lay("courthouse@b3", posters={0: 6, 1: 5}, money={0: 5, 1: 5})
    go(game, "boss", "courthouse")
    assert game.posters[0] == 7 and game.money[0] == 5, "no part payment"
    assert told(game, COURT_CAN_NOT_PAY) == [(0, 6)] and not told(game, COURT_TOOK)
    assert asked(game) == (1, "court"), "exactly enough is enough"
    court(game, "poster")
    assert told(game, COURT_TOOK) == [(1,)], "instead of paying, which he could have done"


@pytest.mark.clauses("DW-243")
def test_who_has_no_poster_is_left_alone() -> None:
    game = lay("courthouse@b3", posters={1: 1})
    go(game, "boss", "courthouse")
    assert asked(game) == (1, "court")
    court(game, "pay")
    assert game.posters == [0, 1, 0] and game.money == [5, 4, 5]


@pytest.mark.clauses("DW-244", "DW-245")
def test_the_last_poster_of_the_pool_is_gone_for_those_who_come_later() -> None:
    game = lay("courthouse@b3", posters={0: 1, 1: 2, 2: 9}, pool=1, money={0: 9})
    go(game, "boss", "courthouse")
    court(game, "poster")
    assert game.posters == [2, 2, 9] and told(game, COURT_PAID) == [(1, 2)], "who can pay must"
    assert told(game, COURT_NOTHING) == [(2, 9)], "who can't does nothing"
    assert game.pending is None and game.ending == BY_POOL


@pytest.mark.clauses("DW-246", "DW-247")
@pytest.mark.parametrize(
    "marks", [("bank", "hotel"), ("bank", "ranch 2 boss"), ("ranch 1 boss", "ranch 1 gunslinger"), ("church 1", "bank")]
)
def test_the_grifter_takes_two_from_buildings_and_ranches(marks: tuple[str, str]) -> None:
    game = lay(
        "grifter@b3 bank@b4 hotel@b5",
        {0: "boss", 1: "greenhorn@bank greenhorn@church boss gunslinger", 2: "greenhorn@hotel boss"},
    )
    go(game, "boss", "grifter")
    assert game.money[0] == 6
    before = game.cowboys.count(MINE)
    grift(game, *marks)
    assert game.cowboys.count(MINE) == before + 2 and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-248")
def test_grifting_is_no_attack() -> None:
    game = lay(
        "grifter@c3 bank@b4", {0: "boss", 1: "greenhorn@bank gunslinger@church boss"}, ponies={1: 1}, sheriff="a4 b4 a5"
    )
    go(game, "boss", "grifter")
    grift(game, "bank", "church 1")
    assert game.posters == [0, 0, 0] and game.ponies[1] == 1 and not told(game, SHOOTOUT)
    assert spot(game, 1, "greenhorn") == spot(game, 1, "gunslinger") == "mine"


@pytest.mark.clauses("DW-249")
def test_the_grifter_takes_as_many_as_there_are_and_must() -> None:
    game = lay("grifter@b3", {0: "boss boss", 1: "boss", 2: "boss@mine greenhorn@dead gunslinger@supply"})
    go(game, "boss", "grifter")
    assert spot(game, 1, "boss") in ("mine", "ranch") and told(game, GRIFTED_RANCH) == [(1, BOSS)]
    game = lay("grifter@b3", {0: "boss", 1: "boss greenhorn", 2: "boss"})
    go(game, "boss", "grifter")
    assert FROM_RANCH - 1 not in question(game).options and len(question(game).options) == 3
    assert refused(game, GRIFT, FROM_RANCH + 0).saying is OWN_MARK, "one's own are safe"
    assert refused(game, GRIFT, FROM_RANCH + 3 + GUNSLINGER).values == (1, GUNSLINGER)
    assert refused(game, GRIFT, FROM_RANCH + 9).saying is NO_SUCH_PLAYER
    grift(game, "ranch 1 boss")
    assert asked(game) == (0, "grift"), "the second is not optional either"


@pytest.mark.clauses("DW-250")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_newspaper_gives_a_poster_to_anybody(seat: int) -> None:
    game = lay("newspaper@b3")
    go(game, "boss", "newspaper")
    assert game.money[0] == 6 and question(game).options == [0, 1, 2]
    publish(game, seat)
    assert game.posters[seat] == 1 and sum(game.posters) == 1 and game.crime_pool == 14


@pytest.mark.clauses("DW-250")
def test_the_newspaper_with_an_empty_pool() -> None:
    game = lay("newspaper@b3", pool=0)
    go(game, "boss", "newspaper")
    assert game.money[0] == 6 and game.posters == [0, 0, 0] and asked(game) == (1, "turn")


@pytest.mark.clauses("DW-251", "DW-282")
@pytest.mark.parametrize("names", [("-",), ("dance-hall", "-"), ("bank", "church"), ("mine boss", "mine boss")])
def test_the_dance_hall_returns_up_to_two(names: tuple[str, ...]) -> None:
    game = lay(
        "dance-hall@b3 bank@b4", {0: "boss gunslinger@bank greenhorn@church boss@mine boss@mine gunslinger@dead"}
    )
    go(game, "boss", "dance-hall")
    assert game.money[0] == 6
    out = sum(place < PLOTS or place == MINE for place in game.cowboys[:9])
    dance(game, *names)
    returned = len([name for name in names if name != "-"])
    assert sum(place < PLOTS or place == MINE for place in game.cowboys[:9]) == out - returned
    assert asked(game) == (1, "turn") and spot(game, 0, "gunslinger", 1) == "dead", "not from Boot Hill"


@pytest.mark.clauses("DW-252")
@pytest.mark.parametrize(("to_the_pool", "pool"), [(True, 17), (False, 13)])
def test_the_telegraph_moves_two_posters_either_way(to_the_pool: bool, pool: int) -> None:
    game = lay("telegraph-office@b3")
    go(game, "boss", "telegraph-office")
    wire(game, to_the_pool)
    assert game.money[0] == 6 and game.crime_pool == pool and game.in_the_box == 29 - pool


@pytest.mark.clauses("DW-253", "DW-290")
@pytest.mark.parametrize(
    ("pool", "posters", "to_the_pool", "left"),
    [(1, 0, False, 0), (2, 0, False, 0), (3, 0, False, 1), (28, 0, True, 29), (29, 0, True, 29), (20, 9, True, 20)],
)
def test_the_telegraph_moves_what_there_is(pool: int, posters: int, to_the_pool: bool, left: int) -> None:
    game = lay("telegraph-office@b3", pool=pool, posters={1: posters}, money={0: 9})
    go(game, "boss", "telegraph-office")
    wire(game, to_the_pool)
    assert game.crime_pool == left
    assert (game.pending is None) is (left == 0)
