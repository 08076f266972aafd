"""Chapter "Setup" (FP-020..031): no questions, so plain functions."""

from __future__ import annotations

from posse.games.five_points.components import (
    ALLIANCES,
    BOSS,
    BOSSES_PER_GANG,
    GANGS,
    INFLUENCE,
    MEMBERS_PER_GANG,
    ROW_SIZES,
)
from posse.games.five_points.sayings import BASE_LAID, DEALT, DEALT_INFLUENCE, FIRST_PLAYER
from posse.games.five_points.state import EIGHT, District


def set_table(district: District) -> None:
    """Everything up to the first turn (FP-020..031). Who begins is known first: the deal starts there (FP-023)."""
    district.first_player = district.player = district.chance.below(district.seats)
    district.tell(FIRST_PLAYER, district.first_player)
    members = deal_alliances(district)
    deal_influence(district, members)
    make_deck(district, members)
    lay_base(district)


def served(district: District) -> list[int]:
    """The players in the order in which they are dealt to: the first player, then clockwise (FP-023)."""
    return [(district.first_player + i) % district.seats for i in range(district.seats)]


def deal_alliances(district: District) -> list[int]:
    """Three different gangs for everyone; returns the members left over (FP-020..025)."""
    chance, seats = district.chance, district.seats

    # FP-020: one member of each gang, two of these cards for everyone.
    one_of_each = list(range(len(GANGS)))
    chance.shuffle(one_of_each)
    alliances = [0] * (ALLIANCES * seats)
    for place, seat in enumerate(served(district)):
        first = seat * ALLIANCES
        alliances[first : first + 2] = one_of_each[2 * place : 2 * place + 2]

    # FP-021: the others rejoin the members.
    members = [gang for gang in range(len(GANGS)) for _ in range(MEMBERS_PER_GANG - 1)]
    members += one_of_each[2 * seats :]
    chance.shuffle(members)

    # FP-022, FP-023: one more for each in turn; a gang already held is put aside and another card is dealt.
    aside: list[int] = []
    for seat in served(district):
        first = seat * ALLIANCES
        third = members.pop()
        while third in alliances[first : first + 2]:
            aside.append(third)
            third = members.pop()
        alliances[first + 2] = third
    district.alliances = tuple(alliances)
    for seat in range(seats):
        one, two, three = district.alliances_of(seat)
        district.whisper(seat, DEALT, seat, one, two, three)

    # FP-025: what was put aside is shuffled back.
    return members + aside


def deal_influence(district: District, members: list[int]) -> None:
    """Four or five influence cards for everyone, from the shuffled members (FP-026)."""
    district.chance.shuffle(members)
    for seat in served(district):
        dealt = [members.pop() for _ in range(INFLUENCE[district.seats])]
        for gang in dealt:
            district.influence[seat * EIGHT + gang] += 1
        district.whisper(seat, DEALT_INFLUENCE[len(dealt)], seat, *sorted(dealt))


def make_deck(district: District, members: list[int]) -> None:
    """The 16 shuffled bosses on top of the remaining members (FP-027)."""
    bosses = [BOSS + gang for gang in range(len(GANGS)) for _ in range(BOSSES_PER_GANG)]
    district.chance.shuffle(bosses)
    district.deck = tuple(bosses + members)


def lay_base(district: District) -> None:
    """The top six cards of the deck are row 1, from left to right (FP-028)."""
    for spot in range(ROW_SIZES[0]):
        district.pyramid[spot] = district.draw()
    district.tell(BASE_LAID, *[district.gang_at(spot) for spot in range(ROW_SIZES[0])])
