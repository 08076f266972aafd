"""Who I am, everywhere: passkeys, and sessions that are listed and ended."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from posse.server import wire
from posse.server.book.guests import DAY
from posse.server.book.schema import GUESTS, KEYS, PASSKEYS
from posse.server.book.store import now
from posse.server.client import Client, Refused
from posse.server.node import admin
from posse.server.node.pruning import prune_guests
from tests.server.authenticator import Authenticator
from tests.server.host import Place, place, sqlite, until_true
from tests.server.shelf import CATALOG
from tests.server.test_people import refused

AGENT = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"


class Browser:
    """A page of that origin, with a cookie."""

    def __init__(self, host: Place, origin: str = "", token: str = "") -> None:
        self.host = host
        self.origin = origin or host.url.replace("127.0.0.1", "localhost")
        self.token = token

    async def post(self, path: str, data: Any) -> Any:
        return await asyncio.to_thread(self._post, path, json.dumps(data).encode())

    def _post(self, path: str, data: bytes) -> Any:
        headers = {"content-type": "application/json", "cookie": f"posse_guest={self.token}", "user-agent": AGENT}
        headers |= {"origin": self.origin, "host": self.origin.partition("//")[2]}
        try:
            with urllib.request.urlopen(
                urllib.request.Request(self.host.url + path, data, headers), timeout=30
            ) as said:
                cookie = said.headers.get("set-cookie", "")
                self.token = cookie.partition("posse_guest=")[2].partition(";")[0] or self.token
                return json.loads(said.read())
        except urllib.error.HTTPError as problem:
            with problem:
                told = json.loads(problem.read())
            raise Refused(told["words"]["key"], told["text"], problem.code) from problem

    async def add(self, name: str = "") -> Authenticator:
        key = Authenticator(self.origin)
        options = (await self.post("/api/me/passkeys/begin", {}))["options"]
        await self.post("/api/me/passkeys", {"credential": key.make(options), "name": name})
        return key

    async def riddle(self) -> dict[str, Any]:
        found: dict[str, Any] = (await self.post("/api/passkey/begin", {}))["options"]
        return found

    async def sign_in(self, key: Authenticator, **more: str) -> Any:
        return await self.post("/api/passkey", {"credential": key.answer(await self.riddle()), **more})


def test_a_passkey_is_made_and_signs_in_on_another_device(database: str) -> None:
    async def run() -> None:
        async with place(database) as host:
            ann = await Client.enter(host.url, "Ann")
            page = Browser(host, token=ann.token)
            key = await page.add("My key")
            phone = Browser(host)
            assert await phone.sign_in(key) == {"guest": ann.guest, "name": "Ann"}
            here = Client(host.url, phone.token)
            assert (await here.get("/api/me"))["guest"] == ann.guest
            (kept,) = (await here.get("/api/me/passkeys"))["passkeys"]
            assert (kept["name"], kept["site"]) == ("My key", "localhost") and kept["used"] > 0
            await phone.sign_in(key)
            told = await phone.post("/api/me/passkeys/name", {"passkey": kept["passkey"], "name": "Pocket"})
            assert told["passkeys"][0]["name"] == "Pocket"
            eve = Client(host.url, (await Client.enter(host.url, "Eve")).token)
            assert (await eve.post("/api/me/passkeys/drop", {"passkey": kept["passkey"]}))["passkeys"] == []
            await phone.sign_in(key)
            assert (await phone.post("/api/me/passkeys/drop", {"passkey": kept["passkey"]}))["passkeys"] == []
            assert await refused(phone.sign_in(key)) == "bad-passkey"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_no_passkey_is_good_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A riddle is answered once, in time, for its own purpose, by whose key it is; counts go up."""

    async def run() -> None:
        async with place(database) as host:
            ann, bob = await Client.enter(host.url, "Ann"), await Client.enter(host.url, "Bob")
            page, thief = Browser(host, token=ann.token), Browser(host, token=bob.token)
            options = (await page.post("/api/me/passkeys/begin", {}))["options"]
            key = Authenticator(page.origin)
            made = key.make(options)
            assert await refused(thief.post("/api/me/passkeys", {"credential": made})) == "bad-passkey"
            await page.post("/api/me/passkeys", {"credential": made})
            assert await refused(page.post("/api/me/passkeys", {"credential": made})) == "bad-passkey"

            stranger = Browser(host)
            answer = key.answer(await stranger.riddle())
            await stranger.post("/api/passkey", {"credential": answer})
            assert await refused(stranger.post("/api/passkey", {"credential": answer})) == "bad-passkey"
            key.count = 1  # a copy that lags behind
            assert await refused(stranger.sign_in(key)) == "bad-passkey"
            key.count = 100
            key.user = bob.guest.encode()
            assert await refused(stranger.sign_in(key)) == "bad-passkey"
            key.user = ann.guest.encode()
            other, key.key = key.key, Authenticator("").key
            assert await refused(stranger.sign_in(key)) == "bad-passkey"
            key.key = other
            wrong = {**await stranger.riddle(), "challenge": options["challenge"]}
            assert await refused(stranger.post("/api/passkey", {"credential": key.answer(wrong)})) == "bad-passkey"
            key.origin = "http://elsewhere.localhost"
            assert await refused(stranger.sign_in(key)) == "bad-passkey"
            key.origin = page.origin
            monkeypatch.setattr("posse.server.book.passkeys.GOOD_FOR", -1)
            assert await refused(stranger.sign_in(key)) == "bad-passkey"
            monkeypatch.undo()
            for nonsense in ({}, {"id": 7, "response": {}}, {"response": {"clientDataJSON": "e30"}}):
                assert await refused(stranger.post("/api/passkey", {"credential": nonsense})) == "bad-passkey"
            await stranger.sign_in(key)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_where_there_are_passkeys(tmp_path: Path) -> None:
    """Under a name of ours, over a safe line; and good under that name alone."""

    async def run() -> None:
        async with place(sqlite(tmp_path), names=("play.example", "two.example"), rate=5000.0) as host:
            ann = await Client.enter(host.url, "Ann")
            for origin in (host.url, "http://play.example", "https://192.0.2.7", "https://[2001:db8::1]"):
                assert (
                    await refused(Browser(host, origin, ann.token).post("/api/me/passkeys/begin", {})) == "no-passkeys"
                )
            foreign = Browser(host, "https://evil.example", ann.token)
            assert await refused(foreign.post("/api/me/passkeys/begin", {})) == "bad-host"
            assert await refused(Client(host.url, ann.token).post("/api/me/passkeys/begin", {})) == "no-passkeys"
            key = await Browser(host, "https://play.example", ann.token).add()
            assert (await Browser(host, "https://play.example").sign_in(key))["name"] == "Ann"
            key.origin = "https://two.example"
            assert await refused(Browser(host, "https://two.example").sign_in(key)) == "bad-passkey"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_no_passkey_leads_past_a_changed_password(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path), password="old") as host:
            ann = await Client.enter(host.url, "Ann", "old")
            page = Browser(host, token=ann.token)
            key = await page.add()
            await Browser(host).sign_in(key)
        async with place(sqlite(tmp_path), password="new") as host:
            key.origin = Browser(host).origin
            assert await refused(Browser(host).sign_in(key)) == "wrong-password"
            assert await refused(Browser(host).sign_in(key, password="old")) == "wrong-password"
            await Browser(host).sign_in(key, password="new")
            await Browser(host).sign_in(key)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_guest_with_a_passkey_is_kept_and_one_who_is_kicked_has_none(tmp_path: Path) -> None:
    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await Client.enter(host.url, "Ann")
            page, store = Browser(host, token=ann.token), host.house.store
            key = await page.add()
            await ann.post("/api/me/leave", {"everywhere": True})
            await store.execute(update(GUESTS).values(made=now() - 2 * DAY), update(KEYS).values(expires=0))
            await prune_guests(store, 0.0)
            await Browser(host).sign_in(key)
            await admin.kick(store, CATALOG, ann.guest)
            assert await store.rows(select(PASSKEYS)) == []
            assert await refused(Browser(host).sign_in(key)) == "bad-passkey"

    asyncio.run(asyncio.wait_for(run(), 60))


