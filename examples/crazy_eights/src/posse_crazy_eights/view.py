"""What a seat may see, by allow-list (CE-026); and a world it could be in, dealt anew."""

from __future__ import annotations

from posse.kernel.chance import Chance
from posse_crazy_eights import seen
from posse_crazy_eights.components import NOTHING
from posse_crazy_eights.state import Table


def view(table: Table, seat: int | None) -> seen.Table:
    """The table as this seat sees it (None: a spectator)."""
    over = table.pending is None
    players: list[seen.Player] = [
        {
            "cards": len(table.hands[player]),
            "points": table.points[player],
            "hand": table.hands[player][:] if over else None,
        }
        for player in range(table.seats)
    ]
    return {
        "top": table.pile[-1],
        "suit": table.suit,
        "pile": sorted(table.pile),
        "stock": len(table.stock),
        "deal": table.deal,
        "passes": table.passes,
        "player": table.player,
        "starter": table.starter,
        "players": players,
        "yours": None if seat is None else {"hand": table.hands[seat][:], "drawn": drawn_by(table, seat)},
    }


def drawn_by(table: Table, seat: int | None) -> int:
    """The card that this seat has just drawn."""
    return table.drawn if seat == table.player else NOTHING


def redeal(table: Table, seat: int | None, chance: Chance) -> None:
    """Deal anew, in place, all that the seat can't know: the stock, and the others' hands unless they lie open."""
    hidden = [] if table.pending is None else [other for other in range(table.seats) if other != seat]
    unseen = sorted([*table.stock, *[card for other in hidden for card in table.hands[other]]])
    chance.shuffle(unseen)
    for other in hidden:
        size = len(table.hands[other])
        table.hands[other] = sorted(unseen[:size])
        del unseen[:size]
    table.stock = unseen
    if table.drawn != NOTHING and seat != table.player:
        hand = table.hands[table.player]
        table.drawn = hand[chance.below(len(hand))]
