"""Chapters 7 and 8: the end of the game, and three players (BD-060..075)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import (
    BY_BULLET,
    BY_DYNAMITE,
    BY_GATLING,
    CATEGORY,
    DEPUTY,
    HUNTS,
    INDIANS,
    LIFE,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    SHOTS,
    THE_GOOD,
)
from posse.games.bang_dice.sayings import (
    BEATEN,
    DRAW,
    HUNTER_WINS,
    HUNTING,
    LAST_ONE_WINS,
    LAW_WINS,
    OUTLAWS_WIN,
    RENEGADE_WINS,
    TAKE_OVER,
    TURN_BEGINS,
    WON,
    WON_AS,
)
from posse.kernel.chance import Sampled
from tests.games.bang_dice.lay import answer, asked, attack, lay, lose, resolve, roll, say, table, told, winners

SIX = "sheriff outlaw renegade outlaw deputy outlaw"


@pytest.mark.clauses("BD-060", "BD-055", "BD-063")
@pytest.mark.parametrize(
    ("players", "out", "who", "saying"),
    [
        (SIX, (), {1, 3, 5}, OUTLAWS_WIN),
        (SIX, (1, 3, 5), {1, 3, 5}, OUTLAWS_WIN),
        (SIX, (1, 3, 4, 5), {2}, RENEGADE_WINS),
        (SIX, (2, 3, 4, 5), {1, 3, 5}, OUTLAWS_WIN),
        ("sheriff outlaw renegade outlaw deputy outlaw deputy renegade", (1, 3, 4, 5, 6), {1, 3, 5}, OUTLAWS_WIN),
        ("sheriff outlaw renegade outlaw deputy outlaw deputy renegade", (1, 2, 3, 4, 5, 6), {7}, RENEGADE_WINS),
    ],
)
def test_the_sheriff_is_dead(players: str, out: tuple[int, ...], who: set[int], saying: object) -> None:
    game = lay(players, out=out, life={0: 1})
    game.player = next(seat for seat in range(1, game.seats) if game.alive[seat])
    lose(game, SHOTS, {0: 1})
    assert winners(game) == who and game.pending is None
    assert len([event for event in game.log or [] if event.saying is saying]) == 1


@pytest.mark.clauses("BD-061")
def test_all_outlaws_and_renegades_are_gone() -> None:
    game = lay(SIX, out=(1, 2, 3, 4), life={5: 1})
    lose(game, SHOTS, {5: 1})
    assert winners(game) == {0, 4} and told(game, LAW_WINS) == [()]


@pytest.mark.clauses("BD-061")
@pytest.mark.parametrize("left", [1, 2, 3, 5])
def test_one_of_them_left_and_it_goes_on(left: int) -> None:
    last = 5 if left != 5 else 3
    out = tuple(seat for seat in (1, 2, 3, 5) if seat not in (left, last))
    game = lay(SIX, out=out, life={last: 1})
    lose(game, SHOTS, {last: 1})
    assert not game.over and not game.alive[last]


@pytest.mark.clauses("BD-062")
def test_the_sheriff_and_the_last_outlaw_die_together() -> None:
    game = lay(SIX, out=(1, 2, 3), life={0: 2, 5: 1}, arrows={0: 5, 5: 4})
    attack(game)
    assert winners(game) == {1, 3, 5} and not told(game, LAW_WINS)


@pytest.mark.clauses("BD-062")
def test_all_out_at_once_is_a_victory_of_the_outlaws() -> None:
    game = lay("sheriff outlaw renegade outlaw", life={0: 1, 1: 1, 2: 1, 3: 1}, arrows={0: 3, 1: 2, 2: 2, 3: 2})
    attack(game)
    assert winners(game) == {1, 3} and not any(game.alive)


@pytest.mark.clauses("BD-060", "BD-466")
def test_victory_is_looked_at_after_a_batch_and_only_then() -> None:
    game = lay(SIX, out=(1, 2, 3, 5))
    assert not game.over
    resolve(game, "arrow arrow arrow arrow arrow")
    assert not game.over, "no batch, no check"


@pytest.mark.clauses("BD-064")
def test_at_the_end_all_roles_are_shown() -> None:
    game = lay(SIX, life={0: 1}, player=1)
    assert [role["role"] for role in table(game, None)["players"]] == [0, -1, -1, -1, -1, -1]
    lose(game, SHOTS, {0: 1})
    assert [role["role"] for role in table(game, None)["players"]] == [0, 2, 3, 2, 1, 2]
    assert told(game, WON) == [(1, OUTLAW), (3, OUTLAW), (5, OUTLAW)], "everybody's result, with the role behind it"
    assert told(game, BEATEN) == [(0, SHERIFF), (2, RENEGADE), (4, DEPUTY)]
    assert table(game, 3)["winners"] == [1, 3, 5] and table(game, None)["victory"] == "outlaws"


@pytest.mark.clauses("BD-055", "BD-312")
def test_the_result_names_the_side_where_it_is_not_the_cards() -> None:
    game = lay("sheriff outlaw good outlaw renegade", shown=(2,), out=(3, 4), life={1: 1})
    game.sheriff = 2
    lose(game, SHOTS, {1: 1})
    assert told(game, WON_AS) == [(0, SHERIFF, DEPUTY), (2, THE_GOOD, SHERIFF)] and not told(game, WON)
    assert len(told(game, BEATEN)) == 3 and table(game, None)["victory"] == "law"


# ---- three players


@pytest.mark.clauses("BD-070")
def test_three_players_lay_their_roles_open_and_the_deputy_begins() -> None:
    for seed in range(12):
        game = saloon(GAME.new(3, Sampled.of(seed), {"saloon_dice": True}))
        assert sorted(game.roles) == [DEPUTY, OUTLAW, RENEGADE] and game.shown == [1, 1, 1]
        assert game.sheriff == -1 and game.roles[game.player] == DEPUTY
        assert told(game, TURN_BEGINS) in ([], [(game.player,)])
        assert [game.life[seat] for seat in range(3)] == [LIFE[character] for character in game.characters]
        assert [player["role"] for player in table(game, None)["players"]] == list(game.roles)


@pytest.mark.clauses("BD-071")
def test_who_hunts_whom() -> None:
    assert HUNTS == {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
    game = saloon(GAME.new(3, Sampled.of(1)))
    for hunter, target in told(game, HUNTING):
        assert game.roles[target] == HUNTS[game.roles[hunter]]
    assert [hunter for hunter, _ in told(game, HUNTING)] == [0, 1, 2]
    assert told(saloon(GAME.new(4, Sampled.of(1))), HUNTING) == []


@pytest.mark.clauses("BD-071", "BD-072", "BD-073")
@pytest.mark.parametrize("cause", [SHOTS, BY_GATLING])
@pytest.mark.parametrize("hunter", [0, 1, 2])
@pytest.mark.parametrize("victim", [0, 1, 2])
def test_only_the_hunter_wins_by_his_own_hand(cause: int, hunter: int, victim: int) -> None:
    if hunter == victim:
        return
    game = lay("deputy outlaw renegade", player=hunter, life={victim: 1})
    lose(game, cause, {victim: 1})
    is_target = HUNTS[CATEGORY[game.roles[hunter]]] == game.roles[victim]
    assert bool(game.over) == is_target
    if is_target:
        assert winners(game) == {hunter} and told(game, HUNTER_WINS) == [(hunter, victim)]


@pytest.mark.clauses("BD-072", "BD-073")
@pytest.mark.parametrize("cause", [INDIANS, BY_DYNAMITE, BY_BULLET])
def test_what_nobody_did_wins_nothing(cause: int) -> None:
    game = lay("deputy outlaw renegade", player=2, life={2: 1}, arrows={2: 2})
    lose(game, cause)
    assert not game.alive[2] and not game.over, "the other two play on"
    game.player = 0
    lose(game, SHOTS, {1: 9})
    assert winners(game) == {0} and told(game, LAST_ONE_WINS) == [(0,)]


@pytest.mark.clauses("BD-073")
def test_the_wrong_target_leaves_two_and_the_last_one_wins() -> None:
    game = lay("deputy outlaw renegade", player=0, life={0: 1, 1: 1}, arrows={0: 1})
    lose(game, SHOTS, {1: 1})
    assert not game.over and game.living() == [0, 2]
    attack(game)
    assert winners(game) == {2}


@pytest.mark.clauses("BD-074")
def test_a_target_and_others_in_one_batch() -> None:
    game = lay("deputy outlaw renegade", life={1: 1, 2: 1})
    lose(game, BY_GATLING)
    assert winners(game) == {0} and told(game, HUNTER_WINS) == [(0, 2)]


@pytest.mark.clauses("BD-074")
def test_nobody_left_is_a_draw() -> None:
    game = lay("deputy outlaw renegade", life={0: 1, 1: 1, 2: 1}, arrows={0: 3, 1: 3, 2: 3})
    attack(game)
    assert winners(game) == set() and told(game, DRAW) == [()]
    assert GAME.ranks(game) == [2, 2, 2] and GAME.scores(game) == [0, 0, 0]


@pytest.mark.clauses("BD-075", "BD-399")
def test_a_life_that_molly_gives_is_taken_by_the_shooter() -> None:
    game = lay("deputy outlaw renegade:molly-stark", life={2: 1})
    lose(game, SHOTS, {1: 1})
    say(game, TAKE_OVER, 1)
    assert not game.alive[2] and winners(game) == {0}, "Molly was the Deputy's target"


@pytest.mark.clauses("BD-075")
def test_a_life_that_molly_takes_from_herself_is_nobodys() -> None:
    game = lay("deputy outlaw renegade:molly-stark", player=2, life={2: 1})
    lose(game, SHOTS, {0: 1})
    say(game, TAKE_OVER, 1)
    assert not game.alive[2] and not game.over


@pytest.mark.clauses("BD-075")
def test_an_attack_through_el_gringo_or_fuente_is_nobodys() -> None:
    game = lay("deputy outlaw:el-gringo renegade", life={2: 1}, arrows={2: 8})
    lose(game, SHOTS, {1: 1})
    assert not game.alive[2] and not game.over and asked(game) == []
    game = lay(
        "deputy:fuente outlaw renegade", life={2: 1}, arrows={1: 1, 2: 7}, new_characters=True, luck=[0, 4, 4, 4, 4]
    )
    roll(game)
    answer(game, 3)
    assert not game.alive[2] and not game.over
