"""What the time of an answer could tell: bots, and clocks, where somebody may have had no choice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from posse.kernel.chance import Sampled
from posse.kernel.codec import dump
from posse.kernel.flow import Ask
from posse.kernel.game import Game
from posse.server import wire
from posse.server.book import ledger
from posse.server.node.workers import think
from tests.kernel.standoff import HONEST, STANDOFF
from tests.server.host import SHELF, place, sqlite, until, until_true
from tests.server.test_singles import lines
from tests.server.test_windows import company, evening


def shy_game(kind: str) -> tuple[Game, int]:
    """A game in which that is asked, and somebody who has a single answer to it."""
    for seed in range(50):
        game = STANDOFF.new(3, Sampled.of(seed), {"shy": True})
        while game.questions()[0].kind.name != kind:
            game.play(game.questions()[0].seat, game.questions()[0].choices[0])
        for question in game.questions():
            if len(question.options) == 1:
                return game, question.seat
    raise AssertionError("such a deal never came")


@pytest.mark.parametrize("level", ["scout", "greenhorn"])
@pytest.mark.parametrize("kind", ["bet", "drink", "react"])
def test_a_bot_that_has_no_choice_thinks_as_long_as_one_that_has(kind: str, level: str) -> None:
    """In a ballot, in a window, or asked alone. Who waits for the same worker (by asking for a hint, say) would else
    learn how many bots had a choice."""
    game, seat = shy_game(kind)
    began = time.monotonic()
    assert think(SHELF, dump(game), seat, level, 200, 1)[0][0] in game.question(seat).choices  # type: ignore[union-attr]
    assert time.monotonic() - began >= 0.2


def test_the_table_seems_to_answer_for_who_has_no_choice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever answers in a window makes the table busy for a moment, longer on a slow disk: others who ask something of
    it again and again notice that. So it happens, too, for those who can do nothing."""
    monkeypatch.setattr("posse.server.table.windows.SEEMS", 1.0)

    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0, tables_per_guest=5000) as host:
            players, watcher = await company(host)
            this = await evening(players, watcher, HONEST, [], window=4.0)
            sitting = host.house.tables[this.table].sitting
            before = sitting.entries
            await until(lambda: this.is_asked(0), players[0])
            await this.answer(0, 0)
            await until_true(lambda: 1 in sitting.held)
            assert sitting.window_is_open() and not this.is_asked(1), "long before the end"
            while len(stored := await host.house.store.entries(this.table, before)) < 3:
                await asyncio.sleep(0.02)  # the window is over a moment before its end is on the disk
            written = [[type(line).__name__ for line in ledger.read(body)] for _, _, body in stored[:3]]
            assert written == [["Chose"], ["Held"], ["Chose", "Chose"]]
            assert sitting.by[-2:] == ["table", "window"], "nobody has chosen, all the same"
            for client in [*players, watcher]:
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


THINK = 100


def test_a_bot_that_is_asked_alone_answers_after_a_fixed_time(tmp_path: Path) -> None:
    """Where others must not learn whether it had a choice: twice the time that bots think, as in ballots."""

    async def run() -> None:
        async with place(sqlite(tmp_path), think=THINK) as host:
            ann = await host.guest("Ann")
            wish = {"game": "standoff", "seats": 3, "bots": ["scout"] * 3, "window": 0.2, "options": {"shy": True}}
            table = (await ann.post("/api/tables", wish))["table"]
            await ann.watch(table)
            await ann.ask(wire.Start(table))
            await until(lambda: ann.info[table].status == "over", ann)
            entries = await host.house.store.entries(table, 0)
            paper = host.house.tables[table].sitting.table
            assert paper is not None
            took, asked, number = [], 0, 0
            for _, at, body in entries:
                for line in ledger.read(body):
                    if isinstance(line, ledger.Chose):
                        if isinstance(paper.rewind(number).game.pending, Ask):
                            took.append(at - asked)
                        number += 1
                asked = at
            assert len(took) == 6 and min(took) >= 2 * THINK, took
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_no_clock_runs_while_the_table_keeps_answers_back(tmp_path: Path) -> None:
    """Nobody loses on time to a question that they are not shown; and who was shown it and was quick pays nothing."""
    seconds = 1.0

    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0) as host:
            players = [await host.guest(f"player {number}") for number in range(3)]
            wish = {"game": "standoff", "seats": 3, "window": 1.6, "options": {"shy": True}}
            wish |= {"clock": {"seconds": seconds, "increment": 0.0}}
            table = (await players[0].post("/api/tables", wish))["table"]
            for seat, client in enumerate(players):
                await client.watch(table)
                await client.ask(wire.Sit(table, seat))
            await players[0].ask(wire.Start(table))
            for seat, client in enumerate(players):
                await until(lambda client=client, seat=seat: (table, seat) in client.seen, client)
                question = client.seen[table, seat].question
                role = client.seen[table, seat].view["table"]["roles"][seat]
                assert (question is None) == (role == HONEST)
                if question is not None:
                    await client.answer(table, seat, question.choices[0].choice)
            sitting = host.house.tables[table].sitting
            await until(lambda: sitting.choices() > 2, players[0])
            bets = [line for line in await lines(host, table) if not isinstance(line, ledger.Wished)]
            assert not any(isinstance(line, ledger.TakenOver) for line in bets)
            assert [chair.shown_spent < 1000 * seconds for chair in sitting.chairs] == [True] * 3
            for client in players:
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))
