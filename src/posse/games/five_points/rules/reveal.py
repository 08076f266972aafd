"""Chapter "Heart of the District and No Man's Land" (FP-080..088)."""

from __future__ import annotations

from posse.games.five_points.sayings import FIRST_IN_ROW, REVEAL, SHOWN, SPARED
from posse.games.five_points.state import District
from posse.kernel.flow import Ballot, Frame


class Reveal(Frame):
    """Players must show one of their alliances.

    1 All learn why, and who is spared.                                              FP-080, FP-081
    2 All concerned choose secretly which one; then the cards are turned together.   FP-081, FP-083, FP-084
    """

    STEPS = ("announce", "choose")

    def announce(self, district: District) -> None:
        district.tell(FIRST_IN_ROW, district.highest_row - 1)
        concerned = who_reveals(district)
        for seat in range(district.seats):
            if seat not in concerned:
                district.tell(SPARED, seat)

    def choose(self, district: District) -> Ballot:
        seats = who_reveals(district)
        return Ballot(REVEAL, seats, [district.alliances_facing(seat, up=0) for seat in seats])

    def on_choose(self, district: District, gangs: list[int]) -> None:
        for seat, gang in zip(who_reveals(district), gangs, strict=True):
            district.show(seat, gang)
            district.tell(SHOWN, seat, gang)
        district.reveals_done += 1


def who_reveals(district: District) -> list[int]:
    """The active player and every other, except the one at his right; of two players only the active one (FP-081)."""
    if district.seats == 2:
        return [district.player]
    at_his_right = (district.player - 1) % district.seats
    return [seat for seat in range(district.seats) if seat != at_his_right]
