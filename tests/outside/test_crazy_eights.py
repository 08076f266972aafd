"""A game that is not one of ours, in a package of its own: the contract, its own tests, the terminal, the lab."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.outside.conftest import EXAMPLE, Run, runner
from tests.outside.test_catalog import announce

CONTRACT = ["pytest", "-q", "-x", "-p", "posse.contract.plugin", "-p", "no:cacheprovider", "--pyargs", "posse.contract"]

FAULTS = {
    "a leak": ("view.py", "if over else None", "if True else None", "dealt_anew_looks_the_same"),
    "a redeal that knows": ("view.py", "[] if table.pending is None else", "[] if True else", "two_deals"),
    "an aliasing copy": ("state.py", "hands: list[list[int]]", "hands: list[int]", "no_earlier_copy"),
    "a lost field": ("state.py", "drawn: int = NOTHING", "drawn = NOTHING", "survives_json or all_there_is"),
    "a dead end": ("rules.py", "[*fitting, DRAW]", "fitting", "until_the_end"),
    "missing words": ("text/pl.ftl", "event-passed =", "event-past =", "no_key_is_missing"),
    "a question that betrays": ("rules.py", "[KEEP], always=True", "[KEEP]", "who_is_asked"),
}
"""What each is called, the file, what stands there, what shall, and the laws that must find it."""


def test_the_contract_is_kept_by_it(run: Run, tmp_path: Path) -> None:
    """As its author would run it: from a folder of their own, with nothing but what is installed."""
    done = run(*CONTRACT, "--game", "crazy-eights", cwd=tmp_path)
    assert " passed" in done.stdout and " failed" not in done.stdout
    nobody = run(*CONTRACT, "--game", "mad-eights", cwd=tmp_path, code=4)
    assert "no game is called 'mad-eights'; there are: five-points" in nobody.stderr


@pytest.mark.parametrize("fault", FAULTS)
def test_the_contract_notices(fault: str, tmp_path: Path) -> None:
    file, right, wrong, laws = FAULTS[fault]
    shutil.copytree(EXAMPLE / "src", tmp_path, dirs_exist_ok=True)
    announce(tmp_path, "crazy-eights", "posse_crazy_eights:GAME")
    place = tmp_path / "posse_crazy_eights" / file
    text = place.read_text("utf-8")
    assert text.count(right) == 1
    place.write_text(text.replace(right, wrong), "utf-8")
    run = runner(tmp_path, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")  # those of others take longer to come than the laws
    done = run(*CONTRACT, "--game", "crazy-eights", "-k", laws, cwd=tmp_path, code=1)
    assert "1 failed" in done.stdout


def test_every_clause_is_shown_by_its_own_tests(run: Run) -> None:
    done = run("pytest", "-q", "-p", "no:cacheprovider", "-c", EXAMPLE / "pyproject.toml", EXAMPLE / "tests")
    assert " passed" in done.stdout
    assert "17/17" in run("posse", "rules", "crazy-eights", "--coverage", "--tests", EXAMPLE / "tests").stdout


def test_it_is_played_in_the_terminal(run: Run) -> None:
    table = ["posse", "play", "crazy-eights", "--seats", "3", "--bot", "random", "--seed", "7"]
    done = run(*table, typed="?\n" + "1\n" * 2000)
    assert "▸ whose turn it is" in done.stdout, "the legend of its own drawing"
    assert "♠" in done.stdout and "Your hand:" in done.stdout
    assert re.search(r"gets \d+ points", done.stdout)
    polish = run(*table, "--lang", "pl", typed="1\n" * 2000)
    assert "Twoja ręka:" in polish.stdout and "dostaje punkty:" in polish.stdout
    assert "CE-022" in run("posse", "rules", "crazy-eights", "CE-022").stdout


def test_bots_and_the_laboratory_have_it(run: Run) -> None:
    counted = run("posse", "simulate", "crazy-eights", "-n", "20", "--seats", "4", "--jobs", "1", "--seed", "1")
    assert "20" in counted.stdout
    assert "table.top" in run("posse", "lab", "fields", "crazy-eights").stdout
