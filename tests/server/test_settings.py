"""What guests have settled follows them; who has lost the cookie comes back by mail; and what is not set up is told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from posse.server.book.schema import CALLS, KEYS
from posse.server.client import Client
from posse.server.node import admin
from tests.server.host import Place, place, sqlite, until_true
from tests.server.postman import Inbox, link_in, post_office
from tests.server.test_calls import SOON, by_mail
from tests.server.test_people import refused


def test_nothing_is_set_up(tmp_path: Path) -> None:
    """Everything but messages works, and the server says what it can't do."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann = await host.guest("Ann")
            ways = await ann.get("/api/me/ways")
            assert ways["ways"] == [] and not ways["mail"] and not ways["hooks"] and len(ways["push"]) == 87
            assert await refused(ann.post("/api/me/ways", {"kind": "mail", "address": "a@b.example"})) == "no-mail"
            hook = {"kind": "ntfy", "address": "https://ntfy.sh/posse"}
            assert await refused(ann.post("/api/me/ways", hook)) == "no-hooks"
            assert await refused(ann.post("/api/recover", {"mail": "a@b.example"})) == "no-mail"
            stranger = Client(host.url, "")
            for path in ("/api/me/settings", "/api/me/ways/drop", "/api/me/ways/try"):
                assert await refused(stranger.post(path, {"way": "x"} if "ways" in path else {})) == "sign-in"
            await ann.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_lost_cookie_and_a_mail(tmp_path: Path) -> None:
    """Who has confirmed an address comes back by it; whether anybody has one, nobody learns."""

    async def run(inbox: Inbox, settings: dict[str, Any]) -> None:
        async with place(sqlite(tmp_path), **SOON, **settings) as host:
            ann = await host.guest("Ann")
            await by_mail(ann, inbox, "ann@inbox.example")
            await ann.post("/api/me/leave", {"everywhere": True})
            stranger = Client(host.url, "")
            assert await stranger.post("/api/recover", {"mail": "nobody@inbox.example"}) == {}
            assert await stranger.post("/api/recover", {"mail": "ann@inbox.example"}) == {}
            await until_true(lambda: inbox.mails)
            assert len(inbox.mails) == 1
            found = await stranger.post("/api/me/follow", {"link": link_in(inbox.mails[0], "me")})
            assert found["guest"] == ann.guest and found["name"] == "Ann"
            assert await host.house.store.rows(select(KEYS).where(KEYS.c.kind == "mail")) == []
            await ann.close()

    with post_office() as (inbox, settings):
        asyncio.run(asyncio.wait_for(run(inbox, settings), 60))


@pytest.mark.parametrize("wish", [{"zoom": 9}, {"theme": "pink"}, {"quiet": [0, 1440]}, {"quiet": [1, 2, 3]}])
def test_settings_follow(tmp_path: Path, wish: dict[str, Any]) -> None:
    """To every device; what is left out stays; what makes no sense changes nothing."""

    async def run(host: Place) -> None:
        ann = await host.guest("Ann")
        assert (await ann.get("/api/me"))["settings"] == {}
        await ann.post("/api/me/settings", {"theme": "dark", "zoom": 120})
        await ann.post("/api/me/settings", {"clauses": False, "quiet": []})
        link = (await ann.post("/api/me/link", {}))["link"].removeprefix("/me/")
        token = (await Client(host.url, "").post("/api/me/follow", {"link": link}))["token"]
        phone = Client(host.url, token)
        assert await refused(phone.post("/api/me/settings", wish)) == "bad-message"
        kept = {"theme": "dark", "zoom": 120, "clauses": False, "quiet": []}
        assert (await phone.get("/api/me"))["settings"] == kept
        await ann.close()

    async def main() -> None:
        async with place(sqlite(tmp_path)) as host:
            await run(host)

    asyncio.run(asyncio.wait_for(main(), 60))


def test_no_mail_leads_past_the_password(tmp_path: Path) -> None:
    """Who came in by an old password gives the new one, by whatever way they come; and who was kicked has no way."""

    async def run(inbox: Inbox, settings: dict[str, Any]) -> None:
        async with place(sqlite(tmp_path), password="old", **SOON, **settings) as host:
            ann = await Client.enter(host.url, "Ann", "old")
            await by_mail(ann, inbox, "ann@inbox.example")
        async with place(sqlite(tmp_path), password="new", **SOON, **settings) as host:
            stranger = Client(host.url, "")
            key = await host.house.guests.mail_link(ann.guest, 3)  # as in a message about a turn
            assert await refused(stranger.post("/api/me/follow", {"link": key})) == "old-link"
            assert await refused(stranger.post("/api/recover", {"mail": "ann@inbox.example"})) == "wrong-password"
            await stranger.post("/api/recover", {"mail": "ann@inbox.example", "password": "new"})
            await until_true(lambda: inbox.mails)
            found = await stranger.post("/api/me/follow", {"link": link_in(inbox.mails.pop(), "me")})
            assert found["guest"] == ann.guest
            await admin.kick(host.house.store, host.house.catalog, ann.guest)
            await stranger.post("/api/recover", {"mail": "ann@inbox.example", "password": "new"})
            assert await host.house.store.rows(select(CALLS)) == [] and not inbox.mails

    with post_office() as (inbox, settings):
        asyncio.run(asyncio.wait_for(run(inbox, settings), 60))
