"""What a seat sees of Deadwood 1876, as numbers: written in the order of `seen.py`, like its view."""

from __future__ import annotations

from typing import Final

from posse.games.deadwood_1876.components import (
    BADGES,
    CARDS,
    EMPTY,
    FIRST_BADGE,
    HAND,
    HEISTS,
    HOUSES_OPEN,
    PLACES,
    ROUNDS_PER_HEIST,
)
from posse.games.deadwood_1876.rules.duel import Duel
from posse.games.deadwood_1876.rules.fight import Fight
from posse.games.deadwood_1876.rules.heist import Heist
from posse.games.deadwood_1876.rules.items import ChangeHand, TipHat
from posse.games.deadwood_1876.rules.laws import GiveAway
from posse.games.deadwood_1876.rules.setup import SetUp
from posse.games.deadwood_1876.rules.showdown import FinalShowdown, personal_gold, seat_of, sources_of_gold
from posse.games.deadwood_1876.rules.turn import Turn
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.state.packed import (
    counted,
    die_of,
    pips_of,
    throw_of,
    thrower_of,
    which_card,
    which_gun,
    which_safe,
    whose_card,
    whose_gun,
    whose_safe,
)
from posse.games.deadwood_1876.view import seen_card, tags_in
from posse.kernel.pen import Pen

CHARACTERS: Final = 9
HOUSES: Final = 3
GUNS: Final = 5
DICE: Final = 6
FACES: Final = 20
SAFES: Final = 24
PILE: Final = 52
NOTES: Final = 25
ROW: Final = 8
SHOWN: Final = 7
TRACES: Final = 12
HELD: Final = 16
THROWS: Final = 24
OWNERS: Final = 9
"""Fighters, winners, offers: never more than owners."""


def write(town: Town, seat: int | None, pen: Pen) -> None:
    """The table as this seat sees it (None: a spectator)."""
    notes = town.known_to(town.seats if seat is None else seat)
    pen.number(HOUSES_OPEN[town.seats])
    pen.number(PLACES[town.seats])
    pen.number(HAND[town.seats])
    setting_up = turn = False
    for frame in town.stack:
        setting_up = setting_up or isinstance(frame, SetUp)
        turn = turn or isinstance(frame, Turn)
    pen.seat(EMPTY if setting_up else town.starter)
    pen.seat(town.player if turn else EMPTY)
    pen.number(town.rounds)
    pen.number((HEISTS[town.seats] + 1) * ROUNDS_PER_HEIST[town.seats])
    pen.number(town.deck_size())
    pen.names([seen_card(entry, seat) for entry in town.pile], PILE, CARDS)
    pen.names(list(town.reshuffled), PILE, CARDS)
    pen.numbers(list(town.loose), CARDS)
    write_played(town.since, pen)
    write_played(town.laid, pen)
    write_owners(town, notes, pen)
    write_heist(town, pen)
    pen.numbers(tags_in(town, town.out_of_play()), SAFES)
    write_notes(town, notes, pen)
    write_badges(town, pen)
    pen.name(EMPTY if town.gone == EMPTY else town.content[town.gone], FACES)
    pen.number(town.dagger)
    pen.number(town.revealed)
    write_dice(town, pen)
    write_doing(town, pen)
    write_someones(list(town.fighters), pen)
    write_someones(list(town.winners), pen)
    if seat is not None:
        pen.flag(True)
        pen.names(town.hand(seat), SHOWN, CARDS)
        pen.names(list(town.mine[seat]), HELD, 2 * CARDS)


def write_played(entries: list[int], pen: Pen) -> None:
    """Cards, each with who played it."""
    end = pen.at + 1 + PILE * (pen.room + 2 + CARDS + 1)
    for place in range(pen.first_told(len(entries), PILE), len(entries)):
        pen.seat(whose_card(entries[place]), 1)
        pen.name(which_card(entries[place]), CARDS)
    pen.at = end


