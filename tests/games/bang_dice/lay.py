"""A table of BANG! The Dice Game set by names, dice written down beforehand, and answers in words.

Players are given as `role:character` in seat order, either half may be missing; faces by their names, in short too:
`1 2 11 22 gg bb` are the Bull's Eyes and the double faces.
"""

from __future__ import annotations

import json
from typing import Any, Final, cast

import pytest

from posse.games.bang_dice import GAME, saloon
from posse.games.bang_dice.components import (
    BY_BEER,
    CATEGORY,
    CHARACTERS,
    FACES,
    FACES_OF,
    LIFE,
    NOBODY,
    ROLES,
    SHERIFF,
)
from posse.games.bang_dice.rules.arrows import IndianAttack
from posse.games.bang_dice.rules.gain import gain
from posse.games.bang_dice.rules.loss import Loss
from posse.games.bang_dice.rules.resolution import resolution
from posse.games.bang_dice.rules.rolling import Rolling
from posse.games.bang_dice.rules.setup import extra_life, seats_by_character
from posse.games.bang_dice.rules.turn import Showdown, Turn
from posse.games.bang_dice.sayings import GAINED, GHOST_REROLL, REROLL
from posse.games.bang_dice.state import Saloon
from posse.kernel.chance import Sampled, Scripted
from posse.kernel.choices import Kind
from posse.kernel.codec import dumps
from posse.kernel.events import Saying
from posse.kernel.flow import Ballot, Frame
from posse.kernel.game import IllegalChoice, Refusal

PLAIN: Final = (
    "jesse-jones", "black-jack", "rose-doolan", "calamity-janet", "slab-the-killer", "willy-the-kid",
    "suzy-lafayette", "lucky-duke",
)  # fmt: skip
"""Characters whose powers only matter in their own turns: bystanders."""

USUAL: Final = ("sheriff", "outlaw", "renegade", "outlaw", "deputy", "outlaw", "deputy", "renegade")
"""With four to eight players, seat by seat."""

SHORT: Final = {"1": "one", "2": "two", "11": "double-one", "22": "double-two", "gg": "double-gatling"} | {
    "bb": "double-beer", "dyn": "dynamite", "gat": "gatling", "broken": "broken-arrow",
}  # fmt: skip


def face(name: str) -> int:
    return FACES.index(SHORT.get(name, name))


def faces(names: str) -> list[int]:
    return [face(name) for name in names.split()]


def rolls(*names: str, saloon: int = 0) -> list[int]:
    """Numbers of luck that let dice fall like this; a face that only the Saloon die has is its own."""
    numbers: list[int] = []
    for roll in names:
        for number in faces(roll):
            numbers.append(FACES_OF[0].index(number) if number in FACES_OF[0] else FACES_OF[saloon].index(number))
    return numbers


def lay(
    players: str = "",
    *,
    seats: int = 0,
    player: int = 0,
    life: dict[int, int] | None = None,
    arrows: dict[int, int] | None = None,
    chief: int | None = None,
    out: tuple[int, ...] = (),
    shown: tuple[int, ...] = (),
    ghost: int = NOBODY,
    luck: list[int] | None = None,
    **options: object,
) -> Saloon:
    """A table in the middle of a game, with no rule in progress. `chief` puts the Chief's Arrow into play."""
    given = players.split()
    seats = seats or len(given)
    given += [""] * (seats - len(given))
    if chief is not None:
        options["chief_arrow"] = True
    if any(name.partition(":")[0] in ROLES[4:] for name in given):
        options.setdefault("roles", "mixed")
    if ghost != NOBODY:
        options["ghost"] = True
        out = (*out, ghost)
    numbers = Scripted(luck or [], Sampled.of(1))
    game = saloon(GAME.blank(seats, GAME.settle(seats, options), numbers))
    game.log = []
    usual = ("deputy", "outlaw", "renegade") if seats == 3 else USUAL
    roles, characters = [], []
    taken = [name.partition(":")[2] for name in given]
    free = [name for name in PLAIN if name not in taken]
    for seat, name in enumerate(given):
        role, _, character = name.partition(":")
        roles.append(ROLES.index(role or usual[seat]))
        characters.append(CHARACTERS.index(character or free.pop(0)))
    game.roles, game.characters = tuple(roles), tuple(characters)
    game.seat_of = seats_by_character(game.characters)
    for seat in range(seats):
        game.most[seat] = LIFE[characters[seat]] + extra_life(roles[seat])
        game.life[seat] = (life or {}).get(seat, game.most[seat])
        game.shown[seat] = int(seat in shown or seat in out or seats == 3)
        if CATEGORY[roles[seat]] == SHERIFF:
            game.sheriff, game.shown[seat] = seat, 1
        if seat in out:
            game.alive[seat] = game.life[seat] = 0
        for _ in range((arrows or {}).get(seat, 0)):
            game.take_arrow(seat)
    if chief is not None:
        game.chief = chief
    game.ghost = ghost
    game.player = player
    game.lurking = game.who_may_lurk()
    return game


