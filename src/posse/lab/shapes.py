"""How each part of a view is written into a row. A shape is made from a type in `seen.py` and what stands beside it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints, is_typeddict

from posse.kernel import seen
from posse.kernel.box import Box, Option

Told = tuple[str, int, int, int]
"""A field: its name, how many numbers, the lowest and the highest of them."""


class OutOfBounds(Exception):
    """A view holds what its shape does not allow: a mistake in `seen.py`."""


class Look(NamedTuple):
    """Who looks, and at how many seats: these are counted from that seat on."""

    me: int
    seats: int

    def place(self, seat: int) -> int:
        """Where a seat is, counted from me; beyond the seats are those who are no players."""
        return (seat - self.me) % self.seats if seat < self.seats else seat


class Shape:
    """A part of a view: how many numbers it takes, what they are called, how they are written."""

    size: int

    def fields(self, name: str) -> Iterator[Told]:
        """What it is made of, in order."""
        raise NotImplementedError

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        """Write it from this place on; the row is 0 there."""
        raise NotImplementedError


class Number(Shape):
    """A whole number as it is."""

    size = 1

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def fields(self, name: str) -> Iterator[Told]:
        yield name, 1, min(self.low, 0), max(self.high, 0)

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        if not self.low <= value <= self.high:
            raise OutOfBounds(f"{value} is not between {self.low} and {self.high}")
        row[at] = value


class Name(Shape):
    """One of several: first "none" (-1), then each of them; the one that it is has 1."""

    def __init__(self, count: int) -> None:
        self.size = count + 1

    def fields(self, name: str) -> Iterator[Told]:
        yield name, self.size, 0, 1

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        if not -1 <= value < self.size - 1:
            raise OutOfBounds(f"{value} is not one of {self.size - 1}")
        row[at + value + 1] = 1


class SeatName(Name):
    """A seat counted from me, or a thing of a seat."""

    def __init__(self, seats: int, each: int = 1, more: int = 0) -> None:
        super().__init__(seats * each + more)
        self.each = each

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        if value >= 0:
            seat, thing = divmod(value, self.each)
            value = look.place(seat) * self.each + thing
        super().write(row, at, value, look)


class OneValue(Shape):
    """One of some values: an option, a word."""

    def __init__(self, values: Sequence[object]) -> None:
        self.values = list(values)
        self.size = len(self.values)

    def fields(self, name: str) -> Iterator[Told]:
        yield name, self.size, 0, 1

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        row[at + self.values.index(value)] = 1


class Set(Shape):
    """Several of so many, as bits or as a list: each has its own number, 0 or 1."""

    def __init__(self, count: int, bits: bool, seats: bool = False) -> None:
        self.size = count
        self.bits = bits
        self.seats = seats

    def fields(self, name: str) -> Iterator[Told]:
        yield name, self.size, 0, 1

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        members = [one for one in range(value.bit_length()) if value >> one & 1] if self.bits else value
        for one in members:
            place = look.place(one) if self.seats else one
            if not 0 <= place < self.size:
                raise OutOfBounds(f"{one} is not one of {self.size}")
            row[at + place] = 1


class Nothing(Shape):
    """Left out: it follows from the rest."""

    size = 0

    def fields(self, name: str) -> Iterator[Told]:
        yield from ()

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        pass


class Maybe(Shape):
    """Something that need not be there: 1 if it is, then what it is."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner
        self.size = 1 + inner.size

    def fields(self, name: str) -> Iterator[Told]:
        yield f"{name}?", 1, 0, 1
        yield from self.inner.fields(name)

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        if value is not None:
            row[at] = 1
            self.inner.write(row, at + 1, value, look)


class Items(Shape):
    """A list: how many (unless it is always full), then one after the other; the last ones, if there are too many."""

    def __init__(self, inner: Shape, most: int, always: bool) -> None:
        self.inner, self.most, self.always = inner, most, always
        self.size = most * inner.size + (0 if always else 1)

    def fields(self, name: str) -> Iterator[Told]:
        if not self.always:
            yield f"{name}#", 1, 0, self.most
        for place in range(self.most):
            yield from self.inner.fields(f"{name}[{place}]")

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        items = value[-self.most :]
        if self.always and len(value) != self.most:
            raise OutOfBounds(f"{len(value)} instead of {self.most} items")
        if not self.always:
            row[at] = len(items)
            at += 1
        for one in items:
            self.inner.write(row, at, one, look)
            at += self.inner.size


class Seats(Shape):
    """A list that goes by the seats, from mine on: 1 if it is there, then one after the other."""

    def __init__(self, inner: Shape, seats: int) -> None:
        self.inner, self.seats = inner, seats
        self.size = 1 + seats * inner.size

    def fields(self, name: str) -> Iterator[Told]:
        yield f"{name}?", 1, 0, 1
        for place in range(self.seats):
            yield from self.inner.fields(f"{name}[{'me' if place == 0 else f'+{place}'}]")

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        if not value:
            return
        row[at] = 1
        for seat, one in enumerate(value):
            self.inner.write(row, at + 1 + look.place(seat) * self.inner.size, one, look)


