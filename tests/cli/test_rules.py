"""The rulebook on the command line, and which clauses have tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.clauses import BadClauses, coverage, marked_in, parse, read_clauses
from posse.games import CATALOG
from tests.cli.helpers import run, run_for_result, widest

BOX = CATALOG["five-points"]

DOCUMENT = """# A game

Some words.

## 1. Material
- **XX-001** One line.
- **XX-002** (note) Two lines,
  the second indented.

| a | table |
|---|---|
| 1 | 2 |

### A sub-heading

- **XX-003a** With a list:
  - one
  - two

## 2. Play
- Not a clause.
- **XX-010** The end.
"""


def test_clauses_are_read_past_tables_and_sub_headings() -> None:
    clauses = parse(DOCUMENT)
    assert [clause.id for clause in clauses] == ["XX-001", "XX-002", "XX-003a", "XX-010"]
    assert [clause.note for clause in clauses] == [False, True, False, False]
    assert clauses[1].text == "Two lines,\nthe second indented."
    assert clauses[2].text == "With a list:\n- one\n- two"
    assert [clause.chapter for clause in clauses] == ["1. Material"] * 3 + ["2. Play"]
    with pytest.raises(BadClauses, match="XX-001"):
        parse(DOCUMENT + "- **XX-001** Again.\n")


def test_both_languages_have_the_same_clauses() -> None:
    english, polish = read_clauses(BOX), read_clauses(BOX, "pl")
    assert [(clause.id, clause.note) for clause in english] == [(clause.id, clause.note) for clause in polish]
    assert english[0].text != polish[0].text


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_whole_document(lang: str) -> None:
    output = run("rules", "five-points", "--lang", lang)
    for clause in read_clauses(BOX):
        assert (clause.id in output) is not clause.aside, "what nobody needs to play is left out"
    assert widest(output) <= 80


def test_one_clause() -> None:
    output = run("rules", "five-points", "fp-003")
    assert output.startswith("FP-003  1. Material") and "note" in output
    assert "FP-004" not in output
    assert "No clause fits" in run("rules", "five-points", "FP-999", code=1)


# ---- coverage


def marks_in(folder: Path, ids: list[str]) -> Path:
    names = ", ".join(f'"{id}"' for id in ids)
    (folder / "test_rules.py").write_text(f"import pytest\n\n@pytest.mark.clauses({names})\ndef test_x(): ...\n")
    return folder


def test_everything_covered(tmp_path: Path) -> None:
    clauses = read_clauses(BOX)
    needed = [clause.id for clause in clauses if not clause.note]
    output = run("rules", "five-points", "--coverage", "--tests", marks_in(tmp_path, needed))
    assert f"{len(clauses)}/{len(clauses)}" in output
    assert "FP-003 is a note and needs no test" in output


def test_a_clause_without_a_test(tmp_path: Path) -> None:
    clauses = read_clauses(BOX)
    needed = [clause.id for clause in clauses if not clause.note][1:]
    output = run("rules", "five-points", "--coverage", "--tests", marks_in(tmp_path, needed), code=1)
    assert f"{len(clauses) - 1}/{len(clauses)}" in output
    assert "FP-001 has no test: Two to four" in output


@pytest.mark.parametrize("unknown", ["FP-999", "FO-001"])
def test_an_unknown_id(unknown: str, tmp_path: Path) -> None:
    needed = [clause.id for clause in read_clauses(BOX) if not clause.note]
    output = run("rules", "five-points", "--coverage", "--tests", marks_in(tmp_path, [*needed, unknown]), code=1)
    assert f"{unknown} is named by a test" in output


def test_without_tests_it_says_so(tmp_path: Path) -> None:
    assert "There are no tests here" in run("rules", "five-points", "--coverage", "--tests", tmp_path / "no", code=1)


MARKED = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.clauses("XX-001")]

@mark.clauses("XX-002", "XX-003")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.clauses("XX-004")), 2])
async def test_two(x): ...

@pytest.mark.clauses("XX-005")
class TestMany:
    @pytest.mark.clauses("XX-006")
    def test_three(self): ...

@pytest.mark.clauses("XX-007")
def helper(): ...
"""


def test_markers_are_found_wherever_they_stand(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_marked.py").write_text(MARKED)
    (tmp_path / "deep" / "helpers.py").write_text(MARKED)
    file = "deep/test_marked.py"
    assert marked_in(tmp_path) == {
        "XX-001": [f"{file}::test_one", f"{file}::test_two", f"{file}::TestMany::test_three"],
        "XX-002": [f"{file}::test_one"],
        "XX-003": [f"{file}::test_one"],
        "XX-004": [f"{file}::test_two"],
        "XX-005": [f"{file}::TestMany::test_three"],
        "XX-006": [f"{file}::TestMany::test_three"],
    }


def test_ids_must_be_written_out(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text("import pytest\n\n@pytest.mark.clauses(*IDS)\ndef test_x(): ...\n")
    with pytest.raises(BadClauses, match="plain strings"):
        coverage(BOX, tmp_path)
    result = run_for_result(["rules", "five-points", "--coverage", "--tests", tmp_path])
    assert result.exit_code == 2 and "plain strings" in result.stderr


@pytest.mark.parametrize(("lang", "ruling"), [("en", "Our ruling: "), ("pl", "Nasze ustalenie: ")])
def test_a_clause_that_is_a_ruling_says_so(lang: str, ruling: str) -> None:
    """Alone, in the whole document, and at the table; never as raw brackets."""
    clause = next(clause for clause in read_clauses(BOX, lang) if any(mark.kind == "ruling" for mark in clause.marks))
    why = next(mark.why for mark in clause.marks if mark.kind == "ruling")
    for output in (
        run("rules", "five-points", clause.id, "--lang", lang),
        run("rules", "five-points", "--lang", lang),
        run("play", "five-points", "--seed", 7, "--lang", lang, typed=f"rules {clause.id}\n"),
    ):
        assert ruling + why in " ".join(output.split())
        assert "[ruling:" not in output and "[ustalenie:" not in output


def test_words_are_found_too() -> None:
    """What is called like that says what it is for, then come the clauses; `? word` does the same at the table."""
    found = " ".join(run("rules", "deadwood", "laundry").split())
    assert "Laundry" in found and "return one more poster" in found
    assert "DW-160" in run("rules", "deadwood", "sheriff")
    aside = [clause.id for clause in read_clauses(CATALOG["deadwood"]) if clause.aside]
    for shown in (run("rules", "deadwood", "sheriff"), run("rules", "deadwood")):
        assert aside and not [clause for clause in aside if clause in shown], "nobody needs that to play"
    assert run("rules", "deadwood", aside[0]), "but it can be asked for"
    assert run_for_result(["rules", "deadwood", "spaceship"]).exit_code == 1
    assert "Zajęcie" in run("play", "deadwood", "--seed", 7, "--lang", "pl", typed="? pralnia\n")
