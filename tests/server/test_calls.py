"""It is your turn: people are called by mail, in browsers and in channels; once a turn, and with nothing secret."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import urllib.request
from pathlib import Path
from typing import Any

from sqlalchemy import select

from posse.kernel.chance import Sampled
from posse.kernel.flow import Ballot
from posse.server import wire
from posse.server.book.schema import CALLS
from posse.server.book.ways import Ways
from posse.server.client import Client, Refused
from posse.server.config import Config
from posse.server.node.carriers import may_go_to
from posse.server.table.turns import turns
from posse.words import Words
from tests.server.host import asked, place, sqlite, until, until_true
from tests.server.postman import HOUSE, Browser, Inbox, Service, link_in, post_office, service, words_of
from tests.server.shelf import CATALOG
from tests.server.test_people import choose, refused
from tests.server.test_play import set_table

SOON: dict[str, Any] = {"call_after": 0.0, "call_interval": 0.02, "call_gather": 0.0, "note_interval": 0.02}


async def by_mail(client: Client, inbox: Inbox, address: str) -> None:
    """Be called there: the mail that asks whose address it is, and the yes."""
    await client.post("/api/me/ways", {"kind": "mail", "address": address})
    await until_true(lambda: inbox.to(address))
    await client.post("/api/confirm", {"token": link_in(inbox.to(address).pop(), "mail")})
    inbox.mails.clear()


async def in_browser(client: Client, ours: Service, path: str = "/push/1") -> Browser:
    browser = Browser(ours.url + path)
    await client.post("/api/me/ways", {"kind": "push", "address": browser.subscription})
    return browser


async def play_on(client: Client, table: str, luck: Sampled) -> bool:
    """Come back, answer until it is somebody else's turn, and go. Whether the game is over."""
    await client.connect()
    await client.watch(table)
    seat = client.seats(table)[0]
    await until(lambda: (table, seat) in client.seen, client)
    while (question := client.seen[table, seat].question) is not None and client.info[table].status == "playing":
        number = question.number
        await client.answer(table, seat, question.choices[luck.below(len(question.choices))].choice)

        def answered(number: int = number) -> bool:
            open_now = client.seen[table, seat].question
            return open_now is None or open_now.number != number or client.info[table].status != "playing"

        await until(answered, client)
    await client.close()
    return client.info[table].status == "over"


def test_a_game_over_days_by_following_what_was_sent(tmp_path: Path) -> None:
    """Ann is called by mail, and signs in by its link every time; Bob in his browser. They never look together."""

    async def run(inbox: Inbox, settings: dict[str, Any], ours: Service) -> None:
        async with place(sqlite(tmp_path), services=(ours.url,), **SOON, **settings) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            await by_mail(ann, inbox, "ann@inbox.example")
            browser = await in_browser(bob, ours)
            table = await set_table(host, "deadwood", 2, [ann, bob], live=False)
            await ann.close()
            await bob.close()
            over, read, luck = False, {"Ann": 0, "Bob": 0}, Sampled.of(7)
            while not over:
                await until_true(lambda: len(inbox.mails) > read["Ann"] or len(ours.got) > read["Bob"])
                if len(inbox.mails) > read["Ann"]:
                    link, _, where = link_in(inbox.mails[read["Ann"]], "me").partition("/")
                    read["Ann"] += 1
                    assert where == table
                    token = (await Client(host.url, "").post("/api/me/follow", {"link": link}))["token"]
                    over = await play_on(Client(host.url, token, ann.guest, "Ann"), where, luck)
                else:
                    said = browser.read(ours.got[read["Bob"]][2])
                    read["Bob"] += 1
                    assert said["link"] == f"/t/{table}"
                    over = await play_on(Client(host.url, bob.token, bob.guest, "Bob"), table, luck)
            assert min(read.values()) > 5
            assert await host.house.store.rows(select(CALLS)) == []

    with post_office() as (inbox, settings), service() as ours:
        asyncio.run(asyncio.wait_for(run(inbox, settings, ours), 120))


