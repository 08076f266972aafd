"""Games as Parquet: `games.parquet` has one row a game, `choices.parquet` one row a choice. docs/data.md explains them.

Written as the stories come, in groups of rows; no more than a few hundred games are ever held.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from posse.kernel.playout import reward
from posse.studies.stories import Numbered, Story, Unfinished, told

WORD: Final = pa.dictionary(pa.int16(), pa.string())
"""A word that comes again and again."""

GAMES: Final = pa.schema(
    [
        pa.field("id", pa.string(), nullable=False),
        pa.field("game", WORD, nullable=False),
        pa.field("version", pa.int16(), nullable=False),
        pa.field("seats", pa.int8(), nullable=False),
        pa.field("options", pa.string(), nullable=False),
        pa.field("players", pa.list_(pa.string()), nullable=False),
        pa.field("ranks", pa.list_(pa.int8()), nullable=False),
        pa.field("scores", pa.list_(pa.int32()), nullable=False),
        pa.field("winners", pa.int8(), nullable=False),
        pa.field("choices", pa.int32(), nullable=False),
        pa.field("decisions", pa.int32(), nullable=False),
        pa.field("seconds", pa.float64()),
    ]
)
CHOICES: Final = pa.schema(
    [
        pa.field("id", pa.string(), nullable=False),
        pa.field("game", WORD, nullable=False),
        pa.field("number", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("player", WORD, nullable=False),
        pa.field("question", WORD, nullable=False),
        pa.field("clause", WORD, nullable=False),
        pa.field("offered", pa.list_(pa.int32()), nullable=False),
        pa.field("taken", pa.int32(), nullable=False),
        pa.field("saying", WORD, nullable=False),
        pa.field("blanks", pa.list_(pa.int32()), nullable=False),
        pa.field("saying_clause", WORD, nullable=False),
        pa.field("rank", pa.int8(), nullable=False),
        pa.field("won", pa.bool_(), nullable=False),
        pa.field("reward", pa.float32(), nullable=False),
    ]
)
GROUP: Final = 50_000
"""Rows that are written together."""

Row = dict[str, Any]


def rows(story: Story) -> tuple[Row, list[Row]]:
    """A game's row, and those of its choices. Seats are counted from 0, as everywhere in the data."""
    game = story.begin()
    box = story.box
    choices: list[Row] = []
    for number, (question, choice) in enumerate(story.walk(game)):
        seat = question.seat
        said = game.phrase(seat, choice)
        told = {"id": story.ident, "game": story.game, "number": number, "seat": seat, "player": story.players[seat]}
        asked = {"question": question.kind.name, "clause": question.kind.clause, "offered": question.choices}
        taken = {"taken": choice, "saying": said.saying.key, "blanks": list(said.values)}
        choices.append({**told, **asked, **taken, "saying_clause": said.saying.clause or question.kind.clause})
    ranks = box.ranks(game)
    for row in choices:
        seat = row["seat"]
        row |= {"rank": ranks[seat], "won": ranks[seat] == 1, "reward": reward(ranks, seat)}
    whole: Row = {
        "id": story.ident,
        "game": story.game,
        "version": story.version,
        "seats": story.seats,
        "options": json.dumps(story.options, sort_keys=True),
        "players": list(story.players),
        "ranks": ranks,
        "scores": box.scores(game),
        "winners": ranks.count(1),
        "choices": len(choices),
        "decisions": sum(len(row["offered"]) > 1 for row in choices),
        "seconds": story.seconds,
    }
    return whole, choices


def rows_of(task: Story | Numbered) -> tuple[Row, list[Row]] | None:
    """The rows of a task; None for a game that was not played to its end."""
    try:
        return rows(told(task))
    except Unfinished:
        return None


class Writer:
    """The two files, open. What was added is there even if the rest never comes: use it with `with`."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._sheets = [_Sheet(folder / "games.parquet", GAMES), _Sheet(folder / "choices.parquet", CHOICES)]
        self.games = 0

    def add(self, whole: Row, choices: Iterable[Row]) -> None:
        """One more game."""
        self._sheets[0].add([whole])
        self._sheets[1].add(choices)
        self.games += 1

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: object, trace: TracebackType | None) -> None:
        for sheet in self._sheets:
            sheet.close()


class _Sheet:
    """One file: rows wait until there are enough for a group."""

    def __init__(self, file: Path, schema: Any) -> None:
        self._schema = schema
        self._out = pq.ParquetWriter(file, schema, compression="zstd")
        self._waiting: list[Row] = []

    def add(self, rows: Iterable[Row]) -> None:
        self._waiting += rows
        if len(self._waiting) >= GROUP:
            self._write()

    def close(self) -> None:
        if self._waiting:
            self._write()
        self._out.close()

    def _write(self) -> None:
        self._out.write_table(pa.Table.from_pylist(self._waiting, schema=self._schema))
        self._waiting = []
