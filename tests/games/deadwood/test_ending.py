"""Chapters 12 and 13, the outskirts, the end and the scoring (DW-280..301)."""

from __future__ import annotations

import pytest

from posse.games.deadwood import GAME
from posse.games.deadwood.components import BOOT_HILL, MINE, NOBODY, RANCH, SUPPLY, fine_for
from posse.games.deadwood.rules.ending import to_the_last_dollar
from posse.games.deadwood.sayings import (
    BROUGHT,
    DEPOT_PAID,
    DONE,
    FINED,
    FINED_ALL,
    FROM_MINE,
    HOME_FIRST,
    LAST_GANG,
    NOT_FINED,
    POOL_EMPTY,
    SHOOTOUT,
    SURVIVED,
    TIME_UP,
)
from posse.games.deadwood.state import BY_LIMIT, BY_LONE_SURVIVOR, BY_POOL, BY_WIPEOUT, Town
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled
from posse.kernel.flow import where
from posse.words import Words
from tests.games.deadwood.lay import asked, at, goals, lay, question, spot, table, told, walk
from tests.games.deadwood.moves import annex, flee, go, grift, hire, home, lay_tile, move, publish, send, wire

# ---- outskirts


@pytest.mark.clauses("DW-280")
def test_any_number_of_any_gang_is_at_the_mine_in_peace() -> None:
    everybody = "boss@mine boss@mine boss@mine gunslinger@mine greenhorn@mine greenhorn"
    game = lay("bank@b3", {0: everybody, 1: everybody, 2: everybody})
    assert game.cowboys.count(MINE) == 15
    assert set(question(game).options) - set(range(HOME_FIRST)) == {HOME_FIRST + FROM_MINE + r for r in range(3)}
    home(game, "mine boss")
    assert not told(game, SHOOTOUT) and game.money == [5, 5, 5] and game.cowboys.count(MINE) == 14


@pytest.mark.clauses("DW-281")
@pytest.mark.parametrize("way", ["flee", "repelled", "hired", "grifted", "destroyed"])
def test_the_five_ways_to_the_mine(way: str) -> None:
    more = {1: "greenhorn@bank boss", 0: "greenhorn boss"}
    game = lay("bank@f1 saloon@b3 grifter@b4", more, ponies={1: int(way == "flee")}, dice=(1, 1))
    if way in ("flee", "repelled"):
        send(game, "greenhorn", "bank")
        if way == "flee":
            flee(game)
    elif way == "hired":
        go(game, "boss", "saloon")
        hire(game, "greenhorn")
    elif way == "grifted":
        go(game, "boss", "grifter")
        grift(game, "bank", "ranch 1 boss")
    else:
        go(game, "boss", "town-hall")
        lay_tile(game, "f1")
    assert MINE in game.cowboys


@pytest.mark.clauses("DW-281", "DW-282", "DW-283", "DW-138")
def test_in_whole_games_nobody_comes_or_leaves_in_other_ways() -> None:
    """From the Mine only to the Ranch; from Boot Hill nowhere; to the supply nobody."""
    for seed in range(12):
        before: list[int] = []
        for game in walk(3, seed):
            for then, now in zip(before, game.cowboys, strict=False):
                if then != now:
                    assert then != BOOT_HILL and now != SUPPLY
                    if then == MINE:
                        assert now in (RANCH, BOOT_HILL) and (now == RANCH or game.pending is None or over(game))
                    if then == SUPPLY:
                        assert now == MINE
            before = game.cowboys[:]


def over(game: Town) -> bool:
    """In The Final Shootout, cowboys die where they stand."""
    return bool(game.ending)


@pytest.mark.clauses("DW-282")
def test_from_the_mine_only_to_the_ranch() -> None:
    game = lay("general-store@b3 bank@b4", {0: "boss greenhorn@mine"})
    assert goals(game, "greenhorn") == set(), "not to town"
    go(game, "boss", "general-store")
    assert asked(game) == (1, "turn"), "nor by a Store"


@pytest.mark.clauses("DW-283")
def test_nobody_leaves_boot_hill() -> None:
    game = lay("dance-hall@b3", {0: "boss gunslinger@dead greenhorn@dead"})
    go(game, "boss", "dance-hall")
    assert set(question(game).options) == {at(game, "dance-hall"), DONE}


