"""What a seat sees of The Five Points, as numbers: written in the order of `seen.py`, like its view."""

from __future__ import annotations

from posse.games.five_points.rules.scoring import points
from posse.games.five_points.state import EIGHT, District
from posse.games.five_points.view import banish_under_way, bosses_in_deck, vacancy
from posse.kernel.pen import Pen

CARDS = 16
SPOTS = 21


def write(district: District, seat: int | None, pen: Pen) -> None:
    """The table as this seat sees it (None: a spectator)."""
    for card in district.pyramid:
        pen.name(card, CARDS)
    pen.name(vacancy(district), SPOTS)
    pen.name(district.deck_top(), CARDS)
    pen.number(district.deck_size())
    pen.number(bosses_in_deck(district))
    pen.number(district.reshuffled)
    pen.names(district.spent, 16, EIGHT)
    pen.names(district.banished, 16, CARDS)
    pen.seat(district.first_player)
    pen.seat(district.player)
    pen.flag(district.crowned())
    pen.flag(True)
    began = pen.at
    for player in pen.everybody():
        write_player(district, player, pen)
    pen.leave_empty_seats(began)
    pen.flag(seat is not None)
    if seat is not None:
        write_own_cards(district, seat, pen)


def write_player(district: District, player: int, pen: Pen) -> None:
    """What all may know about a player."""
    over = district.pending is None
    pen.number(district.influence_left(player))
    pen.members(district.alliances_facing(player, up=1), EIGHT)
    pen.number(district.passed[player])
    pen.flag(over)
    pen.number(points(district, player) if over else 0)


def write_own_cards(district: District, seat: int, pen: Pen) -> None:
    """What the seat alone knows."""
    using = banish_under_way(district) if seat == district.player else None
    pen.names(district.alliances_of(seat), 3, EIGHT)
    pen.members(district.alliances_facing(seat, up=0), EIGHT)
    for count in district.hand(seat):
        pen.number(count)
    pen.flag(using is not None)
    if using is not None:
        pen.name(using.card, EIGHT)
        pen.flag(True)
        pen.name(using.chosen, SPOTS)
