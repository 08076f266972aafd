"""Chapter "Rolling" (BD-021..028, BD-452), with the Doctor (BD-315..317) and the Gambler (BD-319..321)."""

from __future__ import annotations

from posse.games.bang_dice.components import (
    ARROW,
    BASE_DIE,
    BILL_NOFACE,
    BLACK_JACK,
    BROKEN_ARROW,
    BULLET,
    BY_BULLET,
    DOCTOR,
    DYNAMITE,
    FACES_OF,
    FATAL_DYNAMITE,
    GAMBLER,
    LUCKY_DUKE,
    NOBODY,
    REROLL_OPTIONS,
    REROLLS,
)
from posse.games.bang_dice.rules.arrows import rolled_arrows
from posse.games.bang_dice.rules.loss import Loss
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.rules.victory import PartOfTurn
from posse.games.bang_dice.sayings import (
    ALL_AGAIN,
    ARROW_BROKEN,
    BREAK_ARROW,
    DOCTOR_REVEAL,
    FINAL,
    FINAL_SALOON,
    GAMBLER_REVEAL,
    GAMBLER_ROLLS,
    GHOST_REROLL,
    KEPT,
    KEPT_SALOON,
    NOTHING_TO_BREAK,
    OWN_BROKEN,
    OWN_DICE_AGAIN,
    REROLL,
    ROLLED,
    ROLLED_SALOON,
    STOPPED,
    TURN_DIE,
    TURNED,
    die_of,
    face_of,
    turn_to,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.events import Saying
from posse.kernel.flow import Ask, Frame
from posse.kernel.game import telling


class Rolling(PartOfTurn):
    """All the rolls of a turn; each of them goes like this (BD-452).

    1 The dice fall; dice set by a ghost token count as just rolled.                    BD-021, BD-410
    2 The Doctor may turn one, but no Arrow, Broken arrow or Bullet that has acted.     BD-315, BD-316
    3 Dynamite locks; is this known to be the last roll? If so, the Gambler
      may have everything rolled once more.                                             BD-023, BD-024, BD-028, BD-320
    4 Arrows act one by one, then Broken arrow, then Bullet; a Ghost's faces do not.    BD-025, BD-208, BD-376, BD-406
    5 If it is not the last, the player rolls again or stops. A stop makes it the
      last: 2 and 3 once more; then Bill Noface takes the Arrows he kept, and what
      the Doctor has turned acts.                                                       BD-021, BD-022, BD-320, BD-377
    """

    STEPS = ("fall", "doctor", "last_roll", "arrows", "saloon_face", "again")

    mask: int
    """The dice that are rolled now, as bits."""
    already_set: int
    """The dice that a ghost token has set, as bits: in the first roll they count as rolled."""
    rerolls: int
    """How many are left; none after a stop."""
    allowed: int = 0
    """The dice that may be rolled again after this roll, as bits."""
    last: bool = False
    forced: bool = False
    """Whether this is the roll that the Gambler forced."""

    # ---- 1

    def fall(self, table: Saloon) -> None:
        dice, mask, chance = table.dice, self.mask, table.chance
        base, special = FACES_OF[BASE_DIE], len(dice) - 1 if table.saloon else NOBODY
        for die in range(len(dice)):
            if mask >> die & 1:
                faces = FACES_OF[table.saloon] if die == special else base
                dice[die] = faces[chance.below(6)]
        table.fresh = mask | self.already_set
        self.already_set = 0
        tell_dice(table, ROLLED, ROLLED_SALOON, mask)

    # ---- 2

    def doctor(self, table: Saloon) -> Frame | None:
        return DoctorWindow() if table.may_lurk(DOCTOR) and not all_acted(table) else None

    # ---- 3

    def last_roll(self, table: Saloon) -> Frame | None:
        self.allowed = 0 if self.forced or not self.rerolls else may_reroll(table)
        self.last = not self.allowed
        if not self.last or self.forced or not table.may_lurk(GAMBLER):
            return None
        return GamblerWindow()

    # ---- 4

    def arrows(self, table: Saloon) -> Frame | None:
        player = table.player
        if not table.alive[player]:
            return None
        dice, fresh = table.dice, table.fresh
        count = 0
        if table.characters[player] == BILL_NOFACE:
            count = table.showing(ARROW) if self.last else 0
        else:
            for die in range(len(dice)):
                if dice[die] == ARROW and fresh >> die & 1:
                    count += 1
        return rolled_arrows(table, player, count)

    def saloon_face(self, table: Saloon) -> Ask | Frame | None:
        """Broken arrow or Bullet, whichever the Saloon die, the last one, shows if it was rolled just now."""
        die = len(table.dice) - 1
        if not table.saloon or not table.fresh >> die & 1:
            return None
        if table.dice[die] == BULLET:
            return Loss(BY_BULLET)
        if table.dice[die] != BROKEN_ARROW:
            return None
        holders = [seat for seat in range(table.seats) if table.arrows[seat]]
        if not holders:
            table.tell(NOTHING_TO_BREAK, table.player)
            return None
        return Ask(table.player, BREAK_ARROW, holders)

    def on_saloon_face(self, table: Saloon, seat: int) -> None:
        table.drop_arrow(seat)
        if seat == table.player:
            table.tell(OWN_BROKEN, seat)
        else:
            table.tell(ARROW_BROKEN, table.player, seat)

    # ---- 5

    def again(self, table: Saloon) -> Ask | None:
        if self.last:
            tell_dice(table, FINAL, FINAL_SALOON, table.every_die())
            self.finish()
            return None
        kind = GHOST_REROLL if table.player == table.ghost else REROLL
        return Ask(table.player, kind, REROLL_OPTIONS[self.allowed])

    def on_again(self, table: Saloon, mask: int) -> None:
        if not mask:
            self.stop(table)
            return
        kept = table.every_die() & ~mask
        if kept:
            tell_dice(table, KEPT, KEPT_SALOON, kept)
        else:
            table.tell(ALL_AGAIN, table.player, len(table.dice))
        self.rerolls -= 1
        self.mask = mask
        self.restart()

    def stop(self, table: Saloon) -> None:
        """This was the last roll, then (BD-028): as after any, the Doctor and the Gambler are asked (BD-316, BD-320).

        Of the faces only what the Doctor turns, and Bill's Arrows, act at once now (BD-377).
        """
        table.tell(STOPPED, table.player)
        self.rerolls = 0
        table.fresh = 0
        self.skip_to("doctor")

    def force(self, table: Saloon) -> None:
        """The Gambler's will: all dice once more, and the result stands (BD-319, BD-321)."""
        self.mask = table.every_die()
        self.forced = True
        self.restart()


@telling
def tell_dice(table: Saloon, base: dict[int, Saying], with_saloon: dict[int, Saying], which: int) -> None:
    """Say what these dice show; the Saloon die, the last of them, by its name."""
    faces = [table.dice[die] for die in range(len(table.dice)) if which >> die & 1]
    if table.saloon and which >> len(table.dice) - 1 & 1:
        table.tell(with_saloon[len(faces)], table.player, *faces[:-1], table.saloon, faces[-1])
    else:
        table.tell(base[len(faces)], table.player, *faces)


def rerolls_of(table: Saloon) -> int:
    """How many re-rolls a turn of the active player begins with (BD-021, BD-112)."""
    return REROLLS + 1 if table.characters[table.player] == LUCKY_DUKE else REROLLS


def rerolls_left(rolling: Rolling) -> int:
    """How many re-rolls the player still has: none after a stop, and none of what the Gambler forced (BD-321)."""
    return 0 if rolling.forced or rolling.last else rolling.rerolls


def may_reroll(table: Saloon) -> int:
    """The dice that the active player may roll again, as bits (BD-023, BD-024, BD-103)."""
    dice = table.dice
    dynamite = others = 0
    for die in range(len(dice)):
        if dice[die] == DYNAMITE:
            dynamite |= 1 << die
        else:
            others |= 1 << die
    if not dynamite:
        return others
    if table.showing(DYNAMITE) >= FATAL_DYNAMITE:
        return 0
    return others | dynamite if table.is_a(table.player, BLACK_JACK) else others


class DoctorWindow(RoleWindow):
    """Dice have fallen, or the roller stops: the Doctor may turn one before its face acts (BD-315..317)."""

    def card(self) -> int:
        return DOCTOR

    def kind(self) -> Kind:
        return DOCTOR_REVEAL

    def ability(self, table: Saloon, seat: int) -> Ask:
        found: list[int] = []
        for die in range(len(table.dice)):
            if not has_acted(table, die):
                for face in FACES_OF[table.kind_of_die(die)]:
                    if face != table.dice[die]:
                        found.append(turn_to(die, face))
        return Ask(seat, TURN_DIE, found)

    def on_act(self, table: Saloon, answer: int) -> None:
        die, face = die_of(answer), face_of(answer)
        table.tell(TURNED, self.reacting[0][0], die + 1, table.dice[die], face)
        table.dice[die] = face
        table.fresh |= 1 << die


def has_acted(table: Saloon, die: int) -> bool:
    """Whether this is a die whose face acted after an earlier roll or before the stop: the Doctor is late (BD-316)."""
    if table.fresh >> die & 1 or table.player == table.ghost:
        return False
    face = table.dice[die]
    if face == ARROW:
        return table.characters[table.player] != BILL_NOFACE
    return face in (BROKEN_ARROW, BULLET)


def all_acted(table: Saloon) -> bool:
    """Whether there is no die left that the Doctor could turn."""
    return all(has_acted(table, die) for die in range(len(table.dice)))


class GamblerWindow(RoleWindow):
    """The last roll has fallen: the Gambler may have all dice rolled once more (BD-319, BD-320)."""

    def card(self) -> int:
        return GAMBLER

    def kind(self) -> Kind:
        return GAMBLER_REVEAL

    def ability(self, table: Saloon, seat: int) -> None:
        rolling = self.beneath(table)
        assert isinstance(rolling, Rolling)
        rolling.force(table)
        if seat == table.player:
            table.tell(OWN_DICE_AGAIN, seat)
        else:
            table.tell(GAMBLER_ROLLS, seat, table.player)
