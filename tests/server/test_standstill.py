"""No table comes to a standstill, and none is unfair: bots sent away, clocks, votes, a database that is away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text

from posse.kernel.game import Game
from posse.server import wire
from posse.server.book import ledger
from posse.server.book.gathering import StoreClosed
from posse.server.book.store import now
from posse.server.client import Client
from tests.kernel.standoff import THIEF
from tests.server.host import Place, asked, place, play_random, sqlite, until, until_true
from tests.server.test_people import choose, refused, told
from tests.server.test_play import set_table
from tests.server.test_windows import company, evening


async def until_asked(client: Client, clients: list[Client], table: str) -> None:
    """Play on until it is this one's turn."""
    while (found := await asked(clients, table))[0] is not client:
        await choose(found[0], table, found[1])


def test_two_rematches_at_once_are_one(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        await ann.ask(wire.Concede(table, 0))
        await until(lambda: bob.info[table].status == "over", bob)
        one, two = await asyncio.gather(ann.ask(wire.Rematch(table, 0)), bob.ask(wire.Rematch(table, 1)))
        assert one.table == two.table
        mine = [line["table"] for line in (await ann.get("/api/me"))["tables"] if line["status"] == "open"]
        assert mine == [one.table]

    told(tmp_path, story)


def test_a_bot_that_is_sent_away_and_called_again_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Taken over, given back before the bot has chosen, and taken over again: the same question is still open."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        other = bob if client is ann else ann
        live = host.house.tables[table]

        async def call_a_bot() -> None:
            await client.close()
            await until(lambda: not other.info[table].seats[seat].present, other)
            await other.ask(wire.Propose(table, 1 - seat, "takeover", 0, seat, "random"))
            await until(lambda: other.info[table].seats[seat].stand_in == "random", other)

        sent_away = asyncio.Event()

        async def think(game: Game, seat: int, *_: object) -> int:
            await sent_away.wait()
            question = game.question(seat)
            return -1 if question is None else question.choices[0]

        monkeypatch.setattr(host.house.bots, "think", think)
        await call_a_bot()
        await client.connect()
        await client.watch(table)
        sent_away.set()
        await until_true(lambda: not live.minder.busy)
        assert not live.sitting.choices(), "the bot has nothing to do here any more"
        await call_a_bot()
        await until_true(lambda: live.sitting.choices() > 0)

    told(tmp_path, story)


def test_who_is_back_is_not_voted_away(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        cat = await host.guest("Cat")
        table = await set_table(host, "five-points", 3, [ann, bob, cat])
        await until_asked(cat, [ann, bob, cat], table)
        await cat.close()
        await until(lambda: not ann.info[table].seats[2].present, ann)
        await ann.ask(wire.Propose(table, 0, "takeover", 0, 2, "random"))
        await until(lambda: bob.info[table].proposal is not None, bob)
        proposal = bob.info[table].proposal
        assert proposal is not None
        await cat.connect()
        await cat.watch(table)
        assert await refused(bob.ask(wire.Vote(table, 1, proposal.number, True))) == "no-proposal"
        assert not bob.info[table].seats[2].stand_in
        await cat.close()

    told(tmp_path, story)


def test_when_two_of_three_are_away_the_third_can_go_on(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        cat = await host.guest("Cat")
        table = await set_table(host, "five-points", 3, [ann, bob, cat])
        await cat.close()
        await bob.close()
        await until(lambda: not any(seat.present for seat in ann.info[table].seats[1:]), ann)
        taken: set[int] = set()
        while len(taken) < 2:
            asked_now = host.house.tables[table].sitting.asked()
            if asked_now == [0]:
                await asked([ann], table)
                await choose(ann, table, 0)
            elif asked_now and not host.house.tables[table].sitting.chairs[asked_now[0]].stand_in:
                await ann.ask(wire.Propose(table, 0, "takeover", 0, asked_now[0], "random"))
                taken.add(asked_now[0])
            await asyncio.sleep(0.01)
        assert taken == {1, 2}

    told(tmp_path, story)


def test_time_can_not_be_won_by_taking_back(tmp_path: Path) -> None:
    """What a choice has added to the clock goes when the choice goes."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], clock={"seconds": 60.0, "increment": 30.0})
        client, seat = await asked([ann, bob], table)
        question = client.seen[table, seat].question
        assert question is not None
        final = set((await client.ask(wire.Look(table, seat))).final)
        free = next(choice.choice for choice in question.choices if choice.choice not in final)
        for era in range(3):
            await client.answer(table, seat, free)
            await client.ask(wire.Undo(table, seat))
            await until(lambda era=era: client.seen[table, seat].era == era + 1, client)
        clock = client.info[table].seats[seat].clock
        assert clock is not None and clock <= 60.0

    told(tmp_path, story)


def test_nobody_is_taken_over_who_has_just_gone(tmp_path: Path) -> None:
    """A page that is loaded again is away for a moment; a slow table waits for a day."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        quick = await set_table(host, "five-points", 2, [ann, bob])
        slow = await set_table(host, "five-points", 2, [ann, bob], live=False)
        for table in (quick, slow):
            await until_asked(bob, [ann, bob], table)
        await bob.close()
        for table in (quick, slow):
            await until(lambda table=table: not ann.info[table].seats[1].present, ann)
            wish = wire.Propose(table, 0, "takeover", 0, 1, "random")
            assert await refused(ann.ask(wish)) == "not-late"
        host.house.tables[quick].left[bob.guest] -= 3_600_000
        host.house.tables[quick].sitting.asked_at -= 3_600_000
        host.house.tables[slow].sitting.asked_at -= 24 * 3_600_000
        for table in (quick, slow):
            await ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))
            assert ann.info[table].seats[1].stand_in == "random"

    told(tmp_path, story, away_after=250.0)


def test_minding_goes_on_when_the_database_is_back(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that could not ask for its duty asks again."""

    async def run() -> None:
        async with place(postgres, duty_interval=0.05) as host:
            ann = await host.guest("Ann")
            wish = {"game": "five-points", "seats": 2, "bots": ["random", "random"]}
            table = (await ann.post("/api/tables", wish))["table"]
            await ann.watch(table)
            leases, tries = host.house.store.leases, []
            assert leases is not None
            take = leases.take

            async def away(_table: str) -> bool:
                tries.append(1)
                raise OSError("nobody there")

            monkeypatch.setattr(leases, "take", away)
            await ann.ask(wire.Start(table))
            await until_true(lambda: len(tries) > 1)
            monkeypatch.setattr(leases, "take", take)
            await until_true(lambda: host.house.tables[table].sitting.choices() > 2)
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_could_not_be_written_down_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that ended only in memory is not over: no seed, no record."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        append = host.house.store.append

        async def fail(*_: object) -> None:
            raise StoreClosed

        monkeypatch.setattr(host.house.store, "append", fail)
        assert await refused(ann.ask(wire.Concede(table, 0))) == "try-again"
        monkeypatch.setattr(host.house.store, "append", append)
        assert await refused(ann.text(f"/api/tables/{table}/record")) == "not-over"
        assert not (await ann.get(f"/api/tables/{table}")).get("seed")
        client, seat = await asked([ann, bob], table)
        await choose(client, table, seat)

    told(tmp_path, story)


def test_a_choice_that_could_not_be_written_down_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refused, shown to nobody, and made when it is sent again; whatever comes behind it is heard after it."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        other, store = bob if client is ann else ann, host.house.store
        shown = other.seen[table, 1 - seat].updates
        write = store.gathering._write

        async def fail(_: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(store.gathering, "_write", fail)
        assert await refused(choose(client, table, seat)) == "try-again"
        assert other.seen[table, 1 - seat].updates == shown and not host.house.tables[table].lock.held
        monkeypatch.setattr(store.gathering, "_write", write)
        chosen = asyncio.create_task(choose(client, table, seat))
        await client.ask(wire.Ping())
        await chosen
        assert host.house.tables[table].sitting.choices() == 1

    told(tmp_path, story)


def test_a_choice_for_which_somebody_else_was_first_is_made_after_theirs(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        said = ledger.write([ledger.Said("", "The operator", -1, "Hello")])
        await host.house.store.append(table, host.house.tables[table].sitting.entries, said, now())
        await choose(client, table, seat)
        await until(lambda: [line.text for line in client.chat[table]] == ["Hello"], client)
        assert host.house.tables[table].sitting.choices() == 1 and host.house.metrics.late == 1

    told(tmp_path, story)


def test_who_could_not_begin_to_watch_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        await until_asked(bob, [ann, bob], table)
        await bob.ask(wire.Leave(table))
        await until(lambda: not ann.info[table].seats[1].present, ann)
        await ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))
        append = host.house.store.append

        async def fail(*_: object) -> None:
            raise StoreClosed

        monkeypatch.setattr(host.house.store, "append", fail)
        assert await refused(bob.watch(table)) == "try-again"
        monkeypatch.setattr(host.house.store, "append", append)
        live = host.house.tables[table]
        assert 1 not in live.present()
        await bob.watch(table)
        assert 1 in live.present()
        await bob.close()
        await until_true(lambda: 1 not in live.present())

    told(tmp_path, story)


def test_a_book_that_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can make a table that takes for ever to be read; but the game is played to its end.

    Each seat has its own pages: who fills them takes no room from the others, nor from what keeps a table going.
    """
    monkeypatch.setattr("posse.server.table.manners.MOST_ENTRIES", 20)
    monkeypatch.setattr("posse.server.table.consent.MOST_TAKEN_BACK", 0)
    for module in ("requests", "consent"):
        monkeypatch.setattr(f"posse.server.table.{module}.MOST_WHIMS", 15)

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        await choose(client, table, seat)
        assert await refused(client.ask(wire.Undo(table, seat))) == "book-full"
        for n in range(15):
            await ann.ask(wire.Order(table, 0, "turn", ("ask", "never")[n % 2]))
        for _ in range(3):
            assert await refused(ann.ask(wire.Order(table, 0, "turn", "always", 0, 0))) == "book-full"
        assert await refused(ann.ask(wire.Propose(table, 0, "pause"))) == "book-full"
        assert host.house.tables[table].sitting.entries >= 20
        assert await refused(bob.ask(wire.Say(table, 0, "hello"))) == "book-full"
        await bob.ask(wire.Order(table, 1, "turn", "never"))
        await bob.ask(wire.Propose(table, 1, "pause"))
        await ann.ask(wire.Vote(table, 0, 1, False))
        await ann.ask(wire.Propose(table, 0, "close"))
        await bob.ask(wire.Vote(table, 1, 2, False))
        await until_asked(bob, [ann, bob], table)
        await bob.close()
        await until(lambda: not ann.info[table].seats[1].present, ann)
        await ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))
        await until(lambda: ann.info[table].seats[1].stand_in == "random", ann)
        await bob.connect()
        await bob.watch(table)
        await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
        assert ann.info[table].status == "over"

    told(tmp_path, story)


