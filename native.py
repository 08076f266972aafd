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
import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

ENGINE = ("kernel", "games")
SERVER = (
    *("door/sockets", "door/connection", "door/outgoing", "bounds/limits", "node/postbag", "book/gathering"),
    *(f"table/{name}" for name in ("scribe", "live", "resting", "looks", "showing", "requests")),
    *(f"table/{name}" for name in ("sitting", "chairs", "asking", "windows", "minding")),
)
"""What a choice passes on its way through the server: compiled as it is written, beside the engine."""
LEFT_OUT = ("seen.py", "catalog.py")
"""What only tells what views look like would, compiled, forget it; a catalog's length is asked for by Python itself."""
SUBCLASSED = ("Box", "Dealer", "Flow", "Frame", "Game", "Window")
"""The classes of the kernel that a game builds on."""

TELLING = "tell_"
"""So begin the names of functions that only tell."""

Function = ast.FunctionDef
Classes = dict[str, ast.ClassDef]


class Edit(NamedTuple):
    """Lines `first` up to, but not including, `last` (counted from 0) become these."""

    first: int
    last: int
    lines: list[str]


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


# ---- 1, 2: steps


def steps_of(node: ast.ClassDef) -> list[str] | None:
    """The STEPS that stand in this class itself."""
    for part in node.body:
        target = part.targets[0] if isinstance(part, ast.Assign) else getattr(part, "target", None)
        if isinstance(target, ast.Name) and target.id == "STEPS":
            assert isinstance(part, ast.Assign | ast.AnnAssign) and part.value is not None
            return list(ast.literal_eval(part.value))
    return None


def lineage(node: ast.ClassDef, classes: Classes) -> list[ast.ClassDef]:
    """The class and those it descends from, nearest first, as far as they are the engine's."""
    found = [node]
    for base in node.bases:
        if isinstance(base, ast.Name) and base.id in classes:
            found += lineage(classes[base.id], classes)
    return found


def class_edits(node: ast.ClassDef, classes: Classes) -> list[Edit]:
    """What is made from fields, facts and STEPS; step numbers instead of names."""
    line = lineage(node, classes)
    base = next((one.name for one in line if one.name in ("Frame", "Game")), "")
    if not base:
        return []
    assert node.end_lineno is not None
    if node.name == base:
        return [Edit(mark.lineno - 1, mark.lineno, []) for mark in node.decorator_list]
    edits = [Edit(part.lineno - 1, part.end_lineno or 0, []) for part in fields_in(node)]
    before = fields_in(node)[0].lineno - 1 if fields_in(node) else node.end_lineno  # declared before anything sets them
    edits.append(Edit(before, before, made_with(line) if base == "Frame" else facts_of(node)))
    return [*edits, *steps_written_out(node, line)] if base == "Frame" else edits


def steps_written_out(node: ast.ClassDef, line: list[ast.ClassDef]) -> list[Edit]:
    """The methods made from STEPS, behind the class; step numbers instead of names."""
    steps = next(steps for one in line if (steps := steps_of(one)) is not None)
    edits = [
        Edit(call.lineno - 1, call.lineno, [" " * call.col_offset + f"self.at = {steps.index(name)}"])
        for call, name in skips_in(node)
    ]
    own = {part.name for part in node.body if isinstance(part, Function)}
    if steps and (steps_of(node) is not None or own & {"on_" + step for step in steps}):
        assert node.end_lineno is not None
        edits.append(Edit(node.end_lineno, node.end_lineno, written_out(steps, line)))
    return edits


