"""The Five Points on eighty columns: the pyramid laid like bricks, players in its left corner, the deck in its right.

╭A1────────†╮   a member of a gang on the spot A1, with the sign of the gang; the street stands below
│Butchers   │
╰─Pell──────╯
╔A2══════†♥★╗   double frame and star: a boss; a heart: one of your own alliances
┏A3━━━━━━━━━┓   heavy frame: the vacancy being filled, or the card that you make banish a neighbour
┌A4┄┄┄┄┄┄┄┄┄┐   dotted: nobody there yet
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import RenderableType

from posse.cli.draw.canvas import Canvas, fit
from posse.kernel.events import Phrase
from posse.words import Words

WIDTH: Final = 80
CARD: Final = 13
"""Columns of a card: six of them, and one column at each side. The longest name of a gang fits in."""
EDGE: Final = 1
HEIGHT: Final = 3
ROW_SIZES: Final = (6, 5, 4, 3, 2, 1)
ROW_LETTERS: Final = "ABCDEF"
POINTS: Final = {3: 1, 4: 2, 5: 3}
"""What a row is worth, rows counted from 0 at the base."""

GLYPHS: Final = {
    "butchers": ("†", "indian_red"),
    "dragons": ("§", "dark_orange"),
    "dandies": ("♦", "medium_purple1"),
    "ladies": ("♀", "hot_pink"),
    "toughs": ("▲", "steel_blue1"),
    "rats": ("¤", "dark_khaki"),
    "reapers": ("♠", "grey70"),
    "rascals": ("♣", "sea_green3"),
}
"""The sign and the colour of each gang. Nothing is told by colour alone."""

MEMBER: Final = tuple("╭─╮│╰╯")
BOSS: Final = tuple("╔═╗║╚╝")
HEAVY: Final = tuple("┏━┓┃┗┛")
DOTTED: Final = tuple("┌┄┐┊└┘")
STAR: Final = "★"
ALLY: Final = "♥"
TO_MOVE: Final = "▸"


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> RenderableType:
    """The table as the seat of this view sees it."""
    drawing = _Drawing(view, words, players)
    drawing.pyramid()
    drawing.players_corner()
    drawing.deck_corner()
    drawing.piles()
    if drawing.yours is not None:
        drawing.own_cards()
    return drawing.canvas.paper()


def mark(phrase: Phrase) -> str:
    """The spots that a choice names, as they are called on the drawing: a card, and where it goes or whom it can reach.

    >>> from posse.kernel.events import Saying
    >>> mark(Phrase(Saying("choice-advance", "FP-060", "gang start:spot goal:spot"), (2, 0, 6)))
    'A1→B1'
    """
    start, *goals = [coordinate(value) for kind, value in phrase.args().values() if kind == "spot"] or [""]
    return f"{start}→{' '.join(goals)}" if goals else start


def coordinate(spot: int) -> str:
    """A letter for the row, from the base up, and the place in it.

    >>> coordinate(0), coordinate(6), coordinate(20)
    ('A1', 'B1', 'F1')
    """
    row, place = _row_and_place(spot)
    return f"{ROW_LETTERS[row]}{place + 1}"


def _row_and_place(spot: int) -> tuple[int, int]:
    for row, size in enumerate(ROW_SIZES):
        if spot < size:
            return row, spot
        spot -= size
    raise ValueError("the pyramid has 21 spots")


class _Drawing:
    """One drawing under way."""

    def __init__(self, view: dict[str, Any], words: Words, players: Sequence[str]) -> None:
        assert words.box is not None
        self.over: bool = view["over"]
        self.you: int | None = view["you"]
        self.asked: list[int] = view["asked"]
        self.table: dict[str, Any] = view["table"]
        self.yours: dict[str, Any] | None = self.table["yours"]
        self.words = words
        self.players = players
        self.gangs = words.box.names["gang"]
        self.spots = words.box.names["spot"]
        self.canvas = Canvas(WIDTH)
        self.bottom = HEIGHT * len(ROW_SIZES)

    # ---- gangs

    def short(self, gang: int) -> str:
        return self.words.text(f"cli-gang-{self.gangs[gang]}")

    def look(self, gang: int) -> tuple[str, str]:
        """The sign and the colour."""
        return GLYPHS[self.gangs[gang]]

    def allied(self, gang: int) -> bool:
        return self.yours is not None and gang in self.yours["alliances"]

    def tally(self, cards: list[int]) -> Iterator[tuple[str, str]]:
        """Cards counted by gang, the signs with their numbers."""
        for gang, count in sorted(Counter(card % len(self.gangs) for card in cards).items()):
            sign, colour = self.look(gang)
            yield f" {sign}{count}", colour

    # ---- the pyramid

    def pyramid(self) -> None:
        for spot, card in enumerate(self.table["pyramid"]):
            row, place = _row_and_place(spot)
            column = EDGE + row * CARD // 2 + place * CARD
            line = (len(ROW_SIZES) - 1 - row) * HEIGHT
            if spot == self.table["vacancy"]:
                self.frame(
                    column, line, spot, HEAVY, "bold", "", [(self.words.text("cli-vacant").center(CARD - 2), "bold")]
                )
            elif card < 0:
                self.frame(column, line, spot, DOTTED, "dim", "", [])
            else:
                self.card(column, line, spot, card)
        for row, points in POINTS.items():
            column = EDGE + row * CARD // 2 + ROW_SIZES[row] * CARD + 1
            line = (len(ROW_SIZES) - 1 - row) * HEIGHT + 1
            self.canvas.put(column, line, self.words.text("cli-row-points", points=points), "dim")

    def card(self, column: int, line: int, spot: int | None, card: int) -> None:
        """A card lying face up, on a spot or on the deck."""
        gang = card % len(self.gangs)
        sign, colour = self.look(gang)
        boss = card >= len(self.gangs)
        agent = self.yours is not None and spot is not None and spot == self.yours["agent"]
        frame = HEAVY if agent else BOSS if boss else MEMBER
        ally = self.allied(gang)
        signs = sign + (ALLY if ally else "") + (STAR if boss else "")
        style = f"bold {colour}" if ally else colour
        name = fit(self.short(gang), CARD - 2)
        self.frame(column, line, spot, frame, "bold" if agent else colour, signs, [(name, style)])

    def frame(
        self,
        column: int,
        line: int,
        spot: int | None,
        frame: tuple[str, ...],
        style: str,
        signs: str,
        inside: list[tuple[str, str]],
    ) -> None:
        """Four sides: where it is above, the street below, signs at the upper right."""
        left_up, flat, right_up, upright, left_down, right_down = frame
        where = "" if spot is None else coordinate(spot)
        street = "" if spot is None else self.words.text(f"cli-spot-{self.spots[spot]}")
        above = where + flat * (CARD - 2 - len(where) - len(signs)) + signs
        below = (flat + street).ljust(CARD - 2, flat)
        put = self.canvas.put
        put(column, line, left_up + above + right_up, style)
        put(column, line + 1, upright + " " * (CARD - 2) + upright, style)
        put(column, line + 2, left_down + below[: CARD - 2] + right_down, style)
        self.canvas.pieces(column + 1, line + 1, inside)

    # ---- the corners

    def players_corner(self) -> None:
        self.canvas.put(0, 0, self.words.text("cli-players-corner"), "dim")
        for seat, player in enumerate(self.table["players"]):
            self.canvas.pieces(0, seat + 1, list(self.player(seat, player)))

    def player(self, seat: int, player: dict[str, Any]) -> Iterator[tuple[str, str]]:
        asked = seat in self.asked
        style = "dim" if player["passed"] and not self.over else "bold" if asked else ""
        yield (TO_MOVE if asked else " "), "bold"
        yield fit(self.players[seat], 8), f"{style} underline" if seat == self.you else style
        yield f" ▮{player['influence']}", style
        for gang in player["shown"]:
            sign, colour = self.look(gang)
            yield f" {sign}{self.brings(player, gang) if self.over else self.short(gang)[:3]}", colour
        if self.over:
            yield f" = {player['points']}", "bold"
        if player["passed"] and not self.over:
            yield f" {self.words.text('cli-passed')}", "dim"

    def brings(self, player: dict[str, Any], gang: int) -> int:
        """What a gang gives a player in the end."""
        return sum(source["points"] for source in player["scored"] if source["gang"] == gang)

    def deck_corner(self) -> None:
        deck = self.table["deck"]
        column = WIDTH - CARD - 3
        if deck["size"]:
            self.card(column, 0, None, deck["top"])
            if deck["size"] > 1:
                for line, side in enumerate("┐│┘"):
                    self.canvas.put(column + CARD, line, side * min(3, deck["size"] - 1), "dim")
        else:
            self.frame(
                column, 0, None, DOTTED, "dim", "", [(self.words.text("cli-deck-empty").center(CARD - 2), "dim")]
            )
        self.canvas.put(column, HEIGHT, self.words.text("cli-deck", cards=deck["size"]))
        if deck["bosses"]:
            self.canvas.put(column, HEIGHT + 1, self.words.text("cli-deck-bosses", bosses=deck["bosses"]), "dim")

    # ---- below the pyramid

    def piles(self) -> None:
        for name, column in (("spent", 0), ("banished", WIDTH // 2)):
            cards = self.table[name]
            label = self.words.text(f"cli-{name}", cards=len(cards))
            self.canvas.pieces(column, self.bottom, [(label, "dim"), *self.tally(cards)])

    def own_cards(self) -> None:
        assert self.yours is not None
        shown = self.words.text("cli-shown")
        pieces: list[tuple[str, str]] = [(self.words.text("cli-your-alliances"), "bold")]
        for gang in self.yours["alliances"]:
            pieces += self.named(gang, "" if gang in self.yours["hidden"] else f" {shown}")
        self.canvas.pieces(0, self.bottom + 1, pieces)
        pieces = [(self.words.text("cli-your-influence"), "bold")]
        for gang, count in enumerate(self.yours["influence"]):
            if count:
                using = gang == self.yours["using"]
                pieces += self.named(gang, f"×{count}" if count > 1 else "", TO_MOVE if using else " ")
        if len(pieces) == 1:
            pieces.append((" –", "dim"))
        self.canvas.pieces(0, self.bottom + 2, pieces)

    def named(self, gang: int, after: str, before: str = " ") -> list[tuple[str, str]]:
        sign, colour = self.look(gang)
        return [(f" {before}", "bold"), (f"{sign} {self.short(gang)}", colour), (after, "dim")]
