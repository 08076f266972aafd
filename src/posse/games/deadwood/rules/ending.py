"""Chapter "End of the game" (DW-290..301): premium, fines, and who has won."""

from __future__ import annotations

from posse.games.deadwood.components import LAST_TURNS, NOBODY, STAGE_DEPOT_TILE, fine_for
from posse.games.deadwood.rules.final_shootout import final_shootout
from posse.games.deadwood.sayings import (
    ALL_DEAD,
    BROUGHT,
    DEPOT_PAID,
    EVERYBODY_LOSES,
    FINED,
    FINED_ALL,
    GANG_WIPED_OUT,
    LAST_GANG,
    NOT_FINED,
    POOL_EMPTY,
    STATION_OPEN,
    SURVIVED,
    TIED,
    TIED_AGAIN,
    TIME_UP,
    WIPED_OUT,
    WON,
    WON_OF_THE_REST,
)
from posse.games.deadwood.state import BY_LIMIT, BY_LONE_SURVIVOR, BY_POOL, BY_STATION, BY_WIPEOUT, UNLIMITED, Town
from posse.kernel.flow import Frame
from posse.kernel.game import telling
from posse.kernel.playout import most_of, places


class Verdict(Frame):
    """Who has won.

    1 The richest does; tied players meet in The Final Shootout.           DW-298, DW-299
    2 If nobody survives it, the richest of the others; again until
      somebody has won or nobody is left.                                  DW-322..324
    """

    STEPS = ("richest", "after_the_shootout")

    dead: tuple[int, ...] = ()
    """Those who took part in a final shootout that nobody survived."""

    def richest(self, town: Town) -> Frame | None:
        tied = richest_but(town, self.dead)
        if not tied:
            town.tell(EVERYBODY_LOSES)
        elif len(tied) == 1:
            town.winner = tied[0]
            town.tell(WON_OF_THE_REST if self.dead else WON, tied[0], town.money[tied[0]])
        else:
            town.tell(TIED_AGAIN if self.dead else TIED, town.money[tied[0]])
            return final_shootout(tied)
        return None

    def after_the_shootout(self, town: Town) -> None:
        tied = richest_but(town, self.dead)
        if town.winner == NOBODY and tied:
            town.tell(ALL_DEAD)
            self.dead = (*self.dead, *tied)
            self.skip_to("richest")


def richest_but(town: Town, dead: tuple[int, ...]) -> tuple[int, ...]:
    """Those with the most money among the players who are not dead, in the order of declarations (DW-314)."""
    order = [(town.first_player + step) % town.seats for step in range(town.seats)]
    others = [seat for seat in order if seat not in dead]
    if not others:
        return ()
    most = most_of([town.money[seat] for seat in others])
    return tuple([seat for seat in others if town.money[seat] == most])


def limit_reached(town: Town) -> bool:
    """Whether the table agreed to stop after so many turns (DW-301)."""
    return town.turn_limit != UNLIMITED and town.turns >= town.turn_limit


def count_last_turns(town: Town) -> None:
    """With `wipeout = all`, who alone has living cowboys has three more turns (DW-301)."""
    if not town.to_the_last:
        return
    living = town.living()
    if len(living) == 1:
        town.alone += 1
        if town.alone == LAST_TURNS:
            town.ending |= BY_LONE_SURVIVOR
        elif not town.ending:
            town.tell(LAST_GANG, living[0], LAST_TURNS - town.alone)


@telling
def tell_why_it_ends(town: Town) -> None:
    """The triggers of DW-290, DW-291 and DW-301 that this turn has brought."""
    if town.ending & BY_STATION:
        town.tell(STATION_OPEN)
    if town.ending & BY_POOL:
        town.tell(POOL_EMPTY)
    if town.ending & BY_WIPEOUT:
        gone = [seat for seat in range(town.seats) if not town.lives(seat)]
        if town.to_the_last:
            town.tell(WIPED_OUT)
        else:
            for seat in gone:
                town.tell(GANG_WIPED_OUT, seat)
    if town.ending & BY_LONE_SURVIVOR:
        town.tell(SURVIVED, town.player, LAST_TURNS)
    if town.ending & BY_LIMIT:
        town.tell(TIME_UP, town.turns)


def to_the_last_dollar(town: Town) -> None:
    """The Stage Depot's premium without a Station, then everybody's fine; nobody goes into debt (DW-295..297)."""
    seats = range(town.seats)
    brought, premiums = town.money[:], [0] * town.seats
    for seat in seats:
        town.tell(BROUGHT, seat, brought[seat])
    lucky = NOBODY if town.station_lies() else town.controller_of(STAGE_DEPOT_TILE)
    if lucky != NOBODY:
        premiums[lucky] = 10
        town.money[lucky] += 10
        town.tell(DEPOT_PAID, lucky)
    fines = [pay_fine(town, seat) for seat in seats]
    town.accounts = tuple([(brought[seat], premiums[seat], fines[seat]) for seat in seats])


def pay_fine(town: Town, seat: int) -> int:
    """What the seat can pay of its fine (DW-296, DW-297)."""
    posters, money, fine = town.posters[seat], town.money[seat], fine_for(town.posters[seat])
    paid = min(money, fine)
    town.money[seat] -= paid
    if not posters:
        town.tell(NOT_FINED, seat, money)
    elif money < fine:
        town.tell(FINED_ALL, seat, posters, money, fine)
    else:
        town.tell(FINED, seat, posters, fine, money - fine)
    return paid


def ranks(town: Town) -> list[int]:
    """1 for whoever has won, the others by money; if everybody loses (DW-324), nobody has the first place."""
    if town.winner == NOBODY:
        return [2] * town.seats
    return places([int(seat == town.winner) for seat in range(town.seats)], town.money)
