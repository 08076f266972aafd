"""How a server is set up. The command line fills this in; tests make it faster."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


class Mistake(Exception):
    """Something that an operator can get wrong: one sentence, and what to do. Told without a traceback, exit code 2."""


OWN_MACHINE: Final = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Config:
    """All that an operator may decide."""

    database: str
    password: str = field(default="", repr=False)
    """Only those who know it may come in; empty: everybody."""
    catalog: str = "posse.games:CATALOG"
    origins: tuple[str, ...] = ()
    """Addresses of pages that may talk to this server, besides its own."""
    names: tuple[str, ...] = ()
    """Names of this server, besides those that are known in its own network alone."""
    secure: bool = False
    """Cookies only over HTTPS: behind a proxy that speaks it."""
    web: str = ""
    """The folder with the built page; empty: the one that came with the package."""
    address: str = ""
    """Where people find this server: https://play.example. Links in messages begin with it; empty: none are sent."""
    mail_server: str = field(default="", repr=False)
    """smtp://name:password@machine:587 or smtps://name:password@machine; empty: no e-mail."""
    mail_from: str = ""
    """Whose messages they are: Posse <posse@play.example>."""
    services: tuple[str, ...] = ()
    """Addresses to which messages may be sent for guests, besides those of well-known services (`node/carriers`)."""
    call_after: float = 60.0
    """Seconds that somebody whose turn it is must have looked away from the table before they are called."""
    call_interval: float = 5.0
    """Seconds between looks at who is to be called, and at messages that wait."""
    call_gather: float = 300.0
    """Seconds between two messages to one guest; what comes in between is told together."""
    workers: int = 1
    """Processes in which bots think."""
    think: int = 1000
    """Milliseconds that a bot may think about a choice; most levels need less."""
    bot_pause: float = 0.1
    """Seconds before a bot chooses. Not for people to follow: the page shows at its own pace what happens."""
    rate: float = 50.0
    """Messages and requests a second from one guest, over all their sockets, and twice as many at once."""
    guests_per_minute: float = 30.0
    """New guests a minute from one address."""
    tables_per_guest: int = 50
    """Tables of one guest that are not over."""
    tables_watched: int = 64
    """Tables that one guest looks at, over all their sockets."""
    sockets: int = 5_000
    """Open sockets of this process."""
    sockets_per_guest: int = 20
    """Open sockets of one guest."""
    sockets_per_address: int = 500
    """Open sockets from one address."""
    arrivals: float = 30.0
    """New sockets a second from one address, and ten times as many at once."""
    proxies: tuple[str, ...] = OWN_MACHINE
    """Addresses or networks of proxies whose `X-Forwarded-For` is believed."""
    makes_per_second: float = 1.0
    """New tables a second from one guest, and thirty at once."""
    away_after: float = 30.0
    """Seconds that somebody must be away from a live table before a bot can take over."""
    metrics_token: str = field(default="", repr=False)
    """Who shows it may read the metrics from another machine; empty: they are read on this one."""
    duty_interval: float = 2.0
    """Seconds between attempts to look after a table whose node may have died."""
    note_interval: float = 1.0
    """Seconds after which lists show what has changed at tables."""
    sweep_interval: float = 10.0
    """Seconds between looks at tables that nobody looks after."""
    idle: float = 60.0
    """Seconds after which a table that nobody watches is put away; it comes back when wanted."""
    dead_after: float = 30 * 24 * 3600.0
    """Seconds after which a table at which nothing happens is closed."""
    keep: float = 0.0
    """Days after which games that are over or closed, and guests who have no seat, are forgotten; 0: never."""
    prune_interval: float = 3600.0
    """Seconds between looks at guests who can be forgotten."""
