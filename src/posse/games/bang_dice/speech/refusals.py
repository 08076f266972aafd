"""Why an answer is not offered, as sayings, for the seat that is asked."""

from __future__ import annotations

from posse.games.bang_dice.components import (
    APACHE_KID,
    FACES_OF,
    PAIRS,
)
from posse.games.bang_dice.rules.resolution import Resolution
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.rules.rolling import has_acted
from posse.games.bang_dice.sayings import (
    ACTED_ALREADY,
    AIM,
    BREAK_ARROW,
    CHIEF_NOT_IN_PILE,
    DISCARD,
    DISCARD_CHIEF,
    DOUBLED,
    DROP,
    EXCHANGE,
    FROM_PILE,
    GHOST_FACE,
    GHOST_REROLL,
    GIVE_ARROW,
    GIVE_TO_OTHERS,
    LOCKED,
    NO_ARROW_IN_PILE,
    NO_ARROW_THERE,
    NO_CHIEF_TO_SWAP,
    NO_DOUBLING,
    NO_ONE_TO_ROB,
    NO_ORDINARY_ARROW,
    NO_SUCH_DIE,
    NO_SUCH_FACE,
    NO_SUCH_PLAYER,
    NO_SUCH_TOKEN,
    NO_THEFT,
    NOBODY_HAS_CHIEF,
    NOT_DYING,
    NOT_ON_THE_DICE,
    NOT_YOUR_ROLE,
    NOT_YOURSELF,
    NOTHING_TO_EXCHANGE,
    NOTHING_TO_REVEAL,
    ONLY_THE_CHIEF,
    OUT,
    OUT_OF_REACH_ONE,
    OUT_OF_REACH_TWO,
    REROLL,
    SAVE,
    SHOWS_IT_ALREADY,
    SWAP,
    TAKE_ARROW,
    TAKE_CHIEF,
    TURN_DIE,
    aimed_at,
    die_of,
    face_of,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase


def why_not(table: Saloon, seat: int, kind: Kind, value: int) -> Phrase:
    """Why an answer is not offered."""
    window = table.stack[-1]
    if kind is TURN_DIE:
        return why_not_turn(table, value)
    if kind is EXCHANGE:
        return why_not_exchange(table, value)
    if kind is not SAVE and isinstance(window, RoleWindow):
        card = window.card()
        return Phrase(NOTHING_TO_REVEAL if table.roles[seat] == card else NOT_YOUR_ROLE, (card,))
    if kind is REROLL or kind is GHOST_REROLL:
        return Phrase(LOCKED) if value < 1 << len(table.dice) else Phrase(NO_SUCH_DIE, (len(table.dice),))
    if kind is GHOST_FACE:
        return Phrase(NOT_ON_THE_DICE, (value,))
    if kind is TAKE_ARROW:
        if value == TAKE_CHIEF:
            return Phrase(CHIEF_NOT_IN_PILE)
        if value == FROM_PILE:
            return Phrase(NO_ARROW_IN_PILE)
        return Phrase(NO_ONE_TO_ROB if table.is_a(seat, APACHE_KID) else NO_THEFT)
    if kind in (SWAP, DROP):
        return Phrase(NO_CHIEF_TO_SWAP if kind is SWAP else NO_SUCH_TOKEN)
    if kind is DISCARD and value == DISCARD_CHIEF:
        return Phrase(NOBODY_HAS_CHIEF)
    if kind is AIM:
        return why_not_aim(table, seat, value)
    return why_not_seat(table, kind, value - 1 if kind in (GIVE_ARROW, DISCARD) else value)


def why_not_seat(table: Saloon, kind: Kind, other: int) -> Phrase:
    """Why this player can't be chosen."""
    if other >= table.seats:
        return Phrase(NO_SUCH_PLAYER, (table.seats,))
    if not table.alive[other]:
        return Phrase(OUT, (other,))
    if kind is SAVE:
        return Phrase(NOT_DYING, (other,))
    if kind is BREAK_ARROW:
        return Phrase(NO_ORDINARY_ARROW, (other,))
    if kind is DISCARD:
        return Phrase(ONLY_THE_CHIEF if table.chief == other else NO_ARROW_THERE, (other,))
    return Phrase(GIVE_TO_OTHERS)


def why_not_aim(table: Saloon, seat: int, value: int) -> Phrase:
    """Why this player can't be hit."""
    target = aimed_at(value)
    if target >= table.seats:
        return Phrase(NO_SUCH_PLAYER, (table.seats,))
    if not table.alive[target]:
        return Phrase(OUT, (target,))
    if target == seat:
        return Phrase(NOT_YOURSELF)
    assert table.pending is not None
    if value >= DOUBLED and target in options_of(table):
        return Phrase(NO_DOUBLING)
    resolution = table.stack[-1]
    assert isinstance(resolution, Resolution)
    return Phrase(OUT_OF_REACH_ONE if resolution.ones else OUT_OF_REACH_TWO, (target,))


def options_of(table: Saloon) -> list[int]:
    """What the active player is offered."""
    question = table.question(table.player)
    return [] if question is None else question.options


def why_not_exchange(table: Saloon, value: int) -> Phrase:
    """Why these two can't exchange their arrows (BD-324)."""
    one, two = PAIRS[value]
    for other in (one, two):
        if other >= table.seats:
            return Phrase(NO_SUCH_PLAYER, (table.seats,))
        if not table.alive[other]:
            return Phrase(OUT, (other,))
    return Phrase(NOTHING_TO_EXCHANGE, (one, two))


def why_not_turn(table: Saloon, value: int) -> Phrase:
    """Why the Doctor can't turn this die to that face (BD-316)."""
    die, face = die_of(value), face_of(value)
    if die >= len(table.dice):
        return Phrase(NO_SUCH_DIE, (len(table.dice),))
    if face not in FACES_OF[table.kind_of_die(die)]:
        return Phrase(NO_SUCH_FACE, (face, table.kind_of_die(die)))
    if has_acted(table, die):
        return Phrase(ACTED_ALREADY, (table.dice[die],))
    return Phrase(SHOWS_IT_ALREADY, (face,))