def test_what_a_mail_says(tmp_path: Path) -> None:
    """The game, who sits there, a link that signs in once, a link that stops: all of it, in the reader's language."""

    async def run(inbox: Inbox, settings: dict[str, Any]) -> None:
        async with place(sqlite(tmp_path), **SOON, **settings) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            for client, language in ((ann, "en"), (bob, "pl")):
                await client.post("/api/me/settings", {"language": language})
                await by_mail(client, inbox, f"{client.name}@inbox.example")
            table = await set_table(host, "five-points", 2, [ann, bob], live=False)
            who, _ = await asked([ann, bob], table)
            other = bob if who is ann else ann
            await ann.close()
            await bob.close()
            await until_true(lambda: inbox.mails)
            mail = inbox.mails[0]
            link, stop = link_in(mail, "me"), link_in(mail, "stop")
            polish = who is bob
            game = Words("pl" if polish else "en", CATALOG["five-points"]).text("title")
            assert mail["Subject"] == (f"Twoja kolej: {game}" if polish else f"It’s your turn: {game}")
            told = f"Grają też: {other.name}." if polish else f"It’s your turn at {game} with {other.name}."
            words = words_of(mail).replace(link, "LINK").replace(stop, "STOP")
            assert told in words
            lines = [line for line in words.splitlines() if line]
            assert lines[2:4] == [f"{HOUSE}/me/LINK", "--"] and lines[-1] == f"{HOUSE}/stop/STOP" and len(lines) == 7
            assert mail["List-Unsubscribe"].strip() == f"<{HOUSE}/api/stop/{stop}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stranger = Client(host.url, "")
            key = link.partition("/")[0]
            assert (await stranger.post("/api/me/whose", {"link": key}))["guest"] == who.guest
            assert (await stranger.post("/api/me/follow", {"link": key}))["guest"] == who.guest
            assert await refused(stranger.post("/api/me/follow", {"link": key})) == "old-link"
            # A mail program's one click: a form, from nowhere, without a cookie.
            form = urllib.request.Request(f"{host.url}/api/stop/{stop}", b"List-Unsubscribe=One-Click", method="POST")
            with await asyncio.to_thread(urllib.request.urlopen, form) as answer:
                assert answer.status == 200
            assert (await who.get("/api/me/ways"))["ways"][0]["state"] == "off"
            assert await refused(stranger.post(f"/api/stop/{stop[:-1]}x", {})) == "old-link"
            assert await refused(stranger.post("/api/confirm", {"token": stop})) == "old-link"

    with post_office() as (inbox, settings):
        asyncio.run(asyncio.wait_for(run(inbox, settings), 60))


def test_once_a_turn_and_together(tmp_path: Path) -> None:
    """Who has many tables gets one message for all of them; nothing comes twice, and nothing to who looks."""

    async def run(ours: Service) -> None:
        settings = {**SOON, "call_gather": 300.0}
        async with place(sqlite(tmp_path), services=(ours.url,), **settings) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            tables = [await set_table(host, "five-points", 2, [ann, bob], live=False) for _ in range(3)]
            turns_of = {"Ann": 0, "Bob": 0}
            for table in tables:
                turns_of[(await asked([ann, bob], table))[0].name] += 1
            name, count = max(turns_of.items(), key=lambda one: one[1])
            who = ann if name == "Ann" else bob
            browser = await in_browser(who, ours)
            host.house.config = Config(**{**vars(host.house.config), "call_after": 3600.0})
            await asyncio.sleep(0.2)
            assert not ours.got  # they look
            await ann.close()
            await bob.close()
            host.house.config = Config(**{**vars(host.house.config), "call_after": 0.0})
            await until_true(lambda: ours.got)
            said = browser.read(ours.got[0][2])
            lines = said["text"].splitlines()
            assert len(lines) == count and said["link"] == ("/" if count > 1 else said["link"])
            await host.house.note_all()
            await host.house.calling.call()
            await asyncio.gather(*await host.house.posting.send_all())
            assert len(ours.got) == 1

    with service() as ours:
        asyncio.run(asyncio.wait_for(run(ours), 60))


