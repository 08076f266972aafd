"""`posse serve --open`: the page in the person's browser, on a port that is free, ended by Ctrl-C."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

PATIENCE = 60.0


@pytest.mark.skipif(sys.platform == "win32", reason="the browser is a shell script here")
def test_the_page_is_opened_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {opened}.new && mv {opened}.new {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = [
            *("serve", "--host", "127.0.0.1", "--port", str(port)),
            *("--database", f"sqlite:///{tmp_path / 'posse.db'}", "--open", "--game", "five-points"),
        ]
        server = subprocess.Popen(
            [sys.executable, "-m", "posse", *words],
            env={**os.environ, "BROWSER": f"{browser} %s"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            until = time.monotonic() + PATIENCE
            while not opened.exists() and time.monotonic() < until:
                time.sleep(0.05)
            address = opened.read_text(encoding="utf-8")
            assert address.endswith("/new/five-points") and f":{port}/" not in address
            front = address.removesuffix("new/five-points")
            with urllib.request.urlopen(front + "healthz", timeout=PATIENCE) as answer:
                assert answer.status == 200
            server.send_signal(signal.SIGINT)
            said, trouble = server.communicate(timeout=PATIENCE)
        finally:
            server.kill()
    assert server.returncode in (0, 130)
    assert said.splitlines() == [f"Posse is open at {front}"]
    assert "Traceback" not in trouble and "Aborted" not in trouble
