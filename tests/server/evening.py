"""An evening at a table, as it goes over the wire: docs/frames.json, from which docs/protocol.md has its examples.

`python -m tests.server.evening` plays it and writes the file. One frame of every type, as it was sent or came.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.host import PATIENCE, place, sqlite, until_true

FILE = Path(__file__).parents[2] / "docs" / "frames.json"
GAME = "bang-dice"
ANSWERS = ("done", "error", "reason", "outlook", "advice", "coached", "world")


class Evening:
    """What passed: a message of each type, requests over HTTP, and lines of the record."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.asks: dict[str, Any] = {}
        self.tells: dict[str, Any] = {}
        self.http: dict[str, Any] = {}
        self.record: list[Any] = []

    async def ask_http(self, token: str, method: str, path: str, data: Any = None, name: str = "") -> Any:
        """A request and its answer; the first of each `name` is kept."""

        def ask() -> tuple[int, Any]:
            headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
            body = None if data is None else json.dumps(data).encode()
            request = urllib.request.Request(self.url + path, body, headers, method=method)
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read().decode()

        status, text = await asyncio.to_thread(ask)
        answer = text if name == "record" else json.loads(text)
        if name:
            self.http.setdefault(name, {"asked": f"{method} {path}", "body": data, "status": status, "answer": answer})
        return answer

    def told(self, message: dict[str, Any]) -> None:
        """Keep it, if it tells more than what is kept."""
        kept = self.tells.get(message["type"])
        if kept is None or self._tells(message) > self._tells(kept):
            self.tells[message["type"]] = message

    def _tells(self, message: dict[str, Any]) -> bool:
        """An update that asks something says more than another; the first of any other type will do."""
        if message["type"] == "change":
            return bool(message.get("view")) and bool(message.get("events"))
        return message["type"] == "update" and bool(message["scene"]["question"]) and bool(message["events"])


class Person:
    """Somebody at the table, with nothing but a socket."""

    def __init__(self, evening: Evening, token: str, socket: ClientConnection) -> None:
        self.evening = evening
        self.token = token
        self.socket = socket
        self.tables: dict[str, Any] = {}
        self.updates: dict[tuple[str, int | None], Any] = {}
        self.answers: dict[int, Any] = {}
        self.last = 0
        self.reader = asyncio.create_task(self.hear())

    @staticmethod
    async def enter(evening: Evening, name: str, wishes: str = "") -> Person:
        guest = await evening.ask_http("", "POST", "/api/guests", {"name": name}, "guest")
        address = "ws" + evening.url.removeprefix("http") + "/ws" + wishes
        headers = {"authorization": f"Bearer {guest['token']}"}
        return Person(evening, guest["token"], await connect(address, additional_headers=headers, max_size=None))

    async def hear(self) -> None:
        """Frames, until the end: each is an array of messages."""
        async for frame in self.socket:
            for message in json.loads(frame):
                self.evening.told(message)
                if message["type"] == "table":
                    self.tables[message["table"]] = message
                elif message["type"] == "update":
                    self.updates[message["table"], message["seat"]] = message
                elif message["type"] in ANSWERS:
                    self.answers[message["id"]] = message

    async def until(self, condition: Any) -> None:
        await until_true(condition)

    async def leave(self) -> None:
        await self.socket.close()
        await self.reader

    async def ask(self, kind: str, /, **fields: Any) -> Any:
        """Ask, and wait for the answer with the same id."""
        self.last += 1
        message = {"type": kind, **fields, "id": self.last}
        self.evening.asks.setdefault(kind, message)
        await self.socket.send(json.dumps(message))
        await self.until(lambda: self.last in self.answers)
        return self.answers[self.last]

    def question(self, table: str, seat: int) -> Any:
        """What the seat is asked, as far as one has heard."""
        update = self.updates.get((table, seat))
        return None if update is None else update["scene"]["question"]

    async def choose(self, table: str, seat: int) -> Any:
        """The first choice of the question that the seat is asked."""
        await self.until(lambda: self.question(table, seat) is not None)
        asked = self.question(table, seat)
        return await self.ask(
            "answer",
            table=table,
            seat=seat,
            era=self.updates[table, seat]["era"],
            question=asked["number"],
            choice=asked["choices"][0]["choice"],
        )


async def play(url: str) -> Evening:
    """The whole evening: Ann and Bob at one table, then Ann against a bot to the end, and another game."""
    evening = Evening(url)
    ann, bob = await Person.enter(evening, "Ann"), await Person.enter(evening, "Bob")
    await ann.ask("ping")
    await evening.ask_http(ann.token, "GET", f"/api/games/{GAME}", name="game")
    wish = {"game": GAME, "seats": 4, "bots": ["", "", "random", ""], "sit": [0], "window": 2.0}
    table = (await evening.ask_http(ann.token, "POST", "/api/tables", wish, "table"))["table"]
    await together(evening, ann, bob, table)
    await evening.ask_http(ann.token, "GET", "/api/me", name="me")
    await evening.ask_http(ann.token, "GET", f"/api/tables/{table}/replay?upto=0&seat=0", name="moment")
    await alone(evening, ann)
    for person in (ann, bob):
        await person.leave()
    return evening


