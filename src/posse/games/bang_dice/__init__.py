"""BANG! The Dice Game (2013) with Old Saloon (2016), for 3 to 8 players. The door to its rooms.

components       the dice, the cards and the tokens
sayings          what can be asked, chosen, refused and told
state            the facts on the table
rules/           the rules, one file a chapter
seen             the shape of what a seat may see
view/            what that is, a world it could be in, and what deeds tell about roles
numbers          the same as a row of numbers
outlook          how likely each is to win, for searches
speech/          questions, choices and refusals as sayings
text/            the words, English and Polish
clauses.md       the rules in our words; code, events and tests cite their numbers
"""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice import numbers, outlook, seen
from posse.games.bang_dice.invariants import check
from posse.games.bang_dice.rules.arrows import Arrows, IndianAttack
from posse.games.bang_dice.rules.gain import Gain, TheBadWindow
from posse.games.bang_dice.rules.ghost import GhostTurn
from posse.games.bang_dice.rules.loss import LeftHandWindow, Loss, SavedByTheDevil
from posse.games.bang_dice.rules.resolution import Resolution
from posse.games.bang_dice.rules.reveal import JudgeWindow
from posse.games.bang_dice.rules.rolling import DoctorWindow, GamblerWindow, Rolling
from posse.games.bang_dice.rules.turn import (
    EndStep,
    RightHandWindow,
    Showdown,
    StartStep,
    TheGoodWindow,
    TheUglyWindow,
    Turn,
)
from posse.games.bang_dice.rules.victory import ranks
from posse.games.bang_dice.sayings import KINDS, NAMES, SAYINGS
from posse.games.bang_dice.speech import questions, refusals
from posse.games.bang_dice.state import Saloon
from posse.games.bang_dice.view import redeal, suspicion, view
from posse.kernel.box import Box, Option
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase
from posse.kernel.flow import Frame
from posse.kernel.game import Game
from posse.kernel.pen import Pen


class BangDice(Box):
    """BANG! The Dice Game in its box, with Old Saloon."""

    def __init__(self) -> None:
        super().__init__(
            key="bang-dice",
            version=3,
            seats=range(3, 9),
            kinds=KINDS,
            sayings=SAYINGS,
            names=NAMES,
            seen=seen.Saloon,
            frames=(
                Showdown, Turn, StartStep, EndStep, GhostTurn, Rolling, Arrows, IndianAttack, Resolution, Loss,
                SavedByTheDevil, Gain,
                DoctorWindow, GamblerWindow, JudgeWindow, TheBadWindow, LeftHandWindow,
                TheGoodWindow, TheUglyWindow, RightHandWindow,
            ),
            options=(
                Option("saloon_dice", (False, True), False, "BD-202"),
                Option("chief_arrow", (False, True), False, "BD-251"),
                Option("roles", ("base", "special", "mixed"), "base", "BD-309", fewest=4),
                Option("new_characters", (False, True), False, "BD-351"),
                Option("ghost", (False, True), False, "BD-401", fewest=5),
            ),
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Saloon:
        return Saloon(self, seats, options, chance).lay_out()

    def opening(self) -> Frame:
        return Showdown()

    def view(self, game: Game, seat: int | None) -> seen.Saloon:
        return view(saloon(game), seat)

    def write_numbers(self, game: Game, seat: int | None, pen: Pen) -> None:
        numbers.write(saloon(game), seat, pen)

    def redeal(self, world: Game, seat: int | None, chance: Chance) -> None:
        redeal(saloon(world), seat, chance)

    def watch(self, game: Game, seat: int, kind: Kind, value: int) -> None:
        suspicion.watch(saloon(game), seat, kind, value)

    def suspect(self, world: Game, seat: int | None, chance: Chance) -> None:
        suspicion.suspect(saloon(world), seat, chance)

    def outlook(self, game: Game) -> list[float]:
        return outlook.chances(saloon(game))

    def settled(self, game: Game) -> bool:
        return outlook.settled(saloon(game))

    def glances(self, game: Game) -> int:
        return outlook.glances(saloon(game))

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        return questions.asking(saloon(game), seat, kind)

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return questions.phrase(saloon(game), kind, value)

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return refusals.why_not(saloon(game), seat, kind, value)

    def scores(self, game: Game) -> list[int]:
        return [saloon(game).winners >> seat & 1 for seat in range(game.seats)]

    def ranks(self, game: Game) -> list[int]:
        return ranks(saloon(game))

    def check(self, game: Game) -> None:
        check(saloon(game))


def saloon(game: Game) -> Saloon:
    """The table, known to be one of this game."""
    assert isinstance(game, Saloon)
    return game


GAME: Final[BangDice] = BangDice()
