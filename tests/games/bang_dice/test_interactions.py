"""Chapter 16: how it all works together (BD-451..466)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice.components import (
    BY_BULLET,
    BY_GATLING,
    COWARD,
    FACES_OF,
    IN_PILE,
    LOUDMOUTH,
    SHOTS,
)
from posse.games.bang_dice.sayings import (
    AIM,
    ARROW_TAKEN,
    DISCARD,
    DOUBLED,
    GAINED,
    GATLING_FIRES,
    GIVE_ARROW,
    GIVE_BEER,
    HEAL,
    INDIANS_ATTACK,
    LOST,
    REROLL,
    SALOON_DIE,
    SAVE,
    SWAP,
    TAKE_ARROW,
    TAKE_OVER,
    TAKEN_OVER,
    TOKENS_BACK,
)
from posse.games.bang_dice.state import Saloon
from tests.games.bang_dice.lay import (
    again,
    all_pass,
    answer,
    asked,
    attack,
    face,
    faces,
    gained,
    lay,
    lose,
    offered,
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
    winners,
)


def with_token(game: Saloon, name: str, double: int = 0) -> Saloon:
    """The Ghost has given the active player this token."""
    game.token_at, game.token, game.token_double = game.player, face(name), double
    return game


@pytest.mark.clauses("BD-451")
@pytest.mark.parametrize("when", ["before", "after"])
def test_the_good_and_sid_in_either_order(when: str) -> None:
    players = "sheriff outlaw good:sid-ketchum outlaw renegade"
    game = take_turn(lay(players, player=2, saloon_dice=True, luck=[4] * 5))
    assert asked(game) == [(2, "saloon-die")]
    say(game, SALOON_DIE, 0)
    react(game, *([2] if when == "before" else []))
    assert (game.sheriff == 2) == (when == "before")
    all_pass(game)
    say(game, HEAL, 0)
    if when == "after":
        all_pass_to(game, "good")
        react(game, 2)
    assert game.sheriff == 2
    assert game.dice[0] == -1 or when


def all_pass_to(game: Saloon, kind: str) -> None:
    while asked(game)[0][1] != kind:
        react(game)


@pytest.mark.clauses("BD-451")
def test_the_ugly_is_asked_before_sid_heals() -> None:
    players = "sheriff outlaw ugly:sid-ketchum outlaw renegade"
    game = take_turn(lay(players, player=2, arrows={0: 2}, luck=[4] * 5))
    all_pass_to(game, "ugly")
    react(game, 2)
    all_pass(game)
    answer(game, 0)
    assert game.arrows[:2] == [0, 2] and asked(game) == [(2, "heal")]


@pytest.mark.clauses("BD-451")
def test_sid_face_down_is_not_asked_the_ugly_twice() -> None:
    game = take_turn(lay("sheriff outlaw deputy:sid-ketchum ugly renegade", player=2, arrows={0: 2}, luck=[4] * 5))
    kinds = []
    while asked(game)[0][1] != "reroll":
        kinds.append(asked(game)[0][1])
        if kinds[-1] == "heal":
            say(game, HEAL, 1)
        else:
            react(game)
    assert [kind for kind in kinds if kind in ("good", "ugly", "heal")] == ["good", "ugly", "heal", "good"]


@pytest.mark.clauses("BD-452")
def test_the_order_within_a_roll() -> None:
    players = "sheriff gambler outlaw renegade doctor outlaw judge"
    game = roll(lay(players, luck=rolls("arrow 1 1 1 1", "1", "1 1 1 1 1")), rerolls=1)
    kinds = []
    while game.pending is not None:
        kind = asked(game)[0][1]
        kinds.append((kind, game.arrows[0]))
        if kind == "reroll":
            again(game, 1)
        elif kind == "gambler":
            react(game, 1)
        else:
            react(game)
    assert kinds == [("doctor", 0), ("reroll", 1), ("doctor", 1), ("gambler", 1), ("judge", 1), ("doctor", 1)]


@pytest.mark.clauses("BD-453")
def test_the_order_of_the_end_step() -> None:
    players = "sheriff right-hand:suzy-lafayette bad outlaw outlaw doctor"
    game = lay(
        players, player=1, life={1: 3}, shown=(3, 4, 5), ghost=3, saloon_dice=True, luck=rolls("dyn dyn dyn beer")
    )
    with_token(game, "beer")
    play_on(game)
    say(game, SALOON_DIE, 0)
    while asked(game)[0][1] != "give-beer":
        react(game)
    say(game, GIVE_BEER, 0)
    say(game, GIVE_BEER, 0)
    assert asked(game) == [(2, "bad")], "Suzy's gain first"
    assert game.token_at == 1
    react(game)
    assert asked(game) == [(1, "right-hand")] and told(game, TOKENS_BACK) == [()], "then tokens, then the Right Hand"
    assert order(game, GAINED[2], TOKENS_BACK)[-2:] == [GAINED[2], TOKENS_BACK]
    react(game, 1)
    all_pass(game)
    say(game, SALOON_DIE, 0)
    assert game.token_at == -1 and len(told(game, TOKENS_BACK)) == 1, "set dice do not repeat"


@pytest.mark.clauses("BD-454")
def test_bart_may_not_swap_a_bullet() -> None:
    game = lose(lay("sheriff:bart-cassidy", seats=4), BY_BULLET)
    assert game.pending is None and game.life[0] == 9


@pytest.mark.clauses("BD-455")
def test_slab_with_doubles() -> None:
    game = resolve(lay("sheriff:slab-the-killer", seats=5, life={2: 5}), "11 bb arrow arrow arrow")
    say(game, AIM, DOUBLED + 1)
    assert all(option < DOUBLED for option in offered(game)), "only one of the two symbols"
    say(game, AIM, 4)
    assert game.life[1] == 9 - 2 and game.life[4] == 7
    say(game, GIVE_BEER, 2)
    assert game.life[2] == 6 and game.pending is None, "the other half of the double Beer heals"


@pytest.mark.clauses("BD-455", "BD-381")
def test_vera_hit_by_one_doubled_symbol_loses_one() -> None:
    game = resolve(lay("sheriff:slab-the-killer outlaw:vera-custer renegade outlaw"), "1 beer arrow arrow arrow")
    say(game, AIM, DOUBLED + 1)
    assert game.life[1] == 6


@pytest.mark.clauses("BD-456")
def test_halves_of_a_double_are_used_separately() -> None:
    game = resolve(lay("sheriff:calamity-janet", seats=6), "11 arrow arrow arrow arrow")
    say(game, AIM, 1)
    say(game, AIM, 2)
    assert [seat for seat, _, _ in told(game, LOST[2])] == [1, 2]
    game = resolve(lay("sheriff:rose-doolan", seats=8), "22 arrow arrow arrow arrow")
    say(game, AIM, 2)
    say(game, AIM, 3)
    assert [seat for seat, _, _ in told(game, LOST[2])] == [2, 3]
    game = resolve(lay("sheriff:jesse-jones", seats=4, life={0: 4}), "bb arrow arrow arrow arrow")
    say(game, GIVE_BEER, 0)
    say(game, GIVE_BEER, 0)
    assert game.life[0] == 8
    game = resolve(lay("sheriff:kit-carlson", seats=4, arrows={1: 3}), "gg arrow arrow arrow arrow")
    say(game, DISCARD, 2)
    say(game, DISCARD, 2)
    assert game.pending is None and game.arrows[1] == 1
    game = resolve(lay("sheriff:willy-the-kid", seats=4), "gg arrow arrow arrow arrow")
    assert len(told(game, GATLING_FIRES)) == 1


@pytest.mark.clauses("BD-456", "BD-119")
@pytest.mark.parametrize("number", [3, 4])
def test_suzy_counts_a_double_as_rolled(number: int) -> None:
    game = take_turn(lay("sheriff:suzy-lafayette", seats=4, life={0: 5}, saloon_dice=True, luck=[1, 1, 4, 4, number]))
    say(game, SALOON_DIE, LOUDMOUTH)
    stop(game)
    while game.pending is not None:
        answer(game, offered(game)[-1])
    assert game.life[0] == 5 and game.dice[4] == FACES_OF[LOUDMOUTH][number]


@pytest.mark.clauses("BD-457", "BD-412")
def test_black_jack_rolls_a_set_dynamite_again() -> None:
    game = with_token(lay("sheriff:black-jack", seats=5, ghost=3, luck=rolls("1 1 1 1")), "dyn")
    take_turn(game)
    assert game.dice[0] == face("dyn") and 0b00001 in offered(game)
    game = with_token(lay("sheriff:black-jack", seats=5, ghost=3, luck=rolls("dyn 1 1")), "dyn", 1)
    take_turn(game)
    assert asked(game)[0][1] == "aim", "with three it is over"


@pytest.mark.clauses("BD-458", "BD-388", "BD-373")
def test_set_dice_trigger_powers_and_can_be_turned() -> None:
    game = with_token(lay("sheriff:fuente", seats=5, ghost=3, luck=rolls("1 1 1 1")), "arrow")
    assert asked(take_turn(game)) == [(0, "give-arrow")]
    game = with_token(lay("sheriff:apache-kid", seats=5, ghost=3, chief=1, luck=rolls("1 1 1 1")), "arrow")
    assert asked(take_turn(game)) == [(0, "take-arrow")]
    game = with_token(lay("sheriff doctor outlaw renegade outlaw", ghost=3, luck=rolls("1 1 1 1")), "arrow")
    take_turn(game)
    react(game, 1)
    assert 0 in {value // 12 for value in offered(game)}
    game = with_token(lay(seats=5, ghost=3, luck=rolls("dyn 1 1")), "dyn", 1)
    assert asked(take_turn(game))[0][1] == "aim", "three Dynamite end the rolling"


@pytest.mark.clauses("BD-458", "BD-319")
def test_set_dice_are_rolled_again_by_the_gambler() -> None:
    game = lay("sheriff gambler outlaw renegade deputy", ghost=3, luck=rolls("1 1 1", "2 2 2 2 2"))
    take_turn(with_token(game, "dyn", 1))
    all_pass(game)
    stop(game)
    all_pass_to(game, "gambler")
    react(game, 1)
    all_pass(game)
    assert game.dice == faces("2 2 2 2 2")


@pytest.mark.clauses("BD-459")
@pytest.mark.parametrize(("name", "die"), [("jose-delgado", LOUDMOUTH), ("tequila-joe", COWARD)])
def test_tokens_and_the_sixth_die(name: str, die: int) -> None:
    game = with_token(lay(f"sheriff:{name}", seats=5, ghost=3, saloon_dice=True, luck=[2, 2, 2, 4]), "beer", 1)
    take_turn(game)
    say(game, SALOON_DIE, die)
    assert game.dice == [*faces("beer beer 1 1 1"), FACES_OF[die][4]]


@pytest.mark.clauses("BD-460")
@pytest.mark.parametrize(
    ("victim", "cause", "points"), [("vera-custer", SHOTS, 2), ("jourdonnais", 0, 1), ("paul-regret", BY_GATLING, 0)]
)
def test_own_powers_come_before_molly(victim: str, cause: int, points: int) -> None:
    game = lay(f"sheriff outlaw:{victim} renegade:molly-stark outlaw", arrows={1: 3} if cause == 0 else {})
    lose(game, cause, {1: 3})
    taken = 0
    while asked(game):
        say(game, TAKE_OVER, 1)
    for _, who, amount in told(game, TAKEN_OVER):
        taken += amount if who == 1 else 0
    assert taken == points


@pytest.mark.clauses("BD-460", "BD-254")
def test_molly_has_nothing_to_take_from_whom_the_chief_spares() -> None:
    game = attack(lay("sheriff outlaw renegade:molly-stark outlaw", chief=1))
    assert game.pending is None and game.life[2] == 8


@pytest.mark.clauses("BD-461")
def test_bart_swaps_before_molly_is_asked() -> None:
    game = lose(lay("sheriff outlaw:bart-cassidy renegade:molly-stark outlaw"), SHOTS, {1: 2})
    assert asked(game) == [(1, "swap")]
    say(game, SWAP, 1)
    say(game, SWAP, 0)
    say(game, TAKE_OVER, 1)
    assert told(game, TAKEN_OVER) == [(2, 1, 1)] and game.life[1] == 8 and game.arrows[1] == 1


@pytest.mark.clauses("BD-463")
@pytest.mark.parametrize("name", ["fuente", "apache-kid", "bill-noface"])
def test_el_gringos_arrow_is_not_rolled(name: str) -> None:
    game = lay(f"sheriff:{name} outlaw:el-gringo renegade outlaw", chief=2)
    lose(game, SHOTS, {1: 1})
    assert game.pending is None and game.arrows[0] == 1 and game.chief == 2
    assert told(game, ARROW_TAKEN) == [(0,)]


@pytest.mark.clauses("BD-464", "BD-315")
def test_the_gambler_on_the_ghost() -> None:
    players = "sheriff gambler outlaw renegade doctor"
    game = play_on(lay(players, player=2, ghost=2, luck=rolls("1 beer", "dyn 2")))
    react(game)
    stop(game)
    all_pass_to(game, "gambler")
    react(game, 1)
    react(game)
    assert game.dice == faces("dyn 2") and asked(game)[0][1] == "doctor"
    react(game, 4)
    answer(game, 12 + face("arrow"))
    assert asked(game) == [(2, "ghost-face")] and offered(game) == [0, 1], "they stand"


@pytest.mark.clauses("BD-465")
def test_saved_during_an_attack() -> None:
    game = attack(lay("sheriff outlaw left-hand outlaw deputy", life={1: 1}, arrows={1: 3}))
    react(game, 2)
    all_pass(game)
    assert game.pending is None, "nothing to decide: his arrows return anyway"
    assert game.life[1] == 2 and game.arrows == [0] * 5 and game.pile == 9


@pytest.mark.clauses("BD-466", "BD-120")
def test_vulture_sam_gains_before_victory_is_looked_at_and_it_changes_nothing() -> None:
    game = lay("sheriff outlaw:vulture-sam renegade outlaw", life={0: 1, 1: 3}, player=1)
    lose(game, SHOTS, {0: 1})
    assert gained(game) == [(1, 2, 5)] and winners(game) == {1, 3}


@pytest.mark.clauses("BD-466", "BD-322")
@pytest.mark.parametrize(("victim", "asks"), [(0, False), (3, True)])
def test_the_bad_is_not_asked_when_the_game_is_decided(victim: int, asks: bool) -> None:
    players = "sheriff outlaw:vulture-sam bad deputy renegade"
    game = lay(players, life={victim: 1, 1: 3}, player=2, shown=(1,))
    lose(game, SHOTS, {victim: 1})
    all_pass_to(game, "bad") if asks else all_pass_out(game)
    assert ("bad" in [kind for _, kind in asked(game)]) == asks
    assert bool(game.over) != asks and game.life[1] == (3 if asks else 5), "he gains for nothing"


def all_pass_out(game: Saloon) -> None:
    """Windows go by until nothing is asked; The Bad's is not among them."""
    while asked(game):
        assert asked(game)[0][1] != "bad"
        react(game)


