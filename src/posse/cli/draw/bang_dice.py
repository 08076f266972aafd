"""BANG! The Dice Game on eighty columns: the players in a circle, the dice in its middle.

╔▸2 Anna═════════★╗   double frame: it is this player's turn; ▸ is asked; ★ the Sheriff
║Calamity Janet   ║
║♥♥♥♥♥♥♡♡ 6/8     ║   life left and lost
║↟↟↟⚑         ✹✹ ║   arrows, the Chief's Arrow; hits aimed at this player
╚Outlaw════════⌖1═╝   the role, if it is known; ⌖1, ⌖2: can be hit now with a 1, with a 2
┌3 Ben┄┄┄┄┄┄┄┄┄┄┄†┐   dotted: eliminated; ☁ the Ghost
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.console import RenderableType

from posse.cli.draw.canvas import Canvas, fit
from posse.words import Words

WIDTH: Final = 80
BOX: Final = 19
INSIDE: Final = BOX - 2
HEIGHT: Final = 5
DIE: Final = 10
MIDDLE: Final = HEIGHT + 1
"""The row where the dice lie."""

PLAIN: Final = tuple("╭─╮│╰╯")
DOUBLE: Final = tuple("╔═╗║╚╝")
HEAVY: Final = tuple("┏━┓┃┗┛")
DOTTED: Final = tuple("┌┄┐┊└┘")

PICTURES: Final = (
    (" »──▷  ", "indian_red"),
    (" ▐██▌~*", "red3"),
    ("  (1)  ", "steel_blue1"),
    ("  (2)  ", "medium_purple1"),
    ("  c[_] ", "dark_khaki"),
    ("  ╞≡≡▷ ", "grey70"),
    (" »─╱─▷ ", "sea_green3"),
    ("  ◖█▶  ", "dark_orange"),
    ("(1)(1)", "steel_blue1"),
    ("(2)(2)", "medium_purple1"),
    ("╞≡▷╞≡▷", "grey70"),
    ("c[_]c[_]", "dark_khaki"),
)
"""Each face as a picture, with its colour. No two look alike without it."""

DYNAMITE: Final = 1
SIDES: Final = ("sheriff", "deputy", "outlaw", "renegade")
STYLES: Final = {"sheriff": "gold3", "deputy": "steel_blue1", "outlaw": "indian_red", "renegade": "medium_purple1"}


def draw(view: dict[str, Any], words: Words, players: Sequence[str]) -> RenderableType:
    """The table as the seat of this view sees it."""
    drawing = _Drawing(view, words, players)
    drawing.circle()
    drawing.dice()
    drawing.beside_the_dice()
    return drawing.canvas.paper()


class _Drawing:
    """One drawing under way."""

    def __init__(self, view: dict[str, Any], words: Words, players: Sequence[str]) -> None:
        assert words.box is not None
        self.over: bool = view["over"]
        self.you: int | None = view["you"]
        self.asked: list[int] = view["asked"]
        self.table: dict[str, Any] = view["table"]
        self.seats: int = view["seats"]
        self.words = words
        self.players = players
        self.roles = words.box.names["role"]
        self.canvas = Canvas(WIDTH)

    # ---- the players

    def circle(self) -> None:
        """Clockwise: the upper row from left to right, the lower row from right to left."""
        above = (self.seats + 1) // 2
        below = self.seats - above
        for seat in range(self.seats):
            if seat < above:
                place, row, line = seat, above, 0
            else:
                place, row, line = self.seats - 1 - seat, below, MIDDLE + HEIGHT + 1
            gap = (WIDTH - row * BOX) // (row + 1)
            self.player(seat, gap + place * (BOX + gap), line)

    def player(self, seat: int, column: int, line: int) -> None:
        player = self.table["players"][seat]
        alive, ghost = player["alive"], seat == self.table["ghost"]
        active = seat == self.table["player"] and not self.over
        frame = DOUBLE if active else PLAIN if alive else DOTTED
        style = "bold" if active else "" if alive else "dim"
        self.frame(column, line, frame, style)
        self.name(seat, column, line, frame[1], style)
        put = self.canvas.put
        put(column + 1, line + 1, fit(self.words.name("character", player["character"]), INSIDE), style)
        if alive:
            self.life(player, column + 1, line + 2)
            self.arrows(seat, player, column + 1, line + 3)
        elif ghost:
            put(column + 1, line + 2, fit(f"☁ {self.words.text('cli-bang-ghost')}", INSIDE), "bold")
        self.role(seat, player, column + 1, line + 4, style)

    def frame(self, column: int, line: int, frame: tuple[str, ...], style: str) -> None:
        left_up, flat, right_up, upright, left_down, right_down = frame
        self.canvas.put(column, line, left_up + flat * INSIDE + right_up, style)
        for side in range(1, HEIGHT - 1):
            self.canvas.put(column, line + side, upright + " " * INSIDE + upright, style)
        self.canvas.put(column, line + HEIGHT - 1, left_down + flat * INSIDE + right_down, style)

    def name(self, seat: int, column: int, line: int, flat: str, style: str) -> None:
        player = self.table["players"][seat]
        signs = "★" if seat == self.table["sheriff"] else ""
        signs += "♛" if self.over and seat in (self.table["winners"] or []) else ""
        signs += "" if player["alive"] else "†"
        asked = "▸" if seat in self.asked else flat
        name = self.players[seat]
        room = INSIDE - 4 - len(signs)
        name = fit(name, room) if cell_len(name) > room else name
        after = self.canvas.put(column + 1, line, f"{asked}{seat + 1} ", style)
        self.canvas.put(after, line, name, f"{style} underline" if seat == self.you else style)
        self.canvas.put(column + 1 + INSIDE - len(signs), line, signs, "bold")

    def life(self, player: dict[str, Any], column: int, line: int) -> None:
        life, most = player["life"], player["most"]
        number = f"{life}" if life == most else f"{life}/{most}"
        hearts = max(life, most)
        column = self.canvas.put(column, line, "♥" * life, "red3")
        column = self.canvas.put(column, line, "♡" * (hearts - life), "dim")
        gap = " " if hearts + len(number) < INSIDE else ""
        self.canvas.put(column, line, gap + number, "bold")

    def arrows(self, seat: int, player: dict[str, Any], column: int, line: int) -> None:
        after = self.canvas.put(column, line, "↟" * player["arrows"], "dark_orange")
        self.canvas.put(after, line, "⚑" if player["chief"] else "", "bold dark_orange")
        aiming = self.table["aiming"]
        hits = aiming["hits"][seat] if aiming is not None else 0
        if hits:
            self.canvas.put(column + INSIDE - min(hits, 5), line, "✹" * min(hits, 5), "bold red3")

    def role(self, seat: int, player: dict[str, Any], column: int, line: int, style: str) -> None:
        if player["role"] >= 0:
            text = self.words.name("role", player["role"])
            side = SIDES[player["team"]]
            if self.roles[player["role"]] != side:
                text = f"{text} ({self.words.name('role', player['team'])})"
            face_down = "" if player["shown"] else "?"
            self.canvas.put(column, line, fit(text, min(INSIDE - 3, cell_len(text))) + face_down, STYLES[side])
        else:
            self.canvas.put(column, line, "?", style)
        if self.over or seat == self.table["player"]:
            return
        reach = "".join(n for n, name in (("1", "one"), ("2", "two")) if seat in self.table["reach"][name])
        if reach:
            self.canvas.put(column + INSIDE - len(reach) - 1, line, f"⌖{reach}", "bold")

    # ---- the middle

    def dice(self) -> None:
        dice = self.table["dice"]
        left = (WIDTH - len(dice) * (DIE + 1)) // 2
        for number, face in enumerate(dice):
            saloon = self.table["saloon"] if number == len(dice) - 1 else 0
            self.die(left + number * (DIE + 1), number, face, saloon)

    def die(self, column: int, number: int, face: int, saloon: int) -> None:
        """A die: heavy if it is locked, double if it is a Saloon die, with a dot if it was rolled just now."""
        rolled = face >= 0
        frame = DOTTED if not rolled else DOUBLE if saloon else HEAVY if face == DYNAMITE else PLAIN
        picture, style = PICTURES[face] if rolled else ("", "dim")
        left_up, flat, right_up, upright, left_down, right_down = frame
        fresh = "•" if rolled and self.table["fresh"] >> number & 1 else flat
        letter = self.words.name("die", saloon)[0] if saloon else flat
        put = self.canvas.put
        put(column, MIDDLE, f"{left_up}{number + 1}{flat * (DIE - 5)}{letter}{fresh}{right_up}", style)
        put(column, MIDDLE + 1, f"{upright}{picture.center(DIE - 2)}{upright}", style)
        put(column, MIDDLE + 2, left_down + flat * (DIE - 2) + right_down, style)

    def beside_the_dice(self) -> None:
        """The pile, what is left to roll, and a token of the Ghost."""
        pile = [(self.words.text("cli-bang-pile"), "dim"), (" " + "↟" * self.table["pile"], "dark_orange")]
        if self.table["chief_in_pile"]:
            pile.append(("⚑", "bold dark_orange"))
        line = MIDDLE + 3
        after = self.canvas.pieces(2, line, pile)
        if self.table["rerolls"]:
            after = self.canvas.put(after + 3, line, self.words.text("cli-bang-rerolls", left=self.table["rerolls"]))
        token = self.table["token"]
        if token["at"] >= 0:
            face = self.words.name("face", token["face"]) + (" ×2" if token["double"] else "")
            text = self.words.text("cli-bang-token", player=self.players[token["at"]], face=face)
            self.canvas.put(2, line + 1, fit(text, WIDTH - 4), "bold")
