"""What is told, whole, in its order; and what lies on the table when it is over."""

from __future__ import annotations

import pytest

from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import BY_GATLING, DEPUTY, SHERIFF, SHOTS, THE_GOOD
from posse.games.bang_dice.sayings import DISCARD, HEAL, RETURN_ALL
from posse.games.bang_dice.state import Saloon
from posse.kernel.chance import Sampled
from tests.games.bang_dice.lay import (
    all_pass,
    answer,
    attack,
    lay,
    lose,
    play_on,
    react,
    resolve,
    rolls,
    say,
    stop,
    table,
    take_turn,
    window,
)


def story(game: Saloon) -> list[str]:
    """The log: the words of each event by their key, and its numbers."""
    return [" ".join([e.saying.key.removeprefix("event-"), *map(str, e.values)]) for e in game.log or []]


@pytest.mark.clauses("BD-011", "BD-012", "BD-071")
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_the_deal_is_told_role_by_role_and_character_by_character(seats: int) -> None:
    game = saloon(GAME.new(seats, Sampled.of(seats), {}))
    told = story(game)
    for seat, role in enumerate(game.roles):
        words = "open-role" if seats == 3 else "sheriff" if seat == game.sheriff else "role-dealt"
        assert f"{words} {seat} {role}" in told
        assert f"character {seat} {game.characters[seat]} {game.life[seat]}" in told
    public = [event.saying.key for event in game.events(None)]
    assert "event-role-dealt" not in public
    assert public.count("event-character") == seats


@pytest.mark.clauses("BD-031", "BD-032", "BD-109")
def test_an_attack_is_told_from_the_war_cry_to_the_arrows_that_go_back() -> None:
    game = attack(lay("sheriff:jourdonnais outlaw renegade outlaw", arrows={0: 3, 1: 1}))
    assert story(game) == [
        "indians", "spared-jourdonnais 0 1", "lost-indians 0 1 8", "lost-indians 1 1 8", "arrows-back",
    ]  # fmt: skip


@pytest.mark.clauses("BD-113", "BD-381")
def test_who_is_spared_is_told() -> None:
    players = "sheriff outlaw:paul-regret renegade:vera-custer outlaw"
    gatling = lose(lay(players), BY_GATLING)
    assert story(gatling) == ["spared-paul 1", "lost-gatling 2 1 6", "lost-gatling 3 1 7"]
    assert story(lose(lay(players), SHOTS, {2: 2})) == ["spared-vera 2 1", "lost-shots 2 1 6"]


@pytest.mark.clauses("BD-042", "BD-043", "BD-053")
def test_shots_are_told_with_the_distance_of_the_die() -> None:
    game = resolve(lay("sheriff outlaw renegade outlaw", life={1: 1}), "1 2 arrow arrow arrow")
    answer(game, 1)
    assert story(game) == [
        "aimed 0 1 2", "aimed 0 2 3", "lost-shots 1 1 0", f"lost-shots 2 1 {game.life[2]}", "eliminated 1 2",
    ]  # fmt: skip


@pytest.mark.clauses("BD-117")
def test_whom_sid_heals_is_told() -> None:
    game = take_turn(lay("sheriff:sid-ketchum outlaw renegade outlaw", life={1: 1}, luck=rolls("1 2 1 2 1")))
    say(game, HEAL, 1)
    assert "healed 0 1" in story(game) and game.life[1] == 2


@pytest.mark.clauses("BD-105")
def test_el_gringos_arrow_is_told() -> None:
    game = lose(lay("sheriff outlaw:el-gringo renegade outlaw"), SHOTS, {1: 1})
    assert story(game)[:2] == [f"lost-shots 1 1 {game.life[1]}", "gringo 1 0"]


@pytest.mark.clauses("BD-398")
def test_molly_who_is_hit_by_more_than_she_has_is_not_asked_to_take_more() -> None:
    game = lose(lay("sheriff outlaw:molly-stark renegade outlaw", life={1: 1}), SHOTS, {1: 3, 0: 1})
    assert game.pending is None and not game.alive[1] and game.life[0] == 10


@pytest.mark.clauses("BD-054", "BD-256")
@pytest.mark.parametrize("chief", [0, 2])
def test_the_chiefs_arrow_stays_where_it_is_when_somebody_else_leaves(chief: int) -> None:
    game = lose(lay("sheriff outlaw renegade outlaw", arrows={1: 2}, chief=chief, life={1: 1}), SHOTS, {1: 1})
    assert game.arrows[1] == 0 and game.chief == chief


@pytest.mark.clauses("BD-413")
def test_both_tokens_of_the_ghost_go_back_to_him() -> None:
    luck = rolls("beer beer", "1 1 1")
    game = play_on(lay("sheriff outlaw renegade outlaw deputy", player=2, ghost=2, luck=luck))
    stop(game)
    answer(game, 3)
    assert table(game, 0)["token"]["double"] and game.player == 3
    while game.pending is not None and game.player == 3:
        answer(game, game.questions()[0].options[0])
    assert table(game, 0)["token"] == {"at": -1, "face": 0, "double": False, "chosen": -1}


@pytest.mark.clauses("BD-326", "BD-256")
def test_whom_the_left_hand_saves_and_that_his_arrows_return_is_told() -> None:
    game = lose(lay("sheriff outlaw left-hand outlaw", arrows={2: 2}, life={2: 1}), SHOTS, {2: 1})
    react(game, 2)
    say(game, RETURN_ALL, 1)
    assert story(game)[-2:] == [f"saved-self 2 {game.life[2]}", "returned-all 2"] and game.arrows[2] == 0


@pytest.mark.clauses("BD-110")
def test_whose_arrow_kit_discards_is_told() -> None:
    game = resolve(
        lay("sheriff:kit-carlson outlaw renegade outlaw", arrows={1: 1, 2: 1}), "gat arrow arrow arrow arrow"
    )
    say(game, DISCARD, 2)
    assert story(game) == ["discarded 0 1"] and game.arrows[1] == 0


@pytest.mark.clauses("BD-319")
def test_that_the_gambler_rolls_the_own_dice_again_is_told() -> None:
    game = lay("sheriff gambler outlaw renegade deputy", player=1, luck=rolls("1 1 1 1 1", "2 2 2 2 2"))
    take_turn(game)
    all_pass(game)
    stop(game)
    while window(game).name != "gambler":
        react(game)
    react(game, 1)
    all_pass(game)
    assert "gambler-self 1" in story(game)


@pytest.mark.clauses("BD-055", "BD-312")
def test_who_is_beaten_on_another_side_than_the_cards_is_told_so() -> None:
    game = lay("sheriff outlaw good outlaw renegade", shown=(2,), out=(4,), life={2: 1})
    game.sheriff = 2
    lose(game, SHOTS, {2: 1})
    assert [words for words in story(game) if words.startswith("beaten-as")] == [
        f"beaten-as 0 {SHERIFF} {DEPUTY}", f"beaten-as 2 {THE_GOOD} {SHERIFF}",
    ]  # fmt: skip
