"""Coaching over the socket, and how a game went over HTTP: who may ask, what is told, what it costs the others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from posse.coach import Coaching, Follows, Point, Stakes
from posse.kernel.chance import Sampled
from posse.kernel.codec import dump, load
from posse.server import wire
from posse.server.book import ledger
from posse.server.client import Client
from posse.server.node import courses, study
from posse.server.table import coaching
from posse.server.table.home import Moved, Share, Studied
from posse.server.table.sitting import OVER
from tests.kernel.standoff import DRINK
from tests.server.host import SHELF, Place, asked, play_random, until, until_true
from tests.server.shelf import CATALOG
from tests.server.test_outlook import FEWEST_AND_MOST, sitting_of
from tests.server.test_people import refused, told
from tests.server.test_play import set_table

SAID = Coaching(1, 2, 0.2, 0.02, 100, [Stakes(0.25, 2.5, 3.0)] * 3, [Stakes(0.5, 2.0, 4.0)] * 3, [])


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_all_that_a_coach_gets_is_what_the_seat_sees(game: str, seats: int) -> None:
    """The world that it is sent is the same in a world that looks the same; from it the true one can't be had."""
    luck, sitting = Sampled.of(5), sitting_of(game, seats, 5)
    for _ in range(40):
        assert sitting.game is not None and sitting.table is not None
        questions = sitting.game.questions()
        question = questions[luck.below(len(questions))]
        message = wire.Coach("x", question.seat, question.choices[0])
        then = coaching.before(sitting, "h", message)
        true = sitting.table.game
        sitting.table.game = true.redeal(question.seat, Sampled.of(luck.below(1000)))
        assert coaching.before(sitting, "h", message) == then, "it is sent something that the seat can't know"
        sitting.table.game = true
        world = load(CATALOG[game], then.world)
        assert world.log is None and world.view(question.seat) == true.view(question.seat)
        sitting.fold(2, [ledger.Chose(question.seat, question.choices[luck.below(len(question.choices))], [], [])])
        if sitting.status == OVER:
            break


