"""A seat for language models: `posse mcp` speaks the Model Context Protocol on stdin and stdout.

The model is told in words what a person at the terminal would be shown, and chooses by number or by words. What can't
be done is no failure of the tool: the answer says why.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from importlib import resources
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from rich.console import Console

from posse.clauses import Clause, document, read_clauses
from posse.cli.draw import draw
from posse.cli.menu import Menu, fits
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.catalog import NoSuchGame
from posse.kernel.codec import load
from posse.kernel.game import Game
from posse.server import wire
from posse.server.client import Client, Lost, Refused, Seen, sit
from posse.server.programs import names_at, spoken_in
from posse.words import Words

WIDTH: Final = 100
WAIT: Final = 20.0
"""Seconds that a look lasts at most while others choose."""
PAUSE: Final = 0.3

HOW_TO: Final = """You play outlaw board games at a table with people or bots. List the tables or make one, join,
and then: look, choose, look, choose, until the game is over. Every choice has a number; rules have names like FP-060,
and `rule` explains them."""


class Nowhere(Exception):
    """Something was asked about a table, and there is none."""


class Guest:
    """A language model in the house: what it may do, in words."""

    def __init__(self, url: str, name: str, password: str = "") -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.password = password
        self.table = ""
        self._client: Client | None = None
        self._told = 0

    # ---- tools

    async def games(self) -> str:
        """The games of the house, and for how many players each is."""
        found = await (await self._there()).get("/api/games")
        return "\n".join(
            f"{one['game']} ({one['title']['en']}) for {min(one['seats'])} to {max(one['seats'])}: {one['about']['en']}"
            for one in found
        )

    async def tables(self) -> str:
        """The tables that one can join or watch, and those where I sit already."""
        client = await self._there()
        mine = (await client.get("/api/me"))["tables"]
        lines = [f"{told(one)}, I sit here" for one in mine if one["status"] in ("open", "playing")]
        known = {one["table"] for one in mine}
        lines += [told(one) for one in await client.get("/api/tables") if one["table"] not in known]
        return "\n".join(lines) or "There are no tables. Make one with new_table."

    async def new_table(self, game: str, seats: int, bot: str = "random") -> str:
        """Make a table and sit down at it. `bot` takes all other seats, and the game begins at once; leave it empty to
        keep them free for others, who find the table in the list: then the game begins when all seats are taken."""
        client = await self._there()
        wish = {"game": game, "seats": seats, "sit": [0], "bots": ["", *[bot] * (seats - 1)] if bot else []}
        self.table = (await client.post("/api/tables", wish))["table"]
        self._told = 0
        await client.watch(self.table)
        await client.pledge(self.table, 0)
        if bot:
            await client.ask(wire.Start(self.table))
        return f"You sit at table {self.table}."

    async def join(self, table: str) -> str:
        """Sit down at the first free seat of a table from the list, or come back to one where I sit."""
        client = await self._there()
        await client.watch(table)
        self.table, self._told = table, 0
        seats = client.seats(table)
        return f"You have seat {seats[0] if seats else await sit(client, table)} at table {table}."

    async def look(self) -> str:
        """What I see: what happened since the last look, the table, and what I may choose, numbered. Waits some
        seconds if others have to choose first."""
        client = await self._there()
        info, seen = await self._asked(client)
        if info.status == "open":
            free = sum(not seat.name for seat in info.seats)
            return f"The game has not begun: {free} seats are free." if free else "The game is about to begin."
        if seen is None:
            return "Nothing is to be seen here: the game has not begun, or this table is closed."
        spoken, names = spoken_in(CATALOG[info.game]), names_at(info)
        news = [f"- {spoken.say(event, names)} [{event.clause}]" for event in seen.events[self._told :]]
        self._told = len(seen.events)
        parts = ["\n".join(news), drawn(seen.view, names)]
        if info.ranks is not None:
            places = [f"{name}: place {rank}" for name, rank in zip(names, info.ranks, strict=True)]
            parts.append("The game is over. " + ", ".join(places))
        elif seen.question is None:
            parts.append("It is not your turn: look again.")
        else:
            menu = await self._menu(client, names)
            parts.append(f"{spoken.say(seen.question.words, names)} [{seen.question.words.clause}]")
            parts.append("\n".join(f"{answer.number}. {answer.sentence}" for answer in menu.offered))
        return "\n\n".join(part for part in parts if part)

    async def choose(self, choice: str) -> str:
        """Choose: the number of a choice as `look` shows it, or words that fit only one of them."""
        client = await self._there()
        _, seen = await self._asked(client)
        if seen is None or seen.question is None:
            return "You are not asked anything now. Look again."
        seat = self._seat(client)
        names = names_at(client.info[self.table])
        menu = await self._menu(client, names)
        found = menu.find(choice.strip())
        if len(found) > 1:
            return "That could be several: " + "; ".join(f"{answer.number}. {answer.sentence}" for answer in found[:12])
        if not found:
            return f"No choice fits {choice!r}. Look again, and choose a number from 1 to {menu.size}."
        if found[0] not in menu.offered:
            reason = await client.ask(wire.Why(self.table, seat, found[0].choice))
            why = spoken_in(CATALOG[client.info[self.table].game]).say(reason.words, names)
            return f"Not possible: {found[0].sentence}. {why} [{reason.words.clause}]"
        await client.answer(self.table, seat, found[0].choice)
        return f"Done: {found[0].sentence}."

    async def rule(self, game: str, about: str = "") -> str:
        """A rule by its name (FP-060), all rules that mention some words, or, without these, the chapters."""
        clauses = read_clauses(CATALOG[game], "en")
        if not about:
            return "\n".join(dict.fromkeys(clause.chapter for clause in clauses))
        found = [clause for clause in clauses if clause.id.casefold() == about.casefold()]
        found = found or [clause for clause in clauses if clause.chapter.partition(".")[0] == about]
        found = found or [clause for clause in clauses if fits(about, clause.text)]
        return "\n".join(map(written, found[:40])) or f"No rule of {game} is called or mentions {about!r}."

    # ---- resources

    async def rules(self, game: str) -> str:
        """The whole rulebook of a game."""
        return document(CATALOG[game], "en")

    async def record(self, table: str) -> str:
        """A game on paper, when it is over: every choice, with the luck and what followed."""
        return await (await self._there()).text(f"/api/tables/{table}/record")

    # ---- behind them

    async def _there(self) -> Client:
        """In the house, connected; after a break, again."""
        if self._client is None:
            self._client = await Client.enter(self.url, self.name, self.password)
        if not self._client.connected:
            await self._client.connect()
            if self.table:
                await self._client.watch(self.table)
        return self._client

    def _seat(self, client: Client) -> int:
        seats = client.seats(self.table)
        if not seats:
            raise Nowhere("You have no seat. Join a table first.")
        return seats[0]

    async def _asked(self, client: Client) -> tuple[wire.TableInfo, Seen | None]:
        """The table as it is when my seat is asked, or the game is over, or I have waited long enough."""
        seat = self._seat(client)
        until = asyncio.get_running_loop().time() + WAIT
        while True:
            info, seen = client.info[self.table], client.seen.get((self.table, seat))
            left = until - asyncio.get_running_loop().time()
            waiting = info.status in ("open", "playing") and (seen is None or seen.question is None)
            if not waiting or left <= 0:
                return info, seen
            full = all(one.name for one in info.seats)
            if full and info.status == "open" and info.host == client.guest and not info.commitment:
                with suppress(Refused):  # it may have begun meanwhile
                    await client.ask(wire.Start(self.table))
            try:
                await client.news(min(left, PAUSE))
            except TimeoutError:
                continue

    async def _menu(self, client: Client, names: list[str]) -> Menu:
        """What may be answered: read off a world that looks the same to my seat."""
        info, seat = client.info[self.table], self._seat(client)
        world = await client.ask(wire.Imagine(self.table, seat))
        game: Game = load(CATALOG[info.game], world.world)
        question = game.question(seat)
        assert question is not None
        return Menu(game, question, words_of(game.box), names)

    async def close(self) -> None:
        """Go home."""
        if self._client is not None:
            await self._client.close()


@cache
def words_of(box: Box) -> Words:
    """The words of the terminal and of a game."""
    return Words("en", box, resources.files("posse.cli"))


def told(line: dict[str, Any]) -> str:
    """A table in a list."""
    names = ", ".join(seat.get("name") or "free" for seat in line["seats"])
    return f"{line['table']}: {line['game']}, {line['status']} ({names})"


def written(clause: Clause) -> str:
    """A clause on a line."""
    return f"{clause.id}: {' '.join(clause.text.split())}"


def drawn(view: dict[str, Any], names: list[str]) -> str:
    """The table as the terminal draws it, without colours."""
    console = Console(width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(draw(view, words_of(CATALOG[view["game"]]), names))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def answering(tool: Any) -> Any:
    """A tool of which refusals are answers, under its own name and with its own arguments."""

    async def answer(**arguments: Any) -> str:
        try:
            return str(await tool(**arguments))
        except (Refused, Nowhere, NoSuchGame) as problem:
            return f"Not possible: {problem}"
        except (Lost, OSError) as problem:
            return f"The house can't be reached now ({problem}). Try again."

    answer.__signature__ = inspect.signature(tool)  # type: ignore[attr-defined]
    answer.__name__, answer.__doc__, answer.__annotations__ = tool.__name__, tool.__doc__, tool.__annotations__
    return answer


def server_for(guest: Guest) -> Any:
    """What a language model connects to."""

    @asynccontextmanager
    async def open_house(_: Any) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await guest.close()

    server = MCPServer("posse", instructions=HOW_TO, lifespan=open_house, log_level="WARNING")
    for tool in (guest.games, guest.tables, guest.new_table, guest.join, guest.look, guest.choose, guest.rule):
        server.add_tool(answering(tool), structured_output=False)
    server.resource("posse://rules/{game}", name="rules", mime_type="text/markdown")(guest.rules)
    server.resource("posse://records/{table}", name="record", mime_type="text/plain")(guest.record)
    return server


def serve(url: str, name: str, password: str = "") -> None:
    """Until the model goes away."""
    server_for(Guest(url, name, password)).run("stdio")
