"""The answers to a question in words."""

from __future__ import annotations

from typing import Final

from posse.games.deadwood.components import (
    CHURCH_PLOT,
    CORNERS,
    HIRE_PRICE,
    NOBODY,
    NOTHING_THERE,
    OPEN,
    RAILROAD_TILES,
    owner,
    rank_of,
    strength,
)
from posse.games.deadwood.rules.buildings_3 import marked
from posse.games.deadwood.rules.final_shootout import FinalShootout
from posse.games.deadwood.rules.new_buildings import NewBuildings, tile_of_stack
from posse.games.deadwood.rules.sheriff import fee_due_to
from posse.games.deadwood.rules.shootout import Shootout
from posse.games.deadwood.sayings import (
    AIM,
    ANNEX,
    ARRANGE,
    ATTACK,
    BUILD,
    CHAMPION,
    CONFESS,
    COURT,
    COURT_POSTER,
    DANCE,
    DANCE_HOME,
    DANCE_HOME_MINE,
    DANCE_NO_MORE,
    DO_ANNEX,
    DO_HIRE,
    DO_LOAD,
    DONE,
    EMPTY_POOL,
    ENTER,
    FILL_POOL,
    FIRE_CARTRIDGES,
    FLEE,
    FROM_CHURCH,
    FROM_MINE,
    FROM_PLAYER,
    FROM_RANCH,
    GIVE,
    GRIFT,
    GRIFT_BUILDING,
    GRIFT_RANCH,
    HIRE,
    HIRE_NOBODY,
    HOME,
    HOME_FIRST,
    KEEP,
    KEEP_SHERIFF,
    LAY,
    LAY_OVER,
    LAY_STATION,
    LAY_STATION_OVER,
    LEAVE_THE_REST,
    LOAD,
    LOOK,
    LOOK_AT,
    LOOK_AT_NONE,
    MOVE,
    MOVE_FROM,
    MOVE_TO,
    NEWS,
    NEXT_ANNEX,
    NEXT_TILE,
    NO_HIRE,
    NO_LOAD,
    NO_LOOK,
    NO_MORE,
    NO_MOVE,
    NO_PLAYER,
    NO_TILE,
    NOBODY_DANCES,
    NOBODY_GRIFTED,
    NOBODY_HOME,
    NOBODY_IN_CHURCH,
    NOBODY_MOVES,
    NOBODY_NEXT,
    NOT_ANNEX,
    ORDER,
    PAY_COURT,
    POST_SHERIFF,
    PUT_BUILDING,
    REST_AS_IT_IS,
    RETURN_POSTERS,
    ROB,
    RUN,
    SEND,
    SEND_ASTRAY,
    SEND_FEE,
    SHARE_OUT,
    SHERIFF,
    STACK_KIND,
    STAND,
    STAY,
    TAKE_HOME,
    TAKE_HOME_MINE,
    TARGET,
    TELEGRAPH,
    THIS_STACK,
    TRACK,
    TURN,
    VOLLEY,
    WALK,
    WALK_ASTRAY,
    WALK_ATTACK,
    WALK_FEE,
    plot_for,
    rank_there,
    which_goes,
    whose_ranch,
)
from posse.games.deadwood.speech.questions import asking
from posse.games.deadwood.state import Town
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase, Saying

BY_STORE: Final[dict[str, Saying]] = {
    SEND.key: WALK,
    SEND_FEE.key: WALK_FEE,
    ATTACK.key: WALK_ATTACK,
    SEND_ASTRAY.key: WALK_ASTRAY,
}
"""An arrival from the Ranch, and what a General Store's move there is called (DW-206, DW-207)."""


