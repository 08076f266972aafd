"""Chapter "Special roles" (BD-305..310) and the Judge (BD-318, BD-330).

Each special role has a window of its own, which stands in the file of the rule it interrupts. All of them go like
this: everybody who by public facts could hold the card is asked at once and quietly; who holds it may turn it up;
then the Judge may stop it; then it acts.
"""

from __future__ import annotations

from typing import Final

from posse.games.bang_dice.components import JUDGE
from posse.games.bang_dice.sayings import JUDGE_STOPS, JUDGED, REVEALED
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.flow import Ballot, Frame
from posse.kernel.window import PASS, Window

ONLY_PASS: Final = [PASS]
REACT: Final = [1]
ALL_PASS: Final = [[ONLY_PASS] * voters for voters in range(9)]
"""The options of a window in which nobody can react, by the number of those asked; shared, never changed."""


class RoleWindow(Window):
    """A moment at which one special role may be turned face up.

    1 Whoever could hold the card is asked; only its owner has more to say than "pass".     BD-307, BD-308, BD-310
    2 The card is turned face up.                                                           BD-305
    3 The Judge may react.                                                                  BD-318
    4 Unless he did, the ability acts.                                                      BD-330
    """

    STEPS = ("offer", "turn_up", "judge", "act")
    FIELDS = ("reacting", "stopped")

    def __init__(self, reacting: tuple[tuple[int, int], ...] = (), stopped: bool = False) -> None:
        super().__init__(reacting)
        self.stopped = stopped
        """Whether the Judge forbade it."""

    def copy(self) -> RoleWindow:
        twin = type(self)(self.reacting, self.stopped)
        twin.at = self.at
        return twin

    def card(self) -> int:
        """The special role whose moment this is."""
        raise NotImplementedError

    def kind(self) -> Kind:
        raise NotImplementedError

    def seats_asked(self, table: Saloon) -> list[int]:
        """All whose roles lie face down (BD-310); some windows leave somebody out."""
        return table.face_down()

    def reactions(self, table: Saloon, seat: int) -> list[int]:
        """What the owner of the card could do."""
        return REACT

    def offer(self, table: Saloon) -> Ballot | None:
        seats = self.seats_asked(table)
        if not seats:
            self.at = len(self.STEPS)
            return None
        options = ALL_PASS[len(seats)]
        card, roles = self.card(), table.roles
        for place in range(len(seats)):
            if roles[seats[place]] == card:
                options = options[:]
                options[place] = [PASS, *self.reactions(table, seats[place])]
        return Ballot(self.kind(), seats, options, True)

    def on_offer(self, table: Saloon, answers: list[int]) -> None:
        # That the window is closed may be noticed, and that nobody reacted.
        table.came_to_light += 1
        ballot = table.pending
        assert isinstance(ballot, Ballot)
        for place in range(len(answers)):
            if answers[place] != PASS:
                self.reacting = ((ballot.seats[place], answers[place]),)
                return
        self.at = len(self.STEPS)

    def turn_up(self, table: Saloon) -> None:
        seat = self.reacting[0][0]
        table.show_role(seat)
        table.tell(REVEALED, seat, table.roles[seat])

    def judge(self, table: Saloon) -> Frame | None:
        return JudgeWindow() if table.may_lurk(JUDGE) else None

    def act(self, table: Saloon) -> Frame | None:
        if self.stopped:
            return None
        seat, value = self.reacting[0]
        return self.carry_out(table, seat, value)


class JudgeWindow(RoleWindow):
    """Right after a special role was turned up: the Judge may stop its ability (BD-318). Nobody stops him."""

    STEPS = ("offer", "turn_up", "judge", "act")

    def card(self) -> int:
        return JUDGE

    def kind(self) -> Kind:
        return JUDGED

    def judge(self, table: Saloon) -> Frame | None:
        return None

    def carry_out(self, table: Saloon, seat: int, value: int) -> None:
        beneath = self.beneath(table)
        assert isinstance(beneath, RoleWindow)
        beneath.stopped = True
        table.tell(JUDGE_STOPS, seat, beneath.reacting[0][0], table.roles[beneath.reacting[0][0]])
