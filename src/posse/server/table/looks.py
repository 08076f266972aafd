"""What a pair of eyes is shown: whole, or what changed since the last time.

A change is made of two scenes that the same eyes may see and of nothing else, and sent only where the second one would
have been: so it tells no more than they do.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import msgspec

from posse.kernel.choices import Question
from posse.kernel.events import Event
from posse.kernel.game import Game
from posse.server import wire
from posse.server.table import asking, showing
from posse.server.table.sitting import Sitting
from posse.server.wire.changes import change_of, changes

Eyes = int | None
NOTHING = b"null"
TABLE = "table"
"""The game's own part of a view."""


class Sight(NamedTuple):
    """What there is to see for a pair of eyes, encoded: two that are the same look the same."""

    around: dict[str, bytes]
    """The fields of the view but for its table."""
    table: dict[str, bytes]
    """The fields of the table: most of them are as they were, and are not looked into."""
    question: bytes
    """Briefly."""


class Look:
    """What a pair of eyes was shown last."""

    __slots__ = ("at", "era", "number", "outlook", "sight", "whole")

    def __init__(self, era: int, at: int, number: int, sight: Sight) -> None:
        self.era = era
        self.at = at
        """How many events they have seen."""
        self.number = number
        """How many scenes they were shown before this one."""
        self.sight = sight
        self.outlook: wire.Outlook | None = None
        """What they asked about their question, if they have."""
        self.whole: dict[bool, bytes] = {}
        """All of it in one message, for spectators, of whom hundreds may come: whether they take changes."""

    def shows(self, era: int, at: int, sight: Sight) -> bool:
        """Whether it is this that they were shown."""
        return (self.era, self.at, self.sight) == (era, at, sight)


SMALL = 40
"""Bytes of a field that is not looked into: told whole, it is as short."""


class Pieces:
    """What makes one field of another, found once for all eyes that see the same."""

    def __init__(self) -> None:
        self._found: dict[tuple[bytes, bytes], msgspec.Raw] = {}
        self._known: dict[bytes, Any] = {}
        """Fields, decoded: what is new now is what was there next time."""

    def next(self) -> None:
        """The next scene: of the last one, only what was new is kept."""
        self._known = {after: self._known[after] for _, after in self._found if after in self._known}
        self._found = {}

    def change(self, before: bytes, after: bytes) -> msgspec.Raw:
        """From one encoded value to another one."""
        if len(after) <= SMALL:
            return msgspec.Raw(b"[" + after + b"]")
        found = self._found.get((before, after))
        if found is None:
            found = msgspec.Raw(wire.encode(change_of(self._decoded(before), self._decoded(after))))
            self._found[before, after] = found
        return found

    def _decoded(self, value: bytes) -> Any:
        if value not in self._known:
            self._known[value] = msgspec.json.decode(value)
        return self._known[value]


def put_to(sitting: Sitting, eyes: Eyes) -> tuple[Question | None, float]:
    """What these eyes are asked, and the seconds after which that passes by itself."""
    settings = sitting.made.settings
    closes = settings.live and sitting.window_is_open() and not asking.alone(sitting)
    return None if eyes is None else asking.put_to(sitting, eyes), settings.window if closes else 0.0


def sight(sitting: Sitting, eyes: Eyes) -> Sight:
    """What there is to see now."""
    game = _game(sitting)
    question, window = put_to(sitting, eyes)
    asked = NOTHING if question is None else wire.encode(showing.asked_briefly(game, question, window))
    view = game.view(eyes)
    table = cast("dict[str, object]", view.pop(TABLE))
    encode = wire.encode
    around = {name: encode(value) for name, value in view.items()}
    return Sight(around, {name: encode(value) for name, value in table.items()}, asked)


def update(sitting: Sitting, eyes: Eyes, look: Look, news: list[Event], whole: bool = False, number: int = 0) -> bytes:
    """The scene, and these events, which they may see."""
    game = _game(sitting)
    question, window = put_to(sitting, eyes)
    asked = None if question is None else showing.asked(game, question, window)
    view: dict[str, Any] = {name: msgspec.Raw(part) for name, part in look.sight.around.items()}
    view[TABLE] = {name: msgspec.Raw(part) for name, part in look.sight.table.items()}
    scene = msgspec.Raw(wire.encode(wire.Scene(view, asked)))
    events = showing.events(news, eyes)
    return wire.encode(wire.Update(sitting.id, eyes, look.era, look.at, events, scene, whole, number))


def change(sitting: Sitting, eyes: Eyes, before: Look, look: Look, news: list[Event], pieces: Pieces) -> bytes:
    """From one look to the next, with the events between them, which they may see."""
    old, new = before.sight, look.sight
    view = _fields(old.around, new.around, pieces)
    if table := _fields(old.table, new.table, pieces):
        view[TABLE] = table
    question = msgspec.UNSET if old.question == new.question else msgspec.Raw(new.question)
    events = showing.events_briefly(_game(sitting).box, news)
    return wire.encode(wire.Change(sitting.id, eyes, look.era, look.at, look.number, events, view, question))


def _fields(old: dict[str, bytes], new: dict[str, bytes], pieces: Pieces) -> dict[str, Any]:
    """As `changes`, with what is encoded already."""
    if old.keys() != new.keys():
        return changes(_decoded(old), _decoded(new))
    return {name: pieces.change(old[name], part) for name, part in new.items() if part != old[name]}


def _decoded(table: dict[str, bytes]) -> dict[str, Any]:
    return {name: msgspec.json.decode(part) for name, part in table.items()}


def _game(sitting: Sitting) -> Game:
    assert sitting.game is not None
    return sitting.game
