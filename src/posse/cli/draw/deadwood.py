"""Deadwood on eighty columns: the wall of plots, Boot Hill and the Mine in its lower corners, the Ranches below.

┌A1────────┬A2★───────┐   a star beside the name of a plot: under the Sheriff's protection
│Town Hall │          │   he himself stands where three of them meet
│●3 Ann   »│          │   a cowboy: the sign of his gang, his strength, his owner; », an annex owed by the railroad
└────┬B1───★────┬─────┘
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import RenderableType

from posse.cli.draw.canvas import Canvas, fit
from posse.kernel.events import Phrase
from posse.words import Words

WIDTH: Final = 80
PITCH: Final = 11
"""Columns from one plot to the next; ten of them are its own."""
INSIDE: Final = PITCH - 1
HEIGHT: Final = 3
"""Lines from one row to the next; two of them are its own."""
EDGE: Final = 1
ROW_SIZES: Final = (7, 6, 5, 4, 3, 2)
BOTTOM: Final = HEIGHT * len(ROW_SIZES)

GANGS: Final = (
    ("●", "dodger_blue1"),
    ("▲", "indian_red"),
    ("■", "green3"),
    ("◆", "gold3"),
    ("♥", "orchid"),
)
"""The sign and the colour of each seat's gang. Nothing is told by colour alone."""

COWBOYS: Final = 9
RANCH: Final = 27
MINE: Final = 28
BOOT_HILL: Final = 29
SUPPLY: Final = 30
CHURCH: Final = 2
RAILROAD: Final = 25
STATION: Final = 26
X_SALOON: Final = 3
SHERIFF: Final = "★"
OWED: Final = "»"
TO_MOVE: Final = "▸"


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> RenderableType:
    """The table as the seat of this view sees it."""
    drawing = _Drawing(view, words, players)
    drawing.wall()
    drawing.plots()
    drawing.sheriff()
    drawing.outskirts()
    drawing.ranches()
    drawing.stacks()
    drawing.going_on()
    drawing.dice()
    drawing.accounts()
    return drawing.canvas.paper()


def mark(phrase: Phrase) -> str:
    """The plots that a choice names, as they are called on the drawing.

    >>> from posse.kernel.events import Saying
    >>> mark(Phrase(Saying("choice-build", "DW-200", "building plot"), (5, 7)))
    'B1'
    """
    return " ".join(label(value) for kind, value in phrase.args().values() if kind == "plot")


def label(plot: int) -> str:
    """A letter for the row, from the top down, and the place in it.

    >>> label(0), label(7), label(26)
    ('A1', 'B1', 'F2')
    """
    row, place = _row_and_place(plot)
    return f"{'ABCDEF'[row]}{place + 1}"


def _row_and_place(plot: int) -> tuple[int, int]:
    for row, size in enumerate(ROW_SIZES):
        if plot < size:
            return row, plot
        plot -= size
    raise ValueError("the board has 27 plots")


def _left(row: int) -> int:
    """The column of a row's left border: every row is shifted by half a plot."""
    return EDGE + (row * PITCH + 1) // 2


def _corner(number: int) -> tuple[int, int]:
    """Where on the sheet an intersection lies: first those that point down, then those that point up."""
    down = [(row, place) for row, size in enumerate(ROW_SIZES[:-1]) for place in range(size - 1)]
    if number < len(down):
        row, place = down[number]
        return _left(row) + (place + 1) * PITCH, (row + 1) * HEIGHT
    up = [(row, place) for row, size in enumerate(ROW_SIZES[:-1]) for place in range(1, size - 1)]
    row, place = up[number - len(down)]
    return _left(row + 1) + place * PITCH, (row + 1) * HEIGHT


def _touching(number: int) -> list[int]:
    """The three plots of an intersection."""
    column, line = _corner(number)
    touching: list[int] = []
    for plot in range(sum(ROW_SIZES)):
        row, place = _row_and_place(plot)
        left = _left(row) + place * PITCH
        if left <= column <= left + PITCH and line in (row * HEIGHT, (row + 1) * HEIGHT):
            touching.append(plot)
    return touching


