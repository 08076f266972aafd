"""Windows, ballots and nested rules, on a game made up for it; the whole contract holds for it, too.

The game is interpreted, also where the kernel is compiled: as those of other packages are.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable

import pytest

from posse.contract import test_copies, test_frames, test_noninterference, test_play, test_records, test_secrecy
from posse.contract.walks import Setting
from posse.kernel.chance import Sampled
from posse.kernel.codec import digest, dumps, loads
from posse.kernel.flow import Ballot, where
from tests.kernel.standoff import BET, DRINK, HONEST, POISONER, REACT, STANDOFF, THIEF, Standoff, WouldGainLife

LAWS = [
    law
    for module in (test_copies, test_frames, test_noninterference, test_play, test_records, test_secrecy)
    for name, law in vars(module).items()
    if name.startswith("test_") and "setting" in inspect.signature(law).parameters
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_contract_holds(law: Callable[..., None], seats: int) -> None:
    setting: Setting = (STANDOFF, seats, {})
    if "soak" in inspect.signature(law).parameters:
        law(setting, soak=False)
    else:
        law(setting)


def evening(*roles: int) -> Standoff:
    """A table with these roles, after the bets, seat 0 to stand a drink."""
    game = STANDOFF.new(len(roles), Sampled.of(1))
    assert isinstance(game, Standoff)
    game.roles = list(roles)
    for seat in range(len(roles)):
        game.play(seat, BET.first)
    return game


def react(game: Standoff, **answers: int) -> None:
    """Everyone who is asked answers; those not named pass."""
    for question in game.questions():
        game.play(question.seat, REACT.first + answers.get(f"seat{question.seat}", 0))


def test_a_ballot_shows_nothing_before_the_last_answer() -> None:
    game = STANDOFF.new(3, Sampled.of(1))
    assert isinstance(game, Standoff)
    game.play(2, BET.first + 1)
    assert game.bets == [-1, -1, -1]
    assert game.view(0)["answered"] == game.view(None)["answered"] == 1
    assert game.view(2)["your_answer"] == 1 and game.view(0)["your_answer"] is None
    game.play(0, BET.first)
    game.play(1, BET.first + 2)
    assert game.bets == [0, 2, 1]


@pytest.mark.parametrize("final", [False, True])
def test_in_a_final_ballot_an_answer_can_not_be_taken_back(final: bool) -> None:
    game = STANDOFF.new(3, Sampled.of(1))
    assert isinstance(game.pending, Ballot)
    game.pending.final = final
    for twin in (game, game.copy(), loads(STANDOFF, dumps(game))):
        light = twin.came_to_light
        twin.play(2, BET.first + 1)
        assert (twin.came_to_light > light) == final


def test_the_order_in_which_votes_come_makes_no_difference() -> None:
    ends = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 0, 2]):
        game = STANDOFF.new(3, Sampled.of(1))
        for seat in order:
            game.play(seat, BET.first + seat)
        ends.add(digest(game))
    assert len(ends) == 1


def test_a_window_asks_all_who_could_react_and_tells_nobody() -> None:
    game = evening(HONEST, THIEF, POISONER, HONEST)
    game.play(0, DRINK.first + 3)
    assert isinstance(game.pending, Ballot) and game.pending.quiet
    assert game.pending.seats == [0, 1, 2]
    assert game.pending.options == [[0], [0, THIEF], [0, POISONER]]
    assert game.view(3)["asked"] == [] == game.view(None)["asked"]
    assert game.view(0)["asked"] == [0]
    before = game.view(3)
    game.play(1, REACT.first)
    assert game.view(3) == before


def test_nobody_reacting_lets_it_happen() -> None:
    game = evening(HONEST, THIEF, POISONER)
    game.play(0, DRINK.first + 0)
    react(game)
    assert game.life == [4, 3, 3]


def test_a_reaction_changes_what_is_about_to_happen_beneath() -> None:
    game = evening(HONEST, THIEF, POISONER)
    game.play(0, DRINK.first + 0)
    react(game, seat1=THIEF)
    assert game.life == [3, 4, 3]
    assert game.shown == [0, 1, 0]


def test_a_gain_inside_a_gain_has_a_window_of_its_own() -> None:
    game = evening(HONEST, THIEF, POISONER)
    game.play(0, DRINK.first + 0)
    react(game, seat2=POISONER)
    gain = "GainLife.would_gain > WouldGainLife"
    assert where(game) == f"Evening.drink > {gain}.react > {gain}.offer"
    react(game, seat1=THIEF)
    assert game.life == [3, 4, 3]


def test_a_reaction_whose_moment_has_gone_is_dropped() -> None:
    """The thief meant to take the first drink, but showed himself in the window inside."""
    game = evening(HONEST, POISONER, THIEF)
    game.play(0, DRINK.first + 0)
    react(game, seat1=POISONER, seat2=THIEF)
    react(game, seat2=THIEF)
    assert game.life == [3, 3, 4]
    assert game.questions()[0].kind is DRINK


def test_a_window_nobody_could_use_by_public_facts_does_not_open() -> None:
    game = evening(HONEST, THIEF, POISONER)
    game.shown = [0, 1, 1]
    game.play(0, DRINK.first + 0)
    assert game.life == [4, 3, 3]
    assert game.questions()[0].seat == 1


def test_a_reaction_still_to_come_is_nobody_elses_business() -> None:
    """In the window inside, that of the thief outside is decided but not shown: imagined worlds must not hold it."""
    game = evening(HONEST, POISONER, THIEF, HONEST)
    game.play(0, DRINK.first + 0)
    react(game, seat1=POISONER, seat2=THIEF)
    windows = [frame for frame in game.stack if isinstance(frame, WouldGainLife)]
    assert windows[0].reacting == ((2, THIEF),)
    for seat, known in [(2, ((2, THIEF),)), (3, ()), (None, ())]:
        world = game.redeal(seat, Sampled.of(1))
        assert next(frame.reacting for frame in world.stack if isinstance(frame, WouldGainLife)) == known
