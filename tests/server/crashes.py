"""Servers that are killed under load: no acknowledged choice lost, no table stuck, nothing twice.

People and bots play; nodes are killed with SIGKILL at random moments and started again. Clients come back by
themselves and send again what was not acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

from posse.kernel.chance import Sampled
from posse.kernel.record import Record
from posse.server import wire
from posse.server.client import Client, Lost, Refused
from tests.server.host import LATE, Process
from tests.server.shelf import CATALOG


class Witness:
    """A player who remembers every acknowledged choice."""

    def __init__(self, urls: list[str], client: Client, table: str, seed: int) -> None:
        self.urls = urls
        self.client = client
        self.table = table
        self.luck = Sampled.of(seed)
        self.acknowledged: list[tuple[int, int, int]] = []
        """(seat, question, choice)"""

    async def get_back(self) -> None:
        """Connect to any node that lives."""
        while not self.client.connected:
            self.client.url = self.urls[self.luck.below(len(self.urls))]
            try:
                await self.client.connect()
                await self.client.watch(self.table)
                return
            except (Lost, Refused, OSError):
                await asyncio.sleep(0.05)

    async def play(self, pace: float) -> None:
        client, table = self.client, self.table
        unsure: tuple[int, int, int] | None = None
        while True:
            try:
                await self.get_back()
                if client.info[table].status == "over":
                    return
                asked = [
                    (seat, seen.question, seen.era)
                    for seat in client.seats(table)
                    if (seen := client.seen.get((table, seat))) is not None and seen.question is not None
                ]
                if not asked:
                    with contextlib.suppress(TimeoutError):
                        await client.news(5)
                    continue
                seat, question, era = asked[self.luck.below(len(asked))]
                if unsure is None or unsure[:2] != (seat, question.number):
                    choice = question.choices[self.luck.below(len(question.choices))].choice
                    unsure = (seat, question.number, choice)
                await client.ask(wire.Answer(table, seat, era, question.number, unsure[2]))
                self.acknowledged.append(unsure)
                unsure = None
                await asyncio.sleep(pace)
            except Refused as problem:
                if problem.key not in (*LATE, "try-again", "no-such-table"):
                    raise
                unsure = None
                await asyncio.sleep(0.05)
            except Lost:
                await asyncio.sleep(0.02)


async def survive(nodes: list[Process], kills: int, tables: int, seed: int, pause: float = 0.3) -> int:
    """Play tables to their ends while nodes are killed so many times. How many choices were acknowledged."""
    luck = Sampled.of(seed)
    urls = [node.url for node in nodes]
    for node in nodes:
        node.start()
    done = 0
    acknowledged = 0
    try:
        hosts = [await Client.enter(urls[0], "host") for _ in range(2)]
        playing: dict[asyncio.Task[None], str] = {}
        people: dict[str, list[Witness]] = {}
        killer = asyncio.create_task(kill_for_a_while(nodes, kills, luck, pause))
        number = 0
        while not killer.done() or playing or number < tables:
            # Also on a machine so busy that all the kills are over before the first table stands.
            while (not killer.done() or number < tables) and len(people) - done < tables:
                number += 1
                table, witnesses = await seat_people(urls, hosts, number)
                people[table] = witnesses
                playing[asyncio.create_task(play_out(witnesses))] = table
            finished, _ = await asyncio.wait(playing, timeout=1.0, return_when=asyncio.FIRST_COMPLETED)
            for task in finished:
                task.result()
                table = playing.pop(task)
                done += 1
                acknowledged += await examine(table, people[table])
        await killer
        for client in hosts:
            await client.close()
    finally:
        for node in nodes:
            node.stop()
    return acknowledged


async def kill_for_a_while(nodes: list[Process], kills: int, luck: Sampled, pause: float) -> None:
    for _ in range(kills):
        await asyncio.sleep(pause * (0.2 + luck.below(100) / 60))
        node = nodes[luck.below(len(nodes))]
        await asyncio.to_thread(node.kill)
        began = time.monotonic()
        await asyncio.to_thread(node.start)
        # On a busy machine everything takes longer, also what is to be killed in the middle.
        pause = max(pause, 0.3 * (time.monotonic() - began))


async def play_out(witnesses: list[Witness]) -> None:
    await asyncio.wait_for(asyncio.gather(*[witness.play(0.002) for witness in witnesses]), 600)


async def seat_people(urls: list[str], hosts: list[Client], number: int) -> tuple[str, list[Witness]]:
    """A table with two people, and at every other one a bot; tried until a node lives long enough."""
    game = ["five-points", "standoff"][number % 2]
    wish = {"game": game, "seats": 3, "sit": [0], "bots": ["", "", "random"], "window": 0.2}
    why: Exception | None = None
    for attempt in range(300):
        try:
            for host in hosts:
                host.url = urls[(number + attempt) % len(urls)]
            table = (await hosts[0].post("/api/tables", wish))["table"]
            second = Client(hosts[1].url, hosts[1].token, hosts[1].guest)
            first = Client(hosts[0].url, hosts[0].token, hosts[0].guest)
            await second.connect()
            await second.watch(table)
            await second.ask(wire.Sit(table, 1))
            await first.connect()
            await first.watch(table)
            await first.ask(wire.Start(table))
            return table, [Witness(urls, client, table, number * 10 + n) for n, client in enumerate((first, second))]
        except (Lost, Refused, OSError, TimeoutError) as problem:
            why = problem
            await asyncio.sleep(0.1)
    raise AssertionError("no table could be made") from why


async def examine(table: str, witnesses: list[Witness]) -> int:
    """The record holds every acknowledged choice once, and plays as it says."""
    client = witnesses[0].client
    await witnesses[0].get_back()
    for _ in range(100):
        try:
            paper = Record.read((await client.text(f"/api/tables/{table}/record")).splitlines())
            break
        except (Refused, OSError):
            client.url = witnesses[0].urls[witnesses[0].luck.below(len(witnesses[0].urls))]
            await asyncio.sleep(0.1)
    box = CATALOG[paper.header["game"]]
    paper.check(box)
    written: dict[tuple[int, int], int] = {}
    replayed = paper.replay(box, 0)
    for entry in paper.entries:
        place = (entry.seat, replayed.game.asked_of[entry.seat])
        assert place not in written
        written[place] = entry.choice
        replayed.play(entry.seat, entry.choice)
    total = 0
    for witness in witnesses:
        for seat, question, choice in witness.acknowledged:
            assert written.get((seat, question)) == choice, "an acknowledged choice is lost"
            total += 1
        await witness.client.close()
    return total
