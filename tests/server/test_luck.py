"""Players add numbers of their own to the luck: pledged before the seal, shown after it, checked by anybody."""

from __future__ import annotations

import asyncio
import hashlib
from importlib.resources import files
from pathlib import Path

import pytest

from posse.cli.replay import check
from posse.cli.screen import Screen
from posse.kernel.chance import Seeded, pledge_of
from posse.kernel.record import Record
from posse.server import wire
from posse.server.book import ledger
from posse.server.client import Client, Refused
from posse.server.table import luck
from posse.server.table.sitting import Sitting
from posse.words import Words
from tests.server.host import Place, place, play_random, sqlite, until
from tests.server.shelf import CATALOG

GAME = "five-points"


async def sit_down(host: Place, people: int) -> tuple[str, list[Client]]:
    clients = [await host.guest(f"guest {n}") for n in range(people)]
    made = await clients[0].post("/api/tables", {"game": GAME, "seats": people, "window": 0.3})
    for seat, client in enumerate(clients):
        await client.watch(made["table"])
        await client.ask(wire.Sit(made["table"], seat))
    return str(made["table"]), clients


def begun(table: str, client: Client) -> bool:
    return client.info[table].status != "open"


def test_the_dice_follow_from_the_seed_and_everybodys_numbers(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            table, clients = await sit_down(host, 3)
            for seat in (0, 1):  # the third one adds nothing
                await clients[seat].pledge(table, seat)
            await until(lambda: bool(clients[2].info[table].seats[1].pledge), clients[2])
            assert not clients[2].info[table].commitment
            await clients[0].ask(wire.Start(table))
            for client in clients:
                await until(lambda client=client: begun(table, client), client)
            seats = clients[2].info[table].seats
            assert [bool(seat.nonce) for seat in seats] == [True, True, False]
            assert all(pledge_of(bytes.fromhex(seat.nonce)) == seat.pledge for seat in seats[:2])
            await asyncio.gather(*[play_random(client, table, n, 0) for n, client in enumerate(clients)])
            paper = Record.read((await clients[2].text(f"/api/tables/{table}/record")).splitlines())
            paper.check(CATALOG[GAME])
            seed, nonces = bytes.fromhex(paper.header["seed"]), [bytes.fromhex(seat.nonce) for seat in seats[:2]]
            together = Seeded(hashlib.sha256(seed + nonces[0] + nonces[1]).digest())
            assert paper.seal().chance().below(1 << 30) == together.below(1 << 30)
            assert clients[2].info[table].commitment == paper.header["commitment"]
            for client in clients:
                await client.close()

    asyncio.run(run())


def test_the_promise_stands_before_any_number_is_shown(tmp_path: Path) -> None:
    """Between seal and deal the server knows none of the numbers: it can't choose its seed by them."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            table, clients = await sit_down(host, 2)
            ann, ben = clients
            nonce = bytes(range(16))
            await ann.ask(wire.Pledge(table, 0, pledge_of(nonce)))
            await ben.pledge(table, 1)
            with pytest.raises(Refused, match="not sealed yet"):
                await ann.ask(wire.Reveal(table, 0, nonce.hex()))
            await ann.ask(wire.Start(table))
            await until(lambda: bool(ann.info[table].seats[1].nonce), ann)
            sealed = ann.info[table]
            assert sealed.status == "open" and sealed.commitment and not sealed.seed
            for wrong in ("00" * 16, "zz", nonce.hex().upper()):
                with pytest.raises(Refused, match="not the number"):
                    await ann.ask(wire.Reveal(table, 0, wrong))
            with pytest.raises(Refused, match="sealed already"):
                await ann.ask(wire.Pledge(table, 0, pledge_of(bytes(16))))
            await ann.ask(wire.Start(table))  # a second click does nothing
            assert ann.info[table].commitment == sealed.commitment
            await ann.ask(wire.Reveal(table, 0, nonce.hex()))
            await until(lambda: begun(table, ann), ann)
            assert ann.info[table].commitment == sealed.commitment
            for client in clients:
                await client.close()

    asyncio.run(run())


def test_who_does_not_show_the_number_adds_nothing_and_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        monkeypatch.setattr(luck, "PATIENCE", 0.5)
        async with place(sqlite(tmp_path)) as host:
            table, clients = await sit_down(host, 2)
            await clients[0].pledge(table, 0)
            await clients[1].ask(wire.Pledge(table, 1, pledge_of(b"never to be seen")))
            await clients[0].ask(wire.Start(table))
            await until(lambda: begun(table, clients[0]), clients[0])
            header = host.house.tables[table].sitting.table
            assert header is not None and header.record.added_to_the_luck() == [0]
            assert header.record.header["pledges"][1] == pledge_of(b"never to be seen")
            for client in clients:
                await client.close()

    asyncio.run(run())


def test_once_sealed_nobody_stands_up_and_nobody_is_sent_away(tmp_path: Path) -> None:
    """The attack: who hears all numbers first stands up if the luck does not suit them, and another seed is drawn."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            table, (ann, ben) = await sit_down(host, 2)
            await ann.pledge(table, 0)
            await ben.ask(wire.Pledge(table, 1, pledge_of(bytes(16))))
            await ann.ask(wire.Start(table))
            await until(lambda: bool(ann.info[table].seats[0].nonce), ann)
            promised = ann.info[table].commitment
            for client, wish in ((ben, wire.Stand(table, 1)), (ann, wire.Stand(table, 1)), (ann, wire.Kick(table, 1))):
                with pytest.raises(Refused, match="sealed already"):
                    await client.ask(wish)
            await until(lambda: begun(table, ann), ann)
            assert ann.info[table].commitment == promised
            for client in (ann, ben):
                await client.close()

    asyncio.run(run())


def test_the_record_tells_who_withheld_a_number_and_how_often_the_luck_was_sealed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sitting = table_of_two()
    for _ in range(2):  # the operator has sent somebody away in between
        sitting.fold(2, [ledger.Sat(1, "ben", "Ben"), *(ledger.Pledged(s, pledge_of(bytes(16))) for s in (0, 1))])
        sitting.fold(3, luck.start(sitting, "ann"))
        sitting.fold(4, luck.reveal(sitting, "ann", wire.Reveal("x", 0, "00" * 16)))
        if sitting.seals < 2:
            sitting.fold(5, [ledger.Stood(1)])
    sitting.fold(6, luck.waited_enough(sitting))
    assert sitting.table is not None
    paper = Record.read(sitting.table.record.lines())
    paper.check(CATALOG[GAME])
    assert paper.withheld() == [1] and paper.added_to_the_luck() == [0] and paper.header["seals"] == 2
    assert check(paper, CATALOG[GAME], Words("en", None, files("posse.cli")), Screen()) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Seat 2 (Ben) pledged a number and did not show it" in said and "sealed 2 times" in said


def table_of_two() -> Sitting:
    """Ann's table, open, with her at it."""
    sitting = Sitting("x", CATALOG)
    made = ledger.Made(GAME, 2, CATALOG[GAME].settle(2), ledger.Settings(), "ann")
    sitting.fold(1, [made, ledger.Sat(0, "ann", "Ann")])
    return sitting


@pytest.mark.parametrize("pledge", ["", "ab", "g" * 64, "A" * 64])
def test_a_pledge_that_is_none_is_refused(tmp_path: Path, pledge: str) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            table, clients = await sit_down(host, 2)
            with pytest.raises(Refused, match="64 hexadecimal"):
                await clients[0].ask(wire.Pledge(table, 0, pledge))
            with pytest.raises(Refused, match="not your seat"):
                await clients[0].ask(wire.Pledge(table, 1, pledge_of(bytes(16))))
            for client in clients:
                await client.close()

    asyncio.run(run())
