"""How a net has learnt (`posse train`): its curves as a page, each with the table behind it."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

from posse.studies.figures import Figure, Row
from posse.studies.page import words_of, written

CURVES: Final = {"against_past": 1.0, "undecided": None, "surprise": None}
"""What is drawn, and where it would be if nothing were learnt."""


def figures(file: Path) -> list[Figure]:
    """The curves of a file that training writes line by line (`curve.csv`)."""
    with file.open(encoding="utf-8", newline="") as lines:
        told = list(csv.DictReader(lines))
    found: list[Figure] = []
    for name, fair in CURVES.items():
        key = f"curve-{name.replace('_', '-')}"
        columns = ["study-curve-games", f"study-{key}-axis"]
        rows: list[Row] = [[round(float(one["games"])), float(one[name])] for one in told]
        found.append(Figure(key, "curve", columns, rows, fair=fair))
    return found


def curves_page(file: Path, game: str, command: str, language: str) -> str:
    """The page of one training."""
    words = words_of(language, game)
    notes = [words.text("study-curves-about")]
    return written(words.text("study-curves"), words.text("title"), figures(file), notes, command, words)
