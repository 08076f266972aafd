"""Every no has the same form, and English that a person can read."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from posse.games import CATALOG
from posse.kernel.chance import Sampled
from posse.kernel.record import Table
from posse.server import wire
from posse.server.client import Refused
from posse.server.errors import No
from posse.server.node import lists
from tests.server.host import place, sqlite
from tests.server.test_play import set_table


def test_a_games_own_reason_is_said_in_english(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            client, seat = (ann, 0) if ann.seen[table, 0].question else (bob, 1)
            question = client.seen[table, seat].question
            assert question is not None
            with pytest.raises(Refused, match=r"^That was an answer to an earlier question"):
                await client.ask(wire.Answer(table, seat, 0, question.number - 1, question.choices[0].choice))
            with pytest.raises(Refused, match=r"^There is no such choice"):
                await client.ask(wire.Answer(table, seat, 0, question.number, 10**6))
            await ann.close()
            await bob.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", [box.key for box in CATALOG])
def test_every_refusal_of_random_games_has_english(game: str) -> None:
    box = CATALOG[game]
    table = Table.set(box, box.seats[-1])
    luck, told = Sampled.of(1), set()
    while questions := table.game.questions():
        question = questions[luck.below(len(questions))]
        for _ in range(5):
            refusal = table.game.why_not(question.seat, luck.below(box.kinds.total + 5))
            if refusal is not None:
                text = No.because(refusal, box, [f"P{seat}" for seat in range(box.seats[-1])]).text()
                assert refusal.saying.key not in text and " " in text
                told.add(refusal.saying.key)
        table.play(question.seat, question.choices[luck.below(len(question.choices))])
    assert len(told) > 1


def test_what_is_our_own_fault_has_the_same_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(_house: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(lists, "public_tables", breaks)

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            for method, path, status, key in [
                ("GET", "/api/tables", 500, "broken"),
                ("OPTIONS", "/api/games", 405, "wrong-method"),
            ]:
                request = urllib.request.Request(host.url + path, method=method)
                with pytest.raises(urllib.error.HTTPError) as no:
                    await asyncio.to_thread(urllib.request.urlopen, request)
                with no.value:
                    assert no.value.code == status
                    said = json.loads(no.value.read())
                assert said["words"]["key"] == key and said["text"] == No(key).text()
                assert no.value.headers["content-type"] == "application/json"

    asyncio.run(run())


def test_a_full_disk_is_told_as_such(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(_house: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    monkeypatch.setattr(lists, "public_tables", breaks)

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            with pytest.raises(Refused) as no:
                await ann.get("/api/tables")
            assert (no.value.status, no.value.key) == (503, "try-again")
            await ann.close()

    asyncio.run(run())
