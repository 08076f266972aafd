"""Chapter "Buildings", the third stack: Fortune Teller to Telegraph Office (DW-239..253)."""

from __future__ import annotations

from posse.games.deadwood.components import (
    BOSS,
    CHURCH_PLOT,
    GREENHORN,
    MINE,
    NOBODY,
    PLOTS,
    RANCH,
    STACKS,
    owner,
    rank_of,
)
from posse.games.deadwood.rules.head_back import out_on_the_board, take_home
from posse.games.deadwood.rules.new_buildings import tiles_matter
from posse.games.deadwood.sayings import (
    ARRANGE,
    COURT,
    COURT_CALLS,
    COURT_CAN_NOT_PAY,
    COURT_NOTHING,
    COURT_PAID,
    COURT_TOOK,
    DANCE,
    DANCE_USED,
    DANCED_HOME,
    DANCED_HOME_MINE,
    DONE,
    FROM_CHURCH,
    FROM_RANCH,
    GRIFT,
    GRIFTED,
    GRIFTED_RANCH,
    GRIFTER_USED,
    LEAVE_THE_REST,
    LOOK,
    LOOK_AT_NONE,
    NEWS,
    NEWS_ABOUT,
    NEWSPAPER_USED,
    NO_MORE_TILES,
    POOL_DRAINED,
    POOL_FILLED,
    TELEGRAPH,
    TELEGRAPH_USED,
    TELLER_LOOKS,
    TELLER_PUTS,
    TELLER_SEES,
    TELLER_USED,
    on_ranch,
    rank_there,
    whose_ranch,
)
from posse.games.deadwood.state import Town
from posse.kernel.choices import NO_YES
from posse.kernel.flow import Ask, Frame


class FortuneTeller(Frame):
    """A look into the future of the town.

    1 The player may look through a stack that is not empty, while its
      tiles can matter.                                                    DW-239, DW-240, DW-271
    2 He puts it in any order: the top tile, the next, and so on, or
      leaves the rest as it lies.                                          DW-239
    """

    STEPS = ("look", "arrange")

    seat: int
    stack: int = LOOK_AT_NONE
    placed: int = 0
    """So many tiles from the top on lie as he wants them. Which, only he knows: they are in the stack."""

    def look(self, town: Town) -> Ask | None:
        if not tiles_matter(town):
            town.tell(NO_MORE_TILES)
            return None
        stacks = [stack for stack in range(STACKS) if town.stacks[stack]]
        return Ask(self.seat, LOOK, [*stacks, LOOK_AT_NONE])

    def on_look(self, town: Town, stack: int) -> None:
        self.stack = stack
        if stack == LOOK_AT_NONE:
            return
        tiles = town.stacks[stack]
        town.set_stack(stack, tiles, 0, self.seat)
        town.came_to_light += 1
        town.tell(TELLER_LOOKS, self.seat, stack + 1)
        for place, tile in enumerate(tiles):
            town.whisper(self.seat, TELLER_SEES, place + 1, tile)

    def arrange(self, town: Town) -> Ask | None:
        if self.stack == LOOK_AT_NONE:
            return None
        rest = town.stacks[self.stack][self.placed :]
        if len(rest) < 2:
            return None
        return Ask(self.seat, ARRANGE, [*sorted(rest), LEAVE_THE_REST])

    def on_arrange(self, town: Town, tile: int) -> None:
        if tile == LEAVE_THE_REST:
            return
        tiles = list(town.stacks[self.stack])
        tiles.remove(tile)
        tiles.insert(self.placed, tile)
        self.placed += 1
        town.set_stack(self.stack, tuple(tiles), 0, self.seat)
        town.whisper(self.seat, TELLER_PUTS, self.placed, tile)
        self.skip_to("arrange")


