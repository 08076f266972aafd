"""What is true of the table at every question: the lemmas of chapter 10 of the clauses, and of those before it."""

from __future__ import annotations

from posse.games.five_points.components import (
    ABOVE_BASE,
    ALLIANCES,
    BELOW,
    BOSS,
    CARDS,
    EMPTY,
    INFLUENCE,
    ROW_SIZES,
    SPOTS,
)
from posse.games.five_points.rules.advance import FillVacancy
from posse.games.five_points.rules.turn import turn_options
from posse.games.five_points.sayings import INFLUENCE_FIRST
from posse.games.five_points.state import District
from posse.kernel.flow import RulesError, where


def check(district: District) -> None:
    """Raise `RulesError` with the clause that is broken."""
    for clause, holds in lemmas(district):
        if not holds:
            raise RulesError(f"{clause} does not hold, at {where(district)}: {district.pyramid}")


def lemmas(district: District) -> list[tuple[str, bool]]:
    """The clauses, and whether each holds now."""
    pyramid = district.pyramid
    vacant = [frame.vacancy for frame in district.stack if isinstance(frame, FillVacancy)]
    standing = [spot for spot in range(len(SPOTS)) if pyramid[spot] != EMPTY]
    top_down = [
        spot in vacant or all(pyramid[below] != EMPTY or below in vacant for below in BELOW[spot]) for spot in standing
    ]
    draws = draws_so_far(district)
    most_draws = len(SPOTS) - ROW_SIZES[0] + district.seats * INFLUENCE[district.seats]
    advances_open = any(choice < INFLUENCE_FIRST for choice in turn_options(district))
    return [
        ("FP-066", len(vacant) <= 1 and all(pyramid[spot] == EMPTY for spot in vacant)),
        ("FP-085", district.pending is None or all(district.alliances_facing(s, up=0) for s in range(district.seats))),
        ("FP-088", district.crowned() or not any(district.passed)),
        ("FP-090", district.crowned() == (len(standing) + len(vacant) == len(SPOTS))),
        ("FP-100", all(top_down)),
        ("FP-101", len(standing) + len(vacant) == ROW_SIZES[0] + district.advances),
        ("FP-102", district.crowned() or bool(vacant) or advances_open),
        ("FP-103", draws <= most_draws),
        ("FP-104", district.complete()),
        ("FP-112", not district.reshuffled or (district.seats == 4 and draws == most_draws)),
        ("FP-068", all(pyramid[below] != EMPTY for spot in vacant if spot >= ABOVE_BASE for below in BELOW[spot])),
        ("FP-043", all(card < BOSS for card in district.deck[max(16, district.drawn) :])),
    ]


def draws_so_far(district: District) -> int:
    """Cards drawn since the base was laid, told by what is left: worlds dealt anew have forgotten what was drawn."""
    influence = district.seats * INFLUENCE[district.seats]
    in_decks = CARDS - district.seats * ALLIANCES - influence - ROW_SIZES[0]
    if district.reshuffled:
        in_decks += influence
    return in_decks - district.deck_size()
