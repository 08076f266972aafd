"""What a seat may see, by allow-list (NG-011); and a world it could be in, dealt anew."""

from __future__ import annotations

from posse.kernel.chance import Chance
from posse_newgame import seen
from posse_newgame.state import Table


def view(table: Table, seat: int | None) -> seen.Table:
    """The table as this seat sees it (None: a spectator)."""
    return {
        "left": len(table.hands[0]),
        "gone": sorted(table.gone),
        "players": [{"laid": table.laid[player], "won": table.won[player]} for player in range(table.seats)],
        "hand": None if seat is None else table.hands[seat][:],
    }


def redeal(table: Table, seat: int | None, chance: Chance) -> None:
    """Deal anew, in place, all that the seat can't know: the others' hands, and what lies aside.

    Only what the seat knows may be used: so the cards are sorted before they are shuffled.
    """
    others = [other for other in range(table.seats) if other != seat]
    unseen = sorted([*table.aside, *[card for other in others for card in table.hands[other]]])
    chance.shuffle(unseen)
    for other in others:
        size = len(table.hands[other])
        table.hands[other] = sorted(unseen[:size])
        del unseen[:size]
    table.aside = unseen
