"""What a report shows: each figure a table of numbers, made from what was counted; most of them are drawn, too."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from posse.games import CATALOG
from posse.studies.boards import board_of
from posse.studies.counts import MOMENTS, THOUSAND, Numbers, TableOf
from posse.words import Words

Cell = str | int | float
Row = list[Cell | None]
"""A cell is None where nothing can be said."""
Form = Literal["shares", "lengths", "choices", "counts", "line", "board", "differences", "curve"]
SURE: Final = 1.959964
BARS: Final = 40
"""A picture of lengths has about so many bars."""
MOST: Final = 30
"""No more choices than that are drawn; the table has them all."""


@dataclass
class Figure:
    """A table, and how it is drawn. Shares are from 0 to 1; `x` and `y` of a board are its places."""

    key: str
    """`study-<key>` is its title, `study-<key>-about` what it means."""
    form: Form
    columns: list[str]
    """Keys of words."""
    rows: list[Row]
    title: dict[str, str | int] = field(default_factory=dict)
    """What stands in the blanks of the title."""
    fair: float | None = None
    """Where equals would be."""
    places: list[tuple[float, float]] = field(default_factory=list)
    """Of a board: where the thing of each row is."""


def wilson(rate: float, games: float) -> tuple[float, float]:
    """The interval in which a share lies with 95 % certainty (Wilson, 1927).

    >>> [round(edge, 3) for edge in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    if not games:
        return 0.0, 1.0
    shrink = 1 + SURE**2 / games
    middle = (rate + SURE**2 / (2 * games)) / shrink
    half = SURE * math.sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


class Sheet:
    """The figures of one table: a game, so many seats, these options."""

    def __init__(self, table: TableOf, numbers: Numbers, words: Words) -> None:
        self.game, self.seats, self.options = table
        self.box = CATALOG[self.game]
        self.numbers = numbers
        self.words = words
        self.games = numbers["games",]

    def figures(self) -> Iterator[Figure]:
        """All that there is something to say about."""
        yield from self._shares()
        yield from self._lengths()
        yield from self._leads()
        yield from self._outs()
        yield from self._choices()
        yield from self._maps()

    # ---- who wins

    def wins(self) -> int:
        """Seats that have won, all games together."""
        return sum(int(name[1]) * count for name, count in self.numbers.items() if name[0] == "winners")

    def fair(self) -> float:
        """What each seat would win if all were equal."""
        return self.wins() / (self.seats * self.games) if self.games else 0.0

    def _shares(self) -> Iterator[Figure]:
        yield self._share("by-seat", "seat", lambda seat: self.words.text("study-seat-n", seat=int(seat) + 1), True)
        if any(name[0] == "order" for name in self.numbers):
            yield self._share("by-order", "order", lambda place: self.words.text("study-nth", n=int(place) + 1), True)
        if len({name[1] for name in self.numbers if name[0] == "player"}) > 1:
            yield self._share("by-player", "player", str)
        for kind in sorted({str(name[1]) for name in self.numbers if name[0] == "trait"}):
            values = {name[2] for name in self.numbers if name[:2] == ("trait", kind)}
            if len(values) > 1:
                yield self._share(f"by-{kind}", ("trait", kind), partial(self._named, kind))

    def _share(
        self, key: str, of: str | tuple[str, str], label: Callable[[Cell], str], in_order: bool = False
    ) -> Figure:
        """Win shares. Seats of one game that have the same trait win or lose together, so intervals count games."""
        stem = (of,) if isinstance(of, str) else of
        values = {name[len(stem)] for name in self.numbers if name[: len(stem)] == stem and name[-1] == "seats"}
        rows: list[Row] = []
        for value in sorted(values, key=lambda value: (str(type(value)), value)):
            seats, wins = self.numbers[(*stem, value, "seats")], self.numbers[(*stem, value, "wins")]
            games = self.numbers[(*stem, value, "games")] or seats
            low, high = wilson(wins / seats, games)
            rows.append([label(value), seats, wins, wins / seats, low, high])
        if not in_order:
            rows.sort(key=lambda row: -float(row[3] or 0))
        columns = ["study-who", "study-seats-held", "study-wins", "study-share", "study-low", "study-high"]
        return Figure(key, "shares", columns, rows, fair=self.fair())

    def _named(self, kind: str, value: Cell) -> str:
        return self.words.name(kind, int(value))

    # ---- how long

    def _lengths(self) -> Iterator[Figure]:
        rows: list[Row] = []
        drawn: list[Figure] = []
        for what in ("turns", "decisions", "choices", "minutes"):
            counts = {int(name[2]): n for name, n in self.numbers.items() if name[:2] == ("length", what)}
            if not counts or set(counts) == {0}:
                continue
            edges = [quantile(counts, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)]
            mean = sum(length * n for length, n in counts.items()) / sum(counts.values())
            rows.append([self.words.text(f"study-n-{what}"), mean, min(counts), *edges, max(counts)])
            if what != "choices":
                drawn.append(self._histogram(what, counts))
        names = ["study-length", "study-mean", "study-least", "study-q05", "study-q25", "study-median", "study-q75"]
        yield Figure("lengths", "counts", [*names, "study-q95", "study-most"], rows)
        yield from drawn

    def _histogram(self, what: str, counts: dict[int, int]) -> Figure:
        least, most = min(counts), max(counts)
        width = max(1, math.ceil((most - least + 1) / BARS))
        bins: dict[int, int] = {}
        for length, count in counts.items():
            start = least + (length - least) // width * width
            bins[start] = bins.get(start, 0) + count
        rows: list[Row] = [[start, start + width - 1, bins[start]] for start in sorted(bins)]
        return Figure(f"length-{what}", "lengths", ["study-from", "study-to", "study-games"], rows)

    # ---- how the lead goes

    def _leads(self) -> Iterator[Figure]:
        looked = self.numbers["chances",]
        if not looked:
            return
        rows: list[Row] = []
        known = 0
        for moment in range(MOMENTS):
            known += self.numbers["known", moment]
            chance = self.numbers["chance", moment] / THOUSAND / looked
            rows.append([moment / MOMENTS, chance, self.numbers["leads", moment] / looked, known / looked])
        columns = ["study-played", "study-winners-chance", "study-winner-leads", "study-winner-known"]
        yield Figure("leads", "line", columns, rows, {"games": looked})
        most = max(int(name[1]) for name in self.numbers if name[0] == "changes")
        changes: list[Row] = [[n, n, self.numbers["changes", n]] for n in range(most + 1)]
        yield Figure("changes", "lengths", ["study-from", "study-to", "study-games"], changes, {"games": looked})

    # ---- who is out

    def _outs(self) -> Iterator[Figure]:
        tenths = [self.numbers["out", "tenth", tenth] for tenth in range(10)]
        if not sum(tenths):
            return
        rows: list[Row] = [[10 * tenth, 10 * tenth + 9, count] for tenth, count in enumerate(tenths)]
        yield Figure("out", "lengths", ["study-from", "study-to", "study-seats-out"], rows, {"seats": sum(tenths)})
        traits: list[Row] = []
        for name, count in self.numbers.items():
            if name[:2] == ("out", "trait"):
                held = self.numbers["trait", name[2], name[3], "seats"]
                traits.append([self._named(str(name[2]), name[3]), held, count, count / held])
        if traits:
            traits.sort(key=lambda row: -float(row[3] or 0))
            yield Figure(
                "out-who", "shares", ["study-who", "study-seats-held", "study-seats-out", "study-share"], traits
            )

    # ---- choices

    def _choices(self) -> Iterator[Figure]:
        rows: list[Row] = []
        for name in [name for name in self.numbers if name[0] == "choice" and name[-1] == "offered"]:
            stem = name[:-1]
            offered, taken = self.numbers[name], self.numbers[(*stem, "taken")]
            after = self.numbers[(*stem, "taken-won")] / taken if taken else 0.0
            without = offered - taken
            rest = (
                (self.numbers[(*stem, "offered-won")] - self.numbers[(*stem, "taken-won")]) / without
                if without
                else 0.0
            )
            asked, said = (self.words.open(self.box.sayings[str(key)]) for key in name[1:3])
            rows.append([said, asked, offered, taken / offered, after, rest])
        rows.sort(key=lambda row: (-int(row[2] or 0), str(row[0])))
        if rows:
            columns = [
                "study-choice",
                "study-question",
                "study-offered",
                "study-taken",
                "study-after",
                "study-otherwise",
            ]
            yield Figure("choices", "choices", columns, rows)

    # ---- maps

    def _maps(self) -> Iterator[Figure]:
        board = board_of(self.box)
        if board.places is None:
            return
        places = board.places(self.box, self.seats)
        busy = [
            places[int(name[2])][1] for name in self.numbers if name[0] == "heat" and int(name[2]) in range(len(places))
        ]
        places = [
            place for place in places if place[1] <= max(busy, default=0)
        ]  # as long as the train is at this table
        for key in board.heat:
            rows: list[Row] = []
            where: list[tuple[float, float]] = []
            for number, (name, x, y) in enumerate(places):
                count = self.numbers["heat", key, number]
                said = self.words.text("study-further", n=int(name)) if name.isdecimal() else self.words.text(name)
                rows.append([said, count, count / self.games])
                where.append((x, y))
            if any(row[1] for row in rows):
                yield Figure(
                    f"map-{key}", "board", ["study-where", "study-times", "study-per-game"], rows, places=where
                )


def quantile(counts: dict[int, int], share: float) -> int:
    """So large a share of the games is so long or shorter.

    >>> quantile({1: 5, 2: 4, 9: 1}, 0.5), quantile({1: 5, 2: 4, 9: 1}, 0.95)
    (1, 9)
    """
    total, seen = sum(counts.values()), 0
    for length in sorted(counts):
        seen += counts[length]
        if seen >= share * total:
            return length
    return 0
