"""Chapter "Expert variant" (CE-200..214): what is kept for the next round. Drawing is in `cards`."""

from __future__ import annotations

from posse.games.colt_express.components import SIX
from posse.games.colt_express.sayings import KEEP, KEEP_BASE, KEPT
from posse.games.colt_express.state import IN_DISCARD, IN_HAND, PLACES, SEEN_IN_DISCARD, SEEN_IN_HAND, Train
from posse.kernel.flow import Ballot, Frame


class KeepCards(Frame):
    """The end of Schemin'! for experts.

    1 All choose secretly, at the same time, which Action cards they keep;
      a team for one bandit after the other.                                       CE-201, CE-202, CE-273
    2 The others, and all Bullets in hand, go face-down on the discard pile.       CE-201, CE-202
    """

    STEPS = ("choose", "put_down")
    FIELDS = ("chosen",)

    def __init__(self, chosen: tuple[int, ...]) -> None:
        super().__init__()
        self.chosen = chosen
        """What the seats keep, as the answers came: all seats for their first bandit, then for the second. Secret."""

    def copy(self) -> KeepCards:
        twin = KeepCards(self.chosen)
        twin.at = self.at
        return twin

    def choose(self, train: Train) -> Ballot | None:
        slot = len(self.chosen) // train.seats
        if slot == len(train.gangs[0]):
            return None
        seats = list(range(train.seats))
        return Ballot(KEEP, seats, [keepings(train, train.gangs[seat][slot]) for seat in seats])

    def on_choose(self, train: Train, answers: list[int]) -> None:
        self.chosen = (*self.chosen, *answers)
        self.skip_to("choose")

    def put_down(self, train: Train) -> None:
        train.came_to_light += 1
        for seat in range(train.seats):
            held = train.hand_size(seat)
            for slot, bandit in enumerate(train.gangs[seat]):
                keep_only(train, bandit, digits(self.chosen[slot * train.seats + seat]))
            discard_bullets(train, seat)
            train.tell(KEPT, seat, train.kept[seat], held - train.kept[seat])


def keepings(train: Train, bandit: int) -> list[int]:
    """Every set of the bandit's cards in hand that could be kept, as numbers of KEEP."""
    options = [0]
    weight = 1
    for action, base in enumerate(KEEP_BASE):
        held = train.hand[bandit * SIX + action]
        options = [option + weight * count for count in range(held + 1) for option in options]
        weight *= base
    return options


def digits(value: int) -> list[int]:
    """How many of each action a number of KEEP means.

    >>> digits(1 + 9 * 2 + 162)
    [1, 0, 2, 0, 0, 1]
    """
    counts: list[int] = []
    for base in KEEP_BASE:
        counts.append(value % base)
        value //= base
    return counts


def keep_only(train: Train, bandit: int, kept: list[int]) -> None:
    """The bandit's other cards go face-down on the discard pile."""
    for action in range(SIX):
        card = bandit * SIX + action
        train.discard[card] += train.hand[card] - kept[action]
        train.hand[card] = kept[action]


def discard_bullets(train: Train, seat: int) -> None:
    """All Bullets in hand are discarded; those that all had seen stay known (CE-201, CE-227)."""
    lead = train.lead
    first = seat * PLACES
    lead[first + IN_DISCARD] += lead[first + IN_HAND]
    lead[first + SEEN_IN_DISCARD] += lead[first + SEEN_IN_HAND]
    lead[first + IN_HAND] = lead[first + SEEN_IN_HAND] = 0
    train.kept[seat] = train.actions_in(seat, train.hand)
