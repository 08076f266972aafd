"""What is in the box (CE-001..016): train, loot, cards. Frozen data; what was read off pictures stands here only."""

from __future__ import annotations

from typing import Final

# ---- bandits (CE-001, CE-009)

BANDITS: Final = ("ghost", "belle", "cheyenne", "tuco", "django", "doc")
GHOST: Final = 0
BELLE: Final = 1
CHEYENNE: Final = 2
TUCO: Final = 3
DJANGO: Final = 4
DOC: Final = 5
COLOURS: Final = ("white", "purple", "green", "red", "black", "blue")
NOBODY: Final = -1

SUGGESTED_TEAMS: Final = ((TUCO, CHEYENNE), (DJANGO, DOC))
"""CE-241: the teams for a first game of two."""

# ---- action cards (CE-006..008)

ACTIONS: Final = ("move", "floor", "fire", "robbery", "punch", "marshal")
MOVE: Final = 0
FLOOR: Final = 1
FIRE: Final = 2
ROBBERY: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
SIX: Final = 6
"""Kinds of action cards, and bandits. A card is a number, `card_of` them: its kind and its colour."""

CARDS: Final = len(BANDITS) * SIX
OWN_CARDS: Final = (2, 2, 2, 2, 1, 1)
"""CE-007: how many of each kind a bandit's ten cards have."""
TEAM_CARDS: Final = (1, 1, 1, 1, 1, 0)
"""CE-246: what each bandit of a team brings; one Marshal card comes on top."""

FULL_HAND: Final = 6
DOCS_HAND: Final = 7
DRAW_SIZE: Final = 3

# ---- bullet cards (CE-001, CE-006)

BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13
NEUTRAL: Final = 6
"""Where a Bullet can come from: bandits 0..5, or 6 for the neutral supply."""
SOURCES: Final = 8
"""Rows of received Bullets: one column for each source, and the last for all together."""
ALL: Final = 7

# ---- loot (CE-002..005). A token is a number: 0..17 Purses, 18..23 Jewels, 24 and 25 Strongboxes.

LOOT: Final = ("purse", "jewel", "strongbox")
PURSE: Final = 0
JEWEL: Final = 1
STRONGBOX: Final = 2
PURSES: Final = 18
FIRST_JEWEL: Final = 18
FIRST_STRONGBOX: Final = 24
SECOND_STRONGBOX: Final = 25
TOKENS: Final = 26

PURSE_VALUES: Final = (250,) * 8 + (300,) * 2 + (350,) * 2 + (400,) * 2 + (450,) * 2 + (500,) * 2
STARTING_PURSE: Final = 250
JEWEL_VALUE: Final = 500
STRONGBOX_VALUE: Final = 1000
RANSOM: Final = 250
GUNSLINGER: Final = 1000

WAGONS: Final = ("w1", "w2", "w3", "w4", "w5", "w6")
WAGON_LOOT: Final = ((1, 0), (3, 0), (1, 1), (3, 1), (4, 1), (0, 3))
"""CE-005: Purses and Jewels printed on the floor of each wagon."""
TEAM_WAGONS: Final = 4
"""CE-240: how many wagons two players take."""

# ---- places: a `location` is a car and a level; a token may also lie on a Character card, beside the train, or nowhere

INSIDE: Final = 0
ROOF: Final = 1
LEVELS: Final = ("inside", "roof")
MOST_CARS: Final = 7
LOCATIONS: Final = 2 * MOST_CARS
ON_CARD: Final = LOCATIONS
"""A token at ON_CARD + b lies on the Character card of bandit b."""
ASIDE: Final = ON_CARD + len(BANDITS)
"""Beside the train (CE-029)."""
BOX: Final = ASIDE + 1
"""Back in the box (CE-030)."""
LOST: Final = BOX + 1
"""Taken by Marshal's Revenge (CE-199a): LOST + b, once on the card of bandit b."""

FORWARD: Final = 0
BACK: Final = 1
DIRECTIONS: Final = ("forward", "back")

