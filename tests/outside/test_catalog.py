"""What the house makes of packages that announce a game: it has one more, or says in a sentence why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.games import HOUSE
from posse.kernel.catalog import NoSuchGame
from posse.kernel.outside import with_those_of_others
from tests.outside.conftest import EXAMPLE, runner


def announce(folder: Path, key: str, box: str) -> None:
    """A package whose entry point says that."""
    about = folder / f"stranger_{key.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: stranger-{key}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[posse.games]\n{key} = {box}\n")


BROKEN = {
    "absent": ("no_such_module:GAME", "ModuleNotFoundError: No module named 'no_such_module'"),
    "crashing": ("crashing:GAME", "ZeroDivisionError: division by zero"),
    "leaving": ("leaving:GAME", "SystemExit: 3"),
    "nameless": ("crashing_not:NOTHING", "AttributeError"),
    "no-box": ("crashing_not:GAME", "its entry point leads to 7, which is no Box"),
    "other-key": ("posse.games.five_points:GAME", "its box calls itself five-points"),
    "Bad_Key": ("posse.games.five_points:GAME", "a key is made of small letters"),
    "speechless": ("speechless:GAME", "it brings no text/en.ftl"),
}
SPEECHLESS = """
from posse.games.five_points import FivePoints
class Speechless(FivePoints):
    def __init__(self):
        super().__init__()
        self.key = "speechless"
GAME = Speechless()
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """Packages that are broken, each in its way."""
    (tmp_path / "crashing.py").write_text("1 / 0")
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)")
    (tmp_path / "crashing_not.py").write_text("GAME = 7")
    (tmp_path / "speechless").mkdir()
    (tmp_path / "speechless" / "__init__.py").write_text(SPEECHLESS)
    for key, (box, _) in BROKEN.items():
        announce(tmp_path, key, box)
    return tmp_path


def test_each_broken_package_costs_its_own_game_and_says_why(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(shelf))
    catalog = with_those_of_others(HOUSE)
    ours = [box.key for box in HOUSE]
    assert [box.key for box in catalog if box.key in ours] == ours
    for key, (_, why) in BROKEN.items():
        assert key not in catalog
        told = f"the game {key} of the package stranger-{key} can't be played: "
        with pytest.raises(NoSuchGame, match=told) as found:
            catalog[key]
        assert why in str(found.value)


def test_a_game_of_the_house_is_not_pushed_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    announce(tmp_path, "five-points", "posse.games.deadwood:GAME")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert with_those_of_others(HOUSE)["five-points"] is HOUSE["five-points"]


def test_a_whole_package_is_one_game_more(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    announce(tmp_path, "crazy-eights", "posse_crazy_eights:GAME")
    monkeypatch.syspath_prepend(str(EXAMPLE / "src"))
    monkeypatch.syspath_prepend(str(tmp_path))
    catalog = with_those_of_others(HOUSE)
    assert [box.key for box in catalog][: len(HOUSE)] == [box.key for box in HOUSE]
    assert catalog["crazy-eights"].seats == range(2, 6)


def test_the_terminal_says_it_and_goes_on(shelf: Path) -> None:
    run = runner(shelf)
    listed = run("posse", "games")
    assert "five-points" in listed.stdout
    assert "posse: the game crashing of the package stranger-crashing can't be played" in listed.stderr
    refused = run("posse", "play", "crashing", code=2)
    assert refused.stderr.startswith("posse: the game crashing of the package stranger-crashing can't be played: Zero")
    assert "Traceback" not in listed.stderr + refused.stderr
