"""Connections before they are anything else: how many, from where, and how long one may take to say what one wants.

Half a request costs its sender nothing, and an answer that is read slowly little, so they must cost us little: there is
room for so many, and where it is full, one goes of the address that has most. Whole requests are answered in a moment
and hardly meet any of this. Proxies that the operator named are not counted by address: they speak for many (sockets
and guests behind them are, by what the proxy says).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address
from typing import Any, cast

from uvicorn.config import Config as Settings
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from posse.server.bounds.limits import (
    ANSWER_SECONDS,
    BODY_SECONDS,
    HEAD_SECONDS,
    LARGEST_HEAD,
    MOST_HEADS,
    REQUESTS,
    REQUESTS_PER_ADDRESS,
    neighbours,
)
from posse.server.config import Config

log = logging.getLogger("posse.door")

HEAD, BODY, ANSWER = "head", "body", "answer"
SECONDS = {HEAD: HEAD_SECONDS, BODY: BODY_SECONDS, ANSWER: ANSWER_SECONDS}
MAPPED = 0xFFFF << 32
"""Where the addresses of IPv4 lie among those of IPv6."""
LOG_EVERY = 10.0
"""Seconds between two lines of the log about who was cut: an attack must not fill the log."""


class Door:
    """All connections of this process that are not sockets."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.callers: dict[Caller, None] = {}
        """In the order in which they came."""
        self.places: Counter[str] = Counter()
        """How many each address has."""
        self.cut: Counter[str] = Counter()
        """Why connections were cut since that was last logged."""
        self._proxies = ProxyHeadersMiddleware(_nothing, written_twice(config.proxies))
        self._logged_at = 0.0

    def is_proxy(self, address: str) -> bool:
        """Whether the operator has named it."""
        return address in self._proxies.trusted_hosts

    async def address(self, peer: str, headers: dict[str, str]) -> str:
        """Who is behind a socket: what a proxy of ours says, as for any other request, or else the other end."""
        scope: Any = {"type": "websocket", "client": (peer, 0), "headers": []}
        if "x-forwarded-for" in headers:
            scope["headers"] = [(b"x-forwarded-for", headers["x-forwarded-for"].encode("latin-1"))]
        await self._proxies(scope, cast(Any, None), cast(Any, None))
        return neighbours(str(scope["client"][0]))

    def come(self, caller: Caller) -> None:
        """One more; where it is full, one has to go."""
        self.callers[caller] = None
        self.places[caller.near] += 1
        if len(self.callers) > REQUESTS:
            self._send_away("full", list(self.callers))
        if self.places[caller.near] > REQUESTS_PER_ADDRESS and not self.is_proxy(caller.peer):
            self._send_away("address full", [other for other in self.callers if other.near == caller.near])

    def go(self, caller: Caller) -> None:
        """One less, if it was there."""
        if caller in self.callers:
            del self.callers[caller]
            self.places[caller.near] -= 1
            if not self.places[caller.near]:
                del self.places[caller.near]

    def _send_away(self, why: str, callers: list[Caller]) -> None:
        """One of the address that has most places, the newcomer's if that has as many: its oldest half request, head or
        body; or else the newcomer, or the oldest answer, which somebody reads slowly."""
        newcomer = callers[-1]
        places = Counter(caller.near for caller in callers if not self.is_proxy(caller.peer))
        near, most = next(iter(places.most_common(1)), ("", 0))
        if places[newcomer.near] == most:
            near = newcomer.near
        if most > 1:
            callers = [caller for caller in callers if caller.near == near]
        halves = (caller for caller in callers if caller is not newcomer and caller.stage() != ANSWER)
        next(halves, newcomer if callers[-1] is newcomer else callers[0]).hang_up(why)

    async def watch_for_ever(self) -> None:
        """Cut who takes too long, and say in the log how many were."""
        while True:
            await asyncio.sleep(min(1.0, min(SECONDS.values()) / 4))
            now = time.monotonic()
            for caller in list(self.callers):
                caller.check(now)
            if self.cut and now - self._logged_at > LOG_EVERY:
                self._logged_at = now
                log.warning("connections were cut at the door", extra={"cut": dict(self.cut)})
                self.cut.clear()


