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
from posse.server.wire.changes import Change, change_of, changes

Eyes = int | None
NOTHING = b"null"
TABLE, YOU = "table", "you"
"""The game's own part of a view; whose eyes it is for."""


class Known:
    """What all see of a table, and what has changed in it: made once for all eyes.

    By a law of the contract a view is nobody else's: what happens later does not alter it. What is new and equal gives
    way to what was there: who sees the same is then found to without being looked into again.
    """

    __slots__ = ("before", "changed", "encoded", "entries", "fields", "game")

    def __init__(self, game: Game, entries: int, before: dict[str, Any]) -> None:
        self.game = game
        self.entries = entries
        """What was written by then."""
        self.before = before
        self.fields: dict[str, Any] = dict(game.box.view(game, None))
        self.changed: dict[str, Any] = {}
        """By name, what makes one of the other."""
        for name, value in self.fields.items():
            was = before.get(name, NOTHING)
            if was == value:
                self.fields[name] = was
            else:
                self.fields[name], self.changed[name] = renewed(was, value)
        self.changed |= {name: [] for name in before if name not in self.fields}
        self.encoded = msgspec.Raw(wire.encode(self.changed))


def known(sitting: Sitting, last: Known | None) -> Known:
    """What all see now: the same until something more is written."""
    game, entries = _game(sitting), sitting.entries
    if last is not None and last.game is game and last.entries == entries:
        return last
    return Known(game, entries, {} if last is None else last.fields)


class Sight(NamedTuple):
    """What there is to see for a pair of eyes."""

    view: dict[str, Any]
    """The fields of the view but for its table and whose it is."""
    known: dict[str, Any]
    """What all see of the table."""
    own: dict[str, Any]
    """The fields in which these eyes see something else."""
    question: bytes
    """Briefly, and encoded."""

    def table(self) -> dict[str, Any]:
        """The table as these eyes see it."""
        return {**self.known, **self.own}

    def shows_the_same(self, other: Sight) -> bool:
        """Whether two look the same."""
        return (self.view, self.question) == (other.view, other.question) and self.table() == other.table()


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
        self.whole: dict[bool, bytes] | None = None
        """All of it in one message, for spectators, of whom hundreds may come: whether they take changes."""

    def shows(self, era: int, at: int, sight: Sight) -> bool:
        """Whether it is this that they were shown."""
        return (self.era, self.at) == (era, at) and self.sight.shows_the_same(sight)


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
    scene = wire.Scene({**look.sight.view, YOU: eyes, TABLE: look.sight.table()}, asked)
    events = showing.events(news, eyes)
    return wire.encode(wire.Update(sitting.id, eyes, look.era, look.at, events, scene, whole, number))


def sight(sitting: Sitting, eyes: Eyes, known: dict[str, Any]) -> Sight:
    """What there is to see now, with what all see of the table."""
    game = _game(sitting)
    question, window = put_to(sitting, eyes)
    asked = NOTHING if question is None else wire.encode(showing.asked_briefly(game, question, window))
    own = {} if eyes is None else game.box.besides(game, eyes, known)
    around = game.view_around(eyes)
    del around[TABLE], around[YOU]
    return Sight(around, known, own, asked)


class Moment:
    """What has happened since the table was last shown: what is the same for all is encoded once."""

    def __init__(self, sitting: Sitting, news: list[Event], known: Known) -> None:
        self.sitting = sitting
        self.news = news
        self.known = known
        self._open = all(event.audience == EVERYONE for event in news)
        self._told: msgspec.Raw | None = None
        """What all know, encoded."""
        self._around: tuple[dict[str, Any], dict[str, Any], dict[str, Any]] | None = None
        """Around the table, as the last eyes have seen it: what it was, what it is, and what has changed."""

    def heard(self, eyes: Eyes) -> list[Event]:
        """Those of the events that these eyes may see."""
        return self.news if self._open else showing.known(self.news, eyes)

    def change(self, eyes: Eyes, look: Look, view: dict[str, Any], asks: bool, news: list[Event]) -> bytes:
        """To this look from the one before it, with the events between them, which they may see."""
        question = msgspec.Raw(look.sight.question) if asks else msgspec.UNSET
        number, events = look.number, self._events(news)
        return wire.encode(wire.Change(self.sitting.id, eyes, look.era, look.at, number, events, view, question))

    def changes(self, old: Sight, new: Sight) -> dict[str, Any]:
        """The fields of the view that look otherwise now, and what makes one of the other."""
        if self._around is None or self._around[:2] != (old.view, new.view):
            self._around = old.view, new.view, changes(old.view, new.view)
        view, table = self._around[2], self._changes(old, new)
        return {**view, TABLE: table} if table else view

    def _events(self, news: list[Event]) -> list[list[int]]:
        if not self._open:
            return showing.events_briefly(self.sitting.box, news)
        if self._told is None:
            self._told = msgspec.Raw(wire.encode(showing.events_briefly(self.sitting.box, news)))
        return cast("list[list[int]]", self._told)  # encoded already, which only the encoder notices

    def _changes(self, old: Sight, new: Sight) -> Any:
        """Of the table: what has changed for all, but where these eyes see or saw something else."""
        if old.known is not self.known.before:
            return changes(old.table(), new.table())
        known, own = old.known, new.own
        found = self.known.changed
        for name in own if own.keys() >= old.own.keys() else {**old.own, **own}:
            was, is_now = old.own.get(name, known.get(name)), own.get(name, new.known.get(name))
            same = was is is_now or was == is_now
            if same and name in own:
                own[name] = was
            if same and name not in found:
                continue
            if found is self.known.changed:
                found = {**found}
            if same:
                del found[name]
            else:
                found[name] = change_of(was, is_now)
        return self.known.encoded if found and found is self.known.changed else found


def renewed(old: Any, new: Any) -> tuple[Any, Change]:
    """What is new, made of the items that were there before where they are equal; and what has changed."""
    if not isinstance(old, list) or not isinstance(new, list) or len(old) != len(new):
        return new, change_of(old, new)
    items, change = [], {}
    for at, item in enumerate(new):
        was = old[at]
        if was == item:
            items.append(was)
        else:
            items.append(item)
            change[str(at)] = change_of(was, item)
    return items, change


def _game(sitting: Sitting) -> Game:
    assert sitting.game is not None
    return sitting.game
