"""A question with a single answer is put to nobody who has not asked for that.

Alone among bots, a person is asked only where there is a choice, and has all the time in the world. Among people, the
table gives the single answer at a moment that tells nothing: the same evening is played in two worlds.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from posse.server import wire
from posse.server.book import ledger
from posse.server.client import Client, Refused
from posse.server.table import windows
from posse.server.table.sitting import Sitting
from tests.kernel.standoff import HONEST, POISONER, THIEF
from tests.server.host import Place, place, play_random, sqlite, until, until_true
from tests.server.test_play import set_table
from tests.server.test_windows import company, masked, shown

PLENTY: dict[str, Any] = {"makes_per_second": 100.0, "tables_per_guest": 5000}
PAUSE = 1.0
"""Seconds of the pause before a single answer here."""


# ---- alone among bots


async def with_bots(host: Place, game: str, seats: int, **wish: Any) -> tuple[Client, str]:
    """Somebody alone among bots."""
    ann = await host.guest("Ann")
    bots = ["", *["random"] * (seats - 1)]
    made = await ann.post("/api/tables", {"game": game, "seats": seats, "bots": bots, "sit": [0], **wish})
    await ann.watch(made["table"])
    return ann, made["table"]


def questions(client: Client) -> list[wire.Asked]:
    """All that the client was asked, each once."""
    asked: dict[tuple[int | None, int], wire.Asked] = {}
    for _when, message in client.tap or []:
        if isinstance(message, wire.Update) and isinstance(message.scene, wire.Scene) and message.scene.question:
            asked[message.seat, message.scene.question.number] = message.scene.question
    return list(asked.values())


LONELY = [("bang-dice", 8, {"roles": "mixed"}), ("deadwood-1876", 9, {}), ("colt-express", 2, {}), ("standoff", 3, {})]


@pytest.mark.parametrize(("game", "seats", "options"), LONELY)
def test_somebody_alone_is_asked_only_where_there_is_a_choice(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            by: Counter[str] = Counter()
            for _ in range(8):
                ann, table = await with_bots(host, game, seats, options=options, window=0.2)
                ann.tap = []
                await ann.ask(wire.Start(table))
                await asyncio.wait_for(play_random(ann, table, 1), 300)
                asked = questions(ann)
                assert all(len(question.choices) > 1 for question in asked), "nothing to choose"
                assert not any(question.window for question in asked), "no clock runs"
                hers = [line for line in await lines(host, table) if isinstance(line, ledger.Chose) and not line.seat]
                by.update(line.by for line in hers)
                await ann.close()
                if by["table"] or seats < 8:
                    break
            assert by["window"] == 0 and by[""] > 0
            assert by["table"] > 0 or seats < 8, "the table has answered where there was one answer"

    asyncio.run(run())


async def lines(host: Place, table: str) -> list[ledger.AnyLine]:
    """All that was written down about a table."""
    return [line for _n, _at, body in await host.house.store.entries(table, 0) for line in ledger.read(body)]


async def alone_in_a_window(host: Place, role: int, **wish: Any) -> tuple[Client, str]:
    """Ann, alone among bots, has that role and could react to a drink."""
    for _ in range(200):
        ann, table = await with_bots(host, "standoff", 3, window=0.2, **wish)
        await ann.ask(wire.Start(table))
        await shown(ann, table, 0)
        seen = ann.seen[table, 0]
        if seen.view["table"]["roles"][0] == role:
            await until(lambda seen=seen: seen.question is not None, ann)
            await ann.answer(table, 0, seen.question.choices[0].choice)  # type: ignore[union-attr]
            return ann, table
        await ann.close()
    raise AssertionError("such a deal never came")


@pytest.mark.parametrize("live", [True, False])
def test_a_window_waits_for_somebody_alone(tmp_path: Path, live: bool) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), **PLENTY) as host:
            ann, table = await alone_in_a_window(host, THIEF, live=live)
            seen = ann.seen[table, 0]
            sitting = host.house.tables[table].sitting
            await until(lambda: seen.question is not None, ann)
            while (question := seen.question) is not None and question.kind != "react":
                await ann.answer(table, 0, question.choices[-1].choice)
                await until(lambda old=question: seen.question not in (None, old), ann)
            await asyncio.sleep(0.6)
            assert sitting.window_is_open(), "three times as long as windows last, and it still waits"
            assert seen.question is not None and len(seen.question.choices) == 2 and not seen.question.window
            await ann.answer(table, 0, seen.question.choices[1].choice)
            await until(lambda: seen.view["table"]["roles"][0] == THIEF and seen.question is not None, ann)
            await ann.close()

    asyncio.run(run())


def test_taking_back_leads_to_a_real_choice(tmp_path: Path) -> None:
    """Not to an answer that the table gave, and would give again."""

    async def run() -> None:
        async with place(sqlite(tmp_path), **PLENTY) as host:
            ann, table = await alone_in_a_window(host, HONEST)
            seen = ann.seen[table, 0]
            await until(lambda: seen.question is not None and seen.question.kind == "drink", ann)
            await until_true(lambda: host.house.tables[table].sitting.asked() == [0])
            await ann.ask(wire.Undo(table, 0))
            await until(lambda: seen.question is not None and seen.question.kind == "bet", ann)
            await ann.close()

    asyncio.run(run())


def test_all_at_one_screen_are_asked(tmp_path: Path) -> None:
    """The cover between them shows who is asked; and no clock runs, as they are the only people."""

    async def run() -> None:
        async with place(sqlite(tmp_path), **PLENTY) as host:
            ann = await host.guest("Ann")
            wish = {"game": "standoff", "seats": 4, "bots": ["", "", "", "random"], "sit": [0, 1, 2], "window": 0.2}
            table = (await ann.post("/api/tables", wish))["table"]
            ann.tap = []
            await ann.watch(table)
            await ann.ask(wire.Start(table))
            await asyncio.wait_for(play_random(ann, table, 2, pace=0.05), 60)
            asked = questions(ann)
            assert any(len(question.choices) == 1 for question in asked) and not any(q.window for q in asked)
            written = [line for line in await lines(host, table) if isinstance(line, ledger.Chose)]
            assert not {line.by for line in written} & {"window", "table"}
            await ann.close()

    asyncio.run(run())


# ---- among people


async def shy_evening(players: list[Client], watcher: Client, role: int) -> str:
    """A table where seat 1 has that role and seat 2 is the poisoner, and the honest think only of themselves."""
    for _ in range(200):
        wish = {"game": "standoff", "seats": 3, "window": PAUSE, "options": {"shy": True}}
        table = str((await players[0].post("/api/tables", wish))["table"])
        await watcher.watch(table)
        for seat, client in enumerate(players):
            await client.watch(table)
            await client.ask(wire.Sit(table, seat, 0, f"seat {seat}"))
        for client in (players[2], watcher):
            client.tap = []
        await players[0].ask(wire.Start(table))
        for seat in range(3):
            await shown(players[seat], table, seat)
        roles = [players[seat].seen[table, seat].view["table"]["roles"][seat] for seat in range(3)]
        if roles[1:] == [role, POISONER]:
            return table
        for client in [*players, watcher]:
            await client.ask(wire.Leave(table))
    raise AssertionError("such a deal never came")


async def answer_for_oneself(players: list[Client], table: str) -> None:
    """Whoever is asked something answers at once with themselves."""
    for seat, client in enumerate(players):
        question = client.seen[table, seat].question
        if question is not None:
            mine = next(choice for choice in question.choices if choice.value == seat)
            await client.answer(table, seat, mine.choice)


async def watch_bets_and_drinks(players: list[Client], watcher: Client, table: str) -> tuple[Any, list[float]]:
    """All bet on themselves, then seat 0 drinks: what the onlookers get, and when."""
    loop = asyncio.get_running_loop()
    seen = watcher.seen[table, None]
    times = [loop.time()]
    await answer_for_oneself(players, table)
    await until(lambda: seen.view["asked"] == [0], watcher)
    times.append(loop.time())
    await until_true(lambda: players[0].seen[table, 0].view["asked"] == [0])
    await answer_for_oneself(players[:1], table)
    await until(lambda: seen.view["asked"] != [0], watcher)
    times.append(loop.time())
    traffic = {}
    for name, client in {"seat 2": players[2], "spectator": watcher}.items():
        updates = [m for _, m in client.tap or [] if isinstance(m, wire.Update) and m.table == table]
        traffic[name] = [masked(m, table) for m in updates]
        client.tap = None
    return traffic, [later - before for before, later in pairwise(times)]


def test_a_single_answer_comes_when_a_quick_one_does(tmp_path: Path) -> None:
    """Bets are an open ballot, the drink is asked of one seat: both after the pause, whoever had a choice."""

    async def run() -> None:
        async with place(sqlite(tmp_path), **PLENTY) as host:
            players, watcher = await company(host)
            traffic = {}
            for role in (HONEST, THIEF):
                table = await shy_evening(players, watcher, role)
                shy = [seat for seat in (0, 1) if players[seat].seen[table, seat].question is None]
                assert shy == [1 if role == HONEST else 0], "who is honest is not asked"
                traffic[role], took = await watch_bets_and_drinks(players, watcher, table)
                assert all(seconds > 0.8 * PAUSE for seconds in took), took
                for client in [*players, watcher]:
                    await client.ask(wire.Leave(table))
            assert traffic[HONEST] == traffic[THIEF]
            for client in [*players, watcher]:
                await client.close()

    asyncio.run(run())


def test_an_answer_that_is_kept_back_counts(tmp_path: Path) -> None:
    """Once, though nobody sees it yet; the one who gave it can't give another, nor take it back meanwhile."""

    async def run() -> None:
        async with place(sqlite(tmp_path), **PLENTY) as host:
            players = [await host.guest(f"player {n}") for n in range(3)]
            table = await set_table(host, "standoff", 3, players, window=30.0)
            asked = players[0].seen[table, 0].question
            assert asked is not None
            first, second = asked.choices[0].choice, asked.choices[1].choice
            await players[0].answer(table, 0, first)
            await until(lambda: players[0].seen[table, 0].question is None, players[0])
            sitting = host.house.tables[table].sitting
            assert sitting.held == {0: first} and sitting.choices() == 0
            await players[0].ask(wire.Answer(table, 0, 0, asked.number, first))
            with pytest.raises(Refused) as problem:
                await players[0].ask(wire.Answer(table, 0, 0, asked.number, second))
            assert problem.value.key == "why-answered"
            with pytest.raises(Refused) as problem:
                await players[0].ask(wire.Undo(table, 0))
            assert problem.value.key == "undo-later"
            await until_true(lambda: sitting.choices() == 1)
            assert players[1].seen[table, 1].view["answered"] <= 1 and not sitting.held
            for client in players:
                await client.close()

    asyncio.run(run())


