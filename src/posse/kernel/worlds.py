"""Worlds that a seat could be in: all that it can't know is dealt anew, the luck to come included."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from posse.kernel.chance import Chance
from posse.kernel.flow import NOT_YET, Ask, Ballot
from posse.kernel.window import Window

if TYPE_CHECKING:
    from posse.kernel.box import Box
    from posse.kernel.game import Game


class Dealer:
    """Deals anew, in as many worlds as are wanted, what one seat can't know as things stand.

    A search deals hundreds of them from the same moment. So a game may have a dealer of its own, which works out
    once, when it is made, what follows from all that the seat does know; this one works out nothing.
    """

    def __init__(self, box: Box, seat: int | None, suspicious: bool = False) -> None:
        self.box = box
        self.seat = seat
        self.suspicious = suspicious

    def deal(self, world: Game, chance: Chance) -> None:
        """Deal anew, in place, in the facts and in the frames of a copy of the table that the dealer was made for."""
        if self.suspicious:
            self.box.suspect(world, self.seat, chance)
        else:
            self.box.redeal(world, self.seat, chance)


class Worlds:
    """All worlds that a seat could be in, as things stand: each depends on its luck and on what the seat may see.

    By the rules alone or, suspicious, as likely as what the others did makes them.
    """

    def __init__(self, game: Game, seat: int | None, suspicious: bool = False) -> None:
        known: Game = game.copy()
        # How often others were asked, and what came to light among them, may be a secret, too.
        known.came_to_light = known.asked = 0
        known.asked_of = [asked if other == seat else 0 for other, asked in enumerate(game.asked_of)]
        if game.log is not None:
            known.log = game.events(seat)
        for frame in known.stack:
            if isinstance(frame, Window):
                frame.forget_others(seat)
        self.seat = seat
        self.dealer = game.box.dealer(known, seat, suspicious)
        self.known = known
        """The table that these worlds are copies of, before the dealer has come to it."""
        pending = known.pending
        self.own = isinstance(pending, Ask) and pending.seat == seat
        """Whether it is the seat that is asked: then the question is the same in all of them."""
        if self.own:
            known.ask_again()  # in an object of its own, not the true table's

    def deal(self, chance: Chance) -> Any:
        """One of them."""
        world: Game = self.known.copy()
        world.chance = chance
        self.dealer.deal(world, chance)
        if not self.own and world.pending is not None:
            world.ask_again()  # others may have other options there
            self._fill_ballot(world.pending, chance)
        return world

    def _fill_ballot(self, new: Ask | Ballot | None, chance: Chance) -> None:
        """As many answers of others as are in, chosen anew; a quiet ballot does not even tell how many."""
        old = self.known.pending
        if not isinstance(old, Ballot) or not isinstance(new, Ballot):
            return
        others = [place for place, voter in enumerate(new.seats) if voter != self.seat]
        for place, voter in enumerate(old.seats):
            if voter == self.seat:
                new.answers[place] = old.answers[place]
        if not old.quiet:
            count = sum(old.answers[place] != NOT_YET for place in others)
            for place in others[:count]:
                new.answers[place] = new.options[place][chance.below(len(new.options[place]))]
