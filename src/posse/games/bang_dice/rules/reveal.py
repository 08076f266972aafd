"""Chapter "Special roles" (BD-305..310) and the Judge (BD-318, BD-330).

Each special role has a window of its own, which stands in the file of the rule it interrupts. All of them go like
this: everybody who by public facts could hold the card is asked at once and quietly; who holds it may turn it up;
then the Judge may stop it; then it acts.
"""

from __future__ import annotations

from typing import ClassVar, Final

from posse.games.bang_dice.components import JUDGE
from posse.games.bang_dice.sayings import JUDGE_REVEAL, JUDGE_STOPS, REVEALED
from posse.games.bang_dice.state import Saloon
from posse.kernel.choices import Kind
from posse.kernel.flow import Ask, Ballot, Frame
from posse.kernel.window import PASS, Window

ONLY_PASS: Final = [PASS]
PASS_OR_REVEAL: Final = [PASS, 1]
ALL_PASS: Final = [[ONLY_PASS] * voters for voters in range(9)]
"""The options of a window in which nobody can react, by the number of those asked; shared, never changed."""


class RoleWindow(Window):
    """A moment at which one special role may be turned face up.

    1 Whoever could hold the card is asked; only its owner has more to say than "pass".     BD-307, BD-308, BD-310
    2 The card is turned face up.                                                           BD-305
    3 The Judge may react.                                                                  BD-318
    4 Unless he did, the ability acts; if it needs a choice, its owner makes it now.        BD-330
    """

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "turn_up", "judge", "act")

    stopped: bool = False
    """Whether the Judge forbade it."""

    # `reacting` holds who has turned the card up, and is public: it is filled and the card turned in one go.

    def forget_others(self, seat: int | None) -> None:
        """Nothing: who reacts has shown his card."""

    def card(self) -> int:
        """The special role whose moment this is."""
        raise NotImplementedError

    def kind(self) -> Kind:
        raise NotImplementedError

    def seats_asked(self, table: Saloon) -> list[int]:
        """All whose roles lie face down (BD-310); some windows leave somebody out."""
        return table.face_down()

    def possible(self, table: Saloon, seat: int) -> bool:
        """Whether the ability could do anything now, if this seat had it."""
        return True

    def offer(self, table: Saloon) -> Ballot | None:
        seats = self.seats_asked(table)
        if not seats:
            self.finish()
            return None
        options = ALL_PASS[len(seats)]
        card, roles = self.card(), table.roles
        for place in range(len(seats)):
            if roles[seats[place]] == card and self.possible(table, seats[place]):
                options = options[:]
                options[place] = PASS_OR_REVEAL
        return Ballot(self.kind(), seats, options, True)

    def on_offer(self, table: Saloon, answers: list[int]) -> None:
        ballot = table.pending
        assert isinstance(ballot, Ballot)
        for place in range(len(answers)):
            if answers[place] != PASS:
                self.reacting = ((ballot.seats[place], answers[place]),)
                return
        self.finish()

    def turn_up(self, table: Saloon) -> None:
        seat = self.reacting[0][0]
        table.show_role(seat)
        table.tell(REVEALED, seat, table.roles[seat])

    def judge(self, table: Saloon) -> Frame | None:
        return JudgeWindow() if table.may_lurk(JUDGE) else None

    def act(self, table: Saloon) -> Ask | None:
        if self.stopped:
            return None
        return self.ability(table, self.reacting[0][0])

    def ability(self, table: Saloon, seat: int) -> Ask | None:
        """What the card does; it may ask its owner, who is heard by `on_act`."""
        raise NotImplementedError


class JudgeWindow(RoleWindow):
    """Right after a special role was turned up: the Judge may stop its ability (BD-318). Nobody stops him."""

    def card(self) -> int:
        return JUDGE

    def kind(self) -> Kind:
        return JUDGE_REVEAL

    def judge(self, table: Saloon) -> Frame | None:
        return None

    def ability(self, table: Saloon, seat: int) -> None:
        beneath = self.beneath(table)
        assert isinstance(beneath, RoleWindow)
        beneath.stopped = True
        table.tell(JUDGE_STOPS, seat, beneath.reacting[0][0], table.roles[beneath.reacting[0][0]])
