"""The board, the building tiles, the gangs and the counters (DW-001..062). Frozen data.

Nobody on the project has seen the printed board: `PRINTED` and `STARS` are the assumed table. Whoever owns the box can
correct these two; every rule, the Sheriff's first corner included, follows them.
"""

from __future__ import annotations

from typing import Final

# ---- the printed board (DW-038..040): the one table of assumptions. (row, column) as in DW-032.

PRINTED: Final = {"town-hall": (1, 2), "sheriffs-office": (1, 3), "church": (1, 4)}
"""DW-038: top row is certain, the columns are assumed."""

STARS: Final = ((2, 1), (2, 2), (2, 3), (2, 4), (3, 2))
"""DW-039: (2,2), (2,3) and a star in row 3 are certain once the Sheriff's Office is at (1,3)."""

# ---- gangs (DW-002..004)

COWBOYS: Final = 9
"""A gang. Its cowboys' numbers follow each other (`first_cowboy`), and among them those of a rank (`first_of_rank`)."""

RANKS: Final = ("greenhorn", "gunslinger", "boss")
OF_A_RANK: Final = 3
GREENHORN: Final = 0
GUNSLINGER: Final = 1
BOSS: Final = 2

NOBODY: Final = -1

LAST_TURNS: Final = 3
"""DW-301: so many turns are left to who alone has living cowboys."""

# ---- dice (DW-010)

PIPS: Final = ("one", "two", "three", "four", "five", "six")
"""The faces; a die's number 0..5 is its place here."""

DICE: Final = 8

# ---- counters (DW-005..013)

CARTRIDGES: Final = 20
PONIES: Final = 10
POSTERS: Final = 29
RAILROAD_TILES: Final = 4
POOL_PER_PLAYER: Final = 5
START_MONEY: Final = 5

FINES: Final = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55)
"""DW-296: by the number of posters; ten or more cost the last."""

HIRE_PRICE: Final = (0, 1, 3)
"""DW-185: by rank."""

GOLD: Final = (0, 0, 1, 2, 3, 5)
"""DW-237: by the face of the die."""

# ---- the board's shape (DW-030..037). Plots are numbered row by row from the top left: 0..6 row 1, 25 and 26 row 6.

ROW_SIZES: Final = (7, 6, 5, 4, 3, 2)
RED_ROW: Final = 2
ROUTE_ROWS: Final = (6, 5, 4, 3)
"""DW-037: the rows of the four railroad tiles, in the order they are laid."""

PLOTS: Final = 27
PLOT_NAMES: Final = (
    "a1", "a2", "a3", "a4", "a5", "a6", "a7",
    "b1", "b2", "b3", "b4", "b5", "b6",
    "c1", "c2", "c3", "c4", "c5",
    "d1", "d2", "d3", "d4",
    "e1", "e2", "e3",
    "f1", "f2",
)  # fmt: skip

# Where a cowboy can be besides a plot (DW-041, DW-058, DW-341).
RANCH: Final = 27
MINE: Final = 28
BOOT_HILL: Final = 29
SUPPLY: Final = 30
"""Not yet hired."""


def plot_at(row: int, column: int) -> int:
    """The number of plot (row, column), DW-032; NOBODY where there is none."""
    if 1 <= row <= len(ROW_SIZES) and 0 <= column < ROW_SIZES[row - 1]:
        return sum(ROW_SIZES[: row - 1]) + column
    return NOBODY


def _coordinates() -> list[tuple[int, int]]:
    return [(row, column) for row, size in enumerate(ROW_SIZES, 1) for column in range(size)]


COORDINATES: Final = _coordinates()
"""(row, column) of each plot."""

ROW: Final = [row for row, _ in COORDINATES]


def _around(row: int, column: int) -> list[int]:
    six = [(row, column - 1), (row, column + 1), (row - 1, column), (row - 1, column + 1), (row + 1, column - 1)]
    plots = [plot_at(r, c) for r, c in [*six, (row + 1, column)]]
    return [plot for plot in plots if plot != NOBODY]


NEIGHBOURS: Final = [_around(row, column) for row, column in COORDINATES]
"""DW-033: plots that share part of a side."""


def _corners() -> list[list[int]]:
    triples: list[list[int]] = []
    for row, column in COORDINATES:
        triples.append([plot_at(row, column), plot_at(row, column + 1), plot_at(row + 1, column)])
    for row, column in COORDINATES:
        triples.append([plot_at(row, column), plot_at(row + 1, column - 1), plot_at(row + 1, column)])
    return [triple for triple in triples if NOBODY not in triple]


CORNERS: Final = _corners()
"""DW-034: the 35 intersections of three plots on which the Sheriff can stand."""

PROTECTED: Final = [[plot in corner for plot in range(PLOTS)] for corner in CORNERS]
"""For each intersection, which plots it protects."""


def _onward(plot: int) -> list[int]:
    row, column = COORDINATES[plot]
    return [plot for plot in (plot_at(row - 1, column), plot_at(row - 1, column + 1)) if plot != NOBODY]


