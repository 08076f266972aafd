"""Questions and choices of BANG! The Dice Game as sayings, for the seat that is asked."""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import NOBODY, PAIRS
from posse.games.bang_dice.rules.arrows import Arrows
from posse.games.bang_dice.rules.gain import Gain
from posse.games.bang_dice.rules.ghost import GhostTurn
from posse.games.bang_dice.rules.loss import Loss, at_zero
from posse.games.bang_dice.rules.resolution import Resolution, resolution
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.rules.rolling import Rolling
from posse.games.bang_dice.rules.turn import dice_with
from posse.games.bang_dice.sayings import (
    AIM,
    ARROW_FOR_LIFE,
    ASK_AIM_ONE,
    ASK_AIM_TWO,
    ASK_BAD,
    ASK_BAD_SELF,
    ASK_BREAK_ARROW,
    ASK_DISCARD,
    ASK_DOCTOR,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_GAMBLER,
    ASK_GAMBLER_SELF,
    ASK_GHOST_FACE,
    ASK_GIVE_ARROW,
    ASK_GIVE_BEER,
    ASK_GOOD,
    ASK_HAUNT,
    ASK_HEAL,
    ASK_JUDGE,
    ASK_LEFT_HAND,
    ASK_LEFT_HAND_SELF,
    ASK_REROLL,
    ASK_RETURN_ALL,
    ASK_RIGHT_HAND,
    ASK_SALOON_DIE,
    ASK_SAVE,
    ASK_SWAP,
    ASK_TAKE_ARROW,
    ASK_TAKE_OVER,
    ASK_TURN_DIE,
    ASK_UGLY,
    BAD_REVEAL,
    BASE_ONLY,
    BREAK_ARROW,
    BREAK_ONE,
    CHIEF_FOR_LIFE,
    DISCARD,
    DISCARD_CHIEF,
    DISCARD_NONE,
    DISCARD_ONE,
    DISCARD_THE_CHIEF,
    DOCTOR_REVEAL,
    DOUBLED,
    DRINK,
    DROP,
    DROP_ONE,
    DROP_THE_CHIEF,
    ENOUGH,
    EXCHANGE,
    EXCHANGE_ARROWS,
    GAMBLER_REVEAL,
    GHOST_FACE,
    GHOST_REROLL,
    GIVE_ARROW,
    GIVE_BEER,
    GIVE_FACE,
    GIVE_IT,
    GOOD_REVEAL,
    HAUNT,
    HAUNT_ONE,
    HEAL,
    HEAL_ONE,
    IN_HIS_PLACE,
    JUDGE_REVEAL,
    KEEP_ARROWS,
    KEEP_IT,
    LEFT_HAND_REVEAL,
    LET_IT_BE,
    LOSE_LIFE,
    PASSING,
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
    RIGHT_HAND_REVEAL,
    ROLL_AGAIN,
    ROLL_SALOON,
    SALOON_DIE,
    SAVE,
    SAVE_ONE,
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
    TURN_TO,
    UGLY_REVEAL,
    WITH_DIE,
    die_of,
    face_of,
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
    RETURN_ALL.name: ASK_RETURN_ALL,
    TURN_DIE.name: ASK_TURN_DIE,
    EXCHANGE.name: ASK_EXCHANGE,
    SAVE.name: ASK_SAVE,
    GOOD_REVEAL.name: ASK_GOOD,
    UGLY_REVEAL.name: ASK_UGLY,
    DOCTOR_REVEAL.name: ASK_DOCTOR,
    RIGHT_HAND_REVEAL.name: ASK_RIGHT_HAND,
}
"""Questions that need no numbers."""

REVEALS: Final[dict[str, Saying]] = {
    GOOD_REVEAL.name: REVEAL_GOOD,
    UGLY_REVEAL.name: REVEAL_UGLY,
    DOCTOR_REVEAL.name: REVEAL_DOCTOR,
    JUDGE_REVEAL.name: REVEAL_JUDGE,
    GAMBLER_REVEAL.name: REVEAL_GAMBLER,
    BAD_REVEAL.name: REVEAL_BAD,
    RIGHT_HAND_REVEAL.name: REVEAL_RIGHT_HAND,
    LEFT_HAND_REVEAL.name: REVEAL_LEFT_HAND,
}
"""What it means to react in a window."""

OF_SEATS: Final[dict[str, Saying]] = {
    HEAL.name: HEAL_ONE,
    HAUNT.name: HAUNT_ONE,
    SAVE.name: SAVE_ONE,
}
"""Answers that name a seat and nothing else."""


def asking(table: Saloon, seat: int, kind: Kind) -> Phrase:
    """The question that is open to this seat."""
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
        if kind is DROP:
            return Phrase(ASK_DROP, (drops_left(table, frame),))
        victim = victim_of(table, frame)
        return Phrase(ASK_TAKE_OVER, (victim, frame.points[victim], frame.cause))
    return asking_window(table, seat, kind)


