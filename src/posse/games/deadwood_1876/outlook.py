"""How a game stands: how likely each player is to win, as things truly lie.

A model counted from games, for searches in imagined worlds: what somebody has is worth something long before the gold
is counted, and whoever plays on at random to the end hardly learns what. At first it is gold, Showdown Guns and Badges,
wherever their owner is; the later, the more it is the establishment that leads, and who is the strongest there.
"""

from __future__ import annotations

import math
from typing import Final

from posse.games.deadwood_1876.components import (
    BADGES,
    EMPTY,
    FACES,
    FIRST_BADGE,
    HEISTS,
    HOUSES_OPEN,
    ROUNDS_PER_HEIST,
    SIDES,
    gun_of,
)
from posse.games.deadwood_1876.rules.showdown import STRANGER, personal_gold, showdown_guns
from posse.games.deadwood_1876.sayings import BOUT, TURN
from posse.games.deadwood_1876.state import Town
from posse.kernel.odds import chances_by, shares

PIPS_OF: Final[list[float]] = [sum(faces) / SIDES for faces in FACES]
"""What the die of each gun shows, on average."""

A_PIP: Final = 1.75
"""In the Final Showdown: how much one pip more in every bout is worth. This and all that follows are logits."""
A_HIT: Final = 1.3
"""And how much it costs to have been hit."""

# What decides, by the stage of the game: three rounds, the fourth before and after its middle, the Badge Round.
# Counted by `python -m tools.outlook deadwood-1876 --games 600 --players marshal,scout,marshal --tries 60 --seed 2`
# (12,000 turns with 5 seats, 1,948 with a Badge); those marshals went by what 791 games of scouts and drifters told.

GOLD_LEADS: Final[list[float]] = [0.1, 3.0, 3.0, 3.0, 3.0, 3.0]
"""How surely the establishment that leads by one gold is the one that advances."""
PIPS_LEAD: Final[list[float]] = [0.6, 0.3, 1.0, 2.0, 1.4, 2.0]
"""How surely who leads by a pip there wins the Final Showdown."""
WEIGHTS: Final[list[list[float]]] = [
    [0.07, 0.14, 0.11, 0.24, 0.17, 0.25, -0.06, 0.13],
    [0.03, 0.11, 0.10, 0.12, 0.39, 0.17, -0.04, 0.04],
    [0.07, 0.11, 0.12, 0.17, 0.44, 0.17, -0.04, -0.01],
    [0.17, 0.13, 0.14, 0.23, 0.51, 0.19, -0.02, 0.02],
    [0.34, 0.11, 0.15, 0.34, 0.62, 0.20, 0.01, -0.08],
    [0.64, 0.08, 0.11, 0.60, 0.40, -0.04, 0.56, -0.19],
]
"""Of the chance to win if the game ended now and, beside it, of own gold, pips of Showdown Guns, Badges not yet called,
average pips of the hand, a turn in this round that is not over, being at turn, and every other star in the house."""
BADGE_ROUND: Final = 5
LAST_TURNS: Final = 4
BARELY: Final = 0.02
"""What is as good as impossible is not much worse if it is still less likely."""
GLANCES: Final = 30
"""So many tries by this model tell no less than 600 games played to the end in thought, in a thirtieth of the time."""
CROWDED: Final = 0.1
"""Of houses that are as rich, the one with fewer stars advances (D76-264)."""


def chances(town: Town) -> list[float]:
    """How likely each player is to win."""
    if town.fighters:
        return of_players(town, in_a_fight(town))
    stage = stage_of(town)
    return of_players(town, chances_by(WEIGHTS[stage], traits_of_all(town, GOLD_LEADS[stage], PIPS_LEAD[stage])))


def of_players(town: Town, found: list[float]) -> list[float]:
    """The chances of owners as those of players: the Stranger wins for whoever acts for it, else for nobody."""
    if town.seats > STRANGER:
        return found
    acting, for_it = acts_for_stranger(town), found.pop()
    if acting != EMPTY:
        found[acting] = found[acting] + for_it
    return found


def acts_for_stranger(town: Town) -> int:
    """Who would fight as the Stranger: the player who has not advanced with it, if one has (D76-357)."""
    if town.fighters:
        return 1 if 0 in town.fighters else 0
    house = town.stars[STRANGER]
    inside = [seat for seat in range(town.seats) if town.stars[seat] == house]
    return 1 - inside[0] if len(inside) == 1 else EMPTY


