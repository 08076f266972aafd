"""Saving, resuming, taking back, and being interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from posse.cli.paper import Paper, read
from posse.games import CATALOG
from tests.cli.helpers import ONES, digest_of, options, play, run, run_for_result


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_game_resumed_is_the_game_that_was_not_interrupted(tmp_path: Path) -> None:
    whole, halved = tmp_path / "whole.posse", tmp_path / "halved.posse"
    play("--save", whole, typed=ONES)
    output = play("--save", halved, typed="1\n1\n1\n1\n")
    assert f"Go on with:\nposse play --save {halved.name}" in output
    assert len(read(halved).entries) < len(read(whole).entries)
    run("play", "--save", halved, typed="1\n1\n")
    assert "place  player" in run("play", "five-points", "--save", halved, typed=ONES)
    assert whole.read_text() == halved.read_text()
    assert digest_of(whole) == digest_of(halved)


def test_a_finished_game_shows_its_result_again(tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    play("--save", file, typed=ONES)
    before = file.read_text()
    output = run("play", "--save", file)
    assert "place  player" in output and "posse replay" in output
    assert file.read_text() == before


def test_without_a_file_the_end_of_input_makes_one(tmp_path: Path) -> None:
    output = play(typed="1\n1\n")
    (file,) = tmp_path.iterdir()
    assert file.name == "posse-five-points-59293746.posse"
    assert file.name in output
    play(typed="1\n")
    assert (tmp_path / "posse-five-points-59293746-2.posse").exists()
    assert "Your alliances:" in run("play", "--save", file)


def test_nothing_chosen_is_nothing_lost(tmp_path: Path) -> None:
    assert "nothing is lost" in play("--seats", 3, "--bots", 0, typed="quit\n")
    assert list(tmp_path.iterdir()) == []


def test_save_at_the_table_goes_on_line_by_line(tmp_path: Path) -> None:
    (tmp_path / "taken.posse").write_text("mine")
    output = play(typed="1\nsave\nsave taken.posse\nsave no/such/folder\nsave new.posse\n1\n")
    assert "Where to?" in output and "exists already" in output and "can’t be written" in output
    assert (tmp_path / "taken.posse").read_text() == "mine"
    assert sum(entry.seat == 0 for entry in read(tmp_path / "new.posse").entries) == 2


def test_a_line_torn_off_by_a_crash_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    play("--save", file, typed="1\n1\n")
    whole = file.read_text()
    file.write_text(whole + '{"seat":0,"cho')
    assert len(read(file).entries) == len(whole.splitlines()) - 1
    run("play", "--save", file)
    assert file.read_text().startswith(whole) and '"cho{' not in file.read_text()
    run("replay", file, "--check")


# ---- taking back


def test_taking_back_is_free_while_nothing_came_to_light(tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    number = next(n for n, option in enumerate(options(play(typed="quit\n")), 1) if option.startswith("Use"))
    output = play("--save", file, typed=f"{number}\nundo\nundo\nquit\n")
    assert "Which card in the pyramid" in output
    assert "Annie takes the last choice back." in output
    assert "The bots don’t mind" not in output
    assert list(json.loads(file.read_text().splitlines()[-1])) == ["undo"]
    assert "Annie has not chosen anything yet" in output
    assert 0 not in {entry.seat for entry in read(file).entries}


def test_bots_agree_to_take_back_what_came_to_light(tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    output = play("--save", file, typed="1\nundo\n2\n1\nquit\n")
    assert "The bots don’t mind." in output
    undone = play("--save", tmp_path / "same.posse", typed="2\n1\nquit\n")
    assert undone
    assert digest_of(file) == digest_of(tmp_path / "same.posse")
    run("replay", file, "--check")


def test_people_are_asked_whether_one_may_take_back(tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    start = "\n1\n\n1\n"
    refused = play("--seats", 2, "--bots", 0, "--save", file, typed=start + "undo\nmaybe\nn\nquit\n")
    assert refused.count("would like to take the last choice back") == 2
    assert "The choice stands" in refused
    assert len(read(file).entries) == 2
    agreed = run("play", "--save", file, typed="\nundo\ny\nquit\n")
    assert "takes the last choice back" in agreed
    assert len(read(file).entries) == 0


def test_at_the_curtain_one_can_still_take_back_what_was_free(tmp_path: Path) -> None:
    """The one who just chose types it before passing the keyboard; a new curtain falls, so nobody else sees."""
    output = play("--seats", 2, "--bots", 0, typed="\n1\nundo\ny\nquit\n")
    last_curtain = output.rindex("Pass the keyboard to")
    assert "takes the last choice back" in output[:last_curtain]
    assert "Your alliances" not in output[last_curtain:]


# ---- interruptions


def test_a_file_that_can_not_be_written_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(paper: Paper, line: str) -> None:
        raise OSError(28, "No space left on device", str(paper.path))

    monkeypatch.setattr(Paper, "add", full)
    result = run_for_result(["play", "five-points", "--seats", 2, "--bots", 2, "--bot", "random", "--save", "g.posse"])
    assert result.exit_code == 2
    assert result.stderr == "posse: g.posse: No space left on device\n"
    (kept,) = tmp_path.glob("posse-five-points-*.posse")
    assert len(read(kept).entries) == 1


def start_playing(file: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "posse", "play", "five-points", "--seed", "7", "--bot", "random"]
    source = Path(__file__).parents[2] / "src"
    process = subprocess.Popen(
        [*command, "--save", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(source), "LC_ALL": "C.UTF-8"},
    )
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    until = time.monotonic() + 20
    while not file.exists() or len(file.read_text().splitlines()) < 4:
        assert time.monotonic() < until, "the game does not get on"
        time.sleep(0.02)
    return process


@pytest.mark.parametrize("blow", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_loses_nothing(blow: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    process = start_playing(file)
    time.sleep(0.2)
    process.send_signal(blow)
    output, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert errors == ""
    assert "The game is kept in" in output
    assert any(entry.seat == 0 for entry in read(file).entries)
    assert len(read(file).replay(CATALOG["five-points"]).record.entries) == len(read(file).entries)


def test_a_kill_loses_nothing_that_was_chosen(tmp_path: Path) -> None:
    file = tmp_path / "game.posse"
    process = start_playing(file)
    process.kill()
    process.communicate(timeout=20)
    assert any(entry.seat == 0 for entry in read(file).entries)
    assert "Your alliances:" in run("play", "--save", file)
