"""The dice, the cards and the tokens (BD-001..014, BD-200..205, BD-301). Frozen data; doubtful sources are marked."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1

# Tables of numbers are lists: a compiled tuple of known length would be built anew at each look. Nobody changes them.

# ---- symbols on dice (BD-002, BD-204, BD-205)

FACES: Final = (
    "arrow", "dynamite", "one", "two", "beer", "gatling",
    "broken-arrow", "bullet", "double-one", "double-two", "double-gatling", "double-beer",
)  # fmt: skip
SYMBOLS: Final = len(FACES)
ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
BROKEN_ARROW: Final = 6
BULLET: Final = 7
DOUBLE_ONE: Final = 8
DOUBLE_TWO: Final = 9
DOUBLE_GATLING: Final = 10
DOUBLE_BEER: Final = 11

ONES: Final[list[int]] = [0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0]
TWOS: Final[list[int]] = [0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0]
BEERS: Final[list[int]] = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2]
GATLINGS: Final[list[int]] = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 0]
"""How many symbols of the kind a face carries: a double face counts as two (BD-209)."""

# ---- dice. BD-204, BD-205: the Saloon faces come from descriptions of the box, not from its rulebook.

DICE: Final = ("base", "loudmouth", "coward")
BASE_DIE: Final = 0
LOUDMOUTH: Final = 1
COWARD: Final = 2
FACES_OF: Final[list[list[int]]] = [
    [ARROW, DYNAMITE, ONE, TWO, BEER, GATLING],
    [ARROW, DYNAMITE, BULLET, DOUBLE_ONE, DOUBLE_TWO, DOUBLE_GATLING],
    [ARROW, DYNAMITE, BROKEN_ARROW, ONE, BEER, DOUBLE_BEER],
]
DICE_A_TURN: Final = 5
MOST_DICE: Final = 6
GHOST_DICE: Final = 2
REROLLS: Final = 2
UNROLLED: Final = -1

FATAL_DYNAMITE: Final = 3
GATLING_NEEDS: Final = 3
WILLY_NEEDS: Final = 2

# ---- arrows (BD-003, BD-251, BD-253)

ARROWS: Final = 9
CHIEF_COUNTS: Final = 2
IN_PILE: Final = -1
"""Where the Chief's Arrow is when nobody holds it."""
NOT_PLAYED: Final = -2
"""Where it is without Module 2."""

# ---- roles (BD-004, BD-301)

ROLES: Final = (
    "sheriff", "deputy", "outlaw", "renegade",
    "bear", "good", "doctor", "judge", "gambler", "bad", "ugly", "right-hand", "left-hand",
)  # fmt: skip
SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
"""The four base cards are also the numbers of their categories."""
BEAR: Final = 4
THE_GOOD: Final = 5
DOCTOR: Final = 6
JUDGE: Final = 7
GAMBLER: Final = 8
THE_BAD: Final = 9
THE_UGLY: Final = 10
RIGHT_HAND: Final = 11
LEFT_HAND: Final = 12

CATEGORY: Final[list[int]] = [
    SHERIFF, DEPUTY, OUTLAW, RENEGADE,
    SHERIFF, DEPUTY, DEPUTY, DEPUTY, OUTLAW, OUTLAW, OUTLAW, RENEGADE, RENEGADE,
]  # fmt: skip
"""The category of each card: its goal (BD-304)."""

BASE_CARDS: Final[list[int]] = [1, 2, 3, 2]
"""How many base cards there are of each category (BD-004)."""

SPECIAL_CARDS: Final[list[list[int]]] = [
    [BEAR],
    [THE_GOOD, DOCTOR, JUDGE],
    [GAMBLER, THE_BAD, THE_UGLY],
    [RIGHT_HAND, LEFT_HAND],
]

ROLES_DEALT: Final[dict[int, list[int]]] = {
    3: [0, 1, 1, 1],
    4: [1, 0, 2, 1],
    5: [1, 1, 2, 1],
    6: [1, 1, 3, 1],
    7: [1, 2, 3, 1],
    8: [1, 2, 3, 2],
}
"""Sheriff, Deputies, Outlaws, Renegades by the number of players (BD-010, BD-070)."""

SHERIFF_EXTRA: Final = 2
BEAR_EXTRA: Final = 3

HUNTS: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""Three players: whom each of them hunts (BD-071)."""

GHOST_RENEGADE_JOINS: Final = {5: OUTLAW, 6: DEPUTY, 7: OUTLAW, 8: DEPUTY}
"""BD-404."""

# ---- characters (BD-101..121, BD-361..396) with their life

CHARACTERS: Final = (
    "bart-cassidy", "black-jack", "calamity-janet", "el-gringo", "jesse-jones", "jourdonnais", "kit-carlson",
    "lucky-duke", "paul-regret", "pedro-ramirez", "rose-doolan", "sid-ketchum", "slab-the-killer", "suzy-lafayette",
    "vulture-sam", "willy-the-kid",
    "jose-delgado", "tequila-joe", "apache-kid", "bill-noface", "vera-custer", "fuente", "doc-holyday", "molly-stark",
)  # fmt: skip
BART: Final = 0
BLACK_JACK: Final = 1
JANET: Final = 2
EL_GRINGO: Final = 3
JESSE: Final = 4
JOURDONNAIS: Final = 5
KIT: Final = 6
LUCKY_DUKE: Final = 7
PAUL: Final = 8
PEDRO: Final = 9
ROSE: Final = 10
SID: Final = 11
SLAB: Final = 12
SUZY: Final = 13
VULTURE_SAM: Final = 14
WILLY: Final = 15
JOSE: Final = 16
TEQUILA_JOE: Final = 17
APACHE_KID: Final = 18
BILL_NOFACE: Final = 19
VERA: Final = 20
FUENTE: Final = 21
DOC_HOLYDAY: Final = 22
MOLLY: Final = 23

LIFE: Final[list[int]] = [8, 8, 8, 7, 9, 7, 7, 8, 9, 8, 9, 8, 8, 8, 9, 8, 7, 7, 9, 9, 7, 7, 8, 8]
BASE_CHARACTERS: Final = 16

# ---- causes of a loss

CAUSES: Final = ("indians", "dynamite", "shots", "gatling", "bullet")
INDIANS: Final = 0
BY_DYNAMITE: Final = 1
SHOTS: Final = 2
BY_GATLING: Final = 3
BY_BULLET: Final = 4

# ---- causes of a gain

BY_BEER: Final = 0
BY_SID: Final = 1
BY_SUZY: Final = 2
BY_SAM: Final = 3
BY_DOC: Final = 4
BY_JESSE: Final = 5

# ---- how a game is won (BD-060, BD-061, BD-072..074)

VICTORIES: Final = ("renegade", "outlaws", "law", "hunter", "last-one", "draw")
RENEGADE_ALONE: Final = 0
SHERIFF_DEAD: Final = 1
LAW_AND_ORDER: Final = 2
HUNTED_DOWN: Final = 3
LAST_ONE: Final = 4
NOBODY_LEFT: Final = 5

# ---- ways to answer, made once and shared (never changed)


def _parts(mask: int) -> list[int]:
    """All sets of dice within this one, as bits; the empty set, stopping, comes first."""
    return [part for part in range(mask + 1) if part & ~mask == 0]


REROLL_OPTIONS: Final = [_parts(mask) for mask in range(1 << MOST_DICE)]
"""BD-021: any set of the dice that may be re-rolled, or none of them."""

PAIRS: Final[list[tuple[int, int]]] = [(one, two) for one in range(8) for two in range(one + 1, 8)]
"""Two different seats."""
