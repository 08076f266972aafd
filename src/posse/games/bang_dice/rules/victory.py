"""Elimination and chapter "End of the game" (BD-052..058, BD-060..064, BD-070..075), and who becomes the Ghost."""

from __future__ import annotations

from posse.games.bang_dice.components import (
    CATEGORY,
    DEPUTY,
    HUNTS,
    NOBODY,
    OUTLAW,
    RENEGADE,
    SHERIFF,
)
from posse.games.bang_dice.sayings import (
    BECOMES_GHOST,
    DRAW,
    ELIMINATED,
    ELIMINATED_AS,
    GHOST_CHANGES_SIDE,
    HUNTER_WINS,
    LAST_ONE_WINS,
    LAW_WINS,
    OUTLAWS_WIN,
    RENEGADE_WINS,
    SHOWN_AT_THE_END,
    TOKENS_BACK,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.flow import Frame


class PartOfTurn(Frame):
    """A rule that is at an end when the active player is eliminated (BD-057)."""


def eliminate(table: Saloon, seat: int) -> None:
    """A player is out: his role is shown, his arrows go back, and the Ghost's tokens too (BD-052, BD-413)."""
    table.alive[seat] = 0
    table.drop_all(seat)
    if not table.shown[seat]:
        table.show_role(seat)
    if table.team(seat) == CATEGORY[table.roles[seat]]:
        table.tell(ELIMINATED, seat, table.roles[seat])
    else:
        table.tell(ELIMINATED_AS, seat, table.roles[seat], table.team(seat))
    if table.token_at == seat:
        table.return_tokens()
        table.tell(TOKENS_BACK)
    if table.ghost == NOBODY and seat != table.sheriff and table.options["ghost"]:
        rise(table, seat)


def rise(table: Saloon, seat: int) -> None:
    """The first one out becomes the Ghost; a Renegade changes sides (BD-402..404)."""
    table.ghost = seat
    table.tell(BECOMES_GHOST, seat)
    if CATEGORY[table.roles[seat]] == RENEGADE:
        table.tell(GHOST_CHANGES_SIDE, seat, table.team(seat))


def cut_short(table: Saloon) -> None:
    """The active player is out: all that is left of his turn does not happen (BD-033, BD-057, BD-058)."""
    for frame in table.stack:
        if isinstance(frame, PartOfTurn):
            frame.finish()


def settle(table: Saloon, by_hand: bool, eliminated: int) -> None:
    """After a batch with eliminations: whoever has won by it (BD-060..063, BD-072..074)."""
    if table.seats == 3:
        settle_three(table, by_hand, eliminated)
        return
    living = table.living()
    if not table.alive[table.sheriff]:
        if len(living) == 1 and table.team(living[0]) == RENEGADE:
            table.tell(RENEGADE_WINS, living[0])
            finish(table, 1 << living[0])
        else:
            table.tell(OUTLAWS_WIN)
            finish(table, members(table, OUTLAW, OUTLAW))
        return
    for seat in living:
        if table.team(seat) in (OUTLAW, RENEGADE):
            return
    table.tell(LAW_WINS)
    finish(table, members(table, SHERIFF, DEPUTY))


def settle_three(table: Saloon, by_hand: bool, eliminated: int) -> None:
    """Three players: the hunter who shot his target, or the last one alive (BD-072..074)."""
    hunter = table.player
    for seat in range(3):
        if by_hand and eliminated >> seat & 1 and table.roles[seat] == HUNTS[table.roles[hunter]]:
            table.tell(HUNTER_WINS, hunter, seat)
            finish(table, 1 << hunter)
            return
    living = table.living()
    if len(living) == 1:
        table.tell(LAST_ONE_WINS, living[0])
        finish(table, 1 << living[0])
    elif not living:
        table.tell(DRAW)
        finish(table, 0)


def members(table: Saloon, one: int, two: int) -> int:
    """All on these sides, living or not, as bits (BD-055)."""
    mask = 0
    for seat in range(table.seats):
        if table.team(seat) in (one, two):
            mask |= 1 << seat
    return mask


def finish(table: Saloon, winners: int) -> None:
    """The game is over, and all roles are shown (BD-064)."""
    table.over = 1
    table.winners = winners
    for seat in range(table.seats):
        if not table.shown[seat]:
            table.show_role(seat)
            table.tell(SHOWN_AT_THE_END, seat, table.roles[seat])
    for frame in table.stack:
        frame.finish()


def ranks(table: Saloon) -> list[int]:
    """1 for all who have won, the same lower place for all others; in a draw nobody has won, and all are second."""
    winning = [table.winners >> seat & 1 for seat in range(table.seats)]
    second = max(2, 1 + sum(winning))
    return [1 if won else second for won in winning]
