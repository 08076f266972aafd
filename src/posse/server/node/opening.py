"""Before the house is open: all that an operator can have got wrong, each told in one sentence (`Mistake`)."""

from __future__ import annotations

import errno
import socket
import sqlite3
import sys
from email.utils import parseaddr
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from posse.server.book.addresses import async_url
from posse.server.book.store import Store
from posse.server.config import Config, Mistake
from posse.server.node.logs import FORMS

DAMAGED = ("file is not a database", "malformed")
"""What SQLite says of a file that it can't read."""


def check(config: Config, port: int, log: str) -> None:
    """What can be seen to be wrong without trying it."""
    async_url(config.database)
    if not 0 <= port <= 65535:
        raise Mistake(f"There is no port {port}: give --port a number from 1 to 65535, or 0 for any that is free.")
    if config.workers < 1:
        raise Mistake(f"--workers {config.workers} leaves no process for bots to think in: give it 1 or more.")
    if config.think < 1:
        raise Mistake(f"--think {config.think} leaves bots no time: give it 1 millisecond or more (300 is usual).")
    if config.keep < 0:
        raise Mistake(f"--keep {config.keep:g} is no number of days: give it 1 or more, or 0 to keep all for ever.")
    if log not in FORMS:
        raise Mistake(f"There are no logs of the form {log!r}: give --log one of {' and '.join(FORMS)}.")
    for origin in config.origins:
        address = urlsplit(origin)
        if address.scheme not in ("http", "https") or not address.netloc:
            raise Mistake(f"--origin {origin} is no address of a page: give one like https://play.example.")
    check_messages(config)
    for name in config.names:
        if not name or set(name) & set("/@*, ") or name.count(":") == 1:
            raise Mistake(f"--name {name} is no name of a machine: give one like play.example, without a port.")


def check_messages(config: Config) -> None:
    """What is needed to send messages."""
    for flag, several in (("--address", (config.address,)), ("--service", config.services)):
        for one in several:
            where = urlsplit(one)
            if one and (where.scheme not in ("http", "https") or not where.netloc):
                raise Mistake(f"{flag} {one} is no address: give one like https://play.example.")
    if not config.mail_server:
        return
    server = urlsplit(config.mail_server)
    if server.scheme not in ("smtp", "smtps") or not server.hostname:
        raise Mistake("--mail-server is no mail server: give one like smtp://name:password@mail.example:587.")
    if "@" not in parseaddr(config.mail_from)[1]:
        raise Mistake("Mail needs a sender: give --mail-from one like 'Posse <posse@play.example>'.")
    if not config.address:
        raise Mistake("Links in mails must lead here: give --address where people find this server.")


def hold(database: str) -> sqlite3.Connection | None:
    """A SQLite file has one server: two would not hear of each other's tables. Held until this process ends, however.

    The lock is SQLite's own, on an empty file beside it; who stops has a few seconds to let go.
    """
    url = async_url(database)
    if url.get_backend_name() != "sqlite":
        return None
    try:
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        held = sqlite3.connect(f"{url.database}.lock", timeout=7.0, isolation_level=None)
    except (OSError, sqlite3.Error) as problem:
        raise explain(url, problem) from problem
    try:
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as problem:
        held.close()
        if "locked" not in str(problem):
            raise explain(url, problem) from problem
        raise Mistake(
            f"Posse runs already, with {url.database}. Stop that one first, or give this one a file of its own "
            "(--database other.db); several servers of one house need PostgreSQL."
        ) from problem
    return held


def bind(host: str, port: int, anywhere: bool = False) -> socket.socket:
    """The socket at which the house will be; if it may be `anywhere`, on any port if that one is taken."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if host == "::":  # all addresses are those of IPv4, too, whatever the system's habit is
        bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
    try:
        bound.bind((host, port))
    except OSError as problem:
        bound.close()
        if problem.errno == errno.EADDRINUSE and anywhere:
            return bind(host, 0)
        raise no_door(host, port, problem) from problem
    return bound


def no_door(host: str, port: int, problem: OSError) -> Mistake:
    """Why nobody can listen there."""
    if problem.errno == errno.EADDRINUSE:
        return Mistake(f"Port {port} is taken: stop the program that uses it, or choose another with --port.")
    if problem.errno == errno.EACCES:
        return Mistake(f"Port {port} is kept for the system here: choose one from 1024 on with --port.")
    return Mistake(
        f"Posse can't listen at {host} ({problem.strerror}): give --host an address of this machine, "
        "127.0.0.1 for itself alone or 0.0.0.0 for its network."
    )


async def prepare(database: str) -> None:
    """Open the database once and bring it up to date, so that what is wrong with it is told before anything else."""
    store = Store(database, "prepare")
    try:
        await store.open()
    except trouble(store.postgres) as problem:
        raise explain(store.url, problem) from problem
    finally:
        await store.close()


def trouble(postgres: bool) -> tuple[type[Exception], ...]:
    """What is raised when a database can't be opened."""
    known = (SQLAlchemyError, sqlite3.Error, OSError, TypeError, ValueError)
    if not postgres:
        return known
    import asyncpg  # only those who have PostgreSQL wait for it to load

    return *known, asyncpg.PostgresError, asyncpg.InterfaceError


def explain(url: URL, problem: Exception) -> Mistake:
    """What is wrong with a database, for its operator. The address may hold a password: it is not repeated."""
    cause = getattr(problem, "orig", None) or problem
    reason = " ".join((getattr(cause, "strerror", None) or str(cause) or type(cause).__name__).split())
    if url.get_backend_name() == "postgresql":
        where = f"{url.host or url.query.get('host', 'this machine')}, database {url.database!r}"
        return Mistake(
            f"PostgreSQL does not let Posse in at {where} ({reason}): "
            "see that it runs and that the address, name and password in --database are right."
        )
    if any(sign in reason for sign in DAMAGED):
        return Mistake(
            f"{url.database} is damaged, or no database ({reason}): put a copy in its place "
            "(`posse admin backup` makes them), or give another file with --database."
        )
    return Mistake(
        f"{url.database} can't be opened and written ({reason}): see that its folder may be written to "
        "and its disk has room, or give another file with --database."
    )
