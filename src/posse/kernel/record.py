"""A game on paper: JSON lines, a header and then one line a choice with the luck and the events that followed it.

A `Record` is the paper, a `Table` is a game under way with its paper beside it. Lines are only ever added: taking
a choice back is a line of its own (`{"undo": 12}`: back to twelve choices).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from posse.kernel.box import BadTable, Box
from posse.kernel.chance import BadScript, Chance, Scripted, Seal, pledge_of
from posse.kernel.events import Event
from posse.kernel.game import Game, IllegalChoice

FORMAT: Final = 1


UNPLAYABLE: Final = (IllegalChoice, BadScript, BadTable, KeyError, ValueError, TypeError, IndexError)
"""What playing a record that somebody has changed may run into."""

HEADER: Final[dict[str, type]] = {
    "game": str,
    "version": int,
    "seats": int,
    "options": dict,
    "players": list,
    "commitment": str,
    "seed": str,
    "salt": str,
    "chance": list,
    "events": list,
}
"""What the first line of a record must say."""

NOTHING: Final[list[Any]] = []
"""On paper."""


class BadRecord(Exception):
    """A record that can't be read, or does not play as it says."""


class Entry:
    """One choice, and what followed it before the next: numbers of luck, and events as [key, values, audience]."""

    def __init__(self, seat: int, choice: int, chance: list[int], paper: list[Any]) -> None:
        self.seat = seat
        self.choice = choice
        self.luck = tuple(chance)
        self.paper = paper

    @property
    def chance(self) -> list[int]:
        """The numbers of luck."""
        return list(self.luck)

    @property
    def events(self) -> list[Any]:
        """What happened."""
        return self.paper

    def line(self) -> str:
        return _line({"seat": self.seat, "choice": self.choice, "chance": self.chance, "events": self.events})


class Played(Entry):
    """The same of a game under way.

    Its events are those of the log, and lists of them are made when somebody asks. A server keeps hundreds of choices
    of thousands of tables: with lists for every event, its garbage collector would look through all of these.
    """

    def __init__(self, seat: int, choice: int, chance: list[int], news: list[Event]) -> None:
        super().__init__(seat, choice, chance, NOTHING)
        self.news = tuple(news)

    @property
    def events(self) -> list[Any]:
        """What happened."""
        return _events(self.news)


class Record:
    """The paper: what was agreed, the promise about the seed, and every choice."""

    def __init__(self, header: dict[str, Any]) -> None:
        self.header = header
        self.entries: list[Entry] = []

    @staticmethod
    def read(lines: Iterable[str]) -> Record:
        """The record in these lines, choices that were taken back left out."""
        record: Record | None = None
        for number, line in enumerate(lines, 1):
            if not line.strip():
                continue
            try:
                data = json.loads(line)
                if record is None:
                    if data["posse"] != FORMAT:
                        raise BadRecord(f"this record is of format {data['posse']}; this program reads format {FORMAT}")
                    record = Record(data)
                    record._check_header()
                elif "undo" in data:
                    del record.entries[data["undo"] :]
                else:
                    record.entries.append(Entry(data["seat"], data["choice"], data["chance"], data["events"]))
            except (ValueError, KeyError, TypeError) as problem:
                raise BadRecord(f"line {number} is not a line of a record: {line.strip()[:60]!r}") from problem
        if record is None:
            raise BadRecord("the record is empty")
        return record

    def _check_header(self) -> None:
        for name, kind in HEADER.items():
            if not isinstance(self.header.get(name), kind):
                raise BadRecord(f"the first line does not say the {name}")
        players = self.header["players"]
        named = [player for player in players if isinstance(player, dict) and isinstance(player.get("name"), str)]
        if len(named) != len(players) or len(players) != self.header["seats"]:
            raise BadRecord("the first line does not say who sits where")

    def lines(self) -> list[str]:
        """The record as it is written down."""
        return [_line(self.header)] + [entry.line() for entry in self.entries]

    def seal(self) -> Seal:
        """The seed and the salt behind the promise, and what the players have added."""
        nonces = [bytes.fromhex(nonce) for nonce in self.header.get("nonces", ()) if nonce]
        return Seal(bytes.fromhex(self.header["seed"]), bytes.fromhex(self.header["salt"]), tuple(nonces))

    def added_to_the_luck(self) -> list[int]:
        """The seats whose players have added a number of their own to the luck."""
        return [seat for seat, nonce in enumerate(self.header.get("nonces", ())) if nonce]

    def withheld(self) -> list[int]:
        """The seats whose players have pledged a number, and not shown it when it was time."""
        added = self.added_to_the_luck()
        return [seat for seat, pledge in enumerate(self.header.get("pledges", ())) if pledge and seat not in added]

    def branched_at(self) -> int:
        """How many of its choices were copied from another record; their luck is that record's, not this seed's."""
        branch = self.header.get("branch")
        return 0 if branch is None else int(branch["at"])

    def chance(self) -> Chance:
        """The luck of this record from the start: what a branch copied, then what its own seed gives."""
        own = self.seal().chance()
        if "branch" not in self.header:
            return own
        copied = list(self.header["chance"])
        for entry in self.entries[: self.branched_at()]:
            copied += entry.chance
        return Scripted(copied, own)

    def steps(self, box: Box) -> Iterator[Table]:
        """The table before the first choice, after it, after the second and so on: always the same, going on.

        The luck is made anew from the seed and held against the paper, and so is what happened: a bent die, or any
        other line that does not follow from the seed and the choices, is a `BadRecord`.
        """
        if self.header["version"] != box.version:
            raise BadRecord(
                f"this record was made by version {self.header['version']} of the rules of {box.key}; "
                f"these are version {box.version}. Its events can still be read"
            )
        try:
            chance = self.chance()
            chance.listen()
            game = box.new(self.header["seats"], chance, self.header["options"])
        except UNPLAYABLE as problem:
            raise BadRecord(f"this table can't be set: {problem}") from problem
        _same("its seed gives", chance.heard(), self.header["chance"], 0)
        _same("what happens is", _events(game.log or []), self.header["events"], 0)
        table = Table(box, game, Record(self.header))
        table.told = len(game.log or ())
        yield table
        for number, entry in enumerate(self.entries, 1):
            try:
                written = table.play(entry.seat, entry.choice)
            except UNPLAYABLE as problem:
                raise BadRecord(f"choice {number} can't be played: {problem}") from problem
            _same("its seed gives", written.chance, entry.chance, number)
            _same("what happens is", written.events, entry.events, number)
            yield table

    def replay(self, box: Box, upto: int | None = None) -> Table:
        """The table after the first `upto` choices (None: all), ready to be played on."""
        steps = self.steps(box)
        table = next(steps)
        for _ in self.entries[:upto]:
            table = next(steps)
        return table

    def check(self, box: Box) -> None:
        """Anybody's check that no die was bent: the seed is the promised one, and the whole game follows from it."""
        try:
            kept = self.seal().keeps(self.header["commitment"])
            wrong = [seat for seat in self.added_to_the_luck() if not self._pledge_is_kept(seat)]
        except (ValueError, TypeError, IndexError, KeyError) as problem:
            raise BadRecord(f"the seed can't be read: {problem}") from problem
        if not kept:
            raise BadRecord("the seed is not the one that was promised before the game")
        if wrong:
            raise BadRecord(f"the number that seat {wrong[0] + 1} added to the luck is not the one that was pledged")
        self.replay(box)

    def _pledge_is_kept(self, seat: int) -> bool:
        pledged: str = self.header["pledges"][seat]
        return pledge_of(bytes.fromhex(self.header["nonces"][seat])) == pledged


