"""A player over the network that costs little, so that what is measured is the server's time: for the bench, and for
the honest tables of a siege (tests/server/honest.py).
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import time
import urllib.request
from typing import Any, cast

import msgspec

TEXT, CLOSE, PING = 1, 8, 9
"""Kinds of frames."""
PONG = b"\x8a\x80\0\0\0\0"


class Choice(msgspec.Struct):
    """What a client reads of a choice."""

    choice: int


class Asked(msgspec.Struct):
    """What a client reads of a question."""

    number: int
    choices: list[Choice | list[int]]
    """Of a change, the first number is what to send."""


class Scene(msgspec.Struct):
    """What a client reads of a scene."""

    question: Asked | None


class Words(msgspec.Struct):
    """What a client reads of a refusal."""

    key: str


class Message(msgspec.Struct):
    """What a client reads of a message."""

    type: str
    id: int = 0
    table: str = ""
    status: str = ""
    era: int = 0
    scene: Scene | None = None
    question: Asked | None = None
    """Of a change."""
    words: Words | None = None

    def asks(self) -> Asked | None:
        """What it asks, if that is new."""
        return self.question if self.scene is None else self.scene.question

    def shows(self) -> bool:
        """Whether it is about the game."""
        return self.type in ("update", "change")


DECODE = msgspec.json.Decoder(list[Message])


class Lean(asyncio.Protocol):
    """A WebSocket of one seat."""

    def __init__(self, token: str, seat: int, table: str = "") -> None:
        self.token = token
        self.seat = seat
        self.table = table
        self.transport: asyncio.Transport
        self.heard = 0
        """Bytes that came."""
        self.goodbye = 0
        """The code with which the server has closed the socket."""
        self._buffer = b""
        self._shaken = False
        self._ids = 0

    def shaken(self) -> None:
        """Hands are shaken."""

    def hear(self, message: Message, now: float) -> None:
        """A message has come."""

    def refused(self, head: bytes) -> None:
        """There is no socket for us."""
        raise ConnectionRefusedError(head.decode())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self.transport = cast(asyncio.Transport, transport)
        self._buffer, self._shaken, self.goodbye = b"", False, 0
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            (
                f"GET /ws?changes&table={self.table} HTTP/1.1\r\nHost: localhost\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {self.token}\r\n\r\n"
            ).encode()
        )

    def data_received(self, data: bytes) -> None:
        """Frames of the server."""
        now = time.monotonic()
        self.heard += len(data)
        self._buffer += data
        if not self._shaken:
            head, mark, rest = self._buffer.partition(b"\r\n\r\n")
            if not mark:
                return
            if b" 101 " not in head.splitlines()[0]:
                self.refused(head)
                return
            self._buffer, self._shaken = rest, True
            self.shaken()
        while len(self._buffer) >= 2:
            size, at = self._buffer[1] & 127, 2
            if size == 126:
                size, at = int.from_bytes(self._buffer[2:4], "big"), 4
            elif size == 127:
                size, at = int.from_bytes(self._buffer[2:10], "big"), 10
            if len(self._buffer) < at + size:
                return
            kind, payload = self._buffer[0] & 15, self._buffer[at : at + size]
            self._buffer = self._buffer[at + size :]
            if kind == TEXT:
                for message in DECODE.decode(payload):
                    self.hear(message, now)
            elif kind == PING:
                self.transport.write(PONG)
            elif kind == CLOSE:
                self.goodbye = int.from_bytes(payload[:2], "big")

    def send(self, message: dict[str, Any]) -> int:
        """One masked frame of text (with a mask of zeros); gives the number of the message."""
        self._ids += 1
        data = msgspec.json.encode({**message, "id": self._ids})
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + data)
        return self._ids

    def choose(self, era: int, question: Asked) -> int:
        """Answer at random; gives the number of the message."""
        answer = {"type": "answer", "table": self.table, "seat": self.seat, "era": era, "question": question.number}
        choice = random.choice(question.choices)
        return self.send({**answer, "choice": choice[0] if isinstance(choice, list) else choice.choice})


def post(url: str, token: str, path: str, data: dict[str, Any]) -> Any:
    """POST JSON."""
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(url + path, json.dumps(data).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())
