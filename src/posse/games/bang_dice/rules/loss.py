"""Chapter "Loss, elimination": the fixed procedure for every batch of losses (BD-050..058)."""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import (
    BART,
    BY_GATLING,
    BY_SAM,
    EL_GRINGO,
    IN_PILE,
    INDIANS,
    JOURDONNAIS,
    LEFT_HAND,
    MOLLY,
    NOBODY,
    PAUL,
    PEDRO,
    SHOTS,
    VERA,
    VULTURE_SAM,
)
from posse.games.bang_dice.rules import arrows
from posse.games.bang_dice.rules.gain import gain, gain_at_once
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.rules.victory import cut_short, decided, eliminate, rise, settle
from posse.games.bang_dice.sayings import (
    CHIEF_DROPPED,
    CHIEF_SWAPPED,
    DROP,
    DROP_CHIEF,
    DROP_ORDINARY,
    DROPPED,
    GRINGO_ANGRY,
    LEFT_HAND_REVEAL,
    LOST,
    RETURN_ALL,
    RETURNED_ALL,
    SAVE,
    SAVED,
    SAVED_SELF,
    SPARED_CHIEF,
    SPARED_JOURDONNAIS,
    SPARED_PAUL,
    SPARED_VERA,
    STOP,
    SWAP,
    SWAP_CHIEF,
    SWAP_ORDINARY,
    SWAPPED,
    TAKE_OVER,
    TAKEN_OVER,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import NO_YES, Kind
from posse.kernel.flow import Ask, Frame

SAVED_LIFE: Final = 2


class Loss(Frame):
    """Players lose life at the same time, from one cause: one batch (BD-050).

     1 Each loss event is computed; 0 is no event.                              BD-031, BD-040, BD-046, BD-049, BD-207
     2 The victims' own powers change it: immunity, caps and Vera by
       themselves, Bart Cassidy by as many swaps as he likes.                   BD-101, BD-109, BD-113, BD-254, BD-381
     3 Molly Stark may take over, victim by victim, clockwise.                  BD-396..400
     4 All losses apply together.                                               BD-051
     5 After-loss powers: Pedro Ramirez at once, El Gringo is queued.           BD-105, BD-114
     6 The Left Hand may save one player who is at 0.                           BD-326
     7 Everyone still at 0 is eliminated.                                       BD-052..054
     8 Vulture Sam gains.                                                       BD-120, BD-466
     9 Is the game won? If not, the first one out may become the Ghost.         BD-060..063, BD-072..074, BD-402
    10 The queued arrow of El Gringo.                                           BD-106
    """

    STEPS = (
        "events", "own_powers", "takeovers", "apply", "after_loss", "left_hand", "elimination", "vulture_sam",
        "victory", "el_gringo",
    )  # fmt: skip

    cause: int
    points: tuple[int, ...] = ()
    """The loss event of each seat; for shots the hits that were assigned."""
    turn_of: int = 0
    """Molly: how many victims, clockwise from the active player, she was asked about."""
    lost: tuple[int, ...] = ()
    """What each has really lost."""
    dying: bool = False
    """Whether somebody has come to 0."""
    drops: int = NOBODY
    """How many arrows Pedro may still drop; NOBODY before it is counted."""
    angry: bool = False
    """Whether El Gringo's arrow is queued."""
    gone: int = 0
    """Who was eliminated by it, as bits."""
    carrion: int = 0
    """How many eliminated players Vulture Sam has not profited from yet."""

    # ---- 1

    def events(self, table: Saloon) -> None:
        player = table.player
        if self.cause == INDIANS:
            self.points = tuple([table.arrow_value(seat) for seat in range(table.seats)])
        elif self.cause == BY_GATLING:
            self.points = tuple([table.alive[seat] if seat != player else 0 for seat in range(table.seats)])
        elif self.cause != SHOTS:
            self.points = tuple([1 if seat == player else 0 for seat in range(table.seats)])
        self.powers_without_a_choice(table)

    # ---- 2

    def powers_without_a_choice(self, table: Saloon) -> None:
        """Immunity, caps and Vera Custer's reduction (BD-109, BD-113, BD-254, BD-381)."""
        if self.cause == INDIANS:
            self.spare_the_chief(table)
            self.soften(table, JOURDONNAIS, 1)
        elif self.cause == BY_GATLING:
            self.soften(table, PAUL, 0)
        elif self.cause == SHOTS:
            vera = table.who_is(VERA)
            if vera != NOBODY and self.points[vera]:
                self.soften(table, VERA, self.points[vera] - 1)

    def spare_the_chief(self, table: Saloon) -> None:
        """Who holds the Chief's Arrow and has more arrows than anybody else loses nothing (BD-254)."""
        chief = table.chief
        if chief >= 0 and self.points.count(max(self.points)) == 1 and self.points[chief] == max(self.points):
            self.set_points(chief, 0)
            table.tell(SPARED_CHIEF, chief)

    def soften(self, table: Saloon, character: int, most: int) -> None:
        """This character loses at most so much here."""
        seat = table.who_is(character)
        if seat != NOBODY and self.points[seat] > most:
            self.set_points(seat, most)
            if character == PAUL:
                table.tell(SPARED_PAUL, seat)
            else:
                table.tell(SPARED_VERA if character == VERA else SPARED_JOURDONNAIS, seat, most)

    def own_powers(self, table: Saloon) -> Ask | None:
        seat = table.who_is(BART)
        if seat == NOBODY or self.cause not in (SHOTS, BY_GATLING):
            return None
        if not self.points[seat] or table.pile_size() <= 1:
            return None
        return Ask(seat, SWAP, which_token(table.pile, table.chief == IN_PILE))

    def on_own_powers(self, table: Saloon, answer: int) -> None:
        if answer == STOP:
            return
        seat = table.who_is(BART)
        if answer == SWAP_CHIEF:
            table.chief = seat
            table.tell(CHIEF_SWAPPED, seat)
        else:
            table.take_arrow(seat)
            table.tell(SWAPPED, seat)
        self.set_points(seat, self.points[seat] - 1)
        self.repeat()

    # ---- 3

    def takeovers(self, table: Saloon) -> Ask | None:
        molly = table.who_is(MOLLY)
        if molly == NOBODY:
            return None
        while self.turn_of < table.seats and table.life[molly] > self.points[molly]:
            victim = (table.player + self.turn_of) % table.seats
            if victim != molly and self.points[victim]:
                return Ask(molly, TAKE_OVER, NO_YES)
            self.turn_of += 1
        return None

    def on_takeovers(self, table: Saloon, yes: int) -> None:
        molly = table.who_is(MOLLY)
        victim = (table.player + self.turn_of) % table.seats
        self.turn_of += 1
        if yes:
            taken = min(self.points[victim], table.life[molly] - self.points[molly])
            self.set_points(victim, self.points[victim] - taken)
            self.set_points(molly, self.points[molly] + taken)
            table.tell(TAKEN_OVER, molly, victim, taken)
        self.repeat()

    # ---- 4

    def apply(self, table: Saloon) -> None:
        points, life = self.points, table.life
        self.lost = tuple([points[seat] if points[seat] < life[seat] else life[seat] for seat in range(table.seats)])
        seat = table.player
        for _ in range(table.seats):
            lost = self.lost[seat]
            if lost:
                life[seat] -= lost
                if not life[seat]:
                    self.dying = True
                table.tell(LOST[self.cause], seat, lost, life[seat])
            seat = seat + 1 if seat + 1 < table.seats else 0

    # ---- 5

    def after_loss(self, table: Saloon) -> Ask | None:
        gringo = table.who_is(EL_GRINGO)
        self.angry = gringo != NOBODY and self.lost[gringo] > 0 and self.cause in (SHOTS, BY_GATLING)
        seat = table.who_is(PEDRO)
        if seat == NOBODY or not self.lost[seat] or not table.tokens_of(seat):
            return None
        if self.drops == 0 or self.arrows_go_back(table, seat):
            return None
        return Ask(seat, DROP, which_token(table.arrows[seat], table.chief == seat))

    def arrows_go_back(self, table: Saloon, seat: int) -> bool:
        """Whether a player's arrows all return anyway: in an attack, or if nobody can keep him in the game (BD-114)."""
        return self.cause == INDIANS or (not table.life[seat] and not table.may_lurk(LEFT_HAND))

    def on_after_loss(self, table: Saloon, answer: int) -> None:
        if answer == STOP:
            return
        seat = table.who_is(PEDRO)
        if self.drops == NOBODY:
            self.drops = self.lost[seat]
        self.drops -= 1
        if answer == DROP_CHIEF:
            table.chief = IN_PILE
            table.tell(CHIEF_DROPPED, seat)
        else:
            table.drop_arrow(seat)
            table.tell(DROPPED, seat)
        self.repeat()

    # ---- 6

    def left_hand(self, table: Saloon) -> Frame | None:
        if not self.dying:
            # Nobody is to be eliminated: nothing to save, to mourn or to win.
            if self.angry:
                self.skip_to("el_gringo")
            else:
                self.finish()
            return None
        return LeftHandWindow() if table.may_lurk(LEFT_HAND) else None

    # ---- 7

    def elimination(self, table: Saloon) -> None:
        dead = at_zero(table)
        sam = table.seat_of[VULTURE_SAM]
        self.carrion = len(dead) if sam not in dead else 0
        for seat in dead:
            eliminate(table, seat)
            self.gone |= 1 << seat
        if table.player in dead:
            cut_short(table)

    # ---- 8

    def vulture_sam(self, table: Saloon) -> Frame | None:
        sam = table.who_is(VULTURE_SAM)
        if sam == NOBODY or not self.carrion:
            return None
        self.carrion -= 1
        self.repeat()
        if decided(table):
            # Nobody is asked to prevent what can't matter any more.
            gain_at_once(table, sam, 2, BY_SAM)
            return None
        return gain(table, sam, 2, BY_SAM)

    # ---- 9

    def victory(self, table: Saloon) -> None:
        settle(table, self.cause in (SHOTS, BY_GATLING), self.gone)
        if not table.over:
            rise(table, self.gone)

    # ---- 10

    def el_gringo(self, table: Saloon) -> Frame | None:
        shooter = table.player
        if not self.angry or table.over or not table.alive[shooter]:
            return None
        table.tell(GRINGO_ANGRY, table.seat_of[EL_GRINGO], shooter)
        return arrows.Arrows(shooter, 1, False)

    def set_points(self, seat: int, points: int) -> None:
        """This player's loss event is that much."""
        self.points = (*self.points[:seat], points, *self.points[seat + 1 :])


def at_zero(table: Saloon) -> list[int]:
    """The living without life, clockwise from the active player (BD-053)."""
    return [seat for seat in table.clockwise(table.player) if table.alive[seat] and not table.life[seat]]


def which_token(ordinary: int, chief: bool) -> list[int]:
    """One token of this heap, or none (BD-256, BD-257). Swapping and dropping number their answers alike."""
    ways = [STOP]
    if ordinary:
        ways.append(SWAP_ORDINARY)
    if chief:
        ways.append(SWAP_CHIEF)
    return ways


assert SWAP_ORDINARY == DROP_ORDINARY and SWAP_CHIEF == DROP_CHIEF


class LeftHandWindow(RoleWindow):
    """Players are at 0 life: the Left Hand of the Devil may keep one of them in the game (BD-326, BD-327)."""

    def card(self) -> int:
        return LEFT_HAND

    def kind(self) -> Kind:
        return LEFT_HAND_REVEAL

    def ability(self, table: Saloon, seat: int) -> Ask:
        return Ask(seat, SAVE, sorted(at_zero(table)))

    def on_act(self, table: Saloon, saved: int) -> Frame | None:
        table.life[saved] = SAVED_LIFE
        savior = self.reacting[0][0]
        if saved == savior:
            table.tell(SAVED_SELF, saved, SAVED_LIFE)
        else:
            table.tell(SAVED, savior, saved, SAVED_LIFE)
        loss = self.beneath(table)
        assert isinstance(loss, Loss)
        # In an attack all arrows go back anyway (BD-465).
        return None if loss.cause == INDIANS or not table.tokens_of(saved) else SavedByTheDevil(saved)


class SavedByTheDevil(Frame):
    """Who was kept in the game may return all his arrows, or none (BD-326)."""

    STEPS = ("arrows",)

    seat: int

    def arrows(self, table: Saloon) -> Ask:
        return Ask(self.seat, RETURN_ALL, NO_YES)

    def on_arrows(self, table: Saloon, yes: int) -> None:
        if yes:
            table.drop_all(self.seat)
            table.tell(RETURNED_ALL, self.seat)
