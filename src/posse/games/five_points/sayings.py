"""Everything that can be asked, chosen, refused and told in The Five Points, with the clause behind it."""

from __future__ import annotations

from typing import Final

from posse.games.five_points.components import ABOVE_BASE, ADVANCES_TO_THE_TOP, GANGS, ROWS, SPOTS
from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Saying, all_sayings

# ---- questions, and how their answers are numbered

INFLUENCE_FIRST: Final = 2 * ADVANCES_TO_THE_TOP
PASS: Final = INFLUENCE_FIRST + len(GANGS)

TURN: Final = Kind("turn", PASS + 1, "FP-050")
"""0..29 advance (`climb`); 30..37 use an influence card of that gang; 38 pass."""

AGENT: Final = Kind("agent", len(SPOTS), "FP-070")
"""Which card is influenced, by its spot."""

VICTIM: Final = Kind("victim", len(SPOTS), "FP-070")
"""Whom it banishes, by spot."""

REFILL: Final = Kind("refill", 2, "FP-064")
"""Which card moves up into the vacancy: 0 the one below left, 1 below right."""

REVEAL: Final = Kind("reveal", len(GANGS), "FP-081")
"""Which alliance is turned face up, by gang."""

KINDS: Final = Kinds(TURN, AGENT, VICTIM, REFILL, REVEAL)


def climb(goal: int, side: int) -> int:
    """To advance to a spot above the base, from below left (0) or below right (1).

    >>> goal_of(climb(20, 1)), side_of(climb(20, 1))
    (20, 1)
    """
    return 2 * (goal - ABOVE_BASE) + side


def goal_of(choice: int) -> int:
    """The spot to which an advance leads."""
    return ABOVE_BASE + choice // 2


def side_of(choice: int) -> int:
    """Whether it comes from below left or below right."""
    return choice % 2


ASK_TURN: Final = Saying("ask-turn", "FP-050")
ASK_ADVANCE: Final = Saying("ask-advance", "FP-050")
ASK_CROWNED: Final = Saying("ask-crowned", "FP-092")
ASK_AGENT: Final = Saying("ask-agent", "FP-070", "card:gang")
ASK_VICTIM: Final = Saying("ask-victim", "FP-070", "agent:gang at:spot")
ASK_REFILL: Final = Saying("ask-refill", "FP-064", "goal:spot")
ASK_REVEAL: Final = Saying("ask-reveal", "FP-081")

# ---- choices

ADVANCE: Final = Saying("choice-advance", "FP-060", "gang start:spot goal:spot")
ADVANCE_NOBODY: Final = Saying("choice-advance-nobody", "FP-060", "start:spot goal:spot")
INFLUENCE: Final = Saying("choice-influence", "FP-070", "gang")
PASSING: Final = Saying("choice-pass", "FP-092")
AGENT_ALONE: Final = Saying("choice-agent", "FP-070", "gang spot")
AGENT_AND_VICTIM: Final = Saying("choice-agent-and-victim", "FP-070", "gang spot victim:gang goal:spot")
REACHED: Final = ["a:spot", "b:spot", "c:spot", "d:spot", "e:spot", "f:spot"]
AGENT_REACHING: Final = {
    count: Saying(f"choice-agent-reaching-{count}", "FP-070", " ".join(["gang spot", *REACHED[:count]]))
    for count in range(2, len(REACHED) + 1)
}
"""An agent who could banish one of several neighbours, by their number; they are named by their spots."""
BANISH: Final = Saying("choice-victim", "FP-070", "gang spot")
NOBODY_AT: Final = Saying("choice-nobody-at", "FP-070", "spot")
MOVE_UP: Final = Saying("choice-refill", "FP-064", "gang start:spot")
TURN_UP: Final = Saying("choice-reveal", "FP-081", "gang")

# ---- refusals

