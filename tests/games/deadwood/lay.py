"""A table of Deadwood set by names, its moves in words, and random games to walk through.

Buildings are named as in the word files (`bank`, `new-saloon`), plots by their labels (`a1` top left to `f2`), cowboys
by rank and place: `boss@bank gunslinger@mine greenhorn` (on the Ranch), `boss@dead`, `boss@supply`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final, cast

import pytest

from posse.games.deadwood import GAME, town
from posse.games.deadwood.components import (
    BOOT_HILL,
    CHURCH_PLOT,
    CORNERS,
    COWBOYS,
    MINE,
    NOBODY,
    OFFICE_PLOT,
    PLOT_NAMES,
    PLOTS,
    RAILROAD,
    RANCH,
    RANKS,
    STACK,
    STATION,
    SUPPLY,
    TILE_NAMES,
    TOWN_HALL_PLOT,
)
from posse.games.deadwood.rules.turn import DaysInDeadwood
from posse.games.deadwood.sayings import TURN
from posse.games.deadwood.state import Town
from posse.kernel.chance import Sampled, Scripted
from posse.kernel.choices import Kind, Question
from posse.kernel.codec import dumps
from posse.kernel.events import Saying
from posse.kernel.flow import Frame
from posse.kernel.game import IllegalChoice, Refusal
from posse.kernel.playout import random_step

FAR_AWAY: Final = "a6 a7 b6"
"""A corner where the Sheriff disturbs nobody."""

PLACES: Final = {"ranch": RANCH, "mine": MINE, "dead": BOOT_HILL, "supply": SUPPLY}


# ---- names


def tile(name: str) -> int:
    return TILE_NAMES.index(name)


def plot(label: str) -> int:
    return PLOT_NAMES.index(label)


def rank(name: str) -> int:
    return RANKS.index(name)


def corner(labels: str) -> int:
    return CORNERS.index(sorted(plot(label) for label in labels.split()))


def at(game: Town, building: str) -> int:
    """The plot of a building."""
    found = game.plot_of(tile(building))
    assert found != NOBODY, f"the {building} is not on the board"
    return found


def place_of(game: Town, name: str) -> int:
    return PLACES[name] if name in PLACES else at(game, name)


# ---- a table in the middle of a game


def lay(
    board: str = "",
    cowboys: dict[int, str] | None = None,
    seats: int = 3,
    money: dict[int, int] | None = None,
    posters: dict[int, int] | None = None,
    cartridges: dict[int, int] | None = None,
    ponies: dict[int, int] | None = None,
    pool: int | None = None,
    sheriff: str = FAR_AWAY,
    track: str = "",
    stacks: tuple[str, str, str] | None = None,
    top: str = "",
    dice: tuple[int, ...] = (),
    player: int = 0,
    wipeout: str = "all",
    turn_limit: int | str = "none",
    start: Frame | None = None,
    over: bool = False,
) -> Town:
    """A table at the beginning of the player's turn, or at the frame given (`over`: after which the game is over).

    `board` is `bank@c1 hotel@b2`; the three printed buildings are always there. Tiles not on the board lie in their
    stacks, those of `top` first; `stacks` gives them exactly instead. Cowboys not given: one of each rank on the
    Ranch. Nobody has ponies or cartridges unless they are given; everybody has $5 and the pool its usual size. Small
    gangs can lose their last one: `wipeout` is `all` here unless it is given.
    """
    game = town(GAME.blank(seats, {"wipeout": wipeout, "turn_limit": turn_limit}, Scripted([d - 1 for d in dice])))
    game.log = []
    for printed, where_printed in ((0, TOWN_HALL_PLOT), (1, OFFICE_PLOT), (2, CHURCH_PLOT)):
        game.plots[where_printed] = printed
    for item in board.split():
        name, label = item.split("@")
        game.plots[plot(label)] = tile(name)
    lay_track(game, track)
    for seat in range(seats):
        station(game, seat, (cowboys or {}).get(seat, "greenhorn gunslinger boss"))
    for seat in range(seats):
        game.money[seat] = (money or {}).get(seat, 5)
        game.gain_cartridges(seat, (cartridges or {}).get(seat, 0))
        for _ in range((ponies or {}).get(seat, 0)):
            game.gain_pony(seat)
        game.posters[seat] = (posters or {}).get(seat, 0)
    game.crime_pool = 5 * seats if pool is None else pool
    game.in_the_box = 29 - game.crime_pool - sum(game.posters)
    game.sheriff = corner(sheriff)
    if stacks is None:
        first = [tile(name) for name in top.split()]
        rest = [number for number in range(25) if number not in game.plots and number not in first]
        game.stacks = tuple(tuple(n for n in [*first, *rest] if STACK[n] == stack) for stack in range(3))
    else:
        game.stacks = tuple(tuple(tile(name) for name in names.split()) for names in stacks)
    game.player = game.first_player = player
    days = DaysInDeadwood()
    days.skip_to("turn" if start is None else "end_of_turn")
    if over:
        days.at = len(days.STEPS)
    game.stack.append(days)
    if start is not None:
        game.stack.append(start)
    game.advance()
    return game


def lay_track(game: Town, labels: str) -> None:
    game.track = tuple(plot(label) for label in labels.split())
    for number, where_laid in enumerate(game.track):
        game.plots[where_laid] = RAILROAD if number < 4 else STATION


def station(game: Town, seat: int, names: str) -> None:
    """Put cowboys where their names say."""
    used = [0, 0, 0]
    for item in names.split():
        name, _, where_to = item.partition("@")
        cowboy = seat * COWBOYS + rank(name) * 3 + used[rank(name)]
        used[rank(name)] += 1
        place = place_of(game, where_to or "ranch")
        if place < PLOTS:
            game.place(cowboy, place)
        game.cowboys[cowboy] = place


# ---- looking


def question(game: Town) -> Question:
    """The one question that is open."""
    (found,) = game.questions()
    return found


def asked(game: Town) -> tuple[int, str] | None:
    """Who is asked what."""
    if game.pending is None:
        return None
    found = question(game)
    return found.seat, found.kind.name


def goals(game: Town, who: str = "greenhorn") -> set[str]:
    """The buildings a cowboy of that rank can be sent to."""
    options = question(game).options
    return {TILE_NAMES[game.plots[p]] for p in range(PLOTS) if rank(who) * PLOTS + p in options}


def options_as_plots(game: Town) -> set[str]:
    return {PLOT_NAMES[value] for value in question(game).options if value < PLOTS}


def spot(game: Town, seat: int, who: str, which: int = 0) -> str:
    """Where a cowboy is: a building's name, or ranch, mine, dead, supply."""
    place = game.cowboys[seat * COWBOYS + rank(who) * 3 + which]
    if place < PLOTS:
        return TILE_NAMES[game.plots[place]]
    return next(name for name, number in PLACES.items() if number == place)


