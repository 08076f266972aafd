"""The moves of Deadwood in words: each answers the open question, which must be of that kind."""

from __future__ import annotations

from typing import Any

from posse.games.deadwood.components import PLOTS, STACK
from posse.games.deadwood.sayings import (
    ANNEX,
    ARRANGE,
    BUILD,
    CHAMPION,
    CONFESS,
    COURT,
    DANCE,
    DONE,
    FLEE,
    FROM_CHURCH,
    FROM_MINE,
    FROM_RANCH,
    GRIFT,
    HIRE,
    HIRE_NOBODY,
    HOME,
    HOME_FIRST,
    LEAVE_THE_REST,
    LOAD,
    LOOK,
    LOOK_AT_NONE,
    MOVE_FROM,
    MOVE_TO,
    NEWS,
    ORDER,
    ROB,
    SHARE,
    SHERIFF,
    STACK_KIND,
    STAY,
    TARGET,
    TELEGRAPH,
    TRACK,
    TURN,
    VOLLEY,
)
from posse.games.deadwood.state import Town
from posse.kernel.choices import Kind
from posse.kernel.flow import where
from tests.games.deadwood.lay import at, corner, lay, plot, question, rank, tile

NOTHING_TO_BUILD = ("", "", "")
LINE = "f1 e2 d2 c3"
"""Four tiles; the Station comes to b3 or b4."""


def answer(game: Town, kind: Kind, value: int) -> None:
    open_now = question(game)
    assert open_now.kind is kind, f"asked is {open_now}, not {kind.name}, at {where(game)}"
    game.play(open_now.seat, kind.first + value)


def send(game: Town, who: str, building: str) -> None:
    answer(game, TURN, rank(who) * PLOTS + at(game, building))


def go(game: Town, who: str, building: str) -> None:
    """Send somebody and annex."""
    send(game, who, building)
    annex(game)


def home(game: Town, *names: str) -> None:
    """Head back with the cowboys on these buildings (`mine boss`: from the Mine), and nobody else."""
    for number, name in enumerate(names):
        if number == 0:
            answer(game, TURN, HOME_FIRST + homeward(game, name))
        else:
            answer(game, HOME, homeward(game, name))
    if game.pending is not None and question(game).kind is HOME:
        answer(game, HOME, DONE)


def homeward(game: Town, name: str) -> int:
    return FROM_MINE + rank(name[5:]) if name.startswith("mine ") else at(game, name)


def annex(game: Town, yes: bool = True) -> None:
    answer(game, ANNEX, int(yes))


def flee(game: Town, yes: bool = True) -> None:
    answer(game, FLEE, int(yes))


def load(game: Town, yes: bool = True) -> None:
    answer(game, LOAD, int(yes))


def confess(game: Town, posters: int) -> None:
    answer(game, CONFESS, posters)


def hire(game: Town, who: str | None) -> None:
    answer(game, HIRE, HIRE_NOBODY if who is None else rank(who))


def post(game: Town, labels: str) -> None:
    answer(game, SHERIFF, corner(labels))


def lay_tile(game: Town, label: str) -> None:
    answer(game, TRACK, plot(label))


def order(game: Town, building: str) -> None:
    """Whose annex is next: a building, or `church 2` for seat 2's cowboy there."""
    answer(game, ORDER, order_value(game, building))


def order_value(game: Town, building: str) -> int:
    return FROM_CHURCH + int(building[7:]) if building.startswith("church ") else at(game, building)


def build(game: Town, building: str, label: str) -> None:
    answer(game, BUILD, STACK[tile(building)] * PLOTS + plot(label))


def move(game: Town, start: str | None, goal: str = "") -> None:
    """The General Store's move."""
    answer(game, MOVE_FROM, STAY if start is None else at(game, start))
    if start is not None and question(game).kind is MOVE_TO:
        answer(game, MOVE_TO, at(game, goal))


def rob(game: Town, seat: int) -> None:
    answer(game, ROB, seat)


def draw(game: Town, stack: int) -> None:
    answer(game, STACK_KIND, stack - 1)


def look(game: Town, stack: int | None) -> None:
    answer(game, LOOK, LOOK_AT_NONE if stack is None else stack - 1)


def arrange(game: Town, *names: str) -> None:
    """Tiles from the top on; `-` leaves the rest as it lies."""
    for name in names:
        answer(game, ARRANGE, LEAVE_THE_REST if name == "-" else tile(name))


def court(game: Town, verdict: str) -> None:
    answer(game, COURT, ("pay", "poster").index(verdict))


def grift(game: Town, *marks: str) -> None:
    """Victims: a building, `church 1`, or `ranch 1 boss`."""
    for mark in marks:
        answer(game, GRIFT, grift_value(game, mark))


def grift_value(game: Town, mark: str) -> int:
    words = mark.split()
    if words[0] == "ranch":
        return FROM_RANCH + int(words[1]) * 3 + rank(words[2])
    return FROM_CHURCH + int(words[1]) if len(words) > 1 else at(game, mark)


def publish(game: Town, seat: int) -> None:
    answer(game, NEWS, seat)


def dance(game: Town, *names: str) -> None:
    """Who goes home; `-`: nobody else."""
    for name in names:
        answer(game, DANCE, DONE if name == "-" else homeward(game, name))


def wire(game: Town, to_the_pool: bool) -> None:
    answer(game, TELEGRAPH, int(not to_the_pool))


def enter(game: Town, who: str) -> None:
    answer(game, CHAMPION, rank(who))


def volley(game: Town, cartridges: int) -> None:
    answer(game, VOLLEY, cartridges)


def aim(game: Town, seat: int) -> None:
    answer(game, TARGET, seat)


def share(game: Town, dice: int) -> None:
    answer(game, SHARE, dice)


def town_hall_with(board: str, cowboys: dict[int, str], **more: Any) -> Town:
    """Seat 0's boss annexes the Town Hall; the question is where the tile goes."""
    cowboys = {seat: "" if seat else "boss" for seat in range(3)} | cowboys
    cowboys = {seat: f"{names} greenhorn" for seat, names in cowboys.items()}
    game = lay(board, cowboys, **({"stacks": NOTHING_TO_BUILD} | more))
    go(game, "boss", "town-hall")
    return game
