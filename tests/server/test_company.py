"""Playing together: friends by link, invitations, another game with the same people, groups that keep score."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy import select

from posse.server import wire
from posse.server.book import company
from posse.server.book.schema import CALLS
from posse.server.client import Client
from posse.server.wire.company import FriendLine
from posse.server.wire.deeds import GameLine, PlayLine
from tests.server.host import Place, place, sqlite, until_true
from tests.server.postman import Inbox, link_in, post_office, words_of
from tests.server.test_calls import SOON, by_mail
from tests.server.test_deeds import deeds_of
from tests.server.test_people import refused

OPEN = {"game": "five-points", "seats": 2, "sit": [0], "public": False}


async def befriended(one: Client, other: Client) -> None:
    link = (await one.post("/api/friends/link", {}))["link"].removeprefix("/friend/")
    assert (await other.post("/api/friends/whose", {"link": link}))["name"] == one.name
    await other.post("/api/friends", {"link": link})


async def given_up(host: Place, winner: Client, loser: Client) -> str:
    """A game between them that the second gives up."""
    table = str((await winner.post("/api/tables", OPEN))["table"])
    await winner.watch(table)
    await loser.watch(table)
    await loser.ask(wire.Sit(table, 1))
    await winner.ask(wire.Start(table))
    await loser.ask(wire.Concede(table, 1))
    await host.house.note_all()
    return table


def test_friends_invite_each_other(tmp_path: Path) -> None:
    """Nobody is asked by strangers; an invitation ends when one sits, declines, or the game begins."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob, eve = await host.guest("Ann"), await host.guest("Bob"), await host.guest("Eve")
            table = str((await ann.post("/api/tables", OPEN))["table"])
            ask: dict[str, Any] = {"guest": bob.guest}
            assert await refused(ann.post(f"/api/tables/{table}/invite", ask)) == "not-friends"
            await befriended(ann, bob)
            assert [one["name"] for one in (await ann.get("/api/friends"))["friends"]] == ["Bob"]
            assert [one["name"] for one in (await bob.get("/api/friends"))["friends"]] == ["Ann"]
            assert await refused(eve.post(f"/api/tables/{table}/invite", {"guest": ann.guest})) == "not-yours"
            await ann.post(f"/api/tables/{table}/invite", ask)
            (invite,) = (await bob.get("/api/me"))["invites"]
            assert (invite["table"], invite["by"], invite["free"]) == (table, "Ann", 1)
            assert (await eve.get("/api/me"))["invites"] == (await ann.get("/api/me"))["invites"] == []
            await bob.post("/api/invites/drop", {"table": table})
            assert (await bob.get("/api/me"))["invites"] == []
            await ann.post(f"/api/tables/{table}/invite", ask)
            await ann.post(f"/api/tables/{table}/invite", ask)
            assert len((await bob.get("/api/me"))["invites"]) == 1
            await bob.watch(table)
            await bob.ask(wire.Sit(table, 1))
            assert (await bob.get("/api/me"))["invites"] == []
            # What friends see.
            await ann.post("/api/me/settings", {"profile": "friends"})
            assert (await bob.get(f"/api/guests/{ann.guest}"))["name"] == "Ann"
            assert await refused(eve.get(f"/api/guests/{ann.guest}")) == "not-shown"
            # A newer link voids the older one; and who parts has parted both ways.
            old = (await ann.post("/api/friends/link", {}))["link"].removeprefix("/friend/")
            await ann.post("/api/friends/link", {})
            assert await refused(eve.post("/api/friends", {"link": old})) == "old-link"
            await bob.post("/api/friends/drop", {"guest": ann.guest})
            assert (await ann.get("/api/friends"))["friends"] == []
            assert await refused(bob.get(f"/api/guests/{ann.guest}")) == "not-shown"
            for client in (ann, bob, eve):
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_another_game_with_the_same_people(tmp_path: Path) -> None:
    """From the list of games: the table that is laid out already, if one is; after that is over, the next."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob, eve = await host.guest("Ann"), await host.guest("Bob"), await host.guest("Eve")
            table = await given_up(host, ann, bob)
            await deeds_of(ann, 1)
            assert await refused(eve.post(f"/api/tables/{table}/again", {})) == "not-yours"
            second = (await ann.post(f"/api/tables/{table}/again", {}))["table"]
            assert (await bob.post(f"/api/tables/{table}/again", {}))["table"] == second != table
            seats = (await bob.get(f"/api/tables/{second}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Ann", "Bob"]
            await ann.watch(second)
            await bob.watch(second)
            await ann.ask(wire.Start(second))
            await bob.ask(wire.Concede(second, 1))
            third = (await bob.post(f"/api/tables/{table}/again", {}))["table"]
            assert third not in (table, second)
            for client in (ann, bob, eve):
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_group_keeps_score(tmp_path: Path) -> None:
    """Of what its members play among themselves; nobody else learns more than its name, and that by its key."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob, eve = await host.guest("Ann"), await host.guest("Bob"), await host.guest("Eve")
            made = await ann.post("/api/groups", {"name": " Thursday  riders "})
            group, key = made["group"], made["key"]
            assert made["name"] == "Thursday riders" and made["member"]
            address = f"/api/groups/{group}"
            assert await refused(bob.get(address)) == "no-such-group"
            door = await Client(host.url, "").get(f"{address}?key={key}")
            assert (door["name"], door["member"], door["score"], door["games"]) == ("Thursday riders", False, [], [])
            assert await refused(bob.post(f"{address}/join", {"key": "guessed"})) == "old-link"
            await bob.post(f"{address}/join", {"key": key})
            await given_up(host, ann, bob)
            await given_up(host, eve, bob)
            found = await bob.get(address)
            score = [(line["name"], line["games"], line["won"], line["points"]) for line in found["score"]]
            assert score == [("Ann", 1, 1, 1.0), ("Bob", 1, 0, 0.0)] and len(found["games"]) == 1
            # All of a group are asked at once.
            table = str((await ann.post("/api/tables", OPEN))["table"])
            assert await refused(eve.post(f"/api/tables/{table}/invite", {"group": group})) == "not-yours"
            await ann.post(f"/api/tables/{table}/invite", {"group": group})
            assert [one["table"] for one in (await bob.get("/api/me"))["invites"]] == [table]
            assert (await ann.get("/api/friends"))["groups"] == [
                {"group": group, "name": "Thursday riders", "members": 2}
            ]
            for client in (ann, bob):
                await client.post(f"{address}/leave", {})
            assert await refused(ann.get(f"{address}?key={key}")) == "no-such-group"
            for client in (ann, bob, eve):
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_counts_for_a_group() -> None:
    """All people are members, two or more, each on one seat; bots may sit there and count for nothing."""

    def game(*plays: PlayLine) -> GameLine:
        return GameLine("t", "deadwood", "friendly", 0, 0, 0, list(plays))

    ann, bob, zoe = PlayLine("Ann", 1, "ann"), PlayLine("Bob", 3, "bob"), PlayLine("Zoe", 3, "zoe")
    bot = PlayLine("Cora", 2, bot="marshal")
    members = {"ann", "bob", "zoe"}
    assert company.among(members, game(ann, bob, bot))
    assert not company.among({"ann"}, game(ann, bob))
    assert not company.among(members, game(ann, bot))
    assert not company.among(members, game(ann, ann, bob))
    lines = company.score([FriendLine(one, one.title()) for one in sorted(members)], [game(ann, bob, zoe, bot)])
    assert [(line.name, line.points, line.won) for line in lines] == [
        ("Ann", 1.0, 1),
        ("Bob", 0.25, 0),
        ("Zoe", 0.25, 0),
    ]


