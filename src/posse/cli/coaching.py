"""A coach in the terminal: it thinks while the others play, and says what it has to say when its seat is asked next."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from rich.table import Table as Columns
from rich.text import Text

from posse.bots import observe
from posse.cli.screen import Screen
from posse.coach import Coaching, coach
from posse.kernel.events import Phrase
from posse.kernel.game import Game
from posse.words import Words

MILLISECONDS: Final = 1000

Think = Callable[[Game, int, int], Coaching | None]


def think(game: Game, seat: int, choice: int) -> Coaching | None:
    """What a good bot has to say about a choice that the seat is about to make."""
    return coach(observe(game, seat), choice, game.asked_of[seat], MILLISECONDS)


class Coach:
    """What it thinks about, by seat: the last choice of each."""

    def __init__(self, think: Think = think) -> None:
        self.think = think
        self._pool = ThreadPoolExecutor(1, "coach")
        self._last: dict[int, tuple[Game, Future[Coaching | None]]] = {}

    def hear(self, game: Game, seat: int, choice: int) -> None:
        """A seat is about to choose; the game goes on without waiting."""
        then: Game = game.copy()
        self._last[seat] = then, self._pool.submit(self.think, then, seat, choice)

    def word(self, seat: int) -> tuple[Game, Coaching] | None:
        """What there is to say about the seat's last choice, and the game before it; each is said once."""
        game, thought = self._last.pop(seat, (None, None))
        told = None if thought is None else thought.result()
        return None if told is None or game is None else (game, told)

    def forget(self) -> None:
        """Something was taken back."""
        self._last = {}


def show(screen: Screen, words: Words, names: list[str], seat: int, game: Game, told: Coaching) -> None:
    """Which choice was better, who gains what by it, and what follows."""

    def sentence(choice: int) -> str:
        return words.say(game.phrase(seat, choice), names)

    screen.show(Text(words.text("cli-coach", sentence=sentence(told.better))), "bold yellow")
    screen.show(Text(words.text("cli-coach-yours", sentence=sentence(told.mine))), "dim")
    screen.show(stakes(words, names, told))
    for one in told.follows:
        key = "cli-coach-more" if one.better > one.mine else "cli-coach-less"
        event = words.say(Phrase(game.box.sayings[one.saying], one.values), names)
        shares = {"mine": percent(one.mine), "better": percent(one.better)}
        screen.show(Text(f"  {words.text(key, sentence=event, **shares)}"), "dim")
    screen.show(Text(words.text("cli-coach-how", games=told.pairs)), "dim")
    screen.show()


def stakes(words: Words, names: list[str], told: Coaching) -> Columns:
    """What each player may expect, after the one choice and the other."""
    counts = any(one.points > 1 for one in [*told.after_mine, *told.after_better])
    table = Columns(box=None, pad_edge=False, header_style="dim")
    for key in ("cli-player", "cli-coach-won", "cli-place", *(("cli-score",) if counts else ())):
        table.add_column(words.text(key), justify="left" if key == "cli-player" else "right")
    for seat, (mine, better) in enumerate(zip(told.after_mine, told.after_better, strict=True)):
        row = [f"{percent(mine.won)} → {percent(better.won)}", f"{mine.place:.1f} → {better.place:.1f}"]
        points = [f"{mine.points:.1f} → {better.points:.1f}"] if counts else []
        table.add_row(Text(names[seat]), *row, *points)
    return table


def percent(share: float) -> str:
    """A share of all games.

    >>> percent(0.125), percent(1.0)
    ('12%', '100%')
    """
    return f"{round(100 * share)}%"
