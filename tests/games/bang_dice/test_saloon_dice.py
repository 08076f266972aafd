"""Chapter 10: Module 1, the Loudmouth and the Coward (BD-200..213)."""

from __future__ import annotations

from itertools import product

import pytest

from posse.games.bang_dice import GAME
from posse.games.bang_dice.components import (
    BASE_CHARACTERS,
    CHARACTERS,
    COWARD,
    FACES,
    FACES_OF,
    LOUDMOUTH,
    ROLES,
)
from posse.games.bang_dice.rules.resolution import resolution
from posse.games.bang_dice.sayings import (
    AIM,
    ARROW_BROKEN,
    ARROW_TAKEN,
    BREAK_ARROW,
    GATLING_FIRES,
    GIVE_BEER,
    LOCKED,
    LOST,
    NO_ORDINARY_ARROW,
    NOTHING_TO_BREAK,
    OWN_BROKEN,
    REROLL,
    SALOON_DIE,
)
from posse.kernel.chance import Sampled
from tests.games.bang_dice.lay import (
    again,
    asked,
    faces,
    lay,
    offered,
    order,
    play_on,
    refused,
    resolve,
    roll,
    rolls,
    say,
    stop,
    take_turn,
    told,
)


@pytest.mark.clauses("BD-200")
def test_what_the_box_adds() -> None:
    assert len(FACES_OF) - 1 == 2 and len(CHARACTERS) - BASE_CHARACTERS == 8 and len(ROLES) - 4 == 9


@pytest.mark.clauses("BD-201")
@pytest.mark.parametrize("seats", range(3, 9))
def test_modules_go_together_in_any_combination(seats: int) -> None:
    names = {option.name for option in GAME.options}
    assert names == {"saloon_dice", "chief_arrow", "roles", "new_characters", "ghost"}
    for values in product(*[option.allowed(seats) for option in GAME.options]):
        options = {option.name: value for option, value in zip(GAME.options, values, strict=True)}
        assert GAME.new(seats, Sampled.of(1), options).pending is not None
    plain = GAME.settle(seats)
    assert plain == {
        "saloon_dice": False, "chief_arrow": False, "roles": "base", "new_characters": False, "ghost": False,
    }  # fmt: skip


@pytest.mark.clauses("BD-202", "BD-213")
@pytest.mark.parametrize("die", [0, LOUDMOUTH, COWARD])
def test_one_saloon_die_may_take_the_place_of_a_base_die(die: int) -> None:
    game = play_on(lay("sheriff:kit-carlson", seats=4, saloon_dice=True, luck=[4, 4, 4, 4, 5]))
    assert asked(game) == [(0, "saloon-die")] and offered(game) == [0, 1, 2], "none, or one: never both"
    say(game, SALOON_DIE, die)
    assert len(game.dice) == 5 and game.saloon == die
    assert [game.kind_of_die(place) for place in range(5)] == [0, 0, 0, 0, die]
    assert game.dice == [*faces("beer beer beer beer"), FACES_OF[die][5]]


@pytest.mark.clauses("BD-202")
def test_the_choice_is_free_each_turn_and_comes_before_the_start_step() -> None:
    game = play_on(lay("sheriff:sid-ketchum", seats=4, saloon_dice=True, luck=[4, 4, 4, 4, 5]))
    say(game, SALOON_DIE, LOUDMOUTH)
    assert asked(game) == [(0, "heal")]
    while game.player == 0:
        question = game.questions()[0]
        game.play(question.seat, question.choices[0])
    assert asked(game) == [(1, "saloon-die")] and offered(game) == [0, 1, 2]


@pytest.mark.clauses("BD-202")
def test_without_the_module_nobody_is_asked() -> None:
    assert asked(take_turn(lay(seats=4, luck=rolls("1 1 1 1 1")))) == [(0, "reroll")]


@pytest.mark.clauses("BD-203")
def test_the_die_stays_for_the_whole_turn_and_then_goes_back() -> None:
    luck = [4, 4, 4, 4, 5, 5, 3]
    game = play_on(lay("sheriff:kit-carlson", seats=4, saloon_dice=True, luck=luck))
    say(game, SALOON_DIE, COWARD)
    again(game, 4)
    assert game.dice[4] == FACES_OF[COWARD][5]
    again(game, 4)
    assert game.dice[4] == FACES_OF[COWARD][3] and game.saloon == COWARD
    while game.player == 0:
        question = game.questions()[0]
        game.play(question.seat, question.choices[0])
    say(game, SALOON_DIE, 0)
    assert game.saloon == 0


@pytest.mark.clauses("BD-204", "BD-205")
def test_the_faces_of_the_saloon_dice() -> None:
    loudmouth = [FACES[face] for face in FACES_OF[LOUDMOUTH]]
    coward = [FACES[face] for face in FACES_OF[COWARD]]
    assert loudmouth == ["arrow", "dynamite", "bullet", "double-one", "double-two", "double-gatling"]
    assert coward == ["arrow", "dynamite", "broken-arrow", "one", "beer", "double-beer"]


@pytest.mark.clauses("BD-206")
def test_a_broken_arrow_takes_somebodys_ordinary_arrow_away() -> None:
    game = lay(seats=4, arrows={0: 1, 2: 2}, chief=3, luck=[2, 2, 2, 2, 2])
    roll(game, saloon_die=COWARD)
    assert asked(game) == [(0, "break-arrow")] and offered(game) == [0, 2], "he must; the Chief's Arrow is safe"
    assert refused(game, BREAK_ARROW, 3).saying is NO_ORDINARY_ARROW
    say(game, BREAK_ARROW, 2)
    assert game.arrows == [1, 0, 1, 0] and game.pile == 7 and told(game, ARROW_BROKEN) == [(0, 2)]


