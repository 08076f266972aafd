"""What somebody who means no good does to a server, on loopback only: each attack is a thread that ends by itself."""

from __future__ import annotations

import contextlib
import json
import os
import resource
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Final, NamedTuple
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
            self.times += 1
            with contextlib.suppress(OSError):
                self.deed()
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


class Sizes(NamedTuple):
    """How much of each attack."""

    halves: int = 1500
    """Half requests."""
    idle: int = 1000
    """Sockets that say nothing."""
    onlookers: int = 500
    """Sockets at one table."""
    floods: int = 20
    """Sockets that send as much as they can."""
    only: str = ""
    """The only kind of attack; empty: all of them."""

    @staticmethod
    def full(parts: int) -> Sizes:
        """What the first attackers did, as far as the system lets one process have so many files."""
        room = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        full = Sizes(halves=6500, idle=5000)
        few = 1.0 if room == resource.RLIM_INFINITY else min(1.0, (room - 200) * parts / 12_500)
        return full._replace(halves=int(full.halves * few), idle=int(full.idle * few))


def ask(url: str, token: str, path: str, data: object = None, number: int = 0) -> bytes:
    """One whole request, and the beginning of its answer."""
    body = b"" if data is None else json.dumps(data).encode()
    head = f"{'GET' if data is None else 'POST'} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{address(number)}"
    head += f"Authorization: Bearer {token}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    with dial(url) as line:
        line.sendall(head.encode() + body)
        return line.recv(4096)


def siege(url: str, tokens: list[str], tables: list[str], seconds: float, sizes: Sizes) -> dict[str, Attack]:
    """Floods, half requests, idle sockets, onlookers, talkers, callers; the first table is one that anybody may watch,
    the other one has a seat to take."""
    table, lounge = tables
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

    def call() -> None:
        for number, path in enumerate(("/api/tables", "/api/me", f"/api/tables/{table}", "/api/games")):
            ask(url, tokens[30 + number], path, number=50)

    def build() -> None:
        wish = {"game": "bang-dice", "seats": 7, "bots": ["scout"] * 7}
        token = tokens[40 + builders.times % 10]  # many names, one address
        made = ask(url, token, "/api/tables", wish, 60)
        ident = json.loads(made[made.index(b"{") :])["table"] if b" 201 " in made and b"{" in made else ""
        with open_socket(url, token, address(60)) as line:
            line.sendall(text({"type": "watch", "table": ident}) + text({"type": "start", "table": ident}))
            line.recv(4096)
        time.sleep(1.0)

    def sit_and_stand() -> None:
        with open_socket(url, tokens[20 + comers.times % 10], address(62)) as line:
            seat = {"table": lounge, "seat": 0}
            line.sendall(text({"type": "watch", "table": lounge}))
            line.sendall((text({"type": "sit", **seat}) + text({"type": "stand", **seat})) * 20)
            line.recv(4096)

    def pipeline() -> None:
        with dial(url) as line:
            line.sendall(b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 4 + HANDSHAKE.encode() + b"\r\nrubbish")

    def come_in() -> None:
        ask(url, "", "/api/guests", {"name": "Eve", "password": "guess"}, 61)

    frames = [PING, PONG, text({"type": "ping"}), watch + talk]
    attacks = {
        f"flood{n}": flood(url, tokens[n] if n % 5 else "", frames[n % len(frames)], seconds, address(100 + n))
        for n in range(sizes.floods)
    }
    attacks |= {"halves": hold(half, sizes.halves, seconds), "idle": hold(idle, sizes.idle, seconds)}
    attacks |= {"onlookers": hold(onlooker, sizes.onlookers, seconds), "calls": Attack(call, seconds, 0.0)}
    builders, comers = Attack(build, seconds), Attack(sit_and_stand, seconds)
    attacks |= {"bots": builders, "guests": Attack(come_in, seconds), "seats": comers}
    attacks |= {"pipelines": Attack(pipeline, seconds, 0.01)}
    return {name: one for name, one in attacks.items() if not sizes.only or kind(name) == sizes.only}


KINDS: Final = ("flood", "halves", "idle", "onlookers", "calls", "bots", "guests", "seats", "pipelines")


def kind(name: str) -> str:
    """What sort of attack that is: floods have numbers."""
    return name.rstrip("0123456789")


def main() -> None:
    """A plan is JSON: url, tokens, tables, seconds, sizes; and which part of how many is ours. Prints how often
    we came."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    os.nice(10)  # real attackers have machines of their own: they don't take the server's time by being run here
    plan = json.loads(sys.argv[1])
    every = siege(plan["url"], plan["tokens"], plan["tables"], plan["seconds"], Sizes(**plan["sizes"]))
    attacks = dict(list(every.items())[plan["part"] :: plan["parts"]])
    for attack in attacks.values():
        attack.start()
    print("we are here", flush=True)
    for attack in attacks.values():
        attack.join()
    print(json.dumps({name: attack.times for name, attack in attacks.items()}))


if __name__ == "__main__":
    main()
