"""What the log, the view and the refusals say is true: cases in which a shorter sentence would not be."""

from __future__ import annotations

import pytest

from posse.games.bang_dice import GAME
from posse.games.bang_dice.components import BY_BEER, BY_BULLET, BY_JESSE, COWARD, IN_PILE, LOUDMOUTH, PAIRS, SHOTS
from posse.games.bang_dice.sayings import (
    AIM,
    AIMED,
    AIMED_TWICE,
    ALL_AGAIN,
    ASK_BAD,
    ASK_LEFT_HAND,
    ASK_LEFT_HAND_SELF,
    BEER_DRUNK,
    BEER_GIVEN,
    CHIEF_DISCARDED,
    CHIEF_DROPPED,
    CHIEF_SWAPPED,
    DISCARD,
    DISCARD_CHIEF,
    DOUBLED,
    DROP,
    ELIMINATED,
    ELIMINATED_AS,
    EXCHANGE,
    FINAL,
    FINAL_SALOON,
    GAINED,
    GHOST_FACE,
    GHOST_REROLL,
    GIVE_BEER,
    HAUNT,
    HEAL,
    HEALED_SELF,
    KEPT,
    KEPT_SALOON,
    NO_CHIEF_TO_SWAP,
    NO_ONE_TO_ROB,
    NO_SUCH_DIE,
    ONLY_THE_CHIEF,
    OWN_BROKEN,
    OWN_CHIEF_DISCARDED,
    OWN_DISCARDED,
    OWN_EXCHANGED,
    REROLL,
    ROLLED,
    ROLLED_SALOON,
    SALOON_DIE,
    SALOON_DIE_TAKEN,
    SET_BY_TOKEN,
    SIXTH_COWARD,
    SIXTH_LOUDMOUTH,
    STOPPED,
    SWAP,
    TAKE_ARROW,
    WASTED,
)
from posse.games.bang_dice.state import Saloon
from posse.words import Words
from tests.games.bang_dice.lay import (
    again,
    all_pass,
    asked,
    face,
    faces,
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
    table,
    take_turn,
    told,
)


@pytest.mark.clauses("BD-021", "BD-202")
def test_the_same_faces_are_rolled_again_in_the_same_words() -> None:
    """Whichever of the dice show them and in whatever order they lie: but the Saloon die is another die."""
    game = roll(lay(seats=4, luck=rolls("beer 1 beer 2 1")))

    def said(*dice: int) -> str:
        phrase = game.box.phrase(game, 0, REROLL, sum(1 << die for die in dice))
        return Words("en", game.box).say(phrase)

    assert said(0) == said(2) and said(0, 1) == said(1, 2) == said(2, 4) and said(0, 1) != said(0, 3)
    game = roll(lay(seats=4, saloon_dice=True, luck=rolls("beer 1 beer 2 beer")), saloon_die=COWARD)
    assert said(0) == said(2) and said(4) != said(0) and said(1, 4) != said(1, 0)
    assert said(4) == "Roll again: Coward (Beer)" and said(4, 1) == "Roll again: Bull’s Eye 1, Coward (Beer)"


@pytest.mark.clauses("BD-021", "BD-022", "BD-026", "BD-006")
def test_the_log_tells_every_die_of_every_roll() -> None:
    """What fell, what was kept while the rest was rolled again, and what is resolved at last."""
    game = roll(lay(seats=4, luck=rolls("beer dyn 1 2 1", "gatling 2 beer", "1")))
    assert told(game, ROLLED[5]) == [(0, *faces("beer dyn 1 2 1"))]
    again(game, 2, 3, 4)
    assert told(game, KEPT[2]) == [(0, *faces("beer dyn"))] and told(game, ROLLED[3]) == [(0, *faces("gatling 2 beer"))]
    assert table(game, None)["dice"] == faces("beer dyn gatling 2 beer") and table(game, None)["fresh"] == 0b11100
    assert not told(game, FINAL[5])
    again(game, 0)
    assert told(game, KEPT[4]) == [(0, *faces("dyn gatling 2 beer"))] and told(game, ROLLED[1]) == [(0, face("1"))]
    assert told(game, FINAL[5]) == [(0, *faces("1 dyn gatling 2 beer"))]
    game = roll(lay(seats=4, luck=rolls("beer 1 1 2 1", "1 1 1 1 1")))
    again(game, 0, 1, 2, 3, 4)
    assert told(game, ALL_AGAIN) == [(0, 5)]
    stop(game)
    assert order(game, ROLLED[5], ALL_AGAIN, STOPPED, FINAL[5]) == [ROLLED[5], ALL_AGAIN, ROLLED[5], STOPPED, FINAL[5]]


