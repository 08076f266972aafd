"""The facts on the table of Deadwood, and small verbs on them."""

from __future__ import annotations

from posse.games.deadwood.components import (
    BOOT_HILL,
    CARTRIDGES,
    CHURCH_PLOT,
    COWBOYS,
    FIRST_CORNER,
    KIND,
    LAUNDRY,
    MINE,
    NOBODY,
    OF_A_RANK,
    OPEN,
    PIPS,
    PLOTS,
    PONIES,
    POSTERS,
    PROTECTED,
    RANCH,
    STACK,
    STACKS,
    STATION,
    SUPPLY,
    TILES,
    X_SALOON,
    first_cowboy,
    first_of_rank,
    owner,
)
from posse.kernel.game import Game

# DW-290, DW-301: why the game ends after this turn; bits, since one turn can bring several.
BY_STATION = 1
BY_POOL = 2
BY_WIPEOUT = 4
BY_LIMIT = 8
BY_LONE_SURVIVOR = 16

UNLIMITED = 0

# What dice were rolled for.
FOR_FIRST_TURN = 0
FOR_SHOOTOUT = 1
FOR_GOLD = 2
FOR_FINAL_SHOOTOUT = 3


def right(tile: int, cowboy: int) -> int:
    """An annex that is owed to a cowboy for a tile of the railroad (DW-261): its number on the track, 0 to 4.

    >>> tile_for(right(4, 44)), cowboy_with(right(4, 44))
    (4, 44)
    """
    return tile << 6 | cowboy


def tile_for(owed: int) -> int:
    """The tile for which it is owed."""
    return owed >> 6


def cowboy_with(owed: int) -> int:
    """The cowboy who has this right."""
    return owed & 63


