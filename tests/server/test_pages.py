"""What a foreign page can make a browser send: forms, and requests under a name to which it gave our address."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from posse.server.client import Client
from posse.server.config import Config
from posse.server.door.security import host_is_ours, is_json
from posse.server.errors import No
from tests.server.host import Place, place, sqlite

NAMES = ("play.example",)
OURS = [
    *("127.0.0.1", "192.168.1.7:7878", "[::1]", "[fe80::1]:7878", "localhost:7878", "LocalHost.", "posse"),
    *("saloon.local", "saloon.lan:80", "play.example", "PLAY.example:443", "play.example.", "other.example"),
    "saloon.example:7878",
]
FOREIGN = [
    *("evil.example", "evil.example:7878", "evil.example.", "play.example.evil.example", "127.0.0.1.evil.example"),
    *("local.evil.example", "xplay.example", "play.example@evil.example", "[", "", "[::1", ":80"),
]


async def answer_to(host: Place, *head: str, body: str = "") -> tuple[int, bytes]:
    """The status and the body of an answer to exactly these lines."""
    reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
    writer.write("\r\n".join([*head, "Connection: close", "", body]).encode())
    answer = await asyncio.wait_for(reader.read(), 30)
    writer.close()
    start, _, rest = answer.partition(b"\r\n\r\n")
    return int(start.split(b" ", 2)[1]), rest


def refusal(body: bytes) -> str:
    """The key of a refusal, whose text is a sentence."""
    said = json.loads(body)
    assert said["text"] == No(said["words"]["key"]).text()
    return str(said["words"]["key"])


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp", ""]


def test_what_a_form_sends_changes_nothing(tmp_path: Path) -> None:
    """An old browser names no origin with a form, and sends our cookie: no form can say that it is JSON."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await Client.enter(host.url, "Ann")
            cookie = f"Cookie: posse_guest={ann.token}"
            body = '{"name": "Eve"}'
            long = f"Content-Length: {len(body)}"
            for kind in FORMS:
                said = f"Content-Type: {kind}"
                status, answer = await answer_to(
                    host, "POST /api/me HTTP/1.1", "Host: x", cookie, said, long, body=body
                )
                assert (status, refusal(answer)) == (415, "not-json"), kind
                # Nor where nothing is read: this would make a link.
                none = "Content-Length: 0"
                status, answer = await answer_to(host, "POST /api/me/link HTTP/1.1", "Host: x", cookie, said, none)
                assert (status, refusal(answer)) == (415, "not-json"), kind
            status, answer = await answer_to(host, "POST /api/me HTTP/1.1", "Host: x", cookie, long, body=body)
            assert (status, refusal(answer)) == (415, "not-json"), "no word about what it is"
            assert (await ann.get("/api/me"))["name"] == "Ann"
            status, _ = await answer_to(host, "POST /api/me/link HTTP/1.1", "Host: x", cookie)
            assert status == 201, "nothing is sent, and so nothing has to be said about it"
            for kind in ("application/json", "Application/JSON; charset=UTF-8"):
                said = f"Content-Type: {kind}"
                status, answer = await answer_to(
                    host, "POST /api/tables/x/branch HTTP/1.1", "Host: x", cookie, said, "Content-Length: 2", body="{}"
                )
                assert status == 400, kind

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_body_in_pieces_needs_its_kind_too() -> None:
    assert not is_json({"transfer-encoding": "chunked"})
    assert is_json({"transfer-encoding": "chunked", "content-type": "application/json"})
    assert is_json({}) and is_json({"content-length": "0"})


@pytest.mark.parametrize("name", OURS)
def test_names_that_are_ours(name: str) -> None:
    """Numbers; names that only a network of its own knows; those that the operator gave."""
    config = Config("", names=(*NAMES, "saloon.example"), origins=("https://other.example:8443",))
    assert host_is_ours({"host": name}, config)
    assert host_is_ours({}, config), "no browser"


@pytest.mark.parametrize("name", FOREIGN)
def test_names_that_are_not_ours(name: str) -> None:
    assert not host_is_ours({"host": name}, Config("", names=(*NAMES, "::1")))


def test_a_foreign_name_with_our_address_gets_nothing(tmp_path: Path) -> None:
    """DNS rebinding: to the browser the page and this server are the same; only the name tells them apart."""

    async def run() -> None:
        async with place(sqlite(tmp_path), names=NAMES) as host:
            ann = await Client.enter(host.url, "Ann")
            shake = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
            shake += ["Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==", f"Cookie: posse_guest={ann.token}"]
            for name in ("evil.example:7878", "evil.example"):
                ours = [f"Host: {name}", f"Origin: http://{name}"]
                for path in ("/", "/api/tables", "/metrics", "/healthz", "/assets/x.js"):
                    status, answer = await answer_to(host, f"GET {path} HTTP/1.1", *ours)
                    assert (status, refusal(answer)) == (421, "bad-host"), path
                said = ["Content-Type: application/json", "Content-Length: 14"]
                status, answer = await answer_to(host, "POST /api/guests HTTP/1.1", *ours, *said, body='{"name":"Eve"}')
                assert (status, refusal(answer)) == (421, "bad-host")
                for path in ("/ws", "/watch"):
                    status, _ = await answer_to(host, f"GET {path} HTTP/1.1", *ours, *shake)
                    assert status == 421
            status, _ = await answer_to(host, "GET /api/tables HTTP/1.1", "Host: play.example")
            assert status == 200

    asyncio.run(asyncio.wait_for(run(), 60))
