"""Reaction windows neither leak nor drag: in messages and in time, a seat that can do nothing looks like one that
thinks and passes.

The made-up game Standoff is played by three. Seat 0 stands itself a drink; seats 1 and 2 may react. In one world seat
1 is honest and can do nothing, in the other it is the thief and could. Seat 2 (the poisoner in both) and a spectator
look on: their traffic must be the same, message by message, and so must its times. Who can do nothing isn't shown the
question, unless they wish to be.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
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
"""One that everybody answers by hand: it is closed early."""
ROUNDS = 2
"""Evenings in each world; twenty times as many with --soak."""


@dataclass
class Evening:
    """A table at which the drink is about to be poured."""

    table: str
    players: list[Client]
    watcher: Client

    def is_asked(self, seat: int) -> bool:
        return self.players[seat].seen[self.table, seat].question is not None

    async def answer(self, seat: int, value: int) -> None:
        client = self.players[seat]
        await until(lambda: client.seen[self.table, seat].question is not None, client)
        question = client.seen[self.table, seat].question
        assert question is not None
        await client.answer(self.table, seat, question.choices[0].choice + value)

    async def show_singles(self, seats: Sequence[int], show: bool) -> None:
        """These seats are shown questions with a single answer, or not; everybody has learned that."""
        for seat in seats:
            await self.players[seat].ask(wire.Singles(self.table, seat, show))
        for client in [*self.players, self.watcher]:
            await until(partial(self._knows, client, seats, show), client)

    def _knows(self, client: Client, seats: Sequence[int], show: bool) -> bool:
        return all(client.info[self.table].seats[seat].singles == show for seat in seats)

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
                await client.ask(wire.Singles(this.table, seat, True))  # so that nobody waits for the bets
        await players[0].ask(wire.Start(this.table))
        for seat in range(3):
            if not bots or not bots[seat]:
                await shown(players[seat], this.table, seat)
        zero = players[0].seen[this.table, 0].view["table"]["roles"][0]
        two = players[2].seen[this.table, 2].view["table"]["roles"][2]
        if two == POISONER and zero == (THIEF if role == HONEST else HONEST):
            await watcher.watch(this.table)
            people = [seat for seat in range(3) if not bots or not bots[seat]]
            for seat in people:
                await this.answer(seat, 0)
            await this.show_singles(people, False)
            return this
        for client in players:
            await client.ask(wire.Leave(this.table))
    raise AssertionError("such a deal never came")


def masked(message: wire.FromServer, table: str) -> bytes:
    return wire.encode(message).replace(table.encode(), b"TABLE")


async def watch_one_window(this: Evening, one: Any, two: Any) -> tuple[dict[str, list[bytes]], float]:
    """Seat 0 drinks; seat 1 and seat 2 behave as told. What the onlookers get, and when the window closes for them."""
    onlookers = {"seat 2": this.players[2], "spectator": this.watcher}
    await until(lambda: this.is_asked(0), this.players[0])
    for client in [*this.players, this.watcher]:
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
    for seat, client in enumerate(this.players):
        assert client.tap is not None
        shown = [
            m.scene.question for _, m in client.tap if isinstance(m, wire.Update) and isinstance(m.scene, wire.Scene)
        ]
        singles = client.info[this.table].seats[seat].singles
        assert singles or not any(question and len(question.choices) == 1 for question in shown), "never asked in vain"
    for client in [*this.players, this.watcher]:
        client.tap = None
    return traffic, when - began


async def silent(this: Evening) -> None:
    """Says nothing: the moment passes by itself."""


def passes(seat: int, after: float) -> Any:
    async def behaviour(this: Evening) -> None:
        await asyncio.sleep(after)
        await this.answer(seat, 0)

    return behaviour


def passes_if_asked(seat: int, after: float) -> Any:
    async def behaviour(this: Evening) -> None:
        await asyncio.sleep(after)
        if this.is_asked(seat):
            await this.answer(seat, 0)

    return behaviour


def wish(*seats: int) -> Any:
    """These seats are shown also questions with a single answer."""

    async def before(this: Evening) -> None:
        await this.show_singles(seats, True)

    return before


BEHAVIOURS = {
    "silence": (silent, passes(2, 0.05), LONGER, LONGER, wish()),
    "both silent": (silent, silent, WINDOW, WINDOW, wish()),
    "an answer, if it is asked": (passes_if_asked(1, 0.2), passes(2, 0.0), LONGER, LONGER, wish()),
    "the onlooker answers by hand": (passes_if_asked(1, 0.2), passes(2, 0.0), LONGER, LONGER, wish(2)),
    "everybody answers by hand": (passes(1, 0.1), passes(2, 0.0), LONGEST, 0.1, wish(1, 2)),
}
"""What seats 1 and 2 do, how long the window may be open, how long it is, and who is shown single answers."""


@pytest.mark.parametrize("name", BEHAVIOURS)
def test_nothing_to_decide_looks_like_thinking_and_passing(tmp_path: Path, name: str, soak: bool) -> None:
    one, two, window, expected, before = BEHAVIOURS[name]

    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0, tables_per_guest=5000) as host:
            await compare_worlds(host, one, two, window, expected, [], soak, before)

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
    """It may steal, if it can; but the window closes after the same time: here seat 2 answers by hand."""

    async def run() -> None:
        settings: dict[str, Any] = {"makes_per_second": 100.0, "tables_per_guest": 5000, "bot_pause": 0.15}
        async with place(sqlite(tmp_path), **settings) as host:
            await compare_worlds(host, silent, passes(2, 0.0), LONGEST, 0.15, ["", "random", ""], soak, wish(2))

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
            this = await evening(players, watcher, THIEF, [], window=WINDOW)
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
