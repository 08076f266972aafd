"""A few kills on each kind of house; `--soak` does a hundred (tests/soak/test_server_soak.py)."""

from __future__ import annotations

import asyncio

from tests.server.crashes import survive
from tests.server.host import Process


def test_kill_nine(database: str) -> None:
    assert asyncio.run(survive([Process(database)], kills=2, tables=2, seed=1)) > 20


def test_one_of_three_nodes_dies(postgres: str) -> None:
    nodes = [Process(postgres, sweep_interval=1.0, duty_interval=0.5) for _ in range(3)]
    assert asyncio.run(survive(nodes, kills=2, tables=3, seed=2)) > 20