def test_coaching_comes_to_who_asked_and_to_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the real coach, in its own process: a drink for somebody else is a life given away."""
    # It gives way to all others on the machine, and says nothing where they leave it no time: not so here.
    monkeypatch.setattr(study, "NICE", 0)

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "standoff", 3, [ann, bob], True, bots=["", "", "random"])
        while True:
            who, seat = await asked([ann, bob], table)
            question = who.seen[table, seat].question
            assert question is not None
            if question.kind == "drink":
                break
            await who.answer(table, seat, question.choices[-1].choice)
        other = bob if who is ann else ann
        before = (other.seen[table, 1 - seat].updates, len(other.seen[table, 1 - seat].events))
        await ann.post("/api/me/settings", {"coach": True})
        word = await who.ask(wire.Coach(table, seat, DRINK.first + 2))
        assert isinstance(word, wire.Coached)
        assert (word.choice, word.better, word.number) == (DRINK.first + 2, DRINK.first + seat, question.number)
        assert word.instead[seat].won > word.mine[seat].won and word.games >= 48
        assert (other.seen[table, 1 - seat].updates, len(other.seen[table, 1 - seat].events)) == before
        assert not host.house.coaching
        same = await who.ask(wire.Coach(table, seat, DRINK.first + seat))
        assert isinstance(same, wire.Coached) and same.better is None and not same.mine
        assert await refused(other.ask(wire.Coach(table, seat, DRINK.first))) == "not-yours"
        assert await refused(other.ask(wire.Coach(table, 1 - seat, DRINK.first))) == "not-asked"
        assert await refused(who.ask(wire.Coach(table, seat, 999))) == "not-asked"

    told(tmp_path, story, think=1500)  # enough also where three others are at work on two cores


def test_it_is_about_the_moment_of_the_choice_whatever_comes_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on at once; three choices at a time, and no more."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], True)
        who, seat = await asked([ann, bob], table)
        go, sent = asyncio.Event(), []

        async def coach(world: dict[str, Any], seat: int, choice: int, seed: int, whose: Share) -> Studied:
            sent.append((world, choice, whose))
            await go.wait()
            box = CATALOG["five-points"]
            saying = next(one for one in box.sayings.values() if not one.fields)
            return Studied(True, SAID._replace(mine=choice, follows=[Follows(saying.key, (), 0.1, 0.9)]))

        monkeypatch.setattr(host.house.study, "coach", coach)
        question = who.seen[table, seat].question
        assert question is not None
        choice = question.choices[0].choice
        true = host.house.tables[table].sitting.game
        assert true is not None
        at_the_choice = true.redeal(seat, Sampled.of(0))
        at_the_choice.log = None
        words = [asyncio.create_task(who.ask(wire.Coach(table, seat, choice))) for _ in range(3)]
        await until_true(lambda: len(sent) == 3)
        assert await refused(who.ask(wire.Coach(table, seat, choice))) == "coach-busy"
        await who.answer(table, seat, choice)
        await until(lambda: host.house.tables[table].sitting.choices() >= 1, who)
        go.set()
        for word in await asyncio.gather(*words):
            assert isinstance(word, wire.Coached) and (word.choice, word.better) == (choice, 2)
            assert word.follows[0].better == 0.9 and word.mine[0] == wire.Stake(0.25, 2.5, 3.0)
        assert sent[0][0] == dump(at_the_choice)
        assert sent[0][2][-1] == who.guest
        await until_true(lambda: not host.house.coaching)

    told(tmp_path, story)


def test_no_coaching_where_the_host_wants_no_hints(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await set_table(host, "five-points", 2, [ann, bob], True, hints=False)
        who, seat = await asked([ann, bob], table)
        question = who.seen[table, seat].question
        assert question is not None
        assert await refused(who.ask(wire.Coach(table, seat, question.choices[0].choice))) == "no-hints"

    told(tmp_path, story)


# ---- how a game went


async def played(host: Place, ann: Client, game: str = "standoff") -> str:
    """A game that is over."""
    made = await ann.post(
        "/api/tables", {"game": game, "seats": 3, "bots": ["", "random", "random"], "sit": [0], "window": 0.2}
    )
    table = str(made["table"])
    await ann.watch(table)
    await ann.ask(wire.Start(table))
    assert await refused(ann.get(f"/api/tables/{table}/chances")) == "not-over"
    await play_random(ann, table, 1)
    await until_true(lambda: host.house.tables[table].sitting.status == OVER)
    return table


async def whole(client: Client, table: str) -> dict[str, Any]:
    """How a game went, when that is known."""
    seen = -1
    while True:
        found: dict[str, Any] = await client.get(f"/api/tables/{table}/chances")
        assert len(found["points"]) >= seen, "it only grows"
        seen = len(found["points"])
        if found["done"]:
            return found
        await asyncio.sleep(0.05)


def test_how_a_game_went_is_found_out_step_by_step_and_written_down(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await played(host, ann)
        sitting = host.house.tables[table].sitting
        changed = sitting.changed_at
        first = await bob.get(f"/api/tables/{table}/chances")
        assert not first["done"] and first["choices"] == sitting.choices()
        found = await whole(bob, table)
        points = found["points"]
        assert [point["upto"] for point in points] == list(range(sitting.choices() + 1))
        assert points[-1]["games"] == 0 and min(point["games"] for point in points[:-1]) >= 40
        ranks = sitting.ranks()
        assert ranks is not None and sitting.table is not None
        assert [seat["won"] for seat in points[-1]["seats"]] == [float(rank == 1) for rank in ranks]
        for turn in found["turns"]:
            assert turn["seat"] == sitting.table.record.entries[turn["upto"] - 1].seat
            assert max(abs(rise) for rise in turn["rises"]) >= 0.12 and turn["words"]["key"]
        assert found["counts"], "lives"
        assert sitting.changed_at == changed, "nothing has happened at the table"
        assert not host.house.courses.found
        # It is in the book: whoever reads that knows it, without anybody thinking.
        again = await host.house.load(table)
        assert again.course == found and again.entries == sitting.entries

    told(tmp_path, story, think=30)


def test_it_is_found_out_only_while_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And goes on where it was; nobody waits at the door meanwhile."""

    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await played(host, ann)
        looks: list[list[int]] = []

        async def points(lines: tuple[str, ...], moments: list[int], seed: int, whose: Share) -> list[Moved] | None:
            looks.append(moments)
            await asyncio.sleep(0.01)
            seats = [Stakes(0.5, 1.5, 2.0)] * 3
            return [Moved(Point(upto, 50, seats), 0, "choice", (1,)) for upto in moments]

        monkeypatch.setattr(host.house.study, "points", points)
        monkeypatch.setattr(courses, "UNWATCHED", 0.0)
        await ann.get(f"/api/tables/{table}/chances")
        await until_true(lambda: not host.house.courses.found[table].running)
        before = len(looks)
        assert before <= 2, "nobody has asked again"
        monkeypatch.setattr(courses, "UNWATCHED", 20.0)
        found = await whole(ann, table)
        assert found["turns"] == [] and looks[0] == [0, found["choices"], *looks[0][2:]]
        assert [moment for moments in looks for moment in moments][:1] == [0]
        assert sorted({moment for moments in looks for moment in moments}) == list(range(found["choices"] + 1))

    told(tmp_path, story)


def test_who_may_not_look_at_a_table_is_told_nothing_of_it(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        table = await played(host, ann)
        host.house.tables[table].sitting.kicked.add(bob.guest)
        assert await refused(bob.get(f"/api/tables/{table}/chances")) == "kicked"
        assert await refused(ann.get("/api/tables/nowhere/chances")) == "no-such-table"

    told(tmp_path, story)


def test_a_worker_plays_a_game_on_paper_again_once() -> None:
    sitting = sitting_of("standoff", 3, 1)
    luck = Sampled.of(1)
    while sitting.status != OVER:
        assert sitting.game is not None
        question = sitting.game.questions()[0]
        sitting.fold(2, [ledger.Chose(question.seat, question.choices[luck.below(len(question.choices))], [], [])])
    assert sitting.table is not None
    lines = tuple(sitting.table.record.lines())
    study.played_again.cache_clear()
    first = study.looked_at(SHELF, lines, [0, sitting.choices()], 1, 1)
    assert [move.seat for move in first] == [-1, sitting.table.record.entries[-1].seat]
    assert first[1].point.games == 0 < first[0].point.games
    study.looked_at(SHELF, lines, [1], 1, 1)
    assert study.played_again.cache_info().misses == 1