def test_an_invitation_is_sent_to_who_does_not_look(tmp_path: Path) -> None:
    """Once, in the reader's language, with a link that leads to the table; in quiet hours the page must do."""

    async def run(inbox: Inbox, settings: dict[str, Any]) -> None:
        async with place(sqlite(tmp_path), **SOON, **settings) as host:
            ann, bob, joe = await host.guest("Ann"), await host.guest("Bob"), await host.guest("Joe")
            await bob.post("/api/me/settings", {"language": "pl"})
            minute = datetime.now(UTC).hour * 60
            night = [(minute - 60) % 1440, (minute + 180) % 1440]
            await joe.post("/api/me/settings", {"quiet": night, "zone": "UTC"})
            for friend in (bob, joe):
                await befriended(ann, friend)
                await by_mail(friend, inbox, f"{friend.name}@inbox.example")
            table = str((await ann.post("/api/tables", {**OPEN, "seats": 3}))["table"])
            for friend in (joe, bob, bob):
                await ann.post(f"/api/tables/{table}/invite", {"guest": friend.guest})
            await until_true(lambda: inbox.mails)
            while await host.house.store.rows(select(CALLS)):
                await asyncio.sleep(0.01)
            (mail,) = inbox.mails
            assert "Ann zaprasza Cię do stołu, do gry Gangi Nowego Jorku." in words_of(mail)
            assert link_in(mail, "me").endswith(f"/{table}")
            assert len((await joe.get("/api/me"))["invites"]) == 1

    with post_office() as (inbox, settings):
        asyncio.run(asyncio.wait_for(run(inbox, settings), 60))
