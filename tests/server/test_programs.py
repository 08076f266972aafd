"""Somebody else's program at a table: lines of JSON."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from posse.server import wire
from posse.server.client import join
from posse.server.programs import BadProgram, Program
from tests.server.host import place, play_random, sqlite, until
from tests.server.shelf import CATALOG

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_program.py"

STUBBORN = """
import json, sys
log = open(sys.argv[1], "w")
wrong = True
for line in sys.stdin:
    log.write(line)
    asked = json.loads(line)
    if "choices" in asked:
        print(-1 if wrong else asked["choices"][0]["choice"], flush=True)
        wrong = not wrong
log.write("gone")
"""


def at_a_table(tmp_path: Path, command: str) -> None:
    """A program plays a whole game against somebody who plays at random."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            made = await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0], "public": False})
            table = made["table"]
            await ann.watch(table)
            player = Program(command, CATALOG)
            program = asyncio.create_task(asyncio.to_thread(join, host.url + made["link"], player, "Program"))
            await until(lambda: bool(ann.info[table].seats[1].name), ann)
            await ann.ask(wire.Start(table))
            ann_plays = asyncio.create_task(play_random(ann, table, 3))
            try:
                ranks = await program
                await ann_plays
                assert ranks == ann.info[table].ranks is not None
            finally:
                ann_plays.cancel()
                await asyncio.gather(ann_plays, return_exceptions=True)
                await ann.close()

    asyncio.run(asyncio.wait_for(run(), 120))


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    assert sum(1 for line in EXAMPLE.read_text().splitlines() if line) <= 10
    at_a_table(tmp_path, f"{sys.executable} {EXAMPLE}")


def test_what_is_refused_is_asked_again_and_the_end_is_told(tmp_path: Path) -> None:
    script, log = tmp_path / "stubborn.py", tmp_path / "log"
    script.write_text(STUBBORN)
    at_a_table(tmp_path, f"{sys.executable} {script} {log}")
    lines = log.read_text().splitlines()
    assert '"refused"' not in lines[0] and '"refused"' in lines[1]
    assert '"over": true' in lines[-2] and lines[-1] == "gone"


@pytest.mark.parametrize(
    ("program", "why"),
    [
        ("no-such-program-here", "no program that can be started"),
        (f"{sys.executable} -c pass", "ended without an answer"),
        (f"{sys.executable} -c \"print('hm')\"", "which is no choice"),
        (f"{sys.executable} -c \"while True: print('-1', flush=True)\"", "refused 11 times"),
    ],
)
def test_a_bad_program_is_told_so(tmp_path: Path, program: str, why: str) -> None:
    with pytest.raises(BadProgram, match=why):
        at_a_table(tmp_path, program)