def test_quiet_hours(tmp_path: Path) -> None:
    async def run(ours: Service) -> None:
        async with place(sqlite(tmp_path), services=(ours.url,), **SOON) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob], live=False)
            who, _ = await asked([ann, bob], table)
            await who.post("/api/me/settings", {"quiet": [0, 1439], "zone": "Europe/Warsaw"})
            await in_browser(who, ours)
            await ann.close()
            await bob.close()
            await host.house.note_all()
            await host.house.calling.call()
            assert await host.house.store.rows(select(CALLS)) == [] and not ours.got
            await who.post("/api/me/settings", {"quiet": []})
            await until_true(lambda: ours.got)

    with service() as ours:
        asyncio.run(asyncio.wait_for(run(ours), 60))


def test_what_fails_is_tried_again_and_holds_nobody_up(tmp_path: Path) -> None:
    async def run(inbox: Inbox, settings: dict[str, Any], ours: Service) -> None:
        async with place(sqlite(tmp_path), services=(ours.url,), **SOON, **settings) as host:
            host.house.posting.waits = (0.01,) * 5
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            for client in (ann, bob):
                await by_mail(client, inbox, f"{client.name}@inbox.example")
                await in_browser(client, ours, f"/push/{client.name}")
            inbox.answers = ["451 later", "451 later"]
            ours.open.clear()  # the push service does not answer
            table = await set_table(host, "five-points", 2, [ann, bob], live=False)
            who, seat = await asked([ann, bob], table)
            await ann.close()
            await bob.close()
            await until_true(lambda: len(inbox.mails) == 1 and ours.tried == 1)
            assert inbox.tried == 5  # two to confirm, then three
            await who.connect()
            await who.watch(table)
            await choose(who, table, seat)  # while a message hangs
            ours.answers = [503, 410]
            ours.open.set()
            await until_true(lambda: ours.tried >= 1)
            await who.close()

            async def broken() -> bool:
                rows = [row for guest in (ann, bob) for row in await Ways(host.house.store).of(guest.guest)]
                return any(row["state"] == "broken" for row in rows)

            for _ in range(3000):
                if await broken():
                    break
                await asyncio.sleep(0.01)
            assert await broken()

    with post_office() as (inbox, settings), service() as ours:
        asyncio.run(asyncio.wait_for(run(inbox, settings, ours), 60))


def test_channels_and_what_they_may_know(tmp_path: Path) -> None:
    """Each in its own form; names that people gave themselves call nobody; and no address but the named ones."""

    async def run(ours: Service) -> None:
        async with place(sqlite(tmp_path), services=(ours.url,), address=HOUSE, **SOON) as host:
            ann, bob = await host.guest("<@everyone>"), await host.guest("*Bob* & <co>")
            for client in (ann, bob):
                for kind in ("discord", "slack", "ntfy"):
                    await client.post("/api/me/ways", {"kind": kind, "address": f"{ours.url}/{kind}/topic"})
            table = await set_table(host, "five-points", 2, [ann, bob], live=False)
            who, _ = await asked([ann, bob], table)
            await ann.close()
            await bob.close()
            await until_true(lambda: len(ours.got) == 3)
            got = {path: json.loads(body) for path, _, body in ours.got}
            link = f"{HOUSE}/t/{table}"
            discord, slack, ntfy = got["/discord/topic"], got["/slack/topic"], got["/ntfy/"]
            assert discord["allowed_mentions"] == {"parse": []} and discord["content"].endswith(f"<{link}>")
            assert ntfy["topic"] == "topic" and ntfy["click"] == link
            if who is ann:
                assert r"\*Bob\* & \<co\>" in discord["content"] and "*Bob* &amp; &lt;co&gt;" in slack["text"]
            else:
                assert r"\<@everyone\>" in discord["content"] and "&lt;@everyone&gt;" in slack["text"]
            for bad in ("http://127.0.0.1:1/x", "file:///etc/passwd", f"{ours.url}@evil.example/", "nonsense"):
                assert await refused(ann.post("/api/me/ways", {"kind": "slack", "address": bad})) == "bad-way"

    with service() as ours:
        asyncio.run(asyncio.wait_for(run(ours), 60))