def test_who_wants_to_be_shown_everything_is(tmp_path: Path) -> None:
    """All see the wish; and it is kept with the seat."""

    async def run() -> None:
        async with place(sqlite(tmp_path), **PLENTY) as host:
            players, watcher = await company(host)
            table = await shy_evening(players, watcher, HONEST)
            assert players[1].seen[table, 1].question is None
            await players[1].ask(wire.Singles(table, 1, True))
            await until(lambda: players[1].seen[table, 1].question is not None, players[1])
            await until(lambda: [seat.singles for seat in watcher.info[table].seats] == [False, True, False], watcher)
            with pytest.raises(Refused) as problem:
                await players[0].ask(wire.Singles(table, 1, False))
            assert problem.value.key == "not-yours"
            for client in [*players, watcher]:
                await client.close()
        async with place(sqlite(tmp_path)) as again:
            assert (await again.house.table(table)).sitting.chairs[1].singles

    asyncio.run(run())


async def held_in_a_window(host: Place) -> tuple[Client, Client, str]:
    """Ann could react to Bob's drink, has answered, and that is kept back; a bot plays with them."""
    ann, bob = await host.guest("Ann"), await host.guest("Bob")
    for _ in range(200):
        wish = {"game": "standoff", "seats": 3, "bots": ["", "", "random"], "window": 0.2}
        table = str((await bob.post("/api/tables", wish))["table"])
        for seat, client in enumerate((bob, ann)):
            await client.watch(table)
            await client.ask(wire.Sit(table, seat))
        await bob.ask(wire.Start(table))
        await shown(ann, table, 1)
        if ann.seen[table, 1].view["table"]["roles"][1] != HONEST:
            break
    sitting = host.house.tables[table].sitting
    for kind in ("bet", "drink", "react"):
        for seat, client in enumerate((bob, ann)):
            seen = client.seen[table, seat]
            if kind == "bet" or (kind, seat) in (("drink", 0), ("react", 1)):
                await until(lambda seen=seen, kind=kind: seen.question and seen.question.kind == kind, client)
                await client.answer(table, seat, seen.question.choices[0].choice)  # type: ignore[union-attr]
    assert sitting.window_is_open() and list(sitting.held) == [1]
    return ann, bob, table


def test_what_is_kept_back_is_played_also_when_one_is_alone_by_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bob gives up in the window, and the server starts anew: Ann has answered and is not asked again."""
    moment, seconds = 3600.0, windows.seconds

    def wait(sitting: Sitting, at: int) -> float:
        return moment if sitting.window_is_open() else seconds(sitting, at)

    monkeypatch.setattr(windows, "seconds", wait)

    async def run() -> None:
        nonlocal moment
        async with place(sqlite(tmp_path), **PLENTY) as host:
            ann, bob, table = await held_in_a_window(host)
            await bob.ask(wire.Concede(table, 0))
            for client in (ann, bob):
                await client.close()
        moment = 0.1
        async with place(sqlite(tmp_path)) as host:
            live = await host.house.table(table)
            await until_true(lambda: not live.sitting.held)
            assert live.sitting.table is not None
            chosen = zip(live.sitting.table.record.entries, live.sitting.by, strict=True)
            assert [by for entry, by in chosen if entry.seat == 1][:2] == ["", ""], "her bet, and her reaction"

    asyncio.run(run())
