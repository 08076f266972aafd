"""What a pair of eyes is shown: whole, or what changed since the last time.

A change is made of two scenes that the same eyes may see and of nothing else, and sent only where the second one would
have been: so it tells no more than they do.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import msgspec

from posse.kernel.choices import Question
from posse.kernel.events import EVERYONE, Event
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
    """What there is to see for a pair of eyes: two that are the same look the same.

    By a law of the contract a view is nobody else's: what happens later does not alter it.
    """

    view: dict[str, Any]
    """The fields of the view but for its table."""
    table: dict[str, Any]
    """The fields of the table."""
    question: bytes
    """Briefly, and encoded."""


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


def put_to(sitting: Sitting, eyes: Eyes) -> tuple[Question | None, float]:
    """What these eyes are asked, and the seconds after which that passes by itself."""
    settings = sitting.made.settings
    closes = settings.live and sitting.window_is_open() and not asking.alone(sitting)
    return None if eyes is None else asking.put_to(sitting, eyes), settings.window if closes else 0.0


def update(sitting: Sitting, eyes: Eyes, look: Look, news: list[Event], whole: bool = False, number: int = 0) -> bytes:
    """The scene, and these events, which they may see."""
    game = _game(sitting)
    question, window = put_to(sitting, eyes)
    asked = None if question is None else showing.asked(game, question, window)
    scene = wire.Scene({**look.sight.view, TABLE: look.sight.table}, asked)
    events = showing.events(news, eyes)
    return wire.encode(wire.Update(sitting.id, eyes, look.era, look.at, events, scene, whole, number))


def sight(sitting: Sitting, eyes: Eyes) -> Sight:
    """What there is to see now."""
    game = _game(sitting)
    question, window = put_to(sitting, eyes)
    asked = NOTHING if question is None else wire.encode(showing.asked_briefly(game, question, window))
    view: dict[str, Any] = game.view(eyes)
    return Sight(view, view.pop(TABLE), asked)


class Moment:
    """What has happened since the table was last shown: what several eyes see the same is looked into and encoded once.

    Values are compared as they are, and what is new and equal gives way to what was there: making JSON of all fields,
    to compare that, took half as long again.
    """

    def __init__(self, sitting: Sitting, news: list[Event]) -> None:
        self.sitting = sitting
        self.news = news
        self._open = all(event.audience == EVERYONE for event in news)
        self._told: msgspec.Raw | None = None
        """What all know, encoded."""
        self._found: dict[str, list[tuple[Any, Any, msgspec.Raw]]] = {}
        """By the name of a field: what it was, what it is, and what makes one of the other."""

    def known(self, eyes: Eyes) -> list[Event]:
        """Those of the events that these eyes may see."""
        return self.news if self._open else showing.known(self.news, eyes)

    def change(self, eyes: Eyes, before: Look, look: Look, news: list[Event]) -> bytes:
        """From one look to the next, with the events between them, which they may see."""
        old, new = before.sight, look.sight
        view = self._changes(old.view, new.view)
        if table := self._changes(old.table, new.table):
            view[TABLE] = table
        question = msgspec.UNSET if old.question == new.question else msgspec.Raw(new.question)
        number, events = look.number, self._events(news)
        return wire.encode(wire.Change(self.sitting.id, eyes, look.era, look.at, number, events, view, question))

    def _events(self, news: list[Event]) -> list[list[int]]:
        if not self._open:
            return showing.events_briefly(self.sitting.box, news)
        if self._told is None:
            self._told = msgspec.Raw(wire.encode(showing.events_briefly(self.sitting.box, news)))
        return cast("list[list[int]]", self._told)  # encoded already, which only the encoder notices

    def _changes(self, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
        """As `changes`, field by field; `new` keeps of what is equal what was there before."""
        if old.keys() != new.keys():
            return changes(old, new)
        changed = [name for name, value in new.items() if old[name] != value]
        fresh: dict[str, Any] = {}
        found: dict[str, Any] = {}
        for name in changed:
            fresh[name], found[name] = self._change(name, old[name], new[name])
        new.update(old)
        new.update(fresh)
        return found

    def _change(self, name: str, before: Any, after: Any) -> tuple[Any, msgspec.Raw]:
        """What another pair of eyes has there now, and how that came, if it is the same; else what these have."""
        known = self._found.get(name)
        if known is None:
            known = self._found[name] = []
        for was, became, change in known:
            if (was is before or was == before) and became == after:
                return became, change
        found = msgspec.Raw(wire.encode(change_of(before, after)))
        known.append((before, after, found))
        return after, found


def _game(sitting: Sitting) -> Game:
    assert sitting.game is not None
    return sitting.game
