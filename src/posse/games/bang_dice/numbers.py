"""What a seat sees of BANG! The Dice Game, as numbers: written in the order of `seen.py`, like its view."""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import IN_PILE, NOBODY, VICTORIES
from posse.games.bang_dice.rules.arrows import Arrows
from posse.games.bang_dice.rules.resolution import hits_at, targets
from posse.games.bang_dice.rules.rolling import may_reroll, rerolls_left
from posse.games.bang_dice.sayings import TAKE_OVER
from posse.games.bang_dice.state import Saloon
from posse.games.bang_dice.view import HIDDEN, ghost_choice, under_way
from posse.kernel.pen import Pen

CHARACTERS: Final = 24
ROLES: Final = 13
TEAMS: Final = 4
FACES: Final = 12
DICE: Final = 6
CAUSES: Final = 5


def write(table: Saloon, seat: int | None, pen: Pen) -> None:
    """The table as this seat sees it (None: a spectator)."""
    rolling = under_way(table)[0]
    rerolls = 0 if rolling is None else rerolls_left(rolling)
    pen.seat(table.player)
    pen.seat(table.sheriff)
    pen.flag(True)
    began = pen.at
    for player in pen.everybody():
        write_player(table, player, seat, pen)
    pen.leave_empty_seats(began)
    pen.number(table.pile)
    pen.flag(table.chief == IN_PILE)
    pen.names(table.dice, DICE, FACES)
    pen.name(table.saloon, 3)
    pen.bits(table.fresh, DICE)
    pen.number(rerolls)
    pen.bits(may_reroll(table) if rerolls else 0, DICE)
    pen.number(sum([frame.left for frame in table.stack if isinstance(frame, Arrows)]))
    write_aiming(table, pen)
    write_losing(table, pen)
    shooting = bool(table.alive[table.player]) and not table.over
    pen.some_seats(targets(table, table.player, 1) if shooting else [])
    pen.some_seats(targets(table, table.player, 2) if shooting else [])
    pen.seat(table.ghost)
    pen.seat(table.token_at)
    pen.name(table.token, FACES)
    pen.number(table.token_double)
    pen.name(ghost_choice(table), FACES)
    pen.bits(table.lurking, ROLES)
    if table.over:
        pen.flag(True)
        pen.mark(table.victory, len(VICTORIES))
        pen.flag(True)
        pen.seat_bits(table.winners)


def write_player(table: Saloon, player: int, seat: int | None, pen: Pen) -> None:
    """One player; the role only if it lies face up or is the seat's own."""
    known = table.shown[player] == 1 or player == seat
    pen.name(table.characters[player], CHARACTERS)
    pen.number(table.life[player])
    pen.number(table.most[player])
    pen.number(table.arrows[player])
    pen.flag(table.chief == player)
    pen.number(table.alive[player])
    pen.number(table.shown[player])
    pen.name(table.roles[player] if known else HIDDEN, ROLES)
    pen.name(table.team(player) if known else HIDDEN, TEAMS)


def write_aiming(table: Saloon, pen: Pen) -> None:
    """Faces that still have to act, and the hits so far by seat."""
    resolving = under_way(table)[1]
    if resolving is None:
        pen.skip(1 + 4 + 1 + pen.room + 2)
        return
    pen.flag(True)
    pen.number(resolving.ones)
    pen.number(resolving.twos)
    pen.number(resolving.beers)
    pen.number(resolving.gatlings)
    pen.by_seat([hits_at(resolving.hits, seat) for seat in range(table.seats)])
    pen.flag(bool(resolving.doubled))
    pen.flag(bool(resolving.thirsty))


def write_losing(table: Saloon, pen: Pen) -> None:
    """Losses of life under way, and about whom Molly Stark is asked."""
    loss = under_way(table)[2]
    if loss is None:
        pen.skip(1 + CAUSES + 1 + 1 + pen.room + pen.room + 1 + 1)
        return
    asked = table.pending is not None and table.pending.kind is TAKE_OVER
    pen.flag(True)
    pen.name(loss.cause, CAUSES)
    pen.by_seat(list(loss.points))
    pen.seat((table.player + loss.turn_of) % table.seats if asked else NOBODY)
    pen.number(loss.drops)