@pytest.mark.clauses("BD-202", "BD-209", "BD-211")
def test_the_log_names_the_saloon_die() -> None:
    game = roll(lay(seats=4, luck=[2, 2, 2, 4, 5, 3, 4]), saloon_die=LOUDMOUTH)
    assert told(game, ROLLED_SALOON[5]) == [(0, *faces("1 1 1 beer"), LOUDMOUTH, face("gg"))]
    again(game, 0)
    assert told(game, KEPT_SALOON[4]) == [(0, *faces("1 1 beer"), LOUDMOUTH, face("gg"))]
    again(game, 4)
    assert told(game, KEPT[4]) == [(0, *faces("2 1 1 beer"))]
    assert told(game, ROLLED_SALOON[1]) == [(0, LOUDMOUTH, face("22"))]
    assert told(game, FINAL_SALOON[5]) == [(0, *faces("2 1 1 beer"), LOUDMOUTH, face("22"))]
    said = [Words("en", game.box).say(event, ["Ann"]) for event in game.log or []]
    assert said[-1] == (
        "The final dice of Ann: Bull’s Eye 2, Bull’s Eye 1, Bull’s Eye 1, Beer and double Bull’s Eye 2 (Loudmouth)."
    )


@pytest.mark.clauses("BD-406")
def test_the_ghosts_dice_are_told_too() -> None:
    game = play_on(lay(seats=5, player=2, ghost=2, luck=rolls("arrow beer", "1")))
    again(game, 0)
    stop(game)
    assert told(game, ROLLED[2]) == [(2, *faces("arrow beer"))] and told(game, KEPT[1]) == [(2, face("beer"))]
    assert told(game, FINAL[2]) == [(2, *faces("1 beer"))]


@pytest.mark.clauses("BD-041", "BD-042", "BD-118")
def test_a_shot_says_whether_it_is_a_one_or_a_two() -> None:
    game = resolve(lay("sheriff:slab-the-killer", seats=5), "1 2 beer arrow arrow")
    say(game, AIM, 1)
    say(game, AIM, DOUBLED + 2)
    assert told(game, AIMED) == [(0, 1, face("1"))] and told(game, AIMED_TWICE) == [(0, 2, face("2"))]


@pytest.mark.clauses("BD-047", "BD-117", "BD-110", "BD-206", "BD-324")
def test_what_somebody_does_to_himself_is_said_so() -> None:
    game = resolve(lay(seats=4, life={0: 3}), "beer beer arrow arrow arrow")
    say(game, GIVE_BEER, 0)
    say(game, GIVE_BEER, 1)
    assert told(game, BEER_DRUNK) == [(0,)] and told(game, BEER_GIVEN) == [(0, 1)]
    game = take_turn(lay("sheriff:sid-ketchum", seats=4, life={0: 3}))
    say(game, HEAL, 0)
    assert told(game, HEALED_SELF) == [(0,)]
    game = resolve(lay("sheriff:kit-carlson", seats=4, arrows={0: 1, 1: 1}, chief=0), "gatling gatling 1 1 1")
    for _ in range(3):
        say(game, AIM, 1)
    say(game, DISCARD, 1)
    say(game, DISCARD, DISCARD_CHIEF)
    assert told(game, OWN_DISCARDED) == told(game, OWN_CHIEF_DISCARDED) == [(0,)]
    game = roll(lay(seats=4, arrows={0: 1}, luck=[2, 2, 2, 2, 2]), saloon_die=COWARD)
    assert told(game, OWN_BROKEN) == [(0,)]
    game = take_turn(lay("sheriff outlaw ugly renegade", player=2, arrows={0: 2}))
    react(game, 2)
    all_pass(game)
    say(game, EXCHANGE, PAIRS.index((0, 2)))
    assert told(game, OWN_EXCHANGED) == [(2, 0)]


