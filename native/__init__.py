"""What the compiler gets: the engine's own sources with what only a compiler likes, made anew for every build.

The rules stay as people write, read and debug them; nobody edits or commits what comes out here.

1. Every frame gets `run`, `hear` and `hear_all` written out from its STEPS: calls that are known when compiling; Flow
   calls these, not what it finds in a frame's PLAN. A frame gets `__init__` and `copy` from the fields that it
   declares, a game from its facts.
2. `skip_to("step")` becomes the step's number.
3. What is told is not even put together where nobody reads the log; functions that only tell are named so, `tell_...`,
   and marked: `@telling` does it for the interpreter.
4. Tables, frames, questions, luck and what has happened can't form circles, so the garbage collector leaves them alone,
   and the last dead one is used again.
5. A pen's ink is a writer of librt's.
6. What a game subclasses may be subclassed by games that are not compiled, those of other packages.
7. Constants that are whole numbers are written as such: BOSS: Final = len(GANGS) becomes 8. A row of them may have any
   length: one whose length is known would be made anew wherever a place in it is looked up.
8. `money[seat] += 1` is written in full: the compiler would forget that these are numbers.
9. `all_sayings(globals())` becomes a list of their names: a compiled module can't ask for its own.
"""

from __future__ import annotations

import ast
import importlib
import shutil
import sys
from pathlib import Path

from native.classes import native_rows, open_to_others, without_circles
from native.constants import constants, in_full, of_any_length, sayings
from native.edits import Classes
from native.log import telling, verbs_that_change
from native.steps import by_name, class_edits

ENGINE = ("kernel", "games")
SERVER = (
    *("door/sockets", "door/connection", "door/outgoing", "bounds/limits", "node/postbag", "book/gathering"),
    *(f"table/{name}" for name in ("scribe", "live", "resting", "looks", "showing", "requests")),
    *(f"table/{name}" for name in ("sitting", "chairs", "asking", "windows", "minding")),
)
"""What a choice passes on its way through the server: compiled as it is written, beside the engine."""
LEFT_OUT = ("seen.py", "catalog.py")
"""What only tells what views look like would, compiled, forget it; a catalog's length is asked for by Python itself."""


def prepare(package: Path, out: Path) -> list[Path]:
    """Write what is to be compiled under `out`; the files, to be compiled from there."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(package, out / "posse", ignore=lambda folder, names: [n for n in names if not wanted(folder, n)])
    parts = [path for part in ENGINE for path in sorted((out / "posse" / part).rglob("*.py"))]
    paths = [path for path in parts if path.name not in LEFT_OUT]
    trees = {path: ast.parse(path.read_text("utf-8")) for path in paths}
    changing = verbs_that_change(trees.values())
    sys.path.insert(0, str(package.parent))  # to ask the modules themselves what their constants are
    for path, tree in trees.items():
        text, classes = path.read_text("utf-8"), within_reach(path, trees)
        values = vars(importlib.import_module(module_name(path.relative_to(out))))
        path.write_text(natively(text, tree, classes, changing, values), "utf-8")
    return paths


def module_name(path: Path) -> str:
    """As it is imported."""
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def wanted(folder: str, name: str) -> bool:
    """Whether it is Python, or a folder that may hold some."""
    return name.endswith(".py") or ((Path(folder) / name).is_dir() and name not in ("__pycache__", "web"))


def within_reach(path: Path, trees: dict[Path, ast.Module]) -> Classes:
    """The classes of the kernel and of the file's own game, by name."""
    game = path.parts[path.parts.index("posse") + 1 :][:2]
    return {
        node.name: node
        for other, tree in trees.items()
        if "kernel" in other.parts or other.parts[other.parts.index("posse") + 1 :][:2] == game
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }


def natively(text: str, tree: ast.Module, classes: Classes, changing: set[str], values: dict[str, object]) -> str:
    """A file of the engine as the compiler gets it."""
    lines = text.split("\n")
    edits = [edit for node in tree.body if isinstance(node, ast.ClassDef) for edit in class_edits(node, classes)]
    edits += [*telling(tree, lines, changing), *constants(tree, values), *of_any_length(tree, values, lines)]
    edits += [*in_full(tree), *sayings(tree, values), *by_name(lines)]
    made = any(edit.first == edit.last for edit in edits)
    circles = [*without_circles(tree, classes), *open_to_others(tree)]
    rows = native_rows(tree) if "self.ink" in text else []
    for edit in sorted([*edits, *circles, *rows], key=lambda edit: (edit.first, edit.last), reverse=True):
        lines[edit.first : edit.last] = edit.lines
    made = made and "Outcome:" not in text  # there it all stands
    known = [
        *(["mypy_extensions import mypyc_attr"] if circles else []),
        *(["mypy_extensions import i32"] if rows else []),
        *(["posse.kernel.box import Box", "posse.kernel.chance import Chance"] if made else []),
    ]
    imports = [
        *(["from typing import TYPE_CHECKING, ClassVar", "if TYPE_CHECKING:"] if known else []),
        *[f"    from {name}" for name in known],  # for the compiler only
        *(["from posse.kernel.flow import Ask, Ballot, Flow, Frame"] if made else []),
        *(["from librt.strings import BytesWriter, write_i32_le"] if rows else []),
    ]
    after = next((n for n, line in enumerate(lines) if line.startswith("from __future__")), -1)
    lines[after + 1 : after + 1] = imports
    return "\n".join(lines)
