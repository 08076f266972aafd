"""TypeScript types of everything on the wire, made from the Structs: `python -m posse.server.typescript`."""

from __future__ import annotations

import sys
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec
from msgspec import inspect

from posse.server import letters, wire

DEFAULT = "web/src/wire.ts"
HEAD = """// Made from src/posse/server/wire.py and letters.py by `python -m posse.server.typescript`. Don't edit.

"""


def typescript() -> str:
    """The whole file."""
    structs: dict[str, type[msgspec.Struct]] = {}
    for union in (wire.FromClient, wire.FromServer):
        for kind in get_args(union):
            _collect(kind, structs)
    for kind in letters.OVER_HTTP:
        _collect(kind, structs)
    parts = [HEAD]
    parts += [_interface(struct) for struct in structs.values()]
    parts.append(f"export type FromClient = {_names(wire.FromClient)};\n")
    parts.append(f"export type FromServer = {_names(wire.FromServer)};\n")
    return "".join(parts)


def _names(union: UnionType) -> str:
    return " | ".join(kind.__name__ for kind in get_args(union))


def _collect(kind: type[msgspec.Struct], structs: dict[str, type[msgspec.Struct]]) -> None:
    """A Struct and all that stand in its fields, those first."""
    if kind.__name__ in structs:
        return
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    for field in info.fields:
        for inner in _structs_in(field.type):
            _collect(inner, structs)
    structs[kind.__name__] = kind


def _structs_in(info: Any) -> list[type[msgspec.Struct]]:
    if isinstance(info, inspect.StructType):
        return [info.cls]
    inner: list[Any] = []
    if isinstance(info, inspect.ListType):
        inner = [info.item_type]
    elif isinstance(info, inspect.DictType):
        inner = [info.key_type, info.value_type]
    elif isinstance(info, inspect.TupleType):
        inner = list(info.item_types)
    elif isinstance(info, inspect.UnionType):
        inner = list(info.types)
    return [struct for one in inner for struct in _structs_in(one)]


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
    if isinstance(info, inspect.StructType):
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
    }
    return simple[type(info)]


def main() -> None:
    """Write the file."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(typescript(), encoding="utf-8")
    print(f"wrote {path}")


if __name__ == "__main__":
    main()