class Table:
    """A game under way, and its record."""

    def __init__(self, box: Box, game: Game, record: Record) -> None:
        self.box = box
        self.game = game
        self.record = record
        self.told = 0
        """How many events are on paper."""

    @staticmethod
    def set(
        box: Box,
        seats: int,
        options: dict[str, object] | None = None,
        seal: Seal | None = None,
        players: list[dict[str, Any]] | None = None,
        luck: dict[str, Any] | None = None,
    ) -> Table:
        """A new table. `players` is kept in the record as it comes: names, bots; and so is `luck`: by seat, what was
        pledged and what was added ("pledges", "nonces")."""
        seal = seal or Seal.fresh()
        chance = seal.chance()
        chance.listen()
        game = box.new(seats, chance, options)
        header: dict[str, Any] = {
            "posse": FORMAT,
            "game": box.key,
            "version": box.version,
            "seats": seats,
            "options": game.options,
            "players": players or [{"name": str(seat + 1)} for seat in range(seats)],
            "commitment": seal.commitment,
            "seed": seal.seed.hex(),
            "salt": seal.salt.hex(),
            **(luck or {}),
            "chance": chance.heard(),
            "events": _events(game.log or []),
        }
        table = Table(box, game, Record(header))
        table.told = len(game.log or ())
        return table

    def play(self, seat: int, choice: int, number: int | None = None) -> Entry:
        """Play a choice and write it down."""
        self.game.play(seat, choice, number)
        news = (self.game.log or [])[self.told :]
        self.told += len(news)
        entry = Played(seat, choice, self.game.chance.heard(), news)
        self.record.entries.append(entry)
        return entry

    def rewind(self, upto: int) -> Table:
        """The table as it was after so many choices."""
        return self.record.replay(self.box, upto)

    def last_choice_of(self, seat: int) -> int | None:
        """How many choices had been made before this seat's last one: where taking it back leads."""
        for number in range(len(self.record.entries) - 1, -1, -1):
            if self.record.entries[number].seat == seat:
                return number
        return None

    def free_to_undo(self, seat: int) -> bool:
        """Whether the seat may take its last choice back without asking: nothing was revealed since, no die fell,
        and nobody else has chosen."""
        number = self.last_choice_of(seat)
        if number is None:
            return False
        since = self.record.entries[number:]
        if any(entry.seat != seat or entry.luck for entry in since):
            return False
        return self.rewind(number).game.came_to_light == self.game.came_to_light

    def branch(self, upto: int, seal: Seal | None = None, players: list[dict[str, Any]] | None = None) -> Table:
        """A new table that goes on from there with luck of its own; this one stays as it is."""
        seal = seal or Seal.fresh()
        old = self.record.header
        header = {
            **{name: value for name, value in old.items() if name not in ("pledges", "nonces")},
            "players": players or old["players"],
            "commitment": seal.commitment,
            "seed": seal.seed.hex(),
            "salt": seal.salt.hex(),
            "branch": {"of": old["commitment"], "at": upto},
        }
        copied = Record(header)
        copied.entries = self.record.entries[:upto]
        return copied.replay(self.box)


def undo_line(upto: int) -> str:
    """The line that takes all but the first `upto` choices back.

    >>> undo_line(12)
    '{"undo":12}'
    """
    return _line({"undo": upto})


def _events(events: Iterable[Event]) -> list[Any]:
    return [[event.saying.key, list(event.values), event.audience] for event in events]


def _same(source: str, made: list[Any], written: list[Any], number: int) -> None:
    if made != written:
        raise BadRecord(f"after choice {number} the record says {written}, but {source} {made}")


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