def test_a_slow_window_lasts_a_day_whatever_happens_to_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), makes_per_second=100.0, tables_per_guest=5000) as host:
            players, watcher = await company(host)
            this = await evening(players, watcher, THIEF, [], live=False)
            await players[2].ask(wire.Order(this.table, 2, "react", "ask"))
            await this.answer(0, 0)
            await until_true(lambda: host.house.tables[this.table].sitting.window_is_open())
            for client in [*players, watcher]:
                await client.close()
            longer_ago = text("UPDATE entries SET at = at - 24 * 3600 * 1000")
            await host.house.store.execute(longer_ago)
        async with place(sqlite(tmp_path)) as again:
            await until_true(lambda: this.table in again.house.tables)
            sitting = again.house.tables[this.table].sitting
            await until_true(lambda: not sitting.window_is_open())

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_watches_already_is_told_nothing_twice(tmp_path: Path) -> None:
    """A second `watch` may cross with news: its marks are older than what the same connection was sent since."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        seen = client.seen[table, seat]
        before = wire.Mark(seat, seen.era, len(seen.events))
        await choose(client, table, seat)
        await until(lambda: len(seen.events) > before.events, client)
        await client.ask(wire.Watch(table, 0, [before]))
        await client.ask(wire.Watch(table))
        other = bob if client is ann else ann
        await asyncio.gather(play_random(client, table, 1), play_random(other, table, 2))

    told(tmp_path, story)
