"""docs/protocol.md: every message with its fields, made from the Structs: `python -m posse.server.protocol`."""

from __future__ import annotations

import inspect as code
import re
import sys
from importlib import resources
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from posse.server import letters, wire
from posse.server.typescript import _collect, _type

DEFAULT = "docs/protocol.md"
FIELD = re.compile(r'^    (\w+): [^\n]+\n    """(.+?)"""', re.MULTILINE | re.DOTALL)


def protocol() -> str:
    """The whole page: what a person wrote, then every message."""
    opening = (resources.files("posse.server") / "protocol_opening.md").read_text(encoding="utf-8")
    parts = [opening.rstrip(), "", "## From a client", ""]
    parts += [_section(kind) for kind in get_args(wire.FromClient)]
    parts += ["## From the server", ""]
    parts += [_section(kind) for kind in get_args(wire.FromServer)]
    parts += ["## Parts of messages", ""]
    structs: dict[str, type[msgspec.Struct]] = {}
    for kind in (*get_args(wire.FromClient), *get_args(wire.FromServer)):
        _collect(kind, structs)
    parts += [_section(kind) for kind in structs.values() if inspect.type_info(kind).tag is None]  # type: ignore[attr-defined]
    parts += ["## Over HTTP", ""]
    known = set(structs)
    for kind in letters.OVER_HTTP:
        _collect(kind, structs)
    parts += [_section(kind) for name, kind in structs.items() if name not in known]
    return "\n".join(parts).rstrip() + "\n"


def _section(kind: type[msgspec.Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    title = f"`{info.tag}`" if info.tag is not None else f"`{kind.__name__}`"
    doc = code.cleandoc(kind.__doc__ or "")
    notes = {name: " ".join(text.split()) for name, text in FIELD.findall(code.getsource(kind))}
    lines = [f"### {title}", "", doc, ""]
    if info.fields:
        lines += ["| field | type | |", "|---|---|---|"]
    for field in info.fields:
        kind_of = _type(field.type).replace("|", "\\|")
        usual = "" if field.required else f"usually {_usual(field)}. "
        lines.append(f"| `{field.encode_name}` | `{kind_of}` | {usual}{notes.get(field.name, '')} |")
    return "\n".join([*lines, ""])


def _usual(field: inspect.Field) -> str:
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}`"


def main() -> None:
    """Write the page."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(protocol(), encoding="utf-8")
    print(f"wrote {path}")


if __name__ == "__main__":
    main()
