"""Chapter "The Final Shootout" (DW-310..325): two or more tied players, one cowboy each."""

from __future__ import annotations

from typing import Final

from posse.games.deadwood.components import (
    BOOT_HILL,
    BOSS,
    DICE,
    GREENHORN,
    MINE,
    NOBODY,
    OF_A_RANK,
    first_of_rank,
    rank_of,
)
from posse.games.deadwood.components import strength as strength_of
from posse.games.deadwood.rules.shootout import DEADLY, strike
from posse.games.deadwood.sayings import (
    AIMED,
    CHAMPION,
    ENTERED,
    FELL,
    FIRED,
    NO_ONE_TO_ENTER,
    SHARE,
    SHARED_OUT,
    TAKE_DICE_AGAIN,
    TARGET,
    VOLLEY,
    VOLLEYED,
    WON_SHOOTOUT,
)
from posse.games.deadwood.state import FOR_FINAL_SHOOTOUT, Town
from posse.kernel.flow import Ask, Frame
from posse.kernel.game import telling
from posse.kernel.playout import most_of

NOT_YET: Final = -1


class FinalShootout(Frame):
    """The last one alive wins the game. All declarations go round in the same order.

    1 Each tied player who has a living cowboy enters one.                 DW-310, DW-311, DW-314
    2 Each says how many cartridges he uses.                               DW-312
    3 Each names the enemy he shoots at, also anew when that one is dead.  DW-317, DW-320
    4 Who makes his first roll with several dice may divide them.          DW-318
    5 Those with most dice roll the difference; when all are equal,
      everybody rolls one. The dead fall; back to 3.                       DW-315, DW-316, DW-319
      When the dice run out, survivors take their strength again.          DW-321
    6 The last one alive has won.                                          DW-322
    """

    STEPS = ("enter", "cartridges", "take_dice", "aim", "divide", "roll", "last_one")

    tied: tuple[int, ...]
    """The seats that take part, in the order of their declarations (DW-314). The rest goes by place in it."""
    champions: tuple[int, ...]
    """The cowboys entered."""
    volleys: tuple[int, ...]
    """Cartridges used."""
    dice: tuple[int, ...]
    """Dice still to be rolled."""
    wounds: tuple[int, ...]
    targets: tuple[int, ...]
    """The place of the enemy each shoots at."""
    rolled: tuple[int, ...]
    """1 after a player's first roll."""
    shares: tuple[int, ...]
    """Dice of a first roll that shooter * count + enemy gets."""

    # ---- looking

    def alive(self) -> list[int]:
        """The places of those who stand."""
        places = range(len(self.tied))
        return [place for place in places if self.champions[place] != NOT_YET and self.wounds[place] < DEADLY]

    def rolling(self) -> list[int]:
        """Who rolls next: those with the most dice, together (DW-319)."""
        alive = self.alive()
        most = most_of([self.dice[place] for place in alive])
        return [place for place in alive if self.dice[place] == most]

    def how_many(self) -> int:
        """How many dice each of them rolls: down to the next lower number, or one if all are equal (DW-319)."""
        dice = sorted({self.dice[place] for place in self.alive()})
        return dice[-1] - dice[-2] if len(dice) > 1 else 1

    def share_of(self, shooter: int, enemy: int) -> int:
        """What a divided roll gives this enemy; NOT_YET."""
        return self.shares[shooter * len(self.tied) + enemy]

    def undivided(self, shooter: int, dice: int) -> int:
        """How many dice of his roll the shooter has not given to other enemies yet."""
        given = [self.share_of(shooter, enemy) for enemy in range(len(self.tied))]
        return dice - sum([share for share in given if share != NOT_YET])

    # ---- the steps

    def enter(self, town: Town) -> Ask | None:
        ready = [place for place, seat in enumerate(self.tied) if town.lives(seat)]
        if len(ready) < 2:
            for place in ready:
                self.champions = put(self.champions, place, first_living(town, self.tied[place]))
            tell_who_is_missing(town, self.tied)
            self.skip_to("last_one")
            return None
        for place in ready:
            if self.champions[place] == NOT_YET:
                seat = self.tied[place]
                return Ask(seat, CHAMPION, living_ranks(town, seat))
        tell_who_is_missing(town, self.tied)
        return None

    def on_enter(self, town: Town, rank: int) -> None:
        for place, seat in enumerate(self.tied):
            if self.champions[place] == NOT_YET and town.lives(seat):
                self.champions = put(self.champions, place, living_of_rank(town, seat, rank))
                town.tell(ENTERED, seat, rank)
                break
        self.skip_to("enter")

    def cartridges(self, town: Town) -> Ask | None:
        for place in self.alive():
            if self.volleys[place] == NOT_YET:
                seat = self.tied[place]
                return Ask(seat, VOLLEY, list(range(town.cartridges[seat] + 1)))
        for place in self.alive():
            dice = strength_of(self.champions[place]) + self.volleys[place]
            self.dice = put(self.dice, place, dice)
        town.take_up_dice(FOR_FINAL_SHOOTOUT)
        return None

    def on_cartridges(self, town: Town, count: int) -> None:
        for place in self.alive():
            if self.volleys[place] == NOT_YET:
                seat = self.tied[place]
                self.volleys = put(self.volleys, place, count)
                town.spend_cartridges(seat, count)
                town.tell(VOLLEYED, seat, count, strength_of(self.champions[place]) + count)
                break
        self.skip_to("cartridges")

    def take_dice(self, town: Town) -> None:
        alive = self.alive()
        if most_of([self.dice[place] for place in alive]):
            return
        # DW-321: strength again, without cartridges; wounds stay; new targets and a new first roll.
        town.tell(TAKE_DICE_AGAIN)
        for place in alive:
            self.dice = put(self.dice, place, strength_of(self.champions[place]))
        self.targets = (NOT_YET,) * len(self.tied)
        self.rolled = (0,) * len(self.tied)
        self.shares = (NOT_YET,) * len(self.shares)

    def aim(self, town: Town) -> Ask | None:
        alive = self.alive()
        for place in alive:
            if self.targets[place] not in alive:
                return Ask(self.tied[place], TARGET, [self.tied[enemy] for enemy in alive if enemy != place])
        return None

    def on_aim(self, town: Town, enemy: int) -> None:
        alive = self.alive()
        for place in alive:
            if self.targets[place] not in alive:
                self.targets = put(self.targets, place, self.tied.index(enemy))
                if len(alive) > 2:
                    town.tell(AIMED, self.tied[place], enemy)
                break
        self.skip_to("aim")

    def divide(self, town: Town) -> Ask | None:
        shooter = self.next_share()[0]
        if shooter == NOT_YET:
            return None
        dice = self.how_many()
        left = self.undivided(shooter, dice)
        # Divided means among several: all at one enemy is for the named target only.
        return Ask(self.tied[shooter], SHARE, list(range(left if left == dice else left + 1)))

    def on_divide(self, town: Town, dice: int) -> None:
        shooter, enemy = self.next_share()
        self.shares = put(self.shares, shooter * len(self.tied) + enemy, dice)
        if dice:
            town.tell(SHARED_OUT, self.tied[shooter], dice, self.tied[enemy])
        self.skip_to("divide")

    def next_share(self) -> tuple[int, int]:
        """The next shooter and enemy for whom a first roll may be divided; NOT_YET twice if there is none."""
        alive, dice = self.alive(), self.how_many()
        if len(alive) > 2 and dice > 1:
            for shooter in self.rolling():
                if not self.rolled[shooter] and self.undivided(shooter, dice):
                    for enemy in alive:
                        others = enemy not in (shooter, self.targets[shooter])
                        if others and self.share_of(shooter, enemy) == NOT_YET:
                            return shooter, enemy
        return NOT_YET, NOT_YET

    def roll(self, town: Town) -> None:
        shooters, dice, before = self.rolling(), self.how_many(), self.alive()
        volley = town.rolls[-1][0] + 1 if town.rolls else 0
        faces: list[list[int]] = [[] for _ in self.tied]
        for shooter in shooters:
            target = self.targets[shooter]
            at_target = self.undivided(shooter, dice) if not self.rolled[shooter] else dice
            for enemy in before:
                share = at_target if enemy == target else 0 if self.rolled[shooter] else self.share_of(shooter, enemy)
                if share > 0:
                    faces[enemy] += fire(town, volley, self.tied[shooter], self.tied[enemy], share)
            self.dice = put(self.dice, shooter, self.dice[shooter] - dice)
        for shooter in shooters:
            self.rolled = put(self.rolled, shooter, 1)
        for place in before:
            hurt = strike(town, self.champions[place], self.wounds[place], faces[place])
            self.wounds = put(self.wounds, place, hurt)
        for place in before:
            if self.wounds[place] >= DEADLY:
                town.tell(FELL, self.tied[place], rank_of(self.champions[place]))
                town.send(self.champions[place], BOOT_HILL)
        if len(self.alive()) > 1:
            self.skip_to("take_dice")

    def last_one(self, town: Town) -> None:
        for place in self.alive():
            town.winner = self.tied[place]
            town.tell(WON_SHOOTOUT, town.winner)


