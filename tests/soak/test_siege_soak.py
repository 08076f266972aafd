"""Ten minutes of all attacks at once, and a hundred honest tables, only with --soak and on a machine that is quiet.

`pytest -n 0 -s --soak --times 60 tests/soak/test_siege_soak.py` takes another number of seconds; so does
`python -m tests.server.siege --seconds 60`, which needs no pytest.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.attacks import KINDS, Sizes
from tests.server.siege import Siege, share, stronghold

SECONDS = 600
TABLES = 100
QUIET = 30


def test_a_hundred_tables_under_siege(tmp_path: Path, request: pytest.FixtureRequest, soak: bool) -> None:
    if not soak:
        pytest.skip("takes ten minutes: --soak")
    seconds = int(request.config.getoption("--times")) or SECONDS
    with stronghold(tmp_path) as server:
        siege = Siege(server, Sizes.full(2), 2, 2)
        each = seconds / 40
        job = siege.run(TABLES, QUIET, each, seconds - each * len(KINDS))
        asyncio.run(asyncio.wait_for(job, seconds + 300))
    print(siege)
    assert not siege.faults
    assert share(siege.phases["all attacks"].took, 99) < 0.1
