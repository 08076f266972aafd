"""What is counted about games: whole numbers under names, so that it does not matter who counted what.

A name is a tuple. Games of different tables (another game, number of seats or options) are never added up.

    games; unfinished; winners K                       games; with K winning seats
    seat|order|player X seats|wins, player X games     how often X sat there, and won
    trait KIND VALUE seats|wins|games                  the same for those with a character, a role, a gang
    length turns|decisions|choices|minutes N           games so long
    choice QUESTION SAYING offered|taken|...-won       a kind of choice; and how often its seat won in the end
    out turn|tenth|won N, out trait KIND VALUE         seats that were eliminated: when, and who
    heat MAP PLACE                                     what happened where
    chances; chance|leads MOMENT; changes N; known MOMENT   games looked at; see `count_chances`
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, cast

from posse.kernel.box import Box
from posse.kernel.chance import Chance
from posse.kernel.choices import Question
from posse.kernel.events import Event
from posse.kernel.game import Game
from posse.kernel.playout import playout
from posse.studies.boards import ROUND_THE_TABLE, Board, blank, board_of, key_of
from posse.studies.players import luck_of
from posse.studies.stories import Numbered, Story, Unfinished, before, playing, told

Name = tuple[str | int, ...]
Numbers = Counter[Name]
TableOf = tuple[str, int, str]
"""A game, so many seats, and options as JSON."""

MOMENTS: Final = 10
"""Chances are looked at so often in a game: after none, one tenth, two tenths ... of its choices."""
TRIES: Final = 16
"""So many times a game is played on at random from such a moment."""
THOUSAND: Final = 1000


@dataclass(frozen=True)
class Work:
    """Games to be counted together; `chances`: also how early their winners are known."""

    tasks: tuple[Story | Numbered, ...]
    chances: bool = False


def table_of(story: Story) -> TableOf:
    """At what kind of table it was played."""
    return story.game, story.seats, json.dumps(story.options, sort_keys=True)


def count_all(work: Work) -> dict[TableOf, Numbers]:
    """The numbers of some games; those that were not played to their end are only counted as such."""
    found: dict[TableOf, Numbers] = {}
    for task in work.tasks:
        story = told(task)
        numbers = found.setdefault(table_of(story), Counter())
        try:
            numbers.update(count(story))
            if work.chances:
                numbers.update(count_chances(story))
        except Unfinished:
            numbers["unfinished",] += 1
    return found


def add_up(parts: Iterable[dict[TableOf, Numbers]]) -> dict[TableOf, Numbers]:
    """All of them together."""
    whole: dict[TableOf, Numbers] = {}
    for part in parts:
        for table, numbers in part.items():
            whole.setdefault(table, Counter()).update(numbers)
    return whole


def count(story: Story, choices: bool = True) -> Numbers:
    """All numbers of one game but chances; without `choices` and what became of them, in half the time."""
    game = story.begin(log=True)
    return _Counting(story, game, story.walk(game), choices).numbers


def count_live(task: Numbered) -> Numbers:
    """The same without `choices`, while a simulation is played: half the work of telling its story first."""
    story = before(task)
    game = story.begin(log=True)
    return _Counting(story, game, playing(task, game), choices=False).numbers


class _Counting:
    """One game, looked at while it is played."""

    def __init__(self, story: Story, game: Game, moves: Iterable[tuple[Question, int]], choices: bool) -> None:
        self.story = story
        self.with_choices = choices
        self.box: Box = story.box
        self.board: Board = board_of(self.box)
        self.numbers: Numbers = Counter()
        self.traits: set[tuple[int, str, int]] = set()
        self.outs: dict[int, tuple[int, int]] = {}
        """For each seat that is out: after how many choices, and in which turn."""
        self.where: dict[int, int] = {}
        self.first = -1
        self.turns = self.choices = self.decisions = self.heard = 0
        self.options: list[tuple[int, Name, bool]] = []
        self._play(game, moves)

    def _play(self, game: Game, moves: Iterable[tuple[Question, int]]) -> None:
        if self.board.plots:
            things = _seen(game)[self.board.plots]
            self.where = {thing: place for place, thing in enumerate(things) if thing >= 0}
        for question, choice in moves:
            self._hear(game)
            self._asked(game, question, choice)
        self._hear(game)
        if self.board.counter:
            self.turns = _seen(game)[self.board.counter]
        self._over(game)

    def _asked(self, game: Game, question: Question, choice: int) -> None:
        self.choices += 1
        self.turns += question.kind.name in self.board.questions
        if len(question.options) < 2:
            return
        self.decisions += 1
        if not self.with_choices:
            return
        seat = question.seat
        asked = game.asking(seat).saying.key
        keys = {game.phrase(seat, one).saying.key for one in question.choices}
        taken = game.phrase(seat, choice).saying.key
        self.options += [(seat, ("choice", asked, key), key == taken) for key in keys]

    def _hear(self, game: Game) -> None:
        """What has happened since."""
        log = game.log or []
        for event in log[self.heard :]:
            self._event(game, event)
        self.heard = len(log)

    def _event(self, game: Game, event: Event) -> None:
        key, board = key_of(event), self.board
        if key not in board.heard:
            return
        if key in board.turns:
            self.turns += 1
        if key in board.first and self.first < 0:
            self.first = blank(event, "seat")
        if key in board.traits:
            kind, blanks = board.traits[key]
            self.traits |= {(blank(event, "seat"), kind, blank(event, name)) for name in blanks}
        if key in board.out:
            turn = _seen(game)[board.counter] if board.counter else self.turns
            self.outs.setdefault(blank(event, "seat"), (self.choices, turn))
        if key in board.built:
            thing, place = board.built[key]
            self.where[blank(event, thing)] = blank(event, place)
        for name, events in board.heat.items():
            if key in events:
                self.numbers["heat", name, self._place(event, events[key])] += 1

    def _place(self, event: Event, name: str) -> int:
        at = blank(event, name)
        if name == ROUND_THE_TABLE:
            return (at - blank(event, "seat")) % self.story.seats
        return self.where.get(at, -1) if self.board.built else at

    def _over(self, game: Game) -> None:
        numbers, story = self.numbers, self.story
        ranks = self.box.ranks(game)
        won = [int(rank == 1) for rank in ranks]
        numbers["games",] += 1
        numbers["winners", sum(won)] += 1
        for what, length in (("choices", self.choices), ("decisions", self.decisions), ("turns", self.turns)):
            numbers["length", what, length] += 1
        if story.seconds is not None:
            numbers["length", "minutes", round(story.seconds / 60)] += 1
        for seat, name in enumerate(story.players):
            self._share(("seat", seat), 1, won[seat])
            self._share(("player", name), 1, won[seat])
            if self.first >= 0:
                self._share(("order", (seat - self.first) % story.seats), 1, won[seat])
        for seat, kind, value in self.traits:
            self._share(("trait", kind, value), 1, won[seat])
        present: set[Name] = {("trait", kind, value) for _, kind, value in self.traits}
        for one in present | {("player", name) for name in story.players}:
            numbers[(*one, "games")] += 1
        for seat, option, taken in self.options:
            numbers[(*option, "offered")] += 1
            numbers[(*option, "offered-won")] += won[seat]
            numbers[(*option, "taken")] += taken
            numbers[(*option, "taken-won")] += taken * won[seat]
        self._outs(won)

    def _share(self, name: Name, seats: int, won: int) -> None:
        self.numbers[(*name, "seats")] += seats
        self.numbers[(*name, "wins")] += won

    def _outs(self, won: list[int]) -> None:
        for seat, (choices, turn) in self.outs.items():
            self.numbers["out", "turn", turn] += 1
            self.numbers["out", "tenth", min(9, 10 * choices // max(1, self.choices))] += 1
            self.numbers["out", "won", won[seat]] += 1
            for _, kind, value in [trait for trait in self.traits if trait[0] == seat]:
                self.numbers["out", "trait", kind, value] += 1


def _seen(game: Game) -> dict[str, Any]:
    """The table as those who watch see it."""
    return cast("dict[str, Any]", game.view(None)["table"])


# ---- chances


def count_chances(story: Story) -> Numbers:
    """How early the winner was known, as random play from ten moments of the true game tells it."""
    numbers: Numbers = Counter()
    game = story.begin()
    at = [len(story.taken) * moment // MOMENTS for moment in range(MOMENTS)]
    seen: list[list[float]] = []
    for number, _ in enumerate(story.walk(game)):
        while len(seen) < MOMENTS and at[len(seen)] == number:
            seen.append(chances(game, luck_of("chances", story.ident, number)))
    ranks = story.box.ranks(game)
    winners = {seat for seat, rank in enumerate(ranks) if rank == 1}
    if not winners or len(seen) < MOMENTS:
        return numbers
    leaders = [max(range(story.seats), key=lambda seat: one[seat]) for one in seen]
    numbers["chances",] += 1
    for moment, one in enumerate(seen):
        best = max(one[seat] for seat in winners)
        numbers["chance", moment] += round(THOUSAND * best)
        numbers["leads", moment] += leaders[moment] in winners
    numbers["changes", sum(one != other for one, other in pairwise(leaders))] += 1
    known = MOMENTS
    while known > 0 and leaders[known - 1] in winners:
        known -= 1
    numbers["known", known] += 1
    return numbers


def chances(game: Game, luck: Chance) -> list[float]:
    """Each seat's share of wins if all go on at random from here, the true cards being known."""
    wins = [0] * game.seats
    for _ in range(TRIES):
        trial: Game = game.copy()
        trial.chance = luck
        playout(trial, luck)
        for seat, rank in enumerate(trial.box.ranks(trial)):
            wins[seat] += rank == 1
    return [count / TRIES for count in wins]
