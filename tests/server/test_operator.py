"""What an operator can get wrong is told in one sentence; settings come from flags, the environment and a file."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import typer

from posse.cli.main import app
from posse.server import serve as serving
from posse.server.book.store import Store
from tests.cli.helpers import run_for_result
from tests.server.host import PATIENCE, Process, place, sqlite

ROOT = Path(__file__).parents[2]


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server is opened here, whatever happens."""

    def opened(*_: object) -> None:
        raise AssertionError("the server was opened")

    monkeypatch.setattr(serving, "House", opened)
    monkeypatch.setattr(serving, "write_logs", lambda _: None)
    monkeypatch.setattr(serving, "do_not_dawdle", lambda: None)


def refused(*args: object) -> str:
    """The one sentence that `posse serve` refuses these settings with."""
    result = run_for_result(["serve", "--host", "127.0.0.1", "--port", "0", *map(str, args)])
    assert result.exit_code == 2, (result.output, result.exception)
    assert isinstance(result.exception, SystemExit)
    said = result.stderr.strip()
    assert said.startswith("posse: ") and "\n" not in said and said.endswith(".")
    assert "Posse is open" not in result.stdout
    return said


@pytest.mark.usefixtures("never")
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (["--port", 70000], "There is no port 70000"),
        (["--port", -1], "There is no port -1"),
        (["--host", "no.such.host.invalid"], "can't listen at no.such.host.invalid"),
        (["--host", "192.0.2.1"], "can't listen at 192.0.2.1"),
        (["--workers", 0], "--workers 0"),
        (["--think", 0], "--think 0"),
        (["--keep", -1], "--keep -1"),
        (["--log", "xml"], "--log"),
        (["--origin", "play.example"], "https://play.example"),
        (["--name", "https://play.example"], "--name https://play.example is no name"),
        (["--name", "play.example:80"], "--name play.example:80 is no name"),
        (["--database", "mysql://machine/games"], "mysql is neither"),
        (["--database", "sqlite://"], "names no file"),
        (["--database", "sqlite:///:memory:"], "names no file"),
        (["--database", "sqlite:games.db"], "can't be read as an address"),
        (["--database", "postgresql://me:hush@127.0.0.1:1/posse"], "PostgreSQL does not let Posse in at 127.0.0.1"),
        (["--config", "/no/such/file.toml"], "/no/such/file.toml can't be read"),
    ],
)
def test_one_sentence(tmp_path: Path, wrong: list[object], told: str) -> None:
    said = refused("--database", tmp_path / "posse.db", *wrong)
    assert told in said and "hush" not in said


@pytest.mark.usefixtures("never")
def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"Port {port} is taken" in refused("--port", port, "--database", tmp_path / "posse.db")


@pytest.mark.usefixtures("never")
def test_a_folder_in_which_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "can't be opened and written" in refused("--database", tmp_path / "file" / "posse.db")
    if Path("/proc/self").is_dir():  # not even the system's owner can write there
        assert "can't be opened and written" in refused("--database", "/proc/self/posse.db")
    assert "can't be opened and written" in refused("--database", tmp_path)


@pytest.mark.usefixtures("never")
@pytest.mark.parametrize("place_of_damage", [0, 100])
def test_a_damaged_file(tmp_path: Path, place_of_damage: int) -> None:
    file = tmp_path / "posse.db"
    asyncio.run(_fresh(file))
    bytes_of_it = bytearray(file.read_bytes())
    bytes_of_it[place_of_damage : place_of_damage + 400] = b"damage! " * 50
    file.write_bytes(bytes_of_it)
    assert "is damaged, or no database" in refused("--database", file)


@pytest.mark.usefixtures("never")
def test_a_file_of_a_newer_posse(tmp_path: Path) -> None:
    file = tmp_path / "posse.db"
    asyncio.run(_fresh(file))
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = file.read_bytes()
    assert "made by a newer Posse" in refused("--database", file)
    assert file.read_bytes() == before and not list(tmp_path.glob("*.bak"))


@pytest.mark.usefixtures("never")
def test_a_postgres_that_does_not_know_us(postgres: str) -> None:
    assert "does not exist" in refused("--database", re.sub(r"/posse_\w+\?", "/nobody?", postgres))


async def _fresh(file: Path) -> None:
    store = Store(str(file), "one")
    await store.open()
    await store.close()


