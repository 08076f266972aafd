"""What a pair of eyes is shown: whole, or what changed since the last time.

A change is made of two scenes that the same eyes may see and of nothing else, and sent only where the second one would
have been: so it tells no more than they do.
"""

from __future__ import annotations

from typing import Any

import msgspec

from posse.kernel import sentences, sights
from posse.kernel.choices import Question
from posse.kernel.events import EVERYONE, Event
from posse.kernel.game import Game
from posse.kernel.sights import Sight
from posse.server import wire
from posse.server.table import asking, showing
from posse.server.table.sitting import Sitting

Eyes = int | None
NOTHING = b"null"


class Known:
    """What all see of a table when so much was written, and encoded what has changed in it since they saw it last."""

    __slots__ = ("encoded", "entries", "game", "seen")

    def __init__(self, game: Game, entries: int, last: sights.Known | None) -> None:
        self.game = game
        self.entries = entries
        self.seen = sights.Known(game, last)
        self.encoded = msgspec.Raw(wire.encode(self.seen.changed))

    def sight(self, eyes: Eyes) -> Sight:
        """What there is to see for these eyes."""
        return Sight(self.game, eyes, self.seen)


def known(sitting: Sitting, last: Known | None) -> Known:
    """What all see now: the same until something more is written."""
    game, entries = _game(sitting), sitting.entries
    if last is not None and last.game is game and last.entries == entries:
        return last
    return Known(game, entries, None if last is None else last.seen)


class Look:
    """What a pair of eyes was shown last."""

    __slots__ = ("at", "era", "number", "outlook", "question", "sight", "whole")

    def __init__(self, era: int, at: int, number: int, sight: Sight, question: bytes) -> None:
        self.era = era
        self.at = at
        """How many events they have seen."""
        self.number = number
        """How many scenes they were shown before this one."""
        self.sight = sight
        self.question = question
        """Briefly, and encoded."""
        self.outlook: wire.Outlook | None = None
        """What they asked about their question, if they have."""
        self.whole: dict[bool, bytes] | None = None
        """All of it in one message, for spectators, of whom hundreds may come: whether they take changes."""

    def shows(self, era: int, at: int, sight: Sight, question: bytes) -> bool:
        """Whether it is this that they were shown."""
        shown = (self.era, self.at, self.question)
        return shown == (era, at, question) and self.sight.shows_the_same(sight)


def put_to(sitting: Sitting, eyes: Eyes) -> Question | None:
    """What these eyes are asked."""
    return None if eyes is None else asking.put_to(sitting, eyes)


def passes_after(sitting: Sitting) -> float:
    """The seconds after which what is asked passes by itself."""
    settings = sitting.made.settings
    return settings.window if settings.live and sitting.window_is_open() and not asking.alone(sitting) else 0.0


def update(sitting: Sitting, eyes: Eyes, look: Look, news: list[Event], whole: bool = False, number: int = 0) -> bytes:
    """The scene, and these events, which they may see."""
    question = put_to(sitting, eyes)
    asked = None if question is None else showing.asked(_game(sitting), question, passes_after(sitting))
    scene = wire.Scene({**look.sight.around, "you": eyes, "table": look.sight.table()}, asked)
    events = showing.events(news, eyes)
    return wire.encode(wire.Update(sitting.id, eyes, look.era, look.at, events, scene, whole, number))


def asked(sitting: Sitting, eyes: Eyes) -> bytes:
    """What these eyes are asked, briefly, and encoded."""
    question = put_to(sitting, eyes)
    if question is None:
        return NOTHING
    return wire.encode(showing.asked_briefly(_game(sitting), question, passes_after(sitting)))


class Moment:
    """What has happened since the table was last shown: what is the same for all is encoded once."""

    def __init__(self, sitting: Sitting, news: list[Event], known: Known) -> None:
        self.sitting = sitting
        self.news = news
        self.known = known
        everyones = all(event.audience == EVERYONE for event in news)
        self.told = msgspec.Raw(wire.encode(sentences.told(sitting.box, news))) if everyones else None
        """The events, encoded, if all may know them."""

    def heard(self, eyes: Eyes) -> list[Event]:
        """Those of the events that these eyes may see."""
        return self.news if self.told is not None else showing.known(self.news, eyes)

    def change(self, eyes: Eyes, look: Look, view: dict[str, Any], asks: bool, news: list[Event]) -> bytes:
        """To this look from the one before it, with the events between them, which they may see."""
        question = msgspec.Raw(look.question) if asks else msgspec.UNSET
        # What is encoded already the encoder takes as it is.
        changed: Any = self.known.encoded if view and view is self.known.seen.changed else view
        events: Any = self.told if self.told is not None else sentences.told(self.sitting.box, news)
        return wire.encode(
            wire.Change(self.sitting.id, eyes, look.era, look.at, look.number, events, changed, question)
        )


def _game(sitting: Sitting) -> Game:
    assert sitting.game is not None
    return sitting.game
