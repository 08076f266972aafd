"""`posse serve`: one command, no account, no other service."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import uvicorn

from posse.server.bounds.arrivals import Caller, written_twice
from posse.server.bounds.limits import BACKLOG, FILES
from posse.server.config import Config, Mistake
from posse.server.door.app import make_app
from posse.server.door.connection import meet
from posse.server.door.sockets import Line, Socket
from posse.server.node.house import House
from posse.server.node.logs import write_logs
from posse.server.node.opening import bind, check, hold, no_door, prepare

EVERYWHERE = ("", "0.0.0.0", "::")
"""To listen there is to listen at all addresses of this machine."""


def serve(
    host: str = "0.0.0.0",
    port: int = 7878,
    database: str = "",
    password: str = "",
    origins: tuple[str, ...] = (),
    names: tuple[str, ...] = (),
    secure: bool = False,
    workers: int = 1,
    think: int = 300,
    web: str = "",
    page: str = "",
    quiet: bool = False,
    log: str = "plain",
    **more: object,
) -> None:
    """Run a server until it is stopped; `Mistake` if it can't be opened as it was asked for.

    `database` is a file for SQLite, or an address (postgresql://...); empty: SQLite in the user's data folder. `page`
    is opened in the person's browser; then any port will do if the one named is taken.
    """
    config = Config(
        database=database or default_database(),
        password=password,
        origins=origins,
        names=(*names, host) if host else names,
        secure=secure,
        workers=workers,
        think=think,
        web=web,
        **more,  # type: ignore[arg-type]
    )
    check(config, port, log)
    with contextlib.ExitStack() as ours:
        held = hold(config.database)
        if held is not None:
            ours.enter_context(contextlib.closing(held))
        bound = ours.enter_context(bind(host, port, anywhere=bool(page)))
        asyncio.run(prepare(config.database))
        write_logs(log)
        allow_files(config.sockets + FILES)
        do_not_dawdle()

        def announce() -> None:
            if not quiet:
                greet(host, bound.getsockname()[1], bool(password))
            if page:
                open_browser(link(host, bound.getsockname()[1]) + page)

        run(Server(hosted(House(config), host, port), announce), bound)


def do_not_dawdle() -> None:
    """What Python does for programs of another kind."""
    # The thread that writes to SQLite must not wait five milliseconds (the usual) for the busy loop to let it go on.
    sys.setswitchinterval(0.0005)
    # Tables live long and form no cycles: looking through all of them for garbage again and again is time lost. What is
    # new is looked through a little at a time, since everybody waits meanwhile: a few milliseconds instead of twenty.
    gc.freeze()
    gc.set_threshold(5_000, 500, 100)


def run(server: Server, bound: socket.socket) -> None:
    """Serve until stopped."""
    try:
        server.run([bound])
    except OSError as problem:
        if server.started:
            raise
        host, port = bound.getsockname()[:2]
        raise no_door(host, port, problem) from problem  # another began to listen there at the same moment
    if not server.started:
        raise Mistake("Posse could not open; the lines above say why.")


class Server(uvicorn.Server):
    """Says that it is open when it is, not before."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, then say so."""
        await super().startup(sockets)
        if self.started:
            self.announce()


def allow_files(wanted: int) -> None:
    """Let the system allow as many connections as we do: the usual 1,024 open files are fewer."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def open_browser(address: str) -> None:
    """The page in the person's browser. Without a screen none is started: one in the terminal would take it over."""
    names = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in names):
        import webbrowser

        webbrowser.open(address)


def hosted(house: House, host: str = "127.0.0.1", port: int = 0) -> uvicorn.Config:
    """How uvicorn is to host the house."""
    return uvicorn.Config(
        make_app(house),
        host,
        port,
        log_config=None,
        access_log=False,
        ws=partial(Socket, partial(meet, house), Line()),  # type: ignore[arg-type]
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
        server_header=False,
        http=partial(Caller, house.door),  # type: ignore[arg-type]
        proxy_headers=True,
        forwarded_allow_ips=written_twice(house.config.proxies),
    )


def link(host: str, port: int) -> str:
    """The address at which this machine finds a house that listens there.

    >>> link("0.0.0.0", 7878), link("::1", 7878)
    ('http://127.0.0.1:7878', 'http://[::1]:7878')
    """
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def greet(host: str, port: int, password: bool) -> None:
    """Say where the server is, also as a QR code for phones in the same network."""
    address = link(network_address() if host in EVERYWHERE else host, port) + "/"
    print(f"Posse is open at {address}" + (" (with a password)" if password else ""), flush=True)
    if host in EVERYWHERE:
        import segno

        segno.make(address, micro=False).terminal(sys.stdout, compact=True)
        sys.stdout.flush()


def network_address() -> str:
    """This machine's address in its own network. Asks the system for a route; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def default_database() -> str:
    """SQLite in the user's data folder."""
    return str(data_folder() / "posse.db")


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "posse"


def main() -> None:
    """`python -m posse.server.serve`, with a JSON object of settings: what tests and the bench start."""
    try:
        serve(**json.loads(sys.argv[1]) if len(sys.argv) > 1 else {})
    except Mistake as problem:
        print(f"posse: {problem}", file=sys.stderr)
        raise SystemExit(2) from problem


if __name__ == "__main__":
    main()
