"""All open sockets of this process: so many a guest, an address, and altogether.

Where there is no room for one more, somebody goes: those without a seat who have said nothing for longest. Who has a
seat never has to go for a stranger; among their own sockets, the one goes that has been silent for longest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol

from posse.server.config import Config
from posse.server.guests import Person
from posse.server.limits import Buckets

if TYPE_CHECKING:
    from posse.server.tables import Live

LOOKED_AT: Final = 256
"""Of those who came first, so many are looked at to find who goes; all of them only if none of these can."""


class Visitor(Protocol):
    """A connection, as the crowd knows it."""

    person: Person
    address: str
    tables: dict[str, Live]
    active: float
    """When something was last heard from it."""

    def seated(self) -> bool:
        """Whether it looks at a table that is not over and at which its guest has a seat."""

    def make_way(self) -> None:
        """Go: somebody else needs the place."""

    def end(self) -> None:
        """Go: the session is over."""


class Crowd:
    """Who is here."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.arrivals = Buckets(config.arrivals, 10 * config.arrivals)
        """New sockets, by address."""
        self._all: dict[Visitor, None] = {}
        self._guests: dict[str, dict[Visitor, None]] = {}
        self._addresses: dict[str, dict[Visitor, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def __iter__(self) -> Iterator[Visitor]:
        return iter(list(self._all))

    def of(self, guest: str) -> list[Visitor]:
        """The sockets of a guest."""
        return list(self._guests.get(guest, ()))

    def come(self, visitor: Visitor) -> bool:
        """One more; False if there is no room and nobody has to go."""
        mine = self._guests.get(visitor.person.id, {})
        if len(mine) >= self.config.sockets_per_guest:
            self._send_away(min(mine, key=_silence))
        neighbours = self._addresses.get(visitor.address, {})
        for group, most in ((neighbours, self.config.sockets_per_address), (self._all, self.config.sockets)):
            if len(group) >= most:
                who = next_to_go(group)
                if who is None:
                    return False
                self._send_away(who)
        self._all[visitor] = None
        self._guests.setdefault(visitor.person.id, {})[visitor] = None
        self._addresses.setdefault(visitor.address, {})[visitor] = None
        return True

    def go(self, visitor: Visitor) -> None:
        """One less, if it was there."""
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


def next_to_go(group: Iterable[Visitor]) -> Visitor | None:
    """Of those who have no seat, the one who has been silent for longest."""
    first = [visitor for visitor in islice(group, LOOKED_AT) if not visitor.seated()]
    return min(first or (visitor for visitor in group if not visitor.seated()), key=_silence, default=None)


def _silence(visitor: Visitor) -> float:
    return visitor.active
