"""Any game, in any moment, as JSON and back. By name: fields, steps and questions can be read by a person.

`digest` is the same for two games exactly when they are in the same state.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from posse.kernel.box import Box
from posse.kernel.chance import unpack
from posse.kernel.events import Event
from posse.kernel.flow import Ask, Ballot, Frame
from posse.kernel.game import Game


class OtherVersion(Exception):
    """Something saved by another version of the rules."""


def dump(game: Game) -> dict[str, Any]:
    """The whole game as plain data, secrets included: for the store, never for a seat."""
    return {
        "game": game.box.key,
        "version": game.box.version,
        "seats": game.seats,
        "options": game.options,
        "facts": {name: getattr(game, name) for name in game.FACTS},
        "stack": [_dump_frame(frame) for frame in game.stack],
        "pending": _dump_pending(game.pending),
        "asked": game.asked,
        "asked_of": game.asked_of,
        "came_to_light": game.came_to_light,
        "chance": game.chance.pack(),
        "log": None if game.log is None else [[e.saying.key, list(e.values), e.audience] for e in game.log],
    }


def load(box: Box, data: dict[str, Any]) -> Game:
    """The game that `dump` wrote down."""
    if data["game"] != box.key:
        raise ValueError(f"this is a game of {data['game']}, not of {box.key}")
    if data["version"] != box.version:
        raise OtherVersion(f"saved by version {data['version']} of the rules of {box.key}, not {box.version}")
    game = box.blank(data["seats"], data["options"], unpack(data["chance"]))
    for name in game.FACTS:
        value = data["facts"][name]
        setattr(game, name, _tuples(value) if isinstance(getattr(game, name), tuple) else value)
    game.stack = [_load_frame(box, frame) for frame in data["stack"]]
    game.pending = _load_pending(box, data["pending"])
    game.asked = data["asked"]
    game.asked_of = data["asked_of"]
    game.came_to_light = data["came_to_light"]
    log = data["log"]
    game.log = None if log is None else [Event(box.sayings[key], tuple(values), who) for key, values, who in log]
    return game


def dumps(game: Game) -> str:
    """The whole game as one line of JSON."""
    return json.dumps(dump(game), separators=(",", ":"), sort_keys=True)


def loads(box: Box, text: str) -> Game:
    """The game that `dumps` wrote down."""
    return load(box, json.loads(text))


def digest(game: Game) -> str:
    """A short name for exactly this state."""
    return hashlib.sha256(dumps(game).encode()).hexdigest()


def _dump_frame(frame: Frame) -> dict[str, Any]:
    step = frame.STEPS[frame.at] if frame.at in range(len(frame.STEPS)) else "done"
    return {"rule": type(frame).__name__, "next": step, **{name: getattr(frame, name) for name in frame.FIELDS}}


def _load_frame(box: Box, data: dict[str, Any]) -> Frame:
    rule = box.frames[data["rule"]]
    frame = rule(*[_tuples(data[name]) for name in rule.FIELDS])
    step = data["next"]
    frame.at = len(rule.STEPS) if step == "done" else rule.STEPS.index(step)
    return frame


def _dump_pending(pending: Ask | Ballot | None) -> dict[str, Any] | None:
    if pending is None:
        return None
    if isinstance(pending, Ask):
        return {
            "kind": pending.kind.name,
            "seat": pending.seat,
            "options": pending.options,
            "always": pending.always,
        }
    return {
        "kind": pending.kind.name,
        "seats": pending.seats,
        "options": pending.options,
        "quiet": pending.quiet,
        "final": pending.final,
        "answers": pending.answers,
    }


def _load_pending(box: Box, data: dict[str, Any] | None) -> Ask | Ballot | None:
    if data is None:
        return None
    kind = box.kinds.by_name[data["kind"]]
    if "seat" in data:
        return Ask(data["seat"], kind, data["options"], data["always"])
    ballot = Ballot(kind, data["seats"], data["options"], data["quiet"], data["final"])
    ballot.answers = data["answers"]
    return ballot


def _tuples(value: Any) -> Any:
    """JSON knows no tuples: where one stood, make it one again, all the way down."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
