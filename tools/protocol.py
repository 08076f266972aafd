"""docs/protocol.md: every message with its fields, made from the Structs: `python -m tools.protocol`.

What a person wrote is in protocol_opening.md; the frames that passed at a real table are in docs/frames.json.
"""

from __future__ import annotations

import inspect as code
import json
import re
import sys
from dataclasses import fields
from importlib import resources
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from posse.server import config, wire
from posse.server.book.guests import SESSION_DAYS
from posse.server.bounds import limits
from posse.server.wire import letters
from tools.typescript import collect

DEFAULT: Final = "docs/protocol.md"
DOCS: Final = Path(__file__).parents[1] / "docs"
FIELD: Final = re.compile(r'^    (\w+): [^\n]+\n    """(.+?)"""', re.MULTILINE | re.DOTALL)
LIMIT: Final = re.compile(r'^(\w+): Final = ([^\n]+)\n"""(.+?)"""', re.MULTILINE | re.DOTALL)
OURS: Final = {"SLICE", "TURN", "PARTING", "FAREWELL", "FILES"}
"""Limits that nobody outside can meet."""
RATES: Final = (
    "rate",
    "guests_per_minute",
    "makes_per_second",
    "tables_per_guest",
    "tables_watched",
    "sockets",
    "sockets_per_guest",
    "sockets_per_address",
    "arrivals",
    "away_after",
)
"""Limits that are settings."""
NOTES: Final = {
    "id": "A whole number of your own; the answer has the same.",
    "table": "The table's id, as in its link.",
    "seat": "A seat, from 0.",
    "level": "A bot, one of `GameInfo.levels`.",
    "era": "How often something was taken back.",
    "choice": "One of the game's choices.",
}
"""What fields mean that have the same meaning everywhere."""


def protocol() -> str:
    """The whole page: what a person wrote, then every message."""
    frames = json.loads((DOCS / "frames.json").read_text(encoding="utf-8"))
    structs: dict[str, type[msgspec.Struct]] = {}
    asks, tells = get_args(wire.FromClient), get_args(wire.FromServer)
    for kind in (*asks, *tells):
        collect(kind, structs)
    parts = [_opening(frames), "## From a client", ""]
    parts += [_section(kind, frames["asks"]) for kind in asks]
    parts += ["## From the server", ""]
    parts += [_section(kind, frames["tells"]) for kind in tells]
    parts += ["## Parts of messages", ""]
    parts += [_section(kind) for kind in structs.values() if inspect.type_info(kind).tag is None]  # type: ignore[attr-defined]
    parts += ["## Over HTTP", "", *_over_http(frames["http"])]
    known = set(structs)
    for kind in letters.OVER_HTTP:
        collect(kind, structs)
    parts += [_section(kind) for name, kind in structs.items() if name not in known]
    parts += ["## Refusals", "", *_refusals()]
    return "\n".join(parts).rstrip() + "\n"


def _opening(frames: dict[str, Any]) -> str:
    """What a person wrote, with the numbers of the program in it."""
    page = Path(__file__).with_name("protocol_opening.md").read_text(encoding="utf-8")
    blanks = {name: _number(value) for name, value in vars(limits).items() if isinstance(value, int | float)}
    blanks |= {
        "client": (DOCS / "client.py").read_text(encoding="utf-8").rstrip(),
        "session_days": str(SESSION_DAYS),
        "window": f"{_usual_of(letters.NewTable, 'window'):g}",
        "record": _example(frames["record"][0]) + "\n\n" + _example(frames["record"][1]),
        "limits": "\n".join(["| at most | |", "|---|---|", *_limits()]),
    }
    return re.sub(r"\{(\w+)\}", lambda blank: blanks.get(blank[1], blank[0]), page)


def _limits() -> list[str]:
    found = LIMIT.findall(code.getsource(limits))
    lines = [f"| {_number(getattr(limits, name))} | {_one_line(doc)} |" for name, _, doc in found if name not in OURS]
    notes = dict(FIELD.findall(code.getsource(config.Config)))
    usual = {field.name: field.default for field in fields(config.Config)}
    return lines + [f"| {usual[name]:,g} | {_one_line(notes[name])} |" for name in RATES]


