"""Strangers who talk too much, fill the lobby or guess at the password; and what a host can do about them."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from posse.server import wire
from posse.server.client import Client, Refused
from posse.server.limits import GUESSES_PER_MINUTE, LISTED_PER_HOST
from tests.server.host import Place, place, sqlite, until, until_true
from tests.server.test_people import refused, told
from tests.server.test_play import set_table


def test_a_host_asks_somebody_to_be_quiet(tmp_path: Path) -> None:
    """Whom: by what they said. It is written down, so it outlives the server; and it can be taken back."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        eve = await host.guest("Eve")
        table = await set_table(host, "five-points", 2, [ann, bob, eve])
        await eve.ask(wire.Say(table, 0, "buy my hats"))
        await until(lambda: ann.chat.get(table), ann)
        assert await refused(bob.ask(wire.Mute(table, said=0))) == "not-host"
        assert await refused(ann.ask(wire.Mute(table, seat=0))) == "nobody-there"
        assert await refused(ann.ask(wire.Mute(table, said=7))) == "nobody-there"
        await ann.ask(wire.Mute(table, said=0))
        assert await refused(eve.ask(wire.Say(table, 0, "hats!"))) == "muted"
        again = await host.house.load(table)
        assert again.muted == {eve.guest}
        await ann.ask(wire.Mute(table, said=0, quiet=False))
        await eve.ask(wire.Say(table, 0, "sorry"))
        await ann.ask(wire.Mute(table, seat=1))
        assert await refused(bob.ask(wire.Say(table, 0, "why?"))) == "muted"
        await eve.close()

    told(tmp_path, story)


def test_a_host_lets_only_those_talk_who_play(tmp_path: Path) -> None:
    """However many new guests somebody is."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        await ann.ask(wire.Mute(table))
        await until(lambda: bob.info[table].hushed, bob)
        eve = await host.guest("Eve")
        await eve.watch(table)
        assert await refused(eve.ask(wire.Say(table, 0, "hats!"))) == "muted"
        await bob.ask(wire.Say(table, 0, "peace at last"))
        await eve.close()

    told(tmp_path, story)


def test_a_host_sends_somebody_away(tmp_path: Path) -> None:
    """They see nothing more, can't come back or sit down; but who plays stays."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        eve = await host.guest("Eve")
        table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]}))["table"]
        for client in (ann, bob, eve):
            await client.watch(table)
        await eve.ask(wire.Sit(table, 1))
        assert await refused(bob.ask(wire.Kick(table, seat=1))) == "not-host"
        await ann.ask(wire.Kick(table, seat=1))
        await until_true(lambda: all(w.guest != eve.guest for w in host.house.tables[table].watchers))
        assert await refused(eve.ask(wire.Sit(table, 1))) == "not-watching"
        assert await refused(eve.watch(table)) == "kicked"
        await bob.ask(wire.Sit(table, 1))
        await ann.ask(wire.Start(table))
        assert await refused(ann.ask(wire.Kick(table, seat=1))) == "begun"
        await eve.close()

    told(tmp_path, story)


def test_strangers_leave_room_in_the_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.manners.LONGEST_CHAT", 8)

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        eve = await host.guest("Eve")
        await eve.watch(table)
        for _ in range(4):
            await eve.ask(wire.Say(table, 0, "hats"))
        assert await refused(eve.ask(wire.Say(table, 0, "hats"))) == "too-many-said"
        await bob.ask(wire.Say(table, 0, "excuse me"))
        await eve.close()

    told(tmp_path, story)


def test_many_guests_of_one_address_talk_no_faster_than_a_few(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        crowd = [await host.guest("Eve") for _ in range(4)]
        for eve in crowd:
            await eve.watch(table)
        said = [eve.ask(wire.Say(table, 0, str(n))) for eve in crowd for n in range(15)]
        answers = await asyncio.gather(*said, return_exceptions=True)
        assert {answer.key for answer in answers if isinstance(answer, Refused)} == {"too-fast"}
        assert len(host.house.tables[table].sitting.chat) < 30
        for eve in crowd:
            await eve.close()

    told(tmp_path, story)


def test_the_lobby_shows_a_few_tables_of_each_host(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        await bob.post("/api/tables", {"game": "five-points", "seats": 2})
        for _ in range(LISTED_PER_HOST + 4):
            await ann.post("/api/tables", {"game": "five-points", "seats": 2})
        assert len(await ann.get("/api/tables")) == LISTED_PER_HOST + 1

    told(tmp_path, story, note_interval=0.05)


async def guess(host: Place, word: str) -> str:
    try:
        await Client.enter(host.url, "Eve", word)
    except Refused as problem:
        return problem.key
    return ""


def test_a_password_is_guessed_slowly(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), password="sesame") as host:
            for _ in range(2 * GUESSES_PER_MINUTE):
                assert await guess(host, "sesame") == "", "the right one is no guess"
            tries = [await guess(host, "x") for _ in range(GUESSES_PER_MINUTE + 2)]
            assert tries[0] == "wrong-password" and tries[-1] == "too-fast"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_password_is_guessed_slowly_from_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each try waits then, the right one, too: nobody is kept out."""
    monkeypatch.setattr("posse.server.limits.GUESS_SECONDS", 0.5)

    async def run() -> None:
        async with place(sqlite(tmp_path), password="sesame") as host:
            while host.house.guesses.everywhere.take():
                pass
            began = time.monotonic()
            assert await guess(host, "sesame") == ""
            assert time.monotonic() - began >= 0.5

    asyncio.run(asyncio.wait_for(run(), 60))
