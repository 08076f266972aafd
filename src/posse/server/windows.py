"""The waiting in reaction windows: who is answered for, with what, and when.

A window stays open for the table's fixed time, whether or not anybody can react; it closes early only when everyone
asked has answered. A person may answer at once, or leave a standing order that does. The server never answers early
for a seat just because it can do nothing: in messages and in time, such a seat looks like one that thinks and passes.

So nothing here may look at a seat's options before deciding *when* to answer; only *what* to answer depends on them.
"""

from __future__ import annotations

from collections.abc import Callable

from posse.kernel.flow import Ballot
from posse.kernel.window import PASS
from posse.server import ledger
from posse.server.sitting import Sitting

SLOW_WINDOW = 24 * 3600.0
"""Seconds that a slow table waits for those who want to be asked."""


def order_of(sitting: Sitting, seat: int, kind: str) -> int:
    """The seat's standing order: the one against whoever opened the window, else the general one, else the usual.

    At a live table one is asked; at a slow one, standing orders answer, and who has none lets the moment pass.
    """
    orders = sitting.chairs[seat].orders
    usual = ledger.ASK if sitting.made.settings.live else ledger.NEVER
    return orders.get((kind, sitting.actor), orders.get((kind, -1), usual))


def answers_at_once(sitting: Sitting) -> list[ledger.AnyLine]:
    """What standing orders answer the moment a window opens."""
    return _answers(sitting, lambda seat, kind: order_of(sitting, seat, kind))


def answers_at_the_end(sitting: Sitting) -> list[ledger.AnyLine]:
    """Whoever has not answered lets the moment pass; bots that are late, too."""
    return _answers(sitting, lambda _seat, _kind: ledger.NEVER, bots=True)


def _answers(sitting: Sitting, order: Callable[[int, str], int], bots: bool = False) -> list[ledger.AnyLine]:
    game = sitting.game
    if game is None or not isinstance(game.pending, Ballot) or not game.pending.quiet:
        return []
    kind = game.pending.kind
    lines: list[ledger.AnyLine] = []
    for question in game.questions():
        seat = question.seat
        if sitting.chairs[seat].player and not bots:
            continue
        wish = order(seat, kind.name)
        if wish == ledger.ASK:
            continue
        value = wish if wish in question.options else PASS
        lines.append(ledger.Chose(seat, kind.first + value, [], [], "window" if bots else "order"))
    return lines


def seconds(sitting: Sitting, at: int) -> float:
    """How long the open window stays open from then on; at a live table its whole time, also after a restart."""
    settings = sitting.made.settings
    return settings.window if settings.live else max(0.0, SLOW_WINDOW - (at - sitting.asked_at) / 1000)
