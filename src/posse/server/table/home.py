"""What a table needs of the node it is at. `node.house` is that; a table knows no more of it than this."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable
from typing import Any, NamedTuple, Protocol

from posse.coach import Coaching, Point
from posse.kernel.game import Game
from posse.server.book.store import Store
from posse.server.config import Config
from posse.server.table.sitting import Sitting

Share = tuple[str, ...]
"""For whom a bot thinks: a network, in it an address, there a guest."""
Opinion = list[tuple[int, float | None]]
"""What a bot would choose, then what else it has thought about; each with what it expects of it, from 0 to 1."""


class Studied(NamedTuple):
    """What came of coaching."""

    done: bool
    """Whether somebody had the time to think about it."""
    coaching: Coaching | None
    """None: there is nothing to say."""


class Moved(NamedTuple):
    """A moment of a game that is over, and the choice that led there."""

    point: Point
    seat: int
    """Who chose; -1 at the beginning."""
    saying: str
    values: tuple[int, ...]
    """What, in words."""


class Counts(Protocol):
    """What is counted at tables."""

    choices: int
    """Played."""
    late: int
    """Entries for which another node was first."""


class Elsewhere(Protocol):
    """Who is at tables, as the other nodes say."""

    def at(self, table: str) -> set[str]:
        """Guests with a seat who look at the table from other nodes."""

    def spectators(self, table: str) -> int:
        """How many without a seat look at the table from other nodes."""

    def changed(self, table: str) -> None:
        """Somebody came or went, here."""


class Thinking(Protocol):
    """Bots."""

    async def think(self, game: Game, seat: int, level: str, whose: Share, watched: bool) -> int | None:
        """What a bot of that level chooses for the seat, for them; None, if it can't say in time."""

    async def opinion(self, game: Game, seat: int, level: str, whose: Share, watched: bool) -> Opinion | None:
        """The same, with what it expects."""


class Studying(Protocol):
    """For those who want to learn."""

    async def coach(self, world: dict[str, Any], seat: int, choice: int, seed: int, whose: Share) -> Studied:
        """What a good bot has to say about a choice, in a world dealt anew for the seat."""


class Neighbourhood(Protocol):
    """Where guests come from."""

    def path(self, guests: Iterable[str]) -> Share:
        """Where the first of these is at home of whom that is known."""


class Home(Protocol):
    """The node, as its tables know it."""

    config: Config
    store: Store
    closing: bool

    @property
    def metrics(self) -> Counts:
        """What is counted."""

    @property
    def presence(self) -> Elsewhere:
        """Who is at other nodes."""

    @property
    def bots(self) -> Thinking:
        """Who thinks."""

    @property
    def study(self) -> Studying:
        """Who coaches."""

    @property
    def crowd(self) -> Neighbourhood:
        """Who comes from where."""

    async def load(self, ident: str) -> Sitting:
        """A table folded from all its entries."""

    def note(self, ident: str, seating: bool) -> None:
        """The lists must hear of this table; if the `seating` may have changed, also of who sits there."""

    def later(self, job: Coroutine[Any, Any, None]) -> None:
        """Do something soon, without anybody waiting for it."""
