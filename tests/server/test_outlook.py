"""What a seat may ask before it answers: what is final, what is refused and why, a hint. None of it tells a secret."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from posse.kernel.chance import Sampled, Seal
from posse.kernel.record import Table
from posse.server import wire
from posse.server.book import ledger
from posse.server.client import Client, Refused
from posse.server.table import consent, outlook, requests
from posse.server.table.sitting import OVER, Sitting
from tests.server.host import asked, place, sqlite, until
from tests.server.shelf import CATALOG
from tests.server.test_play import set_table

FEWEST_AND_MOST = [(box.key, seats) for box in CATALOG for seats in (box.seats[0], box.seats[-1])]


def sitting_of(game: str, seats: int, seed: int) -> Sitting:
    """A table of one person on all seats, begun."""
    sitting = Sitting("x", CATALOG)
    box = CATALOG[game]
    options = box.settle(seats)
    lines: list[ledger.AnyLine] = [ledger.Made(game, seats, options, ledger.Settings(), "h")]
    lines += [ledger.Sat(seat, "h", f"guest {seat}") for seat in range(seats)]
    sitting.fold(1, [*lines, ledger.Began(Table.set(box, seats, options, Seal.of(seed)).record.header)])
    return sitting


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_every_outlook_of_a_game(game: str, seats: int) -> None:
    """It is the same in a world that looks the same; what it calls free is free; its reasons are those of `why`."""
    luck = Sampled.of(3)
    sitting = sitting_of(game, seats, 3)
    finals = free = refused = 0
    while sitting.status != OVER and finals + free < 200:
        assert sitting.game is not None
        questions = sitting.game.questions()
        question = questions[luck.below(len(questions))]
        seat = question.seat
        seen = outlook.outlook(sitting, "h", wire.Look("x", seat))
        assert set(seen.final) <= set(question.choices)
        assert {r.choice for r in seen.refused}.isdisjoint(question.choices)
        for not_offered in seen.refused[:5]:
            assert not_offered.reason == requests.why(sitting, "h", wire.Why("x", seat, not_offered.choice))
        refused += len(seen.refused)

        assert sitting.table is not None
        true = sitting.table.game
        sitting.table.game = true.redeal(seat, Sampled.of(luck.below(1000)))
        assert outlook.outlook(sitting, "h", wire.Look("x", seat)) == seen, (
            "it tells something that the seat can't know"
        )
        sitting.table.game = true

        choice = question.choices[luck.below(len(question.choices))]
        sitting.fold(2, [ledger.Chose(seat, choice, [], [])])
        if choice in seen.final:
            finals += 1
        else:
            free += 1
            assert consent.take_back(sitting, seat, consent.last_choice(sitting, seat)), f"{choice} was called free"
    assert refused


def test_what_is_final_and_what_is_not() -> None:
    """Both are met: at some table a choice can be taken back, at some it can't."""
    sitting = sitting_of("five-points", 2, 1)
    assert sitting.game is not None
    met: set[bool] = set()
    luck = Sampled.of(1)
    for _ in range(60):
        question = sitting.game.questions()[0]
        seen = outlook.outlook(sitting, "h", wire.Look("x", question.seat))
        for choice in question.choices:
            twin = sitting.game.copy()
            twin.chance = Sampled.of(choice)
            before = twin.came_to_light
            twin.chance.listen()
            twin.play(question.seat, choice)
            revealed = bool(twin.chance.heard()) or twin.came_to_light != before
            met.add(revealed)
            assert revealed <= (choice in seen.final)
        sitting.fold(2, [ledger.Chose(question.seat, question.choices[luck.below(len(question.choices))], [], [])])
        if sitting.status == OVER:
            break
    assert met == {True, False}


