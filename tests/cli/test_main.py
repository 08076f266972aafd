"""The commands themselves: version, games, languages, and mistakes in one clear line."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from posse.cli.main import VERSION, language, words_of
from tests.cli.helpers import run, run_for_result

ROOT = Path(__file__).parents[2]
TEXT = ROOT / "src" / "posse" / "cli" / "text"
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
FAMILIES = (
    "cli-gang-",
    "cli-spot-",
    "cli-command-",
    "cli-action-",
    "cli-building-",
    "cli-d76-",
    "cli-dw-dice-",
    "cli-word-",
    "cli-mark-",
)
"""Keys that the code puts together from the name of a thing."""


def test_version() -> None:
    assert re.fullmatch(r"posse 0\.1\.0 \((compiled|interpreted)\)\n", run("--version"))
    assert f'version = "{VERSION}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_games() -> None:
    assert "five-points  The Five Points: Gangs of New York  (2 to 4 players)" in run("games")
    assert "Gangi Nowego Jorku  (od 2 do 4 graczy)" in run("games", "--lang", "pl")


@pytest.mark.parametrize(
    ("args", "word"),
    [
        (["play", "poker"], "poker"),
        (["play", "five-points", "--seats", "9"], "2 to 4 players"),
        (["play", "five-points", "--seats", "2", "--bots", "3"], "3 bots"),
        (["play", "five-points", "--bot", "hal"], "hal"),
        (["play", "five-points", "--bots", "1", "--bot", "random", "--bot", "random"], "2 kinds"),
        (["play", "five-points", "--seats", "2", "--name", "A", "--name", "B", "--name", "C"], "3 names"),
        (["play", "five-points", "--option", "colour=red"], "no option colour"),
        (["play", "five-points", "--option", "colour"], "name=value"),
        (["play", "five-points", "--lang", "fr"], "fr"),
        (["play", "five-points", "--save", "/no/such/folder/game.posse"], "No such file"),
        (["replay", "/no/such/file"], "No such file"),
        (["replay", "/"], "directory"),
        (["simulate", "poker"], "poker"),
        (["simulate", "five-points", "--seats", "1"], "2 to 4 players"),
        (["rules", "poker"], "poker"),
    ],
)
def test_a_mistake_is_one_clear_line(args: list[str], word: str, tmp_path: Path) -> None:
    result = run_for_result(args)
    assert result.exit_code == 2
    assert word in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("posse: ")


@pytest.mark.parametrize(
    ("system", "spoken"), [("pl_PL.UTF-8", "pl"), ("PL", "pl"), ("en_GB.UTF-8", "en"), ("C", "en"), ("", "en")]
)
def test_the_language_of_the_system(system: str, spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", system)
    assert language(None) == spoken
    assert language("pl") == "pl"


def test_python_m_posse() -> None:
    for module in ("posse", "posse.cli.main"):
        answer = subprocess.run(
            [sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=True, cwd=ROOT / "src"
        )
        assert answer.stdout.startswith("posse 0.1.0")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_help_needs_no_wrapping(lang: str) -> None:
    for key in ("cli-help", "cli-legend-five-points", "cli-legend-bang-dice", "cli-legend-colt-express"):
        lines = words_of(lang).text(key, count=20, clause="D76-060", word="railroad").splitlines()
        assert max(len(line) for line in lines) <= 80


def test_words_have_the_same_keys_and_all_are_used() -> None:
    english, polish = (KEY.findall((TEXT / f"{lang}.ftl").read_text(encoding="utf-8")) for lang in ("en", "pl"))
    assert english == polish
    assert len(english) == len(set(english))
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "posse" / "cli").rglob("*.py"))
    named = set(re.findall(r'"(cli-[a-z0-9-]+)"', source)) | set(re.findall(r"'(cli-[a-z0-9-]+)'", source))
    named |= {"cli-spent", "cli-banished"}
    assert {key for key in english if not key.startswith(FAMILIES)} == {
        key for key in named if not key.startswith(FAMILIES)
    }