def traits_of_all(town: Town, gold_leads: float, pips_lead: float) -> list[list[float]]:
    """What there is to say of each owner, in the order of the weights."""
    owners = range(town.owners())
    gold = [personal_gold(town, owner) for owner in owners]
    guns = [pips_of_guns(town, owner) for owner in owners]
    hands = [pips_of_hand(town, owner) for owner in owners]
    pips = [guns[owner] + hands[owner] for owner in owners]
    if_it_ended = if_it_ended_now(town, gold, pips, gold_leads, pips_lead)
    turns_over = (town.player - town.starter) % town.seats
    found: list[list[float]] = []
    for owner in owners:
        to_come = town.is_player(owner) and (owner - town.starter) % town.seats >= turns_over
        traits = [math.log(if_it_ended[owner] + BARELY), float(gold[owner]), guns[owner]]
        traits += [float(badges_to_call(town, owner)), hands[owner], 1.0 if to_come else 0.0]
        traits += [1.0 if owner == town.player else 0.0, float(town.stars_in(town.stars[owner]) - 1)]
        found.append(traits)
    return found


def settled(town: Town) -> bool:
    """Whether nothing is going on that `chances` knows nothing of: a turn begins, or the Final Showdown."""
    pending = town.pending
    if pending is None:
        return False
    if town.fighters:
        return pending.kind is BOUT and max(town.hits) == 0
    return pending.kind is TURN


def stage_of(town: Town) -> int:
    """How far the game has come, a row of WEIGHTS: by the rounds that are still to come (chapter 7)."""
    each = ROUNDS_PER_HEIST[town.seats]
    left = (HEISTS[town.seats] + 1) * each - town.rounds
    if left <= 0:
        return BADGE_ROUND
    if left > 1:
        return BADGE_ROUND - 1 - (left + each - 1) // each
    return LAST_TURNS if 2 * ((town.player - town.starter) % town.seats) >= town.seats else LAST_TURNS - 1


# ---- what somebody has


def pips_of_guns(town: Town, owner: int) -> float:
    """What the owner's Showdown Guns show on average, all together."""
    pips: float = 0.0
    for gun in showdown_guns(town, owner):
        pips += PIPS_OF[gun]
    return pips


def pips_of_hand(town: Town, owner: int) -> float:
    """What a card of the hand that fights for this owner shows on average, as a gun."""
    seat = owner if town.is_player(owner) else acts_for_stranger(town)
    cards = town.hand(seat) if seat != EMPTY else []
    pips: float = 0.0
    for card in cards:
        pips += PIPS_OF[gun_of(card)]
    return pips / float(len(cards)) if cards else 0.0


def badges_to_call(town: Town, owner: int) -> int:
    """How many turns in the Badge Round an owner's Badges still give; the Stranger has none (D76-353)."""
    count: int = 0
    for token in town.rows[owner] if town.is_player(owner) else ():
        if town.called <= town.content[token] - FIRST_BADGE < BADGES:
            count += 1
    return count


# ---- what comes of it


def if_it_ended_now(town: Town, gold: list[int], pips: list[float], gold_leads: float, pips_lead: float) -> list[float]:
    """How likely each owner is to win as things lie: the richest house advances, the strongest in it wins."""
    inside: list[list[int]] = []
    rich: list[float] = []
    for house in range(HOUSES_OPEN[town.seats]):
        there = [owner for owner in range(town.owners()) if town.stars[owner] == house]
        if there:
            inside.append(there)
            riches = sum([gold[seat] for seat in there])
            rich.append(gold_leads * (float(riches) - CROWDED * float(len(there))))
    advances = shares(rich)
    found = [0.0] * town.owners()
    for place in range(len(inside)):
        strong = shares([pips_lead * pips[seat] for seat in inside[place]])
        for at in range(len(strong)):
            found[inside[place][at]] = advances[place] * strong[at]
    return found


def in_a_fight(town: Town) -> list[float]:
    """How likely each owner is to win the Final Showdown."""
    logits: list[float] = []
    left = [seat for seat in town.fighters if town.hits[seat] < 2]
    for seat in left:
        logits.append(A_PIP * (pips_of_guns(town, seat) + pips_of_hand(town, seat)) - A_HIT * town.hits[seat])
    found = [0.0] * town.owners()
    for place, share in enumerate(shares(logits)):
        found[left[place]] = share
    return found
