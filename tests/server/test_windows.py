"""Reaction windows neither leak nor drag: in messages and in time, a seat that can do nothing looks like one that
thinks and passes.

The made-up game Standoff is played by three. Seat 0 stands itself a drink; seats 1 and 2 may react. In one world seat
1 is honest and can do nothing, in the other it is the thief and could. Seat 2 (the poisoner in both) and a spectator
look on: their traffic must be the same, message by message, and so must its times.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from posse.server import wire
from posse.server.client import Client
from tests.kernel.standoff import HONEST, POISONER, THIEF
from tests.server.host import Place, place, sqlite, until

WINDOW = 0.3
"""Seconds of a window at which nobody has to be quick."""
LONGER = 1.5
"""One in which somebody answers before its end, also on a busy machine."""
LONGEST = 30.0
"""One that everybody answers: it is closed early."""
ROUNDS = 2
"""Evenings in each world; twenty times as many with --soak."""


@dataclass
class Evening:
    """A table at which the drink is about to be poured."""

    table: str
    players: list[Client]
    watcher: Client

    async def answer(self, seat: int, value: int) -> None:
        client = self.players[seat]
        await until(lambda: client.seen[self.table, seat].question is not None, client)
        question = client.seen[self.table, seat].question
        assert question is not None
        await client.answer(self.table, seat, question.choices[0].choice + value)

    async def leave(self) -> None:
        for client in [*self.players, self.watcher]:
            await client.ask(wire.Leave(self.table))


async def shown(client: Client, table: str, seat: int) -> None:
    await until(lambda: (table, seat) in client.seen, client)


async def company(host: Place) -> tuple[list[Client], Client]:
    """Three to play, and one who watches."""
    return [await host.guest(f"player {n}") for n in range(3)], await host.guest("watcher")


async def evening(players: list[Client], watcher: Client, role: int, bots: list[str], **wish: Any) -> Evening:
    """A table where seat 1 has that role and seat 2 is the poisoner: dealt again until it is so."""
    for _ in range(200):
        made = await players[0].post(
            "/api/tables", {"game": "standoff", "seats": 3, "window": WINDOW, "bots": bots, **wish}
        )
        this = Evening(made["table"], players, watcher)
        for seat, client in enumerate(players):
            await client.watch(this.table)
            if not bots or not bots[seat]:
                await client.ask(wire.Sit(this.table, seat, 0, f"seat {seat}"))
        await players[0].ask(wire.Start(this.table))
        for seat in range(3):
            if not bots or not bots[seat]:
                await shown(players[seat], this.table, seat)
        zero = players[0].seen[this.table, 0].view["table"]["roles"][0]
        two = players[2].seen[this.table, 2].view["table"]["roles"][2]
        if two == POISONER and zero == (THIEF if role == HONEST else HONEST):
            await watcher.watch(this.table)
            for seat in range(3):
                if not bots or not bots[seat]:
                    await this.answer(seat, 0)
            return this
        for client in players:
            await client.ask(wire.Leave(this.table))
    raise AssertionError("such a deal never came")


def masked(message: wire.FromServer, table: str) -> bytes:
    return wire.encode(message).replace(table.encode(), b"TABLE")


async def watch_one_window(this: Evening, one: Any, two: Any) -> tuple[dict[str, list[bytes]], float]:
    """Seat 0 drinks; seat 1 and seat 2 behave as told. What the onlookers get, and when the window closes for them."""
    onlookers = {"seat 2": this.players[2], "spectator": this.watcher}
    await until(lambda: this.players[0].seen[this.table, 0].question is not None, this.players[0])
    for client in onlookers.values():
        client.tap = []
    began = asyncio.get_running_loop().time()
    await this.answer(0, 0)
    await asyncio.gather(one(this), two(this))
    seen = this.watcher.seen[this.table, None]
    await until(lambda: not seen.view["table"]["drinks"] and seen.view["asked"] == [1], this.watcher)
    await asyncio.sleep(0.05)
    traffic: dict[str, list[bytes]] = {}
    for name, client in onlookers.items():
        assert client.tap is not None
        traffic[name] = [masked(m, this.table) for _, m in client.tap if not isinstance(m, wire.Done)]
        when = [t for t, m in client.tap if isinstance(m, wire.Update)][-1]
        client.tap = None
    return traffic, when - began


async def silent(this: Evening) -> None:
    """Says nothing: the moment passes by itself."""


def passes(seat: int, after: float) -> Any:
    async def behaviour(this: Evening) -> None:
        await asyncio.sleep(after)
        await this.answer(seat, 0)

    return behaviour


BEHAVIOURS = {
    "silence": (silent, passes(2, 0.05), LONGER, LONGER),
    "both silent": (silent, silent, WINDOW, WINDOW),
    "an answer": (passes(1, 0.1), passes(2, 0.0), LONGEST, 0.1),
}
"""What seats 1 and 2 do, how long the window may be open, and how long it is."""


@pytest.mark.parametrize("name", BEHAVIOURS)
def test_nothing_to_decide_looks_like_thinking_and_passing(tmp_path: Path, name: str, soak: bool) -> None:
    one, two, window, expected = BEHAVIOURS[name]

    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0, tables_per_guest=5000) as host:
            await compare_worlds(host, one, two, window, expected, [], soak)

    asyncio.run(run())


def test_a_standing_order_answers_at_once_in_both_worlds(tmp_path: Path, soak: bool) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0, tables_per_guest=5000) as host:

            async def one(this: Evening) -> None:
                pass

            async def order(this: Evening) -> None:
                for seat in (1, 2):
                    await this.players[seat].ask(wire.Order(this.table, seat, "react", "never"))

            await compare_worlds(host, one, one, LONGEST, 0.0, [], soak, before=order)

    asyncio.run(run())


def test_a_bot_takes_the_same_time_in_both_worlds(tmp_path: Path, soak: bool) -> None:
    """It may steal, if it can; but the window closes after the same time."""

    async def run() -> None:
        settings: dict[str, Any] = {"makes_per_second": 100.0, "tables_per_guest": 5000, "bot_pause": 0.15}
        async with place(sqlite(tmp_path), **settings) as host:
            await compare_worlds(host, silent, passes(2, 0.0), LONGEST, 0.15, ["", "random", ""], soak)

    asyncio.run(run())


async def compare_worlds(
    host: Place, one: Any, two: Any, window: float, expected: float, bots: list[str], soak: bool, before: Any = None
) -> None:
    players, watcher = await company(host)
    times: dict[int, list[float]] = {HONEST: [], THIEF: []}
    traffic: dict[int, Any] = {}
    for _ in range(20 * ROUNDS if soak else ROUNDS):
        for role in (HONEST, THIEF):
            this = await evening(players, watcher, role, bots, window=window)
            if before is not None:
                await before(this)
            seen, took = await watch_one_window(this, one, two)
            times[role].append(took)
            assert bots or traffic.setdefault(role, seen) == seen
            await this.leave()
    assert traffic.get(HONEST) == traffic.get(THIEF)
    for role in times:
        assert expected - 0.01 <= median(times[role]), times
    if soak:
        # Only many rounds on a quiet machine say something about milliseconds.
        assert abs(median(times[HONEST]) - median(times[THIEF])) < 0.06, times
        assert max(median(times[role]) for role in times) < expected + 0.25, times
    for client in [*players, watcher]:
        await client.close()


def test_the_thief_may_still_steal(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0, tables_per_guest=5000) as host:
            players, watcher = await company(host)
            this = await evening(players, watcher, THIEF, [], window=LONGEST)
            await players[1].ask(wire.Order(this.table, 1, "react", "always", 0, 8 + THIEF, 0))
            await this.answer(0, 0)
            await this.answer(2, 0)
            await until(lambda: watcher.seen[this.table, None].view["table"]["life"][1] == 4, watcher)
            assert watcher.seen[this.table, None].view["table"]["roles"][1] == THIEF
            for client in [*players, watcher]:
                await client.close()

    asyncio.run(run())


def test_at_a_slow_table_standing_orders_answer(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0, tables_per_guest=5000) as host:
            players, watcher = await company(host)
            this = await evening(players, watcher, THIEF, [], live=False)
            await players[2].ask(wire.Order(this.table, 2, "react", "ask"))
            await this.answer(0, 0)
            seen = watcher.seen[this.table, None]
            await until(lambda: bool(seen.view["table"]["drinks"]), watcher)
            await asyncio.sleep(0.3)
            assert seen.view["table"]["drinks"], "it waits for the one who wants to be asked"
            await this.answer(2, 0)
            await until(lambda: not seen.view["table"]["drinks"], watcher)
            for client in [*players, watcher]:
                await client.close()

    asyncio.run(run())
