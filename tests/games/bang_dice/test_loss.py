"""Chapter 6: the ten steps of every loss, and elimination (BD-050..058)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice import GAME
from posse.games.bang_dice.components import BY_BULLET, BY_DYNAMITE, BY_GATLING, INDIANS, SHOTS
from posse.games.bang_dice.rules.loss import Loss
from posse.games.bang_dice.sayings import (
    AIM,
    ARROW_TAKEN,
    DROP,
    DROPPED,
    ELIMINATED,
    GRINGO_ANGRY,
    INDIANS_ATTACK,
    LOST,
    OUT,
    RETURN_ALL,
    SAVED,
    SPARED_VERA,
    SWAP,
    SWAPPED,
    TAKE_OVER,
    TAKEN_OVER,
    TURN_BEGINS,
)
from posse.games.bang_dice.state import Saloon
from tests.games.bang_dice.lay import (
    all_pass,
    answer,
    asked,
    gained,
    gains,
    lay,
    lose,
    order,
    play_on,
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


@pytest.mark.clauses("BD-050")
def test_the_ten_steps_come_in_their_order() -> None:
    """One batch that everybody has a hand in: the powers follow one another as listed."""
    players = "sheriff:vulture-sam outlaw:vera-custer deputy:bart-cassidy outlaw:molly-stark"
    players += " left-hand:pedro-ramirez outlaw:el-gringo deputy:jesse-jones"
    game = lay(players, life={6: 1, 5: 3}, arrows={4: 2}, luck=[])
    lose(game, SHOTS, {1: 2, 2: 2, 4: 2, 5: 1, 6: 1})
    assert told(game, SPARED_VERA) == [(1, 1)], "2: Vera by herself"
    say(game, SWAP, 1, 2)
    assert asked(game) == [(2, "swap")]
    say(game, SWAP, 0, 2)
    for victim in (1, 2, 4, 5, 6):
        assert asked(game) == [(3, "take-over")] and not told(game, LOST[2]), f"3: Molly, asked about {victim}"
        say(game, TAKE_OVER, int(victim == 1), 3)
    say(game, DROP, 1, 4)
    say(game, DROP, 0, 4)
    assert told(game, ELIMINATED) == [], "6: the Left Hand comes before the elimination"
    assert asked(game)[0][1] == "left-hand" and 6 in [seat for seat, _ in asked(game)], "also at 0 life"
    react(game)
    assert order(game, SPARED_VERA, SWAPPED, TAKEN_OVER, LOST[2], DROPPED, ELIMINATED, GRINGO_ANGRY, ARROW_TAKEN) == [
        SPARED_VERA,
        SWAPPED,
        TAKEN_OVER,
        *[LOST[2]] * 5,
        DROPPED,
        ELIMINATED,
        GRINGO_ANGRY,
        ARROW_TAKEN,
    ]
    assert game.life == [11, 7, 7, 7, 6, 2, 0] and game.arrows == [1, 0, 1, 0, 1, 0, 0]


@pytest.mark.clauses("BD-050")
def test_the_steps_of_the_frame_are_the_steps_of_the_clause() -> None:
    assert Loss.STEPS == (
        "events", "own_powers", "takeovers", "apply", "after_loss", "left_hand", "elimination", "vulture_sam",
        "victory", "el_gringo",
    )  # fmt: skip


@pytest.mark.clauses("BD-050", "BD-106")
def test_an_attack_through_el_gringo_is_a_batch_of_its_own() -> None:
    game = lay("sheriff outlaw:el-gringo renegade outlaw", arrows={2: 8})
    lose(game, SHOTS, {1: 1})
    assert order(game, LOST[2], GRINGO_ANGRY, INDIANS_ATTACK, LOST[0])[:3] == [LOST[2], GRINGO_ANGRY, INDIANS_ATTACK]
    assert game.life == [10, 6, 0, 9] and game.pile == 9


@pytest.mark.clauses("BD-051")
def test_nobody_loses_more_than_he_has() -> None:
    game = lose(lay("sheriff outlaw:pedro-ramirez renegade outlaw", life={1: 2}, arrows={1: 5}), SHOTS, {1: 4})
    assert told(game, LOST[2]) == [(1, 2, 0)] and game.life[1] == 0 and not game.alive[1]
    players = "sheriff outlaw:pedro-ramirez left-hand outlaw"
    game = lose(lay(players, life={1: 2}, arrows={1: 5}), SHOTS, {1: 4})
    for _ in range(2):
        say(game, DROP, 1)
    assert asked(game)[0][1] == "left-hand" and len(told(game, DROPPED)) == 2, "two points lost, two arrows"


@pytest.mark.clauses("BD-051", "BD-105")
def test_el_gringo_with_nothing_lost_is_not_angry() -> None:
    game = lay("sheriff outlaw:el-gringo renegade:molly-stark outlaw")
    lose(game, SHOTS, {1: 1})
    say(game, TAKE_OVER, 1)
    assert not told(game, GRINGO_ANGRY) and game.arrows[0] == 0


@pytest.mark.clauses("BD-052")
def test_what_elimination_means() -> None:
    game = lay("sheriff outlaw renegade outlaw deputy", life={1: 1}, arrows={1: 3}, chief=1, saloon_dice=True)
    lose(game, SHOTS, {1: 1})
    assert told(game, ELIMINATED) == [(1, 2)] and game.shown[1] == 1, "the role is shown"
    assert game.arrows[1] == 0 and game.pile == 9 and game.chief == -1, "arrows go back"
    game = resolve(game, "1 beer arrow arrow arrow")
    assert refused(game, AIM, 1).saying is OUT
    game = lay("sheriff outlaw renegade outlaw deputy", out=(1,), saloon_dice=True)
    game.player = 0
    play_on(game)
    while game.player == 0:
        question = game.questions()[0]
        game.play(question.seat, question.choices[0])
    assert (1,) not in told(game, TURN_BEGINS), "no more turns"


@pytest.mark.clauses("BD-052", "BD-113", "BD-396")
def test_the_eliminated_have_no_powers() -> None:
    game = lay("sheriff outlaw:molly-stark renegade:bart-cassidy outlaw:pedro-ramirez deputy", out=(1, 2, 3))
    lose(game, BY_GATLING)
    assert game.pending is None and game.life == [11, 0, 0, 0, 7]


@pytest.mark.clauses("BD-053", "BD-402")
@pytest.mark.parametrize(("active", "first"), [(0, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2]), (4, [1, 2, 3])])
def test_several_are_eliminated_together_clockwise_from_the_active_player(active: int, first: list[int]) -> None:
    players = "sheriff:rose-doolan outlaw:willy-the-kid renegade:slab-the-killer outlaw:black-jack outlaw deputy"
    game = lay(players, player=active, life={1: 1, 2: 1, 3: 1}, ghost=-1)
    game.options["ghost"] = True
    lose(game, SHOTS, {1: 1, 2: 1, 3: 1})
    assert [seat for seat, _ in told(game, ELIMINATED)] == first
    assert game.ghost == first[0]


@pytest.mark.clauses("BD-055", "BD-061", "BD-403")
def test_an_eliminated_deputy_wins_with_the_sheriff() -> None:
    game = lay("sheriff deputy outlaw outlaw renegade", out=(1, 2, 3), life={4: 1})
    lose(game, SHOTS, {4: 1})
    assert game.over and game.winners == 0b00011
    assert ranks(game) == [1, 1, 3, 3, 3]


def ranks(game: Saloon) -> list[int]:
    assert GAME.scores(game) == [game.winners >> seat & 1 for seat in range(game.seats)]
    return GAME.ranks(game)


@pytest.mark.clauses("BD-056")
@pytest.mark.parametrize(("life", "points", "after"), [(7, 2, 8), (8, 1, 8), (6, 2, 8), (3, 1, 4)])
def test_a_gain_stops_at_the_maximum(life: int, points: int, after: int) -> None:
    game = gains(lay(seats=4, life={1: life}), 1, points)
    assert game.life[1] == after


@pytest.mark.clauses("BD-056")
def test_a_gain_never_revives() -> None:
    game = gains(lay(seats=4, out=(1,)), 1, 2)
    assert game.life[1] == 0 and not game.alive[1]


@pytest.mark.clauses("BD-057", "BD-058")
@pytest.mark.parametrize("cause", ["dynamite", "bullet", "indians"])
def test_a_turn_ends_with_its_player(cause: str) -> None:
    """Whatever kills the active player: no shots, no Beer, no end step, and the next seat plays."""
    luck = {
        "dynamite": rolls("dyn dyn dyn beer 1"),
        "bullet": [*rolls("beer beer 1 1"), 2],
        "indians": rolls("arrow beer beer 1 1"),
    }[cause]
    game = lay("sheriff right-hand:suzy-lafayette outlaw outlaw deputy", player=1, life={1: 1}, luck=luck, ghost=-1)
    game.options |= {"saloon_dice": True, "ghost": False}
    if cause == "indians":
        for _ in range(8):
            game.take_arrow(2)
        game.life[2] = 9
    play_on(game)
    game.play(1, 1 if cause == "bullet" else 0)
    all_pass(game)
    assert not game.alive[1] and game.player == 2
    assert asked(game) == [(2, "saloon-die")] and not gained(game)
    assert game.saloon == 0 and game.dice == [], "the Saloon die is back in the middle"


@pytest.mark.clauses("BD-058", "BD-413")
def test_ghost_tokens_go_back_when_their_receiver_dies() -> None:
    game = lay(seats=5, life={1: 1}, ghost=3)
    game.token_at, game.token = 1, 4
    lose(game, SHOTS, {1: 1})
    assert game.token_at == -1


@pytest.mark.clauses("BD-058")
def test_no_suzy_for_the_dead_but_for_the_living() -> None:
    luck = rolls("dyn dyn dyn beer beer")
    game = take_turn(lay("sheriff:suzy-lafayette", seats=4, life={0: 5}, luck=luck))
    for _ in range(2):
        answer(game, 1)
    assert game.life[0] == 5 - 1 + 2
    game = take_turn(lay("sheriff outlaw:suzy-lafayette", seats=4, player=1, life={1: 1}, luck=luck))
    assert game.life[1] == 0 and not gained(game)


@pytest.mark.clauses("BD-050", "BD-326", "BD-328")
def test_a_saved_active_player_goes_on() -> None:
    game = lay("sheriff outlaw left-hand outlaw", player=1, life={1: 1}, arrows={1: 2}, luck=[])
    resolve(game, "dyn dyn dyn 1 beer")
    react(game, 2)
    assert asked(game) == [(1, "return-all")]
    say(game, RETURN_ALL, 0)
    assert told(game, SAVED) == [(2, 1, 2)] and game.life[1] == 2 and game.arrows[1] == 2
    assert asked(game) == [(1, "aim")] and not told(game, ELIMINATED)


@pytest.mark.clauses("BD-050")
@pytest.mark.parametrize(
    ("cause", "losers"), [(INDIANS, {0, 2}), (BY_DYNAMITE, {1}), (BY_BULLET, {1}), (BY_GATLING, {0, 2, 3})]
)
def test_who_loses_by_which_cause(cause: int, losers: set[int]) -> None:
    game = lose(lay(seats=4, player=1, arrows={0: 1, 2: 2}), cause)
    assert {seat for seat, _, _ in told(game, LOST[cause])} == losers


@pytest.mark.clauses("BD-054", "BD-058")
def test_the_dice_of_the_dead_have_no_effect() -> None:
    game = roll(lay(seats=4, player=1, life={1: 1}, arrows={0: 8}, luck=rolls("arrow arrow arrow 1 1")))
    assert not game.alive[1] and game.pending is None and game.pile == 9
    with pytest.raises(AssertionError):
        stop(game)