# ---- round cards (CE-010..014)

TURNS: Final = ("standard", "tunnel", "speeding", "switching")
STANDARD: Final = 0
TUNNEL: Final = 1
SPEEDING: Final = 2
SWITCHING: Final = 3

EVENTS: Final = (
    "angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion",
    "pickpocketing", "marshals-revenge", "hostage", "no-event",
)  # fmt: skip
ANGRY_MARSHAL: Final = 0
SWIVEL_ARM: Final = 1
BRAKING: Final = 2
TAKE_IT_ALL: Final = 3
REBELLION: Final = 4
PICKPOCKETING: Final = 5
MARSHALS_REVENGE: Final = 6
HOSTAGE: Final = 7
NO_EVENT: Final = 8

# CE-012, CE-013: the name of each card, its turns and its event. The tunnel and the bridge carry no name.
ROUND_CARDS: Final = (
    "angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "tunnel", "bridge",
    "angry-marshal", "swivel-arm", "braking", "take-it-all", "rebellion", "tunnel", "bridge",
    "pickpocketing", "marshals-revenge", "hostage",
)  # fmt: skip
_TURNS: Final = (
    "NNTR", "NTNN", "NNNN", "NTUN", "NNTNN", "NTNTN", "NUN",
    "NNR", "NTN", "NTNN", "NUR", "NTNR", "NTNT", "NU",
    "NNTN", "NNTN", "NNTN",
)  # fmt: skip
ROUND_TURNS: Final = tuple(tuple("NTUR".index(letter) for letter in letters) for letters in _TURNS)
ROUND_EVENT: Final = (0, 1, 2, 3, 4, NO_EVENT, NO_EVENT, 0, 1, 2, 3, 4, NO_EVENT, NO_EVENT, 5, 6, 7)
FOR_FEW: Final = tuple(range(7))
"""The cards marked 2-4."""
FOR_MANY: Final = tuple(range(7, 14))
"""The cards marked 5-6."""
STATIONS: Final = (14, 15, 16)
ROUNDS: Final = 5


def first_card(bandit: int) -> int:
    """The first of a bandit's SIX kinds of cards, whose numbers follow each other."""
    return bandit * SIX


def card_of(bandit: int, action: int) -> int:
    """A bandit's card for an action.

    >>> bandit_of(card_of(TUCO, PUNCH)) == TUCO, action_of(card_of(TUCO, PUNCH)) == PUNCH
    (True, True)
    """
    return bandit * SIX + action


def bandit_of(card: int) -> int:
    """Whose colour a card has."""
    return card // SIX


def action_of(card: int) -> int:
    """What a card does."""
    return card % SIX


def location(car: int, level: int) -> int:
    """The number of a place in the train.

    >>> car_of(location(3, ROOF)), level_of(location(3, ROOF)) == ROOF
    (3, True)
    """
    return car * 2 + level


def car_of(place: int) -> int:
    """The car of a place in the train."""
    return place // 2


def level_of(place: int) -> int:
    """Whether that is inside or on the roof."""
    return place % 2


def other_floor(place: int) -> int:
    """The roof above a place inside, or what is under a roof.

    >>> other_floor(location(3, ROOF)) == location(3, INSIDE)
    True
    """
    return place ^ 1


def beside(place: int, way: int) -> int:
    """One car on, on the same level; perhaps beyond the train.

    >>> beside(location(3, ROOF), FORWARD) == location(2, ROOF)
    True
    """
    return place + 2 if way == BACK else place - 2


def loot_kind(token: int) -> int:
    """Purse, Jewel or Strongbox: what the back of a token shows (CE-015)."""
    return PURSE if token < FIRST_JEWEL else JEWEL if token < FIRST_STRONGBOX else STRONGBOX


def round_set(seats: int) -> tuple[int, ...]:
    """The Round cards for this number of players (CE-010, CE-247)."""
    return FOR_FEW if seats <= 4 else FOR_MANY