# ---- beginning in the middle


def begin(game: Saloon, *frames: Frame) -> Saloon:
    game.stack.extend(frames)
    game.advance()
    return game


def take_turn(game: Saloon) -> Saloon:
    """The active player's turn, and nothing after it."""
    return begin(game, Turn())


def play_on(game: Saloon) -> Saloon:
    """The active player's turn, and those that follow."""
    showdown = Showdown()
    showdown.skip_to("turn")
    return begin(game, showdown)


def roll(game: Saloon, rerolls: int = 2, dice: int = 5, saloon_die: int = 0) -> Saloon:
    game.clear_dice(dice, saloon_die)
    return begin(game, Rolling((1 << dice) - 1, 0, rerolls))


def resolve(game: Saloon, final: str) -> Saloon:
    """The final faces are resolved."""
    game.dice = faces(final)
    return begin(game, resolution(game))


def lose(game: Saloon, cause: int, points: dict[int, int] | None = None) -> Saloon:
    return begin(game, Loss(cause, tuple((points or {}).get(seat, 0) for seat in range(game.seats))))


def gains(game: Saloon, seat: int, points: int) -> Saloon:
    """A player would gain so much."""
    frame = gain(game, seat, points, BY_BEER)
    return begin(game) if frame is None else begin(game, frame)


def attack(game: Saloon) -> Saloon:
    return begin(game, IndianAttack())


# ---- answers


def say(game: Saloon, kind: Kind, value: int, seat: int | None = None) -> None:
    """Whoever is asked this question, or that seat, gives this answer."""
    if seat is None:
        assert game.pending is not None and not isinstance(game.pending, Ballot), asked(game)
        seat = game.pending.seat
    game.play(seat, kind.first + value)


def answer(game: Saloon, value: int) -> None:
    """Whoever must choose answers the open question, whichever it is."""
    pending = game.pending
    assert pending is not None
    say(game, pending.kind, value)


def stop(game: Saloon) -> None:
    say(game, rerolling(game), 0)


def again(game: Saloon, *dice: int) -> None:
    """Roll these dice again, counted from 0."""
    say(game, rerolling(game), sum(1 << die for die in dice))


def rerolling(game: Saloon) -> Kind:
    return GHOST_REROLL if game.player == game.ghost else REROLL


def react(game: Saloon, *who: int) -> None:
    """In the open window these seats reveal, all others pass."""
    kind = window(game)
    for question in game.questions():
        game.play(question.seat, kind.first + int(question.seat in who))


def all_pass(game: Saloon) -> None:
    """Everybody lets this window and all that follow at once go by."""
    while isinstance(game.pending, Ballot):
        react(game)


def window(game: Saloon) -> Kind:
    assert isinstance(game.pending, Ballot) and game.pending.quiet, f"no window is open but {asked(game)}"
    return game.pending.kind


# ---- looking


def asked(game: Saloon) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind.name) for question in game.questions()]


def voters(game: Saloon) -> list[int]:
    return [question.seat for question in game.questions()]


def offered(game: Saloon) -> list[int]:
    (question,) = game.questions()
    return question.options


def refused(game: Saloon, kind: Kind, value: int, seat: int | None = None) -> Refusal:
    """Why the answer is refused; it must be, and nothing may have changed."""
    seat = game.questions()[0].seat if seat is None else seat
    before = dumps(game)
    with pytest.raises(IllegalChoice) as problem:
        game.play(seat, kind.first + value)
    assert dumps(game) == before
    return problem.value.why


def told(game: Saloon, saying: Saying) -> list[tuple[int, ...]]:
    """What was told in these words."""
    assert game.log is not None
    return [event.values for event in game.log if event.saying is saying]


def gained(game: Saloon) -> list[tuple[int, ...]]:
    """Who gained how much and has how much, by Beer or by whatever else."""
    assert game.log is not None
    return [event.values for event in game.log if event.saying in GAINED]


def order(game: Saloon, *sayings: Saying) -> list[Saying]:
    """The events of these kinds, in the order in which they happened."""
    assert game.log is not None
    return [event.saying for event in game.log if event.saying in sayings]


def table(game: Saloon, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it."""
    return cast("dict[str, Any]", game.view(seat)["table"])


def facts(game: Saloon) -> dict[str, Any]:
    return cast("dict[str, Any]", json.loads(dumps(game))["facts"])


def winners(game: Saloon) -> set[int]:
    assert game.over
    return {seat for seat in range(game.seats) if game.winners >> seat & 1}
