"""Elimination and chapter "End of the game" (BD-052..058, BD-060..064, BD-070..075), and who becomes the Ghost."""

from __future__ import annotations

from posse.games.bang_dice.components import (
    CATEGORY,
    DEPUTY,
    HUNTED_DOWN,
    HUNTS,
    LAST_ONE,
    LAW_AND_ORDER,
    NOBODY,
    NOBODY_LEFT,
    OUTLAW,
    RENEGADE,
    RENEGADE_ALONE,
    SHERIFF,
    SHERIFF_DEAD,
)
from posse.games.bang_dice.sayings import (
    BEATEN,
    BEATEN_AS,
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
    TOKENS_BACK,
    WON,
    WON_AS,
)
from posse.games.bang_dice.state import Saloon
from posse.kernel.flow import Frame
from posse.kernel.game import telling


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


def rise(table: Saloon, eliminated: int) -> None:
    """The first one out who was not the Sheriff becomes the Ghost; a Renegade changes sides (BD-402..404)."""
    if table.ghost != NOBODY or not table.options["ghost"]:
        return
    for seat in table.clockwise(table.player):
        if eliminated >> seat & 1 and seat != table.sheriff:
            table.ghost = seat
            table.tell(BECOMES_GHOST, seat)
            if CATEGORY[table.roles[seat]] == RENEGADE:
                table.tell(GHOST_CHANGES_SIDE, seat, table.team(seat))
            return


def cut_short(table: Saloon) -> None:
    """The active player is out: all that is left of his turn does not happen (BD-033, BD-057, BD-058)."""
    for frame in table.stack:
        if isinstance(frame, PartOfTurn):
            frame.finish()


def decided(table: Saloon) -> bool:
    """Whether the Sheriff is out, or all Outlaws and Renegades are (BD-060, BD-061). Three players have no Sheriff."""
    if table.seats == 3:
        return False
    return not table.alive[table.sheriff] or all(table.team(seat) not in (OUTLAW, RENEGADE) for seat in table.living())


def settle(table: Saloon, by_hand: bool, eliminated: int) -> None:
    """After a batch with eliminations: whoever has won by it (BD-060..063, BD-072..074)."""
    if table.seats == 3:
        settle_three(table, by_hand, eliminated)
        return
    if not decided(table):
        return
    living = table.living()
    if table.alive[table.sheriff]:
        table.tell(LAW_WINS)
        finish(table, LAW_AND_ORDER, members(table, SHERIFF, DEPUTY))
    elif len(living) == 1 and table.team(living[0]) == RENEGADE:
        table.tell(RENEGADE_WINS, living[0])
        finish(table, RENEGADE_ALONE, 1 << living[0])
    else:
        table.tell(OUTLAWS_WIN)
        finish(table, SHERIFF_DEAD, members(table, OUTLAW, OUTLAW))


def settle_three(table: Saloon, by_hand: bool, eliminated: int) -> None:
    """Three players: the hunter who shot his target, or the last one alive (BD-072..074)."""
    hunter = table.player
    for seat in range(3):
        if by_hand and eliminated >> seat & 1 and table.roles[seat] == HUNTS[table.roles[hunter]]:
            table.tell(HUNTER_WINS, hunter, seat)
            finish(table, HUNTED_DOWN, 1 << hunter)
            return
    living = table.living()
    if len(living) == 1:
        table.tell(LAST_ONE_WINS, living[0])
        finish(table, LAST_ONE, 1 << living[0])
    elif not living:
        table.tell(DRAW)
        finish(table, NOBODY_LEFT, 0)


def members(table: Saloon, one: int, two: int) -> int:
    """All on these sides, living or not, as bits (BD-055)."""
    mask = 0
    for seat in range(table.seats):
        if table.team(seat) in (one, two):
            mask |= 1 << seat
    return mask


def finish(table: Saloon, victory: int, winners: int) -> None:
    """The game is over, and all roles are shown (BD-064)."""
    table.over = 1
    table.victory = victory
    table.winners = winners
    for seat in range(table.seats):
        if not table.shown[seat]:
            table.show_role(seat)
        if winners:
            tell_result(table, seat, bool(winners >> seat & 1))
    for frame in table.stack:
        frame.finish()


@telling
def tell_result(table: Saloon, seat: int, won: bool) -> None:
    """As what this player has won or not: the card, and the side if that is another (BD-055, BD-064)."""
    role, side = table.roles[seat], table.team(seat)
    if side == CATEGORY[role]:
        table.tell(WON if won else BEATEN, seat, role)
    else:
        table.tell(WON_AS if won else BEATEN_AS, seat, role, side)


def ranks(table: Saloon) -> list[int]:
    """1 for all who have won, the same lower place for all others; in a draw nobody has won, and all are second."""
    winning = [table.winners >> seat & 1 for seat in range(table.seats)]
    second = max(2, 1 + sum(winning))
    return [1 if won else second for won in winning]
