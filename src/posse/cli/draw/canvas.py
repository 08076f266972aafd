"""Canvas: a sheet of squared paper to draw on, one character a square."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.cells import cell_len, set_cell_size
from rich.console import Group
from rich.text import Text


class Canvas:
    """So many columns, and as many rows as are drawn on."""

    def __init__(self, width: int) -> None:
        self.width = width
        self._rows: list[list[tuple[str, str]]] = []

    def put(self, column: int, row: int, text: str, style: str = "") -> int:
        """Write from there to the right; returns the column after it. What would cross the edge is left out."""
        while len(self._rows) <= row:
            self._rows.append([(" ", "")] * self.width)
        for character in text:
            wide = cell_len(character)
            if column + wide > self.width:
                break
            if wide == 0:
                continue
            self._rows[row][column] = (character, style)
            if wide == 2:
                self._rows[row][column + 1] = ("", style)
            column += wide
        return column

    def pieces(self, column: int, row: int, pieces: list[tuple[str, str]]) -> int:
        """Write pieces of different styles one after another."""
        for text, style in pieces:
            column = self.put(column, row, text, style)
        return column

    def paper(self) -> Group:
        """The drawing, ready to be printed."""
        lines: list[Text] = []
        for row in self._rows:
            line = Text(no_wrap=True, overflow="crop")
            for style, squares in groupby(row, key=itemgetter(1)):
                line.append("".join(character for character, _ in squares), style or None)
            line.rstrip()
            lines.append(line)
        return Group(*lines)


def fit(text: str, width: int) -> str:
    """The text in exactly so many columns, its end cut off or filled with blanks.

    >>> fit("Calamity Jane", 8), fit("Doc", 5)
    ('Calamit…', 'Doc  ')
    """
    if cell_len(text) > width:
        return set_cell_size(text, width - 1) + "…"
    return set_cell_size(text, width)
