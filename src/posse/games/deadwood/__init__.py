"""Deadwood (Loïc Lamy, 2011), for 2 to 5 players. The door to its rooms.

components  the board, the tiles, the gangs, the counters
sayings     what can be asked, chosen, refused and told
state       the facts on the table
rules/      the rules, one file a chapter; the buildings' abilities are listed in rules/abilities.py
seen        the shape of what a seat may see
view        what that is, and a world it could be in
numbers     the same as a row of numbers
speech/     questions, choices and refusals as sayings
text/       the words, English and Polish
clauses.md  the rules in our words; code, events and tests cite their numbers
"""

from __future__ import annotations

from typing import Final

from posse.games.deadwood import numbers, seen, speech
from posse.games.deadwood.components import KINDS_OF_BUILDINGS
from posse.games.deadwood.invariants import check
from posse.games.deadwood.rules.abilities import ABILITIES
from posse.games.deadwood.rules.arrive import Arrive
from posse.games.deadwood.rules.buildings_1 import Casino, GeneralStore, StageDepot
from posse.games.deadwood.rules.buildings_3 import (
    Courthouse,
    DanceHall,
    FortuneTeller,
    Grifter,
    Newspaper,
    TelegraphOffice,
)
from posse.games.deadwood.rules.buildings_x import Church, Saloon, SheriffsOffice, TownHall
from posse.games.deadwood.rules.ending import Verdict, ranks
from posse.games.deadwood.rules.final_shootout import FinalShootout
from posse.games.deadwood.rules.head_back import HeadBack
from posse.games.deadwood.rules.new_buildings import NewBuildings
from posse.games.deadwood.rules.railroad import ExtraAnnex, LayRailroad
from posse.games.deadwood.rules.shootout import Shootout
from posse.games.deadwood.rules.turn import DaysInDeadwood
from posse.games.deadwood.sayings import KINDS, NAMES, SAYINGS
from posse.games.deadwood.state import Town
from posse.games.deadwood.view import redeal, view
from posse.kernel.box import Box, Option
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase
from posse.kernel.flow import Frame
from posse.kernel.game import Game
from posse.kernel.pen import Pen


class Deadwood(Box):
    """Deadwood in its box."""

    def __init__(self) -> None:
        assert len(ABILITIES) == len(KINDS_OF_BUILDINGS), "every kind of building has an ability"
        super().__init__(
            key="deadwood",
            version=3,
            seats=range(2, 6),
            kinds=KINDS,
            sayings=SAYINGS,
            names=NAMES,
            seen=seen.Town,
            frames=(
                DaysInDeadwood, HeadBack, Arrive, Shootout,
                Church, Saloon, SheriffsOffice, TownHall, Casino, GeneralStore, StageDepot,
                FortuneTeller, Courthouse, Grifter, Newspaper, DanceHall, TelegraphOffice,
                NewBuildings, LayRailroad, ExtraAnnex, Verdict, FinalShootout,
            ),
            options=(
                Option("wipeout", ("any", "all"), "any", "DW-291"),
                Option("turn_limit", ("none", 60, 120), "none", "DW-301"),
            ),
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Town:
        return Town(self, seats, options, chance).lay_out()

    def opening(self) -> Frame:
        return DaysInDeadwood()

    def view(self, game: Game, seat: int | None) -> seen.Town:
        return view(town(game), seat)

    def write_numbers(self, game: Game, seat: int | None, pen: Pen) -> None:
        numbers.write(town(game), seat, pen)

    def redeal(self, world: Game, seat: int | None, chance: Chance) -> None:
        redeal(town(world), seat, chance)

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        return speech.asking(town(game), kind)

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.phrase(town(game), seat, kind, value)

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.why_not(town(game), seat, kind, value)

    def scores(self, game: Game) -> list[int]:
        return town(game).money[:]

    def ranks(self, game: Game) -> list[int]:
        return ranks(town(game))

    def check(self, game: Game) -> None:
        check(town(game))


def town(game: Game) -> Town:
    """The table, known to be one of this game."""
    assert isinstance(game, Town)
    return game


GAME: Final[Deadwood] = Deadwood()
