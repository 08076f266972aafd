"""Chapter "Setup" (CE-020..038), with teams for two players (CE-240..247)."""

from __future__ import annotations

from typing import Final

from posse.games.colt_express.components import (
    ASIDE,
    BANDITS,
    FIRST_JEWEL,
    FIRST_STRONGBOX,
    GHOST,
    INSIDE,
    MARSHAL,
    NOBODY,
    ON_CARD,
    OWN_CARDS,
    PURSE_VALUES,
    ROUNDS,
    SECOND_STRONGBOX,
    SIX,
    STARTING_PURSE,
    STATIONS,
    SUGGESTED_TEAMS,
    TEAM_CARDS,
    TEAM_WAGONS,
    WAGON_LOOT,
    WAGONS,
    card_of,
    first_card,
    location,
    round_set,
)
from posse.games.colt_express.sayings import (
    BANDIT,
    CABOOSE,
    DEALT,
    DRAFTED,
    DRAFTS_FIRST,
    FIRST_PLAYER,
    FIRST_PLAYER_OF_TWO,
    PICKED,
    PICKS_FIRST,
    STARTS,
    TEAM_DEALT,
    TEAM_MARSHAL,
    TEAM_MARSHAL_TAKEN,
    TEAM_STARTS,
    WAGON,
    WAGON_DEALT,
    WAGON_SET,
)
from posse.games.colt_express.state import Train
from posse.kernel.flow import Ask, Frame

HOST: Final = 0
"""Who couples the wagons, if the table wants to choose them (CE-027)."""


class PickBandits(Frame):
    """Everyone gets a bandit, or a team of two.

    1 A seat is drawn that begins; or the bandits are dealt.                       CE-021, CE-242
    2 Picks go clockwise; two players pick in the order A, B, B, A.                CE-021, CE-242
    3 Each team takes the Marshal card of one of its bandits; which one is asked
      only of who leads Ghost.                                                     CE-246
    """

    STEPS = ("begin", "pick", "team_marshal")

    order: tuple[int, ...]
    """The seats in the order of their picks."""

    def begin(self, train: Train) -> None:
        if train.options.get("teams") == "suggested":
            deal_teams(train)
        elif train.options.get("bandits") == "dealt":
            deal_bandits(train)
        else:
            first = train.chance.below(train.seats)
            train.tell(PICKS_FIRST if train.seats > 2 else DRAFTS_FIRST, first)
            if train.seats == 2:
                self.order = (first, 1 - first, 1 - first, first)
            else:
                self.order = tuple([(first + step) % train.seats for step in range(train.seats)])

    def pick(self, train: Train) -> Ask | None:
        taken = train.bandits()
        if len(taken) >= len(self.order):
            return None
        free = [bandit for bandit in range(len(BANDITS)) if bandit not in taken]
        return Ask(self.order[len(taken)], BANDIT, free)

    def on_pick(self, train: Train, bandit: int) -> None:
        seat = self.order[len(train.bandits())]
        join(train, seat, bandit)
        train.tell(PICKED if train.seats > 2 else DRAFTED, seat, bandit)
        self.skip_to("pick")

    def team_marshal(self, train: Train) -> Ask | None:
        if train.seats == 2:
            for seat, gang in enumerate(train.gangs):
                if not any(train.stock[card_of(bandit, MARSHAL)] for bandit in gang):
                    return Ask(seat, TEAM_MARSHAL, sorted(gang) if GHOST in gang else [gang[0]])
        return None

    def on_team_marshal(self, train: Train, bandit: int) -> None:
        stock = list(train.stock)
        stock[card_of(bandit, MARSHAL)] = 1
        train.stock = tuple(stock)
        train.tell(TEAM_MARSHAL_TAKEN, train.owner[bandit], bandit)
        self.skip_to("team_marshal")


class LineUp(Frame):
    """The bandits board the train.

    1 Odd players in the Caboose, even players in the car before it.               CE-035
    2 With two players each decides, the First Player first, which of the two
      bandits takes the Caboose; the other stands one car before.                  CE-243, CE-244
    """

    STEPS = ("board", "caboose")

    def board(self, train: Train) -> None:
        if train.seats > 2:
            for number, seat in enumerate(train.clockwise()):
                start(train, train.gangs[seat][0], train.cars - number % 2)

    def caboose(self, train: Train) -> Ask | None:
        for seat in train.clockwise():
            if train.at[train.gangs[seat][0]] == NOBODY:
                return Ask(seat, CABOOSE, sorted(train.gangs[seat]))
        return None

    def on_caboose(self, train: Train, bandit: int) -> None:
        for other in train.gangs[train.owner[bandit]]:
            start(train, other, train.cars if other == bandit else train.cars - 1)
        self.skip_to("caboose")