def final_shootout(tied: tuple[int, ...]) -> FinalShootout:
    """The Final Shootout of these, before anybody has declared anything."""
    count = len(tied)
    nothing, none = (NOT_YET,) * count, (0,) * count
    return FinalShootout(tied, nothing, nothing, none, none, nothing, none, (NOT_YET,) * (count * count))


def fire(town: Town, volley: int, seat: int, other: int, dice: int) -> list[int]:
    """Dice of one player at one enemy; told as many at a time as the box has (DW-010, DW-312)."""
    faces = town.roll(volley, seat, other, dice)
    for first in range(0, dice, DICE):
        some = faces[first : first + DICE]
        town.tell(FIRED[len(some) - 1], seat, other, *some)
    return faces


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same tuple with one value changed."""
    return (*values[:place], value, *values[place + 1 :])


def living_of_rank(town: Town, seat: int, rank: int) -> int:
    """A living cowboy of that rank, wherever he is; NOBODY (DW-070, DW-310)."""
    first = first_of_rank(seat, rank)
    for cowboy in range(first, first + OF_A_RANK):
        if town.cowboys[cowboy] <= MINE:
            return cowboy
    return NOBODY


def living_ranks(town: Town, seat: int) -> list[int]:
    """The ranks of which the seat has a living cowboy."""
    return [rank for rank in range(GREENHORN, BOSS + 1) if living_of_rank(town, seat, rank) != NOBODY]


def first_living(town: Town, seat: int) -> int:
    """Any living cowboy of the seat: he wins without a shot (DW-311)."""
    return living_of_rank(town, seat, living_ranks(town, seat)[0])


@telling
def tell_who_is_missing(town: Town, tied: tuple[int, ...]) -> None:
    """Tied players without a living cowboy enter nobody (DW-311)."""
    for seat in tied:
        if not town.lives(seat):
            town.tell(NO_ONE_TO_ENTER, seat)
