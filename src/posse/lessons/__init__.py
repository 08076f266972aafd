"""Lessons: a first game with a guide. A lesson is data; the real engine plays it.

A game that has one keeps it in a folder `lesson/` of its own: `script.toml` says the seats, the seed, and the steps;
what is said at each step stands in `text/en.ftl` and `text/pl.ftl`, as `lesson-STEP`. A step:

    [[step]]
    name = "climb"                             # it says lesson-climb
    point = ["spot:2", "spot:8"]               # what is pointed at, by the names the board knows
    choose = "advance start=bayard-street"     # the choice that is meant; without it, the learner only reads on
    wrong = { "influence" = "early" }          # answered by lesson-climb-early, all others by lesson-climb-else
    then = ["1 advance gang=rats", "2 pass"]   # what the other seats do next

A choice is spelled by what it says: the key of its saying and as many of its blanks as it takes to tell it from
others. A question with a single answer is answered by itself, as at every table.

The seal of a lesson is fixed, and nobody adds a number to its luck: everybody who learns sees the same dice. Whoever
plays on after the last step does so with luck of their own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

from posse.kernel.box import Box
from posse.kernel.chance import Seal
from posse.kernel.events import Phrase
from posse.kernel.record import Table
from posse.words import Words, game_folder

EASY: Final = "greenhorn"
"""The bots against whom a learner plays on."""


class BadLesson(Exception):
    """A lesson that can't be played as it is written, or a game that has none."""


def spell(box: Box, phrase: Phrase) -> str:
    """A choice, spelled in full: what a script may say to mean it."""
    blanks = [f"{name}={_value(box, kind, value)}" for name, (kind, value) in phrase.args().items()]
    return " ".join([phrase.saying.key.removeprefix("choice-"), *blanks])


def _value(box: Box, kind: str, value: int) -> str:
    return str(value) if kind in ("n", "seat") else box.names[kind][value]


def fits(spelled: str, pattern: str) -> bool:
    """Whether a choice is one that the pattern means.

    >>> fits("advance gang=rats start=pell-street goal=park-street", "advance gang=rats")
    True
    >>> fits("agent-reaching-4 spot=cow-bay", "agent* spot=cow-bay")
    True
    """
    said, blanks = spelled.split(), pattern.split()
    return fnmatchcase(said[0], blanks.pop(0)) and set(blanks) <= set(said)


class Step:
    """One thing that the guide says, and what is done about it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.points: list[str] = data.get("point", [])
        self.choose: str = data.get("choose", "")
        self.wrong: dict[str, str] = data.get("wrong", {})
        self.then: list[tuple[int, str]] = [(int(line.split()[0]), line.split(" ", 1)[1]) for line in data["then"]]

    @property
    def key(self) -> str:
        """What the guide says."""
        return f"lesson-{self.name}"


class Lesson:
    """A first game: who sits there, the seed, and the steps."""

    def __init__(self, box: Box, data: dict[str, Any]) -> None:
        self.box = box
        self.players: list[str] = data["players"]
        self.seat: int = data["seat"]
        """Where the learner sits."""
        self.seed: int = data["seed"]
        self.options: dict[str, object] = data.get("options", {})
        self.steps = [Step({"then": [], **step}) for step in data["step"]]

    def begin(self) -> Table:
        """The table at the first step. The others are bots for when the script has come to its end."""
        people = [{"name": name, "bot": None if at == self.seat else EASY} for at, name in enumerate(self.players)]
        table = Table.set(self.box, len(people), self.options, Seal.of(self.seed), people)
        _settle(table)
        return table

    def at(self, number: int) -> Table:
        """The table at a step, by its number from 0."""
        table = self.begin()
        for step in self.steps[:number]:
            for _ in self.moves(table, step):
                pass
        return table

    def moves(self, table: Table, step: Step) -> Iterator[int]:
        """Play what the step means, and then what the others do; after each choice, whose it was."""
        meant = [(self.seat, step.choose)] if step.choose else []
        for seat, pattern in [*meant, *step.then]:
            table.play(seat, self.find(table, seat, pattern, step))
            _settle(table)
            yield seat

    def meant(self, table: Table, step: Step) -> int | None:
        """The choice that the learner shall make; None if there is only something to read."""
        return self.find(table, self.seat, step.choose, step) if step.choose else None

    def find(self, table: Table, seat: int, pattern: str, step: Step) -> int:
        """The choice that a script means. Of choices in the same words one is as good as another."""
        found = {said: choice for choice, said in reversed(self.offered(table, seat)) if fits(said, pattern)}
        if len(found) == 1:
            return next(iter(found.values()))
        what = f"several: {sorted(found)}" if found else f"none of {[said for _, said in self.offered(table, seat)]}"
        raise BadLesson(f"{self.box.key}, step {step.name}: seat {seat}, {pattern!r} is {what}")

    def offered(self, table: Table, seat: int) -> list[tuple[int, str]]:
        """What a seat may choose, and how it is spelled."""
        question = table.game.question(seat)
        choices = [] if question is None else question.choices
        return [(choice, spell(self.box, table.game.phrase(seat, choice))) for choice in choices]

    def reasons(self, table: Table, step: Step) -> dict[int, str]:
        """For each choice that is not meant, what the guide says about it."""
        if not step.choose:
            return {}
        return {
            choice: f"{step.key}-" + next((name for pattern, name in step.wrong.items() if fits(said, pattern)), "else")
            for choice, said in self.offered(table, self.seat)
            if not fits(said, step.choose)
        }

    def words(self, language: str) -> Words:
        """What the guide says in a language, beside the game's own words."""
        return Words(language, self.box, game_folder(self.box) / "lesson")


def _settle(table: Table) -> None:
    """Where there is nothing to choose, nobody is asked."""
    while single := next((q for q in table.game.questions() if len(q.options) == 1), None):
        table.play(single.seat, single.choices[0])


def has_lesson(box: Box) -> bool:
    """Whether the game can be learnt by playing."""
    try:
        return (game_folder(box) / "lesson" / "script.toml").is_file()
    except (OSError, TypeError):  # a game on trial has no folder
        return False


@cache
def lesson_of(box: Box) -> Lesson:
    """The game's lesson."""
    if not has_lesson(box):
        raise BadLesson(f"{box.key} has no lesson yet")
    script = (game_folder(box) / "lesson" / "script.toml").read_text(encoding="utf-8")
    return Lesson(box, tomllib.loads(script))
