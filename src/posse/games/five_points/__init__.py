"""The Five Points: Gangs of New York (Gordon Hamilton, 2016), for 2 to 4 players. The door to its rooms.

components  the cards and the pyramid
sayings     what can be asked, chosen, refused and told
state       the facts on the table
rules/      the rules, one file a chapter
seen        the shape of what a seat may see
view        what that is, and a world it could be in
numbers     the same as a row of numbers
speech      questions, choices and refusals as sayings
text/       the words, English and Polish
clauses.md  the rules in our words; code, events and tests cite their numbers
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from posse.games.five_points import numbers, seen, speech
from posse.games.five_points.invariants import check
from posse.games.five_points.rules.advance import FillVacancy
from posse.games.five_points.rules.banish import Banish
from posse.games.five_points.rules.reveal import Reveal
from posse.games.five_points.rules.scoring import points, ranks
from posse.games.five_points.rules.turn import RoadToTheTop
from posse.games.five_points.sayings import KINDS, NAMES, SAYINGS
from posse.games.five_points.state import District
from posse.games.five_points.view import DistrictDealer, besides, view
from posse.kernel.box import Box
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase
from posse.kernel.flow import Frame
from posse.kernel.game import Game
from posse.kernel.pen import Pen


class FivePoints(Box):
    """The Five Points in its box."""

    def __init__(self) -> None:
        super().__init__(
            key="five-points",
            version=4,
            seats=range(2, 5),
            kinds=KINDS,
            sayings=SAYINGS,
            names=NAMES,
            seen=seen.District,
            frames=(RoadToTheTop, FillVacancy, Banish, Reveal),
        )

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> District:
        return District(self, seats, options, chance).lay_out()

    def opening(self) -> Frame:
        return RoadToTheTop()

    def view(self, game: Game, seat: int | None) -> seen.District:
        return view(district(game), seat)

    def besides(self, game: Game, seat: int, known: Mapping[str, object]) -> dict[str, object]:
        return besides(district(game), seat)

    def write_numbers(self, game: Game, seat: int | None, pen: Pen) -> None:
        numbers.write(district(game), seat, pen)

    def dealer(self, known: Game, seat: int | None, suspicious: bool) -> DistrictDealer:
        return DistrictDealer(district(known), seat)

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        return speech.asking(district(game), kind)

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.phrase(district(game), kind, value)

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.why_not(district(game), seat, kind, value)

    def scores(self, game: Game) -> list[int]:
        return [points(district(game), seat) for seat in range(game.seats)]

    def ranks(self, game: Game) -> list[int]:
        return ranks(district(game))

    def check(self, game: Game) -> None:
        check(district(game))


def district(game: Game) -> District:
    """The table, known to be one of this game."""
    assert isinstance(game, District)
    return game


GAME: Final[FivePoints] = FivePoints()
