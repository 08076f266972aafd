"""WebSockets (RFC 6455) for uvicorn: it reads the request and hands the rest of the connection to a `Socket`.

Our messages are small and many, so frames are taken apart right here, with no queue, task or generator between the
network and the message. No extensions: nothing is compressed. Why not a library: uvicorn's own hosts of `websockets`
pass every frame through a queue and a task, which cost a fifth of the server's time; the same library's form without
input and output, used right here, cost seven percent, which is the difference between reaching our rate and missing
it (bench/SERVER.md); picows can't be hosted by uvicorn without its private classes.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn.config import Config as Settings
from uvicorn.server import ServerState

LARGEST_FRAME: Final = 262_144
"""Bytes of a message that are read at all; between this and the largest message there is a friendly error."""
MOST_PARTS: Final = 512
"""Frames that one message may come in: empty ones would cost us more than the sender."""
MOST_WAITING: Final = 64
"""Messages that may wait to be heard (together hardly larger than one may be); then nothing is read until they are."""
PING_SECONDS: Final = 20.0
SILENCE: Final = 50.0
"""Seconds without a sign of life (a ping is answered by all browsers) after which the other end is gone."""
FAREWELL: Final = 3.0
"""Seconds that the other end has to answer when the connection is closed."""

MORE, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
GOING_AWAY, BAD_PROTOCOL, TOO_BIG, RESTART = 1001, 1002, 1009, 1012
MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

Handle = Callable[["Socket"], Awaitable[None]]


class Socket(asyncio.Protocol):
    """One WebSocket. `handle` decides whether to accept it, and what to do with it."""

    def __init__(self, handle: Handle, config: Settings, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.handle = handle
        self.state = server_state
        self.path = ""
        self.headers: dict[str, str] = {}
        self.open = False
        self.closing = False
        self.transport: asyncio.Transport
        self._loop = asyncio.get_running_loop()
        self._rest = b""
        self._parts: list[bytes] = []
        """The message so far, if it comes in several frames."""
        self._parts_size = 0
        self._in: list[bytes] = []
        self._in_size = 0
        """Bytes that were heard since `_in` was last empty."""
        self._paused = False
        self._waiter: asyncio.Future[None] | None = None
        self._heard_at = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None

    # ---- what `handle` may do

    def accept(self) -> None:
        """Shake hands."""
        key = self.headers.get("sec-websocket-key", "")
        sure = base64.b64encode(hashlib.sha1(key.encode() + MAGIC).digest()).decode()
        self._head(101, f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: {sure}\r\n")
        self.open = True
        self._timer = self._loop.call_later(PING_SECONDS, self._see_to_it)

    def refuse(self, status: int) -> None:
        """No socket for you."""
        self._head(status, "Content-Length: 0\r\nConnection: close\r\n")
        self.transport.close()

    async def receive(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while not self._in:
            self._in_size = 0
            if self.closing or self.transport.is_closing():
                return None
            self._read_again()
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._in.pop(0)

    def send(self, text: bytes) -> None:
        """A message of text."""
        if self.open and not self.closing:
            self.transport.write(_head_of(TEXT, len(text)) + text)

    def waiting(self) -> int:
        """Bytes that the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Say goodbye. The other end answers, or is cut."""
        if self.open and not self.closing:
            self.transport.write(_head_of(CLOSE, 2) + code.to_bytes(2, "big"))
            self.closing = True
            self._read_again()
            self._loop.call_later(FAREWELL, self.transport.abort)
            self._wake()

    # ---- what uvicorn and the network do

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Uvicorn has read a request that wants a socket."""
        self.transport = cast(asyncio.Transport, transport)
        self.state.connections.add(self)  # type: ignore[arg-type]

    def data_received(self, data: bytes) -> None:
        """First the request, as uvicorn tells it again; then frames."""
        if not self.path:
            self._read_request(data)
        elif self.open:
            self._heard_at = self._loop.time()
            self._read_frames(self._rest + data if self._rest else data)

    def connection_lost(self, problem: Exception | None) -> None:
        """Gone."""
        self.state.connections.discard(self)
        self.open, self.closing = False, True
        if self._timer is not None:
            self._timer.cancel()
        self._wake()

    def shutdown(self) -> None:
        """The server stops."""
        if self.open:
            self.close(RESTART)
        else:
            self.transport.close()

    # ---- inside

    def _read_request(self, data: bytes) -> None:
        lines = data.decode("latin-1").split("\r\n")
        self.path = lines[0].split(" ")[1].partition("?")[0]
        for line in lines[1:]:
            name, _, value = line.partition(":")
            self.headers.setdefault(name.strip().lower(), value.strip())
        if self.headers.get("sec-websocket-version") != "13" or "sec-websocket-key" not in self.headers:
            self.refuse(400)
            return
        task = self._loop.create_task(self._run())
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    async def _run(self) -> None:
        try:
            await self.handle(self)
        finally:
            self.close(GOING_AWAY)
            if not self.closing:  # it never came to shaking hands
                self.transport.close()

    def _read_frames(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2 and self.open:
            first, size, start = data[at], data[at + 1] & 127, at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if not data[at + 1] & 128 or first & 0x70 or (first & 8 and (size > 125 or not first & 128)):
                self._fail(BAD_PROTOCOL)
                return
            if start <= end and size > LARGEST_FRAME:
                self._fail(TOO_BIG)
                return
            stop = start + 4 + size
            if stop > end:
                break
            at = stop
            self._take(first & 15, bool(first & 128), _unmask(data[start : start + 4], data[start + 4 : stop]))
        self._rest = data[at:]

    def _take(self, kind: int, last: bool, payload: bytes) -> None:
        """One frame."""
        if kind in (TEXT, BYTES) and last and not self._parts:
            self._hear(payload)
        elif kind == PING:
            # Who does not read what we send gets no more of it.
            if not self.closing and self.waiting() < LARGEST_FRAME:
                self.transport.write(_head_of(PONG, len(payload)) + payload)
        elif kind == CLOSE:
            self.close(int.from_bytes(payload[:2], "big") or 1000)
            self.transport.close()
        elif kind in (MORE, TEXT, BYTES) and (kind == MORE) == bool(self._parts):
            self._parts.append(payload)
            self._parts_size += len(payload)
            if self._parts_size > LARGEST_FRAME or len(self._parts) > MOST_PARTS:
                self._fail(TOO_BIG)
            elif last:
                whole, self._parts, self._parts_size = b"".join(self._parts), [], 0
                self._hear(whole)
        elif kind != PONG:
            self._fail(BAD_PROTOCOL)

    def _hear(self, message: bytes) -> None:
        if self.closing:
            return
        self._in.append(message)
        self._in_size += len(message)
        if (len(self._in) >= MOST_WAITING or self._in_size > LARGEST_FRAME) and not self._paused:
            self._paused = True
            self.transport.pause_reading()
        self._wake()

    def _read_again(self) -> None:
        if self._paused:
            self._paused = False
            self.transport.resume_reading()

    def _fail(self, code: int) -> None:
        """Nothing that comes after this can be understood."""
        self.close(code)
        self.open = False
        self._rest = b""

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _see_to_it(self) -> None:
        """Every while: is anybody there?"""
        if self._loop.time() - self._heard_at > SILENCE:
            self.transport.abort()
            return
        if not self.closing:
            self.transport.write(_head_of(PING, 0))
        self._timer = self._loop.call_later(PING_SECONDS, self._see_to_it)

    def _head(self, status: int, headers: str) -> None:
        self.transport.write(f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n{headers}\r\n".encode())


def _head_of(kind: int, size: int) -> bytes:
    """The head of a whole frame from a server.

    >>> _head_of(TEXT, 5), _head_of(TEXT, 300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if size < 126:
        return bytes((0x80 | kind, size))
    if size < 65_536:
        return bytes((0x80 | kind, 126)) + size.to_bytes(2, "big")
    return bytes((0x80 | kind, 127)) + size.to_bytes(8, "big")


def _unmask(mask: bytes, data: bytes) -> bytes:
    """What a client has masked.

    >>> _unmask(bytes([1, 2, 3, 4]), b"Inezx")
    b'Hlf~y'
    """
    size = len(data)
    pattern = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(pattern, "little")).to_bytes(size, "little")
