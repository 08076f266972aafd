"""The game turn after turn (BD-020), the start step and the end step (BD-451, BD-453), and what is special there."""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import (
    ARROWS,
    BASE_DIE,
    BY_SID,
    BY_SUZY,
    COWARD,
    DICE_A_TURN,
    JOSE,
    LIFE,
    LOUDMOUTH,
    MOST_DICE,
    ONES,
    PAIRS,
    RIGHT_HAND,
    SID,
    SUZY,
    TEQUILA_JOE,
    THE_GOOD,
    THE_UGLY,
    TWOS,
)
from posse.games.bang_dice.rules.gain import gain
from posse.games.bang_dice.rules.ghost import GhostTurn
from posse.games.bang_dice.rules.resolution import resolution
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.rules.rolling import Rolling, rerolls_of
from posse.games.bang_dice.rules.setup import set_table
from posse.games.bang_dice.rules.victory import PartOfTurn
from posse.games.bang_dice.sayings import (
    ANOTHER_TURN,
    EXCHANGE,
    EXCHANGED,
    GOOD_REVEAL,
    HEAL,
    HEALED,
    HEALED_SELF,
    NEW_SHERIFF,
    OWN_EXCHANGED,
    RIGHT_HAND_REVEAL,
    SALOON_DIE,
    SALOON_DIE_TAKEN,
    SET_BY_TOKEN,
    SIXTH_COWARD,
    SIXTH_LOUDMOUTH,
    TOKENS_BACK,
    TURN_BEGINS,
    UGLY_REVEAL,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.flow import Ask, Frame

WHICH_DIE: Final = [BASE_DIE, LOUDMOUTH, COWARD]
STARTERS: Final = 1 << THE_GOOD | 1 << THE_UGLY
"""The roles that may be revealed in a start step, as bits."""


class Showdown(Frame):
    """The whole game (BD-020).

    1 The table is set.                                                   BD-010..014
    2 The active player has a turn, or the Ghost.                         BD-020, BD-406
    3 The next living player clockwise, or the Ghost, until it is won.    BD-020, BD-060
    """

    STEPS = ("set_table", "turn", "next_player")

    def set_table(self, table: Saloon) -> None:
        set_table(table)

    def turn(self, table: Saloon) -> Frame:
        return GhostTurn() if table.player == table.ghost else Turn()

    def next_player(self, table: Saloon) -> None:
        seat = table.player
        for _ in range(table.seats):
            seat = (seat + 1) % table.seats
            if table.alive[seat] or seat == table.ghost:
                break
        table.player = seat
        table.dice = []
        table.saloon = BASE_DIE
        self.skip_to("turn")


class Turn(PartOfTurn):
    """One player's turn.

    1 He may take a Saloon die, for the whole turn.            BD-202, BD-203, BD-361, BD-362
    2 The start step, if he has one.                           BD-451
    3 Dice are set by a ghost token; then he rolls.            BD-410, BD-411
    4 The final faces are resolved.                            BD-026
    5 The end step, if he has one; perhaps he goes again.      BD-325, BD-453
    """

    STEPS = ("saloon_die", "start_step", "roll", "resolve", "end_step")

    # ---- 1

    def saloon_die(self, table: Saloon) -> Ask | None:
        if table.options["saloon_dice"]:
            return Ask(table.player, SALOON_DIE, WHICH_DIE)
        table.clear_dice(DICE_A_TURN, BASE_DIE)
        table.tell(TURN_BEGINS, table.player)
        return None

    def on_saloon_die(self, table: Saloon, die: int) -> None:
        table.tell(TURN_BEGINS, table.player)
        table.clear_dice(dice_with(table, die), die)
        if len(table.dice) == MOST_DICE:
            table.tell(SIXTH_LOUDMOUTH if die == LOUDMOUTH else SIXTH_COWARD, table.player)
        elif die != BASE_DIE:
            table.tell(SALOON_DIE_TAKEN, table.player, die)

    # ---- 2

    def start_step(self, table: Saloon) -> Frame | None:
        player = table.player
        if table.characters[player] == SID or (table.lurking & STARTERS and not table.shown[player]):
            return StartStep()
        return None

    # ---- 3

    def roll(self, table: Saloon) -> Frame:
        already_set = 0
        if table.token_at == table.player:
            for die in range(1 + table.token_double):
                table.dice[die] = table.token
                already_set |= 1 << die
            table.tell(SET_BY_TOKEN, table.player, 1 + table.token_double, table.token)
        return Rolling(table.every_die() & ~already_set, already_set, rerolls_of(table))

    # ---- 4

    def resolve(self, table: Saloon) -> Frame:
        return resolution(table)

    # ---- 5

    def end_step(self, table: Saloon) -> Frame | None:
        player = table.player
        if table.characters[player] == SUZY or table.token_at == player:
            return EndStep()
        return EndStep() if table.may_lurk(RIGHT_HAND) and not table.shown[player] else None


def dice_with(table: Saloon, die: int) -> int:
    """How many dice the active player rolls with this Saloon die, or with none (BD-202, BD-361, BD-362)."""
    if die == BASE_DIE:
        return DICE_A_TURN
    adds_it = JOSE if die == LOUDMOUTH else TEQUILA_JOE
    return MOST_DICE if table.characters[table.player] == adds_it else DICE_A_TURN


class StartStep(PartOfTurn):
    """The start step: The Good, The Ugly and Sid Ketchum, in any order the player likes (BD-451).

    1 The Good may become Sheriff, The Ugly may exchange arrows.    BD-312, BD-324
    2 Sid Ketchum heals somebody.                                   BD-117
    3 If he is Sid, The Good is asked once more: the Sheriff's
      maximum changes. Healing moves no arrows.                     BD-451
    """

    STEPS = ("the_good", "the_ugly", "sid_ketchum", "the_good_after_sid")

    def the_good(self, table: Saloon) -> Frame | None:
        return TheGoodWindow() if table.may_lurk(THE_GOOD) and not table.shown[table.player] else None

    def the_ugly(self, table: Saloon) -> Frame | None:
        return TheUglyWindow() if table.may_lurk(THE_UGLY) and not table.shown[table.player] else None

    def sid_ketchum(self, table: Saloon) -> Ask | None:
        if table.characters[table.player] != SID:
            self.finish()
            return None
        return Ask(table.player, HEAL, table.living())

    def on_sid_ketchum(self, table: Saloon, seat: int) -> Frame | None:
        if seat == table.player:
            table.tell(HEALED_SELF, seat)
        else:
            table.tell(HEALED, table.player, seat)
        return gain(table, seat, 1, BY_SID)

    def the_good_after_sid(self, table: Saloon) -> Frame | None:
        return self.the_good(table)


class EndStep(PartOfTurn):
    """The end step, in this order (BD-453).

    1 Suzy Lafayette gains for a turn without shots.    BD-119
    2 Ghost tokens go back.                             BD-413
    3 The Right Hand of the Devil may go once more.     BD-325
    """

    STEPS = ("suzy", "tokens_return", "right_hand")

    def suzy(self, table: Saloon) -> Frame | None:
        if table.characters[table.player] != SUZY:
            return None
        for face in table.dice:
            if ONES[face] or TWOS[face]:
                return None
        return gain(table, table.player, 2, BY_SUZY)

    def tokens_return(self, table: Saloon) -> None:
        if table.token_at == table.player:
            table.return_tokens()
            table.tell(TOKENS_BACK)

    def right_hand(self, table: Saloon) -> Frame | None:
        return RightHandWindow() if table.may_lurk(RIGHT_HAND) and not table.shown[table.player] else None


class OwnWindow(RoleWindow):
    """A moment of one's own turn: only the active player can react (BD-310)."""

    def seats_asked(self, table: Saloon) -> list[int]:
        return [table.player]


class TheGoodWindow(OwnWindow):
    """One's turn starts: The Good may become the Sheriff (BD-312..314)."""

    def card(self) -> int:
        return THE_GOOD

    def kind(self) -> Kind:
        return GOOD_REVEAL

    def ability(self, table: Saloon, seat: int) -> None:
        old = table.sheriff
        table.sheriff = seat
        table.most[old] = LIFE[table.characters[old]]
        table.tell(NEW_SHERIFF, seat, old)


class TheUglyWindow(OwnWindow):
    """One's turn starts: The Ugly may have two players exchange their arrows (BD-324)."""

    def card(self) -> int:
        return THE_UGLY

    def kind(self) -> Kind:
        return UGLY_REVEAL

    def possible(self, table: Saloon, seat: int) -> bool:
        """Somebody must have an arrow."""
        return table.pile < ARROWS or table.chief >= 0

    def ability(self, table: Saloon, seat: int) -> Ask:
        alive = table.alive
        pairs = [
            number
            for number, (one, two) in enumerate(PAIRS)
            if two < table.seats and alive[one] and alive[two] and (table.tokens_of(one) or table.tokens_of(two))
        ]
        return Ask(seat, EXCHANGE, pairs)

    def on_act(self, table: Saloon, pair: int) -> None:
        one, two = PAIRS[pair]
        arrows = table.arrows
        arrows[one], arrows[two] = arrows[two], arrows[one]
        if table.chief in (one, two):
            table.chief = one + two - table.chief
        seat = self.reacting[0][0]
        if seat in (one, two):
            table.tell(OWN_EXCHANGED, seat, one + two - seat)
        else:
            table.tell(EXCHANGED, seat, one, two)


class RightHandWindow(OwnWindow):
    """One's turn ends: the Right Hand of the Devil may take another at once (BD-325)."""

    def card(self) -> int:
        return RIGHT_HAND

    def kind(self) -> Kind:
        return RIGHT_HAND_REVEAL

    def ability(self, table: Saloon, seat: int) -> None:
        turn = table.stack[table.stack.index(self) - 2]
        assert isinstance(turn, Turn)
        turn.restart()
        table.dice = []
        table.saloon = BASE_DIE
        table.tell(ANOTHER_TURN, seat)
