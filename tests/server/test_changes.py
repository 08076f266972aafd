"""What changed, and out of that what is: for any two values, for whole games, and as the page does it (the same cases,
tests/changes.json, are folded by web/src/lib/changes.test.ts; `python -m tests.server.test_changes` writes them anew).
"""

from __future__ import annotations

import asyncio
import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from posse.kernel import sentences
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.changes import changes, folded
from posse.kernel.game import Game
from posse.server import wire
from posse.server.client import Client
from posse.server.table import showing
from posse.server.wire.folding import Folding
from tests.server.host import asked, place, sqlite, until
from tests.server.shelf import CATALOG
from tests.server.test_play import set_table

CASES = Path(__file__).parents[1] / "changes.json"

names = st.sampled_from(["a", "b", "c", "0", "1", "", "é"])
leaves = st.none() | st.integers(-3, 3) | st.text("xy", max_size=2) | st.floats(0.25, 1.25, width=16)
values: st.SearchStrategy[Any] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(names, inner, max_size=4), max_leaves=12
)
objects = st.dictionaries(names, values, max_size=5)


@settings(deadline=None)
@given(objects, objects)
def test_folded_it_is_what_it_was_made_from(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = json.dumps(old)
    change = changes(old, new)
    assert folded(old, change) == new
    assert json.dumps(old) == before, "what was there stays as it was"
    assert bool(change) is (old != new)


@settings(deadline=None)
@given(st.lists(values, max_size=6), st.lists(values, max_size=6), st.lists(values, max_size=6))
def test_of_a_list_only_what_is_between_two_ends_is_told(head: list[Any], middle: list[Any], tail: list[Any]) -> None:
    change = changes({"list": head + tail}, {"list": head + middle + tail})
    told = change["list"][2] if middle else []
    assert len(told) == len(middle)


def scenes(box: Box, seed: int) -> list[list[dict[str, Any]]]:
    """What each pair of eyes is shown in a game played at random, as JSON."""
    luck, game = random.Random(seed), box.new(box.seats[-1], Sampled.of(seed))
    seen: list[list[dict[str, Any]]] = [[] for _ in range(game.seats + 1)]
    for _ in range(60):
        for eyes, views in enumerate(seen):
            views.append(plain(game.view(eyes if eyes < game.seats else None)))
        if game.pending is None:
            break
        question = luck.choice(game.questions())
        game.play(question.seat, luck.choice(question.choices))
    return seen


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
def test_games(box: Box) -> None:
    """To the byte: no field turns from true to 1."""
    for views in scenes(box, 7):
        for old, new in pairwise(views):
            assert canonical(folded(old, changes(old, new))) == canonical(new)


def canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True)


@pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
def test_sentences_by_number_are_the_same_sentences(box: Box) -> None:
    luck, game = random.Random(3), box.new(box.seats[0], Sampled.of(3))
    folding, told = Folding(), 0
    folding.take(msgspec.json.decode(showing.sayings(box), type=wire.Sayings))
    folding.take(_update(game, 0, 1))
    for number in range(2, 60):
        if game.pending is None:
            break
        question = luck.choice(game.questions())
        game.play(question.seat, luck.choice(question.choices))
        assert game.log is not None
        news, told = game.log[told:], len(game.log)
        asks = game.question(0)
        brief = None if asks is None else plain(showing.asked_briefly(game, asks, 0.0))
        line = {"type": "change", "table": "t", "seat": 0, "era": 0, "at": 0, "number": number, "question": brief}
        line["events"] = sentences.told(box, showing.known(news, 0))
        update = folding.take(msgspec.convert(line, type=wire.Change))
        assert isinstance(update, wire.Update) and isinstance(update.scene, wire.Scene)
        assert plain(update.events) == plain(showing.events(news, 0))
        assert plain(update.scene.question) == plain(None if asks is None else showing.asked(game, asks, 0.0))


def _update(game: Game, seat: int, number: int) -> wire.Update:
    return wire.Update("t", seat, 0, 0, [], wire.Scene(plain(game.view(seat)), None), True, number)


def test_who_has_missed_a_scene_asks_for_the_whole(tmp_path: Path) -> None:
    """Nothing wrong is shown in between; and who takes no changes is sent none."""

    async def run() -> None:
        async with place(sqlite(tmp_path)) as host:
            ann, bob = await host.guest("Ann"), await host.guest("Bob")
            table = await set_table(host, "five-points", 2, [ann, bob])
            plainly = await _without_changes(host.url, table)
            for turn in range(12):
                client, seat = await asked([ann, bob], table)
                if turn == 5:
                    last = ann._folding._last[table, 0]
                    last.number -= 1
                    last.scene = wire.Scene({**last.scene.view, "seats": 99}, None)  # type: ignore[union-attr]
                question = client.seen[table, seat].question
                assert question is not None
                await client.answer(table, seat, question.choices[0].choice)
                game = host.house.tables[table].sitting.game
                assert game is not None
                for one, eyes in ((ann, 0), (bob, 1), (plainly, None)):
                    view = plain(game.view(eyes))
                    await until(lambda one=one, eyes=eyes, view=view: one.seen[table, eyes].view == view, one, 20)
            await asyncio.gather(ann.close(), bob.close(), plainly.close())

    asyncio.run(asyncio.wait_for(run(), 60))


async def _without_changes(url: str, table: str) -> Client:
    """Somebody who looks on with an older program."""
    client = await Client.enter(url, "Old")
    client.tap, client.wishes = [], ""
    await client.connect()
    await client.watch(table)
    assert not [message for _, message in client.tap if isinstance(message, wire.Sayings | wire.Change)]
    return client


def cases() -> list[dict[str, Any]]:
    """Small ones that show each form, and steps of every game."""
    pairs: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({}, {}),
        ({"a": 1}, {"a": 2}),
        ({"a": 1, "b": None}, {"b": None}),
        ({"a": None}, {"a": [], "b": {}}),
        ({"a": {"b": {"c": [1, 2, 3]}}}, {"a": {"b": {"c": [1, 5, 3]}}}),
        ({"a": [1, 2, 3]}, {"a": [1, 2, 3, 4, 5]}),
        ({"a": [1, 2, 3, 4, 5]}, {"a": [1, 5]}),
        ({"a": [1, 1, 1]}, {"a": [1, 1, 1, 1]}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 3, "c": [[]]}]}),
        ({"a": [[1], [2], []]}, {"a": []}),
        ({"a": [1]}, {"a": {"0": 1}}),
        ({"a": {"0": [1]}}, {"a": {"0": [2], "1": []}}),
        ({"a": "x", "é": False}, {"a": ["x"], "é": True}),
    ]
    for box in CATALOG:
        pairs += list(pairwise(scenes(box, 1)[0]))[10:40:20]
    return [{"old": old, "change": changes(old, new), "new": new} for old, new in pairs]


def test_the_cases_that_the_page_folds_too() -> None:
    for case in json.loads(CASES.read_text(encoding="utf-8")):
        assert changes(case["old"], case["new"]) == case["change"]
        assert folded(case["old"], case["change"]) == case["new"]


if __name__ == "__main__":
    CASES.write_text("[\n" + ",\n".join(json.dumps(case) for case in cases()) + "\n]\n", encoding="utf-8")
