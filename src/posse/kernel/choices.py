"""The questions a game can ask, and the numbering of every possible choice.

A `Kind` names a question and numbers its answers ("REFILL: 0 left, 1 right"). Laid end to end, the kinds of a
game number all its choices 0..N-1: rules see values, a learner sees one integer and a mask, a person a sentence.
"""

from __future__ import annotations

from typing import Final


class Kind:
    """One kind of question: its name, how many answers there are, and the clause it comes from."""

    def __init__(self, name: str, size: int, clause: str) -> None:
        self.name = name
        self.size = size
        self.clause = clause
        self.first = 0
        """The number of its answer 0 among all choices of the game; `Kinds` sets it."""

    def __repr__(self) -> str:
        return f"Kind({self.name!r}, {self.size})"


NO_YES: Final = [0, 1]
"""The options of a question that is answered by no (0) or yes (1)."""


class Kinds:
    """All the kinds of a game, laid end to end.

    >>> fire, flee = Kind("fire", 6, "X-1"), Kind("flee", 2, "X-2")
    >>> kinds = Kinds(fire, flee)
    >>> kinds.total, flee.first, kinds.of(7).name, kinds.value(7)
    (8, 6, 'flee', 1)
    """

    def __init__(self, *kinds: Kind) -> None:
        self.all = kinds
        self.by_name: dict[str, Kind] = {}
        total = 0
        for kind in kinds:
            kind.first = total
            total += kind.size
            self.by_name[kind.name] = kind
        self.total = total
        """How many different choices the game knows."""

    def of(self, choice: int) -> Kind:
        """The kind that this choice answers."""
        for kind in self.all:
            if kind.first <= choice < kind.first + kind.size:
                return kind
        raise ValueError(f"choices are numbered 0 to {self.total - 1}, not {choice}")

    def value(self, choice: int) -> int:
        """The choice as its question knows it: 0 for the first answer of the kind."""
        return choice - self.of(choice).first


class Question:
    """What one seat is asked now: the form in which a question leaves the table."""

    def __init__(self, number: int, seat: int, kind: Kind, options: list[int]) -> None:
        self.number = number
        """A seat's questions are numbered through the game; an answer to an older number is stale."""
        self.seat = seat
        self.kind = kind
        self.options = options
        """The values that may be answered."""

    @property
    def choices(self) -> list[int]:
        """The options as numbers of the whole game, ready for `play`."""
        first = self.kind.first
        return [first + value for value in self.options]

    def __repr__(self) -> str:
        return f"Question({self.number}, seat {self.seat}, {self.kind.name}: {self.options})"
