"""Colt Express (Christophe Raimbault, 2014), for 2 to 6 players. The door to its rooms.

components  the train, the loot, the cards
sayings     what can be asked, chosen, refused and told
state       the facts on the table
rules/      the rules, one file a chapter
seen        the shape of what a seat may see
view/       what that is, and a world it could be in
numbers     the same as a row of numbers
outlook     how likely each is to win, for searches
speech/     questions, choices and refusals as sayings
text/       the words, English and Polish
clauses.md  the rules in our words; code, events and tests cite their numbers
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from posse.games.colt_express import numbers, outlook, seen, speech
from posse.games.colt_express.invariants import check
from posse.games.colt_express.rules.events import Pickpocketing
from posse.games.colt_express.rules.expert import KeepCards
from posse.games.colt_express.rules.punch import Punch
from posse.games.colt_express.rules.round import Round, TrainRobbery
from posse.games.colt_express.rules.scheming import Scheming
from posse.games.colt_express.rules.scoring import ranks, wealth
from posse.games.colt_express.rules.setup import CoupleWagons, LineUp, PickBandits
from posse.games.colt_express.rules.stealing import Stealing
from posse.games.colt_express.sayings import KINDS, NAMES, SAYINGS
from posse.games.colt_express.speech.refusals import why_not
from posse.games.colt_express.state import Train
from posse.games.colt_express.view import besides, view
from posse.games.colt_express.view.worlds import TrainDealer
from posse.kernel.box import Box, Option
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase
from posse.kernel.flow import Frame
from posse.kernel.game import Game
from posse.kernel.pen import Pen
from posse.kernel.sights import Parts


class ColtExpress(Box):
    """Colt Express in its box."""

    def __init__(self) -> None:
        super().__init__(
            key="colt-express",
            version=3,
            seats=range(2, 7),
            kinds=KINDS,
            sayings=SAYINGS,
            names=NAMES,
            seen=seen.TrainSeen,
            frames=(
                TrainRobbery, PickBandits, CoupleWagons, LineUp, Round, Scheming, KeepCards, Stealing, Punch,
                Pickpocketing,
            ),
            options=(
                Option("expert", (False, True), False, "CE-200", fewest=3),
                Option("bandits", ("picked", "dealt"), "picked", "CE-021", fewest=3),
                Option("teams", ("drafted", "suggested"), "drafted", "CE-242", most=2),
                Option("wagons", ("dealt", "chosen"), "dealt", "CE-027"),
            ),
        )  # fmt: skip

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Train:
        return Train(self, seats, options, chance).lay_out()

    def opening(self) -> Frame:
        return TrainRobbery()

    def view(self, game: Game, seat: int | None) -> seen.TrainSeen:
        return view(train(game), seat, Parts())

    def view_again(self, game: Game, parts: Parts) -> seen.TrainSeen:
        return view(train(game), None, parts)

    def besides(self, game: Game, seat: int, known: Mapping[str, object]) -> dict[str, object]:
        return besides(train(game), seat, cast(seen.TrainSeen, known))

    def write_numbers(self, game: Game, seat: int | None, pen: Pen) -> None:
        numbers.write(train(game), seat, pen)

    def dealer(self, known: Game, seat: int | None, suspicious: bool) -> TrainDealer:
        return TrainDealer(train(known), seat)

    def outlook(self, game: Game) -> list[float]:
        return outlook.chances(train(game))

    def settled(self, game: Game) -> bool:
        return outlook.settled(train(game))

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        return speech.asking(train(game), seat, kind)

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return speech.phrase(train(game), seat, kind, value)

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return why_not(train(game), seat, kind, value)

    def scores(self, game: Game) -> list[int]:
        return [wealth(train(game), seat) for seat in range(game.seats)]

    def ranks(self, game: Game) -> list[int]:
        return ranks(train(game))

    def check(self, game: Game) -> None:
        check(train(game))


def train(game: Game) -> Train:
    """The table, known to be one of this game."""
    assert isinstance(game, Train)
    return game


GAME: Final[ColtExpress] = ColtExpress()