def written_twice(addresses: Iterable[str]) -> list[str]:
    """Addresses and networks; those of IPv4 also as a house that listens to both sees them.

    >>> written_twice(["127.0.0.1", "10.0.0.0/8", "::1", "proxy"])
    ['127.0.0.1', '10.0.0.0/8', '::1', 'proxy', '::ffff:7f00:1/128', '::ffff:a00:0/104']
    """
    known, mapped = list(addresses), []
    for one in known:
        with contextlib.suppress(ValueError):
            plain = IPv4Network(one, strict=False)
            mapped.append(f"{IPv6Address(MAPPED + int(plain.network_address))}/{96 + plain.prefixlen}")
    return known + mapped


async def _nothing(*_: object) -> None:
    """An application that does nothing."""


class Caller(HttpToolsProtocol):
    """A connection over which requests come. Uvicorn reads and answers them; we see that it does not take for ever."""

    def __init__(
        self,
        door: Door,
        config: Settings,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.door = door
        self.peer = self.near = ""
        """The other end; and what counts as one address with it."""
        self._head_size = 0
        self._seen: tuple[str, object] = (HEAD, None)
        """The stage in which it was last seen, of which request."""
        self._since = time.monotonic()
        self._cycles: list[RequestResponseCycle] = []
        """Requests that may still have to be answered; of several, uvicorn sees only the last one off."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.near = neighbours(self.peer)
        self.door.come(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone."""
        self.door.go(self)
        self._answer_no_more()
        super().connection_lost(exc)

    def on_headers_complete(self) -> None:
        """One more request."""
        super().on_headers_complete()
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is not None and cycle not in self._cycles:
            self._cycles = [*(other for other in self._cycles if not other.response_complete), cycle]

    def _answer_no_more(self) -> None:
        """What is written after a connection has ended would be an error in the log, for each request."""
        self.pipeline.clear()
        for cycle in self._cycles:
            cycle.disconnected = True
            cycle.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket, which is counted elsewhere. Not while requests before it are still to be answered: their
        answers would be written into the socket, or after its end."""
        if self.stage() != HEAD:
            self.hang_up("many requests")
            return
        self.door.go(self)
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What can't be understood is counted with the rest, not logged each time."""
        self.door.cut["no request"] += 1
        super().send_400_response(msg)
        self._answer_no_more()

    def data_received(self, data: bytes) -> None:
        """More of a request. No head is longer than all that we ever ask for."""
        self._head_size = self._head_size + len(data) if self.stage() == HEAD else 0
        if self._head_size > LARGEST_HEAD:
            self.hang_up("long head")
        elif data.count(b"\n\r\n") + data.count(b"\n\n") > MOST_HEADS:  # before they are parsed, all at once
            self.hang_up("many heads")
        else:
            super().data_received(data)
            if len(self.pipeline) > MOST_HEADS:
                self.hang_up("many requests")

    def stage(self) -> str:
        """What is waited for: the head of a request, its body, or that the answer is sent and read."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return HEAD
        return BODY if cycle.more_body else ANSWER

    def check(self, now: float) -> None:
        """Hang up if this stage takes too long."""
        seen = (self.stage(), self.cycle)
        if seen != self._seen:
            self._seen, self._since = seen, now
        elif now - self._since > SECONDS[seen[0]]:
            self.hang_up(f"slow {seen[0]}")

    def hang_up(self, why: str) -> None:
        """Without a word: who sends half a request does not read, either."""
        self.door.go(self)
        self.door.cut[why] += 1
        self._answer_no_more()
        self.transport.abort()
