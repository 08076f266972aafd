"""Questions and choices of BANG! The Dice Game as sayings, for the seat that is asked. Refusals: speech_refusals.py."""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import FACES, PAIRS
from posse.games.bang_dice.rules.arrows import Arrows
from posse.games.bang_dice.rules.gain import Gain
from posse.games.bang_dice.rules.ghost import GhostTurn
from posse.games.bang_dice.rules.loss import Loss
from posse.games.bang_dice.rules.resolution import Resolution
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.rules.rolling import Rolling
from posse.games.bang_dice.sayings import (
    AIM,
    ANOTHER,
    ARROW_FOR_LIFE,
    ASK_AIM_ONE,
    ASK_AIM_TWO,
    ASK_ANOTHER,
    ASK_BECOME_SHERIFF,
    ASK_BREAK_ARROW,
    ASK_DISCARD,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_GAMBLE,
    ASK_GHOST_FACE,
    ASK_GIVE_ARROW,
    ASK_GIVE_BEER,
    ASK_HAUNT,
    ASK_HEAL,
    ASK_JUDGE,
    ASK_PREVENT,
    ASK_REROLL,
    ASK_RETURN_ALL,
    ASK_SALOON_DIE,
    ASK_SAVE,
    ASK_SWAP,
    ASK_TAKE_ARROW,
    ASK_TAKE_OVER,
    ASK_TURN_DIE,
    BASE_ONLY,
    BECOME_SHERIFF,
    BREAK_ARROW,
    BREAK_ONE,
    CHIEF_FOR_LIFE,
    DISCARD,
    DISCARD_CHIEF,
    DISCARD_ONE,
    DISCARD_THE_CHIEF,
    DOUBLED,
    DRINK,
    DROP,
    DROP_ONE,
    DROP_THE_CHIEF,
    ENOUGH,
    EXCHANGE,
    GAMBLE,
    GHOST_FACE,
    GIVE_ARROW,
    GIVE_BEER,
    GIVE_FACE,
    GIVE_IT,
    HAUNT,
    HAUNT_ONE,
    HEAL,
    HEAL_ONE,
    IN_HIS_PLACE,
    JUDGED,
    KEEP_ARROWS,
    KEEP_IT,
    LET_IT_BE,
    PASSING,
    PREVENT,
    REROLL,
    RETURN_ALL,
    RETURN_ARROWS,
    REVEAL_BAD,
    REVEAL_DOCTOR,
    REVEAL_GAMBLER,
    REVEAL_GOOD,
    REVEAL_JUDGE,
    REVEAL_LEFT_HAND,
    REVEAL_RIGHT_HAND,
    REVEAL_UGLY,
    ROLL_AGAIN,
    SALOON_DIE,
    SAVE,
    SHOOT,
    SHOOT_TWICE,
    STEAL_THE_CHIEF,
    STOP,
    STOP_ROLLING,
    SWAP,
    TAKE_ARROW,
    TAKE_ORDINARY,
    TAKE_OVER,
    TAKE_THE_CHIEF,
    TURN_DIE,
    WITH_DIE,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.events import Phrase, Saying
from posse.kernel.window import PASS

PLAIN_ASKS: Final[dict[str, Saying]] = {
    SALOON_DIE.name: ASK_SALOON_DIE,
    HEAL.name: ASK_HEAL,
    BREAK_ARROW.name: ASK_BREAK_ARROW,
    GHOST_FACE.name: ASK_GHOST_FACE,
    GIVE_ARROW.name: ASK_GIVE_ARROW,
    DROP.name: ASK_DROP,
    RETURN_ALL.name: ASK_RETURN_ALL,
    BECOME_SHERIFF.name: ASK_BECOME_SHERIFF,
    EXCHANGE.name: ASK_EXCHANGE,
    TURN_DIE.name: ASK_TURN_DIE,
    ANOTHER.name: ASK_ANOTHER,
    SAVE.name: ASK_SAVE,
}
"""Questions that need no numbers."""

PLAIN_REVEALS: Final[dict[str, Saying]] = {
    BECOME_SHERIFF.name: REVEAL_GOOD,
    JUDGED.name: REVEAL_JUDGE,
    GAMBLE.name: REVEAL_GAMBLER,
    PREVENT.name: REVEAL_BAD,
    ANOTHER.name: REVEAL_RIGHT_HAND,
}
"""Windows with one way to react."""

OF_SEATS: Final[dict[str, Saying]] = {
    HEAL.name: HEAL_ONE,
    HAUNT.name: HAUNT_ONE,
}
"""Answers that name a seat and nothing else."""


def asking(table: Saloon, kind: Kind) -> Phrase:
    """The open question."""
    plain = PLAIN_ASKS.get(kind.name)
    if plain is not None:
        return Phrase(plain)
    frame = table.stack[-1]
    if isinstance(frame, Rolling):
        return Phrase(ASK_REROLL, (frame.rerolls,))
    if isinstance(frame, Resolution):
        if kind is AIM:
            return Phrase(ASK_AIM_ONE, (frame.ones,)) if frame.ones else Phrase(ASK_AIM_TWO, (frame.twos,))
        return Phrase(ASK_GIVE_BEER, (frame.beers,)) if kind is GIVE_BEER else Phrase(ASK_DISCARD, (frame.gatlings,))
    if isinstance(frame, GhostTurn):
        return Phrase(ASK_HAUNT, (frame.face,))
    if isinstance(frame, Arrows):
        return Phrase(ASK_TAKE_ARROW, (frame.left,))
    if isinstance(frame, Loss):
        if kind is SWAP:
            return Phrase(ASK_SWAP, (frame.points[table.pending_seat()],))
        victim = victim_of(table, frame)
        return Phrase(ASK_TAKE_OVER, (victim, frame.points[victim], frame.cause))
    return asking_window(table, kind)


def asking_window(table: Saloon, kind: Kind) -> Phrase:
    """The question of a window, by what lies beneath it."""
    beneath = table.stack[-2]
    if kind is JUDGED and isinstance(beneath, RoleWindow):
        seat = beneath.reacting[0][0]
        return Phrase(ASK_JUDGE, (seat, table.roles[seat]))
    if kind is PREVENT and isinstance(beneath, Gain):
        return Phrase(ASK_PREVENT, (beneath.seat, beneath.points))
    assert kind is GAMBLE
    return Phrase(ASK_GAMBLE, (table.player,))


def victim_of(table: Saloon, loss: Loss) -> int:
    """About whom Molly Stark is asked."""
    return (table.player + loss.turn_of) % table.seats


def phrase(table: Saloon, kind: Kind, value: int) -> Phrase:
    """One of its answers."""
    plain = OF_SEATS.get(kind.name)
    if plain is not None:
        return Phrase(plain, (value,))
    if kind is SALOON_DIE:
        return Phrase(WITH_DIE, (value,)) if value else Phrase(BASE_ONLY)
    if kind is REROLL:
        faces = tuple([table.dice[die] for die in range(len(table.dice)) if value >> die & 1])
        return Phrase(ROLL_AGAIN[len(faces) - 1], faces) if faces else Phrase(STOP_ROLLING)
    if kind is BREAK_ARROW:
        return Phrase(BREAK_ONE, (value, table.arrows[value]))
    if kind is AIM:
        return Phrase(SHOOT, (value,)) if value < DOUBLED else Phrase(SHOOT_TWICE, (value - DOUBLED,))
    if kind is GIVE_BEER:
        return Phrase(DRINK, (value, table.life[value], table.most[value]))
    if kind is GHOST_FACE:
        return Phrase(GIVE_FACE, (value,))
    if kind.first >= BECOME_SHERIFF.first:
        return phrase_reveal(table, kind, value)
    return phrase_of_tokens(table, kind, value)


def phrase_of_tokens(table: Saloon, kind: Kind, value: int) -> Phrase:
    """An answer about arrows and losses."""
    if kind is TAKE_ARROW:
        if value == 2:
            return Phrase(STEAL_THE_CHIEF, (table.chief,))
        return Phrase(TAKE_THE_CHIEF if value else TAKE_ORDINARY)
    if kind is GIVE_ARROW:
        return Phrase(GIVE_IT, (value - 1,)) if value else Phrase(KEEP_IT)
    if kind is RETURN_ALL:
        return Phrase(RETURN_ARROWS if value else KEEP_ARROWS)
    if kind is TAKE_OVER:
        return phrase_of_molly(table, value)
    if value == STOP:
        return Phrase(ENOUGH)
    if kind is DISCARD:
        return (
            Phrase(DISCARD_THE_CHIEF, (table.chief,)) if value == DISCARD_CHIEF else Phrase(DISCARD_ONE, (value - 1,))
        )
    if kind is SWAP:
        return Phrase(ARROW_FOR_LIFE if value == 1 else CHIEF_FOR_LIFE)
    return Phrase(DROP_ONE if value == 1 else DROP_THE_CHIEF)


def phrase_of_molly(table: Saloon, value: int) -> Phrase:
    """Molly Stark's yes or no, with what it would cost her (BD-397, BD-398)."""
    loss = table.stack[-1]
    assert isinstance(loss, Loss)
    victim, molly = victim_of(table, loss), table.pending_seat()
    if not value:
        return Phrase(LET_IT_BE, (victim,))
    return Phrase(IN_HIS_PLACE, (victim, min(loss.points[victim], table.life[molly] - loss.points[molly])))


def phrase_reveal(table: Saloon, kind: Kind, value: int) -> Phrase:
    """An answer in a window."""
    if value == PASS:
        return Phrase(PASSING)
    plain = PLAIN_REVEALS.get(kind.name)
    if plain is not None:
        return Phrase(plain)
    if kind is EXCHANGE:
        return Phrase(REVEAL_UGLY, PAIRS[value - 1])
    if kind is TURN_DIE:
        die, face = divmod(value - 1, len(FACES))
        return Phrase(REVEAL_DOCTOR, (die + 1, table.dice[die], face))
    return Phrase(REVEAL_LEFT_HAND, (value - 1,))
