"""What the compiler gets says the same as the rules: see native/; fingerprints of whole games are in tests/golden."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import SimpleNamespace

import native
import pytest
from hatch_build import JUMPS, PAINS, TOGETHER, Kept, lead_together, mended, numbers_marked, pains_of
from native.classes import INK
from native.log import verbs_that_change

from posse.kernel import pen
from posse.kernel.events import Saying, all_sayings

ROOT = Path(__file__).parents[1]

RULE = '''"""A rule."""

from __future__ import annotations


class Draw(Frame):
    STEPS = ("look", "take")

    seat: int
    left: int = 3
    """Cards."""

    def look(self, town: Town) -> Ask | None:
        town.tell(LOOKED, owner(self.seat))
        return None

    def take(self, town: Town) -> Ask:
        return Ask(self.seat, CARD, [1, 2])

    def on_take(self, town: Town, card: int) -> None:
        self.skip_to("look")


class DrawAndListen(Draw):
    twice: bool = False

    def on_look(self, town: Town, card: int) -> None:
        self.left = card
'''
CHANGING = RULE.replace("owner(self.seat)", "town.gain(self.seat)")
GAIN = "class Town:\n    def gain(self, seat: int) -> int:\n        self.cards[seat] += 1\n        return 1\n"


FACTS = '''"""Facts."""

from __future__ import annotations


class Town(Game):
    deck: tuple[int, ...] = ()
    """From the top."""
    money: list[int]
    player: int = 0

    def rich(self) -> bool:
        return self.money[self.player] > 0
'''


def made_of(rule: str, **values: object) -> str:
    tree = ast.parse(rule)
    classes = {name: ast.ClassDef(name, [], [], [], []) for name in ("Frame", "Game")} | {
        node.name: node for node in tree.body if isinstance(node, ast.ClassDef)
    }
    changing = verbs_that_change([tree, ast.parse(GAIN)])
    return native.natively(rule, tree, classes, changing, values)


def test_steps_are_calls_and_nothing_is_told_to_nobody() -> None:
    made = made_of(RULE)
    assert "        if at == 1:\n            assert isinstance(game, Town)\n            return self.take(game)" in made
    assert "            self.on_take(game, value)\n            return None" in made
    assert "            self.on_look(game, value)\n            return None" in made.partition("DrawAndListen")[2]
    assert "        self.at = 0" in made
    assert "skip_to" not in made
    assert "        if town.log is not None:\n            town.tell(LOOKED, owner(self.seat))" in made
    assert "def on_take(self, town: Town, card: int) -> None:" in made
    assert "def __init__(self, seat: int, left: int = 3) -> None:\n        self.seat: int = seat" in made
    assert "        twin = Draw(self.seat, self.left)\n        twin.at = self.at" in made
    assert "        super().__init__(seat, left)\n        self.twice: bool = twice" in made
    assert "FIELDS: ClassVar[tuple[str, ...]] = ('seat', 'left', 'twice')" in made
    assert "\n    seat: int\n" not in made
    assert "@mypyc_attr(acyclic=True)\nclass Draw(Frame):" in made
    assert "@mypyc_attr(acyclic=True, free_list_len=1)\nclass DrawAndListen(Draw):" in made


def test_steps_are_not_looked_up() -> None:
    made = made_of("done = frame.PLAN[at](frame, self)\nrule = frame.HEARS[frame.at - 1](frame, self, options[0])\n")
    assert made == "done = frame.run(self, at)\nrule = frame.hear(self, frame.at - 1, options[0])\n"


def test_what_games_build_on_is_open_to_games_that_are_not_compiled() -> None:
    made = made_of(RULE.replace("class Draw(Frame)", "class Window(Frame)").replace("(Draw)", "(Window)"))
    assert "@mypyc_attr(allow_interpreted_subclasses=True)\n@mypyc_attr(acyclic=True)\nclass Window(Frame):" in made
    assert made.count("allow_interpreted_subclasses") == 1
    assert "    DEFAULTS: ClassVar[dict[str, object]] = {'left': 3}" in made


def test_a_table_is_copied_fact_by_fact() -> None:
    made = made_of(FACTS)
    assert "FACTS: ClassVar[tuple[str, ...]] = ('deck', 'money', 'player')" in made
    assert "        self.deck: tuple[int, ...] = () if like is None else like.deck\n" in made
    assert "        self.money: list[int] = [] if like is None else like.money[:]\n" in made
    assert "        self.player: int = 0 if like is None else like.player\n" in made
    assert "        return Town(self.box, self.seats, self.options, self.chance.copy(), self)\n" in made
    assert "\n    player: int" not in made


def test_constants_are_numbers() -> None:
    made = made_of("CARDS: Final = len(GANGS) * (\n    3\n)\nNAMES: Final = GANGS\n", CARDS=24, NAMES=("a",))
    assert made == "CARDS: Final = 24\nNAMES: Final = GANGS\n"


def test_rows_of_constants_have_any_length() -> None:
    text = "LOOT: Final = (\n    (1, 0),\n    (3, 0),\n)\nPAIR: Final = (1, 'two')\nOFF_ON: Final = (False, True)\n"
    made = made_of(text, LOOT=((1, 0), (3, 0)), PAIR=(1, "two"), OFF_ON=(False, True))
    assert made == text.replace("LOOT: Final", "LOOT: Final[tuple[tuple[int, ...], ...]]")


def test_sayings_are_listed_by_their_names() -> None:
    one, two, three = (Saying(key, "X-1") for key in ("one", "two", "three"))
    names = {"ONE": one, "CARDS": (1, 2), "FEW": {2: two}, "MANY": [two, three]}
    made = made_of("SAYINGS: Final = all_sayings(globals())\n", **names, SAYINGS=all_sayings({**names}))
    assert made == "SAYINGS: Final = (ONE, *FEW.values(), *MANY)\n"


def test_numbers_in_lists_stay_numbers() -> None:
    assert made_of("town.money[seat] -= 1 + paid\n") == "town.money[seat] = town.money[seat] - (1 + paid)\n"
    assert made_of("money[owner(cowboy)] += 1\n") == "money[owner(cowboy)] += 1\n"


def test_what_changes_the_table_does_not_hide_in_what_is_told() -> None:
    with pytest.raises(AssertionError, match="would not happen without a log"):
        made_of(CHANGING)


def test_what_only_tells_is_not_done_for_nobody_and_changes_nothing() -> None:
    made = made_of("if hit:\n    tell_the_wounds(town, [face])\n")
    assert made == "if hit:\n    if town.log is not None:\n        tell_the_wounds(town, [face])\n"
    with pytest.raises(AssertionError, match="would not happen without a log"):
        made_of("@telling\ndef tell_the_wounds(town: Town) -> None:\n    town.gain(3)\n")
    with pytest.raises(AssertionError, match="would not happen without a log"):
        made_of("tell_the_wounds(town, town.gain(3))\n")
    with pytest.raises(AssertionError, match="tell_the_wounds: tell_ and @telling"):
        made_of("def tell_the_wounds(town: Town) -> None:\n    town.tell(WOUNDED)\n")
    assert (
        made_of("@telling\ndef tell_it(town: Town) -> None:\n    pass\n")
        == "def tell_it(town: Town) -> None:\n    pass\n"
    )


def test_every_file_of_the_engine_can_be_prepared(tmp_path: Path) -> None:
    package = ROOT / "src" / "posse"
    made = native.prepare(package, tmp_path)
    assert {path.relative_to(tmp_path / "posse") for path in made} == {
        path.relative_to(package)
        for part in native.ENGINE
        for path in (package / part).rglob("*.py")
        if path.name not in native.LEFT_OUT
    }
    for path in made:
        compile(path.read_text("utf-8"), str(path), "exec")


def test_a_pen_writes_with_the_compilers_own_ink() -> None:
    made = made_of(Path(pen.__file__).read_text("utf-8"))
    assert "        self.ink = BytesWriter()\n" in made
    assert "write_i32_le(self.ink, i32(" in made and "self.ink.append(" not in made
    assert all(line in made for line in INK.values())


def test_only_what_has_changed_is_compiled_again(tmp_path: Path) -> None:
    target, folder = tmp_path / "mypyc", tmp_path / "objects"
    target.mkdir()
    unit, part, header = target / "unit_kernel.c", target / "__native_flow.c", target / "__native_internal.h"
    unit.write_text('#include "__native_flow.c"\n')
    part.write_text("int one;\n")
    header.write_text("extern int one;\n")

    def place(*told: str) -> Path:
        return Kept(folder, target).place(unit, list(told))

    before = place("-O1")
    assert place("-O1") == before
    assert place("-O0") != before
    for changed in (unit, part, header):
        text = changed.read_text()
        changed.write_text(text + "// another\n")
        assert place("-O1") != before, changed.name
        changed.write_text(text)
    kept = Kept(folder, target)
    kept.keep(part, kept.place(unit, []))
    assert kept.place(unit, []).read_text() == "int one;\n"
    (folder / "old.o").touch()
    kept.forget_others()
    assert list(folder.iterdir()) == [kept.place(unit, [])]


def test_what_leads_to_the_engine_is_made_from_a_few_files(tmp_path: Path) -> None:
    names = ["a/state", "b/state", *(f"a/m{number}" for number in range(TOGETHER))]
    modules = [SimpleNamespace(name=name, sources=[str(tmp_path / f"{name}.c")]) for name in names]
    lead_together(modules, tmp_path)
    files = {source: Path(source).read_text() for module in modules for source in module.sources}
    assert len(files) == 2
    for module in modules:
        assert f'#include "{module.name}.c"' in files[module.sources[0]]
    assert modules[0].sources != modules[1].sources, "a name stands for one thing in a file"


def test_what_a_choice_passes_in_the_server_can_be_compiled() -> None:
    """mypyc would say so minutes later, or only when the server is started."""
    for name in native.SERVER:
        tree = ast.parse((ROOT / "src" / "posse" / "server" / f"{name}.py").read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                assert "Struct" not in "".join(map(ast.unparse, node.bases)), f"{name}: {node.name} has a metaclass"
            if isinstance(node, ast.AsyncFunctionDef):
                yields = [part for part in ast.walk(node) if isinstance(part, ast.Yield)]
                assert not yields, f"{name}: {node.name} is an asynchronous generator"


def test_numbers_are_let_go_as_such() -> None:
    made = "x = CPyLong_AsInt64(a);\nCPy_DECREF(a);\nb = PyLong_FromLongLong(x);\nCPy_DECREF(b);\nCPy_DECREF(frame);"
    assert numbers_marked(made).splitlines()[1::2] == ["POSSE_DROP(a);", "POSSE_DROP(b);"]
    assert numbers_marked(made).endswith("CPy_DECREF(frame);")


def test_what_mypyc_gets_wrong_is_put_right() -> None:
    assert (
        mended("if (likely(cpy_r_r3.f0 != -113 && PyErr_Occurred())) goto A;")
        == "if (likely(cpy_r_r3.f0 != -113)) goto A;"
    )
    assert mended("cpy_r_r24 = 1073741824 << 1;\ncpy_r_r25 = cpy_r_r1 << 1;") == (
        "cpy_r_r24 = 1073741824LL << 1;\ncpy_r_r25 = cpy_r_r1 << 1;"
    )


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no pains are taken")
@pytest.mark.parametrize(
    ("said", "after", "pains"),
    [
        ("Free Software Foundation", "exit 0", [*PAINS, JUMPS]),
        ("Free Software Foundation", "exit 1", PAINS),
        ("clang version 19", "exit 0", []),
    ],
)
def test_a_compiler_is_told_only_what_it_knows(tmp_path: Path, said: str, after: str, pains: list[str]) -> None:
    """Another than GNU's none of it; an assembler older than the option for jumps, or another machine's, not that."""
    compiler = tmp_path / "cc"
    compiler.write_text(f'#!/bin/sh\nif [ "$1" = --version ]; then echo "{said}"; else {after}; fi\n', "utf-8")
    compiler.chmod(0o755)
    assert pains_of(str(compiler)) == pains
