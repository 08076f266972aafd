"""A coach at the table, and the chances over a game on paper, in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.cli import coaching
from posse.coach import Coaching, Follows, Stakes
from posse.kernel.game import Game
from tests.cli.helpers import ONES, play, run, widest


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Who was heard to choose what; the coach would always have taken the last choice."""
    found: list[tuple[int, int]] = []

    def think(game: Game, seat: int, choice: int) -> Coaching | None:
        found.append((seat, choice))
        question = game.question(seat)
        assert question is not None
        mine, better = ([Stakes(won, 2.0, 3.5)] * game.seats for won in (0.25, 0.5))
        follows = [Follows("event-passed-turn", (0,), 0.9, 0.1)] if "event-passed-turn" in game.box.sayings else []
        return Coaching(choice, question.choices[-1], 0.2, 0.02, 300, mine, better, follows)

    monkeypatch.setattr(coaching.Coach.__init__, "__defaults__", (think,))
    return found


def test_a_coach_speaks_at_the_next_question_of_who_wants_it(heard: list[tuple[int, int]]) -> None:
    output = play("--seats", 2, typed="1\ncoach\n1\n1\nquit\n")
    assert "A marshal looks at your choices" in output
    assert [seat for seat, _ in heard] == [0, 0], "not about the first choice"
    first = output.index("The marshal would have chosen otherwise")
    assert output.index("A marshal looks") < first < output.index("You chose:")
    assert "25% → 50%" in output and "300 games" in output
    assert widest(output) <= 80


def test_it_can_be_wanted_from_the_beginning_and_silenced(heard: list[tuple[int, int]]) -> None:
    output = play("--seats", 2, "--coach", "--lang", "pl", typed="1\ntrener\n1\n1\nkoniec\n")
    assert len(heard) == 1 and output.count("wybrałby inaczej") == 1 and "milknie" in output


def test_what_was_taken_back_is_not_talked_about(heard: list[tuple[int, int]]) -> None:
    output = play("--seats", 2, "--bots", 0, "--coach", typed="\n1\nundo\n\nquit\n")
    assert len(heard) == 1 and "would have chosen otherwise" not in output


def test_at_one_screen_each_hears_of_their_own_choices_alone(heard: list[tuple[int, int]]) -> None:
    """The curtain is between them: what was said to the one is not there for the other."""
    output = play("--seats", 2, "--bots", 0, typed="\ncoach\n1\n\n1\n\nquit\n")
    assert {seat for seat, _ in heard} == {heard[0][0]}
    assert output.count("The marshal would have chosen otherwise") <= 1


def test_without_it_nobody_thinks(heard: list[tuple[int, int]]) -> None:
    play("--seats", 2, typed="1\n1\nquit\n")
    assert heard == []


def test_the_chances_over_a_game_on_paper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.posse"
    play("--seats", 2, "--save", file, typed=ONES)
    monkeypatch.setattr("posse.coach.course.LOOKS", 9)
    monkeypatch.setattr("posse.coach.stakes.LESSONS", 2)
    for output in (run("replay", file, "--chances"), run("replay", file, typed="c\nq\n")):
        assert "Chances to win" in output and "true position" in output
        assert "100%" in output and "█" in output and "▁" in output
        assert "urning point" in output or "No single choice" in output
        assert widest(output) <= 80
    assert "Szanse na wygraną" in run("replay", file, "--lang", "pl", typed="szanse\nq\n")
