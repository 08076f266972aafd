"""Strangers who talk too much, fill the lobby or guess at the password; and what a host can do about them."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import time
from pathlib import Path

import pytest

from posse.server import wire
from posse.server.book import ledger
from posse.server.bounds.limits import (
    FIRST_GUESSES,
    GUESSES_EVERYWHERE,
    GUESSES_PER_MINUTE,
    LISTED_PER_HOST,
    MOST_GUESSING,
    Guesses,
)
from posse.server.client import Client, Refused
from posse.server.errors import No
from posse.server.table import luck, manners, requests
from posse.server.table.sitting import Sitting
from tests.server.host import Place, place, sqlite, until, until_true
from tests.server.shelf import CATALOG
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
    monkeypatch.setattr("posse.server.table.manners.LONGEST_CHAT", 8)

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
    """Each try waits then, the right one, too, if one was wrong before: nobody is kept out."""
    monkeypatch.setattr("posse.server.bounds.limits.GUESS_SECONDS", 0.5)

    async def run() -> None:
        async with place(sqlite(tmp_path), password="sesame") as host:
            while host.house.guesses.everywhere.take():
                pass
            assert await guess(host, "x") == "wrong-password"
            began = time.monotonic()
            assert await guess(host, "sesame") == ""
            assert time.monotonic() - began >= 0.5

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_knows_the_password_comes_in_while_strangers_guess_from_everywhere(tmp_path: Path) -> None:
    """The attack: as many wrong guesses from as many addresses as may wait at a time."""

    async def run() -> None:
        async with place(sqlite(tmp_path), password="sesame") as host:
            guesses = host.house.guesses
            while guesses.everywhere.take():
                pass
            for number in range(FIRST_GUESSES - 1):
                assert await guesses.may_try(f"192.0.2.{number}"), "the first from there is looked at"
            room = [asyncio.create_task(guesses.may_try(f"192.0.2.{number}")) for number in range(FIRST_GUESSES - 1)]
            await asyncio.sleep(0)
            assert guesses.waiting == MOST_GUESSING
            assert await asyncio.wait_for(guess(host, "sesame"), 30) == ""
            for task in room:
                task.cancel()
            await asyncio.gather(*room, return_exceptions=True)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_network_is_no_crowd_of_strangers() -> None:
    """Who owns a network has 65,536 lines of 64 bits: from all of them one guesses no faster than from four."""

    async def run() -> None:
        guesses = Guesses()
        heard = [await guesses.may_try(f"2001:db8:0:{number:x}::") for number in range(1, 200)]
        assert heard.count(True) == 4 * GUESSES_PER_MINUTE
        assert await guesses.may_try("2001:db8:1::"), "somebody else is heard"

    asyncio.run(run())


def test_ever_new_networks_get_so_many_tries_and_keep_nobody_out_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.bounds.limits.GUESS_SECONDS", 0.02)
    monkeypatch.setattr("posse.server.bounds.limits.GUESSES_PER_MINUTE", 100_000)

    async def run() -> None:
        guesses, numbers = Guesses(), itertools.count(1)

        async def come() -> bool:
            return await guesses.may_try(f"2001:db8:{next(numbers):x}::")

        heard = sum([await asyncio.wait_for(come(), 5) for _ in range(FIRST_GUESSES + GUESSES_EVERYWHERE)])
        assert heard == FIRST_GUESSES + GUESSES_EVERYWHERE and guesses.waiting == 0
        more = [asyncio.create_task(come()) for _ in range(50)]
        assert sum(await asyncio.gather(*more)) <= MOST_GUESSING + 2, "as many as may wait"

        async def storm() -> None:
            while True:
                await come()
                await asyncio.sleep(0.001)

        storms = [asyncio.create_task(storm()) for _ in range(30)]
        while not await guesses.may_try("192.0.2.7"):
            await asyncio.sleep(0.005)
        for one in storms:
            one.cancel()
        await asyncio.gather(*storms, return_exceptions=True)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_many_strangers_fill_no_book_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty names come and go. What the host says is always written: who sits, who is sent away, that it begins."""
    monkeypatch.setattr("posse.server.table.requests.MOST_ENTRIES", 100)
    sitting = Sitting("x", CATALOG)
    sitting.fold(1, [ledger.Made("five-points", 3, CATALOG["five-points"].settle(3), ledger.Settings(), "ann")])

    def come_and_go(name: str) -> None:
        sitting.fold(2, requests.sit(sitting, name, name, wire.Sit("x", 0)))
        sitting.fold(2, luck.pledge(sitting, name, wire.Pledge("x", 0, "0" * 64)))
        sitting.fold(2, requests.order(sitting, name, wire.Order("x", 0, "turn", "never")))
        sitting.fold(2, requests.stand(sitting, name, wire.Stand("x", 0)))

    for number in range(50):
        with contextlib.suppress(No):
            come_and_go(str(number))
    assert 100 <= sitting.entries <= 101
    sitting.fold(3, [ledger.Sat(1, "eve", "Eve")])
    sitting.fold(3, manners.kick(sitting, "ann", wire.Kick("x", 1)))
    sitting.fold(3, [ledger.Sat(1, "bob", "Bob")])
    sitting.fold(3, requests.stand(sitting, "ann", wire.Stand("x", 1)))
    for seat in (1, 2):
        sitting.fold(3, requests.seat_bot(sitting, "ann", wire.SeatBot("x", seat, "random")))
    if sitting.chairs[0].taken:
        sitting.fold(3, requests.stand(sitting, "ann", wire.Stand("x", 0)))
    sitting.fold(3, requests.sit(sitting, "ann", "Ann", wire.Sit("x", 0)))
    sitting.fold(3, luck.start(sitting, "ann"))
    assert sitting.status == "playing"


def test_names_at_one_address_come_and_go_slowly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not more often than one of them could; the host is not held up, nor somebody at another address."""
    monkeypatch.setattr("posse.server.bounds.limits.COMINGS", 6)

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2}))["table"]
        names = [await host.guest(f"Eve {number}") for number in range(4)]
        said: list[str] = []
        for _ in range(3):
            for eve in names:
                await eve.watch(table)
                try:
                    await eve.ask(wire.Sit(table, 1))
                    await eve.ask(wire.Stand(table, 1))
                except Refused as problem:
                    said.append(problem.key)
        assert said and set(said) == {"too-fast"} and host.house.tables[table].sitting.entries <= 2 * 6 + 2
        comings = host.house.tables[table].comings
        assert comings is not None and comings.take("192.0.2.7")
        await ann.watch(table)
        for _ in range(10):
            await ann.ask(wire.Sit(table, 0))
            await ann.ask(wire.Stand(table, 0))
        for eve in names:
            await eve.close()

    told(tmp_path, story)
