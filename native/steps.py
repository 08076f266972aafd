"""1, 2: frames and games as the compiler likes them: steps, fields and facts written out."""

from __future__ import annotations

import ast
import importlib
import re

from native.edits import SUBCLASSED, Classes, Edit, Function, called, lineage

# ---- 1, 2: steps


def steps_of(node: ast.ClassDef) -> list[str] | None:
    """The STEPS that stand in this class itself."""
    for part in node.body:
        target = part.targets[0] if isinstance(part, ast.Assign) else getattr(part, "target", None)
        if isinstance(target, ast.Name) and target.id == "STEPS":
            assert isinstance(part, ast.Assign | ast.AnnAssign) and part.value is not None
            return list(ast.literal_eval(part.value))
    return None


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