def write_someones(owners: list[int], pen: Pen) -> None:
    """Players, or the Stranger, in their order."""
    end = pen.at + 1 + OWNERS * (pen.room + 2)
    for place in range(pen.first_told(len(owners), OWNERS), len(owners)):
        pen.seat(owners[place], 1)
    pen.at = end


def write_owners(town: Town, notes: tuple[int, ...], pen: Pen) -> None:
    """What lies before everybody, the Stranger last."""
    traces, faces = paper.read_traces(town.traces, town.journal), paper.known_faces(notes)
    pen.flag(True)
    began = pen.at
    owners = pen.everybody()
    if town.owners() > town.seats:
        owners.append(town.seats)
    for owner in owners:
        write_owner(town, owner, faces, traces[owner] if town.is_player(owner) else (), pen)
    pen.at = began + (pen.at - began) // len(owners) * (pen.room + 1)


def write_owner(town: Town, owner: int, faces: list[int], traces: tuple[int, ...], pen: Pen) -> None:
    """What lies before a player or a Stranger."""
    player = town.is_player(owner)
    row = town.rows[owner]
    pen.flag(not player)
    pen.name(town.characters[owner] if owner < len(town.characters) else EMPTY, CHARACTERS)
    pen.name(town.stars[owner], HOUSES)
    pen.number(town.sizes[owner] if player else 0)
    pen.number(town.fresh[owner] if player else 0)
    pen.number(town.buried[owner] if player else 0)
    pen.names([which_card(entry) for entry in town.shown if whose_card(entry) == owner], SHOWN, CARDS)
    pen.numbers([town.tags[token] for token in row], ROW)
    pen.names([faces[token] for token in row], ROW, FACES)
    pen.names([town.holsters[token] for token in row], ROW, CARDS)
    pen.names([town.content[which_safe(entry)] for entry in town.opened if whose_safe(entry) == owner], ROW, FACES)
    end = pen.at + 1 + TRACES * (1 + SAFES)
    for place in range(pen.first_told(len(traces), TRACES), len(traces)):
        pen.numbers(tags_in(town, traces[place]), SAFES)
    pen.at = end
    pen.name(town.holsters[len(town.content) + owner] if town.content else EMPTY, CARDS)
    pen.number(town.hits[owner])
    pen.number(town.extra[owner])
    end = pen.at + 2 + 1 + ROW * (FACES + 2)
    if town.revealed:
        pen.flag(True)
        pen.number(personal_gold(town, owner))
        sources = sources_of_gold(town, owner)
        for place in range(pen.first_told(len(sources), ROW), len(sources)):
            face, gold = sources[place]
            pen.name(face, FACES)
            pen.number(gold)
    pen.at = end


def write_heist(town: Town, pen: Pen) -> None:
    """The Heist stack, and the Safe that lies open while they fight over it."""
    shown = EMPTY
    for frame in town.stack:
        if isinstance(frame, Heist) and frame.winner == EMPTY and town.heists:
            shown = town.content[town.heists - 1]
    left = range(town.heists, HEISTS[town.seats])
    pen.numbers([town.tags[token] for token in left] if town.tags else [], 3)
    pen.name(shown, FACES)


def write_notes(town: Town, notes: tuple[int, ...], pen: Pen) -> None:
    """What these eyes have noted: a face, and the Safes that it can be."""
    end = pen.at + 1 + NOTES * (FACES + 1 + 1 + SAFES)
    for place in range(pen.first_told(len(notes), NOTES), len(notes)):
        pen.name(paper.face_in(notes[place]), FACES)
        pen.numbers(tags_in(town, paper.mask_in(notes[place])), SAFES)
    pen.at = end


def write_badges(town: Town, pen: Pen) -> None:
    """Whether each Badge is waiting (0), shown (1) or missing (2)."""
    opened = [town.content[which_safe(entry)] for entry in town.opened]
    for number in range(BADGES):
        shown = FIRST_BADGE + number in opened
        pen.mark(1 if shown else 2 if town.unclaimed >> number & 1 else 0, 3)


