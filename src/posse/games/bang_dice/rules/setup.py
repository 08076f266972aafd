"""Chapter "Setup" (BD-010..014, BD-070, BD-071, BD-302, BD-303, BD-351): no questions, so plain functions."""

from __future__ import annotations

from posse.games.bang_dice.components import (
    APACHE_KID,
    BASE_CARDS,
    BASE_CHARACTERS,
    BEAR,
    BEAR_EXTRA,
    CATEGORY,
    CHARACTERS,
    DEPUTY,
    HUNTS,
    JOSE,
    LIFE,
    NOBODY,
    ROLES_DEALT,
    SHERIFF,
    SHERIFF_EXTRA,
    SPECIAL_CARDS,
    TEQUILA_JOE,
)
from posse.games.bang_dice.sayings import CHARACTER_DEALT, HUNTING, OPEN_ROLE, ROLE_DEALT, SHERIFF_SHOWN
from posse.games.bang_dice.state import Saloon


def set_table(table: Saloon) -> None:
    """Everything up to the first turn (BD-011..014)."""
    deal_roles(table)
    deal_characters(table)
    table.lurking = table.who_may_lurk()


def cards_of(category: int, mode: object) -> list[int]:
    """The cards from which the roles of a category are drawn: base, special, or both together (BD-302, BD-303)."""
    base = [category] * BASE_CARDS[category]
    special = list(SPECIAL_CARDS[category])
    if mode == "base":
        return base
    return special if mode == "special" else base + special


def deal_roles(table: Saloon) -> None:
    """One role card for each; the Sheriff turns his up; three players all do, and hunt (BD-011, BD-070, BD-071)."""
    chance, seats = table.chance, table.seats
    roles: list[int] = []
    for category, number in enumerate(ROLES_DEALT[seats]):
        cards = cards_of(category, table.options["roles"])
        chance.shuffle(cards)
        roles += cards[:number]
    chance.shuffle(roles)
    table.roles = tuple(roles)
    first = DEPUTY if seats == 3 else SHERIFF
    for seat in range(seats):
        category = CATEGORY[roles[seat]]
        if category == first:
            table.player = seat
        if category == SHERIFF:
            table.sheriff = seat
            table.shown[seat] = 1
            table.tell(SHERIFF_SHOWN, seat, roles[seat])
        elif seats == 3:
            table.shown[seat] = 1
            table.tell(OPEN_ROLE, seat, roles[seat])
        else:
            table.whisper(seat, ROLE_DEALT, seat, roles[seat])
    if seats == 3:
        for seat in range(seats):
            table.tell(HUNTING, seat, roles.index(HUNTS[roles[seat]]))


def characters_in_play(table: Saloon) -> list[int]:
    """The 16, and the new ones as far as their modules are played (BD-351)."""
    characters = list(range(BASE_CHARACTERS))
    if table.options["new_characters"]:
        for character in range(BASE_CHARACTERS, len(CHARACTERS)):
            if character in (JOSE, TEQUILA_JOE) and not table.options["saloon_dice"]:
                continue
            if character == APACHE_KID and not table.options["chief_arrow"]:
                continue
            characters.append(character)
    return characters


def deal_characters(table: Saloon) -> None:
    """One character for each, face up, and the life it brings; the Sheriff has more (BD-012, BD-013, BD-311)."""
    characters = characters_in_play(table)
    table.chance.shuffle(characters)
    table.characters = tuple(characters[: table.seats])
    table.seat_of = seats_by_character(table.characters)
    for seat in range(table.seats):
        life = LIFE[table.characters[seat]] + extra_life(table.roles[seat])
        table.life[seat] = table.most[seat] = life
        table.tell(CHARACTER_DEALT, seat, table.characters[seat], life)


def extra_life(role: int) -> int:
    """What the Sheriff, or the Bear, has above his character's number (BD-013, BD-311)."""
    if role == SHERIFF:
        return SHERIFF_EXTRA
    return BEAR_EXTRA if role == BEAR else 0


def seats_by_character(characters: tuple[int, ...]) -> tuple[int, ...]:
    """Where each character sits."""
    seats = [NOBODY] * len(CHARACTERS)
    for seat, character in enumerate(characters):
        seats[character] = seat
    return tuple(seats)
