"""The golden games are still what the rules make of them."""

from __future__ import annotations

from tests.golden import golden_games


def test_golden_games_have_not_changed() -> None:
    for path, text in golden_games():
        assert path.exists(), f"{path.name} is missing: python -m tests.golden"
        written = path.read_text(encoding="utf-8").splitlines()
        for number, (old, new) in enumerate(zip(written, text.splitlines(), strict=False), 1):
            assert old == new, (
                f"{path.parent.name}/{path.name}, line {number}. If that is meant: python -m tests.golden"
            )
        assert len(written) == len(text.splitlines())
