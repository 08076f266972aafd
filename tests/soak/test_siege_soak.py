"""Ten minutes of all attacks at once, and a hundred honest tables, only with --soak and on a machine that is quiet.

`pytest -n 0 -s --soak --times 60 tests/soak/test_siege_soak.py` takes another number of seconds.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.host import Process, sqlite
from tests.server.siege import besiege

SECONDS = 600
TABLES = 100


def test_a_hundred_tables_under_siege(tmp_path: Path, request: pytest.FixtureRequest, soak: bool) -> None:
    if not soak:
        pytest.skip("takes ten minutes: --soak")
    seconds = int(request.config.getoption("--times")) or SECONDS
    server = Process(sqlite(tmp_path), rate=50.0, arrivals=30.0, tables_watched=64)
    server.start()
    try:
        took = sorted(t for _, t in asyncio.run(asyncio.wait_for(besiege(server, TABLES, seconds), seconds + 300)))
    finally:
        server.kill()
    p50, p99 = took[len(took) // 2], took[len(took) * 99 // 100]
    print(f"{len(took)} choices, p50 {p50 * 1000:.1f} ms, p99 {p99 * 1000:.1f} ms, longest {took[-1] * 1000:.0f} ms")
    assert p99 < 0.1
