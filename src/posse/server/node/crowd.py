"""All open sockets of this process: so many a guest, an address, and altogether.

Where there is no room for one more, somebody goes: those without a name first, then those without a seat, then those
who play with nobody from elsewhere, and of these who has said nothing for longest. Who plays with others goes only if
their address has very many places and the newcomer's has few. Nobody with a name goes for somebody without one; among
their own sockets, the one goes that has been silent for longest.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sized
from itertools import islice
from typing import Final, Protocol

from posse.server.book.guests import Person
from posse.server.bounds.limits import SLOW, SLOW_ADDRESS, SLOW_ALL, SLOW_GUEST, Near, network
from posse.server.config import Config

LOOKED_AT: Final = 256
"""To find who goes, so many are looked at of those who came first, and so many others by chance: not thousands each
time that somebody knocks at a full house."""
MANY: Final = 5
"""An address has very many places when it has more than this part of all that one may have."""

REMEMBERED: Final = 10_000
"""Guests of whom it is remembered where they came from when they have gone."""

Group = tuple[str, str]
ALL: Final = ("", "")


class Visitor(Protocol):
    """A connection, as the crowd knows it."""

    person: Person
    address: str
    active: float
    """When something was last heard from it."""

    @property
    def tables(self) -> Sized:
        """Those it looks at."""

    def seated(self) -> bool:
        """Whether it looks at a table that is not over and at which its guest has a seat."""

    def in_company(self, elsewhere: bool) -> bool:
        """Whether at such a table somebody else has a seat, too; or even somebody from another address."""

    def make_way(self) -> None:
        """Go: somebody else needs the place."""

    def end(self) -> None:
        """Go: the session is over."""

    def waiting(self) -> int:
        """Bytes that were sent and not taken yet."""

    def cut_off(self) -> None:
        """Go: you read too slowly."""


class Slow:
    """What waits for those who read slowly: so much for a guest, for an address, and altogether.

    It is counted when something is sent. They may have read since: before somebody is cut, all are asked again.
    """

    def __init__(self) -> None:
        self._members: dict[Group, dict[Visitor, int]] = {}
        self._sums: Counter[Group] = Counter()

    def note(self, visitor: Visitor) -> list[Visitor]:
        """Something was sent; who has to go."""
        size = visitor.waiting()
        if size < SLOW and visitor not in self._members.get(ALL, ()):
            return []
        self._count(visitor, size)
        groups = _groups(visitor)
        return [who for group, most in groups.items() if (who := self._to_cut(group, most)) is not None]

    def forget(self, visitor: Visitor) -> None:
        """It is gone."""
        self._count(visitor, 0)

    def _count(self, visitor: Visitor, size: int) -> None:
        for group in _groups(visitor):
            members = self._members.setdefault(group, {})
            self._sums[group] += size - members.pop(visitor, 0)
            if size:
                members[visitor] = size
            elif not members:
                del self._members[group], self._sums[group]

    def _to_cut(self, group: Group, most: int) -> Visitor | None:
        """For whom most waits, if that is too much for all of them; those who play go last."""
        if self._sums[group] <= most:
            return None
        for visitor in list(self._members[group]):
            self._count(visitor, visitor.waiting())
        if self._sums[group] <= most:
            return None
        slowest, _size = max(self._members[group].items(), key=_slowness)
        self.forget(slowest)
        return slowest


def _groups(visitor: Visitor) -> dict[Group, int]:
    """What a visitor belongs to, and how much may wait for all of those together."""
    return {("guest", visitor.person.id): SLOW_GUEST, ("address", visitor.address): SLOW_ADDRESS, ALL: SLOW_ALL}


class Crowd:
    """Who is here."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.arrivals = Near(config.arrivals, 10 * config.arrivals)
        """New sockets, by address."""
        self.slow = Slow()
        self._all: dict[Visitor, None] = {}
        self._guests: dict[str, dict[Visitor, None]] = {}
        self._addresses: dict[str, dict[Visitor, None]] = {}
        self._homes: dict[str, str] = {}
        """The address from which each guest came last."""

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Visitor]:
        return iter(list(self._all))

    def of(self, guest: str) -> list[Visitor]:
        """The sockets of a guest."""
        return list(self._guests.get(guest, ()))

    def home(self, guest: str) -> str:
        """The address from which a guest was last here; empty, if that is not known."""
        here = next(reversed(self._guests.get(guest, {})), None)
        return here.address if here is not None else self._homes.get(guest, "")

    def lives(self, guest: str, address: str) -> None:
        """Remember where a guest came from."""
        self._homes.pop(guest, None)
        self._homes[guest] = address
        if len(self._homes) > REMEMBERED:
            del self._homes[next(iter(self._homes))]

    def path(self, guests: Iterable[str]) -> tuple[str, str, str]:
        """Where the first of these is at home of whom that is known: a network, in it an address, there the guest."""
        first = ""
        for guest in guests:
            first = first or guest
            if home := self.home(guest):
                return network(home), home, guest
        return "", "", first

    def come(self, visitor: Visitor) -> bool:
        """One more; False if there is no room and nobody has to go."""
        mine = self._guests.get(visitor.person.id, {})
        if len(mine) >= self.config.sockets_per_guest:
            self._send_away(min(mine, key=_silence))
        neighbours = self._addresses.get(visitor.address, {})
        for group, most in ((neighbours, self.config.sockets_per_address), (self._all, self.config.sockets)):
            if len(group) >= most:
                everywhere = group is self._all
                who = next_to_go(group, visitor.person.nameless, everywhere)
                if who is None and everywhere and not visitor.person.nameless:
                    who = self._of_very_many(neighbours)
                if who is None:
                    return False
                self._send_away(who)
        self._all[visitor] = None
        if not visitor.person.nameless:
            self.lives(visitor.person.id, visitor.address)
        self._guests.setdefault(visitor.person.id, {})[visitor] = None
        self._addresses.setdefault(visitor.address, {})[visitor] = None
        return True

    def _of_very_many(self, neighbours: dict[Visitor, None]) -> Visitor | None:
        """Somebody of the address with most sockets, if these are very many and the newcomer's are not."""
        street = max(self._addresses.values(), key=len)
        many = self.config.sockets_per_address // MANY
        return min(islice(street, LOOKED_AT), key=_silence) if len(street) > many > len(neighbours) else None

    def go(self, visitor: Visitor) -> None:
        """One less, if it was there."""
        self.slow.forget(visitor)
        if visitor not in self._all:
            return
        del self._all[visitor]
        for groups, name in ((self._guests, visitor.person.id), (self._addresses, visitor.address)):
            del groups[name][visitor]
            if not groups[name]:
                del groups[name]

    def _send_away(self, visitor: Visitor) -> None:
        self.go(visitor)
        visitor.make_way()


def next_to_go(group: dict[Visitor, None], for_nameless: bool, elsewhere: bool) -> Visitor | None:
    """Of those who have no name, the one who has been silent for longest; else of those without a seat; else of those
    who play with nobody, or nobody from `elsewhere`: names at one's own address are no company in a full house."""
    who = min((visitor for visitor in group if visitor.person.nameless), key=_silence, default=None)
    if who is not None or for_nameless:
        return who
    some = list(islice(group, LOOKED_AT))
    if all(visitor.seated() for visitor in some):
        start = random.randrange(max(1, len(group) - LOOKED_AT))
        some += islice(group, start, start + LOOKED_AT)
    alone = (visitor for visitor in some if not visitor.in_company(elsewhere))
    return min(alone, key=lambda visitor: (visitor.seated(), visitor.active), default=None)


def _silence(visitor: Visitor) -> float:
    return visitor.active


def _slowness(slow: tuple[Visitor, int]) -> tuple[bool, bool, int]:
    visitor, size = slow
    return not visitor.in_company(True), not visitor.seated(), size