def test_look_and_hint_over_the_socket(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), think=50) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            owner, seat = await asked([ann, bob], table)
            other = bob if owner is ann else ann
            seen = owner.seen[table, seat]
            assert seen.question is not None
            choices = [choice.choice for choice in seen.question.choices]
            said = await owner.ask(wire.Look(table, seat))
            assert isinstance(said, wire.Outlook) and (said.number, said.era) == (seen.question.number, 0)
            for level in ("", "random", "scout"):
                advice = await owner.ask(wire.Hint(table, seat, level))
                assert isinstance(advice, wire.Advice) and advice.choice in choices
                assert (advice.number, advice.era) == (seen.question.number, 0)
                if not level:
                    best, next_best = advice.expects
                    assert best.choice == advice.choice and next_best.choice in choices
                    assert best.choice != next_best.choice and 0 <= best.worth <= 100
                if level == "random":
                    assert not advice.expects, "who has not thought expects nothing"
            asking = [wire.Hint(table, seat), wire.Hint(table, seat), wire.Hint(table, seat, "sage")]
            answers = await asyncio.gather(*[owner.ask(a) for a in asking], return_exceptions=True)
            assert isinstance(answers[0], wire.Advice)
            assert [getattr(a, "key", "") for a in answers[1:]] == ["hint-running", "no-such-bot"]
            for message in (wire.Look(table, seat), wire.Hint(table, seat)):
                with pytest.raises(Refused) as no:
                    await other.ask(message)
                assert no.value.key == "not-yours"
            for message in (wire.Look(table, 1 - seat), wire.Hint(table, 1 - seat)):
                with pytest.raises(Refused) as no:
                    await other.ask(message)
                assert no.value.key == "not-asked"
            assert not host.house.hinting
            await ann.close()
            await bob.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_an_outlook_is_reckoned_once_for_what_a_seat_was_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often a seat looks; and in a window an answer of somebody else, which it can't see, changes nothing."""
    reckoned: list[int] = []
    reckon = outlook.outlook

    def noted(sitting: Sitting, guest: str, message: wire.Look) -> wire.Outlook:
        reckoned.append(message.seat)
        return reckon(sitting, guest, message)

    monkeypatch.setattr(outlook, "outlook", noted)

    async def look(client: Client, table: str, seat: int) -> bool:
        """Look twice; whether it was reckoned."""
        before = len(reckoned)
        question = client.seen[table, seat].question
        assert question is not None
        said = [await client.ask(wire.Look(table, seat)) for _ in range(2)]
        for one in said:
            assert isinstance(one, wire.Outlook) and one.number == question.number
        assert said[0] == msgspec.structs.replace(said[1], id=said[0].id)
        return len(reckoned) > before

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            clients = [await host.guest(f"guest {n}") for n in range(3)]
            table = await set_table(host, "standoff", 3, clients, singles=True, window=60)
            question: wire.Asked | None = None
            for _ in range(200):
                client, seat = await asked(clients, table)
                assert await look(client, table, seat)
                await client.watch(table)
                assert not await look(client, table, seat)
                question = client.seen[table, seat].question
                assert question is not None
                if question.window:
                    break
                await client.answer(table, seat, question.choices[0].choice)
            assert question is not None and question.window
            other = next(n for n in host.house.tables[table].sitting.asked() if n != seat)
            await until(lambda: clients[other].seen[table, other].question is not None, clients[other])
            await look(clients[other], table, other)
            await client.answer(table, seat, question.choices[-1].choice)
            assert not await look(clients[other], table, other)
            for client in clients:
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_table_without_hints(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0, 1], "hints": False})
            table = made["table"]
            await ann.watch(table)
            await ann.ask(wire.Start(table))
            assert not ann.info[table].hints
            client, seat = await asked([ann], table)
            with pytest.raises(Refused) as no:
                await client.ask(wire.Hint(table, seat))
            assert no.value.key == "no-hints"
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_game_tells_its_kinds_and_names(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            for game in await ann.get("/api/games"):
                box = CATALOG[game["game"]]
                assert {name: tuple(several) for name, several in game["names"].items()} == box.names
                kinds = [(kind["name"], kind["first"], kind["size"]) for kind in game["kinds"]]
                assert kinds == [(kind.name, kind.first, kind.size) for kind in box.kinds.all]
            standoff = await ann.get("/api/games/standoff")
            assert [kind["name"] for kind in standoff["kinds"] if kind.get("window")] == ["react"]
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))
