"""Players add numbers of their own to the luck: pledged before the seal, shown after it, checked by anybody."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path

import pytest

from posse.kernel.chance import Seeded, pledge_of
from posse.kernel.record import Record
from posse.server import luck, wire
from posse.server.client import Client, Refused
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


def test_who_stands_up_breaks_the_seal_and_numbers_once_shown_are_not_used(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            table, (ann, ben) = await sit_down(host, 2)
            await ann.pledge(table, 0)
            await ben.ask(wire.Pledge(table, 1, pledge_of(bytes(16))))
            await ann.ask(wire.Start(table))
            await until(lambda: bool(ann.info[table].seats[0].nonce), ann)
            promised = ann.info[table].commitment
            await ben.ask(wire.Stand(table, 1))
            await until(lambda: not ann.info[table].commitment, ann)
            assert not ann.info[table].seats[0].pledge and not ann.info[table].seats[0].nonce
            await ben.ask(wire.Sit(table, 1))
            await ann.ask(wire.Start(table))  # nobody has pledged: at once
            await until(lambda: begun(table, ann), ann)
            assert ann.info[table].commitment != promised
            for client in (ann, ben):
                await client.close()

    asyncio.run(run())


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
