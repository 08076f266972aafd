"""Gaining life (BD-047, BD-056) and The Bad, who may prevent it (BD-322, BD-323)."""

from __future__ import annotations

from posse.games.bang_dice.components import THE_BAD
from posse.games.bang_dice.rules.reveal import RoleWindow
from posse.games.bang_dice.sayings import BAD_REVEAL, CANCELLED, GAINED, WASTED
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.flow import Frame


def gain(table: Saloon, seat: int, points: int, why: int) -> Gain | None:
    """One gain event: at once, or, if The Bad may have a say in it, as a rule that stops for him."""
    if table.alive[seat] and table.life[seat] < table.most[seat] and table.may_lurk(THE_BAD):
        return Gain(seat, points, why)
    gain_at_once(table, seat, points, why)
    return None


def gain_at_once(table: Saloon, seat: int, points: int, why: int) -> None:
    """The life is gained, up to the maximum, never by the eliminated (BD-047, BD-056)."""
    if not points or not table.alive[seat]:
        return
    gained = min(points, table.most[seat] - table.life[seat])
    if gained <= 0:
        table.tell(WASTED[why], seat)
        return
    table.life[seat] += gained
    table.tell(GAINED[why], seat, gained, table.life[seat])


class Gain(Frame):
    """One gain event that could be prevented: a Beer symbol, or one use of an ability.

    1 The Bad may cancel it.        BD-322, BD-323
    2 Else the life is gained.      BD-047, BD-056
    """

    STEPS = ("the_bad", "gain")

    seat: int
    points: int
    """0 once it is cancelled."""
    why: int
    """Beer, or whose ability."""

    def the_bad(self, table: Saloon) -> Frame:
        return TheBadWindow()

    def gain(self, table: Saloon) -> None:
        gain_at_once(table, self.seat, self.points, self.why)


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
        gain = table.stack[-2]
        assert isinstance(gain, Gain)
        gainer = gain.seat
        return [seat for seat in table.face_down() if seat != gainer]

    def ability(self, table: Saloon, seat: int) -> None:
        gain = self.gain_beneath(table)
        gain.points = 0
        table.tell(CANCELLED, seat, gain.seat)
