"""The open question in words."""

from __future__ import annotations

from typing import Final

from posse.games.deadwood.components import NOBODY, RAILROAD_TILES, owner, rank_of
from posse.games.deadwood.rules.arrive import Arrive
from posse.games.deadwood.rules.buildings_1 import GeneralStore
from posse.games.deadwood.rules.buildings_3 import Courthouse, DanceHall, FortuneTeller, Grifter
from posse.games.deadwood.rules.buildings_x import Church
from posse.games.deadwood.rules.final_shootout import FinalShootout
from posse.games.deadwood.rules.head_back import out_on_the_board
from posse.games.deadwood.rules.new_buildings import NewBuildings
from posse.games.deadwood.rules.railroad import ExtraAnnex
from posse.games.deadwood.rules.shootout import Shootout
from posse.games.deadwood.sayings import (
    ASK_ANNEX,
    ASK_ANNEX_RAILROAD,
    ASK_ANNEX_STATION,
    ASK_ARRANGE,
    ASK_ATTACKER_LOADS,
    ASK_BUILD,
    ASK_BUILD_AT_DEPOT,
    ASK_CASINO,
    ASK_CHAMPION,
    ASK_CONFESS,
    ASK_COURT,
    ASK_DANCE,
    ASK_DEFENDER_LOADS,
    ASK_FLEE,
    ASK_GRIFT,
    ASK_HIRE,
    ASK_HOME,
    ASK_LOOK,
    ASK_MOVE_FROM,
    ASK_MOVE_TO,
    ASK_NEWS,
    ASK_ORDER,
    ASK_SHARE,
    ASK_SHERIFF,
    ASK_STACK,
    ASK_STATION,
    ASK_TARGET,
    ASK_TELEGRAPH,
    ASK_TRACK,
    ASK_TURN,
    ASK_TURN_RANCH,
    ASK_TURN_TOWN,
    ASK_VOLLEY,
    CHAMPION,
    FLEE,
    HIRE,
    HOME,
    LOOK,
    MOVE_FROM,
    NEWS,
    ORDER,
    ROB,
    SHARE,
    SHERIFF,
    STACK_KIND,
    TARGET,
    TELEGRAPH,
    TRACK,
    TURN,
    VOLLEY,
)
from posse.games.deadwood.state import Town, right
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase, Saying
from posse.kernel.flow import Frame

PLAIN: Final[dict[str, Saying]] = {
    kind.name: saying
    for kind, saying in (
        (HOME, ASK_HOME),
        (HIRE, ASK_HIRE),
        (SHERIFF, ASK_SHERIFF),
        (ORDER, ASK_ORDER),
        (MOVE_FROM, ASK_MOVE_FROM),
        (ROB, ASK_CASINO),
        (STACK_KIND, ASK_STACK),
        (LOOK, ASK_LOOK),
        (NEWS, ASK_NEWS),
        (CHAMPION, ASK_CHAMPION),
        (VOLLEY, ASK_VOLLEY),
        (TARGET, ASK_TARGET),
    )
}
"""Questions without blanks."""


def asking(town: Town, kind: Kind) -> Phrase:
    """The open question."""
    plain = PLAIN.get(kind.name)
    if plain is not None:
        return Phrase(plain)
    if kind is TURN:
        return about_turn(town)
    if kind is TELEGRAPH:
        return Phrase(ASK_TELEGRAPH, (town.crime_pool,))
    if kind is TRACK:
        tiles = len(town.track)
        return Phrase(ASK_STATION) if tiles == RAILROAD_TILES else Phrase(ASK_TRACK, (tiles + 1,))
    frame = town.stack[-1]
    if isinstance(frame, Shootout):
        return about_shootout(town, frame, kind)
    if isinstance(frame, FinalShootout):
        shooter, enemy = frame.next_share()
        left = frame.undivided(shooter, frame.how_many())
        assert kind is SHARE
        return Phrase(ASK_SHARE, (left, frame.tied[enemy], frame.tied[frame.targets[shooter]]))
    return about_building(town, frame)


def about_turn(town: Town) -> Phrase:
    """One of the two things that a turn can be, or both (DW-091)."""
    if not out_on_the_board(town, town.player):
        return Phrase(ASK_TURN_TOWN)
    on_ranch = any(cowboy != NOBODY for cowboy in town.on_ranch(town.player))
    return Phrase(ASK_TURN if on_ranch else ASK_TURN_RANCH)


def about_building(town: Town, frame: Frame) -> Phrase:
    """Questions of an arrival or a building."""
    if isinstance(frame, Arrive):
        return Phrase(ASK_ANNEX, (town.plots[frame.plot],))
    if isinstance(frame, ExtraAnnex):
        building = town.plots[town.cowboys[frame.cowboy]]
        if frame.tile < RAILROAD_TILES:
            return Phrase(ASK_ANNEX_RAILROAD, (building,))
        return Phrase(ASK_ANNEX_STATION, (building, town.owed.count(right(frame.tile, frame.cowboy))))
    if isinstance(frame, Church):
        return Phrase(ASK_CONFESS, (frame.most,))
    if isinstance(frame, GeneralStore):
        moving = town.own_cowboy_on(owner(frame.cowboy), frame.start)
        return Phrase(ASK_MOVE_TO, (rank_of(moving), town.plots[frame.start]))
    if isinstance(frame, FortuneTeller):
        return Phrase(ASK_ARRANGE, (frame.stack + 1, frame.placed + 1))
    if isinstance(frame, NewBuildings):
        return Phrase(ASK_BUILD_AT_DEPOT if frame.at_depot else ASK_BUILD)
    if isinstance(frame, Courthouse):
        return Phrase(ASK_COURT, (town.posters[(frame.seat + frame.judged) % town.seats],))
    if isinstance(frame, Grifter):
        return Phrase(ASK_GRIFT, (frame.left,))
    assert isinstance(frame, DanceHall)
    return Phrase(ASK_DANCE, (frame.left,))


def about_shootout(town: Town, frame: Shootout, kind: Kind) -> Phrase:
    """Flee, or use a cartridge."""
    building = town.plots[frame.plot]
    attacker, defender = rank_of(frame.attacker), rank_of(frame.defender)
    if kind is FLEE:
        return Phrase(ASK_FLEE, (owner(frame.attacker), attacker, defender, building))
    if frame.at - 1 == frame.STEPS.index("attacker_loads"):
        return Phrase(ASK_ATTACKER_LOADS, (attacker, defender, building))
    return Phrase(ASK_DEFENDER_LOADS, (frame.attacker_dice, defender, building))
