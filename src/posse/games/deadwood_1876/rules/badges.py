"""Chapter 13, Badge Round (D76-180..194)."""

from __future__ import annotations

from posse.games.deadwood_1876.components import BADGES, EMPTY, FIRST_BADGE
from posse.games.deadwood_1876.rules.turn import Turn
from posse.games.deadwood_1876.sayings import BADGE_MISSING, BADGE_SHOWN, BADGES_CALLED
from posse.games.deadwood_1876.state import Town
from posse.kernel.flow import Frame


class BadgeRound(Frame):
    """The Badges are called in order; each gives its owner a turn.

    1 The round begins; Law 3 is off.                                           D76-180, D76-188
    2 The next Badge is called: a player who owns it shows it and has a turn
      at once; otherwise it is skipped.                                         D76-181..187, D76-194
    3 After the fifth call the round is over.                                   D76-193
    """

    STEPS = ("begin", "call", "again")

    def begin(self, town: Town) -> None:
        town.tell(BADGES_CALLED)

    def call(self, town: Town) -> Turn | None:
        face = FIRST_BADGE + town.called
        town.called += 1
        seat, token = town.owner_of(face)
        if seat == EMPTY:
            town.unclaimed |= 1 << face - FIRST_BADGE
            town.exclude(face)
            town.tell(BADGE_MISSING, face)
            return None
        town.open_safe(token, seat)
        town.player = seat
        town.tell(BADGE_SHOWN, seat, face)
        return Turn()

    def again(self, town: Town) -> None:
        if town.called < BADGES:
            self.skip_to("call")
