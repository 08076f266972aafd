"""The game turn after turn (BD-020), the start step and the end step (BD-451, BD-453), and what is special there."""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import (
    ARROWS,
    BASE_DIE,
    COWARD,
    DICE_A_TURN,
    JOSE,
    LIFE,
    LOUDMOUTH,
    LUCKY_DUKE,
    MOST_DICE,
    ONES,
    PAIRS,
    REROLLS,
    RIGHT_HAND,
    SID,
    SUZY,
    TEQUILA_JOE,
    THE_GOOD,
    THE_UGLY,
    TWOS,
)
from posse.games.bang_dice.rules.gain import Gain
from posse.games.bang_dice.rules.ghost import GhostTurn
from posse.games.bang_dice.rules.resolution import resolution
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.rules.rolling import Rolling
from posse.games.bang_dice.rules.setup import set_table
from posse.games.bang_dice.rules.victory import PartOfTurn
from posse.games.bang_dice.sayings import (
    ANOTHER_TURN,
    EXCHANGE,
    EXCHANGED,
    GOOD_REVEAL,
    HEAL,
    HEALED,
    NEW_SHERIFF,
    RIGHT_HAND_REVEAL,
    SALOON_DIE,
    SALOON_DIE_TAKEN,
    SET_BY_TOKEN,
    SIXTH_DIE_TAKEN,
    TOKENS_BACK,
    TURN_BEGINS,
    UGLY_REVEAL,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.flow import Ask, Frame

WHICH_DIE: Final = [BASE_DIE, LOUDMOUTH, COWARD]


class Showdown(Frame):
    """The whole game (BD-020).

    1 The table is set.                                                   BD-010..014
    2 The active player has a turn, or the Ghost.                         BD-020, BD-406
    3 The next living player clockwise, or the Ghost, until it is won.    BD-020, BD-060
    """

    STEPS = ("set_table", "turn", "next_player")

    def copy(self) -> Showdown:
        twin = Showdown()
        twin.at = self.at
        return twin

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
        self.skip_to("turn")


class Turn(PartOfTurn):
    """One player's turn.

    1 He may take a Saloon die, for the whole turn.                                BD-202, BD-203, BD-361, BD-362
    2 Start step: The Good, The Ugly and Sid Ketchum, in any order he likes.       BD-117, BD-312, BD-324, BD-451
    3 Dice are set by a ghost token; then he rolls.                                BD-410, BD-411
    4 The final faces are resolved.                                                BD-026
    5 End step: Suzy gains, ghost tokens return, the Right Hand may go again.      BD-119, BD-325, BD-413, BD-453
    """

    STEPS = (
        "saloon_die", "the_good", "the_ugly", "sid_ketchum", "the_good_after_sid", "the_ugly_after_sid",
        "roll", "resolve", "suzy", "tokens_return", "right_hand", "once_more",
    )  # fmt: skip
    FIELDS = ("another",)

    def __init__(self, another: bool = False) -> None:
        super().__init__()
        self.another = another
        """Whether the Right Hand of the Devil plays a second turn after this one."""

    def copy(self) -> Turn:
        twin = Turn(self.another)
        twin.at = self.at
        return twin

    # ---- 1

    def saloon_die(self, table: Saloon) -> Ask | None:
        if table.options["saloon_dice"]:
            return Ask(table.player, SALOON_DIE, WHICH_DIE)
        table.clear_dice(DICE_A_TURN, BASE_DIE)
        table.tell(TURN_BEGINS, table.player)
        return None

    def on_saloon_die(self, table: Saloon, die: int) -> None:
        table.tell(TURN_BEGINS, table.player)
        sixth = die != BASE_DIE and table.characters[table.player] == (JOSE if die == LOUDMOUTH else TEQUILA_JOE)
        table.clear_dice(MOST_DICE if sixth else DICE_A_TURN, die)
        if die != BASE_DIE:
            table.tell(SIXTH_DIE_TAKEN if sixth else SALOON_DIE_TAKEN, table.player, die)

    # ---- 2

    def the_good(self, table: Saloon) -> Frame | None:
        return TheGoodWindow() if table.may_lurk(THE_GOOD) and not table.shown[table.player] else None

    def the_ugly(self, table: Saloon) -> Frame | None:
        return TheUglyWindow() if table.may_lurk(THE_UGLY) and not table.shown[table.player] else None

    def sid_ketchum(self, table: Saloon) -> Ask | None:
        if table.characters[table.player] != SID:
            self.skip_to("roll")
            return None
        return Ask(table.player, HEAL, table.living())

    def on_sid_ketchum(self, table: Saloon, seat: int) -> Frame:
        table.tell(HEALED, table.player, seat)
        return Gain(seat, 1)

    def the_good_after_sid(self, table: Saloon) -> Frame | None:
        return self.the_good(table)

    def the_ugly_after_sid(self, table: Saloon) -> Frame | None:
        return self.the_ugly(table)

    # ---- 3

    def roll(self, table: Saloon) -> Frame:
        already_set = 0
        if table.token_at == table.player:
            for die in range(1 + table.token_double):
                table.dice[die] = table.token
                already_set |= 1 << die
            table.tell(SET_BY_TOKEN, table.player, 1 + table.token_double, table.token)
        rerolls = REROLLS + 1 if table.characters[table.player] == LUCKY_DUKE else REROLLS
        return Rolling((1 << len(table.dice)) - 1 & ~already_set, already_set, rerolls)

    # ---- 4

    def resolve(self, table: Saloon) -> Frame:
        return resolution(table)

    # ---- 5

    def suzy(self, table: Saloon) -> Frame | None:
        if table.characters[table.player] != SUZY:
            return None
        for face in table.dice:
            if ONES[face] or TWOS[face]:
                return None
        return Gain(table.player, 2)

    def tokens_return(self, table: Saloon) -> None:
        if table.token_at == table.player:
            table.return_tokens()
            table.tell(TOKENS_BACK)

    def right_hand(self, table: Saloon) -> Frame | None:
        return RightHandWindow() if table.may_lurk(RIGHT_HAND) and not table.shown[table.player] else None

    def once_more(self, table: Saloon) -> None:
        if self.another:
            self.another = False
            self.skip_to("saloon_die")


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
        table.tell(EXCHANGED, self.reacting[0][0], one, two)


class RightHandWindow(OwnWindow):
    """One's turn ends: the Right Hand of the Devil may take another at once (BD-325)."""

    def card(self) -> int:
        return RIGHT_HAND

    def kind(self) -> Kind:
        return RIGHT_HAND_REVEAL

    def ability(self, table: Saloon, seat: int) -> None:
        turn = self.beneath(table)
        assert isinstance(turn, Turn)
        turn.another = True
        table.tell(ANOTHER_TURN, seat)
