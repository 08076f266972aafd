"""A first game with a guide in the terminal: the steps of a lesson, then a free game against easy bots."""

from __future__ import annotations

import time
from typing import Final

from rich.panel import Panel
from rich.text import Text

from posse.bots import Expected
from posse.cli import commands
from posse.cli.draw import draw
from posse.cli.menu import Menu, fold
from posse.cli.play import COMMAND, Sitting
from posse.cli.screen import WIDTH, Screen
from posse.kernel.choices import Question
from posse.lessons import Lesson, Step
from posse.words import Words

SLOWLY: Final = 1.2
"""Seconds for which a move of somebody else is looked at, where there is a screen to look at."""


class Guided(Sitting):
    """A sitting at which a guide says what happens and why, until its lesson is over."""

    def __init__(self, lesson: Lesson, words: Words, screen: Screen, first: int = 0) -> None:
        super().__init__(lesson.at(first), words, screen)
        self.lesson = lesson
        self.guide = lesson.words(words.language)
        self.at = first
        """The number of the step."""

    @property
    def step(self) -> Step | None:
        """What the guide speaks about; None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def _welcome(self) -> None:
        super()._welcome()
        self.say("cli-lesson-about", "dim", steps=len(self.lesson.steps))
        self.screen.show()

    def _one_choice(self) -> None:
        step = self.step
        if step is None:
            super()._one_choice()
        elif not step.choose:
            self._read_on(step)
        else:
            question = self.game.question(self.lesson.seat)
            assert question is not None
            self._let_choose(step, question)

    # ---- one step

    def aside(self) -> None:
        """What the guide says, between the board and the question."""
        step = self.step
        if step is None:
            return
        said = Text(self.guide.text(step.key))
        title = self.words.text("cli-lesson-step", step=self.at + 1, steps=len(self.lesson.steps))
        self.screen.show(Panel(said, title=title, title_align="left", width=WIDTH, border_style="yellow"))

    def _read_on(self, step: Step) -> None:
        if not self.fresh:
            self._wipe()
        self.fresh = False
        seat = self.lesson.seat
        self._news(seat)
        self.screen.show(draw(self.game.view(seat), self.words, self.names))
        self.aside()
        last = self.at + 1 == len(self.lesson.steps)
        typed = self.screen.ask(self.words.text("cli-lesson-play-on" if last else "cli-lesson-go-on"))
        command = commands.find(typed, self.words)
        if command is not None and command.name == "quit":
            raise commands.Quit
        if command is not None and command.name == "undo":
            self.take_back(seat)
        else:
            self._carry_out(step)

    def _let_choose(self, step: Step, question: Question) -> None:
        choice = self._ask(question)
        # The menu shows one of several choices in the same words: which of them, is the same to everybody.
        reasons = self.lesson.reasons(self.table, step)
        while choice is not None and choice in reasons:
            self.screen.show(Text(self.guide.text(reasons[choice])), "yellow")
            typed = self.screen.ask(self.words.text("cli-lesson-try"))
            if fold(typed) in self.words.text("cli-yes").split():
                self._try(choice)
                return
            # Who has understood types the better choice at once.
            menu = Menu(self.game, question, self.words, self.names)
            choice = self._chosen(menu, question.seat, typed) if typed and menu.find(typed) else None
        if choice is not None:
            self._carry_out(step)

    def _try(self, choice: int) -> None:
        """See what comes of a choice, and take it back."""
        seat, before = self.lesson.seat, len(self.table.record.entries)
        known = len(self.game.events(seat))
        self.table.play(seat, choice)
        self.tell(self.game.events(seat, known))
        self.screen.show(draw(self.game.view(seat), self.words, self.names))
        self.screen.ask(self.words.text("cli-lesson-tried"))
        self.rewind(before)

    def _carry_out(self, step: Step) -> None:
        seat = self.lesson.seat
        known = len(self.game.events(seat))
        for _ in self.lesson.moves(self.table, step):
            if self.screen.console.is_terminal:
                news = self.game.events(seat, known)
                known += len(news)
                self.tell(news)
                time.sleep(SLOWLY * bool(news))
        self.at += 1
        if self.step is None:  # from here on the luck is theirs
            self.table = self.table.branch(len(self.table.record.entries))
            self.say("cli-lesson-over", "yellow")
            self.fresh = True  # what comes next leaves that in sight

    # ---- back, and away

    def take_back(self, seat: int) -> None:
        """In the lesson: a step back."""
        if self.step is None:
            super().take_back(seat)
            return
        if self.at == 0:
            self.notice("cli-lesson-first")
            return
        self.at -= 1
        self.table = self.lesson.at(self.at)
        for place, who in enumerate(self.everybody):
            self.heard[place] = min(self.heard[place], len(self.game.events(who)))

    def advice(self, seat: int) -> list[Expected]:
        """In the lesson: what the guide means."""
        step = self.step
        meant = None if step is None else self.lesson.meant(self.table, step)
        return super().advice(seat) if meant is None else [Expected(meant)]

    def leave(self) -> None:
        """Say how to come back: a lesson is the same every time, so nothing needs to be kept."""
        if self.step is None:
            super().leave()
        else:
            self.say("cli-lesson-left", posse=COMMAND, game=self.game.box.key, step=self.at + 1)
