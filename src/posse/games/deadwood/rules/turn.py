"""Chapter "Turn" (DW-090..094): the whole game, turn after turn."""

from __future__ import annotations

from posse.games.deadwood.components import OF_A_RANK, RANCH, first_of_rank
from posse.games.deadwood.rules.arrive import Arrive
from posse.games.deadwood.rules.ending import (
    Verdict,
    count_last_turns,
    limit_reached,
    tell_why_it_ends,
    to_the_last_dollar,
)
from posse.games.deadwood.rules.head_back import HeadBack, out_on_the_board, take_home
from posse.games.deadwood.rules.setup import set_table
from posse.games.deadwood.rules.sheriff import destinations
from posse.games.deadwood.sayings import (
    HOME_FIRST,
    MUST_GO_HOME,
    TURN,
    WENT_HOME,
    WENT_HOME_MINE,
    plot_for,
    to_plot,
    which_goes,
)
from posse.games.deadwood.state import BY_LIMIT, Town
from posse.kernel.flow import Ask, Frame
from posse.kernel.game import telling


class DaysInDeadwood(Frame):
    """The whole game.

    1 The table is set.                                                    DW-050..062
    2 The player hits the town or heads back to the Ranch; who can only
      do one thing must do it.                                             DW-091, DW-092
    3 If the end was triggered in this turn, the game is over; otherwise
      the next player clockwise who has a living cowboy has a turn.        DW-090, DW-094, DW-292, DW-301
    4 Premium and fines.                                                   DW-295..297
    5 The winner, by a final shootout if need be.                          DW-298, DW-299, DW-310..324
    """

    STEPS = ("set_table", "turn", "end_of_turn", "pay_fines", "verdict")

    def set_table(self, town: Town) -> None:
        set_table(town)

    def turn(self, town: Town) -> Ask:
        return Ask(town.player, TURN, turn_options(town))

    def on_turn(self, town: Town, choice: int) -> Frame:
        seat = town.player
        if choice < HOME_FIRST:
            return Arrive(town.cowboy_at(seat, RANCH, which_goes(choice)), plot_for(choice))
        tell_who_must(town, seat)
        take_home(town, seat, choice - HOME_FIRST, WENT_HOME, WENT_HOME_MINE)
        return HeadBack(seat)

    def end_of_turn(self, town: Town) -> None:
        town.turns += 1
        if limit_reached(town):
            town.ending |= BY_LIMIT
        count_last_turns(town)
        if town.ending:
            return
        for step in range(1, town.seats + 1):
            seat = (town.player + step) % town.seats
            if town.lives(seat):
                town.player = seat
                break
        self.skip_to("turn")

    def pay_fines(self, town: Town) -> None:
        tell_why_it_ends(town)
        to_the_last_dollar(town)

    def verdict(self, town: Town) -> Frame:
        return Verdict()


@telling
def tell_who_must(town: Town, seat: int) -> None:
    """Who goes home for want of anything else to do (DW-092)."""
    if len(turn_options(town)) == 1:
        town.tell(MUST_GO_HOME, seat)


def turn_options(town: Town) -> list[int]:
    """A cowboy of a rank from the Ranch to a building, or a first cowboy to take home (DW-100, DW-110)."""
    seat = town.player
    goals = destinations(town, seat)
    options: list[int] = []
    cowboys = town.cowboys
    for rank in range(OF_A_RANK):
        first = first_of_rank(seat, rank)
        if cowboys[first] == RANCH or cowboys[first + 1] == RANCH or cowboys[first + 2] == RANCH:
            sent = to_plot(rank, 0)  # to each plot: this, and its number
            for plot in goals:
                options.append(sent + plot)
    for place in out_on_the_board(town, seat):
        options.append(HOME_FIRST + place)
    return options