def holder(game: Town, building: str) -> int:
    return game.controller(at(game, building))


def names_in(game: Town, stack: int) -> list[str]:
    return [TILE_NAMES[number] for number in game.stacks[stack - 1]]


def refused(game: Town, kind: Kind, value: int) -> Refusal:
    """Why the one who is asked may not answer so; it must be refused, and nothing may have changed."""
    before = dumps(game)
    with pytest.raises(IllegalChoice) as problem:
        game.play(question(game).seat, kind.first + value)
    assert dumps(game) == before
    return problem.value.why


def refused_goal(game: Town, who: str, label: str) -> Refusal:
    return refused(game, TURN, rank(who) * PLOTS + plot(label))


def facts(game: Town) -> dict[str, Any]:
    """All that lies on the table, as a copy."""
    return cast("dict[str, Any]", json.loads(dumps(game))["facts"])


def changed(before: dict[str, Any], game: Town) -> set[str]:
    """The names of the facts that are no longer as they were."""
    now = facts(game)
    return {name for name in now if now[name] != before[name]}


def table(game: Town, seat: int | None) -> dict[str, Any]:
    """The table as the seat sees it."""
    return cast("dict[str, Any]", game.view(seat)["table"])


def told(game: Town, saying: Saying) -> list[tuple[int, ...]]:
    """What was told in these words."""
    assert game.log is not None
    return [event.values for event in game.log if event.saying is saying]


def dice(game: Town) -> list[tuple[int, int]]:
    """Who rolled which face: the dice that lie on the table, one after another, as everybody sees them."""
    shown = table(game, None)["dice"]["rolls"]
    return [(roll["seat"], face) for roll in shown for face in roll["faces"]]


def script_done(game: Town) -> bool:
    """Whether all the dice written down were rolled."""
    assert isinstance(game.chance, Scripted)
    return game.chance.at == len(game.chance.values)


# ---- whole games


def walk(seats: int, seed: int, **options: object) -> Iterator[Town]:
    """A random game from the first question to its end, at each question and at the end: always the same object."""
    luck = Sampled.of(seed)
    game = town(GAME.new(seats, Sampled.of(seed + 1_000_000), dict(options)))
    while game.pending is not None:
        yield game
        random_step(game, luck)
    yield game