@pytest.mark.clauses("BD-206")
def test_with_no_ordinary_arrow_about_nothing_happens() -> None:
    game = roll(lay(seats=4, chief=1, luck=[2, 2, 2, 2, 2]), saloon_die=COWARD)
    assert told(game, NOTHING_TO_BREAK) == [(0,)] and asked(game) == [(0, "reroll")] and game.chief == 1


@pytest.mark.clauses("BD-207")
def test_a_bullet_costs_one_at_once() -> None:
    game = roll(lay(seats=4, luck=[2, 2, 2, 2, 2]), saloon_die=LOUDMOUTH)
    assert game.life[0] == 10 and told(game, LOST[4]) == [(0, 1, 10)] and asked(game) == [(0, "reroll")]


@pytest.mark.clauses("BD-208")
def test_broken_arrow_and_bullet_act_once_for_each_roll_of_their_die() -> None:
    game = roll(lay(seats=4, luck=[2, 2, 2, 2, 2, 3, 2]), saloon_die=LOUDMOUTH)
    again(game, 0)
    assert game.life[0] == 10, "kept: not again"
    again(game, 4)
    assert game.life[0] == 9 and game.pending is None, "rolled again: it acts again"
    game = roll(lay(seats=4, arrows={1: 3, 2: 1}, luck=[2, 2, 2, 2, 2, 3]), saloon_die=COWARD)
    say(game, BREAK_ARROW, 1)
    again(game, 0)
    assert game.arrows[1] == 2 and asked(game) == [(0, "reroll")]


@pytest.mark.clauses("BD-208", "BD-211")
def test_arrows_come_before_a_broken_arrow_and_before_a_bullet() -> None:
    game = roll(lay(seats=4, luck=[0, 2, 2, 2, 2]), saloon_die=COWARD)
    assert game.arrows == [0, 0, 0, 0], "the arrow just taken is the only one to break"
    assert order(game, ARROW_TAKEN, OWN_BROKEN) == [ARROW_TAKEN, OWN_BROKEN]
    game = roll(lay(seats=4, luck=[0, 2, 2, 2, 2]), saloon_die=LOUDMOUTH)
    assert order(game, ARROW_TAKEN, LOST[4]) == [ARROW_TAKEN, LOST[4]]


@pytest.mark.clauses("BD-209")
def test_a_double_face_is_two_symbols_for_two_targets() -> None:
    game = resolve(lay("sheriff:kit-carlson", seats=5), "11 arrow arrow arrow arrow")
    say(game, AIM, 1)
    say(game, AIM, 4)
    assert game.life[1] == 8 and game.life[4] == 7
    game = resolve(lay("sheriff:kit-carlson", seats=5), "22 arrow arrow arrow arrow")
    say(game, AIM, 3)
    say(game, AIM, 3)
    assert game.life[3] == 7
    game = resolve(lay(seats=4, life={1: 5, 2: 5}), "bb arrow arrow arrow arrow")
    say(game, GIVE_BEER, 1)
    say(game, GIVE_BEER, 2)
    assert game.life[1] == game.life[2] == 6


@pytest.mark.clauses("BD-209")
@pytest.mark.parametrize(
    ("final", "counts"),
    [("11 1 2 beer dyn", (3, 1, 1, 0)), ("22 2 2 arrow arrow", (0, 4, 0, 0)), ("bb beer gg gatling dyn", (0, 0, 3, 3))],
)
def test_how_symbols_are_counted(final: str, counts: tuple[int, ...]) -> None:
    game = lay(seats=4)
    game.dice = faces(final)
    found = resolution(game)
    assert (found.ones, found.twos, found.beers, found.gatlings) == counts


@pytest.mark.clauses("BD-210")
@pytest.mark.parametrize(
    ("final", "fires"), [("gg dyn", 0), ("gg gatling", 1), ("gg gatling gatling gatling gatling", 1)]
)
def test_a_double_gatling_counts_two_of_three(final: str, fires: int) -> None:
    game = resolve(lay(seats=4), final)
    assert len(told(game, GATLING_FIRES)) == fires and game.life[1] == 8 - fires


@pytest.mark.clauses("BD-211")
def test_the_whole_order_with_the_saloon_dice() -> None:
    game = take_turn(lay(seats=4, saloon_dice=True, luck=[0, 1, 1, 4, 2, 1, 2]))
    say(game, SALOON_DIE, LOUDMOUTH)
    assert order(game, ARROW_TAKEN, LOST[4]) == [ARROW_TAKEN, LOST[4]]
    again(game, 0)
    assert game.dice[:3] == faces("dyn dyn dyn") and order(game, LOST[1], LOST[4])[-1] is LOST[1]
    assert asked(game) == [(0, "give-beer")]


@pytest.mark.clauses("BD-212")
def test_dynamite_on_a_saloon_die_is_dynamite() -> None:
    game = roll(lay("sheriff:kit-carlson", seats=4, luck=[1, 4, 4, 4, 1]), saloon_die=COWARD)
    assert refused(game, REROLL, 0b10000).saying is LOCKED
    game = roll(lay("sheriff:kit-carlson", seats=4, luck=[1, 1, 4, 4, 1]), saloon_die=LOUDMOUTH)
    assert game.pending is None, "the third one ends the rolling"
    stopped = roll(lay(seats=4, luck=[4, 4, 4, 4, 4]), saloon_die=COWARD)
    stop(stopped)
    assert stopped.pending is None