def _section(kind: type[msgspec.Struct], frames: dict[str, Any] | None = None) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    title = info.tag if info.tag is not None else kind.__name__
    lines = [f"### `{title}`", "", code.cleandoc(kind.__doc__ or ""), ""]
    if kind in get_args(wire.FromClient):
        lines += [f"Answered by `{inspect.type_info(wire.ANSWER.get(kind, wire.Done)).tag}`.", ""]  # type: ignore[attr-defined]
    lines += ["| field | type | if missing | |", "|---|---|---|---|"]
    wanted = "is needed" if kind in get_args(wire.FromClient) or kind in letters.TAKEN else "is always there"
    if info.tag is not None:
        lines.append(f'| `type` | `"{info.tag}"` | {wanted} | |')
    notes = {name: _one_line(text) for name, text in FIELD.findall(code.getsource(kind))}
    for field in info.fields:
        missing = wanted if field.required else _usual(field)
        note = notes.get(field.name) or NOTES.get(field.name, "")
        lines.append(f"| `{field.encode_name}` | {_type(field.type)} | {missing} | {note} |")
    if frames is not None:
        lines += ["", _example(frames[str(info.tag)])]
    return "\n".join([*lines, ""])


def _type(info: Any) -> str:
    """A type in words."""
    if isinstance(info, inspect.StructType):
        return f"`{info.cls.__name__}`"
    if isinstance(info, inspect.UnionType):
        # `Raw` stands for something that is described beside it.
        return " or ".join(_type(one) for one in info.types if not isinstance(one, inspect.RawType))
    if isinstance(info, inspect.ListType):
        return f"list of {_type(info.item_type)}"
    if isinstance(info, inspect.TupleType):
        return "[" + ", ".join(_type(one) for one in info.item_types) + "]"
    if isinstance(info, inspect.DictType):
        value = "" if isinstance(info.value_type, inspect.AnyType) else f" of {_type(info.value_type)}"
        return f"object{value}"
    if isinstance(info, inspect.LiteralType):
        return " or ".join(f'`"{value}"`' for value in info.values)
    return SIMPLE[type(info)]


SIMPLE: Final[dict[type, str]] = {
    inspect.IntType: "whole number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "true or false",
    inspect.NoneType: "null",
    inspect.AnyType: "anything",
}


def _usual(field: inspect.Field) -> str:
    if field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT:  # `UNSET`
        return "it is as it was"
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}`"


def _usual_of(kind: type[msgspec.Struct], name: str) -> Any:
    return next(field.default for field in msgspec.structs.fields(kind) if field.name == name)


def _number(value: float) -> str:
    """A number to read: 16,384 or 0.5."""
    return f"{value:,g}" if value != int(value) else f"{int(value):,}"


def _one_line(text: str) -> str:
    return " ".join(text.split())


# ---- examples


def _example(frame: Any) -> str:
    return f"```json\n{json.dumps(_short(frame), ensure_ascii=False)}\n```"


def _short(value: Any, depth: int = 0) -> Any:
    """Long lists and deep objects of an example, shortened: `…` stands for the rest."""
    if isinstance(value, list):
        most = 2 if any(isinstance(one, dict) for one in value) or len(value) > 20 else 4
        return [_short(one, depth + 1) for one in value[:most]] + ["…"] * (len(value) > most)
    if isinstance(value, dict):
        most = 30 if depth < 2 else 4
        some = {name: _short(one, depth + 1) for name, one in list(value.items())[:most]}
        return some | ({"…": "…"} if len(value) > most else {})
    return f"{value[:24]}…" if isinstance(value, str) and len(value) > 64 else value


def _over_http(frames: dict[str, Any]) -> list[str]:
    lines: list[str] = []
    for name in ("guest", "table"):
        frame = frames[name]
        lines += [f"`{frame['asked']}` with the first gives {frame['status']} and the second:", ""]
        lines += [_example(frame["body"]), "", _example(frame["answer"]), ""]
    return lines


def _refusals() -> list[str]:
    """Every key that an `error` or a refusal may have, but for those of the games themselves."""
    lines = [
        "Keys of `error` and of refusals over HTTP. A game has more, for what its rules forbid: they begin with "
        "`why-`, stand in its words, and come with the clause.",
        "",
        "| key | in English |",
        "|---|---|",
    ]
    for room in ("posse.server", "posse.words"):
        text = (resources.files(room) / "text" / "en.ftl").read_text(encoding="utf-8")
        for key, words in re.findall(r"^([a-z][\w-]*) = (.+(?:\n .+)*)", text, re.MULTILINE):
            if (room == "posse.server" and not key.startswith(("say-", "share-"))) or key.startswith("why-"):
                plain = re.sub(
                    r"\{ \$(\w+) ->.*?\*\[other\]([^\n]*).*?\}$", r"\2", words, flags=re.DOTALL | re.MULTILINE
                )
                lines.append(f"| `{key}` | {_one_line(plain)} |")
    return lines


def main() -> None:
    """Write the page."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(protocol(), encoding="utf-8")
    print(f"wrote {path}")


if __name__ == "__main__":
    main()