ONWARD: Final = [_onward(plot) for plot in range(PLOTS)]
"""DW-255: the two plots on which the railroad can go on after one on this plot."""

FIRST_TRACKS: Final = [plot_at(6, 0), plot_at(6, 1)]

# ---- buildings (DW-014..020). A tile is a number 0..24; its kind says what it does.

KINDS_OF_BUILDINGS: Final = (
    "town-hall", "sheriffs-office", "church", "saloon",
    "gunsmith", "bank", "blacksmith", "casino", "general-store", "hotel", "laundry", "stage-depot", "undertaker",
    "gold-mine",
    "fortune-teller", "courthouse", "grifter", "newspaper", "dance-hall", "telegraph-office",
)  # fmt: skip

TOWN_HALL: Final = 0
SHERIFFS_OFFICE: Final = 1
CHURCH: Final = 2
SALOON: Final = 3
GUNSMITH: Final = 4
BANK: Final = 5
BLACKSMITH: Final = 6
CASINO: Final = 7
GENERAL_STORE: Final = 8
HOTEL: Final = 9
LAUNDRY: Final = 10
STAGE_DEPOT: Final = 11
UNDERTAKER: Final = 12
GOLD_MINE: Final = 13
FORTUNE_TELLER: Final = 14
COURTHOUSE: Final = 15
GRIFTER: Final = 16
NEWSPAPER: Final = 17
DANCE_HALL: Final = 18
TELEGRAPH_OFFICE: Final = 19

TILE_NAMES: Final = (
    "town-hall", "sheriffs-office", "church", "saloon",
    "gunsmith", "bank", "blacksmith", "casino", "general-store", "hotel", "laundry", "stage-depot", "undertaker",
    "new-gunsmith", "new-blacksmith", "gold-mine", "new-general-store", "new-laundry", "new-saloon",
    "fortune-teller", "courthouse", "grifter", "newspaper", "dance-hall", "telegraph-office",
)  # fmt: skip
"""Every tile by name; the second copy of a kind (stack 2) is told apart as the "new" one."""

TILES: Final = 25

KIND: Final = [KINDS_OF_BUILDINGS.index(name.removeprefix("new-")) for name in TILE_NAMES]
"""The kind of each tile."""

STACKS: Final = 3
STACK: Final = [0] * 13 + [1] * 6 + [2] * 6
"""The stack (0, 1, 2 for those marked 1, 2, 3) that a tile belongs to; the X Saloon joins the first (DW-257)."""

STACK_TILES: Final = (tuple(range(4, 13)), tuple(range(13, 19)), tuple(range(19, 25)))
"""DW-016..018: what is in each stack before the table is set."""

X_SALOON: Final = 3
HOTEL_TILE: Final = TILE_NAMES.index("hotel")
UNDERTAKER_TILE: Final = TILE_NAMES.index("undertaker")
STAGE_DEPOT_TILE: Final = TILE_NAMES.index("stage-depot")

# What else can lie on a plot.
OPEN: Final = -1
RAILROAD: Final = 25
STATION: Final = 26
SITE_NAMES: Final = (*TILE_NAMES, "railroad", "station", "open")
"""What lies on a plot, by name."""

NOTHING_THERE: Final = SITE_NAMES.index("open")

# Three buildings that never move, so their plots are known (DW-051, DW-258).
TOWN_HALL_PLOT: Final = plot_at(PRINTED["town-hall"][0], PRINTED["town-hall"][1])
OFFICE_PLOT: Final = plot_at(PRINTED["sheriffs-office"][0], PRINTED["sheriffs-office"][1])
CHURCH_PLOT: Final = plot_at(PRINTED["church"][0], PRINTED["church"][1])

STARRED: Final = [plot_at(row, column) for row, column in STARS]


def _first_corner() -> int:
    row, column = COORDINATES[OFFICE_PLOT]
    return CORNERS.index([OFFICE_PLOT, plot_at(row + 1, column - 1), plot_at(row + 1, column)])


FIRST_CORNER: Final = _first_corner()
"""DW-055: between the Sheriff's Office and the two plots below it."""


def first_cowboy(seat: int) -> int:
    """The first of the COWBOYS of a seat."""
    return seat * COWBOYS


def first_of_rank(seat: int, rank: int) -> int:
    """The first of those OF_A_RANK.

    >>> [(owner(cowboy), rank_of(cowboy)) for cowboy in range(first_of_rank(3, BOSS), first_cowboy(4))]
    [(3, 2), (3, 2), (3, 2)]
    """
    return seat * COWBOYS + rank * OF_A_RANK


def owner(cowboy: int) -> int:
    """Whose cowboy it is."""
    return cowboy // COWBOYS


def rank_of(cowboy: int) -> int:
    """Greenhorn, Gunslinger or Trail Boss."""
    return cowboy % COWBOYS // OF_A_RANK


def strength(cowboy: int) -> int:
    """DW-004: 1, 2 or 3."""
    return rank_of(cowboy) + 1


def fine_for(posters: int) -> int:
    """DW-296."""
    return FINES[min(posters, len(FINES) - 1)]
