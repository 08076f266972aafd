"""The screen and the keyboard: a terminal, or a pipe at either end."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

WIDTH: Final = 80
"""Everything fits into so many columns."""


class EndOfInput(Exception):
    """Nobody will type anything more."""


class Screen:
    """Where a sitting is shown and answers are typed. Text is never read as markup: a player may be called [b]."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.console = Console(markup=False, highlight=False, emoji=False)
        if not self.console.is_terminal:
            self.console.width = WIDTH

    def show(self, what: RenderableType = "", style: str = "") -> None:
        """Print something."""
        self.console.print(what, style=style or None, soft_wrap=False)

    def clause(self, sentence: str, clause: str, style: str = "") -> None:
        """Print a sentence with the clause it rests on, dimly, at its end."""
        self.show(_with_clause(sentence, clause, style))

    def item(self, sentence: str, clause: str) -> None:
        """Print a sentence and its clause as one of several; further lines are indented."""
        row = Table.grid(padding=(0, 1))
        row.add_row(Text("·", style="dim"), _with_clause(sentence, clause, ""))
        self.show(row)

    def ask(self, prompt: str) -> str:
        """A line that somebody types, without blanks around it. What comes from a pipe is shown as if typed."""
        self.console.print(Text(prompt, style="bold"), end=" ")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.show()
            raise EndOfInput
        if not sys.stdin.isatty():
            self.show(line.strip())
        return line.strip()

    def clear(self, forget: bool = False) -> None:
        """Wipe the screen, where it is one; to `forget` wipes what was scrolled away, too."""
        if self.console.is_terminal:
            self.console.clear()
            if forget:
                self.console.file.write("\x1b[3J")
                self.console.file.flush()


def _with_clause(sentence: str, clause: str, style: str) -> Text:
    line = Text(sentence, style=style)
    return line.append(f"  {clause}", style="dim not bold") if clause else line


ENDS: Final = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""Ctrl-C, a request to end, and a closed terminal."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C and the like wait: a choice is both played and written down, or neither."""
    pressed: list[int] = []
    with _handled(lambda number, _frame: pressed.append(number)):
        yield
    if pressed:
        raise KeyboardInterrupt


def gentle_ends() -> AbstractContextManager[None]:
    """Treat a closed terminal or a request to end like Ctrl-C, so that these lose nothing, either."""
    return _handled(signal.default_int_handler)


@contextmanager
def _handled(handler: Callable[[int, FrameType | None], Any]) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handler) for number in ENDS}
    try:
        yield
    finally:
        for number, usual in before.items():
            signal.signal(number, usual)