@pytest.mark.clauses("BD-466", "BD-328")
def test_a_saved_sheriff_prevents_the_end() -> None:
    game = lose(lay("sheriff outlaw left-hand outlaw deputy", life={0: 1}, player=1), SHOTS, {0: 1})
    react(game, 2)
    all_pass(game)
    assert not game.over and game.life[0] == 2


@pytest.mark.clauses("BD-050", "BD-387", "BD-257")
def test_everything_at_once_around_the_last_token() -> None:
    """Fuente's gift brings an attack, Molly steps in, the Left Hand saves her."""
    players = "sheriff:fuente outlaw:molly-stark left-hand outlaw deputy"
    game = roll(lay(players, chief=IN_PILE, arrows={3: 8}, life={1: 2, 3: 8}, luck=rolls("arrow arrow 1 1 1")))
    all_pass(game)
    say(game, TAKE_ARROW, 0)
    say(game, GIVE_ARROW, 5)
    assert told(game, INDIANS_ATTACK) == [()], "the second Arrow is the Chief's"
    assert asked(game) == [(1, "take-over")]
    say(game, TAKE_OVER, 1)
    react(game, 2)
    all_pass(game)
    if asked(game) == [(2, "save")]:
        assert offered(game) == [1, 3]
        say(game, SAVE, 1)
    assert game.alive[1] and game.life[1] == 2
    assert game.pile == 9 and game.chief == IN_PILE


@pytest.mark.clauses("BD-024", "BD-317", "BD-023")
def test_why_dynamite_is_refused_says_so() -> None:
    game = roll(lay("sheriff:kit-carlson", seats=4, luck=rolls("dyn 1 1 1 1")))
    assert refused(game, REROLL, 1).clause == "BD-023"
