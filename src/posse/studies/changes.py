"""What can be changed about a game, as its `changes.toml` names it, and what somebody wants to change.

    [bullets]                in the game's folder: a constant of components.py, and between what it may be
    constant = "BULLETS"
    least = 1
    most = 6

    bullets = 4              in a designer's file

A constant may be a number, a row of numbers, or numbers by the number of players. One number stands for all.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from posse.kernel.box import Box
from posse.studies import BadStudy
from posse.studies.changed import Change
from posse.words import game_folder


class BadChange(BadStudy):
    """A change that can't be made."""


@dataclass(frozen=True)
class Knob:
    """Something that can be changed."""

    name: str
    constant: str
    usual: Any
    least: int
    most: int
    first: int = 0
    """Of a row of numbers, those from here on can be changed,"""
    last: int = 1000
    """and those before here."""

    def set(self, wanted: object) -> object:
        """The constant with what is wanted, in its own form."""
        if isinstance(self.usual, int):
            return self._number(wanted)
        if isinstance(self.usual, list | tuple):
            row = list(self.usual)
            row[self.first : self.last] = self._several(wanted, list(range(len(row)))[self.first : self.last])
            return type(self.usual)(row)
        keys = list(self.usual)
        return dict(zip(keys, self._several(wanted, keys), strict=True))

    def _several(self, wanted: object, keys: list[Any]) -> list[int]:
        if isinstance(wanted, dict):
            parts = {_key(key): value for key, value in wanted.items()}
            strange = [str(key) for key in parts if key not in keys]
            if strange:
                raise BadChange(f"{self.name} has no {', '.join(strange)}; it has {', '.join(map(str, keys))}")
            return [self._number(parts[key]) if key in parts else self.usual[key] for key in keys]
        if isinstance(wanted, list):
            if len(wanted) != len(keys):
                raise BadChange(f"{self.name} is {len(keys)} numbers, not {len(wanted)}: {_told(self.usual)}")
            return [self._number(one) for one in wanted]
        return [self._number(wanted)] * len(keys)

    def _number(self, wanted: object) -> int:
        if type(wanted) is not int or not self.least <= wanted <= self.most:
            raise BadChange(
                f"{self.name} can be {self.least} to {self.most}, not {wanted!r}; it is {_told(self.usual)}"
            )
        return wanted


def knobs(box: Box) -> dict[str, Knob]:
    """All that can be changed about this game."""
    file = game_folder(box) / "changes.toml"
    if not file.is_file():
        return {}
    components = import_module(f"{_module(box)}.components")
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: Knob(name, usual=getattr(components, told["constant"]), **told) for name, told in found.items()}


def read(file: Path) -> dict[str, Any]:
    """What somebody wants to change."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadChange(f"{file} is not TOML: {problem}") from problem


def change_of(box: Box, wanted: dict[str, Any]) -> Change:
    """The change, checked: every knob is there, and set between its bounds."""
    known = knobs(box)
    if not wanted:
        raise BadChange(f"nothing is changed; {box.key} has: {', '.join(known) or 'nothing'}")
    for name in wanted:
        if name not in known:
            raise BadChange(f"{box.key} has no {name!r} that could be changed; it has: {', '.join(known) or 'nothing'}")
    constants = tuple((known[name].constant, repr(known[name].set(value))) for name, value in sorted(wanted.items()))
    return Change(_module(box), constants)


def _module(box: Box) -> str:
    return type(box).__module__


def _key(key: str) -> object:
    return int(key) if key.isdecimal() else key


def _told(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {one}" for key, one in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
