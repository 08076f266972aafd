"""What is made from the message types is fresh; and the server's words are the same in both languages."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from importlib import resources
from pathlib import Path
from typing import get_args

import msgspec
from tools.asyncapi import asyncapi
from tools.protocol import protocol
from tools.typescript import all_files

from posse.kernel.record import Record
from posse.server import wire
from posse.server.client import ANSWERS
from posse.server.door.connection import HANDLERS
from posse.server.errors import LANGUAGES, PHRASES, No
from posse.server.wire import letters
from posse.words import LANGUAGES as SPOKEN
from tests.server.evening import recorded
from tests.server.host import place, sqlite

ROOT = Path(__file__).parents[2]
ASKED = {kind.__struct_config__.tag for kind in get_args(wire.FromClient)}
TOLD = {kind.__struct_config__.tag for kind in get_args(wire.FromServer)}


def test_the_page_about_the_protocol_is_fresh() -> None:
    assert (ROOT / "docs" / "protocol.md").read_text() == protocol(), "run python -m tools.protocol"


def test_typescript_is_fresh() -> None:
    for name, content in all_files().items():
        assert (ROOT / "web" / "src" / name).read_text() == content, "run python -m tools.typescript"


def test_asyncapi_is_fresh() -> None:
    assert (ROOT / "docs" / "asyncapi.json").read_text(encoding="utf-8") == asyncapi(), "run python -m tools.asyncapi"


def test_asyncapi_is_what_it_should_be() -> None:
    """What version 3 of AsyncAPI asks of a document, as far as ours has it; and nothing is named that is not there."""
    document = json.loads(asyncapi())
    assert document["asyncapi"] == "3.0.0" and {"title", "version"} <= set(document["info"])
    assert all({"host", "protocol"} <= set(server) for server in document["servers"].values())
    assert set(document["channels"]["socket"]) <= {"address", "messages", "description"}
    for operation in document["operations"].values():
        assert operation["action"] in ("send", "receive") and set(operation["channel"]) == {"$ref"}
        assert all(message["$ref"].startswith("#/channels/socket/messages/") for message in operation["messages"])
    assert set(document["operations"]) - {"tell"} == ASKED
    for reference in re.findall(r'"\$ref": "#/([^"]+)"', asyncapi()):
        place = document
        for name in reference.split("/"):
            place = place[name]
        assert place


def test_examples_are_messages_of_today() -> None:
    """A field that is gone or was added since would be noticed; there is one of every type."""
    frames = json.loads((ROOT / "docs" / "frames.json").read_text(encoding="utf-8"))
    assert (set(frames["asks"]), set(frames["tells"])) == (ASKED, TOLD), "run python -m tests.server.evening"
    for frame in frames["asks"].values():
        wire.decode_client.decode(json.dumps(frame))
    for frame in frames["tells"].values():
        (told,) = wire.decode_server.decode(json.dumps([frame]))
        assert json.loads(wire.encode(told)) == frame
    kinds = {"guest": letters.Guest, "game": letters.GameInfo, "table": letters.NewPlace, "me": letters.Me}
    for name, kind in (kinds | {"moment": letters.Moment}).items():
        msgspec.convert(frames["http"][name]["answer"], kind, strict=name != "game")
    Record.read(json.dumps(line) for line in frames["record"])


def test_an_evening_has_every_message() -> None:
    """The same as in the examples, played anew."""
    frames = asyncio.run(asyncio.wait_for(recorded(), 120))
    assert (set(frames["asks"]), set(frames["tells"])) == (ASKED, TOLD)


def test_the_client_in_the_page_plays_a_game(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    program = page.split("```python\n", 1)[1].split("```", 1)[0]

    async def run() -> str:
        async with place(sqlite(tmp_path), catalog="posse.games:CATALOG", rate=50.0) as host:
            command = [sys.executable, "-c", program, host.url]
            child = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
            return (await child.communicate())[0].decode()

    assert re.fullmatch(r"places: \[\d, \d, \d\]\n", asyncio.run(asyncio.wait_for(run(), 120)))


def test_every_refusal_stands_in_the_page() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for key in keys("en"):
        assert key.startswith(("say-", "share-")) or f"| `{key}` |" in page


def test_what_answers_a_message() -> None:
    answers = {*wire.ANSWER.values(), wire.Done, wire.Error}
    assert answers == set(ANSWERS), "as the client knows them"


def test_every_message_is_handled() -> None:
    assert set(HANDLERS) == set(get_args(wire.FromClient))


def keys(language: str) -> dict[str, set[str]]:
    text = (resources.files("posse.server") / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) = ", text, flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\{ \$(\w+)", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}


def test_words_exist_in_both_languages() -> None:
    assert LANGUAGES == SPOKEN
    assert keys("en") == keys("pl")
    used: set[str] = set(PHRASES)
    for file in (ROOT / "src" / "posse" / "server").rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        used |= {key for key in keys("en") if f'"{key}"' in source}
        for key in re.findall(r'No\(\s*"([\w-]+)"', source):
            assert key in keys("en"), f"{file.name}: {key}"
    assert set(keys("en")) - used == set()


def test_a_refusal_speaks() -> None:
    assert No("seats-free", free=1).text() == "There is one free seat left."
    assert No("too-large", bytes=5).words() == wire.Words("too-large", "", {"bytes": ("n", 5)})
