"""Standoff: a made-up game for testing the kernel, with everything that is hard and nothing else.

Everyone has three lives and a secret role: a thief, a poisoner, and the rest honest. First all secretly bet who will
win. Then, twice around the table, the active player stands somebody a drink: that player would gain a life. Those
whose role is hidden may react: the thief shows himself and takes the drink, the poisoner spoils it and would gain a
life himself, to which the others may react again.

With the option `shy` the honest think of nobody but themselves: for them, bets and drinks are questions with a single
answer, which nobody may learn from their being asked or not.
"""

from __future__ import annotations

from posse.kernel.box import Box, Option
from posse.kernel.chance import Chance
from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Phrase, Saying
from posse.kernel.flow import Ask, Ballot, Frame, RulesError
from posse.kernel.game import Game
from posse.kernel.window import Window

HONEST, THIEF, POISONER = 0, 1, 2

BET = Kind("bet", 4, "ST-1")
DRINK = Kind("drink", 4, "ST-2")
REACT = Kind("react", 3, "ST-3")

ASKS = Saying("ask", "ST-1")
TAKES = Saying("choice", "ST-1", "value:n")
WHY = Saying("why", "ST-2")
DEALT = Saying("event-dealt", "ST-0", "seat role:n")
BETS = Saying("event-bet", "ST-1", "seat on:seat")
GAINED = Saying("event-gained", "ST-2", "seat amount:n")
SHOWED = Saying("event-showed", "ST-3", "seat role:n")


class Standoff(Game):
    roles: list[int]
    shown: list[int]
    life: list[int]
    bets: list[int]
    player: int = 0
    turns: int = 0

    def lay_out(self) -> Standoff:
        self.roles = [THIEF, POISONER] + [HONEST] * (self.seats - 2)
        self.shown = [0] * self.seats
        self.life = [3] * self.seats
        self.bets = [-1] * self.seats
        return self

    def unseen_roles(self) -> list[int]:
        return [role for role, shown in zip(self.roles, self.shown, strict=True) if not shown]

    def thinks_of(self, seat: int) -> list[int]:
        if self.options["shy"] and self.roles[seat] == HONEST:
            return [seat]
        return list(range(self.seats))


class Evening(Frame):
    STEPS = ("deal", "bet", "drink", "next_player")

    def deal(self, game: Standoff) -> None:
        game.chance.shuffle(game.roles)
        for seat, role in enumerate(game.roles):
            game.whisper(seat, DEALT, seat, role)

    def bet(self, game: Standoff) -> Ballot:
        everybody = list(range(game.seats))
        return Ballot(BET, everybody, [game.thinks_of(seat) for seat in everybody])

    def on_bet(self, game: Standoff, bets: list[int]) -> None:
        game.bets = bets[:]
        for seat, on in enumerate(bets):
            game.tell(BETS, seat, on)

    def drink(self, game: Standoff) -> Ask:
        return Ask(game.player, DRINK, game.thinks_of(game.player), always=bool(game.options["shy"]))

    def on_drink(self, game: Standoff, seat: int) -> GainLife:
        return GainLife(seat, 1)

    def next_player(self, game: Standoff) -> None:
        game.player = (game.player + 1) % game.seats
        game.turns += 1
        if game.turns < 2 * game.seats:
            self.skip_to("drink")


class GainLife(Frame):
    STEPS = ("would_gain", "gain")

    seat: int
    amount: int

    def would_gain(self, game: Standoff) -> WouldGainLife:
        return WouldGainLife()

    def gain(self, game: Standoff) -> None:
        game.life[self.seat] += self.amount
        game.tell(GAINED, self.seat, self.amount)


class WouldGainLife(Window):
    def kind(self) -> Kind:
        return REACT

    def seats_asked(self, game: Standoff) -> list[int]:
        if not {THIEF, POISONER} & set(game.unseen_roles()):
            return []
        gainer = self.beneath(game)
        assert isinstance(gainer, GainLife)
        return [seat for seat in range(game.seats) if seat != gainer.seat and not game.shown[seat]]

    def reactions(self, game: Standoff, seat: int) -> list[int]:
        return [game.roles[seat]] if game.roles[seat] != HONEST and not game.shown[seat] else []

    def carry_out(self, game: Standoff, seat: int, value: int) -> Frame | None:
        game.shown[seat] = 1
        game.came_to_light += 1
        game.tell(SHOWED, seat, value)
        drink = self.beneath(game)
        assert isinstance(drink, GainLife)
        if value == THIEF:
            drink.seat = seat
            return None
        drink.amount = 0
        return GainLife(seat, 1)


class StandoffBox(Box):
    def __init__(self) -> None:
        sayings = (ASKS, TAKES, WHY, DEALT, BETS, GAINED, SHOWED)
        frames = (Evening, GainLife, WouldGainLife)
        shy = Option("shy", (False, True), False, "ST-1")
        super().__init__("standoff", 1, range(3, 5), Kinds(BET, DRINK, REACT), sayings, {}, frames, (shy,))

    def blank(self, seats: int, options: dict[str, object], chance: Chance) -> Standoff:
        return Standoff(self, seats, options, chance).lay_out()

    def opening(self) -> Frame:
        return Evening()

    def view(self, game: Game, seat: int | None) -> dict[str, object]:
        assert isinstance(game, Standoff)
        roles = [
            role if shown or owner == seat else None
            for owner, (role, shown) in enumerate(zip(game.roles, game.shown, strict=True))
        ]
        drinks = [[frame.seat, frame.amount] for frame in game.stack if isinstance(frame, GainLife)]
        return {"roles": roles, "life": game.life[:], "bets": game.bets[:], "player": game.player, "drinks": drinks}

    def redeal(self, world: Game, seat: int | None, chance: Chance) -> None:
        assert isinstance(world, Standoff)
        hidden = [other for other in range(world.seats) if other != seat and not world.shown[other]]
        roles = sorted(world.roles[other] for other in hidden)
        chance.shuffle(roles)
        for other, role in zip(hidden, roles, strict=True):
            world.roles[other] = role

    def asking(self, game: Game, seat: int, kind: Kind) -> Phrase:
        return Phrase(ASKS)

    def phrase(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return Phrase(TAKES, (value,))

    def why_not(self, game: Game, seat: int, kind: Kind, value: int) -> Phrase:
        return Phrase(WHY)

    def scores(self, game: Game) -> list[int]:
        assert isinstance(game, Standoff)
        return game.life[:]

    def ranks(self, game: Game) -> list[int]:
        life = self.scores(game)
        return [1 + sum(other > mine for other in life) for mine in life]

    def check(self, game: Game) -> None:
        assert isinstance(game, Standoff)
        if sorted(game.roles) != sorted([THIEF, POISONER] + [HONEST] * (game.seats - 2)):
            raise RulesError("a role was lost")


STANDOFF = StandoffBox()