# ---- triggers


@pytest.mark.clauses("DW-290", "DW-292")
def test_the_last_poster_ends_the_game_after_the_turn() -> None:
    game = lay("bank@b3", {0: "boss", 1: "greenhorn@bank"}, pool=1, dice=(6, 1), money={0: 9})
    send(game, "boss", "bank")
    assert game.ending == BY_POOL and asked(game) == (0, "annex"), "the turn is completed"
    annex(game)
    assert game.pending is None and game.turns == 1, "and nobody else has one"
    assert told(game, POOL_EMPTY) == [()]


@pytest.mark.clauses("DW-290", "DW-195")
def test_an_empty_pool_at_the_newspaper_and_the_telegraph() -> None:
    for building, pool in (("newspaper", 1), ("telegraph-office", 2)):
        game = lay(f"{building}@b3", pool=pool, money={0: 9})
        go(game, "boss", building)
        publish(game, 1) if building == "newspaper" else wire(game, to_the_pool=False)
        assert game.pending is None and game.ending == BY_POOL


@pytest.mark.clauses("DW-291")
def test_with_all_the_game_ends_when_nobody_lives() -> None:
    last = lay("bank@b3", {0: "greenhorn", 1: "greenhorn@bank", 2: "boss@dead"}, dice=(6, 6), money={0: 9},
               wipeout="all")  # fmt: skip
    send(last, "greenhorn", "bank")
    assert last.pending is None and last.ending == BY_WIPEOUT
    not_yet = lay("bank@b3", {0: "greenhorn", 1: "greenhorn@bank", 2: "boss@mine"}, dice=(6, 6), wipeout="all")
    send(not_yet, "greenhorn", "bank")
    assert not_yet.pending is not None and not_yet.ending == 0


@pytest.mark.clauses("DW-291")
def test_with_any_the_first_gang_without_a_living_cowboy_ends_it() -> None:
    game = lay("bank@b3", {0: "greenhorn boss", 1: "greenhorn@bank", 2: "boss"}, dice=(6, 1), wipeout="any",
               money={0: 9})  # fmt: skip
    send(game, "greenhorn", "bank")
    assert game.ending == BY_WIPEOUT and asked(game) == (0, "annex")
    annex(game)
    assert game.pending is None


@pytest.mark.clauses("DW-291")
def test_any_looks_at_hired_cowboys_only_and_one_elsewhere_is_enough() -> None:
    game = lay("bank@b3", {0: "greenhorn boss", 1: "greenhorn@bank boss@mine", 2: "boss"}, dice=(6, 1), wipeout="any")
    send(game, "greenhorn", "bank")
    assert game.ending == 0


@pytest.mark.clauses("DW-292")
def test_no_equal_number_of_turns() -> None:
    game = lay("bank@b3", pool=1, money={0: 9}, player=0)
    go(game, "boss", "bank")
    assert game.pending is None and game.turns == 1


@pytest.mark.clauses("DW-293")
def test_an_emptied_pool_that_is_filled_again_has_still_ended_the_game() -> None:
    """The Store's man attacks for the last poster, and the Telegraph Office puts two back in the same turn."""
    game = lay(
        "general-store@b3 telegraph-office@b4 hotel@b5",
        {0: "boss boss@hotel", 1: "greenhorn@telegraph-office"},
        pool=1,
        dice=(6, 1, 1),
        money={0: 20},
    )
    go(game, "boss", "general-store")
    move(game, "hotel", "telegraph-office")
    annex(game)
    wire(game, to_the_pool=True)
    assert game.crime_pool == 2 and game.pending is None and game.ending == BY_POOL
    (emptied,) = [event for event in game.events(None) if event.saying is POOL_EMPTY]
    assert "is empty" not in Words("en", GAME).say(emptied), "which is no longer so"


# ---- scoring


@pytest.mark.clauses("DW-294", "DW-298")
def test_a_player_without_living_cowboys_scores_and_can_win() -> None:
    game = lay("bank@b3", {0: "boss", 1: "boss@dead"}, pool=1, money={1: 30})
    go(game, "boss", "bank")
    assert game.winner == 1 and GAME.ranks(game) == [2, 1, 3]


