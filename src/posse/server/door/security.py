"""Who may talk to the server from a browser, and what a page of ours may do there."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posse.server import wire
from posse.server.bounds.limits import (
    ANSWERED_AT_ONCE,
    ANSWERED_AT_ONCE_NEAR,
    VISITS_A_SECOND,
    VISITS_AT_ONCE,
    Near,
    neighbours,
)
from posse.server.bounds.turnstile import Turnstile
from posse.server.config import Config
from posse.server.errors import No

COOKIE: Final = "posse_guest"

STOP: Final = "/api/stop/"
"""Where mail programs send a form when somebody wants no more mails; what comes after it says whose."""

NEAR_ENDS: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""How names end that nobody can have on the internet."""

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


def bearer_of(headers: Mapping[str, str]) -> str:
    """The token that a program shows. No foreign page can make a browser send one to a socket."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def token_of(headers: Mapping[str, str]) -> str:
    """What the guest shows: the cookie, or for programs a bearer token."""
    return bearer_of(headers) or cookie_parser(headers.get("cookie", "")).get(COOKIE, "")


def origin_is_ours(headers: Mapping[str, str], config: Config) -> bool:
    """Whether the page that asks came from this server, or from one the operator named. Programs name no page."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        address = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin in config.origins or (address != "" and address == headers.get("host"))


def host_is_ours(headers: Mapping[str, str], config: Config) -> bool:
    """Whether we go by the name under which we are asked; programs need not say any.

    A page elsewhere can give its own name our address, and then passes for a page of ours. It can't do that with a
    number, nor with a name that is known in no more than one network.
    """
    host = headers.get("host")
    if host is None:
        return True
    name = name_in(host)
    if not name:
        return False
    near = is_number(name) or "." not in name or name.endswith(NEAR_ENDS)
    return near or any(name == name_in(ours) for ours in (*config.names, *config.origins, config.address))


def name_in(address: str) -> str:
    """The name in `https://name:port` or `name:port`; empty if there is none."""
    try:
        name = urlsplit(address if "//" in address else f"//{address}").hostname or ""
    except ValueError:
        return ""
    return name.removesuffix(".")


def is_number(name: str) -> bool:
    """Whether it is an address, which means the same machine to everybody in a network."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_json(headers: Mapping[str, str]) -> bool:
    """Whether what is sent, if anything, says that it is JSON: what no form of a foreign page can say."""
    kind = headers.get("content-type")
    if kind is None:
        return headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind.partition(";")[0].strip().lower() == "application/json"


def is_operator(headers: Mapping[str, str], address: str, config: Config) -> bool:
    """Somebody at this machine, or with the operator's token. Metrics also move when an answer in a window is given."""
    token = config.metrics_token
    if token and hmac.compare_digest(bearer_of(headers).encode(), token.encode()):
        return True
    try:
        return ip_address(neighbours(address)).is_loopback
    except ValueError:
        return False


class Guard:
    """Counts requests by address, looks at the name under which they come and at the origin and kind of what changes
    something, and puts our headers on every answer."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.visits = Near(VISITS_A_SECOND, VISITS_AT_ONCE)
        self.stile = Turnstile(ANSWERED_AT_ONCE, ANSWERED_AT_ONCE_NEAR)

    def objection(self, scope: Scope) -> No | None:
        """What is wrong with how a request was sent; nothing of it has been done."""
        headers = Headers(scope=scope)
        if not host_is_ours(headers, self.config):
            return No("bad-host", 421)
        if scope["method"] in ("GET", "HEAD") or scope["path"].startswith(STOP):
            return None
        if not origin_is_ours(headers, self.config):
            return No("bad-origin", 403)
        return None if is_json(headers) else No("not-json", 415)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        near = neighbours(scope["client"][0] if scope.get("client") else "")
        inside = False

        async def come_in() -> None:
            nonlocal inside
            await self.stile.enter(near)
            inside = True

        async def to_its_end() -> Message:
            """A request has its turn when it is there to its end: one that drips in keeps nobody waiting."""
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body") and not inside:
                await come_in()
            return message

        async def with_headers(message: Message) -> None:
            nonlocal inside
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if inside:  # how slowly the answer is read is the reader's own affair
                    inside = False
                    self.stile.leave(near)
            await send(message)

        problem = No("too-fast", 429) if not self.visits.take(near) else self.objection(scope)
        if problem is not None:
            body = wire.encode({"words": problem.words(), "text": problem.text()})
            kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
            start = {"type": "http.response.start", "status": problem.status, "headers": kind}
            await with_headers(start)
            await send({"type": "http.response.body", "body": body})
            return
        try:
            if scope["method"] in ("GET", "HEAD"):
                await come_in()
                await self.app(scope, receive, with_headers)
            else:
                await self.app(scope, to_its_end, with_headers)
        finally:
            if inside:
                self.stile.leave(near)
