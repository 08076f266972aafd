"""A game that is over, told whole: the same as moment by moment, and no sooner than when it is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from posse.kernel.changes import folded
from posse.server import wire
from posse.server.client import Client
from tests.server.host import place, play_random, sqlite
from tests.server.test_people import refused


@pytest.mark.parametrize("game", ["five-points", "bang-dice"])
def test_a_story_is_its_moments(tmp_path: Path, game: str) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await Client.enter(host.url, "Ann")
            seats = 3 if game == "bang-dice" else 2
            bots = ["", *["random"] * (seats - 1)]
            wish = {"game": game, "seats": seats, "bots": bots, "sit": [0], "watch": False}
            table = str((await ann.post("/api/tables", wish))["table"])
            await ann.connect()
            await ann.watch(table)
            assert await refused(ann.get(f"/api/tables/{table}/story")) == "not-over"
            await ann.ask(wire.Start(table))
            assert await refused(ann.get(f"/api/tables/{table}/story?seat=0")) == "not-over"
            await play_random(ann, table, 1)
            eve = await Client.enter(host.url, "Eve")
            assert await refused(eve.get(f"/api/tables/{table}/story")) == "not-watching"
            assert await refused(ann.get(f"/api/tables/{table}/story?seat=9")) == "no-such-seat"
            for seat in (None, 0, 1):
                eyes = "" if seat is None else f"&seat={seat}"
                story = await ann.get(f"/api/tables/{table}/story?{eyes}")
                view: Any = story["first"]
                choices = len(story["steps"])
                wanted = {0, 1, choices // 2, choices - 1, choices}
                for upto in range(choices + 1):
                    view = folded(view, story["steps"][upto - 1]) if upto else view
                    if upto in wanted:
                        moment = await ann.get(f"/api/tables/{table}/replay?upto={upto}{eyes}")
                        assert (moment["choices"], moment["scene"]["view"]) == (choices, view)
                        assert moment["events"] == story["events"][: story["counts"][upto]]
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 90))
