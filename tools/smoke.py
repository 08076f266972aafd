"""`python tools/smoke.py`: whether the Posse that is installed here works. Needs nothing but Python and that.

Run with the Python of a fresh environment, in any folder: the terminal plays, the server shows the page. With
`--compiled` the engine has to be compiled. Released wheels are tested with it; `sh run packages` tests this machine's.
"""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path


def main() -> None:
    """All of it; an AssertionError says what does not work."""
    version = posse("--version")
    wanted = "compiled" if "--compiled" in sys.argv else "interpreted"
    assert wanted in version, f"{version.strip()}: not {wanted}"
    keys = ["five-points", "colt-express", "deadwood", "bang-dice", "deadwood-1876"]
    listed = posse("games")
    assert all(key in listed for key in keys), listed
    played = posse("play", "five-points", "--seats", "2", "--bot", "random", "--seed", "7", typed="1\n" * 250)
    assert "FP-" in played, played
    with tempfile.TemporaryDirectory() as folder:
        seen = page_of_a_server(Path(folder))
    tools = [name for name in ("gcc", "cc", "clang", "node", "npm") if shutil.which(name)]
    print(f"{version.strip()}: {seen}; on the path besides: {', '.join(tools) or 'no compiler, no Node'}")


def posse(*words: str, typed: str = "") -> str:
    """What `posse words...` prints."""
    command = [sys.executable, "-m", "posse", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def page_of_a_server(folder: Path) -> str:
    """Open a house, fetch the page and all that it begins with."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    house = f"http://127.0.0.1:{port}"
    words = ["serve", "--host", "127.0.0.1", "--port", str(port), "--database", str(folder / "posse.db")]
    server = subprocess.Popen([sys.executable, "-m", "posse", *words], stdout=subprocess.DEVNULL)
    try:
        page = fetched(f"{house}/", 60.0).decode()
        parts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert parts, f"no page was built into this package: {page[:300]}"
        sizes = [len(fetched(house + part)) for part in parts]
        games = json.loads(fetched(f"{house}/api/games"))
        assert len(games) >= 5, games
    finally:
        server.terminate()
        server.wait(30)
    return f"{len(games)} games, a page of {len(parts)} parts and {sum(sizes)} bytes"


def fetched(address: str, patience: float = 0.0) -> bytes:
    """What is there, as soon as it is."""
    end = time.monotonic() + patience
    while True:
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                found: bytes = answer.read()
                return found
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    main()