@pytest.mark.clauses("DW-295", "DW-229")
def test_the_premium_comes_before_the_fine() -> None:
    game = lay("stage-depot@b3", {0: "boss@stage-depot greenhorn"}, posters={0: 4}, money={0: 0})
    to_the_last_dollar(game)
    assert game.money[0] == 0, "10 premium, 10 fine"
    game = lay("stage-depot@b3", {0: "boss@stage-depot greenhorn"}, posters={0: 3}, money={0: 0})
    to_the_last_dollar(game)
    assert game.money[0] == 4


@pytest.mark.clauses("DW-296")
@pytest.mark.parametrize(
    ("posters", "fine"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 28), (8, 36), (9, 45), (10, 55), (11, 55),
     (29, 55)],
)  # fmt: skip
def test_the_table_of_fines(posters: int, fine: int) -> None:
    assert fine_for(posters) == fine
    game = lay(posters={0: posters}, money={0: 60}, pool=0)
    to_the_last_dollar(game)
    assert game.money[0] == 60 - fine


@pytest.mark.clauses("DW-297", "DW-343")
@pytest.mark.parametrize(("money", "posters", "left"), [(5, 3, 0), (6, 3, 0), (7, 3, 1), (0, 9, 0), (0, 0, 0)])
def test_nobody_goes_into_debt(money: int, posters: int, left: int) -> None:
    game = lay(posters={0: posters}, money={0: money})
    to_the_last_dollar(game)
    assert game.money[0] == left


@pytest.mark.clauses("DW-296", "DW-297")
def test_who_can_not_pay_the_whole_fine_is_told_how_much_it_was() -> None:
    game = lay(posters={0: 7, 1: 3}, money={0: 16, 1: 6, 2: 0})
    to_the_last_dollar(game)
    assert told(game, FINED_ALL) == [(0, 7, 16, 28)]
    assert told(game, FINED) == [(1, 3, 6, 0)] and told(game, NOT_FINED) == [(2, 0)]


@pytest.mark.clauses("DW-295", "DW-296", "DW-297", "DW-298")
def test_the_score_breaks_down_in_the_log_and_for_everybody_to_see() -> None:
    game = lay("stage-depot@b3", {0: "boss@stage-depot greenhorn"}, posters={0: 3, 1: 5}, money={0: 1, 1: 8, 2: 4})
    assert table(game, 0)["accounts"] == [], "not before the end"
    to_the_last_dollar(game)
    assert game.log is not None
    assert [(event.saying, event.values) for event in game.log] == [
        (BROUGHT, (0, 1)), (BROUGHT, (1, 8)), (BROUGHT, (2, 4)),
        (DEPOT_PAID, (0,)),
        (FINED, (0, 3, 6, 5)), (FINED_ALL, (1, 5, 8, 15)), (NOT_FINED, (2, 4)),
    ]  # fmt: skip
    for seat in (0, 1, 2, None):
        assert table(game, seat)["accounts"] == [
            {"money": 1, "premium": 10, "fine": 6, "total": 5},
            {"money": 8, "premium": 0, "fine": 8, "total": 0},
            {"money": 4, "premium": 0, "fine": 0, "total": 4},
        ]
    assert GAME.scores(game) == [5, 0, 4]


@pytest.mark.clauses("DW-298", "DW-300")
def test_the_worked_example_of_the_scoring() -> None:
    game = lay("hotel@b3", seats=4, money={0: 16, 1: 15, 2: 20, 3: 21}, posters={0: 3, 2: 2, 3: 4}, turn_limit=1)
    go(game, "boss", "hotel")
    assert game.pending is None and game.money == [12, 15, 17, 11]
    assert game.winner == 2 and GAME.scores(game) == [12, 15, 17, 11] and GAME.ranks(game) == [3, 2, 1, 4]


@pytest.mark.clauses("DW-298")
def test_only_money_counts() -> None:
    game = lay(
        "hotel@b3 bank@b4", {0: "boss", 1: "boss@bank gunslinger greenhorn"},
        cartridges={1: 9}, ponies={1: 5}, money={0: 5, 1: 6}, turn_limit=1,
    )  # fmt: skip
    go(game, "boss", "hotel")
    assert game.money[:2] == [7, 6] and game.winner == 0