class CoupleWagons(Frame):
    """The train is put together.

    1 The wagons are dealt, or the host couples them one by one from the front.    CE-026, CE-027, CE-240
    """

    STEPS = ("couple",)

    def couple(self, train: Train) -> Ask | None:
        train_length = TEAM_WAGONS if train.seats == 2 else train.seats
        if len(train.wagons) == train_length:
            return None
        free = [wagon for wagon in range(len(WAGONS)) if wagon not in train.wagons]
        if train.options.get("wagons") == "chosen":
            return Ask(HOST, WAGON, free)
        train.chance.shuffle(free)
        train.wagons = tuple(free[:train_length])
        return None

    def on_couple(self, train: Train, wagon: int) -> None:
        train.wagons = (*train.wagons, wagon)
        self.skip_to("couple")


def join(train: Train, seat: int, bandit: int) -> None:
    """The bandit joins the seat's gang, with its cards and Bullets (CE-020, CE-022, CE-246)."""
    gangs = list(train.gangs)
    gangs[seat] = (*gangs[seat], bandit)
    train.gangs = tuple(gangs)
    owner = list(train.owner)
    owner[bandit] = seat
    train.owner = tuple(owner)
    stock = list(train.stock)
    stock[first_card(bandit) : first_card(bandit) + SIX] = OWN_CARDS if train.seats > 2 else TEAM_CARDS
    train.stock = tuple(stock)


def deal_bandits(train: Train) -> None:
    """By option, bandits are dealt at random (CE-021)."""
    bandits = list(range(len(BANDITS)))
    train.chance.shuffle(bandits)
    for seat in range(train.seats):
        join(train, seat, bandits[seat])
        train.tell(DEALT, seat, bandits[seat])


def deal_teams(train: Train) -> None:
    """The suggested teams, at random to the two players (CE-241, CE-242)."""
    first = train.chance.below(2)
    for number, (one, two) in enumerate(SUGGESTED_TEAMS):
        seat = (first + number) % 2
        join(train, seat, one)
        join(train, seat, two)
        train.tell(TEAM_DEALT, seat, one, two)


def start(train: Train, bandit: int, car: int) -> None:
    """A bandit starts inside a car (CE-035, CE-036, CE-243)."""
    train.at[bandit] = location(car, INSIDE)
    train.tell(STARTS if train.seats > 2 else TEAM_STARTS, bandit, train.at[bandit])


def load_train(train: Train) -> None:
    """Loot, Marshal, Round cards, Bullets, decks, and who is First Player (CE-023..034)."""
    train.cars = len(train.wagons)
    train.full_magazines()
    train.deck = list(train.stock)
    lay_loot(train)
    lay_rounds(train)
    bandits = train.bandits()
    train.first_player = train.owner[bandits[train.chance.below(len(bandits))]]
    train.tell(FIRST_PLAYER if train.seats > 2 else FIRST_PLAYER_OF_TWO, train.first_player)


def lay_loot(train: Train) -> None:
    """A Purse of 250 for every bandit, known to all; then what the wagons' floors show (CE-024..030)."""
    bandits, loot = train.bandits(), train.loot
    everyone = (1 << (train.seats + 1)) - 1
    for purse, bandit in enumerate(bandits):
        loot[purse] = ON_CARD + bandit
        train.known[purse] = everyone
        train.held[purse] = 1 << train.owner[bandit]
    others = list(PURSE_VALUES[len(bandits) :])
    train.chance.shuffle(others)
    train.value = (STARTING_PURSE,) * len(bandits) + tuple(others)
    purse, jewel = len(bandits), FIRST_JEWEL
    for car, wagon in enumerate(train.wagons, 1):
        purses, jewels = WAGON_LOOT[wagon]
        for token in range(purse, purse + purses):
            loot[token] = location(car, INSIDE)
        for token in range(jewel, jewel + jewels):
            loot[token] = location(car, INSIDE)
        purse, jewel = purse + purses, jewel + jewels
        chosen = train.options.get("wagons") == "chosen"
        train.tell(WAGON_SET if chosen else WAGON_DEALT, car, wagon, purses, jewels)
    train.loot[FIRST_STRONGBOX] = location(0, INSIDE)
    train.loot[SECOND_STRONGBOX] = ASIDE
    train.marshal = 0


def lay_rounds(train: Train) -> None:
    """Four of the seven Round cards for this number of players, and a Station last (CE-031, CE-032)."""
    cards = list(round_set(train.seats))
    train.chance.shuffle(cards)
    station = STATIONS[train.chance.below(len(STATIONS))]
    train.rounds = (*cards[: ROUNDS - 1], station)
