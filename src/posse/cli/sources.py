"""Where the games of a study come from, as it is typed: simulations, tournaments' files, records, a database."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from posse.cli import seating
from posse.games import CATALOG
from posse.kernel.record import BadRecord
from posse.server.node import admin
from posse.server.serve import default_database
from posse.studies import BadStudy
from posse.studies.results import Results
from posse.studies.stories import Numbered, Sim, Story, of_papers, of_record, of_results


@dataclass
class Wanted:
    """What was typed."""

    what: list[str]
    """Games of the catalog, files of tournaments, records, folders with records."""
    games: int = 1000
    seats: int | None = None
    bots: list[str] = field(default_factory=list)
    seed: int | None = None
    options: list[str] = field(default_factory=list)
    database: str | None = None
    """The database of a server; empty: the usual one."""
    names: bool = False

    def total(self) -> int | None:
        """How many games there will be, if that is known."""
        simulations = [what for what in self.what if _is_game(what)]
        known = len(simulations) == len(self.what) and self.database is None
        return self.games * len(simulations) if known else None

    def tasks(self) -> Iterator[Story | Numbered]:
        """The games, one after the other: told already, or still to be played."""
        if not self.what and self.database is None:
            raise BadStudy("name a game to simulate, the file of a tournament, records, or a --database")
        for what in self.what:
            path = Path(what)
            if _is_game(what):
                yield from self._simulation(what)
            elif path.suffix == ".jsonl":
                yield from of_results(Results(path))
            elif path.exists():
                yield from of_papers(path, self.names)
            else:
                raise BadStudy(f"{what} is neither a game ({', '.join(box.key for box in CATALOG)}) nor a file")
        if self.database is not None:
            yield from finished(self.database or default_database(), self.names)

    def _simulation(self, key: str) -> Iterator[Numbered]:
        box = CATALOG[key]
        count = seating.usual_seats(box) if self.seats is None else self.seats
        options = box.settle(count, seating.options(box, self.options))
        everybody = seating.players(count, count, [], self.bots or ["random"], True)
        if self.seed is None:
            self.seed = random.randrange(1 << 32)
        sim = Sim(key, count, options, tuple(one["bot"] for one in everybody), self.seed)
        for number in range(self.games):
            yield Numbered(sim, number)


def finished(database: str, names: bool) -> Iterator[Story]:
    """The games in a server's database that were played to their end, one after the other; it may be open."""
    with asyncio.Runner() as runner:
        book = admin.book(database)
        store = runner.run(book.__aenter__())
        try:
            for table in runner.run(admin.all_tables(store)):
                found = runner.run(admin.finished(store, CATALOG, table))
                if found is not None:
                    try:
                        yield of_record(found[0], table, found[1], names)
                    except BadRecord:  # by older rules: it can be read, not played again
                        continue
        finally:
            runner.run(book.__aexit__(None, None, None))


def _is_game(what: str) -> bool:
    return any(box.key == what for box in CATALOG)
