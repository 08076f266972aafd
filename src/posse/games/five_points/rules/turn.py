"""Chapter "The road to the top" (FP-050..052), and passing after the coronation (FP-090..096)."""

from __future__ import annotations

from posse.games.five_points.components import ABOVE_BASE, BELOW, EMPTY, GANGS, SPOTS
from posse.games.five_points.rules.advance import FillVacancy, advance
from posse.games.five_points.rules.banish import Banish
from posse.games.five_points.rules.reveal import Reveal
from posse.games.five_points.rules.scoring import final_scoring
from posse.games.five_points.rules.setup import set_table
from posse.games.five_points.sayings import INFLUENCE_FIRST, OUT_OF_INFLUENCE, PASS, PASSED, TURN, climb
from posse.games.five_points.state import EIGHT, District
from posse.kernel.flow import Ask, Frame


class RoadToTheTop(Frame):
    """The whole game, turn after turn.

    1 The table is set.                                                   FP-020..031
    2 The active player advances a card, banishes one or, after the
      coronation, may pass.                                               FP-050, FP-051, FP-091..093
    3 The first card in row 4, and in row 5, makes players show an
      alliance, after the vacancies are filled.                           FP-080..082
    4 The next player clockwise who has not passed has a turn.            FP-031, FP-092, FP-096
    5 When all have passed, alliances are shown and counted.              FP-095, FP-120..124
    """

    STEPS = ("set_table", "turn", "reveal", "next_player", "final_scoring")

    def set_table(self, district: District) -> None:
        set_table(district)

    def turn(self, district: District) -> Ask:
        return Ask(district.player, TURN, turn_options(district))

    def on_turn(self, district: District, choice: int) -> FillVacancy | Banish | None:
        if choice < INFLUENCE_FIRST:
            return advance(district, choice)
        if choice < PASS:
            return Banish(choice - INFLUENCE_FIRST)
        pass_for_good(district, district.player)
        return None

    def reveal(self, district: District) -> Reveal | None:
        return Reveal() if district.reveal_is_due() else None

    def next_player(self, district: District) -> None:
        passed, seats = district.passed, district.seats
        for step in range(1, seats + 1):
            seat = (district.player + step) % seats
            if not passed[seat]:
                district.player = seat
                self.skip_to("turn")
                return

    def final_scoring(self, district: District) -> None:
        final_scoring(district)


def turn_options(district: District) -> list[int]:
    """What the active player may do: every advance and every influence card held; passing once there is a Lord.

    A spot can be entered if it is empty and both spots below hold cards: the one climbs, the other supports it
    (FP-060..062). Whoever holds an influence card can banish (FP-078).
    """
    options: list[int] = []
    crowned = district.crowned()
    if not crowned:
        pyramid = district.pyramid
        for goal in range(ABOVE_BASE, len(SPOTS)):
            if pyramid[goal] == EMPTY:
                below = BELOW[goal]
                if pyramid[below[0]] != EMPTY and pyramid[below[1]] != EMPTY:
                    options.append(climb(goal, 0))
                    options.append(climb(goal, 1))
    first = district.player * EIGHT
    influence = district.influence
    for gang in range(len(GANGS)):
        if influence[first + gang]:
            options.append(INFLUENCE_FIRST + gang)
    if crowned:
        options.append(PASS)
    return options


def pass_for_good(district: District, seat: int) -> None:
    """The player takes no more turns; without influence cards there was no other choice (FP-092, FP-093)."""
    district.passed[seat] = 1
    left = district.influence_left(seat)
    if left:
        district.tell(PASSED, seat, left)
    else:
        district.tell(OUT_OF_INFLUENCE, seat)