class Town(Game):
    """Deadwood: the plots with what lies on them, everyone's cowboys, and what everyone has on his Ranch."""

    to_the_last: int = 0
    """1 if a gang that is wiped out does not end the game: the others play on (`wipeout = all`, DW-301)."""
    turn_limit: int = UNLIMITED
    """After so many turns the table agreed to stop (DW-301)."""
    plots: list[int]
    """What lies on each plot: a building tile 0..24, RAILROAD, STATION, or OPEN."""
    held: list[int]
    """The cowboy who controls the building on each plot (DW-071); NOBODY. The Church's are in `in_church`."""
    cowboys: list[int]
    """Where each cowboy is: a plot, RANCH, MINE, BOOT_HILL, or SUPPLY."""
    in_church: list[int]
    """The cowboy of each seat in the Church; NOBODY."""
    money: list[int]
    cartridges: list[int]
    ponies: list[int]
    posters: list[int]
    crime_pool: int = 0
    in_the_box: int = POSTERS
    """Posters in the box."""
    cartridge_supply: int = CARTRIDGES
    pony_supply: int = PONIES
    stacks: tuple[tuple[int, ...], ...] = ()
    """The three stacks of building tiles, each from its top to its bottom."""
    known_bottom: tuple[int, ...] = ()
    """How many tiles at the bottom of each stack all know, since they saw them put there (DW-062)."""
    knower: tuple[int, ...] = ()
    """Who knows the order of each stack from the Fortune Teller (DW-240); NOBODY."""
    track: tuple[int, ...] = ()
    """The plots of the railroad tiles, in the order they were laid; the fifth is the Train Station."""
    owed: tuple[int, ...] = ()
    """Annexes that the railroad still owes (`right`, DW-263), for the Station twice."""
    sheriff: int = FIRST_CORNER
    """The intersection on which he stands."""
    first_player: int = 0
    player: int = 0
    """Whose turn it is."""
    turns: int = 0
    """Turns finished so far, all players' together."""
    alone: int = NOBODY
    """Turns that the last one with living cowboys has had since (DW-301), from 0 on; NOBODY while others have some."""
    ending: int = 0
    """Why the game is over after this turn: BY_... bits; never undone (DW-293)."""
    rolled_for: int = FOR_FIRST_TURN
    """What the dice that lie on the table were rolled for: FOR_..."""
    rolls: tuple[tuple[int, ...], ...] = ()
    """These dice, roll by roll: the volley (one volley falls together), who, at whom (NOBODY), faces 0..5."""
    accounts: tuple[tuple[int, ...], ...] = ()
    """In the end, for each seat: the money it had, the Stage Depot's premium, the fine paid (DW-295..297)."""
    winner: int = NOBODY

    def lay_out(self) -> Town:
        """Room for everything, and nothing there yet."""
        seats, limit = self.seats, self.options["turn_limit"]
        self.to_the_last = int(self.options["wipeout"] == "all")
        self.turn_limit = limit if isinstance(limit, int) else UNLIMITED
        self.plots = [OPEN] * PLOTS
        self.held = [NOBODY] * PLOTS
        self.cowboys = [SUPPLY] * (COWBOYS * seats)
        self.in_church = [NOBODY] * seats
        self.money = [0] * seats
        self.cartridges = [0] * seats
        self.ponies = [0] * seats
        self.posters = [0] * seats
        self.stacks = ((),) * STACKS
        self.known_bottom = (0,) * STACKS
        self.knower = (NOBODY,) * STACKS
        return self

    # ---- looking

    def is_building(self, plot: int) -> bool:
        """Whether a building stands there; railroad and Station are none (DW-042, DW-164)."""
        return 0 <= self.plots[plot] < TILES

    def plot_of(self, tile: int) -> int:
        """Where a tile lies; NOBODY if it is not on the board."""
        return self.plots.index(tile) if tile in self.plots else NOBODY

    def is_protected(self, plot: int) -> bool:
        """Whether the Sheriff stands at a corner of this plot (DW-160)."""
        return PROTECTED[self.sheriff][plot]

    def controller(self, plot: int) -> int:
        """Who controls the building there (DW-071); NOBODY."""
        cowboy = self.held[plot]
        return NOBODY if cowboy == NOBODY else owner(cowboy)

    def controller_of(self, tile: int) -> int:
        """Who controls this building, wherever it is; NOBODY."""
        plot = self.plot_of(tile)
        return NOBODY if plot == NOBODY else self.controller(plot)

    def cowboy_at(self, seat: int, place: int, rank: int) -> int:
        """The first cowboy of that rank that the seat has there (Ranch, Mine, supply); NOBODY."""
        first = first_of_rank(seat, rank)
        for cowboy in range(first, first + OF_A_RANK):
            if self.cowboys[cowboy] == place:
                return cowboy
        return NOBODY

    def own_cowboy_on(self, seat: int, plot: int) -> int:
        """The seat's cowboy who stands on this plot; NOBODY."""
        if plot == CHURCH_PLOT:
            return self.in_church[seat]
        cowboy = self.held[plot]
        return cowboy if cowboy != NOBODY and owner(cowboy) == seat else NOBODY

    def lives(self, seat: int) -> bool:
        """Whether the seat has a living cowboy: on the Ranch, on a building or at the Mine (DW-070)."""
        cowboys = self.cowboys
        for cowboy in range(first_cowboy(seat), first_cowboy(seat + 1)):  # noqa: SIM110 (asked every turn)
            if cowboys[cowboy] <= MINE:
                return True
        return False

    def living(self) -> list[int]:
        """The seats that have a living cowboy."""
        return [seat for seat in range(self.seats) if self.lives(seat)]

    def laundries(self, seat: int) -> int:
        """How many Laundries the seat controls (DW-222, DW-223)."""
        count = 0
        for plot in range(PLOTS):
            cowboy = self.held[plot]
            if cowboy != NOBODY and owner(cowboy) == seat and KIND[self.plots[plot]] == LAUNDRY:
                count += 1
        return count

    def station_lies(self) -> bool:
        """Whether the Train Station is on the board."""
        return bool(self.track) and self.plots[self.track[-1]] == STATION

    def shows_x_saloon(self, stack: int) -> bool:
        """Whether the top tile of a stack is the Saloon with an X on its back, which all recognise (DW-062)."""
        return bool(self.stacks[stack]) and self.stacks[stack][0] == X_SALOON

    # ---- dice

    def take_up_dice(self, rolled_for: int) -> None:
        """The dice on the table are taken up for something new."""
        self.rolled_for = rolled_for
        self.rolls = ()

    def roll(self, volley: int, seat: int, other: int, count: int = 1) -> list[int]:
        """Dice that the seat rolls, in the open; their faces 0..5."""
        faces = [self.chance.below(len(PIPS)) for _ in range(count)]
        self.rolls = (*self.rolls, (volley, seat, other, *faces))
        return faces

    # ---- money and tokens

    def take_poster(self, seat: int) -> bool:
        """A poster from the Crime Pool, if there is one; an empty pool is the beginning of the end (DW-290)."""
        if not self.crime_pool:
            return False
        self.posters[seat] += 1
        self.drain_pool(1)
        return True

    def drain_pool(self, count: int) -> None:
        """Posters leave the Crime Pool."""
        self.crime_pool -= count
        if not self.crime_pool:
            self.ending |= BY_POOL

    def return_posters(self, seat: int, count: int) -> None:
        """Posters of the seat go to the box."""
        self.posters[seat] -= count
        self.in_the_box += count

    def gain_cartridges(self, seat: int, count: int) -> int:
        """Cartridges from the supply, as many as it has (DW-013); how many that were."""
        count = min(count, self.cartridge_supply)
        self.cartridge_supply -= count
        self.cartridges[seat] += count
        return count

    def spend_cartridges(self, seat: int, count: int) -> None:
        """Used cartridges go back to the supply (DW-126)."""
        self.cartridges[seat] -= count
        self.cartridge_supply += count

    def gain_pony(self, seat: int) -> int:
        """A pony, if the supply has one (DW-013)."""
        if not self.pony_supply:
            return 0
        self.pony_supply -= 1
        self.ponies[seat] += 1
        return 1

    def spend_pony(self, seat: int) -> None:
        """Back to the supply (DW-123)."""
        self.ponies[seat] -= 1
        self.pony_supply += 1

    # ---- cowboys

    def leave(self, cowboy: int) -> None:
        """The cowboy leaves where he is: control ends, and so do the annexes the railroad owes him (DW-072, DW-263)."""
        place = self.cowboys[cowboy]
        if place >= PLOTS:
            return
        if place == CHURCH_PLOT:
            self.in_church[owner(cowboy)] = NOBODY
        elif self.held[place] == cowboy:
            self.held[place] = NOBODY
        if self.owed:
            self.owed = tuple([owed for owed in self.owed if cowboy_with(owed) != cowboy])

    def send(self, cowboy: int, place: int) -> None:
        """To the Ranch, the Mine or Boot Hill."""
        self.leave(cowboy)
        self.cowboys[cowboy] = place

    def place(self, cowboy: int, plot: int) -> None:
        """Onto a building; where an opponent's cowboy stands he does not control it yet (DW-116, DW-120)."""
        self.leave(cowboy)
        self.cowboys[cowboy] = plot
        if plot == CHURCH_PLOT:
            self.in_church[owner(cowboy)] = cowboy
        elif self.held[plot] == NOBODY:
            self.held[plot] = cowboy

    def bury(self, cowboy: int) -> None:
        """To Boot Hill for good (DW-138); the last one of a gang, or of all, may end the game (DW-291)."""
        self.send(cowboy, BOOT_HILL)
        if self.ending & BY_WIPEOUT or self.lives(owner(cowboy)):
            return
        if not self.to_the_last or not self.living():
            self.ending |= BY_WIPEOUT

    # ---- tiles

    def draw(self, stack: int) -> int:
        """Take the top tile of a stack and show it (DW-062)."""
        tiles = self.stacks[stack]
        self.set_stack(stack, tiles[1:], min(self.known_bottom[stack], len(tiles) - 1), self.knower[stack])
        self.came_to_light += 1
        return tiles[0]

    def put_under(self, tile: int) -> None:
        """Face down to the bottom of its stack, where all know it to be (DW-062, DW-257)."""
        stack = STACK[tile]
        bottom = self.known_bottom[stack] + 1
        self.set_stack(stack, (*self.stacks[stack], tile), bottom, self.knower[stack])

    def set_stack(self, stack: int, tiles: tuple[int, ...], known_bottom: int, knower: int) -> None:
        """The stack as it lies now, and who knows what of it."""
        self.stacks = (*self.stacks[:stack], tiles, *self.stacks[stack + 1 :])
        self.known_bottom = (*self.known_bottom[:stack], known_bottom, *self.known_bottom[stack + 1 :])
        self.knower = (*self.knower[:stack], knower, *self.knower[stack + 1 :])

    # ---- counting (DW-340)

    def posters_everywhere(self) -> int:
        """In the pool, the box and on all Ranches."""
        return self.crime_pool + self.in_the_box + sum(self.posters)

    def on_ranch(self, seat: int) -> list[int]:
        """Whether a cowboy of each rank is on the Ranch: the first such cowboy, or NOBODY."""
        return [self.cowboy_at(seat, RANCH, rank) for rank in range(OF_A_RANK)]
