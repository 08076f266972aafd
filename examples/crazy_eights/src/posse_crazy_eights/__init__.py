"""Crazy Eights, for 2 to 5 players: a game from outside. The door to its rooms."""

from __future__ import annotations

from typing import Final

from posse.kernel.box import Box, Option
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase
from posse.kernel.flow import Frame
from posse.kernel.game import Game
from posse.kernel.pen import Pen
from posse_crazy_eights import numbers, seen, speech
from posse_crazy_eights.components import DEALS
from posse_crazy_eights.invariants import check
from posse_crazy_eights.rules import CrazyEights, Turn, ranks
from posse_crazy_eights.sayings import KINDS, NAMES, SAYINGS
from posse_crazy_eights.state import Table
from posse_crazy_eights.view import redeal, view


class CrazyEightsBox(Box):
    """Crazy Eights in its box."""

    def __init__(self) -> None:
        super().__init__(
            key="crazy-eights",
            version=1,
            seats=range(2, 6),
            kinds=KINDS,
            sayings=SAYINGS,
            names=NAMES,
            seen=seen.Table,
            frames=(CrazyEights, Turn),
            options=(Option("deals", DEALS, 1, "CE-040"),),
        )

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Table:
        return Table(self, seats, options, chance).lay_out()

    def opening(self) -> Frame:
        return CrazyEights()

    def view(self, game: Game, seat: int | None) -> seen.Table:
        return view(table(game), seat)

    def write_numbers(self, game: Game, seat: int | None, pen: Pen) -> None:
        numbers.write(table(game), seat, pen)

    def redeal(self, world: Game, seat: int | None, chance: Chance) -> None:
        redeal(table(world), seat, chance)

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        return speech.asking(table(game), kind)

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.phrase(table(game), kind, value)

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.why_not(table(game), seat, kind, value)

    def scores(self, game: Game) -> list[int]:
        return table(game).points[:]

    def ranks(self, game: Game) -> list[int]:
        return ranks(table(game))

    def check(self, game: Game) -> None:
        check(table(game))


def table(game: Game) -> Table:
    """The table, known to be one of this game."""
    assert isinstance(game, Table)
    return game


GAME: Final = CrazyEightsBox()
