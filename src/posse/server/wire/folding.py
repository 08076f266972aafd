"""For clients: a `change` made the `update` that it stands for. web/src/lib/folding.ts does the same."""

from __future__ import annotations

import msgspec

from posse.kernel.changes import folded
from posse.server import wire


class Folding:
    """What came over one socket, as far as changes go on from it."""

    def __init__(self) -> None:
        self._sayings: dict[str, list[wire.Saying]] = {}
        self._last: dict[tuple[str, int | None], wire.Update] = {}

    def take(self, message: wire.FromServer) -> wire.FromServer | None:
        """The message, or what it stands for; None, if the scene before it is not here: watch again."""
        if isinstance(message, wire.Sayings):
            self._sayings[message.game] = message.sayings
        elif isinstance(message, wire.Change):
            last = self._last.get((message.table, message.seat))
            if last is None or (last.era, last.number + 1) != (message.era, message.number):
                return None
            message = self._update(last, message)
        if isinstance(message, wire.Update):
            self._last[message.table, message.seat] = message
        return message

    def _update(self, last: wire.Update, change: wire.Change) -> wire.Update:
        scene = last.scene
        assert isinstance(scene, wire.Scene)
        known = self._sayings[scene.view["game"]]
        view = folded(scene.view, change.view)
        question = scene.question
        if not isinstance(change.question, msgspec.UnsetType):
            assert not isinstance(change.question, msgspec.Raw)
            question = None if change.question is None else _asked(change.question, known)
        events = [_words(sentence, known) for sentence in change.events]
        scene = wire.Scene(view, question)
        return wire.Update(change.table, change.seat, change.era, change.at, events, scene, number=change.number)


def _words(sentence: list[int], known: list[wire.Saying]) -> wire.Words:
    number, *values = sentence
    saying = known[number if number >= 0 else -1 - number]
    args = {name: (kind, value) for (name, kind), value in zip(saying.blanks, values, strict=True)}
    return wire.Words(saying.key, saying.clause, args, number < 0)


def _asked(brief: wire.AskedBriefly, known: list[wire.Saying]) -> wire.Asked:
    choices = [wire.Choice(choice, choice - brief.first, _words(words, known)) for choice, *words in brief.choices]
    return wire.Asked(brief.number, brief.kind, _words(brief.words, known), choices, brief.window)
