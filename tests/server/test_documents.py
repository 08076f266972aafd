"""What is made from the message types is fresh; and the server's words are the same in both languages."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import get_args

from posse.server import wire
from posse.server.connection import HANDLERS
from posse.server.errors import LANGUAGES, PHRASES, No
from posse.server.protocol import protocol
from posse.server.typescript import all_files
from posse.words import LANGUAGES as SPOKEN

ROOT = Path(__file__).parents[2]


def test_the_page_about_the_protocol_is_fresh() -> None:
    assert (ROOT / "docs" / "protocol.md").read_text() == protocol(), "run python -m posse.server.protocol"


def test_typescript_is_fresh() -> None:
    for name, content in all_files().items():
        assert (ROOT / "web" / "src" / name).read_text() == content, "run python -m posse.server.typescript"


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
    for file in (ROOT / "src" / "posse" / "server").glob("*.py"):
        source = file.read_text(encoding="utf-8")
        used |= {key for key in keys("en") if f'"{key}"' in source}
        for key in re.findall(r'No\(\s*"([\w-]+)"', source):
            assert key in keys("en"), f"{file.name}: {key}"
    assert set(keys("en")) - used == set()


def test_a_refusal_speaks() -> None:
    assert No("seats-free", free=1).text() == "There is one free seat left."
    assert No("too-large", bytes=5).words() == wire.Words("too-large", "", {"bytes": ("n", 5)})
