"""A language model's seat, tried with the client of the official SDK at a real server."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

mcp = pytest.importorskip("mcp", reason="the extra `mcp` is not installed")

from tests.server.host import place, sqlite  # noqa: E402

TOOLS = {"games", "tables", "new_table", "join", "look", "choose", "rule"}


class Model:
    """Somebody who knows nothing but the tools."""

    def __init__(self, client: Any) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: object) -> str:
        result = await self.client.call_tool(tool, arguments)
        assert not result.is_error, result.content
        return str(result.content[0].text)

    async def read(self, address: str) -> str:
        return str((await self.client.read_resource(address)).contents[0].text)

    async def play(self) -> str:
        """Take the first choice until the game is over; the last look."""
        while "The game is over." not in (seen := await self.call("look")):
            if "1. " in seen:
                assert (await self.call("choose", choice="1")).startswith("Done: ")
        return seen


def started(url: str, name: str) -> Any:
    """The SDK's client, with `posse mcp` in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = mcp.StdioServerParameters(
        command=sys.executable, args=["-m", "posse", "mcp", url, "--name", name], env=env
    )
    return mcp.Client(command)


def test_a_model_plays_a_whole_game(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host, started(host.url, "Ada") as client:
            model = Model(client)
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert "five-points" in await model.call("games")
            # What can't be done is told, not raised.
            assert "Join a table first" in await model.call("look")
            assert "Not possible" in await model.call("join", table="nowhere")
            assert "Not possible" in await model.call("new_table", game="five-points", seats=9)
            assert "Not possible" in await model.call("rule", game="whist")
            table = (await model.call("new_table", game="five-points", seats=2)).split()[-1].rstrip(".")
            seen = await model.call("look")
            # The rule behind the question can be read.
            clause = re.findall(r"\[(FP-\d+)\]", seen)[-1]
            assert (await model.call("rule", game="five-points", about=clause)).startswith(f"{clause}: ")
            assert "alliance" in await model.call("rule", game="five-points", about="alliance")
            assert "No choice fits" in await model.call("choose", choice="the moon")
            assert re.search("No choice fits|Not possible: .*FP-", await model.call("choose", choice="80"))
            sentence = re.findall(r"^1\. (.*)$", seen, re.M)[0]
            assert (await model.call("choose", choice=sentence)) == f"Done: {sentence}."
            last = await model.play()
            assert "place 1" in last and "Ada" in last
            assert "# " in await model.read("posse://rules/five-points")
            header = json.loads((await model.read(f"posse://records/{table}")).splitlines()[0])
            assert header["game"] == "five-points"

    asyncio.run(asyncio.wait_for(run(), 240))


def test_two_models_find_each_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with (
            place(sqlite(tmp_path)) as host,
            started(host.url, "Ada") as one,
            started(host.url, "Bea") as two,
        ):
            ada, bea = Model(one), Model(two)
            table = (await ada.call("new_table", game="five-points", seats=2, bot="")).split()[-1].rstrip(".")
            listed = await bea.call("tables")
            assert f"{table}: five-points, open (Ada, free)" in listed
            assert "seat 1" in await bea.call("join", table=table)
            assert f"{table}: five-points" in await ada.call("tables")
            looks = {asyncio.create_task(model.call("look")): model for model in (ada, bea)}
            done, waiting = await asyncio.wait(looks, return_when=asyncio.FIRST_COMPLETED)
            first = done.pop()  # the other one waits until it is asked, too
            sentence = re.findall(r"^1\. (.*)$", first.result(), re.M)[0]
            assert await looks[first].call("choose", choice="1") == f"Done: {sentence}."
            for other in waiting:
                other.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(asyncio.wait_for(run(), 240))
