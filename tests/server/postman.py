"""Where messages arrive in tests: a real SMTP server, and a service of our own for browsers and channels."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import threading
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.host import free_port

HOUSE = "https://play.example"
SENDER = "Posse <posse@play.example>"


class Inbox:
    """All mails that have come; `answers` are given to the next ones, then 250."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []
        self.tried = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.tried += 1
        if self.answers and not (answer := self.answers.pop(0)).startswith("250"):
            return answer
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]


@contextlib.contextmanager
def post_office() -> Iterator[tuple[Inbox, dict[str, Any]]]:
    """A mail server, and the settings that lead to it."""
    inbox = Inbox()
    controller = Controller(inbox, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        server = f"smtp://127.0.0.1:{controller.port}"
        yield inbox, {"mail_server": server, "mail_from": SENDER, "address": HOUSE}
    finally:
        controller.stop()


def words_of(mail: EmailMessage) -> str:
    body = mail.get_body()
    assert body is not None
    return str(body.get_content())


def link_in(mail: EmailMessage, room: str) -> str:
    """What stands behind `/room/` in a link of the mail."""
    found = re.search(rf"{re.escape(HOUSE)}/{room}/(\S+)", words_of(mail))
    assert found is not None, words_of(mail)
    return found[1]


class Browser:
    """A browser that has subscribed: its keys, with which it alone can read what comes."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _base64(public), "auth": _base64(self.secret)}
        self.subscription = json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": keys})

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret, version="aes128gcm")
        return dict(json.loads(text))


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Service:
    """All that was sent to it: (path, headers, body). `answers` are given to the next ones, then 201."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        self.tried = 0
        self.open = threading.Event()
        """Until this is set, whoever sends something waits for an answer."""
        self.open.set()
        self.url = ""

    def at(self, path: str) -> list[bytes]:
        return [body for where, _, body in self.got if where == path]


@contextlib.contextmanager
def service() -> Iterator[Service]:
    """A push service and a place for webhooks."""
    ours = Service()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            ours.tried += 1
            ours.open.wait(60)
            status = ours.answers.pop(0) if ours.answers else 201
            if status == 201:
                ours.got.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            with contextlib.suppress(OSError):
                self.send_response(status)
                if status == 302:
                    self.send_header("location", f"{ours.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quietly."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    ours.url = f"http://127.0.0.1:{server.server_port}"
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield ours
    finally:
        ours.open.set()
        server.shutdown()
        server.server_close()
        thread.join()
