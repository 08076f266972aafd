"""`posse learn`: each lesson through the pipe to its end and into the free game; wrong choices, steps back, later."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.cli.main import words_of
from posse.cli.menu import Menu
from posse.games import CATALOG
from posse.lessons import Lesson, has_lesson, lesson_of
from posse.words import LANGUAGES
from tests.cli.helpers import run, run_for_result, widest

LESSONS = [lesson_of(box) for box in CATALOG if has_lesson(box)]
FIVE_POINTS = lesson_of(CATALOG["five-points"])


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def answers(lesson: Lesson, language: str) -> list[str]:
    """What to type at each step."""
    table, typed = lesson.begin(), []
    words = words_of(language, lesson.box)
    for step in lesson.steps:
        meant, question = lesson.meant(table, step), table.game.question(lesson.seat)
        if meant is None or question is None:
            typed.append("")
        else:
            typed.append(str(Menu(table.game, question, words, lesson.players).offering(meant).number))
        for _ in lesson.moves(table, step):
            pass
    return typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.box.key)
def test_a_lesson_to_its_end_and_beyond(lesson: Lesson, language: str) -> None:
    output = run("learn", lesson.box.key, "--lang", language, typed="\n".join(answers(lesson, language)) + "\n1\n")
    spoken = " ".join(output.replace("│", " ").split())
    for step in lesson.steps:
        assert " ".join(lesson.words(language).text(step.key).split()) in spoken, step.name
    words = words_of(language, lesson.box)
    assert words.text("cli-lesson-over").split(":")[0] in output
    ended = {"en": "place  player", "pl": "miejsce  gracz"}[language]
    assert f"{lesson.box.key}-" in output or ended in output, "the free game is kept like any other, unless it is over"
    assert widest(output) <= 80


def test_a_wrong_choice_is_answered_and_may_be_tried() -> None:
    output = " ".join(run("learn", "five-points", typed="\n1\nyes\n\n1\n\nquit\n").split())
    assert output.count("you would work for somebody else") == 2
    assert output.count("Ada lets the Broadway Dragons advance") == 1, "tried once"
    assert output.count("Step 2 of 12") == 3
    assert "learn five-points --step 2" in output


def test_instead_of_trying_one_may_answer_again() -> None:
    second = answers(FIVE_POINTS, "en")[1]
    output = run("learn", "five-points", typed=f"\n1\n{second}\nquit\n")
    assert "Step 3 of 12" in output


def test_back_and_on_later() -> None:
    first, second = answers(FIVE_POINTS, "en")[:2]
    output = run("learn", "five-points", typed=f"{first}\n{second}\nundo\nundo\nundo\n\nquit\n")
    assert output.count("Step 2 of 12") == 3, "there, back from the third, on from the first"
    assert "This is the first step." in output
    later = run("learn", "five-points", "--step", 3, typed="hint\nquit\n")
    assert "from Chatham Square to Cow Bay" in later.partition("Cow Bay")[2]
    assert "Step 3 of 12" in later and "--step 3" in later


def test_no_such_step() -> None:
    result = run_for_result(["learn", "five-points", "--step", "99"])
    assert result.exit_code == 2 and "1 to 12" in result.stderr
