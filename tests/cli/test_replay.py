"""Stepping through a record, checking it, and going on from the middle of it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from posse.cli.paper import read
from tests.cli.helpers import ONES, digest_of, play, run, run_for_result, widest


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "game.posse"
    play("--save", file, typed=ONES)
    return file


def test_forth_and_back(record: Path) -> None:
    last = len(read(record).entries)
    output = run("replay", record, typed=f"n\n\np\n{last}\nn\n999\nxyz\nq\n")
    moments = [line.split()[2] for line in output.splitlines() if "─ moment" in line]
    assert moments == ["0", "1", "2", "1", str(last)]
    assert output.count(f"There are the moments 0 to {last}") == 2
    assert "Type Enter or n" in output
    assert widest(output) <= 80


def test_the_end_of_input_ends_it(record: Path) -> None:
    assert "chwila 0 z" in run("replay", record, "--lang", "pl")


def test_one_moment(record: Path) -> None:
    output = run("replay", record, "--moment", 3)
    assert "moment 3 of" in output
    assert "Your alliances" not in output
    assert run_for_result(["replay", record, "--moment", 9999]).exit_code == 2


def test_as_a_seat_knew_it(record: Path) -> None:
    first = run("replay", record, "--moment", 0, "--seat", 1)
    assert "Annie is secretly allied" in first and "Your alliances" in first
    assert "Doc is secretly" not in first
    assert "secretly" not in run("replay", record, "--moment", 0)
    own = next(number for number, entry in enumerate(read(record).entries, 1) if entry.seat == 0)
    assert "→ Advance the" in run("replay", record, "--moment", own, "--seat", 1)
    assert "→ Advance the" not in run("replay", record, "--moment", own)
    assert run_for_result(["replay", record, "--seat", 4]).exit_code == 2


def test_after_the_end_nothing_is_secret(record: Path) -> None:
    output = run("replay", record, "--moment", len(read(record).entries))
    assert output.count("is secretly allied") == 3
    assert "place  player" in output


# ---- checking


def test_a_true_record(record: Path) -> None:
    assert "The record is true" in run("replay", record, "--check")
    assert "Zapis jest prawdziwy" in run("replay", record, "--check", "--lang", "pl")


def other_seed(lines: list[dict[str, Any]]) -> None:
    lines[0]["seed"] = "00" * 16


def other_promise(lines: list[dict[str, Any]]) -> None:
    lines[0]["commitment"] = "00" * 32


def other_luck(lines: list[dict[str, Any]]) -> None:
    lines[0]["chance"][0] ^= 1


def other_choice(lines: list[dict[str, Any]]) -> None:
    lines[1]["choice"] += 1


def impossible_choice(lines: list[dict[str, Any]]) -> None:
    lines[-1]["choice"] = 9999


def other_event(lines: list[dict[str, Any]]) -> None:
    lines[2]["events"] = [["event-first-player", [0], -1]]


def other_deal(lines: list[dict[str, Any]]) -> None:
    lines[0]["events"].pop()


def other_seats(lines: list[dict[str, Any]]) -> None:
    lines[0]["seats"], lines[0]["players"] = 9, lines[0]["players"] * 3


@pytest.mark.parametrize(
    "forge",
    [
        other_seed,
        other_promise,
        other_luck,
        other_choice,
        impossible_choice,
        other_event,
        other_deal,
        other_seats,
    ],
    ids=lambda forge: forge.__name__,
)
def test_a_forged_record(forge: Callable[[list[dict[str, Any]]], None], record: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    forge(lines)
    forged = tmp_path / "forged.posse"
    forged.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert "NOT true" in run("replay", forged, "--check", code=1)
    result = run_for_result(["replay", forged, "--moment", 1])
    assert result.exit_code in (0, 2)
    assert "Traceback" not in result.output


def test_a_record_without_its_seed_is_none(record: Path, tmp_path: Path) -> None:
    first, *lines = record.read_text().splitlines()
    header = json.loads(first)
    del header["seed"]
    file = tmp_path / "sealed.posse"
    file.write_text("\n".join([json.dumps(header), *lines]) + "\n")
    result = run_for_result(["replay", file, "--check"])
    assert result.exit_code == 2
    assert result.stderr == "posse: the first line does not say the seed\n"


@pytest.mark.parametrize("text", ["", "nonsense", "{}", '{"posse": 1}', '{"posse": 99}', "[]", "\x00\x01"])
def test_what_is_no_record(text: str, tmp_path: Path) -> None:
    file = tmp_path / "no.posse"
    file.write_text(text)
    calls: list[list[str | Path]] = [["replay", file], ["replay", file, "--check"], ["play", "--save", file]]
    for args in calls:
        result = run_for_result(args)
        assert result.exit_code == 2
        assert result.stderr.startswith("posse: ")
        assert len(result.stderr.splitlines()) == 1


def test_a_record_of_other_rules_still_shows_its_events(record: Path, tmp_path: Path) -> None:
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    lines[0]["version"] = 99
    lines[1]["events"].append(["event-forgotten", [1, 2], -1])
    old = tmp_path / "old.posse"
    old.write_text("".join(json.dumps(line) + "\n" for line in lines))
    output = run("replay", old, typed="n\nn\n")
    assert "to begin.  FP-030" in output and "event-forgotten [1, 2]" in output
    assert "made by version 99 of the rules" in output
    assert "secretly allied" not in output
    assert run_for_result(["play", "--save", old]).exit_code == 2
    assert "version 99" in run("replay", old, "--check", code=1)


# ---- going on


def test_a_branch_goes_on_with_luck_of_its_own(record: Path, tmp_path: Path) -> None:
    before = record.read_text()
    branch = tmp_path / "branch.posse"
    run("replay", record, "--branch", 6, "--save", branch, typed=ONES)
    assert record.read_text() == before
    assert read(branch).lines()[1:7] == read(record).lines()[1:7]
    assert digest_of(branch) != digest_of(record)
    assert "6 choices and their luck were copied" in run("replay", branch, "--check")
    assert "place  player" in run("play", "--save", branch)
    assert run_for_result(["replay", record, "--branch", 6, "--save", branch]).exit_code == 2
