"""What a seat may see of Deadwood 1876 (chapter 6), built by allow-list."""

from __future__ import annotations

from typing import Literal

from posse.games.deadwood_1876 import seen
from posse.games.deadwood_1876.components import (
    BADGES,
    EMPTY,
    FIRST_BADGE,
    HAND,
    HEISTS,
    HOUSES_OPEN,
    PLACES,
    ROUNDS_PER_HEIST,
)
from posse.games.deadwood_1876.rules.dice import throws
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
    only_seen_by,
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


def view(town: Town, seat: int | None) -> seen.Town:
    """The table as this seat sees it (None: a spectator). EMPTY (-1) stands for what is not there or not known."""
    notes = town.known_to(town.seats if seat is None else seat)
    traces = paper.read_traces(town.traces, town.journal)
    begun = not any(isinstance(frame, SetUp) for frame in town.stack)
    return {
        "houses": HOUSES_OPEN[town.seats],
        "places": PLACES[town.seats],
        "hand_size": HAND[town.seats],
        "starter": town.starter if begun else EMPTY,
        "player": town.player if any(isinstance(frame, Turn) for frame in town.stack) else EMPTY,
        "round": town.rounds,
        "rounds": (HEISTS[town.seats] + 1) * ROUNDS_PER_HEIST[town.seats],
        "deck": town.deck_size(),
        "pile": [seen_card(entry, seat) for entry in town.pile],
        "reshuffled": list(town.reshuffled),
        "loose": list(town.loose),
        "since": [(whose_card(entry), which_card(entry)) for entry in town.since],
        "laid": [(whose_card(entry), which_card(entry)) for entry in town.laid],
        "owners": [owner_as_seen(town, owner, notes, traces) for owner in range(town.owners())],
        "heist": heist(town),
        "aside": tags_in(town, town.out_of_play()),
        "notes": [note_as_seen(town, written) for written in notes],
        "badges": badges(town),
        "gone": EMPTY if town.gone == EMPTY else town.content[town.gone],
        "dagger": town.dagger,
        "revealed": town.revealed,
        "dice": dice(town),
        "doing": doing(town),
        "fighters": list(town.fighters),
        "winners": list(town.winners),
        "yours": None if seat is None else own_cards(town, seat),
    }


def own_cards(town: Town, seat: int) -> seen.Yours:
    """What the seat alone knows: its hand, and which cards it held or had hidden in the pile at the last reshuffle."""
    return {"hand": town.hand(seat), "held": list(town.mine[seat])}


def seen_card(entry: int, seat: int | None) -> int:
    """A card of the pile; one that only its player has seen is EMPTY for others (D76-045, D76-232)."""
    return which_card(entry) if only_seen_by(entry) in (EMPTY, seat) else EMPTY


def owner_as_seen(town: Town, owner: int, notes: tuple[int, ...], traces: tuple[tuple[int, ...], ...]) -> seen.Owner:
    """What lies before an owner. The row from left to right: the numbers on the Safes (`row`), and what the notes
    say of each: its face, or else what could be there."""
    player = town.is_player(owner)
    known = len(town.content) > 0
    faces = paper.known_faces(notes)
    return {
        "stranger": not player,
        "character": town.characters[owner] if owner < len(town.characters) else EMPTY,
        "house": town.stars[owner],
        "hand": town.sizes[owner] if player else 0,
        "fresh": town.fresh[owner] if player else 0,
        "buried": town.buried[owner] if player else 0,
        "shown": [which_card(entry) for entry in town.shown if whose_card(entry) == owner],
        "row": [town.tags[token] for token in town.rows[owner]],
        "faces": [faces[token] for token in town.rows[owner]],
        "maybe": [could_be(notes, token) if faces[token] == EMPTY else [] for token in town.rows[owner]],
        "holsters": [town.holsters[token] for token in town.rows[owner]],
        "open": [town.content[which_safe(entry)] for entry in town.opened if whose_safe(entry) == owner],
        "seen": [tags_in(town, mask) for mask in traces[owner]] if player else [],
        "holster": town.holsters[len(town.content) + owner] if known else EMPTY,
        "hits": town.hits[owner],
        "extra": town.extra[owner],
        "gold": personal_gold(town, owner) if town.revealed else None,
        "counted": sources_of_gold(town, owner) if town.revealed else [],
    }


