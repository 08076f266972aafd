"""What a seat sees as numbers, for the laboratory: written in the order of `seen.py`."""

from __future__ import annotations

from posse.kernel.pen import Pen
from posse_newgame.components import CARDS
from posse_newgame.state import Table


def write(table: Table, seat: int | None, pen: Pen) -> None:
    """The table as this seat sees it (None: a spectator)."""
    pen.number(len(table.hands[0]))
    pen.members(table.gone, len(CARDS))
    pen.flag(True)
    began = pen.at
    for player in pen.everybody():
        pen.name(table.laid[player], len(CARDS))
        pen.number(table.won[player])
    pen.leave_empty_seats(began)
    pen.flag(seat is not None)
    if seat is not None:
        pen.members(table.hands[seat], len(CARDS))
