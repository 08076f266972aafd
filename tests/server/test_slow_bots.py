"""Bots have a budget, and one that is slow delays nobody but its own table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from posse.kernel.chance import Sampled
from posse.kernel.codec import dump
from posse.server import wire
from posse.server.bounds.limits import network
from posse.server.client import Client
from posse.server.node.bots import Thinkers
from posse.server.node.workers import Gone, Job, Workers, think
from posse.server.table.home import Opinion
from tests.server.host import SHELF, Place, asked, place, sqlite, until
from tests.server.shelf import CATALOG
from tests.server.test_people import refused, told
from tests.server.test_play import set_table


async def play_timed(clients: list[Client], table: str, choices: int) -> list[float]:
    """Play so many choices, the first that is offered; how long each took to be acknowledged."""
    took: list[float] = []
    while len(took) < choices:
        for client in clients:
            for seat in client.seats(table):
                seen = client.seen.get((table, seat))
                question = None if seen is None else seen.question
                if question is not None and client.info[table].status == "playing":
                    began = time.perf_counter()
                    await client.answer(table, seat, question.choices[0].choice)
                    took.append(time.perf_counter() - began)
        await asyncio.sleep(0.02)
    return took


def test_bots_that_think_for_ever_delay_nobody_else(tmp_path: Path) -> None:
    """Two tables of bots that never come to an end: chance answers for them, and people elsewhere notice nothing."""

    async def run() -> None:
        async with place(sqlite(tmp_path), catalog="tests.server.slow_shelf:CATALOG", think=50) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            slow: list[str] = []
            for _ in range(2):
                wish = {"game": "standoff", "seats": 3, "bots": ["scout"] * 3, "window": 0.3}
                slow.append((await ann.post("/api/tables", wish))["table"])
                await ann.watch(slow[-1])
                await ann.ask(wire.Start(slow[-1]))
            table = await set_table(host, "five-points", 2, [ann, bob])
            took = await play_timed([ann, bob], table, 40)
            # Who had to wait for a bot would wait for its budget and more than a second on top of it, each time.
            assert sorted(took)[20] < 0.5 and sorted(took)[35] < 1.0, took
            for one in slow:
                await until(lambda one=one: host.house.tables[one].sitting.choices() > 2, ann, 60)
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_workers_are_shared_fairly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind twenty tables of nine bots: who has one table waits for one thought, not for 180. People come first, but
    no stranger's table at which they sit starves one that its own people have left for a while."""
    order: list[str] = []
    game = CATALOG["five-points"].new(2, Sampled.of(1))
    seat = game.questions()[0].seat

    async def run() -> None:
        thinkers = Thinkers("", 1, 30)

        async def in_worker(_job: Job) -> Opinion:
            await asyncio.sleep(0.002)
            return [(0, None)]

        monkeypatch.setattr(thinkers, "_in_worker", in_worker)

        async def think(name: str, guest: str, watched: bool) -> None:
            await thinkers.think(game, seat, "scout", ("network", "home of " + guest, guest), watched)
            order.append(name)

        for crowd in (False, True):
            order.clear()
            jobs = [asyncio.create_task(think("stranger", "eve", crowd)) for _ in range(180)]
            await asyncio.sleep(0.02)
            jobs += [asyncio.create_task(think("alone", "bob", False))]
            for name in ("ann", "cat", "ann"):
                jobs += [asyncio.create_task(think(name, name, True))]
            before = len(order)
            await asyncio.gather(*jobs)
            waited = [name for name in order[before:] if name != "stranger"]
            assert waited == ["ann", "cat", "alone", "ann"]
            last = len(order) - 1 - order[::-1].index("ann")
            assert last - before <= 7, "a thought or two that were under way, and turns of others"
        order.clear()
        await asyncio.gather(*[think(f"watched {watched}", "ann", watched) for watched in (False, False, True, True)])
        assert order == ["watched False", "watched True", "watched True", "watched False"], "the first found all free"
        gone = [asyncio.create_task(think("gone", "eve", True)) for _ in range(5)]
        await asyncio.sleep(0)
        for job in gone:
            job.cancel()
        await asyncio.gather(*gone, return_exceptions=True)
        await asyncio.wait_for(think("after", "ann", True), 5)

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize("sybil", ["192.0.2.66", "2001:db8:0:{number}::"], ids=["address", "network"])
def test_many_names_at_one_address_have_one_share(monkeypatch: pytest.MonkeyPatch, sybil: str) -> None:
    """Sixty guests, each with a table of their own; and somebody else at the same address waits for a few of them."""
    order: list[str] = []
    game = CATALOG["five-points"].new(2, Sampled.of(1))
    seat = game.questions()[0].seat

    async def run() -> None:
        thinkers = Thinkers("", 1, 30)

        async def in_worker(_job: Job) -> Opinion:
            await asyncio.sleep(0.001)
            return [(0, None)]

        monkeypatch.setattr(thinkers, "_in_worker", in_worker)

        async def think(name: str, address: str, guest: str) -> None:
            await thinkers.think(game, seat, "scout", (network(address), address, guest), True)
            order.append(name)

        async def play(name: str, address: str, times: int) -> None:
            for _ in range(times):
                await think(name, address, name)

        homes = [sybil.format(number=number) for number in range(60)]
        jobs = [
            asyncio.create_task(think("eve", home, f"eve {number}")) for number, home in enumerate(homes) for _ in "abc"
        ]
        await asyncio.sleep(0.01)
        before = len(order)
        jobs += [asyncio.create_task(play("ann", "198.51.100.7", 20))]
        jobs += [asyncio.create_task(play("neighbour", homes[0], 1))]
        await asyncio.gather(*jobs)
        anns = [place for place, name in enumerate(order[before:]) if name == "ann"]
        assert anns[0] <= 2 and anns[-1] <= 45, "every second thought is hers"
        assert order[before:].index("neighbour") < 140, "not behind all of the others"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_table_s_bots_think_for_its_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        heard: list[tuple[object, ...]] = []

        async def think(*args: object) -> None:
            heard.append(args[2:])

        monkeypatch.setattr(host.house.bots, "think", think)
        table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2, "bots": ["scout", "scout"]}))[
            "table"
        ]
        await ann.watch(table)
        await ann.ask(wire.Start(table))
        await until(lambda: len(heard) > 2, ann)
        whose = ("127.0.0.1", "127.0.0.1", ann.guest)
        assert set(heard) == {("scout", whose, True)}
        await ann.ask(wire.Leave(table))
        await asyncio.sleep(0.1)
        heard.clear()
        await asyncio.sleep(0.3)
        assert not heard or heard[-1] == ("scout", whose, False), "also when she has gone"

    told(tmp_path, story)


