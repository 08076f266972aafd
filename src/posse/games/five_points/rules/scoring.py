"""Chapter "Counting points" (FP-120..125)."""

from __future__ import annotations

from posse.games.five_points.components import ALLIANCES, EMPTY, POINTS, ROW, SCORING_SPOTS
from posse.games.five_points.sayings import SCORED, SHARED, WON
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
    for seat, (score, left) in enumerate(standing(district)):
        one, two, three = district.alliances_of(seat)
        district.tell(SCORED, seat, one, two, three, score, left)
    places = ranks(district)
    for seat, place in enumerate(places):
        if place == 1:
            district.tell(WON if places.count(1) == 1 else SHARED, seat, points(district, seat))
