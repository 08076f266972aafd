"""Whole games through the pipe, and what one can type at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from posse.clauses import prefix_of, read_clauses
from posse.cli.main import words_of
from posse.cli.menu import Menu, fold
from posse.cli.paper import read
from posse.cli.seating import BOTS, PEOPLE, players
from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import Sampled
from posse.kernel.playout import random_step
from posse.words import LANGUAGES, Words
from tests.cli.helpers import ONES, Args, options, play, run, widest


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_by_always_answering_one(seats: int, lang: str, tmp_path: Path) -> None:
    output = play("--seats", seats, "--lang", lang, typed=ONES)
    assert {"en": "wins with", "pl": "wygrywa:"}[lang] in output or {"en": "shares", "pl": "dzieli"}[lang] in output
    assert {"en": "place  player", "pl": "miejsce  gracz"}[lang] in output
    assert widest(output) <= 80
    assert list(tmp_path.iterdir()) == []


def test_bots_alone_come_to_an_end() -> None:
    assert "place  player" in play("--seats", 2, "--bots", 2)


def test_the_same_seed_is_the_same_game() -> None:
    scouts = ["play", "five-points", "--seats", "2", "--seed", "5", "--bot", "scout:5"]
    assert run(*scouts, typed="1\n" * 5) == run(*scouts, typed="1\n" * 5).replace("-2.posse", ".posse")


def test_who_plays_and_who_begins() -> None:
    output = play("--seats", 3, "--name", "Ala", "--name", "[b]Bob", typed="quit\n")
    assert "1. Ala, at this keyboard" in output
    assert "2. [b]Bob, a bot (random)" in output
    assert "to begin.  FP-030" in output


def test_the_seal_stands_before_the_first_choice_and_the_seed_after_the_last() -> None:
    output = play("--seats", 2, typed="log\n" + ONES)
    commitment = "59293746901b56a32f5ca1648a755fee9a99312fb808155a2f38b893421e7e68"
    assert output.index(f"{commitment[:16]}…") < output.index("Your turn")
    assert commitment in output[: output.index("The seed was")]
    assert "The seed was d892cca4f74cba8dcec138ca70553ddc" in output


def test_answers_in_words_and_by_place() -> None:
    sentence = options(play(typed="quit\n"))[0]
    start, goal = sentence.split(" from ")[1].split(" to ")
    assert f"→ {sentence}" in play(typed=f"{sentence.upper()}\n")
    assert f"→ {sentence}" in play(typed=f"{goal[:-2]}, {start}\n")
    assert "\n→ Advance the" in play(typed="a1 b1\n") or "\n→ Advance the" in play(typed="a6 b5\n")
    influence = options(play("--lang", "pl", typed="quit\n"))[-1]
    assert influence.startswith("Użyj karty wpływów")
    assert f"→ {influence}" in play("--lang", "pl", typed=f"uzyj {fold(influence.split()[3])}\n")


def test_words_that_fit_several_answers_show_them() -> None:
    output = play(typed="use\nquit\n")
    after = output[output.index("fits several answers") :]
    assert "Use an influence card" in after
    assert "Advance" not in after


@pytest.mark.parametrize("typed", ["xyzzy", "x", "99", "0", "-1", "1.5", "²", "\x00", "advance to the moon"])
def test_unknown_input_says_what_is_possible(typed: str) -> None:
    output = play(typed=f"{typed}\n")
    assert "Type a number from 1 to" in output


def test_a_refusal_shows_its_reason_and_its_clause() -> None:
    pass_too_early = play(typed="pass\n")
    assert "You can’t pass before there is a Lord of the Underworld.  FP-051" in pass_too_early
    assert "There is no card at Park Street.  FP-060" in play(typed="mulberry park\n")
    assert "Nie można pasować, dopóki nie ma" in play("--lang", "pl", typed="spasuj\n")


def test_a_question_shows_the_clause_of_its_sentence() -> None:
    output = play("--seats", 2, typed=ONES)
    assert "Your turn: let a card advance, or use an influence card to banish one.  FP-050" in output
    assert "Your turn: use an influence card to banish a card, or pass for good.  FP-092" in output


def test_all_lists_what_is_not_offered_and_why_explains_it() -> None:
    output = play(typed="all\nwhy 39\n39\nwhy 1\nwhy\n")
    assert " 39  Pass for the rest of the game" in output
    assert output.count("You can’t pass before") == 2
    assert "You may choose that: 1  Advance" in output
    assert "Why what?" in output


def test_the_help_names_a_clause_of_this_game() -> None:
    output = run("play", "deadwood", "--seats", 2, "--seed", 2, "--bot", "random", typed="?\nrules DW-091\n")
    assert "rules DW-101 (a clause)" in output and "FP-" not in output
    assert "In his turn a player does exactly one of" in output


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
def test_the_help_suggests_a_word_of_this_game(box: Box, lang: str) -> None:
    word = words_of(lang, box).text(f"cli-word-{box.key}")
    output = run("play", box.key, "--seed", 2, "--bot", "random", "--lang", lang, typed=f"?\nrules {word}\n")
    assert f" {word} (" in output
    assert len(re.findall(rf"^{prefix_of(read_clauses(box))}-\d+", output, re.MULTILINE)) > 1


def test_why_names_what_is_not_there() -> None:
    """An open plot is the last name of its type, -1: it means something, and the refusal is about it."""
    output = run("play", "deadwood", "--seed", 3, "--bot", "random", typed="why C1\n")
    assert "Send a Greenhorn to C1 (open plot)" in output
    assert "There is no building on C1 (open plot).  DW-111" in output


ALONE: dict[str, Args] = {"bang-dice": ["--seats", 8, "--option", "roles=mixed"], "deadwood-1876": ["--seats", 9]}
"""Tables at which most questions have a single answer."""


@pytest.mark.parametrize("game", ALONE)
def test_alone_one_is_asked_only_where_there_is_a_choice(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.posse"
    args: Args = ["play", game, *ALONE[game], "--seed", 3, "--bot", "random", "--save", path]
    output = run(*args, typed="1\n" * 900)
    assert "place  player" in output, "it came to its end"
    assert not re.search(r"^Annie, Enter or \?:", output, re.MULTILINE)
    asked = len(re.findall(r"^Annie, 1–\d+ or \?:", output, re.MULTILINE))
    options = options_of_annie(path)
    assert 1 in options and asked == sum(number > 1 for number in options)


def options_of_annie(path: Path) -> list[int]:
    """Among how many answers each choice of seat 0 was taken."""
    record = read(path)
    before = zip(record.entries, record.steps(CATALOG[record.header["game"]]), strict=False)
    asked = [table.game.question(0) for entry, table in before if entry.seat == 0]
    return [len(question.options) for question in asked if question is not None]


def test_taking_back_leads_to_a_choice(tmp_path: Path) -> None:
    """Past the answers that nobody was asked for: they would be given again at once."""
    path = tmp_path / "game.posse"
    args: Args = ["play", "bang-dice", *ALONE["bang-dice"], "--seed", 2, "--bot", "random", "--save", path]
    output = run(*args, typed="1\n" * 12 + "undo\n" * 12)
    assert output.count("Annie takes the last choice back.") == 12
    assert set(options_of_annie(path)) <= {1}


def test_help_log_rules_and_hint() -> None:
    output = play(typed="?\nlog\nrules\nrules FP-060\nrules fp-999\nrules 1\nhint\n")
    assert "save FILE" in output and "A double frame" in output
    assert output.count("to begin.  FP-030") == 2
    assert "1. Material" in output
    assert "FP-060  " in output
    assert "No clause fits “fp-999”" in output
    assert "A marshal would take" in output and "it expects" in output


@pytest.mark.parametrize("box", list(CATALOG), ids=lambda box: box.key)
def test_whatever_is_typed_the_game_goes_on(box: Box) -> None:
    game = box.new(min(box.seats), Sampled.of(2))
    names = [f"Player {seat}" for seat in range(game.seats)]
    asked = set()
    for _ in range(300):
        if game.pending is None:
            break
        for question in game.questions():
            if question.kind not in asked:
                menu = Menu(game, question, words_of("en", box), names)
                assert menu.find("xyzzy") == []
                assert {answer.choice for answer in menu.refused}.isdisjoint(question.choices)
            asked.add(question.kind)
        random_step(game, game.chance)


def test_dice_with_the_same_face_are_offered_once_and_sets_of_a_size_together() -> None:
    output = run("play", "bang-dice", "--seats", 4, "--seed", 5, "--bot", "random", typed="hint\nquit\n")
    asked = output[output.index("Which dice will you roll again?") :].splitlines()
    offered = [line.split("  ", 1)[1].strip() for line in asked if line.strip()[:1].isdecimal()]
    assert len(offered) == len(set(offered))
    sizes = [line.count(",") for line in offered if line.startswith("Roll again")]
    assert sizes == sorted(sizes)


def test_a_typing_error_is_no_answer() -> None:
    output = run("play", "bang-dice", "--seats", 3, "--seed", 5, "--bot", "random", typed="1\n1\nxyzzy\nall\n8\n")
    after = output[output.index("Who gets a Beer?") :]
    assert "“xyzzy” is no answer here" in after and "“8” is no answer here" in after


def test_polish_commands() -> None:
    output = play("--lang", "pl", typed="pomoc\ndziennik\nzasady FP-060\npodpowiedz\nkoniec\n")
    assert (
        "zapisz PLIK" in output
        and "Pieczęć ziarna" in output
        and "Szeryf federalny wybiera" in output
        and "oczekuje" in output
    )


def test_enter_shows_the_table_once_more() -> None:
    assert play(typed="\n").count("Your alliances:") == 2


def test_without_a_game_the_games_are_offered() -> None:
    output = run("play", "--seed", 7, "--bot", "random", typed="zzz\n1\nquit\n")
    assert "Which game?" in output and "Your alliances:" in output
    assert "Which game?" in run("play")


def test_the_usual_players() -> None:
    everybody = players(3, None, ["Ala"], [], repeatable=False)
    assert everybody == [
        {"name": "Ala", "bot": None},
        {"name": "Dell", "bot": "drifter"},
        {"name": "Calamity", "bot": "drifter"},
    ]
    assert players(2, 1, [], ["scout"], repeatable=True)[1]["bot"] == "scout:100"
    assert players(2, 1, [], [], repeatable=True)[1]["bot"] == "drifter:150"
    assert [player["bot"] for player in players(4, 3, [], ["random", "scout:5"], True)] == [
        None,
        "random",
        "scout:5",
        "scout:5",
    ]


def test_nobody_is_called_like_somebody_in_a_game() -> None:
    everybody = {*PEOPLE, *BOTS}
    for box in CATALOG:
        for lang in LANGUAGES:
            words = Words(lang, box)
            named = {words.name(kind, number) for kind, names in box.names.items() for number in range(len(names))}
            assert not everybody & named, f"{box.key} in {lang}"
