"""docs/asyncapi.json: the socket for machines, AsyncAPI 3, made from the Structs: `python -m tools.asyncapi`."""

from __future__ import annotations

import inspect as code
import json
import sys
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from posse.server import wire
from posse.server.door.connection import VERSION

DEFAULT: Final = "docs/asyncapi.json"
SOCKET: Final = {"$ref": "#/channels/socket"}


def asyncapi() -> str:
    """The whole document, from the server's point of view: it receives what clients ask, and sends what it tells."""
    asks, tells = get_args(wire.FromClient), get_args(wire.FromServer)
    _, schemas = msgspec.json.schema_components((*asks, *tells), ref_template="#/components/schemas/{name}")
    parts = {name: _draft_7(schema) for name, schema in schemas.items()}
    for kind in tells:  # a later server may tell more
        del parts[kind.__name__]["additionalProperties"]
    parts["Frame"] = {
        "type": "array",
        "description": "A frame from the server: one or more messages.",
        "items": {"oneOf": [_schema(kind) for kind in tells]},
    }
    messages = {_name(kind): _message(kind) for kind in asks}
    messages["frame"] = {
        "title": "What the server sends",
        "contentType": "application/json",
        "payload": {"$ref": "#/components/schemas/Frame"},
    }
    document = {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Posse",
            "version": VERSION,
            "description": "Tables of outlaw games. The order of things, limits and HTTP: docs/protocol.md.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {
            "house": {
                "host": "127.0.0.1:7878",
                "protocol": "ws",
                "security": [{"$ref": "#/components/securitySchemes/token"}],
            }
        },
        "channels": {
            "socket": {
                "address": "/ws",
                "description": "A frame from a client is one message; a frame from the server is an array of them.",
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
            }
        },
        "operations": {
            **{_name(kind): _asked(kind) for kind in asks},
            "tell": {
                "action": "send",
                "channel": SOCKET,
                "summary": "Answers, and what is new, for one pair of eyes.",
                "messages": [{"$ref": "#/channels/socket/messages/frame"}],
            },
        },
        "components": {
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "description": "From POST /api/guests."}},
            "messages": messages,
            "schemas": parts,
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _name(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _schema(kind: type[msgspec.Struct]) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _message(kind: type[msgspec.Struct]) -> dict[str, Any]:
    doc = code.cleandoc(kind.__doc__ or "")
    return {"name": _name(kind), "summary": doc.split("\n")[0], "description": doc, "payload": _schema(kind)}


def _asked(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """One operation for each message of a client; its answer comes in a frame with the same `id`."""
    answer = wire.ANSWER.get(kind, wire.Done)
    return {
        "action": "receive",
        "channel": SOCKET,
        "messages": [{"$ref": f"#/channels/socket/messages/{_name(kind)}"}],
        "reply": {"channel": SOCKET, "messages": [{"$ref": "#/channels/socket/messages/frame"}]},
        "description": f"Answered by `{_name(answer)}` or `error`.",
    }


def _draft_7(schema: Any) -> Any:
    """What msgspec writes, in the words of JSON Schema draft 7, which AsyncAPI speaks."""
    if isinstance(schema, list):
        return [_draft_7(one) for one in schema if one != {}]  # what is already JSON is described beside it
    if not isinstance(schema, dict):
        return schema
    inner = {name: _draft_7(value) for name, value in schema.items()}
    if isinstance(inner.get("description"), str):
        inner["description"] = code.cleandoc(inner["description"])
    if "prefixItems" in inner:
        inner["items"] = inner.pop("prefixItems")
        inner["additionalItems"] = False
    return inner


def main() -> None:
    """Write the file."""
    path = Path(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)
    path.write_text(asyncapi(), encoding="utf-8")
    print(f"wrote {path}")


if __name__ == "__main__":
    main()