def write_dice(town: Town, pen: Pen) -> None:
    """The last roll, throw by throw; whoever was tied and rolled again is there more than once."""
    throws: list[list[int]] = []
    for die in town.dice:
        if throw_of(die) == len(throws):
            throws.append([])
        throws[-1].append(die)
    owners = [thrower_of(rolled[0]) for rolled in throws]
    end = pen.at + 1 + THROWS * (pen.room + 2 + 1 + ROW * (DICE + 1) + 1 + ROW + 2)
    for place in range(pen.first_told(len(throws), THROWS), len(throws)):
        rolled, before = throws[place], owners[:place]
        pen.seat(owners[place], 1)
        pen.names([die_of(die) for die in rolled], ROW, DICE)
        pen.numbers([pips_of(die) for die in rolled], ROW)
        total: int = 0
        for die in rolled:
            total += counted(die)
        pen.number(total)
        pen.flag(owners[place] in before and before.count(before[0]) < len(before))
    pen.at = end


def write_doing(town: Town, pen: Pen) -> None:
    """What is going on, as far as it lies on the table."""
    someone, gun = pen.room + 2, GUNS + 1
    fight = pen.at
    gives = fight + 1 + 3 * someone + 4 * gun + ROW + 1 + 1 + 1 + OWNERS * (2 * someone + gun)
    gives += pen.room + 1 + OWNERS * (someone + gun)
    discards = gives + 1 + pen.room + 1 + ROW + 1
    looks = discards + 2
    bout = looks + 3
    for frame in town.stack:
        if isinstance(frame, Fight):
            pen.at = fight
            write_fight(town, frame, pen)
        elif isinstance(frame, GiveAway):
            pen.at = gives
            pen.flag(True)
            pen.seat(frame.giver)
            pen.name(frame.place, ROW)
        elif isinstance(frame, ChangeHand):
            pen.at = discards
            pen.flag(True)
            pen.number(frame.left)
        elif isinstance(frame, TipHat):
            pen.at = looks
            pen.flag(True)
            pen.number(frame.left)
            pen.number(frame.seen)
        elif isinstance(frame, FinalShowdown):
            acting = [seat_of(town, owner) for owner in town.fighters if not town.is_player(owner)]
            pen.at = bout
            pen.flag(True)
            pen.number(frame.number)
            pen.seat(acting[0] if acting else EMPTY)
    pen.at = bout + 2 + pen.room + 1


def write_fight(town: Town, fight: Fight, pen: Pen) -> None:
    """Guns, Holsters and thieves of the fight under way."""
    row = town.rows[fight.defender] if fight.defender != EMPTY else ()
    pen.flag(True)
    pen.seat(fight.attacker, 1)
    pen.name(fight.gun, GUNS)
    pen.seat(fight.defender, 1)
    pen.name(row.index(fight.token) if fight.token in row else EMPTY, ROW)
    pen.flag(isinstance(fight, Duel))
    pen.name(fight.defence, GUNS)
    pen.name(fight.helps_attacker, GUNS)
    pen.name(fight.helps_defender, GUNS)
    offers = [(offer, fight.attacker) for offer in fight.offers_attacker]
    offers += [(offer, fight.defender) for offer in fight.offers_defender]
    end = pen.at + 1 + OWNERS * (2 * (pen.room + 2) + GUNS + 1)
    for place in range(pen.first_told(len(offers), OWNERS), len(offers)):
        offer, owner = offers[place]
        pen.seat(whose_gun(offer), 1)
        pen.name(which_gun(offer), GUNS)
        pen.seat(owner, 1)
    pen.at = end
    pen.seat_bits(fight.helped)
    thieves = fight.thieves
    end = pen.at + 1 + OWNERS * (pen.room + 2 + GUNS + 1)
    for place in range(pen.first_told(len(thieves), OWNERS), len(thieves)):
        pen.seat(whose_gun(thieves[place]), 1)
        pen.name(which_gun(thieves[place]), GUNS)
    pen.at = end
    pen.seat(fight.winner, 1)
