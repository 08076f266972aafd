"""The README is true: its Python runs, the commands it names exist, the files it points at are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from posse.games import CATALOG

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert programs
    for program in programs:
        code = compile(shortened(program), "README.md", "exec")
        if "sb3_contrib" not in program:  # not in CI; tests/lab/test_examples.py trains where it is
            exec(code, {"__name__": "__main__"})
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3 and all(re.search(r" FP-\d+$", line) for line in lines)


def shortened(program: str) -> str:
    """The same in this process and in a moment."""
    return (
        program.replace("workers=2", "workers=0").replace("tables=256", "tables=2").replace("range(1000)", "range(3)")
    )


def test_every_game_of_the_catalog_is_in_the_readme() -> None:
    for box in CATALOG:
        assert f"`sh run play {box.key}`" in README


def test_links_lead_somewhere() -> None:
    for page in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#:]+)\)", text):
            assert (ROOT / target).exists(), f"{page} points at {target}"
    for path in re.findall(r"^  ?(\w[\w.]*)/? ", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"), re.MULTILINE):
        assert any((ROOT / place / path).exists() for place in ("src/posse", "tests", ".")), f"ARCHITECTURE.md: {path}"
