"""Chapter 15: Module 5, the Ghost (BD-401..418)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice import GAME
from posse.games.bang_dice.components import (
    BY_DYNAMITE,
    BY_GATLING,
    DEPUTY,
    FACES_OF,
    INDIANS,
    NOBODY,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    SHOTS,
)
from posse.games.bang_dice.rules.resolution import targets
from posse.games.bang_dice.sayings import (
    BEATEN,
    BECOMES_GHOST,
    GHOST_CHANGES_SIDE,
    GHOST_FACE,
    GHOST_TURN,
    GIVE_BEER,
    HAUNT,
    NOT_ON_THE_DICE,
    OUT,
    REROLL,
    SALOON_DIE,
    SET_BY_TOKEN,
    TOKEN_GIVEN,
    TOKENS_BACK,
    TOKENS_GIVEN,
    TURN_BEGINS,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.box import BadTable
from posse.kernel.chance import Sampled
from tests.games.bang_dice.lay import (
    again,
    all_pass,
    answer,
    asked,
    attack,
    face,
    faces,
    lay,
    lose,
    offered,
    play_on,
    refused,
    resolve,
    rolls,
    say,
    stop,
    table,
    told,
    winners,
)


def haunted(final: str, receiver: int, luck: str = "", **given: object) -> Saloon:
    """The Ghost at seat 2 has rolled this and given it to somebody; the next player is 3."""
    numbers = rolls(final, luck)
    game = play_on(lay(seats=5, player=2, ghost=2, luck=numbers, **given))  # type: ignore[arg-type]
    stop(game)
    one, two = faces(final)
    if one != two:
        say(game, GHOST_FACE, one)
    say(game, HAUNT, receiver)
    return game


@pytest.mark.clauses("BD-401")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_ghost_needs_five_players(seats: int) -> None:
    if seats < 5:
        with pytest.raises(BadTable, match="BD-401"):
            GAME.new(seats, Sampled.of(1), {"ghost": True})
    else:
        assert GAME.new(seats, Sampled.of(1), {"ghost": True}).pending is not None


@pytest.mark.clauses("BD-402", "BD-403")
def test_the_first_one_out_becomes_the_ghost_and_only_he() -> None:
    game = lay(seats=6, life={1: 1, 3: 1}, ghost=NOBODY)
    game.options["ghost"] = True
    lose(game, SHOTS, {1: 1})
    assert game.ghost == 1 and told(game, BECOMES_GHOST) == [(1,)]
    assert table(game, None)["players"][1]["role"] == OUTLAW and table(game, None)["ghost"] == 1
    lose(game, SHOTS, {3: 1})
    assert game.ghost == 1, "one Ghost a game"


@pytest.mark.clauses("BD-402", "BD-404", "BD-060")
def test_who_dies_in_the_batch_that_decides_the_game_is_no_ghost() -> None:
    """A dead Renegade would change sides and win with those who killed him."""
    game = lay("sheriff outlaw renegade outlaw deputy", player=1, life={0: 1, 2: 1})
    game.options["ghost"] = True
    lose(game, BY_GATLING)
    assert winners(game) == {1, 3} and game.ghost == NOBODY
    assert not told(game, BECOMES_GHOST) and not told(game, GHOST_CHANGES_SIDE)
    assert told(game, BEATEN) == [(0, SHERIFF), (2, RENEGADE), (4, DEPUTY)]


@pytest.mark.clauses("BD-402", "BD-061")
def test_the_last_renegade_dies_as_one() -> None:
    game = lay("sheriff outlaw renegade outlaw deputy outlaw", out=(1, 3, 5), life={2: 1})
    game.options["ghost"] = True
    lose(game, SHOTS, {2: 1})
    assert winners(game) == {0, 4} and game.ghost == NOBODY, "with six players he would have become a Deputy"


@pytest.mark.clauses("BD-402", "BD-050", "BD-106")
def test_the_ghost_rises_before_el_gringos_arrow() -> None:
    players = "sheriff outlaw:el-gringo renegade outlaw deputy"
    game = lay(players, life={1: 1, 3: 1}, arrows={3: 8})
    game.options["ghost"] = True
    lose(game, SHOTS, {1: 1})
    assert not game.alive[1] and not game.alive[3], "the arrow has brought an attack"
    assert game.ghost == 1 and told(game, BECOMES_GHOST) == [(1,)]


@pytest.mark.clauses("BD-402")
def test_of_several_the_first_clockwise_becomes_the_ghost() -> None:
    game = lay("sheriff outlaw deputy outlaw renegade outlaw", player=3, life={1: 1, 2: 1, 5: 1})
    game.options["ghost"] = True
    lose(game, SHOTS, {1: 1, 2: 1, 5: 1})
    assert game.ghost == 5, "counted from the active player"


@pytest.mark.clauses("BD-402")
def test_without_the_module_there_is_no_ghost() -> None:
    assert lose(lay(seats=6, life={1: 1}), SHOTS, {1: 1}).ghost == NOBODY


@pytest.mark.clauses("BD-402", "BD-417", "BD-312")
def test_not_the_sheriff_but_an_ex_sheriff_may_be() -> None:
    game = lay("sheriff outlaw good outlaw renegade", life={0: 1, 2: 5}, ghost=NOBODY, shown=(2,))
    game.options["ghost"] = True
    game.sheriff = 2
    game.player = 1
    lose(game, SHOTS, {0: 1})
    all_pass(game)
    assert game.ghost == 0 and game.team(0) == DEPUTY


@pytest.mark.clauses("BD-403", "BD-055")
def test_the_ghost_wins_with_his_team() -> None:
    game = lay("sheriff outlaw renegade outlaw deputy", ghost=1, life={0: 1}, player=3)
    lose(game, SHOTS, {0: 1})
    assert winners(game) == {1, 3}


@pytest.mark.clauses("BD-404", "BD-417")
@pytest.mark.parametrize(("seats", "side"), [(5, OUTLAW), (6, DEPUTY), (7, OUTLAW), (8, DEPUTY)])
def test_a_ghost_renegade_changes_sides(seats: int, side: int) -> None:
    game = lay(seats=seats, life={2: 1}, ghost=NOBODY)
    game.options["ghost"] = True
    lose(game, SHOTS, {2: 1})
    assert game.team(2) == side and told(game, GHOST_CHANGES_SIDE) == [(2, side)]
    assert table(game, None)["players"][2]["team"] == side
    if seats == 8:
        assert game.team(7) == RENEGADE, "the second Renegade is not touched"


@pytest.mark.clauses("BD-404")
@pytest.mark.parametrize("seats", [5, 6])
def test_the_ghost_renegade_wins_with_his_new_side(seats: int) -> None:
    game = lay(seats=seats, ghost=2, life={0: 1}, player=1)
    lose(game, SHOTS, {0: 1})
    assert (2 in winners(game)) == (seats == 5)
    game = lay(seats=seats, ghost=2, out=(1, 3, 5) if seats == 6 else (1,), life={3: 1})
    if seats == 6:
        game.alive[5], game.life[5] = 1, 1
        lose(game, SHOTS, {5: 1})
    else:
        lose(game, SHOTS, {3: 1})
    assert (2 in winners(game)) == (seats == 6)


@pytest.mark.clauses("BD-405")
def test_the_ghost_is_not_living() -> None:
    game = lay("sheriff:kit-carlson outlaw:molly-stark", seats=5, ghost=1)
    assert targets(game, 0, 1) == [2, 4] and targets(game, 0, 2) == [3], "not counted for distances"
    lose(game, SHOTS, {0: 1})
    assert game.pending is None, "no power"
    resolve(game, "beer beer gatling gatling gatling")
    assert offered(game) == [0, 2, 3, 4] and refused(game, GIVE_BEER, 1).saying is OUT
    say(game, GIVE_BEER, 0)
    say(game, GIVE_BEER, 0)
    while asked(game) and asked(game)[0][1] == "discard":
        answer(game, 0)
    assert game.life[1] == 0 and game.arrows[1] == 0
    attack(lay(seats=5, ghost=1, arrows={0: 2}))
    duel = lay("sheriff:kit-carlson", seats=5, ghost=1, out=(2,))
    assert targets(duel, 0, 2) == targets(duel, 0, 1) == [3, 4], "three living players"


@pytest.mark.clauses("BD-405", "BD-060")
def test_the_ghost_does_not_count_as_living_at_the_end() -> None:
    game = lay("sheriff outlaw renegade outlaw deputy", ghost=1, out=(3, 4), player=2, life={0: 1})
    lose(game, SHOTS, {0: 1})
    assert winners(game) == {2}, "the Renegade is the only one who lives"


@pytest.mark.clauses("BD-406", "BD-418")
def test_the_ghosts_turn() -> None:
    luck = rolls("arrow dyn", "arrow", "arrow")
    game = play_on(lay(seats=5, player=2, ghost=2, saloon_dice=True, arrows={0: 8}, luck=luck))
    assert told(game, GHOST_TURN) == [(2,)] and not told(game, TURN_BEGINS)
    assert asked(game) == [(2, "ghost-reroll")] and game.saloon == 0, "no Saloon die, no start step"
    assert offered(game) == [0, 0b01], "Dynamite is locked"
    again(game, 0)
    again(game, 0)
    assert asked(game) == [(2, "ghost-face")], "two re-rolls"
    assert game.arrows == [8, 0, 0, 0, 0] and game.pile == 1, "no face acts"
    say(game, GHOST_FACE, face("dyn"))
    say(game, HAUNT, 0)
    assert asked(game) == [(3, "saloon-die")], "then the next seat"


@pytest.mark.clauses("BD-406")
def test_two_dynamite_end_the_ghosts_rolling() -> None:
    game = play_on(lay(seats=5, player=2, ghost=2, luck=rolls("dyn dyn")))
    assert asked(game) == [(2, "haunt")]
    game = play_on(lay("sheriff outlaw renegade:black-jack", seats=5, player=2, ghost=2, luck=rolls("dyn 1")))
    assert offered(game) == [0, 0b10], "his character's power is gone"


@pytest.mark.clauses("BD-407")
@pytest.mark.parametrize("number", range(6))
def test_there_is_a_token_for_each_face(number: int) -> None:
    game = play_on(lay(seats=5, player=2, ghost=2, luck=[number, (number + 1) % 6]))
    while asked(game) == [(2, "ghost-reroll")]:
        stop(game)
    assert number in offered(game)
    say(game, GHOST_FACE, number)
    say(game, HAUNT, 1)
    assert game.token == number == FACES_OF[0][number]


@pytest.mark.clauses("BD-408", "BD-409")
def test_the_ghost_gives_one_token_to_one_living_player() -> None:
    game = play_on(lay(seats=5, player=2, ghost=2, out=(4,), luck=rolls("beer 1"), saloon_dice=True))
    stop(game)
    assert offered(game) == [face("1"), face("beer")], "he must choose one of the two"
    assert refused(game, GHOST_FACE, face("2")).saying is NOT_ON_THE_DICE
    say(game, GHOST_FACE, face("beer"))
    assert offered(game) == [0, 1, 3] and refused(game, HAUNT, 4).saying is OUT
    say(game, HAUNT, 1)
    assert told(game, TOKEN_GIVEN) == [(2, 1, face("beer"))]
    for eye in (0, 1, None):
        assert table(game, eye)["token"] == {"at": 1, "face": face("beer"), "double": 0, "chosen": -1}


@pytest.mark.clauses("BD-408")
def test_two_of_a_kind_bring_the_x2() -> None:
    game = haunted("beer beer", 0, saloon_dice=True)
    assert told(game, TOKENS_GIVEN) == [(2, 0, face("beer"))] and game.token_double == 1


@pytest.mark.clauses("BD-410", "BD-412")
@pytest.mark.parametrize(("final", "rolled"), [("arrow beer", 4), ("arrow arrow", 3)])
def test_a_token_sets_dice_that_count_as_just_rolled(final: str, rolled: int) -> None:
    game = haunted(final, 3, " ".join(["1"] * rolled))
    count = 5 - rolled
    assert told(game, SET_BY_TOKEN) == [(3, count, face("arrow"))]
    assert game.dice == faces("arrow " * count + "1 " * rolled) and game.fresh == 31
    assert game.arrows[3] == count, "they act at once"
    assert 0b00001 in offered(game), "from the second roll it may be rolled again"


@pytest.mark.clauses("BD-412", "BD-023")
def test_set_dynamite_is_locked() -> None:
    game = haunted("dyn beer", 3, "1 1 1 1")
    assert all(mask & 1 == 0 for mask in offered(game)) and refused(game, REROLL, 1).clause == "BD-023"


@pytest.mark.clauses("BD-404", "BD-408", "BD-410")
def test_the_example_of_the_rulebook_with_seven_players() -> None:
    """The Ghost Renegade of seven plays as an Outlaw, re-rolls both dice, then one, and has two Arrows."""
    luck = rolls("1 beer", "arrow 2", "arrow", "1 2 beer")
    players = "outlaw outlaw renegade sheriff:kit-carlson deputy outlaw deputy"
    game = play_on(lay(players, player=2, ghost=2, luck=luck))
    assert game.team(2) == OUTLAW
    again(game, 0, 1)
    again(game, 1)
    assert game.dice == faces("arrow arrow")
    say(game, HAUNT, 3)
    assert (game.token, game.token_double) == (face("arrow"), 1)
    assert game.dice == faces("arrow arrow 1 2 beer"), "only three dice are rolled"
    assert game.arrows[3] == 2
    assert 0b00011 in offered(game), "and both may be rolled again"


@pytest.mark.clauses("BD-411", "BD-410")
def test_a_saloon_die_replaces_one_of_the_other_dice() -> None:
    game = haunted("beer beer", 3, saloon_dice=True)
    say(game, SALOON_DIE, 1)
    assert len(game.dice) == 5 and game.dice[:2] == faces("beer beer") and game.kind_of_die(4) == 1


@pytest.mark.clauses("BD-413", "BD-416")
def test_tokens_return_at_the_end_of_the_receivers_turn() -> None:
    game = haunted("gatling beer", 3, "dyn dyn beer beer", saloon_dice=True)
    say(game, SALOON_DIE, 0)
    stop(game)
    assert game.token_at == 3
    while game.player == 3:
        answer(game, offered(game)[0])
    assert game.token_at == NOBODY and told(game, TOKENS_BACK) == [()]


@pytest.mark.clauses("BD-413", "BD-416")
def test_tokens_wait_for_their_receiver_through_other_turns() -> None:
    game = haunted("gatling beer", 1, saloon_dice=True)
    while game.player != 1:
        assert game.token_at == 1
        answer(game, offered(game)[0])
        if game.over or not game.alive[1]:
            return
    say(game, SALOON_DIE, 0)
    assert game.dice[0] == face("gatling")


@pytest.mark.clauses("BD-413")
def test_tokens_return_when_the_receiver_dies() -> None:
    game = lay(seats=5, ghost=2, life={1: 1})
    game.token_at, game.token = 1, face("beer")
    lose(game, SHOTS, {1: 1})
    assert game.token_at == NOBODY and told(game, TOKENS_BACK) == [()]


@pytest.mark.clauses("BD-414", "BD-402")
def test_the_active_player_becomes_the_ghost_and_waits_for_his_next_turn() -> None:
    game = lay(seats=5, player=1, life={1: 1, 2: 9}, ghost=NOBODY, saloon_dice=True, luck=rolls("dyn dyn dyn 1 1"))
    game.options["ghost"] = True
    play_on(game)
    say(game, SALOON_DIE, 0)
    assert game.ghost == 1 and asked(game) == [(2, "saloon-die")], "his turn is over"
    luck = Sampled.of(4)
    while not game.over and not told(game, GHOST_TURN):
        options = offered(game)
        answer(game, options[luck.below(len(options))])
        assert game.player != 1 or told(game, GHOST_TURN)
    assert game.over or game.player == 1


@pytest.mark.clauses("BD-415", "BD-306")
def test_the_ghosts_special_role_is_lost() -> None:
    game = play_on(lay("sheriff doctor outlaw renegade outlaw", player=1, ghost=1, luck=rolls("1 2")))
    assert asked(game) == [(1, "ghost-reroll")] and not game.may_lurk(6)


@pytest.mark.clauses("BD-416")
def test_the_ghost_never_plays_with_a_token_out() -> None:
    luck = Sampled.of(3)
    turns = 0
    for seed in range(25):
        game = GAME.new(5 + seed % 4, Sampled.of(seed), {"ghost": True, "roles": "mixed", "saloon_dice": True})
        assert isinstance(game, Saloon)
        while game.pending is not None:
            if game.pending.kind is GHOST_FACE:
                turns += 1
                assert game.token_at == NOBODY
            question = game.questions()[0]
            game.play(question.seat, question.choices[luck.below(len(question.choices))])
    assert turns > 20


@pytest.mark.clauses("BD-417")
@pytest.mark.parametrize(("role", "team"), [("deputy", DEPUTY), ("outlaw", OUTLAW), ("judge", DEPUTY), ("bad", OUTLAW)])
def test_deputies_and_outlaws_keep_their_team_as_ghosts(role: str, team: int) -> None:
    game = lay(f"sheriff {role} renegade outlaw outlaw", ghost=1)
    assert game.team(1) == team


@pytest.mark.clauses("BD-418", "BD-405")
@pytest.mark.parametrize("cause", [INDIANS, BY_GATLING, BY_DYNAMITE])
def test_nobody_is_asked_about_the_ghost(cause: int) -> None:
    game = lay("sheriff outlaw renegade outlaw:molly-stark deputy", ghost=1, arrows={0: 2})
    lose(game, cause)
    victims = []
    while asked(game):
        victims.append(asked(game)[0])
        answer(game, 0)
    assert game.life[1] == 0
    assert len(victims) == {INDIANS: 1, BY_GATLING: 2, BY_DYNAMITE: 1}[cause]


@pytest.mark.clauses("BD-418")
def test_the_ghost_has_no_end_step() -> None:
    players = "sheriff outlaw right-hand:suzy-lafayette outlaw deputy"
    game = play_on(lay(players, player=2, ghost=2, luck=rolls("beer beer"), saloon_dice=True))
    all_pass(game)
    stop(game)
    all_pass(game)
    say(game, HAUNT, 0)
    assert asked(game) == [(3, "saloon-die")]
    assert game.life[2] == 0
