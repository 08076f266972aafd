"""What somebody who means no good does to a server, on loopback only: each attack is a thread that ends by itself."""

from __future__ import annotations

import contextlib
import json
import resource
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

HANDSHAKE: Final = (
    "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
PING: Final = b"\x89\x80\0\0\0\0"
PONG: Final = b"\x8a\x80\0\0\0\0"
PIECE: Final = 65_536
"""Bytes that are sent at once."""


def text(message: object) -> bytes:
    """A masked frame of text (with a mask of zeros)."""
    data = json.dumps(message).encode()
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + data


def dial(url: str) -> socket.socket:
    """A connection to the server; never to another machine."""
    address = urlsplit(url)
    assert address.hostname == "127.0.0.1" and address.port is not None
    return socket.create_connection((address.hostname, address.port), 5)


def open_socket(url: str, token: str, headers: str = "") -> socket.socket:
    """A WebSocket, if the server gives us one: the answer is not looked at."""
    line = dial(url)
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    line.sendall(f"{HANDSHAKE}{bearer}{headers}\r\n".encode())
    line.recv(4096)
    return line


class Attack(threading.Thread):
    """Does something again and again, until the time is up or it is told to stop."""

    def __init__(self, deed: Callable[[], None], seconds: float, pause: float = 0.05) -> None:
        super().__init__(daemon=True)
        self.deed = deed
        self.end = time.monotonic() + seconds
        self.pause = pause
        self.times = 0

    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    def run(self) -> None:
        """Again and again; that the server hangs up is what it should do."""
        while self.going():
            with contextlib.suppress(OSError):
                self.deed()
            self.times += 1
            time.sleep(self.pause)


def stop_all(attacks: list[Attack]) -> None:
    """Enough."""
    for attack in attacks:
        attack.end = 0.0
    for attack in attacks:
        attack.join(15)


def flood(url: str, token: str, frame: bytes, seconds: float, headers: str = "") -> Attack:
    """As many of these frames as the server takes; the answers are not read."""
    piece = frame * (PIECE // len(frame))

    def deed() -> None:
        with open_socket(url, token, headers) as line:
            line.settimeout(0.5)
            while attack.going():
                with contextlib.suppress(TimeoutError):
                    line.send(piece)

    attack = Attack(deed, seconds)
    return attack


# ---- all of it together, in a process of its own: `python -m tests.server.attacks PLAN`


def address(number: int) -> str:
    """A header by which the server takes us for somebody at that address: it believes proxies on this machine."""
    return f"X-Forwarded-For: 192.0.2.{number % 250 + 1}\r\n"


def hold(open_one: Callable[[int], socket.socket], count: int, seconds: float) -> Attack:
    """Open so many, hold them for some seconds, and again."""

    def deed() -> None:
        lines: list[socket.socket] = []
        try:
            for number in range(count):
                if not attack.going():
                    break
                with contextlib.suppress(OSError):
                    lines.append(open_one(number))
            end = min(attack.end, time.monotonic() + 15)
            while time.monotonic() < end and attack.going():
                time.sleep(0.2)
        finally:
            for line in lines:
                line.close()

    attack = Attack(deed, seconds)
    return attack


def siege(url: str, tokens: list[str], table: str, seconds: float) -> list[Attack]:
    """Floods, half requests, idle sockets, onlookers and talkers; `table` is one that anybody may watch."""
    watch, talk = text({"type": "watch", "table": table}), text({"type": "say", "table": table, "text": "Hats!"})

    def half(_number: int) -> socket.socket:
        line = dial(url)
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        return line

    def idle(number: int) -> socket.socket:
        return open_socket(url, tokens[number % len(tokens)], address(7))

    def onlooker(number: int) -> socket.socket:
        line = open_socket(url, tokens[number % 5], address(number))
        line.sendall(watch)
        return line

    frames = [PING, PONG, text({"type": "ping"}), watch + talk]
    floods = [
        flood(url, tokens[n] if n % 5 else "", frames[n % len(frames)], seconds, address(100 + n)) for n in range(20)
    ]
    return [*floods, hold(half, 1500, seconds), hold(idle, 1000, seconds), hold(onlooker, 500, seconds)]


def main() -> None:
    """A plan is JSON: url, tokens, table, seconds."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(10_000, hard)), hard))
    attacks = siege(**json.loads(sys.argv[1]))
    for attack in attacks:
        attack.start()
    for attack in attacks:
        attack.join()
    print(json.dumps([attack.times for attack in attacks]))


if __name__ == "__main__":
    main()
