"""The file of a tournament: JSON lines, a plan and then its games. Lines are only ever added.

    {"posse": "tournament", "format": 1, "game": "five-points", "version": 4, "seats": 3, ...}   a plan, number 0
    {"plan": 0, "round": 0, "lineup": [2, 0, 1], "ranks": [1, 3, 2], "scores": [31, 20, 24], ...}   a game

Another plan for the same table (other players, another seed) may follow; its games say its number.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from posse.games import CATALOG
from posse.studies import BadStudy
from posse.studies.matches import Plan, Played

FORMAT: Final = 1


class BadResults(BadStudy):
    """A file that can't be read as results of a tournament, or to which these games can't be added."""


class Results:
    """Plans and their games, whole rounds only, in memory or also in a file."""

    def __init__(self, file: Path | None = None) -> None:
        self.file = file
        self.plans: list[Plan] = []
        self.rounds: list[list[list[Played]]] = []
        """For each plan, its rounds in order."""
        if file is not None and file.exists():
            self._read(file)

    def section(self, plan: Plan) -> int:
        """The number of this plan; if it is new, it is written down."""
        if plan in self.plans:
            return self.plans.index(plan)
        if self.plans:
            table, ours = _table(self.plans[0]), _table(plan)
            if table != ours:
                raise BadResults(
                    f"{self.file} has games of {_told(self.plans[0])}; those of {_told(plan)} need a file of their own"
                )
        self.plans.append(plan)
        self.rounds.append([])
        self._write([_header(plan)])
        return len(self.plans) - 1

    def add(self, section: int, games: list[Played]) -> None:
        """One more round."""
        self.rounds[section].append(games)
        self._write([{"plan": section, **game.data()} for game in games])

    def games(self) -> int:
        """How many games there are."""
        return sum(len(games) for rounds in self.rounds for games in rounds)

    def _write(self, lines: list[dict[str, Any]]) -> None:
        if self.file is not None:
            text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(text)

    def _read(self, file: Path) -> None:
        """All whole rounds. What a crash or a full disk has left of one more is cut off."""
        begun: list[Played] = []
        sound = place = 0
        with file.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                place += len(line)
                if not line.endswith(b"\n"):
                    break
                try:
                    data = json.loads(line)
                    if "posse" in data:
                        self._begin(data)
                        sound = place
                        continue
                    section = data["plan"]
                    begun.append(Played.read(data))
                    if len(begun) == len(self.plans[section].players):
                        self.rounds[section].append(begun)
                        begun, sound = [], place
                except (ValueError, KeyError, TypeError, IndexError) as problem:
                    raise BadResults(f"{file}, line {number} is not a line of a tournament: {line[:60]!r}") from problem
        if not self.plans:
            raise BadResults(f"{file} is not the file of a tournament")
        if sound < file.stat().st_size:
            with file.open("r+b") as out:
                out.truncate(sound)

    def _begin(self, data: dict[str, Any]) -> None:
        if data["posse"] != "tournament" or data["format"] != FORMAT:
            raise BadResults(f"{self.file} is not the file of a tournament that this program reads")
        if data["version"] != CATALOG[data["game"]].version:
            raise BadResults(
                f"{self.file} has games by version {data['version']} of the rules of {data['game']}; "
                f"these are version {CATALOG[data['game']].version}. Begin a new file"
            )
        self.plans.append(Plan(data["game"], data["seats"], data["options"], tuple(data["players"]), data["seed"]))
        self.rounds.append([])


def _header(plan: Plan) -> dict[str, Any]:
    told = {"posse": "tournament", "format": FORMAT, "game": plan.game, "version": CATALOG[plan.game].version}
    table = {"seats": plan.seats, "options": plan.options, "players": list(plan.players), "seed": plan.seed}
    return {**told, **table}


def _table(plan: Plan) -> tuple[object, ...]:
    return plan.game, plan.seats, plan.options


def _told(plan: Plan) -> str:
    ways = "".join(f", {name}={value}" for name, value in plan.options.items())
    return f"{plan.game} with {plan.seats} seats{ways}"