async def together(evening: Evening, ann: Person, bob: Person, table: str) -> None:
    """What people do at a table: sit down, seal the luck, play, talk, ask for things, give up."""
    dan = await Person.enter(evening, "Dan", "?changes")
    for person in (ann, bob, dan):
        await person.ask("watch", table=table)
    await bob.ask("sit", table=table, seat=1, name="Bobby")
    await ann.ask("bot", table=table, seat=3, level="random")
    await ann.ask("stand", table=table, seat=3)
    await ann.ask("bot", table=table, seat=3, level="random")
    nonces = [secrets.token_hex(16), secrets.token_hex(16)]
    for seat, person in enumerate((ann, bob)):
        pledge = hashlib.sha256(bytes.fromhex(nonces[seat])).hexdigest()
        await person.ask("pledge", table=table, seat=seat, pledge=pledge)
    await ann.ask("start", table=table)
    for seat, person in enumerate((ann, bob)):
        await person.until(lambda person=person: person.tables[table].get("commitment"))
        await person.ask("reveal", table=table, seat=seat, nonce=nonces[seat])
    await ann.ask("say", table=table, text="Good evening!")
    window = next(kind["name"] for kind in evening.http["game"]["answer"]["kinds"] if kind.get("window"))
    await ann.ask("order", table=table, seat=0, kind=window, order="never")
    await ann.ask("singles", table=table, seat=0, show=True)
    await bob.ask("propose", table=table, seat=1, what="pause")
    await ann.until(lambda: ann.tables[table].get("proposal"))
    await ann.ask("vote", table=table, seat=0, proposal=ann.tables[table]["proposal"]["number"], agree=True)
    await bob.until(lambda: bob.tables[table].get("paused"))
    await bob.ask("resume", table=table, seat=1)
    asked, seat = await who_is_asked({0: ann, 1: bob}, table)
    for kind in ("look", "hint", "imagine"):
        await asked.ask(kind, table=table, seat=seat)
    choice = asked.question(table, seat)["choices"][0]["choice"]
    await asked.ask("coach", table=table, seat=seat, choice=choice)
    await asked.ask("why", table=table, seat=seat, choice=0)
    await asked.ask("undo", table=table, seat=seat)
    await asked.choose(table, seat)
    await until_true(lambda: "change" in evening.tells)
    await dan.leave()
    await manners(evening, ann, table)
    await bob.ask("leave", table=table)


async def manners(evening: Evening, ann: Person, table: str) -> None:
    """Somebody talks too much: the host asks for silence, then sends them away."""
    cat = await Person.enter(evening, "Cat")
    await cat.ask("watch", table=table)
    await cat.ask("say", table=table, text="Hats! Buy my hats!")
    await ann.ask("mute", table=table, said=1)
    await ann.ask("kick", table=table, said=1)
    await cat.leave()


async def who_is_asked(people: dict[int, Person], table: str) -> tuple[Person, int]:
    """The first of them whose turn it is, and their seat."""
    await until_true(lambda: any(person.question(table, seat) for seat, person in people.items()))
    return next((person, seat) for seat, person in people.items() if person.question(table, seat))


async def alone(evening: Evening, ann: Person) -> None:
    """A game against bots to its end, which is then on paper; another one, which is closed."""
    wish = {"game": GAME, "seats": 3, "bots": ["", "random", "random"], "sit": [0], "window": 0.2}
    table = (await evening.ask_http(ann.token, "POST", "/api/tables", wish))["table"]
    await ann.ask("watch", table=table)
    await ann.ask("start", table=table)
    for _ in range(3):
        await ann.until(lambda: ann.question(table, 0) is not None or ann.tables[table]["status"] == "over")
        if ann.tables[table]["status"] == "over":
            break
        await ann.choose(table, 0)
    await ann.ask("concede", table=table, seat=0)
    await ann.until(lambda: ann.tables[table]["status"] == "over")
    paper = await evening.ask_http(ann.token, "GET", f"/api/tables/{table}/record", name="record")
    evening.record = [json.loads(line) for line in paper.splitlines()[:2]]
    again = (await ann.ask("rematch", table=table, seat=0))["table"]
    await ann.ask("watch", table=again)
    await ann.ask("close", table=again)


async def recorded() -> dict[str, Any]:
    """A fresh evening at a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with place(sqlite(Path(folder)), catalog="posse.games:CATALOG", rate=50.0) as host:
            evening = await play(host.url)
    del evening.http["record"]
    return {"asks": evening.asks, "tells": evening.tells, "http": evening.http, "record": evening.record}


def main() -> None:
    frames = asyncio.run(recorded())
    FILE.write_text(json.dumps(frames, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"wrote {FILE}")


if __name__ == "__main__":
    main()
