"""The curves of a training: a page of what `curve.csv` says."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.studies.curves import curves_page, figures

CURVE = """seconds,moments,games,undecided,surprise,against_past
5.0,1000,98765,1.48,0.0355,1.02
10.0,2000,1.1025e+05,1.39,0.0440,1.25
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    curve = tmp_path / "curve.csv"
    curve.write_text(CURVE, "utf-8")
    return curve


def test_every_line_is_a_point_of_each_curve(file: Path) -> None:
    past, undecided, surprise = figures(file)
    assert past.rows == [[98765, 1.02], [110250, 1.25]] and past.fair == 1
    assert undecided.rows == [[98765, 1.48], [110250, 1.39]] and undecided.fair is None
    assert surprise.rows == [[98765, 0.0355], [110250, 0.044]]


@pytest.mark.parametrize(("language", "number"), [("en", "0.0355"), ("pl", "0,0355")])
def test_the_page_draws_them_and_has_a_table_behind_each(file: Path, language: str, number: str) -> None:
    page = curves_page(file, "colt-express", "posse train", language)
    assert page.count('<svg role="img"') == 3 and page.count("<details>") == 3
    assert number in page and "study-" not in page
