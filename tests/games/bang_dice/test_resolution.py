"""Chapter 5: Dynamite, shots, Beer, Gatling (BD-040..049)."""

from __future__ import annotations

import pytest

from posse.games.bang_dice.components import BY_BEER, CHARACTERS
from posse.games.bang_dice.rules.resolution import targets
from posse.games.bang_dice.sayings import (
    AIM,
    GATLING_FIRES,
    GIVE_BEER,
    LOST,
    NOT_YOURSELF,
    OUT,
    OUT_OF_REACH_ONE,
    OUT_OF_REACH_TWO,
    WASTED,
)
from tests.games.bang_dice.lay import asked, lay, offered, refused, resolve, say, stop, take_turn, told


@pytest.mark.clauses("BD-040")
@pytest.mark.parametrize(
    ("final", "loss"), [("dyn dyn 1 1 1", 0), ("dyn dyn dyn beer 1", 1), ("dyn dyn dyn dyn dyn", 1)]
)
def test_three_dynamite_cost_one_point_once(final: str, loss: int) -> None:
    game = resolve(lay(seats=4), final)
    assert game.life[0] == 11 - loss
    if "1" in final:
        assert asked(game) == [(0, "aim")], "the other dice are still resolved"


@pytest.mark.clauses("BD-040", "BD-057")
def test_whoever_dies_of_dynamite_does_nothing_more() -> None:
    game = resolve(lay(seats=5, player=1, life={1: 1}), "dyn dyn dyn 1 beer")
    assert not game.alive[1] and game.pending is None and not told(game, LOST[2])


@pytest.mark.clauses("BD-041", "BD-042", "BD-043", "BD-045")
@pytest.mark.parametrize(
    ("seats", "out", "one", "two"),
    [
        (8, (), [1, 7], [2, 6]),
        (5, (), [1, 4], [2, 3]),
        (4, (), [1, 3], [2]),
        (5, (1,), [2, 4], [3]),
        (6, (1, 5), [2, 4], [3]),
        (7, (1, 2), [3, 6], [4, 5]),
        (8, (7,), [1, 6], [2, 5]),
    ],
)
def test_who_can_be_hit(seats: int, out: tuple[int, ...], one: list[int], two: list[int]) -> None:
    game = lay("sheriff:kit-carlson", seats=seats, out=out)
    assert targets(game, 0, 1) == one
    assert targets(game, 0, 2) == two


@pytest.mark.clauses("BD-044")
@pytest.mark.parametrize(("seats", "out", "reach"), [(3, (), [1, 2]), (4, (2,), [1, 3]), (5, (1, 2, 3), [4])])
def test_with_two_or_three_alive_a_two_is_a_one(seats: int, out: tuple[int, ...], reach: list[int]) -> None:
    game = lay("deputy:kit-carlson" if seats == 3 else "sheriff:kit-carlson", seats=seats, out=out)
    assert targets(game, 0, 2) == targets(game, 0, 1) == reach


@pytest.mark.clauses("BD-045")
@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("alive", range(2, 9))
def test_nobody_ever_hits_himself(character: str, alive: int) -> None:
    game = lay(f"sheriff:{character}", seats=8, out=tuple(range(alive, 8)))
    for symbol in (1, 2):
        found = targets(game, 0, symbol)
        assert found and 0 not in found and len(set(found)) == len(found)
        assert all(game.alive[seat] for seat in found)


@pytest.mark.clauses("BD-041", "BD-042", "BD-045", "BD-052")
def test_why_a_shot_is_refused() -> None:
    game = resolve(lay(seats=6, out=(1,)), "1 2 2 arrow arrow")
    assert refused(game, AIM, 3).saying is OUT_OF_REACH_ONE
    assert refused(game, AIM, 1).saying is OUT
    assert refused(game, AIM, 0).saying is NOT_YOURSELF
    say(game, AIM, 2)
    why = refused(game, AIM, 2)
    assert (why.saying, why.clause) == (OUT_OF_REACH_TWO, "BD-042")


@pytest.mark.clauses("BD-043")
def test_whoever_died_earlier_in_the_turn_is_no_longer_counted() -> None:
    game = lay(seats=5, life={1: 1}, arrows={1: 8})
    game.chance = lay(seats=5, luck=[0, 2, 3, 3, 3]).chance
    take_turn(game)
    assert not game.alive[1]
    stop(game)
    assert offered(game) == [2, 4], "the left neighbour is now player 2"


@pytest.mark.clauses("BD-046")
def test_all_shots_on_one_player_are_one_loss() -> None:
    game = resolve(lay(seats=5, life={1: 2}), "1 1 1 1 2")
    for target in (1, 1, 1, 4, 2):
        assert game.life[1] == 2, "assigned, not yet applied"
        say(game, AIM, target)
    assert told(game, LOST[2]) == [(1, 2, 0), (2, 1, 8), (4, 1, 7)], "more than a target has is legal"
    assert not game.alive[1]


@pytest.mark.clauses("BD-047")
def test_a_beer_heals_anybody_up_to_the_maximum() -> None:
    game = resolve(lay(seats=4, life={0: 9, 2: 8}, out=(3,)), "beer beer beer arrow arrow")
    assert offered(game) == [0, 1, 2] and refused(game, GIVE_BEER, 3).saying is OUT
    say(game, GIVE_BEER, 0)
    say(game, GIVE_BEER, 2)
    assert (game.life[0], game.life[2]) == (10, 9)
    say(game, GIVE_BEER, 1)
    assert game.life[1] == 8 and told(game, WASTED[BY_BEER]) == [(1,)]


@pytest.mark.clauses("BD-048")
def test_beers_are_given_one_after_the_other() -> None:
    game = resolve(lay(seats=4, life={1: 6}), "beer beer arrow arrow arrow")
    say(game, GIVE_BEER, 1)
    assert game.life[1] == 7 and asked(game) == [(0, "give-beer")], "the result is seen before the next"
    say(game, GIVE_BEER, 1)
    assert game.life[1] == 8 and game.pending is None


@pytest.mark.clauses("BD-049")
def test_a_gatling_hits_everybody_else_and_clears_ones_own_arrows() -> None:
    game = resolve(lay(seats=5, arrows={0: 3, 1: 2}, out=(4,), chief=0), "gatling gatling gatling arrow dyn")
    assert game.life == [11, 7, 8, 7, 0]
    assert game.arrows == [0, 2, 0, 0, 0] and game.pile == 7 and game.chief == -1
    assert told(game, GATLING_FIRES) == [(0, 4)], "three arrows and the Chief's"
    assert told(resolve(lay(seats=4), "gatling gatling gatling arrow dyn"), GATLING_FIRES) == [(0, 0)]


@pytest.mark.clauses("BD-049")
@pytest.mark.parametrize(("symbols", "fires"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_three_gatlings_fire_once(symbols: int, fires: int) -> None:
    final = " ".join(["gatling"] * symbols + ["arrow"] * (5 - symbols))
    game = resolve(lay(seats=4, arrows={0: 2}), final)
    assert len(told(game, GATLING_FIRES)) == fires
    assert game.life == [11, 8 - fires, 9 - fires, 8 - fires]
    assert game.arrows[0] == (0 if fires else 2)
