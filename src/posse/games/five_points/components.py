"""The cards and the pyramid (FP-001..014). Frozen data; assumptions of shared sources are marked."""

from __future__ import annotations

from typing import Final

# FP-002 (assumption: every gang has the same number of cards)
GANGS: Final = ("butchers", "dragons", "dandies", "ladies", "toughs", "rats", "reapers", "rascals")
BOSSES_PER_GANG: Final = 2
MEMBERS_PER_GANG: Final = 6
CARDS: Final = len(GANGS) * (BOSSES_PER_GANG + MEMBERS_PER_GANG)

# A card is a number: 0..7 a member of that gang, 8..15 its boss. Only setup tells them apart (FP-004, FP-005).
BOSS: Final = len(GANGS)
EMPTY: Final = -1

ALLIANCES: Final = 3
"""FP-022: everyone has three alliances."""

INFLUENCE: Final = {2: 5, 3: 5, 4: 4}
"""FP-026: influence cards dealt to each, by the number of players."""

# FP-010: rows 1 (bottom) to 6 (top). Spots are numbered from the bottom left: 0..5 are row 1, 20 is the top.
ROW_SIZES: Final = (6, 5, 4, 3, 2, 1)
ROWS: Final = ("base", "second", "third", "heart", "no-mans-land", "top")  # FP-014
TOP_ROW: Final = 6
HEART_OF_THE_DISTRICT: Final = 4
NO_MANS_LAND: Final = 5

# FP-013 (assumption: the printed order is from left to right). Names have no effect.
SPOTS: Final = (
    "pell-street", "pearl-street", "bayard-street", "elm-street", "franklin-street", "leonard-street",
    "park-street", "mott-street", "chatham-square", "paradise-square", "centre-street",
    "mulberry-bend", "bandits-roost", "cow-bay", "bottle-alley",
    "orange-street", "cross-street", "anthony-street",
    "old-brewery", "bowery-theatre",
    "lord-of-the-underworld",
)  # fmt: skip

TOP: Final = len(SPOTS) - 1
ABOVE_BASE: Final = ROW_SIZES[0]
"""The first spot above row 1."""

POINTS: Final = {HEART_OF_THE_DISTRICT: 1, NO_MANS_LAND: 2, TOP_ROW: 3}
"""FP-121: points for a spot, by row."""


def _rows() -> list[int]:
    return [row for row, size in enumerate(ROW_SIZES, 1) for _ in range(size)]


def _spot(row: int, place: int) -> int:
    """The number of (row, place), places counted from 1 (FP-011); EMPTY if there is none."""
    if 1 <= row <= TOP_ROW and 1 <= place <= ROW_SIZES[row - 1]:
        return sum(ROW_SIZES[: row - 1]) + place - 1
    return EMPTY


def _around(offsets: list[tuple[int, int]]) -> list[list[int]]:
    """For each spot, the existing spots at these (row, place) offsets."""
    table: list[list[int]] = []
    for row, size in enumerate(ROW_SIZES, 1):
        for place in range(1, size + 1):
            spots = [_spot(row + up, place + along) for up, along in offsets]
            table.append([spot for spot in spots if spot != EMPTY])
    return table


ROW: Final = _rows()
"""The row of each spot."""

BELOW: Final = _around([(-1, 0), (-1, 1)])
"""FP-011: the two spots below each spot, left and right; none below row 1."""

NEIGHBOURS: Final = _around([(0, -1), (0, 1), (1, -1), (1, 0), (-1, 0), (-1, 1)])
"""FP-012: left, right and the four diagonals; never straight up or down."""

SCORING_SPOTS: Final = [spot for spot in range(len(SPOTS)) if ROW[spot] in POINTS]
"""FP-121: the six spots of rows 4 to 6."""

FIRST_SCORING: Final = SCORING_SPOTS[0]

WORTH: Final = [POINTS.get(row, 0) for row in ROW]
"""FP-121: points for each spot."""

ADVANCES_TO_THE_TOP: Final = len(SPOTS) - ROW_SIZES[0]
"""FP-101: with the 15th advance the pyramid is complete."""


def gang_of(card: int) -> int:
    """The gang of a card, boss or member (FP-004)."""
    return card % BOSS