@pytest.mark.clauses("BD-107", "BD-108")
def test_jesses_double_beer_names_its_reason() -> None:
    game = resolve(lay("sheriff:jesse-jones", seats=4, life={0: 4}), "beer beer arrow arrow arrow")
    say(game, GIVE_BEER, 0)
    say(game, GIVE_BEER, 1)
    assert told(game, GAINED[BY_JESSE]) == [(0, 2, 6)] and told(game, WASTED[BY_BEER]) == [(1,)]


def said_stop(game: Saloon) -> str:
    """The answer that discards or takes nothing, in words."""
    question = game.questions()[0]
    return Words("en", game.box).say(game.phrase(question.seat, question.choices[0]))


@pytest.mark.clauses("BD-110", "BD-114", "BD-101")
def test_nothing_is_called_more_before_the_first() -> None:
    game = resolve(lay("sheriff:kit-carlson", seats=4, arrows={1: 3}), "gatling gatling arrow arrow arrow")
    assert said_stop(game) == "Discard no arrow"
    say(game, DISCARD, 2)
    assert said_stop(game) == "Discard no more"
    game = lose(lay("sheriff outlaw:pedro-ramirez renegade outlaw", arrows={1: 3}), SHOTS, {1: 2})
    assert said_stop(game) == "Discard no arrow" and game.asking(1).values == (2,)
    say(game, DROP, 1)
    assert said_stop(game) == "Discard no more" and game.asking(1).values == (1,)
    game = lose(lay("sheriff outlaw:bart-cassidy renegade outlaw"), SHOTS, {1: 2})
    assert said_stop(game) == "Take no arrow and lose 2 life points"


@pytest.mark.clauses("BD-326", "BD-327")
def test_the_left_hand_is_told_who_is_about_to_be_eliminated() -> None:
    game = lose(lay("sheriff outlaw left-hand outlaw deputy", life={1: 1, 4: 1}, player=3), SHOTS, {1: 1, 4: 1})
    assert game.asking(2).saying is ASK_LEFT_HAND[2] and game.asking(2).values == (4, 1)


@pytest.mark.clauses("BD-326", "BD-319", "BD-322")
def test_a_window_addresses_whom_it_is_about() -> None:
    game = lose(lay("sheriff outlaw left-hand outlaw deputy", life={1: 1, 2: 1}, player=3), SHOTS, {1: 1, 2: 1})
    assert game.asking(2).saying is ASK_LEFT_HAND_SELF[2] and game.asking(2).values == (1,)
    assert "You and Ben are about" in Words("en", GAME).say(game.asking(2), ["Ann", "Ben", "Cid", "Dee", "Eve"])


@pytest.mark.clauses("BD-406")
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_guide_speaks_of_nothing_that_is_not_in_the_game(language: str) -> None:
    words = Words(language, GAME)
    absent = {"ghost": ("Ghost", "Zjaw"), "chief": ("Chief", "Wodz")}
    for kind in GAME.kinds.all:
        guide = words.text(f"guide-{kind.name}")
        if kind not in (GHOST_FACE, GHOST_REROLL, HAUNT):
            assert not any(word in guide for word in absent["ghost"]), guide
        if kind is not TAKE_ARROW:
            assert not any(word in guide for word in absent["chief"]), guide


@pytest.mark.clauses("BD-312", "BD-052")
def test_an_ex_sheriff_is_not_called_the_sheriff_when_he_dies() -> None:
    game = lay("sheriff outlaw good outlaw renegade", shown=(2,), life={0: 1, 1: 1}, player=1)
    game.sheriff = 2
    lose(game, SHOTS, {0: 1, 1: 1})
    all_pass(game)
    assert told(game, ELIMINATED_AS) == [(0, 0, 1)] and told(game, ELIMINATED) == [(1, 2)]


