"""The lobby has few lines: a stranger's hundreds of tables push nobody's own out of it."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from posse.server.node import lists
from tests.server.host import Place, place, sqlite

TABLE = {"game": "standoff", "seats": 3, "sit": [0]}


async def send(url: str, path: str, body: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
    request = urllib.request.Request(
        url + path, json.dumps(body).encode(), {"Content-Type": "application/json", **headers}
    )

    def ask() -> Any:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    return dict(await asyncio.to_thread(ask))


async def make(there: Place, address: str, name: str, tables: int = 1) -> list[str]:
    """Somebody at this address makes tables; their names."""
    header = {"X-Forwarded-For": address}
    token = (await send(there.url, "/api/guests", {"name": name}, header))["token"]
    about = {**header, "Authorization": f"Bearer {token}"}
    return [(await send(there.url, "/api/tables", TABLE, about))["table"] for _ in range(tables)]


async def listed(there: Place) -> list[str]:
    return [line.table for line in await lists.public_tables(there.house)]


def test_a_network_full_of_tables_pushes_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty addresses of one network, each with a guest of its own and as many tables as a guest may list."""
    monkeypatch.setattr(lists, "LISTED", 20)
    monkeypatch.setattr(lists, "FIRST", lists.FIRST.limit(21))

    async def run() -> None:
        plenty: dict[str, Any] = {"proxies": ("127.0.0.1",), "makes_per_second": 1000.0}
        async with place(sqlite(tmp_path), **plenty) as there:
            (honest,) = await make(there, "198.51.100.1", "Ann")
            for number in range(20):
                await make(there, f"2001:db8:1:{number}::1", f"Eve {number}", 5)
            shown = await listed(there)
            assert len(shown) == 20
            assert honest in shown
            there.house.listed_until = 0.0
            (late,) = await make(there, "203.0.113.7", "Bob")
            assert {honest, late} <= set(await listed(there))

    asyncio.run(run())


def test_every_address_and_guest_has_a_turn() -> None:
    def at(network: str, address: int, guest: int) -> tuple[str, str, str]:
        return network, f"{network}.{address}", f"guest {guest}"

    tables = [
        *[(f"crowd {n}", at("192.0.2", 1, 1)) for n in range(3)],
        ("same address", at("192.0.2", 1, 2)),
        ("same network", at("192.0.2", 2, 3)),
        ("elsewhere", at("198.51.100", 1, 4)),
    ]
    order = ["crowd 0", "elsewhere", "same network", "same address", "crowd 1", "crowd 2"]
    assert lists.in_turn(tables) == order
