"""A game with other numbers on its components, in a process of its own; the engine that others use is not touched.

The first piece of changed work in a process loads the game anew from its source, with the constants of its
`components.py` replaced before anything follows from them. Nothing here imports a game before that.
"""

from __future__ import annotations

import ast
import pickle
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType


@dataclass(frozen=True)
class Change:
    """Other constants for the components of one game."""

    module: str
    """Where the game lies: `posse.games.colt_express`."""
    constants: tuple[tuple[str, str], ...]
    """Names, and the values as Python writes them."""


@dataclass(frozen=True)
class Job:
    """Work that is to be done with the changed game: a function by its place and name, and its task, still packed."""

    change: Change | None
    function: str
    task: bytes

    @staticmethod
    def of(change: Change | None, function: str, task: object) -> Job:
        return Job(change, function, pickle.dumps(task))


def do(job: Job) -> object:
    """Do it."""
    if job.change is not None:
        _change(job.change)
    module, _, name = job.function.rpartition(":")
    return getattr(import_module(module), name)(pickle.loads(job.task))


_changed: list[Change] = []


def _change(change: Change) -> None:
    """From now on, the games of this process are those with the change."""
    if _changed:
        assert _changed == [change], "a process plays one version of a game"
        return
    _changed.append(change)
    sys.meta_path.insert(0, _Sources(change))
    for name in [name for name in sys.modules if name.partition(".")[0] in ("posse", change.module.partition(".")[0])]:
        if name not in ("posse", "posse.studies", __name__):
            del sys.modules[name]
    components = import_module(f"{change.module}.components")
    assert all(getattr(components, name) == ast.literal_eval(value) for name, value in change.constants)


class _Sources(MetaPathFinder):
    """Finds the kernel and the games as source, though there may be compiled ones; components are changed."""

    def __init__(self, change: Change) -> None:
        self.change = change

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not any(_inside(fullname, part) for part in ("posse.kernel", "posse.games", self.change.module)):
            return None
        name = fullname.rpartition(".")[2]
        for folder in map(Path, path or sys.path):
            for file in (folder / name / "__init__.py", folder / f"{name}.py"):
                if file.is_file():
                    kind = _Changing if fullname == f"{self.change.module}.components" else SourceFileLoader
                    return spec_from_file_location(fullname, file, loader=kind(fullname, str(file)))
        raise ModuleNotFoundError(f"{fullname} is not there as source, and compiled it can't be changed", name=fullname)


class _Changing(SourceFileLoader):
    """Components with other constants. What was compiled before is not looked at."""

    def get_code(self, fullname: str) -> CodeType:
        file = self.get_filename(fullname)
        tree = ast.parse(self.get_data(file))
        constants = dict(_changed[0].constants)
        for line in tree.body:
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.target.id in constants:
                line.value = ast.parse(constants.pop(line.target.id), mode="eval").body
        assert not constants, f"{fullname} has no {', '.join(constants)}"
        return compile(ast.fix_missing_locations(tree), file, "exec")


def _inside(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")
