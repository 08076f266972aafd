"""What people can do around a game: lobby, undo, pause, concede, takeover, clocks, chat, rematch, links."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from posse.server import wire
from posse.server.client import Client, Lost, Refused
from posse.server.errors import No
from tests.server.host import Place, asked, place, play_random, sqlite, until, until_true
from tests.server.test_play import set_table

Story = Callable[[Place, Client, Client], Awaitable[None]]


def told(tmp_path: Path, story: Story, **settings: Any) -> None:
    """Two guests at a server."""

    async def run() -> None:
        async with place(sqlite(tmp_path), **settings) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            await asyncio.wait_for(story(host, ann, bob), 60)
            await ann.close()
            await bob.close()

    asyncio.run(run())


async def refused(request: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as problem:
        await request
    assert str(problem.value)
    return problem.value.key


async def choose(client: Client, table: str, seat: int, which: int = 0) -> None:
    question = client.seen[table, seat].question
    assert question is not None
    await client.answer(table, seat, question.choices[which].choice)


def test_the_lobby(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        games = {game["game"]: game for game in await ann.get("/api/games")}
        assert games["five-points"]["seats"] == [2, 3, 4] and "drifter" in games["five-points"]["levels"]
        wish: dict[str, Any] = {"game": "five-points", "seats": 3}
        assert await refused(ann.post("/api/tables", {**wish, "seats": 9})) == "bad-table"
        assert await refused(ann.post("/api/tables", {**wish, "options": {"x": 1}})) == "bad-table"
        assert await refused(ann.post("/api/tables", {**wish, "game": "chess"})) == "no-such-game"
        assert await refused(ann.post("/api/tables", {**wish, "bots": ["scout:9999999ms"]})) == "no-such-bot"
        table = (await ann.post("/api/tables", wish))["table"]
        secret = (await ann.post("/api/tables", {**wish, "public": False}))["table"]
        listed = [line["table"] for line in await bob.get("/api/tables")]
        assert table in listed and secret not in listed
        await ann.watch(table)
        await bob.watch(table)
        await bob.ask(wire.Sit(table, 1))
        assert await refused(ann.ask(wire.Sit(table, 1))) == "seat-taken"
        assert await refused(ann.ask(wire.Sit(table, 7))) == "no-such-seat"
        assert await refused(bob.ask(wire.Start(table))) == "not-host"
        assert await refused(bob.ask(wire.SeatBot(table, 2, "random"))) == "not-host"
        await ann.ask(wire.Sit(table, 0))
        assert await refused(ann.ask(wire.Start(table))) == "seats-free"
        await bob.ask(wire.Stand(table, 1))
        await bob.ask(wire.Sit(table, 2, 0, "Bob the Brave"))
        await ann.ask(wire.SeatBot(table, 1, "random"))
        await until(lambda: ann.info[table].seats[2].name == "Bob the Brave", ann)
        await ann.ask(wire.Start(table))
        await until(lambda: bob.info[table].commitment != "", bob)
        assert not bob.info[table].seed
        assert await refused(bob.ask(wire.Sit(table, 1))) == "begun"
        await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
        mine = {line["table"]: line for line in (await bob.get("/api/me"))["tables"]}
        assert mine[table]["yours"] == [2] and mine[table]["status"] == "over"
        await ann.watch(secret)
        await ann.ask(wire.Close(secret))
        assert await refused(ann.ask(wire.Sit(secret, 0))) == "closed"

    told(tmp_path, story)


def test_whose_turn_it_is(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], live=False)
        client, seat = await asked([ann, bob], table)
        other = bob if client is ann else ann
        line = next(t for t in (await client.get("/api/me"))["tables"] if t["table"] == table)
        assert line["turns"] == [seat]
        line = next(t for t in (await other.get("/api/me"))["tables"] if t["table"] == table)
        assert line.get("turns", []) == []

    told(tmp_path, story)


async def once_back_and_forth(clients: list[Client], table: str) -> str:
    """Whoever is asked chooses, takes it back, and chooses again."""
    client, seat = await asked(clients, table)
    other = clients[1] if client is clients[0] else clients[0]
    seen = client.seen[table, seat]
    before, era, way = dict(seen.view), seen.era, "free"
    await choose(client, table, seat)
    await client.ask(wire.Undo(table, seat))
    if seen.era == era:
        way = "by consent"
        await until(lambda: other.info[table].proposal is not None, other)
        proposal = other.info[table].proposal
        assert proposal is not None and proposal.what == "undo"
        assert await refused(client.ask(wire.Vote(table, seat, proposal.number, True))) == "not-asked-vote"
        await other.ask(wire.Vote(table, other.seats(table)[0], proposal.number, True))
    await until(lambda: seen.era == era + 1, client)
    assert seen.view == before
    await choose(client, table, seat)
    return way


def test_taking_back(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        assert await refused(client.ask(wire.Undo(table, seat))) == "nothing-to-undo"
        ways = [await once_back_and_forth([ann, bob], table) for _ in range(12)]
        assert set(ways) == {"free", "by consent"}
        await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))

    told(tmp_path, story)


def test_an_answer_counts_once(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        client, seat = await asked([ann, bob], table)
        seen = client.seen[table, seat]
        assert seen.question is not None
        answer = wire.Answer(table, seat, seen.era, seen.question.number, seen.question.choices[0].choice)
        await client.ask(answer)
        entries = host.house.tables[table].sitting.entries
        for _ in range(3):
            await client.ask(answer)
        assert host.house.tables[table].sitting.entries == entries
        answer.choice += 1
        assert await refused(client.ask(answer)) in ("why-stale", "why-not-asked")

    told(tmp_path, story)


def test_pause_and_refusal(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        await ann.ask(wire.Propose(table, 0, "pause"))
        assert await refused(bob.ask(wire.Propose(table, 1, "close"))) == "proposal-open"
        await bob.ask(wire.Vote(table, 1, 1, False))
        await until(lambda: ann.info[table].proposal is None, ann)
        await ann.ask(wire.Propose(table, 0, "pause"))
        await bob.ask(wire.Vote(table, 1, 2, True))
        await until(lambda: ann.info[table].paused, ann)
        client, seat = await asked([ann, bob], table)
        assert await refused(choose(client, table, seat)) == "paused"
        await bob.ask(wire.Resume(table, 1))
        await choose(client, table, seat)
        await ann.ask(wire.Propose(table, 0, "close"))
        await bob.ask(wire.Vote(table, 1, 3, True))
        await until(lambda: ann.info[table].status == "closed", ann)

    told(tmp_path, story)


def test_conceding_ends_a_game_of_two(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        await ann.ask(wire.Concede(table, 0))
        await until(lambda: bob.info[table].status == "over", bob)
        assert bob.info[table].ranks == [2, 1] and bob.info[table].seed

    told(tmp_path, story)


def test_conceding_among_three_leaves_a_bot(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        cat = await host.guest("Cat")
        table = await set_table(host, "five-points", 3, [ann, bob, cat])
        await ann.ask(wire.Concede(table, 0))
        await asyncio.gather(play_random(bob, table, 1), play_random(cat, table, 2))
        ranks = bob.info[table].ranks
        assert ranks is not None and ranks[0] == 3
        await cat.close()

    told(tmp_path, story)


def test_a_bot_plays_for_who_is_away(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        while (await asked([ann, bob], table))[0] is ann:
            await choose(ann, table, 0)
        assert await refused(ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))) == "not-late"
        assert await refused(ann.ask(wire.Propose(table, 0, "takeover", 0, 0, "random"))) == "not-asked-vote"
        await bob.close()
        await until(lambda: not ann.info[table].seats[1].present, ann)
        await ann.ask(wire.Propose(table, 0, "takeover", 0, 1, "random"))
        await until(lambda: ann.info[table].seats[1].stand_in == "random", ann)
        for _ in range(4):
            client, seat = await asked([ann], table)
            await choose(client, table, seat)
        await bob.connect()
        await bob.watch(table)
        await until(lambda: ann.info[table].seats[1].stand_in == "", ann)
        await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))

    told(tmp_path, story)


def test_clocks(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], clock={"seconds": 1.0, "increment": 0.0})
        client, seat = await asked([ann, bob], table)
        other = bob if client is ann else ann
        await until(lambda: other.info[table].seats[seat].why == "clock", other)
        assert other.info[table].seats[seat].stand_in
        assert await refused(client.ask(wire.Concede(table, 1 - seat))) == "not-yours"
        await play_random(other, table, 1)

    told(tmp_path, story)


def test_chat(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        await ann.ask(wire.Say(table, 0, "  hands\nup \x00 "))
        await bob.ask(wire.Say(table, 0, "", "say-hello"))
        await until(lambda: len(ann.chat.get(table, [])) == 2, ann)
        assert [(line.text, line.phrase) for line in ann.chat[table]] == [("hands up", ""), ("", "say-hello")]
        assert await refused(ann.ask(wire.Say(table, 0, "x" * 301))) == "text-wanted"
        assert await refused(ann.ask(wire.Say(table, 0, "", "say-nothing"))) == "no-such-phrase"
        late = await host.guest("Late")
        await late.watch(table)
        assert len(late.chat[table]) == 2
        await late.close()

    told(tmp_path, story)


def test_rematch_replay_and_branch(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        assert await refused(ann.text(f"/api/tables/{table}/record")) == "not-over"
        assert await refused(ann.get(f"/api/tables/{table}/replay?seat=1")) == "not-yours"
        assert await refused(ann.post(f"/api/tables/{table}/branch", {"upto": 0, "seat": 0})) == "not-over"
        await asyncio.gather(play_random(ann, table, 1), play_random(bob, table, 2))
        last = await bob.get(f"/api/tables/{table}/replay?seat=0")
        assert last["scene"]["view"] == ann.seen[table, 0].view and last["upto"] == last["choices"]
        middle = await bob.get(f"/api/tables/{table}/replay?upto=9&seat=0")
        assert middle["scene"]["view"]["you"] == 0 and not middle["scene"]["view"]["over"]
        assert await refused(bob.get(f"/api/tables/{table}/replay?upto=99999")) == "bad-moment"
        again = (await ann.ask(wire.Rematch(table, 0))).table
        assert (await bob.ask(wire.Rematch(table, 1))).table == again
        await ann.watch(again)
        assert [seat.name for seat in ann.info[again].seats] == ["Ann", "Bob"]
        await ann.ask(wire.Start(again))
        branch = (await bob.post(f"/api/tables/{table}/branch", {"upto": 9, "seat": 1}))["table"]
        await bob.watch(branch)
        assert bob.info[branch].of == bob.info[table].commitment
        await play_random(bob, branch, 3)
        assert bob.info[branch].status == "over"

    told(tmp_path, story)


def test_who_only_watches_is_counted(tmp_path: Path) -> None:
    """Each guest without a seat once, however many windows they have open; who sits down watches no more."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        cat = await host.guest("Cat")
        table = (await ann.post("/api/tables", {"game": "five-points", "seats": 2, "sit": [0]}))["table"]
        await ann.watch(table)
        assert ann.info[table].watching == 0
        await bob.watch(table)
        await until(lambda: ann.info[table].watching == 1, ann)
        again = Client(host.url, bob.token)
        await again.connect()
        await again.watch(table)
        await cat.watch(table)
        await until(lambda: ann.info[table].watching == 2, ann)
        assert (await ann.get(f"/api/tables/{table}"))["watching"] == 2
        await bob.ask(wire.Sit(table, 1))
        await until(lambda: ann.info[table].watching == 1, ann)
        await bob.ask(wire.Stand(table, 1))
        await until(lambda: ann.info[table].watching == 2, ann)
        await again.close()
        await bob.ask(wire.Leave(table))
        await until(lambda: ann.info[table].watching == 1, ann)
        await cat.close()
        await until(lambda: ann.info[table].watching == 0, ann)

    told(tmp_path, story)


