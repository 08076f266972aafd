"""Everything that can be asked, chosen, refused and told, with the clause behind it."""

from __future__ import annotations

from typing import Final

from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Saying, all_sayings
from posse_crazy_eights.components import CARDS, SUITS

# ---- questions, and how their answers are numbered

DRAW: Final = len(CARDS)

TURN: Final = Kind("turn", len(CARDS) + 1, "CE-020")
"""0..51 play that card, 52 draw; where there is nothing to draw, pass."""

DRAWN: Final = Kind("drawn", 2, "CE-024")
"""What becomes of the card that was drawn: 0 it is kept, 1 it is played."""

SUIT: Final = Kind("suit", len(SUITS), "CE-022")
"""Which suit counts from now on."""

KINDS: Final = Kinds(TURN, DRAWN, SUIT)
KEEP, LAY = 0, 1

ASK_TURN: Final = Saying("ask-turn", "CE-020", "suit")
ASK_DRAWN: Final = Saying("ask-drawn", "CE-024", "card")
ASK_SUIT: Final = Saying("ask-suit", "CE-022")

# ---- choices

PLAY: Final = Saying("choice-play", "CE-020", "card")
DRAWING: Final = Saying("choice-draw", "CE-023")
PASSING: Final = Saying("choice-pass", "CE-025")
KEEPING: Final = Saying("choice-keep", "CE-024", "card")
LAYING: Final = Saying("choice-lay", "CE-024", "card")
NAMING: Final = Saying("choice-suit", "CE-022", "suit")

# ---- refusals

NOT_YOURS: Final = Saying("why-not-yours", "CE-020", "card")
DOES_NOT_FIT: Final = Saying("why-does-not-fit", "CE-021", "card suit top:card")
DRAWN_DOES_NOT_FIT: Final = Saying("why-drawn-does-not-fit", "CE-021", "suit")

# ---- what happens

DEALT: Final = Saying("event-dealt", "CE-010", "n:n")
TURNED: Final = Saying("event-turned", "CE-011", "card")
BEGINS: Final = Saying("event-begins", "CE-013", "seat")
PLAYED: Final = Saying("event-played", "CE-020", "seat card")
NAMED: Final = Saying("event-named", "CE-022", "seat suit")
DREW: Final = Saying("event-drew", "CE-024", "seat")
YOU_DREW: Final = Saying("event-you-drew", "CE-024", "card")
PASSED: Final = Saying("event-passed", "CE-025", "seat")
BLOCKED: Final = Saying("event-blocked", "CE-031")
WENT_OUT: Final = Saying("event-went-out", "CE-030", "seat points:n")
FEWEST: Final = Saying("event-fewest", "CE-031", "seat points:n")

SAYINGS: Final = all_sayings(globals())

NAMES: Final = {"card": CARDS, "suit": SUITS}