def test_a_service_leads_nowhere_else(tmp_path: Path) -> None:
    async def run(ours: Service) -> None:
        async with place(sqlite(tmp_path), services=(f"{ours.url}/good",), address=HOUSE, **SOON) as host:
            ann = await host.guest("Ann")
            ways = await ann.post("/api/me/ways", {"kind": "ntfy", "address": f"{ours.url}/good/topic"})
            ours.answers = [302]
            await ann.post("/api/me/ways/try", {"way": ways["ways"][0]["way"]})
            await until_true(lambda: ours.tried == 1)
            await ann.close()

        assert ours.got == []

    with service() as ours:
        asyncio.run(asyncio.wait_for(run(ours), 60))
    config = Config("", services=("https://ntfy.play.example/",))
    assert may_go_to("ntfy", "https://ntfy.play.example/mine", config)
    assert not may_go_to("ntfy", "https://ntfy.play.example.evil.example/mine", config)
    assert not may_go_to("push", "https://evil.example/fcm.googleapis.com/", config)
    assert may_go_to("push", "https://db5p.notify.windows.com/w/?token=x", config)
    assert not may_go_to("push", "https://notify.windows.com.evil.example/", config)


def test_the_push_is_signed(tmp_path: Path) -> None:
    """By the house's own key, made on its first start; the same after the next."""

    async def run(ours: Service) -> None:
        keys = []
        for _ in range(2):
            async with place(sqlite(tmp_path), services=(ours.url,), **SOON) as host:
                ann = await host.guest("Ann")
                browser = await in_browser(ann, ours)
                ways = await ann.get("/api/me/ways")
                keys.append(ways["push"])
                await ann.post("/api/me/ways/try", {"way": ways["ways"][0]["way"]})
                await until_true(lambda: ours.got)
                _, headers, body = ours.got.pop()
                assert browser.read(body)["title"] == "Posse can call you" and b"Posse" not in body
                scheme, _, parts = headers["authorization"].partition(" ")
                said = dict(part.strip().split("=", 1) for part in parts.split(","))
                assert scheme == "vapid" and said["k"].rstrip("=") == keys[-1]
                claims = json.loads(base64.urlsafe_b64decode(said["t"].split(".")[1] + "=="))
                assert claims["aud"] == ours.url
                await ann.close()
        assert keys[0] == keys[1]

    with service() as ours:
        asyncio.run(asyncio.wait_for(run(ours), 60))


def test_of_a_secret_question_no_channel_hears(tmp_path: Path) -> None:
    """Who is asked in a reaction window, or has not answered in a ballot, is nobody else's business."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            clients = [await host.guest(f"guest {n}") for n in range(3)]
            table = await set_table(host, "standoff", 3, clients, live=False, singles=True)
            sitting = host.house.tables[table].sitting
            assert sitting.game is not None
            luck, kinds = Sampled.of(3), set()
            for _ in range(200):
                if not (seats := sitting.asked()):
                    break
                secret = isinstance(sitting.game.pending, Ballot)
                found, guests = turns(sitting), {clients[seat].guest for seat in seats}
                assert found.keys() == guests and all(turn.known != secret for turn in found.values())
                kinds.add(secret)
                seat, choices = seats[0], sitting.game.question(seats[0])
                assert choices is not None
                choice = choices.choices[luck.below(len(choices.choices))]
                with contextlib.suppress(Refused):  # standing orders may have been quicker
                    await clients[seat].ask(wire.Answer(table, seat, sitting.era, choices.number, choice))
            assert kinds == {True, False}
            for client in clients:
                await client.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_two_nodes_call_once(postgres: str) -> None:
    async def run(ours: Service) -> None:
        settings = {**SOON, "services": (ours.url,)}
        async with place(postgres, **settings) as one, place(postgres, **settings) as two:
            ann, bob = await one.guest("Ann"), await two.guest("Bob")
            await in_browser(ann, ours, "/push/ann")
            await in_browser(bob, ours, "/push/bob")
            for host in (one, two):
                await host.house.calling.learn()
            table = await set_table(one, "five-points", 2, [ann, bob], live=False)
            await ann.close()
            await bob.close()
            await until_true(lambda: ours.got)
            for host in (one, two):
                await host.house.note_all()
                await host.house.calling.call()
                await asyncio.gather(*await host.house.posting.send_all())
            assert len(ours.got) == 1 and table

    with service() as ours:
        asyncio.run(asyncio.wait_for(run(ours), 60))
