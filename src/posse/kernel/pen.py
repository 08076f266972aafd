"""Pen: writes what a seat sees as a row of numbers straight from the table, without making a view first.

`seen.py` of a game says what stands where in the row (`posse.lab.fields` reads it); the game's `numbers.py` writes it
in that order with a pen, and a law of the contract holds the two together: the same row as is made from the view.
Seats are counted from the one who looks. Most of a row is 0, and only what is not is written down at all: four bytes
for each such number, two for what it is and two for its place. Whoever needs the whole row lays it out by that.

Compiled, the ink is a writer of librt's, and goes on paper without detours (native/ in the project's root).
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import pack
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from posse.kernel.box import Option

NOWHERE: Final = 0xFFFF
"""The last place that two bytes can name."""


class Pen:
    """The numbers written so far, of one row or of several, and the place where the next one goes."""

    def __init__(self, room: int) -> None:
        self.ink: list[int] = []
        self.at = 0
        self.me = 0
        self.seats = 0
        self.room: int = room
        """For how many seats a row has room; the table may have fewer."""
        self.agreed: dict[str, object] | None = None
        """The options that were written last, and where: tables that are set alike share them."""
        self.ticks: list[int] = []
        self.after = 0

    def begin(self, me: int, seats: int) -> None:
        """A new row, for one who looks at a table of so many."""
        self.at = 0
        self.me = me
        self.seats = seats

    def count(self) -> int:
        """How many numbers are written."""
        return len(self.ink)

    def fill(self, count: int) -> None:
        """Write numbers that stand nowhere until there are so many; leave out the last ones, if there are more."""
        nowhere: int = NOWHERE << 16
        del self.ink[count:]
        for _ in range(self.count(), count):
            self.ink.append(nowhere)

    def written(self) -> bytes:
        """The numbers; the next ones come on a new page."""
        page = pack(f"<{len(self.ink)}I", *self.ink)
        self.ink.clear()
        return page

    # ---- one thing

    def number(self, value: int) -> None:
        """A whole number as it is."""
        if value:
            self.ink.append(self.at << 16 | value & 0xFFFF)
        self.at += 1

    def flag(self, is_so: bool) -> None:
        """1 or 0."""
        if is_so:
            self.tick(self.at)
        self.at += 1

    def tick(self, place: int) -> None:
        """1 at that place of the row."""
        self.ink.append(place << 16 | 1)

    def name(self, value: int, count: int) -> None:
        """One of so many names; -1 is none of them."""
        self.tick(self.at + value + 1)
        self.at += count + 1

    def seat(self, seat: int, more: int = 0) -> None:
        """A seat, or one of some more who are no players; -1 is nobody."""
        self.tick(self.at + (0 if seat < 0 else 1 + self.place(seat)))
        self.at += self.room + more + 1

    def thing(self, value: int, each: int) -> None:
        """A thing of which each seat has so many; -1 is none."""
        self.tick(self.at + (0 if value < 0 else 1 + self.place(value // each) * each + value % each))
        self.at += self.room * each + 1

    def mark(self, place: int, size: int) -> None:
        """1 at one of so many places."""
        self.tick(self.at + place)
        self.at += size

    def skip(self, size: int) -> None:
        """Nothing is there."""
        self.at += size

    # ---- several things

    def bits(self, value: int, count: int) -> None:
        """A set as the bits of a number."""
        place = self.at
        while value:
            if value & 1:
                self.tick(place)
            value >>= 1
            place += 1
        self.at += count

    def seat_bits(self, value: int) -> None:
        """A set of seats as the bits of a number."""
        seat = 0
        while value:
            if value & 1:
                self.tick(self.at + self.place(seat))
            value >>= 1
            seat += 1
        self.at += self.room

    def members(self, members: list[int], count: int) -> None:
        """A set as a list."""
        for one in members:
            self.tick(self.at + one)
        self.at += count

    def some_seats(self, seats: list[int]) -> None:
        """A set of seats as a list."""
        for seat in seats:
            self.tick(self.at + self.place(seat))
        self.at += self.room

    def first_told(self, count: int, most: int) -> int:
        """How many things a list has; the first of those that are told: where there are too many, the last are."""
        self.number(min(count, most))
        return max(0, count - most)

    def names(self, values: list[int], most: int, count: int) -> None:
        """A list of names."""
        end = self.at + 1 + most * (count + 1)
        for place in range(self.first_told(len(values), most), len(values)):
            self.name(values[place], count)
        self.at = end

    def first_names(self, values: tuple[int, ...], told: int, most: int, count: int) -> None:
        """The first of some names that never change, in a list of at most so many."""
        end = self.at + 1 + most * (count + 1)
        self.number(told)
        for place in range(told):
            self.name(values[place], count)
        self.at = end

    def numbers(self, values: list[int], most: int) -> None:
        """A list of whole numbers."""
        end = self.at + 1 + most
        first = self.first_told(len(values), most)
        self.part(values, first, len(values) - first)
        self.at = end

    def last_numbers(self, values: tuple[int, ...], most: int) -> None:
        """A list of whole numbers that never change."""
        end = self.at + 1 + most
        for place in range(self.first_told(len(values), most), len(values)):
            self.number(values[place])
        self.at = end

    def part(self, values: list[int], first: int, count: int) -> None:
        """Some neighbours in a list of whole numbers."""
        value: int
        at: int = self.at
        for place in range(first, first + count):
            value = values[place]
            if value:
                self.ink.append(at << 16 | value & 0xFFFF)
            at += 1
        self.at = at

    def options(self, options: dict[str, object], known: Sequence[Option]) -> None:
        """What the table has agreed on."""
        if options is not self.agreed and options != self.agreed:
            self.agreed, self.ticks, self.after = options, [], self.at
            for option in known:
                self.ticks.append(self.after + option.values.index(options[option.name]))
                self.after += len(option.values)
        for place in self.ticks:
            self.tick(place)
        self.at = self.after

    # ---- seats

    def place(self, seat: int) -> int:
        """Where a seat is, counted from me; beyond the seats are those who are no players."""
        if seat >= self.seats:
            return seat
        return seat - self.me if seat >= self.me else seat - self.me + self.seats

    def everybody(self) -> list[int]:
        """The seats in the order in which they are written: mine first."""
        return [(self.me + turn) % self.seats for turn in range(self.seats)]

    def by_seat(self, values: list[int]) -> None:
        """A list of numbers that goes by the seats, or is empty."""
        end = self.at + 1 + self.room
        self.flag(len(values) > 0)
        if values:
            for seat in self.everybody():
                self.number(values[seat])
        self.at = end

    def leave_empty_seats(self, began: int) -> None:
        """Everybody was written from there on, each taking as much: leave room for those who are not at the table."""
        self.at += (self.at - began) // self.seats * (self.room - self.seats)
