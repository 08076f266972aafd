"""Menu: the answers to a question, numbered, and what a person means by a number or by some words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from posse.cli.draw import mark
from posse.cli.screen import WIDTH
from posse.kernel.choices import Question
from posse.kernel.events import Phrase
from posse.kernel.game import Game
from posse.words import Words


@dataclass(frozen=True)
class Answer:
    """One answer to the open question, offered or not."""

    number: int
    choice: int
    sentence: str
    mark: str
    group: str
    """Answers of one group stand together: advances, influence cards."""

    def looks_like(self, other: Answer) -> bool:
        """Whether nobody could tell the two apart: which of two dice with the same face."""
        return (self.sentence, self.mark) == (other.sentence, other.mark)


class Menu:
    """All answers to a question that a seat is asked. Those it may give have the numbers 1 to n; the others follow."""

    def __init__(self, game: Game, question: Question, words: Words, players: Sequence[str]) -> None:
        self._game = game
        self._seat = question.seat
        self._words = words
        self._players = players
        self._choices = question.choices
        every = range(question.kind.first, question.kind.first + question.kind.size)
        self._others = [choice for choice in every if choice not in self._choices]

    @property
    def size(self) -> int:
        """How many answers are offered."""
        return len(self.offered)

    @property
    def total(self) -> int:
        """How many answers have numbers."""
        return self.size + len(self.refused)

    @cached_property
    def offered(self) -> list[Answer]:
        """What may be chosen, groups together; of answers that look alike one is enough."""
        groups: dict[str, list[Answer]] = {}
        for choice in self._choices:
            answer = self._answer(choice, self._game.phrase(self._seat, choice))
            group = groups.setdefault(answer.group, [])
            if not any(map(answer.looks_like, group)):
                group.append(answer)
        return _numbered([answer for group in groups.values() for answer in group], 1)

    @cached_property
    def refused(self) -> list[Answer]:
        """What this question knows, too, and may not be chosen now, as far as it means something at this table."""
        meant = [(choice, self._game.meaning(self._seat, choice)) for choice in self._others]
        return _numbered([self._answer(choice, said) for choice, said in meant if said is not None], self.size + 1)

    def offering(self, choice: int) -> Answer:
        """The answer that stands for a choice."""
        return next(filter(self._answer(choice, self._game.phrase(self._seat, choice)).looks_like, self.offered))

    def _answer(self, choice: int, phrase: Phrase) -> Answer:
        sentence = self._words.say(phrase, self._players)
        return Answer(0, choice, sentence, mark(self._game.box.key, phrase), phrase.saying.key)

    def find(self, typed: str, refused_first: bool = False) -> list[Answer]:
        """The answers that are meant: by number, or by words that occur in them.

        Offered ones go before others, so that `pell` is the one card there that can move; unless somebody asks why
        something is refused.
        """
        if typed.isdecimal():
            answers = self.offered if int(typed) <= self.size else self.refused
            return [answer for answer in answers if answer.number == int(typed)]
        for answers in (self.refused, self.offered) if refused_first else (self.offered, self.refused):
            exact = [answer for answer in answers if fold(answer.sentence) == fold(typed)]
            fitting = exact or [answer for answer in answers if fits(typed, f"{answer.sentence} {answer.mark}")]
            if fitting:
                return fitting
        return []


def _numbered(answers: list[Answer], first: int) -> list[Answer]:
    return [replace(answer, number=number) for number, answer in enumerate(answers, first)]


def fits(typed: str, sentence: str) -> bool:
    """Whether every word typed occurs in the sentence. A single letter means nothing.

    >>> fits("szczur pell", "Awansuj kartę Szczurołapów z Pell Street na Park Street")
    True
    """
    words = re.findall(r"\w+", fold(typed))
    return len("".join(words)) > 1 and all(word in fold(sentence) for word in words)


def fold(text: str) -> str:
    """The text without capitals and accents, as people type it.

    >>> fold("Łobuzy Świętego")
    'lobuzy swietego'
    """
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(character for character in plain if not unicodedata.combining(character))


def listing(answers: Sequence[Answer], style: str = "") -> Group:
    """The answers as a list, groups apart; short ones in two columns when they are many."""
    margin = max((len(answer.mark) + 2 for answer in answers if answer.mark), default=0)
    half = WIDTH // 2
    if len(answers) > 6 and all(5 + margin + cell_len(answer.sentence) < half for answer in answers):
        rows = (len(answers) + 1) // 2
        lines = [_start(answer, margin).append(answer.sentence, style) for answer in answers]
        for left, right in zip(lines, lines[rows:], strict=False):
            left.pad_right(half - left.cell_len)
            left.append(right)
        return Group(*lines[:rows])
    spaced: list[RenderableType] = []
    for place, answer in enumerate(answers):
        if place and answer.group != answers[place - 1].group:
            spaced.append("")
        spaced.append(_row(answer, margin, style))
    return Group(*spaced)


def _start(answer: Answer, margin: int) -> Text:
    """What stands before the sentence: the number, and where the answer lies on the drawing."""
    start = Text().append(f"{answer.number:>3}  ", "bold")
    return start.append(answer.mark.ljust(margin), "dim") if answer.mark else start


def _row(answer: Answer, margin: int, style: str) -> RenderableType:
    """One answer; further lines of a long one are indented."""
    start = _start(answer, margin)
    if start.cell_len + cell_len(answer.sentence) <= WIDTH:
        return start.append(answer.sentence, style)
    row = Table.grid()
    row.add_row(start, Text(answer.sentence, style=style))
    return row
