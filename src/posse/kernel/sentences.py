"""What is said at a table as rows of numbers: a saying by its place in the box, then what stands in its blanks."""

from __future__ import annotations

from posse.kernel.box import Box
from posse.kernel.choices import Question
from posse.kernel.events import EVERYONE, Event
from posse.kernel.game import Game


def told(box: Box, news: list[Event]) -> list[list[int]]:
    """Events; of what not everybody knows, the number of the saying counts from -1 down."""
    numbers, rows = box.numbers, []
    for event in news:
        number = numbers[event.saying.key]
        rows.append([number if event.audience == EVERYONE else -1 - number, *event.values])
    return rows


def asked(game: Game, question: Question) -> list[int]:
    """A question that is put to a seat."""
    asks = game.box.asking(game, question.seat, question.kind)
    return [game.box.numbers[asks.saying.key], *asks.values]


def offered(game: Game, question: Question) -> list[list[int]]:
    """The choices that it offers: before each stands its own number."""
    box, seat, kind, rows = game.box, question.seat, question.kind, []
    numbers = box.numbers
    for value in question.options:
        said = box.phrase(game, seat, kind, value)
        rows.append([kind.first + value, numbers[said.saying.key], *said.values])
    return rows
