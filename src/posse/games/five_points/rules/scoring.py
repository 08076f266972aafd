"""Chapter "Counting points" (FP-120..125)."""

from __future__ import annotations

from posse.games.five_points.components import ALLIANCES, EMPTY, POINTS, ROW, SCORING_SPOTS
from posse.games.five_points.sayings import SCORED, SHARED, WON, WON_TIE
from posse.games.five_points.state import District


def points(district: District, seat: int) -> int:
    """What a player's alliances are worth in rows 4 to 6 (FP-121, FP-122)."""
    allies = district.alliances[seat * ALLIANCES : seat * ALLIANCES + ALLIANCES]
    total = 0
    for spot in SCORING_SPOTS:
        if district.pyramid[spot] != EMPTY and district.gang_at(spot) in allies:
            total += POINTS[ROW[spot]]
    return total


def standing(district: District) -> list[tuple[int, int]]:
    """What decides: points, then influence cards left in hand, also of those who passed early (FP-123, FP-125)."""
    return [(points(district, seat), district.influence_left(seat)) for seat in range(district.seats)]


def ranks(district: District) -> list[int]:
    """1 for whoever has won; those who are equal in both share the place (FP-123, FP-124)."""
    standings = standing(district)
    return [1 + sum(other > mine for other in standings) for mine in standings]


def final_scoring(district: District) -> None:
    """All alliances are shown, and the points are counted (FP-120)."""
    for seat in range(district.seats * ALLIANCES):
        district.shown[seat] = 1
    district.came_to_light += 1
    if district.log is None:
        return
    standings = standing(district)
    for seat, (score, left) in enumerate(standings):
        one, two, three = district.alliances_of(seat)
        district.tell(SCORED, seat, one, two, three, score, left)
    tell_who_wins(district, standings)


def tell_who_wins(district: District, standings: list[tuple[int, int]]) -> None:
    """Whoever is best alone wins, by points or by the cards left among those tied; equals share it (FP-123, FP-124)."""
    best = max(standings)
    score, left = best
    tied = sum(other == score for other, _ in standings)
    for seat, mine in enumerate(standings):
        if mine != best:
            continue
        if standings.count(best) > 1:
            district.tell(SHARED, seat, score)
        elif tied > 1:
            district.tell(WON_TIE, seat, score, left)
        else:
            district.tell(WON, seat, score)
