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
from posse.server.wire.changes import changes

Eyes = int | None
NOTHING = b"null"


class Sight(NamedTuple):
    """What there is to see for a pair of eyes, encoded: two that are the same look the same."""

    view: bytes
    question: bytes
    """Briefly."""


class Look:
    """What a pair of eyes was shown last."""

    __slots__ = ("at", "era", "number", "outlook", "sight", "view", "whole")

    def __init__(self, era: int, at: int, number: int, sight: Sight) -> None:
        self.era = era
        self.at = at
        """How many events they have seen."""
        self.number = number
        """How many scenes they were shown before this one."""
        self.sight = sight
        self.view: dict[str, Any] | None = None
        """The view, decoded, if that was needed."""
        self.outlook: wire.Outlook | None = None
        """What they asked about their question, if they have."""
        self.whole: dict[bool, bytes] = {}
        """All of it in one message, for spectators, of whom hundreds may come: whether they take changes."""

    def shows(self, era: int, at: int, sight: Sight) -> bool:
        """Whether it is this that they were shown."""
        return (self.era, self.at, self.sight) == (era, at, sight)

    def decoded(self) -> dict[str, Any]:
        """The view."""
        if self.view is None:
            self.view = msgspec.json.decode(self.sight.view)
        return self.view


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
    return Sight(wire.encode(game.view(eyes)), asked)


def update(sitting: Sitting, eyes: Eyes, look: Look, news: list[Event], whole: bool = False, number: int = 0) -> bytes:
    """The scene, and these events, which they may see."""
    game = _game(sitting)
    question, window = put_to(sitting, eyes)
    asked = None if question is None else showing.asked(game, question, window)
    view = cast("dict[str, Any]", msgspec.Raw(look.sight.view))  # encoded already, which only the encoder notices
    scene = msgspec.Raw(wire.encode(wire.Scene(view, asked)))
    events = showing.events(news, eyes)
    return wire.encode(wire.Update(sitting.id, eyes, look.era, look.at, events, scene, whole, number))


def change(sitting: Sitting, eyes: Eyes, before: Look, look: Look, news: list[Event]) -> bytes:
    """From one look to the next, with the events between them, which they may see."""
    view: dict[str, Any] = {}
    if look.sight.view == before.sight.view:
        look.view = before.view
    else:
        view = changes(before.decoded(), look.decoded())
    question: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    if look.sight.question != before.sight.question:
        question = msgspec.Raw(look.sight.question)
    events = showing.events_briefly(_game(sitting).box, news)
    return wire.encode(wire.Change(sitting.id, eyes, look.era, look.at, look.number, events, view, question))


def _game(sitting: Sitting) -> Game:
    assert sitting.game is not None
    return sitting.game
