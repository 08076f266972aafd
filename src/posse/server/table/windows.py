"""What the table answers for people, and when: in reaction windows, and where there is a single answer.

A question with a single answer is not shown to a person who has not asked for that. Where one person plays among bots,
the table answers it at once, and no window closes by the clock. Where several play, nothing may tell who had a choice:

- a window in which such a person is asked lasts its fixed time, and answers are kept back until its end. It closes as
  soon as everybody has answered only if all who are asked are bots, have left standing orders, or are shown
  everything: all that was settled without looking at options;
- any other question that may have a single answer is answered after a fixed pause, and so are those who were quicker.

An answer is written down, and for that moment the table is busy, which others may notice. So now and then, at some time
in a window, it seems to answer for those who have no choice, too (`seeming`). Otherwise nothing here may look at a
seat's options before deciding *when* to answer; only *what* to answer depends on them.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from posse.kernel.flow import Ballot
from posse.kernel.window import PASS
from posse.server.book import ledger
from posse.server.table import asking
from posse.server.table.sitting import Sitting

SLOW_WINDOW = 24 * 3600.0
"""Seconds that a slow table waits for those who want to be asked."""

SEEMS = 0.5
"""How often the table seems to answer for somebody in a window; people don't answer each time, either."""

Lines = list[ledger.AnyLine]


def concerns(sitting: Sitting) -> bool:
    """Whether the table has to answer the open question for somebody, now or later."""
    return sitting.window_is_open() or sitting.holds > 0 or bool(_singles(sitting))


def answers_at_once(sitting: Sitting) -> Lines:
    """What standing orders answer the moment a window opens; and a single answer of somebody who plays alone."""
    singles = _singles(sitting) if asking.alone(sitting) else []
    orders = _answers(sitting, lambda seat, kind: asking.order_of(sitting, seat, kind))
    by_seat = {line.seat: line for line in [*singles, *orders]}
    return list(by_seat.values())


def answers_at_the_end(sitting: Sitting) -> Lines:
    """What was kept back, and single answers; in a window, whoever has not answered lets it pass, late bots too."""
    passes = _answers(sitting, lambda _seat, _kind: ledger.NEVER, bots=True)
    held = [ledger.Chose(seat, choice, [], []) for seat, choice in sitting.held.items()]
    by_seat = {line.seat: line for line in [*passes, *held, *_singles(sitting)]}
    return list(by_seat.values())


def seeming(sitting: Sitting) -> list[tuple[float, int]]:
    """Seats for which the table seems to answer in the open window, each with the part of its time after which."""
    if not sitting.window_is_open() or not sitting.holds:
        return []
    return sorted((random.uniform(0.1, 0.9), line.seat) for line in _singles(sitting) if random.random() < SEEMS)


def seems_to_answer(sitting: Sitting, seat: int) -> Lines:
    """What is written then: a single answer, as one that somebody has given and that is kept back."""
    singles = [] if seat in sitting.held else _singles(sitting)
    return [ledger.Held(seat, line.choice) for line in singles if line.seat == seat]


def _singles(sitting: Sitting) -> list[ledger.Chose]:
    """The answers to all questions that are kept from somebody because there is a single one."""
    questions = [] if sitting.game is None else sitting.game.questions()
    return [
        ledger.Chose(question.seat, question.choices[0], [], [], "table")
        for question in questions
        if len(question.options) == 1 and asking.hides(sitting, question.seat)
    ]


def _answers(sitting: Sitting, order: Callable[[int, str], int], bots: bool = False) -> list[ledger.Chose]:
    game = sitting.game
    if game is None or not isinstance(game.pending, Ballot) or not game.pending.quiet:
        return []
    kind = game.pending.kind
    lines: list[ledger.Chose] = []
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
    """How long from then on the table waits before it answers; in a window at a live table its whole time, also after
    a restart."""
    settings = sitting.made.settings
    passed = (at - sitting.asked_at) / 1000
    if not sitting.window_is_open():
        return max(0.0, sitting.holds - passed)
    return settings.window if settings.live else max(0.0, SLOW_WINDOW - passed)
