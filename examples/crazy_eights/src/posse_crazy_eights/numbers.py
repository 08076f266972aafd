"""What a seat sees as numbers: written in the order of `seen.py`, like its view."""

from __future__ import annotations

from posse.kernel.pen import Pen
from posse_crazy_eights.components import CARDS, SUITS
from posse_crazy_eights.state import Table
from posse_crazy_eights.view import drawn_by

PACK = len(CARDS)


def write(table: Table, seat: int | None, pen: Pen) -> None:
    """The table as this seat sees it (None: a spectator)."""
    over = table.pending is None
    pen.name(table.pile[-1], PACK)
    pen.name(table.suit, len(SUITS))
    pen.members(table.pile, PACK)
    pen.number(len(table.stock))
    pen.number(table.deal)
    pen.number(table.passes)
    pen.seat(table.player)
    pen.seat(table.starter)
    pen.flag(True)
    began = pen.at
    for player in pen.everybody():
        pen.number(len(table.hands[player]))
        pen.number(table.points[player])
        pen.flag(over)
        pen.members(table.hands[player] if over else [], PACK)
    pen.leave_empty_seats(began)
    pen.flag(seat is not None)
    if seat is not None:
        pen.members(table.hands[seat], PACK)
        pen.name(drawn_by(table, seat), PACK)
