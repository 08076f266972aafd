"""Stories: whole games as choices and the luck behind them. All else about a game is found by playing it again.

They come from simulations, from the file of a tournament, from records on paper, from a server's database.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from posse.games import CATALOG
from posse.kernel.box import Box
from posse.kernel.chance import unpack
from posse.kernel.choices import Question
from posse.kernel.game import Game
from posse.kernel.record import UNPLAYABLE, BadRecord, Record
from posse.studies import BadStudy
from posse.studies.matches import answer, asked
from posse.studies.players import luck_of, number_of, player
from posse.studies.results import Results

PERSON: Final = "person"


class Unfinished(BadStudy):
    """A game that was not played to its end."""


@dataclass(frozen=True)
class Story:
    """A whole game."""

    ident: str
    game: str
    version: int
    seats: int
    options: dict[str, object]
    players: tuple[str, ...]
    """A name for each seat: of a bot, or of a person."""
    luck: list[object]
    """Where the dice come from, before the first is thrown (`Chance.pack`)."""
    taken: tuple[tuple[int, int], ...]
    """Every choice: who, and what."""
    seconds: float | None = None
    """How long people sat over it; None where nobody looked at a clock."""

    @property
    def box(self) -> Box:
        return CATALOG[self.game]

    def begin(self, log: bool = False) -> Game:
        """The table before the first choice."""
        return self.box.new(self.seats, unpack(self.luck), dict(self.options), log)

    def walk(self, game: Game) -> Iterator[tuple[Question, int]]:
        """Each question before it is answered and the choice that answers it; the game goes on in between."""
        try:
            for seat, choice in self.taken:
                question = game.question(seat)
                if question is None:
                    raise BadRecord(f"seat {seat + 1} is not asked anything")
                yield question, choice
                game.play(seat, choice)
        except UNPLAYABLE as problem:
            raise BadStudy(f"the game {self.ident} can't be played again: {problem}") from problem
        if game.pending is not None:
            raise Unfinished(f"the game {self.ident} is not over")


@dataclass(frozen=True)
class Sim:
    """A simulation: so many seats, these options, a player for each seat. Game number i is always the same."""

    game: str
    seats: int
    options: dict[str, object]
    players: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Numbered:
    """One game of a simulation that is to be played."""

    sim: Sim
    number: int


def before(task: Numbered) -> Story:
    """The story of a game that is to be played: nothing of it is told yet."""
    sim = task.sim
    luck = luck_of("simulation", sim.seed, task.number).pack()
    ident = f"{sim.game}-{sim.seed}-{task.number}"
    return Story(ident, sim.game, CATALOG[sim.game].version, sim.seats, sim.options, sim.players, luck, ())


def playing(task: Numbered, game: Game) -> Iterator[tuple[Question, int]]:
    """Each question of a simulation before it is answered and what answers it; the game goes on in between."""
    sim = task.sim
    bots = [player(name, number_of("bot", sim.seed, task.number, seat)) for seat, name in enumerate(sim.players)]
    for question in asked(game):
        seat = question.seat
        choice, _ = answer(game, question, bots[seat], sim.players[seat])
        yield question, choice
        game.play(seat, choice)


def simulated(task: Numbered) -> Story:
    """Play one game of a simulation."""
    story = before(task)
    taken = tuple((question.seat, choice) for question, choice in playing(task, story.begin()))
    return replace(story, taken=taken)


def of_record(record: Record, ident: str, seconds: float | None = None, names: bool = False) -> Story:
    """The story of a game on paper. People keep their names only if that is wished: studies are passed on."""
    header = record.header
    box = CATALOG[header["game"]]
    if header["version"] != box.version:
        raise BadRecord(
            f"{ident} was played by version {header['version']} of the rules of {box.key}; "
            f"these are version {box.version}"
        )
    players = tuple(str(one.get("bot") or (one["name"] if names else PERSON)) for one in header["players"])
    taken = tuple((entry.seat, entry.choice) for entry in record.entries)
    luck = record.chance().pack()
    return Story(ident, box.key, box.version, header["seats"], header["options"], players, luck, taken, seconds)


def of_papers(file: Path, names: bool = False) -> Iterator[Story]:
    """The story in this file, or those in the `.posse` files of this folder."""
    for one in sorted(file.rglob("*.posse")) if file.is_dir() else [file]:
        with one.open(encoding="utf-8") as lines:
            yield of_record(Record.read(lines), one.stem, None, names)


def told(task: Story | Numbered) -> Story:
    """The story behind a task: it is there, or the game is still to be played."""
    return simulated(task) if isinstance(task, Numbered) else task


def of_results(results: Results) -> Iterator[Story]:
    """The stories of a tournament."""
    for section, plan in enumerate(results.plans):
        for games in results.rounds[section]:
            for number, game in enumerate(games):
                if not game.taken:
                    raise BadStudy(f"{results.file} tells who won, but not how: it is of an older program")
                names = tuple(plan.players[who] for who in game.lineup)
                luck = luck_of("table", plan.seed, game.round).pack()
                ident = f"{plan.game}-{plan.seed}-{section}-{game.round}-{number}"
                version = CATALOG[plan.game].version
                taken = tuple(zip(game.taken[::2], game.taken[1::2], strict=True))
                yield Story(ident, plan.game, version, plan.seats, plan.options, names, luck, taken)
