"""The course of a game in the terminal: a line of blocks for each player, and where the game turned."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Columns
from rich.text import Text

from posse.cli.coaching import percent
from posse.cli.screen import Screen
from posse.coach import Course, chances, learnt
from posse.kernel.chance import Sampled
from posse.kernel.game import Game
from posse.kernel.record import Record
from posse.words import Words

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDEST: Final = 60
MILLISECONDS: Final = 100
"""For each look at a moment."""


def followed(games: list[Game], milliseconds: int = MILLISECONDS, most: int = 400) -> Course:
    """The chances at the moments of a game; the same every time where it has the time."""
    luck, course = Sampled.of(1), Course(len(games) - 1)
    styles = learnt(games, luck)
    while moments := course.next(1):
        course.add(chances(games[moments[0]], moments[0], styles, luck, milliseconds, most))
    return course


def show(screen: Screen, words: Words, names: list[str], record: Record, games: list[Game], course: Course) -> None:
    """The lines, and what turned the game."""
    table = Columns(box=None, pad_edge=False, show_header=False)
    for seat, name in enumerate(names):
        end = course.known[course.choices].seats[seat].won
        table.add_row(Text(name), Text(line(course, seat)), percent(course.known[0].seats[seat].won), "→", percent(end))
    screen.show(Text(words.text("cli-chances", choices=course.choices)), "bold")
    screen.show(table)
    screen.show(Text(words.text("cli-chances-how")), "dim")
    screen.show()
    turns = course.turns()
    screen.show(Text(words.text("cli-turns" if turns else "cli-turns-none")), "bold")
    for turn in turns:
        entry = record.entries[turn.upto - 1]
        said = words.say(games[turn.upto - 1].phrase(entry.seat, entry.choice), names)
        rises = [(rise, names[seat]) for seat, rise in enumerate(turn.rises) if abs(rise) >= 0.03]
        told = ", ".join(f"{name} {100 * rise:+.0f}" for rise, name in sorted(rises, key=lambda one: -abs(one[0])))
        screen.show(Text(f"{turn.upto:>5}  {names[entry.seat]}: {said} ({told})"))


def line(course: Course, seat: int) -> str:
    """A player's chances, from the beginning to the end."""
    width = min(WIDEST, course.choices + 1)
    known = sorted(course.known)
    drawn = []
    for column in range(width):
        upto = round(column * course.choices / max(width - 1, 1))
        nearest = min(known, key=lambda one: abs(one - upto))
        drawn.append(BLOCKS[min(int(course.known[nearest].seats[seat].won * len(BLOCKS)), len(BLOCKS) - 1)])
    return "".join(drawn)
