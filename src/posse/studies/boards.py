"""What a study looks at in each game, by the names of its events, and the shape of its board.

As the boards of the page and of the terminal, this reads what a game tells; it knows no rule. A game that does not
stand here is studied all the same: by seats, players, lengths and choices.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from posse.kernel.box import Box
from posse.kernel.events import Event


@dataclass(frozen=True)
class Board:
    """What to look at. Events are named by their keys without `event-`."""

    turns: frozenset[str] = frozenset()
    """Events that happen once a turn."""
    questions: frozenset[str] = frozenset()
    """Or questions that are asked once a turn."""
    counter: str = ""
    """Or the field of the view that counts them."""
    first: frozenset[str] = frozenset()
    """The events of which the first says who begins."""
    traits: dict[str, tuple[str, tuple[str, ...]]] = field(default_factory=dict)
    """By event: a type of names (`character`), and the blanks that hold it; the blank `seat` says whose it is."""
    out: frozenset[str] = frozenset()
    """Events that say that a seat is out of the game."""
    heat: dict[str, dict[str, str]] = field(default_factory=dict)
    """For each map: events, and the blank that holds the place."""
    built: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Where things are built: events that say which thing (blank) lies on which place (blank)."""
    plots: str = ""
    """And the field of the view that tells it at the beginning: the thing on each place."""
    places: Callable[[Box, int], list[tuple[str, float, float]]] | None = None
    """The places of the board for so many seats: name, and where it is, from left to right and from the top down."""

    @cached_property
    def heard(self) -> frozenset[str]:
        """All events that are looked at."""
        maps = (key for events in self.heat.values() for key in events)
        return self.turns | self.first | self.out | {*self.traits, *self.built, *maps}


def _pyramid(box: Box, _seats: int) -> list[tuple[str, float, float]]:
    found: list[tuple[str, float, float]] = []
    for row, size in enumerate((6, 5, 4, 3, 2, 1)):
        found += [(f"spot-{box.names['spot'][len(found) + place]}", place + row / 2, 5 - row) for place in range(size)]
    return found


def _train(box: Box, _seats: int) -> list[tuple[str, float, float]]:
    return [(f"place-{name}", at // 2, 1 - at % 2) for at, name in enumerate(box.names["place"])]


def _town(box: Box, _seats: int) -> list[tuple[str, float, float]]:
    return [(f"plot-{name}", int(name[1]) - 1, "abcdef".index(name[0])) for name in box.names["plot"]]


def _circle(_box: Box, seats: int) -> list[tuple[str, float, float]]:
    turns = [2 * math.pi * step / seats for step in range(seats)]
    return [(str(step), round(-2 * math.sin(turn), 3), round(2 * math.cos(turn), 3)) for step, turn in enumerate(turns)]


def _houses(box: Box, _seats: int) -> list[tuple[str, float, float]]:
    return [(f"house-{name}", at, 0) for at, name in enumerate(box.names["house"])]


ROUND_THE_TABLE: Final = "other"
"""This blank holds another seat: its place on the map is how many seats further it sits, clockwise."""

BOARDS: Final[dict[str, Board]] = {
    "five-points": Board(
        turns=frozenset({"advanced", "banished", "passed", "out-of-influence"}),
        first=frozenset({"first-player", "first-player-of-two"}),
        traits={"dealt": ("gang", ("one", "two", "three"))},
        heat={"advanced": {"advanced": "goal"}, "banished": {"banished": "goal"}},
        places=_pyramid,
    ),
    "colt-express": Board(
        turns=frozenset({"turn"}),
        first=frozenset({"first-player", "first-player-of-two"}),
        traits={
            "picked": ("bandit", ("bandit",)),
            "dealt": ("bandit", ("bandit",)),
            "drafted": ("bandit", ("bandit",)),
            "team-dealt": ("bandit", ("one", "two")),
        },
        heat={
            "moved": {"moved": "goal", "ran": "goal", "climbed": "goal", "fled": "goal", "met": "goal"},
            "robbed": {"robbed": "place", "robbed-purse": "place"},
        },
        places=_train,
    ),
    "deadwood": Board(
        counter="turns",
        first=frozenset({"first-player", "first-player-of-two"}),
        out=frozenset({"out-of-cowboys", "gang-wiped-out"}),
        heat={"sent": {"sent": "building", "moved": "goal"}, "shot": {"shootout": "building"}},
        built={"built": ("building", "plot")},
        plots="plots",
        places=_town,
    ),
    "bang-dice": Board(
        turns=frozenset({"turn", "ghost-turn"}),
        first=frozenset({"turn"}),
        traits={
            "character": ("character", ("character",)),
            **dict.fromkeys(("won", "won-as", "beaten", "beaten-as"), ("role", ("role",))),
        },
        out=frozenset({"eliminated", "eliminated-as"}),
        heat={"aimed": {"aimed": ROUND_THE_TABLE, "aimed-twice": ROUND_THE_TABLE}, "beer": {"beer": ROUND_THE_TABLE}},
        places=_circle,
    ),
    "deadwood-1876": Board(
        questions=frozenset({"turn"}),
        first=frozenset({"starts"}),
        traits={"chose-character": ("character", ("character",)), "came": ("character", ("character",))},
        out=frozenset({"out"}),
        heat={"came": {"star-placed": "house", "came": "house"}, "rode": {"rode": "house", "sent": "house"}},
        places=_houses,
    ),
}


def board_of(box: Box) -> Board:
    """What to look at in this game."""
    return BOARDS.get(box.key, Board())


def blank(event: Event, name: str) -> int:
    """What stands in a blank of an event."""
    return event.args()[name][1]


def key_of(event: Event) -> str:
    """An event's key, without what they all begin with."""
    return event.saying.key.removeprefix("event-")
