"""Every message of whole games, to every seat and a spectator, tapped and held against the laws of secrecy.

1. What a pair of eyes was sent is what it would have been sent in any world that looks the same to it: each scene and
   each event is found again in a world dealt anew for these eyes.
2. Beyond that, only what everybody gets: the same `table` and `chat` messages for all.
3. The seed is in no message before the game is over.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from posse.kernel.chance import Sampled
from posse.kernel.record import Record
from posse.server import wire
from posse.server.client import Client
from posse.server.table import showing
from tests.server.host import place, play_random, sqlite
from tests.server.shelf import CATALOG
from tests.server.test_play import set_table

Eyes = int | None


def plain(value: object) -> object:
    return msgspec.json.decode(wire.encode(value))


def imagined(paper: Record, game: str, eyes: Eyes, window: float) -> tuple[list[tuple[object, int]], object]:
    """After every choice: the scene, and how many events these eyes know, in a world dealt anew for them.

    Last, all events that they know in the end.
    """
    box = CATALOG[game]
    stages: list[tuple[object, int]] = []
    table = paper.replay(box, 0)
    for number in range(len(paper.entries) + 1):
        world = table.game.redeal(eyes, Sampled.of(number)) if table.game.pending is not None else table.game
        lasts = window if getattr(table.game.pending, "quiet", False) else 0.0
        known = sum(event.known_to(eyes) for event in world.log or [])
        question = None if eyes is None else world.question(eyes)
        single = question is not None and len(question.options) == 1
        stages.append((plain(showing.scene(world, eyes, None if single else question, lasts)), known))
        # What was answered may be kept back for a while: then nothing is asked any more, and nothing has happened.
        stages.append((plain(showing.scene(world, eyes, None)), known))
        if number < len(paper.entries):
            entry = paper.entries[number]
            table.play(entry.seat, entry.choice)
    return stages, plain(showing.events(table.game.log or [], eyes))


def check_updates(client: Client, stages: list[tuple[object, int]], everything: object) -> None:
    """The updates are stages in their order, none of them anything else."""
    assert client.tap is not None
    events: list[object] = []
    at = 0
    for _when, message in client.tap:
        if isinstance(message, wire.Update):
            assert not message.whole or not events
            new = plain(message.events)
            assert isinstance(new, list)
            events = events + new
            sent = (plain(message.scene), len(events))
            while at < len(stages) and stages[at] != sent:
                at += 1
            assert at < len(stages), f"sent something that no world dealt anew would show: {message}"
    assert stages[at] == stages[-1] and events == everything


SETTINGS = [(box.key, box.seats[0]) for box in CATALOG] + [("five-points", 4), ("standoff", 4)]


@pytest.mark.parametrize(("game", "seats"), SETTINGS)
def test_every_message_keeps_the_secrets(tmp_path: Path, game: str, seats: int) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            clients = [await host.guest(f"guest {n}") for n in range(seats + 1)]
            for client in clients:
                client.tap = []
            table = await set_table(host, game, seats, clients)
            await asyncio.wait_for(
                asyncio.gather(*[play_random(client, table, n) for n, client in enumerate(clients)]), 60
            )
            paper = Record.read((await clients[0].text(f"/api/tables/{table}/record")).splitlines())
            common: list[list[wire.FromServer]] = []
            for eyes, client in enumerate(clients):
                assert client.tap is not None
                check_updates(client, *imagined(paper, game, eyes if eyes < seats else None, 0.3))
                shared = [m for _, m in client.tap if isinstance(m, wire.Chat | wire.TableInfo)]
                common.append([m for m in shared if isinstance(m, wire.Chat) or m.status != "open"])
                for _, message in client.tap:
                    if not (isinstance(message, wire.TableInfo) and message.status == "over"):
                        assert paper.header["seed"] not in wire.encode(message).decode()
            assert all(messages == common[0] for messages in common)
            for client in clients:
                await client.close()

    asyncio.run(run())


def test_a_world_for_programs_holds_nothing_secret(tmp_path: Path) -> None:
    """`imagine` gives a world that was dealt anew, and only to the seat's owner."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            game = host.house.tables[table].sitting.game
            assert game is not None
            seat = game.questions()[0].seat
            owner = (ann, bob)[seat]
            worlds = [(await owner.ask(wire.Imagine(table, seat))).world for _ in range(20)]
            assert len({wire.encode(world) for world in worlds}) > 1
            assert all(world["log"] is None for world in worlds)
            seed = host.house.tables[table].sitting.table.record.header["seed"]  # type: ignore[union-attr]
            assert all(seed not in wire.encode(world).decode() for world in worlds)
            await ann.close()
            await bob.close()

    asyncio.run(run())