class Keyed(Shape):
    """Things with numbers, in a list or in several: for each number 1 if it is there, in which list, and what it is."""

    def __init__(self, key: str, count: int, lists: int, inner: Shape) -> None:
        self.key, self.count, self.inner = key, count, inner
        self.which = Name(lists) if lists else None
        self.head = self.which.size if self.which else 1
        self.each = self.head + inner.size
        self.size = count * self.each

    def fields(self, name: str) -> Iterator[Told]:
        for number in range(self.count):
            yield f"{name}[{self.key} {number}]{'@' if self.which else '?'}", self.head, 0, 1
            yield from self.inner.fields(f"{name}[{self.key} {number}]")

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        for place, things in enumerate(value if self.which else [value]):
            for one in things:
                begin = at + one[self.key] * self.each
                row[begin + (1 + place if self.which else 0)] = 1
                self.inner.write(row, begin + self.head, one, look)


class Parts(Shape):
    """Several parts by name, or by place."""

    def __init__(self, parts: list[tuple[Any, Shape]], optional: frozenset[str] = frozenset()) -> None:
        self.parts = [(key, Maybe(shape) if key in optional else shape) for key, shape in parts]
        self.optional = optional
        self.size = sum(shape.size for _, shape in self.parts)

    def fields(self, name: str) -> Iterator[Told]:
        for key, shape in self.parts:
            yield from shape.fields(f"{name}.{key}" if name else str(key))

    def write(self, row: array[int], at: int, value: Any, look: Look) -> None:
        for key, shape in self.parts:
            shape.write(row, at, value.get(key) if key in self.optional else value[key], look)
            at += shape.size


# ---- from the declarations


def shape_of_view(box: Box, seats: int) -> Shape:
    """The shape of all that a seat sees at a table of this game."""
    assert box.seen is not None, f"{box.key} does not say what a seat sees"
    parts: list[tuple[Any, Shape]] = []
    for key, hint in get_type_hints(seen.View, include_extras=True).items():
        if key in ("game", "you"):
            continue  # the one is known, the other is 0
        if key == "seats":
            parts.append((key, Number(0, seats)))
        elif key == "options":
            parts.append((key, options_shape(box.options)))
        elif key == "your_answer":
            parts.append((key, Maybe(Number(0, max(kind.size for kind in box.kinds.all)))))
        elif key == "table":
            parts.append((key, shape_of(box.seen, seats)))
        else:
            parts.append((key, shape_of(hint, seats)))
    return Parts(parts)


def options_shape(options: Sequence[Option]) -> Shape:
    """What the table has agreed on."""
    return Parts([(option.name, OneValue(option.values)) for option in options])


def shape_of(hint: Any, seats: int, beside: Any = None) -> Shape:
    """The shape of a type; `beside` is what is written beside it."""
    origin = get_origin(hint)
    if origin is Annotated:
        inner, beside = get_args(hint)
        return shape_of(inner, seats, beside)
    if isinstance(beside, seen.Follows):
        return Nothing()
    if origin in (Union, UnionType):
        (inner,) = [one for one in get_args(hint) if one is not NoneType]
        return Maybe(shape_of(inner, seats))
    if origin is list:
        return list_shape(get_args(hint)[0], seats, beside)
    if origin is tuple:
        return Parts([(place, shape_of(one, seats)) for place, one in enumerate(get_args(hint))])
    if origin is Literal:
        return OneValue(get_args(hint))
    if is_typeddict(hint):
        hints = get_type_hints(hint, include_extras=True)
        parts = [(key, shape_of(one, seats)) for key, one in hints.items()]
        return Parts(parts, frozenset(hint.__optional_keys__))
    if hint is bool:
        return Number(0, 1)
    assert hint is int, f"nothing says what numbers {hint} is made of"
    return int_shape(seats, beside)


def int_shape(seats: int, beside: Any) -> Shape:
    """A number, by what is written beside it."""
    match beside:
        case seen.Between(low, high):
            return Number(low, high)
        case seen.OneOf(count):
            return Name(count)
        case seen.Bits(count):
            return Set(count, bits=True)
        case seen.SeatBits():
            return Set(seats, bits=True, seats=True)
        case seen.ASeat(more):
            return SeatName(seats, more=more)
        case seen.SeatThing(each):
            return SeatName(seats, each)
    raise AssertionError(f"an int without bounds: {beside}")


def list_shape(inner: Any, seats: int, beside: Any) -> Shape:
    """A list, by what is written beside it."""
    match beside:
        case seen.AtMost(most):
            return Items(shape_of(inner, seats), most, always=False)
        case seen.Exactly(count):
            return Items(shape_of(inner, seats), count, always=True)
        case seen.SetOf(count):
            return Set(count, bits=False)
        case seen.SomeSeats(more):
            return Set(seats + more, bits=False, seats=True)
        case seen.BySeat(more):
            return Seats(shape_of(inner, seats), seats + more)
        case seen.ByKey(key, count):
            return Keyed(key, count, 0, shape_of(inner, seats))
        case seen.Scattered(lists, key, count):
            return Keyed(key, count, lists, shape_of(get_args(inner)[0], seats))
    raise AssertionError(f"a list without a length: {inner}")
