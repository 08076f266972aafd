"""`posse serve`: one command, no account, no other service."""

from __future__ import annotations

import gc
import json
import logging
import os
import socket
import sqlite3
import sys
import time
from functools import partial
from pathlib import Path

import uvicorn

from posse.server.app import make_app
from posse.server.config import Config
from posse.server.connection import meet
from posse.server.house import House
from posse.server.limits import CONNECTIONS
from posse.server.sockets import Socket
from posse.server.store import async_url

KNOWN = set(logging.makeLogRecord({}).__dict__) | {"message", "color_message", "taskName"}


def serve(
    host: str = "0.0.0.0",
    port: int = 7878,
    database: str = "",
    password: str = "",
    origins: tuple[str, ...] = (),
    secure: bool = False,
    workers: int = 1,
    think: int = 300,
    web: str = "",
    page: str = "",
    quiet: bool = False,
    **more: object,
) -> None:
    """Run a server until it is stopped. `database` is SQLAlchemy's address; empty: SQLite in the user's data folder.

    `page` is opened in the person's browser; then any port will do if the one named is taken.
    """
    config = Config(
        database=database or default_database(),
        password=password,
        origins=origins,
        secure=secure,
        workers=workers,
        think=think,
        web=web,
        **more,  # type: ignore[arg-type]
    )
    write_logs()
    held = hold(config.database)
    allow_files()
    # The thread that writes to SQLite must not wait five milliseconds (the usual) for the busy loop to let it go on.
    sys.setswitchinterval(0.0005)
    # Tables live long and form no cycles: looking through all of them for garbage again and again is time lost.
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)
    settings = hosted(House(config), host, port if not page or is_free(host, port) else 0)
    server = uvicorn.Server(settings)
    bound = settings.bind_socket()
    if not quiet:
        greet(host, bound.getsockname()[1], bool(password))
    if page:
        bound.listen(64)  # the browser may knock before the house is open, and waits
        open_browser(f"http://127.0.0.1:{bound.getsockname()[1]}{page}")
    server.run([bound])
    if held is not None:
        held.close()


def hold(database: str) -> sqlite3.Connection | None:
    """A SQLite file has one server: two would not hear of each other's tables. Held until this process ends, however.

    The lock is SQLite's own, on an empty file beside it; who stops has a few seconds to let go.
    """
    url = async_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    held = sqlite3.connect(f"{url.database}.lock", timeout=7.0, isolation_level=None)
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        held.close()
        raise SystemExit(
            f"Posse runs already, with {url.database}. Stop that one first, or give this one a file of its own "
            "(--database sqlite:///other.db); several servers of one house need PostgreSQL."
        ) from None
    return held


def allow_files() -> None:
    """Let the system allow as many connections as we do: the usual 1,024 open files are fewer."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = CONNECTIONS + 1_000 if hard == resource.RLIM_INFINITY else min(CONNECTIONS + 1_000, hard)
        if soft != resource.RLIM_INFINITY and soft < most:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens there."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


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
        ws=partial(Socket, partial(meet, house)),  # type: ignore[arg-type]
        timeout_graceful_shutdown=5,
        server_header=False,
        proxy_headers=True,
    )


def greet(host: str, port: int, password: bool) -> None:
    """Say where the server is, also as a QR code for phones in the same network."""
    address = f"http://{network_address() if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"Posse is open at {address}" + (" (with a password)" if password else ""), flush=True)
    if host in ("0.0.0.0", "::"):
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
    return f"sqlite:///{data_folder() / 'posse.db'}"


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "posse"


class JsonLines(logging.Formatter):
    """One JSON object a line. Only what is handed over by name is logged: no headers, no addresses, no tokens."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, object] = {
            "at": stamp,
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in record.__dict__.items() if name not in KNOWN}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def write_logs() -> None:
    """Structured logs to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn", "aiosqlite", "websockets"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def main() -> None:
    """`python -m posse.server.serve`, with a JSON object of settings: what tests and the bench start."""
    serve(**json.loads(sys.argv[1]) if len(sys.argv) > 1 else {})


if __name__ == "__main__":
    main()
