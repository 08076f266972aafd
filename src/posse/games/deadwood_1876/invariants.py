"""What is true of the table at every question: pieces are conserved, limits hold, and all notes are true."""

from __future__ import annotations

from posse.games.deadwood_1876.components import (
    BADGES,
    CARDS,
    COPIES,
    EMPTY,
    HAND,
    HEISTS,
    HOUSES_OPEN,
    LIMIT,
    MOST_IN_ROW,
    PLACES,
)
from posse.games.deadwood_1876.rules.items import ChangeHand
from posse.games.deadwood_1876.rules.laws import GiveAway
from posse.games.deadwood_1876.rules.setup import safes_in_use
from posse.games.deadwood_1876.state import Town
from posse.games.deadwood_1876.state import notes as paper
from posse.games.deadwood_1876.state.packed import which_card, which_safe, whose_card
from posse.kernel.flow import RulesError, where


def check(town: Town) -> None:
    """Raise `RulesError` with the clause that is broken."""
    if not town.content:
        return
    for clause, holds in lemmas(town):
        if not holds:
            raise RulesError(f"{clause} does not hold, at {where(town)}")


def lemmas(town: Town) -> list[tuple[str, bool]]:
    """The clauses, and whether each holds now."""
    seats = town.seats
    houses = [town.stars_in(house) for house in range(HOUSES_OPEN[seats])]
    giving = any(isinstance(frame, GiveAway) for frame in town.stack)
    changing = any(isinstance(frame, ChangeHand) for frame in town.stack)
    longest = max(len(row) for row in town.rows)
    return [
        ("D76-010", cards_conserved(town)),
        ("D76-012", sorted(town.content) == safes_in_use(town)),
        ("D76-035", max(houses) <= PLACES[seats] and all(star < HOUSES_OPEN[seats] for star in town.stars)),
        ("D76-039", tokens_conserved(town)),
        ("D76-057", all(notes_true(town, town.known_to(reader)) for reader in range(seats + 1))),
        ("D76-051", all(knows_own(town, seat) for seat in range(seats))),
        ("D76-154", town.deck_size() + len(town.pile) > 0),
        ("D76-150", changing or max(town.sizes) <= HAND[seats]),
        ("D76-203", longest <= LIMIT + giving if town.law_3() else longest <= MOST_IN_ROW),
        ("D76-180", town.called == 0 or not town.law_3()),
        ("D76-194", town.unclaimed < 1 << BADGES),
        ("D76-337", town.few() or all(card == EMPTY for card in town.holsters)),
        ("D76-136", all(town.holds(whose_card(entry), which_card(entry)) for entry in town.shown)),
        ("D76-273", all(0 <= hits <= 2 for hits in town.hits)),
        ("D76-281", all(town.is_player(owner) for owner in town.winners)),
    ]


def cards_conserved(town: Town) -> bool:
    """All 50 cards are in hands, deck, pile, on the table or attached."""
    counts = [0] * CARDS
    for seat in range(town.seats):
        for card in town.hand(seat):
            counts[card] += 1
    attached = [card for card in town.holsters if card != EMPTY]
    for card in [*town.deck[town.drawn :], *attached, *[which_card(entry) for entry in town.pile + town.laid]]:
        counts[card] += 1
    return tuple(counts) == COPIES


def tokens_conserved(town: Town) -> bool:
    """Every Safe in play lies in one row, in the stack, open, or was blown up."""
    stack = list(range(town.heists, HEISTS[town.seats]))
    rows = [token for row in town.rows for token in row]
    opened = [which_safe(entry) for entry in town.opened]
    gone = [] if town.gone == EMPTY else [town.gone]
    out = [token for token in range(len(town.content)) if town.out_of_play() >> token & 1]
    being_won = town.heists - 1 if town.heists and town.heists - 1 not in rows + opened + gone else EMPTY
    extra = [] if being_won == EMPTY else [being_won]
    if town.seats == 2 and not town.rows[2] and len(town.characters) < 3:
        extra += [HEISTS[2] + 4, HEISTS[2] + 5]
    return sorted(stack + rows + opened + gone + out + extra) == list(range(len(town.content)))


def notes_true(town: Town, notes: tuple[int, ...]) -> bool:
    """Every note speaks of a Safe of its own that has that face."""
    for written in notes:
        face = paper.face_in(written)
        same = [paper.mask_in(one) for one in notes if paper.face_in(one) == face]
        places = [1 << token for token, what in enumerate(town.content) if what == face]
        if not matched(same, places):
            return False
    return True


def matched(masks: list[int], places: list[int]) -> bool:
    """Whether the masks can be given different places."""
    if not masks:
        return True
    return any(
        masks[0] & place and matched(masks[1:], [other for other in places if other != place]) for place in places
    )


def knows_own(town: Town, seat: int) -> bool:
    """A player knows the own Safes for certain."""
    notes = town.known_to(seat)
    return all(paper.known_face(notes, token) == town.content[token] for token in town.rows[seat])
