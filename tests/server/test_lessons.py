"""Lessons over HTTP: told whole, as the learner sees it; other choices can be tried; then comes a real table."""

from __future__ import annotations

from pathlib import Path

from posse.games import CATALOG
from posse.kernel.record import Record
from posse.lessons import has_lesson, lesson_of
from posse.server.client import Client
from tests.server.host import Place
from tests.server.test_people import refused, told


def test_a_lesson_is_told_whole_and_played_on(tmp_path: Path) -> None:
    lesson = lesson_of(CATALOG["five-points"])

    async def story(host: Place, ann: Client, bob: Client) -> None:
        whole = await ann.get("/api/games/five-points/lesson")
        assert [step["key"] for step in whole["steps"]] == [step.key for step in lesson.steps]
        for step in whole["steps"]:
            assert step["scene"]["view"]["you"] == lesson.seat
            question = step["scene"]["question"]
            offered = [choice["choice"] for choice in question["choices"]] if question else []
            assert sorted([*step["meant"], *map(int, step["reasons"])]) == sorted(offered)
            assert all(move["view"]["you"] == lesson.seat for move in step["moves"])
        wrong = next(iter(whole["steps"][1]["reasons"]))
        tried = await ann.get(f"/api/games/five-points/lesson/try?step=1&choice={wrong}")
        assert tried["events"] and tried["view"]["you"] == lesson.seat
        for query in ("step=1&choice=9999", "step=99&choice=0", "step=0", "choice=0", "step=1&choice=x"):
            assert await refused(ann.get(f"/api/games/five-points/lesson/try?{query}")) == "bad-moment"
        assert "lesson-aim" in await ann.text("/api/games/five-points/lesson/words/pl")
        assert await refused(ann.text("/api/games/five-points/lesson/words/xx")) == "no-such-page"
        assert await refused(ann.get("/api/games/standoff/lesson")) == "no-such-page"

        seeds = set()
        for _ in range(2):
            table = (await ann.post("/api/games/five-points/lesson", {}))["table"]
            sitting = host.house.tables[table].sitting
            assert [chair.player for chair in sitting.chairs] == ["", "greenhorn", "greenhorn"]
            assert [chair.name for chair in sitting.chairs[1:]] == lesson.players[1:]
            assert sitting.table is not None
            record: Record = sitting.table.record
            assert record.branched_at() == len(lesson.at(len(lesson.steps)).record.entries)
            seeds.add(record.header["seed"])
        assert len(seeds) == 2, "the free game has luck of its own"

    told(tmp_path, story)


def test_a_catalog_says_what_can_be_learnt(tmp_path: Path) -> None:
    async def story(host: Place, ann: Client, bob: Client) -> None:
        games = await ann.get("/api/games")
        known = {box.key for box in CATALOG if has_lesson(box)}
        assert {game["game"] for game in games if game["lesson"]} == known

    told(tmp_path, story)