@pytest.mark.clauses("DW-299")
def test_a_tie_for_most_goes_to_the_final_shootout_among_the_tied() -> None:
    game = lay("hotel@b3", {0: "boss greenhorn"}, money={0: 5, 1: 7, 2: 6}, turn_limit=1)
    go(game, "boss", "hotel")
    assert where(game) == "DaysInDeadwood.verdict > Verdict.richest > FinalShootout.enter"
    assert asked(game) == (0, "champion")
    assert table(game, 2)["going_on"]["final"]["tied"] == [0, 1]
    game = lay("hotel@b3", money={0: 9, 1: 7, 2: 7}, turn_limit=1)
    go(game, "boss", "hotel")
    assert game.winner == 0, "a tie for second place is none"


@pytest.mark.clauses("DW-301")
def test_the_turn_limit_counts_all_turns_together() -> None:
    game = lay("hotel@b3", money={0: 9}, turn_limit=3)
    for _ in range(3):
        assert game.pending is not None
        send(game, "boss", "church")
        annex(game, yes=False)
    assert game.pending is None and game.ending == BY_LIMIT and game.turns == 3
    assert told(game, TIME_UP) == [(3,)] and len(told(game, NOT_FINED)) == 3


@pytest.mark.clauses("DW-291", "DW-301")
def test_usually_any_gang_without_cowboys_ends_it_and_there_is_no_limit() -> None:
    assert GAME.settle(3) == {"wipeout": "any", "turn_limit": "none"}


@pytest.mark.clauses("DW-094", "DW-301")
def test_with_all_a_lone_survivor_has_three_more_turns() -> None:
    """Seat 0 kills the last cowboy of the others in his turn; three more are his, then the money is counted."""
    game = lay("bank@b3", {0: "boss greenhorn", 1: "greenhorn@bank"}, seats=2, dice=(6, 1), money={1: 30},
               wipeout="all")  # fmt: skip
    send(game, "boss", "bank")
    assert table(game, None)["last_turns"] is None
    annex(game)
    assert not game.lives(1) and told(game, LAST_GANG) == [(0, 3)]
    for left in (3, 2, 1):
        assert asked(game) == (0, "turn") and table(game, None)["last_turns"] == left
        if left == 2:
            home(game, "church")
        else:
            send(game, "greenhorn", "church")
            annex(game, yes=False)
    assert game.pending is None and game.turns == 4 and game.ending == BY_LONE_SURVIVOR
    assert told(game, LAST_GANG) == [(0, 3), (0, 2), (0, 1)] and told(game, SURVIVED) == [(0, 3)]
    assert game.winner == 1, "who has no living cowboy can still win"


@pytest.mark.clauses("DW-301")
def test_the_three_turns_count_from_the_turn_after_the_last_others_died() -> None:
    """He may as well have died in his own attack: the survivor's three turns begin now."""
    game = lay("bank@b3", {0: "greenhorn", 1: "boss@bank greenhorn"}, seats=2, dice=(6, 1), wipeout="all")
    send(game, "greenhorn", "bank")
    assert asked(game) == (1, "turn") and game.turns == 1
    for _ in range(3):
        go(game, "boss", "bank") if spot(game, 1, "boss") == "ranch" else home(game, "bank")
    assert game.pending is None and game.turns == 4


@pytest.mark.clauses("DW-094", "DW-301")
def test_while_two_gangs_live_nobody_counts() -> None:
    game = lay("hotel@b3", {0: "boss greenhorn", 1: "boss@dead", 2: "boss greenhorn"}, wipeout="all")
    for _ in range(10):
        for seat in (0, 2):
            assert asked(game) == (seat, "turn"), "who has nobody left is passed over"
            if spot(game, seat, "boss") == "ranch":
                go(game, "boss", "church")
            else:
                home(game, "church")
    assert game.turns == 20 and game.alone == NOBODY and not told(game, LAST_GANG)


@pytest.mark.clauses("DW-301", "DW-291")
@pytest.mark.parametrize("options", [{"wipeout": "some"}, {"turn_limit": 7}, {"turn_limit": None}, {"speed": 1}])
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadTable):
        GAME.new(3, Sampled.of(1), options)
