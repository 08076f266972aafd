"""Gaining life (BD-047, BD-056) and The Bad, who may prevent it (BD-322, BD-323)."""

from __future__ import annotations

from posse.games.bang_dice.components import THE_BAD
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.sayings import BAD_REVEAL, CANCELLED, GAINED, WASTED
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.flow import Frame


class Gain(Frame):
    """One gain event: a Beer symbol, or one use of an ability.

    1 The Bad may cancel it; nobody asks him about a player who has his maximum.    BD-322, BD-323
    2 The life is gained, up to the maximum, never by the eliminated.               BD-047, BD-056
    """

    STEPS = ("the_bad", "gain")
    FIELDS = ("seat", "points")

    def __init__(self, seat: int, points: int) -> None:
        super().__init__()
        self.seat = seat
        self.points = points
        """0 once it is cancelled."""

    def copy(self) -> Gain:
        twin = Gain(self.seat, self.points)
        twin.at = self.at
        return twin

    def the_bad(self, table: Saloon) -> Frame | None:
        if not table.alive[self.seat]:
            self.skip_to("gain")
            return None
        if table.life[self.seat] >= table.most[self.seat]:
            return None
        return TheBadWindow() if table.may_lurk(THE_BAD) else None

    def gain(self, table: Saloon) -> None:
        if not self.points or not table.alive[self.seat]:
            return
        gained = min(self.points, table.most[self.seat] - table.life[self.seat])
        if gained <= 0:
            table.tell(WASTED, self.seat)
            return
        table.life[self.seat] += gained
        table.tell(GAINED, self.seat, gained, table.life[self.seat])


class TheBadWindow(RoleWindow):
    """Another player is about to gain life: The Bad may prevent it (BD-322)."""

    def card(self) -> int:
        return THE_BAD

    def kind(self) -> Kind:
        return BAD_REVEAL

    def gain_beneath(self, table: Saloon) -> Gain:
        gain = self.beneath(table)
        assert isinstance(gain, Gain)
        return gain

    def seats_asked(self, table: Saloon) -> list[int]:
        """Everyone face down but the one who gains (BD-310)."""
        gainer = self.gain_beneath(table).seat
        return [seat for seat in table.face_down() if seat != gainer]

    def ability(self, table: Saloon, seat: int) -> None:
        gain = self.gain_beneath(table)
        gain.points = 0
        table.tell(CANCELLED, seat, gain.seat)
