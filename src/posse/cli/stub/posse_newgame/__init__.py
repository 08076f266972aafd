"""New Game: the door to its rooms."""

from __future__ import annotations

from typing import Final

from posse.kernel.box import Box
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase
from posse.kernel.flow import Frame, RulesError
from posse.kernel.game import Game
from posse.kernel.pen import Pen
from posse_newgame import numbers, seen, speech
from posse_newgame.components import MOST_SEATS, deck
from posse_newgame.rules import NewGame, ranks
from posse_newgame.sayings import KINDS, NAMES, SAYINGS
from posse_newgame.state import Table
from posse_newgame.view import redeal, view


class NewGameBox(Box):
    """New Game in its box."""

    def __init__(self) -> None:
        super().__init__(
            key="newgame",
            version=1,
            seats=range(2, MOST_SEATS + 1),
            kinds=KINDS,
            sayings=SAYINGS,
            names=NAMES,
            seen=seen.Table,
            frames=(NewGame,),
        )

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Table:
        return Table(self, seats, options, chance).lay_out()

    def opening(self) -> Frame:
        return NewGame()

    def view(self, game: Game, seat: int | None) -> seen.Table:
        return view(table(game), seat)

    def write_numbers(self, game: Game, seat: int | None, pen: Pen) -> None:
        numbers.write(table(game), seat, pen)

    def redeal(self, world: Game, seat: int | None, chance: Chance) -> None:
        redeal(table(world), seat, chance)

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        return speech.asking()

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.phrase(value)

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.why_not(value)

    def scores(self, game: Game) -> list[int]:
        return table(game).won[:]

    def ranks(self, game: Game) -> list[int]:
        return ranks(table(game))

    def check(self, game: Game) -> None:
        """No card is lost, and none is there twice."""
        now = table(game)
        if sorted([*now.aside, *now.gone, *[card for hand in now.hands for card in hand]]) != deck(now.seats):
            raise RulesError("NG-002 does not hold: a card was lost")


def table(game: Game) -> Table:
    """The table, known to be one of this game."""
    assert isinstance(game, Table)
    return game


GAME: Final = NewGameBox()
