"""Chapter "The Sheriff" (DW-160..173), and with him where a cowboy may go (DW-110..115)."""

from __future__ import annotations

from posse.games.deadwood.components import (
    CHURCH_PLOT,
    CORNERS,
    NOBODY,
    OFFICE_PLOT,
    PLOTS,
    PROTECTED,
    TILES,
    first_cowboy,
)
from posse.games.deadwood.sayings import FEE_PAID
from posse.games.deadwood.state import Town


def collects_fee(town: Town, seat: int) -> int:
    """Who collects $1 if this seat places a cowboy under the Sheriff's eyes; NOBODY (DW-165, DW-166)."""
    collector = town.controller(OFFICE_PLOT)
    return NOBODY if collector == seat else collector


def fee_due_to(town: Town, seat: int, plot: int) -> int:
    """Who gets $1 if this seat places a cowboy there: on a protected building, the Church included (DW-165, DW-169)."""
    return collects_fee(town, seat) if town.is_protected(plot) else NOBODY


def pay_fee(town: Town, seat: int, plot: int) -> None:
    """The fee, if it is due (DW-116, DW-165)."""
    collector = fee_due_to(town, seat, plot)
    if collector != NOBODY:
        town.money[seat] -= 1
        town.money[collector] += 1
        town.tell(FEE_PAID, seat, collector)


def destinations(town: Town, seat: int) -> list[int]:
    """The plots on which the seat may place a cowboy, from the Ranch or by a General Store.

    A building (DW-111, DW-112), none of his own there (DW-113), no opponent under the Sheriff's protection except at
    the Church (DW-114, DW-162, DW-170), and the fee in hand if it is due (DW-168).
    """
    plots, held = town.plots, town.held
    guarded = PROTECTED[town.sheriff]
    penniless = not town.money[seat] and collects_fee(town, seat) != NOBODY
    first, last = first_cowboy(seat), first_cowboy(seat + 1) - 1
    found: list[int] = []
    for plot in range(PLOTS):
        tile = plots[plot]
        if tile < 0 or tile >= TILES:
            continue
        if plot == CHURCH_PLOT:
            if town.in_church[seat] != NOBODY:
                continue
        else:
            cowboy = held[plot]
            if cowboy != NOBODY and (guarded[plot] or first <= cowboy <= last):
                continue
        if penniless and guarded[plot]:
            continue
        found.append(plot)
    return found


def corners_for_sheriff(town: Town) -> list[int]:
    """Intersections with a building at them, and the one where he stands (DW-163, DW-191)."""
    found: list[int] = []
    for corner in range(len(CORNERS)):
        one, two, three = CORNERS[corner]
        if (
            corner == town.sheriff
            or 0 <= town.plots[one] < TILES
            or 0 <= town.plots[two] < TILES
            or 0 <= town.plots[three] < TILES
        ):
            found.append(corner)
    return found
