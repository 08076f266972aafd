"""Why an answer is not offered, in words."""

from __future__ import annotations

from posse.games.deadwood.components import (
    CHURCH_PLOT,
    CORNERS,
    HIRE_PRICE,
    MINE,
    NOBODY,
    OFFICE_PLOT,
    OPEN,
    RAILROAD_TILES,
    RANCH,
    STATION,
    SUPPLY,
)
from posse.games.deadwood.rules.buildings_x import Church
from posse.games.deadwood.rules.final_shootout import FinalShootout
from posse.games.deadwood.rules.new_buildings import NewBuildings, tile_of_stack
from posse.games.deadwood.rules.railroad import LayRailroad, cowboys_owed
from posse.games.deadwood.sayings import (
    ALREADY_DEAD,
    ARRANGE,
    BARE_CORNER,
    BUILD,
    CHAMPION,
    CONFESS,
    DANCE,
    DONE,
    EMPTY_STACK,
    FIRST_POSTER,
    FROM_CHURCH,
    FROM_MINE,
    FROM_RANCH,
    GRIFT,
    HIRE,
    HOME,
    HOME_FIRST,
    LINE_BEGINS,
    LOOK,
    MARKS_IN_CHURCH,
    MOVE_FROM,
    MOVE_TO,
    NEWS,
    NO_BUILDING,
    NO_CHAMPION,
    NO_DOLLAR,
    NO_MARK_IN_CHURCH,
    NO_MARK_ON_RANCH,
    NO_MONEY,
    NO_SUCH_PLAYER,
    NO_TILE_AT_DEPOT,
    NO_TILE_FROM_STACK,
    NOBODY_TO_GRIFT,
    NONE_AT_MINE,
    NONE_AT_MINE_TO_DANCE,
    NONE_OF_YOURS,
    NONE_ON_RANCH,
    NONE_TO_DANCE,
    NONE_TO_HIRE,
    NOT_AT_YOURSELF,
    NOT_BESIDE_BUILDING,
    NOT_FROM_YOURSELF,
    NOT_LEFT_IN_STACK,
    NOT_MOVABLE,
    NOT_ON_THE_LINE,
    NOT_OPEN,
    NOT_OWED,
    NOT_OWED_CHURCH,
    NOT_SO_MANY_CARTRIDGES,
    NOT_SO_MANY_DICE,
    NOT_TIED,
    ORDER,
    ORDER_IN_CHURCH,
    OWN_MARK,
    OWN_THERE,
    ROB,
    SHERIFF,
    SHERIFF_FORBIDS,
    STACK_KIND,
    STATION_CLOSED,
    STATION_NOT_ON_THE_LINE,
    TARGET,
    TELLER_EMPTY_STACK,
    TOO_DEAR,
    TOO_MANY_POSTERS,
    TRACK,
    TURN,
    VOLLEY,
    plot_for,
    rank_there,
    which_goes,
    whose_ranch,
)
from posse.games.deadwood.speech.phrases import site_of
from posse.games.deadwood.state import Town
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase


def why_not(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """Why this answer is not among the options."""
    if kind is TURN:
        if value >= HOME_FIRST:
            return why_not_home(town, seat, value - HOME_FIRST)
        if town.cowboy_at(seat, RANCH, which_goes(value)) == NOBODY:
            return Phrase(NONE_ON_RANCH, (which_goes(value),))
        return why_not_there(town, seat, plot_for(value))
    if kind is HOME:
        return why_not_home(town, seat, value)
    if kind is DANCE:
        if FROM_MINE <= value < DONE:
            return Phrase(NONE_AT_MINE_TO_DANCE, (value - FROM_MINE,))
        return Phrase(NONE_TO_DANCE, (value,))
    if kind is MOVE_TO:
        return why_not_there(town, seat, value)
    if kind is SHERIFF:
        one, two, three = CORNERS[value]
        return Phrase(BARE_CORNER, (one, two, three))
    if kind is TRACK:
        if len(town.track) == RAILROAD_TILES:
            return Phrase(STATION_NOT_ON_THE_LINE, (value,))
        return Phrase(NOT_ON_THE_LINE if town.track else LINE_BEGINS, (value,))
    if kind is ORDER:
        return why_not_next(town, value)
    if kind is BUILD:
        return why_not_built(town, which_goes(value), plot_for(value))
    if kind is MOVE_FROM:
        return Phrase(NOT_MOVABLE, (value,))
    return why_not_at_building(town, seat, kind, value)


def why_not_at_building(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """At the other buildings, and in The Final Shootout."""
    if (kind is ROB or kind is NEWS or kind is TARGET) and value >= town.seats:
        return Phrase(NO_SUCH_PLAYER, (town.seats,))
    if kind is CONFESS:
        frame = town.stack[-1]
        assert isinstance(frame, Church)
        return Phrase(TOO_MANY_POSTERS, (frame.most,)) if value else Phrase(FIRST_POSTER)
    if kind is HIRE:
        if town.cowboy_at(seat, SUPPLY, value) == NOBODY:
            return Phrase(NONE_TO_HIRE, (value,))
        return Phrase(TOO_DEAR, (value, HIRE_PRICE[value]))
    if kind is ROB:
        return Phrase(NOT_FROM_YOURSELF) if value == seat else Phrase(NO_MONEY, (value,))
    if kind is STACK_KIND:
        return Phrase(EMPTY_STACK, (value + 1,))
    if kind is LOOK:
        return Phrase(TELLER_EMPTY_STACK, (value + 1,))
    if kind is ARRANGE:
        return Phrase(NOT_LEFT_IN_STACK, (value,))
    if kind is GRIFT:
        return why_not_grifted(town, seat, value)
    if kind is CHAMPION:
        return Phrase(NO_CHAMPION, (value,))
    if kind is VOLLEY:
        return Phrase(NOT_SO_MANY_CARTRIDGES, (town.cartridges[seat],))
    if kind is TARGET:
        return why_not_aimed_at(town, seat, value)
    return Phrase(NOT_SO_MANY_DICE, (value,))


def why_not_there(town: Town, seat: int, plot: int) -> Phrase:
    """Why no cowboy of this seat may be placed on the plot."""
    tile = town.plots[plot]
    if tile == STATION:
        return Phrase(STATION_CLOSED, (plot,))
    if not town.is_building(plot):
        return Phrase(NO_BUILDING, (plot, site_of(town, plot)))
    if town.own_cowboy_on(seat, plot) != NOBODY:
        return Phrase(OWN_THERE, (tile,))
    if plot != CHURCH_PLOT and town.held[plot] != NOBODY:
        return Phrase(SHERIFF_FORBIDS, (tile, town.controller(plot)))
    return Phrase(NO_DOLLAR, (tile, town.controller(OFFICE_PLOT)))


def why_not_next(town: Town, value: int) -> Phrase:
    """Why nobody there is next along the new tile; in the Church one names the player (DW-263, DW-270)."""
    if value >= FROM_CHURCH:
        player = value - FROM_CHURCH
        return Phrase(NOT_OWED_CHURCH, (player,)) if player < town.seats else Phrase(NO_SUCH_PLAYER, (town.seats,))
    frame = town.stack[-1]
    assert isinstance(frame, LayRailroad)
    owed = cowboys_owed(town, frame.tile)
    if value == CHURCH_PLOT and any(cowboy in owed for cowboy in town.in_church if cowboy != NOBODY):
        return Phrase(ORDER_IN_CHURCH)
    return Phrase(NOT_OWED, (value,))


def why_not_grifted(town: Town, seat: int, value: int) -> Phrase:
    """Why nobody is lured from there; in the Church one names the player (DW-246, DW-249)."""
    if value >= FROM_CHURCH:
        rank = rank_there(value)
        player = value - FROM_CHURCH if value < FROM_RANCH else whose_ranch(value)
        if player >= town.seats:
            return Phrase(NO_SUCH_PLAYER, (town.seats,))
        if player == seat:
            return Phrase(OWN_MARK)
        if value < FROM_RANCH:
            return Phrase(NO_MARK_IN_CHURCH, (player,))
        return Phrase(NO_MARK_ON_RANCH, (player, rank))
    if value == CHURCH_PLOT and any(other != seat and town.in_church[other] != NOBODY for other in range(town.seats)):
        return Phrase(MARKS_IN_CHURCH)
    return Phrase(NOBODY_TO_GRIFT)


def why_not_aimed_at(town: Town, seat: int, enemy: int) -> Phrase:
    """Why this player's cowboy can't be shot at in The Final Shootout (DW-317, DW-320)."""
    frame = town.stack[-1]
    assert isinstance(frame, FinalShootout)
    if enemy == seat:
        return Phrase(NOT_AT_YOURSELF)
    return Phrase(ALREADY_DEAD if enemy in frame.tied else NOT_TIED, (enemy,))


def why_not_home(town: Town, seat: int, place: int) -> Phrase:
    """Why nobody can be taken from there."""
    if FROM_MINE <= place < DONE and town.cowboy_at(seat, MINE, place - FROM_MINE) == NOBODY:
        return Phrase(NONE_AT_MINE, (place - FROM_MINE,))
    return Phrase(NONE_OF_YOURS, (place,))


def why_not_built(town: Town, stack: int, plot: int) -> Phrase:
    """Why the drawn tile can't be placed there."""
    frame = town.stack[-1]
    assert isinstance(frame, NewBuildings)
    if tile_of_stack(frame.tiles, stack) == OPEN:
        return Phrase(NO_TILE_AT_DEPOT if frame.at_depot else NO_TILE_FROM_STACK, (stack + 1,))
    if town.plots[plot] != OPEN:
        return Phrase(NOT_OPEN, (plot, town.plots[plot]))
    return Phrase(NOT_BESIDE_BUILDING, (plot,))