def fortune_teller(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """$1, then the look (DW-239)."""
    seat = owner(cowboy)
    town.money[seat] += 1
    town.tell(TELLER_USED, seat)
    return FortuneTeller(seat)


class Courthouse(Frame):
    """Everybody answers for his posters.

    1 The annexing player, then the others clockwise: $1 per poster, or
      one more poster from the Crime Pool.                                 DW-241..245
    """

    STEPS = ("judge",)

    seat: int
    judged: int = 0
    """How many have answered."""

    def judge(self, town: Town) -> Ask | None:
        if self.judged == town.seats:
            return None
        seat = (self.seat + self.judged) % town.seats
        price = town.posters[seat]
        if price:
            if town.money[seat] < price:
                if town.crime_pool:
                    return Ask(seat, COURT, [1])
                town.tell(COURT_NOTHING, seat, price)
            else:
                return Ask(seat, COURT, NO_YES if town.crime_pool else [0])
        self.judged += 1
        self.skip_to("judge")
        return None

    def on_judge(self, town: Town, takes_poster: int) -> None:
        seat = (self.seat + self.judged) % town.seats
        price = town.posters[seat]
        if not takes_poster:
            town.money[seat] -= price
            town.tell(COURT_PAID, seat, price)
        else:
            town.take_poster(seat)
            if town.money[seat] < price:
                town.tell(COURT_CAN_NOT_PAY, seat, price)
            else:
                town.tell(COURT_TOOK, seat)
        self.judged += 1
        self.skip_to("judge")


def courthouse(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """DW-241."""
    town.tell(COURT_CALLS, owner(cowboy))
    return Courthouse(owner(cowboy))


class Grifter(Frame):
    """Two cowboys of opponents go to the Abandoned Mine.

    1 The player picks one on a building or on a Ranch; then a second.     DW-246..249
    """

    STEPS = ("pick",)

    seat: int
    left: int = 2

    def pick(self, town: Town) -> Ask | None:
        marks = marks_for(town, self.seat) if self.left else []
        return Ask(self.seat, GRIFT, marks) if marks else None

    def on_pick(self, town: Town, mark: int) -> None:
        cowboy = marked(town, mark)
        place = town.cowboys[cowboy]
        if place < PLOTS:
            town.tell(GRIFTED, owner(cowboy), rank_of(cowboy), town.plots[place])
        else:
            town.tell(GRIFTED_RANCH, owner(cowboy), rank_of(cowboy))
        town.send(cowboy, MINE)
        self.left -= 1
        self.skip_to("pick")


def marks_for(town: Town, seat: int) -> list[int]:
    """Opponents' cowboys on buildings, in the Church, and on Ranches (each rank once), as GRIFT numbers them."""
    found: list[int] = []
    for plot in range(PLOTS):
        cowboy = town.held[plot]
        if cowboy != NOBODY and owner(cowboy) != seat:
            found.append(plot)
    for other in range(town.seats):
        if other != seat:
            if town.in_church[other] != NOBODY:
                found.append(FROM_CHURCH + other)
            for rank in range(GREENHORN, BOSS + 1):
                if town.cowboy_at(other, RANCH, rank) != NOBODY:
                    found.append(on_ranch(other, rank))
    return found


def marked(town: Town, mark: int) -> int:
    """The cowboy that an answer of GRIFT means; NOBODY if there is none."""
    if mark < FROM_CHURCH:
        return NOBODY if mark == CHURCH_PLOT else town.held[mark]
    if mark < FROM_RANCH:
        return town.in_church[mark - FROM_CHURCH]
    return town.cowboy_at(whose_ranch(mark), RANCH, rank_there(mark))


def grifter(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """$1, then his victims (DW-246)."""
    seat = owner(cowboy)
    town.money[seat] += 1
    town.tell(GRIFTER_USED, seat)
    return Grifter(seat)


class Newspaper(Frame):
    """Somebody becomes more wanted.

    1 The player gives a poster of the Crime Pool to anybody, himself included.   DW-250
    """

    STEPS = ("give",)

    seat: int

    def give(self, town: Town) -> Ask | None:
        return Ask(self.seat, NEWS, list(range(town.seats))) if town.crime_pool else None

    def on_give(self, town: Town, other: int) -> None:
        town.take_poster(other)
        town.tell(NEWS_ABOUT, other)


def newspaper(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """$1, then the poster (DW-250)."""
    seat = owner(cowboy)
    town.money[seat] += 1
    town.tell(NEWSPAPER_USED, seat)
    return Newspaper(seat)


class DanceHall(Frame):
    """The dance is over.

    1 The player may return one cowboy to his Ranch; then a second.        DW-251
    """

    STEPS = ("return_one",)

    seat: int
    left: int = 2

    def return_one(self, town: Town) -> Ask | None:
        out = out_on_the_board(town, self.seat) if self.left else []
        if not out:
            return None
        out.append(DONE)
        return Ask(self.seat, DANCE, out)

    def on_return_one(self, town: Town, choice: int) -> None:
        if choice != DONE:
            take_home(town, self.seat, choice, DANCED_HOME, DANCED_HOME_MINE)
            self.left -= 1
            self.skip_to("return_one")


def dance_hall(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """$1, then the way home (DW-251)."""
    seat = owner(cowboy)
    town.money[seat] += 1
    town.tell(DANCE_USED, seat)
    return DanceHall(seat)


class TelegraphOffice(Frame):
    """The law is called, or called off.

    1 Two posters from the box to the Crime Pool, or two the other way.    DW-252, DW-253
    """

    STEPS = ("wire",)

    seat: int

    def wire(self, town: Town) -> Ask:
        return Ask(self.seat, TELEGRAPH, NO_YES)

    def on_wire(self, town: Town, to_the_box: int) -> None:
        if to_the_box:
            count = min(2, town.crime_pool)
            town.in_the_box += count
            town.drain_pool(count)
            town.tell(POOL_DRAINED, count)
        else:
            count = min(2, town.in_the_box)
            town.in_the_box -= count
            town.crime_pool += count
            town.tell(POOL_FILLED, count)


def telegraph_office(town: Town, cowboy: int, plot: int, from_laundry: bool) -> Frame:
    """$1, then the telegram (DW-252)."""
    seat = owner(cowboy)
    town.money[seat] += 1
    town.tell(TELEGRAPH_USED, seat)
    return TelegraphOffice(seat)
