"""`sh run mutants`: faults are put in, noticed, written down, and gone again; what is listed as harmless is there."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tools.mutants import results
from tools.mutants.__main__ import HOUSE, main
from tools.mutants.faults import GAMES, Fault, changed_lines, faults, made, place_in, program, spots
from tools.mutants.results import Same, equivalent, stale, summary
from tools.mutants.trials import Bench, trial_tests


@pytest.mark.parametrize("game", HOUSE)
def test_what_is_listed_as_harmless_has_a_reason(game: str) -> None:
    """Whether it is still there is told by the command: a rule may be written anew without looking at these lists."""
    for same in equivalent(game):
        assert same.was.strip() and same.now and same.why.strip(), same


def test_the_same_seed_gives_the_same_faults() -> None:
    one, two, other = (faults("five_points", "rules", seed) for seed in (1, 1, 2))
    first = [next(one) for _ in range(4)]
    assert first == [next(two) for _ in range(4)]
    assert first != [next(other) for _ in range(4)]
    for fault in first:
        sound = (GAMES / fault.game / fault.file).read_text(encoding="utf-8")
        assert changed_lines(sound, fault.text) == (fault.was, fault.now) and fault.was != fault.now


def test_words_and_types_are_no_program() -> None:
    assert program("x: int | None = 1") == program("x: int & None = 1")
    assert program("x: int = 1") != program("x: int = 2")
    assert program("def f(x: int) -> int: return x") == program("def f(x: str) -> str: return x")
    assert program("if not: pass") == ""


def a_fault() -> Fault:
    """The same whatever else becomes of the rules: where the Sheriff can go is not told."""
    left_out = (spot for spot in spots([GAMES / "deadwood" / "rules" / "sheriff.py"]) if spot[2] == "LeaveOut")
    found = (made("deadwood", "rules", spot) for spot in left_out)
    return next(fault for fault in found if fault and fault.where == "corners_for_sheriff" and fault.now == "pass")


def test_a_fault_is_noticed_written_down_and_gone_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fault = a_fault()
    monkeypatch.setattr("tools.mutants.__main__.faults", lambda *_: iter([fault]))
    asked = ["deadwood", "--rules", "--sample", "1", "--results", str(tmp_path)]
    main(asked)
    book = tmp_path / "deadwood.jsonl"
    (line,) = (json.loads(line) for line in book.read_text(encoding="utf-8").splitlines())
    assert line["outcome"] == "noticed" and line["by"]
    assert "deadwood rules: sound" in capsys.readouterr().out
    main(asked)
    assert len(book.read_text(encoding="utf-8").splitlines()) == 1, "what is known is not tried again"
    assert " of 1 noticed" in capsys.readouterr().out


def test_a_rule_that_never_ends_is_stopped_and_the_copy_is_sound_again(tmp_path: Path) -> None:
    bench = Bench(tmp_path)
    fault = next(faults("colt_express", "rules", 1))
    sound = bench.path(fault).read_text(encoding="utf-8")
    verdict = bench.try_out(replace(fault, text=f"{sound}\nwhile True:\n    pass\n"), 3)
    assert verdict.outcome == "endless"
    assert bench.path(fault).read_text(encoding="utf-8") == sound
    assert (GAMES / fault.game / fault.file).read_text(encoding="utf-8") == sound


def test_the_chapters_own_tests_come_first() -> None:
    root = GAMES.parents[2]
    assert trial_tests("colt_express", "rules", "rules/fire.py", root)[0] == "tests/games/colt_express/test_fire.py"
    secrets = trial_tests("colt_express", "secrets", "view/worlds.py", root)
    assert secrets[0] == "tests/games/colt_express/test_secrecy.py"
    assert secrets[-1] == "src/posse/contract/test_noninterference.py"


def test_the_bar() -> None:
    def lines(noticed: int, survived: int) -> list[dict[str, object]]:
        about = {"file": "rules/x.py", "line": 1, "where": "f", "operator": "o", "number": "n", "was": "a", "now": "b"}
        return [{**about, "outcome": "noticed"}] * noticed + [{**about, "outcome": "survived"}] * survived

    told, enough = summary("five_points", "rules", lines(19, 1), 2)
    assert enough and "19 of 20 noticed (95.0%" in told and "2 change nothing" in told
    assert "--- five_points/rules/x.py:1 f (o, n)\n-a\n+b" in told
    assert not summary("five_points", "rules", lines(18, 2), 0)[1]


def test_a_harmless_fault_is_known_by_its_place_and_lines() -> None:
    fault = next(faults("five_points", "rules", 1))
    same = Same("rules", fault.file, fault.where, f" {fault.was}", (fault.now,), "why")
    assert same.fits(fault)
    assert not replace(same, where="elsewhere").fits(fault)
    assert not replace(same, now=("pass  # other",)).fits(fault)


def test_a_line_that_fits_no_source_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = next(faults("five_points", "rules", 1))
    there = Same("rules", fault.file, fault.where, fault.was, (fault.now,), "why")
    gone = replace(there, now=(fault.now, "pass  # other"))
    monkeypatch.setattr(results, "equivalent", lambda _: [there])
    assert stale("five_points") == []
    monkeypatch.setattr(results, "equivalent", lambda _: [gone, replace(there, why=" ")])
    told = stale("five_points")
    assert len(told) == 2 and told[0].startswith("no reason") and told[1].endswith("pass  # other")


def test_a_place_is_named_by_the_function_around_it() -> None:
    path = GAMES / "colt_express" / "state" / "__init__.py"
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines, 1) if "self.bullets[shooter] -= 1" in line)
    assert place_in(path, at) == "Train.shoot"
    assert place_in(path, 1) == ""