def phrase(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """One of the answers to the open question, offered or not."""
    if kind is TURN:
        if value >= HOME_FIRST:
            return homeward(town, seat, value - HOME_FIRST)
        return arrival(town, seat, which_goes(value), plot_for(value))
    if kind is HOME:
        return homeward(town, seat, value)
    if kind is DANCE:
        return dancer(town, seat, value)
    if kind is ANNEX:
        building = asking(town, kind).values[0]
        return Phrase(DO_ANNEX, (building,)) if value else Phrase(NOT_ANNEX)
    if kind is FLEE or kind is LOAD:
        return in_shootout(town, kind, value)
    if kind is SHERIFF:
        return corner(town, value)
    if kind is TRACK:
        station = len(town.track) == RAILROAD_TILES
        if town.is_building(value):
            return Phrase(LAY_STATION_OVER if station else LAY_OVER, (value, town.plots[value]))
        return Phrase(LAY_STATION if station else LAY, (value,))
    if kind is ORDER:
        if value < FROM_CHURCH and town.held[value] == NOBODY:
            return Phrase(NOBODY_NEXT, (value,))
        if value < FROM_CHURCH:
            return Phrase(NEXT_ANNEX, (town.plots[value], town.controller(value)))
        return Phrase(NEXT_ANNEX, (town.plots[CHURCH_PLOT], value - FROM_CHURCH))
    if kind is BUILD:
        frame = town.stack[-1]
        assert isinstance(frame, NewBuildings)
        tile = tile_of_stack(frame.tiles, which_goes(value))
        if tile == OPEN:
            return Phrase(NO_TILE, (which_goes(value) + 1, plot_for(value)))
        return Phrase(PUT_BUILDING, (tile, plot_for(value)))
    if kind is MOVE_FROM:
        if value == STAY:
            return Phrase(NO_MOVE)
        cowboy = town.own_cowboy_on(seat, value)
        if cowboy == NOBODY:
            return Phrase(NOBODY_MOVES, (value,))
        return Phrase(MOVE, (rank_of(cowboy), town.plots[value]))
    if kind is MOVE_TO:
        return walk(town, seat, asking(town, kind).values[0], value)
    return at_building(town, seat, kind, value)


def at_building(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """Answers at the other buildings, and in The Final Shootout."""
    if (kind is ROB or kind is NEWS) and value >= town.seats:
        return Phrase(NO_PLAYER, (value,))
    if kind is CONFESS:
        return Phrase(RETURN_POSTERS, (value,))
    if kind is HIRE:
        return Phrase(NO_HIRE) if value == HIRE_NOBODY else Phrase(DO_HIRE, (value, HIRE_PRICE[value]))
    if kind is ROB:
        return Phrase(FROM_PLAYER, (value, town.money[value]))
    if kind is STACK_KIND:
        return Phrase(THIS_STACK, (value + 1, len(town.stacks[value])))
    if kind is LOOK:
        return Phrase(NO_LOOK) if value == LOOK_AT_NONE else Phrase(LOOK_AT, (value + 1, len(town.stacks[value])))
    if kind is ARRANGE:
        return Phrase(REST_AS_IT_IS) if value == LEAVE_THE_REST else Phrase(NEXT_TILE, (value,))
    if kind is COURT:
        return Phrase(COURT_POSTER) if value else Phrase(PAY_COURT, (town.posters[seat],))
    if kind is GRIFT:
        return mark_for_grifter(town, value)
    if kind is NEWS:
        return Phrase(KEEP) if value == seat else Phrase(GIVE, (value, town.posters[value]))
    if kind is TELEGRAPH:
        if value:
            return Phrase(EMPTY_POOL, (min(2, town.crime_pool),))
        return Phrase(FILL_POOL, (min(2, town.in_the_box),))
    return in_final_shootout(town, seat, kind, value)


def in_final_shootout(town: Town, seat: int, kind: Kind, value: int) -> Phrase:
    """A champion, cartridges, a target, or a share of the dice."""
    if kind is CHAMPION:
        return Phrase(ENTER, (value,))
    frame = town.stack[-1]
    assert isinstance(frame, FinalShootout)
    if kind is VOLLEY:
        champion = frame.champions[frame.tied.index(seat)]
        return Phrase(FIRE_CARTRIDGES, (value, strength(champion) + value))
    if kind is TARGET:
        if value not in frame.tied:
            return Phrase(NO_PLAYER, (value,))
        place = frame.tied.index(value)
        return Phrase(AIM, (value, rank_of(frame.champions[place]), frame.wounds[place]))
    _, enemy = frame.next_share()
    return Phrase(SHARE_OUT, (value, frame.tied[enemy]))


def arrival(town: Town, seat: int, rank: int, plot: int) -> Phrase:
    """A cowboy to a building: alone, under the Sheriff's eyes, or against somebody."""
    building, defender = town.plots[plot], town.held[plot]
    if not town.is_building(plot):
        return Phrase(SEND_ASTRAY, (rank, plot, site_of(town, plot)))
    if defender == NOBODY or owner(defender) == seat:
        collector = fee_due_to(town, seat, plot)
        return Phrase(SEND, (rank, building)) if collector == NOBODY else Phrase(SEND_FEE, (rank, building, collector))
    return Phrase(ATTACK, (rank, building, owner(defender), rank_of(defender)))


def site_of(town: Town, plot: int) -> int:
    """What lies on a plot, by the number of its name."""
    return NOTHING_THERE if town.plots[plot] == OPEN else town.plots[plot]


def walk(town: Town, seat: int, rank: int, plot: int) -> Phrase:
    """A cowboy whom a General Store moves: the same, by the rules of that move (DW-206)."""
    arriving = arrival(town, seat, rank, plot)
    return Phrase(BY_STORE[arriving.saying.key], arriving.values)


def homeward(town: Town, seat: int, place: int) -> Phrase:
    """A cowboy back to the Ranch."""
    if place == DONE:
        return Phrase(NO_MORE)
    if place >= FROM_MINE:
        return Phrase(TAKE_HOME_MINE, (place - FROM_MINE,))
    cowboy = town.own_cowboy_on(seat, place)
    if cowboy == NOBODY:
        return Phrase(NOBODY_HOME, (place,))
    return Phrase(TAKE_HOME, (rank_of(cowboy), town.plots[place]))


def dancer(town: Town, seat: int, place: int) -> Phrase:
    """A cowboy back to the Ranch from the dance (DW-251)."""
    if place == DONE:
        return Phrase(DANCE_NO_MORE)
    if place >= FROM_MINE:
        return Phrase(DANCE_HOME_MINE, (place - FROM_MINE,))
    cowboy = town.own_cowboy_on(seat, place)
    if cowboy == NOBODY:
        return Phrase(NOBODY_DANCES, (place,))
    return Phrase(DANCE_HOME, (rank_of(cowboy), town.plots[place]))


def mark_for_grifter(town: Town, value: int) -> Phrase:
    """Somebody on a building, in the Church or on a Ranch."""
    if value >= FROM_RANCH:
        return Phrase(GRIFT_RANCH, (whose_ranch(value), rank_there(value)))
    cowboy = marked(town, value)
    if cowboy == NOBODY and value >= FROM_CHURCH:
        return Phrase(NOBODY_IN_CHURCH, (value - FROM_CHURCH,))
    if cowboy == NOBODY:
        return Phrase(NOBODY_GRIFTED, (value,))
    return Phrase(GRIFT_BUILDING, (owner(cowboy), rank_of(cowboy), town.plots[town.cowboys[cowboy]]))


def in_shootout(town: Town, kind: Kind, value: int) -> Phrase:
    """Stand or flee; with a cartridge or without."""
    if kind is FLEE:
        return Phrase(RUN if value else STAND)
    frame = town.stack[-1]
    assert isinstance(frame, Shootout)
    attacks = frame.at - 1 == frame.STEPS.index("attacker_loads")
    dice = (frame.attacker_dice if attacks else frame.defender_dice) + value
    return Phrase(DO_LOAD if value else NO_LOAD, (dice,))


def corner(town: Town, value: int) -> Phrase:
    """An intersection for the Sheriff: three plots and what lies on them."""
    one, two, three = CORNERS[value]
    sites = (one, site_of(town, one), two, site_of(town, two), three, site_of(town, three))
    return Phrase(KEEP_SHERIFF if value == town.sheriff else POST_SHERIFF, sites)