def test_sessions_are_listed_and_ended(database: str) -> None:
    async def run() -> None:
        async with place(database) as host:
            page = Browser(host)
            guest = (await page.post("/api/guests", {"name": "Ann"}))["guest"]
            ann = Client(host.url, page.token)
            link = (await ann.post("/api/me/link", {}))["link"].removeprefix("/me/")
            phone, tablet = [Client(host.url, ""), Client(host.url, "")]
            phone.token = (await phone.post("/api/me/follow", {"link": link}))["token"]
            link = (await ann.post("/api/me/link", {}))["link"].removeprefix("/me/")
            tablet.token = (await tablet.post("/api/me/follow", {"link": link}))["token"]
            eve = await host.guest("Eve")
            for client in (phone, tablet):
                await client.connect()
                await client.ask(wire.Ping())
            first, *others = await ann.get("/api/me/sessions")
            assert first["device"] == "firefox android" and first["here"] and first["seen"] >= first["made"] > 0
            assert [one["here"] for one in others] == [False, False]
            named = next(one["session"] for one in await phone.get("/api/me/sessions") if one["here"])
            await eve.post("/api/me/sessions/end", {"session": named})
            assert len(await ann.get("/api/me/sessions")) == 3
            assert len(await ann.post("/api/me/sessions/end", {"session": named})) == 2
            await until_true(lambda: not phone.connected)
            assert tablet.connected and await phone.get("/api/me") is None
            (here,) = await ann.post("/api/me/sessions/end", {})
            await until_true(lambda: not tablet.connected)
            assert here["here"] and (await ann.get("/api/me"))["guest"] == guest
            assert eve.connected

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_was_ended_at_another_node_is_out_at_once(postgres: str) -> None:
    """Not only when that node looks whether sessions are still valid, which takes it a minute."""

    async def run() -> None:
        async with place(postgres) as one, place(postgres) as two:
            ann = await Client.enter(one.url, "Ann")
            elsewhere = Client(two.url, ann.token)
            await elsewhere.connect()
            await elsewhere.ask(wire.Ping())
            assert (await elsewhere.get("/api/me"))["name"] == "Ann"
            await ann.post("/api/me/leave", {})
            await until_true(lambda: not elsewhere.connected)
            assert await elsewhere.get("/api/me") is None

    asyncio.run(asyncio.wait_for(run(), 60))


def test_when_a_device_was_last_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.server.book.guests.REMEMBERED", 0.05)

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, store = await host.guest("Ann"), host.house.store
            await store.execute(update(KEYS).values(seen=1))
            async with asyncio.timeout(30):
                while (await store.rows(select(KEYS.c.seen)))[0]["seen"] == 1:
                    await asyncio.sleep(0.02)
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))