@pytest.mark.clauses("BD-256", "BD-257")
def test_the_log_tells_where_the_chiefs_arrow_goes() -> None:
    game = lose(lay("sheriff outlaw:pedro-ramirez renegade outlaw", chief=1), SHOTS, {1: 1})
    say(game, DROP, 2)
    assert told(game, CHIEF_DROPPED) == [(1,)]
    game = lose(lay("sheriff outlaw:bart-cassidy renegade outlaw", chief=IN_PILE), SHOTS, {1: 1})
    say(game, SWAP, 2)
    assert told(game, CHIEF_SWAPPED) == [(1,)]
    game = resolve(lay("sheriff:kit-carlson", seats=4, chief=2), "gatling arrow arrow arrow arrow")
    say(game, DISCARD, DISCARD_CHIEF)
    assert told(game, CHIEF_DISCARDED) == [(0, 2)]


@pytest.mark.clauses("BD-047", "BD-117", "BD-119", "BD-120", "BD-391", "BD-056")
def test_a_gain_names_its_reason() -> None:
    assert [saying.clause for saying in GAINED] == ["BD-047", "BD-117", "BD-119", "BD-120", "BD-391", "BD-107"]
    assert [saying.clause for saying in WASTED] == ["BD-047", "BD-117", "BD-056", "BD-056", "BD-056", "BD-047"]
    game = lose(lay("sheriff:vulture-sam outlaw renegade outlaw", life={0: 3, 1: 1}), SHOTS, {1: 1})
    assert told(game, GAINED[3]) == [(0, 2, 5)]


@pytest.mark.clauses("BD-322", "BD-056")
def test_the_bad_is_told_what_would_really_be_gained() -> None:
    game = gains(lay("sheriff bad outlaw renegade deputy", life={0: 10}), 0, 2)
    phrase = game.box.asking(game, 1, game.questions()[0].kind)
    assert phrase.saying is ASK_BAD and phrase.values == (0, 1)


@pytest.mark.clauses("BD-257", "BD-256", "BD-373")
def test_refusals_give_the_true_reason() -> None:
    game = lose(lay("sheriff outlaw:bart-cassidy renegade outlaw", chief=2), SHOTS, {1: 1})
    assert refused(game, SWAP, 2).saying is NO_CHIEF_TO_SWAP
    game = resolve(lay("sheriff:kit-carlson", seats=4, chief=2), "gatling arrow arrow arrow arrow")
    assert refused(game, DISCARD, 3).saying is ONLY_THE_CHIEF
    game = roll(lay("sheriff:apache-kid", seats=4, chief=IN_PILE, luck=rolls("arrow 1 1 1 1")))
    assert refused(game, TAKE_ARROW, 2).saying is NO_ONE_TO_ROB


@pytest.mark.clauses("BD-361", "BD-362")
@pytest.mark.parametrize(
    ("name", "die", "saying"),
    [
        ("jose-delgado", LOUDMOUTH, SIXTH_LOUDMOUTH),
        ("tequila-joe", COWARD, SIXTH_COWARD),
        ("tequila-joe", LOUDMOUTH, SALOON_DIE_TAKEN),
    ],
)
def test_a_sixth_die_is_called_one(name: str, die: int, saying: object) -> None:
    game = take_turn(lay(f"sheriff:{name}", seats=4, saloon_dice=True))
    choice = game.phrase(0, SALOON_DIE.first + die)
    say(game, SALOON_DIE, die)
    assert choice.values == (die, len(game.dice))
    assert [event.saying for event in game.log or [] if event.saying is saying]


@pytest.mark.clauses("BD-028", "BD-320", "BD-321")
def test_the_view_promises_no_re_roll_that_is_not_there() -> None:
    players = "sheriff gambler outlaw renegade doctor"
    game = roll(lay(players, luck=rolls("1 1 1 1 1", "2", "2", "1 1 1 1 1")))
    assert (table(game, 0)["rerolls"], table(game, 0)["may_reroll"]) == (2, 31)
    react(game)
    again(game, 0)
    react(game)
    again(game, 0)
    assert asked(game)[0][1] == "doctor" and table(game, 0)["rerolls"] == table(game, 0)["may_reroll"] == 0
    game = roll(lay(players, luck=rolls("1 1 1 1 1", "2 2 2 2 2")))
    react(game)
    stop(game)
    assert table(game, 0)["rerolls"] == table(game, 0)["may_reroll"] == table(game, 0)["fresh"] == 0
    react(game)
    assert asked(game)[0][1] == "gambler" and table(game, 0)["rerolls"] == table(game, 0)["may_reroll"] == 0
    react(game, 1)
    while game.pending is not None:
        assert table(game, 0)["rerolls"] == table(game, 0)["may_reroll"] == 0
        react(game)


