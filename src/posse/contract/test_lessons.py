"""Every lesson, played to its end: each choice is offered, every other one is answered, all of it in both languages."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from posse.contract.chosen import games
from posse.contract.test_words import sentences
from posse.lessons import BadLesson, Lesson, has_lesson, lesson_of
from posse.server.table.chairs import bot_name
from posse.words import LANGUAGES, game_folder

LESSONS = [lesson_of(box) for box in games() if has_lesson(box)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.box.key)
every_language = pytest.mark.parametrize("language", LANGUAGES)

POINT = re.compile(r"([a-z-]+):(\d+)(:\d+)?")
LONGEST = 330


@every_lesson
def test_it_is_played_to_its_end(lesson: Lesson) -> None:
    assert 6 <= len(lesson.steps) <= 12
    table, own = lesson.begin(), 0
    for step in lesson.steps:
        own += bool(step.choose)
        if step.choose:
            meant, reasons = lesson.meant(table, step), lesson.reasons(table, step)
            assert reasons, f"{step.name}: nothing else could be chosen"
            assert meant not in reasons
            used = set(reasons.values())
            assert {f"{step.key}-{name}" for name in step.wrong.values()} <= used, f"{step.name}: an idle reason"
        for _ in lesson.moves(table, step):
            table.box.check(table.game)
    assert own >= 4, "the learner chooses"
    assert table.game.pending is not None, "and plays on"
    assert not lesson.steps[-1].choose, "the last step only tells"
    table.record.check(lesson.box)


@every_lesson
def test_a_wrong_choice_can_be_tried(lesson: Lesson) -> None:
    table = lesson.begin()
    for number, step in enumerate(lesson.steps):
        for choice in list(lesson.reasons(table, step))[:3]:
            lesson.at(number).play(lesson.seat, choice)
        for _ in lesson.moves(table, step):
            pass


@every_lesson
@every_language
def test_every_sentence_exists_and_none_is_idle(lesson: Lesson, language: str) -> None:
    words, table, wanted = lesson.words(language), lesson.begin(), set()
    for step in lesson.steps:
        wanted |= {step.key, *lesson.reasons(table, step).values()}
        for _ in lesson.moves(table, step):
            pass
    for key in wanted:
        said = words.text(key)
        assert 1 <= sentences(said) <= (4 if key == lesson.steps[-1].key else 2), said
        assert len(said) <= LONGEST, said
    text = (game_folder(lesson.box) / "lesson" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(text).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    assert {entry.id.name for entry in entries if isinstance(entry, ast.Message)} == wanted


@every_lesson
def test_what_it_points_at_is_a_thing_at_the_table(lesson: Lesson) -> None:
    """That the board draws each of them, the browser's test shows."""
    for step in lesson.steps:
        for point in step.points:
            found = POINT.fullmatch(point)
            assert found, point
            assert found[1] != "seat" or int(found[2]) < len(lesson.players)


@every_lesson
def test_the_others_are_called_as_bots_are(lesson: Lesson) -> None:
    """So nobody changes names when the free game begins."""
    assert lesson.players == [bot_name(seat) for seat in range(len(lesson.players))]


@every_lesson
def test_a_script_that_does_not_fit_is_told(lesson: Lesson) -> None:
    with pytest.raises(BadLesson, match="is none of"):
        lesson.find(lesson.begin(), lesson.seat, "dance", lesson.steps[0])
    with pytest.raises(BadLesson, match="no lesson"):
        lesson_of(type("Unlearnt", (), {"key": "unlearnt"})())
