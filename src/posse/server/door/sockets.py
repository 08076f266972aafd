"""WebSockets under uvicorn: it reads the request and hands the rest of the connection to a `Socket`.

Frames are taken apart by the sans-I/O part of `websockets`, with no queue, task or ASGI message between the network and
the message: our messages are small and many (bench/SERVER.md). What nearly all of them are, a small frame that comes
alone and whole, is taken apart here, and may be dealt with on the spot (`at_once`). No extensions: nothing is
compressed; what we send is a few bytes about its length, then the message itself.

What one sends can't take time from the others. A few bytes are taken apart at once, and what is more waits in line
(`Line`): each has its turn, a slice at a time, and all together get a few milliseconds of a turn of the loop. Whoever
has spent what a guest may send (`Bucket`) is not read for a while, whatever the frames are; who has not come in, or has
been told goodbye, is not read at all.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from uvicorn.config import Config as Settings
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # in C, where it is compiled
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from posse.server.bounds.limits import (
    FAREWELL,
    LARGEST_FRAME,
    MOST_PARTS,
    MOST_WAITING,
    PARTING,
    PING_SECONDS,
    SILENCE,
    SLICE,
    TURN,
    Bucket,
)

GOING_AWAY, TOO_BIG, RESTART = 1001, 1009, 1012
UNIT: Final = 1024
"""Bytes that cost as much as a frame."""

Handle = Callable[["Socket"], Awaitable[None]]


class Line:
    """Sockets that have more to say than is heard at once."""

    def __init__(self) -> None:
        self._sockets: deque[Socket] = deque()

    def join(self, socket: Socket) -> None:
        """At the end."""
        if not self._sockets:
            asyncio.get_running_loop().call_soon(self._serve)
        self._sockets.append(socket)

    def _serve(self) -> None:
        """A slice of each, until the time of this turn is up."""
        end = time.perf_counter() + TURN
        while self._sockets and time.perf_counter() < end:
            if self._sockets[0].hear_more():
                self._sockets.rotate(-1)
            else:
                self._sockets.popleft()
        if self._sockets:
            asyncio.get_running_loop().call_soon(self._serve)


class Socket(asyncio.Protocol):
    """One WebSocket. `handle` decides whether to accept it, and what to do with it."""

    def __init__(
        self, handle: Handle, line: Line, config: Settings, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self.handle = handle
        self.line = line
        self.state = server_state
        self.path = ""
        self.wishes: frozenset[str] = frozenset()
        """What stands behind the question mark of its address."""
        self.headers: dict[str, str] = {}
        self.peer = ""
        """The address at the other end of the connection, which may be a proxy's."""
        self.open = False
        self.closing = False
        self.allowance = Bucket(0, 0)
        """What may be read, in frames; all sockets of a guest share it."""
        self.at_once: Callable[[bytes], bool] | None = None
        """Asked about a message that comes alone while nothing else is being heard: whether it sees to it by itself.
        Until it `is_done` no other message is heard."""
        self.busy = False
        """One is being seen to."""
        self.transport: asyncio.Transport
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=LARGEST_FRAME)
        self._request: Request
        self._begun = 0
        """Bytes of a frame that is not whole yet (more, if lengths were written at length); 0: the next begins one."""
        self._rest = memoryview(b"")
        """What was read and has to wait."""
        self._in_line = False
        self._after_farewell = 0
        """Bytes that came when nothing was heard any more."""
        self._parts: list[bytes | bytearray] = []
        """The message so far, if it comes in several frames."""
        self._in: deque[bytes | bytearray] = deque()
        self._in_size = 0
        """Bytes that were heard since `_in` was last empty."""
        self._paused = False
        self._waiter: asyncio.Future[None] | None = None
        self._heard_at = self._loop.time()
        self._timer: asyncio.TimerHandle | None = None
        self._wait: asyncio.TimerHandle | None = None

    # ---- what `handle` may do

    def accept(self) -> None:
        """Shake hands."""
        self._protocol.send_response(self._protocol.accept(self._request))
        self._write()
        if self._protocol.state is not State.OPEN:
            self.transport.close()
            return
        self.open = True
        self._timer = self._loop.call_later(PING_SECONDS, self._see_to_it)

    def refuse(self, status: int) -> None:
        """No socket for you."""
        self._protocol.send_response(self._protocol.reject(status, ""))
        self._write()
        self.transport.close()

    async def receive(self) -> bytes | bytearray | None:
        """The next message; None when there will be no more. Between two of them others have their turn."""
        if self._in:
            await asyncio.sleep(0)
        while not self._in:
            self._in_size = 0
            if self.closing or self.transport.is_closing():
                return None
            self._go_on()
            self._waiter = self._loop.create_future()
            await self._waiter
            self._waiter = None
        return self._in.popleft()

    def is_done(self, again: bytes | None = None) -> None:
        """What was seen to at once is done; or is to be heard `again` by `receive`, before all others."""
        self.busy = False
        if again is not None:
            self._in.appendleft(again)
        if self._in:
            self._wake()

    def send(self, text: bytes) -> None:
        """A message of text."""
        if self.open and not self.closing:
            self.transport.write(beginning(len(text)) + text)

    def waiting(self) -> int:
        """Bytes that the other end has not taken yet."""
        return self.transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Say goodbye. The other end answers, or is cut."""
        if self.open and not self.closing:
            self._protocol.send_close(code)
            self._write()
            self._say_farewell()

    def drop(self, code: int) -> None:
        """The same, and nothing that waits to be taken is kept for long."""
        kept = self.waiting()
        self.close(code)
        if kept:
            self._loop.call_later(PARTING, self.transport.abort)

    # ---- what uvicorn and the network do

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Uvicorn has read a request that wants a socket. No more is read until `receive`."""
        self.transport = cast(asyncio.Transport, transport)
        self.peer = str((transport.get_extra_info("peername") or ("",))[0])
        self.state.connections.add(self)  # type: ignore[arg-type]
        self._pause()

    def data_received(self, data: bytes) -> None:
        """First the request, as uvicorn tells it again; then frames."""
        if not self.path:
            self._read_request(data)
        elif self.closing:
            self._after_farewell += len(data)
            if self._after_farewell > SLICE:
                self._pause()
        elif self._paused or len(data) > SLICE:
            self._rest = memoryview(bytes(self._rest) + data if self._rest else data)
            self._wait_in_line()
        else:
            self._heard_at = self._loop.time()
            text = b"" if self._begun or self._parts else whole_text(data)
            if text:
                self._heed_alone(text)
                self._hears_on(1 + len(data) / UNIT)
            else:
                self._hear(data)

    def connection_lost(self, problem: Exception | None) -> None:
        """Gone."""
        self.state.connections.discard(self)
        self.open, self.closing = False, True
        for timer in (self._timer, self._wait):
            if timer is not None:
                timer.cancel()
        self._wake()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(RESTART)
        if self.closing:
            self._loop.call_later(PARTING, self.transport.abort)
        else:
            self.transport.close()

    def hear_more(self) -> bool:
        """A slice of what waits; whether there is more to hear in this line."""
        if not self.closing:
            piece, self._rest = self._rest[:SLICE], self._rest[SLICE:]
            self._heard_at = self._loop.time()
            self._in_line = self._hear(piece) and len(self._rest) > 0
            if self._in_line:
                return True
            self._go_on()
        self._in_line = False
        return False

    # ---- inside

    def _read_request(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        if not events:  # what httptools lets pass is not always a request of a WebSocket
            self.transport.close()
            return
        self._request = cast(Request, events[0])
        self.path, _, query = self._request.path.partition("?")
        self.wishes = frozenset(query.split("&"))
        for name, value in self._request.headers.raw_items():
            name = name.lower()
            # A proxy may add its own line: the last address is the one that it vouches for.
            again = name == "x-forwarded-for" and name in self.headers
            self.headers[name] = f"{self.headers[name]}, {value}" if again else self.headers.get(name, value)
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

    def _hear(self, data: bytes | memoryview) -> bool:
        """Take these bytes apart; whether more may be heard now. If not, `_go_on` is called when it may."""
        self._protocol.receive_data(data)  # type: ignore[arg-type]
        events = self._protocol.events_received()
        self._begun += len(data)
        for event in events:
            self._begun -= size_of(len(cast(Frame, event).data))
            self._take(cast(Frame, event))
        if self._protocol.writes:
            self._write()
        if self._protocol.state is not State.OPEN:  # they said goodbye, or nothing more can be understood
            self._say_farewell()
            if self._protocol.close_rcvd is not None:
                self.transport.close()
            return False
        return self._hears_on(len(events) + len(data) / UNIT)

    def _hears_on(self, cost: float) -> bool:
        """So much was heard; whether more may be."""
        wait = self.allowance.spend(cost)
        if wait > 0:
            self._pause()
            if self._wait is None:
                self._wait = self._loop.call_later(wait, self._waited)
        elif len(self._in) >= MOST_WAITING or self._in_size > LARGEST_FRAME:
            self._pause()
        else:
            return True
        return False

    def _take(self, frame: Frame) -> None:
        """One frame. Pings are answered by `websockets`."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY) and frame.fin:
            self._heed(frame.data)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(cast(bytes, frame.data))
            if len(self._parts) > MOST_PARTS:
                self.close(TOO_BIG)
            elif frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._heed(whole)

    def _heed_alone(self, message: bytes) -> None:
        """The same for a message that came by itself; only those are dealt with at once, so that one is a turn."""
        idle = self._waiter is not None and not self.busy and not self._in
        if not (idle and self.at_once is not None and self.at_once(message)):
            self._heed(message)

    def _heed(self, message: Any) -> None:
        """A whole message, for `receive`."""
        if not self.closing:
            self._in.append(message)
            self._in_size += len(message)
            if not self.busy:
                self._wake()

    def _waited(self) -> None:
        self._wait = None
        self._go_on()

    def _go_on(self) -> None:
        """Hear what waits, then read again; unless something else still speaks against it."""
        if self.closing or self._wait is not None or len(self._in) >= MOST_WAITING or self._in_size > LARGEST_FRAME:
            return
        if self._rest:
            self._wait_in_line()
        elif self._paused:
            self._paused = False
            self.transport.resume_reading()

    def _wait_in_line(self) -> None:
        self._pause()
        if not self._in_line and self._wait is None:
            self._in_line = True
            self.line.join(self)

    def _pause(self) -> None:
        if not self._paused and not self.transport.is_closing():
            self._paused = True
            self.transport.pause_reading()

    def _write(self) -> None:
        """What `websockets` has made; who does not read our pongs gets no more of them."""
        out = b"".join(self._protocol.data_to_send())
        if out and (self.waiting() < LARGEST_FRAME or self._protocol.state is not State.OPEN or out[0] != PONG):
            self.transport.write(out)

    def _say_farewell(self) -> None:
        """Nothing is heard any more. A little is still read, to notice that the other end has closed, too."""
        self.closing = True
        self._rest = memoryview(b"")
        if self._paused and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._loop.call_later(FAREWELL, self.transport.abort)
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _see_to_it(self) -> None:
        """Every while: is anybody there?"""
        if self._loop.time() - self._heard_at > SILENCE and not self._rest:
            self.transport.abort()
            return
        if not self.closing:
            self._protocol.send_ping(b"")
            self._write()
        self._timer = self._loop.call_later(PING_SECONDS, self._see_to_it)


def whole_text(data: bytes) -> bytes:
    """What is said in these bytes, if they are the only frame of a short message of text, masked as a client's must be
    (RFC 6455, 5.2); else nothing: then it is for `websockets` to say what they are."""
    size = len(data) - HEAD
    if not 0 < size < 126 or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return b""
    return bytes(apply_mask(data[HEAD:], data[HEAD - 4 : HEAD]))


def size_of(size: int) -> int:
    """How long a frame of a client is with so much in it, at least."""
    return HEAD + size + (0 if size < 126 else 2 if size < 1 << 16 else 8)


def beginning(size: int) -> bytes:
    """How the only frame of a message of text begins that is not masked (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


WHOLE_TEXT: Final = 0x81
"""How the only frame of a message of text begins."""
MASKED: Final = 0x80
HEAD: Final = 6
"""What comes before a short message of a client: its kind, its length, four bytes of its mask."""
PONG: Final = 0x8A
"""How a pong begins."""
