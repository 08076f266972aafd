"""Chapter "Arrows and the Indian attack" (BD-030..035), with the Chief's Arrow (BD-251..258), Fuente and Apache Kid."""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import APACHE_KID, FUENTE, IN_PILE, INDIANS, NOBODY, NOT_PLAYED
from posse.games.bang_dice.rules.loss import Loss
from posse.games.bang_dice.rules.victory import PartOfTurn
from posse.games.bang_dice.sayings import (
    ARROW_GIVEN,
    ARROW_TAKEN,
    ARROWS_BACK,
    CHIEF_GIVEN,
    CHIEF_STOLEN,
    CHIEF_TAKEN,
    FROM_PILE,
    GIVE_ARROW,
    INDIANS_ATTACK,
    STEAL_CHIEF,
    TAKE_ARROW,
    TAKE_CHIEF,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.flow import Ask, Frame

KEEP: Final = 0
"""Fuente gives nothing away."""


def rolled_arrows(table: Saloon, seat: int, count: int) -> Arrows | None:
    """So many Arrows were rolled: the tokens come at once where there is nothing to choose and no attack (BD-030)."""
    if not count:
        return None
    if table.chief == IN_PILE or count >= table.pile or table.characters[seat] in (FUENTE, APACHE_KID):
        return Arrows(seat, count, True)
    for _ in range(count):
        table.take_arrow(seat)
        table.tell(ARROW_TAKEN, seat)
    return None


class Arrows(PartOfTurn):
    """A player must take arrows, one at a time: for each Arrow he rolled, or one because of El Gringo.

    1 He takes a token: an ordinary one, the Chief's Arrow from the pile, or, as
      Apache Kid, from another player; only if there is a choice he is asked.       BD-030, BD-252, BD-371..373
    2 Fuente may hand on one of them, once a roll.                                  BD-386..388
    3 With the last token out of the pile the Indians attack; then the next one.    BD-031, BD-032
    """

    STEPS = ("choose", "gift", "attack")

    seat: int
    left: int
    rolled: bool
    """Whether these are results of dice: only then Fuente and Apache Kid can use their powers (BD-463)."""
    may_give: bool = True
    taken: int = NOBODY
    """What was taken just now."""

    def choose(self, table: Saloon) -> Ask | None:
        if not self.left:
            self.finish()
            return None
        return Ask(self.seat, TAKE_ARROW, ways_to_take(table, self.seat, self.rolled))

    def on_choose(self, table: Saloon, way: int) -> None:
        self.taken = way
        if way == FROM_PILE:
            table.take_arrow(self.seat)
            table.tell(ARROW_TAKEN, self.seat)
            return
        if way == STEAL_CHIEF:
            table.tell(CHIEF_STOLEN, self.seat, table.chief)
        else:
            table.tell(CHIEF_TAKEN, self.seat)
        table.chief = self.seat

    def gift(self, table: Saloon) -> Ask | None:
        if not self.rolled or not self.may_give or not table.is_a(self.seat, FUENTE):
            return None
        return Ask(self.seat, GIVE_ARROW, [KEEP, *[1 + other for other in table.living() if other != self.seat]])

    def on_gift(self, table: Saloon, answer: int) -> None:
        if answer == KEEP:
            return
        receiver = answer - 1
        self.may_give = False
        if self.taken == FROM_PILE:
            table.arrows[self.seat] -= 1
            table.arrows[receiver] += 1
            table.tell(ARROW_GIVEN, self.seat, receiver)
        else:
            table.chief = receiver
            table.tell(CHIEF_GIVEN, self.seat, receiver)

    def attack(self, table: Saloon) -> IndianAttack | None:
        self.left -= 1
        self.skip_to("choose")
        return None if table.pile_size() else IndianAttack()


def ways_to_take(table: Saloon, seat: int, rolled: bool) -> list[int]:
    """How this player can answer one Arrow."""
    ways: list[int] = []
    if table.pile:
        ways.append(FROM_PILE)
    if table.chief == IN_PILE:
        ways.append(TAKE_CHIEF)
    elif rolled and table.chief not in (seat, NOT_PLAYED) and table.is_a(seat, APACHE_KID):
        ways.append(STEAL_CHIEF)
    return ways


class IndianAttack(Frame):
    """The last token has left the pile.

    1 Everyone loses life for his arrows, all at once.     BD-031, BD-034
    2 Then all arrows go back to the pile.                 BD-032, BD-255
    """

    STEPS = ("losses", "arrows_back")

    def losses(self, table: Saloon) -> Loss:
        table.tell(INDIANS_ATTACK)
        return Loss(INDIANS)

    def arrows_back(self, table: Saloon) -> None:
        for seat in range(table.seats):
            table.drop_all(seat)
        table.tell(ARROWS_BACK)
