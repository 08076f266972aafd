"""How likely another's alliances are: as the deal makes them, counted card by card (FP-020..022, FP-041)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from posse.games.five_points.components import GANGS
from posse.games.five_points.state import District
from posse.kernel.chance import Sampled
from tests.games.five_points.lay import card, cards, lay

Triple = tuple[tuple[int, int], int]
"""The pair that came from eight different gangs, and the third."""

MINE = "rats ladies reapers"
DEALS = 4000


def two_players(shown: str) -> District:
    """Dandies are scarce for seat 0, butchers are nearly gone."""
    return lay(
        seats=2,
        hands={0: "dandies dandies dandies dandies", 1: "toughs rascals"},
        alliances={0: MINE, 1: "dragons toughs rascals"},
        shown={1: shown},
        spent="butchers butchers butchers",
    )


def unseen_by_seat_0(game: District) -> list[int]:
    """How many members of each gang it can't place."""
    seen = [*game.pyramid, *game.spent, game.deck_top(), *game.alliances_of(0), *game.alliances_facing(1, up=1)]
    held = game.hand(0)
    return [6 - seen.count(gang) - held[gang] for gang in range(len(GANGS))]


def ways(unseen: list[int], shown: int | None) -> dict[Triple, int]:
    """Every deal to the other player, with the number of ways to take its hidden cards from what is unseen."""
    found: dict[Triple, int] = {}
    free = [gang for gang in range(len(GANGS)) if gang not in cards(MINE)[:2]]
    for pair in combinations(free, 2):
        for third in range(len(GANGS)):
            if third not in pair and (shown is None or shown in (*pair, third)):
                count = 1
                for gang in (*pair, third):
                    count *= 1 if gang == shown else unseen[gang]
                found[pair, third] = count
    return found


@pytest.mark.clauses("FP-020", "FP-021", "FP-022", "FP-041")
@pytest.mark.parametrize("shown", ["", "toughs", "rascals"])
def test_the_alliances_of_another_are_as_likely_as_the_deal_makes_them(shown: str) -> None:
    game = two_players(shown)
    expected = ways(unseen_by_seat_0(game), card(shown) if shown else None)
    total = sum(expected.values())
    dealt: Counter[Triple] = Counter()
    for seed in range(DEALS):
        one, two, third = game.redeal(0, Sampled.of(seed)).alliances_of(1)
        dealt[(min(one, two), max(one, two)), third] += 1
    assert {triple for triple, count in expected.items() if not count}.isdisjoint(dealt)
    assert set(dealt) <= set(expected)
    for gang in range(len(GANGS)):
        for place in ("pair", "third"):
            wanted = sum(count for triple, count in expected.items() if holds(triple, gang, place)) / total
            found = sum(count for triple, count in dealt.items() if holds(triple, gang, place)) / DEALS
            assert abs(found - wanted) < 0.03, (GANGS[gang], place)


def holds(triple: Triple, gang: int, place: str) -> bool:
    return gang in triple[0] if place == "pair" else gang == triple[1]
