"""The sitting: one game in the terminal, from the first question to the result, with whoever sits there."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from rich.rule import Rule
from rich.table import Table as Columns
from rich.text import Text

from posse.bots import ADVISER, Expected, make, observe
from posse.cli import coaching, commands
from posse.cli.draw import draw
from posse.cli.menu import Menu, listing
from posse.cli.paper import Paper, free_name
from posse.cli.screen import EndOfInput, Screen, gentle_ends, undisturbed
from posse.cli.seating import bot_of
from posse.kernel.choices import Question
from posse.kernel.events import Event
from posse.kernel.game import Game
from posse.kernel.record import Table, undo_line
from posse.words import Words

INTERRUPTED = 130
"""The exit code of what Ctrl-C has ended, as shells know it."""
REMINDER = 6
"""So many of the last events are told when a game is taken up again."""

HINT = f"{ADVISER}:400"
"""The bot that is asked for advice."""

COMMAND = os.environ.get("POSSE_COMMAND", "posse")
"""How this program was called, for the advice it gives: `sh run` of a checkout says `sh run posse`."""


class Sitting:
    """A table, its paper, and the people who look at one screen one after the other."""

    def __init__(self, table: Table, words: Words, screen: Screen, paper: Paper | None = None) -> None:
        self.table = table
        self.words = words
        self.screen = screen
        self.paper = paper
        players = table.record.header["players"]
        self.names: list[str] = [player["name"] for player in players]
        self.people = [seat for seat, player in enumerate(players) if player.get("bot") is None]
        self.looker: int | None = None
        """Who looked at the screen last, if somebody else must not see what they saw."""
        self.coach = coaching.Coach()
        self.coached: set[int] = set()
        """Who wants to be told of choices that were clearly better."""
        self.notices: list[str] = []
        """What all may know and is said next, on a screen that was wiped."""
        self.fresh = True
        """Whether only the welcome was shown yet: it says who plays and what is promised, and secret it is not."""
        skipped = REMINDER if table.record.entries else 0
        self.heard = [max(0, len(table.game.events(seat)) - skipped) if skipped else 0 for seat in self.everybody]
        """How many events each seat was told, and at the end of the list: whoever watches."""

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game

    @property
    def everybody(self) -> list[int | None]:
        """All seats, and None for those who watch."""
        return [*range(self.game.seats), None]

    @property
    def hotseat(self) -> bool:
        """Whether several people share the screen, so that a curtain must fall between them."""
        return len(self.people) > 1

    def say(self, key: str, style: str = "", **blanks: str | int) -> None:
        """Say something of the terminal's own."""
        self.screen.show(Text(self.words.text(key, **blanks)), style)

    # ---- from the first question to the last

    def play(self) -> int:
        """Play to the end, or until nobody goes on; the exit code."""
        with gentle_ends():
            try:
                self._welcome()
                while self.game.pending is not None:
                    self._one_choice()
                self._result()
            except (EndOfInput, commands.Quit):
                self.leave()
            except KeyboardInterrupt:
                self.screen.show()
                self.leave()
                return INTERRUPTED
            except BaseException:
                # A bug, or a full disk: what was played is kept in a new file, as the old one may lack a line.
                self.paper = None
                with suppress(OSError):
                    self.leave()
                raise
        return 0

    def _welcome(self) -> None:
        self.screen.show(Rule(Text(self.words.text("title"), style="bold"), characters="═", style="dim"))
        self.screen.show(Text(self.words.text("about"), style="italic"))
        self.screen.show()
        for seat, player in enumerate(self.table.record.header["players"]):
            key = "cli-seat-person" if seat in self.people else "cli-seat-bot"
            self.say(key, name=player["name"], seat=seat + 1, bot=str(player.get("bot")))
        commitment: str = self.table.record.header["commitment"]
        self.say("cli-sealed", "dim", commitment=commitment[:16])
        if self.paper is not None:
            self.say("cli-saving", "dim", file=str(self.paper.path), choices=len(self.table.record.entries))
        if self.people:
            self.say("cli-help-is-near", "dim")
        self.screen.show()

    def _one_choice(self) -> None:
        question = self._next_question()
        seat = question.seat
        bot = bot_of(self.table, seat)
        choice: int | None
        if bot is not None:
            choice = bot.choose(observe(self.game, seat))
        elif len(question.options) == 1 and not self.hotseat:
            choice = question.choices[0]  # nothing to choose, and nobody from whom that must be hidden
        else:
            choice = self._ask(question)
            if choice is not None and seat in self.coached and len(question.options) > 1:
                self.coach.hear(self.game, seat, choice)
        if choice is not None:
            self._take(seat, choice)
        if not self.people:
            self._news(None)

    def _next_question(self) -> Question:
        """Bots answer first, then whoever is looking at the screen, then the others."""
        questions = self.game.questions()
        for question in questions:
            if question.seat not in self.people:
                return question
        return next((question for question in questions if question.seat == self.looker), questions[0])

    def _take(self, seat: int, choice: int) -> None:
        with undisturbed():
            entry = self.table.play(seat, choice)
            if self.paper is not None:
                self.paper.add(entry.line())

    # ---- one question

    def _ask(self, question: Question) -> int | None:
        """A person's choice; None if the table has changed instead, or should be shown once more."""
        seat = question.seat
        if self.hotseat and self.looker != seat:
            if not self._curtain(seat):
                return None
        elif not self.fresh:
            self._wipe()
        self.fresh = False
        self._news(seat)
        menu = Menu(self.game, question, self.words, self.names)
        self.screen.show(draw(self.game.view(seat), self.words, self.names))
        self.screen.show()
        self._word(seat)
        self.aside()
        asking = self.game.asking(seat)
        self.screen.clause(self.words.say(asking, self.names), asking.saying.clause, "bold")
        self.screen.show(listing(menu.offered))
        while True:
            typed = self.screen.ask(self.words.text("cli-prompt", name=self.names[seat], count=menu.size))
            if not typed:
                return menu.offered[0].choice if menu.size == 1 else None
            if command := commands.find(typed, self.words):
                if command.run(commands.Typed(self, menu, seat, command.rest(typed))):
                    return None
                continue
            chosen = self._chosen(menu, seat, typed)
            if chosen is not None:
                return chosen

    def _word(self, seat: int) -> None:
        """What the coach has to say about the seat's last choice."""
        if word := self.coach.word(seat):
            coaching.show(self.screen, self.words, self.names, seat, *word)

    def aside(self) -> None:
        """What is said between the board and the question: nothing, unless there is a guide."""

    def _chosen(self, menu: Menu, seat: int, typed: str) -> int | None:
        """The choice that was typed; None, after saying what is wrong, if it is none."""
        found = menu.find(typed)
        if len(found) == 1 and found[0] in menu.offered:
            if not typed.isdecimal():
                self.screen.show(Text(f"→ {found[0].sentence}"), "dim")
            return found[0].choice
        if not found:
            self.say("cli-not-understood", "yellow", typed=typed, count=menu.size)
        elif found[0] in menu.offered:
            self.say("cli-fits-several", "yellow", typed=typed)
            self.screen.show(listing(found))
        else:
            commands.refuse(self, seat, found)
        return None

    def _curtain(self, seat: int) -> bool:
        """Hide what the last one saw until the next one sits there; whether the game goes on with that one.

        The one who leaves may still take the last choice back.
        """
        if not self.fresh:
            self._wipe(forget=True)
        self.fresh = False
        self.screen.show(Rule(characters="▓", style="dim"))
        self.say("cli-curtain", "bold", name=self.names[seat])
        self.screen.show(Rule(characters="▓", style="dim"))
        if self.looker is not None:
            self.say("cli-curtain-undo", "dim", name=self.names[self.looker])
        typed = self.screen.ask(self.words.text("cli-press-enter", name=self.names[seat]))
        command = commands.find(typed, self.words)
        if command is not None and command.name == "quit":
            raise commands.Quit
        if command is not None and command.name == "undo" and self.looker is not None:
            self.take_back(self.looker)
            self.looker = None  # whoever typed that may be the next one already
            return False
        self.screen.clear(forget=True)
        self.looker = seat
        return True

    def notice(self, key: str, **blanks: str | int) -> None:
        """Something to be said as soon as the screen was wiped."""
        self.notices.append(self.words.text(key, **blanks))

    def _wipe(self, forget: bool = False) -> None:
        self.screen.clear(forget)
        for line in self.notices:
            self.screen.show(Text(line), "yellow")
        if self.notices:
            self.screen.show()
        self.notices = []

    def _news(self, seat: int | None) -> None:
        """What happened since this seat looked last, as far as it may know."""
        place = self.game.seats if seat is None else seat
        news = self.game.events(seat, self.heard[place])
        self.heard[place] += len(news)
        self.heard[-1] = len(self.game.events(None))
        self.tell(news)

    def tell(self, events: list[Event]) -> None:
        """Events as sentences, each with its clause."""
        for event in events:
            self.screen.item(self.words.say(event, self.names), event.saying.clause)
        if events:
            self.screen.show()

    # ---- back, and the end

    def take_back(self, seat: int) -> None:
        """Take the seat's last choice back, if the others agree."""
        commands.take_back(self, seat)

    def advice(self, seat: int) -> list[Expected]:
        """What a bot would choose, seeing what the seat sees, and what else it has thought about."""
        return make(HINT, self.game.asked_of[seat]).weigh(observe(self.game, seat))

    def last_choice_of(self, seat: int) -> int | None:
        """Where taking back the seat's last choice leads: past answers for which nobody was asked."""
        if self.hotseat:
            return self.table.last_choice_of(seat)
        record, last = self.table.record, None
        for number, (entry, before) in enumerate(zip(record.entries, record.steps(self.table.box), strict=False)):
            question = before.game.question(seat) if entry.seat == seat else None
            if question is not None and len(question.options) > 1:
                last = number
        return last

    def rewind(self, upto: int) -> None:
        """Go back to where so many choices had been made."""
        self.coach.forget()
        with undisturbed():
            self.table = self.table.rewind(upto)
            if self.paper is not None:
                self.paper.add(undo_line(upto))
        for place, seat in enumerate(self.everybody):
            self.heard[place] = min(self.heard[place], len(self.game.events(seat)))

    def _result(self) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        if self.hotseat:
            self.screen.clear(forget=True)
        elif self.people and not self.fresh:
            self.screen.clear()
        self.screen.show(draw(self.game.view(seat), self.words, self.names))
        self.screen.show()
        self._news(seat)
        self.screen.show(standing(self.game, self.words, self.names))
        seal = self.table.record.seal()
        self.say("cli-seed-was", "dim", seed=seal.seed.hex(), salt=seal.salt.hex(), commitment=seal.commitment)
        if self.paper is None:
            self.say("cli-check-needs-file", "dim")
        else:
            self.say("cli-check-with", "dim", posse=COMMAND, file=str(self.paper.path))

    def leave(self) -> None:
        """Say where the game is kept, having put it there."""
        if self.paper is None and self.table.record.entries and self.game.pending is not None:
            path = free_name(Path.cwd(), self.game.box.key, self.table.record.header["commitment"])
            self.paper = Paper.begin(path, self.table.record)
        if self.paper is None:
            self.say("cli-nothing-to-save")
        else:
            self.say("cli-saved", posse=COMMAND, file=_near(self.paper.path))


def standing(game: Game, words: Words, names: list[str]) -> Columns:
    """Who stands where at the end."""
    table = Columns(box=None, pad_edge=False, header_style="dim")
    for key in ("cli-place", "cli-player", "cli-score"):
        table.add_column(words.text(key), justify="right" if key != "cli-player" else "left")
    ranks, scores = game.box.ranks(game), game.box.scores(game)
    for seat in sorted(range(game.seats), key=lambda seat: ranks[seat]):
        style = "bold" if ranks[seat] == 1 else ""
        table.add_row(f"{ranks[seat]}.", Text(names[seat]), str(scores[seat]), style=style)
    return table


def _near(path: Path) -> str:
    """The path as one would type it here."""
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else str(path)