def asking_window(table: Saloon, asked: int, kind: Kind) -> Phrase:
    """The question of a window, by what lies beneath it; whom it is about is addressed, if that is who is asked."""
    beneath = table.stack[-2]
    if kind is JUDGE_REVEAL and isinstance(beneath, RoleWindow):
        seat = beneath.reacting[0][0]
        return Phrase(ASK_JUDGE, (seat, table.roles[seat]))
    if kind is BAD_REVEAL and isinstance(beneath, Gain):
        gained = min(beneath.points, table.most[beneath.seat] - table.life[beneath.seat])
        return Phrase(ASK_BAD_SELF, (gained,)) if beneath.seat == asked else Phrase(ASK_BAD, (beneath.seat, gained))
    if kind is LEFT_HAND_REVEAL:
        dying = at_zero(table)
        if asked in dying:
            return Phrase(ASK_LEFT_HAND_SELF[len(dying)], tuple([seat for seat in dying if seat != asked]))
        return Phrase(ASK_LEFT_HAND[len(dying)], tuple(dying))
    assert kind is GAMBLER_REVEAL
    return Phrase(ASK_GAMBLER_SELF) if table.player == asked else Phrase(ASK_GAMBLER, (table.player,))


def drops_left(table: Saloon, loss: Loss) -> int:
    """How many arrows Pedro Ramirez can still discard for what he lost (BD-114)."""
    pedro = table.pending_seat()
    return min(table.tokens_of(pedro), loss.lost[pedro] if loss.drops == NOBODY else loss.drops)


def victim_of(table: Saloon, loss: Loss) -> int:
    """About whom Molly Stark is asked."""
    return (table.player + loss.turn_of) % table.seats


def roll_again(table: Saloon, dice: list[int]) -> Phrase:
    """Base dice that show the same are the same to a player, in whatever order they lie; the Saloon die is not."""
    if not dice:
        return Phrase(STOP_ROLLING)
    faces = sorted([table.dice[die] for die in dice if not table.kind_of_die(die)])
    last = dice[-1]
    if not table.kind_of_die(last):
        return Phrase(ROLL_AGAIN[len(dice)], tuple(faces))
    return Phrase(ROLL_SALOON[len(dice)], (*faces, table.saloon, table.dice[last]))


def phrase(table: Saloon, kind: Kind, value: int) -> Phrase:
    """One of its answers."""
    rolling = kind is REROLL or kind is GHOST_REROLL
    assert not rolling or value < 1 << len(table.dice), "there are not so many dice"
    if kind.name in REVEALS:
        return Phrase(PASSING if value == PASS else REVEALS[kind.name])
    if kind.name in OF_SEATS:
        return Phrase(OF_SEATS[kind.name], (value,))
    if kind is SALOON_DIE:
        return Phrase(WITH_DIE, (value, dice_with(table, value))) if value else Phrase(BASE_ONLY)
    if rolling:
        return roll_again(table, [die for die in range(len(table.dice)) if value >> die & 1])
    if kind is BREAK_ARROW:
        return Phrase(BREAK_ONE, (value, table.arrows[value]))
    if kind is AIM:
        return Phrase(SHOOT, (value,)) if value < DOUBLED else Phrase(SHOOT_TWICE, (value - DOUBLED,))
    if kind is GIVE_BEER:
        return Phrase(DRINK, (value, table.life[value], table.most[value]))
    if kind is GHOST_FACE:
        return Phrase(GIVE_FACE, (value,))
    if kind is TURN_DIE:
        die, face = die_of(value), face_of(value)
        return Phrase(TURN_TO, (die + 1, table.dice[die], face))
    if kind is EXCHANGE:
        return Phrase(EXCHANGE_ARROWS, PAIRS[value])
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
        return phrase_of_stopping(table, kind)
    if kind is DISCARD:
        return (
            Phrase(DISCARD_THE_CHIEF, (table.chief,)) if value == DISCARD_CHIEF else Phrase(DISCARD_ONE, (value - 1,))
        )
    if kind is SWAP:
        return Phrase(ARROW_FOR_LIFE if value == 1 else CHIEF_FOR_LIFE)
    return Phrase(DROP_ONE if value == 1 else DROP_THE_CHIEF)


def phrase_of_stopping(table: Saloon, kind: Kind) -> Phrase:
    """An answer that takes or discards no arrow, or no more of them."""
    frame = table.stack[-1]
    if kind is SWAP:
        assert isinstance(frame, Loss)
        return Phrase(LOSE_LIFE, (frame.points[table.pending_seat()],))
    if isinstance(frame, Loss):
        first = frame.drops == NOBODY
    else:
        assert isinstance(frame, Resolution)
        first = frame.gatlings == resolution(table).gatlings
    return Phrase(DISCARD_NONE if first else ENOUGH)


def phrase_of_molly(table: Saloon, value: int) -> Phrase:
    """Molly Stark's yes or no, with what it would cost her (BD-397, BD-398)."""
    loss = table.stack[-1]
    assert isinstance(loss, Loss)
    victim, molly = victim_of(table, loss), table.pending_seat()
    if not value:
        return Phrase(LET_IT_BE, (victim,))
    return Phrase(IN_HIS_PLACE, (victim, min(loss.points[victim], table.life[molly] - loss.points[molly])))
