"""The arrows of ARCHITECTURE.md, checked on the imports; and the size of files."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
MODULES = sorted((SOURCE / "posse").rglob("*.py"))

STUDIES = ("altair", "numpy", "openskill", "pyarrow", "ray", "vl_convert")
LAB = ("PIL", "gymnasium", "numpy", "pettingzoo", "pyspiel")

# Who may import what, by the longest prefix that fits; anything else is forbidden. The standard library is open to all.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "posse.kernel": ("posse.kernel",),
    "posse.games": ("posse.kernel", "posse.games"),
    "posse.words": ("posse.kernel", "posse.words", "fluent"),
    "posse.clauses": ("posse.kernel", "posse.words", "posse.clauses"),
    "posse.lessons": ("posse.kernel", "posse.words", "posse.lessons"),
    "posse.guide": ("posse.kernel", "posse.words", "posse.guide"),
    "posse.bots": ("posse.kernel", "posse.bots", "numpy"),
    "posse.coach": ("posse.kernel", "posse.bots", "posse.coach"),
    "posse.pictures": ("posse.kernel", "posse.words", "posse.pictures", "PIL", "resvg_py"),
    "posse.server": (
        "posse.kernel",
        "posse.games.CATALOG",
        "posse.words",
        "posse.lessons",
        "posse.guide",
        "posse.bots",
        "posse.coach",
        "posse.pictures",
        "posse.server",
        "alembic",
        "asyncpg",
        "cryptography",
        "msgspec",
        "openskill",
        "prometheus_client",
        "pywebpush",
        "requests",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "webauthn",
        "websockets",
    ),
    "posse.lab": ("posse.kernel", "posse.games.CATALOG", "posse.bots", "posse.words", "posse.lab", *LAB),
    "posse.train": ("posse.kernel", "posse.games.CATALOG", "posse.lab", "posse.train", "numpy", "ray", "torch"),
    "posse.contract": ("posse", "fluent", "msgspec", "pytest"),
    "posse.studies": ("posse.kernel", "posse.games.CATALOG", "posse.bots", "posse.words", "posse.studies", *STUDIES),
    "posse.cli": ("posse", "typer", "rich", "click", "mcp"),
    "posse.cli.stub": ("posse.kernel", "posse_newgame", "pytest"),
    "posse.__main__": ("posse.cli",),
    "posse": (),
}

ROOMS = {
    "components": (),
    "seen": (),
    "sayings": ("components",),
    "state": ("components",),
    "rules": ("components", "sayings", "state", "rules"),
    "invariants": ("components", "sayings", "state", "rules"),
    "view": ("components", "seen", "sayings", "state", "rules", "view"),
    "numbers": ("components", "sayings", "state", "rules", "view"),
    "speech": ("components", "sayings", "state", "rules"),
    "outlook": ("components", "sayings", "state", "rules"),
}
"""Inside a game: which room may look into which."""

FLOORS = ("config", "wire", "errors", "bounds", "book", "table", "node", "door", "serve")
"""Of the server: a room looks into itself and into those before it."""
OTHER_END = {"client": ("wire", "client"), "programs": ("wire", "client")}
"""Who talks to a server knows nothing of it but its words."""


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: import by full name"
            assert node.module is not None
            found += [f"{node.module}.{name.name}" for name in node.names]
    return found


def inside(name: str, prefixes: tuple[str, ...]) -> bool:
    return any(name == prefix or name.startswith(prefix + ".") for prefix in prefixes)


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_arrows_point_down(path: Path) -> None:
    name = module_name(path)
    allowed = MAY_IMPORT[max((prefix for prefix in MAY_IMPORT if inside(name, (prefix,))), key=len)]
    for other in imports(path):
        if other.partition(".")[0] not in sys.stdlib_module_names:
            assert inside(other, allowed), f"{name} must not import {other}"


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_a_game_keeps_to_itself_and_to_its_rooms(path: Path) -> None:
    name = module_name(path)
    parts = name.split(".")
    for other in imports(path):
        target = other.split(".")
        if target[:2] != ["posse", "games"] or len(target) < 4:
            continue
        if parts[:2] == ["posse", "games"] and len(parts) > 2:
            assert target[2] == parts[2], f"{name} looks into another game: {other}"
            if len(parts) > 3 and target[3] in ROOMS and parts[3] != target[3]:
                assert target[3] in ROOMS[parts[3]], f"{name} looks into the room {target[3]}"
        else:
            pytest.fail(f"{name} looks past the door of a game: {other}")


@pytest.mark.parametrize("path", sorted((SOURCE / "posse" / "server").rglob("*.py")), ids=module_name)
def test_the_servers_rooms_lie_on_floors(path: Path) -> None:
    parts = module_name(path).split(".")
    if len(parts) < 3:
        return
    room = parts[2]
    allowed = OTHER_END.get(room) or FLOORS[: FLOORS.index(room) + 1]
    for other in imports(path):
        if inside(other, ("posse.server",)):
            assert other.split(".")[2] in allowed, f"{module_name(path)} looks up to {other}"


def test_the_servers_files_look_in_no_circle() -> None:
    """Not even for types: what a file needs of one above it, it says in a Protocol."""
    names = {module_name(path): path for path in sorted((SOURCE / "posse" / "server").rglob("*.py"))}
    looks = {name: {_module(other, names) for other in imports(path)} & names.keys() for name, path in names.items()}
    done: list[str] = []
    while ready := [name for name in looks if name not in done and looks[name] <= {*done, name}]:
        done += ready
    assert looks.keys() == set(done), f"in a circle, or above one: {sorted(looks.keys() - set(done))}"


def _module(name: str, names: dict[str, Path]) -> str:
    """The module in which an imported name is, or that it is."""
    return name if name in names else name.rpartition(".")[0]


@pytest.mark.parametrize(
    "path", [*MODULES, *sorted((ROOT / "tests").rglob("*.py"))], ids=lambda path: str(path.relative_to(ROOT))
)
def test_files_stay_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 420