def fields_in(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields that this class itself declares."""
    return [part for part in node.body if isinstance(part, ast.AnnAssign) and "ClassVar" not in ast.unparse(part)]


def made_with(line: list[ast.ClassDef]) -> list[str]:
    """`FIELDS`, `__init__` and `copy` of a frame."""
    own, more = fields_in(line[0]), [part for one in reversed(line[1:-1]) for part in fields_in(one)]
    takes = "".join(f", {as_argument(part)}" for part in (*more, *own))
    names = [ast.unparse(part.target) for part in (*more, *own)]
    init = [
        f"    FIELDS: ClassVar[tuple[str, ...]] = {tuple(names)}",
        "", f"    def __init__(self{takes}) -> None:",
        *([f"        super().__init__({', '.join(names[: len(more)])})"] if more else []),
        *[f"        self.{as_argument(part, set_to=True)}" for part in own],
    ]  # fmt: skip
    copy = [
        "", f"    def copy(self) -> {line[0].name}:",
        f"        twin = {line[0].name}({', '.join(f'self.{name}' for name in names)})",
        "        twin.at = self.at", "        return twin",
    ]  # fmt: skip
    usual = ", ".join(f"{ast.unparse(part.target)!r}: {ast.unparse(part.value)}" for part in own if part.value)
    known = [f"    DEFAULTS: ClassVar[dict[str, object]] = {{{usual}}}"] if line[0].name in SUBCLASSED else []
    return [*known, *(init if own else []), *copy]


def facts_of(node: ast.ClassDef) -> list[str]:
    """`FACTS`, `__init__` and `copy` of a game."""
    copied = importlib.import_module("posse.kernel.game").copied
    table, names = node.name, [ast.unparse(part.target) for part in fields_in(node)]
    takes = "box: Box, seats: int, options: dict[str, object], chance: Chance"
    made = [
        f"    FACTS: ClassVar[tuple[str, ...]] = {tuple(names)}",
        "", f"    def __init__(self, {takes}, like: {table} | None = None) -> None:",
        "        super().__init__(box, seats, options, chance, like)",
    ]  # fmt: skip
    for part, name in zip(fields_in(node), names, strict=True):
        note = ast.unparse(part.annotation)
        new = "[]" if part.value is None else ast.unparse(part.value)
        made.append(f"        self.{name}: {note} = {new} if like is None else {copied(f'like.{name}', note)}")
    return [
        *made, "", f"    def copy(self) -> {table}:",
        f"        return {table}(self.box, self.seats, self.options, self.chance.copy(), self)",
    ]  # fmt: skip


def as_argument(field: ast.AnnAssign, set_to: bool = False) -> str:
    """The field as it is declared; or set to the argument of its name."""
    value = field.target if set_to else field.value
    declared = f"{ast.unparse(field.target)}: {ast.unparse(field.annotation)}"
    return declared if value is None else f"{declared} = {ast.unparse(value)}"


def skips_in(node: ast.ClassDef) -> list[tuple[ast.Expr, str]]:
    """Every `self.skip_to("step")`."""
    found = []
    for one in ast.walk(node):
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Call) and called(one.value) == "self.skip_to":
            word = one.value.args[0]
            assert isinstance(word, ast.Constant) and isinstance(word.value, str) and one.lineno == one.end_lineno
            found.append((one, word.value))
    return found


def called(call: ast.Call) -> str:
    """What is called, as it is written."""
    return ast.unparse(call.func)


def written_out(steps: list[str], line: list[ast.ClassDef]) -> list[str]:
    """`run`, `hear` and `hear_all`: which method each step is, and which hears its answers."""

    def method(name: str) -> Function | None:
        return next((f for one in line for f in one.body if isinstance(f, Function) and f.name == name), None)

    ran: list[str] = []
    heard: list[str] = []
    heard_all: list[str] = []
    for at, step in enumerate(steps):
        rule, hears = method(step), method("on_" + step)
        assert rule is not None, step
        ran += calling(at, rule, "")
        if hears is not None:
            takes_all = ast.unparse(hears.args.args[2].annotation or hears) != "int"
            (heard_all if takes_all else heard).extend(calling(at, hears, ", value"))
    return [
        *signature("run", "", "Ask | Ballot | Frame | None"), *ran, "        return self",
        *signature("hear", ", value: int", "Frame | None"), *heard, '        raise AssertionError("nobody listens")',
        *signature("hear_all", ", value: list[int]", "Frame | None"), *heard_all,
        '        raise AssertionError("nobody listens")',
    ]  # fmt: skip


def signature(name: str, more: str, result: str) -> list[str]:
    """The head of such a method."""
    return ["", f"    def {name}(self, game: Flow, at: int{more}) -> {result}:"]


def calling(at: int, rule: Function, more: str) -> list[str]:
    """The branch of one step."""
    table = ast.unparse(rule.args.args[1].annotation or rule)
    call = f"self.{rule.name}(game{more})"
    known = [] if table == "Any" else [f"            assert isinstance(game, {table})"]
    nothing = rule.returns is not None and ast.unparse(rule.returns) == "None"
    told = [f"            {call}", "            return None"] if nothing else [f"            return {call}"]
    return [f"        if at == {at}:", *known, *told]


def by_name(lines: list[str]) -> list[Edit]:
    """`frame.PLAN[at](frame, self)` as `frame.run(self, at)`, and answers likewise."""
    edits = []
    for number, line in enumerate(lines):
        made = re.sub(r"frame\.PLAN\[(.+?)\]\(frame, self", r"frame.run(self, \1", line)
        made = re.sub(r"frame\.HEARS\[(.+?)\]\(frame, self", r"frame.hear(self, \1", made)
        if made != line:
            edits.append(Edit(number, number + 1, [made]))
    return edits


# ---- 3: the log

MARK = "telling"
"""The decorator of functions that only tell."""


def telling(tree: ast.Module, lines: list[str], changing: set[str]) -> list[Edit]:
    """`tell`, `whisper` and `tell_...` as statements of their own, only where there is a log."""
    edits = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and is_only_to_tell(node):
            only_tells(node, node.body, changing)
            edits.append(Edit(node.lineno - 2, node.lineno - 1, []))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and node.end_lineno is not None:
            table = who_tells(node.value)
            if table:
                only_tells(node, node.value.args, changing)
                said = ["    " + line for line in lines[node.lineno - 1 : node.end_lineno]]
                guard = " " * node.col_offset + f"if {table}.log is not None:"
                edits.append(Edit(node.lineno - 1, node.end_lineno, [guard, *said]))
    return edits


def is_only_to_tell(function: Function) -> bool:
    """Whether it says so, by its name and by its mark."""
    named = function.name.startswith(TELLING)
    assert named == (MARK in map(ast.unparse, function.decorator_list)), f"{function.name}: {TELLING} and @{MARK}"
    return named


def who_tells(call: ast.Call) -> str:
    """The table whose log that goes into; nothing if the call does something else."""
    table, _, verb = called(call).rpartition(".")
    if verb in ("tell", "whisper"):
        return table
    return ast.unparse(call.args[0]) if not table and verb.startswith(TELLING) else ""


def only_tells(node: ast.AST, parts: Sequence[ast.AST], changing: set[str]) -> None:
    """Nothing in there may change the table: it would not happen without a log."""
    done = changing & {called(one).rpartition(".")[2] for one in calls(parts)}
    assert not done, f"{done} changes the table and would not happen without a log: {ast.unparse(node)}"


def calls(parts: Sequence[ast.AST]) -> list[ast.Call]:
    """All calls within these parts."""
    return [node for part in parts for node in ast.walk(part) if isinstance(node, ast.Call)]


def verbs_that_change(trees: Iterable[ast.Module]) -> set[str]:
    """The names of functions that change what lies on a table: that write to a field, or to a place in one."""
    return {
        function.name
        for tree in trees
        for function in ast.walk(tree)
        if isinstance(function, Function) and function.name != "__init__"
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del)
    }


# ---- 4: no circles


def without_circles(tree: ast.Module, classes: Classes) -> list[Edit]:
    """The decorators of tables, frames, questions, luck and what has happened."""
    edits = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            names = [one.name for one in lineage(node, classes)]
            if {"Ask", "Ballot", "Frame", "Chance", "Flow", "Phrase", "Entry"} & set(names):
                leaf = node.name not in (*SUBCLASSED, "Chance") and not any(
                    isinstance(base, ast.Name) and base.id == node.name
                    for other in classes.values()
                    for base in other.bases
                )
                kept = ", free_list_len=1" if leaf else ""
                edits.append(Edit(node.lineno - 1, node.lineno - 1, [f"@mypyc_attr(acyclic=True{kept})"]))
    return edits


# ---- 5: games of other packages


def open_to_others(tree: ast.Module) -> list[Edit]:
    """The decorators of what games subclass."""
    return [
        Edit(node.lineno - 1, node.lineno - 1, ["@mypyc_attr(allow_interpreted_subclasses=True)"])
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name in SUBCLASSED
    ]


# ---- 7: constants


def constants(tree: ast.Module, values: dict[str, object]) -> list[Edit]:
    """The constants of a module whose values are whole numbers, worked out."""
    return [
        Edit(node.lineno - 1, node.end_lineno or 0, [f"{node.target.id}: Final = {values[node.target.id]}"])
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if ast.unparse(node.annotation).startswith("Final") and type(values.get(node.target.id)) is int
    ]


def of_any_length(tree: ast.Module, values: dict[str, object], lines: list[str]) -> list[Edit]:
    """The constants of a module that are rows of whole numbers, or rows of such rows, declared with any length."""
    edits = []
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            note = note_of(values.get(ast.unparse(node.target)))
            if note.startswith("tuple"):
                line = lines[node.lineno - 1].replace(": Final =", f": Final[{note}] =", 1)
                edits.append(Edit(node.lineno - 1, node.lineno, [line]))
    return edits


def note_of(value: object) -> str:
    """The type of a whole number, or of a row of the same; nothing of anything else.

    >>> note_of(((1, 0), (3, 0))), note_of((1, "two")), note_of(())
    ('tuple[tuple[int, ...], ...]', '', '')
    """
    if type(value) is tuple:
        (note, *others) = {note_of(part) for part in value} or {""}
        return f"tuple[{note}, ...]" if note and not others else ""
    return "int" if type(value) is int else ""


# ---- 8: += in lists


def in_full(tree: ast.Module) -> list[Edit]:
    """`money[seat] += 1` as `money[seat] = money[seat] + 1`, where that calls nothing twice."""
    edits = []
    for node in ast.walk(tree):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript):
            whole = ast.Assign([node.target], ast.BinOp(node.target, node.op, node.value))
            if not calls([node.target]) and node.lineno == node.end_lineno:
                line = " " * node.col_offset + ast.unparse(ast.fix_missing_locations(whole))
                edits.append(Edit(node.lineno - 1, node.lineno, [line]))
    return edits


# ---- 9: sayings


def sayings(tree: ast.Module, values: dict[str, object]) -> list[Edit]:
    """All sayings of a module by their names."""
    return [
        Edit(node.lineno - 1, node.lineno, [f"SAYINGS: Final = ({', '.join(said(values))})"])
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node) == "SAYINGS: Final = all_sayings(globals())"
    ]


def said(values: dict[str, object]) -> list[str]:
    """The names of a module under which there are sayings, each as it stands in a list of them."""
    events = importlib.import_module("posse.kernel.events")
    found = [name for name, value in values.items() if name != "SAYINGS" and events.all_sayings({name: value})]
    return [name if isinstance(values[name], events.Saying) else in_list(name, values[name]) for name in found]


def in_list(name: str, value: object) -> str:
    """What has several parts, as parts of a list."""
    return f"*{name}.values()" if isinstance(value, dict) else f"*{name}"


# ---- 5: rows

INK = {
    "self.ink: list[int] = []": "self.ink = BytesWriter()",
    "return len(self.ink)": "return len(self.ink) // 4",
    "del self.ink[count:]": "if len(self.ink) > 4 * count: self.ink.truncate(4 * count)",
    "page = pack(f'<{len(self.ink)}I', *self.ink)": "page = self.ink.getvalue()",
    "self.ink.clear()": "self.ink.truncate(0)",
}
"""What a pen does with its ink, and the same with a BytesWriter."""


def native_rows(tree: ast.Module) -> list[Edit]:
    """What a pen does with its ink."""
    return [
        Edit(node.lineno - 1, node.lineno, [" " * node.col_offset + made])
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and (made := with_writer(node))
    ]


def with_writer(node: ast.stmt) -> str:
    """The same with a BytesWriter; nothing where it is not about ink."""
    text = ast.unparse(node)
    if text.startswith("self.ink.append("):
        assert isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
        return f"write_i32_le(self.ink, i32({ast.unparse(node.value.args[0])}))"
    return INK.get(text, "")
