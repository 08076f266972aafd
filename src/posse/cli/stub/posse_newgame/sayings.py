"""Everything that can be asked, chosen, refused and told, with the clause behind it."""

from __future__ import annotations

from typing import Final

from posse.kernel.choices import Kind, Kinds
from posse.kernel.events import Saying, all_sayings
from posse_newgame.components import CARDS

CARD: Final = Kind("card", len(CARDS), "NG-020")
"""Which card is laid, by its number."""

KINDS: Final = Kinds(CARD)

ASK_CARD: Final = Saying("ask-card", "NG-020")
LAY: Final = Saying("choice-card", "NG-020", "card")
NOT_YOURS: Final = Saying("why-not-yours", "NG-020", "card")
DEALT: Final = Saying("event-dealt", "NG-010", "n:n")
LAID: Final = Saying("event-laid", "NG-020", "seat card")
WON: Final = Saying("event-won", "NG-021", "seat")

SAYINGS: Final = all_sayings(globals())
NAMES: Final = {"card": CARDS}
