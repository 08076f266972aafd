"""Paper: the save file of a sitting. Lines are added one by one, each on the disk before the game goes on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TextIO

from posse.cli.screen import undisturbed
from posse.kernel.record import BadRecord, Record


class Paper:
    """A file that a game is written into."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @staticmethod
    def begin(path: Path, record: Record) -> Paper:
        """A new file with all of the record; a file that exists is never written over."""
        with path.open("x", encoding="utf-8") as file:
            file.write("\n".join(record.lines()) + "\n")
            _to_disk(file)
        return Paper(path)

    def add(self, line: str) -> None:
        """One more line, safe on the disk when this returns."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")
            _to_disk(file)


def read(path: Path) -> Record:
    """The record in a file. A last line that was cut off by a crash is left out."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise BadRecord(f"{path} is not a record of a game") from problem
    return Record.read(_whole_lines(text))


def reopen(path: Path) -> tuple[Record, Paper]:
    """The record in a file, and the file ready to be written on."""
    record = read(path)
    text = path.read_text(encoding="utf-8")
    whole = "".join(line + "\n" for line in _whole_lines(text))
    if whole != text:
        with undisturbed():
            spare = path.with_name(path.name + ".new")
            spare.write_text(whole, encoding="utf-8")
            spare.replace(path)
    return record, Paper(path)


def free_name(folder: Path, key: str, commitment: str) -> Path:
    """A name for a game that nobody gave one, not taken yet."""
    stem = f"posse-{key}-{commitment[:8]}"
    path = folder / f"{stem}.posse"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.posse"
        number += 1
    return path


def _whole_lines(text: str) -> list[str]:
    lines = text.split("\n")
    torn = lines.pop()
    try:
        json.loads(torn)
    except ValueError:
        return lines
    return [*lines, torn]


def _to_disk(file: TextIO) -> None:
    file.flush()
    os.fsync(file.fileno())
