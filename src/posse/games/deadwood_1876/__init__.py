"""Deadwood 1876 (Travis Hancock, 2018), for 2 to 9 players. The door to its rooms.

components  cards, dice, Safes, establishments, and what the number of players changes
sayings     what can be asked, chosen, refused and told
state/      the facts on the table; packed: several in a number; notes: what somebody knows of face-down Safes;
            memory: what players remember
rules/      the rules, one file a chapter
seen        the shape of what a seat may see
view/       what that is; redeal, cards, odds: a world that it could be in
numbers     the same as a row of numbers
outlook     how likely each is to win, for searches
speech/     questions and choices as sayings; refusals: why not
text/       the words, English and Polish
clauses.md  the rules in our words; code, events and tests cite their numbers
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876 import numbers, outlook, seen, speech
from posse.games.deadwood_1876.invariants import check
from posse.games.deadwood_1876.rules.badges import BadgeRound
from posse.games.deadwood_1876.rules.duel import Duel
from posse.games.deadwood_1876.rules.fight import HolsterForDefender, HolsterForEither
from posse.games.deadwood_1876.rules.heist import Heist
from posse.games.deadwood_1876.rules.items import AttachHolster, ChangeHand, Ride, TipHat
from posse.games.deadwood_1876.rules.laws import GiveAway
from posse.games.deadwood_1876.rules.mysteries import StarredSafes
from posse.games.deadwood_1876.rules.robbery import HorseThieves, Robbery
from posse.games.deadwood_1876.rules.sequence import Deadwood
from posse.games.deadwood_1876.rules.setup import SetUp
from posse.games.deadwood_1876.rules.showdown import FinalShowdown
from posse.games.deadwood_1876.rules.turn import Turn
from posse.games.deadwood_1876.sayings import KINDS, NAMES, SAYINGS
from posse.games.deadwood_1876.speech import refusals
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.view import view
from posse.games.deadwood_1876.view.redeal import TownDealer
from posse.kernel.box import Box, Option
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase
from posse.kernel.flow import Frame
from posse.kernel.game import Game
from posse.kernel.pen import Pen

OFF_ON: Final = (False, True)

FRAMES: Final = (
    Deadwood, SetUp, Turn, Robbery, Duel, HorseThieves, HolsterForEither, HolsterForDefender, GiveAway, Ride,
    ChangeHand, TipHat, AttachHolster, Heist, BadgeRound, StarredSafes, FinalShowdown,
)  # fmt: skip


class Deadwood1876(Box):
    """Deadwood 1876 in its box."""

    def __init__(self) -> None:
        super().__init__(
            key="deadwood-1876",
            version=3,
            seats=range(2, 10),
            kinds=KINDS,
            sayings=SAYINGS,
            names=NAMES,
            seen=seen.Town,
            frames=FRAMES,
            options=(
                Option("sarsaparilla", OFF_ON, False, "D76-290"),
                Option("cash", OFF_ON, False, "D76-290"),
                Option("dagger", OFF_ON, False, "D76-290"),
                Option("explosives", OFF_ON, False, "D76-290"),
                Option("poker", OFF_ON, False, "D76-290"),
                Option("peace", OFF_ON, False, "D76-310"),
                Option("fair_share", OFF_ON, False, "D76-316", 6, 9),
                Option("horse_thief", OFF_ON, False, "D76-322", 4, 9),
            ),
        )

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Town:
        return Town(self, seats, options, chance).lay_out()

    def opening(self) -> Frame:
        return Deadwood()

    def view(self, game: Game, seat: int | None) -> seen.Town:
        return view(town(game), seat)

    def write_numbers(self, game: Game, seat: int | None, pen: Pen) -> None:
        numbers.write(town(game), seat, pen)

    def dealer(self, known: Game, seat: int | None, suspicious: bool) -> TownDealer:
        return TownDealer(town(known), seat)

    def outlook(self, game: Game) -> list[float]:
        return outlook.chances(town(game))

    def settled(self, game: Game) -> bool:
        return outlook.settled(town(game))

    def glances(self, game: Game) -> int:
        return outlook.GLANCES

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        return speech.asking(town(game), seat, kind)

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.phrase(town(game), seat, kind, value)

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return refusals.why_not(town(game), seat, kind, value)

    def scores(self, game: Game) -> list[int]:
        """1 for every winner: gold decides who advances, not who wins (D76-281)."""
        winners = town(game).winners
        return [int(seat in winners) for seat in range(game.seats)]

    def ranks(self, game: Game) -> list[int]:
        """1 for every winner, 2 for all others: they lose alike, and there can be no winner (D76-281)."""
        winners = town(game).winners
        return [1 if seat in winners else 2 for seat in range(game.seats)]

    def check(self, game: Game) -> None:
        check(town(game))


def town(game: Game) -> Town:
    """The table, known to be one of this game."""
    assert isinstance(game, Town)
    return game


GAME: Final[Deadwood1876] = Deadwood1876()