def could_be(notes: tuple[int, ...], token: int) -> list[int]:
    """The faces that a Safe could have by the notes (D76-053)."""
    return [paper.face_in(written) for written in notes if paper.mask_in(written) >> token & 1]


def note_as_seen(town: Town, written: int) -> tuple[int, list[int]]:
    """A note: the face, and the Safes that it can be."""
    return paper.face_in(written), tags_in(town, paper.mask_in(written))


def tags_in(town: Town, mask: int) -> list[int]:
    """The Safes in a mask, by the numbers that all see on them."""
    found: list[int] = []
    token: int = 0
    left: int = mask
    while left > 0:  # below 0 while no Safe is dealt
        if left & 1:
            found.append(town.tags[token])
        left >>= 1
        token += 1
    return found


def heist(town: Town) -> seen.Heist:
    """The Heist stack, and the Safe that lies open while they fight over it (D76-161)."""
    shown = EMPTY
    for frame in town.stack:
        if isinstance(frame, Heist) and frame.winner == EMPTY and town.heists:
            shown = town.content[town.heists - 1]
    tags = [town.tags[token] for token in range(town.heists, HEISTS[town.seats])] if town.tags else []
    return {"stack": tags, "face": shown}


def badges(town: Town) -> list[Literal["waiting", "shown", "missing"]]:
    """What came of each Badge: waiting, shown, or missing when it was called (D76-050)."""
    opened = [town.content[which_safe(entry)] for entry in town.opened]
    found: list[Literal["waiting", "shown", "missing"]] = []
    for number in range(BADGES):
        if FIRST_BADGE + number in opened:
            found.append("shown")
        else:
            found.append("missing" if town.unclaimed >> number & 1 else "waiting")
    return found


def dice(town: Town) -> list[seen.Throw]:
    """The last roll, throw by throw: who, which dice (5: the negative Pepperbox), what they show, and the total.

    Whoever was tied and rolled `again` is there more than once (D76-050).
    """
    found: list[seen.Throw] = []
    owners: list[int] = []
    for throw in range(throws(town)):
        rolled = [die for die in town.dice if throw_of(die) == throw]
        owner = thrower_of(rolled[0])
        tied = len(set(owners)) > 1
        found.append(
            {
                "owner": owner,
                "dice": [die_of(die) for die in rolled],
                "pips": [pips_of(die) for die in rolled],
                "total": sum([counted(die) for die in rolled]),
                "again": tied and owner in owners,
            }
        )
        owners.append(owner)
    return found


def doing(town: Town) -> seen.Doing:
    """What is going on, as far as it lies on the table: everything in the frames that all may see."""
    found: seen.Doing = {}
    for frame in town.stack:
        if isinstance(frame, Fight):
            found["fight"] = fight_as_seen(town, frame)
        elif isinstance(frame, GiveAway):
            found["gives"] = {"seat": frame.giver, "place": frame.place}
        elif isinstance(frame, ChangeHand):
            found["discards"] = frame.left
        elif isinstance(frame, TipHat):
            found["looks"] = {"left": frame.left, "seen": frame.seen}
        elif isinstance(frame, FinalShowdown):
            acting = [seat_of(town, owner) for owner in town.fighters if not town.is_player(owner)]
            found["bout"] = {"number": frame.number, "acting": acting[0] if acting else EMPTY}
    return found


def fight_as_seen(town: Town, fight: Fight) -> seen.Fight:
    """Guns, Holsters and thieves of the fight under way; all of it lies face up."""
    row = town.rows[fight.defender] if fight.defender != EMPTY else ()
    return {
        "attacker": fight.attacker,
        "gun": fight.gun,
        "defender": fight.defender,
        "place": row.index(fight.token) if fight.token in row else EMPTY,
        "duel": type(fight).__name__ == "Duel",
        "defence": fight.defence,
        "helps_attacker": fight.helps_attacker,
        "helps_defender": fight.helps_defender,
        "offers": [
            (whose_gun(offer), which_gun(offer), owner)
            for owner, offers in ((fight.attacker, fight.offers_attacker), (fight.defender, fight.offers_defender))
            for offer in offers
        ],
        "helped": [seat for seat in range(town.seats) if fight.helped >> seat & 1],
        "thieves": [(whose_gun(thief), which_gun(thief)) for thief in fight.thieves],
        "winner": fight.winner,
    }