# ---- settings


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the server would be started with."""
    settings: dict[str, Any] = {}
    monkeypatch.setattr(serving, "serve", lambda **given: settings.update(given))
    return settings


def test_flags_go_before_the_environment_and_that_before_the_file(
    tmp_path: Path, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "posse.toml"
    file.write_text(
        'port = 1111\nthink = 111\nworkers = 3\nmetrics-token = "hush"\nsecure = true\norigin = "https://play.example"\n'
    )
    monkeypatch.setenv("POSSE_PORT", "2222")
    monkeypatch.setenv("POSSE_THINK", "222")
    result = run_for_result(["serve", "--config", file, "--port", 3333])
    assert result.exit_code == 0, result.output
    assert (asked["port"], asked["think"], asked["workers"]) == (3333, 222, 3)
    assert (asked["metrics_token"], asked["secure"], asked["origins"]) == ("hush", True, ("https://play.example",))
    assert asked["host"] == "0.0.0.0", "as usual"


def test_the_environment_may_name_the_file(
    tmp_path: Path, asked: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "posse.toml"
    file.write_text('origin = ["https://a.example", "https://b.example"]\nkeep = 90\nlog = "json"\n')
    monkeypatch.setenv("POSSE_CONFIG", str(file))
    assert run_for_result(["serve"]).exit_code == 0
    assert asked["origins"] == ("https://a.example", "https://b.example")
    assert (asked["keep"], asked["log"]) == (90, "json")


@pytest.mark.usefixtures("never")
@pytest.mark.parametrize(
    ("text", "told"), [("prot = 1\n", "'prot', which is no setting"), ("port: 1\n", "can't be read")]
)
def test_a_file_with_a_mistake(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "posse.toml"
    file.write_text(text)
    assert told in refused("--config", file)


def test_every_setting_is_described() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    command = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    for param in command.params:
        flag = param.opts[0]
        if flag not in ("--open", "--game"):
            assert f"`{flag}" in page and f"`{param.envvar}" in page, flag
            assert param.envvar == "POSSE_" + flag.lstrip("-").upper().replace("-", "_")


# ---- open, and well


def start(*args: object) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    words = [sys.executable, "-m", "posse", "serve", "--host", "127.0.0.1", "--port", "0", *map(str, args)]
    return subprocess.Popen(words, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_it_says_that_it_is_open_when_it_is(tmp_path: Path) -> None:
    server = start("--database", tmp_path / "posse.db")
    try:
        assert server.stdout is not None
        front = server.stdout.readline().removeprefix("Posse is open at ").strip()
        with urllib.request.urlopen(front + "healthz", timeout=5) as answer:
            assert answer.read() == b"ok\n"
        server.terminate()
        _, trouble = server.communicate(timeout=PATIENCE)
        assert trouble == "", "no logs when all is well, and no JSON"
    finally:
        server.kill()


def health(url: str) -> tuple[int, float]:
    """What /healthz says, and after how many seconds."""
    began = time.monotonic()
    try:
        with urllib.request.urlopen(url + "/healthz", timeout=PATIENCE) as answer:
            status = answer.status
    except urllib.error.HTTPError as problem:
        problem.close()
        status = problem.code
    return status, time.monotonic() - began


FULL = """
import resource, sys, threading, time
from pathlib import Path
from posse.server import serve
from posse.server.serve import main

def fill():
    while not Path(sys.argv[2]).exists():
        time.sleep(0.01)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

threading.Thread(target=fill, daemon=True).start()
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit")
def test_on_a_full_disk_it_is_not_well(tmp_path: Path) -> None:
    server = Process(sqlite(tmp_path))
    full = tmp_path / "full"
    command = [sys.executable, "-c", FULL, server.wish, str(full)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    process = subprocess.Popen(command, cwd=ROOT, env=env, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                assert health(server.url)[0] == 200
                break
            except OSError:
                time.sleep(0.05)
        full.touch()
        end = time.monotonic() + PATIENCE
        while health(server.url)[0] == 200:
            assert time.monotonic() < end, "it never noticed"
            time.sleep(0.1)
        assert health(server.url)[0] == 503
    finally:
        process.kill()
        process.wait()


def test_a_database_that_hangs_is_not_well(database: str) -> None:
    """Somebody holds what must be written; the answer comes all the same."""

    async def run() -> None:
        async with place(database) as host:
            assert (await asyncio.to_thread(health, host.url))[0] == 200
            await asyncio.sleep(1.1)
            locked = asyncio.Event()
            held = asyncio.create_task(hold(database, locked))
            await locked.wait()
            status, seconds = await asyncio.to_thread(health, host.url)
            assert status == 503 and seconds < 10
            held.cancel()
            await asyncio.gather(held, return_exceptions=True)
            end = time.monotonic() + PATIENCE
            while (await asyncio.to_thread(health, host.url))[0] != 200:
                assert time.monotonic() < end, "it never got well"
                await asyncio.sleep(0.2)

    asyncio.run(asyncio.wait_for(run(), 120))


async def hold(database: str, locked: asyncio.Event) -> None:
    """Keep the house's row locked until cancelled."""
    from sqlalchemy import text

    store = Store(database, "holder")
    try:
        async with store.engine.begin() as connection:
            if not store.postgres:
                await connection.execute(text("BEGIN IMMEDIATE"))
            await connection.execute(text("UPDATE house SET value = '0' WHERE name = 'pulse'"))
            locked.set()
            await asyncio.sleep(60)
    finally:
        await store.engine.dispose()


@pytest.mark.parametrize("form", ["plain", "json"])
def test_json_lines_only_if_wanted(form: str) -> None:
    program = (
        f"import logging; from posse.server.node.logs import write_logs; write_logs({form!r}); logging.warning('hm')"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    if form == "json":
        assert json.loads(done.stderr)["what"] == "hm"
    else:
        assert done.stderr.rstrip().endswith("warning root: hm")
