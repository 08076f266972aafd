"""What came of the faults: written down line by line, read again, added up; and those that change nothing."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.mutants.faults import GAMES, PARTS, ROOT, Fault, made, sources, spots
from tools.mutants.trials import Verdict

TESTS: Final = ROOT / "tests" / "games"
BAR: Final = 0.95
"""So much of what changes anything is to be noticed."""

Line = dict[str, Any]


@dataclass(frozen=True)
class Same:
    """Faults in one line that change nothing, and why."""

    part: str
    file: str
    where: str
    was: str
    now: tuple[str, ...]
    why: str

    def fits(self, fault: Fault) -> bool:
        """Whether a fault is one of these; spaces don't count."""
        if (self.part, self.file, self.where) != (fault.part, fault.file, fault.where):
            return False
        return bare(self.was) == bare(fault.was) and bare(fault.now) in map(bare, self.now)


def bare(text: str) -> str:
    """A text without its spaces."""
    return "".join(text.split())


def equivalent(game: str) -> list[Same]:
    """The list of a game: `[[rules]]` or `[[secrets]]` with in, was, now (one or more), why."""
    path = TESTS / game / "equivalent.toml"
    listed = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    found: list[Same] = []
    for part in PARTS:
        for entry in listed.get(part, []):
            file, _, where = entry["in"].partition(" ")
            now = entry["now"] if isinstance(entry["now"], list) else [entry["now"]]
            found.append(Same(part, file, where, entry["was"], tuple(now), entry["why"]))
    return found


def stale(game: str) -> list[str]:
    """What the list of a game names and the sources don't have, or names without a reason."""
    told: list[str] = []
    for part in PARTS:
        listed = [same for same in equivalent(game) if same.part == part]
        told += [f"no reason: {same.file} {same.where}: {same.was}" for same in listed if not same.why.strip()]
        missing = {(same.file, same.where, same.was, now): Same(part, same.file, same.where, same.was, (now,), "")
                   for same in listed for now in same.now}  # fmt: skip
        named = {GAMES / game / same.file for same in listed}
        for spot in spots([path for path in sources(game, part) if path in named]):
            if any(near(spot[0], spot[1][0], same) for same in missing.values()):
                fault = made(game, part, spot)
                missing = {key: same for key, same in missing.items() if fault is None or not same.fits(fault)}
        told += [f"no such fault: {file} {where}: {was} => {now}" for file, where, was, now in missing]
    return told


def near(path: Path, line: int, same: Same) -> bool:
    """Whether a line of a source could be the one that is meant."""
    return path.as_posix().endswith(f"/{same.file}") and bare(lines_of(path)[line - 1]) in bare(same.was)


def lines_of(path: Path) -> list[str]:
    """The lines of a source."""
    return path.read_text(encoding="utf-8").splitlines()


class Book:
    """The file of one game: every fault that was tried, the last word about each."""

    def __init__(self, folder: Path, game: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"{game}.jsonl"
        self.lines: dict[str, Line] = {}
        if self.path.is_file():
            for text in self.path.read_text(encoding="utf-8").splitlines():
                line = json.loads(text)
                self.lines[line["number"]] = line

    def knows(self, fault: Fault, tests: str) -> bool:
        """Whether there is nothing to try: it was noticed, or was not by these same tests."""
        line = self.lines.get(fault.number)
        return line is not None and (line["outcome"] != "survived" or line["tests"] == tests)

    def write(self, fault: Fault, verdict: Verdict, tests: str) -> None:
        """One more line."""
        line = {
            "number": fault.number, "part": fault.part, "file": fault.file, "line": fault.line, "where": fault.where,
            "operator": fault.operator, "was": fault.was, "now": fault.now, "outcome": verdict.outcome,
            "by": verdict.by, "seconds": round(verdict.seconds, 1), "tests": tests,
        }  # fmt: skip
        self.lines[fault.number] = line
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def of(self, faults: Iterable[Fault]) -> list[Line]:
        """What is written about these."""
        return [self.lines[fault.number] for fault in faults if fault.number in self.lines]


def summary(game: str, part: str, lines: list[Line], same: int) -> tuple[str, bool]:
    """What to tell about a game's faults, and whether enough were noticed."""
    survived = [line for line in lines if line["outcome"] == "survived"]
    endless = sum(line["outcome"] == "endless" for line in lines)
    share = 1 - len(survived) / len(lines) if lines else 1.0
    told = [as_diff(game, line) for line in sorted(survived, key=lambda line: (line["file"], line["line"]))]
    counted = f"{len(lines) - len(survived)} of {len(lines)} noticed ({share:.1%}"
    told.append(f"{game} {part}: {counted}; {endless} of them endless), {same} change nothing")
    return "\n".join(told), share >= BAR


def as_diff(game: str, line: Line) -> str:
    """A fault to read."""
    head = f"--- {game}/{line['file']}:{line['line']} {line['where']} ({line['operator']}, {line['number']})"
    was = [f"-{text}" for text in line["was"].splitlines()]
    return "\n".join([head, *was, *[f"+{text}" for text in line["now"].splitlines()]])