@pytest.mark.clauses("BD-321", "BD-024")
def test_whom_the_dynamite_stops_has_no_reroll_left() -> None:
    game = roll(lay("sheriff gambler outlaw renegade outlaw", luck=rolls("dyn dyn dyn 1 1")))
    while asked(game)[0][1] != "gambler":
        react(game)
    assert table(game, None)["rerolls"] == 0


@pytest.mark.clauses("BD-050", "BD-120")
def test_the_view_of_a_loss_keeps_its_numbers() -> None:
    players = "sheriff:vulture-sam bad renegade outlaw deputy"
    game = lose(lay(players, life={0: 3, 2: 2}, shown=(3, 4)), SHOTS, {2: 2, 3: 3})
    while asked(game)[0][1] != "bad":
        react(game)
    assert table(game, None)["losing"]["points"] == [0, 0, 2, 3, 0]


@pytest.mark.clauses("BD-203", "BD-058")
def test_no_dice_lie_there_before_the_next_player_takes_his() -> None:
    game = play_on(lay(seats=4, saloon_dice=True, luck=[4, 4, 4, 4, 4]))
    say(game, SALOON_DIE, LOUDMOUTH)
    while game.player == 0:
        question = game.questions()[0]
        game.play(question.seat, question.choices[0])
    assert asked(game) == [(1, "saloon-die")]
    assert table(game, 1)["dice"] == [] and table(game, 1)["saloon"] == 0


@pytest.mark.clauses("BD-410")
def test_set_dice_are_not_called_rolled() -> None:
    game = lay(seats=5, ghost=3, luck=rolls("1 1 1"))
    game.token_at, game.token, game.token_double = 0, 0, 1
    take_turn(game)
    assert told(game, SET_BY_TOKEN) == [(0, 2, 0)] and told(game, ROLLED[3]) == [(0, 2, 2, 2)]


@pytest.mark.clauses("BD-006", "BD-397")
def test_the_view_tells_what_the_question_turns_on() -> None:
    game = lose(lay("sheriff outlaw renegade:molly-stark outlaw", player=1), SHOTS, {0: 1, 3: 2})
    assert table(game, None)["losing"]["about"] == 3
    game = lose(lay("sheriff outlaw renegade outlaw:molly-stark", player=1), SHOTS, {2: 2})
    assert table(game, None)["losing"]["about"] == 2
    game = roll(lay(seats=4, chief=IN_PILE, luck=rolls("arrow arrow arrow 1 1")))
    assert table(game, None)["arrows_to_take"] == 3
    game = resolve(lay("sheriff:slab-the-killer", seats=4), "1 1 beer arrow arrow")
    game.play(0, game.questions()[0].choices[-1])
    assert table(game, None)["aiming"]["doubled"] is True and REROLL.size == 64
    assert lose(lay(seats=4), BY_BULLET).pending is None


@pytest.mark.clauses("BD-046", "BD-048")
def test_hits_are_aimed_until_they_hit() -> None:
    game = resolve(lay(seats=4), "1 1 beer beer arrow")
    say(game, AIM, 1)
    assert table(game, None)["aiming"]["hits"] == [0, 1, 0, 0]
    say(game, AIM, 1)
    assert asked(game) == [(0, "give-beer")] and table(game, None)["aiming"]["hits"] == [0, 0, 0, 0]


@pytest.mark.clauses("BD-021")
def test_a_die_that_is_not_there_means_nothing() -> None:
    game = roll(lay(seats=4, luck=rolls("beer 1 1 1 beer")))
    assert [game.meaning(0, REROLL.first + mask) for mask in (32, 33)] == [None, None]
    assert refused(game, REROLL, 32).saying is NO_SUCH_DIE