def test_another_name(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob])
        guest = await ann.post("/api/me", {"name": "  Calamity   Ann "})
        assert guest["name"] == "Calamity Ann"
        assert await ann.get("/api/me") is None
        renamed = Client(host.url, guest["token"])
        me = await renamed.get("/api/me")
        assert (me["name"], me["guest"]) == ("Calamity Ann", guest["guest"])
        assert [line["table"] for line in me["tables"]] == [table]
        assert await refused(renamed.post("/api/me", {"name": " "})) == "name-wanted"
        assert (await bob.get("/api/me"))["name"] == "Bob"

    told(tmp_path, story)


def test_of_two_who_follow_a_link_at_once_one_comes_in(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        link = (await ann.post("/api/me/link", {}))["link"].removeprefix("/me/")
        tries = [Client(host.url, "").post("/api/me/follow", {"link": link}) for _ in range(8)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(answer, dict) for answer in answers) == 1

    told(tmp_path, story)


def test_signing_out_ends_sockets_too(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        """Ann has a laptop and a phone."""
        table = await set_table(host, "five-points", 2, [ann, bob])
        link = (await ann.post("/api/me/link", {}))["link"].removeprefix("/me/")
        phone = Client(host.url, (await Client(host.url, "").post("/api/me/follow", {"link": link}))["token"])
        await phone.connect()
        await phone.watch(table)
        unused = (await ann.post("/api/me/link", {}))["link"].removeprefix("/me/")
        await phone.post("/api/me/leave", {})
        await until_true(lambda: not phone.connected)
        assert await phone.get("/api/me") is None
        await ann.ask(wire.Ping())
        await bob.post("/api/me/leave", {"everywhere": True})
        await until_true(lambda: not bob.connected)
        await ann.post("/api/me/leave", {"everywhere": True})
        await until_true(lambda: not ann.connected)
        assert await refused(Client(host.url, "").post("/api/me/follow", {"link": unused})) == "old-link"
        with contextlib.suppress(Lost):
            await ann.connect()
        with pytest.raises(Lost):
            await ann.watch(table)

    told(tmp_path, story)


def test_a_thief_gets_no_new_key_after_the_owner_has_signed_out_everywhere(tmp_path: Path) -> None:
    """Not by a name whose body comes late, nor where a node still remembers the session."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        person = await host.house.guests.who(ann.token)
        assert person is not None
        reader, writer = await asyncio.open_connection(*host.url.removeprefix("http://").split(":"))
        head = f"POST /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ann.token}\r\n"
        head += "Content-Type: application/json\r\nContent-Length: 14\r\n\r\n"
        writer.write(head.encode() + b'{"name"')
        await ann.ask(wire.Ping())
        await ann.post("/api/me/leave", {"everywhere": True})
        writer.write(b':"Eve"}')
        assert b" 401 " in await reader.readline()
        writer.close()
        for late in (host.house.guests.rename(person, "Eve", ann.token), host.house.guests.link(person)):
            with pytest.raises(No, match="sign-in"):
                await late

    told(tmp_path, story)


def test_links_and_passwords(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        first, link = [(await ann.post("/api/me/link", {}))["link"].removeprefix("/me/") for _ in range(2)]
        phone, thief = Client(host.url, ""), Client(host.url, "")
        assert await refused(phone.post("/api/me/follow", {"link": first})) == "old-link"  # a newer one replaces it
        # What only looks (a person who hesitates, a messenger's preview) uses nothing up.
        assert "<html" in await thief.text(f"/me/{link}")
        for _ in range(2):
            assert (await phone.post("/api/me/whose", {"link": link}))["name"] == "Ann"
        here = await phone.post("/api/me/follow", {"link": link})
        assert (await Client(host.url, here["token"]).get("/api/me"))["guest"] == ann.guest
        for path in ("/api/me/follow", "/api/me/whose"):
            assert await refused(thief.post(path, {"link": link})) == "old-link"
        forged = Client(host.url, ann.token[:-1] + ("0" if ann.token[-1] != "0" else "1"))
        assert await forged.get("/api/me") is None
        assert await refused(forged.post("/api/me", {"name": "Eve"})) == "sign-in"
        keys = await host.house.store.rows(__import__("sqlalchemy").text("SELECT hash FROM keys"))
        assert all(ann.token not in row["hash"] for row in keys)

    told(tmp_path, story)

    async def closed() -> None:
        async with place(sqlite(tmp_path), password="sesame") as host:
            with pytest.raises(Refused, match="password"):
                await Client.enter(host.url, "Eve")
            with pytest.raises(Refused):
                await Client(host.url, "").get("/api/games")
            assert await Client(host.url, "").get("/api/me") is None
            inside = await Client.enter(host.url, "Ann", "sesame")
            assert await inside.get("/api/games")

    asyncio.run(closed())