def test_no_advice_rather_than_one_that_nobody_thought_about(tmp_path: Path) -> None:
    """A bot that could not make up its mind says so. It was chance, shown as advice."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "standoff", 3, [ann, bob], bots=["", "", "random"])
        client, seat = await asked([ann, bob], table)
        assert await refused(client.ask(wire.Hint(table, seat, "scout"))) == "no-advice"
        assert not host.house.hinting
        assert isinstance(await client.ask(wire.Hint(table, seat, "random")), wire.Advice), "chance, if one asks for it"

    told(tmp_path, story, catalog="tests.server.slow_shelf:CATALOG", think=50)


def test_a_worker_that_dies_or_hangs_is_replaced_alone() -> None:
    """Whoever thinks in another process goes on; and when the house closes, nobody is left."""
    game = CATALOG["five-points"].new(2, Sampled.of(1))
    seat = game.questions()[0].seat
    job: Job = (think, (SHELF, dump(game), seat, "random", 30, 1))

    async def run() -> None:
        workers = Workers(SHELF, 2)
        await asyncio.gather(*(workers.think(job, 60) for _ in range(2)))
        first, second = workers.all
        with pytest.raises(TimeoutError):
            await workers.think(job, 0.0)
        left = workers.all[0]
        assert len(workers.all) == 1 and left in (first, second)
        left.end()
        with pytest.raises(Gone):
            await workers.think(job, 60)
        assert (await workers.think(job, 60))[0][0] in game.questions()[0].choices, "a third one"
        workers.close()
        assert not workers.all

    asyncio.run(asyncio.wait_for(run(), 120))
