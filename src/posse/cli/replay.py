"""A record, stepped through forth and back; or its check."""

from __future__ import annotations

from typing import Any

from rich.rule import Rule
from rich.text import Text

from posse.cli import chart
from posse.cli.draw import draw
from posse.cli.menu import fold
from posse.cli.play import standing
from posse.cli.screen import EndOfInput, Screen
from posse.kernel.box import Box
from posse.kernel.events import Event
from posse.kernel.game import Game
from posse.kernel.record import BadRecord, Record
from posse.words import MissingWords, Words

Told = tuple[str, str]
"""A sentence, and its clause."""


class Moment:
    """A position of the game: what had just happened and, if these rules can still play it, the table."""

    def __init__(self, told: list[Told], game: Game | None) -> None:
        self.told = told
        self.game = game


class Replay:
    """A record opened at one of its moments."""

    def __init__(self, record: Record, box: Box, words: Words, screen: Screen, seat: int | None = None) -> None:
        self.record = record
        self.box = box
        self.words = words
        self.screen = screen
        self.seat = seat
        self.names: list[str] = [player["name"] for player in record.header["players"]]
        self.old = record.header["version"] != box.version
        self.moments = self._only_events() if self.old else self._played()

    @property
    def last(self) -> int:
        """The number of the last moment: as many choices as there are."""
        return len(self.moments) - 1

    def _played(self) -> list[Moment]:
        """Every moment, played again from the seed."""
        moments: list[Moment] = []
        told, mine = 0, list[Told]()
        for number, table in enumerate(self.record.steps(self.box)):
            game = table.game
            over = game.pending is None
            moments.append(Moment([*mine, *self._heard(game, told, over and self.seat is None)], game.copy()))
            told, mine = len(game.log or []), []
            if number < len(self.record.entries) and self.record.entries[number].seat == self.seat:
                choice = self.record.entries[number].choice
                if game.why_not(self.seat, choice) is None:
                    mine = [(f"→ {self.words.say(game.phrase(self.seat, choice), self.names)}", "")]
        return moments

    def _heard(self, game: Game, since: int, everything: bool) -> list[Told]:
        """What this seat heard. After the end nothing is secret: whoever watches is told it all, from the deal on."""
        log = game.log or []
        secrets = [event for event in log if not event.known_to(None)] if everything else []
        news = [*secrets, *[event for event in log[since:] if event.known_to(self.seat)]]
        return [(self.words.say(event, self.names), event.saying.clause) for event in news]

    def _only_events(self) -> list[Moment]:
        """The events as they were written down, with the words that still exist."""
        written = [self.record.header["events"], *[entry.events for entry in self.record.entries]]
        return [Moment([told for event in events for told in self._written(event)], None) for events in written]

    def _written(self, event: list[Any]) -> list[Told]:
        try:
            key, values, audience = event
            saying = self.box.sayings.get(key)
        except (ValueError, TypeError) as problem:
            raise BadRecord(f"this is no event: {event!r}") from problem
        if saying is None:
            return [(f"{key} {values}", "")] if audience == -1 else []
        phrase = Event(saying, tuple(values), audience)
        if not phrase.known_to(self.seat):
            return []
        try:
            return [(self.words.say(phrase, self.names), saying.clause)]
        except (ValueError, TypeError, IndexError, MissingWords):
            return [(f"{key} {values}", "")]

    # ---- showing

    def show(self, number: int) -> None:
        """One moment."""
        moment = self.moments[number]
        title = self.words.text("cli-moment", number=number, last=self.last)
        self.screen.show(Rule(Text(title, style="bold"), style="dim"))
        for sentence, clause in moment.told:
            self.screen.item(sentence, clause)
        if moment.told:
            self.screen.show()
        if moment.game is None:
            self.screen.show(self._other_version(), "yellow")
            return
        self.screen.show(draw(moment.game.view(self.seat), self.words, self.names))
        if moment.game.pending is None:
            self.screen.show()
            self.screen.show(standing(moment.game, self.words, self.names))

    def chart(self) -> None:
        """Everybody's chances over the game, if these rules can still play it."""
        games = [moment.game for moment in self.moments if moment.game is not None]
        if len(games) < 2:
            self.screen.show(self._other_version() if self.old else self.words.text("cli-chances-nothing"), "yellow")
            return
        self.screen.show(Text(self.words.text("cli-chances-wait")), "dim")
        chart.show(self.screen, self.words, self.names, self.record, games, chart.followed(games))

    def _other_version(self) -> str:
        version = str(self.record.header["version"])
        return self.words.text("cli-other-version", version=version, current=str(self.box.version))

    def step_through(self) -> int:
        """Forth and back, as somebody types; the exit code."""
        number = 0
        self.show(number)
        while True:
            self.screen.show()
            try:
                typed = fold(self.screen.ask(self.words.text("cli-replay-prompt")))
            except EndOfInput:
                return 0
            if typed in ("q", "quit", fold(self.words.text("cli-command-quit"))):
                return 0
            if typed in ("c", "chances", fold(self.words.text("cli-chances-command"))):
                self.chart()
                continue
            if typed in ("", "n"):
                goal = number + 1
            elif typed == "p":
                goal = number - 1
            elif typed.isdecimal():
                goal = int(typed)
            else:
                self.screen.show(self.words.text("cli-replay-help", last=self.last), "yellow")
                continue
            if 0 <= goal <= self.last:
                number = goal
                self.screen.clear()
                self.show(number)
            else:
                self.screen.show(self.words.text("cli-no-such-moment", last=self.last), "yellow")


def check(record: Record, box: Box, words: Words, screen: Screen) -> int:
    """Whether the seed is the promised one and the whole game follows from it; the exit code is 1 if not."""
    try:
        record.check(box)
    except BadRecord as problem:
        screen.show(Text(words.text("cli-check-failed", problem=str(problem))), "bold red")
        return 1
    screen.show(Text(words.text("cli-check-good", choices=len(record.entries), commitment=record.header["commitment"])))
    screen.show(Text(words.text("cli-check-luck", players=len(record.added_to_the_luck()))), "dim")
    for seat in record.withheld():
        name = record.header["players"][seat]["name"]
        screen.show(Text(words.text("cli-check-withheld", seat=seat + 1, name=name)), "yellow")
    if record.header.get("seals", 1) > 1:
        screen.show(Text(words.text("cli-check-seals", seals=int(record.header["seals"]))), "yellow")
    if "branch" in record.header:
        screen.show(Text(words.text("cli-check-branch", copied=record.branched_at())), "dim")
    return 0
