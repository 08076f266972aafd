"""A small client: what `posse join` and the tests use, and an example for your own program.

client = await Client.enter("http://127.0.0.1:7878", "Calamity")
made = await client.post("/api/tables", {"game": "five-points", "seats": 2, "bots": ["", "random"], "sit": [0]})
await client.connect()
await client.ask(wire.Watch(made["table"]))
await client.ask(wire.Start(made["table"]))
while (seen := client.seen[made["table"], 0]).question is None: await client.news()
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from typing import Any, Protocol
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from posse.bots import Bot, observe
from posse.kernel.catalog import Catalog
from posse.kernel.chance import pledge_of
from posse.kernel.codec import load
from posse.server import wire
from posse.server.wire.folding import Folding

ANSWERS = (wire.Done, wire.Error, wire.Reason, wire.Outlook, wire.Advice, wire.Coached, wire.World)
"""Messages that answer one of ours."""


class Refused(Exception):
    """The server said no, and why."""

    def __init__(self, key: str, text: str, status: int = 0) -> None:
        super().__init__(text)
        self.key = key
        self.status = status


class Lost(Exception):
    """The connection broke. `connect` and `watch` again: the server goes on where you were."""


class Seen:
    """A table through one pair of eyes, as far as the server has shown it."""

    def __init__(self) -> None:
        self.era = 0
        self.events: list[wire.Words] = []
        self.view: dict[str, Any] = {}
        self.question: wire.Asked | None = None
        self.updates = 0

    def take(self, update: wire.Update) -> None:
        """What an update tells; a gap or something told twice is an error."""
        if update.whole or update.era != self.era:
            self.events = []
        before = update.at - len(update.events)
        if before != len(self.events):
            raise AssertionError(f"the server counts {before} events before these, but {len(self.events)} are here")
        self.era = update.era
        self.events += update.events
        scene = update.scene
        assert isinstance(scene, wire.Scene)
        self.view, self.question = scene.view, scene.question
        self.updates += 1


class Client:
    """A guest, and one socket."""

    def __init__(self, url: str, token: str, guest: str = "", name: str = "") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.guest = guest
        self.name = name
        self.info: dict[str, wire.TableInfo] = {}
        self.seen: dict[tuple[str, int | None], Seen] = {}
        self.chat: dict[str, list[wire.ChatLine]] = {}
        self.tap: list[tuple[float, wire.FromServer]] | None = None
        """Every message with its time, if somebody wants them."""
        self.wishes = "?changes"
        """Said with the address of the socket: we take changes."""
        self._folding = Folding()
        self._catching_up: dict[str, asyncio.Task[Any]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._waiting: dict[int, asyncio.Future[wire.FromServer]] = {}
        self._ids = 0
        self._nonces: dict[tuple[str, int], bytes] = {}
        self._revealing: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    # ---- HTTP

    @staticmethod
    async def enter(url: str, name: str, password: str = "") -> Client:
        """A new guest."""
        client = Client(url, "")
        guest = await client.post("/api/guests", {"name": name, "password": password})
        client.token, client.guest, client.name = guest["token"], guest["guest"], guest["name"]
        return client

    async def post(self, path: str, data: Any) -> Any:
        """POST JSON, get JSON."""
        return json.loads(await self._http("POST", path, msgspec.json.encode(data)))

    async def get(self, path: str) -> Any:
        """GET JSON."""
        return json.loads(await self._http("GET", path))

    async def text(self, path: str) -> str:
        """GET text."""
        return (await self._http("GET", path)).decode()

    async def _http(self, method: str, path: str, data: bytes | None = None) -> bytes:
        return await asyncio.to_thread(self._http_now, method, path, data)

    def _http_now(self, method: str, path: str, data: bytes | None) -> bytes:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as problem:
            with problem:
                body = problem.read()
            with contextlib.suppress(ValueError, KeyError):
                said = json.loads(body)
                raise Refused(said["words"]["key"], said["text"], problem.code) from problem
            raise Refused("http", body.decode(errors="replace")[:200], problem.code) from problem

    # ---- the socket

    async def connect(self) -> None:
        """Open the socket; after a break, again."""
        await self.close()
        self._folding = Folding()
        headers = {"authorization": f"Bearer {self.token}"}
        address = "ws" + self.url.removeprefix("http") + ("/ws" if self.token else "/watch") + self.wishes
        try:
            self._socket = await connect(address, additional_headers=headers, compression=None, max_size=None)
        except (OSError, WebSocketException) as problem:
            raise Lost(str(problem)) from problem
        self._reader = asyncio.create_task(self._read_for_ever(self._socket))

    async def close(self) -> None:
        """Go away. Seats stay."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)
            self._reader = None

    def drop(self) -> None:
        """Break the connection without a word, as a train in a tunnel does."""
        if self._socket is not None:
            self._socket.transport.abort()

    @property
    def connected(self) -> bool:
        """Whether the socket is open, as far as one knows."""
        return self._reader is not None and not self._reader.done()

    async def _read_for_ever(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                for message in wire.decode_server.decode(frame):
                    update = self._folding.take(message)
                    if update is not None:
                        self._take(update)
                    elif isinstance(message, wire.Change):
                        self._catch_up(message.table)
                self._news.set()
        except (OSError, WebSocketException):
            pass
        finally:
            self._news.set()
            for future in self._waiting.values():
                if not future.done():
                    future.set_exception(Lost("the connection broke"))
            self._waiting = {}

    def _take(self, message: wire.FromServer) -> None:
        if self.tap is not None:
            self.tap.append((asyncio.get_running_loop().time(), message))
        if isinstance(message, ANSWERS):
            future = self._waiting.pop(message.id, None)
            if future is not None and not future.done():
                future.set_result(message)
        elif isinstance(message, wire.Update):
            self.seen.setdefault((message.table, message.seat), Seen()).take(message)
        elif isinstance(message, wire.TableInfo):
            self.info[message.table] = message
            if message.status == "open" and message.commitment:
                self._revealing = asyncio.create_task(self._reveal(message))
        elif isinstance(message, wire.Chat):
            self.chat[message.table] = self.chat.get(message.table, [])[: message.since] + message.said

    def _catch_up(self, table: str) -> None:
        """A change goes on from a scene that is not here: everything whole, please."""
        if table not in self._catching_up:
            watch = wire.Watch(table, 0, [], len(self.chat.get(table, [])))
            self._catching_up[table] = task = asyncio.create_task(self.ask(watch))
            task.add_done_callback(lambda _: self._catching_up.pop(table))

    async def send_raw(self, data: str | bytes) -> None:
        """Anything, as it is: for tests."""
        assert self._socket is not None
        await self._socket.send(data)

    async def ask(self, message: wire.FromClient) -> Any:
        """Send a request and wait for its answer; `Refused` if it is no, `Lost` if the connection breaks first."""
        if self._socket is None or not self.connected:
            raise Lost("not connected")
        self._ids += 1
        message.id = self._ids
        future: asyncio.Future[wire.FromServer] = asyncio.get_running_loop().create_future()
        self._waiting[message.id] = future
        try:
            await self._socket.send(wire.encode(message).decode())
        except (OSError, WebSocketException) as problem:
            self._waiting.pop(message.id, None)
            if future.done():
                future.exception()  # heard: the reader noticed first
            raise Lost(str(problem)) from problem
        answer = await future
        if isinstance(answer, wire.Error):
            raise Refused(answer.words.key, answer.text)
        return answer

    async def watch(self, table: str) -> None:
        """Look at a table, or go on looking after a break."""
        marks = [wire.Mark(e, s.era, len(s.events)) for (t, e), s in self.seen.items() if t == table]
        await self.ask(wire.Watch(table, 0, marks, len(self.chat.get(table, []))))

    async def news(self, timeout: float = 30.0) -> None:
        """Wait until something has come in; `Lost` if nothing can."""
        if not self.connected:
            raise Lost("not connected")
        async with asyncio.timeout(timeout):
            await self._news.wait()
        self._news.clear()

    async def pledge(self, table: str, seat: int) -> None:
        """Add a number of ours to the luck; it is shown by itself when the table is sealed."""
        nonce = secrets.token_bytes(16)
        self._nonces[table, seat] = nonce
        await self.ask(wire.Pledge(table, seat, pledge_of(nonce)))

    async def _reveal(self, info: wire.TableInfo) -> None:
        """Show what we pledged, once the promise about the seed is here."""
        for (table, seat), nonce in list(self._nonces.items()):
            if table == info.table and info.seats[seat].pledge == pledge_of(nonce) and not info.seats[seat].nonce:
                with contextlib.suppress(Refused, Lost):
                    await self.ask(wire.Reveal(table, seat, nonce.hex()))

    def seats(self, table: str) -> list[int]:
        """The seats that are ours."""
        info = self.info.get(table)
        return [] if info is None else [s for s, seat in enumerate(info.seats) if seat.guest == self.guest]

    async def answer(self, table: str, seat: int, choice: int) -> None:
        """Answer the question that the seat was asked."""
        seen = self.seen[table, seat]
        assert seen.question is not None
        await self.ask(wire.Answer(table, seat, seen.era, seen.question.number, choice))


class Player(Protocol):
    """Who answers for the seats of a client."""

    async def choose(self, client: Client, table: str, seat: int) -> int:
        """The answer to the question that this seat is asked."""

    def accepted(self) -> None:
        """It was taken."""

    def refused(self, problem: Refused) -> None:
        """It was not."""

    async def over(self, client: Client, table: str, seat: int) -> None:
        """The game is over."""

    async def close(self) -> None:
        """Nothing more will be asked."""


class BotPlayer:
    """A bot of ours: it plays by what the server lets it imagine."""

    def __init__(self, bot: Bot, catalog: Catalog) -> None:
        self.bot = bot
        self.catalog = catalog

    async def choose(self, client: Client, table: str, seat: int) -> int:
        world = await client.ask(wire.Imagine(table, seat))
        game = load(self.catalog[client.info[table].game], world.world)
        return await asyncio.to_thread(self.bot.choose, observe(game, seat))

    def accepted(self) -> None: ...

    def refused(self, problem: Refused) -> None: ...

    async def over(self, client: Client, table: str, seat: int) -> None: ...

    async def close(self) -> None: ...


async def play(client: Client, table: str, player: Player) -> list[int] | None:
    """Let the player play all seats we have at a table, to the end; coming back after every break."""
    while True:
        try:
            if not client.connected:
                await client.connect()
                await client.watch(table)
            info = client.info[table]
            if info.status in ("over", "closed", "outdated"):
                for seat in client.seats(table):
                    await player.over(client, table, seat)
                return info.ranks
            for seat in client.seats(table):
                seen = client.seen.get((table, seat))
                if info.status == "playing" and seen is not None and seen.question is not None:
                    await client.answer(table, seat, await player.choose(client, table, seat))
                    player.accepted()
                    break
            else:
                await client.news(timeout=3600)
        except Refused as problem:
            # What we answered was not asked any more: somebody took something back, or a window closed.
            if problem.key in ("no-such-table", "not-watching"):
                raise
            player.refused(problem)
            await asyncio.sleep(0.05)
        except (Lost, TimeoutError):
            await asyncio.sleep(0.5)


def join(url: str, player: Player, name: str, password: str = "") -> list[int] | None:
    """`posse join URL --bot LEVEL`: sit down at the first free seat of the table at that address and play."""

    async def run() -> list[int] | None:
        parts = urlsplit(url)
        table = parts.path.rstrip("/").rpartition("/")[2]
        client = await Client.enter(f"{parts.scheme}://{parts.netloc}", name, password)
        try:
            await client.connect()
            await client.watch(table)
            await sit(client, table)
            return await play(client, table, player)
        finally:
            await player.close()
            await client.close()

    return asyncio.run(run())


async def sit(client: Client, table: str) -> int:
    """Take the first free seat of a table that one watches, and add to its luck; which seat that is."""
    free = [s for s, seat in enumerate(client.info[table].seats) if not seat.name]
    if not free:
        raise Refused("seat-taken", "There is no free seat at this table.")
    await client.ask(wire.Sit(table, free[0]))
    with contextlib.suppress(Refused):  # the host may begin at once: then without our number
        await client.pledge(table, free[0])
    return free[0]