class _Drawing:
    """One drawing under way."""

    def __init__(self, view: dict[str, Any], words: Words, players: Sequence[str]) -> None:
        assert words.box is not None
        self.over: bool = view["over"]
        self.you: int | None = view["you"]
        self.asked: list[int] = view["asked"]
        self.table: dict[str, Any] = view["table"]
        self.words = words
        self.players = players
        self.tiles = words.box.names["building"]
        self.canvas = Canvas(WIDTH)
        self.line = BOTTOM + 1
        """The next free line below the wall."""
        self.guarded = _touching(self.table["sheriff"])

    # ---- names

    def short(self, tile: int) -> str:
        return self.words.text(f"cli-building-{self.tiles[tile]}")

    def places(self, seat: int) -> list[int]:
        places: list[int] = self.table["players"][seat]["cowboys"]
        return places

    def cowboy(self, cowboy: int) -> tuple[str, str]:
        """His gang's sign and his strength, in its colour."""
        sign, colour = GANGS[cowboy // COWBOYS]
        return f"{sign}{cowboy % COWBOYS // 3 + 1}", colour

    def everybody_at(self, place: int) -> list[int]:
        """All cowboys there, by number."""
        seats = range(len(self.table["players"]))
        return [seat * COWBOYS + number for seat in seats for number, at in enumerate(self.places(seat)) if at == place]

    # ---- the wall

    def wall(self) -> None:
        """The mortar: lines with joints where walls meet from above and from below."""
        for line, (above, below) in enumerate(zip((None, *range(6)), (*range(6), None), strict=True)):
            ends = [row for row in (above, below) if row is not None]
            left = min(_left(row) for row in ends)
            right = max(_left(row) + ROW_SIZES[row] * PITCH for row in ends)
            mortar = ["─"] * (right - left + 1)
            for row, joint in ((above, "┴"), (below, "┬")):
                if row is not None:
                    for place in range(ROW_SIZES[row] + 1):
                        mortar[_left(row) + place * PITCH - left] = joint
            mortar[0], mortar[-1] = ("┌", "┐") if above is None else ("└", "┘")
            self.canvas.put(left, line * HEIGHT, "".join(mortar), "dim")
        for row, size in enumerate(ROW_SIZES):
            for place in range(size + 1):
                for line in (1, 2):
                    self.canvas.put(_left(row) + place * PITCH, row * HEIGHT + line, "│", "dim")

    def plots(self) -> None:
        owed = {cowboy for _, cowboy in self.table["owed"]}
        for plot, tile in enumerate(self.table["plots"]):
            row, place = _row_and_place(plot)
            column, line = _left(row) + place * PITCH + 1, row * HEIGHT
            guard = SHERIFF if plot in self.guarded else ""
            self.canvas.put(column, line, label(plot) + guard, "bold yellow" if guard else "dim")
            if tile < 0:
                continue
            if tile >= RAILROAD:
                self.railroad(column, line + 1, plot, tile)
                continue
            self.canvas.put(column, line + 1, fit(self.short(tile), INSIDE), "bold")
            there = self.everybody_at(plot)
            for cowboy in there:
                column = self.canvas.put(column, line + 2, *self.cowboy(cowboy))
            if len(there) == 1:
                seat = there[0] // COWBOYS
                column = self.canvas.put(column, line + 2, f" {fit(self.players[seat], 6)}", GANGS[seat][1])
                if there[0] in owed:
                    self.canvas.put(column, line + 2, OWED, "bold")

    def railroad(self, column: int, line: int, plot: int, tile: int) -> None:
        """Sleepers and rails, and which tile of the line it is; or the Station."""
        if tile == STATION:
            self.canvas.put(column, line, fit(self.words.text("cli-dw-station"), INSIDE), "bold red")
        else:
            number = self.table["track"].index(plot) + 1
            self.canvas.put(column, line, fit(f"{number} {self.words.text('cli-dw-rail')}", INSIDE), "dim")
        self.canvas.put(column, line + 1, "╪═" * (INSIDE // 2), "dim")

    def sheriff(self) -> None:
        column, line = _corner(self.table["sheriff"])
        self.canvas.put(column, line, SHERIFF, "bold yellow")

    # ---- the lower corners

    def outskirts(self) -> None:
        for place, column, name in ((BOOT_HILL, 0, "cli-dw-boot-hill"), (MINE, 63, "cli-dw-mine")):
            self.canvas.put(column, 3 * HEIGHT + 1, fit(self.words.text(name), 17), "bold")
            for seat in range(len(self.players)):
                there = [cowboy for cowboy in self.everybody_at(place) if cowboy // COWBOYS == seat]
                spot, line = column, 3 * HEIGHT + 2 + seat
                if there:
                    sign, colour = GANGS[seat]
                    strengths = "".join(str(cowboy % COWBOYS // 3 + 1) for cowboy in there)
                    self.canvas.put(spot, line, f"{sign}{strengths}", colour)
        pool, box = self.table["crime_pool"], self.table["in_the_box"]
        self.canvas.put(0, BOTTOM - 1, fit(self.words.text("cli-dw-pool", pool=pool), 27), "bold")
        self.canvas.put(0, BOTTOM, fit(self.words.text("cli-dw-box", box=box), 27), "dim")
        sheriff = fit(self.words.text("cli-dw-sheriff"), 26)
        self.canvas.put(53, BOTTOM - 1, sheriff, "yellow")

    # ---- the Ranches

    def ranches(self) -> None:
        self.canvas.put(0, self.line, fit(self.words.text("cli-dw-header"), WIDTH), "dim")
        for seat, player in enumerate(self.table["players"]):
            self.line += 1
            sign, colour = GANGS[seat]
            asked = seat in self.asked
            style = "bold" if asked else ""
            name = f"{style} underline" if seat == self.you else style
            self.canvas.put(0, self.line, TO_MOVE if asked else " ", "bold")
            self.canvas.put(1, self.line, sign, colour)
            self.canvas.put(3, self.line, fit(self.players[seat], 14), name)
            for column, key in ((19, "money"), (28, "posters"), (38, "cartridges"), (47, "ponies")):
                self.canvas.put(column, self.line, f"{player[key]:>3}", style)
            self.canvas.put(54, self.line, self.strengths(seat, RANCH), colour)
            self.canvas.put(67, self.line, self.strengths(seat, SUPPLY), "dim")
        self.line += 1

    def strengths(self, seat: int, place: int) -> str:
        found = [str(number // 3 + 1) for number, at in enumerate(self.places(seat)) if at == place]
        return " ".join(found) or "–"

    def stacks(self) -> None:
        """How high they are; an X on top; what lies under them; and their order, for the Fortune Teller's customer."""
        sizes = [stack["size"] for stack in self.table["stacks"]]
        text = self.words.text("cli-dw-stacks", one=sizes[0], two=sizes[1], three=sizes[2])
        self.canvas.put(0, self.line, fit(text, WIDTH), "dim")
        self.line += 1
        for number, stack in enumerate(self.table["stacks"], 1):
            if stack["x_on_top"]:
                self.tile_line("cli-dw-top", number, [X_SALOON])
            if stack["order"] is not None and stack["order"]:
                self.tile_line("cli-dw-order", number, stack["order"])
            elif stack["bottom"]:
                self.tile_line("cli-dw-bottom", number, stack["bottom"])

    def tile_line(self, key: str, number: int, tiles: list[int]) -> None:
        names = ", ".join(self.short(tile) for tile in tiles)
        self.canvas.put(0, self.line, fit(self.words.text(key, stack=number, tiles=names), WIDTH))
        self.line += 1

    # ---- what is going on

    def going_on(self) -> None:
        now = self.table["going_on"]
        if self.table["last_turns"] is not None and not self.over:
            text = self.words.text("cli-dw-last-turns", turns=self.table["last_turns"])
            self.canvas.put(0, self.line, fit(text, WIDTH), "bold")
            self.line += 1
        if now["drawn"]:
            names = ", ".join(self.short(tile) for tile in now["drawn"])
            self.canvas.put(0, self.line, fit(self.words.text("cli-dw-drawn", tiles=names), WIDTH), "bold")
            self.line += 1
        if now["shootout"] is not None:
            self.shootout(now["shootout"])
        if now["final"] is not None:
            self.final(now["final"])

    def shootout(self, fight: dict[str, Any]) -> None:
        building = self.short(self.table["plots"][fight["plot"]])
        column = self.canvas.put(0, self.line, self.words.text("cli-dw-shootout", building=building), "bold")
        for cowboy, dice in zip((fight["attacker"], fight["defender"]), fight["dice"], strict=True):
            column = self.canvas.put(column + 1, self.line, *self.cowboy(cowboy))
            name = fit(self.players[cowboy // COWBOYS], 10).rstrip()
            column = self.canvas.put(column + 1, self.line, f"{name} {'⚄' * dice}")
        self.line += 1

    def final(self, final: dict[str, Any]) -> None:
        self.canvas.put(0, self.line, self.words.text("cli-dw-final"), "bold")
        self.line += 1
        for place, seat in enumerate(final["tied"]):
            champion, target = final["champions"][place], final["targets"][place]
            column = self.canvas.put(2, self.line, fit(self.players[seat], 14), GANGS[seat][1])
            if champion >= 0:
                column = self.canvas.put(column + 1, self.line, *self.cowboy(champion))
                wounds = min(final["wounds"][place], 2)
                column = self.canvas.put(column + 1, self.line, "✗" * wounds + "·" * (2 - wounds))
                column = self.canvas.put(column + 1, self.line, f"⚄{final['dice'][place]}")
            if target >= 0:
                aimed = fit(self.players[final["tied"][target]], 14).rstrip()
                self.canvas.put(column + 1, self.line, f"→ {aimed}")
            self.line += 1

    # ---- what was rolled, and what the money comes to

    def dice(self) -> None:
        """The dice that lie on the table, volley by volley: the sign of each gang, and its faces."""
        rolls = self.table["dice"]["rolls"]
        if not rolls:
            return
        title = self.words.text(f"cli-dw-dice-{self.table['dice']['about']}")
        column = self.canvas.put(0, self.line, title, "bold")
        volley = rolls[0]["volley"]
        for roll in rolls:
            sign, colour = GANGS[roll["seat"]]
            said = f"{sign}{' '.join(str(face) for face in roll['faces'])}"
            if column + len(said) + 3 > WIDTH:
                self.line, column = self.line + 1, 1
            elif roll["volley"] != volley:
                column = self.canvas.put(column, self.line, " ·", "dim")
            volley = roll["volley"]
            column = self.canvas.put(column + 1, self.line, said, colour)
        self.line += 1

    def accounts(self) -> None:
        """At the end, what the money of each player comes to."""
        for seat, account in enumerate(self.table["accounts"]):
            sign, colour = GANGS[seat]
            self.canvas.put(1, self.line, sign, colour)
            column = self.canvas.put(3, self.line, fit(self.players[seat], 14))
            self.canvas.put(
                column + 1, self.line, fit(self.words.text("cli-dw-account", **account), WIDTH - column - 1)
            )
            self.line += 1
