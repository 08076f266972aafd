"""What we send is a frame as others read it, and what others send is heard however it comes."""

from __future__ import annotations

import asyncio
import os
import random
from typing import Any

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from posse.server.bounds.limits import Bucket
from posse.server.door.sockets import Line, Socket, beginning, size_of, whole_text

SIZES = [0, 1, 2, 3, 4, 125, 126, 127, 65_535, 65_536, 200_000]
REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("size", SIZES)
def test_a_message_of_any_size_is_a_frame_of_text(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/ws"), state=State.OPEN)
    text = b"x" * size
    client.receive_data(beginning(size) + text)
    assert client.events_received() == [Frame(Opcode.TEXT, text)]
    assert client.state is State.OPEN


def frame(opcode: Opcode, text: bytes, fin: bool = True) -> bytes:
    """As a browser sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


def at_length(text: bytes) -> bytes:
    """The same, its length written in eight bytes where one would do; no mask to speak of."""
    return b"\x81\xff" + len(text).to_bytes(8, "big") + b"\0\0\0\0" + text


@pytest.mark.parametrize("size", SIZES)
def test_a_short_message_that_is_whole_is_read_here_and_nothing_else(size: int) -> None:
    text = os.urandom(size)
    sent = frame(Opcode.TEXT, text)
    assert len(sent) == size_of(size)
    assert whole_text(sent) == (text if size < 126 else b"")
    for other in (
        frame(Opcode.BINARY, text),
        frame(Opcode.TEXT, text, False),
        frame(Opcode.CONT, text),
        frame(Opcode.TEXT, b"!" + text) + b"\x81",
        frame(Opcode.TEXT, b"!" + text)[:-1],
        Frame(Opcode.TEXT, b"!" + text).serialize(mask=False),
        at_length(text),
    ):
        assert whole_text(other) == b""


class Cable(asyncio.Transport):
    """A connection that leads nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.reading = True
        self.closed = False

    def write(self, data: Any) -> None:
        pass

    def write_eof(self) -> None:
        pass

    def can_write_eof(self) -> bool:
        return True

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


class Ear:
    """Who listens at a socket; what is answered `at_once` is done a moment later."""

    def __init__(self, at_once: bool) -> None:
        self.at_once = at_once
        self.heard: list[bytes] = []
        self.alone: list[bytes] = []
        self.goes = False
        self.cable = Cable()
        self.socket = Socket(self._listen, Line(), Config(""), ServerState(), {})

    async def _listen(self, socket: Socket) -> None:
        socket.allowance = Bucket(1e9, 1e9)
        if self.at_once:
            socket.at_once = self._hear_alone
        socket.accept()
        while (message := await socket.receive()) is not None:
            assert not self.goes, "one message at a time"
            self.heard.append(bytes(message))

    def _hear_alone(self, message: bytes) -> bool:
        assert not self.goes, "one message at a time"
        self.alone.append(message)
        if len(message) % 3 == 0:
            return False
        self.goes = self.socket.busy = True
        asyncio.get_running_loop().call_soon(self._done, message)
        return True

    def _done(self, message: bytes) -> None:
        self.goes = False
        if len(message) % 3 == 1:
            self.heard.append(message)
            self.socket.is_done()
        else:
            self.socket.is_done(message)

    async def begin(self) -> None:
        self.socket.connection_made(self.cable)
        self.socket.data_received(REQUEST)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(8):
            await asyncio.sleep(0)
        while not self.cable.reading and not self.cable.closed:
            await asyncio.sleep(0)


def some_frames(luck: random.Random, lengthy: bool) -> tuple[bytes, list[bytes]]:
    """Bytes, and the messages in them."""
    text = luck.randbytes(luck.choice([1, 2, 3, 40, 90, 125, 126, 300, 600]))
    kind = luck.randrange(8)
    if kind == 0:
        cut = luck.randrange(len(text) + 1)
        first, last = frame(Opcode.TEXT, text[:cut], False), frame(Opcode.CONT, text[cut:])
        return first + frame(Opcode.PING, b"?") * luck.randrange(2) + last, [text]
    if kind == 1:
        return frame(Opcode.PING, b"?"), []
    if kind == 2 and lengthy:
        return at_length(text), [text]
    return frame(Opcode.TEXT, text), [text]


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_messages_are_heard_in_order_however_their_bytes_come(seed: int, at_once: bool) -> None:
    """Alone, several at a time, cut anywhere; some seen to at once, some heard again."""

    async def run() -> None:
        luck, ear, lengthy = random.Random(seed), Ear(at_once), seed % 4 == 0
        await ear.begin()
        sent: list[bytes] = []
        rest = b""
        for _ in range(60):
            more, messages = some_frames(luck, lengthy)
            rest, sent = rest + more, sent + messages
            if luck.random() < 0.7:
                pieces = [rest] if luck.random() < 0.7 else [rest[: len(rest) // 2], rest[len(rest) // 2 :]]
                for piece in pieces:
                    if piece:
                        ear.socket.data_received(piece)
                    if luck.random() < 0.7:
                        await ear.settle()
                rest = b""
        ear.socket.data_received(rest + frame(Opcode.TEXT, b"last"))
        await ear.settle()
        assert ear.heard == [*sent, b"last"]
        assert bool(ear.alone) == at_once or lengthy
        ear.socket.connection_lost(None)
        await ear.settle()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_frame_in_the_midst_of_another_is_no_frame() -> None:
    """Bytes that look like a whole message are part of one that has begun."""

    async def run() -> None:
        ear = Ear(at_once=True)
        await ear.begin()
        inner = frame(Opcode.TEXT, b"inner")
        outer = b"\x81" + bytes([0x80 | len(inner)])
        for piece in (outer, b"\0\0\0\0", inner):  # even where `websockets` has nothing left in its buffer
            ear.socket.data_received(piece)
            await ear.settle()
        assert ear.heard == [inner] and not ear.alone
        ear.socket.data_received(frame(Opcode.TEXT, b"part", False))
        ear.socket.data_received(frame(Opcode.TEXT, b"whole"))  # may not be sent there: goodbye
        await ear.settle()
        assert ear.heard == [inner] and ear.socket.closing
        ear.socket.connection_lost(None)
        await ear.settle()

    asyncio.run(asyncio.wait_for(run(), 30))
