"""What can be said about a game: what happened, what may be chosen, why not. Keys and numbers; words live elsewhere.

A `Saying` is a sentence with blanks: its key in the word files, the clause it rests on, and its blanks. A `Phrase`
is a saying with the blanks filled. An `Event` is a phrase about something that happened, with its audience.

>>> MOVED = Saying("event-moved", "X-7", "seat gang from:street to:street")
>>> MOVED.fields
(('seat', 'seat'), ('gang', 'gang'), ('from', 'street'), ('to', 'street'))
>>> Phrase(MOVED, (0, 3, 1, 2)).args()
{'seat': ('seat', 0), 'gang': ('gang', 3), 'from': ('street', 1), 'to': ('street', 2)}
"""

from __future__ import annotations

EVERYONE = -1
"""The audience of what all may know, spectators included; other audiences are sets of seats, as bits."""


class Saying:
    """A sentence with blanks. A blank `to:street` is called `to` and holds the number of a street.

    Types of blanks: `seat` (a player), `n` (a plain number), or a list of names of the game (`Box.names`).
    """

    def __init__(self, key: str, clause: str, fields: str = "") -> None:
        self.key = key
        self.clause = clause
        blanks: list[tuple[str, str]] = []
        for field in fields.split():
            name, _, kind = field.partition(":")
            blanks.append((name, kind or name))
        self.fields = tuple(blanks)

    def __repr__(self) -> str:
        return f"Saying({self.key!r}, {self.clause!r})"


def all_sayings(names: dict[str, object]) -> tuple[Saying, ...]:
    """Every saying that a module has named so far, alone or with others under one name, in their order.

    >>> all_sayings({"YES": Saying("yes", "X-1"), "FEW": 3, "MANY": {2: Saying("two", "X-2")}})
    (Saying('yes', 'X-1'), Saying('two', 'X-2'))
    """
    found: list[Saying] = []
    for value in names.values():
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else [value]
        found += [part for part in parts if isinstance(part, Saying)]
    return tuple(found)


class Phrase:
    """A saying with its blanks filled."""

    def __init__(self, saying: Saying, values: tuple[int, ...] = ()) -> None:
        self.saying = saying
        self.values = values

    def args(self) -> dict[str, tuple[str, int]]:
        """Each blank by its name: its type and what stands in it."""
        fields = self.saying.fields
        if len(fields) != len(self.values):
            raise ValueError(f"{self.saying.key} has {len(fields)} blanks, not {len(self.values)}")
        return {name: (kind, value) for (name, kind), value in zip(fields, self.values, strict=True)}

    def __repr__(self) -> str:
        blanks = ", ".join(f"{name}={value}" for name, (_, value) in self.args().items())
        return f"{self.saying.key}({blanks}) {self.saying.clause}"


class Event(Phrase):
    """Something that happened, and who may know it."""

    def __init__(self, saying: Saying, values: tuple[int, ...], audience: int = EVERYONE) -> None:
        super().__init__(saying, values)
        self.audience = audience

    def known_to(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        if self.audience == EVERYONE:
            return True
        return seat is not None and bool(self.audience >> seat & 1)
