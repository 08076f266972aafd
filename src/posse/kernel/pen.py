"""Pen: writes what a seat sees into a row of numbers straight from the table, without making a view first.

`seen.py` of a game says what stands where in the row (`posse.lab.fields` reads it); the game's `numbers.py` writes it
in that order with a pen, and a law of the contract holds the two together: the same row as is made from the view.
Seats are counted from the one who looks. Only what is not 0 is written: most of a row is 0.

A number takes two bytes, as the machine lays them out; compiled, the row is one that is written without detours
(native.py).
"""

from __future__ import annotations

import sys
from typing import Final

LOW: Final = 0 if sys.byteorder == "little" else 1
HIGH: Final = 1 - LOW


class Pen:
    """A row that is 0 at first, and the place where the next number goes."""

    def __init__(self, nothing: bytes, me: int, seats: int, room: int) -> None:
        self.row = bytearray(nothing)
        self.at = 0
        self.me = me
        self.seats = seats
        self.room = room
        """For how many seats the row has room; the table may have fewer."""

    def written(self) -> bytes:
        """The row."""
        return bytes(self.row)

    # ---- one thing

    def number(self, value: int) -> None:
        """A whole number as it is."""
        at = self.at
        if 0 < value < 256:
            self.row[at + at + LOW] = value
        elif value:
            self.row[at + at + LOW] = value & 255
            self.row[at + at + HIGH] = value >> 8 & 255
        self.at = at + 1

    def flag(self, is_so: bool) -> None:
        """1 or 0."""
        if is_so:
            self.tick(self.at)
        self.at += 1

    def tick(self, place: int) -> None:
        """1 at that place of the row."""
        self.row[place + place + LOW] = 1

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

    def numbers(self, values: list[int], most: int) -> None:
        """A list of whole numbers."""
        end = self.at + 1 + most
        for place in range(self.first_told(len(values), most), len(values)):
            self.number(values[place])
        self.at = end

    # ---- seats

    def place(self, seat: int) -> int:
        """Where a seat is, counted from me; beyond the seats are those who are no players."""
        if seat >= self.seats:
            return seat
        return seat - self.me if seat >= self.me else seat - self.me + self.seats

    def everybody(self) -> list[int]:
        """The seats in the order in which they are written: mine first."""
        return [*range(self.me, self.seats), *range(self.me)]

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
