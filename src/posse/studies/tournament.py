"""A tournament: more rounds of a plan, added to its results, until there are enough or the order is certain."""

from __future__ import annotations

from collections.abc import Iterator

from posse.studies.crew import Crew
from posse.studies.matches import Match, Plan, Played, play
from posse.studies.results import Results
from posse.studies.standings import certain


class Tournament:
    """A plan under way. Rounds come in order, so all that is decided here is the same with any crew."""

    def __init__(self, plan: Plan, results: Results | None = None) -> None:
        self.plan = plan
        self.results = Results() if results is None else results
        self.section = self.results.section(plan)

    @property
    def rounds(self) -> list[list[Played]]:
        """The rounds that are played."""
        return self.results.rounds[self.section]

    def rounds_for(self, games: int) -> int:
        """How many whole rounds so many games are, rounded up."""
        return -(-games // len(self.plan.players))

    def settled(self) -> bool:
        """Whether the order was certain at any look so far."""
        return any(certain(self.rounds[:upto], len(self.plan.players)) for upto in range(1, len(self.rounds) + 1))

    def play(self, games: int, crew: Crew, stop_when_certain: bool = True) -> Iterator[list[Played]]:
        """Play on until so many games are played in all, and give each round when it is written down."""
        if stop_when_certain and self.settled():
            return
        count = len(self.plan.players)
        matches = (
            Match(self.plan, number, lineup)
            for number in range(len(self.rounds), self.rounds_for(games))
            for lineup in self.plan.lineups(number)
        )
        played: list[Played] = []
        for game in crew.results(play, matches):
            played.append(game)
            if len(played) == count:
                self.results.add(self.section, played)
                yield played
                played = []
                if stop_when_certain and certain(self.rounds, count):
                    return