OCCUPIED: Final = Saying("why-occupied", "FP-062", "goal:spot gang")
NO_SUPPORT: Final = Saying("why-no-support", "FP-061", "goal:spot missing:spot")
NOBODY_THERE: Final = Saying("why-nobody-there", "FP-060", "start:spot")
COMPLETE: Final = Saying("why-complete", "FP-091")
NO_INFLUENCE: Final = Saying("why-no-influence", "FP-070", "gang")
NO_PASSING_YET: Final = Saying("why-no-passing-yet", "FP-051")
NO_AGENT: Final = Saying("why-no-agent", "FP-070", "spot")
AGENT_NOT_MATCHING: Final = Saying("why-agent-not-matching", "FP-071", "agent:gang card:gang")
NO_VICTIM: Final = Saying("why-no-victim", "FP-070", "spot")
NOT_ITSELF: Final = Saying("why-not-itself", "FP-070", "spot")
NO_NEIGHBOUR: Final = Saying("why-no-neighbour", "FP-012", "spot agent:spot")
VICTIM_PROTECTED: Final = Saying("why-victim-protected", "FP-071", "spot agent:gang card:gang")
NO_ALLIANCE: Final = Saying("why-no-alliance", "FP-081", "gang")
SHOWN_ALREADY: Final = Saying("why-shown-already", "FP-084", "gang")

# ---- events

FIRST_PLAYER: Final = Saying("event-first-player", "FP-030", "seat")
DEALT: Final = Saying("event-dealt", "FP-024", "seat one:gang two:gang three:gang")
DEALT_INFLUENCE: Final = {
    4: Saying("event-dealt-influence-4", "FP-026", "seat a:gang b:gang c:gang d:gang"),
    5: Saying("event-dealt-influence-5", "FP-026", "seat a:gang b:gang c:gang d:gang e:gang"),
}
BASE_LAID: Final = Saying("event-base-laid", "FP-028", "a:gang b:gang c:gang d:gang e:gang f:gang")
ADVANCED: Final = Saying("event-advanced", "FP-060", "seat gang start:spot goal:spot")
FILLED: Final = Saying("event-filled", "FP-064", "seat gang start:spot goal:spot")
DRAWN: Final = Saying("event-drawn", "FP-065", "gang goal:spot")
RESHUFFLED: Final = Saying("event-reshuffled", "FP-110", "cards:n")
BANISHED: Final = Saying("event-banished", "FP-070", "seat card:gang agent:gang at:spot victim:gang goal:spot")
FIRST_IN_ROW: Final = Saying("event-first-in-row", "FP-080", "row")
SPARED: Final = Saying("event-spared", "FP-081", "seat")
SHOWN: Final = Saying("event-shown", "FP-081", "seat gang")
CROWNED: Final = Saying("event-crowned", "FP-090", "gang")
NEW_LORD: Final = Saying("event-new-lord", "FP-094", "gang")
PASSED: Final = Saying("event-passed", "FP-092", "seat influence:n")
OUT_OF_INFLUENCE: Final = Saying("event-out-of-influence", "FP-093", "seat")
ALL_SHOWN: Final = Saying("event-all-shown", "FP-120", "seat one:gang two:gang three:gang")
POINTS_FOR: Final = Saying("event-points-for", "FP-121", "seat gang spot points:n")
SCORED: Final = Saying("event-scored", "FP-121", "seat points:n influence:n")
WON: Final = Saying("event-won", "FP-123", "seat points:n")
WON_TIE: Final = Saying("event-won-tie", "FP-123", "seat points:n influence:n")
SHARED: Final = {
    2: Saying("event-shared-2", "FP-124", "a:seat b:seat points:n influence:n"),
    3: Saying("event-shared-3", "FP-124", "a:seat b:seat c:seat points:n influence:n"),
    4: Saying("event-shared-4", "FP-124", "a:seat b:seat c:seat d:seat points:n influence:n"),
}
"""By the number of those who share the victory."""

SAYINGS: Final = all_sayings(globals())

NAMES: Final = {
    "gang": GANGS,
    "spot": SPOTS,
    "row": ROWS,
}
