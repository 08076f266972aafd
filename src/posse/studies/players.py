"""Who can sit down: a bot by its name (`scout:50`), or a class in somebody's file (`mine.py:Bot`)."""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final, cast

from posse.bots import Bot, make
from posse.kernel.chance import Sampled
from posse.studies import BadStudy

WORD: Final = 1 << 63
"""Seeds are smaller: compiled luck takes machine words."""


class BadPlayer(BadStudy):
    """A player that can't be had, or that does not play by the rules."""


def player(name: str, seed: int) -> Bot:
    """The player of this name with luck of its own. A class is called with `seed=`, if it takes that."""
    if ".py:" not in name:
        return make(name, seed)
    file, _, called = name.rpartition(":")
    kind = getattr(_module(str(Path(file).resolve())), called, None)
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise BadPlayer(f"{file} has no class {called} with a method choose(seen)")
    try:
        bot = kind(seed=seed) if _takes_seed(kind) else kind()
    except Exception as problem:
        raise BadPlayer(f"{name} can't be made: {type(problem).__name__}: {problem}") from problem
    return cast("Bot", bot)  # anything that chooses will do


@cache
def _module(file: str) -> ModuleType:
    """The file as a module, loaded once a process."""
    if not Path(file).is_file():
        raise BadPlayer(f"there is no file {file}")
    name = "posse_player_" + hashlib.sha256(file.encode()).hexdigest()[:12]
    found = importlib.util.spec_from_file_location(name, file)
    assert found is not None and found.loader is not None
    module = importlib.util.module_from_spec(found)
    sys.modules[name] = module
    try:
        found.loader.exec_module(module)
    except Exception as problem:
        raise BadPlayer(f"{file} can't be loaded: {type(problem).__name__}: {problem}") from problem
    return module


def _takes_seed(kind: type) -> bool:
    """Whether the class can be called with `seed=`."""
    return "seed" in inspect.signature(kind).parameters


def number_of(*parts: object) -> int:
    """A number that follows from these parts and nothing else: the seed of some luck."""
    text = "posse studies " + " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % WORD


def luck_of(*parts: object) -> Sampled:
    """The luck of these parts."""
    return Sampled.of(number_of(*parts))
