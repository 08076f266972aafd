"""Chapter "Round structure" (CE-040..053), and the game as a whole."""

from __future__ import annotations

from posse.games.colt_express.components import PICKPOCKETING, ROUND_EVENT, ROUND_TURNS, ROUNDS
from posse.games.colt_express.rules.cards import draw, full_hand, put_away
from posse.games.colt_express.rules.events import Pickpocketing, happen
from posse.games.colt_express.rules.expert import KeepCards
from posse.games.colt_express.rules.scheming import Scheming, announce
from posse.games.colt_express.rules.scoring import final_scoring
from posse.games.colt_express.rules.setup import CoupleWagons, LineUp, PickBandits, load_train
from posse.games.colt_express.rules.stealing import Stealing
from posse.games.colt_express.sayings import (
    EVENT,
    HAND_DRAWN,
    HAND_FILLED,
    NEW_FIRST_PLAYER,
    PLAYERS_ALTERNATE,
    ROUND_BEGINS,
)
from posse.games.colt_express.state import Train
from posse.kernel.flow import Frame


class TrainRobbery(Frame):
    """The whole game.

    1 Bandits are picked.                                                          CE-021, CE-037, CE-242
    2 The train is put together, 3 loaded, and a First Player drawn.               CE-026..034
    4 The bandits board it.                                                        CE-035, CE-244
    5 Five rounds; the First Player moves on clockwise after each but the last.    CE-040, CE-049, CE-052
    6 The richest wins.                                                            CE-230..237
    """

    STEPS = ("bandits", "wagons", "load", "line_up", "round", "next_round", "score")

    def bandits(self, train: Train) -> PickBandits:
        return PickBandits(())

    def wagons(self, train: Train) -> CoupleWagons:
        return CoupleWagons()

    def load(self, train: Train) -> None:
        load_train(train)

    def line_up(self, train: Train) -> LineUp:
        return LineUp()

    def round(self, train: Train) -> Round:
        return Round()

    def next_round(self, train: Train) -> None:
        if train.round < ROUNDS - 1:
            train.first_player = (train.first_player + 1) % train.seats
            train.tell(NEW_FIRST_PLAYER if train.seats > 2 else PLAYERS_ALTERNATE, train.first_player)
            self.skip_to("round")

    def score(self, train: Train) -> None:
        final_scoring(train)


class Round(Frame):
    """One Round card.

    1 Everyone draws a hand, 2 then the Round card is revealed.                    CE-041..044
    3 Schemin'!                                                                    CE-045, CE-060..087
    4 Cards not played go back on the deck; Expert: kept or discarded.             CE-070, CE-201
    5 Stealin'!                                                                    CE-090..139c
    6 The event.                                                                   CE-046, CE-190..199d
    """

    STEPS = ("draw_hands", "reveal", "scheming", "put_away", "stealing", "event")

    def draw_hands(self, train: Train) -> None:
        train.clear_pile()
        for seat in train.clockwise():
            missing = full_hand(train, seat)
            if train.expert:
                missing -= train.hand_size(seat)  # CE-205, CE-206
            draw(train, seat, missing, HAND_FILLED if train.expert else HAND_DRAWN)

    def reveal(self, train: Train) -> None:
        train.round += 1
        train.came_to_light += 1
        train.tell(ROUND_BEGINS, train.round + 1, train.rounds[train.round])

    def scheming(self, train: Train) -> Scheming:
        announce(train, 0)
        return Scheming(ROUND_TURNS[train.rounds[train.round]])

    def put_away(self, train: Train) -> KeepCards | None:
        if train.expert:
            return KeepCards() if train.round < ROUNDS - 1 else None  # CE-211
        for seat in range(train.seats):
            put_away(train, seat)
        return None

    def stealing(self, train: Train) -> Stealing:
        return Stealing()

    def event(self, train: Train) -> Pickpocketing | None:
        event = ROUND_EVENT[train.rounds[train.round]]
        train.tell(EVENT, event)
        if event == PICKPOCKETING:
            return Pickpocketing()
        happen(train, event)
        return None
