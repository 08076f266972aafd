"""TypeScript types of everything on the wire and of each game's view: `python -m tools.typescript`.

What is on the wire is made from the Structs, a view from the TypedDicts in the game's `seen.py`.
"""

from __future__ import annotations

import ast
import inspect as sources
import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from posse.games import HOUSE
from posse.kernel.box import Box
from posse.kernel.seen import View
from posse.server import wire
from posse.server.wire import letters

DEFAULT = "web/src"
HEAD = """// Made from src/posse/server/wire by `python -m tools.typescript`. Don't edit.

"""


def typescript() -> str:
    """The whole file."""
    structs: dict[str, type[msgspec.Struct]] = {}
    for union in (wire.FromClient, wire.FromServer):
        for kind in get_args(union):
            collect(kind, structs)
    for kind in letters.OVER_HTTP:
        collect(kind, structs)
    parts = [HEAD]
    parts += [_interface(struct) for struct in structs.values()]
    parts.append(f"export type FromClient = {_names(wire.FromClient)};\n")
    parts.append(f"export type FromServer = {_names(wire.FromServer)};\n")
    return "".join(parts)


def _names(union: UnionType) -> str:
    return " | ".join(kind.__name__ for kind in get_args(union))


def collect(kind: type[msgspec.Struct], structs: dict[str, type[msgspec.Struct]]) -> None:
    """A Struct and all that stand in its fields, those first."""
    if kind.__name__ in structs:
        assert structs[kind.__name__] is kind, f"two are called {kind.__name__}"
        return
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        for inner in _structs_in(field.type):
            collect(inner, structs)
    structs[kind.__name__] = kind


def _structs_in(info: Any) -> list[type[msgspec.Struct]]:
    if isinstance(info, inspect.StructType):
        return [info.cls]
    return [struct for one in _inside(info) for struct in _structs_in(one)]


def _inside(info: Any) -> list[Any]:
    """The types that stand in another one."""
    if isinstance(info, inspect.ListType):
        return [info.item_type]
    if isinstance(info, inspect.DictType):
        return [info.key_type, info.value_type]
    if isinstance(info, inspect.TupleType):
        return list(info.item_types)
    if isinstance(info, inspect.UnionType):
        return list(info.types)
    return []


def _interface(kind: type[msgspec.Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    doc = " ".join((kind.__doc__ or "").split())
    lines = [f"/** {doc} */", f"export interface {kind.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {info.tag!r};".replace("'", '"'))
    optional = kind.__struct_config__.omit_defaults
    for field in info.fields:
        mark = "?" if not field.required and (optional or kind in letters.TAKEN) else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}", "", ""])


def _type(info: Any) -> str:
    """One type in TypeScript's words."""
    if isinstance(info, (inspect.StructType, inspect.TypedDictType)):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        # `Raw` stands for something that is described beside it.
        parts = [_type(one) for one in info.types if not isinstance(one, inspect.RawType)]
        return " | ".join(parts)
    if isinstance(info, inspect.ListType):
        inner = _type(info.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(info, inspect.TupleType):
        return "[" + ", ".join(_type(one) for one in info.item_types) + "]"
    if isinstance(info, inspect.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    simple: dict[type, str] = {
        inspect.IntType: "number",
        inspect.FloatType: "number",
        inspect.StrType: "string",
        inspect.BoolType: "boolean",
        inspect.NoneType: "null",
        inspect.AnyType: "unknown",
        inspect.CustomType: "unknown",
    }
    return simple[type(info)]


# ---- what a seat sees


def all_files() -> dict[str, str]:
    """Every file that is made, by its place in web/src."""
    views = {f"games/{box.key}/seen.ts": seen(box) for box in HOUSE if box.seen is not None}
    return {"wire.ts": typescript(), "games/seen.ts": seen_by_all(), **views}


def seen_by_all() -> str:
    """What every view has."""
    return (
        _dicts(View, "src/posse/kernel/seen.py")
        .replace("export interface View {", "export interface View<Table> {")
        .replace("  table: Record<string, unknown>;", "  table: Table;")
    )


def seen(box: Box) -> str:
    """What a seat sees of a game."""
    assert box.seen is not None
    module = box.seen.__module__.removeprefix("posse.games.").replace(".", "/")
    return _dicts(box.seen, f"src/posse/games/{module}.py")


def _dicts(top: type, source: str) -> str:
    found: dict[str, type] = {}
    collect_dicts(inspect.type_info(top), found)
    head = f"// Made from {source} by `python -m tools.typescript`. Don't edit.\n\n"
    return head + "\n".join([_interface_of(one) for one in found.values()])


def collect_dicts(info: Any, found: dict[str, type]) -> None:
    """A TypedDict and all that stand in its fields, those first."""
    if isinstance(info, inspect.TypedDictType) and info.cls.__name__ not in found:
        for field in info.fields:
            collect_dicts(field.type, found)
        found[info.cls.__name__] = info.cls
    for inner in _inside(info):
        collect_dicts(inner, found)


def _interface_of(kind: type) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.TypedDictType)
    fields = {field.name: field for field in info.fields}
    told = _field_notes(kind)
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    for name in kind.__annotations__:  # in the order of the source
        if name in told:
            lines.append(f"  /** {told[name]} */")
        lines.append(f"  {name}{'' if fields[name].required else '?'}: {_type(fields[name].type)};")
    return "\n".join([*lines, "}", ""])


def _field_notes(kind: type) -> dict[str, str]:
    """What stands beneath each field of a class."""
    (node,) = ast.parse(sources.getsource(kind)).body
    assert isinstance(node, ast.ClassDef)
    told: dict[str, str] = {}
    for field, note in zip(node.body, node.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(note, ast.Expr):
            assert isinstance(note.value, ast.Constant)
            told[field.target.id] = " ".join(str(note.value.value).split())
    return told


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)
    for name, content in all_files().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")
        print(f"wrote {folder / name}")


if __name__ == "__main__":
    main()
