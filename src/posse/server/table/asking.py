"""Who is shown what is asked, and how long answers are kept back. Nothing here looks at options but `put_to`.

A question with a single answer is put to nobody who has not asked for that; `windows` gives the answer. So where
several people play, what passes between a question and its answer must be the same for those who had a choice.
"""

from __future__ import annotations

from typing import Final

from posse.kernel.choices import Question
from posse.kernel.flow import Ask, Ballot
from posse.kernel.game import Game
from posse.server.book import ledger
from posse.server.table.chairs import Chair

PAUSE: Final = 2.0
"""Seconds before a single answer is given to a question that all know of; answers that come sooner wait that long."""


class Asked:
    """A sitting (`sitting.Sitting`), as far as questions go. Parts of a Protocol would be looked up by name."""

    made: ledger.Made
    chairs: list[Chair]
    game: Game | None
    held: dict[int, int]
    actor: int

    def seats_of(self, guest: str) -> list[int]:
        """The seats of a guest."""
        raise NotImplementedError


def put_to(sitting: Asked, seat: int) -> Question | None:
    """The question that the person on the seat is shown; one with a single answer only if they want that."""
    question = None if sitting.game is None or seat in sitting.held else sitting.game.question(seat)
    return None if question is not None and len(question.options) == 1 and hides(sitting, seat) else question


def hides(sitting: Asked, seat: int) -> bool:
    """Whether questions with a single answer are kept from the seat: the table answers them.

    Where several share one screen, the cover between them shows who is asked: it must fall for everybody. And at a
    slow table no moment would be the usual one for an answer.
    """
    chair = sitting.chairs[seat]
    if not chair.guest or chair.player or chair.singles or len(sitting.seats_of(chair.guest)) > 1:
        return False
    return sitting.made.settings.live or alone(sitting)


def hides_choices(sitting: Asked) -> bool:
    """Whether somebody may be asked who has a single answer, which nobody else may learn."""
    pending = None if sitting.game is None else sitting.game.pending
    return isinstance(pending, Ballot) or (pending is not None and pending.always)


def alone(sitting: Asked) -> bool:
    """Whether at most one person plays here, among bots: nobody is there from whom to hide anything."""
    playing = [chair for chair in sitting.chairs if chair.guest and (not chair.stand_in or chair.may_come_back)]
    return len({chair.guest for chair in playing}) <= 1


def order_of(sitting: Asked, seat: int, kind: str) -> int:
    """The seat's standing order: the one against whoever opened the window, else the general one, else the usual.

    At a live table one is asked; at a slow one, standing orders answer, and who has none lets the moment pass.
    """
    orders = sitting.chairs[seat].orders
    usual = ledger.ASK if sitting.made.settings.live or alone(sitting) else ledger.NEVER
    return orders.get((kind, sitting.actor), orders.get((kind, -1), usual))


def holds(sitting: Asked) -> float:
    """Seconds for which answers to the open question are kept back, if a person is asked who may have a single one.

    In a window its whole time, else a short pause.
    """
    pending = None if sitting.game is None else sitting.game.pending
    settings = sitting.made.settings
    if pending is None or (isinstance(pending, Ask) and not pending.always):
        return 0.0
    if not settings.live or alone(sitting):
        return 0.0
    if isinstance(pending, Ask):
        return min(PAUSE, settings.window) if hides(sitting, pending.seat) else 0.0
    if not pending.quiet:
        return min(PAUSE, settings.window) if any(hides(sitting, seat) for seat in pending.seats) else 0.0
    kind = pending.kind.name
    waits = [seat for seat in pending.seats if order_of(sitting, seat, kind) == ledger.ASK]
    return settings.window if any(hides(sitting, seat) for seat in waits) else 0.0
