"""A language model at a table, through `posse mcp`: `python examples/language_model.py http://127.0.0.1:7878`.

Begin with `posse serve`. Put your own model in the place of `fake_model`: it gets a text and answers with a text.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import Callable

from mcp import Client, StdioServerParameters
from mcp.types import TextContent


def fake_model(prompt: str) -> str:
    """Reads the numbers of the choices and takes the last, as no model should."""
    return str(re.findall(r"^(\d+)\. ", prompt, re.MULTILINE)[-1])


async def play(url: str, model: Callable[[str], str], game: str = "five-points", seats: int = 2) -> str:
    """A whole game against bots; the last that the model was shown."""
    arguments = ["-m", "posse", "mcp", url, "--name", "Model"]
    command = StdioServerParameters(command=sys.executable, args=arguments, env=dict(os.environ))
    async with Client(command) as client:

        async def call(tool: str, **arguments: object) -> str:
            [said] = (await client.call_tool(tool, arguments)).content
            assert isinstance(said, TextContent)
            return said.text

        await call("new_table", game=game, seats=seats)
        while "The game is over." not in (seen := await call("look")):
            if re.search(r"^1\. ", seen, re.MULTILINE):
                await call("choose", choice=model(seen))
        return seen


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7878", fake_model)))
