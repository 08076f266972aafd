"""Chapter "Counting points" (FP-120..125)."""

from __future__ import annotations

from posse.games.five_points.components import ALLIANCES, EMPTY, FIRST_SCORING, SCORING_SPOTS, SPOTS, WORTH, gang_of
from posse.games.five_points.sayings import ALL_SHOWN, POINTS_FOR, SCORED, SHARED, WON, WON_TIE
from posse.games.five_points.state import District
from posse.kernel.game import telling
from posse.kernel.playout import places


def points(district: District, seat: int) -> int:
    """What a player's alliances are worth in rows 4 to 6 (FP-121, FP-122)."""
    pyramid, first, allies = district.pyramid, seat * ALLIANCES, district.alliances
    # Three numbers, not a slice: this is asked after every game that a search plays in thought.
    ally: int = allies[first]
    second_ally: int = allies[first + 1]
    third_ally: int = allies[first + 2]
    total: int = 0
    for spot in range(FIRST_SCORING, len(SPOTS)):
        card: int = pyramid[spot]
        if card != EMPTY and gang_of(card) in (ally, second_ally, third_ally):
            total += WORTH[spot]
    return total


def scoring_spots(district: District, seat: int) -> list[int]:
    """The spots of rows 4 to 6 that hold an ally of this player (FP-121)."""
    pyramid, allies = district.pyramid, district.alliances_of(seat)
    return [spot for spot in SCORING_SPOTS if pyramid[spot] != EMPTY and gang_of(pyramid[spot]) in allies]


def standing(district: District) -> list[tuple[int, int]]:
    """What decides: points, then influence cards left in hand, also of those who passed early (FP-123, FP-125)."""
    return [(points(district, seat), district.influence_left(seat)) for seat in range(district.seats)]


def ranks(district: District) -> list[int]:
    """1 for whoever has won; those who are equal in both share the place (FP-123, FP-124)."""
    seats = range(district.seats)
    return places([points(district, seat) for seat in seats], [district.influence_left(seat) for seat in seats])


def final_scoring(district: District) -> None:
    """All alliances are shown, and the points are counted (FP-120)."""
    district.lay_alliances_open()
    tell_the_points(district)


@telling
def tell_the_points(district: District) -> None:
    """What each alliance brings, and who wins."""
    for seat in range(district.seats):
        one, two, three = district.alliances_of(seat)
        district.tell(ALL_SHOWN, seat, one, two, three)
        for spot in reversed(scoring_spots(district, seat)):
            district.tell(POINTS_FOR, seat, district.gang_at(spot), spot, WORTH[spot])
    standings = standing(district)
    for seat, (score, left) in enumerate(standings):
        district.tell(SCORED, seat, score, left)
    tell_who_wins(district, standings)


@telling
def tell_who_wins(district: District, standings: list[tuple[int, int]]) -> None:
    """Whoever is best alone wins, by points or by the cards left among those tied; equals share it (FP-123, FP-124)."""
    score, left = max(standings)
    winners = [seat for seat, mine in enumerate(standings) if mine == (score, left)]
    if len(winners) > 1:
        district.tell(SHARED[len(winners)], *winners, score, left)
    elif sum([other == score for other, _ in standings]) > 1:
        district.tell(WON_TIE, winners[0], score, left)
    else:
        district.tell(WON, winners[0], score)
